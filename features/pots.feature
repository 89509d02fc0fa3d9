@pots
Feature: The pot
  Who wins it, how it is shared, and where the chips go that can't be shared.

  @POT-1
  Rule: The lowest hand takes the pot.

    Scenario: the cards come as they may, and the lowest hand takes the pot
      Given a table of six, dealt 20 times
      When the hand is played out
      Then the lowest hand still in takes the pot

    Scenario: in the second hand too the lowest hand takes the pot
      Given a table of six, dealt 10 times
      When the hand is played out
      And the next hand begins
      And the hand is played out
      Then the lowest hand still in takes the pot

    Scenario: the winner is awarded the whole pot, his own bets among it
      Given a table of three
      And the hands get worse clockwise from P2
      When the hand is played out
      Then P2 is awarded 30 chips
      And P1 is awarded 0 chips
      And P3 is awarded 0 chips

    Scenario Outline: of <seats> players <who> has the lowest hand, the button on seat <button>
      Given a table of <seats>
      And the button is on seat <button>
      And the hands get better clockwise from <worst>
      When the hand is played out
      Then <who> wins the pot
      And <who> ends with <ends> chips

      Examples:
        | case                 | seats | who | button | worst | ends |
        | of six the first     | six   | P1  | 1      | P2    | 1050 |
        | of six the second    | six   | P2  | 3      | P3    | 1050 |
        | of six the third     | six   | P3  | 5      | P4    | 1050 |
        | of six the fourth    | six   | P4  | 2      | P5    | 1050 |
        | of six the fifth     | six   | P5  | 4      | P6    | 1050 |
        | of six the last      | six   | P6  | 6      | P1    | 1050 |
        | of five the fourth   | five  | P4  | 5      | P5    | 1040 |
        | of four the first    | four  | P1  | 4      | P2    | 1030 |
        | of three the last    | three | P3  | 1      | P1    | 1020 |
        | of two the button    | two   | P2  | 1      | P1    | 1010 |
        | of two the other     | two   | P1  | 2      | P2    | 1010 |

    Scenario Outline: <case>
      Given a table of two
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
      When the hand is played out
      Then P2 wins the pot

      Examples:
        | case                                          | P1             | P2             |
        | a worse high card beats a pair of deuces      | 5c 4d 3h 2s 2c | Ac Kd Qh Js 9c |
        | a pair of aces beats a straight               | 6c 5d 4h 3s 2c | Ac Ad Kh Qs Jc |
        | the fifth card decides at the showdown        | 9c 8d 6h 5s 4c | 9d 8h 6s 5c 3d |
        | a seven-six beats a seven-six with a flush    | 7c 5c 4c 3c 2c | 7d 6h 5s 4d 3h |
        | an ace counts as high at the showdown         | 5c 4d 3h 2s Ac | Kc Qd Jh 9s 8c |
        | the lowest card beside a pair decides         | 8c 8d 7c 5d 3h | 8h 8s 7d 5c 2s |
        | the highest card beside a pair decides        | 8c 8d 7c 3d 2h | 8h 8s 6d 5c 4s |
        | the card beside two pairs decides             | 9c 9d 4h 4s 7c | 9h 9s 4c 4d 6d |
        | the lower of two pairs decides before it      | 9c 9d 5h 5s 2c | 9h 9s 4c 4d Kd |
        | of three of a kind the lower wins             | 4c 4d 4h 3s 2c | 3c 3d 3h Ks Qd |
        | the lowest card of two flushes decides        | Kc Tc 8c 5c 3c | Kh Th 8h 5h 2h |

    Scenario: all that was put in goes to the winner
      Given a table of four
      And the hands get better clockwise from P2
      When P3 raises
      And P4 calls
      And P1 raises
      And P2 folds
      And P3 and P4 call
      And everyone stands pat
      And P1 bets
      And P3 calls
      And P4 folds
      And everyone stands pat
      And P1 bets
      And P3 raises
      And P1 calls
      And everyone stands pat
      And everyone checks
      Then the players end with 1120, 990, 920 and 970 chips

    Scenario: what is drawn counts, and what was thrown away does not
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8d 6h 4s 3c 2d |
        | P3     | Kc Qd Jh 9s 8c |
      And the stub begins Ks 5h 7d 4c 3d 2h
      When everyone calls
      And P1 discards 2c
      And P2 stands pat
      And P3 discards Kc Qd Jh 9s 8c
      And the hand is played out
      Then P3 wins the pot
      And P3 ends with 1020 chips

    Scenario: what is drawn in the third draw counts
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8d 6h 4s 3c 2d |
      And the stub begins Ks
      And the hand is past the second draw
      When everyone checks
      And P1 discards 7c
      And P2 stands pat
      And everyone checks
      Then P2 wins the pot

    Scenario: the last bettor does not win by betting
      Given a table of three
      And the hands get better clockwise from P3
      And the hand is past the third draw
      When P1 checks
      And P2 checks
      And P3 bets
      And P1 and P2 call
      Then P2 wins the pot
      And P2 ends with 1060 chips

    Scenario: the lowest of those still in wins when the lowest of all has folded
      Given a table of five
      And the hands get better clockwise from P1
      And the hand is past the second draw
      When P1 bets
      And P2, P3 and P4 call
      And P5 folds
      And the hand is played out
      Then P4 wins the pot
      And P4 ends with 1100 chips

    Scenario Outline: one is all-in, and <case>
      Given a table of three
      And P2 has 10 chips before the hand
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
      And the hand is past the third draw
      When a bet is called by all
      Then P3 ends with 1040 chips

      Examples:
        | case                                           | P1             | P2             | P3             |
        | the last player has the lowest hand            | 9c 8d 7h 5s 4c | Tc 9d 8h 6s 5c | 7d 5h 4s 3c 2d |
        | of hands as high as each other the lowest wins | 9c 8d 6h 5s 4c | 9h 8s 6c 5d 4h | 9d 8h 6s 5c 3d |

    Scenario Outline: one of six is all-in, and <who> has the lowest hand
      Given a table of six
      And the button is on seat <button>
      And P2 has 10 chips before the hand
      And the hands get better clockwise from <worst>
      When the hand is played out
      Then <who> ends with 1050 chips

      Examples:
        | case       | who | worst | button |
        | the button | P6  | P1    | 1      |
        | the fourth | P4  | P5    | 3      |

    Scenario: of three the fifth card decides, and no card before it
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 9c 8d 6h 5s 4c |
        | P2     | 9d 8h 6s 5c 3d |
        | P3     | Kc Kd Jh 8s 7c |
      When everyone calls
      And the hand is played out
      Then P2 ends with 1020 chips

    Scenario Outline: who bet is beaten, the lowest hand has folded, and the lowest still in wins: <case>
      Given a table of <seats>
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When a bet is called by all but <folded>
      Then <who> wins the pot

      Examples:
        | case  | seats | folded | who |
        | three | three | P3     | P2  |
        | six   | six   | P6     | P5  |

    Scenario: of two, who bets last is beaten
      Given a table of two
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When a bet is called by all
      Then P2 wins the pot

    Scenario Outline: the lowest hand is spoilt in the third draw, of <seats>
      Given a table of <seats>
      And the hands get worse clockwise from P1
      And the stub begins Kd
      And the hand is past the second draw
      When everyone checks
      And P1 discards 2d
      And everyone stands pat
      And everyone checks
      Then P2 wins the pot

      Examples:
        | case  | seats |
        | three | three |
        | six   | six   |

    Scenario Outline: in the second hand of <seats> the lowest hand takes the pot
      Given a table of <seats>, dealt 3 times
      When everyone folds
      And the next hand begins
      And the hand is played out
      Then the lowest hand still in takes the pot

      Examples:
        | case  | seats |
        | two   | two   |
        | three | three |

    Scenario: in the second hand the hands count as they are after the draws, and of those still in
      Given a table of four, dealt 20 times
      When everyone folds
      And the next hand begins
      And everyone calls
      And everyone discards two cards
      And everyone checks
      And everyone stands pat
      And everyone checks
      And everyone discards one card
      And P1 bets
      And P2 folds
      And P3 and P4 call
      Then the lowest hand still in takes the pot

    Scenario Outline: everyone folds, and the blinds go to the winner, of <table>
      Given a table of <table>
      When everyone folds
      Then the players end with <ends> chips

      Examples:
        | case  | table                     | ends                                    |
        | two   | two                       | 1005 and 995                            |
        | three | three, in its second hand | 995, 1005 and 1000                      |
        | six   | six, in its second hand   | 995, 1005, 1000, 1000, 1000 and 1000    |

    Scenario Outline: all that is in the pot is awarded, of <table>
      Given a table of <table>
      And the hand is past the third draw
      When a bet is called by all
      Then <chips> chips are awarded in all

      Examples:
        | case                    | table                   | chips |
        | two, in the second hand | two, in its second hand | 60    |
        | three                   | three                   | 90    |

    Scenario Outline: the lowest hand still in wins: <case>
      Given a table of <seats>
      And <short> chips before the hand
      And the hands get better clockwise from P2
      When a bet is called by all but <folded>
      And the hand is played out
      Then <who> ends with <ends> chips

      Examples:
        | case                                           | seats | short             | folded | who | ends |
        | the small blind has folded                     | three | P2 has 1000       | P1     | P3  | 1025 |
        | two are all-in, and one of them has the lowest | four  | P1 and P3 have 20 | P4     | P1  | 60   |

    Scenario: in the third hand too the lowest hand takes the pot
      Given a table of three, in its third hand, dealt 5 times
      When the hand is played out
      Then the lowest hand still in takes the pot

  @POT-2
  Rule: Equal hands share it equally.

    Scenario: each of two who share is awarded half of the pot
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 8c 6d 4s 3d 2h |
        | P2     | 9c 8s 6c 5s 4d |
        | P3     | 8d 6h 4c 3h 2d |
      When the hand is played out
      Then P1 is awarded 15 chips
      And P2 is awarded 0 chips
      And P3 is awarded 15 chips

    Scenario Outline: <sharers> share, <case>
      Given a table of <seats>
      And the button is on seat <button>
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
      When the hand is played out
      Then the players end with <ends> chips

      Examples:
        | case                    | sharers     | seats | button | P1             | P2             | P3             | P4             | ends                      |
        | neighbours              | two of four | four  | 1      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 9c 8d 6h 5s 4c | Ts 9h 8c 6d 2s | 1010, 1010, 990 and 990   |
        | with one between        | two of four | four  | 2      | 9c 8d 6h 5s 4c | 7c 5d 4h 3s 2c | Ts 9h 8c 6d 2s | 7d 5h 4s 3c 2d | 990, 1010, 990 and 1010   |
        | the first and the last  | two of four | four  | 3      | 7c 5d 4h 3s 2c | 9c 8d 6h 5s 4c | Ts 9h 8c 6d 2s | 7d 5h 4s 3c 2d | 1010, 990, 990 and 1010   |
        | all four                | all         | four  | 4      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | 7s 5c 4d 3h 2s | 1000, 1000, 1000 and 1000 |

    Scenario Outline: three share a pot of 60: <case>
      Given a table of six
      And the button is on seat <button>
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
        | P5     | <P5>  |
        | P6     | <P6>  |
      When the hand is played out
      Then the players end with <ends> chips

      Examples:
        | case                  | button | P1             | P2             | P3             | P4             | P5             | P6             | ends                                  |
        | the first three       | 6      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | Kc Qd Jh 9s 8c | Qc Jd Th 8s 6c | Ac Kd Ts 9h 6d | 1010, 1010, 1010, 990, 990 and 990    |
        | every second          | 3      | 7c 5d 4h 3s 2c | Kc Qd Jh 9s 8c | 7d 5h 4s 3c 2d | Qc Jd Th 8s 6c | 7h 5s 4c 3d 2h | Ac Kd Ts 9h 6d | 1010, 990, 1010, 990, 1010 and 990    |

    Scenario: hands that add up to the same do not share, since the third card tells
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | Jc 9d 8h 5s 2c |
        | P2     | Jd 9c 7h 5c 3s |
      When the hand is played out
      Then P2 wins the pot

    Scenario Outline: suits do not break a tie: <case>
      Given a table of two
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
      When the hand is played out
      Then the players end with 1000 and 1000 chips

      Examples:
        | case              | P1             | P2             |
        | no pair           | 9s 8s 6s 5s 4h | 9c 8c 6c 5c 4d |
        | a pair            | 8c 8d 7c 5d 3h | 8h 8s 7d 5c 3s |
        | two pair          | 9c 9d 4h 4s 7c | 9h 9s 4c 4d 7d |
        | two flushes       | Kc Tc 8c 5c 3c | Kh Th 8h 5h 3h |
        | two straights     | 9c 8d 7h 6s 5c | 9d 8h 7s 6c 5d |

    Scenario: equal hands that are not the best share nothing
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 8c 6d 5h 3s 2c |
        | P2     | 8d 6h 5s 3c 2d |
        | P3     | 7c 5d 4h 3d 2h |
      When the hand is played out
      Then the players end with 990, 990 and 1020 chips

    Scenario: the bettor of the last round shares like everybody
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
      And the hand is past the third draw
      When P1 bets
      And P2 raises
      And P1 calls
      Then the players end with 1000 and 1000 chips

    Scenario: an equal hand that has folded gets no share
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | 9c 8d 6h 5s 4c |
      And the hand is past the second draw
      When P1 bets
      And P2 folds
      And P3 calls
      And the hand is played out
      Then the players end with 1040, 990 and 970 chips

    Scenario: two share what a third has put in and folded
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | 9c 8d 6h 5s 4c |
      And the hand is past the first draw
      When P1 bets
      And P2 raises
      And P3 calls
      And P1 calls
      And everyone stands pat
      And P1 bets
      And P2 calls
      And P3 folds
      And the hand is played out
      Then the players end with 1015, 1015 and 970 chips

    Scenario: equal hands share a side pot
      Given a table of three
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8c 6d 4s 3d 2h |
        | P3     | 8d 6h 4c 3h 2d |
      And the hand is past the first draw
      When P2 bets
      And P3 calls
      And the hand is played out
      Then the players end with 30, 990 and 990 chips

    Scenario: equal hands after the draws share
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s Kc |
        | P2     | 7d 5h 4s 3c Kd |
      And the stub begins 2c 2d
      When everyone calls
      And P1 discards Kc
      And P2 discards Kd
      And the hand is played out
      Then the players end with 1000 and 1000 chips

    Scenario Outline: of three, <case> share with a bet in the last round
      Given a table of three
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
      And the hand is past the third draw
      When a bet is called by all
      Then the players end with <ends> chips

      Examples:
        | case                                      | P1             | P2             | P3             | ends                |
        | two equal pairs with another hand between | 8c 8d 7c 5d 3h | Kc Kd Jh 9s 2c | 8h 8s 7d 5c 3s | 1015, 970 and 1015  |
        | all three                                 | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | 1000, 1000 and 1000 |

    Scenario Outline: one is all-in and beaten, and of six <case> share main pot and side pot
      Given a table of six
      And P3 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | <P1>           |
        | P2     | <P2>           |
        | P3     | Ac Kd Kh Jd Tc |
        | P4     | <P4>           |
        | P5     | <P5>           |
        | P6     | Ah Ad Qh Jh Ts |
      And the hand is past the third draw
      When a bet is called by all
      Then the players end with <ends> chips

      Examples:
        | case             | P1             | P2             | P4             | P5             | ends                              |
        | two equal pairs  | 8c 8d 7c 5d 3h | Kc Ks Jc 9s 2c | 8h 8s 7d 5c 3s | Qc Qd Js 9h 2d | 1050, 970, 0, 1050, 970 and 970   |
        | four equal hands | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | 7s 5c 4d 3h 2s | 1010, 1010, 0, 1010, 1010 and 970 |

  @POT-3
  Rule: Chips that can't be split go one each to the sharers, clockwise from the button, pot by pot.

    Scenario Outline: <who> share a pot of 25, the button on seat <button>
      Given a table of four
      And the button is on seat <button>
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
      When P3 <third>
      And P4 <fourth>
      And P1 folds
      And P2 checks
      And the hand is played out
      Then the players end with <ends> chips, odd chips included

      Examples:
        | case        | who        | button | third | fourth | P1             | P2             | P3             | P4             | ends                      |
        | on seat 1   | P2 and P4  | 1      | folds | calls  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | Qc Jd Th 8s 6c | 7d 5h 4s 3c 2d | 995, 1003, 1000 and 1002  |
        | on seat 2   | P2 and P3  | 2      | calls | folds  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Qc Jd Th 8s 6c | 995, 1003, 1002 and 1000  |
        | on seat 3   | P2 and P4 again | 3 | folds | calls  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | Qc Jd Th 8s 6c | 7d 5h 4s 3c 2d | 995, 1003, 1000 and 1002  |
        | on seat 4   | P2 and P3 again | 4 | calls | folds  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Qc Jd Th 8s 6c | 995, 1003, 1002 and 1000  |

    Scenario Outline: five players have put in 5 each, and two share: <case>
      Given a table of five
      And the button is on seat <button>
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
        | P5     | <P5>  |
      When the hand is played out
      Then the players end with <ends> chips, odd chips included

      Examples:
        | case                     | button | P1             | P2             | P3             | P4             | P5             | ends                             |
        | the first and the button | 1      | 7c 5d 4h 3s 2c | Kc Qd Jh 9s 8c | Qc Jd Th 8s 6c | Ac Kd Ts 9h 6d | 7d 5h 4s 3c 2d | 1008, 995, 995, 995 and 1007     |
        | the second and the third | 2      | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Ac Kd Ts 9h 6d | Qc Jd Th 8s 6c | 995, 1008, 1007, 995 and 995     |
        | the third and the fourth | 3      | Kc Qd Jh 9s 8c | Ac Kd Ts 9h 6d | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Qc Jd Th 8s 6c | 995, 995, 1008, 1007 and 995     |
        | the fourth and the button | 4     | Kc Qd Jh 9s 8c | Ac Kd Ts 9h 6d | Qc Jd Th 8s 6c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 995, 995, 995, 1008 and 1007     |
        | the second and the fourth | 5     | Kc Qd Jh 9s 8c | 7s 5c 4d 3h 2s | Qc Jd Th 8s 6c | 7d 5h 4s 3c 2d | Ac Kd Ts 9h 6d | 995, 1008, 995, 1007 and 995     |

    Scenario Outline: three share a pot of <pot>: <case>
      Given a table of <seats>
      And the button is on seat <button>
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
      When the hand is played out
      Then the players end with <ends> chips, odd chips included

      Examples:
        | case                              | pot | seats | button | P1             | P2             | P3             | P4             | ends                      |
        | two odd chips go to the first two | 20  | four  | 1      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | Kc Qd Jh 9s 8c | 1002, 1002, 1001 and 995  |
        | the button gets none              | 20  | four  | 2      | 7c 5d 4h 3s 2c | Kc Qd Jh 9s 8c | 7h 5s 4c 3d 2h | 7d 5h 4s 3c 2d | 1002, 995, 1002 and 1001  |
        | the first has lost                | 20  | four  | 3      | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7h 5s 4c 3d 2h | 7d 5h 4s 3c 2d | 995, 1002, 1002 and 1001  |
        | the third has lost                | 20  | four  | 4      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Kc Qd Jh 9s 8c | 7h 5s 4c 3d 2h | 1002, 1002, 995 and 1001  |

    Scenario: four share 27, and three odd chips go to the first three
      Given a table of six
      And the button is on seat 4
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 7c 5d 4h 3s 2c |
        | P3     | 7d 5h 4s 3c 2d |
        | P4     | Qc Jd Th 8s 6c |
        | P5     | 7h 5s 4c 3d 2h |
        | P6     | 7s 5c 4d 3h 2s |
      When P3, P4, P5 and P6 call
      And P1 folds
      And P2 checks
      And the hand is played out
      Then the players end with 998, 1002, 1002, 995, 1002 and 1001 chips, odd chips included

    Scenario: one odd chip of three sharers goes to the first alone
      Given a table of five
      And the button is on seat 2
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | Qc Jd Th 8s 6c |
        | P4     | 7h 5s 4c 3d 2h |
        | P5     | 7s 5c 4d 3h 2s |
      When the hand is played out
      Then the players end with 995, 1004, 995, 1003 and 1003 chips, odd chips included

    Scenario: what folded players have put in makes no pots of its own, with odd chips of their own
      Given a table of five
      And the button is on seat 3
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | Qc Jd Th 8s 6c |
        | P3     | 7d 5h 4s 3c 2d |
        | P4     | 7h 5s 4c 3d 2h |
        | P5     | 7s 5c 4d 3h 2s |
      When P3 raises
      And P4, P5 and P1 call
      And P2 folds
      And everyone stands pat
      And P1 checks
      And P3 bets
      And P4 and P5 call
      And P1 folds
      And the hand is played out
      Then the players end with 980, 990, 1010, 1010 and 1010 chips

    Scenario: the bettor of the last round gets no odd chip for it
      Given a table of three
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | 7h 5s 4c 3d 2h |
      And the hand is past the third draw
      When P1 and P2 check
      And P3 bets
      And P1 folds
      And P2 calls
      Then the players end with 995, 1003 and 1002 chips, odd chips included

    Scenario Outline: of two, the one who is not the button gets the odd chip, the button on seat <button>
      Given a table of three
      And the button is on seat <button>
      And the stakes are 10/20, with blinds of 5 and 10
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 7h 5s 4c 3d 2h |
        | P3     | 7d 5h 4s 3c 2d |
      When P3 calls
      And P1 folds
      And P2 checks
      And the hand is played out
      Then the players end with 995, 1003 and 1002 chips, odd chips included

      Examples:
        | case      | button |
        | on seat 1 | 1      |
        | on seat 2 | 2      |
        | on seat 3 | 3      |

    Scenario Outline: a main pot of 25 and a side pot of 20: <case>
      Given a table of five
      And the button is on seat <button>
      And P1 has 5 chips before the hand
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
        | P5     | <P5>  |
      When P3, P4 and P5 call
      And P2 checks
      And everyone stands pat
      And the hand is played out
      Then the players end with <ends> chips, odd chips included

      Examples:
        | case                                   | button | P1             | P2             | P3             | P4             | P5             | ends                         |
        | the same two share both pots           | 1      | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Qc Jd Th 8s 6c | Ac Kd Ts 9h 6d | 0, 1013, 1012, 990 and 990   |
        | the short stack shares the main pot    | 4      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Kc Qd Jh 9s 8c | Qc Jd Th 8s 6c | Ac Kd Ts 9h 6d | 13, 1022, 990, 990 and 990   |

    Scenario: main pot and side pot are split apart, each with its own odd chip
      Given a table of six
      And P3 has 7 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 7c 5d 4h 3s 2c |
        | P3     | Qc Jd Th 8s 6c |
        | P4     | 7d 5h 4s 3c 2d |
        | P5     | Ac Kd Ts 9h 6d |
        | P6     | Ad Ks Jc 9c 5c |
      When P3, P4 and P5 call
      And P6 and P1 fold
      And P2 checks
      And the hand is played out
      Then the players end with 995, 1012, 0, 1010, 990 and 1000 chips, odd chips included

    Scenario: the odd chip of each pot goes to the first of those who share that pot
      Given a table of six
      And P3 has 5 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | Qc Jd Th 8s 6c |
        | P3     | 7c 5d 4h 3s 2c |
        | P4     | 7d 5h 4s 3c 2d |
        | P5     | 7h 5s 4c 3d 2h |
        | P6     | Ac Kd Ts 9h 6d |
      When P3, P4 and P5 call
      And P6 folds
      And P1 folds
      And P2 checks
      And the hand is played out
      Then the players end with 995, 990, 9, 1006, 1005 and 1000 chips, odd chips included

    Scenario Outline: two of three share a pot of 15, and P<rich> has the most chips: <case>
      Given a table of three
      And the stakes are 5/10, with blinds of 2 and 5
      And P<rich> has 2000 chips before the hand
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
      When the hand is played out
      Then the players end with <ends> chips, odd chips included

      Examples:
        | case                | rich | P1             | P2             | P3             | ends               |
        | the blinds share    | 2    | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Kc Qd Jh 9s 8c | 1003, 2002 and 995 |
        | the first is beaten | 3    | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 995, 1003 and 2002 |

    Scenario: of six, the blinds share a pot of 105, and the big blind has bet last and has the most chips
      Given a table of six
      And the stakes are 5/10, with blinds of 2 and 5
      And P2 has 2000 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | Kc Qd Jh 9s 8c |
        | P4     | Qc Jd Th 8s 6c |
        | P5     | Ac Kd Ts 9h 6d |
        | P6     | Ad Ks Jc 9c 5c |
      And the hand is past the first draw
      When a bet is called by all but P4
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And P1 checks
      And P2 bets
      And everyone calls
      Then the players end with 1033, 2032, 980, 995, 980 and 980 chips, odd chips included

    Scenario: one is all-in and beaten, the blinds have folded, and three share a pot of 95
      Given a table of six
      And P3 has 20 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Qc Jd Th 8s 6c |
        | P2     | Ac Kd Ts 9h 6d |
        | P3     | Kc Qd Jh 9s 8c |
        | P4     | 7d 5h 4s 3c 2d |
        | P5     | 7h 5s 4c 3d 2h |
        | P6     | 7s 5c 4d 3h 2s |
      When P3 raises
      And P4, P5 and P6 call
      And P1 and P2 fold
      And the hand is played out
      Then the players end with 995, 990, 0, 1012, 1012 and 1011 chips, odd chips included

    Scenario Outline: the second of two sharers is all-in, and gets no odd chip for it: <case>
      Given a table of three
      And the stakes are 5/10, with blinds of 2 and 5
      And <short> 5 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | Kc Qd Jh 9s 8c |
        | P3     | 7d 5h 4s 3c 2d |
      When the hand is played out
      Then the players end with <ends> chips, odd chips included

      Examples:
        | case            | short          | ends            |
        | nobody else is  | P3 has         | 1003, 995 and 7 |
        | so is the loser | P2 and P3 have | 1003, 0 and 7   |

    Scenario: of three pots only the third is shared, and the first of its sharers gets the odd chip
      Given a table of five
      And the stakes are 5/10, with blinds of 2 and 5
      And P4 has 5 chips before the hand
      And P5 has 7 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8d |
        | P2     | 9c 8s 6c 5s 4d |
        | P3     | 9d 8h 6s 5c 4c |
        | P4     | 7c 5d 4h 3s 2c |
        | P5     | 8c 6d 4s 3d 2h |
      When P3 raises
      And everyone calls
      And the hand is played out
      Then the players end with 990, 995, 994, 25 and 8 chips, odd chips included

  @POT-4
  Rule: Chips are neither made nor lost: stacks and pot always add up to what was brought.

    Scenario Outline: <seats> players, before anybody acts
      Given a table of <seats>
      Then no chip has been made or lost

      Examples:
        | case  | seats |
        | two   | two   |
        | three | three |
        | six   | six   |

    Scenario: after each thing that is done in the first round
      Given a table of four
      When P3 calls
      Then no chip has been made or lost
      When P4 raises
      Then no chip has been made or lost
      When P1 raises
      Then no chip has been made or lost
      When P2 folds
      Then no chip has been made or lost
      When P3 calls
      Then no chip has been made or lost
      When P4 calls
      Then no chip has been made or lost

    Scenario: after each round and each draw
      Given a table of three
      And the hand is past the first draw
      Then no chip has been made or lost
      When P1 bets
      Then no chip has been made or lost
      When P2 and P3 call
      Then no chip has been made or lost
      When everyone stands pat
      Then no chip has been made or lost
      When P1 bets
      And P2 raises
      Then no chip has been made or lost
      When P3 folds
      And P1 calls
      Then no chip has been made or lost
      When everyone stands pat
      And P1 checks
      And P2 bets
      And P1 raises
      Then no chip has been made or lost
      When P2 calls
      Then the hand is over
      And no chip has been made or lost

    Scenario Outline: a stack of <chips> is all-in with a blind
      Given a table of four
      And <who> has <chips> chips before the hand
      Then no chip has been made or lost
      When P3 raises
      And P4 calls
      Then no chip has been made or lost
      When the hand is played out
      Then no chip has been made or lost

      Examples:
        | case                   | who | chips |
        | a short small blind    | P1  | 3     |
        | the whole small blind  | P1  | 5     |
        | a short big blind      | P2  | 7     |
        | the whole big blind    | P2  | 10    |

    Scenario: all-in calls and an all-in raise
      Given a table of six
      And P3 has 17 chips before the hand
      And P5 has 23 chips before the hand
      And P1 has 8 chips before the hand
      When P3 raises
      Then no chip has been made or lost
      When P4 raises
      And P5 calls
      Then no chip has been made or lost
      When P6 folds
      And P1 calls
      And P2 calls
      Then no chip has been made or lost
      When the hand is played out
      Then no chip has been made or lost

    Scenario: a pot that everybody else has folded
      Given a table of six
      When P3 raises
      And P4 raises
      And P5, P6, P1, P2 and P3 fold
      Then the hand is over
      And no chip has been made or lost

    Scenario Outline: no odd chip is lost: <case>
      Given a table of <seats>
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
        | P5     | <P5>  |
      When the hand is played out
      Then no chip has been made or lost

      Examples:
        | case        | seats | P1             | P2             | P3             | P4             | P5             |
        | two share   | five  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | Ac Kd Ts 9h 6d | Qc Jd Th 8s 6c |
        | three share | five  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | Qc Jd Th 8s 6c |
        | four share  | five  | Kc Qd Jh 9s 8c | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | 7s 5c 4d 3h 2s |

    Scenario: the part of a bet that nobody called is given back once
      Given a table of two
      And P1 has 27 chips before the hand
      And the hand is past the second draw
      When P1 checks
      And P2 bets
      And P1 calls
      And the hand is played out
      Then no chip has been made or lost

    Scenario: chips of the next hand
      Given a table of six
      When P3 raises
      And P4 calls
      And the hand is played out
      And the next hand begins
      Then no chip has been made or lost
      When P3 raises
      And the hand is played out
      Then no chip has been made or lost

    Scenario: a refused action moves no chip
      Given a table of four
      When P3 tries to check
      Then the engine refuses it
      And no chip has been made or lost

    Scenario Outline: a check is refused, a bet is raised, and it is folded: <case>
      Given a table of <table>
      And <who> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 tries to check
      Then the engine refuses it
      When P2 raises
      Then no chip has been made or lost
      When everyone folds
      Then no chip has been made or lost

      Examples:
        | case                        | table                     | who         | draw   |
        | two in the second round     | two, in its second hand   | P1 has 1000 | first  |
        | two in the last round       | two                       | P1 has 1000 | third  |
        | three in the last round     | three, in its second hand | P1 has 1000 | third  |
        | six in the third round      | six, in its second hand   | P1 has 1000 | second |
        | the last of three is all-in | three                     | P3 has 10   | first  |

    Scenario Outline: a raise over a raise is called for less by one of three in the <round> round
      Given a table of <table>
      And P3 has <chips> chips before the hand
      And <others> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 calls
      And P1 raises
      And P2 calls
      And the hand is played out
      Then no chip has been made or lost

      Examples:
        | case                      | round  | table                     | chips | others      | draw  |
        | second                    | second | three, in its second hand | 27    | P1 has 1000 | first |
        | fourth                    | fourth | three, in its second hand | 37    | P1 has 1000 | third |
        | four, with another all-in | fourth | four                      | 37    | P4 has 10   | third |

    Scenario Outline: everyone folds to the big blind, of <table>
      Given a table of <table>
      When everyone folds
      Then no chip has been made or lost

      Examples:
        | case  | table                     |
        | two   | two, in its second hand   |
        | three | three, in its second hand |
        | six   | six                       |

    Scenario: of two, a large pot is won
      Given a table of two
      And the hand is past the second draw
      When a bet is called by all
      And everyone stands pat
      And a bet is called by all
      Then the hand is over
      And no chip has been made or lost

    Scenario: main pot and side pot are shared, a blind has folded, and no odd chip is lost
      Given a table of six
      And P3 has 7 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 7c 5d 4h 3s 2c |
        | P3     | Qc Jd Th 8s 6c |
        | P4     | 7d 5h 4s 3c 2d |
        | P5     | Ac Kd Ts 9h 6d |
      When P3, P4 and P5 call
      And P6 and P1 fold
      And P2 checks
      And the hand is played out
      Then no chip has been made or lost

    Scenario: four of six share, and neither of two odd chips is lost
      Given a table of six
      And the stakes are 5/10, with blinds of 2 and 5
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | 7h 5s 4c 3d 2h |
        | P4     | 7s 5c 4d 3h 2s |
      When the hand is played out
      Then no chip has been made or lost

    Scenario Outline: chips of the next hand of <seats>
      Given a table of <seats>
      When everyone calls
      And the hand is played out
      And the next hand begins
      Then no chip has been made or lost

      Examples:
        | case  | seats |
        | two   | two   |
        | three | three |

    Scenario: each player's chips are still his in the third hand
      Given a table of three
      When P3 raises
      And P1 and P2 fold
      And the next hand begins
      And P3 and P1 fold
      And the next hand begins
      And P3 and P1 fold
      Then the players end with 1015, 1000 and 985 chips

    Scenario Outline: the small blind folds, and his chips stay in the pot: <case>
      Given a table of <table>
      When the players call to P1
      And P1 folds
      Then no chip has been made or lost

      Examples:
        | case                      | table                     |
        | three, in the second hand | three, in its second hand |
        | five                      | five                      |

    Scenario: the part of a bet that neither of two all-in players can call is given back once
      Given a table of three
      And P2 and P3 have 27 chips before the hand
      And the hand is past the second draw
      When P1 bets
      And everyone calls
      And the hand is played out
      Then no chip has been made or lost

    Scenario: one wins the main pot and another the side pot, and all is awarded
      Given a table of three
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the third draw
      When a bet is called by all
      Then 70 chips are awarded in all
