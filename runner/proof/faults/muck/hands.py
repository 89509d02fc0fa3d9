"""Wrong engines that bring back hands that are live, or folded: MUCK-6 and MUCK-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

TWICE = "a card is then dealt twice"

# MUCK-6


class _LiveHands(Game):
    """A game in which cards of live hands are shuffled into the new stub."""

    class WithHands(Deck):
        """A deck that has been told of hands."""

        game: _LiveHands

        def reshuffle(self, receiver: int, needed: int) -> None:
            for seat in self.game.seats_shuffled_in(receiver):
                self.piles.append(Pile(seat, list(self.game.players[seat].hand), self.draw - 1, served=True))
            super().reshuffle(receiver, needed)

    def begin_drawing(self) -> None:
        self.deck.__class__ = self.WithHands
        vars(self.deck)["game"] = self
        super().begin_drawing()

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        raise NotImplementedError


@fault("MUCK-6", also="SEAT-6 MUCK-* DECK-*", because=TWICE)
class all_hands_are_shuffled_in(_LiveHands):
    """The whole deck is shuffled, hands and all."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return self.live


@fault("MUCK-6", also="SEAT-6 MUCK-7 DECK-1,2,4", because=TWICE)
class kept_cards_are_shuffled_in(_LiveHands):
    """What the player who is being served has kept is shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return [receiver]


narrow(kept_cards_are_shuffled_in, "in the second hand")


@fault("MUCK-6", also="SEAT-6", because="a card is then in two places")
class all_in_hands_are_shuffled_in(_LiveHands):
    """The hands of players without chips are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return [seat for seat in self.live if self.players[seat].all_in]


@fault("MUCK-6", also="SEAT-6 MUCK-3,7 DECK-1,2,3,4", because=TWICE)
class one_live_hand_is_shuffled_in_in_the_third_draw(_LiveHands):
    """In the third draw the hand of the player left of the receiver is shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return [self.seating.left_of(receiver)] if self.round == 3 else []


@fault("MUCK-6", also="SEAT-6 MUCK-* DECK-*", because=TWICE)
class pat_hands_are_shuffled_in(_LiveHands):
    """The hands of those who have stood pat in this draw are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        drawing = {pile.owner for pile in self.deck.piles if pile.draw == self.deck.draw}
        return [seat for seat in self.live if seat not in drawing]


@fault("MUCK-6", also="SEAT-6 MUCK-7 DECK-2,6", because=TWICE)
class served_hands_are_shuffled_in_the_second_time(_LiveHands):
    """At a second reshuffle the hands of those already served in this draw are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        served = {pile.owner for pile in self.deck.piles if pile.draw == self.deck.draw and pile.served}
        return [seat for seat in self.live if seat in served and self.deck.reshuffles]


@fault("MUCK-6", also="SEAT-6 MUCK-3 DECK-1,6,7", because=TWICE)
class served_hands_are_shuffled_in_in_the_second_draw(_LiveHands):
    """In the second draw the hands of those already served are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        served = {pile.owner for pile in self.deck.piles if pile.draw == self.deck.draw == 2 and pile.served}
        return [seat for seat in self.live if seat in served]


# MUCK-7


class _Folded(Deck):
    """A deck that brings some folded hands back."""

    def back(self, pile: Pile) -> bool:
        raise NotImplementedError

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return self.back(pile) if pile.draw == 0 else super().comes_back(pile, receiver)


@fault("MUCK-7")
class only_the_first_folded_hand_comes_back(_Folded):
    """Only the hand that was folded first comes back."""

    def back(self, pile: Pile) -> bool:
        return pile is next(each for each in self.piles if each.draw == 0)


@fault("MUCK-7")
class only_the_last_folded_hand_comes_back(_Folded):
    """Only the hand that was folded last comes back."""

    def back(self, pile: Pile) -> bool:
        return pile is [each for each in self.piles if each.draw == 0][-1]


@fault("MUCK-7")
class folded_hands_come_back_in_the_third_draw_alone(_Folded):
    """Folded hands come back in the third draw and not before."""

    def back(self, pile: Pile) -> bool:
        return self.draw == 3


@fault("MUCK-7")
class hands_folded_after_a_reshuffle_stay_out(_Folded):
    """Folded hands come back in the first reshuffle and in no other."""

    def back(self, pile: Pile) -> bool:
        return not self.reshuffles


@fault("MUCK-7", under="nl")
class folded_hands_come_back_in_a_second_reshuffle(_Folded):
    """Folded hands stay out of the first reshuffle and come back in the next."""

    def back(self, pile: Pile) -> bool:
        return bool(self.reshuffles)


@fault("MUCK-7", under="cs")
class folded_hands_stay_out(_Folded):
    """No folded hand comes back."""

    def back(self, pile: Pile) -> bool:
        return False


narrow(folded_hands_stay_out, "in the second hand", "with five players")


@fault("MUCK-7")
class hands_of_folded_blinds_stay_out(Game):
    """If the blinds fold before the first draw their hands are out."""

    def fold(self, seat: int) -> None:
        super().fold(seat)
        if not self.deck.draw and seat in list(self.seating.clockwise(self.button))[:2]:
            self.deck.piles.pop()


@fault("MUCK-7")
class hands_of_players_who_stood_pat_stay_out(_Folded):
    """Who folds later, and has exchanged nothing, has his hand kept out."""

    out: tuple[int, ...] = ()

    def fold(self, seat: int, hand: list[Card]) -> None:
        if self.draw and seat not in self.discards:
            self.out += (seat,)
        super().fold(seat, hand)

    def back(self, pile: Pile) -> bool:
        return pile.owner not in self.out


@fault("MUCK-7", under="nl")
class folded_hands_come_back(_Folded):
    """Every folded hand comes back."""

    def back(self, pile: Pile) -> bool:
        return True


@fault("MUCK-7", also="MUCK-1,2,5 DECK-1,2", because="a folded hand under the stub is served there")
class folded_hands_go_under_the_stub(Drawing):
    """Folded hands are put under the stub, and dealt without a shuffle."""

    def serve(self) -> None:
        folded = [pile for pile in self.deck.piles if pile.draw == 0]
        self.deck.piles = [pile for pile in self.deck.piles if pile.draw]
        self.deck.stub += [card for pile in folded for card in pile.cards]
        super().serve()
