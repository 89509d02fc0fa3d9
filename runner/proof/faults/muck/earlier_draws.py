"""Wrong engines that misjudge when discards are muck, or bring back others of earlier draws: MUCK-1 and MUCK-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

MOST_RESHUFFLES = "most reshuffles bring such cards back"

# MUCK-1


@fault("MUCK-1")
class discards_are_muck_at_once(Deck):
    """Discards are shown in the muck before their owner has been served."""

    def in_muck(self, pile: Pile) -> bool:
        return pile.draw > 0 or super().in_muck(pile)


@fault("MUCK-1", also="SEAT-6", because="until then they are nowhere, and all 52 cards are looked for there")
class discards_are_muck_after_the_draw(Deck):
    """Discards are shown in the muck only once the draw is over and another has begun."""

    def in_muck(self, pile: Pile) -> bool:
        return super().in_muck(pile) and pile.draw < self.draw


narrow(discards_are_muck_after_the_draw, "in the second hand")


@fault(
    "MUCK-1",
    under="el",
    also="SEAT-6 MUCK-* DECK-*",
    because="the muck then lacks in every reshuffle what it lacks to the eye",
)
class discards_of_the_last_to_draw_are_lost(Deck):
    """The discards of a player served with nobody after him go nowhere."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        cards = super().serve(seat, count, after)
        if after == 0:
            self.piles = [pile for pile in self.piles if pile.owner != seat or pile.draw < self.draw]
        return cards


@fault("MUCK-1", also="MUCK-2,7 DECK-2", because="the muck then lacks in every reshuffle what it lacks to the eye")
class single_discards_are_lost(Deck):
    """Who discards one card sees it go nowhere."""

    def discard(self, seat: int, cards: list[Card]) -> None:
        super().discard(seat, cards)
        self.piles = [pile for pile in self.piles if len(pile.cards) > 1]


@fault("MUCK-1")
class discards_of_all_in_players_wait_for_the_end_of_the_draw(Drawing):
    """The discards of a player without chips are in the muck only when everybody has been served."""

    def next_served(self) -> int:
        self.served(without_chips=False)
        return super().next_served()

    def serve(self) -> None:
        super().serve()
        self.served(without_chips=True)

    def served(self, *, without_chips: bool) -> None:
        """Say of the discards of players without chips whether they are in the muck."""
        for pile in self.deck.piles:
            if pile.draw == self.deck.draw and self.players[pile.owner].all_in:
                pile.served = without_chips


@fault("MUCK-1")
class second_reshuffle_leaves_out_this_draw(Deck):
    """Discards of this draw come back in the first reshuffle of the hand only."""

    def this_draw_comes_back(self, pile: Pile) -> bool:
        return not self.reshuffles and super().this_draw_comes_back(pile)


@fault("MUCK-1")
class served_discards_wait_once_somebody_has_folded(Deck):
    """Once somebody has folded, nothing of this draw comes back."""

    def this_draw_comes_back(self, pile: Pile) -> bool:
        return super().this_draw_comes_back(pile) and all(each.draw for each in self.piles)


@fault("MUCK-1")
class single_discards_wait_for_the_next_draw(Deck):
    """Of this draw only discards of two cards and more come back."""

    def this_draw_comes_back(self, pile: Pile) -> bool:
        return super().this_draw_comes_back(pile) and len(pile.cards) > 1


# MUCK-2


class _EarlierDraws(Deck):
    """A deck that does not bring back all discards of earlier draws."""

    def back(self, pile: Pile) -> bool:
        raise NotImplementedError

    def earlier_discards_come_back(self, pile: Pile) -> bool:
        return self.back(pile)


@fault("MUCK-2", also="MUCK-3,7 DECK-2,3", because=MOST_RESHUFFLES)
class only_the_last_draw_comes_back(_EarlierDraws):
    """Only the discards of the draw just before come back."""

    def back(self, pile: Pile) -> bool:
        return pile.draw == self.draw - 1


@fault("MUCK-2", also="MUCK-3,7 DECK-2,3,6,8", because=MOST_RESHUFFLES)
class only_the_first_draw_comes_back(_EarlierDraws):
    """Discards of the second draw never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.draw == 1


@fault("MUCK-2", also="MUCK-3,7 DECK-*", because=MOST_RESHUFFLES)
class discards_of_the_first_draw_are_gone(_EarlierDraws):
    """Discards of the first draw never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.draw > 1


@fault("MUCK-2", also="MUCK-3,5,7 DECK-*", because=MOST_RESHUFFLES)
class nothing_comes_back(_EarlierDraws):
    """Discards of earlier draws come back only when nothing else is left."""

    def back(self, pile: Pile) -> bool:
        return False

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return pile.draw > 0 and (pile.draw < self.draw or pile.owner != receiver)


narrow(nothing_comes_back, "in the second hand", "with four players")


@fault("MUCK-2", also="MUCK-* DECK-1,2,3,8", because="most reshuffles bring such cards back")
class discards_of_the_first_seat_are_gone(_EarlierDraws):
    """Discards of seat 1 never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.owner != 1


@fault("MUCK-2", also="MUCK-* DECK-1,2,3,8", because="most reshuffles bring such cards back")
class discards_of_the_last_seat_are_gone(_EarlierDraws):
    """Discards of seat 6 never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.owner != 6


@fault("MUCK-2", also="SEAT-6 MUCK-3,7 DECK-2,3,6,8", because="such cards are missing there")
class one_card_of_each_discard_is_gone(Deck):
    """The first card of each discard never comes back."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        for pile in self.piles:
            if 0 < pile.draw < self.draw:
                del pile.cards[0]
        super().reshuffle(receiver, needed)


@fault("MUCK-2")
class discards_of_all_in_players_are_gone(Game):
    """What a player without chips has discarded is out of the hand once the draw is over."""

    def begin_drawing(self) -> None:
        piles = self.deck.piles
        self.deck.piles = [pile for pile in piles if not (pile.draw and self.players[pile.owner].all_in)]
        super().begin_drawing()


@fault("MUCK-2", also="MUCK-7", because="folded players and their discards are met together")
class discards_of_folded_players_are_gone(Game):
    """Who folds takes all that he has discarded out of the hand."""

    def fold(self, seat: int) -> None:
        self.deck.piles = [pile for pile in self.deck.piles if pile.owner != seat]
        super().fold(seat)


narrow(discards_of_folded_players_are_gone, "with three players")


@fault("MUCK-2", also="MUCK-7", because="folded players and their discards are met together")
class discards_of_players_who_fold_before_the_third_draw_are_gone(Game):
    """Who folds before the third draw takes all that he has discarded out of the hand."""

    def fold(self, seat: int) -> None:
        if self.deck.draw == 2:
            self.deck.piles = [pile for pile in self.deck.piles if pile.owner != seat]
        super().fold(seat)


@fault("MUCK-2", also="MUCK-7", because="folded players and their discards are met together")
class discards_of_a_folded_button_are_gone(Game):
    """If the button folds, all that he has discarded is out of the hand."""

    def fold(self, seat: int) -> None:
        if seat == self.button:
            self.deck.piles = [pile for pile in self.deck.piles if pile.owner != seat]
        super().fold(seat)
