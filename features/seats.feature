@seats
Feature: Seats, the button and the deal
  Two to six players, a button that goes round, five cards each from one deck.

  @SEAT-1
  Rule: At most six players take part.

    Scenario Outline: up to six players are dealt in
      Given a table of <seats>
      Then <players> are still in
      And everyone still in holds five cards

      Examples:
        | case          | seats | players                   |
        | three players | three | P1, P2 and P3             |
        | four players  | four  | P1, P2, P3 and P4         |
        | five players  | five  | P1, P2, P3, P4 and P5     |
        | six players   | six   | P1, P2, P3, P4, P5 and P6 |

    Scenario: six players play a hand
      Given a table of six
      When everyone calls
      Then P1, P2, P3, P4, P5 and P6 are still in
      And the pot is 60

    Scenario Outline: more than six players are too many
      When a table of <seats> is asked for
      Then the engine refuses it

      Examples:
        | case  | seats |
        | seven | seven |
        | eight | 8     |
        | nine  | 9     |
        | ten   | 10    |

    Scenario: a seventh player leaves a hand in play as it is
      Given a table of six
      And P3 raises
      When a table of seven is asked for
      Then the engine refuses it
      And nothing has changed
      And it is P4's turn

  @SEAT-2
  Rule: A button marks the dealer and settles the order of betting and drawing.

    Scenario Outline: the button settles who bets when before the first draw
      Given a table of <seats>
      And the button is on seat <button>
      When everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                            | seats | button | order             |
        | three players, button on seat 1 | three | 1      | P3 P1 P2          |
        | three players, button on seat 2 | three | 2      | P3 P1 P2          |
        | three players, button on seat 3 | three | 3      | P3 P1 P2          |
        | four players, button on seat 1  | four  | 1      | P3 P4 P1 P2       |
        | four players, button on seat 2  | four  | 2      | P3 P4 P1 P2       |
        | four players, button on seat 3  | four  | 3      | P3 P4 P1 P2       |
        | four players, button on seat 4  | four  | 4      | P3 P4 P1 P2       |
        | five players, button on seat 1  | five  | 1      | P3 P4 P5 P1 P2    |
        | five players, button on seat 2  | five  | 2      | P3 P4 P5 P1 P2    |
        | five players, button on seat 3  | five  | 3      | P3 P4 P5 P1 P2    |
        | five players, button on seat 4  | five  | 4      | P3 P4 P5 P1 P2    |
        | five players, button on seat 5  | five  | 5      | P3 P4 P5 P1 P2    |
        | six players, button on seat 1   | six   | 1      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 2   | six   | 2      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 3   | six   | 3      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 4   | six   | 4      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 5   | six   | 5      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 6   | six   | 6      | P3 P4 P5 P6 P1 P2 |

    Scenario Outline: the button settles the order of a second hand and of two players
      Given a table of <table>
      And the button is on seat <button>
      Then the button is on seat <button>
      When everyone calls
      Then they have acted in the order <first>
      When everyone stands pat
      Then they have drawn in the order <order>
      When everyone checks
      Then they have acted in the order <order>

      Examples:
        | case                       | table                   | button | first             | order             |
        | two, button on seat 1      | two                     | 1      | P2 P1             | P1 P2             |
        | two, button on seat 2      | two                     | 2      | P2 P1             | P1 P2             |
        | a second hand of two       | two, in its second hand | 1      | P2 P1             | P1 P2             |
        | a second hand of six       | six, in its second hand | 6      | P3 P4 P5 P6 P1 P2 | P1 P2 P3 P4 P5 P6 |
        | a second hand, other seat  | six, in its second hand | 3      | P3 P4 P5 P6 P1 P2 | P1 P2 P3 P4 P5 P6 |

    Scenario Outline: the button stays where it is when others fold, and when its owner does
      Given a table of <table>
      And the button is on seat <button>
      When a bet is called by all but <first>
      Then the button is on seat <button>
      When everyone stands pat
      And a bet is called by all but <second>
      Then the button is on seat <button>
      When everyone stands pat
      And a bet is called by all but <third>
      Then the button is on seat <button>

      Examples:
        | case                          | table                   | button | first | second | third |
        | its owner first               | six                     | 3      | P6    | P1     | P2    |
        | its owner in the third round  | six, in its second hand | 6      | P1    | P2     | P6    |
        | of four                       | four                    | 1      | P1    | P4     | P2    |

    Scenario Outline: the button settles who draws when, and who bets when after a draw
      Given a table of <seats>
      And the button is on seat <button>
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order <order>
      When everyone checks
      Then they have acted in the order <order>

      Examples:
        | case                            | seats | button | order             |
        | three players, button on seat 1 | three | 1      | P1 P2 P3          |
        | three players, button on seat 2 | three | 2      | P1 P2 P3          |
        | three players, button on seat 3 | three | 3      | P1 P2 P3          |
        | four players, button on seat 1  | four  | 1      | P1 P2 P3 P4       |
        | four players, button on seat 2  | four  | 2      | P1 P2 P3 P4       |
        | four players, button on seat 3  | four  | 3      | P1 P2 P3 P4       |
        | four players, button on seat 4  | four  | 4      | P1 P2 P3 P4       |
        | five players, button on seat 1  | five  | 1      | P1 P2 P3 P4 P5    |
        | five players, button on seat 2  | five  | 2      | P1 P2 P3 P4 P5    |
        | five players, button on seat 3  | five  | 3      | P1 P2 P3 P4 P5    |
        | five players, button on seat 4  | five  | 4      | P1 P2 P3 P4 P5    |
        | five players, button on seat 5  | five  | 5      | P1 P2 P3 P4 P5    |
        | six players, button on seat 1   | six   | 1      | P1 P2 P3 P4 P5 P6 |
        | six players, button on seat 2   | six   | 2      | P1 P2 P3 P4 P5 P6 |
        | six players, button on seat 3   | six   | 3      | P1 P2 P3 P4 P5 P6 |
        | six players, button on seat 4   | six   | 4      | P1 P2 P3 P4 P5 P6 |
        | six players, button on seat 5   | six   | 5      | P1 P2 P3 P4 P5 P6 |
        | six players, button on seat 6   | six   | 6      | P1 P2 P3 P4 P5 P6 |

    Scenario Outline: the button is where it was put
      Given a table of <seats>
      And the button is on seat <button>
      Then the button is on seat <button>
      When everyone calls
      And everyone stands pat
      Then the button is on seat <button>

      Examples:
        | case                    | seats | button |
        | two players             | two   | 2      |
        | three players           | three | 3      |
        | four players            | four  | 1      |
        | five players            | five  | 4      |
        | six players             | six   | 6      |
        | six players, first seat | six   | 1      |

    Scenario: the button is where it was put, whatever cards are dealt
      Given a table of four
      And the button is on seat 2
      And the hands get better clockwise from P1
      Then the button is on seat 2
      When everyone calls
      And everyone stands pat
      Then they have drawn in the order P1 P2 P3 P4

    Scenario Outline: the button needs a seat at the table
      When a table of <seats> with the button on seat <button> is asked for
      Then the engine refuses it

      Examples:
        | case                 | seats | button |
        | seventh seat of six  | six   | 7      |
        | fourth seat of three | three | 4      |
        | third seat of two    | two   | 3      |
        | no seat              | six   | 0      |

  @SEAT-3
  Rule: After each hand the button moves one seat clockwise.

    Scenario Outline: after a showdown the button moves one seat
      Given a table of <seats>
      And the button is on seat <button>
      When the hand is played out
      And the next hand begins
      Then the button is on seat <next>

      Examples:
        | case                            | seats | button | next |
        | two players, button on seat 1   | two   | 1      | 2    |
        | two players, button on seat 2   | two   | 2      | 1    |
        | three players, button on seat 1 | three | 1      | 2    |
        | three players, button on seat 2 | three | 2      | 3    |
        | three players, button on seat 3 | three | 3      | 1    |
        | four players, button on seat 1  | four  | 1      | 2    |
        | four players, button on seat 2  | four  | 2      | 3    |
        | four players, button on seat 3  | four  | 3      | 4    |
        | four players, button on seat 4  | four  | 4      | 1    |
        | five players, button on seat 1  | five  | 1      | 2    |
        | five players, button on seat 2  | five  | 2      | 3    |
        | five players, button on seat 3  | five  | 3      | 4    |
        | five players, button on seat 4  | five  | 4      | 5    |
        | five players, button on seat 5  | five  | 5      | 1    |
        | six players, button on seat 1   | six   | 1      | 2    |
        | six players, button on seat 2   | six   | 2      | 3    |
        | six players, button on seat 3   | six   | 3      | 4    |
        | six players, button on seat 4   | six   | 4      | 5    |
        | six players, button on seat 5   | six   | 5      | 6    |
        | six players, button on seat 6   | six   | 6      | 1    |

    Scenario Outline: after a hand without showdown the button moves one seat
      Given a table of <seats>
      And the button is on seat <button>
      When everyone folds
      And the next hand begins
      Then the button is on seat <next>

      Examples:
        | case                    | seats | button | next |
        | two players             | two   | 2      | 1    |
        | two players, first seat | two   | 1      | 2    |
        | three players           | three | 1      | 2    |
        | four players            | four  | 4      | 1    |
        | five players            | five  | 2      | 3    |
        | six players             | six   | 6      | 1    |
        | six players, fifth seat | six   | 5      | 6    |

    Scenario Outline: the button moves again after the second hand
      Given a table of <seats>
      And the button is on seat <button>
      When everyone folds
      And the next hand begins
      And the hand is played out
      And the next hand begins
      Then the button is on seat <next>

      Examples:
        | case          | seats | button | next |
        | two players   | two   | 2      | 2    |
        | three players | three | 2      | 1    |
        | four players  | four  | 3      | 1    |
        | five players  | five  | 5      | 2    |
        | six players   | six   | 4      | 6    |

    Scenario: the button goes all the way round
      Given a table of three
      And the button is on seat 2
      When everyone folds
      And the next hand begins
      And everyone folds
      And the next hand begins
      And everyone folds
      And the next hand begins
      Then the button is on seat 2

    Scenario Outline: the button moves whoever won
      Given a table of four
      When a bet is called by all but <losers>
      Then the hand is over
      When the next hand begins
      Then the button is on seat 3

      Examples:
        | case              | losers        |
        | the first player  | P2, P3 and P4 |
        | the second player | P1, P3 and P4 |
        | the third player  | P1, P2 and P4 |
        | the button        | P1, P2 and P3 |

    Scenario: the button of two moves when the big blind has folded
      Given a table of two
      When P2 raises
      And P1 folds
      And the next hand begins
      Then the button is on seat 1

    Scenario: the blinds of two change places with the button
      Given a table of two
      When the hand is played out
      And the next hand begins
      Then P1 has put in 10
      And P2 has put in 5
      When everyone calls
      Then they have acted in the order P2 P1

    Scenario Outline: the button goes to the next seat, whose player folded before the showdown
      Given a table of <seats>
      When a bet is called by all but P1
      And the hand is played out
      And the next hand begins
      Then the button is on seat 3

      Examples:
        | case  | seats |
        | three | three |
        | six   | six   |

    Scenario: the button goes to a player who folded before the showdown
      Given a table of four
      When a bet is called by all but P1
      And the hand is played out
      And the next hand begins
      Then the button is on seat 3

    Scenario Outline: in the third hand too the order goes with the button
      Given a table of <seats>
      And the button is on seat <button>
      When everyone folds
      And the next hand begins
      And everyone folds
      And the next hand begins
      And everyone calls
      And everyone stands pat
      Then they have drawn in the order <order>
      When everyone checks
      Then they have acted in the order <order>

      Examples:
        | case          | seats | button | order             |
        | two players   | two   | 2      | P1 P2             |
        | three players | three | 1      | P1 P2 P3          |
        | four players  | four  | 3      | P1 P2 P3 P4       |
        | six players   | six   | 5      | P1 P2 P3 P4 P5 P6 |

    Scenario Outline: blinds and order go with the button
      Given a table of <seats>
      And the button is on seat <button>
      When the hand is played out
      And the next hand begins
      Then P1 has put in 5
      And P2 has put in 10
      When everyone calls
      Then they have acted in the order <order>

      Examples:
        | case                            | seats | button | order             |
        | three players, button on seat 1 | three | 1      | P3 P1 P2          |
        | three players, button on seat 2 | three | 2      | P3 P1 P2          |
        | three players, button on seat 3 | three | 3      | P3 P1 P2          |
        | four players, button on seat 2  | four  | 2      | P3 P4 P1 P2       |
        | four players, button on seat 4  | four  | 4      | P3 P4 P1 P2       |
        | five players, button on seat 5  | five  | 5      | P3 P4 P5 P1 P2    |
        | six players, button on seat 1   | six   | 1      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 5   | six   | 5      | P3 P4 P5 P6 P1 P2 |
        | six players, button on seat 6   | six   | 6      | P3 P4 P5 P6 P1 P2 |

    Scenario Outline: the button moves after <case>
      Given a table of three
      And <short> chips before the hand
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | <P2>           |
        | P3     | Kc Qd Jh 9s 8c |
      When the hand is played out
      And the next hand begins
      Then the button is on seat 3

      Examples:
        | case                             | short       | P2             |
        | a pot that is shared             | P1 has 1000 | 7d 5h 4s 3c 2d |
        | a pot that an all-in player wins | P1 has 10   | Kd Qh Js 9c 8d |

  @SEAT-4
  Rule: Each player is dealt five cards, face down.

    Scenario Outline: everyone is dealt five cards
      Given a table of <seats>
      And the button is on seat <button>
      Then <players> hold five cards

      Examples:
        | case                    | seats | button | players                   |
        | two players             | two   | 1      | P1 and P2                 |
        | three players           | three | 3      | P1, P2 and P3             |
        | four players            | four  | 2      | P1, P2, P3 and P4         |
        | five players            | five  | 4      | P1, P2, P3, P4 and P5     |
        | six players             | six   | 6      | P1, P2, P3, P4, P5 and P6 |
        | six players, first seat | six   | 1      | P1, P2, P3, P4, P5 and P6 |

    Scenario Outline: the rest of the deck is the stub
      Given a table of <seats>
      Then the stub has <left> cards

      Examples:
        | case          | seats | left |
        | two players   | two   | 42   |
        | three players | three | 37   |
        | four players  | four  | 32   |
        | five players  | five  | 27   |
        | six players   | six   | 22   |

    Scenario Outline: each seat gets its own cards
      Given a table of three
      And the button is on seat <button>
      And these hands
        | player | cards          |
        | P1     | 2c 9d Th Ks 4c |
        | P2     | 3d 3h 8s Jc Qd |
        | P3     | Ah 7s 6c 5d 2h |
      Then P1 holds 2c 9d Th Ks 4c
      And P2 holds 3d 3h 8s Jc Qd
      And P3 holds Ah 7s 6c 5d 2h

      Examples:
        | case             | button |
        | button on seat 1 | 1      |
        | button on seat 2 | 2      |
        | button on seat 3 | 3      |

    Scenario Outline: each seat holds its own cards until the last round
      Given a table of <seats>
      And the button is on seat <button>
      And these hands
        | player | cards          |
        | P1     | 2c 9d Th Ks 4c |
        | P2     | 3d 3h 8s Jc Qd |
      And the hand is past the <draw> draw
      Then P1 holds 2c 9d Th Ks 4c
      And P2 holds 3d 3h 8s Jc Qd

      Examples:
        | case                   | seats | button | draw  |
        | two, button on seat 1  | two   | 1      | third |
        | two, button on seat 2  | two   | 2      | first |
        | six, button on seat 4  | six   | 4      | third |

    Scenario Outline: the next hand is five new cards each
      Given a table of <seats>
      When everyone folds
      And the next hand begins
      Then <players> are still in
      And <players> hold five cards
      And the stub has <left> cards

      Examples:
        | case          | seats | players                   | left |
        | two players   | two   | P1 and P2                 | 42   |
        | three players | three | P1, P2 and P3             | 37   |
        | four players  | four  | P1, P2, P3 and P4         | 32   |
        | six players   | six   | P1, P2, P3, P4, P5 and P6 | 22   |

    Scenario Outline: the hand after a hand with draws is dealt from a whole deck, to <seats> players
      Given a table of <seats>
      And everyone calls
      And everyone discards three cards
      When the hand is played out
      And the next hand begins
      Then <players> hold five cards
      And the stub has <left> cards
      And no card is in two places

      Examples:
        | case  | seats | players       | left |
        | two   | two   | P1 and P2     | 42   |
        | three | three | P1, P2 and P3 | 37   |

    Scenario: the hand after a hand with draws is dealt from a whole deck
      Given a table of six
      And everyone calls
      And P1, P2 and P3 discard five cards
      And P4, P5 and P6 discard one card
      When the hand is played out
      And the next hand begins
      Then P1, P2, P3, P4, P5 and P6 hold five cards
      And the stub has 22 cards
      And no card is in two places

  @SEAT-6
  Rule: One 52-card deck is in play: no card is ever in two places.

    Scenario Outline: no card is dealt twice
      Given a table of <seats>
      Then no card is in two places

      Examples:
        | case          | seats |
        | two players   | two   |
        | three players | three |
        | four players  | four  |
        | five players  | five  |
        | six players   | six   |

    Scenario Outline: no card is in two places while the players draw
      Given a table of <seats>
      And everyone calls
      When P1 discards <count> cards
      Then no card is in two places
      When everyone discards <count> cards
      Then no card is in two places

      Examples:
        | case                       | seats | count |
        | two players, five cards    | two   | five  |
        | three players, three cards | three | three |
        | four players, four cards   | four  | four  |
        | six players, two cards     | six   | two   |
        | six players, three cards   | six   | three |

    Scenario: no card is in two places after every draw
      Given a table of six
      And everyone calls
      And everyone discards three cards
      Then no card is in two places
      When everyone checks
      And everyone discards two cards
      Then no card is in two places
      When everyone checks
      And everyone discards four cards
      Then no card is in two places

    Scenario: no card is in two places after a reshuffle
      Given the table "four left in the stub", played 5 times with other cards
      When P6 discards the whole hand
      Then no card is in two places

    Scenario: no card of a folded hand is dealt to another player
      Given a table of four
      And P3 calls
      And P4 folds
      And everyone calls
      When everyone discards the whole hand
      Then no card is in two places
      When everyone checks
      And everyone discards the whole hand
      Then no card is in two places

    Scenario Outline: no card of a folded hand is in two places in a second hand
      Given a table of <table>
      And P2 has <chips> chips before the hand
      When a bet is called by all but <folded>
      And everyone discards <count> cards
      Then no card is in two places
      When everyone checks
      And everyone discards <count> cards
      Then no card is in two places
      When everyone checks
      And everyone discards <count> cards
      Then no card is in two places

      Examples:
        | case                     | table                     | chips | folded | count |
        | three draw two           | three, in its second hand | 1000  | P1     | 2     |
        | six draw two, one all-in | six, in its second hand   | 10    | P5     | 2     |
        | six draw five            | six, in its second hand   | 1000  | P5     | 5     |

    Scenario: no card of a hand that is folded after a draw is in two places
      Given a table of three, past the first draw
      When a bet is called by all but P2
      Then no card is in two places

    Scenario Outline: all 52 cards are there when whole hands are exchanged in a second hand
      Given a table of <seats>, in its second hand
      When everyone calls
      And everyone discards the whole hand
      Then all 52 cards are there
      When everyone checks
      And everyone discards the whole hand
      Then all 52 cards are there
      When everyone checks
      And everyone discards the whole hand
      Then all 52 cards are there

      Examples:
        | case  | seats |
        | three | three |
        | six   | six   |

    Scenario Outline: all 52 cards are there after a hand with draws
      Given a table of <seats>
      And everyone calls
      And everyone discards <count> cards
      When the hand is played out
      And the next hand begins
      Then all 52 cards are there
      And nothing has been reshuffled
      When everyone calls
      And everyone discards <count> cards
      Then all 52 cards are there

      Examples:
        | case                             | seats | count |
        | three draw four                  | three | four  |
        | six draw more than there are     | six   | four  |

    Scenario Outline: all 52 cards are there in a third hand
      Given a table of <seats>
      When the hand is played out
      And the next hand begins
      And everyone folds
      And the next hand begins
      Then no card is in two places
      And all 52 cards are there
      When everyone calls
      And everyone discards two cards
      Then all 52 cards are there

      Examples:
        | case  | seats |
        | three | three |
        | six   | six   |

    Scenario Outline: all 52 cards are in play
      Given a table of <seats>
      And everyone calls
      Then all 52 cards are there
      When everyone discards <count> cards
      Then all 52 cards are there

      Examples:
        | case                                 | seats | count |
        | two players                          | two   | five  |
        | three players                        | three | four  |
        | six players                          | six   | three |
        | six players draw more than there are | six   | four  |

    Scenario: all 52 cards are there when the stub has run out for the second time
      Given the table "just used up"
      When everyone checks
      And P1 discards the whole hand
      And P2, P3, P4, P5 and P6 stand pat
      And everyone checks
      And P1, P2, P3 and P4 discard the whole hand
      And P5 and P6 stand pat
      Then all 52 cards are there

    Scenario Outline: no card is in two places in the next hand
      Given a table of <seats>
      When <how>
      And the next hand begins
      Then no card is in two places
      When everyone calls
      Then all 52 cards are there
      When everyone discards two cards
      Then all 52 cards are there

      Examples:
        | case                           | seats | how                    |
        | two players, after a fold      | two   | everyone folds         |
        | four players, after a showdown | four  | the hand is played out |
        | six players, after folds       | six   | everyone folds         |

  @SEAT-7
  Rule: A new hand begins once the pot has been awarded, not before.

    Scenario Outline: no new hand begins while a hand is in play
      Given a table of <seats>, past the <draw> draw
      When somebody asks for the next hand
      Then the engine refuses it
      And it is P1's turn

      Examples:
        | case                 | seats | draw   |
        | second round of two  | two   | first  |
        | third round of three | three | second |
        | last round of six    | six   | third  |
        | last round of two    | two   | third  |
        | last round of three  | three | third  |
        | third round of six   | six   | second |

    Scenario Outline: no new hand begins before the first draw
      Given a table of <seats>
      When somebody asks for the next hand
      Then the engine refuses it
      When <first> calls
      And somebody asks for the next hand
      Then the engine refuses it

      Examples:
        | case                     | seats                    | first |
        | two players              | two                      | P2    |
        | three players            | three                    | P3    |
        | five players             | five                     | P3    |
        | six players              | six                      | P3    |
        | three, in the third hand | three, in its third hand | P3    |

    Scenario: no new hand begins during a draw
      Given a table of four
      And everyone calls
      When somebody asks for the next hand
      Then the engine refuses it
      When P1 discards two cards
      And somebody asks for the next hand
      Then the engine refuses it
      And it is P2's turn

    Scenario Outline: no new hand begins during a draw with a player all-in
      Given a table of <seats>
      And <short> chips before the hand
      And <how>
      When somebody asks for the next hand
      Then the engine refuses it
      And it is P1's turn

      Examples:
        | case                              | seats | short             | how                                  |
        | two                               | two   | P1 has 10         | everyone calls                       |
        | three                             | three | P1 has 10         | everyone calls                       |
        | four, and the two left are all-in | four  | P1 and P2 have 20 | a bet is called by all but P3 and P4 |

    Scenario: no new hand begins during the last draw
      Given a table of four, past the second draw
      And everyone checks
      And P1, P2 and P3 stand pat
      When somebody asks for the next hand
      Then the engine refuses it
      And it is P4's turn

    Scenario: no new hand begins while two players are left
      Given a table of six
      When a bet is called by all but P1, P2, P4 and P5
      And somebody asks for the next hand
      Then the engine refuses it

    Scenario: no new hand begins while two of three players are left
      Given a table of three
      When a bet is called by all but P1
      And somebody asks for the next hand
      Then the engine refuses it
      When everyone stands pat
      And somebody asks for the next hand
      Then the engine refuses it

    Scenario: a hand goes on as before when the next was asked for too early
      Given a table of three
      When P3 raises
      And somebody asks for the next hand
      Then the engine refuses it
      When P1 and P2 call
      Then it is the first draw
      And the pot is 60
      When the hand is played out
      Then the hand is over
      And no chip has been made or lost

    Scenario: no third hand begins while the second is in play
      Given a table of three
      When the hand is played out
      And the next hand begins
      And somebody asks for the next hand
      Then the engine refuses it
      And it is P3's turn

    Scenario: a new hand begins once the pot has been awarded
      Given a table of three
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | Kc Kd 8h 6s 5c |
        | P3     | Qc Qd 9h 6c 3c |
      When the hand is played out
      And the next hand begins
      Then P1 has 985 chips
      And P2 has 980 chips
      And P3 has 1020 chips
      And the pot is 15

    Scenario: a new hand begins once a pot has been shared
      Given a table of two
      And these hands
        | player | cards          |
        | P1     | 7c 5d 4h 3s 2c |
        | P2     | 7d 5h 4s 3c 2d |
      When the hand is played out
      And the next hand begins
      Then it is the first betting round
      And it is P2's turn

    Scenario: a new hand begins once all but one have folded
      Given a table of four
      When P3 raises
      And everyone folds
      And the next hand begins
      Then P1 has 985 chips
      And P2 has 1005 chips
      And P3 has 1000 chips
      And P4 has 995 chips
      And it is the first betting round
      And it is P3's turn

    Scenario: a new hand begins once one of two has folded
      Given a table of two
      When P2 raises
      And P1 folds
      And the next hand begins
      Then P1 has 1000 chips
      And P2 has 985 chips
      And it is P2's turn

    Scenario: a new hand begins once five of six have folded
      Given a table of six
      When P3 raises
      And everyone folds
      And the next hand begins
      Then P1 has 985 chips
      And P2 has 1005 chips
      And P3 has 1000 chips
      And P6 has 995 chips
      And it is P3's turn

    Scenario Outline: nobody acts once a second hand is over
      Given a table of <seats>, in its second hand
      And the hand is played out
      When P1 tries to <act>
      Then the engine refuses it

      Examples:
        | case            | seats | act       |
        | two check       | two   | check     |
        | two stand pat   | two   | stand pat |
        | six check       | six   | check     |
        | six stand pat   | six   | stand pat |

    Scenario Outline: the winner does not act once all others have folded in a second hand
      Given a table of <seats>, in its second hand
      And everyone folds
      When <winner> tries to check
      Then the engine refuses it

      Examples:
        | case | seats | winner |
        | two  | two   | P1     |
        | six  | six   | P2     |

    Scenario Outline: nobody acts once the hand is over
      Given a table of three
      And the hand is played out
      When P1 tries to <act>
      Then the engine refuses it

      Examples:
        | case        | act         |
        | check       | check       |
        | call        | call        |
        | bet         | bet         |
        | raise to 10 | raise to 10 |
        | stand pat   | stand pat   |
        | discard     | discard 9c  |

    Scenario Outline: nobody acts once all but one have folded
      Given a table of three
      And P3 and P1 fold
      When <who> tries to <act>
      Then the engine refuses it

      Examples:
        | case                | who | act       |
        | the winner checks   | P2  | check     |
        | the winner raises   | P2  | raise     |
        | the winner draws    | P2  | stand pat |
        | a loser calls       | P3  | call      |
        | another loser draws | P1  | stand pat |

  @SEAT-8
  Rule: At least two players take part.

    Scenario Outline: one player is too few
      When a table of <seats> is asked for
      Then the engine refuses it

      Examples:
        | case       | seats |
        | one player | one   |
        | nobody     | none  |

    Scenario: a single player leaves a hand in play as it is
      Given a table of two
      And P2 raises
      When a table of one is asked for
      Then the engine refuses it
      And nothing has changed

    Scenario: two players are enough
      Given a table of two
      Then P1 and P2 are still in
      When the hand is played out
      Then the hand is over
      And no chip has been made or lost
