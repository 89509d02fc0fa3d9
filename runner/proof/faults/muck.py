"""Wrong engines that bring back the wrong cards in a reshuffle: MUCK-1 to MUCK-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

NEW_STUB = "MUCK-* DECK-*"
"""Rules whose scenarios see what a new stub is made of."""

# MUCK-1


@fault("MUCK-1")
class discards_are_muck_at_once(Deck):
    """Discards are shown in the muck before their owner has been served."""

    def in_muck(self, pile: Pile) -> bool:
        return pile.draw > 0 or super().in_muck(pile)


@fault("MUCK-1")
class discards_are_muck_after_the_draw(Deck):
    """Discards are shown in the muck only once the draw is over and another has begun."""

    def in_muck(self, pile: Pile) -> bool:
        return super().in_muck(pile) and pile.draw < self.draw


@fault("MUCK-1", under="el", also=NEW_STUB, because="the muck then lacks in every reshuffle what it lacks to the eye")
class discards_of_the_last_to_draw_are_lost(Deck):
    """The discards of a player served with nobody after him go nowhere."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        cards = super().serve(seat, count, after)
        if after == 0:
            self.piles = [pile for pile in self.piles if pile.owner != seat or pile.draw < self.draw]
        return cards


@fault("MUCK-1", also=NEW_STUB, because="the muck then lacks in every reshuffle what it lacks to the eye")
class single_discards_are_lost(Deck):
    """Who discards one card sees it go nowhere."""

    def discard(self, seat: int, cards: list[Card]) -> None:
        super().discard(seat, cards)
        self.piles = [pile for pile in self.piles if len(pile.cards) > 1]


@fault("MUCK-1", also=NEW_STUB, because="the muck lacks them in any reshuffle of the draw")
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


@fault("MUCK-1", also=NEW_STUB, because="the muck lacks them in any second reshuffle")
class second_reshuffle_leaves_out_this_draw(Deck):
    """Discards of this draw come back in the first reshuffle of the hand only."""

    def this_draw_comes_back(self, pile: Pile) -> bool:
        return not self.reshuffles and super().this_draw_comes_back(pile)


# MUCK-2


class _EarlierDraws(Deck):
    """A deck that does not bring back all discards of earlier draws."""

    def back(self, pile: Pile) -> bool:
        raise NotImplementedError

    def earlier_discards_come_back(self, pile: Pile) -> bool:
        return self.back(pile)


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class only_the_last_draw_comes_back(_EarlierDraws):
    """Only the discards of the draw just before come back."""

    def back(self, pile: Pile) -> bool:
        return pile.draw == self.draw - 1


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class only_the_first_draw_comes_back(_EarlierDraws):
    """Discards of the second draw never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.draw == 1


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class discards_of_the_first_draw_are_gone(_EarlierDraws):
    """Discards of the first draw never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.draw > 1


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class nothing_comes_back(_EarlierDraws):
    """Discards of earlier draws come back only when nothing else is left."""

    def back(self, pile: Pile) -> bool:
        return False

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return pile.draw > 0 and (pile.draw < self.draw or pile.owner != receiver)


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class discards_of_the_first_seat_are_gone(_EarlierDraws):
    """Discards of seat 1 never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.owner != 1


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class discards_of_the_last_seat_are_gone(_EarlierDraws):
    """Discards of seat 6 never come back."""

    def back(self, pile: Pile) -> bool:
        return pile.owner != 6


@fault("MUCK-2", also=NEW_STUB, because="most reshuffles bring such cards back")
class one_card_of_each_discard_is_gone(Deck):
    """The first card of each discard never comes back."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        for pile in self.piles:
            if 0 < pile.draw < self.draw:
                del pile.cards[0]
        super().reshuffle(receiver, needed)


@fault("MUCK-2", also=NEW_STUB, because="players without chips discard there too")
class discards_of_all_in_players_are_gone(Game):
    """What a player without chips has discarded is out of the hand once the draw is over."""

    def begin_drawing(self) -> None:
        piles = self.deck.piles
        self.deck.piles = [pile for pile in piles if not (pile.draw and self.players[pile.owner].all_in)]
        super().begin_drawing()


@fault("MUCK-2", also=NEW_STUB, because="folded players and their discards are met together")
class discards_of_folded_players_are_gone(Game):
    """Who folds takes all that he has discarded out of the hand."""

    def fold(self, seat: int) -> None:
        self.deck.piles = [pile for pile in self.deck.piles if pile.owner != seat]
        super().fold(seat)


@fault("MUCK-2", also=NEW_STUB, because="folded players and their discards are met together")
class discards_of_a_folded_button_are_gone(Game):
    """If the button folds, all that he has discarded is out of the hand."""

    def fold(self, seat: int) -> None:
        if seat == self.button:
            self.deck.piles = [pile for pile in self.deck.piles if pile.owner != seat]
        super().fold(seat)


