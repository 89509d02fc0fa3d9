"""Wrong engines that bring back other discards of the draw: MUCK-3 to MUCK-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.drawing import Drawing

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

SAME_CARDS = "the same cards are muck, held back or in the new stub for those"
OWN_CARDS = "who is served by a reshuffle has his own cards in it"
HELD_BACK = "the same cards are held back for those"

# MUCK-3


class _ThisDraw(Deck):
    """A deck that brings back discards of this draw as no document says."""

    def back(self, pile: Pile) -> bool:
        raise NotImplementedError

    def this_draw_comes_back(self, pile: Pile) -> bool:
        return self.back(pile)


@fault("MUCK-3", also="MUCK-1,7 DECK-2,4", because="the same cards are muck, held back or in the new stub for those")
class only_the_first_player_served_comes_back(_ThisDraw):
    """Of this draw only the discards of the first to draw come back."""

    def back(self, pile: Pile) -> bool:
        return pile.served and pile is next(each for each in self.piles if each.draw == self.draw)


@fault("MUCK-3", also="SEAT-6 MUCK-* DECK-*", because=SAME_CARDS)
class only_the_last_player_served_comes_back(_ThisDraw):
    """Of this draw only the discards of the player just served come back."""

    def back(self, pile: Pile) -> bool:
        return pile is [each for each in self.piles if each.draw == self.draw and each.served][-1]


@fault("MUCK-3")
class readings_change_with_the_draw(_ThisDraw):
    """In the third draw nothing of it comes back; before, what served players have discarded."""

    def back(self, pile: Pile) -> bool:
        return pile.served and self.draw < 3


@fault("MUCK-3", under="cs", also="MUCK-5 DECK-5", because=SAME_CARDS)
class everybody_else_comes_back(_ThisDraw):
    """The discards of every other player come back, served or not."""

    def back(self, pile: Pile) -> bool:
        return True


@fault("MUCK-3", under="cs", also="MUCK-1", because=SAME_CARDS)
class nothing_of_this_draw_comes_back(_ThisDraw):
    """Only the discards of earlier draws come back."""

    def back(self, pile: Pile) -> bool:
        return False


narrow(nothing_of_this_draw_comes_back, "in the second hand")


@fault("MUCK-3", under="fi")
class only_served_players_come_back(_ThisDraw):
    """The discards of players not yet served stay out."""

    def back(self, pile: Pile) -> bool:
        return pile.served


# MUCK-4


class _OwnComeBack(Deck):
    """A deck that lets players have what they have just discarded."""

    def returns(self, seat: int) -> bool:
        raise NotImplementedError

    def may_get(self, seat: int, card: Card) -> bool:
        return super().may_get(seat, card) or self.returns(seat)

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        own = pile.draw == self.draw and pile.owner == receiver and self.returns(receiver)
        return own or super().comes_back(pile, receiver)


@fault("MUCK-4", also="MUCK-3 DECK-5,7", because=OWN_CARDS)
class own_discards_come_back(_OwnComeBack):
    """Everything is shuffled and anybody may get anything."""

    def returns(self, seat: int) -> bool:
        return True


narrow(own_discards_come_back, "with three players", "with five players")


class _OwnersForgotten(Drawing):
    """A draw in which some discards are in the muck before their owner has been served, and nobody knows whose."""

    def forgotten(self, seat: int) -> bool:
        raise NotImplementedError

    def next_served(self) -> int:
        seat = super().next_served()
        if self.forgotten(seat):
            self.deck.discards.pop(seat, None)
            for pile in self.deck.piles:
                if pile.owner == seat and pile.draw == self.deck.draw:
                    pile.owner, pile.served = 0, True
        return seat


@fault("MUCK-4")
class own_discards_come_back_to_all_in_players(_OwnersForgotten):
    """A player without chips may get back what he has just discarded."""

    def forgotten(self, seat: int) -> bool:
        return self.players[seat].all_in


@fault("MUCK-4")
class own_discards_come_back_to_the_last_two(_OwnersForgotten):
    """When but two players are left they may get back what they have just discarded."""

    def forgotten(self, seat: int) -> bool:
        return len(self.players) > len(self.game.live) == 2


@fault("MUCK-4", also="MUCK-3,5 DECK-5,7", because=OWN_CARDS)
class own_discards_come_back_in_the_third_draw(_OwnComeBack):
    """In the third draw a player may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return self.draw == 3


