@deck @scripted-deck
Feature: When the deck runs out
  Six players can ask for more cards than a deck holds. The discards then come back,
  but not to the hand that has just thrown them away.

  @DECK-2
  Rule: What becomes of the last cards of the stub when they are too few

    Scenario: four cards are left and the last player wants five
      Given the table "four left in the stub", played 30 times with other cards
      When P6 discards the whole hand
      Then the engine follows one of these readings
        | reading    | P6 gets first | then any of                                    |
        | stub-first | Kc 2d 6d 8h   | discards of draw 1                             |
        | hold-last  | Kc 2d 6d      | 8h + discards of draw 1                        |
        | mixed-in   |               | Kc 2d 6d 8h + discards of draw 1               |
