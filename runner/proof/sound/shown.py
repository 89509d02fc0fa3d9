"""Sound engines that show a hand otherwise than the reference engine does."""

from __future__ import annotations

import random
from typing import Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.sound.registry import sound

State = dict[str, Any]

_AT_THE_END = ("phase", "stacks", "shown", "won")


class Shows(ReferenceEngine):
    """Base: plays like the reference engine, and shows what `shows` makes of the state."""

    def shows(self, state: State) -> State:
        """Return the state as this engine shows it."""
        return state

    def start(self, **asked: Any) -> State:
        """Deal a hand."""
        return self.shows(super().start(**asked))

    def act(self, **asked: Any) -> State:
        """Carry out an action."""
        return self.shows(super().act(**asked))

    def state(self) -> State:
        """Return the state."""
        return self.shows(super().state())

    def next(self) -> State:
        """Deal the next hand."""
        return self.shows(super().next())


class Hides(Shows):
    """Base: shows neither stub nor muck nor reshuffles."""

    def shows(self, state: State) -> State:
        """Return the state without them."""
        return {field: shown for field, shown in state.items() if field not in ("stub", "muck", "reshuffles")}


@sound
class lists_in_any_order(Shows):
    """Tells hands, muck, actions and the seats still in in another order at every look."""

    def shows(self, state: State) -> State:
        state["hands"] = [hand and random.sample(hand, len(hand)) for hand in state["hands"]]
        for field in ("muck", "actions", "live"):
            state[field] = random.sample(state[field], len(state[field]))
        state["reshuffles"] = [sorted(cards) for cards in state["reshuffles"]]
        return state


@sound
class folded_hands_stay_visible(Shows):
    """Shows a folded hand until the hand is over, wherever its cards are by then."""

    def shows(self, state: State) -> State:
        hands = [player.hand for player in self._playing().players.values()]
        return {**state, "hands": [list(hand) for hand in hands]}


@sound
class discards_are_held_until_served(Shows):
    """Shows the whole hand of a player who has declared and waits for his cards."""

    def shows(self, state: State) -> State:
        deck = self._playing().deck
        waiting = [pile for pile in deck.piles if pile.draw == deck.draw and not pile.served]
        for pile in waiting if state["phase"] == "drawing" else ():
            state["hands"][pile.owner - 1] += pile.cards
        return state


@sound
class folded_hands_are_not_in_the_muck(Shows):
    """Lists the discards in the muck, and the folded hands nowhere."""

    def shows(self, state: State) -> State:
        piles = self._playing().deck.piles
        return {**state, "muck": [card for pile in piles if pile.draw and pile.served for card in pile.cards]}


@sound
class piles_are_counted(Shows):
    """Shows how many cards stub and muck have, and no reshuffles."""

    def shows(self, state: State) -> State:
        del state["reshuffles"]
        return {**state, "stub": len(state["stub"]), "muck": len(state["muck"])}


@sound
class piles_are_hidden(Shows):
    """Shows null for stub and muck, and no reshuffles."""

    def shows(self, state: State) -> State:
        del state["reshuffles"]
        return {**state, "stub": None, "muck": None}


@sound
class no_more_than_it_must(Shows):
    """Leaves out every field that the hand can be played without."""

    def shows(self, state: State) -> State:
        return {field: state[field] for field in ("phase", "round", "turn", "bets", "stacks", "hands", "live")}


def _leaves_out(left_out: str) -> type[Shows]:
    """Return an engine that shows everything but one field."""

    def shows(_: Shows, state: State) -> State:
        return {field: shown for field, shown in state.items() if field != left_out}

    return type(f"shows_no_{left_out}", (Shows,), {"shows": shows, "__doc__": f"Leaves `{left_out}` out."})


for _field in ("phase", "round", "turn", "bets", "stacks", "hands", "live", "reshuffles"):
    sound(_leaves_out(_field))


@sound
class nothing_but_the_end(Shows):
    """Shows, once the hand is over, what is looked at then and nothing else."""

    def shows(self, state: State) -> State:
        return {field: state[field] for field in _AT_THE_END} if state["phase"] == "finished" else state


@sound
class cleared_at_the_end(Shows):
    """Clears the table once the hand is over: no hands, nobody in, round 0."""

    def shows(self, state: State) -> State:
        if state["phase"] != "finished":
            return state
        return {**state, "round": 0, "live": [], "hands": [None] * len(state["stacks"]), "stub": [], "muck": []}


@sound
class bets_are_taken_in_between_rounds(Shows):
    """Shows bets of nought while the players draw."""

    def shows(self, state: State) -> State:
        return {**state, "bets": [0] * len(state["bets"])} if state["phase"] == "drawing" else state


@sound
class a_fold_is_always_offered(Shows):
    """Offers a fold to a player who owes nothing."""

    def shows(self, state: State) -> State:
        if state["phase"] == "betting":
            state["actions"] = ["fold", *(action for action in state["actions"] if action != "fold")]
        return state


@sound
class every_bet_is_a_raise(Shows):
    """Calls a bet a raise in what it offers."""

    def shows(self, state: State) -> State:
        return {**state, "actions": ["raise" if action == "bet" else action for action in state["actions"]]}


@sound
class uncalled_bets_go_back_at_once(Shows):
    """Shows a bet that nobody called in its owner's stack as soon as the betting is over."""

    def shows(self, state: State) -> State:
        if state["phase"] == "drawing":
            paid = {seat: player.paid for seat, player in self._playing().players.items()}
            second, highest = sorted(paid.values())[-2:]
            seat = max(paid, key=lambda each: paid[each])
            state["stacks"][seat - 1] += highest - second
            state["pot"] -= highest - second
        return state


@sound
class winnings_include_what_nobody_called(Shows):
    """Counts a bet that nobody called among the chips awarded."""

    def shows(self, state: State) -> State:
        if state["phase"] == "finished":
            paid = {seat: player.paid for seat, player in self._playing().players.items()}
            second, highest = sorted(paid.values())[-2:]
            state["won"] = list(state["won"])
            state["won"][max(paid, key=lambda each: paid[each]) - 1] += highest - second
        return state
