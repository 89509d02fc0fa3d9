"""Wrong engines that allow some numbers of cards alone: DRAW-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.drawing import Drawing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card


class _Limited(Drawing):
    """A draw in which only some numbers of cards may be exchanged."""

    def allows(self, count: int) -> bool:
        raise NotImplementedError

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return super().may_discard(hand, cards) and self.allows(len(cards))


@fault(
    "DRAW-2",
    also="SEAT-4,6 BET-1 ALLIN-1,6 DRAW-* MUCK-* DECK-* POT-1",
    because="whole hands are exchanged there too",
)
class four_cards_at_most(_Limited):
    """Nobody may exchange five cards."""

    def allows(self, count: int) -> bool:
        return count <= 4


narrow(
    four_cards_at_most,
    "with four players",
    "with five players",
    "in the second hand",
    "in the third hand",
    "once somebody is all-in",
)


@fault(
    "DRAW-2",
    also="SEAT-4,6 BET-1 ALLIN-1,6 DRAW-* MUCK-* DECK-* POT-1",
    because="four or five cards are exchanged there too",
)
class three_cards_at_most(_Limited):
    """Nobody may exchange four cards or five."""

    def allows(self, count: int) -> bool:
        return count <= 3


@fault("DRAW-2", also="*", because="players stand pat in most rules")
class one_card_at_least(_Limited):
    """Nobody may stand pat."""

    def allows(self, count: int) -> bool:
        return count > 0


@fault(
    "DRAW-2",
    also="SEAT-4,6,7 BET-1,18 ALLIN-1 DRAW-* MUCK-* DECK-* SHOW-1 POT-1,2",
    because="one to four cards are exchanged there too",
)
class all_or_nothing(_Limited):
    """A player exchanges his whole hand or nothing."""

    def allows(self, count: int) -> bool:
        return count in (0, 5)


@fault("DRAW-2", also="SEAT-6 ALLIN-1 DRAW-4,6 MUCK-* DECK-1,2,3,4", because="four cards are exchanged there too")
class not_four(_Limited):
    """Nobody may exchange four cards, as in games that let one keep only an ace."""

    def allows(self, count: int) -> bool:
        return count != 4


@fault(
    "DRAW-2",
    also="SEAT-6 BET-1 ALLIN-1,6 DRAW-* MUCK-* DECK-*",
    because="four or five cards are exchanged in later draws there too",
)
class fewer_cards_in_later_draws(_Limited):
    """In the second and third draw nobody may exchange more than three cards."""

    def allows(self, count: int) -> bool:
        return self.game.round == 1 or count <= 3


@fault(
    "DRAW-2", also="SEAT-6 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1 POT-1", because="whoever draws keeps a card there too"
)
class one_of_the_discards_is_kept(Drawing):
    """The first card that a player names stays in his hand, and he gets one card fewer."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards[1:])


narrow(one_of_the_discards_is_kept, "in the second hand", "in the third draw")


@fault(
    "DRAW-2",
    also="SEAT-6 BET-1 ALLIN-1,6 DRAW-1,6 MUCK-* DECK-*",
    because="a player exchanges his whole hand twice there too",
)
class whole_hand_only_once(Drawing):
    """Who has exchanged a whole hand may not exchange another."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        owners = [pile.owner for pile in self.deck.piles if len(pile.cards) == 5 and pile.draw]
        whose = [seat for seat, player in self.players.items() if player.hand is hand]
        return super().may_discard(hand, cards) and not (len(cards) == 5 and whose[0] in owners)


narrow(whole_hand_only_once, "with six players")


@fault(
    "DRAW-2",
    also="SEAT-6 BET-1 DRAW-1,5,6 MUCK-* DECK-* POT-1",
    because="the button exchanges his whole hand there too",
)
class button_keeps_a_card(Drawing):
    """The button may not exchange five cards."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        button = self.players[self.game.button].hand
        return super().may_discard(hand, cards) and not (len(cards) == 5 and hand is button)


@fault("DRAW-2", also="SEAT-6 ALLIN-6 DRAW-1,6 DECK-1", because="one of two players exchanges his whole hand there too")
class two_players_keep_a_card(_Limited):
    """With two players nobody may exchange five cards."""

    def allows(self, count: int) -> bool:
        return count <= 4 or self.game.table.seats > 2


@fault("DRAW-2", also="SEAT-6 MUCK-* DECK-1,2", because="whole hands are exchanged after a fold there too")
class whole_hand_only_while_nobody_has_folded(_Limited):
    """Once somebody has folded nobody may exchange five cards."""

    def allows(self, count: int) -> bool:
        return count <= 4 or len(self.game.live) == self.game.table.seats


@fault(
    "DRAW-2",
    also="SEAT-2,3,7 BET-* ALLIN-* DRAW-1,4,7 MUCK-* DECK-1,2 SHOW-3 POT-*",
    because="players stand pat after a fold there too",
)
class nobody_stands_pat_once_somebody_has_folded(_Limited):
    """Once somebody has folded nobody may stand pat."""

    def allows(self, count: int) -> bool:
        return count > 0 or len(self.game.live) == self.game.table.seats


@fault("DRAW-2", also="SEAT-6 MUCK-* DECK-*", because="more cards are exchanged than the stub has there too")
class no_more_than_the_stub_has(_Limited):
    """Nobody may exchange more cards than are left in the stub."""

    def allows(self, count: int) -> bool:
        return count <= len(self.deck.stub)


@fault("DRAW-2", also="SEAT-6 MUCK-* DECK-*", because="whole hands are exchanged after a reshuffle there too")
class whole_hand_only_before_a_reshuffle(_Limited):
    """Once the muck has been reshuffled nobody may exchange five cards."""

    def allows(self, count: int) -> bool:
        return count <= 4 or not self.deck.reshuffles
