@all-in
Feature: All-in
  A player who runs out of chips stays in for what he has put in, and for no more.
  Bets are 10 in the first two rounds and 20 in the last two; half a bet decides what a short all-in is worth.

  @ALLIN-1
  Rule: A player who is all-in goes on drawing and shows down, and is not asked to bet.

    Scenario: all-in with the big blind, and asked in all three draws
      Given a table of four
      And P2 has 10 chips before the hand
      When everyone calls
      And P1 stands pat
      Then it is P2's turn
      And P2 may draw
      When P2, P3 and P4 stand pat
      And everyone checks
      And P1 stands pat
      Then it is P2's turn
      When P2, P3 and P4 stand pat
      And everyone checks
      And P1 stands pat
      Then it is P2's turn

    Scenario Outline: P<who> of six is all-in and has a turn in each draw and in no round, the button on seat <button>
      Given a table of six
      And the button is on seat <button>
      And P<who> has 10 chips before the hand
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order P1 P2 P3 P4 P5 P6
      When everyone checks
      Then they have acted in the order <others>
      When everyone stands pat
      Then they have drawn in the order P1 P2 P3 P4 P5 P6
      When everyone checks
      Then they have acted in the order <others>
      When everyone stands pat
      Then they have drawn in the order P1 P2 P3 P4 P5 P6
      When everyone checks
      Then they have acted in the order <others>
      And the hand is over

      Examples:
        | case            | who | button | others         |
        | the small blind | 1   | 6      | P2 P3 P4 P5 P6 |
        | the big blind   | 2   | 1      | P1 P3 P4 P5 P6 |
        | the third       | 3   | 4      | P1 P2 P4 P5 P6 |
        | the fourth      | 4   | 5      | P1 P2 P3 P5 P6 |
        | the fifth       | 5   | 3      | P1 P2 P3 P4 P6 |
        | the button      | 6   | 2      | P1 P2 P3 P4 P5 |

    Scenario: three of five are all-in
      Given a table of five
      And P1, P2 and P4 have 10 chips before the hand
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order P1 P2 P3 P4 P5
      When everyone checks
      Then they have acted in the order P3 P5
      When everyone stands pat
      Then they have drawn in the order P1 P2 P3 P4 P5

    Scenario: an all-in player takes five cards in each draw
      Given a table of three
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Kc Kd Kh Ks 9c |
        | P2     | 8d 6h 4s 3c 2d |
        | P3     | 9h 8s 6c 5s 2s |
      And the stub begins Qc Qd Qh Qs Jc Td Th Ts Tc 9d 7c 5d 4h 3s 2c
      When everyone calls
      And P1 discards Kc Kd Kh Ks 9c
      And P2 and P3 stand pat
      Then P1 gets Qc Qd Qh Qs Jc
      When everyone checks
      And P1 discards Qc Qd Qh Qs Jc
      And P2 and P3 stand pat
      Then P1 gets Td Th Ts Tc 9d
      When everyone checks
      And P1 discards Td Th Ts Tc 9d
      And P2 and P3 stand pat
      And everyone checks
      Then P1 wins the pot
      And P1 ends with 30 chips

    Scenario: all-in with the small blind, a player wins with the card of the third draw
      Given a table of three
      And P1 has 5 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s Kc |
        | P2     | 8d 6h 4s 3c 2d |
        | P3     | 9h 8s 6c 5s 2s |
      And the stub begins Qd Jd 2c
      When everyone calls
      And P1 discards Kc
      And P2 and P3 stand pat
      And everyone checks
      And P1 discards Qd
      And P2 and P3 stand pat
      And everyone checks
      And P1 discards Jd
      And P2 and P3 stand pat
      And everyone checks
      Then the players end with 15, 1000 and 990 chips

    Scenario Outline: a player all-in by a <what> in round <round> wins at the showdown
      Given a table of three
      And P1 has <chips> chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the <draw> draw
      When P1 <first>
      And P2 bets
      And P3 calls
      And P1 calls
      And the hand is played out
      Then P1 ends with <ends> chips

      Examples:
        | case   | what       | round | chips | draw   | first  | ends |
        | second | call       | 2     | 20    | first  | checks | 60   |
        | short  | short call | 2     | 13    | first  | checks | 39   |
        | third  | call       | 3     | 30    | second | checks | 90   |
        | fourth | call       | 4     | 30    | third  | checks | 90   |

    Scenario Outline: a player all-in by a bet in the <round> round shows down
      Given a table of three
      And P1 has <chips> chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the <draw> draw
      When P1 bets
      And P2 and P3 call
      And the hand is played out
      Then P1 ends with <ends> chips

      Examples:
        | case   | round  | chips | draw   | ends |
        | second | second | 20    | first  | 60   |
        | third  | third  | 30    | second | 90   |
        | fourth | fourth | 30    | third  | 90   |

    Scenario: a player all-in by a raise before the first draw shows down
      Given a table of four
      And P4 has 20 chips before the hand
      And the hands get worse clockwise from P4
      When P3 calls
      And P4 raises
      And everyone calls
      And the hand is played out
      Then P4 ends with 80 chips

    Scenario: an all-in player is passed over while the others raise
      Given a table of four
      And P2 has 20 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 calls
      Then it is P3's turn
      When P3 raises
      Then it is P4's turn
      When P4 calls
      Then it is P1's turn
      When P1 calls
      Then it is the second draw
      And it is P1's turn

    Scenario: all-in with the big blind, a player is not asked once more before the first draw
      Given a table of four
      And P2 has 10 chips before the hand
      When P3 raises
      And P4 calls
      And P1 calls
      Then it is the first draw

    Scenario: all-in with the big blind, a player has no option
      Given a table of four
      And P2 has 10 chips before the hand
      When P3, P4 and P1 call
      Then it is the first draw

    Scenario: an all-in player cannot bet
      Given a table of four
      And P1 has 10 chips before the hand
      And the hand is past the first draw
      When P1 tries to bet
      Then the engine refuses it

    Scenario: an all-in player cannot check
      Given a table of four
      And P1 has 10 chips before the hand
      And the hand is past the second draw
      When P1 tries to check
      Then the engine refuses it

    Scenario: all-in players are still in when all others have folded
      Given a table of four
      And P1 and P2 have 10 chips before the hand
      And the hands get worse clockwise from P1
      When P3 raises
      And P4 folds
      And P1 calls
      And everyone stands pat
      Then they have drawn in the order P1 P2 P3
      And it is the second draw
      And P1, P2 and P3 are still in
      When the hand is played out
      Then the players end with 30, 0, 990 and 1000 chips

    Scenario: the bets of others cannot drive an all-in player out
      Given a table of three
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And P3 raises
      And P2 folds
      Then it is the second draw
      And P1 and P3 are still in
      When the hand is played out
      Then the players end with 30, 980 and 1000 chips

    Scenario: who was all-in and won bets again in the next hand
      Given a table of three
      And P1 has 20 chips before the hand
      And the hands get worse clockwise from P1
      When P3 raises
      And P1 and P2 call
      And the hand is played out
      And the next hand begins
      Then it is P3's turn
      And P3 may fold, call or raise
      When P3 raises
      And P1 and P2 call
      And everyone stands pat
      And P1 and P2 check
      Then it is P3's turn

    Scenario Outline: an all-in player draws three times and is not asked: <case>
      Given a table of <table>
      And P<who> has 10 chips before the hand
      When everyone calls
      Then they have acted in the order <first>
      When everyone stands pat
      Then they have drawn in the order <all>
      When everyone checks
      Then they have acted in the order <others>
      When everyone stands pat
      Then they have drawn in the order <all>
      When everyone checks
      Then they have acted in the order <others>
      When everyone stands pat
      Then they have drawn in the order <all>
      When everyone checks
      Then they have acted in the order <others>
      And the hand is over

      Examples:
        | case                    | table                     | who | first             | all               | others         |
        | the big blind of three  | three, in its second hand | 2   | P3 P1             | P1 P2 P3          | P1 P3          |
        | the button of three     | three                     | 3   | P3 P1 P2          | P1 P2 P3          | P1 P2          |
        | the button of four      | four, in its second hand  | 4   | P3 P4 P1 P2       | P1 P2 P3 P4       | P1 P2 P3       |
        | the small blind of five | five                      | 1   | P3 P4 P5 P1 P2    | P1 P2 P3 P4 P5    | P2 P3 P4 P5    |
        | the small blind of six  | six                       | 1   | P3 P4 P5 P6 P1 P2 | P1 P2 P3 P4 P5 P6 | P2 P3 P4 P5 P6 |
        | the big blind of six    | six, in its second hand   | 2   | P3 P4 P5 P6 P1    | P1 P2 P3 P4 P5 P6 | P1 P3 P4 P5 P6 |

    Scenario Outline: one of two is all-in, and changes two cards in each draw: <case>
      Given a table of <table>
      And P<who> has 10 chips before the hand
      When everyone calls
      And everyone discards two cards
      Then they have drawn in the order P1 P2
      And nobody gets a card that he has just discarded
      When everyone discards two cards
      Then they have drawn in the order P1 P2
      And nobody gets a card that he has just discarded
      When everyone discards two cards
      Then they have drawn in the order P1 P2
      And the hand is over

      Examples:
        | case          | table                   | who |
        | the big blind | two, in its second hand | 1   |
        | the button    | two                     | 2   |

    Scenario: an all-in player of six changes four cards
      Given a table of six
      And P4 has 10 chips before the hand
      When everyone calls
      And P1, P2 and P3 stand pat
      And P4 discards four cards
      And P5 and P6 stand pat
      Then nobody gets a card that he has just discarded

    Scenario Outline: an all-in player has the lowest hand and wins, of <seats>
      Given a table of <seats>
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      When everyone calls
      And the hand is played out
      Then P1 ends with <ends> chips

      Examples:
        | case | seats | ends |
        | two  | two   | 20   |
        | six  | six   | 60   |

    Scenario: in the second hand too an all-in player wins with the lowest hand
      Given a table of two, dealt 10 times
      And P2 has 15 chips before the hand
      When P2 folds
      And the next hand begins
      And P2 calls
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

    Scenario Outline: an all-in player is not asked to answer a bet and a raise, and stays in: <case>
      Given a table of <table>
      And P3 has 10 chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      Then <all> are still in
      When everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                     | table                     | draw   | all                       | order             |
        | six in the second round  | six, in its second hand   | first  | P1, P2, P3, P4, P5 and P6 | P1 P2 P4 P5 P6 P1 |
        | three in the third round | three, in its second hand | second | P1, P2 and P3             | P1 P2 P1          |
        | six in the last round    | six                       | third  | P1, P2, P3, P4, P5 and P6 | P1 P2 P4 P5 P6 P1 |

    Scenario: in the second hand too, the first player is all-in and the second opens the round
      Given a table of three, in its second hand
      And P1 has 20 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 and P3 call
      And everyone stands pat
      Then it is P2's turn
      When everyone checks
      Then they have acted in the order P2 P3

    Scenario Outline: who was all-in and won has his turn in the next hand, of <seats>
      Given a table of <seats>
      And P1 has 20 chips before the hand
      And the hands get worse clockwise from P1
      When <raiser> raises
      And everyone calls
      And the hand is played out
      And the next hand begins
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case | seats | raiser | order             |
        | two  | two   | P2     | P2 P1             |
        | six  | six   | P3     | P3 P4 P5 P6 P1 P2 |

    Scenario: two of four are all-in, and the lower of their hands wins and is shown
      Given a table of four
      And P1 and P2 have 10 chips before the hand
      And the hands get worse clockwise from P2
      When everyone calls
      And the hand is played out
      Then P2 shows

  @ALLIN-2
  Rule: Side pots: only those who have matched a level of the pot can win that level.

    Scenario Outline: a main pot of 24 and side pots of 18 and 16: <case>
      Given a table of four
      And the button is on seat <button>
      And P1 has 6 chips before the hand
      And P2 has 12 chips before the hand
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
      When P3 raises
      And P4, P1 and P2 call
      And the hand is played out
      Then the players end with <ends> chips

      Examples:
        | case                             | button | P1             | P2             | P3             | P4             | ends                |
        | each pot has a winner of its own | 1      | 7c 5d 4h 3s 2c | 8d 6h 4s 3c 2d | 9h 7s 5c 4d 3h | Ts 9c 8h 6d 2s | 24, 18, 996 and 980 |
        | the shortest stack comes second  | 2      | 8d 6h 4s 3c 2d | 7c 5d 4h 3s 2c | 9h 7s 5c 4d 3h | Ts 9c 8h 6d 2s | 0, 42, 996 and 980  |
        | the middle stack comes third     | 3      | 7c 5d 4h 3s 2c | 9h 7s 5c 4d 3h | Ts 9c 8h 6d 2s | 8d 6h 4s 3c 2d | 24, 0, 980 and 1014 |
        | a deep stack takes everything    | 4      | 8d 6h 4s 3c 2d | 9h 7s 5c 4d 3h | 7c 5d 4h 3s 2c | Ts 9c 8h 6d 2s | 0, 0, 1038 and 980  |
        | the short stacks come last       | 1      | Ts 9c 8h 6d 2s | 9h 7s 5c 4d 3h | 8d 6h 4s 3c 2d | 7c 5d 4h 3s 2c | 0, 0, 980 and 1038  |
        | the main pot is shared           | 2      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 9c 8d 6h 5s 4c | Ts 9h 8c 6d 2s | 12, 30, 996 and 980 |
        | the first side pot is shared     | 3      | 7c 5d 4h 3s 2c | 8c 6d 4s 3d 2h | 8d 6h 4c 3h 2d | Ts 9h 8s 6s 5s | 24, 9, 1005 and 980 |
        | the last side pot is shared      | 4      | 7c 5d 4h 3s 2c | 8c 6d 4s 3d 2h | Kd Qh Jc 9h 8s | Kh Qd Js 9d 8h | 24, 18, 988 and 988 |
        | three share the main pot         | 1      | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 7h 5s 4c 3d 2h | Ts 9h 8c 6d 5c | 8, 17, 1013 and 980 |
        | three share the first side pot   | 2      | 7c 5d 4h 3s 2c | Kc Qs Jd 9c 8d | Kd Qh Jc 9h 8s | Kh Qd Js 9d 8h | 24, 6, 994 and 994  |
        | the ends share the main pot      | 3      | 7c 5d 4h 3s 2c | 9c 8d 6h 5s 4c | Ts 9h 8c 6d 2s | 7d 5h 4s 3c 2d | 12, 0, 980 and 1026 |

    Scenario: five levels, each with a winner of its own
      Given a table of six
      And P1 has 6 chips before the hand
      And P2 has 10 chips before the hand
      And P4 has 12 chips before the hand
      And P5 has 16 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7d 5h 4s 3c 2d |
        | P2     | 9c 8d 7h 5s 4c |
        | P3     | Qc Jd Th 8s 7c |
        | P4     | Tc 9d 8h 6s 5c |
        | P5     | Jc Td 9h 7s 6c |
        | P6     | Kc Qd Jh 9s 8c |
      When P3 raises
      And P4, P5, P6 and P1 call
      And the hand is played out
      Then the players end with 36, 20, 988, 8, 12 and 980 chips

    Scenario: five levels, and the deepest stack has the best hand
      Given a table of six
      And the button is on seat 5
      And P1 has 6 chips before the hand
      And P2 has 10 chips before the hand
      And P4 has 12 chips before the hand
      And P5 has 16 chips before the hand
      And the hands get better clockwise from P1
      When P3 raises
      And P4, P5, P6 and P1 call
      And the hand is played out
      Then the players end with 0, 0, 980, 0, 0 and 1064 chips

    Scenario: all-in in different rounds
      Given a table of three
      And P1 has 10 chips before the hand
      And P2 has 40 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 checks
      And P3 bets
      And P2 calls
      And everyone stands pat
      And P2 checks
      And P3 bets
      And P2 calls
      And the hand is played out
      Then the players end with 30, 60 and 960 chips

    Scenario: the winner of each pot is awarded that pot
      Given a table of four
      And P1 has 6 chips before the hand
      And P2 has 12 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8d 6h 4s 3c 2d |
        | P3     | 9h 7s 5c 4d 3h |
        | P4     | Ts 9c 8h 6d 2s |
      When P3 raises
      And P4, P1 and P2 call
      And the hand is played out
      Then P1 is awarded 24 chips
      And P2 is awarded 18 chips
      And P3 is awarded 16 chips
      And P4 is awarded 0 chips

    Scenario: the cards come as they may, and each pot goes to the lowest hand that has paid into it
      Given a table of four, dealt 20 times
      And P1 has 6 chips before the hand
      And P2 has 12 chips before the hand
      And P3 has 40 chips before the hand
      When P3 raises
      And P4 raises
      And P1, P2 and P3 call
      And everyone stands pat
      And P3 bets
      And P4 calls
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

    Scenario: in the second hand too each pot goes to the lowest hand that has paid into it
      Given a table of three, dealt 20 times
      And P1 has 30 chips before the hand
      And P2 has 55 chips before the hand
      When P3 raises
      And P1 and P2 fold
      And the next hand begins
      And P3 raises
      And P1 raises
      And P2 raises
      And P3 and P1 call
      And everyone stands pat
      And P1 bets
      And P2 calls
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

    Scenario: bets after the all-in go to a side pot, whatever round they are made in
      Given a table of three
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And P3 calls
      And everyone stands pat
      And P2 bets
      And P3 calls
      And everyone stands pat
      And P2 bets
      And P3 calls
      Then the players end with 30, 1040 and 940 chips

    Scenario: the side pot goes to the better of its two players when both beat the all-in
      Given a table of three
      And P1 has 10 chips before the hand
      And the hands get better clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And P3 calls
      And the hand is played out
      Then the players end with 0, 980 and 1030 chips

    Scenario Outline: two are all-in for the same and <case>
      Given a table of four
      And P1 and P2 have 10 chips before the hand
      And these hands
        | player | cards |
        | P1     | <P1>  |
        | P2     | <P2>  |
        | P3     | <P3>  |
        | P4     | <P4>  |
      When P3 raises
      And P4 and P1 call
      And the hand is played out
      Then the players end with <ends> chips

      Examples:
        | case                      | P1             | P2             | P3             | P4             | ends               |
        | the second of them wins   | 8d 6h 4s 3c 2d | 7c 5d 4h 3s 2c | 9h 7s 5c 4d 3h | Ts 9c 8h 6d 2s | 0, 40, 1000 and 980 |
        | they share the main pot   | 7c 5d 4h 3s 2c | 7d 5h 4s 3c 2d | 9c 8d 6h 5s 4c | Ts 9h 8c 6d 2s | 20, 20, 1000 and 980 |
        | both are beaten           | Kc Qs Jd 9c 8d | Qc Jh Ts 8h 7d | 8c 6d 4s 3d 2h | 7c 5d 4h 3s 2c | 0, 0, 980 and 1040 |

    Scenario: chips of a folded player count at every level that they reach
      Given a table of five
      And P1 has 6 chips before the hand
      And P2 has 12 chips before the hand
      And the hands get worse clockwise from P1
      When P3 raises
      And P4, P5, P1 and P2 call
      And everyone stands pat
      And P3 bets
      And P4 calls
      And P5 folds
      And the hand is played out
      Then the players end with 30, 24, 1014, 970 and 980 chips

    Scenario: a side pot whose other players have folded goes to the one who is left in it
      Given a table of four
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 and P3 check
      And P4 bets
      And P2 calls
      And P3 folds
      And everyone stands pat
      And P2 checks
      And P4 bets
      And P2 folds
      And the hand is played out
      Then the players end with 40, 980, 990 and 1000 chips

    Scenario: a folded blind goes to the main pot
      Given a table of four
      And P3 has 10 chips before the hand
      And the hands get worse clockwise from P3
      When P3 and P4 call
      And P1 folds
      And P2 checks
      And everyone stands pat
      And P2 bets
      And P4 calls
      And the hand is played out
      Then the players end with 995, 980, 35 and 1000 chips

    Scenario: a blind of more than the all-in stays in the pot when it is folded
      Given a table of four
      And P3 has 3 chips before the hand
      And the hands get worse clockwise from P3
      When P3 calls
      And P4 raises
      And P1 calls
      And P2 folds
      And the hand is played out
      Then the players end with 980, 990, 12 and 1021 chips

    Scenario: the best hand has folded, and the next best wins each pot
      Given a table of four
      And P1 has 10 chips before the hand
      And the hands get better clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And P3 calls
      And P4 folds
      And the hand is played out
      Then the players end with 0, 980, 1040 and 990 chips

    Scenario: an all-in of the last round has a side pot too
      Given a table of three
      And P2 has 27 chips before the hand
      And the hands get worse clockwise from P2
      And the hand is past the third draw
      When P1 bets
      And P2 calls
      And P3 calls
      Then the players end with 970, 81 and 976 chips

    Scenario Outline: of <seats>, two are all-in with the blinds, and the second of them wins
      Given a table of <seats>
      And P1 and P2 have 10 chips before the hand
      And the hands get worse clockwise from P2
      When everyone calls
      And the hand is played out
      Then P2 ends with <ends> chips

      Examples:
        | case  | seats | ends |
        | three | three | 30   |
        | six   | six   | 60   |

    Scenario: in the second hand too the lower of two hands that are all-in for the same wins
      Given a table of three, dealt 10 times
      And P2 has 10 chips before the hand
      And P3 has 15 chips before the hand
      When P3 and P1 fold
      And the next hand begins
      And P3 raises
      And P1 and P2 call
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

    Scenario: of three, one folds to a raise, and his chips lie in both pots
      Given a table of three
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And P3 calls
      And everyone stands pat
      And P2 bets
      And P3 raises
      And P2 folds
      And the hand is played out
      Then the players end with 30, 960 and 1020 chips

    Scenario: of six, three fold in the third round, and their chips lie in both pots
      Given a table of six
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And everyone calls
      And everyone stands pat
      And P2 bets
      And P3 calls
      And P4, P5 and P6 fold
      And the hand is played out
      Then the players end with 60, 1050, 960, 980, 980 and 980 chips

    Scenario: in the second hand, a main pot and three side pots, and one has folded
      Given a table of six, dealt 12 times
      And P2 has 10 chips before the hand
      And P3 has 12 chips before the hand
      And P4 has 30 chips before the hand
      When everyone folds
      And the next hand begins
      And P3 raises
      And everyone calls
      And everyone stands pat
      And P3 bets
      And P4 raises
      And P5 calls
      And P6 folds
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

    Scenario: the small blind has folded more than the all-in, and the big blind wins it with the side pot
      Given a table of five
      And P5 has 4 chips before the hand
      And the hands get worse clockwise from P5
      When P3 folds
      And P4 and P5 call
      And P1 folds
      And P2 checks
      And the hand is played out
      Then the players end with 995, 1003, 1000, 990 and 16 chips

  @ALLIN-3
  Rule: An all-in raise of less than half a bet reopens nothing for those who have acted; half or more counts as a raise.

    Scenario Outline: P3 has raised to 20, P4 is all-in for <chips>, and P3 may not raise again
      Given a table of six
      And the button is on seat <button>
      And P4 has <chips> chips before the hand
      When P3 raises
      And P4 raises
      And P5 calls
      And P6, P1 and P2 fold
      Then a call costs P3 <more>
      And P3 may only fold or call
      When P3 tries to raise
      Then the engine refuses it

      Examples:
        | case                      | chips | more | button |
        | one chip more             | 21    | 1    | 1      |
        | two chips less than half  | 23    | 3    | 6      |
        | one chip less than half   | 24    | 4    | 3      |

    Scenario Outline: P3 has raised to 20, P4 is all-in for <chips>, and P3 may raise again
      Given a table of six
      And the button is on seat <button>
      And P4 has <chips> chips before the hand
      When P3 raises
      And P4 raises
      And P5 calls
      And P6, P1 and P2 fold
      Then a call costs P3 <more>
      When P3 raises
      Then it is P5's turn

      Examples:
        | case                    | chips | more | button |
        | exactly half a bet      | 25    | 5    | 4      |
        | one chip more than half | 26    | 6    | 2      |
        | one chip short          | 29    | 9    | 5      |

    Scenario Outline: in the <round> round P2 is all-in for <chips> over a bet of <bet>, and P1 may <what>
      Given a table of four
      And P2 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 calls
      And P4 folds
      Then P1 may <what>

      Examples:
        | case                             | round  | draw   | stack | chips | bet | what                |
        | second, one chip less than half  | second | first  | 24    | 14    | 10  | only fold or call   |
        | second, half                     | second | first  | 25    | 15    | 10  | fold, call or raise |
        | third, one chip less than half   | third  | second | 39    | 29    | 20  | only fold or call   |
        | third, half                      | third  | second | 40    | 30    | 20  | fold, call or raise |
        | third, half a small bet          | third  | second | 35    | 25    | 20  | only fold or call   |
        | fourth, one chip less than half  | fourth | third  | 39    | 29    | 20  | only fold or call   |
        | fourth, half                     | fourth | third  | 40    | 30    | 20  | fold, call or raise |
        | fourth, one chip more than half  | fourth | third  | 41    | 31    | 20  | fold, call or raise |

    Scenario Outline: at <small>/<big> P4 is all-in for <chips>, and P3 may <what>
      Given a table of five
      And the stakes are <small>/<big>, with blinds of <sb> and <bb>
      And P4 has <chips> chips before the hand
      When P3 calls
      And P4 raises
      And P5 calls
      And P1 and P2 fold
      Then P3 may <what>

      Examples:
        | case                           | small | big | sb | bb | chips | what                |
        | under half of fifteen          | 15    | 30  | 7  | 15 | 21    | only fold or call   |
        | just under half of fifteen     | 15    | 30  | 7  | 15 | 22    | only fold or call   |
        | over half of fifteen           | 15    | 30  | 7  | 15 | 23    | fold, call or raise |
        | under half of twenty-five      | 25    | 50  | 12 | 25 | 36    | only fold or call   |
        | just under half of twenty-five | 25    | 50  | 12 | 25 | 37    | only fold or call   |
        | over half of twenty-five       | 25    | 50  | 12 | 25 | 38    | fold, call or raise |
        | one less than half of forty    | 40    | 80  | 20 | 40 | 59    | only fold or call   |
        | half of forty                  | 40    | 80  | 20 | 40 | 60    | fold, call or raise |
        | one less than half of four     | 4     | 8   | 2  | 4  | 5     | only fold or call   |
        | half of four                   | 4     | 8   | 2  | 4  | 6     | fold, call or raise |

    Scenario Outline: P1 has checked, P2 is all-in for a bet of <chips>, and P1 may <what>
      Given a table of four
      And P2 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 checks
      And P2 bets
      And P3 calls
      And P4 folds
      Then P1 may <what>

      Examples:
        | case                            | draw   | stack | chips | what                |
        | second, one chip less than half | first  | 14    | 4     | only fold or call   |
        | second, half                    | first  | 15    | 5     | fold, call or raise |
        | third, one chip less than half  | second | 19    | 9     | only fold or call   |
        | third, half                     | second | 20    | 10    | fold, call or raise |
        | fourth, one chip less than half | third  | 19    | 9     | only fold or call   |
        | fourth, half                    | third  | 20    | 10    | fold, call or raise |

    Scenario: who has called the big blind may not raise over four chips more
      Given a table of six
      And P4 has 14 chips before the hand
      When P3 calls
      And P4 raises
      And P5 calls
      And P6, P1 and P2 fold
      Then P3 may only fold or call

    Scenario: who has called the big blind may raise over five chips more
      Given a table of six
      And P4 has 15 chips before the hand
      When P3 calls
      And P4 raises
      And P5 calls
      And P6, P1 and P2 fold
      Then P3 may fold, call or raise

    Scenario: who has not acted yet may raise over an all-in of less than half a bet
      Given a table of six
      And P4 has 24 chips before the hand
      When P3 raises
      And P4 raises
      Then P5 may fold, call or raise
      When P5 raises
      Then it is P6's turn

    Scenario: the blinds have not acted yet, and may raise over an all-in of less than half a bet
      Given a table of four
      And P4 has 14 chips before the hand
      When P3 calls
      And P4 raises
      Then P1 may fold, call or raise
      When P1 calls
      Then P2 may fold, call or raise
      When P2 raises
      Then it is P3's turn

    Scenario: one has acted and one has not
      Given a table of four
      And P3 has 14 chips before the hand
      And the hand is past the first draw
      When P1 and P2 check
      And P3 bets
      Then P4 may fold, call or raise
      When P4 calls
      Then P1 may only fold or call
      When P1 calls
      Then P2 may only fold or call

    Scenario: everyone who has acted may raise over an all-in of half a bet
      Given a table of five
      And P4 has 15 chips before the hand
      And the hand is past the first draw
      When P1, P2 and P3 check
      And P4 bets
      And P5 calls
      Then P1 may fold, call or raise
      When P1 calls
      Then P2 may fold, call or raise
      When P2 calls
      Then P3 may fold, call or raise

    Scenario: a full raise after it reopens the betting for everyone
      Given a table of six
      And P4 has 14 chips before the hand
      When P3 calls
      And P4 raises
      And P5 raises
      And P6, P1 and P2 fold
      Then P3 may fold, call or raise
      When P3 raises
      Then it is P5's turn

    Scenario: those who have acted still have to call the all-in, and then the round is over
      Given a table of four
      And P3 has 14 chips before the hand
      And the hand is past the first draw
      When P1 and P2 check
      And P3 bets
      And P4 calls
      Then it is P1's turn
      And a call costs P1 4
      When P1 calls
      Then it is P2's turn
      When P2 folds
      Then it is the second draw

    Scenario: an all-in call of less than the bet reopens nothing
      Given a table of four
      And P4 has 15 chips before the hand
      When P3 raises
      And P4 calls
      Then a call costs P1 15
      When P1 and P2 call
      Then it is the first draw

    Scenario: an all-in call between two others leaves the bet as it is
      Given a table of four
      And P2 has 17 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 calls
      Then a call costs P3 10
      When P3 and P4 call
      Then it is the second draw

    Scenario: an all-in of half a bet is one of the bets that are counted
      Given a table of six
      And P2 has 25 chips before the hand
      And the hand is past the first draw
      When the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then as many bets have been made in the third round as in the second

    Scenario Outline: an all-in of less than half a bet is none of the bets that are counted: <case>
      Given a table of six
      And P2 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 and P4 raise
      Then P5 may fold, call or raise

      Examples:
        | case         | draw   | chips |
        | second round | first  | 24    |
        | last round   | third  | 39    |

    Scenario: who closed the round before may raise in the next
      Given a table of four
      And P4 has 24 chips before the hand
      When P3 raises
      And P4 raises
      And P1, P2 and P3 call
      And everyone stands pat
      Then P1 may check or bet
      When P1 and P2 check
      Then P3 may check or bet

    Scenario Outline: three at the table, P2 is all-in over the bet of P1, who may <what>: <case>
      Given a table of three, in its second hand
      And P2 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      Then P3 may fold, call or raise
      When P3 calls
      Then a call costs P1 <more>
      And P1 may <what>

      Examples:
        | case                            | draw  | stack | more | what                |
        | second, one chip less than half | first | 24    | 4    | only fold or call   |
        | second, half                    | first | 25    | 5    | fold, call or raise |
        | fourth, one chip less than half | third | 39    | 9    | only fold or call   |
        | fourth, half                    | third | 40    | 10   | fold, call or raise |

    Scenario Outline: three at the table, P3 has raised to 20, P1 is all-in for <chips>, and P3 may <what>
      Given a table of three, in its second hand
      And P1 has <chips> chips before the hand
      When P3 raises
      And P1 raises
      And P2 calls
      Then P3 may <what>

      Examples:
        | case                    | chips | what                |
        | one chip less than half | 24    | only fold or call   |
        | half                    | 25    | fold, call or raise |

    Scenario: three at the table, and in the last round neither the bettor nor who has called may raise again
      Given a table of three, in its second hand
      And P3 has 39 chips before the hand
      And the hand is past the third draw
      When P1 bets
      And P2 calls
      And P3 raises
      And P1 calls
      Then P2 may only fold or call
      When P2 tries to raise
      Then the engine refuses it

    Scenario Outline: three at the table, P1 has checked, P2 is all-in for a bet of <chips>, and P1 may <what>
      Given a table of three, in its second hand
      And P2 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 checks
      And P2 bets
      And P3 calls
      Then P1 may <what>

      Examples:
        | case                    | draw   | stack | chips | what                |
        | one chip less than half | third  | 19    | 9     | only fold or call   |
        | half                    | second | 20    | 10    | fold, call or raise |

    Scenario Outline: a player is all-in already, P3 is all-in over a bet and a call, and may those raise: <case>
      Given a table of five
      And P5 has 10 chips before the hand
      And P3 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 calls
      And P3 raises
      Then P4 may fold, call or raise
      When P4 calls
      Then a call costs P1 <more>
      And P1 may <what>
      When P1 calls
      Then P2 may <what>

      Examples:
        | case                            | draw  | stack | more | what                |
        | second, one chip less than half | first | 24    | 4    | only fold or call   |
        | second, half                    | first | 25    | 5    | fold, call or raise |
        | fourth, one chip less than half | third | 39    | 9    | only fold or call   |
        | fourth, half                    | third | 40    | 10   | fold, call or raise |

    Scenario: a player is all-in already, and who has checked may not raise over a bet of less than half
      Given a table of four
      And P4 has 10 chips before the hand
      And P2 has 19 chips before the hand
      And the hand is past the second draw
      When P1 checks
      And P2 bets
      And P3 calls
      Then P1 may only fold or call

    Scenario Outline: at 15/30 P2 is all-in for <chips> over a bet of 30, and P1 may <what>
      Given a table of three
      And the stakes are 15/30, with blinds of 7 and 15
      And P2 has <stack> chips before the hand
      And the hand is past the second draw
      When P1 bets
      And P2 raises
      And P3 calls
      Then P1 may <what>

      Examples:
        | case                    | stack | chips | what                |
        | one chip less than half | 59    | 44    | only fold or call   |
        | half                    | 60    | 45    | fold, call or raise |

    Scenario Outline: over a short all-in the bet is completed, and those who have acted may raise again: <case>
      Given a table of <table>
      And P2 has <stack> chips before the hand
      And <others> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 raises
      Then P1 may fold, call or raise
      When P1 raises
      Then P3 may fold, call or raise

      Examples:
        | case                      | table                     | stack | others      | draw   |
        | three in the second round | three, in its second hand | 24    | P1 has 1000 | first  |
        | three in the third round  | three, in its second hand | 39    | P1 has 1000 | second |
        | three in the last round   | three, in its second hand | 39    | P1 has 1000 | third  |
        | the fourth is all-in      | four                      | 39    | P4 has 10   | third  |

    Scenario Outline: before the first draw an all-in of less than half a bet is none of the bets that are counted: <case>
      Given a table of <table>
      And <who> has 24 chips before the hand
      When P3 raises
      And <who> raises
      And <next> raises
      Then <last> may fold, call or raise

      Examples:
        | case  | table                     | who | next | last |
        | six   | six                       | P4  | P5   | P6   |
        | three | three, in its second hand | P1  | P2   | P3   |

    Scenario Outline: an all-in of half a bet is counted, at other tables too: <case>
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And <others> chips before the hand
      And the hand is past the <draw> draw
      When the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then as many bets have been made in the <next> round as in the <round>

      Examples:
        | case                    | table                    | chips | others      | draw   | round  | next   |
        | four in the second hand | four, in its second hand | 25    | P1 has 1000 | first  | second | third  |
        | five, the fifth all-in  | five                     | 40    | P5 has 10   | second | third  | fourth |
        | four, the fourth bet    | four                     | 1000  | P4 has 45   | first  | second | third  |
        | four in the last round  | four                     | 1000  | P1 has 105  | second | third  | fourth |

    Scenario Outline: an all-in call for less than the bet changes nothing for the others: <case>
      Given a table of <table>
      And P2 has <stack> chips before the hand
      And <others> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 calls
      Then a call costs P3 20
      When everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                     | table                     | stack | others      | draw   | order             |
        | three in the third round | three, in its second hand | 27    | P1 has 1000 | second | P1 P2 P3          |
        | six in the last round    | six, in its second hand   | 27    | P1 has 1000 | third  | P1 P2 P3 P4 P5 P6 |
        | the fourth is all-in     | four                      | 27    | P4 has 10   | third  | P1 P2 P3          |

    Scenario Outline: who may not raise over a short all-in may bet in the next round, of <table>
      Given a table of <table>
      And <who> has 24 chips before the hand
      When P3 raises
      And the players call to <who>
      And <who> raises
      And everyone calls
      And everyone stands pat
      Then <first> may check or bet

      Examples:
        | case  | table                     | who | first |
        | three | three, in its second hand | P1  | P2    |
        | six   | six, in its second hand   | P6  | P1    |

    Scenario: two are all-in for less than half a bet together, and the bettor may not raise again
      Given a table of four
      And P2 has 22 chips before the hand
      And P3 has 24 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 raises
      And P3 raises
      And P4 calls
      Then a call costs P1 4
      And P1 may only fold or call

    Scenario: the big blind has called 30, P3 is all-in for 34, and the big blind may not raise
      Given a table of three
      And P3 has 34 chips before the hand
      When P3 raises
      And P1 raises
      And P2 calls
      And P3 raises
      And P1 calls
      Then P2 may only fold or call

  @ALLIN-4
  Rule: The next raise over an all-in that counts is one bet more than it; over one that does not, it completes the bet.

    Scenario Outline: P3 is all-in for <chips>, and P4 raises to <to>
      Given a table of six
      And P3 has <chips> chips before the hand
      When P3 raises
      And P4 raises
      Then P4 has put in <to>

      Examples:
        | case                    | chips | to |
        | one chip more           | 11    | 20 |
        | one chip less than half | 14    | 20 |
        | half a bet              | 15    | 25 |
        | one chip more than half | 16    | 26 |
        | one chip short          | 19    | 29 |
        | a full raise            | 20    | 30 |

    Scenario Outline: P3 has raised to 20, P4 is all-in for <chips>, and P5 raises to <to>
      Given a table of six
      And P4 has <chips> chips before the hand
      When P3 raises
      And P4 raises
      And P5 raises
      Then P5 has put in <to>

      Examples:
        | case                    | chips | to |
        | one chip less than half | 24    | 30 |
        | half a bet              | 25    | 35 |
        | one chip short          | 29    | 39 |

    Scenario Outline: at <small>/<big> P3 is all-in for <chips>, and P4 raises to <to>
      Given a table of six
      And the stakes are <small>/<big>, with blinds of <sb> and <bb>
      And P3 has <chips> chips before the hand
      When P3 raises
      And P4 raises
      Then P4 has put in <to>

      Examples:
        | case                  | small | big | sb | bb | chips | to  |
        | under half of fifteen | 15    | 30  | 7  | 15 | 21    | 30  |
        | just under half       | 15    | 30  | 7  | 15 | 22    | 30  |
        | over half of fifteen  | 15    | 30  | 7  | 15 | 23    | 38  |
        | under half of fifty   | 50    | 100 | 25 | 50 | 74    | 100 |
        | half of fifty         | 50    | 100 | 25 | 50 | 75    | 125 |

    Scenario Outline: in the <round> round P1 is all-in for a bet of <chips>, and P2 raises to <to>
      Given a table of four
      And P1 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      Then P2 has put in <to>

      Examples:
        | case                            | round  | draw   | stack | chips | to |
        | second, one chip less than half | second | first  | 14    | 4     | 10 |
        | second, half                    | second | first  | 15    | 5     | 15 |
        | second, one chip short          | second | first  | 19    | 9     | 19 |
        | third, one chip less than half  | third  | second | 19    | 9     | 20 |
        | third, half                     | third  | second | 20    | 10    | 30 |
        | third, three quarters           | third  | second | 25    | 15    | 35 |
        | fourth, one chip less than half | fourth | third  | 19    | 9     | 20 |
        | fourth, three quarters          | fourth | third  | 25    | 15    | 35 |

    Scenario Outline: in the <round> round P2 is all-in for <chips> over a bet, and P3 raises to <to>
      Given a table of four
      And P2 has <stack> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 raises
      Then P3 has put in <to>

      Examples:
        | case                            | round  | draw   | stack | chips | to |
        | second, one chip less than half | second | first  | 24    | 14    | 20 |
        | second, half                    | second | first  | 25    | 15    | 25 |
        | third, one chip less than half  | third  | second | 39    | 29    | 40 |
        | third, half                     | third  | second | 40    | 30    | 50 |
        | fourth, one chip less than half | fourth | third  | 39    | 29    | 40 |
        | fourth, half                    | fourth | third  | 40    | 30    | 50 |

    Scenario: the raise after the completed bet is one bet more
      Given a table of six
      And P3 has 14 chips before the hand
      When P3 raises
      And P4 raises
      Then P4 has put in 20
      When P5 raises
      Then P5 has put in 30

    Scenario: the raise after the raise over an all-in that counts is one bet more
      Given a table of six
      And P3 has 15 chips before the hand
      When P3 raises
      And P4 raises
      Then P4 has put in 25
      When P5 raises
      Then P5 has put in 35

    Scenario: others call first, and the raise comes to the same
      Given a table of six
      And P3 has 16 chips before the hand
      When P3 raises
      And P4, P5 and P6 call
      And P1 raises
      Then P1 has put in 26

    Scenario: the bettor raises again over an all-in that counts
      Given a table of four
      And P2 has 26 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 raises
      And P3 and P4 call
      And P1 raises
      Then P1 has put in 26

    Scenario Outline: over an all-in for <chips>, a raise to <to> is refused
      Given a table of six
      And P3 has <chips> chips before the hand
      When P3 raises
      And P4 tries to raise to <to>
      Then the engine refuses it

      Examples:
        | case                          | chips | to |
        | not completed, but one more   | 14    | 24 |
        | two bets                      | 14    | 30 |
        | completed, where it counts    | 15    | 20 |
        | two bets, where it counts     | 15    | 30 |

    Scenario: a new round begins with a full bet
      Given a table of four
      And P3 has 14 chips before the hand
      When P3 raises
      And P4, P1 and P2 call
      And everyone stands pat
      And P1 bets
      Then P1 has put in 10

    Scenario: a new round begins with a full bet after an all-in that counted
      Given a table of four
      And P3 has 42 chips before the hand
      And the hand is past the second draw
      When P1 checks
      And P2 bets
      And P3 raises
      And P4, P1 and P2 call
      And everyone stands pat
      And P1 bets
      Then P1 has put in 20
      When P2 raises
      Then P2 has put in 40

    Scenario Outline: P1 is all-in for a bet of <chips>, P2 raises to <to> and P3 to <next>: <case>
      Given a table of <table>
      And P1 has <stack> chips before the hand
      And <others> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      Then P2 has put in <to>
      When P3 raises
      Then P3 has put in <next>

      Examples:
        | case                                      | table                     | stack | others      | draw   | chips | to | next |
        | three in the second round, less than half | three, in its second hand | 14    | P2 has 1000 | first  | 4     | 10 | 20   |
        | three in the second round, half           | three, in its second hand | 15    | P2 has 1000 | first  | 5     | 15 | 25   |
        | three in the third round, half            | three, in its second hand | 20    | P2 has 1000 | second | 10    | 30 | 50   |
        | three in the last round, less than half   | three, in its second hand | 19    | P2 has 1000 | third  | 9     | 20 | 40   |
        | three in the last round, three quarters   | three, in its second hand | 25    | P2 has 1000 | third  | 15    | 35 | 55   |
        | six in the last round, three quarters     | six                       | 25    | P2 has 1000 | third  | 15    | 35 | 55   |
        | the fourth is all-in, less than half      | four                      | 14    | P4 has 10   | first  | 4     | 10 | 20   |
        | the fourth is all-in, half                | four                      | 15    | P4 has 10   | first  | 5     | 15 | 25   |
        | the fourth is all-in, three quarters      | four                      | 25    | P4 has 10   | third  | 15    | 35 | 55   |

    Scenario Outline: P1 is all-in for a bet, and P2 tries to raise to <to>: <case>
      Given a table of <table>
      And P1 has <stack> chips before the hand
      And <others> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 tries to raise to <to>
      Then the engine refuses it

      Examples:
        | case                      | table                     | stack | others      | draw   | to |
        | three in the second round | three, in its second hand | 15    | P2 has 1000 | first  | 20 |
        | three in the third round  | three, in its second hand | 25    | P2 has 1000 | second | 30 |
        | three in the last round   | three, in its second hand | 19    | P2 has 1000 | third  | 29 |
        | the fourth is all-in      | four                      | 25    | P4 has 10   | third  | 40 |

    Scenario Outline: a new round begins with a full bet, of <table>
      Given a table of <table>
      And P3 has 14 chips before the hand
      When P3 raises
      And everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in 10

      Examples:
        | case  | table                     |
        | three | three, in its second hand |
        | six   | six                       |

    Scenario: two are all-in for less than half a bet together, and the next raise completes the bet
      Given a table of four
      And P2 has 22 chips before the hand
      And P3 has 24 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 raises
      And P3 raises
      And P4 raises
      Then P4 has put in 20

  @ALLIN-5
  Rule: The part of a bet that nobody called goes back to the bettor.

    Scenario Outline: a bet of 20 is called for 10, and the <who> wins
      Given a table of two
      And the button is on seat <button>
      And P1 has 20 chips before the hand
      And the hands get better clockwise from <worst>
      And the hand is past the second draw
      When P1 checks
      And P2 bets
      And P1 calls
      And the hand is played out
      Then the players end with <ends> chips

      Examples:
        | case       | who    | button | worst | ends         |
        | the caller | caller | 1      | P2    | 40 and 980   |
        | the bettor | bettor | 2      | P1    | 0 and 1020   |

    Scenario: two callers have less than the raise, and the shortest wins
      Given a table of three
      And P1 has 15 chips before the hand
      And P2 has 12 chips before the hand
      And the hands get worse clockwise from P2
      When P3 raises
      And P1 and P2 call
      And the hand is played out
      Then the players end with 0, 36 and 991 chips

    Scenario: two callers have less than the raise, and the raiser loses to both
      Given a table of three
      And P1 has 15 chips before the hand
      And P2 has 12 chips before the hand
      And the hands get better clockwise from P3
      When P3 raises
      And P1 and P2 call
      And the hand is played out
      Then the players end with 6, 36 and 985 chips

    Scenario: everyone folds to a raise
      Given a table of six
      When P3 raises
      And P4, P5, P6, P1 and P2 fold
      Then the players end with 995, 990, 1015, 1000, 1000 and 1000 chips

    Scenario: everyone folds to a bet in the third round
      Given a table of three
      And the hand is past the second draw
      When P1 bets
      And P2 and P3 fold
      Then the players end with 1020, 990 and 990 chips

    Scenario: everyone folds to the big blind
      Given a table of four
      When P3, P4 and P1 fold
      Then the players end with 995, 1005, 1000 and 1000 chips

    Scenario: both are all-in for different amounts in one round
      Given a table of two
      And P1 has 28 chips before the hand
      And P2 has 22 chips before the hand
      And the hands get better clockwise from P1
      And the hand is past the second draw
      When P1 bets
      And P2 calls
      And the hand is played out
      Then the players end with 6 and 44 chips

    Scenario: what a folded player called does not go back
      Given a table of five
      And P4 has 12 chips before the hand
      And the hands get worse clockwise from P4
      When P3 raises
      And P4 and P5 call
      And P1 and P2 fold
      And everyone stands pat
      And P3 bets
      And P5 folds
      And the hand is played out
      Then the players end with 995, 990, 996, 51 and 980 chips

    Scenario: a raise over a bettor who folds goes back but for what he had bet
      Given a table of three
      And P1 has 10 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the first draw
      When P2 bets
      And P3 raises
      And P2 folds
      And the hand is played out
      Then the players end with 30, 980 and 1000 chips

    Scenario: in the last round an all-in call is for less than the bet
      Given a table of three
      And P1 has 17 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And P3 folds
      And P1 calls
      Then the players end with 44, 983 and 990 chips

    Scenario: the raise of the last round is called by all-in players only
      Given a table of four
      And P1 has 27 chips before the hand
      And P4 has 35 chips before the hand
      And the hands get better clockwise from P2
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And P3 raises
      And P4 calls
      And P1 calls
      And P2 folds
      Then the players end with 108, 970, 965 and 19 chips

    Scenario: of six, one has called more than the all-in players and folded, and the rest goes back
      Given a table of six
      And P1 has 15 chips before the hand
      And P2 has 12 chips before the hand
      And P3 has 27 chips before the hand
      And the hands get better clockwise from P3
      When P3 raises
      And P4 calls
      And P5 and P6 fold
      And P1 and P2 call
      And everyone stands pat
      And P3 bets
      And P4 folds
      And the hand is played out
      Then the players end with 9, 48, 17, 980, 1000 and 1000 chips

    Scenario: in the second hand too, what nobody called goes back
      Given a table of four, dealt 10 times
      And P2 has 10 chips before the hand
      And P3 has 12 chips before the hand
      And P4 has 27 chips before the hand
      When everyone folds
      And the next hand begins
      And P3 raises
      And everyone calls
      And everyone stands pat
      And P3 bets
      And P4 folds
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

    Scenario Outline: everyone folds to a raise in the second hand, of <seats>
      Given a table of <seats>, in its second hand
      When <who> raises
      And everyone folds
      Then the players end with <ends> chips

      Examples:
        | case  | seats | who | ends              |
        | two   | two   | P2  | 990 and 1010      |
        | three | three | P3  | 995, 990 and 1015 |

    Scenario: in the last round too, a raise over a bettor who folds goes back but for what he had bet
      Given a table of three
      And P1 has 20 chips before the hand
      And the hands get worse clockwise from P1
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And P3 raises
      And P1 calls
      And P2 folds
      Then the players end with 60, 970 and 990 chips

    Scenario Outline: of two, <case> is short, and what the other has put in beyond it goes back
      Given a table of two
      And <who> has <chips> chips before the hand
      And the hands get worse clockwise from <who>
      When the hand is played out
      Then the players end with <ends> chips

      Examples:
        | case                  | who | chips | ends       |
        | a big blind of seven  | P1  | 7     | 14 and 993 |
        | a small blind of four | P2  | 4     | 996 and 8  |

    Scenario: in the third hand too, what nobody called goes back
      Given a table of three, in its third hand, dealt 10 times
      And P1 has 17 chips before the hand
      When P3 raises
      And P1 calls
      And P2 folds
      And the hand is played out
      Then each pot goes to the lowest hand that has paid into it

  @ALLIN-6
  Rule: There is no betting when fewer than two players can bet; the draws go on.

    Scenario: two players are all-in before the first draw
      Given a table of two
      And P1 and P2 have 20 chips before the hand
      When P2 raises
      And P1 calls
      Then it is the first draw
      When P1 and P2 stand pat
      Then it is the second draw
      When P1 and P2 stand pat
      Then it is the third draw
      When P1 and P2 stand pat
      Then the hand is over

    Scenario Outline: one of two is all-in and the other is not, the button on seat <button>
      Given a table of two
      And the button is on seat <button>
      And <who> has 20 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 calls
      Then it is the second draw
      When P1 and P2 stand pat
      Then it is the third draw
      When P1 and P2 stand pat
      Then the hand is over

      Examples:
        | case       | who | button |
        | the bettor | P1  | 1      |
        | the caller | P2  | 2      |

    Scenario: all but one of four are all-in
      Given a table of four
      And P1, P2 and P3 have 20 chips before the hand
      When P3 raises
      And P4, P1 and P2 call
      Then it is the first draw
      When everyone stands pat
      Then it is the second draw
      When everyone stands pat
      Then it is the third draw
      When everyone stands pat
      Then the hand is over

    Scenario: four are all-in in the last round but one
      Given a table of four
      And everyone has 30 chips before the hand
      And the hand is past the second draw
      When P1 bets
      And P2, P3 and P4 call
      Then it is the third draw
      When everyone stands pat
      Then the hand is over

    Scenario: two of four can bet, and bet
      Given a table of four
      And P1 and P3 have 10 chips before the hand
      And the hand is past the first draw
      Then it is P2's turn
      And P2 may only check or bet
      When P2 bets
      Then P4 may only fold, call or raise
      When P4 calls
      Then it is the second draw

    Scenario: one folds, and only one is left who could bet
      Given a table of four
      And P1 and P3 have 10 chips before the hand
      And the hand is past the first draw
      When P2 bets
      And P4 folds
      Then it is the second draw
      When everyone stands pat
      Then they have drawn in the order P1 P2 P3
      And it is the third draw
      When everyone stands pat
      Then the hand is over

    Scenario: the small blind was the whole stack, and the big blind owes nothing
      Given a table of two
      And P2 has 5 chips before the hand
      Then it is the first draw
      And it is P1's turn

    Scenario: the small blind was the whole stack, and all others fold
      Given a table of three
      And P1 has 4 chips before the hand
      When P3 folds
      Then it is the first draw

    Scenario: both blinds are all-in, and the last to call may not raise
      Given a table of three
      And P1 has 5 chips before the hand
      And P2 has 10 chips before the hand
      Then it is P3's turn
      And P3 may only fold or call
      When P3 calls
      Then it is the first draw

    Scenario: a bet and an all-in raise leave one player with chips
      Given a table of three
      And P1 and P2 have 30 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 raises
      And P3 calls
      And P1 calls
      Then it is the second draw

    Scenario Outline: the only other player is all-in, and a raise is refused in the <round> round
      Given a table of two
      And P1 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      Then it is P2's turn
      And P2 may only fold or call
      When P2 tries to raise
      Then the engine refuses it

      Examples:
        | case   | round  | draw   | chips |
        | second | second | first  | 20    |
        | short  | second | first  | 17    |
        | third  | third  | second | 30    |
        | fourth | fourth | third  | 30    |

    Scenario: the last player with chips still has to call or fold
      Given a table of three
      And P1 and P2 have 20 chips before the hand
      When P3 calls
      And P1 raises
      And P2 calls
      Then it is P3's turn
      And a call costs P3 10
      When P3 folds
      Then it is the first draw
      And P1 and P2 are still in

    Scenario: who is all-in for less than the bet leaves the last player nothing to call
      Given a table of two
      And P1 has 15 chips before the hand
      And the hand is past the first draw
      When P1 checks
      And P2 bets
      And P1 calls
      Then it is the second draw

    Scenario: nobody can bet, and the winner is found after the third draw
      Given a table of two
      And P1 and P2 have 20 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Kc Qd Jh 9s 8c |
        | P2     | 8d 6h 4s 3c 2d |
      And the stub begins Qc Jd Th 9h 9d Qs Ts 7h 7d 6s 7c 5d 4h 3s 2c
      When P2 raises
      And P1 calls
      And P1 discards Kc Qd Jh 9s 8c
      And P2 stands pat
      And P1 discards Qc Jd Th 9h 9d
      And P2 stands pat
      And P1 discards Qs Ts 7h 7d 6s
      And P2 stands pat
      Then P1 wins the pot
      And P1 ends with 40 chips

    Scenario: in the next hand there is betting again
      Given a table of two
      And P1 has 20 chips before the hand
      And the hands get better clockwise from P2
      When P2 raises
      And P1 calls
      And the hand is played out
      And the next hand begins
      Then P2 may fold, call or raise

    Scenario Outline: <case>, and the draws go on without betting
      Given a table of <table>
      And <who> 10 chips before the hand
      When everyone calls
      Then they have acted in the order <order>
      And it is the first draw
      When everyone stands pat
      Then it is the second draw
      When everyone stands pat
      Then it is the third draw
      When everyone stands pat
      Then the hand is over

      Examples:
        | case                                                  | table                   | who                        | order          |
        | all three are all-in                                  | three                   | everyone has               | P3 P1          |
        | all six are all-in                                    | six                     | everyone has               | P3 P4 P5 P6 P1 |
        | all but the big blind of five are all-in              | five                    | P1, P3, P4 and P5 have     | P3 P4 P5 P1    |
        | all but the big blind of six are all-in               | six                     | P1, P3, P4, P5 and P6 have | P3 P4 P5 P6 P1 |
        | all but the small blind are all-in in the second hand | six, in its second hand | P2, P3, P4, P5 and P6 have | P3 P4 P5 P6 P1 |

    Scenario Outline: in the second hand nobody can bet, and the draws go on: <case>
      Given a table of <seats>, in its second hand
      And everyone has 15 chips before the hand
      And P2 has <chips> chips before the hand
      When the players call to <who>
      And <who> raises
      And everyone calls
      Then it is the first draw
      When everyone stands pat
      Then it is the second draw
      When everyone stands pat
      Then it is the third draw
      When everyone stands pat
      Then the hand is over

      Examples:
        | case                           | seats | chips | who |
        | all of two are all-in          | two   | 15    | P2  |
        | all but the big blind of three | three | 1000  | P3  |

    Scenario Outline: the only other player with chips is all-in with a bet, and the last may only call it: <case>
      Given a table of <table>
      And <short> 10 chips before the hand
      And P1 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      Then a call costs P2 <bet>
      And P2 may only fold or call
      When P2 tries to raise
      Then the engine refuses it

      Examples:
        | case  | table                     | short                  | chips | draw  | bet |
        | three | three, in its second hand | P3 has                 | 20    | first | 10  |
        | six   | six, in its second hand   | P3, P4, P5 and P6 have | 30    | third | 20  |

    Scenario Outline: of <seats> players two can bet, and bet in the <round> round
      Given a table of <seats>, in its second hand
      And <short> 10 chips before the hand
      And the hand is past the <draw> draw
      Then it is P1's turn
      When P1 bets
      And P2 raises
      And P1 calls
      Then they have acted in the order P1 P2 P1

      Examples:
        | case  | seats | short                  | round  | draw   |
        | three | three | P3 has                 | third  | second |
        | six   | six   | P3, P4, P5 and P6 have | fourth | third  |

    Scenario: the small blind is all-in, and before the first draw the big blind may raise
      Given a table of three
      And P1 has 5 chips before the hand
      When P3 calls
      Then P2 may check or raise
      When P2 raises
      Then P3 may fold, call or raise

    Scenario: two of three are all-in and share, and in the next hand there is betting again
      Given a table of three
      And P1 and P2 have 20 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | 9c 8d 6h 5s 4c |
      When P3 raises
      And P1 and P2 call
      And the hand is played out
      And the next hand begins
      Then P3 may fold, call or raise

    Scenario: five of six are all-in and win a pot each or share one, and in the next hand there is betting again
      Given a table of six
      And P1 and P2 have 12 chips before the hand
      And P4 and P5 have 20 chips before the hand
      And P6 has 30 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
        | P3     | Kc Qd Jh 9s 8s |
        | P4     | 8c 6d 5s 3d 2h |
        | P5     | 8d 6h 5c 3h 2s |
        | P6     | Ts 9h 8h 6s 4c |
      When P3 raises
      And P4 and P5 call
      And P6 raises
      And everyone calls
      And the hand is played out
      And the next hand begins
      Then it is P3's turn
      And P3 may fold, call or raise

    Scenario: in the second hand the big blind is the only one left with chips, and has no option
      Given a table of three, in its second hand
      And P3 has 10 chips before the hand
      When P3 calls
      And P1 folds
      Then it is the first draw

    Scenario Outline: before the first draw the last player with chips may only fold or call: <case>
      Given a table of <table>
      And <who> chips before the hand
      When <others>
      Then <last> may only fold or call

      Examples:
        | case                               | table | who                      | others         | last |
        | the button of two is all-in        | two   | P2 has 20                | P2 raises      | P1   |
        | the button of two has raised short | two   | P2 has 13                | P2 raises      | P1   |
        | the big blind of three is all-in   | three | P2 has 8                 | P3 folds       | P1   |
        | both blinds of four are all-in     | four  | P1 and P2 have 4         | P3 folds       | P4   |
        | the other four are all-in          | five  | P1, P2, P3 and P4 have 5 | P3 and P4 call | P5   |

  @ALLIN-7
  Rule: A blind posted short leaves the call at the full big blind.

    Scenario Outline: the big blind has <chips>, and a call costs 10
      Given a table of four
      And the button is on seat <button>
      And P2 has <chips> chips before the hand
      Then a call costs P3 10
      When P3 calls
      Then P3 has put in 10
      And a call costs P4 10

      Examples:
        | case      | chips | button |
        | nine      | 9     | 1      |
        | six       | 6     | 2      |
        | five      | 5     | 3      |
        | three     | 3     | 4      |
        | one       | 1     | 2      |

    Scenario Outline: the big blind has <chips>, and the first raise comes to 20
      Given a table of six
      And P2 has <chips> chips before the hand
      When P3 raises
      Then P3 has put in 20

      Examples:
        | case | chips |
        | nine | 9     |
        | six  | 6     |
        | two  | 2     |

    Scenario: the small blind adds what it lacks to the full big blind
      Given a table of four
      And P2 has 7 chips before the hand
      When P3 and P4 call
      Then a call costs P1 5
      When P1 calls
      Then it is the first draw

    Scenario Outline: the small blind has <chips>, and a call costs 10
      Given a table of four
      And P1 has <chips> chips before the hand
      Then a call costs P3 10
      When P3 raises
      Then P3 has put in 20

      Examples:
        | case | chips |
        | four | 4     |
        | one  | 1     |

    Scenario: both blinds are short, and a call costs 10
      Given a table of five
      And P1 has 2 chips before the hand
      And P2 has 4 chips before the hand
      Then a call costs P3 10
      When P3 calls
      Then a call costs P4 10
      When P4 raises
      Then P4 has put in 20

    Scenario: a short big blind at 30/60
      Given a table of four
      And the stakes are 30/60, with blinds of 15 and 30
      And P2 has 16 chips before the hand
      Then a call costs P3 30
      When P3 raises
      Then P3 has put in 60

    Scenario: a short big blind can win only what it matched
      Given a table of four
      And P2 has 6 chips before the hand
      And the hands get worse clockwise from P2
      When P3, P4 and P1 call
      And the hand is played out
      Then the players end with 990, 24, 1002 and 990 chips

    Scenario: a short small blind can win only what it matched
      Given a table of four
      And P1 has 3 chips before the hand
      And the hands get worse clockwise from P1
      When P3 and P4 call
      And P2 checks
      And the hand is played out
      Then the players end with 12, 1011, 990 and 990 chips

    Scenario: of two, the button calls a big blind of seven
      Given a table of two
      And P1 has 7 chips before the hand
      And the hands get worse clockwise from P1
      When P2 calls
      And the hand is played out
      Then the players end with 14 and 993 chips

    Scenario: of two, the button folds to a big blind of seven
      Given a table of two
      And P1 has 7 chips before the hand
      When P2 folds
      Then the players end with 12 and 995 chips

    Scenario Outline: <case> the big blind has 7, and every caller owes the full big blind
      Given a table of <seats>, in its second hand
      And P2 has 7 chips before the hand
      Then a call costs P3 10
      And the pot is 12
      When P3 calls
      Then a call costs <next> <cost>
      When the players call to P1
      Then a call costs P1 5
      When P1 calls
      Then it is the first draw

      Examples:
        | case     | seats | next | cost |
        | of three | three | P1   | 5    |
        | of six   | six   | P4   | 10   |

    Scenario Outline: <case> is short, and the first raise comes to 20
      Given a table of <table>
      And <who> has <chips> chips before the hand
      Then the pot is <pot>
      And a call costs P3 10
      When P3 raises
      Then P3 has put in 20

      Examples:
        | case                     | table                     | who | chips | pot |
        | the big blind of three   | three, in its second hand | P2  | 6     | 11  |
        | the small blind of three | three                     | P1  | 3     | 13  |
        | the small blind of six   | six                       | P1  | 3     | 13  |

    Scenario: of two, the big blind has 7 in the second hand
      Given a table of two, in its second hand
      And P1 has 7 chips before the hand
      Then a call costs P2 5
      And the pot is 12
      When P2 calls
      Then it is the first draw
