"""Wrong engines that accept wrong discards: DRAW-9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.drawing import Drawing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card


class _Careless(Drawing):
    """A draw that gives out as many cards as were named, and takes those of them that the player has."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        raise NotImplementedError

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return super().may_discard(hand, cards) or self.accepts(hand, cards)


@fault("DRAW-9")
class any_card_may_be_discarded(_Careless):
    """Discards are not looked at."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return True


@fault("DRAW-9")
class one_card_of_ones_own_is_enough(_Careless):
    """If one of the discards is the player's own the others are not looked at."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return cards[0] in hand


@fault("DRAW-9")
class a_card_may_be_named_twice(_Careless):
    """A card named twice counts as two."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return set(cards) <= set(hand)


narrow(a_card_may_be_named_twice, "with two players", "with five players")


@fault("DRAW-9")
class six_cards_may_be_named(_Careless):
    """More than five discards are accepted."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return len(cards) > 5


@fault("DRAW-9")
class number_of_discards_is_all_that_counts(_Careless):
    """Any five cards or fewer are accepted, if they are named once."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return len(set(cards)) == len(cards) <= 5


narrow(number_of_discards_is_all_that_counts, "with four players", "with five players", "in the second hand")


@fault("DRAW-9")
class cards_of_other_hands_may_be_discarded(_Careless):
    """A card of any hand in play is accepted."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        others = [card for player in self.players.values() for card in player.hand]
        return len(set(cards)) == len(cards) <= 5 and set(cards) <= set(others)


@fault("DRAW-9")
class old_discards_may_be_named_again(_Careless):
    """A card that was discarded before is accepted."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        gone = {card for pile in self.deck.piles for card in pile.cards}
        return len(set(cards)) == len(cards) and set(cards) <= gone | set(hand)


narrow(old_discards_may_be_named_again, "in the third draw")


@fault("DRAW-9")
class refused_discards_are_taken(Drawing):
    """Wrong discards are refused, and those of one's own among them are gone."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        fits = super().may_discard(hand, cards)
        if not fits and isinstance(hand, list):
            hand[:] = [card for card in hand if card not in cards]
        return fits


@fault("DRAW-9")
class later_discards_are_not_looked_at(_Careless):
    """Discards are looked at in the first draw alone."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return self.game.round > 1


@fault("DRAW-9")
class no_cards_named_is_standing_pat(Drawing):
    """A draw that names no cards stands pat."""

    def checked_discards(self, action: Action) -> list[Card]:
        return [] if action.kind == "draw" and action.cards is None else super().checked_discards(action)


@fault("DRAW-9")
class wrong_discards_pass_the_turn(Drawing):
    """Who names wrong discards loses his draw and is refused."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "bad-cards":
                super().act(Action(action.seat, "draw", cards=()))
            raise


@fault("DRAW-9")
class wrong_discards_bar_from_betting(Drawing):
    """Who names wrong discards is refused, and may not bet in the round that follows."""

    refused = 0

    def checked_discards(self, action: Action) -> list[Card]:
        try:
            return super().checked_discards(action)
        except IllegalAction:
            self.refused = action.seat
            raise

    def late(self, action: Action) -> bool:
        return super().late(action) or action.seat == self.refused
