@betting
Feature: Betting
  Four rounds, bets of one size, and no more than a few raises.

  @BET-1
  Rule: There are four betting rounds: one after the deal and one after each draw.

    Scenario Outline: a betting round after the deal and one after each draw
      Given a table of <seats>
      Then it is the first betting round
      When everyone calls
      Then it is the first draw
      When everyone stands pat
      Then it is the second betting round
      When everyone checks
      Then it is the second draw
      When everyone stands pat
      Then it is the third betting round
      When everyone checks
      Then it is the third draw
      When everyone stands pat
      Then it is the fourth betting round
      When everyone checks
      Then the hand is over

      Examples:
        | case                      | seats                    |
        | two players               | two                      |
        | three players             | three                    |
        | four players              | four                     |
        | five players              | five                     |
        | six players               | six                      |
        | two players, second hand  | two, in its second hand  |
        | six players, second hand  | six, in its second hand  |
        | three players, third hand | three, in its third hand |

    Scenario: a betting round after a draw in which everyone changed cards
      Given a table of three
      And everyone calls
      When everyone discards two cards
      Then it is the second betting round
      When everyone checks
      And everyone discards one card
      Then it is the third betting round
      When everyone checks
      And everyone discards three cards
      Then it is the fourth betting round

    Scenario: a bet in one round takes away no other round
      Given a table of four
      When a bet is called by all
      Then it is the first draw
      When everyone stands pat
      Then it is the second betting round
      When a bet is called by all
      And everyone stands pat
      Then it is the third betting round
      When a bet is called by all
      And everyone stands pat
      Then it is the fourth betting round
      And P1 may only check or bet
      When a bet is called by all
      Then the hand is over

    Scenario: there are four betting rounds when two are left of six
      Given a table of six
      When a bet is called by all but P1, P3, P4 and P6
      And everyone stands pat
      Then it is the second betting round
      When everyone checks
      And everyone stands pat
      Then it is the third betting round
      When a bet is called by all
      And everyone stands pat
      Then it is the fourth betting round
      When everyone checks
      Then the hand is over

    Scenario: the second hand has four betting rounds too
      Given a table of three
      When the hand is played out
      And the next hand begins
      Then it is the first betting round
      When everyone calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      Then it is the fourth betting round
      When everyone checks
      Then the hand is over

    Scenario Outline: no check, bet, call or fold during a draw
      Given a table of three
      And everyone calls
      When P1 tries to <act>
      Then the engine refuses it
      And it is the first draw

      Examples:
        | case        | act         |
        | check       | check       |
        | bet         | bet         |
        | raise to 10 | raise to 10 |
        | fold        | fold        |
        | call        | call        |

    Scenario Outline: nobody draws during a betting round
      Given a table of three, past the <draw> draw
      When P1 tries to <act>
      Then the engine refuses it
      And it is the <round> betting round

      Examples:
        | case                        | draw   | act        | round  |
        | pat in the second round     | first  | stand pat  | second |
        | one card in the third round | second | discard 2c | third  |
        | pat in the last round       | third  | stand pat  | fourth |

    Scenario: nobody draws before the first betting round
      Given a table of three
      When P3 tries to stand pat
      Then the engine refuses it
      And it is the first betting round

    Scenario Outline: two left of a larger table have four betting rounds
      Given a table of <table>
      When a bet is called by all but <folded>
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      Then it is the fourth betting round
      When everyone checks
      Then the hand is over

      Examples:
        | case                  | table                     | folded    |
        | of three, second hand | three, in its second hand | P1        |
        | of four, in the first | four                      | P2 and P3 |

    Scenario Outline: no draw in a betting round, and no check in the draw after it
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 tries to stand pat
      Then the engine refuses it
      When everyone checks
      And P1 tries to check
      Then the engine refuses it
      And it is the <next> draw

      Examples:
        | case                                 | table                   | chips                   | draw   | next   |
        | two players, second hand             | two, in its second hand | P2 has 1000 chips       | first  | second |
        | six players, one all-in, second hand | six, in its second hand | P6 has 10 chips         | second | third  |
        | four players, two all-in             | four                    | P3 and P4 have 10 chips | first  | second |

    Scenario: a betting round after each draw, whole hands changed and the discards shuffled
      Given a table of three
      When everyone calls
      And everyone discards five cards
      Then it is the second betting round
      When everyone checks
      And everyone discards five cards
      Then it is the third betting round
      When everyone checks
      And everyone discards five cards
      Then it is the fourth betting round

    Scenario: as many bets as there can be take away no other round
      Given a table of three, past the second draw
      When the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      Then it is the fourth betting round

  @BET-2
  Rule: With three players or more, the seat left of the big blind opens the first round.

    Scenario Outline: the seat left of the big blind opens the first round
      Given a table of <seats>
      And the button is on seat <button>
      Then it is P3's turn
      And P3 may only fold, call or raise

      Examples:
        | case                            | seats                   | button |
        | three players, button on seat 1 | three                   | 1      |
        | three players, button on seat 2 | three                   | 2      |
        | three players, button on seat 3 | three                   | 3      |
        | four players, button on seat 1  | four                    | 1      |
        | four players, button on seat 2  | four                    | 2      |
        | four players, button on seat 3  | four                    | 3      |
        | four players, button on seat 4  | four                    | 4      |
        | five players, button on seat 1  | five                    | 1      |
        | five players, button on seat 2  | five                    | 2      |
        | five players, button on seat 3  | five                    | 3      |
        | five players, button on seat 4  | five                    | 4      |
        | five players, button on seat 5  | five                    | 5      |
        | six players, button on seat 1   | six                     | 1      |
        | six players, button on seat 2   | six                     | 2      |
        | six players, button on seat 3   | six                     | 3      |
        | six players, button on seat 4   | six                     | 4      |
        | six players, button on seat 5   | six                     | 5      |
        | six players, button on seat 6   | six                     | 6      |
        | four players, third hand        | four, in its third hand | 1      |
        | six players, third hand         | six, in its third hand  | 4      |

    Scenario Outline: the seat left of the big blind opens the first round of the next hand
      Given a table of <seats>
      And the button is on seat <button>
      When <how>
      And the next hand begins
      Then it is P3's turn

      Examples:
        | case                              | seats | button | how                    |
        | three players                     | three | 1      | everyone folds         |
        | three players, past the last seat | three | 3      | the hand is played out |
        | four players                      | four  | 3      | everyone folds         |
        | five players                      | five  | 5      | the hand is played out |
        | six players                       | six   | 2      | everyone folds         |
        | six players, past the last seat   | six   | 6      | everyone folds         |

    Scenario Outline: nobody else opens the first round
      Given a table of <seats>
      When <who> tries to <act>
      Then the engine refuses it
      And it is P3's turn

      Examples:
        | case                 | seats | who | act   |
        | the small blind      | four  | P1  | call  |
        | the big blind        | four  | P2  | check |
        | the button           | five  | P5  | call  |
        | the seat left of him | six   | P4  | call  |

    Scenario Outline: the seat left of the big blind opens, a blind all-in or not
      Given a table of <seats>
      And <chips> before the hand
      Then it is P3's turn

      Examples:
        | case                    | seats | chips          |
        | the big blind of three  | three | P2 has 8 chips |
        | the small blind of four | four  | P1 has 5 chips |

  @BET-3
  Rule: The first player left of the button who is still in, and not all-in, opens each later round.

    Scenario Outline: the first player left of the button opens each later round
      Given a table of <seats>
      And the button is on seat <button>
      And the hand is past the <draw> draw
      Then it is P1's turn
      And P1 may only check or bet

      Examples:
        | case                                                 | seats                    | button | draw   |
        | three players, button on seat 1, round 2             | three                    | 1      | first  |
        | three players, button on seat 2, round 3             | three                    | 2      | second |
        | three players, button on seat 3, round 4             | three                    | 3      | third  |
        | four players, button on seat 1, round 2              | four                     | 1      | first  |
        | four players, button on seat 2, round 3              | four                     | 2      | second |
        | four players, button on seat 3, round 4              | four                     | 3      | third  |
        | four players, button on seat 4, round 2              | four                     | 4      | first  |
        | five players, button on seat 1, round 3              | five                     | 1      | second |
        | five players, button on seat 2, round 4              | five                     | 2      | third  |
        | five players, button on seat 3, round 2              | five                     | 3      | first  |
        | five players, button on seat 4, round 3              | five                     | 4      | second |
        | five players, button on seat 5, round 4              | five                     | 5      | third  |
        | six players, button on seat 1, round 2               | six                      | 1      | first  |
        | six players, button on seat 2, round 3               | six                      | 2      | second |
        | six players, button on seat 3, round 4               | six                      | 3      | third  |
        | six players, button on seat 4, round 2               | six                      | 4      | first  |
        | six players, button on seat 5, round 3               | six                      | 5      | second |
        | six players, button on seat 6, round 4               | six                      | 6      | third  |
        | two players, round 2                                 | two                      | 1      | first  |
        | two players, second hand, round 4                    | two, in its second hand  | 2      | third  |
        | four players, second hand, button on seat 4, round 2 | four, in its second hand | 4      | first  |
        | five players, third hand, round 3                    | five, in its third hand  | 2      | second |

    Scenario Outline: the first player still in opens when others have folded before
      Given a table of <seats>
      And the button is on seat <button>
      When a bet is called by all but <folded>
      And everyone stands pat
      Then it is <opener>'s turn
      When everyone checks
      And everyone stands pat
      Then it is <opener>'s turn
      When everyone checks
      And everyone stands pat
      Then it is <opener>'s turn

      Examples:
        | case                                  | seats                    | button | folded            | opener |
        | P1 of three folded                    | three                    | 1      | P1                | P2     |
        | P2 of three folded                    | three                    | 2      | P2                | P1     |
        | P3 of three folded                    | three                    | 3      | P3                | P1     |
        | P1 of three folded, button on seat 3  | three                    | 3      | P1                | P2     |
        | P1 of four folded                     | four                     | 4      | P1                | P2     |
        | P1 and P2 of four folded              | four                     | 1      | P1 and P2         | P3     |
        | P1 and P3 of four folded              | four                     | 2      | P1 and P3         | P2     |
        | P2 and P3 of four folded              | four                     | 3      | P2 and P3         | P1     |
        | P1 and P4 of four folded              | four                     | 4      | P1 and P4         | P2     |
        | P1 of five folded                     | five                     | 1      | P1                | P2     |
        | P1, P2 and P3 of five folded          | five                     | 5      | P1, P2 and P3     | P4     |
        | P1 and P2 of five folded              | five                     | 2      | P1 and P2         | P3     |
        | P3, P4 and P5 of five folded          | five                     | 3      | P3, P4 and P5     | P1     |
        | P1 and P5 of five folded              | five                     | 4      | P1 and P5         | P2     |
        | P1 of six folded                      | six                      | 1      | P1                | P2     |
        | P1 and P2 of six folded               | six                      | 2      | P1 and P2         | P3     |
        | P1, P2 and P3 of six folded           | six                      | 3      | P1, P2 and P3     | P4     |
        | P1, P2, P3 and P4 of six folded       | six                      | 4      | P1, P2, P3 and P4 | P5     |
        | P2 of six folded                      | six                      | 5      | P2                | P1     |
        | P6 of six folded                      | six                      | 6      | P6                | P1     |
        | P1 and P6 of six folded               | six                      | 5      | P1 and P6         | P2     |
        | P1, P3 and P5 of six folded           | six                      | 6      | P1, P3 and P5     | P2     |
        | P1, P2, P4 and P5 of six folded       | six                      | 1      | P1, P2, P4 and P5 | P3     |
        | P3, P4, P5 and P6 of six folded       | six                      | 3      | P3, P4, P5 and P6 | P1     |
        | P1 and P2 of five folded, second hand | five, in its second hand | 2      | P1 and P2         | P3     |

    Scenario Outline: the opener changes when the first player folds later
      Given a table of <seats>
      And the button is on seat <button>
      And the hand is past the <draw> draw
      When a bet is called by all but <folded>
      And everyone stands pat
      Then it is <opener>'s turn

      Examples:
        | case                                    | seats | button | draw   | folded            | opener |
        | P1 of three after the first draw        | three | 3      | first  | P1                | P2     |
        | P1 and P2 of four after the second draw | four  | 1      | second | P1 and P2         | P3     |
        | P1 of six after the second draw         | six   | 6      | second | P1                | P2     |
        | P2 of five after the first draw         | five  | 4      | first  | P2                | P1     |
        | all but the last two of six             | six   | 3      | second | P1, P2, P3 and P4 | P5     |

    Scenario Outline: two left at a larger table go by the button as ever
      Given a table of <seats>
      When a bet is called by all but <folded>
      And everyone stands pat
      And everyone checks
      Then they have acted in the order <order>

      Examples:
        | case                                      | seats                     | folded            | order |
        | the button and the big blind of three     | three                     | P1                | P2 P3 |
        | the button and the small blind of three   | three                     | P2                | P1 P3 |
        | the blinds of six                         | six                       | P3, P4, P5 and P6 | P1 P2 |
        | the last two of six                       | six                       | P1, P2, P3 and P4 | P5 P6 |
        | the button and the big blind, second hand | three, in its second hand | P1                | P2 P3 |

    Scenario: the last to raise does not open the next round
      Given a table of four
      When P3 calls
      And P4 raises
      And P1 and P2 call
      And P3 calls
      Then it is the first draw
      When everyone stands pat
      Then it is P1's turn

    Scenario Outline: a player who is all-in does not open
      Given a table of <seats>
      And the button is on seat <button>
      And <short> 10 chips before the hand
      When everyone calls
      And everyone stands pat
      Then it is <opener>'s turn
      When everyone checks
      And everyone stands pat
      Then it is <opener>'s turn

      Examples:
        | case                  | seats | button | short              | opener |
        | P1 of three           | three | 2      | P1 has             | P2     |
        | P1 of four            | four  | 4      | P1 has             | P2     |
        | P1 and P2 of four     | four  | 1      | P1 and P2 have     | P3     |
        | P1, P2 and P3 of five | five  | 3      | P1, P2 and P3 have | P4     |
        | P2 of six             | six   | 5      | P2 has             | P1     |

    Scenario Outline: of the players left of the button one has folded and the next is all-in
      Given a table of <seats>
      And the button is on seat <button>
      And <short> has 20 chips before the hand
      When a bet is called by all but <folded>
      And everyone stands pat
      Then it is <opener>'s turn
      When everyone checks
      And everyone stands pat
      Then it is <opener>'s turn

      Examples:
        | case                             | seats                    | button | short | folded    | opener |
        | folded, then all-in              | four                     | 4      | P2    | P1        | P3     |
        | all-in, then folded              | four                     | 2      | P1    | P2        | P3     |
        | folded, all-in, folded           | six                      | 1      | P2    | P1 and P3 | P4     |
        | folded twice, all-in             | five                     | 3      | P3    | P1 and P2 | P4     |
        | all-in, then folded, second hand | four, in its second hand | 2      | P1    | P2        | P3     |

    Scenario Outline: who bet or raised last in the <before> round does not open the next
      Given a table of five, past the <draw> draw
      When P1 and P2 check
      And P3 bets
      And P4 raises
      And everyone calls
      And everyone stands pat
      Then it is P1's turn

      Examples:
        | case   | before | draw   |
        | second | second | first  |
        | third  | third  | second |

    Scenario: the first player opens each round of the next hand
      Given a table of five
      When everyone folds
      And the next hand begins
      And a bet is called by all but P1
      And everyone stands pat
      Then it is P2's turn
      When everyone checks
      And everyone stands pat
      Then it is P2's turn

    Scenario Outline: who bet last does not open the next round
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When the players check to <bettor>
      And <bettor> bets
      And everyone calls
      And everyone stands pat
      Then it is <opener>'s turn

      Examples:
        | case                                  | table                     | chips             | draw   | bettor | opener |
        | two players, second hand              | two, in its second hand   | P2 has 1000 chips | first  | P2     | P1     |
        | three, the button all-in, second hand | three, in its second hand | P3 has 10 chips   | first  | P2     | P1     |
        | six, the fourth all-in, second hand   | six, in its second hand   | P4 has 10 chips   | second | P5     | P1     |

  @BET-4
  Rule: Action goes clockwise.

    Scenario Outline: the first round goes clockwise
      Given a table of <seats>
      And the button is on seat <button>
      When everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                            | seats                   | button | order             |
        | three players, button on seat 3 | three                   | 3      | P3 P1 P2          |
        | four players, button on seat 1  | four                    | 1      | P3 P4 P1 P2       |
        | four players, button on seat 2  | four                    | 2      | P3 P4 P1 P2       |
        | four players, button on seat 3  | four                    | 3      | P3 P4 P1 P2       |
        | four players, button on seat 4  | four                    | 4      | P3 P4 P1 P2       |
        | five players, button on seat 1  | five                    | 1      | P3 P4 P5 P1 P2    |
        | five players, button on seat 2  | five                    | 2      | P3 P4 P5 P1 P2    |
        | five players, button on seat 3  | five                    | 3      | P3 P4 P5 P1 P2    |
        | five players, button on seat 4  | five                    | 4      | P3 P4 P5 P1 P2    |
        | five players, button on seat 5  | five                    | 5      | P3 P4 P5 P1 P2    |
        | six players, button on seat 1   | six                     | 1      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 2   | six                     | 2      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 3   | six                     | 3      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 4   | six                     | 4      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 5   | six                     | 5      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 6   | six                     | 6      | P3 P4 P5 P6 P1 P2 |
        | six players, second hand        | six, in its second hand | 2      | P3 P4 P5 P6 P1 P2 |
        | five players, third hand        | five, in its third hand | 3      | P3 P4 P5 P1 P2    |

    Scenario Outline: later rounds go clockwise
      Given a table of <seats>
      And the button is on seat <button>
      And the hand is past the <draw> draw
      When everyone checks
      Then they have acted in the order <order>

      Examples:
        | case                                     | seats | button | draw   | order             |
        | three players, round 2, button on seat 1 | three | 1      | first  | P1 P2 P3          |
        | three players, round 3, button on seat 2 | three | 2      | second | P1 P2 P3          |
        | three players, round 4, button on seat 3 | three | 3      | third  | P1 P2 P3          |
        | four players, round 2, button on seat 2  | four  | 2      | first  | P1 P2 P3 P4       |
        | four players, round 3, button on seat 4  | four  | 4      | second | P1 P2 P3 P4       |
        | four players, round 4, button on seat 1  | four  | 1      | third  | P1 P2 P3 P4       |
        | five players, round 2, button on seat 3  | five  | 3      | first  | P1 P2 P3 P4 P5    |
        | five players, round 3, button on seat 5  | five  | 5      | second | P1 P2 P3 P4 P5    |
        | five players, round 4, button on seat 2  | five  | 2      | third  | P1 P2 P3 P4 P5    |
        | six players, round 2, button on seat 6   | six   | 6      | first  | P1 P2 P3 P4 P5 P6 |
        | six players, round 3, button on seat 3   | six   | 3      | second | P1 P2 P3 P4 P5 P6 |
        | six players, round 4, button on seat 4   | six   | 4      | third  | P1 P2 P3 P4 P5 P6 |

    Scenario Outline: players who have folded are passed over
      Given a table of <seats>
      And the button is on seat <button>
      When a bet is called by all but <folded>
      And everyone stands pat
      And everyone checks
      Then they have acted in the order <order>

      Examples:
        | case                                   | seats | button | folded        | order          |
        | P2 of four, button on seat 1           | four  | 1      | P2            | P1 P3 P4       |
        | P3 of four, button on seat 3           | four  | 3      | P3            | P1 P2 P4       |
        | P2 and P4 of five, button on seat 2    | five  | 2      | P2 and P4     | P1 P3 P5       |
        | P1 and P3 of five, button on seat 5    | five  | 5      | P1 and P3     | P2 P4 P5       |
        | P3 of six, button on seat 2            | six   | 2      | P3            | P1 P2 P4 P5 P6 |
        | P2, P3 and P5 of six, button on seat 6 | six   | 6      | P2, P3 and P5 | P1 P4 P6       |
        | P4 and P5 of six, button on seat 4     | six   | 4      | P4 and P5     | P1 P2 P3 P6    |
        | P6 of six, button on seat 1            | six   | 1      | P6            | P1 P2 P3 P4 P5 |

    Scenario Outline: after a bet it goes on to the left of the bettor
      Given a table of six, past the first draw
      When <before>
      And <who> bets
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case             | before                      | who | order                            |
        | the third player | P1 and P2 check             | P3  | P1 P2 P3 P4 P5 P6 P1 P2          |
        | the fifth player | P1, P2, P3 and P4 check     | P5  | P1 P2 P3 P4 P5 P6 P1 P2 P3 P4    |
        | the button       | P1, P2, P3, P4 and P5 check | P6  | P1 P2 P3 P4 P5 P6 P1 P2 P3 P4 P5 |

    Scenario: after the first player's bet it goes round once
      Given a table of four, past the second draw
      When P1 bets
      And everyone calls
      Then they have acted in the order P1 P2 P3 P4

    Scenario: after a raise it goes on to the left of the raiser
      Given a table of five, past the first draw
      When P1 bets
      And P2 calls
      And P3 raises
      And P4 calls
      And P5 raises
      And everyone calls
      Then they have acted in the order P1 P2 P3 P4 P5 P1 P2 P3 P4

    Scenario Outline: a raise in the first round goes round past the blinds
      Given a table of <seats>
      And the button is on seat <button>
      When P3 calls
      And P4 raises
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                           | seats | button | order                |
        | four players                   | four  | 4      | P3 P4 P1 P2 P3       |
        | four players, button on seat 1 | four  | 1      | P3 P4 P1 P2 P3       |
        | five players                   | five  | 3      | P3 P4 P5 P1 P2 P3    |
        | six players                    | six   | 5      | P3 P4 P5 P6 P1 P2 P3 |

    Scenario Outline: after a fold it is the next player's turn
      Given a table of <table>
      When <folds>
      Then it is <next>'s turn

      Examples:
        | case                       | table                     | folds              | next |
        | first to act               | five                      | P3 folds           | P4   |
        | two in a row               | five                      | P3 and P4 fold     | P5   |
        | up to the button           | five                      | P3, P4 and P5 fold | P1   |
        | three players, second hand | three, in its second hand | P3 folds           | P1   |

    Scenario: with two players it goes back and forth
      Given a table of two, past the first draw
      When P1 bets
      And P2 raises
      And P1 raises
      And P2 calls
      Then they have acted in the order P1 P2 P1 P2
      And it is the second draw

    Scenario: the second hand goes clockwise too
      Given a table of five
      When everyone folds
      And the next hand begins
      And a bet is called by all but P4
      Then they have acted in the order P3 P4 P5 P1 P2
      When everyone stands pat
      And everyone checks
      Then they have acted in the order P1 P2 P3 P5

    Scenario Outline: after a raise and a fold it goes on to the left
      Given a table of <table>
      And the button is on seat <button>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 folds
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                                  | table                   | button | chips                   | draw   | order                |
        | three, third round                    | three                   | 3      | P3 has 1000 chips       | second | P1 P2 P3 P1          |
        | four, second round                    | four                    | 4      | P4 has 1000 chips       | first  | P1 P2 P3 P4 P1       |
        | six, third round                      | six                     | 1      | P6 has 1000 chips       | second | P1 P2 P3 P4 P5 P6 P1 |
        | six, one all-in, second hand, round 4 | six, in its second hand | 1      | P6 has 10 chips         | third  | P1 P2 P3 P4 P5 P1    |
        | five, two all-in, third round         | five                    | 2      | P4 and P5 have 10 chips | second | P1 P2 P3 P1          |
        | five, third round                     | five                    | 4      | P5 has 1000 chips       | second | P1 P2 P3 P4 P5 P1    |

    Scenario: when the small blind folds to a raise the big blind is next
      Given a table of four
      When P3 calls
      And P4 raises
      And P1 folds
      And everyone calls
      Then they have acted in the order P3 P4 P1 P2 P3

  @BET-5
  Rule: A player who owes chips may call or fold, or raise while the cap allows, and may not check.

    Scenario Outline: who owes a bet may fold, call or raise
      Given a table of four, past the <draw> draw
      When P1 bets
      Then P2 may only fold, call or raise
      When P2 <does>
      Then P3 may only fold, call or raise
      And a call costs P3 <owed>

      Examples:
        | case                        | draw   | does   | owed |
        | second round, after a call  | first  | calls  | 10   |
        | second round, after a fold  | first  | folds  | 10   |
        | second round, after a raise | first  | raises | 20   |
        | third round, after a call   | second | calls  | 20   |
        | third round, after a raise  | second | raises | 40   |
        | last round, after a fold    | third  | folds  | 20   |
        | last round, after a raise   | third  | raises | 40   |

    Scenario Outline: in the first round everyone owes the big blind
      Given a table of <seats>
      Then P3 may only fold, call or raise
      And a call costs P3 10
      When P3 calls
      Then <next> may only fold, call or raise

      Examples:
        | case          | seats | next |
        | three players | three | P1   |
        | four players  | four  | P4   |
        | six players   | six   | P4   |

    Scenario Outline: a call makes up what is owed, and no more
      Given a table of <table>
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 calls
      Then P3 has put in <two bets>
      And P3 has <left> chips
      When the players fold to P1
      And P1 calls
      Then P1 has <left> chips

      Examples:
        | case                            | table                   | draw   | two bets | left |
        | second round                    | four                    | first  | 20       | 970  |
        | third round                     | four                    | second | 40       | 950  |
        | third round of six, second hand | six, in its second hand | second | 40       | 950  |

    Scenario Outline: who owes chips may not check
      Given a table of <seats>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And the players call to <who>
      And <who> tries to check
      Then the engine refuses it
      And it is <who>'s turn

      Examples:
        | case                             | seats | chips             | draw   | who |
        | second round of three            | three | P1 has 1000 chips | first  | P2  |
        | third round of four              | four  | P1 has 1000 chips | second | P2  |
        | last round of six                | six   | P1 has 1000 chips | third  | P2  |
        | second round of two              | two   | P1 has 1000 chips | first  | P2  |
        | last round of two                | two   | P1 has 1000 chips | third  | P2  |
        | third round of three, one all-in | three | P3 has 10 chips   | second | P2  |
        | third round of three, the button | three | P1 has 1000 chips | second | P3  |

    Scenario Outline: who owes a raise may not check
      Given a table of three, past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 folds
      And P1 tries to check
      Then the engine refuses it
      And P1 may fold or call

      Examples:
        | case         | draw  |
        | second round | first |
        | last round   | third |

    Scenario Outline: nobody may check to the big blind
      Given a table of <seats>
      When <before>
      And <who> tries to check
      Then the engine refuses it

      Examples:
        | case                                | seats                   | before                 | who |
        | second to act                       | four                    | P3 calls               | P4  |
        | after a fold                        | four                    | P3 folds               | P4  |
        | the button                          | five                    | P3 and P4 call         | P5  |
        | the small blind                     | three                   | P3 calls               | P1  |
        | the small blind of six, second hand | six, in its second hand | P3, P4, P5 and P6 call | P1  |

    Scenario Outline: the first to act may not check to the big blind
      Given a table of <seats>
      And <chips> before the hand
      When <who> tries to check
      Then the engine refuses it

      Examples:
        | case                                     | seats | chips             | who |
        | three players                            | three | P1 has 1000 chips | P3  |
        | six players                              | six   | P1 has 1000 chips | P3  |
        | two players                              | two   | P1 has 1000 chips | P2  |
        | three players, and he has less than that | three | P3 has 7 chips    | P3  |

    Scenario: who has checked before may not check to a bet
      Given a table of three, past the second draw
      When P1 and P2 check
      And P3 bets
      And P1 tries to check
      Then the engine refuses it

    Scenario Outline: a player may fold to a bet in any round
      Given a table of three, past the <draw> draw
      When P1 bets
      And P2 folds
      Then P1 and P3 are still in
      And it is P3's turn

      Examples:
        | case         | draw   |
        | second round | first  |
        | third round  | second |
        | last round   | third  |

    Scenario Outline: at the cap a call or a fold is left
      Given a table of <seats>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When the players bet and raise until no raise is offered
      Then the next player may only fold or call
      When the next player tries to check
      Then the engine refuses it

      Examples:
        | case                          | seats                    | chips             | draw   |
        | three players                 | three                    | P3 has 1000 chips | first  |
        | four players                  | four                     | P3 has 1000 chips | second |
        | six players                   | six                      | P3 has 1000 chips | third  |
        | four, one all-in, second hand | four, in its second hand | P4 has 10 chips   | third  |

    Scenario: a refused check changes nothing for what follows
      Given a table of three, past the first draw
      When P1 bets
      And P2 tries to check
      Then the engine refuses it
      When P2 calls
      And P3 calls
      Then it is the second draw
      And the pot is 60

    Scenario: at the cap of the first round a call or a fold is left
      Given a table of four, in its second hand
      When the players bet and raise until no raise is offered
      Then the next player may only fold or call
      When the next player tries to check
      Then the engine refuses it

    Scenario Outline: who is raised twice owes both raises, and may not check
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 raises
      And the players call to P1
      Then P1 may only fold, call or raise
      And a call costs P1 <owed>
      When P1 tries to check
      Then the engine refuses it
      When P1 calls
      Then P1 has <left> chips
      And <caller> has <left> chips

      Examples:
        | case                                  | table                     | chips             | draw  | owed | caller | left |
        | three, second round                   | three                     | P3 has 1000 chips | first | 20   | P1     | 960  |
        | six, one all-in, second hand, round 4 | six, in its second hand   | P6 has 10 chips   | third | 40   | P4     | 930  |
        | three, second round, second hand      | three, in its second hand | P3 has 1000 chips | first | 20   | P1     | 960  |

    Scenario Outline: who is raised twice in the first round owes both raises
      Given a table of <table>
      When P3 raises
      And <next> calls
      Then <next> has put in 20
      When the players call to P2
      And P2 raises
      And P3 raises
      Then a call costs <next> 20
      When <next> calls
      Then <next> has 960 chips

      Examples:
        | case             | table                   | next |
        | four             | four                    | P4   |
        | six, second hand | six, in its second hand | P4   |

    Scenario Outline: after a check and a bet nobody may check, and all may raise
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When the players check to <bettor>
      And <bettor> bets
      And P1 tries to check
      Then the engine refuses it
      And P1 may only fold, call or raise
      When P1 raises
      And the players call to <bettor>
      Then <bettor> may only fold, call or raise
      And a call costs <bettor> <owed>
      When <bettor> raises
      And P1 raises
      And the players call to <bettor>
      And <bettor> folds
      Then the hand is over

      Examples:
        | case                                  | table                   | chips             | draw  | bettor | owed |
        | two, second hand                      | two, in its second hand | P2 has 1000 chips | first | P2     | 10   |
        | six, one all-in, second hand, round 4 | six, in its second hand | P4 has 10 chips   | third | P6     | 20   |

    Scenario Outline: a few chips are owed to an all-in, and nobody may check
      Given a table of <table>
      And P1 has <chips> chips before the hand
      And P3 has 11 chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 tries to check
      Then the engine refuses it
      And P2 may fold or call
      And a call costs P2 <owed>
      When P2 calls
      Then P3 may only fold or call
      When P3 folds
      Then P3 has 1 chips

      Examples:
        | case                          | table                    | chips | draw  | owed |
        | three players, second round   | three                    | 13    | first | 3    |
        | four, second hand, last round | four, in its second hand | 24    | third | 14   |

    Scenario: the big blind of two players owes a raise and may not check
      Given a table of two
      When P2 raises
      And P1 tries to check
      Then the engine refuses it

  @BET-6
  Rule: A player who owes nothing may check; when all check the game goes on.

    Scenario Outline: who owes nothing may check or bet
      Given a table of <seats>, past the <draw> draw
      Then P1 may only check or bet
      When P1 checks
      Then P2 may only check or bet

      Examples:
        | case                        | seats | draw   |
        | two players, second round   | two   | first  |
        | three players, second round | three | first  |
        | four players, third round   | four  | second |
        | six players, last round     | six   | third  |
        | two players, last round     | two   | third  |

    Scenario Outline: when all check the game goes on
      Given a table of <seats>, past the <draw> draw
      When <all but one> check
      Then it is the <round> betting round
      And <last> may only check or bet
      When <last> checks
      Then it is the <next> draw

      Examples:
        | case                  | seats | draw   | all but one           | round  | last | next   |
        | second round of three | three | first  | P1 and P2             | second | P3   | second |
        | third round of three  | three | second | P1 and P2             | third  | P3   | third  |
        | second round of six   | six   | first  | P1, P2, P3, P4 and P5 | second | P6   | second |
        | third round of five   | five  | second | P1, P2, P3 and P4     | third  | P5   | third  |
        | third round of four   | four  | second | P1, P2 and P3         | third  | P4   | third  |

    Scenario Outline: when all check in the last round there is a showdown
      Given a table of <seats>, past the third draw
      When <all but one>
      Then it is the fourth betting round
      When <last> checks
      Then the hand is over

      Examples:
        | case          | seats | all but one                 | last |
        | two players   | two   | P1 checks                   | P2   |
        | three players | three | P1 and P2 check             | P3   |
        | six players   | six   | P1, P2, P3, P4 and P5 check | P6   |

    Scenario Outline: with two players both have to check
      Given a table of two, past the <draw> draw
      When P1 checks
      Then it is P2's turn
      And it is the <round> betting round
      When P2 checks
      Then it is the <next> draw

      Examples:
        | case         | draw   | round  | next   |
        | second round | first  | second | second |
        | third round  | second | third  | third  |

    Scenario Outline: a check puts nothing in
      Given a table of three, past the <draw> draw
      When P1 checks
      Then P1 has put in 0
      And P1 has 990 chips
      And the pot is 30

      Examples:
        | case         | draw   |
        | second round | first  |
        | third round  | second |
        | last round   | third  |

    Scenario: a check gives up no later bet
      Given a table of three, past the first draw
      When everyone checks
      And everyone stands pat
      Then P1 may only check or bet
      When P1 bets
      Then P1 has put in 20

    Scenario Outline: when some have folded and all others check the game goes on
      Given a table of five
      When a bet is called by all but <folded>
      And everyone stands pat
      And everyone checks
      Then it is the second draw

      Examples:
        | case          | folded        |
        | the first two | P1 and P2     |
        | the button    | P5            |
        | all but two   | P1, P3 and P5 |

    Scenario Outline: round after round is checked
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the first draw
      When everyone checks
      Then they have acted in the order <order>
      And P1 has 990 chips
      When everyone stands pat
      And everyone checks
      Then they have acted in the order <order>
      When everyone stands pat
      Then P1 may only check or bet
      And it is the fourth betting round
      When everyone checks
      Then they have acted in the order <order>
      And the hand is over

      Examples:
        | case                         | table                   | chips             | order          |
        | two, second hand             | two, in its second hand | P2 has 1000 chips | P1 P2          |
        | six, one all-in, second hand | six, in its second hand | P4 has 10 chips   | P1 P2 P3 P5 P6 |

  @BET-7
  Rule: A bet after checks comes back to those who checked, who may fold, call or raise.

    Scenario Outline: a bet after checks comes back to those who checked
      Given a table of <seats>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When <checkers> check
      And <bettor> bets
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                          | seats                     | chips             | draw   | checkers              | bettor | order                            |
        | the button of three           | three                     | P3 has 1000 chips | first  | P1 and P2             | P3     | P1 P2 P3 P1 P2                   |
        | the third of four             | four                      | P3 has 1000 chips | second | P1 and P2             | P3     | P1 P2 P3 P4 P1 P2                |
        | the button of six             | six                       | P3 has 1000 chips | third  | P1, P2, P3, P4 and P5 | P6     | P1 P2 P3 P4 P5 P6 P1 P2 P3 P4 P5 |
        | the fourth of five            | five                      | P3 has 1000 chips | third  | P1, P2 and P3         | P4     | P1 P2 P3 P4 P5 P1 P2 P3          |
        | five, one all-in, second hand | five, in its second hand  | P5 has 10 chips   | third  | P1, P2 and P3         | P4     | P1 P2 P3 P4 P1 P2 P3             |
        | three, second hand            | three, in its second hand | P3 has 1000 chips | second | P1 and P2             | P3     | P1 P2 P3 P1 P2                   |

    Scenario Outline: who checked may fold, call or raise
      Given a table of <seats>, past the <draw> draw
      When P1 checks
      And P2 bets
      And <others>
      Then P1 may only fold, call or raise
      When P1 raises
      Then P1 has put in <amount>
      And it is P2's turn

      Examples:
        | case                | seats | draw   | others             | amount |
        | second round        | three | first  | P3 calls           | 20     |
        | third round         | four  | second | P3 and P4 call     | 40     |
        | last round          | three | third  | P3 calls           | 40     |
        | third round of five | five  | second | P3, P4 and P5 call | 40     |

    Scenario Outline: who checked may call the bet
      Given a table of <seats>, past the <draw> draw
      When P1 checks
      And P2 bets
      And <others>
      And P1 calls
      Then P1 has <left> chips
      And it is the <next> draw

      Examples:
        | case         | seats | draw   | others         | left | next   |
        | second round | three | first  | P3 calls       | 980  | second |
        | third round  | four  | second | P3 and P4 call | 970  | third  |

    Scenario Outline: who checked may fold to the bet
      Given a table of three, past the <draw> draw
      When P1 and P2 check
      And P3 bets
      And P1 folds
      Then P2 may only fold, call or raise
      When P2 calls
      Then it is the <next> draw
      And P2 and P3 are still in

      Examples:
        | case         | draw   | next   |
        | second round | first  | second |
        | third round  | second | third  |

    Scenario Outline: with two players a check may be followed by a raise
      Given a table of two, past the <draw> draw
      When P1 checks
      And P2 bets
      Then P1 may only fold, call or raise
      When P1 raises
      Then P2 may only fold, call or raise
      When P2 calls
      Then P2 has <left> chips

      Examples:
        | case         | draw   | left |
        | second round | first  | 970  |
        | third round  | second | 950  |

    Scenario: a check and raise comes back to the bettor
      Given a table of four, past the first draw
      When P1 checks
      And P2 bets
      And P3 calls
      And P4 folds
      And P1 raises
      Then P2 may only fold, call or raise
      When P2 calls
      Then P3 may only fold, call or raise
      When P3 calls
      Then it is the second draw
      And the pot is 100

    Scenario: the round is not over before those who checked have answered
      Given a table of three, past the third draw
      When P1 and P2 check
      And P3 bets
      And P1 calls
      Then it is P2's turn
      And it is the fourth betting round
      When P2 calls
      Then the hand is over

    Scenario Outline: after checks, a bet and a raise everyone acts again
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When the players check to <bettor>
      And <bettor> bets
      Then P1 may only fold, call or raise
      When P1 raises
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                                  | table                   | chips             | draw  | bettor | order                         |
        | two, second hand, round 4             | two, in its second hand | P2 has 1000 chips | third | P2     | P1 P2 P1 P2                   |
        | six, one all-in, second hand, round 4 | six, in its second hand | P4 has 10 chips   | third | P6     | P1 P2 P3 P5 P6 P1 P2 P3 P5 P6 |

    Scenario: who is left of more answers a bet after his check
      Given a table of three
      When a bet is called by all but P1
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And P2 checks
      And P3 bets
      Then P2 may only fold, call or raise

  @BET-8
  Rule: Bets and raises have one size: the small bet in rounds 1 and 2, the big bet in rounds 3 and 4. Any other amount is refused.

    Scenario Outline: a bet is the small bet, and after the second draw the big bet
      Given a table of <seats>, past the <draw> draw
      When P1 bets
      Then P1 has put in <bet>
      When P2 raises
      Then P2 has put in <raise>

      Examples:
        | case                | seats | draw   | bet | raise |
        | second round        | three | first  | 10  | 20    |
        | third round         | three | second | 20  | 40    |
        | last round          | three | third  | 20  | 40    |
        | second round of six | six   | first  | 10  | 20    |
        | third round of two  | two   | second | 20  | 40    |
        | last round of two   | two   | third  | 20  | 40    |

    Scenario Outline: a raise in the first round adds a small bet
      Given a table of <seats>
      When <first> raises
      Then <first> has put in 20
      When <second> raises
      Then <second> has put in 30

      Examples:
        | case          | seats | first | second |
        | three players | three | P3    | P1     |
        | four players  | four  | P3    | P4     |
        | six players   | six   | P3    | P4     |
        | two players   | two   | P2    | P1     |

    Scenario Outline: every raise adds one bet
      Given a table of four, past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 raises
      Then P3 has put in <three>
      When P4 raises
      Then P4 has put in <four>
      And P4 has <left> chips

      Examples:
        | case         | draw   | three | four | left |
        | second round | first  | 30    | 40   | 950  |
        | third round  | second | 60    | 80   | 910  |
        | last round   | third  | 60    | 80   | 910  |

    Scenario Outline: a raise adds one bet when the small blind has folded: <case>
      Given a table of four
      When P3 <third>
      And P4 raises
      And P1 folds
      And P2 calls
      And P3 raises
      Then P3 has put in <amount>

      Examples:
        | case         | third  | amount |
        | after a call | calls  | 30     |
        | over a raise | raises | 40     |

    Scenario: the third raise of the first round comes to four bets
      Given a table of five
      When P3 raises
      And P4 raises
      And P5 raises
      Then P5 has put in 40
      And P5 has 960 chips
      And a call costs P1 35

    Scenario Outline: bets at other stakes
      Given a table of three
      And the stakes are <stakes>, with blinds of <small> and <big>
      When P3 raises
      Then P3 has put in <raise>
      When everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in <bet>
      When everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in <later>
      When everyone calls
      And everyone stands pat
      And P1 checks
      And P2 bets
      Then P2 has put in <later>

      Examples:
        | case  | stakes | small | big | raise | bet | later |
        | 15/30 | 15/30  | 7     | 15  | 30    | 15  | 30    |
        | 3/6   | 3/6    | 1     | 3   | 6     | 3   | 6     |
        | 30/60 | 30/60  | 15    | 30  | 60    | 30  | 60    |
        | 2/4   | 2/4    | 1     | 2   | 4     | 2   | 4     |
        | 25/50 | 25/50  | 10    | 25  | 50    | 25  | 50    |

    Scenario Outline: another amount for a bet is refused
      Given a table of three, past the <draw> draw
      When P1 tries to bet to <amount>
      Then the engine refuses it
      And it is P1's turn

      Examples:
        | case                            | draw   | amount |
        | half a bet                      | first  | 5      |
        | a chip less                     | first  | 9      |
        | a chip more                     | first  | 11     |
        | the big bet too early           | first  | 20     |
        | the whole pot                   | first  | 30     |
        | three bets                      | first  | 40     |
        | everything                      | first  | 990    |
        | nothing                         | first  | 0      |
        | the small bet too late          | second | 10     |
        | a chip less than the big bet    | second | 19     |
        | two big bets                    | second | 40     |
        | the small bet in the last round | third  | 10     |
        | a chip more than the big bet    | third  | 21     |
        | everything in the last round    | third  | 990    |

    Scenario Outline: another amount for a raise is refused
      Given a table of three, past the <draw> draw
      When P1 bets
      And P2 tries to raise to <amount>
      Then the engine refuses it
      And it is P2's turn

      Examples:
        | case                                | draw   | amount |
        | no more than the bet                | first  | 10     |
        | half a raise                        | first  | 15     |
        | a chip less                         | first  | 19     |
        | a chip more                         | first  | 21     |
        | a big bet more                      | first  | 30     |
        | the pot                             | first  | 60     |
        | everything                          | first  | 990    |
        | a small raise after the second draw | second | 30     |
        | a raise of two                      | second | 60     |
        | no more than the big bet            | second | 20     |
        | a small raise in the last round     | third  | 30     |
        | a raise of two in the last round    | third  | 60     |
        | a chip less in the last round       | third  | 39     |

    Scenario Outline: another amount for a raise in the first round is refused
      Given a table of <seats>
      When <who> tries to raise to <amount>
      Then the engine refuses it

      Examples:
        | case                                     | seats | who | amount |
        | no raise at all                          | four  | P3  | 10     |
        | half a raise                             | four  | P3  | 15     |
        | a big bet more                           | four  | P3  | 30     |
        | twice as much as allowed                 | three | P3  | 40     |
        | a chip less                              | three | P3  | 19     |
        | a chip more                              | six   | P3  | 21     |
        | everything                               | six   | P3  | 1000   |
        | only the small bet, by the button of two | two   | P2  | 15     |
        | the big bet, by the button of two        | two   | P2  | 30     |

    Scenario Outline: another amount for a second raise is refused
      Given a table of three, past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 tries to raise to <amount>
      Then the engine refuses it

      Examples:
        | case                                    | draw   | amount |
        | the raise doubled                       | first  | 40     |
        | a chip less                             | first  | 29     |
        | the raise doubled after the second draw | second | 80     |
        | a small bet more                        | second | 50     |

    Scenario: the size of a bet does not depend on what was bet before
      Given a table of three
      When P3 raises
      And P1 raises
      And everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in 10
      When everyone calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And P1 bets
      Then P1 has put in 20

    Scenario: the size of a bet does not depend on how many are left
      Given a table of six
      When a bet is called by all but P1, P2, P3 and P4
      And everyone stands pat
      And P5 bets
      Then P5 has put in 10
      When P6 raises
      Then P6 has put in 20
      When P5 calls
      And everyone stands pat
      And P5 bets
      Then P5 has put in 20
      When P6 calls
      And everyone stands pat
      And P5 bets
      Then P5 has put in 20

    Scenario: the second hand begins with small bets again
      Given a table of three
      When the hand is played out
      And the next hand begins
      And P3 raises
      Then P3 has put in 20
      When everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in 10

    Scenario: a refused amount changes nothing for what follows
      Given a table of three, past the first draw
      When P1 tries to bet to 20
      Then the engine refuses it
      When P1 bets
      Then P1 has put in 10
      When P2 tries to raise to 40
      Then the engine refuses it
      When P2 raises
      Then P2 has put in 20
      And P3 may only fold, call or raise
      When everyone calls
      Then it is the second draw
      And the pot is 90

    Scenario Outline: bets of one size from round to round, at 15/30
      Given a table of <table>
      And the stakes are 15/30, with blinds of 7 and 15
      And <chips> before the hand
      And the hand is past the first draw
      When P1 bets
      Then P1 has put in 15
      When P2 raises
      Then P2 has put in 30
      When the players call to P1
      And P1 raises
      Then P1 has put in 45
      When P2 raises
      Then P2 has put in 60
      When everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in 30
      When everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in 30
      When P2 raises
      Then P2 has put in 60

      Examples:
        | case                          | table                    | chips                   |
        | two, second hand              | two, in its second hand  | P2 has 1000 chips       |
        | six, one all-in, second hand  | six, in its second hand  | P6 has 15 chips         |
        | four, two all-in, second hand | four, in its second hand | P3 and P4 have 15 chips |
        | five                          | five                     | P5 has 1000 chips       |
        | three, third hand             | three, in its third hand | P3 has 1000 chips       |

    Scenario Outline: the big blind's raise adds one bet when the small blind has folded
      Given a table of <table>
      When the players call to P1
      And P1 folds
      And P2 raises
      Then P2 has put in 20

      Examples:
        | case             | table                   |
        | three players    | three                   |
        | six, second hand | six, in its second hand |

    Scenario Outline: other amounts are refused, and then the right ones are put in
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 tries to bet to <amount>
      Then the engine refuses it
      When P1 bets
      And P2 tries to raise to <raise>
      Then the engine refuses it
      When P2 raises
      Then P2 has put in <two bets>

      Examples:
        | case                                  | table                   | chips             | draw   | amount | raise | two bets |
        | two, second hand                      | two, in its second hand | P2 has 1000 chips | first  | 20     | 990   | 20       |
        | six, one all-in, second hand, round 4 | six, in its second hand | P6 has 10 chips   | third  | 40     | 30    | 40       |
        | three, one all-in, round 3            | three                   | P3 has 10 chips   | second | 990    | 59    | 40       |

    Scenario Outline: who has less than a whole bet bets what is left, and no other amount
      Given a table of <table>
      And P1 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 tries to bet to <amount>
      Then the engine refuses it

      Examples:
        | case                                                    | table                   | chips | draw   | amount |
        | a few chips of eight                                    | three                   | 18    | first  | 5      |
        | half a bet of nearly one                                | three                   | 29    | second | 10     |
        | a chip less than is left, with two players, second hand | two, in its second hand | 18    | first  | 7      |

    Scenario Outline: another amount for a second raise of the first round is refused
      Given a table of <table>
      When <first> raises
      And <second> tries to raise to <amount>
      Then the engine refuses it

      Examples:
        | case                                   | table                   | first | second | amount |
        | the raise doubled                      | three                   | P3    | P1     | 40     |
        | half a raise, two players, second hand | two, in its second hand | P2    | P1     | 25     |

  @BET-9
  Rule: The big bet is twice the small bet.

    Scenario Outline: the big bet is twice the small bet
      Given a table of <table>
      And the stakes are <stakes>, with blinds of <small> and <big>
      And <chips> before the hand
      And the hand is past the first draw
      When P1 bets
      Then P1 has put in <small bet>
      When everyone calls
      And everyone stands pat
      And P1 bets
      Then P1 has put in <big bet>

      Examples:
        | case                         | table                     | chips             | stakes | small | big | small bet | big bet |
        | 10/20                        | three                     | P3 has 1000 chips | 10/20  | 5     | 10  | 10        | 20      |
        | 15/30                        | three                     | P3 has 1000 chips | 15/30  | 7     | 15  | 15        | 30      |
        | 3/6                          | three                     | P3 has 1000 chips | 3/6    | 1     | 3   | 3         | 6       |
        | 25/50                        | three                     | P3 has 1000 chips | 25/50  | 10    | 25  | 25        | 50      |
        | two, second hand             | two, in its second hand   | P2 has 1000 chips | 10/20  | 5     | 10  | 10        | 20      |
        | six, one all-in, second hand | six, in its second hand   | P6 has 15 chips   | 15/30  | 5     | 15  | 15        | 30      |
        | five, second hand            | five, in its second hand  | P5 has 1000 chips | 10/20  | 5     | 10  | 10        | 20      |
        | three, second hand           | three, in its second hand | P3 has 1000 chips | 10/20  | 5     | 10  | 10        | 20      |
        | three, third hand            | three, in its third hand  | P3 has 1000 chips | 15/30  | 5     | 15  | 15        | 30      |

    Scenario Outline: the big bet is twice the small bet where the engine works out the bets
      Given a table of <table>
      And the blinds are <small> and <big>, and the bets are left to the engine
      And the hand is past the first draw
      When P1 bets
      And everyone calls
      And everyone stands pat
      And P1 bets
      Then this bet is twice the bet of the second round

      Examples:
        | case                | table                   | small | big |
        | blinds of 5 and 10  | three                   | 5     | 10  |
        | blinds of 10 and 20 | three                   | 10    | 20  |
        | blinds of 10 and 25 | three                   | 10    | 25  |
        | two, second hand    | two, in its second hand | 10    | 25  |
        | six, second hand    | six, in its second hand | 10    | 20  |

    Scenario: the last round too is played for big bets where the engine works out the bets
      Given a table of three
      And the blinds are 5 and 10, and the bets are left to the engine
      And the hand is past the first draw
      When P1 bets
      And everyone calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And P1 bets
      Then this bet is twice the bet of the second round

  @BET-10
  Rule: What the small bet is worth against the blinds.

    Scenario Outline: the first raise where only the blinds are named
      Given a table of <seats>
      And the blinds are <small> and <big>, and the bets are left to the engine
      When <who> raises
      Then the engine follows one of these readings
        | reading            | <who> has put in |
        | equals-big-blind   | <two big blinds> |
        | equals-small-blind | <both blinds>    |

      Examples:
        | case                | seats                   | small | big | who | two big blinds | both blinds |
        | blinds of 10 and 20 | three                   | 10    | 20  | P3  | 40             | 30          |
        | blinds of 5 and 10  | six                     | 5     | 10  | P3  | 20             | 15          |
        | blinds of 10 and 25 | four                    | 10    | 25  | P3  | 50             | 35          |
        | two players         | two                     | 10    | 20  | P2  | 40             | 30          |
        | two, second hand    | two, in its second hand | 10    | 25  | P2  | 50             | 35          |

    Scenario Outline: the blinds where only the bets are named
      Given a table of <seats>
      And the bets are <bets>, and the blinds are left to the engine
      Then the engine follows one of these readings
        | reading            | <small> has put in | <big> has put in |
        | equals-big-blind   | <half>             | <bet>            |
        | equals-small-blind | <bet>              | <twice>          |

      Examples:
        | case              | seats | bets      | small | big | half | bet | twice |
        | bets of 10 and 20 | three | 10 and 20 | P1    | P2  | 5    | 10  | 20    |
        | bets of 30 and 60 | six   | 30 and 60 | P1    | P2  | 15   | 30  | 60    |
        | two players       | two   | 20 and 40 | P2    | P1  | 10   | 20  | 40    |

    Scenario Outline: the first bet where only the blinds are named
      Given a table of three
      And the blinds are <small> and <big>, and the bets are left to the engine
      And the hand is past the <draw> draw
      When P1 bets
      Then the engine follows one of these readings
        | reading            | P1 has put in        |
        | equals-big-blind   | <by the big blind>   |
        | equals-small-blind | <by the small blind> |

      Examples:
        | case         | small | big | draw   | by the big blind | by the small blind |
        | second round | 10    | 20  | first  | 20               | 10                 |
        | third round  | 10    | 20  | second | 40               | 20                 |
        | last round   | 5     | 10  | third  | 20               | 10                 |
        | other blinds | 10    | 25  | first  | 25               | 10                 |

  @BET-11
  Rule: How many raises the first round allows on top of the big blind.

    Scenario Outline: the players raise until nobody is offered more
      Given a table of <seats>
      And the button is on seat <button>
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

      Examples:
        | case                      | seats                    | button |
        | three players             | three                    | 1      |
        | four players              | four                     | 3      |
        | five players              | five                     | 5      |
        | six players               | six                      | 2      |
        | six players, first seat   | six                      | 1      |
        | six players, second hand  | six, in its second hand  | 2      |
        | four players, second hand | four, in its second hand | 1      |
        | five players, second hand | five, in its second hand | 4      |
        | three players, third hand | three, in its third hand | 3      |

    Scenario Outline: one raise more than the first round allows
      Given a table of <seats>
      When the players bet and raise until no raise is offered
      And the next player tries to raise
      Then the engine refuses it

      Examples:
        | case             | seats                   |
        | three players    | three                   |
        | four players     | four                    |
        | five players     | five                    |
        | six players      | six                     |
        | six, second hand | six, in its second hand |

    Scenario: calls between the raises do not count
      Given a table of six
      When P3 calls
      And P4 raises
      And P5 calls
      And P6 raises
      And P1 and P2 call
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: folds between the raises do not count
      Given a table of six
      When P3 folds
      And P4 raises
      And P5 folds
      And P6 raises
      And P1 folds
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: the blinds raise as others do
      Given a table of three
      When P3 and P1 call
      And P2 raises
      And P3 calls
      And P1 raises
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: one player may raise more than once
      Given a table of four
      When P3 raises
      And P4 folds
      And P1 calls
      And P2 raises
      And P3 raises
      And P1 calls
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: one raise too many by the player who raised before
      Given a table of four
      When P3 raises
      And P4 calls
      And P1 calls
      And P2 raises
      And P3 raises
      And P4 calls
      And the players bet and raise until no raise is offered
      And the next player tries to raise
      Then the engine refuses it

    Scenario: the raises of the first round are counted again in the next hand
      Given a table of three
      When the players bet and raise until no raise is offered
      And the hand is played out
      And the next hand begins
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: at other stakes as many raises
      Given a table of three
      And the stakes are 15/30, with blinds of 7 and 15
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: a raise refused at the cap changes nothing for what follows
      Given a table of three
      When the players bet and raise until no raise is offered
      And the next player tries to raise
      Then the engine refuses it
      When everyone calls
      Then it is the first draw
      And P1, P2 and P3 are still in

    Scenario: a raise refused before does not count
      Given a table of four
      When P3 tries to raise to 40
      Then the engine refuses it
      When P3 raises
      And P4 tries to raise to 20
      Then the engine refuses it
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: after a hand of two the raises of three are counted as before
      Given a table of three
      When P3 folds
      And the players bet and raise until no raise is offered
      And the hand is played out
      And the next hand begins
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario Outline: neither a refused raise nor calls between the raises count
      Given a table of <table>
      And <chips> before the hand
      When P3 tries to raise to 40
      Then the engine refuses it
      When P3 raises
      And the players call to P2
      And P2 raises
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

      Examples:
        | case                            | table                   | chips             |
        | three                           | three                   | P3 has 1000 chips |
        | six, a call all-in, second hand | six, in its second hand | P4 has 15 chips   |

    Scenario: after a last round of two the raises of six are counted as before
      Given a table of six, past the third draw
      When a bet is called by all but P1, P2, P3 and P4
      And the next hand begins
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    # Under BET-16 two players may have no limit.
    Scenario Outline: two players are allowed as many raises as more are, or any number
      Given a table of <table>
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made   |
        | three-raises | 4           |
        | three-raises | more than 5 |
        | four-raises  | 5           |
        | four-raises  | more than 5 |

      Examples:
        | case             | table                   |
        | two              | two                     |
        | two, second hand | two, in its second hand |

    Scenario: when the big blind has folded as many raises are allowed
      Given a table of four
      When P3 raises
      And P4 raises
      And P1 calls
      And P2 folds
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario: a big blind posted short is a bet like any other
      Given a table of four
      And P2 has 7 chips before the hand
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

    Scenario Outline: a bet of less than its size is one of the bets: <case>
      Given a table of six
      And <short> chips before the hand
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading      | bets made |
        | three-raises | 4         |
        | four-raises  | 5         |

      Examples:
        | case                                | short     |
        | a big blind of less than half       | P2 has 4  |
        | an all-in that raises by half a bet | P4 has 25 |

  @BET-12
  Rule: How many bets each later round allows.

    Scenario Outline: bets are made until nobody is offered more
      Given a table of <seats>, past the <draw> draw
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

      Examples:
        | case                  | seats | draw   |
        | second round of three | three | first  |
        | third round of three  | three | second |
        | last round of three   | three | third  |
        | second round of four  | four  | first  |
        | third round of five   | five  | second |
        | second round of six   | six   | first  |
        | third round of six    | six   | second |
        | last round of six     | six   | third  |

    Scenario Outline: one raise more than a later round allows
      Given a table of <seats>, past the <draw> draw
      When the players bet and raise until no raise is offered
      And the next player tries to raise
      Then the engine refuses it

      Examples:
        | case                  | seats | draw   |
        | second round of three | three | first  |
        | third round of four   | four  | second |
        | last round of six     | six   | third  |
        | last round of three   | three | third  |

    Scenario Outline: bets are made until nobody is offered more, after checks
      Given a table of four, past the <draw> draw
      When P1, P2 and P3 check
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

      Examples:
        | case         | draw  |
        | second round | first |
        | last round   | third |

    # No document says whether the all-in uses up a raise; the raise that completes the bet does.
    Scenario: bets are made until nobody is offered more, an all-in of less than half a bet among them
      Given a table of six
      And P2 has 24 chips before the hand
      And the hand is past the first draw
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4 or 5    |
        | bet-and-four-raises  | 5 or 6    |

    Scenario: bets are made until nobody is offered more, after a capped round
      Given a table of three
      When the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

    Scenario: bets are made in the last round until nobody is offered more, after capped rounds
      Given a table of three, past the first draw
      When the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

    Scenario Outline: calls between the bets do not count
      Given a table of six, past the <draw> draw
      When P1 bets
      And P2 calls
      And P3 raises
      And P4 and P5 call
      And P6 raises
      And P1 and P2 call
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

      Examples:
        | case         | draw   |
        | second round | first  |
        | third round  | second |

    Scenario: folds between the bets do not count while three are in
      Given a table of five, past the first draw
      When P1 bets
      And P2 folds
      And P3 raises
      And P4 folds
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

    Scenario: three of six are left, and bet on
      Given a table of six
      When a bet is called by all but P2, P3 and P5
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

    Scenario: a raise too many is refused after checks
      Given a table of three, past the second draw
      When P1 and P2 check
      And the players bet and raise until no raise is offered
      And the next player tries to raise
      Then the engine refuses it

    Scenario: the bets of later rounds are counted again in the next hand
      Given a table of three, past the first draw
      When the players bet and raise until no raise is offered
      And the hand is played out
      And the next hand begins
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

    Scenario Outline: one raise more than a later round allows, after checks
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 and P2 check
      And the players bet and raise until no raise is offered
      And the next player tries to raise
      Then the engine refuses it
      And the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

      Examples:
        | case                                   | table                    | chips             | draw   |
        | three, third round                     | three                    | P3 has 1000 chips | second |
        | four, one all-in, second hand, round 4 | four, in its second hand | P4 has 10 chips   | third  |
        | six, one all-in, second hand, round 3  | six, in its second hand  | P6 has 10 chips   | second |

    Scenario Outline: the bets of one round do not count in the next
      Given a table of <table>
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      And everyone calls
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

      Examples:
        | case                            | table                     | draw   |
        | six, second hand, last round    | six, in its second hand   | second |
        | three, second hand, third round | three, in its second hand | first  |
        | three, second hand, last round  | three, in its second hand | second |
        | five, last round                | five                      | second |

    Scenario Outline: a call all-in is no raise, and a whole raise all-in is one
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 <does>
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

      Examples:
        | case                              | table                    | chips | draw  | does   |
        | a call, second round, second hand | four, in its second hand | 15    | first | calls  |
        | a call, last round of six         | six                      | 25    | third | calls  |
        | a raise, second round             | four                     | 30    | first | raises |
        | a raise, last round, second hand  | four, in its second hand | 50    | third | raises |
        | half a raise, last round          | four                     | 40    | third | raises |

    # As above: whether the all-in uses up a raise is left open.
    Scenario Outline: bets are made until nobody is offered more, one of them short and all-in
      Given a table of six, in its second hand
      And P2 has 34 chips before the hand
      And P6 has 10 chips before the hand
      And the hand is past the <draw> draw
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4 or 5    |
        | bet-and-four-raises  | 5 or 6    |

      Examples:
        | case        | draw   |
        | third round | second |
        | last round  | third  |

    # Under BET-16 two players may have no limit.
    Scenario Outline: two players are allowed as many bets as more are, or any number
      Given a table of <table>
      And the hand is past the <draw> draw
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made   |
        | bet-and-three-raises | 4           |
        | bet-and-three-raises | more than 5 |
        | bet-and-four-raises  | 5           |
        | bet-and-four-raises  | more than 5 |

      Examples:
        | case                     | table                   | draw   |
        | second round             | two                     | first  |
        | third round, second hand | two, in its second hand | second |
        | last round               | two                     | third  |

    Scenario: three are left without the small blind, and bet on
      Given a table of four
      When a bet is called by all but P1
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading              | bets made |
        | bet-and-three-raises | 4         |
        | bet-and-four-raises  | 5         |

  @BET-13
  Rule: A round ends when everyone still in has put in the same, or is all-in, and has acted since the last raise.

    Scenario Outline: a round ends with the last call
      Given a table of <seats>, past the <draw> draw
      When P1 bets
      And <callers> call
      Then it is the <round> betting round
      And it is <last>'s turn
      When <last> calls
      Then it is the <next> draw

      Examples:
        | case                      | seats | draw   | callers           | round  | last | next   |
        | four players              | four  | first  | P2 and P3         | second | P4   | second |
        | five players, third round | five  | second | P2, P3 and P4     | third  | P5   | third  |
        | six players               | six   | first  | P2, P3, P4 and P5 | second | P6   | second |

    Scenario Outline: a round ends with the last fold
      Given a table of <seats>, past the first draw
      When P1 bets
      And P2 calls
      And <folders>
      Then it is the second draw
      And P1 and P2 are still in

      Examples:
        | case          | seats | folders                |
        | three players | three | P3 folds               |
        | four players  | four  | P3 and P4 fold         |
        | six players   | six   | P3, P4, P5 and P6 fold |

    Scenario Outline: after a raise everyone else has to act again
      Given a table of <seats>, past the <draw> draw
      When <before>
      And <raiser> raises
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                | seats | draw   | before  | raiser | order          |
        | the second of three | three | first  | P1 bets | P2     | P1 P2 P3 P1    |
        | the button of four  | four  | second | P1 bets | P2     | P1 P2 P3 P4 P1 |

    Scenario Outline: a raise by the last to act goes round once more
      Given a table of four, past the <draw> draw
      When P1 bets
      And P2 and P3 call
      And P4 raises
      Then it is P1's turn
      When P1 and P2 call
      Then it is P3's turn
      When P3 calls
      Then it is the <next> draw

      Examples:
        | case         | draw   | next   |
        | second round | first  | second |
        | third round  | second | third  |

    Scenario: every raise opens the round again
      Given a table of three, past the first draw
      When P1 bets
      And P2 calls
      And P3 raises
      And P1 calls
      And P2 raises
      And P3 calls
      Then it is P1's turn
      And it is the second betting round
      When P1 calls
      Then it is the second draw
      And the pot is 120

    Scenario: who raised last is not asked again
      Given a table of three
      When P3 raises
      And P1 raises
      And P2 calls
      And P3 calls
      Then it is the first draw
      And they have acted in the order P3 P1 P2 P3

    Scenario Outline: the first round is not over before the big blind has acted
      Given a table of <seats>
      And <chips> before the hand
      When <others>
      Then it is P2's turn
      And it is the first betting round
      When P2 checks
      Then it is the first draw

      Examples:
        | case                          | seats | chips             | others                     |
        | three players                 | three | P1 has 1000 chips | P3 and P1 call             |
        | six players                   | six   | P1 has 1000 chips | P3, P4, P5, P6 and P1 call |
        | three, the small blind all-in | three | P1 has 3 chips    | P3 calls                   |

    Scenario: with two players the first round is not over before the big blind has acted
      Given a table of two
      When P2 calls
      Then it is P1's turn
      When P1 checks
      Then it is the first draw

    Scenario Outline: a raise by the big blind opens the first round again
      Given a table of <seats>
      When <others>
      And P2 raises
      And everyone calls
      Then they have acted in the order <order>

      Examples:
        | case          | seats | others                 | order                      |
        | three players | three | P3 and P1 call         | P3 P1 P2 P3 P1             |
        | five players  | five  | P3, P4, P5 and P1 call | P3 P4 P5 P1 P2 P3 P4 P5 P1 |

    Scenario: who folds after the raiser does not keep the round open
      Given a table of four
      When P3 raises
      And P4 calls
      And P1 folds
      And P2 folds
      Then it is the first draw
      And P3 and P4 are still in
      And the pot is 55

    Scenario: a fold by the raiser's left neighbour does not end the round
      Given a table of four, past the first draw
      When P1 and P2 check
      And P3 bets
      And P4 folds
      Then it is P1's turn
      When P1 folds
      Then it is P2's turn
      When P2 calls
      Then it is the second draw

    Scenario: the last round ends with the last call
      Given a table of three, past the third draw
      When P1 bets
      And P2 raises
      And P3 calls
      Then it is P1's turn
      When P1 calls
      Then the hand is over

    Scenario Outline: with two players a raise is answered once
      Given a table of two, past the <draw> draw
      When P1 bets
      And P2 raises
      Then it is P1's turn
      When P1 calls
      Then it is the <next> draw

      Examples:
        | case         | draw   | next   |
        | second round | first  | second |
        | third round  | second | third  |

    Scenario: a player who is all-in keeps no round open
      Given a table of three
      And P3 has 20 chips before the hand
      When P3 raises
      And P1 raises
      And P2 calls
      Then it is the first draw
      And P1, P2 and P3 are still in

    Scenario Outline: every raise and no fold opens the round again
      Given a table of <table>
      And <chips> before the hand
      And the hand is past the <draw> draw
      When P1 checks
      And P2 bets
      And P3 raises
      And the players call to P1
      And P1 folds
      And P2 raises
      And P3 raises
      And the players call to P2
      And P2 folds
      Then they have acted in the order <order>
      And <end>

      Examples:
        | case                                  | table                   | chips             | draw   | order                            | end                  |
        | three, second round                   | three                   | P3 has 1000 chips | first  | P1 P2 P3 P1 P2 P3 P2             | the hand is over     |
        | four, third round                     | four                    | P4 has 1000 chips | second | P1 P2 P3 P4 P1 P2 P3 P4 P2       | it is the third draw |
        | six, one all-in, second hand, round 4 | six, in its second hand | P5 has 10 chips   | third  | P1 P2 P3 P4 P6 P1 P2 P3 P4 P6 P2 | the hand is over     |
        | five, last round                      | five                    | P5 has 1000 chips | third  | P1 P2 P3 P4 P5 P1 P2 P3 P4 P5 P2 | the hand is over     |

    Scenario Outline: every raise of the first round opens it again
      Given a table of <table>
      When the players call to P2
      And P2 raises
      And P3 raises
      And the players call to P2
      And P2 raises
      And everyone calls
      Then they have acted in the order <order>
      And it is the first draw

      Examples:
        | case             | table                   | order                                              |
        | three            | three                   | P3 P1 P2 P3 P1 P2 P3 P1                            |
        | six, second hand | six, in its second hand | P3 P4 P5 P6 P1 P2 P3 P4 P5 P6 P1 P2 P3 P4 P5 P6 P1 |

    Scenario: with two players every raise opens the round again
      Given a table of two, in its second hand
      When P2 calls
      And P1 raises
      And P2 raises
      And P1 raises
      And P2 calls
      Then they have acted in the order P2 P1 P2 P1 P2
      And it is the first draw
      When everyone stands pat
      And P1 bets
      And P2 raises
      And P1 raises
      And P2 raises
      And P1 calls
      Then they have acted in the order P1 P2 P1 P2 P1
      And it is the second draw

    Scenario Outline: the last player with chips is asked about an all-in
      Given a table of <table>
      And <short> before the hand
      When <who> raises
      And the players call to <last>
      Then it is <last>'s turn
      And it is the first betting round
      When <last> calls
      Then the pot is <pot>

      Examples:
        | case                     | table                   | short                   | who | last | pot |
        | two players, second hand | two, in its second hand | P2 has 15 chips         | P2  | P1   | 30  |
        | three, two all-in        | three                   | P1 and P3 have 20 chips | P3  | P2   | 60  |
        | four, a call all-in      | four                    | P1 has 15 chips         | P3  | P2   | 75  |

    Scenario Outline: a call all-in opens no round again
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And everyone calls
      Then they have acted in the order <order>
      And it is the <next> draw

      Examples:
        | case                                         | table                    | chips | draw   | order       | next   |
        | exactly the bet, third round                 | three                    | 30    | second | P1 P2 P3    | third  |
        | less than the bet, second round, second hand | four, in its second hand | 15    | first  | P1 P2 P3 P4 | second |

    Scenario: a fold does not end the first round before the big blind has acted
      Given a table of three
      When P3 calls
      And P1 folds
      Then it is P2's turn
      When P2 checks
      Then it is the first draw

  @BET-14
  Rule: When all but one have folded the last player takes the pot at once, showing nothing.

    Scenario Outline: the last player is awarded all that was put in, <case>
      Given <table>
      When P3 calls
      And P1 folds
      And P2 checks
      And P2 and P3 stand pat
      And P2 bets
      And P3 folds
      Then P2 is awarded 25 chips, or 35 with the bet that nobody called
      And P1 is awarded 0 chips
      And P3 is awarded 0 chips

      Examples:
        | case               | table                                |
        | in the first hand  | a table of three                     |
        | in the second hand | a table of three, in its second hand |

    Scenario Outline: all fold to the big blind
      Given a table of <seats>
      And the button is on seat <button>
      When everyone folds
      Then the hand is over
      And P2 ends with 1005 chips
      And P1 ends with 995 chips

      Examples:
        | case                     | seats | button |
        | three players            | three | 1      |
        | three players, last seat | three | 3      |
        | four players             | four  | 4      |
        | five players             | five  | 2      |
        | six players              | six   | 6      |
        | six players, first seat  | six   | 1      |

    Scenario Outline: all fold to a raise in the first round
      Given a table of <seats>
      When a bet is called by all but <folded>
      Then the hand is over
      And <winner> ends with <chips> chips

      Examples:
        | case                    | seats | folded                | winner | chips |
        | first to act of four    | four  | P1, P2 and P4         | P3     | 1015  |
        | the button of three     | three | P1 and P2             | P3     | 1015  |
        | the small blind of five | five  | P2, P3, P4 and P5     | P1     | 1010  |
        | the button of six       | six   | P1, P2, P3, P4 and P5 | P6     | 1015  |
        | the big blind of three  | three | P1 and P3             | P2     | 1005  |

    Scenario Outline: all fold to a bet after a draw
      Given a table of <seats>
      And the hand is past the <draw> draw
      When a bet is called by all but <folded>
      Then the hand is over
      And <winner> ends with <chips> chips

      Examples:
        | case                                  | seats                   | draw   | folded                | winner | chips |
        | first player, second round            | three                   | first  | P2 and P3             | P1     | 1020  |
        | button, second round                  | four                    | first  | P1, P2 and P3         | P4     | 1030  |
        | middle, third round                   | five                    | second | P1, P2, P4 and P5     | P3     | 1040  |
        | first player, last round              | six                     | third  | P2, P3, P4, P5 and P6 | P1     | 1050  |
        | two players, second round             | two                     | first  | P1                    | P2     | 1010  |
        | two players, third round              | two                     | second | P2                    | P1     | 1010  |
        | two players, last round               | two                     | third  | P1                    | P2     | 1010  |
        | two players, second hand, third round | two, in its second hand | second | P2                    | P1     | 1010  |

    Scenario Outline: all fold to a raise after a bet
      Given a table of three, past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 folds
      And P1 folds
      Then the hand is over
      And P2 ends with <chips> chips
      And P1 ends with <left> chips

      Examples:
        | case         | draw  | chips | left |
        | second round | first | 1030  | 980  |
        | last round   | third | 1040  | 970  |

    Scenario Outline: nothing is shown when all but one have folded
      Given a table of <seats>, past the <draw> draw
      When a bet is called by all but <folded>
      Then nobody shows

      Examples:
        | case                  | seats | draw   | folded                |
        | second round of three | three | first  | P2 and P3             |
        | third round of four   | four  | second | P1, P2 and P3         |
        | last round of two     | two   | third  | P2                    |
        | last round of six     | six   | third  | P1, P2, P3, P4 and P5 |

    Scenario Outline: nothing is shown when all fold to the big blind
      Given a table of <seats>
      When everyone folds
      Then nobody shows

      Examples:
        | case          | seats |
        | two players   | two   |
        | three players | three |
        | six players   | six   |

    Scenario: the last player wins with the worst hand
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | Ks Kd 8h 6s 5c |
        | P3     | 8c 6d 4s 3d 2h |
      When a bet is called by all but P1 and P3
      Then P2 wins the pot

    Scenario: no draw and no betting follow when one is left
      Given a table of four
      When a bet is called by all but P1
      And everyone stands pat
      And a bet is called by all but P2 and P4
      Then the hand is over
      And P3 ends with 1045 chips

    Scenario: with two players a fold gives the pot to the other
      Given a table of two
      When P2 raises
      And P1 folds
      Then the hand is over
      And P2 ends with 1010 chips
      And P1 ends with 990 chips

    Scenario: the pot of a hand that all but one gave up is not won again
      Given a table of three
      When everyone folds
      And the next hand begins
      Then the pot is 15
      And P1 has 1000 chips
      And P2 has 990 chips
      And P3 has 995 chips

    Scenario Outline: all fold at once, and the big blind shows nothing
      Given a table of <table>
      When everyone folds
      Then the hand is over
      And <winner> ends with 1005 chips
      And <loser> ends with 995 chips
      And nobody shows

      Examples:
        | case             | table                   | winner | loser |
        | two, second hand | two, in its second hand | P1     | P2    |
        | six, second hand | six, in its second hand | P2     | P1    |

    Scenario Outline: all fold in the last round, and the last player shows nothing
      Given a table of <table>
      And the hand is past the third draw
      When a bet is called by all but <folded>
      Then the hand is over
      And <winner> ends with <chips> chips
      And nobody shows

      Examples:
        | case               | table                     | folded    | winner | chips |
        | two, second hand   | two, in its second hand   | P1        | P2     | 1010  |
        | three, second hand | three, in its second hand | P2 and P3 | P1     | 1020  |

    Scenario Outline: all fold to a big blind who is all-in
      Given a table of <table>
      And <winner> has 10 chips before the hand
      When everyone folds
      Then the hand is over
      And <winner> ends with 15 chips
      And nobody shows

      Examples:
        | case          | table | winner |
        | two players   | two   | P1     |
        | three players | three | P2     |

  @BET-15
  Rule: A player without enough chips may call, bet or raise all-in for what is left.

    Scenario Outline: a player without enough chips calls all-in
      Given a table of four
      And <who> has <chips> chips before the hand
      When <before>
      Then a call costs <who> <cost>
      When <who> calls
      Then <who> has 0 chips
      And <who> has put in <in all>

      Examples:
        | case                    | who | chips | before    | cost | in all |
        | the button              | P4  | 15    | P3 raises | 15   | 15     |
        | the button, a few chips | P4  | 3     | P3 raises | 3    | 3      |
        | exactly enough          | P4  | 20    | P3 raises | 20   | 20     |
        | less than the big blind | P4  | 7     | P3 calls  | 7    | 7      |

    Scenario Outline: a blind without enough chips calls all-in
      Given a table of three
      And <who> has <chips> chips before the hand
      When P3 raises
      And <before>
      Then a call costs <who> <cost>
      When <who> calls
      Then <who> has 0 chips

      Examples:
        | case      | who | chips | before   | cost |
        | big blind | P2  | 16    | P1 folds | 6    |

    Scenario Outline: a small blind without enough chips calls all-in
      Given a table of three
      And P1 has <chips> chips before the hand
      When P3 raises
      Then a call costs P1 <cost>
      When P1 calls
      Then P1 has 0 chips
      And P1 has put in <chips>
      And it is P2's turn

      Examples:
        | case             | chips | cost |
        | less than a call | 12    | 7    |
        | exactly a call   | 20    | 15   |

    Scenario Outline: a player without enough chips bets all-in
      Given a table of <table>
      And P1 has <chips> chips before the hand
      And the hand is past the <draw> draw
      Then P1 may check or bet
      When P1 bets
      Then P1 has put in <bet>
      And P1 has 0 chips
      And P2 may fold or call

      Examples:
        | case                                 | table                   | chips | draw   | bet |
        | second round                         | three                   | 17    | first  | 7   |
        | second round, one chip               | three                   | 11    | first  | 1   |
        | third round                          | three                   | 24    | second | 14  |
        | last round, one chip less than a bet | three                   | 29    | third  | 19  |
        | last round, a whole bet              | three                   | 30    | third  | 20  |
        | with two players, second hand        | two, in its second hand | 17    | first  | 7   |

    Scenario Outline: a player without enough chips raises all-in
      Given a table of four
      And P4 has <chips> chips before the hand
      When P3 raises
      Then P4 may fold, call or raise
      When P4 raises
      Then P4 has put in <chips>
      And P4 has 0 chips
      And a call costs P1 <owed>

      Examples:
        | case           | chips | owed |
        | half a raise   | 25    | 20   |
        | nearly a raise | 29    | 24   |
        | a whole raise  | 30    | 25   |
        | a chip         | 21    | 16   |

    Scenario Outline: a player without enough chips raises all-in after the second draw
      Given a table of three
      And P2 has <chips> chips before the hand
      And the hand is past the <draw> draw
      When P1 bets
      And P2 raises
      Then P2 has put in <amount>
      And P2 has 0 chips
      And a call costs P3 <amount>

      Examples:
        | case        | chips | draw   | amount |
        | third round | 42    | second | 32     |
        | last round  | 45    | third  | 35     |

    Scenario Outline: with nothing left over a call, no raise is possible
      Given a table of four
      And P4 has <chips> chips before the hand
      When P3 raises
      Then P4 may only fold or call
      When P4 tries to raise
      Then the engine refuses it

      Examples:
        | case                    | chips |
        | exactly a call          | 20    |
        | less than a call        | 15    |
        | less than the big blind | 8     |

    Scenario: a player without enough chips may fold or check like others
      Given a table of three
      And P1 has 13 chips before the hand
      And the hand is past the first draw
      When P1 checks
      And P2 bets
      And P3 folds
      Then P1 may only fold or call
      And a call costs P1 3
      When P1 folds
      Then the hand is over

    Scenario Outline: with two players a short button raises all-in
      Given a table of two
      And P2 has <chips> chips before the hand
      When P2 raises
      Then P2 has put in <chips>
      And P2 has 0 chips
      And a call costs P1 <owed>

      Examples:
        | case                   | chips | owed |
        | less than half a raise | 13    | 3    |
        | nearly a raise         | 19    | 9    |

    Scenario: with two players a short blind calls all-in
      Given a table of two
      And P1 has 13 chips before the hand
      When P2 raises
      Then a call costs P1 3
      When P1 calls
      Then P1 has 0 chips

    Scenario: an all-in call leaves the others to go on
      Given a table of four
      And P4 has 15 chips before the hand
      When P3 raises
      And P4 calls
      Then it is P1's turn
      And a call costs P1 15
      When P1 and P2 call
      Then it is the first draw
      And the pot is 75

    Scenario Outline: a player with chips enough puts in the whole bet
      Given a table of <table>
      And <who> has <chips> chips before the hand
      When <who> raises
      Then <who> has put in 20
      And <who> has <left> chips

      Examples:
        | case                          | table                   | who | chips | left |
        | one chip over                 | three                   | P3  | 21    | 1    |
        | half a bet over               | three                   | P3  | 25    | 5    |
        | with two players, second hand | two, in its second hand | P2  | 25    | 5    |

    Scenario: with two players a blind with less than the call may not raise
      Given a table of two, in its second hand
      And P1 has 15 chips before the hand
      When P2 raises
      Then P1 may only fold or call
      And a call costs P1 5
      When P1 tries to raise
      Then the engine refuses it
      When P1 calls
      Then no chip has been made or lost

    Scenario Outline: a player with less than the call in a later round
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And <also> before the hand
      And the hand is past the <draw> draw
      When P1 bets
      Then P2 may only fold or call
      And a call costs P2 <cost>
      When P2 tries to raise
      Then the engine refuses it
      When P2 calls
      Then P2 has 0 chips
      And a call costs P3 <bet>

      Examples:
        | case                                  | table                   | chips | also              | draw   | cost | bet |
        | three, second round                   | three                   | 15    | P3 has 1000 chips | first  | 5    | 10  |
        | four, third round                     | four                    | 29    | P4 has 1000 chips | second | 19   | 20  |
        | six, one all-in, second hand, round 4 | six, in its second hand | 25    | P6 has 10 chips   | third  | 15   | 20  |
        | three, third round, exactly the call  | three                   | 30    | P3 has 1000 chips | second | 20   | 20  |

    Scenario Outline: a player with a chip more than the call in a later round
      Given a table of <table>
      And P1 has <first> chips before the hand
      And P2 has <second> chips before the hand
      And <also> before the hand
      And the hand is past the <draw> draw
      When P1 bets
      Then P1 has put in <bet>
      And P1 has 5 chips
      When P2 raises
      Then P2 has put in <raise>
      And P2 has 0 chips
      And a call costs P3 <raise>

      Examples:
        | case                                  | table                   | first | second | also              | draw   | bet | raise |
        | three, second round                   | three                   | 25    | 21     | P3 has 1000 chips | first  | 10  | 11    |
        | four, third round                     | four                    | 35    | 31     | P4 has 1000 chips | second | 20  | 21    |
        | six, one all-in, second hand, round 4 | six, in its second hand | 35    | 31     | P6 has 10 chips   | third  | 20  | 21    |

    Scenario Outline: the big blind without enough chips raises all-in after calls
      Given a table of <table>
      And <who> has 16 chips before the hand
      When the players call to <who>
      Then <who> may only check or raise
      When <who> raises
      Then <who> has 0 chips
      And a call costs <other> 6

      Examples:
        | case          | table | who | other |
        | two players   | two   | P1  | P2    |
        | three players | three | P2  | P3    |

    Scenario: over an all-in of a few chips more the big blind raises all-in too
      Given a table of three
      And P3 has 12 chips before the hand
      And P2 has 15 chips before the hand
      When P3 raises
      And P1 calls
      Then P2 may only fold, call or raise
      When P2 raises
      Then P2 has 0 chips
      And a call costs P1 3

  @BET-16
  Rule: Whether the cap holds when only two players, neither all-in, are left.

    Scenario Outline: the round begins with two of a larger table
      Given a table of <seats>
      When a bet is called by all but <folded>
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | more than 5 |
        | open-once-two                | more than 5 |

      Examples:
        | case             | seats                   | folded            |
        | three players    | three                   | P2                |
        | four players     | four                    | P1 and P4         |
        | six players      | six                     | P1, P2, P4 and P5 |
        | six, second hand | six, in its second hand | P1, P2, P4 and P5 |

    Scenario Outline: the last round begins with two of a larger table
      Given a table of <table>
      And the hand is past the <draw> draw
      When a bet is called by all but <folded>
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | more than 5 |
        | open-once-two                | more than 5 |

      Examples:
        | case                             | table                   | folded            | draw   |
        | third round                      | four                    | P2 and P3         | first  |
        | fourth round                     | four                    | P2 and P3         | second |
        | fourth round of six, second hand | six, in its second hand | P1, P2, P4 and P5 | second |

    Scenario Outline: the table has two seats
      Given a table of <table>
      And the hand is past the <draw> draw
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | more than 5 |
        | open-once-two                | more than 5 |

      Examples:
        | case                      | table                   | draw   |
        | second round              | two                     | first  |
        | third round               | two                     | second |
        | fourth round              | two                     | third  |
        | fourth round, second hand | two, in its second hand | third  |

    Scenario: the table has two seats, and the first round is on
      Given a table of two
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | more than 5 |
        | open-once-two                | more than 5 |

    Scenario Outline: three are in, and one folds after the second bet
      Given a table of three, past the <draw> draw
      When P1 bets
      And P2 raises
      And P3 folds
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | 4 or 5      |
        | open-once-two                | more than 5 |

      Examples:
        | case         | draw   |
        | second round | first  |
        | third round  | second |
        | fourth round | third  |

    Scenario: four are in, and two fold between the bets
      Given a table of four, past the first draw
      When P1 checks
      And P2 bets
      And P3 raises
      And P4 folds
      And P1 folds
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | 4 or 5      |
        | open-once-two                | more than 5 |

    Scenario Outline: all but two fold in the first round
      Given a table of <seats>
      When <play>
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | 4 or 5      |
        | open-once-two                | more than 5 |

      Examples:
        | case                     | seats                   | play                   |
        | three players, at once   | three                   | P3 folds               |
        | six players, at once     | six                     | P3, P4, P5 and P6 fold |
        | six players, second hand | six, in its second hand | P3, P4, P5 and P6 fold |

    Scenario: all but two fold in the first round after a raise
      Given a table of four
      When P3 raises
      And P4 and P1 fold
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | 4 or 5      |
        | open-once-two                | more than 5 |

    Scenario Outline: the cap was reached with three, and then one folds
      Given a table of <seats>
      And the hand is past the <draw> draw
      When the players bet and raise until no raise is offered
      And the next player folds
      And the next player tries to raise
      Then the engine refuses it

      Examples:
        | case                    | seats                     | draw   |
        | second round            | three                     | first  |
        | third round             | three                     | second |
        | last round              | three                     | third  |
        | last round, second hand | three, in its second hand | third  |

    Scenario: the cap of the first round was reached with three, and then one folds
      Given a table of three
      When the players bet and raise until no raise is offered
      And the next player folds
      And the next player tries to raise
      Then the engine refuses it

    Scenario: the cap was reached with four, and then two fold
      Given a table of four, past the first draw
      When the players bet and raise until no raise is offered
      And the next player folds
      And the next player folds
      And the next player tries to raise
      Then the engine refuses it

    Scenario Outline: two bet on while a third is all-in
      Given a table of three
      And P<short> has 10 chips before the hand
      And the hand is past the first draw
      When the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | 4 or 5      |
        | open-if-round-began-with-two | more than 5 |
        | open-once-two                | 4 or 5      |
        | open-once-two                | more than 5 |

      Examples:
        | case             | short |
        | the first player | 1     |
        | the button       | 3     |

    Scenario: two bet on after a third has called all-in
      Given a table of three
      And P3 has 30 chips before the hand
      And the hand is past the first draw
      When P1 bets
      And P2 raises
      And P3 calls
      And the players bet and raise until no raise is offered
      Then the engine follows one of these readings
        | reading                      | bets made   |
        | capped                       | 4 or 5      |
        | open-if-round-began-with-two | 4 or 5      |
        | open-once-two                | 4 or 5      |
        | open-once-two                | more than 5 |

    Scenario Outline: two are allowed as many bets as three, or any number
      Given a table of <table>
      And the hand is past the first draw
      When the players bet and raise until no raise is offered
      And everyone calls
      And everyone stands pat
      And a bet is called by all but <folded>
      And everyone stands pat
      And the players bet and raise until no raise is offered
      Then as many bets have been made in the fourth round as in the second, or more than 5

      Examples:
        | case                    | table                   | folded            |
        | the first player folded | three                   | P1                |
        | the button folded       | three                   | P3                |
        | two of six, second hand | six, in its second hand | P1, P2, P4 and P5 |

  @BET-17
  Rule: A player who has folded acts, draws, shows and wins no more; what he has put in, blinds included, stays in the pot.

    Scenario Outline: a player who has folded bets no more
      Given a table of <seats>
      And the button is on seat <button>
      When a bet is called by all but <folded>
      And everyone stands pat
      And a bet is called by all
      Then they have acted in the order <order>

      Examples:
        | case               | seats | button | folded    | order       |
        | P1 of three        | three | 3      | P1        | P2 P3       |
        | P2 of four         | four  | 1      | P2        | P1 P3 P4    |
        | P3 and P4 of six   | six   | 4      | P3 and P4 | P1 P2 P5 P6 |
        | the button of five | five  | 2      | P5        | P1 P2 P3 P4 |

    Scenario Outline: a player who has folded draws no more
      Given a table of <seats>
      And the button is on seat <button>
      When a bet is called by all but <folded>
      And everyone stands pat
      Then they have drawn in the order <order>
      When everyone checks
      And everyone stands pat
      Then they have drawn in the order <order>

      Examples:
        | case               | seats | button | folded    | order       |
        | P1 of three        | three | 3      | P1        | P2 P3       |
        | P2 of four         | four  | 1      | P2        | P1 P3 P4    |
        | P3 and P4 of six   | six   | 4      | P3 and P4 | P1 P2 P5 P6 |
        | the button of five | five  | 2      | P5        | P1 P2 P3 P4 |

    Scenario Outline: a player who has folded is not asked again in the round
      Given a table of four, past the <draw> draw
      When P1 bets
      And P2 folds
      And P3 raises
      And P4 folds
      And P1 raises
      And everyone calls
      Then they have acted in the order P1 P2 P3 P4 P1 P3
      And P1 and P3 are still in

      Examples:
        | case         | draw   |
        | second round | first  |
        | third round  | second |

    Scenario Outline: a player who has folded may not act
      Given a table of four
      When P3 folds
      And P3 tries to <act>
      Then the engine refuses it
      And it is P4's turn

      Examples:
        | case       | act   |
        | call       | call  |
        | raise      | raise |
        | check      | check |
        | fold again | fold  |

    Scenario: a player who has folded may not draw
      Given a table of three
      When P3 folds
      And everyone calls
      And P1 stands pat
      And P3 tries to stand pat
      Then the engine refuses it
      And it is P2's turn

    Scenario Outline: a player who has folded does not win with the best hand
      Given a table of three
      And these hands
        | player | cards          |
        | <best> | 7c 5d 4h 3s 2c |
        | <next> | 8c 6d 4s 3d 2h |
        | <last> | Ks Kd 8h 6s 5c |
      When a bet is called by all but <best>
      And the hand is played out
      Then <next> wins the pot
      And <best> ends with <left> chips

      Examples:
        | case                   | best | next | last | left |
        | the small blind folded | P1   | P2   | P3   | 995  |
        | the big blind folded   | P2   | P3   | P1   | 990  |
        | the button folded      | P3   | P1   | P2   | 1000 |

    Scenario: a player who folds in the last round does not win with the best hand
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 8c 6d 4s 3d 2h |
        | P2     | 7c 5d 4h 3s 2c |
        | P3     | Ks Kd 8h 6s 5c |
      And the hand is past the third draw
      When a bet is called by all but P2
      Then P1 wins the pot
      And P1 ends with 1040 chips
      And P2 ends with 990 chips

    Scenario: a player who has folded does not show
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 8c 6d 4s 3d 2h |
        | P3     | Ks Kd 8h 6s 5c |
      When a bet is called by all but P1
      And the hand is played out
      Then P1 does not show

    Scenario: what a player has put in before he folds stays in the pot
      Given a table of four
      When P3 raises
      And P4 raises
      And P1 folds
      And P2 folds
      And P3 calls
      Then the pot is 75
      And P1 has 995 chips
      And P2 has 990 chips
      When everyone stands pat
      And P3 bets
      And P4 calls
      And everyone stands pat
      Then the pot is 95

    Scenario Outline: the pot keeps the chips of those who fold
      Given a table of <seats>
      When a bet is called by all but <folded>
      Then the pot is <pot>
      When everyone stands pat
      And a bet is called by all but <later>
      Then the pot is <then>

      Examples:
        | case                                      | seats | folded    | pot | later | then |
        | both blinds of six, then the first caller | six   | P1 and P2 | 95  | P3    | 125  |
        | the small blind of four, then the button  | four  | P1        | 65  | P4    | 85   |
        | nobody who had paid, then the big blind   | five  | P3 and P4 | 60  | P2    | 80   |

    Scenario Outline: the blinds of those who fold go to the winner
      Given a table of <seats>
      When a bet is called by all but <folded>
      And everyone stands pat
      And a bet is called by all but <loser>
      Then <winner> ends with <chips> chips

      Examples:
        | case            | seats | folded    | loser | winner | chips |
        | both blinds     | four  | P1 and P2 | P4    | P3     | 1035  |
        | the small blind | three | P1        | P3    | P2     | 1025  |
        | the big blind   | three | P2        | P3    | P1     | 1030  |

    Scenario: bets of several rounds stay in the pot
      Given a table of three, past the first draw
      When P1 bets
      And everyone calls
      And everyone stands pat
      And P1 bets
      And P2 folds
      And P3 calls
      And the hand is played out
      Then P2 ends with 980 chips
      And no chip has been made or lost

    Scenario: who folded in one hand plays in the next
      Given a table of three
      When P3 folds
      And P1 calls
      And the hand is played out
      And the next hand begins
      Then P1, P2 and P3 are still in
      And everyone still in holds five cards
      When everyone calls
      Then they have acted in the order P3 P1 P2

    Scenario: the pot keeps the small blind of three who folds in the first round
      Given a table of three, in its second hand
      When P3 raises
      And P1 folds
      Then the pot is 35
      And P1 has put in 5

    Scenario: with two players a fold leaves the other what has been put in
      Given a table of two, in its second hand
      When P2 raises
      And P1 raises
      And P2 folds
      Then P1 ends with 1020 chips
      And P2 ends with 980 chips

    Scenario: who folds, round after round, is out of it, and his chips stay
      Given a table of six, in its second hand
      And P6 has 10 chips before the hand
      When a bet is called by all but P2 and P3
      Then the pot is 80
      And P2 has 990 chips
      When everyone stands pat
      Then they have drawn in the order P1 P4 P5 P6
      When a bet is called by all
      Then they have acted in the order P1 P4 P5
      When everyone stands pat
      And everyone checks
      And everyone stands pat
      And P1 bets
      And P4 raises
      And P5 calls
      And P1 raises
      And P4 raises
      And P5 folds
      Then P5 has put in 40
      And the pot is 290
      When P5 tries to call
      Then the engine refuses it
      When P1 calls
      Then they have acted in the order P1 P4 P5 P1 P4 P5 P1
      And P2 ends with 990 chips
      And P3 ends with 1000 chips
      And P5 ends with 930 chips
      And no chip has been made or lost
      And P2 does not show
      And P5 does not show

    Scenario: of six, one all-in, who folds in the last round neither shows nor wins with the best hand
      Given a table of six
      And the hands get worse clockwise from P2
      And P6 has 10 chips before the hand
      And the hand is past the third draw
      When a bet is called by all but P2
      Then P3 wins the pot
      And P3 ends with 1110 chips
      And P2 ends with 990 chips
      And P2 does not show

    Scenario: whoever folds in the last round of the second hand ends with what he had left
      Given a table of six, in its second hand
      And the hand is past the third draw
      When a bet is called by all but P1, P2, P3 and P4
      Then P1 ends with 990 chips
      And P2 ends with 990 chips
      And P3 ends with 990 chips
      And P4 ends with 990 chips

    Scenario: of six too, who folded in one hand plays in the next
      Given a table of six
      When P3 and P4 fold
      And P5 calls
      And the hand is played out
      And the next hand begins
      Then P1, P2, P3, P4, P5 and P6 are still in
      When everyone calls
      Then they have acted in the order P3 P4 P5 P6 P1 P2

    Scenario: who folds to a bet that nobody calls does not win with the best hand
      Given a table of three
      And the hands get worse clockwise from P1
      And P3 has 10 chips before the hand
      And the hand is past the third draw
      When P1 checks
      And P2 bets
      And P1 folds
      Then P2 wins the pot
      And P1 ends with 990 chips

    Scenario: of five, the button that folds does not win with the best hand
      Given a table of five
      And the hands get worse clockwise from P5
      When a bet is called by all but P5
      And the hand is played out
      Then P1 wins the pot
      And P5 ends with 1000 chips

  @BET-18
  Rule: Acting out of turn is refused.

    Scenario Outline: acting out of turn in the first round is refused
      Given a table of <seats>
      When <who> tries to <act>
      Then the engine refuses it
      And it is <turn>'s turn

      Examples:
        | case                | seats | who | act   | turn |
        | small blind folds   | three | P1  | fold  | P3   |
        | big blind checks    | three | P2  | check | P3   |
        | big blind raises    | four  | P2  | raise | P3   |
        | next player calls   | four  | P4  | call  | P3   |
        | next player raises  | six   | P4  | raise | P3   |
        | button folds        | six   | P6  | fold  | P3   |
        | other of two checks | two   | P1  | check | P2   |
        | other of two raises | two   | P1  | raise | P2   |

    Scenario Outline: acting out of turn in a later round is refused
      Given a table of <seats>, past the <draw> draw
      When <who> tries to <act>
      Then the engine refuses it
      And it is P1's turn

      Examples:
        | case                 | seats | draw   | who | act   |
        | second player checks | three | first  | P2  | check |
        | second player bets   | four  | first  | P2  | bet   |
        | button bets          | three | second | P3  | bet   |
        | last player checks   | six   | third  | P6  | check |
        | other of two bets    | two   | second | P2  | bet   |
        | middle player bets   | five  | third  | P3  | bet   |

    Scenario Outline: acting twice in a row is refused
      Given a table of <seats>, past the first draw
      When P1 <does>
      And P1 tries to <act>
      Then the engine refuses it
      And it is P2's turn

      Examples:
        | case                        | seats | does   | act   |
        | checks twice                | three | checks | check |
        | checks and bets             | three | checks | bet   |
        | bets and raises             | four  | bets   | raise |
        | bets twice with two players | two   | bets   | raise |
        | bets and folds              | three | bets   | fold  |

    Scenario Outline: answering a bet out of turn is refused
      Given a table of four, past the <draw> draw
      When P1 and P2 check
      And P3 bets
      And <who> tries to <act>
      Then the engine refuses it
      And it is P4's turn

      Examples:
        | case                | draw   | who | act   |
        | first player calls  | first  | P1  | call  |
        | second player folds | second | P2  | fold  |
        | the bettor raises   | third  | P3  | raise |

    Scenario: who has tried to act out of turn may still raise in his turn
      Given a table of four
      When P4 tries to call
      Then the engine refuses it
      When P3 calls
      Then P4 may fold, call or raise
      When P1 tries to fold
      Then the engine refuses it
      When P4 raises
      Then it is P1's turn
      And P4 has put in 20

    Scenario Outline: drawing out of turn is refused
      Given a table of <seats>
      And everyone calls
      When <who> tries to <act>
      Then the engine refuses it
      And it is P1's turn

      Examples:
        | case                       | seats                   | who | act       |
        | second player              | three                   | P2  | stand pat |
        | last player                | six                     | P6  | stand pat |
        | button of two              | two                     | P2  | stand pat |
        | button of two, second hand | two, in its second hand | P2  | stand pat |

    Scenario Outline: drawing twice is refused
      Given a table of three
      And everyone calls
      When P1 <does>
      And P1 tries to stand pat
      Then the engine refuses it
      And it is P2's turn

      Examples:
        | case      | does               |
        | stood pat | stands pat         |
        | took two  | discards two cards |

    Scenario Outline: a player who is not at the table is refused
      Given a table of <seats>
      And the button is on seat <button>
      When <who> tries to <act>
      Then the engine refuses it

      Examples:
        | case                                               | seats                   | button | who | act   |
        | seventh player                                     | six                     | 2      | P7  | call  |
        | seventh player, the first seat to act              | six                     | 4      | P7  | call  |
        | fourth player of three                             | three                   | 2      | P4  | call  |
        | fourth player of three, the first seat to act      | three                   | 1      | P4  | raise |
        | third player of two                                | two                     | 2      | P3  | raise |
        | third player of two, the first seat to act         | two                     | 1      | P3  | call  |
        | ninth player                                       | six                     | 2      | P9  | fold  |
        | a seat before the first                            | six                     | 2      | P0  | call  |
        | a seat before the first, the last seat to act      | six                     | 3      | P0  | call  |
        | seventh player, the first seat to act, second hand | six, in its second hand | 4      | P7  | call  |

    Scenario Outline: a player who is not at the table may not draw
      Given a table of three
      And the button is on seat <button>
      And everyone calls
      When <who> tries to stand pat
      Then the engine refuses it

      Examples:
        | case                                  | button | who |
        | fourth player                         | 2      | P4  |
        | fourth player, the first seat to draw | 3      | P4  |
        | a seat before the first               | 2      | P0  |

    Scenario: after acts out of turn the hand goes on as before
      Given a table of four
      When P1 tries to call
      And P2 tries to raise
      And P4 tries to fold
      Then the engine refuses it
      When everyone calls
      Then they have acted in the order P3 P4 P1 P2
      And P1, P2, P3 and P4 are still in
      And the pot is 40
      And it is the first draw

    Scenario: after draws out of turn the hand goes on as before
      Given a table of three
      And everyone calls
      When P3 tries to stand pat
      And P2 tries to stand pat
      Then the engine refuses it
      When everyone stands pat
      Then they have drawn in the order P1 P2 P3
      And it is P1's turn

    Scenario: a player who is all-in is not asked, and may not act
      Given a table of three
      And P3 has 20 chips before the hand
      When P3 raises
      And P1 raises
      And P3 tries to call
      Then the engine refuses it
      When P3 tries to fold
      Then the engine refuses it
      And it is P2's turn

    Scenario Outline: out of turn nobody folds, checks or calls, and loses nothing by trying
      Given a table of <table>
      And the hand is past the <draw> draw
      When <last> tries to fold
      Then the engine refuses it
      When P1 checks
      And P1 tries to check
      Then the engine refuses it
      When P1 tries to fold
      Then the engine refuses it
      When the players check to <last>
      And <last> bets
      And <other> tries to call
      Then the engine refuses it
      When <other> tries to raise
      Then the engine refuses it
      And P1 may only fold, call or raise
      When P1 raises
      And the players call to <last>
      Then <last> may only fold, call or raise

      Examples:
        | case                         | table                   | draw   | last | other |
        | two, second hand             | two, in its second hand | first  | P2   | P2    |
        | three, third round           | three                   | second | P3   | P2    |
        | six, second hand, last round | six, in its second hand | third  | P6   | P3    |

    Scenario Outline: nobody acts in a hand that all but one have given up
      Given a table of <table>
      When everyone folds
      And <who> tries to <act>
      Then the engine refuses it

      Examples:
        | case                 | table                   | who | act   |
        | a check              | three                   | P2  | check |
        | a check, second hand | two, in its second hand | P1  | check |
        | a call, second hand  | six, in its second hand | P1  | call  |

    Scenario Outline: drawing out of turn is refused in later draws too
      Given a table of <seats>, past the <draw> draw
      When everyone checks
      And <who> tries to stand pat
      Then the engine refuses it
      And it is P1's turn

      Examples:
        | case                          | seats | draw   | who |
        | second draw, the last of four | four  | first  | P4  |
        | third draw, the next of three | three | second | P2  |
        | third draw, the button of two | two   | second | P2  |
