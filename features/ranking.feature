@ranking
Feature: The value of hands
  The lowest hand wins. Aces are high, and straights and flushes count against the hand.
  Hands are compared by themselves, and again at showdown, where the better one wins the pot.

  @RANK-1
  Rule: The lowest five-card poker hand wins.

    Scenario Outline: the lower of two hands wins
      Then <better> beats <worse>

      Examples:
        | case                | better         | worse          |
        | seven against eight | 2c 6h 3d 5h 7s | 4d 3h 8s 7h 2d |
        | nine against ten    | 3s 9h 4d 5c 6c | Td 3c 4h 2d 5s |
        | jack against queen  | 8c 6s Th Jc 9h | 6h 3s 4s Qc 2h |
        | ten against king    | 7s 6c 9d Th 4c | 5s 3h 6d Kd 4d |
        | ace is the loser    | Qd 3d 7c 5h 9c | Ac 6h 2c 8d 4h |

    Scenario Outline: the lower of two hands wins, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                | better         | worse          |
        | seven against eight | 6s 2d 3d 7d 5h | 7c 2h 3s 8s 4d |
        | nine against ten    | 5h 6c 4d 9s 3d | 4s Td 3h 5c 2h |
        | jack against queen  | Jd 6d Tc 8d 9h | Qc 2c 3s 4c 6s |
        | ten against king    | Th 9s 6c 4s 7h | 4d 3d Kh 5d 6s |
        | ace is the loser    | 9d 3h Qh 7s 5s | 2s 4c Ac 6c 8s |

    Scenario: the lowest of six hands wins, whichever place it has
      Then of these hands, hand 4 wins
        | 8d 2h 4s Td 6h |
        | 3h 4d 6c 9s 8c |
        | 3s Ac 8s 5s 7s |
        | 5h 7h 2c 3c 9d |
        | 7c Js 3d 9c 4c |
        | 2d Ks 6d 7d 5d |

    Scenario: the lowest of six hands wins the pot, whichever seat it has
      Then at showdown of these hands, hand 4 wins
        | 6h 2c Th 4s 8d |
        | 4d 8s 9d 3d 6d |
        | 7c 5h 3h 8c As |
        | 5d 9h 3s 2d 7s |
        | 7d 4c 3c 9c Jh |
        | 2h 5s Ks 7h 6c |

    Scenario: the lowest of three hands wins
      Then of these hands, hand 2 wins
        | 2d Kc 4d 9s 6s |
        | 3h 8d 5d 4c Qd |
        | 3d 6d 8c Th Qs |

    Scenario: the lowest hand wins the pot in a second hand with a player all-in
      Given a table of three, in its second hand, dealt 4 times
      And P2 has 10 chips before the hand
      When the hand is played out
      Then each pot goes to the lowest hand that has paid into it

  @RANK-2
  Rule: An ace is always the highest card, never the lowest.

    Scenario Outline: an ace is high
      Then <better> beats <worse>

      Examples:
        | case                            | better         | worse          |
        | ace against king                | Ks Tc 8c Jd Qd | 2d 6d Ac 3s 4s |
        | ace against two                 | 7c 2d 9c 5h 4c | Ah 7d 4h 9s 5s |
        | kicker of a pair                | Js Qd Kh 2s 2c | 3c 4h Ac 2d 2h |
        | pair of aces                    | Jd Qh Kd Kc Ts | Ah 4s As 2d 3s |
        | aces up                         | Ks Kd Jh Qs Qh | As 3c 2h Ad 2s |
        | odd card of two pair            | 2s 3d 2h 3s Kd | 3h 2c 2d 3c Ah |
        | three aces                      | Kd Ks Jh Qd Kh | Ah Ac 3c 2h Ad |
        | aces full                       | Qd Qc Kd Kc Kh | 2h As Ah Ac 2d |
        | full of aces                    | 2c Kc 2d 2s Kd | 3c As 3h Ac 3d |
        | four aces                       | Kh Qh Ks Kd Kc | Ah Ac Ad 2c As |
        | ace-high straight               | Qs Ks 9s Tc Jc | Qh Ad Td Kc Jd |
        | ace-high flush                  | Tc 8c Qc Kc Jc | 2d 6d 4d 3d Ad |
        | no straight from king to four   | 3c Ac 2d 4c Kh | 2h 3h 5s 2c 4s |
        | no straight from queen to three | Kc Qs Ad 2d 3d | 3h 2h 4c 5c 2s |
        | no straight from jack to two    | Jh Ac Qs Kh 2c | 2d 2s 5d 3c 4d |
        | ace and low cards in one suit   | 2c Ac 4c 3c Kc | 2h 2s 2d 3h 3d |
        | no ace in the middle of a suit  | 2h 3h Kh Ah Qh | 4c 5c 3c 2c 6c |
        | no ace next to a two in a suit  | Js Qs Ks As 2s | 4d 3c 4c 3h 3d |

    Scenario Outline: an ace is high, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                            | better         | worse          |
        | ace against king                | Kc Td Qc Js 8d | 3h 4c 2h 6d As |
        | ace against two                 | 5d 2d 4s 9d 7s | Ah 9c 5c 7h 4d |
        | kicker of a pair                | 2s Jc Kc Qh 2c | As 2h 3h 2d 4d |
        | pair of aces                    | Kh Kc Ts Qc Jd | 3d Ac 4h 2h Ad |
        | aces up                         | Qc Kc Qd Kh Js | As 3s 2s Ac 2c |
        | odd card of two pair            | 2h 3h 3d Kd 2c | Ac 2d 3s 2s 3c |
        | three aces                      | Qh Kc Kd Ks Jc | Ac 3h As Ad 2s |
        | aces full                       | Kd Kh Qh Qc Ks | Ac 2c 2s As Ah |
        | full of aces                    | 2d 2h 2s Kc Kh | As 3h 3c Ac 3d |
        | four aces                       | Ks Kc Kd Qs Kh | Ad As 2c Ac Ah |
        | ace-high straight               | Js 9c Ks Qc Th | Qd Td Kc Jd Ac |
        | ace-high flush                  | 8c Tc Kc Qc Jc | 6d Ad 3d 4d 2d |
        | no straight from king to four   | 2d Ad 4h 3c Kc | 2h 4s 2s 5s 3d |
        | no straight from queen to three | Kh 3d Qs 2s Ah | 3c 4c 2c 2h 5s |
        | no straight from jack to two    | Jc Qd Kd 2c Ac | 4c 2h 2s 5h 3s |
        | ace and low cards in one suit   | Ac 3c 4c 2c Kc | 3h 3d 2h 2s 2d |
        | no ace in the middle of a suit  | Kh 2h Qh 3h Ah | 6c 2c 5c 4c 3c |
        | no ace next to a two in a suit  | As Js 2s Ks Qs | 3h 4c 3d 3c 4d |

  @RANK-3
  Rule: Straights and flushes count, and so count against the hand.

    Scenario Outline: a straight loses to the worst hand without a pair
      Then <better> beats <worse>

      Examples:
        | case            | better         | worse          |
        | up to the six   | Ac 9c Kc Jh Qd | 5s 2s 3d 6h 4h |
        | up to the seven | Kc As Qs Jd 9d | 4d 7s 5h 6c 3s |
        | up to the eight | Kd Ad 9s Qs Js | 6d 5s 4c 7s 8h |
        | up to the nine  | 9s Jh Kc As Qs | 6h 8h 9d 5d 7s |
        | up to the ten   | Jd Ks Ac 9s Qd | 7c 8d Tc 9c 6d |
        | up to the jack  | Ac Js 9d Qs Kc | 9s 8d Jc 7h Tc |
        | up to the queen | 9d Ah Qc Kc Jh | 8s Js Th Qs 9c |
        | up to the king  | Kc 9h Qd Ah Jd | Tc Kd Qs 9c Js |
        | up to the ace   | Jd Ac 9h Kc Qc | Jh Kh Ad Td Qh |

    Scenario Outline: a straight loses to the worst hand without a pair, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case            | better         | worse          |
        | up to the six   | Ac 9c Kh Jc Qd | 5h 4s 2c 6c 3h |
        | up to the seven | Ad Jh Qh Kc 9s | 7c 6d 3c 5d 4d |
        | up to the eight | Qd Jh Ac Kc 9c | 4h 7h 5s 6c 8c |
        | up to the nine  | 9h As Kd Qs Jd | 6s 8h 5c 9c 7c |
        | up to the ten   | Qd 9s As Jd Ks | 6h Tc 9c 7h 8c |
        | up to the jack  | Qs Js 9s Ks Ah | 9d Td Jc 7h 8h |
        | up to the queen | Ks Ac Qc Jc 9s | 8d 9h Jd Ts Qh |
        | up to the king  | 9c Qh Js Ad Kh | 9d Jh Td Kd Qs |
        | up to the ace   | Kc Js 9h Qd Ac | Jh Tc Kd Qh As |

    Scenario Outline: a flush loses to the worst hand without a pair
      Then <better> beats <worse>

      Examples:
        | case       | better         | worse          |
        | clubs      | 9h Qd As Jc Ks | 2c 4c 3c 8c 6c |
        | diamonds   | Kd Js Qd 9h Ah | 5d 9d 7d 2d 3d |
        | hearts     | Ks Qs 9h Jd Ad | Th 5h 3h 6h 4h |
        | spades     | Ah Jd Kh 9h Qc | Js 4s 2s 6s 8s |
        | kings high | Jh 9d Ac Kh Qd | Jc Kc 8c Qc Tc |
        | aces high  | Kd 9d Qd Jc Ac | 5d 8d 7d Ad 3d |

    Scenario Outline: a flush loses to the worst hand without a pair, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case       | better         | worse          |
        | clubs      | Qc 9h As Ks Jh | 3c 2c 6c 8c 4c |
        | diamonds   | Jd Qc 9c As Kd | 5d 7d 9d 2d 3d |
        | hearts     | Qd Jc 9d Kc Ad | 5h 6h Th 4h 3h |
        | spades     | 9c Jc As Kc Qd | Js 4s 2s 8s 6s |
        | kings high | Qd Kh Jd As 9s | Jc Qc 8c Kc Tc |
        | aces high  | Qd Jd Ac 9c Kc | 3d 5d 8d 7d Ad |

    Scenario Outline: what is nearly a straight or a flush costs nothing
      Then <better> beats <worse>

      Examples:
        | case                                       | better         | worse          |
        | four in a row and one above                | 4d 7d 9d 6c 5c | 3h 5s 4s Tc 2h |
        | four in a row and one below                | 6d 9h 7d 2d 8s | 2h Ts 3d 5s 4s |
        | a gap in the middle                        | 7s 5s 6s 2s 3h | 8c 5c 4d 2c 3c |
        | four of one suit, the top card is not      | 9d 7c 5c 3c 2c | Tc 4h 3h 2d 6c |
        | four of one suit, the low card is not      | 9h 7h 5h 3h 2s | 4s Th 6c 2h 3s |
        | four of one suit, the middle card is not   | 9c 7c 5d 3c 2c | 4s Th 6c 2h 3s |
        | two suits                                  | 8c 6d 4c 3d 2c | 6s 4h 5c 7c 9c |
        | five in a row but for a pair               | 2s 3c 6s 6h 5h | 7s 4s 7h 3s 2h |
        | five in a row but for a pair at the bottom | 6h 2s 4s 2h 5s | 6s 3d 3s 4h 5d |
        | five in a row but for a pair in the middle | 2h 6h 4c 5d 4s | 7d 5c 3h 5s 4h |

    Scenario Outline: what is nearly a straight or a flush costs nothing, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                                       | better         | worse          |
        | four in a row and one above                | 4c 7d 6h 5s 9c | Ts 5d 2h 4s 3s |
        | four in a row and one below                | 9c 7d 8c 6h 2s | 2d 5d 4c 3h Th |
        | a gap in the middle                        | 6h 5h 7d 3d 2h | 3s 5d 8h 2s 4c |
        | four of one suit, the top card is not      | 9d 7c 5c 3c 2c | 4h 3s 6c 2d Ts |
        | four of one suit, the low card is not      | 9h 7h 5h 3h 2s | 3d 6c 2h 4d Tc |
        | four of one suit, the middle card is not   | 9s 7s 5h 3s 2s | 3d 6c 2h 4d Tc |
        | two suits                                  | 8c 6d 4c 3d 2c | 5c 7d 6s 9s 4h |
        | five in a row but for a pair               | 2s 6h 3c 5c 6c | 2d 7h 4d 3h 7s |
        | five in a row but for a pair at the bottom | 4s 2d 5h 6h 2s | 6s 3c 4c 5s 3s |
        | five in a row but for a pair in the middle | 6d 5s 4s 2c 4h | 3h 5c 5h 4d 7d |

    Scenario Outline: a straight or a flush loses to any pair
      Then <better> beats <worse>

      Examples:
        | case                 | better         | worse          |
        | straight to the six  | 2d 7d 2c 3d 4d | 5h 4h 2h 3c 6c |
        | straight to the ten  | Kh 2s 3s Kc 4c | Ts 7d 8d 9d 6h |
        | straight to the king | 2h Ad Ac 3c 4d | Jd 9s Kd Ts Qs |
        | straight to the ace  | 3c 5d 2s 4d 2h | Th Kd Js As Qc |
        | a low flush          | 3c Qc 4s 2d Qh | 2h 3h 5h 8h 6h |
        | an ace-high flush    | 3h 5h 2h 4c 2d | As Ks 9s Qs Js |

    Scenario Outline: a straight or a flush loses to any pair, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                 | better         | worse          |
        | straight to the six  | 3d 7c 4s 2d 2s | 5c 4d 2c 6d 3s |
        | straight to the ten  | Kc 2h Ks 4c 3c | 9d 6d 7h 8c Th |
        | straight to the king | Ac 3c 4c Ah 2d | Ks Qs 9d Td Js |
        | straight to the ace  | 2d 5c 4h 2s 3s | Jd Kh Ts Ah Qh |
        | a low flush          | 4c 2c Qs Qh 3s | 8h 2h 3h 5h 6h |
        | an ace-high flush    | 3s 5s 2d 4h 2s | Ks As Js 9s Qs |

    Scenario: a straight loses the pot to a king-high hand with a player all-in
      Given a table of three
      And P3 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 9c 8d 7h 6s 5c |
        | P2     | Kd Qh Ts 4c 2d |
        | P3     | 3c 3d Jh 8s 4h |
      When the hand is played out
      Then P2 wins the pot

    Scenario: a straight loses the pot of six
      Then at showdown of these hands, hand 2 wins
        | 9c 8d 7h 6s 5c |
        | Kd Qh Ts 4c 2d |
        | 3c 3d Jh 8s 4h |
        | 2c 2h Ah Th 6d |
        | Ad Qc Jd 9h 4d |
        | Kc Ks 7d 5h 4s |

  @RANK-4
  Rule: 7-5-4-3-2, not all in one suit, is the best hand there is.

    Scenario Outline: the best hand beats
      Then <better> beats <worse>

      Examples:
        | case                   | better         | worse          |
        | number 2               | 3s 5d 7c 2h 4h | 4s 6h 2d 3h 7d |
        | the best eight         | 2d 7s 3c 5c 4d | 4s 8d 3s 2s 5h |
        | six high, a straight   | 5h 2c 7c 3s 4s | 6c 2h 5s 3d 4d |
        | the best ace           | 3c 7h 4d 5h 2d | 2s 4s 5c Ah 3s |
        | the lowest pair        | 7s 5s 4d 3h 2d | 2h 2s 3d 5c 4h |
        | itself in one suit     | 5d 2d 7h 4d 3d | 4c 7c 5c 2c 3c |
        | seven high, a straight | 4d 3d 7c 2d 5c | 7d 4h 5s 3c 6d |

    Scenario Outline: the best hand beats, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                   | better         | worse          |
        | number 2               | 3h 4c 5c 7s 2d | 7h 3s 2s 4d 6c |
        | the best eight         | 4c 3c 2h 5h 7c | 4d 8d 3d 5c 2s |
        | six high, a straight   | 5h 2d 4s 7h 3d | 4c 6d 5s 3s 2s |
        | the best ace           | 7c 4s 3c 5c 2h | 5d 2s Ah 3d 4d |
        | the lowest pair        | 2h 7s 4c 5d 3d | 5c 2d 4s 2s 3s |
        | itself in one suit     | 4s 7s 2h 3h 5d | 3c 7c 5c 2c 4c |
        | seven high, a straight | 5s 7s 2h 4h 3h | 5h 3s 4c 7c 6s |

    Scenario Outline: the best hand holds four of one suit
      Then <better> beats <worse>

      Examples:
        | case               | better         | worse          |
        | not the seven | 7d 5c 4c 3c 2c | 6d 7c 3d 4h 2h |
        | not the five               | 7c 5h 4c 3c 2c | 3s 6c 2s 4s 7h |
        | four               | 7s 5s 4d 3s 2s | 3c 6s 4h 7c 2d |
        | three              | 7h 5h 4h 3c 2h | 3s 4s 7d 6c 2c |
        | two                | 7d 5d 4d 3d 2s | 6d 7c 3s 2c 4h |

    Scenario Outline: the best hand holds four of one suit, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case               | better         | worse          |
        | not the seven | 7d 5c 4c 3c 2c | 4d 3s 2s 6s 7h |
        | not the five               | 7c 5h 4c 3c 2c | 7h 6c 2d 3h 4h |
        | four               | 7s 5s 4d 3s 2s | 3c 2h 4s 6h 7h |
        | three              | 7h 5h 4h 3c 2h | 7d 4d 2s 6s 3h |
        | two                | 7d 5d 4d 3d 2s | 4c 3s 2c 6s 7h |

    Scenario Outline: 7-5-4-3-2 in one suit is a flush, and loses to
      Then <better> beats <worse>

      Examples:
        | case                          | better         | worse          |
        | the worst hand without a pair | 9h Kh Qc Jh Ac | 2c 3c 4c 7c 5c |
        | the worst pair                | Js Qd Kh Ad Ah | 5d 2d 4d 3d 7d |
        | the worst two pair            | Kh As Ah Qs Ks | 5h 3h 7h 4h 2h |
        | the worst three of a kind     | Ah As Kh Ad Qs | 4s 2s 7s 5s 3s |
        | the worst straight            | Kd Ts Jh Ah Qs | 7c 2c 5c 3c 4c |

    Scenario Outline: 7-5-4-3-2 in one suit loses the pot to
      Then at showdown <better> beats <worse>

      Examples:
        | case                          | better         | worse          |
        | the worst hand without a pair | Kh Ad Qs Jh 9c | 5s 4s 3s 7s 2s |
        | the worst pair                | As Kd Jh Qs Ad | 5h 3h 4h 7h 2h |
        | the worst straight            | Qh Kh Jd Ah Tc | 4d 2d 3d 5d 7d |

    Scenario: the best of six hands
      Then of these hands, hand 3 wins
        | 6s 4h 5s 7d 3c |
        | 3s 4c 2s 8h 5c |
        | 5h 2h 7h 4d 3d |
        | 4s 3h 6d 2d 5d |
        | 9h Qh Td 9d Kh |
        | Js Th 6c 9c 8c |

    Scenario: the best of six hands at showdown
      Then at showdown of these hands, hand 3 wins
        | 4h 3h 7h 6s 5d |
        | 2s 8c 3s 5s 4s |
        | 3c 2d 5h 7s 4d |
        | 6h 4c 2c 3d 5c |
        | Qs 9h 9c Td Kh |
        | 9s 8h 6c Tc Js |

  @RANK-5
  Rule: Hands without a pair compare from the highest card down: 7-6-4-3-2 is second, 7-6-5-3-2 third.

    Scenario: the nineteen best hands in order
      Then each of these hands beats the next
        | 2s 4h 5d 3d 7h |
        | 7c 6c 4s 3c 2h |
        | 2s 7h 5s 3s 6s |
        | 2d 6d 4d 7s 5d |
        | 8d 2h 4h 3d 5c |
        | 3s 8c 6c 4c 2c |
        | 5d 8s 3c 2s 6d |
        | 2h 8d 6s 5c 4h |
        | 3c 4d 8h 5s 6d |
        | 8s 7s 3d 2h 4s |
        | 2s 8c 3h 7h 5s |
        | 4d 2h 7c 8d 5d |
        | 4c 8c 7d 5c 3s |
        | 6h 7c 8h 2s 3c |
        | 2c 8c 7s 4h 6d |
        | 6c 7d 8h 3c 4c |
        | 2s 8s 5s 6d 7c |
        | 8c 7h 5d 3c 6s |
        | 9s 3d 4c 5s 2s |

    Scenario: the nineteen best hands in order, at showdown
      Then at showdown each of these hands beats the next
        | 3h 2s 7s 5c 4s |
        | 4h 2d 6h 3s 7c |
        | 6s 7h 3c 5c 2s |
        | 7c 2d 5h 6c 4d |
        | 4s 2s 8d 5d 3c |
        | 4h 2d 8s 3h 6c |
        | 3d 6h 5d 8h 2h |
        | 2c 6c 5s 8s 4h |
        | 8c 4d 6h 5h 3s |
        | 7s 2s 4h 8d 3c |
        | 5c 8c 2c 7c 3s |
        | 4s 7s 2h 8s 5d |
        | 7h 5h 3c 4h 8h |
        | 2d 7c 6d 3s 8c |
        | 6h 7d 4c 8h 2s |
        | 4h 6s 3s 8d 7h |
        | 6c 8h 7d 5d 2d |
        | 6d 8d 7c 3c 5c |
        | 2h 9d 3s 4d 5h |

    Scenario: the best and the worst under each high card
      Then each of these hands beats the next
        | 9d 3c 7d 6h 8d |
        | 4s 6s 7s 9c 8c |
        | 5s Th 3c 4h 2s |
        | 5h 7d 9h Ts 8c |
        | 5d 4c 2c 3c Jd |
        | 8s Th 9s 6c Jc |
        | Qc 3c 5h 4c 2d |
        | Qh Tc 9h Jd 7s |
        | 3c 2d 5c 4c Kc |
        | Qc Kh Jc Ts 7c |
        | Kc Th Js 8h Qs |

    Scenario: the best and the worst under each high card, at showdown
      Then at showdown each of these hands beats the next
        | 6s 9s 7s 3s 8d |
        | 8c 9c 6h 7h 4h |
        | 3c 2d 4c 5d Td |
        | 8c 9s 5s Th 7s |
        | 3d 4h Jd 2d 5c |
        | 8c Js 9d Tc 6d |
        | 3h 2d 4d Qh 5s |
        | Jc Td 9h Qs 7c |
        | 5d 4h 3c 2c Kd |
        | 7h Ks Tc Jc Qs |
        | 8d Jd Qd Kh Ts |

    Scenario Outline: the first card that differs decides
      Then <better> beats <worse>

      Examples:
        | case                                    | better         | worse          |
        | second card                             | 5h Kc 9c 8d 7h | 4s Kh Tc 3h 2c |
        | third card                              | 8d Ks 7s Tc 6h | 9c Th 2d Kh 3s |
        | fourth card                             | 6c Ts Kh 9c 7c | Tc 8s 9h Kd 2h |
        | last card                               | 2d 8c Tc 9d Kc | Ts Kd 8h 9c 3s |
        | second card of an ace                   | Th Qs 8s Jc Ad | 3h 4d Ah 2h Kd |
        | third card of an ace                    | 8d 7c 6h Kd Ad | 2c 3d Kh As 9s |
        | fourth card of an ace                   | 9h Kd Ac Qd Td | Kh As Qc Jh 2c |
        | last card of an ace                     | Ad 7c Kd Qs Jc | Kh Qh Ah 8c Jh |
        | second card of a nine                   | 9c 7c 5c 4d 6s | 3h 9h 2c 4s 8c |
        | third card of a nine                    | 8s 6s 4h 5c 9s | 2h 9h 8d 7c 3c |
        | fourth card of a nine                   | 9h 8h 3c 4s 6d | 2c 6s 9d 5c 8c |
        | last card of a nine                     | 7h 4d 2d 9c 8d | 7c 9d 8c 4h 3d |
        | last card of a queen                    | Td 6h 8c Qd 2c | 8d 3c Qh 6c Ts |
        | all lower cards are worse but the first | Td 8h 9h 3d 7h | 2c 4h 5d Jh 3h |

    Scenario Outline: the first card that differs decides, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                                    | better         | worse          |
        | second card                             | 7c 9h Ks 8c 5s | 4s 2s Td 3d Kh |
        | third card                              | Ts 8s 6h 7s Kd | Kh 9s Td 2h 3c |
        | fourth card                             | 7c 6h Td Kh 9d | Tc 9h Kc 8h 2c |
        | last card                               | 8d Kh 9d Th 2s | Ts 8c 3h 9h Kd |
        | second card of an ace                   | Th Js Qh 8c Ad | 2h As Kd 4h 3c |
        | third card of an ace                    | 6s Ah 8h 7s Ks | 3s Ac 9h Kc 2s |
        | fourth card of an ace                   | Ks 9s Qs Ac Tc | Qc Js Kh Ah 2c |
        | last card of an ace                     | Qd Ac 7c Kc Js | Qh Jd 8c As Ks |
        | second card of a nine                   | 6d 5d 4d 7s 9s | 8s 4s 2h 3d 9c |
        | third card of a nine                    | 6h 4s 9c 8h 5d | 7h 9s 3s 2c 8d |
        | fourth card of a nine                   | 8c 4c 3s 6c 9c | 9s 2h 8h 6s 5h |
        | last card of a nine                     | 9c 8d 4s 2s 7c | 7s 9h 4c 3s 8h |
        | last card of a queen                    | 6h 8h Tc Qc 2c | 8s Ts 3h Qh 6c |
        | all lower cards are worse but the first | 9h 8d 7h 3s Td | 5d 2s 4d 3d Jd |

    Scenario: three hands alike but for the last card
      Then of these hands, hand 2 wins
        | Qs 8s 3h 9c 7c |
        | 7d Qc 8d 2s 9d |
        | Qh 4h 9s 7h 8c |

    Scenario: four hands alike but for the last cards
      Then at showdown of these hands, hand 3 wins
        | Ts 3d Jc 7c 9s |
        | Tc 9c 7h Jd 2c |
        | 2s Td Js 9d 6s |
        | Th 9h Jh 3h 6c |

  @RANK-6
  Rule: A-5-4-3-2 is no straight: it is the best ace-high hand, and every king-high hand without a pair beats it. All in one suit it is an ace-high flush, not a straight flush.

    Scenario Outline: the nut ace is no straight, and is better than
      Then <better> beats <worse>

      Examples:
        | case                           | better         | worse          |
        | the next ace                   | 2h 5h 3d 4d Ac | 2s 4h 3c 6h Ah |
        | an ace with better cards below | As 3c 2h 5d 4d | 7d 2s 4c Ac 3h |
        | the worst ace                  | As 5h 3c 2c 4h | 9d Jc Qs Kd Ac |
        | the lowest pair                | As 5c 3s 4c 2s | 2c 2h 5h 3h 4d |
        | a pair of aces                 | 5h 2h 3h Ah 4d | As 3s Ad 5d 4c |
        | three of a kind                | 5s 3s Ac 4c 2s | 6s 3c 6h 5c 6d |
        | six high, a straight           | Ah 2d 3s 4d 5c | 5d 4c 3c 6d 2h |
        | ace high, a straight           | 4c 3s 5s 2c Ac | Ad Kc Qd Th Jc |
        | itself in one suit             | 4s Ah 3s 2s 5h | Ac 2c 3c 5c 4c |

    Scenario Outline: the nut ace is no straight, and is better than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                           | better         | worse          |
        | the next ace                   | Ac 4h 3d 2d 5d | Ah 3c 4d 6c 2s |
        | an ace with better cards below | 2c 3s 4h As 5d | 4c Ah 3c 7s 2h |
        | the worst ace                  | 2c 5d As 4s 3c | Jh Qh Ks 9d Ac |
        | the lowest pair                | 2c Ah 4d 5s 3d | 5c 2d 4h 3h 2h |
        | a pair of aces                 | 3c 5h 2s Ah 4s | Ac 3d As 4h 5s |
        | three of a kind                | 2c 5h Ah 4d 3c | 5s 6h 3h 6s 6d |
        | six high, a straight           | 2h 5h 3d 4s As | 2d 6d 5d 4h 3s |
        | ace high, a straight           | 4h 5s As 2h 3c | Ks Jc Ac Td Qc |
        | itself in one suit             | Ah 5d 2h 3h 4s | 4c 3c 2c 5c Ac |

    Scenario Outline: the nut ace is worse than any king-high hand
      Then <better> beats <worse>

      Examples:
        | case                 | better         | worse          |
        | the worst king       | Tc Jh Kc Qd 8s | 2c 5d Ac 3h 4s |
        | the best king        | 5h 3d 2d 4d Kc | Ad 2c 5d 3h 4h |
        | a king with an eight | 6s 7s 8c 3h Kc | As 2d 5d 4s 3c |
        | the worst queen      | 7d Tc 9s Jc Qh | Ac 3s 4s 5s 2d |
        | the wheel            | 5c 7s 3c 4c 2d | Ah 4d 3d 2h 5h |

    Scenario Outline: the nut ace is worse than any king-high hand, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                 | better         | worse          |
        | the worst king       | Jh 8c Kh Qh Ts | 5s 2c 4h 3s Ac |
        | the best king        | 5c 2d Kh 3h 4c | 3d Ad 5d 2c 4s |
        | a king with an eight | 8c 7h 3c Kd 6d | 3d 2s 4d 5d As |
        | the worst queen      | 7s Jd Th 9c Qs | 4s 2c 3c 5h Ad |
        | the wheel            | 3c 4h 2h 7d 5c | 5s 2c 3h 4s Ac |

    Scenario Outline: the nut ace in one suit is an ace-high flush, better than
      Then <better> beats <worse>

      Examples:
        | case                    | better         | worse          |
        | the next flush          | 4c 3c Ac 5c 2c | 6d 2d 3d Ad 4d |
        | the worst flush         | 3h 5h Ah 2h 4h | Ks Qs Js 9s As |
        | the best full house     | 3d 4d 5d Ad 2d | 2h 3s 2s 3h 2c |
        | four of a kind          | 3s 4s 5s 2s As | 6c 5c 6d 6s 6h |
        | the best straight flush | 3c 2c 5c Ac 4c | 3h 6h 5h 4h 2h |
        | a royal flush           | 5h Ah 3h 2h 4h | Jc Kc Qc Tc Ac |

    Scenario Outline: the nut ace in one suit is an ace-high flush, better than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                    | better         | worse          |
        | the next flush          | 5c 3c 4c Ac 2c | 3d 4d 6d Ad 2d |
        | the worst flush         | 4h 5h 3h Ah 2h | Qs As Ks 9s Js |
        | the best full house     | Ad 3d 4d 5d 2d | 2s 3c 2h 3h 2c |
        | four of a kind          | As 2s 5s 4s 3s | 6h 6c 6s 5c 6d |
        | the best straight flush | Ac 4c 2c 3c 5c | 6h 4h 2h 3h 5h |
        | a royal flush           | 3h Ah 2h 5h 4h | Tc Qc Kc Ac Jc |

    Scenario Outline: the nut ace in one suit is an ace-high flush, worse than
      Then <better> beats <worse>

      Examples:
        | case                          | better         | worse          |
        | a king-high flush             | 8d Jd Td Kd Qd | 2c Ac 3c 5c 4c |
        | the best flush                | 5h 7h 2h 4h 3h | 4d 2d 5d 3d Ad |
        | the worst straight            | Ac Tc Qd Jd Kh | Ah 2h 4h 5h 3h |
        | the best straight             | 4h 2d 5h 3d 6s | 2s As 5s 3s 4s |
        | the worst hand without a pair | Ks Ah 9s Jd Qs | 5c 4c Ac 3c 2c |
        | the worst three of a kind     | Ac Kd Qc As Ah | 3d 4d Ad 2d 5d |

    Scenario Outline: the nut ace in one suit is an ace-high flush, worse than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                          | better         | worse          |
        | a king-high flush             | 8d Qd Kd Td Jd | 4c 3c 5c Ac 2c |
        | the best flush                | 4h 2h 5h 3h 7h | Ad 4d 5d 2d 3d |
        | the worst straight            | Jh Qd Kc Ts Ac | 4h Ah 2h 5h 3h |
        | the best straight             | 2h 6c 5h 3d 4d | 4s 5s As 3s 2s |
        | the worst hand without a pair | Qh Ks As 9d Jh | Ac 2c 4c 3c 5c |
        | the worst three of a kind     | Ac Kh As Ah Qs | 3d 4d 5d Ad 2d |

    Scenario: the nut ace among six hands
      Then of these hands, hand 3 wins
        | 3h As 2s 4c 6s |
        | Js Kd Qs Ts Ac |
        | 2h 4s 3d 5c Ad |
        | 2c 5h 3c 6d 4h |
        | 8d 4d 3s 7h 8h |
        | 9h Qd Ah 8s 7d |

    Scenario: the nut ace among six hands, at showdown
      Then at showdown of these hands, hand 3 wins
        | 4c 6d Ah 2s 3d |
        | Kd Qh As Js Td |
        | 4d Ad 3c 2d 5d |
        | 5c 2h 3s 6s 4s |
        | 4h 3h 8h 7s 8c |
        | 8s 7c 9h Qd Ac |

    Scenario: two nut aces among four hands
      Then of these hands, hands 1 and 3 win
        | 2d 5c 3s Ad 4s |
        | 2h 3d 4h Ah 6s |
        | 3h 4d 5d 2c Ac |
        | 6d 7h 3c 4c 5s |

    Scenario: two nut aces at a showdown of four
      Then at showdown of these hands, hands 1 and 3 win
        | 4d 2h 5d As 3d |
        | 4h 2s Ad 3h 6s |
        | 4s 2c 3c Ah 5h |
        | 3s 6d 4c 5c 7s |

    Scenario: A-5-4-3-2 wins the pot with a player all-in
      Given a table of three
      And P3 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | Ac 5d 4h 3s 2c |
        | P2     | 2d 2h 7s 5c 4c |
        | P3     | Kd Kh 9s 8c 3d |
      When the hand is played out
      Then P1 wins the pot

  @RANK-7
  Rule: A-K-Q-J-9, not all in one suit, is the worst hand without a pair.

    Scenario Outline: A-K-Q-J-9 is worse than
      Then <better> beats <worse>

      Examples:
        | case           | better         | worse          |
        | A-K-Q-J-8      | Qs Ks 8d As Jc | Qh Jh Kd Ac 9s |
        | A-K-Q-T-9      | Td Qh Kh Ah 9d | As Kc Qd Jd 9c |
        | A-K-J-T-9      | Tc Ah Ks 9d Js | 9s As Jd Kc Qc |
        | A-Q-J-T-9      | Td Js As 9d Qd | Ks Jd Ac Qs 9h |
        | the best ace   | 3d Ad 5h 2h 4d | 9d Ac Js Kc Qd |
        | the worst king | Qd Ks Td Jc 8c | Kd Qs As 9s Js |
        | the best hand  | 4s 2c 7h 3h 5h | Ac Qh Jh Ks 9s |

    Scenario Outline: A-K-Q-J-9 is worse than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case           | better         | worse          |
        | A-K-Q-J-8      | Kd 8d Js Qs Ad | Ks 9c Jh Ac Qd |
        | A-K-Q-T-9      | 9h Th Kh Ac Qc | Kd 9d Qd Ad Jc |
        | A-K-J-T-9      | Jd Ac 9d Kh Td | Jh Kc As 9h Qc |
        | A-Q-J-T-9      | Qs 9s As Th Jd | 9d Js Ks Ah Qh |
        | the best ace   | 4s 5s 2c 3c Ad | 9h Ah Qc Jh Kc |
        | the worst king | Qd Ts Jd Kc 8h | Jc 9s Kd Ad Qh |
        | the best hand  | 4c 7d 5s 3d 2c | 9c Kc Qc Jc As |

    Scenario Outline: A-K-Q-J-9 is better than
      Then <better> beats <worse>

      Examples:
        | case                       | better         | worse          |
        | the lowest pair            | Qd 9s Jc Ad Kd | 5h 2c 4c 3s 2d |
        | a pair of nines            | Kh Qd 9d Ac Jc | 4h 3d 2h 9c 9h |
        | a pair of aces             | Jh Qh Ac Kd 9h | As 3h Ad 2c 4s |
        | the lowest two pair        | Qc Jd Kc 9d Ac | 2h 2s 4c 3c 3s |
        | the lowest three of a kind | Kc Ad Jh 9h Qc | 4h 2s 2d 2h 3h |
        | itself with a ten          | 9h Qs Jh Ac Kh | Jc Kc Qh Ts Ah |
        | itself in one suit         | Ad Qd Js 9s Kd | Ac Kc Qc Jc 9c |

    Scenario Outline: A-K-Q-J-9 is better than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                       | better         | worse          |
        | the lowest pair            | Kd As 9s Jd Qh | 4c 2d 2s 5c 3s |
        | a pair of nines            | Ah Ks 9c Qs Jc | 2s 9h 9d 4s 3d |
        | a pair of aces             | Jh Kd 9h Qs Ac | 4s 3h 2h As Ah |
        | the lowest two pair        | Jc As 9c Ks Qc | 3s 4h 2s 2h 3h |
        | the lowest three of a kind | Ac Ks Jh 9s Qs | 2h 3c 2s 2c 4h |
        | itself with a ten          | Kc 9d Qd Ad Jd | Qc Ks Ah Jh Th |
        | itself in one suit         | 9h Ks Ad Jh Qh | Qc 9c Kc Ac Jc |

    Scenario: A-K-Q-J-9 against five worse hands
      Then at showdown of these hands, hand 4 wins
        | 3h 2d 2c 5d 4c |
        | Ts Kc Ad As Qh |
        | 3c 2h 3s 2s 4s |
        | Kh 9h Jd Ah Qs |
        | 4h 3d 5s 6c 7h |
        | 8c 5h 8h 6h 8d |

  @RANK-8
  Rule: 5-4-3-2-2 comes right after A-K-Q-J-9: any pair is worse than any hand without one.

    Scenario Outline: a pair is worse than the worst hand without one
      Then <better> beats <worse>

      Examples:
        | case   | better         | worse          |
        | twos   | Jh Qh 9c Ad Kc | 2h 4s 3h 2d 5d |
        | threes | Js 9c Kh Qc Ac | 2c 5s 3d 3s 4d |
        | fours  | 9d Ks Jd Ah Qs | 4d 2c 3h 4s 5h |
        | fives  | Qs Ah 9h Js Kd | 3c 5s 5c 2s 4h |
        | sixes  | Qs 9h Kd Ah Js | 3c 4h 6s 6h 2h |
        | sevens | Qd Ah 9c Ks Jh | 3h 7h 2c 4c 7s |
        | eights | Ad Jc Ks Qc 9s | 8h 2h 8d 3s 4d |
        | nines  | 9s Kd Jd Qc Ac | 9d 3d 4s 9h 2h |
        | tens   | Ah Qd Jh Kh 9h | Ts 3d Th 4s 2s |
        | jacks  | 9s Kh Ac Qd Jd | 4h Jh 3d Jc 2h |
        | queens | Ad Qc 9s Kd Js | Qd Qs 4h 3s 2s |
        | kings  | 9d Js Qd Kh Ac | 2h Kc 4c 3h Ks |
        | aces   | Kc Jd Ac Qc 9d | 2s Ah Ad 4s 3d |

    Scenario Outline: a pair is worse than the worst hand without one, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case   | better         | worse          |
        | twos   | Kd 9d Jc Ad Qd | 5h 3h 2h 4d 2c |
        | threes | 9s Js Qc As Ks | 3d 3s 4s 2s 5h |
        | fours  | Kd 9s Qd Jh Ad | 5s 3h 4d 4s 2s |
        | fives  | Ac 9d Qd Js Ks | 5c 2d 4s 5d 3s |
        | sixes  | Ah Qh Kh 9s Js | 6d 6s 2h 4c 3d |
        | sevens | Ah 9d Jh Qs Kc | 3d 7h 7c 4s 2d |
        | eights | Jc Kd Ad Qc 9d | 3s 4s 2c 8d 8s |
        | nines  | Ac Jh Qh 9c Kc | 2s 9d 4c 9s 3s |
        | tens   | Kd Qs As Jd 9h | Tc Td 3s 4h 2s |
        | jacks  | Ks Jd Qh 9s Ad | Jc Jh 3c 2h 4s |
        | queens | As Js Qs Kd 9c | 3c Qh 2d Qc 4d |
        | kings  | 9d Ac Qc Jd Ks | 4d Kc 2s 3c Kd |
        | aces   | Kd Qs 9s Ad Jd | 2h 4d 3d Ah Ac |

    Scenario Outline: the pair that comes first of all pairs
      Then <better> beats <worse>

      Examples:
        | case          | better         | worse          |
        | before a six  | 5s 2h 3s 2s 4h | 6d 3d 2c 2d 4d |
        | before threes | 4d 2d 5h 3d 2c | 4s 3s 5c 2h 3h |
        | before an ace | 3d 2d 5c 2c 4d | 2s Ah 2h 3h 4c |
        | before aces   | 4c 5h 2c 2d 3d | 3h Ad 2s Ac 4s |

    Scenario Outline: the pair that comes first of all pairs, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case          | better         | worse          |
        | before a six  | 2c 2h 5h 4c 3s | 6h 4d 3c 2s 2d |
        | before threes | 2s 5c 4s 3s 2c | 3h 2d 5s 4h 3d |
        | before an ace | 2d 4d 2s 3d 5d | 3s Ac 2c 2h 4s |
        | before aces   | 5s 2s 3h 4c 2d | As 2c 4d 3d Ah |

    Scenario: from the worst hand without a pair to the first pairs
      Then each of these hands beats the next
        | Ah 8d Qh Jd Kd |
        | 9s Qs Jc Ad Kh |
        | 4d 2s 3h 2d 5h |
        | 6c 3s 2h 2c 4c |
        | 3c 5d 6h 2s 2d |
        | 4h 2c 6d 2h 5c |

    Scenario: from the worst hand without a pair to the first pairs, at showdown
      Then at showdown each of these hands beats the next
        | Jh Qc 8d Ah Kh |
        | Qd As 9d Ks Jc |
        | 4h 2h 5h 2d 3h |
        | 3s 2s 2c 6d 4s |
        | 5s 2d 6s 3c 2h |
        | 2c 4h 2s 5d 6c |

  @RANK-9
  Rule: Categories run from best to worst: no pair, one pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush: high poker turned upside down.

    Scenario Outline: the worst of a category beats the best of the next
      Then <better> beats <worse>

      Examples:
        | case                                   | better         | worse          |
        | no pair before one pair                | Qs Jc Kc 9c As | 4h 3c 5c 2h 2c |
        | one pair before two pair               | Qc Ac Jh Kc As | 3d 3h 2c 2d 4d |
        | two pair before three of a kind        | As Ks Qc Kd Ac | 2h 4h 3c 2d 2s |
        | three of a kind before a straight      | Qd As Ac Kh Ah | 4s 5s 2h 6c 3h |
        | a straight before a flush              | Ts Ks Ac Qc Jd | 3c 4c 7c 5c 2c |
        | a flush before a full house            | Kh Ah Qh 9h Jh | 3h 3c 2d 2s 2c |
        | a full house before four of a kind     | Ac As Kd Kc Ad | 2d 2h 2s 2c 3s |
        | four of a kind before a straight flush | Ah Kc Ad Ac As | 4d 2d 3d 6d 5d |

    Scenario Outline: the worst of a category beats the best of the next, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                                   | better         | worse          |
        | no pair before one pair                | 9s Ad Qd Kc Jh | 2s 5s 4h 3d 2h |
        | one pair before two pair               | Kc Js As Ac Qs | 3h 4h 3d 2s 2c |
        | two pair before three of a kind        | Qh Ac Kh Kc Ad | 2c 2h 3c 4h 2s |
        | three of a kind before a straight      | Qs Ac As Ad Ks | 3d 5d 2c 6h 4d |
        | a straight before a flush              | Kd Qc Js Tc Ad | 5c 7c 3c 2c 4c |
        | a flush before a full house            | Qh Kh 9h Jh Ah | 2h 2d 3h 2s 3s |
        | a full house before four of a kind     | Ah Kh As Ad Ks | 3c 2h 2d 2s 2c |
        | four of a kind before a straight flush | Ac Ad Ks As Ah | 2d 3d 5d 4d 6d |

    Scenario: an ordinary hand of each category
      Then each of these hands beats the next
        | 8s 4c 2c 3h 6d |
        | 2h 5s 9s 9c 4d |
        | 4c Th 4s 8h Ts |
        | 6s 6c 6h 2c 3d |
        | 6d Td 9c 7d 8h |
        | Qh 6h 4h 3h Th |
        | 5s 8d 8h 5c 8s |
        | 3c 3h 3d Kh 3s |
        | 6c 5c 9c 8c 7c |

    Scenario: an ordinary hand of each category, at showdown
      Then at showdown each of these hands beats the next
        | 8h 6c 3s 4d 2s |
        | 9c 5s 4c 2h 9s |
        | 8d 4h Td Th 4d |
        | 6d 6h 6c 3c 2s |
        | 8c 7d 6s 9h Td |
        | 4h Qh 3h 6h Th |
        | 5c 8s 8h 8d 5s |
        | 3s 3h Kc 3c 3d |
        | 9c 5c 6c 8c 7c |

    Scenario Outline: every shape of two pair is two pair
      Then <better> beats <worse>

      Examples:
        | case                                   | better         | worse          |
        | odd card on top beats three of a kind  | Ac 2d 3c 2h 3s | 4s 6c 4h 5s 4c |
        | odd card between beats three of a kind | Ts 2s Kh 2c Kc | 3c 4h 3d 3s 2h |
        | odd card below beats three of a kind   | Jc Qd 2s Js Qh | 4h 5s 3d 3s 3h |
        | odd card on top loses to one pair      | Qd Ah Ac Kc Js | Ks 3c 2c 2s 3d |
        | odd card between loses to one pair     | Jh Qd Ad As Kd | 4h 4c 2h 2c 3c |
        | odd card below loses to one pair       | Qc Kd Ah Jc Ac | 4c 2h 4s 3s 3d |

    Scenario Outline: every shape of two pair is two pair, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                                   | better         | worse          |
        | odd card on top beats three of a kind  | 2s Ah 3c 2h 3s | 6d 4d 4s 5h 4h |
        | odd card between beats three of a kind | Kc Kd 2h 2c Ts | 3s 3d 2s 3c 4d |
        | odd card below beats three of a kind   | Qd Jd Jh 2s Qh | 5c 3h 4d 3c 3d |
        | odd card on top loses to one pair      | Qh Jd Ad As Kd | 2h 3d Ks 3h 2s |
        | odd card between loses to one pair     | Jd Ah Qc Ac Ks | 4h 4s 3c 2d 2c |
        | odd card below loses to one pair       | Qd Kd Ac As Js | 3c 3h 4d 4h 2d |

    Scenario Outline: every shape of three of a kind is three of a kind
      Then <better> beats <worse>

      Examples:
        | case                           | better         | worse          |
        | low three beats a straight     | 2d 2c 2s Ac Kc | 7s 6d 4c 5h 3s |
        | middle three beats a straight  | 7d 2s 7h 7s Kd | 3h 2c 4d 5h 6s |
        | high three beats a straight    | 2c Kd 3d Ks Kh | 3s 2s 5h 6d 4d |
        | low three loses to two pair    | Kh Ks Qd Ad Ac | 4s 3c 2s 2h 2c |
        | middle three loses to two pair | Kd Qh Ah As Ks | 6d 7h 6h 2s 6c |
        | high three loses to two pair   | Kc Ad Ah Qh Kh | Jc 2s 3c Jh Jd |

    Scenario Outline: every shape of three of a kind is three of a kind, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                           | better         | worse          |
        | low three beats a straight     | Ks Ah 2c 2h 2d | 7s 5s 4c 3s 6s |
        | middle three beats a straight  | Kc 7s 7c 2h 7h | 6h 3s 2d 4c 5s |
        | high three beats a straight    | Kc Kd Ks 2d 3h | 5s 4d 6d 3s 2h |
        | low three loses to two pair    | Qd Kc Ks Ac Ah | 2s 4c 3d 2h 2c |
        | middle three loses to two pair | Qc Ac Kc Ah Kh | 7s 6h 2h 6d 6s |
        | high three loses to two pair   | As Ac Kc Qs Kh | Jh Js Jd 3h 2h |

    Scenario Outline: every shape of a full house is a full house
      Then <better> beats <worse>

      Examples:
        | case                            | better         | worse          |
        | low three beats four of a kind  | 2s Ad 2c Ac 2h | 3c 4c 3h 3d 3s |
        | high three beats four of a kind | 2c Ad As 2h Ah | 4d 3h 3s 3d 3c |
        | low three loses to a flush      | 9c Ac Jc Kc Qc | 8d 2d 8c 2c 2h |
        | high three loses to a flush     | Qd Kd Ad 9d Jd | 2s 8c 2d 8h 8d |

    Scenario Outline: every shape of a full house is a full house, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                            | better         | worse          |
        | low three beats four of a kind  | Ad As 2d 2h 2s | 3c 3h 3s 3d 4h |
        | high three beats four of a kind | 2h 2s Ac As Ad | 3d 3s 3c 3h 4c |
        | low three loses to a flush      | 9c Qc Kc Jc Ac | 8s 2d 2c 2s 8d |
        | high three loses to a flush     | Jd 9d Ad Kd Qd | 8c 8d 8s 2s 2d |

    Scenario Outline: every shape of four of a kind is four of a kind
      Then <better> beats <worse>

      Examples:
        | case                                   | better         | worse          |
        | odd card on top beats a straight flush | 2h 2d 2c 2s As | 5c 4c 7c 3c 6c |
        | odd card below beats a straight flush  | 2h Kh Ks Kd Kc | 5c 4c 7c 3c 6c |
        | odd card on top loses to a full house  | Ad Ac Ah Ks Kh | 2s 2h 2c Qs 2d |
        | odd card below loses to a full house   | Kh Ac Kc Ah As | Qd Qs 2h Qc Qh |

    Scenario Outline: every shape of four of a kind is four of a kind, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                                   | better         | worse          |
        | odd card on top beats a straight flush | 2c 2h As 2s 2d | 6c 7c 5c 3c 4c |
        | odd card below beats a straight flush  | Kh Ks Kc Kd 2d | 5c 4c 7c 3c 6c |
        | odd card on top loses to a full house  | Kd Ac Kc As Ah | Qh 2h 2c 2d 2s |
        | odd card below loses to a full house   | As Ks Ac Kd Ah | Qc 2c Qh Qd Qs |

    Scenario: one hand of each of six categories
      Then of these hands, hand 6 wins
        | 6s 3d 3s 6h 6d |
        | 7c 6c 9s 8d 5d |
        | 7h As Ad Ah 2c |
        | Jd 4d Jh Kd Kc |
        | 5h Th 4h 8h 2h |
        | Qh 5c 7d 8c Qc |

  @RANK-10
  Rule: A royal flush is the worst hand there is.

    Scenario Outline: a royal flush loses to
      Then <better> beats <worse>

      Examples:
        | case                      | better         | worse          |
        | the next straight flush   | 9c Tc Kc Jc Qc | Td Jd Qd Kd Ad |
        | the best straight flush   | 6c 5c 3c 4c 2c | Ah Th Kh Jh Qh |
        | four of a kind            | 9h 9d Ac 9c 9s | Js Qs Ts Ks As |
        | the worst full house left | Qh Qd Ks Kd Kh | Tc Qc Jc Kc Ac |
        | the worst flush           | Qd Kd Ad Jd 9d | Jc Kc Qc Ac Tc |
        | an ace-high straight      | Tc Ah Js Ks Qs | Td Jd Ad Qd Kd |
        | three aces                | As Kc Ad Ac Qc | Th Jh Ah Kh Qh |
        | the best hand             | 5h 4d 2c 7h 3h | Js Ks As Ts Qs |

    Scenario Outline: a royal flush loses to, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                      | better         | worse          |
        | the next straight flush   | Tc 9c Jc Qc Kc | Ad Jd Kd Td Qd |
        | the best straight flush   | 4c 2c 6c 5c 3c | Kh Ah Th Jh Qh |
        | four of a kind            | 9s Ah 9h 9c 9d | Ks As Js Qs Ts |
        | the worst full house left | Qd Kd Ks Kh Qs | Qc Ac Jc Kc Tc |
        | the worst flush           | Ad 9d Kd Jd Qd | Ac Jc Tc Qc Kc |
        | an ace-high straight      | Js Qs Ts Ac Ks | Jd Qd Ad Kd Td |
        | three aces                | Ad Kd Qc As Ac | Kh Ah Th Qh Jh |
        | the best hand             | 5d 4s 3c 2d 7d | Ts Qs Js As Ks |

    Scenario: a royal flush among six hands
      Then of these hands, hand 6 wins
        | Tc Jc Ac Kc Qc |
        | Kd Jd Qd Td 9d |
        | 7d 7h 7c Ad 7s |
        | 8h 3s 8d 8s 3d |
        | 9h 2h Th 5h 3h |
        | As 2s 6h 5c Ah |

    Scenario: two royal flushes are equal and lose to four of a kind
      Then at showdown of these hands, hand 2 wins
        | Kc Jc Tc Ac Qc |
        | 2h 2c Ah 2s 2d |
        | Ad Kd Jd Qd Td |

  @RANK-11
  Rule: 6-5-4-3-2 is a straight, worse than A-K-Q-J-9.

    Scenario Outline: 6-5-4-3-2 is worse than
      Then <better> beats <worse>

      Examples:
        | case                          | better         | worse          |
        | the worst hand without a pair | Qh As Jd 9d Kh | 2s 3d 4s 6s 5h |
        | the best hand without a pair  | 2s 3h 5d 7d 4h | 3s 6d 2h 5s 4c |
        | the lowest pair               | 4h 2d 7h 3s 2s | 4c 3c 5h 2c 6c |
        | a pair of aces                | Js Ks Ac Qs As | 2h 5s 3s 6h 4d |
        | the worst two pair            | Ac Kc Qc Ks Ah | 5d 2s 4c 6h 3c |
        | the worst three of a kind     | Kd Ac Ah Qc As | 2c 4c 3s 5c 6s |

    Scenario Outline: 6-5-4-3-2 is worse than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                          | better         | worse          |
        | the worst hand without a pair | 9c Ac Qs Jh Ks | 2d 5d 4c 3c 6h |
        | the best hand without a pair  | 2h 4c 5s 3c 7c | 3d 4h 2s 6c 5c |
        | the lowest pair               | 4c 2c 3c 2s 7c | 2h 3d 4d 5h 6d |
        | a pair of aces                | As Qs Ac Kd Js | 2s 4h 3d 6d 5c |
        | the worst two pair            | Ks Qh Kh As Ah | 4s 6h 2h 3s 5s |
        | the worst three of a kind     | Qc As Kc Ad Ac | 6d 5d 4s 3s 2c |

    Scenario Outline: 6-5-4-3-2 is better than
      Then <better> beats <worse>

      Examples:
        | case                | better         | worse          |
        | the next straight   | 4d 6c 2h 5d 3h | 3s 7s 5c 6d 4c |
        | the worst straight  | 3h 2d 5c 4c 6h | Qd Td Ad Jh Kc |
        | the best flush      | 4h 3h 5h 6s 2s | 2c 4c 3c 5c 7c |
        | itself in one suit  | 4c 3h 5s 6s 2c | 6d 2d 5d 4d 3d |
        | the best full house | 4c 6d 2s 5s 3c | 2h 2c 3s 3d 2d |

    Scenario Outline: 6-5-4-3-2 is better than, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                | better         | worse          |
        | the next straight   | 2h 6d 5s 3c 4d | 7d 6s 3h 5c 4h |
        | the worst straight  | 3c 6h 5d 2s 4d | Qd Jd Kh Tc As |
        | the best flush      | 4d 2d 5d 6c 3s | 3c 5c 4c 2c 7c |
        | itself in one suit  | 6h 3h 2s 5s 4c | 2d 6d 5d 3d 4d |
        | the best full house | 4d 2s 6h 3s 5c | 2c 3c 2h 3d 2d |

    Scenario: all nine straights in order
      Then each of these hands beats the next
        | 4c 5c 6h 2c 3c |
        | 5h 6d 4s 7s 3s |
        | 4d 8d 6h 5s 7d |
        | 9c 7c 5d 6d 8h |
        | 8c 6c 9h Ts 7d |
        | Td 9d 7h 8d Jc |
        | 9c Qs Tc 8c Js |
        | Td Jh Qh Ks 9d |
        | Kh Th Jd Ah Qc |

    Scenario: all nine straights in order, at showdown
      Then at showdown each of these hands beats the next
        | 6s 4h 2s 5c 3h |
        | 3d 6d 7h 4s 5s |
        | 5h 4d 8d 7d 6s |
        | 6d 9c 5d 8c 7h |
        | 9d 8d 6s 7c Th |
        | 9h 8s Td 7s Js |
        | Qc 8d Jh Th 9d |
        | 9c Kd Ts Qd Jd |
        | Td Jc Kh Qs Ad |

  @RANK-12
  Rule: Suits never separate two hands.

    Scenario Outline: the same ranks in other suits
      Then <one> ties with <other>

      Examples:
        | case                 | one            | other          |
        | the best hand        | 2d 4s 7c 5s 3h | 5d 3d 2s 7h 4c |
        | a king-high hand     | Kd Tc 6c 2s 7s | Ks 6h 7h Ts 2h |
        | a pair               | 3s 9h 2d 7d 9d | 3d 2h 7h 9s 9c |
        | two pair             | 4c Th 4h 8h Tc | 4d 4s Ts 8d Td |
        | a straight           | 6s 4d 7c 5d 8d | 5c 7d 6h 8s 4s |
        | a flush              | 5c 3c 2c 7c Tc | 5s 3s 7s Ts 2s |
        | a straight flush     | 9d 5d 8d 7d 6d | 5h 9h 8h 7h 6h |
        | royal flushes        | Kh Qh Th Ah Jh | Ts As Js Ks Qs |
        | a hand of one colour | 8c 6s 4c 3s 2c | 8h 6d 4h 3d 2h |
        | ace high             | 9c Jd Kd Qc Ah | Ad Qh 9d Kc Jh |
        | spades against clubs | 9s 7s 5s 4s 2d | 9c 7c 5c 4c 2h |

    Scenario Outline: the same ranks in other suits, at showdown
      Then at showdown <one> ties with <other>

      Examples:
        | case                 | one            | other          |
        | the best hand        | 2c 5d 4h 3h 7s | 7c 4c 2d 5c 3s |
        | a king-high hand     | 2c 6d Tc Ks 7s | Td Kc 2s 7h 6s |
        | a pair               | 9c 9d 7c 3h 2h | 2d 7h 9s 3c 9h |
        | two pair             | Td 4c 4h 8h Tc | Ts 4d 8d Th 4s |
        | a straight           | 6d 5h 7c 4s 8c | 6s 4h 8s 5d 7d |
        | a flush              | 7c 5c 3c Tc 2c | 7s 2s 3s 5s Ts |
        | a straight flush     | 6d 7d 9d 5d 8d | 5h 9h 7h 8h 6h |
        | royal flushes        | Th Qh Kh Jh Ah | Ks As Js Qs Ts |
        | a hand of one colour | 8c 6s 4c 3s 2c | 8h 6d 4h 3d 2h |
        | ace high             | Kh Qd 9s Ah Jc | Ac Ks 9d Jh Qc |
        | spades against clubs | 9s 7s 5s 4s 2d | 9c 7c 5c 4c 2h |

    Scenario: three equal hands share
      Then of these hands, hands 1, 2 and 3 win
        | 8d 4h 6s 2d 3s |
        | 3h 4s 6c 2h 8h |
        | 6d 4c 3c 2s 8c |

    Scenario: three equal hands share the pot
      Then at showdown of these hands, hands 1, 2 and 3 win
        | 3d 6d 4s 2d 8s |
        | 3c 6h 8d 2h 4d |
        | 3h 2c 6c 4c 8h |

    Scenario: two equal hands among five
      Then of these hands, hands 2 and 3 win
        | 3c 7d 5s 2h 9c |
        | 5d 3d 6h 2d 8h |
        | 5h 8s 6d 3h 2s |
        | 5c Th 4d 3s 2c |
        | 9s 7s Ks Kc 4s |

    Scenario: two equal hands share the pot among five
      Then at showdown of these hands, hands 2 and 3 win
        | 9h 5d 2s 3d 7d |
        | 2d 8c 5s 3s 6s |
        | 3c 6c 5h 8d 2c |
        | 4s 3h 2h Tc 5c |
        | Kd 4c 7c 9c Ks |

    Scenario: three equal hands among six
      Then of these hands, hands 1, 3 and 5 win
        | 5h 7s 9c 4s 2d |
        | 9d 7h 3d 5d 4h |
        | 7d 9h 4d 2c 5s |
        | 8c 3c 6h 2s Jh |
        | 5c 4c 9s 7c 2h |
        | Qc 6d Kd 3h 8h |

    Scenario: three equal hands share the pot among six
      Then at showdown of these hands, hands 1, 3 and 5 win
        | 7d 9d 4s 5h 2d |
        | 5d 7c 4c 3h 9s |
        | 5c 7h 9c 2s 4h |
        | Jc 6d 3d 8d 2h |
        | 9h 4d 5s 7s 2c |
        | 3s 8h Qd Kh 6s |

    Scenario: four equal hands among five
      Then of these hands, hands 1, 2, 3 and 5 win
        | 8d 2d Th 7d 4d |
        | 2h 7c 8h 4s Tc |
        | 2s 4c 7s 8s Ts |
        | Qc Jc 6h 9d 5s |
        | 4h 8c 7h Td 2c |

    Scenario: four equal hands share the pot among five
      Then at showdown of these hands, hands 1, 2, 3 and 5 win
        | Td 4s 8c 2h 7s |
        | 4c 7d 8s Ts 2s |
        | 4d 2d 7h 8h Tc |
        | 6s 5s 9d Js Qh |
        | 4h Th 2c 7c 8d |

    Scenario: two equal hands and a better one
      Then of these hands, hand 2 wins
        | 5s 4d 9s 7c 2s |
        | 6s 7h 2h 4s 3d |
        | 9d 5c 7s 4c 2d |

    Scenario: two equal hands lose the pot to a better one
      Then at showdown of these hands, hand 2 wins
        | 5h 4c 2s 7c 9d |
        | 3d 7h 6s 2h 4h |
        | 4s 7s 2c 9h 5s |

    Scenario: two equal pairs of hands
      Then of these hands, hands 1 and 4 win
        | 4s 9s 7c 5s 2h |
        | 9d 3c 5h 7d 4d |
        | 3h 7h 9c 4c 5c |
        | 5d 4h 9h 2c 7s |

    Scenario: two equal pairs lose to a lower one
      Then of these hands, hand 4 wins
        | Kh 2c 3c 4d Ks |
        | Kd 4h 2s Kc 3s |
        | 8c 7s 6h Qc Qd |
        | 7c 3d 5c Th Ts |

    Scenario: two equal hands share the pot with a player all-in
      Given a table of three
      And P3 has 10 chips before the hand
      And these hands
        | player | cards          |
        | P1     | 8d 6c 4h 3s 2d |
        | P2     | 8c 6d 4s 3h 2c |
        | P3     | Kd Kh 9s 7c 5d |
      When the hand is played out
      Then P1 and P2 win the pot

  @RANK-14
  Rule: In the other categories the cards that make the category compare first (the pair, the higher pair, the three), then the rest from the highest down.

    Scenario Outline: the cards that make the category compare first
      Then <better> beats <worse>

      Examples:
        | case                         | better         | worse          |
        | the pair before the rest     | Kc Jd 2c Qs 2d | 5h 3s 4d 3d 7c |
        | a higher pair with low cards | Qd 9c 9h As Ks | Tc Ts 4h 2c 3c |
        | the higher pair of two       | Qc Js Qs Ac Jd | 2c Ks 2h 3c Kh |
        | the lower pair of two        | 3d Kh 3h Kd Ad | 2h 4d Kc Ks 4c |
        | the three before the rest    | 3h 3c Kd 3s Ac | 4d 4h 4c 5h 2h |
        | the three of a full house    | Ah 2d As 2h 2s | 3s 3d 3h 4c 4h |
        | the four of a kind           | 7d 7c 7s Ad 7h | 8c 2d 8s 8h 8d |
        | a low four with an ace       | 2c 2d 2h 2s Ad | 3s 4h 3d 3h 3c |

    Scenario Outline: the cards that make the category compare first, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                         | better         | worse          |
        | the pair before the rest     | 2c 2d Qs Ks Jh | 4d 5c 3s 3c 7c |
        | a higher pair with low cards | Qs Ac 9d 9s Ks | 2d Th Td 4s 3d |
        | the higher pair of two       | Qh Qs Jh Ac Js | Kd 2h 2d Kc 3h |
        | the lower pair of two        | 3h Ks Ac Kd 3c | Kh 4c 4h Kc 2h |
        | the three before the rest    | Kh 3c As 3d 3s | 4c 5s 2c 4h 4s |
        | the three of a full house    | 2s 2d As Ac 2h | 4c 4s 3c 3d 3s |
        | the four of a kind           | As 7d 7h 7c 7s | 2s 8d 8h 8c 8s |
        | a low four with an ace       | 2c 2h Ah 2s 2d | 4h 3c 3d 3h 3s |

    Scenario Outline: then the rest from the highest down
      Then <better> beats <worse>

      Examples:
        | case                                       | better         | worse          |
        | the first odd card of a pair               | 8d 9s 8s 7c Jh | 8c 3d 8h 2d Qc |
        | the second odd card of a pair              | Ks 2d 5s Kd 9d | Kh 9h Kc 6h 2s |
        | the second odd card counts before the last | Ks Kh 9s 5s 4c | Kd 2s 9c 6c Kc |
        | the last odd card of a pair                | Kc 5s Ad 5h 2c | 3h As 5c 5d Ks |
        | the last odd card of twos                  | 2d 6c 7h 2s 3h | 2c 2h 6s 4h 7s |
        | the odd card of two pair                   | Jh Js 7h 3d 7c | Jc 7d Jd 7s 4d |
        | a low odd card of two pair                 | 3d Ac As 3c 4c | Ad Ah Kd 3s 3h |

    Scenario Outline: then the rest from the highest down, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case                                       | better         | worse          |
        | the first odd card of a pair               | 8c 8d 9d Jc 7c | Qh 3s 2s 8h 8s |
        | the second odd card of a pair              | 2c 9c Kh Ks 5h | 2h 6s Kc Kd 9s |
        | the second odd card counts before the last | 5s 9s Kh Kc 4h | 6c 2c Kd 9d Ks |
        | the last odd card of a pair                | 5d Ah Ks 2c 5s | 5c Ac 5h 3s Kc |
        | the last odd card of twos                  | 2h 7d 3d 6h 2d | 7c 4h 6s 2s 2c |
        | the odd card of two pair                   | 7c 3s Js Jd 7d | Jc 7s 4h Jh 7h |
        | a low odd card of two pair                 | 3d Ah 4c Ad 3h | Ac Kc 3s As 3c |

    Scenario Outline: flushes compare from the highest card down
      Then <better> beats <worse>

      Examples:
        | case        | better         | worse          |
        | first card  | Jc Tc 6c 7c 8c | 4d 2d 3d 5d Qd |
        | second card | 9h Jh 7h 8h 6h | Js 3s 2s Ts 4s |
        | third card  | 7d 6d 2d Jd Td | 8c Jc 2c Tc 3c |
        | fourth card | Jh Th 5h 3h 8h | 6d 2d 8d Jd Td |
        | last card   | Js 2s Ts 8s 6s | Jh 8h 3h Th 6h |

    Scenario Outline: flushes compare from the highest card down, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case        | better         | worse          |
        | first card  | 6c Jc 8c Tc 7c | 3d 4d Qd 5d 2d |
        | second card | 9h Jh 6h 8h 7h | 4s 3s Ts Js 2s |
        | third card  | 6d Td 7d 2d Jd | 2c Tc 8c 3c Jc |
        | fourth card | Jh 5h 3h Th 8h | 8d Jd Td 2d 6d |
        | last card   | 6s Js 2s Ts 8s | Jh 6h 3h 8h Th |

    Scenario Outline: straights compare by the highest card
      Then <better> beats <worse>

      Examples:
        | case              | better         | worse          |
        | six against seven | 5c 3d 4h 6s 2c | 3h 4d 5s 7d 6c |
        | nine against ten  | 7h 5s 6h 9c 8d | 9s 8h Tc 7s 6d |
        | king against ace  | Jd Qh 9s Tc Kd | Th Kc Js Ac Qd |

    Scenario Outline: straights compare by the highest card, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case              | better         | worse          |
        | six against seven | 6s 4c 2h 5d 3c | 7h 5c 3s 6d 4h |
        | nine against ten  | 8d 6s 9h 7c 5h | 8s 6h 7d Tc 9s |
        | king against ace  | 9c Td Qs Kh Jd | Kc Ad Ts Jc Qh |

    Scenario Outline: straight flushes compare by the highest card
      Then <better> beats <worse>

      Examples:
        | case              | better         | worse          |
        | six against seven | 5c 3c 4c 6c 2c | 3d 4d 5d 7d 6d |
        | nine against ten  | 7h 5h 6h 9h 8h | 9s 8s Ts 7s 6s |
        | king against ace  | Jd Qd 9d Td Kd | Tc Kc Jc Ac Qc |

    Scenario Outline: straight flushes compare by the highest card, at showdown
      Then at showdown <better> beats <worse>

      Examples:
        | case              | better         | worse          |
        | six against seven | 4c 2c 5c 3c 6c | 4d 3d 5d 7d 6d |
        | nine against ten  | 8h 6h 9h 7h 5h | 8s 6s 7s Ts 9s |
        | king against ace  | Qd Td 9d Kd Jd | Kc Ac Tc Jc Qc |

    Scenario: a low pair with high cards wins from two others
      Then of these hands, hand 3 wins
        | 4c 2c 7h 4s 9c |
        | 4h 4d 7s 9s 3s |
        | Ac 3c Qh Kc 3d |

    Scenario: one pair from twos to aces
      Then each of these hands beats the next
        | Qs Ac 2h 2d Kc |
        | Qd As Kh 3c 3s |
        | 4h Kc Ah Qc 4c |
        | Ks Ac Qh 5s 5d |
        | 6c Ah Kh 6d Qc |
        | Ac 7d 7s Qh Kc |
        | Ks 8d As 8c Qs |
        | Qh Ad 9d 9h Kd |
        | Tc Kh Th Qc Ah |
        | Kc Qs Jd Ad Jc |
        | Qc Kh Ac Jh Qh |
        | Ad Ks Kc Qs Jd |
        | Qc Jh Ac Ah Kd |

    Scenario: three of a kind from twos to aces
      Then each of these hands beats the next
        | 2d 2c 2s Kc Ad |
        | Ac 3s Kh 3d 3h |
        | 4s 4h 4c Kd Ad |
        | 5h Kh 5s 5d As |
        | 6h Ks Ac 6s 6d |
        | 7d 7s Kc 7h Ad |
        | 8h Kd 8s Ac 8d |
        | 9d Kc 9s 9h Ah |
        | Th Ts Ks As Tc |
        | Jd Ad Jc Kc Jh |
        | Qd Qc Kd Qh Ac |
        | Kh Ks 3h Ad Kc |
        | Kd As Ac 3c Ah |

    Scenario: full houses from twos to aces
      Then each of these hands beats the next
        | Ks 2s Kh 2c 2h |
        | As Ad 3d 3s 3h |
        | Kc Kh 4h 4d 4s |
        | Ad 5h 5s 5c As |
        | 6s 6d Ks 6h Kd |
        | 7h Ah 7d 7s Ac |
        | Ks 8c 8d Kc 8s |
        | 9c 9s 9d Ac Ad |
        | Ts Td Tc Kc Kh |
        | Ad Jc Jd Ah Jh |
        | 9d Qd 9h Qs Qh |
        | 2c Kd Ks 2h Kh |
        | Ah Ac 3h 3d As |

    Scenario: four of a kind from twos to aces
      Then each of these hands beats the next
        | Ad 2s 2h 2d 2c |
        | 3h 3d As 3s 3c |
        | 4c 4h Ad 4s 4d |
        | 5c 5h 5d 5s As |
        | 6s 6c 6h Ad 6d |
        | 7h 7s Ac 7c 7d |
        | Ad 8c 8h 8d 8s |
        | 9s Ah 9c 9h 9d |
        | Ts Th Tc Td As |
        | Jh Js Jc Ad Jd |
        | Qc Qd Ah Qs Qh |
        | 3c Kc Kh Ks Kd |
        | As Ah Ac Ad 3d |

    Scenario: two pair by the higher pair, then the lower
      Then each of these hands beats the next
        | 4s 3s 2h 2s 3c |
        | 2d 4c 4d Ks 2c |
        | 3d 3h 2h 4h 4s |
        | 5c Ad 5d 2c 2s |
        | 4h 5s 5h 4s 3d |
        | 7h 7s 2s 6d 6c |
        | 2h Td 3h Tc 3c |
        | 9d Ts 9s As Th |
        | Jc 2c 3h 2s Jh |
        | 3d Qh 3c Qd 4c |
        | Qc Jc Qs Js 2d |
        | 2c Kc 2h Kh 3h |
        | Ks Qd Kd Qh As |
        | 2d Ac Ah 3c 2s |
        | Kc Ad As Qs Kd |

    Scenario: one pair from twos to aces, at showdown
      Then at showdown each of these hands beats the next
        | 2d Ah Qs 2s Kd |
        | Kc 3c Qh 3h Ad |
        | 4c 4d Qd Ac Kh |
        | Ad Kd 5d 5s Qc |
        | Ks 6c 6d As Qh |
        | Ah 7d Kc 7s Qd |
        | 8s 8h Kh Ac Qs |
        | As Qc 9d 9h Ks |
        | Tc Ac Qh Td Kh |
        | Qd Jc Kc As Jh |
        | Qc Ah Qs Ks Js |
        | Jc Ad Qh Kd Kc |
        | Ah Ks Jh Qs Ac |

    Scenario: three of a kind from twos to aces, at showdown
      Then at showdown each of these hands beats the next
        | 2h 2c As 2d Kh |
        | 3h Ad 3d Ks 3c |
        | 4d 4h Kh Ah 4s |
        | Kd 5d 5c 5h Ad |
        | Ac 6d Kh 6h 6c |
        | 7s As 7d 7h Ks |
        | Kh 8d 8s Ac 8c |
        | Kd 9h 9d Ad 9s |
        | Kc Td Tc Ac Ts |
        | Jc Js Kd Jd Ah |
        | Qs Qh Kc Qc Ad |
        | Ks Kd Ah 3h Kh |
        | Ad Kc As 3c Ac |

    Scenario: full houses from twos to aces, at showdown
      Then at showdown each of these hands beats the next
        | Ks 2c 2s 2h Kh |
        | 3c Ah 3s 3d Ad |
        | Kc 4c 4h 4s Kd |
        | Ad As 5c 5d 5s |
        | 6d 6s Kc Kh 6h |
        | 7h 7s 7d Ah Ac |
        | Ks 8s 8c Kd 8h |
        | 9s 9c 9d As Ad |
        | Kh Tc Td Kc Ts |
        | Jd Js Ac Ad Jc |
        | Qc Qd 9d Qs 9c |
        | Kc 2d Kd 2h Ks |
        | Ah 3c 3h Ac As |

    Scenario: four of a kind from twos to aces, at showdown
      Then at showdown each of these hands beats the next
        | 2h 2c 2d 2s As |
        | 3c 3s 3h 3d Ac |
        | 4h 4s As 4c 4d |
        | 5s 5c Ac 5d 5h |
        | 6h 6c 6d As 6s |
        | 7c 7h 7s 7d Ah |
        | 8s 8d 8h Ad 8c |
        | 9h 9d Ah 9c 9s |
        | Th Tc Ts Ac Td |
        | Js Ah Jh Jc Jd |
        | Qs As Qc Qh Qd |
        | Kc 3h Kh Ks Kd |
        | Ad As Ac Ah 3s |

    Scenario: two pair by the higher pair, then the lower, at showdown
      Then at showdown each of these hands beats the next
        | 3c 3h 2c 2d 4s |
        | 2h 2s Kd 4h 4d |
        | 4s 3c 2c 4c 3d |
        | 5c 5s 2h 2d Ad |
        | 5d 3c 5h 4s 4d |
        | 6d 6c 7h 2d 7d |
        | 3s 2s Tc 3d Th |
        | Ad 9s Td Ts 9c |
        | 3c 2h Jc 2s Jd |
        | 4s 3h Qc 3d Qs |
        | Jd Js 2s Qh Qd |
        | 3d 2d Kc Ks 2c |
        | Ad Qs Kh Qc Kd |
        | As 2d Ah 3s 2h |
        | Ac Ad Kc Qc Kh |
