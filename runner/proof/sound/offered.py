"""Sound engines that offer less than the reference engine does."""

from __future__ import annotations

from typing import Any

from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.reference import AREAS, ReferenceEngine
from tripledraw.proof.sound.registry import sound
from tripledraw.proof.sound.shown import Hides, State


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
class usual_blinds_alone(ReferenceEngine):
    """Plays for 10/20 with blinds of 5 and 10, and for nothing else."""

    def hello(self, **asked: Any) -> State:
        return {**super().hello(**asked), "stakes": [[10, 20]]}

    def start(self, **asked: Any) -> State:
        if (asked.get("bets", [10, 20]), asked.get("blinds", [5, 10])) != ([10, 20], [5, 10]):
            raise Unsupported("plays 10/20 with blinds of 5 and 10")
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