@fault("MUCK-4", also="DECK-5,7", because=OWN_CARDS)
class own_discards_come_back_in_the_first_draw(_OwnComeBack):
    """In the first draw a player may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return self.draw == 1


@fault("MUCK-4")
class own_discards_come_back_the_second_time(_OwnComeBack):
    """From the second reshuffle on a player may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return len(self.reshuffles) > 0


@fault("MUCK-4", also="MUCK-3 DECK-5,7", because=OWN_CARDS)
class own_discards_come_back_to_the_last_seat(_OwnComeBack):
    """The player on seat 2 may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return seat == 2


@fault("MUCK-4", also="DECK-5", because=OWN_CARDS)
class few_discards_come_back(_OwnComeBack):
    """Who discards fewer than four cards may get them back."""

    def returns(self, seat: int) -> bool:
        return len(self.discards.get(seat, {}).get(self.draw, ())) < 4


@fault("MUCK-4", under="fi", also="DECK-3,7", because="the same cards are in the new stub for those")
class own_discards_come_from_a_stub_made_for_another(Deck):
    """A player's discards are kept from him only when the stub is reshuffled for him."""

    def may_get(self, seat: int, card: Card) -> bool:
        made_for_him = self.reshuffles and getattr(self, "receiver", None) == seat
        return super().may_get(seat, card) if made_for_him else True

    def reshuffle(self, receiver: int, needed: int) -> None:
        self.receiver = receiver
        super().reshuffle(receiver, needed)


# MUCK-5


@fault("MUCK-5", under="el", also="MUCK-3 DECK-5", because=HELD_BACK)
class next_to_be_served_comes_back(_ThisDraw):
    """The discards of the one player who is served next come back too."""

    def back(self, pile: Pile) -> bool:
        unserved = [each for each in self.piles if each.draw == self.draw and not each.served]
        return pile.served or pile in unserved[1:2]


narrow(next_to_be_served_comes_back, "in the second hand", "with five players")


@fault("MUCK-5", under="el", also="MUCK-3 DECK-5", because=HELD_BACK)
class last_to_be_served_comes_back(_ThisDraw):
    """The discards of the last player to be served come back too."""

    def back(self, pile: Pile) -> bool:
        return pile.served or pile is [each for each in self.piles if each.draw == self.draw][-1]


@fault("MUCK-5", under="el", also="MUCK-3 DECK-5", because=HELD_BACK)
class unserved_players_come_back_in_the_third_draw(_ThisDraw):
    """In the third draw the discards of players not yet served come back too."""

    def back(self, pile: Pile) -> bool:
        return pile.served or self.draw == 3


@fault("MUCK-5", also="DECK-5", because=HELD_BACK)
class unserved_players_come_back_when_nobody_is_served(_ThisDraw):
    """When the first to draw finds the stub short, the discards of all after him come back."""

    def back(self, pile: Pile) -> bool:
        return pile.served or not any(each.served for each in self.piles if each.draw == self.draw)


@fault("MUCK-5")
class unserved_players_come_back_once_somebody_has_folded(_ThisDraw):
    """Once somebody has folded, the discards of players not yet served come back too."""

    def back(self, pile: Pile) -> bool:
        return pile.served or any(not each.draw for each in self.piles)


@fault("MUCK-5")
class discards_of_all_in_players_do_not_wait(Drawing):
    """The discards of a player without chips are muck before he has been served."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards)
        if discards and self.players[seat].all_in:
            self.deck.piles[-1].served = True


@fault("MUCK-3", under="fulltilt")
class exactly_enough_is_taken_for_too_few(Deck):
    """Discards of this draw come back though those of earlier draws are exactly as many as are needed."""

    def too_few(self, back: list[Pile], receiver: int, needed: int) -> bool:
        return super().too_few(back, receiver, needed + 1)


@fault("MUCK-3", under="fulltilt")
class last_cards_of_the_stub_are_forgotten_in_what_is_needed(Deck):
    """Discards of this draw come back unless those of earlier draws suffice for the whole hand, the stub left aside."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, 5)
