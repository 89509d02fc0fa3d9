@drawing
Feature: Drawing
  Three times a player may exchange cards, as many as he likes, between two rounds of betting.

  @DRAW-1
  Rule: There are three draws: after the first, the second and the third betting round.

    Scenario Outline: a draw follows the round and a round follows the draw
      Given a table of <players>
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
        | case          | players |
        | two players   | two     |
        | three players | three   |
        | four players  | four    |
        | five players  | five    |
        | six players   | six     |

    Scenario: a draw follows each round with bets
      Given a table of four
      When a bet is called by all
      Then it is the first draw
      When everyone stands pat
      And a bet is called by all
      Then it is the second draw
      When everyone stands pat
      And a bet is called by all
      Then it is the third draw
      When everyone stands pat
      And a bet is called by all
      Then the hand is over

    Scenario Outline: a draw follows each round with bets, of other players
      Given a table of <table>
      When a bet is called by all
      Then it is the first draw
      When everyone stands pat
      And a bet is called by all
      Then it is the second draw
      When everyone stands pat
      And a bet is called by all
      Then it is the third draw
      When everyone stands pat
      And a bet is called by all
      Then the hand is over

      Examples:
        | case                            | table                   |
        | three players                   | three                   |
        | two players, in the second hand | two, in its second hand |
        | six players, in the second hand | six, in its second hand |
        | three players, in the third hand | three, in its third hand |

    Scenario: a draw follows each round with a player all-in
      Given a table of three, in its second hand
      And P2 has 10 chips before the hand
      When everyone calls
      Then it is the first draw
      When everyone stands pat
      And everyone checks
      Then it is the second draw
      When everyone stands pat
      And everyone checks
      Then it is the third draw
      When everyone stands pat
      And everyone checks
      Then the hand is over

    Scenario: a draw follows each round in which somebody folds
      Given a table of five
      When a bet is called by all but P5
      Then it is the first draw
      When everyone stands pat
      And a bet is called by all but P1
      Then it is the second draw
      When everyone stands pat
      And a bet is called by all but P3
      Then it is the third draw
      When everyone stands pat
      And everyone checks
      Then the hand is over

    Scenario: there are three draws with whole hands exchanged
      Given a table of two
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      Then it is the second draw
      When everyone discards 5 cards
      And everyone checks
      Then it is the third draw
      When everyone discards 5 cards
      And everyone checks
      Then the hand is over

    Scenario: the next hand has three draws too
      Given a table of three
      When the hand is played out
      And the next hand begins
      And everyone calls
      Then it is the first draw
      When everyone stands pat
      And everyone checks
      Then it is the second draw
      When everyone stands pat
      And everyone checks
      Then it is the third draw

    Scenario: no card is exchanged before the first round is over
      Given a table of three
      When P3 tries to discard 2 cards
      Then the engine refuses it

    Scenario: nobody stands pat before the first round is over
      Given a table of three
      When P3 calls
      And P1 tries to stand pat
      Then the engine refuses it

    Scenario Outline: no card is exchanged in the betting round after a draw
      Given a table of <table>
      And the hand is past the <draw> draw
      When P1 tries to discard 1 card
      Then the engine refuses it

      Examples:
        | case                          | table                   | draw   |
        | first                         | three                   | first  |
        | second                        | three                   | second |
        | third                         | three                   | third  |
        | second, two in a second hand  | two, in its second hand | second |
        | first, six in a second hand   | six, in its second hand | first  |

    Scenario Outline: nobody bets during a draw
      Given a table of three
      When everyone calls
      And P1 tries to <act>
      Then the engine refuses it

      Examples:
        | case     | act   |
        | no check | check |
        | no call  | call  |
        | no bet   | bet   |
        | no fold  | fold  |

    Scenario Outline: nobody bets during a later draw
      Given a table of <table>
      And P1 has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And P1 tries to <act>
      Then the engine refuses it

      Examples:
        | case                         | table                   | chips | before | act   |
        | two check in the third       | two, in its second hand | 1000  | second | check |
        | two bet in the second        | two, in its second hand | 1000  | first  | bet   |
        | all-in check in the second   | six                     | 10    | first  | check |
        | all-in bet in the third      | six                     | 10    | second | bet   |
        | fold in the third            | three                   | 1000  | second | fold  |

    Scenario Outline: a draw is offered in a draw, and nothing else
      Given a table of <table>
      Then the next player may not draw
      When everyone calls
      Then the next player may draw
      And the next player may not fold, check, call or bet
      When everyone stands pat
      Then the next player may not draw
      When everyone checks
      Then the next player may draw
      And the next player may not fold, check, call or bet

      Examples:
        | case                    | table                   |
        | three                   | three                   |
        | two, in the second hand | two, in its second hand |

    Scenario: nobody bets in the middle of the third draw
      Given a table of three, past the second draw
      When everyone checks
      And P1 stands pat
      And P2 tries to bet
      Then the engine refuses it

    Scenario: there is no fourth draw
      Given a table of two, past the third draw
      When everyone checks
      And P1 tries to stand pat
      Then the engine refuses it

  @DRAW-2
  Rule: In each draw a player may exchange any number of cards from none to five.

    Scenario Outline: a number of cards may be exchanged
      Given a table of three, past the <before> draw
      When everyone checks
      And P1 discards <count> cards
      Then it is P2's turn
      When P2 and P3 stand pat
      Then nobody gets a card that he has just discarded

      Examples:
        | case                 | before | count |
        | none in the second   | first  | 0     |
        | one in the second    | first  | 1     |
        | two in the second    | first  | 2     |
        | three in the second  | first  | 3     |
        | four in the second   | first  | 4     |
        | five in the second   | first  | 5     |
        | none in the third    | second | 0     |
        | one in the third     | second | 1     |
        | two in the third     | second | 2     |
        | three in the third   | second | 3     |
        | four in the third    | second | 4     |
        | five in the third    | second | 5     |

    Scenario Outline: a number of cards may be exchanged in the first draw
      Given a table of six
      When everyone calls
      And P1 discards <count> cards
      Then it is P2's turn

      Examples:
        | case  | count |
        | none  | 0     |
        | one   | 1     |
        | two   | 2     |
        | three | 3     |
        | four  | 4     |
        | five  | 5     |

    Scenario Outline: any number of cards may be exchanged in the second hand, by two players and by one who is all-in
      Given a table of two, in its second hand
      And P1 has 10 chips before the hand
      When everyone calls
      And P1 discards <count> cards
      Then it is P2's turn
      When P2 stands pat
      Then nobody gets a card that he has just discarded

      Examples:
        | case  | count |
        | none  | 0     |
        | one   | 1     |
        | four  | 4     |
        | five  | 5     |

    Scenario Outline: two players may exchange any number of cards later in the second hand
      Given a table of two, in its second hand
      And the hand is past the <before> draw
      When everyone checks
      And everyone discards <count> cards
      Then nobody gets a card that he has just discarded
      And everyone still in holds five cards

      Examples:
        | case                | before | count |
        | four in the second  | first  | 4     |
        | five in the third   | second | 5     |

    Scenario Outline: any number of cards may be exchanged once somebody has folded
      Given a table of <table>
      When a bet is called by all but P2
      And the next player discards <count> cards
      Then it is the first draw

      Examples:
        | case                     | table                    | count |
        | none of four             | four                     | 0     |
        | five of four             | four                     | 5     |
        | five of five             | five                     | 5     |
        | five, in the third hand  | three, in its third hand | 5     |

    Scenario: a whole hand may be exchanged though the stub has fewer cards, and after it has been reshuffled
      Given a table of six
      When everyone calls
      And everyone discards 3 cards
      And everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      And everyone checks
      And P1 discards the whole hand
      Then it is P2's turn

    Scenario: each of six players exchanges another number of cards
      Given a table of six
      When everyone calls
      And P1 discards 5 cards
      And P2 discards 4 cards
      And P3 discards 3 cards
      And P4 discards 2 cards
      And P5 discards 1 card
      And P6 stands pat
      Then it is the second betting round
      And everyone still in holds five cards
      And nobody gets a card that he has just discarded

    Scenario Outline: a whole hand may be exchanged by anybody
      Given a table of six, past the <before> draw
      When everyone checks
      And <first> stand pat
      And <player> discards the whole hand
      And everyone stands pat
      Then everyone still in holds five cards
      And no card is in two places

      Examples:
        | case       | before | first              | player |
        | P3         | first  | P1 and P2          | P3     |
        | P4         | second | P1, P2 and P3      | P4     |
        | P5         | first  | P1, P2, P3 and P4  | P5     |

    Scenario: the button may exchange its whole hand
      Given a table of six
      When everyone calls
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards the whole hand
      Then it is the second betting round
      And P6 holds five cards

    Scenario: the button may exchange its whole hand when it is all-in
      Given a table of three, in its second hand
      And P3 has 10 chips before the hand
      When everyone calls
      And P1 and P2 stand pat
      And P3 discards the whole hand
      Then it is the second betting round
      And P3 holds five cards

    Scenario: each of two players may exchange a whole hand in each draw
      Given a table of two
      When everyone calls
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      And everyone checks
      And everyone discards 5 cards
      Then it is the fourth betting round
      And P1 and P2 hold five cards

    Scenario: whoever has exchanged five cards may exchange five again
      Given a table of three
      When everyone calls
      And P1 discards the whole hand
      And P2 and P3 stand pat
      And everyone checks
      And P1 discards the whole hand
      And P2 and P3 stand pat
      Then it is the third betting round
      And P1 holds five cards

    Scenario: whoever is all-in and has exchanged five cards may exchange five again
      Given a table of six, in its second hand
      And P2 has 10 chips before the hand
      When everyone calls
      And P1 stands pat
      And P2 discards the whole hand
      And everyone stands pat
      And everyone checks
      And P1 stands pat
      And P2 discards the whole hand
      And everyone stands pat
      Then it is the third betting round
      And P2 holds five cards

  @DRAW-3
  Rule: The first player left of the button who is still in draws first, then clockwise.

    Scenario Outline: the order of the first draw
      Given a table of <players>
      And the button is on seat <button>
      When everyone calls
      Then it is P1's turn
      When everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                        | players | button | order             |
        | six, button on seat 1       | six     | 1      | P1 P2 P3 P4 P5 P6 |
        | six, button on seat 2       | six     | 2      | P1 P2 P3 P4 P5 P6 |
        | six, button on seat 3       | six     | 3      | P1 P2 P3 P4 P5 P6 |
        | six, button on seat 4       | six     | 4      | P1 P2 P3 P4 P5 P6 |
        | six, button on seat 5       | six     | 5      | P1 P2 P3 P4 P5 P6 |
        | six, button on seat 6       | six     | 6      | P1 P2 P3 P4 P5 P6 |
        | five, button on seat 5      | five    | 5      | P1 P2 P3 P4 P5    |
        | five, button on seat 2      | five    | 2      | P1 P2 P3 P4 P5    |
        | four, button on seat 1      | four    | 1      | P1 P2 P3 P4       |
        | four, button on seat 4      | four    | 4      | P1 P2 P3 P4       |
        | three, button on seat 1     | three   | 1      | P1 P2 P3          |
        | three, button on seat 2     | three   | 2      | P1 P2 P3          |
        | three, button on seat 3     | three   | 3      | P1 P2 P3          |
        | two, button on seat 1       | two     | 1      | P1 P2             |
        | two, button on seat 2       | two     | 2      | P1 P2             |

    Scenario Outline: the order of each draw of a second hand
      Given a table of <table>
      And the button is on seat <button>
      And <short> has <chips> chips before the hand
      When everyone calls
      And everyone discards 1 card
      Then they have drawn in the order <order>
      When everyone checks
      And everyone discards 1 card
      Then they have drawn in the order <order>
      When everyone checks
      And everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                     | table                     | button | short | chips | order             |
        | six, the second all-in   | six, in its second hand   | 6      | P2    | 10    | P1 P2 P3 P4 P5 P6 |
        | three, the second all-in | three, in its second hand | 1      | P2    | 10    | P1 P2 P3          |
        | three, the button all-in | three, in its second hand | 3      | P3    | 10    | P1 P2 P3          |
        | two                      | two, in its second hand   | 1      | P1    | 1000  | P1 P2             |

    Scenario Outline: the order of a later draw
      Given a table of <players>
      And the button is on seat <button>
      And the hand is past the <before> draw
      When everyone checks
      And everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                               | players | button | before | order             |
        | six in the second, button on 1     | six     | 1      | first  | P1 P2 P3 P4 P5 P6 |
        | six in the second, button on 6     | six     | 6      | first  | P1 P2 P3 P4 P5 P6 |
        | six in the third, button on 3      | six     | 3      | second | P1 P2 P3 P4 P5 P6 |
        | five in the third, button on 4     | five    | 4      | second | P1 P2 P3 P4 P5    |
        | four in the second, button on 2    | four    | 2      | first  | P1 P2 P3 P4       |
        | three in the third, button on 3    | three   | 3      | second | P1 P2 P3          |
        | two in the second, button on 1     | two     | 1      | first  | P1 P2             |
        | two in the third, button on 2      | two     | 2      | second | P1 P2             |

    Scenario Outline: folded neighbours are passed over in the first draw
      Given a table of <players>
      And the button is on seat <button>
      When a bet is called by all but <folded>
      Then it is <first>'s turn
      When everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                                | players | button | folded            | first | order          |
        | the small blind                     | six     | 1      | P1                | P2    | P2 P3 P4 P5 P6 |
        | both blinds                         | six     | 4      | P1 and P2         | P3    | P3 P4 P5 P6    |
        | the button                          | six     | 5      | P6                | P1    | P1 P2 P3 P4 P5 |
        | the button and the small blind      | six     | 6      | P1 and P6         | P2    | P2 P3 P4 P5    |
        | both neighbours of the button       | six     | 2      | P1 and P5         | P2    | P2 P3 P4 P6    |
        | everyone between two                | six     | 3      | P2, P3, P4 and P5 | P1    | P1 P6          |
        | all but the button and its right    | six     | 4      | P1, P2, P3 and P4 | P5    | P5 P6          |
        | the small blind of five             | five    | 3      | P1                | P2    | P2 P3 P4 P5    |
        | the big blind of four               | four    | 2      | P2                | P1    | P1 P3 P4       |
        | the small blind of three            | three   | 1      | P1                | P2    | P2 P3          |
        | the big blind of three              | three   | 2      | P2                | P1    | P1 P3          |
        | the button of three                 | three   | 3      | P3                | P1    | P1 P2          |

    Scenario Outline: neighbours who fold later are passed over in the next draw
      Given a table of six
      And the button is on seat <button>
      And the hand is past the <before> draw
      When a bet is called by all but <folded>
      And everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                          | button | before | folded        | order          |
        | the small blind in the second | 6      | first  | P1            | P2 P3 P4 P5 P6 |
        | three in the second           | 1      | first  | P1, P2 and P4 | P3 P5 P6       |
        | the button in the third       | 3      | second | P6            | P1 P2 P3 P4 P5 |
        | three in the third            | 5      | second | P1, P3 and P6 | P2 P4 P5       |

    Scenario Outline: folds and a player all-in leave the order of a later draw to the others
      Given a table of <table>
      And <short> has <chips> chips before the hand
      And the hand is past the <before> draw
      When a bet is called by all but <folded>
      And everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                                  | table                   | short | chips | before | folded    | order          |
        | the second bets, the first is all-in  | six                     | P1    | 10    | first  | P6        | P1 P2 P3 P4 P5 |
        | the same in the third                 | four                    | P1    | 10    | second | P4        | P1 P2 P3       |
        | the button                            | six, in its second hand | P2    | 10    | first  | P6        | P1 P2 P3 P4 P5 |
        | the small blind and another           | six, in its second hand | P2    | 10    | second | P1 and P4 | P2 P3 P5 P6    |
        | two are left in the second            | three                   | P1    | 1000  | first  | P1        | P2 P3          |
        | two are left in the third             | four                    | P1    | 1000  | second | P1 and P3 | P2 P4          |

    Scenario: the last raiser does not change who draws first
      Given a table of four
      When P3 calls
      And P4 raises
      And everyone calls
      Then it is P1's turn

    Scenario: who raised last of two does not draw first
      Given a table of two, in its second hand
      When a bet is called by all
      Then it is P1's turn

    Scenario: the order of the draw in the next hand goes by its own button
      Given a table of four
      When the hand is played out
      And the next hand begins
      And everyone calls
      And everyone discards 1 card
      Then they have drawn in the order P1 P2 P3 P4

    Scenario Outline: who draws out of turn is refused
      Given a table of four
      When everyone calls
      And <done>
      And <player> tries to discard 1 card
      Then the engine refuses it

      Examples:
        | case                        | done                 | player |
        | the second before the first | P1 stands pat        | P3     |
        | the button first            | P1 discards 1 card   | P4     |
        | twice in a row              | P1 discards 1 card   | P1     |

    Scenario Outline: who draws out of turn is refused in a later draw
      Given a table of <table>
      And the hand is past the <before> draw
      When everyone checks
      And <player> tries to <act>
      Then the engine refuses it

      Examples:
        | case                | table                     | before | player | act            |
        | the button of two   | two, in its second hand   | second | P2     | discard 1 card |
        | the button of three | three, in its second hand | second | P3     | stand pat      |
        | the second of six   | six, in its second hand   | first  | P2     | discard 1 card |

    Scenario Outline: nobody draws twice in a later draw
      Given a table of <table>
      And the hand is past the <before> draw
      When everyone checks
      And P1 discards 1 card
      And P1 tries to <act>
      Then the engine refuses it

      Examples:
        | case  | table                     | before | act            |
        | two   | two, in its second hand   | first  | stand pat      |
        | three | three, in its second hand | second | discard 1 card |

  @DRAW-4
  Rule: Players declare in turn and are served in the same order; when the cards are given out.

    Scenario: two cards are exchanged before the next player speaks
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc Qd
      Then the engine follows one of these readings
        | reading            | P1 has been served |
        | declare-then-serve | no                 |
        | one-by-one         | yes                |

    Scenario Outline: <player> exchanges <count> cards before the next player speaks
      Given a table of <players>, past the <before> draw
      When everyone checks
      And <earlier> stands pat
      And <player> discards <count> cards
      Then the engine follows one of these readings
        | reading            | <player> has been served |
        | declare-then-serve | no                       |
        | one-by-one         | yes                      |

      Examples:
        | case                              | players | before | earlier | player | count |
        | five cards in the second draw     | three   | first  | P1      | P2     | 5     |
        | one card in the third draw        | six     | second | P1      | P2     | 1     |

    Scenario Outline: the first player exchanges two cards before the next player speaks in a second hand
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And P1 discards 2 cards
      Then the engine follows one of these readings
        | reading            | P1 has been served |
        | declare-then-serve | no                 |
        | one-by-one         | yes                |

      Examples:
        | case        | table                   | chips | before |
        | two         | two, in its second hand | 1000  | first  |
        | six, all-in | six, in its second hand | 10    | second |

    Scenario: the first player exchanges two cards before the next player speaks, once somebody has folded
      Given a table of four
      When a bet is called by all but P2
      And P1 discards 2 cards
      Then the engine follows one of these readings
        | reading            | P1 has been served |
        | declare-then-serve | no                 |
        | one-by-one         | yes                |

    Scenario Outline: the cards are given out from the top of the stub in a second hand
      Given a table of <table>
      And the button is on seat <button>
      And P2 has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And everyone discards 2 cards
      Then P1 gets the first 2 of the stub before the draw
      And P2 gets the first 2 of what P1 left of the stub

      Examples:
        | case                     | table                     | button | chips | before |
        | two, button on seat 1    | two, in its second hand   | 1      | 1000  | second |
        | two, button on seat 2    | two, in its second hand   | 2      | 1000  | first  |
        | three, the second all-in | three, in its second hand | 3      | 10    | first  |
        | six, the second all-in   | six, in its second hand   | 1      | 10    | second |

    Scenario Outline: who bet last and who wants most are served in their turn
      Given a table of <table>
      And <short> has 10 chips before the hand
      And the hand is past the second draw
      When a bet is called by all
      And P1 discards 1 card
      And P2 discards 2 cards
      And P3 discards 4 cards
      Then P1 gets the first 1 of the stub before the draw
      And P2 gets the first 2 of what P1 left of the stub
      And P3 gets the first 4 of what P1 and P2 left of the stub

      Examples:
        | case                  | table                     | short |
        | the second bet        | three                     | P1    |
        | in the second hand    | three, in its second hand | P2    |

    Scenario: cards are given out in the order in which they were asked for
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc Qd
      And P2 discards Kd
      And P3 discards 8s 7h Ad
      And P4 stands pat
      And P5 discards Kh
      And P6 discards Ts 9c
      Then P1 holds 6h 3s 4h Jh 3c
      And P2 holds As 3h 5c Qs Th
      And P3 holds 2d 4c 3d Td 9d
      And P4 holds 7c Ks Qc Jd 6d
      And P5 holds 8h Ah 9s 6s 7d
      And P6 holds 4d 2s 2c 8d 4s

    Scenario: the order of service is the same in the second and the third draw
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2 discards As Qs
      And P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 stands pat
      And P2 discards Kd
      And P3 stands pat
      And P4 discards Qc Jd
      And P5 stands pat
      And P6 discards 9c
      And everyone checks
      And P1, P2, P3 and P4 stand pat
      And P5 discards Kh Ah
      And P6 discards Ts
      Then P1 holds 6h 3s 4h Qd Jh
      And P2 holds 3h 5c 3c Th 3d
      And P4 holds 7c Ks 6d Td 9d
      And P5 holds 8h 9s 6s 8d 4s
      And P6 holds 4d 2s 2c 7d 8c

    Scenario: the first player left of the button is served first when the small blind has folded
      Given the table "six hands"
      When a bet is called by all but P1
      And P2 discards Kd
      And P3 discards Ad
      And P4 and P5 stand pat
      And P6 discards Ts
      Then P2 holds As 3h 5c Qs Jh
      And P3 holds 8s 7h 2d 4c 3c
      And P6 holds 4d 2s 9c 2c Th

    Scenario Outline: a player who is all-in is served in his turn: <case>
      Given a table of three
      And <who> has 10 chips before the hand
      And the stub begins 7c 5d 4h 3s 2c Kd
      When everyone calls
      And P1 discards 2 cards
      And P2 discards 1 card
      And P3 discards 3 cards
      Then P1 gets 7c 5d
      And P2 gets 4h
      And P3 gets 3s 2c Kd

      Examples:
        | case       | who |
        | the first  | P1  |
        | the second | P2  |

    Scenario: the first of two players is served first
      Given a table of two
      And the stub begins 7c 5d 4h 3s 2c Kd
      When everyone calls
      And P1 discards 2 cards
      And P2 discards 3 cards
      Then P1 gets 7c 5d
      And P2 gets 4h 3s 2c

  @DRAW-5
  Rule: Changing none is standing pat (cs, nl), and gives up no later draw (cs).

    Scenario: a pat hand stays as it is
      Given the table "six hands"
      When everyone calls
      And everyone stands pat
      Then P1 holds 6h Kc 3s 4h Qd
      And P6 holds 4d Ts 2s 9c 2c

    Scenario Outline: a player who is all-in stands pat and keeps his hand
      Given a table of <players>
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
      When everyone calls
      And P1 stands pat
      And P2 discards 2 cards
      And everyone stands pat
      Then P1 holds 6h Kc 3s 4h Qd

      Examples:
        | case  | players |
        | three | three   |
        | six   | six     |

    Scenario: one of two players stands pat in the third draw and keeps his hand
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
      And the hand is past the second draw
      When everyone checks
      And P1 stands pat
      And P2 discards 2 cards
      Then P1 and P2 are still in
      And P1 holds 6h Kc 3s 4h Qd

    Scenario: a pat hand stays as it is while others draw
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2 stands pat
      And P3 discards the whole hand
      And P4, P5 and P6 stand pat
      Then P2 holds As 3h 5c Qs Kd
      And P5 holds 8h Kh Ah 9s 6s

    Scenario Outline: who has stood pat may draw later
      Given a table of <players>
      When everyone calls
      And everyone stands pat
      And everyone checks
      And everyone discards <count> cards
      Then it is the third betting round
      And everyone still in holds five cards
      And they have drawn in the order <order>

      Examples:
        | case                        | players | count | order             |
        | six draw two                | six     | 2     | P1 P2 P3 P4 P5 P6 |
        | four draw five              | four    | 5     | P1 P2 P3 P4       |
        | two draw one                | two     | 1     | P1 P2             |

    Scenario Outline: who has stood pat while others drew may draw in the next draw
      Given a table of <table>
      When everyone calls
      And P1 stands pat
      And everyone discards 1 card
      And everyone checks
      Then it is P1's turn
      When everyone discards 2 cards
      Then they have drawn in the order <order>
      And everyone still in holds five cards

      Examples:
        | case                    | table                   | order    |
        | three                   | three                   | P1 P2 P3 |
        | two, in the second hand | two, in its second hand | P1 P2    |

    Scenario Outline: who has stood pat twice in a second hand may draw in the third draw
      Given a table of <table>
      And P2 has <chips> chips before the hand
      When everyone calls
      And everyone stands pat
      Then <players> are still in
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone discards 3 cards
      Then they have drawn in the order <order>
      And everyone still in holds five cards
      And the stub has <left> cards

      Examples:
        | case                     | table                     | chips | players       | order    | left |
        | two                      | two, in its second hand   | 1000  | P1 and P2     | P1 P2    | 36   |
        | three, the second all-in | three, in its second hand | 10    | P1, P2 and P3 | P1 P2 P3 | 28   |

    Scenario: who has stood pat twice may draw in the third draw
      Given the table "six hands"
      And the hand is past the second draw
      When everyone checks
      And P1 discards Kc Qd
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 holds 6h 3s 4h Jh 3c

    Scenario: who stands pat after drawing may draw again
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then it is P1's turn
      When P1 discards Qd
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 holds 6h 3s 4h Jh 3c

    Scenario: who stands pat is still in and may bet
      Given a table of three
      When everyone calls
      And everyone stands pat
      Then P1, P2 and P3 are still in
      And the next player may check or bet

    Scenario: the hand goes on when everybody stands pat in each draw
      Given a table of four, past the second draw
      When everyone checks
      Then it is the third draw
      And it is P1's turn
      When everyone stands pat
      Then P1, P2, P3 and P4 are still in

    Scenario: who stood pat in one hand may draw in the next
      Given a table of three, past the third draw
      When everyone checks
      And the next hand begins
      And everyone calls
      And everyone discards 2 cards
      Then they have drawn in the order P1 P2 P3
      And everyone still in holds five cards

  @DRAW-6
  Rule: Each player gets as many cards as were discarded, so that every hand has five again.

    Scenario Outline: the hand keeps what was not discarded and gets as many from the stub
      Given the table "six hands"
      When everyone calls
      And P1 discards <discards>
      And everyone stands pat
      Then P1 holds <hand>

      Examples:
        | case  | discards       | hand           |
        | one   | Kc             | 6h 3s 4h Qd Jh |
        | two   | 6h Qd          | Kc 3s 4h Jh 3c |
        | three | 6h Kc Qd       | 3s 4h Jh 3c Th |
        | four  | 6h Kc 3s 4h    | Qd Jh 3c Th 3d |
        | five  | 6h Kc 3s 4h Qd | Jh 3c Th 3d Td |

    Scenario Outline: every hand has five cards after the <draw> draw
      Given a table of <players>, past the <before> draw
      When everyone checks
      And everyone discards <count> cards
      Then everyone still in holds five cards
      And no card is in two places

      Examples:
        | case                           | players | before | draw   | count |
        | six draw three in the second   | six     | first  | second | 3     |
        | six draw one in the third      | six     | second | third  | 1     |
        | five draw four in the second   | five    | first  | second | 4     |
        | four draw five in the third    | four    | second | third  | 5     |
        | three draw two in the second   | three   | first  | second | 2     |
        | two draw five in the third     | two     | second | third  | 5     |

    Scenario Outline: everybody gets as many cards as he discards in each draw of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      When everyone calls
      And everyone discards <count> cards
      Then everyone still in holds five cards
      And nobody gets a card that he has just discarded
      When everyone checks
      And everyone discards <count> cards
      Then everyone still in holds five cards
      And nobody gets a card that he has just discarded
      When everyone checks
      And everyone discards <count> cards
      Then everyone still in holds five cards
      And nobody gets a card that he has just discarded
      And P1 gets the first <count> of the stub before the draw
      And the stub has <left> cards

      Examples:
        | case                          | table                     | short | chips | count | left |
        | two, five cards               | two, in its second hand   | P1    | 1000  | 5     | 12   |
        | three, the button all-in      | three, in its second hand | P3    | 10    | 4     | 1    |
        | three, the second all-in      | three, in its second hand | P2    | 10    | 3     | 10   |
        | six, one card, the second all-in | six, in its second hand   | P2    | 10    | 1     | 4    |

    Scenario: five for five with a player all-in in the second draw
      Given a table of three, in its second hand
      And P2 has 10 chips before the hand
      And the hand is past the first draw
      When everyone checks
      And everyone discards 5 cards
      Then everyone still in holds five cards
      And nobody gets a card that he has just discarded

    Scenario Outline: the cards that are named go, and no others, at a table of <players>
      Given a table of <players>
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
      And the stub begins 7c 5d
      When everyone calls
      And P1 discards Qd 3s
      And everyone stands pat
      Then P1 holds 6h Kc 4h 7c 5d

      Examples:
        | case  | players |
        | two   | two     |
        | three | three   |

    Scenario Outline: of a pair the card that is named goes, and the other stays
      Given a table of <table>
      And these hands
        | player | cards          |
        | P1     | Ks Kd 7c 4h 2d |
      And the stub begins 8h 3s
      And the hand is past the <before> draw
      When everyone checks
      And P1 discards <discards>
      And everyone stands pat
      Then P1 holds <hand>

      Examples:
        | case                   | table | before | discards | hand           |
        | the second             | three | first  | Kd       | Ks 7c 4h 2d 8h |
        | the second, of two     | two   | second | Kd       | Ks 7c 4h 2d 8h |
        | the first and another  | six   | second | 2d Ks    | Kd 7c 4h 8h 3s |

    Scenario: six players draw three cards each in the first draw
      Given a table of six
      When everyone calls
      And everyone discards 3 cards
      Then everyone still in holds five cards
      And the stub has 4 cards

    Scenario: the order in which discards are named does not matter
      Given the table "six hands"
      When everyone calls
      And P1 discards Qd 3s 6h
      And everyone stands pat
      Then P1 holds Kc 4h Jh 3c Th

    Scenario: cards of an earlier draw can be exchanged in the next
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc Qd
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards Jh
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 holds 6h 3s 4h 3c Th

    Scenario: the last to draw gets all his cards
      Given the table "six hands"
      When everyone calls
      And P1, P2, P3, P4 and P5 stand pat
      And P6 discards 4d Ts 2s
      Then P6 holds 9c 2c Jh 3c Th

    Scenario: a player alone in drawing gets his cards in each draw
      Given the table "six hands"
      When everyone calls
      And P1, P2 and P3 stand pat
      And P4 discards Ks
      And P5 and P6 stand pat
      And everyone checks
      And P1, P2 and P3 stand pat
      And P4 discards Qc Jd
      And P5 and P6 stand pat
      And everyone checks
      And P1, P2 and P3 stand pat
      And P4 discards Jh 7c
      And P5 and P6 stand pat
      Then P4 holds 6d 3c Th 3d Td

    Scenario: a draw changes no chips
      Given a table of three
      When everyone calls
      And everyone discards 3 cards
      Then the pot is 30
      And P1 has 990 chips

  @DRAW-7
  Rule: Only players who have not folded draw.

    Scenario Outline: those who have folded do not draw
      Given a table of <players>, past the <before> draw
      When a bet is called by all but <folded>
      And everyone discards 1 card
      Then they have drawn in the order <order>
      And everyone still in holds five cards

      Examples:
        | case                          | players | before | folded        | order       |
        | one of three in the second    | three   | first  | P2            | P1 P3       |
        | two of six in the second      | six     | first  | P3 and P4     | P1 P2 P5 P6 |
        | one of four in the third      | four    | second | P4            | P1 P2 P3    |
        | three of five in the third    | five    | second | P1, P3 and P5 | P2 P4       |

    Scenario: who folds before the first draw takes part in no draw
      Given a table of four
      When a bet is called by all but P2
      Then P1, P3 and P4 are still in
      When everyone stands pat
      Then they have drawn in the order P1 P3 P4
      When everyone checks
      And everyone stands pat
      Then they have drawn in the order P1 P3 P4
      When everyone checks
      And everyone stands pat
      Then they have drawn in the order P1 P3 P4

    Scenario Outline: who folds before the first draw takes part in no draw of a second hand
      Given a table of <table>
      And <short> has <chips> chips before the hand
      When a bet is called by all but <folded>
      And everyone stands pat
      Then they have drawn in the order <order>
      When everyone checks
      And everyone stands pat
      Then they have drawn in the order <order>
      When everyone checks
      And everyone stands pat
      Then they have drawn in the order <order>

      Examples:
        | case                       | table                     | short | chips | folded    | order       |
        | the button of three        | three, in its second hand | P1    | 1000  | P3        | P1 P2       |
        | two of six, another all-in | six, in its second hand   | P2    | 10    | P1 and P6 | P2 P3 P4 P5 |

    Scenario Outline: who folds after drawing in a second hand does not draw again
      Given a table of <table>
      And <short> has <chips> chips before the hand
      When everyone calls
      And everyone discards 1 card
      And a bet is called by all but <folded>
      And everyone discards 1 card
      Then they have drawn in the order <order>
      When everyone checks
      And everyone discards 1 card
      Then they have drawn in the order <order>

      Examples:
        | case                        | table                     | short | chips | folded    | order       |
        | the button of three         | three, in its second hand | P1    | 1000  | P3        | P1 P2       |
        | two of six, another all-in  | six, in its second hand   | P2    | 10    | P1 and P6 | P2 P3 P4 P5 |

    Scenario: who folds after drawing does not draw again
      Given a table of three
      When everyone calls
      And everyone discards 2 cards
      And a bet is called by all but P1
      And everyone discards 2 cards
      Then they have drawn in the order P2 P3

    Scenario: a player who has only checked draws
      Given a table of three, past the first draw
      When everyone checks
      And everyone discards 1 card
      Then they have drawn in the order P1 P2 P3

    Scenario Outline: a player who has folded may not discard
      Given the table "six hands"
      When a bet is called by all but P1 and P4
      And <done>
      And <player> tries to <move>
      Then the engine refuses it

      Examples:
        | case                       | done            | player | move          |
        | the small blind first      | P2 stands pat   | P1     | discard 6h    |
        | in the place he would have | P2 and P3 stand pat | P4 | discard 7c    |
        | not even to stand pat      | P2 and P3 stand pat | P4 | stand pat     |

    Scenario: a player who has folded in a second hand may not stand pat
      Given a table of three, in its second hand
      When a bet is called by all but P1
      And P1 tries to stand pat
      Then the engine refuses it

    Scenario: who folded the hand before draws again
      Given a table of three
      When a bet is called by all but P1
      And the hand is played out
      And the next hand begins
      And everyone calls
      And everyone discards 1 card
      Then they have drawn in the order P1 P2 P3

  @DRAW-9
  Rule: Discards are cards of one's own hand, each named once; anything else is refused.

    Scenario Outline: cards that are not one's own are refused
      Given the table "six hands"
      When everyone calls
      And P1 tries to discard <cards>
      Then the engine refuses it

      Examples:
        | case                                   | cards             |
        | a card of the stub                     | Jh                |
        | the last card of the stub              | 5d                |
        | a card of the next player              | As                |
        | a card of the button                   | 2c                |
        | two of one's own and one of the stub   | Kc Qd Jh          |
        | four of one's own and one of another's | 6h Kc 3s 4h As    |
        | five and a sixth of the stub           | 6h Kc 3s 4h Qd Jh |
        | five and a sixth of another's          | 6h Kc 3s 4h Qd Kd |
        | five of another's                      | As 3h 5c Qs Kd    |

    Scenario Outline: a card named twice is refused
      Given the table "six hands"
      When everyone calls
      And P1 tries to discard <cards>
      Then the engine refuses it

      Examples:
        | case                      | cards             |
        | twice and nothing else    | Kc Kc             |
        | twice with others between | Kc 6h Qd Kc       |
        | twice among five          | 6h Kc 3s 4h 6h    |
        | a sixth card named twice  | 6h Kc 3s 4h Qd Qd |

    Scenario: a card already discarded cannot be discarded again
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 tries to discard Kc
      Then the engine refuses it

    Scenario: a card discarded by somebody else cannot be discarded
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2 tries to discard Kc
      Then the engine refuses it

    Scenario: a card of a folded hand cannot be discarded
      Given the table "six hands"
      When a bet is called by all but P1
      And P2 tries to discard 6h
      Then the engine refuses it

    Scenario: cards that were given out in the last draw are one's own
      Given the table "six hands"
      When everyone calls
      And P1 discards Kc
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1 discards Jh
      Then it is P2's turn

    Scenario Outline: cards that are not one's own are refused in the <draw> draw
      Given the table "six hands"
      And the hand is past the <before> draw
      When everyone checks
      And P1, P2, P3, P4 and P5 stand pat
      And P6 tries to discard <cards>
      Then the engine refuses it

      Examples:
        | case                        | before | draw   | cards             |
        | a card of the stub, second  | first  | second | 4d Jh             |
        | a card of P5, second        | first  | second | Kh                |
        | a card of the stub, third   | second | third  | Jh                |
        | a card twice, third         | second | third  | 2c 2c             |
        | a card of P5, third         | second | third  | Kh                |
        | six cards, third            | second | third  | 4d Ts 2s 9c 2c Jh |
        | a card twice, second        | first  | second | 2c 2c             |
        | six cards, second           | first  | second | 4d Ts 2s 9c 2c Jh |

    Scenario Outline: wrong discards of a player who is all-in are refused, and change nothing
      Given a table of <players>
      And P1 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
        | P2     | As 3h 5c Qs Kd |
      And the stub begins Jh
      When everyone calls
      And P1 tries to discard <cards>
      Then the engine refuses it
      When P1 discards Kc
      And everyone stands pat
      Then P1 holds 6h 3s 4h Qd Jh

      Examples:
        | case                         | players | cards             |
        | two, a card of the stub too  | two     | Kc Jh             |
        | two, a card of the other     | two     | As                |
        | two, a card twice            | two     | Kc Kc             |
        | two, six cards               | two     | 6h Kc 3s 4h Qd Jh |
        | three, a card of the stub    | three   | Kc Jh             |
        | three, a card of another     | three   | As                |
        | three, a card twice          | three   | Kc Kc             |
        | three, six cards             | three   | 6h Kc 3s 4h Qd Jh |

    Scenario Outline: wrong discards are refused in the third draw
      Given a table of <table>
      And P3 has <chips> chips before the hand
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
        | P2     | As 3h 5c Qs Kd |
      And the stub begins Jh 7c 9d
      When everyone calls
      And P1 discards Kc
      And P2 discards Qs
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      And P1 tries to discard <cards>
      Then the engine refuses it

      Examples:
        | case                              | table | chips | cards |
        | what one discarded before         | three | 10    | Kc    |
        | what another discarded before     | three | 10    | Qs    |
        | a card of another                 | three | 1000  | As    |
        | four, a card of the stub          | four  | 1000  | 9d    |
        | five, a card of the stub          | five  | 1000  | 6h 9d |
        | five, a card twice                | five  | 1000  | 6h 6h |

    Scenario Outline: two players' wrong discards are refused in the third draw
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 6h Kc 3s 4h Qd |
        | P2     | As 3h 5c Qs Kd |
      And the stub begins Jh 7c 9d
      When everyone calls
      And P1 discards Kc
      And P2 discards Qs
      And everyone checks
      And everyone stands pat
      And everyone checks
      And P1 tries to discard <cards>
      Then the engine refuses it

      Examples:
        | case                          | cards |
        | what one discarded before     | Kc    |
        | what another discarded before | Qs    |

    Scenario Outline: four twos and a three are refused in a second hand, being dealt once in 2,598,960 hands
      Given a table of <table>
      And the hand is past the <before> draw
      When everyone checks
      And P1 tries to discard 2c 2d 2h 2s 3c
      Then the engine refuses it

      Examples:
        | case                | table                     | before |
        | two, in the third   | two, in its second hand   | second |
        | three, in the second | three, in its second hand | first  |

    Scenario Outline: a draw that names no cards is refused in a second hand
      Given a table of <table>
      And P2 has <chips> chips before the hand
      And the hand is past the <before> draw
      When everyone checks
      And P1 tries to draw
      Then the engine refuses it

      Examples:
        | case                     | table                     | chips | before |
        | two, in the third        | two, in its second hand   | 1000  | second |
        | three, the second all-in | three, in its second hand | 10    | first  |

    Scenario: a draw that names no cards is refused
      Given the table "six hands"
      When everyone calls
      And P1 tries to draw
      Then the engine refuses it

    Scenario: after a refusal the right cards may still be discarded
      Given the table "six hands"
      When everyone calls
      And P1 tries to discard Kc As
      Then the engine refuses it
      When P1 discards Kc
      And P2, P3, P4, P5 and P6 stand pat
      Then P1 holds 6h 3s 4h Qd Jh
      And the next player may check or bet
