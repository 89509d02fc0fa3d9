@clock
Feature: The clock
  Whoever is too slow in a draw stands pat, and pays for it in the betting round that follows.

  @TIME-1
  Rule: A player has 30 seconds to draw; past that the player stands pat.

    Scenario Outline: <player> keeps his hand and the turn passes on
      Given the table "six hands"
      When everyone calls
      And <before>
      And <player> runs out of time
      Then it is <next>'s turn
      When everyone stands pat
      Then <player> holds <hand>
      And it is the second betting round

      Examples:
        | case          | before                           | player | next | hand           |
        | the second    | P1 discards Kc                   | P2     | P3   | As 3h 5c Qs Kd |
        | the fifth     | P1, P2, P3 and P4 discard 1 card | P5     | P6   | 8h Kh Ah 9s 6s |

    Scenario: the first player runs out of time
      Given the table "six hands"
      When everyone calls
      And P1 runs out of time
      Then it is P2's turn
      When P2 discards Kd
      And P3, P4, P5 and P6 stand pat
      Then P1 holds 6h Kc 3s 4h Qd
      And P2 holds As 3h 5c Qs Jh

    Scenario: the last player runs out of time
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2, P3, P4 and P5 stand pat
      And P6 runs out of time
      Then it is the second betting round
      And P6 holds 4d Ts 2s 9c 2c
      And P1 holds 6h 3s 4h Qd Jh

    Scenario: a player who runs out of time is still in
      Given a table of three
      When everyone calls
      And P1 and P2 stand pat
      And P3 runs out of time
      Then P1, P2 and P3 are still in

    Scenario: everybody runs out of time
      Given a table of four
      When everyone calls
      And everyone runs out of time
      Then it is the second betting round
      And everyone still in holds five cards

    Scenario Outline: a player runs out of time in the <draw> draw
      Given a table of three, past the <before> draw
      When everyone checks
      And P1 stands pat
      And P2 runs out of time
      Then it is P3's turn
      When P3 stands pat
      Then it is the <round> betting round
      And P1, P2 and P3 are still in

      Examples:
        | case   | before | draw   | round  |
        | second | first  | second | third  |
        | third  | second | third  | fourth |

    Scenario: who has run out of time may draw in the next draw
      Given the table "six hands"
      When everyone calls
      And P1 runs out of time
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards Kc
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 holds 6h 3s 4h Qd Jh

    Scenario: a player runs out of time twice
      Given a table of two
      When everyone calls
      And P1 runs out of time
      And P2 stands pat
      And everyone checks
      And P1 runs out of time
      And P2 stands pat
      Then it is the third betting round
      And P1 and P2 are still in

    Scenario: a player whose turn it is not cannot run out of time
      Given a table of three
      When everyone calls
      And P2 tries to run out of time
      Then the engine refuses it

    Scenario: who has drawn cannot run out of time after it
      Given a table of three
      When everyone calls
      And P1 discards 1 card
      And P1 tries to run out of time
      Then the engine refuses it

    Scenario: who has run out of time cannot draw after it
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P1 tries to discard 1 card
      Then the engine refuses it

    Scenario Outline: the last of two players runs out of time in the <draw> draw and keeps his hand
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
        | P2     | As 3h 5c Qs Kd |
      And the hand is past the <before> draw
      When everyone checks
      And P1 stands pat
      And P2 runs out of time
      Then it is the <round> betting round
      And P2 holds As 3h 5c Qs Kd

      Examples:
        | case   | before | draw   | round  |
        | second | first  | second | third  |
        | third  | second | third  | fourth |

    Scenario Outline: two of three run out of time in the <draw> draw, one of them all-in, and keep their hands
      Given a table of three
      And P2 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P2     | As 3h 5c Qs Kd |
        | P3     | 8s 7h 2d Ad 4c |
      And the hand is past the <before> draw
      When everyone checks
      And P1 stands pat
      And P2 runs out of time
      Then it is P3's turn
      When P3 runs out of time
      Then it is the <round> betting round
      And P1, P2 and P3 are still in
      And P2 holds As 3h 5c Qs Kd
      And P3 holds 8s 7h 2d Ad 4c

      Examples:
        | case   | before | draw   | round  |
        | second | first  | second | third  |
        | third  | second | third  | fourth |

    Scenario Outline: a player runs out of time in the first and the last draw of a second hand
      Given a table of <table>
      And P2 has <chips> chips before the hand
      When everyone calls
      And P1 runs out of time
      Then it is P2's turn
      When everyone stands pat
      Then <players> are still in
      When everyone checks
      Then it is P1's turn
      When everyone discards 1 card
      And everyone checks
      And P1 runs out of time
      Then it is P2's turn
      When everyone runs out of time
      Then it is the fourth betting round
      And the stub has <left> cards

      Examples:
        | case                | table                     | chips | players                   | left |
        | two                 | two, in its second hand   | 1000  | P1 and P2                 | 40   |
        | three, one all-in   | three, in its second hand | 10    | P1, P2 and P3             | 34   |
        | six, one all-in     | six, in its second hand   | 10    | P1, P2, P3, P4, P5 and P6 | 16   |

    Scenario Outline: once somebody has folded a player runs out of time and keeps his hand
      Given a table of <table>
      And these hands
        | player | cards          |
        | P2     | As 3h 5c Qs Kd |
      When a bet is called by all but P1
      And P2 runs out of time
      Then it is P3's turn
      When everyone stands pat
      Then P2 holds As 3h 5c Qs Kd

      Examples:
        | case  | table |
        | five  | five  |
        | three | three |

  @TIME-2
  Rule: A player who was late may not bet or raise in the betting round that follows.

    Scenario: a late player may not bet in the second round
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      When P1 tries to bet
      Then the engine refuses it
      And P1 may only check

    Scenario Outline: a late player may not bet in the <round> round
      Given a table of three, past the <before> draw
      When everyone checks
      And P1 runs out of time
      And P2 and P3 stand pat
      Then it is the <round> betting round
      When P1 tries to bet
      Then the engine refuses it
      And P1 may only check

      Examples:
        | case   | before | round  |
        | third  | first  | third  |
        | fourth | second | fourth |

    Scenario: a late player who faces a bet may call or fold, and not raise
      Given a table of four
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 and P4 stand pat
      And P1 bets
      When P2 tries to raise
      Then the engine refuses it
      And P2 may only fold or call

    Scenario: a late player who has checked may not raise when the bet comes back to him
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      And P1 checks
      And P2 bets
      And P3 raises
      When P1 tries to raise
      Then the engine refuses it
      And P1 may only fold or call

    Scenario: a late player who has called may not raise a raise
      Given a table of three
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 stands pat
      And P1 bets
      And P2 calls
      And P3 raises
      And P1 calls
      When P2 tries to raise
      Then the engine refuses it
      And P2 may only fold or call

    Scenario: a late player may not raise all-in
      Given a table of three
      And P2 has 25 chips before the hand
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 stands pat
      And P1 bets
      When P2 tries to raise
      Then the engine refuses it
      And P2 may only fold or call

    Scenario: a late player may not bet in the next hand either
      Given a table of three
      When everyone folds
      And the next hand begins
      And everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      When P1 tries to bet
      Then the engine refuses it
      And P1 may only check

    Scenario: a late player tries to draw after all, and may not bet
      Given a table of three
      When everyone calls
      And P1 runs out of time
      When P1 tries to stand pat
      Then the engine refuses it
      When P2 and P3 stand pat
      And P1 tries to bet
      Then the engine refuses it
      And P1 may only check

    Scenario: the last of the table was late
      Given a table of six
      When everyone calls
      And P1, P2, P3, P4 and P5 stand pat
      And P6 runs out of time
      And P1 bets
      And P2, P3, P4 and P5 call
      When P6 tries to raise
      Then the engine refuses it
      And P6 may only fold or call

    Scenario: two players were late
      Given a table of four
      When everyone calls
      And P1 stands pat
      And P2 and P3 run out of time
      And P4 stands pat
      And P1 checks
      When P2 tries to bet
      Then the engine refuses it
      And P2 may only check
      When P2 checks
      When P3 tries to bet
      Then the engine refuses it
      And P3 may only check
      When P3 checks
      Then P4 may check or bet

    Scenario: one of two players was late
      Given a table of two
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P1 bets
      Then P2 may only fold or call

    Scenario: the others may bet and raise as ever
      Given a table of four
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 and P4 stand pat
      Then P1 may check or bet
      When P1 bets
      And P2 calls
      Then P3 may fold, call or raise
      When P3 raises
      Then P4 may fold, call or raise

    Scenario: a late player's call counts like any other
      Given a table of three
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 stands pat
      And P1 bets
      And P2 calls
      And P3 calls
      Then it is the second draw
      And the pot is 60
      And P1, P2 and P3 are still in

    Scenario: a late player may fold to a bet
      Given a table of three
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 stands pat
      And P1 bets
      And P2 folds
      Then it is P3's turn
      And P1 and P3 are still in

    Scenario: who was late in two draws may not bet after the second
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      And everyone checks
      And P1 runs out of time
      And P2 and P3 stand pat
      When P1 tries to bet
      Then the engine refuses it
      And P1 may only check

    Scenario: who was late in the second draw only may not bet in the third round
      Given a table of three
      When everyone calls
      And P1 discards 1 card
      And P2 and P3 stand pat
      And everyone checks
      And P1 runs out of time
      And P2 and P3 stand pat
      Then P1 may only check

    Scenario: to stand pat in time costs nothing
      Given a table of three
      When everyone calls
      And everyone stands pat
      Then P1 may check or bet

    Scenario Outline: a late player may neither bet nor raise in the second round of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      When everyone calls
      And P1 runs out of time
      And everyone stands pat
      When P1 tries to bet
      Then the engine refuses it
      And P1 may only check
      When P1 checks
      Then P2 may check or bet
      When P2 bets
      And the players call to P1
      And P1 tries to raise
      Then the engine refuses it
      And P1 may only fold or call

      Examples:
        | case            | table                   | short | chips |
        | two             | two, in its second hand | P1    | 1000  |
        | six, one all-in | six, in its second hand | P3    | 10    |

    Scenario Outline: a late player may neither bet nor raise in the <round> round of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And P1 runs out of time
      And everyone stands pat
      When P1 tries to bet
      Then the engine refuses it
      And P1 may only check
      When P1 checks
      Then P2 may check or bet
      When P2 bets
      And the players call to P1
      And P1 tries to raise
      Then the engine refuses it
      And P1 may only fold or call

      Examples:
        | case                       | table                   | short | chips | before | round  |
        | two in the third           | two, in its second hand | P1    | 1000  | first  | third  |
        | two in the fourth          | two, in its second hand | P1    | 1000  | second | fourth |
        | six in the third, all-in   | six, in its second hand | P3    | 10    | first  | third  |
        | six in the fourth, all-in  | six, in its second hand | P3    | 10    | second | fourth |

    Scenario Outline: two late players pay for it and the others do not, in the <round> round of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And P1 stands pat
      And P2 and P3 run out of time
      And everyone stands pat
      Then P1 may check or bet
      When P1 bets
      Then P2 may only fold or call
      When P2 calls
      Then P3 may only fold or call
      When P3 calls
      Then P4 may fold, call or raise
      When P4 raises
      And the players call to P2
      Then P2 may only fold or call

      Examples:
        | case            | table                    | short | chips | before | round  |
        | four            | four, in its second hand | P1    | 1000  | second | fourth |
        | six, one all-in | six, in its second hand  | P5    | 10    | first  | third  |

    Scenario Outline: the button was late, and the others may bet
      Given a table of <table>
      And the hand is past the <before> draw
      When everyone checks
      And P1 and P2 stand pat
      And P3 runs out of time
      Then P1 may check or bet
      When P1 checks
      Then P2 may check or bet
      When P2 bets
      Then P3 may only fold or call
      When P3 calls
      Then P1 may fold, call or raise

      Examples:
        | case              | table                     | before |
        | in the third      | three                     | first  |
        | in the fourth     | three, in its second hand | second |

    Scenario Outline: a late player may not raise all-in in the <round> round
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And P1 stands pat
      And P2 runs out of time
      And everyone stands pat
      And P1 bets
      And P2 tries to raise
      Then the engine refuses it
      And P2 may only fold or call

      Examples:
        | case          | table                   | chips | before | round  |
        | three, third  | three                   | 45    | first  | third  |
        | six, fourth   | six, in its second hand | 45    | second | fourth |

    Scenario Outline: the last player was late, the others check, and he may not bet
      Given a table of <table>
      And the hand is past the <before> draw
      When everyone checks
      And <others>
      And <last> runs out of time
      And the players check to <last>
      And <last> tries to bet
      Then the engine refuses it
      And <last> may only check

      Examples:
        | case                    | table | before | others              | last |
        | two, in the third       | two   | first  | P1 stands pat       | P2   |
        | three, in the fourth    | three | second | P1 and P2 stand pat | P3   |

    Scenario: a late player who has less than a bet may not bet all-in
      Given a table of three
      And P1 has 15 chips before the hand
      When everyone calls
      And P1 runs out of time
      And everyone stands pat
      And P1 tries to bet
      Then the engine refuses it
      And P1 may only check

    Scenario: a late player who has called may not make the last raise
      Given a table of three
      When everyone calls
      And P1 stands pat
      And P2 runs out of time
      And P3 stands pat
      And P1 bets
      And P2 calls
      And P3 raises
      And P1 raises
      When P2 tries to raise
      Then the engine refuses it
      And P2 may only fold or call

    Scenario: a late player may not raise after somebody has folded to the bet
      Given a table of three
      When everyone calls
      And P1 and P2 stand pat
      And P3 runs out of time
      And P1 bets
      And P2 folds
      When P3 tries to raise
      Then the engine refuses it
      And P3 may only fold or call

    Scenario Outline: a late player may neither bet nor raise where somebody folded before the draw
      Given a table of <table>
      And the hand is past the <before> draw
      When a bet is called by all but P1
      And P2 runs out of time
      And everyone stands pat
      And P2 tries to bet
      Then the engine refuses it
      And P2 may only check
      When P2 checks
      And P3 bets
      And the players call to P2
      Then P2 may only fold or call

      Examples:
        | case                     | table                    | before |
        | five                     | five                     | first  |
        | three, in the third hand | three, in its third hand | second |

    Scenario: discards that were refused make nobody late
      Given a table of three
      When everyone calls
      And P1 tries to draw
      Then the engine refuses it
      When everyone stands pat
      Then P1 may check or bet

    Scenario Outline: to stand pat in time costs nothing in a later draw
      Given a table of <table>
      And the hand is past the <before> draw
      When everyone checks
      And everyone stands pat
      Then P1 may check or bet

      Examples:
        | case   | table                     | before |
        | second | two, in its second hand   | first  |
        | third  | three, in its second hand | second |

  @TIME-3
  Rule: A player in time at the next draw may bet and raise again.

    Scenario Outline: who was late and is in time at the next draw may bet
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      And everyone checks
      And P1 <move>
      And P2 and P3 stand pat
      Then P1 may check or bet
      When P1 bets
      Then it is P2's turn

      Examples:
        | case                   | move                    |
        | drawing one            | discards 1 card         |
        | drawing five           | discards the whole hand |
        | standing pat in time   | stands pat              |

    Scenario: who was late in the second draw may bet after the third
      Given a table of three, past the first draw
      When everyone checks
      And P1 runs out of time
      And P2 and P3 stand pat
      And everyone checks
      And everyone stands pat
      Then P1 may check or bet
      When P1 bets
      Then it is P2's turn

    Scenario: who was late and is in time at the next draw may raise
      Given a table of three
      When everyone calls
      And P1 and P2 stand pat
      And P3 runs out of time
      And everyone checks
      And everyone stands pat
      And P1 bets
      And P2 calls
      Then P3 may fold, call or raise
      When P3 raises
      Then it is P1's turn

    Scenario: who was late in two draws may bet after the third
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      And everyone checks
      And P1 runs out of time
      And P2 and P3 stand pat
      And everyone checks
      And everyone stands pat
      Then P1 may check or bet

    Scenario: who was late in the first draw and again in the third may bet in between
      Given a table of three
      When everyone calls
      And P1 runs out of time
      And P2 and P3 stand pat
      And everyone checks
      And everyone stands pat
      Then P1 may check or bet
      When everyone checks
      And P1 runs out of time
      And P2 and P3 stand pat
      Then P1 may only check

    Scenario: one of two late players is in time at the next draw
      Given a table of three
      When everyone calls
      And P1 and P2 run out of time
      And P3 stands pat
      And everyone checks
      And P1 stands pat
      And P2 runs out of time
      And P3 stands pat
      Then P1 may check or bet
      When P1 checks
      Then P2 may only check

    Scenario: who was late in the last draw may bet in the next hand
      Given a table of three, past the second draw
      When everyone checks
      And everyone runs out of time
      And everyone checks
      And the next hand begins
      Then P3 may fold, call or raise
      When everyone calls
      And everyone stands pat
      Then P1 may check or bet

    Scenario: who was late in a hand that ended by folds may raise in the next hand
      Given a table of three
      When everyone calls
      And P1 stands pat
      And P2 and P3 run out of time
      And P1 bets
      And P2 and P3 fold
      And the next hand begins
      And P3 calls
      Then P1 may fold, call or raise
      When P1 calls
      Then P2 may check or raise

    Scenario Outline: who was late may bet after the next draw of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      When everyone calls
      And P1 runs out of time
      And everyone stands pat
      And everyone checks
      And P1 <first>
      And everyone stands pat
      Then P1 may check or bet
      When everyone checks
      And P1 runs out of time
      And everyone stands pat
      Then P1 may only check

      Examples:
        | case                       | table                   | short | chips | first           |
        | two, standing pat          | two, in its second hand | P1    | 1000  | stands pat      |
        | two, drawing one           | two, in its second hand | P1    | 1000  | discards 1 card |
        | six, standing pat, all-in  | six, in its second hand | P3    | 10    | stands pat      |
        | six, drawing one, all-in   | six, in its second hand | P3    | 10    | discards 1 card |

    Scenario Outline: who was late in the second draw may bet after the third of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      And the hand is past the first draw
      When everyone checks
      And P1 runs out of time
      And everyone stands pat
      Then P1 may only check
      When everyone checks
      And P1 <move>
      And everyone stands pat
      Then P1 may check or bet

      Examples:
        | case                | table                   | short | chips | move            |
        | two                 | two, in its second hand | P1    | 1000  | stands pat      |
        | two, drawing one    | two, in its second hand | P1    | 1000  | discards 1 card |
        | six, one all-in     | six, in its second hand | P3    | 10    | stands pat      |
        | six, drawing one    | six, in its second hand | P3    | 10    | discards 1 card |