# MUCK-3


class _ThisDraw(Deck):
    """A deck that brings back discards of this draw as no document says."""

    def back(self, pile: Pile) -> bool:
        raise NotImplementedError

    def this_draw_comes_back(self, pile: Pile) -> bool:
        return self.back(pile)


@fault("MUCK-3", also=NEW_STUB, because="the same cards are muck, held back or in the new stub for those")
class only_the_first_player_served_comes_back(_ThisDraw):
    """Of this draw only the discards of the first to draw come back."""

    def back(self, pile: Pile) -> bool:
        return pile.served and pile is next(each for each in self.piles if each.draw == self.draw)


@fault("MUCK-3", also=NEW_STUB, because="the same cards are muck, held back or in the new stub for those")
class only_the_last_player_served_comes_back(_ThisDraw):
    """Of this draw only the discards of the player just served come back."""

    def back(self, pile: Pile) -> bool:
        return pile is [each for each in self.piles if each.draw == self.draw and each.served][-1]


@fault("MUCK-3", also=NEW_STUB, because="the same cards are muck, held back or in the new stub for those")
class readings_change_with_the_draw(_ThisDraw):
    """In the third draw nothing of it comes back; before, what served players have discarded."""

    def back(self, pile: Pile) -> bool:
        return pile.served and self.draw < 3


@fault("MUCK-3", under="cs", also=NEW_STUB, because="the same cards are muck, held back or in the new stub for those")
class everybody_else_comes_back(_ThisDraw):
    """The discards of every other player come back, served or not."""

    def back(self, pile: Pile) -> bool:
        return True


@fault("MUCK-3", under="cs", also=NEW_STUB, because="the same cards are muck, held back or in the new stub for those")
class nothing_of_this_draw_comes_back(_ThisDraw):
    """Only the discards of earlier draws come back."""

    def back(self, pile: Pile) -> bool:
        return False


@fault("MUCK-3", under="fi", also=NEW_STUB, because="the same cards are muck, held back or in the new stub for those")
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


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class own_discards_come_back(_OwnComeBack):
    """Everything is shuffled and anybody may get anything."""

    def returns(self, seat: int) -> bool:
        return True


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class own_discards_come_back_to_all_in_players(Drawing):
    """The discards of a player without chips are in the muck before he has been served, and nobody knows whose."""

    def next_served(self) -> int:
        seat = super().next_served()
        if self.players[seat].all_in:
            self.deck.discards.pop(seat, None)
            for pile in self.deck.piles:
                if pile.owner == seat and pile.draw == self.deck.draw:
                    pile.owner, pile.served = 0, True
        return seat


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class own_discards_come_back_in_the_third_draw(_OwnComeBack):
    """In the third draw a player may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return self.draw == 3


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class own_discards_come_back_in_the_first_draw(_OwnComeBack):
    """In the first draw a player may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return self.draw == 1


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class own_discards_come_back_the_second_time(_OwnComeBack):
    """From the second reshuffle on a player may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return len(self.reshuffles) > 0


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class own_discards_come_back_to_the_last_seat(_OwnComeBack):
    """The player on seat 2 may get back what he has just discarded."""

    def returns(self, seat: int) -> bool:
        return seat == 2


@fault("MUCK-4", also=NEW_STUB, because="who is served by a reshuffle has his own cards in it")
class few_discards_come_back(_OwnComeBack):
    """Who discards fewer than four cards may get them back."""

    def returns(self, seat: int) -> bool:
        return len(self.discards.get(seat, {}).get(self.draw, ())) < 4


@fault("MUCK-4", under="fi", also=NEW_STUB, because="the same cards are in the new stub for those")
class own_discards_come_from_a_stub_made_for_another(Deck):
    """A player's discards are kept from him only when the stub is reshuffled for him."""

    def may_get(self, seat: int, card: Card) -> bool:
        made_for_him = self.reshuffles and getattr(self, "receiver", None) == seat
        return super().may_get(seat, card) if made_for_him else True

    def reshuffle(self, receiver: int, needed: int) -> None:
        self.receiver = receiver
        super().reshuffle(receiver, needed)


# MUCK-5


@fault("MUCK-5", under="el", also=NEW_STUB, because="the same cards are held back for those")
class next_to_be_served_comes_back(_ThisDraw):
    """The discards of the one player who is served next come back too."""

    def back(self, pile: Pile) -> bool:
        unserved = [each for each in self.piles if each.draw == self.draw and not each.served]
        return pile.served or pile in unserved[1:2]


