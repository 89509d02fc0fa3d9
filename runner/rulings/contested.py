"""Contested rules: under which readings a recorded hand can have been played."""

from __future__ import annotations

from itertools import combinations, compress, product
from typing import TYPE_CHECKING, NamedTuple

from tripledraw.features.catalogue import load
from tripledraw.reference_impl.rulebooks import READINGS
from tripledraw.rulings.replay import Breach, Replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.reference_impl.rulebooks import Rulebook
    from tripledraw.rulings.looks import Look
    from tripledraw.rulings.play import Play
    from tripledraw.rulings.ruling import Readings

CAPS = ("BET-11", "BET-12", "BET-16")
CARDS = ("DRAW-4", "MUCK-3", "MUCK-7", "DECK-2", "DECK-3")


class Played(NamedTuple):
    """A hand played through under the readings that let it go furthest.

    `readings` are those that it needs, and `passed` what the others would not have allowed, with who allows it.
    """

    replay: Replay
    readings: Readings
    passed: list[Breach]


def play_through(play: Play, known: dict[int, Look], rulebook: Rulebook) -> Played:
    """Play a hand under a rulebook: held to its own readings, and where it is silent to any that will do."""
    free = tuple(rule for rule in READINGS if not rulebook.says(rule))
    replay = Replay(play, known, rulebook)
    needed: Readings = {}
    passed: list[Breach] = []
    while replay.breach is not None and (rules := _contested_rules(replay, free)):
        further, fitting = _with_departures(play, known, replay, rules)
        if not fitting:
            break
        passed.append(replay.breach._replace(says=replay.breach.says + _allowed_by(fitting)))
        replay = further
        needed |= fitting
    if replay.breach is None and replay.game is not None and replay.game.reshuffles:
        needed |= _fitting(play, known, replay.rulebook, free)
    return Played(replay, needed, passed)


def _contested_rules(replay: Replay, free: tuple[str, ...]) -> list[str]:
    """Return the rules, among those left open, of which another reading might allow what the replay does not.

    After a reshuffle a hand that nobody can have had (SEAT-6) may only be one that other readings would have dealt.
    """
    rule = replay.breach.rule if replay.breach else ""
    reshuffled = replay.game is not None and bool(replay.game.reshuffles)
    if rule in CAPS:
        return [each for each in CAPS if each in free]
    if rule in CARDS or rule.startswith(("MUCK-", "DECK-")) or (rule == "SEAT-6" and reshuffled):
        return [each for each in CARDS if each in free]
    return []


def _with_departures(play: Play, known: dict[int, Look], replay: Replay, rules: list[str]) -> tuple[Replay, Readings]:
    """Change as few readings as get the hand past its breach; return the furthest replay, and all that would do."""
    for count in range(1, len(rules) + 1):
        changes = list(_changes(replay.rulebook, rules, count))
        tried = [Replay(play, known, replay.rulebook.but(**chosen)) for chosen in changes]
        whole = [each.breach is None for each in tried]
        would_do = whole if any(whole) else [each.played > replay.played for each in tried]
        if any(would_do):
            fitting: Readings = {}
            for chosen in compress(changes, would_do):
                for rule, name in chosen.items():
                    if name not in fitting.setdefault(rule, []):
                        fitting[rule].append(name)
            return max(compress(tried, would_do), key=lambda each: each.played), fitting
    return replay, {}


def _changes(rulebook: Rulebook, rules: list[str], count: int) -> Iterator[dict[str, str]]:
    """Yield every way to read that many of the rules differently."""
    for changed in combinations(rules, count):
        others = [[name for name in READINGS[rule] if name != rulebook[rule]] for rule in changed]
        for names in product(*others):
            yield dict(zip(changed, names, strict=True))


def _fitting(play: Play, known: dict[int, Look], rulebook: Rulebook, free: tuple[str, ...]) -> Readings:
    """Return the rules of the deck on which a hand with a reshuffle bears, and the readings that fit."""
    fitting: Readings = {}
    for rule in CARDS:
        if rule in free:
            names = [name for name in READINGS[rule] if _holds(play, known, rulebook.but(**{rule: name}))]
            if len(names) < len(READINGS[rule]):
                fitting[rule] = names
    return fitting


def _holds(play: Play, known: dict[int, Look], rulebook: Rulebook) -> bool:
    return Replay(play, known, rulebook).breach is None


def allowed_elsewhere(play: Play, known: dict[int, Look], replay: Replay) -> str:
    """Return whose reading would allow what a rulebook's own reading does not: `; allowed by WSOP`."""
    breach = replay.breach
    if breach is None or breach.rule not in READINGS:
        return ""
    _, fitting = _with_departures(play, known, replay, [breach.rule])
    return _allowed_by(fitting)


def _allowed_by(readings: Readings) -> str:
    """Return who holds one of these readings, by their names for people."""
    catalogue = load()
    holders = {
        catalogue.houses.get(holder, holder): None  # a dict, to keep the order
        for rule, names in readings.items()
        for name in names
        for holder in catalogue.rules[rule].readings[name].held_by
    }
    return f"; allowed by {', '.join(holders)}" if holders else ""
