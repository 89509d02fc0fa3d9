@ranking
Feature: The value of hands
  The lowest hand wins. Aces are high, and straights and flushes count against the hand.

  @RANK-6
  Rule: A-5-4-3-2 is no straight: it is the best ace-high hand, and every king-high hand without a pair beats it. All in one suit it is an ace-high flush, not a straight flush.

    Scenario Outline: the nut ace is no straight
      Then <better> beats <worse>

      Examples:
        | case                      | better         | worse          |
        | any pair is worse         | As 5d 4h 3s 2c | 2d 2h 3c 4s 5c |
        | the worst king is better  | Kd Qh Jc Ts 8d | Ac 5d 4h 3s 2c |
        | the next ace is worse     | As 5d 4h 3s 2c | Ad 6h 4c 3d 2s |
