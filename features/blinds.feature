@blinds
Feature: Blinds
  Two players left of the button put in chips before they see a card; they are live, and act last in the first round.

  @BLIND-1
  Rule: With three players or more, the seat left of the button posts the small blind.

    Scenario Outline: the seat left of the button posts the small blind
      Given a table of <seats>
      And the button is on seat <button>
      Then P1 has put in 5
      And P1 has 995 chips

      Examples:
        | case                            | seats | button |
        | three players, button on seat 1 | three | 1      |
        | three players, button on seat 2 | three | 2      |
        | three players, button on seat 3 | three | 3      |
        | four players, button on seat 1  | four  | 1      |
        | four players, button on seat 2  | four  | 2      |
        | four players, button on seat 3  | four  | 3      |
        | four players, button on seat 4  | four  | 4      |
        | five players, button on seat 1  | five  | 1      |
        | five players, button on seat 2  | five  | 2      |
        | five players, button on seat 3  | five  | 3      |
        | five players, button on seat 4  | five  | 4      |
        | five players, button on seat 5  | five  | 5      |
        | six players, button on seat 1   | six   | 1      |
        | six players, button on seat 2   | six   | 2      |
        | six players, button on seat 3   | six   | 3      |
        | six players, button on seat 4   | six   | 4      |
        | six players, button on seat 5   | six   | 5      |
        | six players, button on seat 6   | six   | 6      |

    Scenario Outline: the small blind at other stakes
      Given a table of <seats>
      And the stakes are <stakes>, with blinds of <small> and <big>
      Then P1 has put in <small>
      And P1 has <left> chips

      Examples:
        | case                                 | seats                     | stakes | small | big | left |
        | 10/20                                | three                     | 10/20  | 5     | 10  | 995  |
        | 15/30, half of it is no whole number | four                      | 15/30  | 7     | 15  | 993  |
        | 15/30, a small blind of five         | five                      | 15/30  | 5     | 15  | 995  |
        | 3/6                                  | six                       | 3/6    | 1     | 3   | 999  |
        | 5/10                                 | three                     | 5/10   | 2     | 5   | 998  |
        | 25/50, a small blind of ten          | six                       | 25/50  | 10    | 25  | 990  |
        | 25/50, second hand                   | three, in its second hand | 25/50  | 10    | 25  | 990  |

    Scenario Outline: the small blind moves on with the button
      Given a table of <seats>
      And the button is on seat <button>
      When everyone folds
      And the next hand begins
      Then P1 has put in 5
      And P2 has put in 10
      And the pot is 15

      Examples:
        | case                            | seats | button |
        | three players                   | three | 3      |
        | four players                    | four  | 2      |
        | five players                    | five  | 4      |
        | six players                     | six   | 5      |
        | six players, past the last seat | six   | 6      |

    Scenario Outline: the blinds have moved on twice
      Given a table of <seats>
      And the button is on seat <button>
      When everyone folds
      And the next hand begins
      And everyone folds
      And the next hand begins
      Then P1 has put in 5
      And P2 has put in 10
      And the pot is 15

      Examples:
        | case          | seats | button |
        | three players | three | 1      |
        | five players  | five  | 4      |
        | six players   | six   | 5      |

  @BLIND-2
  Rule: With three players or more, the seat left of the small blind posts the big blind.

    Scenario Outline: the seat left of the small blind posts the big blind
      Given a table of <seats>
      And the button is on seat <button>
      Then P2 has put in 10
      And P2 has 990 chips

      Examples:
        | case                            | seats | button |
        | three players, button on seat 1 | three | 1      |
        | three players, button on seat 2 | three | 2      |
        | three players, button on seat 3 | three | 3      |
        | four players, button on seat 1  | four  | 1      |
        | four players, button on seat 2  | four  | 2      |
        | four players, button on seat 3  | four  | 3      |
        | four players, button on seat 4  | four  | 4      |
        | five players, button on seat 1  | five  | 1      |
        | five players, button on seat 2  | five  | 2      |
        | five players, button on seat 3  | five  | 3      |
        | five players, button on seat 4  | five  | 4      |
        | five players, button on seat 5  | five  | 5      |
        | six players, button on seat 1   | six   | 1      |
        | six players, button on seat 2   | six   | 2      |
        | six players, button on seat 3   | six   | 3      |
        | six players, button on seat 4   | six   | 4      |
        | six players, button on seat 5   | six   | 5      |
        | six players, button on seat 6   | six   | 6      |

    Scenario Outline: nobody else posts anything
      Given a table of <seats>
      Then <player> has put in 0
      And <player> has 1000 chips
      And the pot is 15

      Examples:
        | case                 | seats | player |
        | button of three      | three | P3     |
        | button of four       | four  | P4     |
        | first to act of five | five  | P3     |
        | button of six        | six   | P6     |
        | first to act of six  | six   | P3     |

    Scenario Outline: the big blind at other stakes
      Given a table of <seats>
      And the stakes are <stakes>, with blinds of <small> and <big>
      Then P2 has put in <big>
      And P2 has <left> chips
      And the pot is <pot>

      Examples:
        | case                                 | seats                   | stakes | small | big | left | pot |
        | 10/20                                | six                     | 10/20  | 5     | 10  | 990  | 15  |
        | 15/30, half of it is no whole number | three                   | 15/30  | 7     | 15  | 985  | 22  |
        | 15/30, a small blind of five         | four                    | 15/30  | 5     | 15  | 985  | 20  |
        | 3/6                                  | five                    | 3/6    | 1     | 3   | 997  | 4   |
        | 5/10                                 | six                     | 5/10   | 2     | 5   | 995  | 7   |
        | 25/50, a small blind of ten          | three                   | 25/50  | 10    | 25  | 975  | 35  |
        | 25/50, second hand                   | six, in its second hand | 25/50  | 10    | 25  | 975  | 35  |

    Scenario Outline: the big blind moves on with the button
      Given a table of <seats>
      And the button is on seat <button>
      When the hand is played out
      And the next hand begins
      Then P2 has put in 10
      And the pot is 15

      Examples:
        | case                             | seats                     | button |
        | three players                    | three                     | 2      |
        | four players                     | four                      | 4      |
        | five players                     | five                      | 1      |
        | six players                      | six                       | 4      |
        | six players, past the last seat  | six                       | 6      |
        | three players, in the third hand | three, in its second hand | 1      |
        | six players, in the third hand   | six, in its second hand   | 4      |

  @BLIND-4
  Rule: With three players or more, the blinds act last in the first round, and may check (if nothing is owed), call, raise or fold.

    Scenario Outline: the blinds act last in the first round
      Given a table of <seats>
      And the button is on seat <button>
      When everyone calls
      Then they have acted in the order <order>
      And it is the first draw

      Examples:
        | case                            | seats | button | order             |
        | three players, button on seat 1 | three | 1      | P3 P1 P2          |
        | three players, button on seat 2 | three | 2      | P3 P1 P2          |
        | three players, button on seat 3 | three | 3      | P3 P1 P2          |
        | four players, button on seat 1  | four  | 1      | P3 P4 P1 P2       |
        | four players, button on seat 4  | four  | 4      | P3 P4 P1 P2       |
        | five players, button on seat 1  | five  | 1      | P3 P4 P5 P1 P2    |
        | five players, button on seat 5  | five  | 5      | P3 P4 P5 P1 P2    |
        | six players, button on seat 1   | six   | 1      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 2   | six   | 2      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 3   | six   | 3      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 4   | six   | 4      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 5   | six   | 5      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 6   | six   | 6      | P3 P4 P5 P6 P1 P2 |

    Scenario Outline: the big blind has the last word when nobody has raised
      Given a table of <seats>
      When <callers> call
      And P1 calls
      Then it is the first betting round
      And P2 may only check or raise
      When P2 checks
      Then it is the first draw

      Examples:
        | case         | seats | callers           |
        | four players | four  | P3 and P4         |
        | five players | five  | P3, P4 and P5     |
        | six players  | six   | P3, P4, P5 and P6 |

    Scenario Outline: the big blind has a choice when only the small blind has called
      Given a table of <seats>
      When <folders> fold
      And P1 calls
      Then P2 may only check or raise
      When P2 checks
      Then it is the first draw
      And P1 and P2 are still in

      Examples:
        | case         | seats | folders           |
        | four players | four  | P3 and P4         |
        | five players | five  | P3, P4 and P5     |
        | six players  | six   | P3, P4, P5 and P6 |

    Scenario Outline: the big blind has a choice when the small blind has folded
      Given a table of <seats>
      When P3 calls
      And <folders>
      Then P2 may only check or raise
      When P2 checks
      Then it is the first draw

      Examples:
        | case             | seats                   | folders                |
        | three players    | three                   | P1 folds               |
        | five players     | five                    | P4, P5 and P1 fold     |
        | six, second hand | six, in its second hand | P4, P5, P6 and P1 fold |

    Scenario: the big blind raises after calls, and everyone has to answer
      Given a table of four
      When P3, P4 and P1 call
      And P2 raises
      Then P2 has put in 20
      And P3 may fold, call or raise
      And it is the first betting round
      When P3, P4 and P1 call
      Then it is the first draw
      And the pot is 80

    Scenario Outline: the small blind may fold, call or raise
      Given a table of <seats>
      When <before>
      Then P1 may only fold, call or raise
      When P1 <does>
      Then it is P2's turn

      Examples:
        | case                            | seats                   | before                 | does   |
        | folds to a call                 | three                   | P3 calls               | folds  |
        | calls after a call              | four                    | P3 and P4 call         | calls  |
        | raises after a call             | three                   | P3 calls               | raises |
        | calls after folds               | four                    | P3 and P4 fold         | calls  |
        | raises after folds              | six                     | P3, P4, P5 and P6 fold | raises |
        | calls a raise                   | three                   | P3 raises              | calls  |
        | raises a raise                  | three                   | P3 raises              | raises |
        | raises after calls, second hand | six, in its second hand | P3, P4, P5 and P6 call | raises |

    Scenario Outline: the big blind may fold, call or raise after a raise
      Given a table of <table>
      When P3 raises
      And P1 calls
      Then P2 may only fold, call or raise
      When P2 <does>
      Then it is the first <then>

      Examples:
        | case                | table                     | does   | then          |
        | calls               | three                     | calls  | draw          |
        | folds               | three                     | folds  | draw          |
        | raises              | three                     | raises | betting round |
        | raises, second hand | three, in its second hand | raises | betting round |

    Scenario Outline: the small blind owes half a bet and may not check
      Given a table of <seats>
      When <callers>
      And P1 tries to check
      Then the engine refuses it

      Examples:
        | case                       | seats                     | callers                |
        | three players              | three                     | P3 calls               |
        | four players               | four                      | P3 and P4 call         |
        | six players, all folded    | six                       | P3, P4, P5 and P6 fold |
        | three players, second hand | three, in its second hand | P3 folds               |

    Scenario Outline: the big blind may not check to a raise
      Given a table of <table>
      When P3 raises
      And the players call to P1
      And P1 <does>
      And P2 tries to check
      Then the engine refuses it

      Examples:
        | case                   | table                   | does  |
        | the small blind called | three                   | calls |
        | the small blind folded | three                   | folds |
        | six, second hand       | six, in its second hand | folds |

    Scenario: the big blind is not asked again after his raise was called
      Given a table of three
      When P3 and P1 call
      And P2 raises
      And P3 and P1 call
      Then it is the first draw
      And they have acted in the order P3 P1 P2 P3 P1

    Scenario Outline: the blinds act last again in the next hand
      Given a table of <seats>
      When everyone folds
      And the next hand begins
      And everyone calls
      Then they have acted in the order <order>
      And it is the first draw

      Examples:
        | case          | seats | order             |
        | three players | three | P3 P1 P2          |
        | six players   | six   | P3 P4 P5 P6 P1 P2 |

    Scenario Outline: the big blind raises last, and has no word after the calls
      Given a table of <table>
      When the players call to P2
      Then P2 may only check or raise
      When P2 raises
      And everyone calls
      Then they have acted in the order <order>
      And it is the first draw

      Examples:
        | case              | table                    | order                            |
        | three             | three                    | P3 P1 P2 P3 P1                   |
        | six, second hand  | six, in its second hand  | P3 P4 P5 P6 P1 P2 P3 P4 P5 P6 P1 |
        | five, second hand | five, in its second hand | P3 P4 P5 P1 P2 P3 P4 P5 P1       |
        | three, third hand | three, in its third hand | P3 P1 P2 P3 P1                   |

  @BLIND-5
  Rule: A blind that calls or raises adds only the difference to what it has posted.

    Scenario Outline: the small blind adds only the difference
      Given a table of four
      And the stakes are <stakes>, with blinds of <small> and <big>
      When P3 and P4 call
      Then a call costs P1 <difference>
      When P1 calls
      Then P1 has put in <big>
      And P1 has <left> chips

      Examples:
        | case                                 | stakes | small | big | difference | left |
        | 10/20                                | 10/20  | 5     | 10  | 5          | 990  |
        | 15/30, half of it is no whole number | 15/30  | 7     | 15  | 8          | 985  |
        | 15/30, a small blind of five         | 15/30  | 5     | 15  | 10         | 985  |
        | 3/6                                  | 3/6    | 1     | 3   | 2          | 997  |
        | 5/10                                 | 5/10   | 2     | 5   | 3          | 995  |
        | 25/50, a small blind of ten          | 25/50  | 10    | 25  | 15         | 975  |

    Scenario Outline: the small blind that raises adds the difference and a bet
      Given a table of <seats>
      And the stakes are <stakes>, with blinds of <small> and <big>
      When <before>
      And P1 raises
      Then P1 has put in <comes to>
      And P1 has <left> chips

      Examples:
        | case                     | seats | stakes | small | big | before         | comes to | left |
        | over calls               | three | 10/20  | 5     | 10  | P3 calls       | 20       | 980  |
        | over folds               | four  | 10/20  | 5     | 10  | P3 and P4 fold | 20       | 980  |
        | over a raise             | three | 10/20  | 5     | 10  | P3 raises      | 30       | 970  |
        | odd stakes               | three | 15/30  | 7     | 15  | P3 calls       | 30       | 970  |
        | odd stakes, over a raise | three | 15/30  | 7     | 15  | P3 raises      | 45       | 955  |

    Scenario Outline: the big blind that calls a raise adds only the raise
      Given a table of three
      And the stakes are <stakes>, with blinds of <small> and <big>
      When P3 raises
      And P1 <does>
      Then a call costs P2 <big>
      When P2 calls
      Then P2 has <left> chips
      And the pot is <pot>

      Examples:
        | case                  | stakes | small | big | does  | left | pot |
        | the small blind folds | 10/20  | 5     | 10  | folds | 980  | 45  |
        | the small blind calls | 10/20  | 5     | 10  | calls | 980  | 60  |
        | odd stakes            | 15/30  | 7     | 15  | folds | 970  | 67  |
        | small stakes          | 3/6    | 1     | 3   | calls | 994  | 18  |

    Scenario Outline: the big blind that raises adds one bet to what was posted
      Given a table of four
      And the stakes are <stakes>, with blinds of <small> and <big>
      When P3, P4 and P1 call
      And P2 raises
      Then P2 has put in <comes to>
      And P2 has <left> chips
      And a call costs P3 <big>

      Examples:
        | case  | stakes | small | big | comes to | left |
        | 10/20 | 10/20  | 5     | 10  | 20       | 980  |
        | 15/30 | 15/30  | 7     | 15  | 30       | 970  |
        | 3/6   | 3/6    | 1     | 3   | 6        | 994  |

    Scenario: the big blind that raises a raise adds the difference and a bet
      Given a table of three
      When P3 raises
      And P1 raises
      Then a call costs P2 20
      When P2 raises
      Then P2 has put in 40
      And P2 has 960 chips

    Scenario: the small blind that calls two raises adds only the difference
      Given a table of three
      When P3 calls
      And P1 calls
      And P2 raises
      And P3 raises
      Then a call costs P1 20
      When P1 calls
      Then P1 has put in 30
      And P1 has 970 chips

    Scenario: what the blinds have posted is worth nothing in the next round
      Given a table of three, past the first draw
      Then P1 has put in 0
      And P2 has put in 0
      When P1 bets
      Then P1 has put in 10
      And a call costs P2 10

    Scenario: with two players too only the difference is added
      Given a table of two
      And the stakes are 15/30, with blinds of 7 and 15
      Then a call costs P2 8
      When P2 calls
      Then P2 has 985 chips
      And P1 may check or raise
      When P1 raises
      Then P1 has put in 30
      And a call costs P2 15

    Scenario Outline: blinds that are no half and whole add the difference, by a call and a raise
      Given a table of <table>
      And the stakes are 15/30, with blinds of 5 and 15
      When the players call to <small>
      Then a call costs <small> 10
      When <small> calls
      Then <small> has 985 chips
      When <big> raises
      Then <big> has put in 30
      And <big> has 970 chips
      When everyone calls
      And everyone stands pat
      Then P1 has put in 0
      And P2 has put in 0
      When P1 bets
      Then P1 has put in 15

      Examples:
        | case               | table                     | small | big |
        | two, second hand   | two, in its second hand   | P2    | P1  |
        | three, second hand | three, in its second hand | P1    | P2  |
        | six, second hand   | six, in its second hand   | P1    | P2  |

    Scenario Outline: a small blind that raises and a big blind that calls add the difference
      Given a table of <table>
      And the stakes are 15/30, with blinds of 5 and 15
      When the players call to <small>
      And <small> raises
      Then <small> has put in 30
      And <small> has 970 chips
      And a call costs <big> 15
      When <big> calls
      Then <big> has 970 chips

      Examples:
        | case              | table                    | small | big |
        | two, second hand  | two, in its second hand  | P2    | P1  |
        | six, second hand  | six, in its second hand  | P1    | P2  |
        | five, second hand | five, in its second hand | P1    | P2  |

    Scenario: a small blind raised twice before he acts adds only the difference
      Given a table of four
      When P3 raises
      And P4 raises
      Then a call costs P1 25
      When P1 calls
      Then P1 has 970 chips

  @BLIND-6
  Rule: With two players the button posts the small blind, acts first before the first draw, and draws and acts last after it.

    Scenario Outline: with two players the button posts the small blind
      Given a table of two
      And the button is on seat <button>
      Then P2 has put in 5
      And P1 has put in 10
      And the pot is 15

      Examples:
        | case             | button |
        | button on seat 1 | 1      |
        | button on seat 2 | 2      |

    Scenario Outline: with two players the button acts first before the first draw
      Given a table of <table>
      And the button is on seat <button>
      Then it is P2's turn
      And P2 may only fold, call or raise
      When P2 calls
      Then P1 may only check or raise
      When P1 checks
      Then it is the first draw

      Examples:
        | case                          | table                   | button |
        | button on seat 1              | two                     | 1      |
        | button on seat 2              | two                     | 2      |
        | button on seat 1, second hand | two, in its second hand | 1      |

    Scenario Outline: with two players the button draws last and acts last after each draw
      Given a table of <table>
      And the button is on seat <button>
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order P1 P2
      When everyone checks
      Then they have acted in the order P1 P2
      When everyone stands pat
      Then they have drawn in the order P1 P2
      When everyone checks
      Then they have acted in the order P1 P2
      When everyone stands pat
      Then they have drawn in the order P1 P2
      And it is P1's turn

      Examples:
        | case                          | table                   | button |
        | button on seat 1              | two                     | 1      |
        | button on seat 2              | two                     | 2      |
        | button on seat 2, second hand | two, in its second hand | 2      |
        | button on seat 1, third hand  | two, in its third hand  | 1      |

    Scenario: the button may raise first, and the other answers
      Given a table of two
      When P2 raises
      Then P2 has put in 20
      And P1 may only fold, call or raise
      When P1 calls
      Then it is the first draw
      And the pot is 40

    Scenario: the other raises after the button has called
      Given a table of two
      When P2 calls
      And P1 raises
      Then P2 may only fold, call or raise
      When P2 calls
      Then it is the first draw
      And it is P1's turn

    Scenario Outline: the button that folds at once loses the small blind alone
      Given a table of two
      And the button is on seat <button>
      When P2 folds
      Then the hand is over
      And P1 ends with 1005 chips
      And P2 ends with 995 chips

      Examples:
        | case             | button |
        | button on seat 1 | 1      |
        | button on seat 2 | 2      |

    Scenario: with two players the blinds are back in their places in the third hand
      Given a table of two
      And the button is on seat 1
      When everyone folds
      And the next hand begins
      And everyone folds
      And the next hand begins
      Then the button is on seat 1
      And P2 has put in 5
      And P1 has put in 10
      And it is P2's turn

    Scenario Outline: with two players the blinds change places in the next hand
      Given a table of two
      And the button is on seat <button>
      When <how>
      And the next hand begins
      Then P2 has put in 5
      And P1 has put in 10
      And it is P2's turn
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order P1 P2
      And it is P1's turn

      Examples:
        | case                          | button | how                    |
        | after a showdown, from seat 1 | 1      | the hand is played out |
        | after a showdown, from seat 2 | 2      | the hand is played out |
        | after a fold, from seat 1     | 1      | P2 folds               |
        | after a fold, from seat 2     | 2      | P2 folds               |

    Scenario Outline: with two players the blinds at other stakes
      Given a table of two
      And the stakes are <stakes>, with blinds of <small> and <big>
      Then P2 has put in <small>
      And P1 has put in <big>

      Examples:
        | case                                 | stakes | small | big |
        | 15/30, half of it is no whole number | 15/30  | 7     | 15  |
        | 15/30, a small blind of five         | 15/30  | 5     | 15  |
        | 3/6                                  | 3/6    | 1     | 3   |
        | 5/10                                 | 5/10   | 2     | 5   |
        | 25/50, a small blind of ten          | 25/50  | 10    | 25  |

    Scenario Outline: with two players the one who is not the button may not act first
      Given a table of <table>
      When P1 tries to <act>
      Then the engine refuses it

      Examples:
        | case               | table                   | act   |
        | check              | two                     | check |
        | call               | two                     | call  |
        | raise              | two                     | raise |
        | raise, second hand | two, in its second hand | raise |

    Scenario Outline: with two players the button draws last, all-in or not
      Given a table of two
      And <all-in> 10 chips before the hand
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order P1 P2

      Examples:
        | case             | all-in         |
        | the other all-in | P1 has         |
        | both all-in      | P1 and P2 have |
