"""Sound engines that keep every rule in another way than the reference engine does. Each has to conform.

A suite that turns on something that no rule asks for would fail them: the order of a list, a field that may be left
out, a way to play on which the documents are silent.
"""

from __future__ import annotations

import random
from itertools import chain
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.reference import AREAS, ReferenceEngine
from tripledraw.reference_impl.deck import Deck
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, DEFAULTS, READINGS, Rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.reference_impl.deck import Pile

SOUND: dict[str, Callable[[], object]] = {}
"""The sound engines by name; each is called without arguments."""

State = dict[str, Any]

_AT_THE_END = ("phase", "stacks", "shown", "won")


def sound(engine: type) -> type:
    """Put a class among the sound engines."""
    SOUND[engine.__name__] = engine
    return engine


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


# What is shown otherwise


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


# What is not offered


class Lacks(ReferenceEngine):
    """Base: the reference engine without an area of the protocol."""

    lacking = ""

    def hello(self, **asked: Any) -> State:
        """Say that everything is offered but that area."""
        return {**super().hello(**asked), "implements": [area for area in AREAS if area != self.lacking]}


for _area in ("ranking", "betting", "drawing", "showdown", "next-hand", "clock"):
    _said = {"lacking": _area, "__doc__": f"Offers everything but {_area}."}
    sound(type(f"no_{_area.replace('-', '_')}", (Lacks,), _said))


@sound
class cannot_be_told_the_cards(Lacks):
    """Deals what it likes."""

    lacking = "scripted-deck"

    def start(self, **asked: Any) -> State:
        if "hands" in asked or "stub" in asked:
            raise Unsupported("deals its own cards")
        return super().start(**asked)


@sound
class deals_what_it_likes_and_hides_the_rest(Hides, cannot_be_told_the_cards):
    """Deals what it likes, never twice the same, and shows neither stub nor muck nor reshuffles."""

    def start(self, **asked: Any) -> State:
        return super().start(**{**asked, "seed": None})


@sound
class no_all_in(Lacks):
    """Plays no table on which somebody could run out of chips."""

    lacking = "all-in"

    def start(self, **asked: Any) -> State:
        if min(asked["stacks"], default=0) < 20 * max(asked.get("blinds") or asked["bets"]):
            raise Unsupported("plays with deep stacks alone")
        return super().start(**asked)


@sound
class takes_no_amounts(ReferenceEngine):
    """Has one size for every bet, and no way to name another."""

    def act(self, *, amount: int | None = None, **asked: Any) -> State:
        if amount is not None:
            raise Unsupported("the size of a bet is fixed")
        return super().act(**asked)


@sound
class knows_no_reasons(ReferenceEngine):
    """Refuses without a reason."""

    def act(self, **asked: Any) -> State:
        try:
            return super().act(**asked)
        except Rejected as refusal:
            raise Rejected(None, str(refusal)) from None


@sound
class one_table_size(ReferenceEngine):
    """Plays with three players and with no other number."""

    def hello(self, **asked: Any) -> State:
        return {**super().hello(**asked), "seats": [3]}


@sound
class one_pair_of_stakes(ReferenceEngine):
    """Plays for 30/60 and for nothing else."""

    def hello(self, **asked: Any) -> State:
        return {**super().hello(**asked), "stakes": [[30, 60]]}

    def start(self, **asked: Any) -> State:
        if asked.get("bets") not in (None, [30, 60]):
            raise Unsupported("plays 30/60")
        return super().start(**asked)


@sound
class strengths_are_numbers(ReferenceEngine):
    """Gives each hand one number for its strength."""

    def strengths(self, *, hands: list[list[str]]) -> State:
        parts = super().strengths(hands=hands)["strengths"]
        return {"strengths": [float(sum(part * 16**-place for place, part in enumerate(each))) for each in parts]}


@sound
class no_strengths(ReferenceEngine):
    """Tells who wins, and nothing about how strong a hand is."""

    strengths = None  # type: ignore[assignment]


# What is played otherwise


class _Burning(Game):
    def begin_drawing(self) -> None:
        super().begin_drawing()
        if self.deck.stub:
            self.deck.stub.pop(0)


@sound
class burns_a_card_before_each_draw(ReferenceEngine):
    """Burns a card before each draw, and says so."""

    def __init__(self) -> None:
        super().__init__(game=_Burning)

    def hello(self, **asked: Any) -> State:
        return {**super().hello(**asked), "burns": True}


class _AllIn(Deck):
    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return True if pile.draw else super().comes_back(pile, receiver)


class _PassingOver(Game):
    deck_rules = _AllIn


@sound
class own_discards_are_passed_over(ReferenceEngine):
    """Shuffles all discards in, and passes over the receiver's own."""

    def __init__(self) -> None:
        super().__init__(game=_PassingOver, rulebook=COMMON.but(**{"MUCK-3": "all-but-own"}))


def _reads(rulebook: Rulebook, name: str, says: str) -> type[ReferenceEngine]:
    """Return the reference engine with the readings of a rulebook of its own."""

    class Reads(ReferenceEngine):
        def __init__(self) -> None:
            super().__init__(rulebook=rulebook, name=name)

    Reads.__name__, Reads.__doc__ = name, says
    return Reads


for _rule, _reading in chain.from_iterable(((rule, each) for each in READINGS[rule]) for rule in READINGS):
    if _reading != DEFAULTS[_rule]:
        _name = f"{_rule}_{_reading}".replace("-", "_").lower()
        sound(_reads(COMMON.but(**{_rule: _reading}), _name, f"Reads {_rule} as {_reading}."))

for _number in range(1, 7):
    _mixture = {
        rule: names[_number * step % len(names)] for step, (rule, names) in enumerate(READINGS.items(), start=1)
    }
    sound(_reads(COMMON.but(**_mixture), f"mixture_{_number}", "Mixes readings as no document does."))
