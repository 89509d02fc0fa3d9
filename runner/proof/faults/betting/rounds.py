"""Wrong engines with other betting rounds: BET-1."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer


@fault("BET-1", also="*", because="there is no third draw and no last round")
class three_betting_rounds(Game):
    """The hand ends after the third betting round."""

    last_round = 3


narrow(three_betting_rounds, "in the third hand")


@fault("BET-1", also="BET-6,7,13,17 ALLIN-* DRAW-1,5 SHOW-* POT-*", because="the hand goes on where it should be over")
class five_betting_rounds(Game):
    """There is a fourth draw, and a round after it."""

    last_round = 5


@fault(
    "BET-1",
    also="SEAT-7 BLIND-6 BET-* ALLIN-* DRAW-1,2 SHOW-* POT-*",
    because="nobody can bet in the last round, which is left out",
)
class no_round_after_the_last_draw(Game):
    """After the third draw hands are shown at once."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == self.last_round:
            self.betting.turn = None


@fault("BET-1", also="*", because="later rounds come after pat draws in most rules")
class no_round_after_a_pat_draw(Game):
    """Where everybody stood pat the betting round is left out."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round > 1 and not self.deck.discards:
            self.betting.turn = None


@fault("BET-1", also="*", because="later rounds come after checked rounds in most rules")
class rounds_only_after_rounds_with_a_bet(Game):
    """Once everybody has checked there is no more betting."""

    checked = False

    def begin_betting(self) -> None:
        self.checked = self.round > 1 and (self.checked or self.betting.last_bettor is None)
        super().begin_betting()
        if self.checked:
            self.betting.turn = None


@fault("BET-1", also="BET-3,16 POT-4", because="two who are left of more bet in the last round there too")
class two_left_do_not_bet_in_the_last_round(Game):
    """When two of a larger table are left, they show down after the third draw."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == self.last_round and len(self.live) == 2 < self.table.seats:
            self.betting.turn = None


narrow(two_left_do_not_bet_in_the_last_round, "in the second hand")


@fault(
    "BET-1",
    also="BLIND-6 BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-* POT-1,4",
    because="second hands are played there too",
)
class second_hand_has_three_rounds(Game):
    """The count of rounds goes on from the hand before."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.last_round = 3
        return following


narrow(second_hand_has_three_rounds, "with six players")


@fault("BET-1", also="DRAW-1", because="what is out of place is refused there too")
class checks_are_accepted_during_a_draw(Drawing):
    """A check during a draw is taken for standing pat."""

    def act(self, action: Action) -> None:
        super().act(replace(action, kind="draw", cards=()) if action.kind == "check" else action)


@fault("BET-1", also="DRAW-1", because="what is out of place is refused there too")
class draws_are_accepted_while_betting(Betting):
    """A draw during a betting round is taken for a check or a call."""

    def act(self, action: Action) -> None:
        kind = "call" if self.owed(action.seat) else "check"
        super().act(replace(action, kind=kind, cards=None) if action.kind == "draw" else action)


narrow(draws_are_accepted_while_betting, "with two players", "once somebody is all-in")
