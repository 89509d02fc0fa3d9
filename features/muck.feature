@muck
Feature: What a reshuffle brings back
  The discards of earlier draws come back, and those of this draw whose owners have their new cards.
  Nobody gets back what he has just thrown away, and a hand in play stays where it is.

  @MUCK-1
  Rule: A player's discards go to the muck once that player has been served.

    Scenario: discards are in the muck once their owner has his new cards
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc Qd
      Then the muck has the discards of those who have been served, and of nobody who waits
      When P2 discards Kd
      And P3 stands pat
      Then the muck has the discards of those who have been served, and of nobody who waits
      When P4 discards 7c Ks Qc
      And P5 stands pat
      Then the muck has the discards of those who have been served, and of nobody who waits
      When P6 discards Ts
      Then the muck has the discards of those who have been served, and of nobody who waits

    Scenario: the discards of all three draws are in the muck
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards Qd
      And P2 discards Kd
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards Ts 9c
      Then the muck has all of Kc Qd Kd Ts 9c

    Scenario: the discards of the players who have been served come back in the same draw
      Given the table "twelve left before the second draw", played 40 times with other cards
      When P1 and P2 discard the whole hand
      And P3 discards 2 cards
      And P4 discards 4 cards
      And P5 and P6 discard 3 cards
      Then P4, P5 and P6 get each of discards of draw 2 by P1 and P2

    Scenario: the first player's discards may come to the second, and to the third
      Given the table "four left for three players"
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then the first reshuffle has all of Ks Td 6s

    Scenario: the discards of an all-in player who has been served come back in the same draw
      Given the table "used up with one player all-in", played 70 times with other cards
      When everyone checks
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then P5 gets some of discards of draw 2 by P2

    Scenario: in the second reshuffle too the discards of those who have been served come back
      Given the table "just used up"
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then the second reshuffle has all of discards of draw 3 by P1 and P2

    Scenario: the discards of a draw are in the muck in a second hand
      Given a table of three, in its second hand
      And P2 has 10 chips before the hand
      When everyone calls
      And everyone discards 2 cards
      Then the muck has all of discards of draw 1
      When everyone checks
      And everyone discards 2 cards
      Then the muck has all of discards of draw 1 + discards of draw 2

    Scenario: what the first of three players discards may come to the second in a second hand
      Given a table of three, in its second hand
      And P2 has 10 chips before the hand
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then the first reshuffle has all of discards of draw 3 by P1

    Scenario Outline: the new stub has what all who were served before have discarded, a single card too
      Given a table of six
      When <round>
      And P1 and P2 discard the whole hand
      And everyone stands pat
      Then the stub has 12 cards
      When everyone checks
      And P1 discards 1 card
      And P2, P3 and P4 discard the whole hand
      And everyone stands pat
      Then the first reshuffle has all of discards of draw 2 by P1, P2 and P3

      Examples:
        | case          | round                         |
        | nobody folds  | everyone calls                |
        | P6 has folded | a bet is called by all but P6 |

  @MUCK-2
  Rule: The discards of earlier draws, of every player, come back in a reshuffle.

    Scenario: each discard of the first draw may come in the second
      Given the table "just used up", played 70 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets each of discards of draw 1

    Scenario: the second draw is served from the discards of the first and from nothing else
      Given the table "just used up", played 10 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets only discards of draw 1 + discards of draw 2

    Scenario: the new stub is made of the discards of the first draw
      Given the table "just used up"
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then the first reshuffle has all of discards of draw 1

    Scenario: discards of two draws may come in the third
      Given the table "used up in two draws", played 70 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets each of discards of draw 1 + discards of draw 2

    Scenario: the new stub is made of the discards of two draws
      Given the table "used up in two draws"
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then the first reshuffle has all of discards of draw 1 + discards of draw 2

    Scenario Outline: the discards of a player who has folded since come back
      Given the table "just used up", played 15 times with other cards
      When a bet is called by all but <player>
      And P1 discards the whole hand
      And everyone stands pat
      Then P1 gets some of discards of draw 1 by <player>

      Examples:
        | case       | player |
        | P3         | P3     |
        | P4         | P4     |
        | the button | P6     |

    Scenario: the discards of four players who have folded since are in the new stub
      Given the table "just used up"
      When a bet is called by all but P3, P4, P5 and P6
      And P1 discards the whole hand
      And P2 stands pat
      Then the first reshuffle has all of discards of draw 1

    Scenario: the discards of an all-in player come back
      Given the table "used up with one player all-in", played 70 times with other cards
      When everyone checks
      And P1 stands pat
      And P2 discards the whole hand
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then P4 gets some of discards of draw 2 by P2

    Scenario: cards that were discarded after a reshuffle come back in the next
      Given the table "just used up", played 40 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then P4 gets some of discards of draw 2 by P1

    Scenario: the discards of two draws come back to three players in a second hand, one of them all-in
      Given a table of three, in its second hand
      And P2 has 10 chips before the hand
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then the first reshuffle has all of discards of draw 1 + discards of draw 2

    Scenario: in a second hand too the discards of four players who have folded come back
      Given a table of six, in its second hand
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When a bet is called by all but P3, P4, P5 and P6
      And P1 discards the whole hand
      And P2 stands pat
      Then the first reshuffle has all of discards of draw 1

    Scenario: in the third draw too the discards of three players who have folded since are in the new stub
      Given the table "used up in two draws"
      When a bet is called by all but P2, P5 and P6
      And P1 discards the whole hand
      And everyone stands pat
      Then the first reshuffle has all of discards of draw 1 + discards of draw 2

    Scenario: what one of three players has discarded comes back to the other two once he has folded
      Given a table of three
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      Then the stub has 7 cards
      When a bet is called by all but P3
      And P1 and P2 discard the whole hand
      Then the first reshuffle has all of discards of P3

    Scenario: the new stub of four players has the discards of the first draw
      Given a table of four
      When everyone calls
      And everyone discards 5 cards
      Then the stub has 12 cards
      When everyone checks
      And everyone discards 5 cards
      Then the first reshuffle has all of discards of draw 1 by P1, P2 and P4

  @MUCK-3
  Rule: Which discards of this draw come back too.

    # Under all-but-own the discards of the player being served may be kept out of the new stub, or shuffled in and
    # passed over while he is served: then they may come to the players after him.

    Scenario: six draw in the second draw and the stub is used up by the third of them
      Given the table "twelve left before the second draw", played 25 times with other cards
      When P1 and P2 discard the whole hand
      And P3 discards 2 cards
      And P4 discards 4 cards
      And P5 and P6 discard 3 cards
      Then the engine follows one of these readings
        | reading            | P1 was served before P2 declared | P3 gets first | P3, P4, P5 and P6 get any of                                        |
        | served-players     | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P1, P2 and P3            |
        | served-players     | yes or no                        | Jh            | 9s + discards of draw 1 + discards of draw 2 by P1 and P2           |
        | all-but-own        | no                               | Jh 9s         | discards of draw 1 + discards of draw 2 by P1, P2, P3, P5 and P6    |
        | all-but-own        | no                               | Jh            | 9s + discards of draw 1 + discards of draw 2 by P1, P2, P4, P5 and P6 |
        | all-but-own        | yes                              | Jh 9s         | discards of draw 1 + discards of draw 2 by P1, P2 and P3            |
        | all-but-own        | yes                              | Jh            | 9s + discards of draw 1 + discards of draw 2 by P1 and P2           |
        | all-but-own        | no                               | Jh 9s         | discards of draw 1 + discards of draw 2                             |
        | all-but-own        | no                               | Jh            | 9s + discards of draw 1 + discards of draw 2                        |
        | all-but-own        | yes                              | Jh 9s         | discards of draw 1 + discards of draw 2 by P1, P2, P3 and P4        |
        | all-but-own        | yes                              | Jh            | 9s + discards of draw 1 + discards of draw 2 by P1, P2 and P3       |
        | earlier-draws-only | yes or no                        | Jh 9s         | discards of draw 1                                                  |
        | earlier-draws-only | yes or no                        | Jh            | 9s + discards of draw 1                                             |
        | only-if-needed     | yes or no                        | Jh 9s         | discards of draw 1                                                  |
        | only-if-needed     | yes or no                        | Jh            | 9s + discards of draw 1                                             |
        | none               | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P1                       |
        | none               | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P2                       |
        | none               | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P3                       |
        | none               | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P1 and P2                |
        | none               | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P1 and P3                |
        | none               | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 2 by P2 and P3                |
        | none               | yes or no                        | Jh            | 9s + discards of draw 1 + discards of draw 2 by P1                  |
        | none               | yes or no                        | Jh            | 9s + discards of draw 1 + discards of draw 2 by P2                  |

    Scenario: six draw in the third draw and the stub is used up by the third of them
      Given the table "twelve left before the second draw", played 25 times with other cards
      When everyone stands pat
      And everyone checks
      And P1 and P2 discard the whole hand
      And P3 discards 2 cards
      And P4 discards 4 cards
      And P5 and P6 discard 3 cards
      Then the engine follows one of these readings
        | reading            | P1 was served before P2 declared | P3 gets first | P3, P4, P5 and P6 get any of                                        |
        | served-players     | yes or no                        | Jh 9s         | discards of draw 1 + discards of draw 3 by P1, P2 and P3            |
        | served-players     | yes or no                        | Jh            | 9s + discards of draw 1 + discards of draw 3 by P1 and P2           |
        | all-but-own        | no                               | Jh 9s         | discards of draw 1 + discards of draw 3 by P1, P2, P3, P5 and P6    |
        | all-but-own        | no                               | Jh            | 9s + discards of draw 1 + discards of draw 3 by P1, P2, P4, P5 and P6 |
        | all-but-own        | yes                              | Jh 9s         | discards of draw 1 + discards of draw 3 by P1, P2 and P3            |
        | all-but-own        | yes                              | Jh            | 9s + discards of draw 1 + discards of draw 3 by P1 and P2           |
        | all-but-own        | no                               | Jh 9s         | discards of draw 1 + discards of draw 3                             |
        | all-but-own        | no                               | Jh            | 9s + discards of draw 1 + discards of draw 3                        |
        | all-but-own        | yes                              | Jh 9s         | discards of draw 1 + discards of draw 3 by P1, P2, P3 and P4        |
        | all-but-own        | yes                              | Jh            | 9s + discards of draw 1 + discards of draw 3 by P1, P2 and P3       |
        | earlier-draws-only | yes or no                        | Jh 9s         | discards of draw 1                                                  |
        | earlier-draws-only | yes or no                        | Jh            | 9s + discards of draw 1                                             |
        | only-if-needed     | yes or no                        | Jh 9s         | discards of draw 1                                                  |
        | only-if-needed     | yes or no                        | Jh            | 9s + discards of draw 1                                             |

    Scenario: one card is left for the second player, who wants two
      Given the table "four left for three players", played 5 times with other cards
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then the engine follows one of these readings
        | reading            | P1 was served before P2 declared | P2 gets first | P2 and P3 get any of                                                            |
        | served-players     | yes or no                        | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1              |
        | served-players     | yes or no                        |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1         |
        | all-but-own        | no                               | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3       |
        | all-but-own        | no                               |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3  |
        | all-but-own        | yes                              | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1              |
        | all-but-own        | yes                              |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1         |
        | all-but-own        | no                               | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3                    |
        | all-but-own        | no                               |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3               |
        | all-but-own        | yes                              | 7d            | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P2       |
        | all-but-own        | yes                              |               | 7d + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P2  |
        | earlier-draws-only | yes or no                        | 7d            | discards of draw 1 + discards of draw 2                                         |
        | earlier-draws-only | yes or no                        |               | 7d + discards of draw 1 + discards of draw 2                                    |
        | only-if-needed     | yes or no                        | 7d            | discards of draw 1 + discards of draw 2                                         |
        | only-if-needed     | yes or no                        |               | 7d + discards of draw 1 + discards of draw 2                                    |

    Scenario: five discards of the first draw are exactly enough for the last player
      Given the table "six hands", played 10 times with other cards
      When everyone calls
      And P1, P2 and P3 stand pat
      And P4 discards the whole hand
      And P5 and P6 stand pat
      And everyone checks
      And P1, P2 and P3 discard the whole hand
      And P4 stands pat
      And P5 discards 2 cards
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading            | P5 gets first | P5 and P6 get any of                                              |
        | served-players     | 5s 5d         | discards of draw 1 + discards of draw 2 by P1, P2, P3 and P5      |
        | served-players     | 5s            | 5d + discards of draw 1 + discards of draw 2 by P1, P2 and P3     |
        | all-but-own        | 5s 5d         | discards of draw 1 + discards of draw 2 by P1, P2, P3 and P5      |
        | all-but-own        | 5s 5d         | discards of draw 1 + discards of draw 2                           |
        | all-but-own        | 5s            | 5d + discards of draw 1 + discards of draw 2 by P1, P2, P3 and P6 |
        | all-but-own        | 5s            | 5d + discards of draw 1 + discards of draw 2 by P1, P2 and P3     |
        | all-but-own        | 5s            | 5d + discards of draw 1 + discards of draw 2                      |
        | all-but-own        | 5s            | 5d + discards of draw 1 + discards of draw 2 by P1, P2, P3 and P5 |
        | earlier-draws-only | 5s 5d         | discards of draw 1                                                |
        | earlier-draws-only | 5s            | 5d + discards of draw 1                                           |
        | only-if-needed     | 5s 5d         | discards of draw 1                                                |
        | only-if-needed     | 5s            | 5d + discards of draw 1                                           |

    Scenario: three cards are left, and four discards of the first draw are enough for the other two
      Given the table "six hands", played 10 times with other cards
      When everyone calls
      And P1, P2 and P3 stand pat
      And P4 discards 4 cards
      And P5 and P6 stand pat
      And everyone checks
      And P1, P2 and P3 discard the whole hand
      And P4 and P5 stand pat
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading            | P6 gets first | then any of                                                         |
        | served-players     | 6c 5s 5d      | discards of draw 1 + discards of draw 2 by P1, P2 and P3            |
        | served-players     | 6c 5s         | 5d + discards of draw 1 + discards of draw 2 by P1, P2 and P3       |
        | served-players     |               | 6c 5s 5d + discards of draw 1 + discards of draw 2 by P1, P2 and P3 |
        | all-but-own        | 6c 5s 5d      | discards of draw 1 + discards of draw 2 by P1, P2 and P3            |
        | all-but-own        | 6c 5s         | 5d + discards of draw 1 + discards of draw 2 by P1, P2 and P3       |
        | all-but-own        |               | 6c 5s 5d + discards of draw 1 + discards of draw 2 by P1, P2 and P3 |
        | earlier-draws-only | 6c 5s 5d      | discards of draw 1                                                  |
        | earlier-draws-only | 6c 5s         | 5d + discards of draw 1                                             |
        | earlier-draws-only |               | 6c 5s 5d + discards of draw 1                                       |
        | only-if-needed     | 6c 5s 5d      | discards of draw 1                                                  |
        | only-if-needed     | 6c 5s         | 5d + discards of draw 1                                             |
        | only-if-needed     |               | 6c 5s 5d + discards of draw 1                                       |

    Scenario: the second of three players empties the stub in the third draw of a second hand
      Given a table of three, in its second hand, dealt 20 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then the engine follows one of these readings
        | reading            | P1 was served before P2 declared | P2 gets first                              | then any of                                                                                           |
        | served-players     | yes or no                        | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1                                    |
        | served-players     | yes or no                        | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1        |
        | served-players     | yes or no                        |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1         |
        | all-but-own        | no                               | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3                             |
        | all-but-own        | no                               | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3 |
        | all-but-own        | no                               |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1 and P3  |
        | all-but-own        | yes                              | what P1 left of the stub                   | discards of draw 1 + discards of draw 2 + discards of draw 3 by P1                                    |
        | all-but-own        | yes                              | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1        |
        | all-but-own        | yes                              |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2 + discards of draw 3 by P1         |
        | earlier-draws-only | yes or no                        | what P1 left of the stub                   | discards of draw 1 + discards of draw 2                                                               |
        | earlier-draws-only | yes or no                        | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2                                   |
        | earlier-draws-only | yes or no                        |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2                                    |
        | only-if-needed     | yes or no                        | what P1 left of the stub                   | discards of draw 1 + discards of draw 2                                                               |
        | only-if-needed     | yes or no                        | what P1 left of the stub but its last card | the last card of the stub + discards of draw 1 + discards of draw 2                                   |
        | only-if-needed     | yes or no                        |                                            | what P1 left of the stub + discards of draw 1 + discards of draw 2                                    |

  @MUCK-4
  Rule: No player receives a card that he has discarded in this draw.

    Scenario: the fifth card is never one of one's own five
      Given the table "four left in the stub", played 30 times with other cards
      When P6 discards the whole hand
      Then P6 gets none of discards of draw 2 by P6

    Scenario Outline: from a stub of discards alone, <count> cards never include one's own
      Given the table "just used up", played <plays> times with other cards
      When everyone checks
      And P1 discards <count> cards
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets none of discards of draw 2 by P1

      Examples:
        | case  | count | plays |
        | two   | 2     | 40    |
        | three | 3     | 20    |
        | four  | 4     | 15    |
        | five  | 5     | 15    |

    Scenario: the first of two in the third draw gets none of his own three
      Given the table "used up in two draws", played 20 times with other cards
      When everyone checks
      And P1 discards 3 cards
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 gets none of discards of draw 3 by P1

    Scenario: the button gets none of his own five
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      Then P6 gets none of discards of draw 2 by P6

    Scenario: a player who is all-in gets none of his own five
      Given the table "used up with one player all-in", played 15 times with other cards
      When everyone checks
      And P1 stands pat
      And P2 discards the whole hand
      And P3, P4, P5 and P6 stand pat
      Then P2 gets none of discards of draw 2 by P2

    Scenario: a player served from a stub reshuffled for somebody else gets none of his own five
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3 and P4 stand pat
      And P5 and P6 discard the whole hand
      Then nobody gets a card that he has just discarded

    Scenario: in the first draw nobody gets his own when the stub runs out
      Given the table "six hands", played 15 times with other cards
      When everyone calls
      And P1, P2, P3, P4 and P5 discard the whole hand
      And P6 stands pat
      Then nobody gets a card that he has just discarded

    Scenario: nobody gets his own when a stub runs out for the second time
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then nobody gets a card that he has just discarded

    Scenario Outline: nobody gets his own when <players> exchange whole hands in each draw
      Given <table>
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      Then nobody gets a card that he has just discarded

      Examples:
        | case | players | table                                                    |
        | six  | six     | the table "six hands", played 10 times with other cards  |
        | four | four    | the table "four hands", played 10 times with other cards |
        | five | five    | a table of five, dealt 7 times                           |

    Scenario: none of three players gets his own in the last draw of a second hand
      Given a table of three, in its second hand, dealt 15 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then nobody gets a card that he has just discarded

    Scenario: none of six players gets his own in a second hand
      Given a table of six, in its second hand, dealt 10 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      Then nobody gets a card that he has just discarded

    Scenario: neither of the last two gets his own when four have folded
      Given the table "just used up", played 12 times with other cards
      When a bet is called by all but P3, P4, P5 and P6
      And P1 and P2 discard the whole hand
      Then nobody gets a card that he has just discarded

  @MUCK-5
  Rule: The discards of players not yet served in this draw do not come back.

    Scenario: the first player gets none of what those after him have asked to exchange
      Given the table "just used up", played 10 times with other cards
      When everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 discards 2 cards
      And P6 stands pat
      Then P1 gets none of discards of draw 2

    Scenario: the last player's discards do not come to those before him
      Given the table "twelve left before the second draw", played 20 times with other cards
      When P1 and P2 discard the whole hand
      And P3 discards 2 cards
      And P4 discards 4 cards
      And P5 and P6 discard 3 cards
      Then P4 and P5 get none of discards of draw 2 by P6

    Scenario: the next player's discards do not come to the one who is being served
      Given the table "twelve left before the second draw", played 20 times with other cards
      When P1 and P2 discard the whole hand
      And P3 discards 2 cards
      And P4 discards 4 cards
      And P5 and P6 discard 3 cards
      Then P4 gets none of discards of draw 2 by P5

    Scenario: those not yet served keep their discards out of the new stub
      Given the table "four left for three players"
      When P1 discards Ks Td 6s
      And P2 discards 9c 2c
      And P3 discards Qs
      And P4, P5 and P6 stand pat
      Then the first reshuffle has none of Qs

    Scenario: in the third draw too the discards of those not yet served stay out
      Given the table "used up in two draws", played 10 times with other cards
      When everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then P1 gets none of discards of draw 3

    Scenario: the third of three players keeps his discards out of the new stub of a second hand
      Given a table of three, in its second hand, dealt 10 times
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When everyone discards 5 cards
      Then P2 gets none of discards of draw 3 by P3
      And the first reshuffle has none of discards of draw 3 by P3

    Scenario: the first player of a second hand gets none of what those after him have asked to exchange
      Given a table of six, in its second hand, dealt 5 times
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And everyone discards 3 cards
      Then P1 gets none of discards of draw 2

    Scenario: after a fold too those not yet served keep their discards out of the new stub
      Given a table of six
      When a bet is called by all but P6
      And P1 and P2 discard the whole hand
      And everyone stands pat
      Then the stub has 12 cards
      When everyone checks
      And everyone discards 5 cards
      Then the first reshuffle has none of discards of draw 2 by P4 and P5

    Scenario: an all-in player not yet served keeps his discards out of the new stub
      Given the table "used up with one player all-in"
      When everyone checks
      And P1 and P2 discard the whole hand
      And everyone stands pat
      Then the first reshuffle has none of discards of draw 2 by P2

    Scenario: four of five players keep their discards out of the new stub made for the first
      Given a table of five
      When everyone calls
      And everyone discards 5 cards
      Then the stub has 2 cards
      When everyone checks
      And everyone discards 5 cards
      Then the first reshuffle has none of discards of draw 2 by P2, P3, P4 and P5

  @MUCK-6
  Rule: Cards in a live hand never come back.

    Scenario Outline: no card of a live hand is dealt again
      Given the table "just used up", played <plays> times with other cards
      When everyone checks
      And P1 discards <count> cards
      And P2, P3, P4, P5 and P6 stand pat
      Then no card is in two places

      Examples:
        | case                                | count | plays |
        | whoever draws has no card left      | 5     | 15    |
        | whoever draws keeps two cards       | 3     | 30    |

    Scenario: the last player's whole hand comes from no live hand
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      Then no card is in two places

    Scenario: the cards of an all-in player are not dealt again
      Given the table "used up with one player all-in", played 15 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then no card is in two places

    Scenario: no card of a live hand is dealt again when everybody draws
      Given the table "just used up", played 10 times with other cards
      When everyone checks
      And P1, P2, P3, P4 and P5 discard 3 cards
      And P6 discards 3 cards
      Then no card is in two places

    Scenario: no card of a live hand is dealt again after folds
      Given the table "just used up", played 15 times with other cards
      When a bet is called by all but P4, P5 and P6
      And P1 discards the whole hand
      And P2 and P3 stand pat
      Then no card is in two places

    Scenario: no card of a live hand is dealt again in the third draw
      Given the table "used up in two draws", played 15 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      Then no card is in two places

    Scenario: no card of a live hand is dealt again in a second reshuffle
      Given the table "just used up", played 15 times with other cards
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then no card is in two places

    Scenario: no card of the live hands of three players is dealt again in a second hand
      Given a table of three, in its second hand, dealt 15 times
      And P2 has 10 chips before the hand
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      Then the stub has 7 cards
      When P1 discards the whole hand
      And P2 and P3 discard 3 cards
      Then no card is in two places

    Scenario: no card of a live hand is dealt again in a second hand of six
      Given a table of six, in its second hand, dealt 10 times
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When everyone checks
      And P1 discards 3 cards
      And P2, P3, P4, P5 and P6 stand pat
      Then no card is in two places
      When everyone checks
      And everyone discards 4 cards
      Then no card is in two places

    Scenario: no card that others were given before in the same draw is dealt again
      Given the table "twelve left before the second draw", played 4 times with other cards
      When everyone discards 5 cards
      Then no card is in two places

  @MUCK-7
  Rule: Whether the cards of players who have folded come back too.

    Scenario: four players fold after the first draw, which has used up the stub
      Given the table "just used up", played 20 times with other cards
      When a bet is called by all but P3, P4, P5 and P6
      And P1 discards the whole hand
      And P2 stands pat
      Then the engine follows one of these readings
        | reading          | P1 gets any of                                            |
        | folded-hands-too | discards of draw 1 + folded hands                         |
        | discards-only    | discards of draw 1                                        |
        | none             | discards of draw 1 + folded hand of P3                    |
        | none             | discards of draw 1 + folded hand of P6                    |
        | none             | discards of draw 1 + folded hand of P3, P4 and P5         |
        | none             | discards of draw 1 + folded hand of P4, P5 and P6         |

    Scenario: one player has folded before the first draw and one after it
      Given the table "used up with folds", played 40 times with other cards
      When a bet is called by all but P5
      And P1 discards the whole hand
      And P2, P3 and P4 stand pat
      Then the engine follows one of these readings
        | reading          | P1 gets any of                                                    |
        | folded-hands-too | discards of draw 1 + folded hands                                 |
        | folded-hands-too | discards of draw 1 + folded hands but none of their own           |
        | discards-only    | discards of draw 1                                                |
        | discards-only    | discards of draw 1 but none of their own                          |
        | none             | discards of draw 1 + folded hand of P5                            |
        | none             | discards of draw 1 + folded hand of P5 but none of their own      |
        | none             | discards of draw 1 + folded hand of P6                            |
        | none             | discards of draw 1 + folded hand of P6 but none of their own      |

    Scenario: three players fold before the third draw
      Given the table "used up in two draws", played 20 times with other cards
      When a bet is called by all but P2, P5 and P6
      And P1 discards the whole hand
      And P3 and P4 stand pat
      Then the engine follows one of these readings
        | reading          | P1 gets any of                                            |
        | folded-hands-too | discards of draw 1 + discards of draw 2 + folded hands    |
        | discards-only    | discards of draw 1 + discards of draw 2                   |

    # What P1 discarded in the second draw may be in the new stub already, where an engine passes over a player's own.

    Scenario: a player folds between two reshuffles
      Given the table "one reshuffle behind", played 40 times with other cards
      When a bet is called by all but P5
      And P1, P2 and P3 discard the whole hand
      And P4 discards 3 cards
      And P6 discards the whole hand
      Then the engine follows one of these readings
        | reading          | P6 gets first                                             | then any of                                                                                                           |
        | folded-hands-too | what P1, P2, P3 and P4 left of the stub                   | discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4 + folded hands                                           |
        | folded-hands-too | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4 + folded hands               |
        | folded-hands-too |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4 + folded hands |
        | folded-hands-too | what P1, P2, P3 and P4 left of the stub                   | discards of draw 2 + folded hands                                                                                     |
        | folded-hands-too | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 2 + folded hands                                                         |
        | folded-hands-too |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 2 + folded hands                                           |
        | folded-hands-too | what P1, P2, P3 and P4 left of the stub                   | discards of draw 3 by P1, P2, P3 and P4 + folded hands                                                                |
        | folded-hands-too | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 3 by P1, P2, P3 and P4 + folded hands                                    |
        | folded-hands-too |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 3 by P1, P2, P3 and P4 + folded hands                      |
        | discards-only    | what P1, P2, P3 and P4 left of the stub                   | discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4                                                          |
        | discards-only    | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4                              |
        | discards-only    |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 2 + discards of draw 3 by P1, P2, P3 and P4                |
        | discards-only    | what P1, P2, P3 and P4 left of the stub                   | discards of draw 3 by P1, P2, P3 and P4                                                                               |
        | discards-only    | what P1, P2, P3 and P4 left of the stub but its last card | the last card of the stub + discards of draw 3 by P1, P2, P3 and P4                                                   |
        | discards-only    |                                                           | what P1, P2, P3 and P4 left of the stub + discards of draw 3 by P1, P2, P3 and P4                                     |

    Scenario: four players fold in a second hand after the first draw, which has used up the stub
      Given a table of six, in its second hand, dealt 20 times
      When everyone calls
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 discard 1 card
      Then the stub has 0 cards
      When a bet is called by all but P3, P4, P5 and P6
      And P1 discards the whole hand
      And P2 stands pat
      Then the engine follows one of these readings
        | reading          | P1 gets any of                    |
        | folded-hands-too | discards of draw 1 + folded hands |
        | discards-only    | discards of draw 1                |

    Scenario: both blinds have folded to the first bet
      Given a table of six, dealt 7 times
      When a bet is called by all but P1 and P2
      And P3 stands pat
      And everyone discards 5 cards
      And everyone checks
      And P3 stands pat
      And P4 discards the whole hand
      And P5 stands pat
      And P6 discards 2 cards
      Then the stub has 0 cards
      When everyone checks
      And P3 discards the whole hand
      And everyone stands pat
      Then the engine follows one of these readings
        | reading          | P3 gets any of                                         |
        | folded-hands-too | discards of draw 1 + discards of draw 2 + folded hands |
        | discards-only    | discards of draw 1 + discards of draw 2                |

    Scenario: a player who has stood pat twice folds before the third draw
      Given a table of six, dealt 13 times
      When everyone calls
      And P1 and P2 stand pat
      And everyone discards 5 cards
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards 2 cards
      Then the stub has 0 cards
      When a bet is called by all but P2
      And P1 discards the whole hand
      And everyone stands pat
      Then the engine follows one of these readings
        | reading          | P1 gets any of                                         |
        | folded-hands-too | discards of draw 1 + discards of draw 2 + folded hands |
        | discards-only    | discards of draw 1 + discards of draw 2                |

    Scenario: two of five players fold before the third draw
      Given a table of five, dealt 9 times
      When everyone calls
      And P1 stands pat
      And everyone discards 5 cards
      And everyone checks
      And P1, P2 and P3 stand pat
      And P4 discards the whole hand
      And P5 discards 2 cards
      Then the stub has 0 cards
      When a bet is called by all but P2 and P3
      And P1 discards the whole hand
      And everyone stands pat
      Then the engine follows one of these readings
        | reading          | P1 gets any of                                         |
        | folded-hands-too | discards of draw 1 + discards of draw 2 + folded hands |
        | discards-only    | discards of draw 1 + discards of draw 2                |
