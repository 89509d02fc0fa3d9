@showdown
Feature: The showdown
  Who is left after the last round shows, the last to bet or raise first.
  Where the order matters, every hand beats all those shown before it, so that nobody may give his up unseen.

  @SHOW-1
  Rule: When the bets of the last round are matched, the players still in show down.

    Scenario: a bet in the last round is called
      Given a table of six
      And the hands get better clockwise from P2
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And P3 folds
      And P4 calls
      And P5 and P6 fold
      And P1 calls
      Then P2 shows first, then P4, then P1
      And P3, P5 and P6 do not show
      And P1 wins the pot

    Scenario: nobody bets in the last round
      Given a table of four
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When everyone checks
      Then P1 shows first, then P2, then P3, then P4
      And P4 wins the pot

    Scenario: the called bettor has the best hand and shows it
      Given a table of three
      And the hands get worse clockwise from P1
      And the hand is past the third draw
      When P1 bets
      And P2 and P3 call
      Then P1 shows first
      And P1 wins the pot
      And P1 ends with 1060 chips

    Scenario: a raise in the last round has yet to be called
      Given a table of three
      And the hand is past the third draw
      When P1 bets
      And P2 raises
      And P3 calls
      Then it is P1's turn
      When P1 calls
      Then the hand is over

    Scenario: the last player has yet to check
      Given a table of three
      And the hand is past the third draw
      When P1 and P2 check
      Then it is P3's turn
      When P3 checks
      Then the hand is over

    Scenario Outline: matched bets in the <round> round are no showdown yet
      Given a table of three
      And the hand is past the <draw> draw
      When P1 bets
      And P2 and P3 call
      Then it is the <next> draw

      Examples:
        | case   | round  | draw   | next   |
        | second | second | first  | second |
        | third  | third  | second | third  |

    Scenario: the third draw is no showdown yet
      Given a table of two
      And the hand is past the third draw
      Then it is the fourth betting round
      And it is P1's turn

    Scenario: two players show down
      Given a table of two
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When P1 bets
      And P2 calls
      Then P1 shows first, then P2
      And P2 wins the pot

    Scenario: nobody can bet in the last round
      Given a table of two
      And P1 has 30 chips before the hand
      And the hands get better clockwise from P2
      And the hand is past the second draw
      When P1 bets
      And P2 calls
      And P1 and P2 stand pat
      Then P1 wins the pot
      And P1 ends with 60 chips

    Scenario: the winner of the showdown had the lowest hand after the last draw, not before it
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 8c 7d 5h 3s 2c |
        | P2     | 7c 5d 4h 2s Ks |
      And the stub begins Qs Js 3d
      When everyone calls
      And P1 stands pat
      And P2 discards Ks
      And everyone checks
      And P1 stands pat
      And P2 discards Qs
      And everyone checks
      And P1 stands pat
      And P2 discards Js
      And everyone checks
      Then P2 wins the pot

    Scenario Outline: nobody bets in the last round of the second hand, of <seats>
      Given a table of <seats>, in its second hand
      And the hand is past the third draw
      Then it is the fourth betting round
      When everyone checks
      Then they have acted in the order <order>
      And the hand is over
      And P1 shows first

      Examples:
        | case  | seats | order             |
        | two   | two   | P1 P2             |
        | three | three | P1 P2 P3          |
        | six   | six   | P1 P2 P3 P4 P5 P6 |

    Scenario Outline: a bet in the last round is called by one and folded by another, of <seats> in the second hand
      Given a table of <seats>, in its second hand
      And the hand is past the third draw
      When P1 bets
      And P2 folds
      And everyone calls
      Then they have acted in the order <order>
      And the hand is over
      And P1 shows first
      And P2 does not show

      Examples:
        | case  | seats | order             |
        | three | three | P1 P2 P3          |
        | five  | five  | P1 P2 P3 P4 P5    |
        | six   | six   | P1 P2 P3 P4 P5 P6 |

    Scenario Outline: a bet in the last round is folded by P2, and the others show: <case>
      Given a table of <seats>
      And <who> chips before the hand
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When P1 bets
      And P2 folds
      And P3 calls
      Then <order>
      And P2 does not show

      Examples:
        | case                       | seats | who         | order                            |
        | three                      | three | P1 has 1000 | P1 shows first, then P3          |
        | four, the button is all-in | four  | P4 has 10   | P1 shows first, then P3, then P4 |

  @SHOW-2
  Rule: The last player to bet or raise in the last round shows first.

    Scenario Outline: <who> bets and is called, the button on seat <button>
      Given a table of six
      And the button is on seat <button>
      And the hands get better clockwise from <who>
      And the hand is past the third draw
      When the players check to <who>
      And <who> bets
      And everyone calls
      Then <who> shows first, then <next>, then <third>

      Examples:
        | case            | button | who | next | third |
        | under the gun   | 1      | P3  | P4   | P5    |
        | the small blind | 2      | P1  | P2   | P3    |
        | the big blind   | 3      | P2  | P3   | P4    |
        | two before      | 4      | P4  | P5   | P6    |
        | one before      | 5      | P5  | P6   | P1    |
        | the button      | 6      | P6  | P1   | P2    |

    Scenario Outline: of <seats> players <who> bets last, the button on seat <button>
      Given a table of <seats>
      And the button is on seat <button>
      And the hands get better clockwise from <who>
      And the hand is past the third draw
      When the players check to <who>
      And <who> bets
      And everyone calls
      Then <who> shows first, then <next>

      Examples:
        | case                     | seats | button | who | next |
        | two, the button          | two   | 1      | P2  | P1   |
        | two, the other           | two   | 2      | P1  | P2   |
        | two, the button, seat 2  | two   | 2      | P2  | P1   |
        | three, the middle        | three | 3      | P2  | P3   |
        | three, the button        | three | 1      | P3  | P1   |
        | four, the button         | four  | 3      | P4  | P1   |
        | five, the fourth         | five  | 5      | P4  | P5   |

    Scenario Outline: who raises last shows before who bet: <case>
      Given a table of six
      And the button is on seat <button>
      And the hands get better clockwise from <first>
      And the hand is past the third draw
      When the players check to <bettor>
      And <bettor> bets
      And the players call to <raiser>
      And <raiser> raises
      And everyone calls
      Then <first> shows first, then <next>

      Examples:
        | case                      | button | bettor | raiser | first | next |
        | the next player raises    | 4      | P1     | P2     | P2    | P3   |
        | the button raises         | 1      | P3     | P6     | P6    | P1   |
        | a check-raise             | 5      | P5     | P2     | P2    | P3   |
        | a check-raise from P1     | 2      | P6     | P1     | P1    | P2   |

    Scenario: the bettor raises again and shows first
      Given a table of four
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When P1 bets
      And P2 folds
      And P3 raises
      And P4 folds
      And P1 raises
      And P3 calls
      Then P1 shows first, then P3

    Scenario: three players put in a bet each, and the third shows first
      Given a table of four
      And the hands get better clockwise from P4
      And the hand is past the third draw
      When P1 bets
      And P2 folds
      And P3 raises
      And P4 raises
      And P1 and P3 call
      Then P4 shows first, then P1, then P3

    Scenario: who bet in an earlier round is not asked first
      Given a table of four
      And the hands get better clockwise from P2
      And the hand is past the second draw
      When P1 and P2 check
      And P3 bets
      And everyone calls
      And everyone stands pat
      And P1 checks
      And P2 bets
      And everyone calls
      Then P2 shows first, then P3, then P4, then P1

    Scenario: the only caller left sits before the bettor
      Given a table of six
      And the hands get better clockwise from P5
      And the hand is past the third draw
      When the players check to P5
      And P5 bets
      And P6 and P1 fold
      And P2 calls
      And P3 and P4 fold
      Then P5 shows first, then P2

    Scenario: the bettor is beaten and shows first all the same
      Given a table of three
      And the hands get worse clockwise from P3
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And P3 and P1 call
      Then P2 shows first, then P3

    Scenario Outline: the last to bet is all-in and shows first: <case>
      Given a table of four
      And P2 has <chips> chips before the hand
      And the hands get better clockwise from P2
      And the hand is past the third draw
      When P1 <first>
      And P2 <second>
      And everyone calls
      Then P2 shows first

      Examples:
        | case               | chips | first  | second |
        | a whole bet        | 30    | checks | bets   |
        | half a bet         | 20    | checks | bets   |
        | a whole raise      | 50    | bets   | raises |
        | a raise of a half  | 40    | bets   | raises |

    Scenario: who bet last shows first in the next hand too
      Given a table of four
      When P3 raises
      And P4, P1 and P2 fold
      And the next hand begins
      And everyone calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And P1 checks
      And P2 bets
      And everyone calls
      Then P2 shows first

    Scenario Outline: the last to bet is all-in and shows first in the second hand, of <seats>
      Given a table of <seats>, in its second hand
      And <who> has 30 chips before the hand
      And the hand is past the third draw
      When the players check to <who>
      And <who> bets
      And everyone calls
      Then <who> shows first

      Examples:
        | case            | seats | who |
        | two, the button | two   | P2  |
        | two, the other  | two   | P1  |
        | three           | three | P2  |
        | six             | six   | P5  |

    Scenario Outline: who checks and then raises shows first: <case>
      Given a table of <table>
      And <short> chips before the hand
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And the players call to P1
      And P1 raises
      And everyone calls
      Then P1 shows first

      Examples:
        | case                     | table                     | short       |
        | two                      | two, in its second hand   | P1 has 1000 |
        | three, the button all-in | three, in its second hand | P3 has 10   |
        | three                    | three                     | P1 has 1000 |

    Scenario Outline: who bets and raises again after a check-raise shows first: <case>
      Given a table of <table>
      And <short> chips before the hand
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And the players call to P1
      And P1 raises
      And P2 raises
      And everyone calls
      Then P2 shows first

      Examples:
        | case                     | table                     | short       |
        | two                      | two, in its second hand   | P1 has 1000 |
        | three, the button all-in | three, in its second hand | P3 has 10   |
        | six                      | six                       | P6 has 10   |

    Scenario Outline: one is all-in, and in the second hand <who> bets last
      Given a table of <seats>, in its second hand
      And P2 has 10 chips before the hand
      And the hand is past the third draw
      When the players check to <who>
      And <who> bets
      And everyone calls
      Then <who> shows first

      Examples:
        | case            | seats | who |
        | the small blind | three | P1  |
        | the button      | four  | P4  |

    Scenario: of three two are left in the second hand, and the bettor shows first
      Given a table of three, in its second hand
      And the hand is past the third draw
      When P1 bets
      And P2 folds
      And P3 calls
      Then P1 shows first

    Scenario: who has tried to raise out of turn, or to a wrong amount, does not show first
      Given a table of three
      And the hand is past the third draw
      When P1 bets
      And P3 tries to raise
      Then the engine refuses it
      When P2 tries to raise to 25
      Then the engine refuses it
      When P2 and P3 call
      Then P1 shows first

    Scenario: who bet last shows first, though the next hand was asked for too early
      Given a table of three
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And somebody asks for the next hand
      Then the engine refuses it
      When everyone calls
      Then P2 shows first

    Scenario Outline: who makes the fourth bet of the last round shows first: <case>
      Given a table of <table>
      And the hand is past the third draw
      When P1 bets
      And P2 raises
      And the players call to P1
      And P1 raises
      And P2 raises
      And everyone calls
      Then P2 shows first

      Examples:
        | case                     | table                    |
        | two                      | two                      |
        | five                     | five                     |
        | three, in the third hand | three, in its third hand |

  @SHOW-3
  Rule: If nobody bet in the last round, the first player left of the button who is still in shows first.

    Scenario Outline: everyone checks, the button on seat <button>
      Given a table of <seats>
      And the button is on seat <button>
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When everyone checks
      Then P1 shows first, then P2

      Examples:
        | case             | seats | button |
        | six, on seat 1   | six   | 1      |
        | six, on seat 2   | six   | 2      |
        | six, on seat 3   | six   | 3      |
        | six, on seat 4   | six   | 4      |
        | six, on seat 5   | six   | 5      |
        | six, on seat 6   | six   | 6      |
        | five, on seat 4  | five  | 4      |
        | four, on seat 1  | four  | 1      |
        | three, on seat 3 | three | 3      |
        | two, on seat 1   | two   | 1      |
        | two, on seat 2   | two   | 2      |

    Scenario Outline: everyone checks and <folded>, the button on seat <button>
      Given a table of six
      And the button is on seat <button>
      And the hands get better clockwise from <first>
      And a bet is called by all but <who>
      And the hand is past the third draw
      When everyone checks
      Then <first> shows first, then <next>

      Examples:
        | case                           | folded                       | who                | button | first | next |
        | without the small blind        | the small blind has folded   | P1                 | 3      | P2    | P3   |
        | without both blinds            | both blinds have folded      | P1 and P2          | 5      | P3    | P4   |
        | without the first three        | the first three have folded  | P1, P2 and P3      | 6      | P4    | P5   |
        | without the big blind          | the big blind has folded     | P2                 | 4      | P1    | P3   |
        | without the button             | the button has folded        | P6                 | 2      | P1    | P2   |
        | only the button and one before | the first four have folded   | P1, P2, P3 and P4  | 1      | P5    | P6   |
        | the button and P2              | four others have folded      | P1, P3, P4 and P5  | 3      | P2    | P6   |

    Scenario: the first player folds in the third round
      Given a table of four
      And the hands get better clockwise from P2
      And the hand is past the second draw
      When P1 checks
      And P2 bets
      And P3 and P4 call
      And P1 folds
      And everyone stands pat
      And everyone checks
      Then P2 shows first, then P3, then P4

    Scenario Outline: who bet or raised last in the <round> round does not count
      Given a table of four
      And the hands get better clockwise from P1
      And the hand is past the <draw> draw
      When P1 and P2 check
      And P3 bets
      And everyone calls
      And the hand is played out
      Then P1 shows first, then P2, then P3, then P4

      Examples:
        | case   | round  | draw   |
        | second | second | first  |
        | third  | third  | second |

    Scenario: a bet that was refused does not count
      Given a table of three
      And the hands get better clockwise from P1
      And the hand is past the third draw
      When P1 checks
      And P2 tries to bet to 5
      Then the engine refuses it
      When P2 and P3 check
      Then P1 shows first, then P2, then P3

    Scenario: the raise of the first round does not count
      Given a table of four
      And the hands get better clockwise from P1
      When P3 calls
      And P4 raises
      And everyone calls
      And the hand is played out
      Then P1 shows first, then P2, then P3, then P4

    Scenario: the best hand is not asked first
      Given a table of five
      And the hands get better clockwise from P1
      When the hand is played out
      Then P1 shows first, then P2, then P3, then P4, then P5
      And P5 wins the pot

    Scenario: in the next hand it is the first player left of the new button
      Given a table of four
      And the hand is past the third draw
      When P1 and P2 check
      And P3 bets
      And everyone calls
      And the next hand begins
      And the hand is played out
      Then P1 shows first

    Scenario Outline: in the second hand of <seats>, who bet last in the <round> round does not count
      Given a table of <seats>, in its second hand
      And the hand is past the <draw> draw
      When the players check to <who>
      And <who> bets
      And everyone calls
      And the hand is played out
      Then P1 shows first

      Examples:
        | case          | seats | round  | draw   | who |
        | two, second   | two   | second | first  | P2  |
        | two, third    | two   | third  | second | P2  |
        | three, second | three | second | first  | P2  |
        | three, third  | three | third  | second | P3  |
        | six, second   | six   | second | first  | P4  |
        | six, third    | six   | third  | second | P6  |

    Scenario Outline: in the second hand of <seats>, the raise of the first round does not count
      Given a table of <seats>, in its second hand
      When <who> raises
      And everyone calls
      And the hand is played out
      Then P1 shows first

      Examples:
        | case  | seats | who |
        | two   | two   | P2  |
        | three | three | P3  |

    Scenario Outline: who bet last in the hand before does not count, of <seats>
      Given a table of <seats>
      When the players call to <who>
      And <who> raises
      And everyone folds
      And the next hand begins
      And the hand is played out
      Then P1 shows first

      Examples:
        | case  | seats | who |
        | two   | two   | P1  |
        | three | three | P3  |
        | six   | six   | P3  |

    Scenario: one is all-in, and everyone checks
      Given a table of four
      And P2 has 10 chips before the hand
      And the hands get better clockwise from P1
      When the hand is played out
      Then P1 shows first, then P2, then P3, then P4

    Scenario Outline: in the second hand everyone checks, and <who> has folded: <case>
      Given a table of <seats>, in its second hand
      And <short> chips before the hand
      And a bet is called by all but <who>
      And the hand is past the third draw
      When everyone checks
      Then <first> shows first

      Examples:
        | case                              | seats | short       | who       | first |
        | three                             | three | P1 has 1000 | P1        | P2    |
        | four, and the big blind is all-in | four  | P2 has 20   | P1        | P2    |
        | five, and the fourth is all-in    | five  | P4 has 20   | P1 and P2 | P3    |

    Scenario Outline: in the second hand a bet that was refused does not count: <case>
      Given a table of <seats>, in its second hand
      And <short> chips before the hand
      And the hand is past the third draw
      When P1 checks
      And P2 tries to bet to 5
      Then the engine refuses it
      When everyone checks
      Then P1 shows first

      Examples:
        | case                          | seats | short       |
        | two                           | two   | P1 has 1000 |
        | six, and the button is all-in | six   | P6 has 10   |

    Scenario: of two, one is all-in and the other, the button, does not show first
      Given a table of two, in its second hand
      And P1 has 10 chips before the hand
      When P2 calls
      And everyone stands pat
      And everyone stands pat
      And everyone stands pat
      Then P1 shows first

    Scenario Outline: who raised in the first round does not show first where nobody bets again: <case>
      Given a table of <table>
      And <short> chips before the hand
      When the players call to <who>
      And <who> raises
      And everyone calls
      And the hand is played out
      Then P1 shows first

      Examples:
        | case                                | table                    | short           | who |
        | both are all-in                     | two                      | everyone has 20 | P2  |
        | one of two is all-in                | two                      | P1 has 20       | P2  |
        | the small blind of three is all-in  | three                    | P1 has 5        | P3  |
        | nobody is all-in, in the third hand | three, in its third hand | P1 has 1000     | P3  |

  @SHOW-4
  Rule: The others follow clockwise; whether a beaten hand must be shown.

    Scenario Outline: the others follow clockwise: <case>
      Given a table of six
      And the button is on seat <button>
      And the hands get better clockwise from <first>
      And the hand is past the third draw
      When the players check to <first>
      And <first> bets
      And everyone calls
      Then <order>

      Examples:
        | case                 | button | first | order                                                          |
        | the button bets      | 2      | P6    | P6 shows first, then P1, then P2, then P3, then P4, then P5    |
        | the first bets       | 5      | P1    | P1 shows first, then P2, then P3, then P4, then P5, then P6    |
        | in the middle        | 4      | P4    | P4 shows first, then P5, then P6, then P1, then P2, then P3    |

    Scenario: folded players are passed over
      Given a table of six
      And the button is on seat 3
      And the hands get better clockwise from P5
      And the hand is past the third draw
      When the players check to P5
      And P5 bets
      And P6 folds
      And P1 calls
      And P2 and P3 fold
      And P4 calls
      Then P5 shows first, then P1, then P4
      And P2, P3 and P6 do not show

    Scenario: the bettor has the best hand, and the callers are beaten
      Given a table of three
      And the hands get worse clockwise from P1
      And the hand is past the third draw
      When P1 bets
      And P2 and P3 call
      Then the engine follows one of these readings
        | reading  | P1 shows | P2 shows  | P3 shows  |
        | may-muck | yes      | yes or no | yes or no |
        | all-show | yes      | yes       | yes       |

    Scenario: nobody bets, and the first player has the best hand
      Given a table of two
      And the hands get worse clockwise from P1
      And the hand is past the third draw
      When everyone checks
      Then the engine follows one of these readings
        | reading  | P1 shows | P2 shows  |
        | may-muck | yes      | yes or no |
        | all-show | yes      | yes       |

    Scenario: a beaten hand between two winners
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 9c 8d 6h 5s 4c |
        | P3     | 7d 5h 4s 3c 2d |
      And the hand is past the third draw
      When everyone checks
      Then the engine follows one of these readings
        | reading  | P1 shows | P2 shows  | P3 shows |
        | may-muck | yes      | yes or no | yes      |
        | all-show | yes      | yes       | yes      |

    Scenario: a beaten hand that wins a side pot
      Given a table of three
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8c 6d 4s 3d 2h |
        | P3     | 9c 8d 6h 5s 4c |
      When everyone calls
      And everyone stands pat
      And P2 bets
      And P3 calls
      And the hand is played out
      Then the engine follows one of these readings
        | reading  | P1 shows | P2 shows | P3 shows  |
        | may-muck | yes      | yes      | yes or no |
        | all-show | yes      | yes      | yes       |

    Scenario: of three the others follow clockwise
      Given a table of three
      And the button is on seat 3
      And the hands get better clockwise from P2
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And everyone calls
      Then P2 shows first, then P3, then P1

    Scenario: of six the others follow clockwise, one of them all-in
      Given a table of six
      And the button is on seat 3
      And P1 has 10 chips before the hand
      And the hands get better clockwise from P3
      And the hand is past the third draw
      When P2 checks
      And P3 bets
      And everyone calls
      Then P3 shows first, then P4, then P5, then P6, then P1, then P2

    Scenario: of two equal hands both show
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
      And the hand is past the third draw
      When everyone checks
      Then P1 and P2 show

    Scenario: of six, one is all-in, the side pot is shared, and the others are beaten
      Given a table of six
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8c 6d 4s 3d 2h |
        | P3     | Tc 9d 8h 6s 5c |
        | P4     | 8d 6h 4c 3h 2d |
        | P5     | Jc Td 9h 7s 6c |
        | P6     | Qc Jd Th 8s 7d |
      And the hand is past the first draw
      When a bet is called by all
      And the hand is played out
      Then the engine follows one of these readings
        | reading  | P1 shows | P2 shows | P3 shows  | P4 shows | P5 shows  | P6 shows  |
        | may-muck | yes      | yes      | yes or no | yes      | yes or no | yes or no |
        | all-show | yes      | yes      | yes       | yes      | yes       | yes       |

    Scenario Outline: in the second hand those who show follow clockwise from <who>
      Given a table of six, in its second hand, dealt 3 times
      And the hand is past the third draw
      When the players check to <who>
      And <who> bets
      And everyone calls
      Then <who> shows first
      And those who show follow clockwise

      Examples:
        | case       | who |
        | the first  | P1  |
        | the third  | P3  |
        | the fourth | P4  |
        | the fifth  | P5  |

    Scenario Outline: of <seats> the others follow clockwise where <first> bets
      Given a table of <seats>
      And the hands get better clockwise from <first>
      And the hand is past the third draw
      When the players check to <first>
      And <first> bets
      And everyone calls
      Then <order>

      Examples:
        | case | seats | first | order                                              |
        | four | four  | P2    | P2 shows first, then P3, then P4, then P1          |
        | five | five  | P3    | P3 shows first, then P4, then P5, then P1, then P2 |

    Scenario Outline: nobody bets, and the others follow clockwise: <case>
      Given a table of <seats>
      And <short> chips before the hand
      And the hands get better clockwise from P1
      When the hand is played out
      Then <order>

      Examples:
        | case                      | seats | short             | order                                     |
        | of four, nobody is all-in | four  | P1 has 1000       | P1 shows first, then P2, then P3, then P4 |
        | of three, two are all-in  | three | P1 and P2 have 10 | P1 shows first, then P2, then P3          |
