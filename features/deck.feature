@deck @scripted-deck
Feature: When the deck runs out
  Six players can ask for more cards than a deck holds. The discards then come back,
  but not to the hand that has just thrown them away.

  @DECK-1
  Rule: When the stub is too short for the player being served, the muck is shuffled and the draw is finished from it. A stub that just suffices is not reshuffled.

    Scenario: four cards are left and the last player wants four
      Given the table "four left in the stub"
      When P6 discards 9c Td Kh Qd
      Then P6 gets Kc 2d 6d 8h
      And nothing has been reshuffled

    Scenario: two cards are left and the last two players want one each
      Given the table "two left for the first to draw"
      When P1, P2, P3 and P4 stand pat
      And P5 and P6 discard 1 card
      Then P5 gets Qs
      And P6 gets Kc
      And nothing has been reshuffled

    Scenario: the first draw takes all 22 cards
      Given the table "six hands"
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 discards Kh
      And P6 discards Ts
      Then P5 gets 5s
      And P6 gets 5d
      And nothing has been reshuffled

    Scenario: a stub that is used up is not reshuffled before somebody wants a card
      Given the table "just used up"
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      Then nothing has been reshuffled

    Scenario: a stub that just sufficed leaves every hand with five cards
      Given the table "just used up"
      Then everyone still in holds five cards
      And no card is in two places
      And nothing has been reshuffled

    Scenario: a long stub is not reshuffled
      Given the table "six hands"
      When everyone calls
      And P1, P2 and P3 discard the whole hand
      And P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets Jc 2h 7s 5h 6c
      And nothing has been reshuffled

    Scenario: a stub that cannot serve all serves the first players as far as it goes
      Given the table "twelve left before the second draw"
      When P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then P1 gets 4d Ts 2d Ks 5s
      And P2 gets 7h 6s 8s 2c 5d
      And there has been one reshuffle

    Scenario: the third draw takes the last cards of the stub
      Given the table "six hands"
      When everyone calls
      And P1 and P2 discard the whole hand
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 and P2 discard the whole hand
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards 4d Ts
      Then P6 gets 5s 5d
      And nothing has been reshuffled

    Scenario Outline: the draw is finished when the stub is one card short or more
      Given the table "<table>"
      When <draws>
      And everyone stands pat
      Then everyone still in holds five cards
      And no card is in two places
      And there has been one reshuffle

      Examples:
        | case                             | table                              | draws                          |
        | two are left for three           | two left for the first to draw     | P1 discards Qc Kd 8s           |
        | two are left for five            | two left for the first to draw     | P1 discards the whole hand     |
        | four are left for five           | four left for three players        | P1 discards the whole hand     |

    Scenario: the draw is finished when nothing is left in the stub
      Given the table "just used up"
      When everyone checks
      And P1 and P2 stand pat
      And P3 discards 1 card
      And P4, P5 and P6 stand pat
      Then everyone still in holds five cards
      And no card is in two places
      And there has been one reshuffle

    Scenario: the last of three players empties a long stub
      Given the table "three hands"
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then nothing has been reshuffled
      When everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places

    Scenario: two players never empty the stub
      Given a table of two
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      Then nothing has been reshuffled
      And the stub has 12 cards

    Scenario: five draw 23 of 22 cards after a fold
      Given the table "six hands"
      When a bet is called by all but P6
      And P1, P2 and P3 discard the whole hand
      And P4 and P5 discard 4 cards
      Then everyone still in holds five cards
      And no card is in two places

    Scenario: three players in a second hand find just enough cards in the stub
      Given a table of three, in its second hand
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When P1 discards the whole hand
      And P2 stands pat
      And P3 discards 2 cards
      Then nothing has been reshuffled
      And everyone still in holds five cards

    Scenario: three players in a second hand want more cards than there are
      Given a table of three, in its second hand
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      And P1 gets the first 5 of the stub before the draw
      And there has been one reshuffle

    Scenario: folded hands do not lengthen the stub
      Given a table of six
      When a bet is called by all but P6
      Then the stub has 22 cards
      When everyone stands pat
      And a bet is called by all but P5
      Then the stub has 22 cards

    Scenario: from the shuffled muck comes, sooner or later, something of each player's discards
      Given the table "just used up", played 19 times with other cards
      When everyone checks
      And P1 discards 3 cards
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets some of discards of draw 1 by P3
      And P1 gets some of discards of draw 1 by P4
      And P1 gets some of discards of draw 1 by P5
      And P1 gets some of discards of draw 1 by P6

    Scenario Outline: the shuffled muck does not give all its <half> first
      Given the table "four hands"
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And P1 discards 5c 2d
      And P2 stands pat
      And P3 and P4 discard the whole hand
      And everyone checks
      And P1, P2 and P3 discard the whole hand
      And P4 stands pat
      Then P1, P2 and P3 get some of <others>

      Examples:
        | case        | half               | others                                          |
        | low cards   | low cards          | Ah As Ad Ks Kd Qh Qs Qd Qc Jh Js Jd Th Tc 9d 9c |
        | high cards  | high cards         | 8c 7s 7c 6h 6s 6d 5s 5c 4s 4c 3h 3s 3d 2h 2d 2c |
        | minor suits | clubs and diamonds | Ah As Ks Qh Qs Jh Js Th 7s 6h 6s 5s 4s 3h 3s 2h |
        | major suits | hearts and spades  | Ad Kd Qd Qc Jd Tc 9d 9c 8c 7c 6d 5c 4c 3d 2d 2c |

    Scenario: a stub that just suffices after a fold is not reshuffled
      Given a table of six
      When a bet is called by all but P6
      And P1, P2, P3 and P4 discard the whole hand
      And P5 discards 2 cards
      Then the stub has 0 cards
      And nothing has been reshuffled

    Scenario Outline: a stub that just suffices for <players> players in the second draw is not reshuffled
      Given a table of <players>
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And <first>
      And <then>
      And <last> discards 2 cards
      Then the stub has 0 cards
      And nothing has been reshuffled

      Examples:
        | case | players | first               | then                             | last |
        | four | four    | P1 stands pat       | P2 and P3 discard the whole hand | P4   |
        | five | five    | P1 and P2 stand pat | P3 and P4 stand pat              | P5   |

    Scenario: an empty stub of a second hand is not reshuffled for those who stand pat
      Given a table of six, in its second hand
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And everyone stands pat
      Then nothing has been reshuffled

    Scenario: in the first draw too the stub serves the first players as far as it goes
      Given the table "six hands"
      When everyone calls
      And everyone discards 5 cards
      Then P1 gets Jh 3c Th 3d Td
      And P4 gets Jc 2h 7s 5h 6c

    Scenario: four players want more cards in the second draw than there are
      Given a table of four
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places

  @DECK-2
  Rule: What becomes of the last cards of the stub when they are too few.

    Scenario: four cards are left and the last player wants five
      Given the table "four left in the stub", played 30 times with other cards
      When P6 discards the whole hand
      Then the engine follows one of these readings
        | reading    | P6 gets first | then any of                      |
        | stub-first | Kc 2d 6d 8h   | discards of draw 1               |
        | hold-last  | Kc 2d 6d      | 8h + discards of draw 1          |
        | mixed-in   |               | Kc 2d 6d 8h + discards of draw 1 |
        | none       | Kc 2d         | 6d 8h + discards of draw 1       |
        | none       | Kc            | 2d 6d 8h + discards of draw 1    |
        | none       |               | discards of draw 1               |

    Scenario: four cards are left in the third draw, and the last player wants five
      Given the table "four left in the stub", played 30 times with other cards
      When P6 stands pat
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading    | P6 gets first | then any of                      |
        | stub-first | Kc 2d 6d 8h   | discards of draw 1               |
        | hold-last  | Kc 2d 6d      | 8h + discards of draw 1          |
        | mixed-in   |               | Kc 2d 6d 8h + discards of draw 1 |
        | none       |               | discards of draw 1               |

    Scenario: two cards are left, the first player wants three and the next two
      Given the table "two left for the first to draw", played 30 times with other cards
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      Then the engine follows one of these readings
        | reading    | P1 gets first | P1 and P2 get any of                                  |
        | stub-first | Qs Kc         | discards of draw 1                                    |
        | stub-first | Qs Kc         | discards of draw 1 + discards of draw 2 by P2         |
        | stub-first | Qs Kc         | discards of draw 1 + discards of draw 2               |
        | stub-first | Qs Kc         | discards of draw 1 + discards of draw 2 by P1         |
        | hold-last  | Qs            | Kc + discards of draw 1                               |
        | hold-last  | Qs            | Kc + discards of draw 1 + discards of draw 2 by P2    |
        | hold-last  | Qs            | Kc + discards of draw 1 + discards of draw 2          |
        | hold-last  | Qs            | Kc + discards of draw 1 + discards of draw 2 by P1    |
        | mixed-in   |               | Qs Kc + discards of draw 1                            |
        | mixed-in   |               | Qs Kc + discards of draw 1 + discards of draw 2 by P2 |
        | mixed-in   |               | Qs Kc + discards of draw 1 + discards of draw 2       |
        | mixed-in   |               | Qs Kc + discards of draw 1 + discards of draw 2 by P1 |
        | none       |               | discards of draw 1                                    |
        | none       |               | discards of draw 1 + discards of draw 2 by P2         |

    Scenario: of four cards one is left for the second player, who wants two
      Given the table "four left for three players", played 30 times with other cards
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then the engine follows one of these readings
        | reading    | P2 gets first | P2 and P3 get any of                                                           |
        | stub-first | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1             |
        | hold-last  |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1        |
        | mixed-in   |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1        |
        | stub-first | 7d            | discards of draw 1 + discards of draw 2                                        |
        | hold-last  |               | 7d + discards of draw 1 + discards of draw 2                                   |
        | mixed-in   |               | 7d + discards of draw 1 + discards of draw 2                                   |
        | stub-first | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3      |
        | hold-last  |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3 |
        | mixed-in   |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3 |
        | stub-first | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P2      |
        | hold-last  |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P2 |
        | mixed-in   |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P2 |
        | stub-first | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3                   |
        | hold-last  |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3              |
        | mixed-in   |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3              |
        | none       |               | discards of draw 1 + discards of draw 2                                        |
        | none       |               | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1             |

    # To hold the last card back takes knowing what is still wanted: who is served at once, before others have
    # declared, may get it.

    Scenario: one card is left, and the last two players want one each
      Given the table "one left and two want it", played 10 times with other cards
      When P5 and P6 discard 1 card
      Then the engine follows one of these readings
        | reading    | P5 was served before P6 declared | P5 gets first | P5 and P6 get any of                                                    |
        | stub-first | yes or no                        | Qc            | discards of draw 1 + discards of draw 2                                 |
        | stub-first | yes or no                        | Qc            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P5      |
        | stub-first | yes or no                        | Qc            | discards of draw 1 + discards of draw 2 + discards of draw 3            |
        | mixed-in   | yes or no                        | Qc            | discards of draw 1 + discards of draw 2                                 |
        | mixed-in   | yes or no                        | Qc            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P5      |
        | mixed-in   | yes or no                        | Qc            | discards of draw 1 + discards of draw 2 + discards of draw 3            |
        | hold-last  | yes or no                        |               | Qc + discards of draw 1 + discards of draw 2                            |
        | hold-last  | yes or no                        |               | Qc + discards of draw 1 + discards of draw 2 + discards of draw 3 by P6 |
        | hold-last  | yes or no                        |               | Qc + discards of draw 1 + discards of draw 2 + discards of draw 3       |
        | hold-last  | yes                              | Qc            | discards of draw 1 + discards of draw 2                                 |
        | hold-last  | yes                              | Qc            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P5      |
        | hold-last  | yes                              | Qc            | discards of draw 1 + discards of draw 2 + discards of draw 3            |

    # What P1 discarded in the second draw may be in the new stub already, where an engine passes over a player's own.

    Scenario: two cards of a reshuffled stub are left and the last player wants five
      Given the table "one reshuffle behind", played 10 times with other cards
      When everyone checks
      And P1, P2 and P3 discard the whole hand
      And P4 discards 3 cards
      And P5 stands pat
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading    | P6 gets first                                             | then any of                                                                                            |
        | stub-first | what P1, P2, P3 and P4 left of the stub                   | discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4                                           |
        | hold-last  | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4               |
        | mixed-in   |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4 |
        | stub-first | what P1, P2, P3 and P4 left of the stub                   | discards of draw 3 by P1, P2, P3 and P4                                                                |
        | hold-last  | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 3 by P1, P2, P3 and P4                                    |
        | mixed-in   |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 3 by P1, P2, P3 and P4                      |
        | none       |                                                           | discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4                                           |

    Scenario: two cards are left for the second of three players in a second hand
      Given a table of three, in its second hand, dealt 10 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When P1 and P2 discard the whole hand
      And P3 stands pat
      Then the engine follows one of these readings
        | reading    | P2 gets first                              | then any of                                                                                    |
        | stub-first | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1                             |
        | hold-last  | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 |
        | mixed-in   |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1  |
        | stub-first | what P1 left of the stub                   | discards of draw 1 + discards of draw 2                                                        |
        | hold-last  | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2                            |
        | mixed-in   |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2                             |

    Scenario: a player has folded, and two cards are left for the first of five
      Given a table of six, dealt 10 times
      When a bet is called by all but P6
      And P1 stands pat
      And P2, P3, P4 and P5 discard the whole hand
      And everyone checks
      And P1 discards the whole hand
      And everyone stands pat
      Then the engine follows one of these readings
        | reading    | P1 gets first                              | then any of                                                   |
        | stub-first | the stub before the draw                   | discards of draw 1                                            |
        | stub-first | the stub before the draw                   | discards of draw 1 + folded hands                             |
        | hold-last  | the stub before the draw but its last card | the last card of the stub + discards of draw 1                |
        | hold-last  | the stub before the draw but its last card | the last card of the stub + discards of draw 1 + folded hands |
        | mixed-in   |                                            | the stub before the draw + discards of draw 1                 |
        | mixed-in   |                                            | the stub before the draw + discards of draw 1 + folded hands  |

  @DECK-3
  Rule: Which of one's own earlier discards one may get back.

    Scenario: the button exchanges five cards in the first draw and five in the second
      Given the table "just used up", played 25 times with other cards
      When everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading       | P6 gets any of                           |
        | not-this-draw | discards of draw 1                       |
        | never         | discards of draw 1 but none of their own |

    Scenario: the stub has been reshuffled for the player before
      Given the table "just used up", played 25 times with other cards
      When everyone checks
      And P1, P2, P3 and P4 stand pat
      And P5 and P6 discard the whole hand
      Then the engine follows one of these readings
        | reading       | P5 and P6 get any of                                                  |
        | not-this-draw | discards of draw 1                                                    |
        | not-this-draw | discards of draw 1 + discards of draw 2 by P6                         |
        | not-this-draw | discards of draw 1 + discards of draw 2                               |
        | never         | discards of draw 1 + discards of draw 2 but none of their own         |
        | not-this-draw | discards of draw 1 + discards of draw 2 by P5                         |
        | never         | discards of draw 1 + discards of draw 2 by P5 but none of their own   |
        | never         | discards of draw 1 but none of their own                              |
        | never         | discards of draw 1 + discards of draw 2 by P6 but none of their own   |

    Scenario: the stub has been reshuffled for somebody else in the draw before
      Given the table "just used up", played 25 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading       | P6 gets any of                           |
        | not-this-draw | discards of draw 1                                            |
        | not-this-draw | discards of draw 1 + discards of draw 2                       |
        | never         | discards of draw 1 but none of their own                      |
        | never         | discards of draw 1 + discards of draw 2 but none of their own |

    Scenario: a player has discarded in both earlier draws
      Given the table "used up in two draws", played 40 times with other cards
      When everyone checks
      And P1, P2 and P3 stand pat
      And P4 discards the whole hand
      And P5 and P6 stand pat
      Then the engine follows one of these readings
        | reading       | P4 gets any of                                                   |
        | not-this-draw | discards of draw 1 + discards of draw 2                          |
        | never         | discards of draw 1 + discards of draw 2 but none of their own    |
        | none          | discards of draw 1 + discards of draw 2 by P5 and P6             |
        | none          | discards of draw 1 by P2 and P3 + discards of draw 2             |

    Scenario: the second of three players in a second hand has discarded in both earlier draws
      Given a table of three, in its second hand, dealt 25 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When P1 and P2 discard the whole hand
      And P3 stands pat
      Then the engine follows one of these readings
        | reading       | P2 gets first                              | then any of                                                                                                          |
        | not-this-draw | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1                                                   |
        | not-this-draw | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1                       |
        | not-this-draw |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1                        |
        | not-this-draw | what P1 left of the stub                   | discards of draw 1 + discards of draw 2                                                                              |
        | not-this-draw | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2                                                  |
        | not-this-draw |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2                                                   |
        | never         | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 but none of their own                             |
        | never         | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 but none of their own |
        | never         |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 but none of their own  |
        | never         | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 but none of their own                                                        |
        | never         | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 but none of their own                            |
        | never         |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 but none of their own                             |

    Scenario: a player has discarded in the second draw and not in the first
      Given the table "used up in two draws", played 13 times with other cards
      When everyone checks
      And P1, P2, P3 and P4 stand pat
      And P5 discards the whole hand
      And P6 stands pat
      Then the engine follows one of these readings
        | reading       | P5 gets any of                                                |
        | not-this-draw | discards of draw 1 + discards of draw 2                       |
        | never         | discards of draw 1 + discards of draw 2 but none of their own |

    Scenario: the first of four players has discarded in both earlier draws
      Given a table of four, dealt 7 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And P1 discards the whole hand
      And P2 stands pat
      And P3 discards the whole hand
      And P4 discards 2 cards
      Then the stub has 0 cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3 and P4 stand pat
      Then the engine follows one of these readings
        | reading       | P1 gets any of                                                |
        | not-this-draw | discards of draw 1 + discards of draw 2                       |
        | never         | discards of draw 1 + discards of draw 2 but none of their own |

  @DECK-4
  Rule: The players who follow are served from the reshuffled stub.

    Scenario: the second player's two cards come from the stub reshuffled for the first
      Given the table "two left for the first to draw", played 10 times with other cards
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      Then P2 gets only Qs Kc + discards of draw 1 + discards of draw 2
      And everyone still in holds five cards

    Scenario: one reshuffle serves the first player and the second
      Given the table "two left for the first to draw"
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      Then there has been one reshuffle

    Scenario: one reshuffle serves the second player and the third
      Given the table "four left for three players"
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then there has been one reshuffle
      And everyone still in holds five cards

    Scenario: the third player's card comes from the stub reshuffled for the second
      Given the table "four left for three players", played 10 times with other cards
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then P3 gets only 7d + discards of draw 1 + discards of draw 2 + discards of draw 3

    Scenario: one reshuffle serves four players
      Given the table "just used up"
      When everyone checks
      And P1 discards the whole hand
      And P2 stands pat
      And P3 and P4 discard 2 cards
      And P5 stands pat
      And P6 discards 4 cards
      Then there has been one reshuffle
      And everyone still in holds five cards
      And no card is in two places

    Scenario: what is left of the reshuffled stub serves the next draw
      Given the table "just used up"
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 discards 2 cards
      And P3, P4, P5 and P6 stand pat
      Then there has been one reshuffle

    Scenario: the next draw takes cards that were in the reshuffled stub
      Given the table "just used up", played 10 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 discards 2 cards
      And P3, P4, P5 and P6 stand pat
      Then P1 and P2 get only the stub before the draw

    Scenario: one reshuffle serves the second and the third of three players in a second hand
      Given a table of three, in its second hand, dealt 3 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then there has been one reshuffle
      And P3 gets only what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3
      And everyone still in holds five cards

    Scenario: what is left of the reshuffled stub serves the next draw of a second hand
      Given a table of six, in its second hand
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 discards 2 cards
      And P3, P4, P5 and P6 stand pat
      Then there has been one reshuffle
      And P1 and P2 get only the stub before the draw

    Scenario Outline: who has discarded nothing before gets the top cards of a stub reshuffled in the draw before
      Given <table>
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 stands pat
      And P6 discards the whole hand
      And everyone checks
      And P1, P2, P3 and P4 stand pat
      And P5 discards the whole hand
      And P6 stands pat
      Then there has been one reshuffle
      And P5 gets the first 5 of the stub before the draw

      Examples:
        | case        | table                              |
        | first hand  | a table of six                     |
        | second hand | a table of six, in its second hand |

  @DECK-5
  Rule: The discards held back at a reshuffle are not in the reshuffled stub.

    Scenario: the first player's discards come to none of the players after him
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1, P2 and P3 discard the whole hand
      And P4, P5 and P6 stand pat
      Then P2 and P3 get none of discards of draw 2 by P1

    Scenario: what is held back for the second player does not come to the third
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1, P2 and P3 discard the whole hand
      And P4, P5 and P6 stand pat
      Then P3 gets none of discards of draw 2 by P1 and P2

    Scenario: the three discards of the first player do not come to the second
      Given the table "two left for the first to draw", played 30 times with other cards
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      Then P2 gets none of Qc Kd 8s

    Scenario: the new stub has neither the first player's discards nor the second's
      Given the table "two left for the first to draw"
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      Then the first reshuffle has none of Qc Kd 8s 4h 3d

    Scenario: the new stub has none of the discards of the second player, for whom it was made
      Given the table "four left for three players"
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then the first reshuffle has none of 9c 2c Qs

    Scenario: what was held back does not come in the next draw from the same stub
      Given the table "just used up", played 10 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 discards the whole hand
      And P3, P4, P5 and P6 stand pat
      Then P1 and P2 get none of discards of draw 2 by P1

    Scenario: in the first draw too the fifth player's discards do not come to the sixth
      Given the table "six hands", played 15 times with other cards
      When everyone calls
      And P1, P2, P3, P4, P5 and P6 discard the whole hand
      Then P6 gets none of discards of draw 1 by P5

    Scenario: the new stub of three players in a second hand has nothing that is held back
      Given a table of three, in its second hand, dealt 10 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then the first reshuffle has none of discards of draw 3 by P2 and P3
      And P3 gets none of discards of draw 3 by P2

    Scenario: what was held back in a second hand does not come in the next draw from the same stub
      Given a table of six, in its second hand, dealt 10 times
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 and P2 discard the whole hand
      And P3, P4, P5 and P6 stand pat
      Then P1 and P2 get none of discards of draw 2 by P1

  @DECK-6
  Rule: A hand may need more than one reshuffle, each by the same rules.

    Scenario Outline: <players> exchange whole hands in each of the three draws
      Given the table "<table>"
      When everyone calls
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places

      Examples:
        | case  | players | table       |
        | six   | six     | six hands   |
        | four  | four    | four hands  |
        | three | three   | three hands |

    Scenario: the stub runs out in the second draw and again in the third
      Given the table "just used up", played 30 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      And P5 and P6 get some of discards of draw 2 by P1

    Scenario: the second reshuffle brings back what has been discarded since the first
      Given the table "just used up"
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And everyone discards 5 cards
      Then the second reshuffle has all of discards of draw 2 by P1

    Scenario: six players empty the stub twice and more in the second draw
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places

    Scenario: the stub of a second hand runs out in the second draw and again in the third
      Given a table of six, in its second hand
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      And the second reshuffle has all of discards of draw 2 by P1

    Scenario: six exchange whole hands in each draw of a second hand
      Given a table of six, in its second hand
      When everyone calls
      And everyone discards 5 cards
      Then everyone still in holds five cards
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places

    Scenario: cards that came from the first new stub come back once they have been discarded
      Given the table "six hands", played 7 times with other cards
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 discards 2 cards
      And P6 discards the whole hand
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      And everyone checks
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then P1, P2, P3, P4 and P5 get some of discards of draw 2

  @DECK-7
  Rule: When what may come back is not enough, the other players' discards of this draw come back too; never the receiver's own.

    Scenario: the stub runs out in the first draw, before which nobody has discarded
      Given the table "six hands", played 15 times with other cards
      When everyone calls
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      And nobody gets a card that he has just discarded

    Scenario: the fifth player gets the last two of the stub and three that others have just discarded
      Given the table "six hands", played 15 times with other cards
      When everyone calls
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then P5 gets only 5s 5d + discards of draw 1 by P1, P2, P3 and P4

    Scenario: two earlier discards are too few for five cards
      Given the table "six hands", played 15 times with other cards
      When everyone calls
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards 4d Ts
      And everyone checks
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then P5 gets only 5s 5d + discards of draw 1 + discards of draw 2 by P1, P2, P3 and P4
      And everyone still in holds five cards
      And no card is in two places

    Scenario: one earlier discard is too few in the third draw
      Given the table "six hands", played 10 times with other cards
      When everyone calls
      And everyone stands pat
      And everyone checks
      And P1 discards 6h
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And no card is in two places
      And nobody gets a card that he has just discarded

    Scenario: the fifth player of a second hand gets the last of the stub and what others have just discarded
      Given a table of six, in its second hand, dealt 10 times
      When everyone calls
      Then the stub has 22 cards
      When P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then P5 gets only what P1, P2, P3 and P4 left of the stub + discards of draw 1 by P1, P2, P3 and P4
      And everyone still in holds five cards
      And no card is in two places

    Scenario: two earlier discards of a second hand are too few for five cards
      Given a table of six, in its second hand, dealt 10 times
      When everyone calls
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards 2 cards
      Then the stub has 20 cards
      When everyone checks
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then everyone still in holds five cards
      And no card is in two places
      And nobody gets a card that he has just discarded

  @DECK-8
  Rule: What was held back at one reshuffle is muck for the next.

    Scenario: what the first player threw away comes back in the second reshuffle
      Given the table "two left for the first to draw", played 60 times with other cards
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 stands pat
      And P3, P4, P5 and P6 discard the whole hand
      Then P6 gets some of Qc Kd 8s
      And P3, P4, P5 and P6 get some of 4h 3d

    Scenario: a whole hand that was held back comes back in the second reshuffle
      Given the table "just used up", played 60 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 stands pat
      And P2, P3, P4, P5 and P6 discard the whole hand
      Then P6 gets some of discards of draw 2 by P1

    Scenario: what was held back at the first reshuffle is in the second
      Given the table "two left for the first to draw"
      When P1 discards Qc Kd 8s
      And P2 discards 4h 3d
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 stands pat
      And P3, P4, P5 and P6 discard the whole hand
      Then the second reshuffle has all of Qc Kd 8s

    Scenario: what was held back at the first reshuffle of a second hand is in the second
      Given a table of six, in its second hand
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 stands pat
      And P2, P3, P4, P5 and P6 discard the whole hand
      Then the second reshuffle has all of discards of draw 2 by P1

    Scenario: what was held back in the first draw for the last player comes back in the second
      Given the table "six hands", played 9 times with other cards
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then P1, P2, P3 and P4 get some of discards of draw 1 by P6