@fault("MUCK-5", under="el", also=NEW_STUB, because="the same cards are held back for those")
class last_to_be_served_comes_back(_ThisDraw):
    """The discards of the last player to be served come back too."""

    def back(self, pile: Pile) -> bool:
        return pile.served or pile is [each for each in self.piles if each.draw == self.draw][-1]


@fault("MUCK-5", under="el", also=NEW_STUB, because="the same cards are held back for those")
class unserved_players_come_back_in_the_third_draw(_ThisDraw):
    """In the third draw the discards of players not yet served come back too."""

    def back(self, pile: Pile) -> bool:
        return pile.served or self.draw == 3


@fault("MUCK-5", also=NEW_STUB, because="the same cards are held back for those")
class unserved_players_come_back_when_nobody_is_served(_ThisDraw):
    """When the first to draw finds the stub short, the discards of all after him come back."""

    def back(self, pile: Pile) -> bool:
        return pile.served or not any(each.served for each in self.piles if each.draw == self.draw)


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


@fault("MUCK-6", also=NEW_STUB, because="a card is then dealt twice")
class all_hands_are_shuffled_in(_LiveHands):
    """The whole deck is shuffled, hands and all."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return self.live


@fault("MUCK-6", also=NEW_STUB, because="a card is then dealt twice")
class kept_cards_are_shuffled_in(_LiveHands):
    """What the player who is being served has kept is shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return [receiver]


@fault("MUCK-6", also=NEW_STUB, because="a card is then dealt twice")
class all_in_hands_are_shuffled_in(_LiveHands):
    """The hands of players without chips are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return [seat for seat in self.live if self.players[seat].all_in]


@fault("MUCK-6", also=NEW_STUB, because="a card is then dealt twice")
class one_live_hand_is_shuffled_in_in_the_third_draw(_LiveHands):
    """In the third draw the hand of the player left of the receiver is shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        return [self.seating.left_of(receiver)] if self.round == 3 else []


@fault("MUCK-6", also=NEW_STUB, because="a card is then dealt twice")
class pat_hands_are_shuffled_in(_LiveHands):
    """The hands of those who have stood pat in this draw are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        drawing = {pile.owner for pile in self.deck.piles if pile.draw == self.deck.draw}
        return [seat for seat in self.live if seat not in drawing]


@fault("MUCK-6", also=NEW_STUB, because="a card is then dealt twice")
class served_hands_are_shuffled_in_the_second_time(_LiveHands):
    """At a second reshuffle the hands of those already served in this draw are shuffled in."""

    def seats_shuffled_in(self, receiver: int) -> list[int]:
        served = {pile.owner for pile in self.deck.piles if pile.draw == self.deck.draw and pile.served}
        return [seat for seat in self.live if seat in served and self.deck.reshuffles]


# MUCK-7


class _Folded(Deck):
    """A deck that brings some folded hands back."""

    def back(self, pile: Pile) -> bool:
        raise NotImplementedError

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return self.back(pile) if pile.draw == 0 else super().comes_back(pile, receiver)


@fault("MUCK-7", also=NEW_STUB, because="what a new stub is made of is compared there too")
class only_the_first_folded_hand_comes_back(_Folded):
    """Only the hand that was folded first comes back."""

    def back(self, pile: Pile) -> bool:
        return pile is next(each for each in self.piles if each.draw == 0)


@fault("MUCK-7", also=NEW_STUB, because="what a new stub is made of is compared there too")
class only_the_last_folded_hand_comes_back(_Folded):
    """Only the hand that was folded last comes back."""

    def back(self, pile: Pile) -> bool:
        return pile is [each for each in self.piles if each.draw == 0][-1]


@fault("MUCK-7", also=NEW_STUB, because="what a new stub is made of is compared there too")
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


@fault("MUCK-7", under="cs", also=NEW_STUB, because="what a new stub is made of is compared there too")
class folded_hands_stay_out(_Folded):
    """No folded hand comes back."""

    def back(self, pile: Pile) -> bool:
        return False


@fault("MUCK-7", under="nl", also=NEW_STUB, because="what a new stub is made of is compared there too")
class folded_hands_come_back(_Folded):
    """Every folded hand comes back."""

    def back(self, pile: Pile) -> bool:
        return True


@fault("MUCK-7", also="*", because="a folded hand under the stub is dealt in every draw after it")
class folded_hands_go_under_the_stub(Drawing):
    """Folded hands are put under the stub, and dealt without a shuffle."""

    def serve(self) -> None:
        folded = [pile for pile in self.deck.piles if pile.draw == 0]
        self.deck.piles = [pile for pile in self.deck.piles if pile.draw]
        self.deck.stub += [card for pile in folded for card in pile.cards]
        super().serve()
