"""A hand in the words of the card table: the lines of play, and what is expected at its end, as steps of the suite."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Any

from tripledraw.fold import listed
from tripledraw.proof.hands import NEXT_HAND
from tripledraw.proof.lockstep import CHANGED_BY_A_REFUSAL, IMPOSSIBLE_CARDS, LET_HAPPEN
from tripledraw.reference_impl.cards import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tripledraw.proof.hands import Deal, Move
    from tripledraw.proof.lockstep import Difference, StrangeCard

NUMBERS = ("none", "one", "two", "three", "four", "five", "six")
ORDINALS = ("first", "second", "third", "fourth")
CHOICES = ("fold", "check", "call", "bet", "raise", "draw")
NOTHING_LOST = "no chip has been made or lost"
"""What a scenario looks at where the last move cannot even be made."""


class Seating:
    """Who is called what: P1 is the first player left of the button, which moves on with every hand."""

    def __init__(self, deal: Deal, hands_before: int = 0) -> None:
        self._deal = deal
        self._moved = hands_before

    def name(self, seat: int) -> str:
        """Return what the player on a seat is called."""
        player = self._deal.player(seat)
        return f"P{(player - 1 - self._moved) % self._deal.seats + 1 if 1 <= seat <= self._deal.seats else seat}"

    def next_hand(self) -> None:
        """Move the button."""
        self._moved += 1


def play_lines(difference: Difference) -> list[str]:
    """Return the moves of a hand as lines of play, the last one by itself; forbidden ones `try to`."""
    *earlier, last = zip(difference.moves, difference.when, strict=True)
    seating = Seating(difference.deal)
    known = len(difference.deal.stub) if difference.deal.scripted else -1
    lines = []
    rounds = [(when, [move for move, _ in group]) for when, group in groupby(earlier, key=lambda made: made[1][:2])]
    for when, moves in rounds:
        lines += _round_lines(moves, seating, over=when != last[1][:2], named=known >= 0)
        if when != last[1][:2]:
            known -= cards_drawn(moves)
    return lines + _one_by_one([last[0]], seating, named=known >= 0)


def cards_drawn(moves: Iterable[Move]) -> int:
    """Return how many cards are given up in these moves; with more than the stub has, chance decides what comes."""
    return sum(len(move.cards or ()) for move in moves if not move.forbidden)


def _round_lines(moves: Sequence[Move], seating: Seating, *, over: bool, named: bool) -> list[str]:
    """Return the lines of one round or draw, in one if everybody does the same; discards are `named`, or counted."""
    if over and all(move.kind in ("check", "call") and not move.forbidden for move in moves):
        return ["everyone calls"]
    if over and all(move.kind == "draw" and not move.cards and not move.forbidden for move in moves):
        return ["everyone stands pat"]
    return _one_by_one(moves, seating, named=named)


def _one_by_one(moves: Sequence[Move], seating: Seating, *, named: bool) -> list[str]:
    lines = []
    for done, group in groupby(moves, key=lambda move: (move.forbidden, _done(move, named=named))):
        together = list(group)
        if together[0].kind == NEXT_HAND:
            lines.append("somebody asks for the next hand" if done[0] else "the next hand begins")
            if not done[0]:
                seating.next_hand()
            continue
        names = [seating.name(move.seat) for move in together]
        if done[0]:
            lines += [f"{name} tries to {done[1]}" for name in names]
        else:
            lines.append(f"{listed(names)} {done[1] if len(names) > 1 else _third_person(done[1])}")
    return lines


def _done(move: Move, *, named: bool) -> str:
    """Return a move in words, as several players would do it, its discards named or counted."""
    if move.kind != "draw":
        words = "run out of time" if move.kind == "timeout" else move.kind
        return words if move.amount is None else f"{words} to {move.amount}"
    if not move.cards:
        return "stand pat"
    if not named and not move.forbidden:
        return f"discard {NUMBERS[len(move.cards)]} card{'s' if len(move.cards) > 1 else ''}"
    return f"discard {' '.join(move.cards)}"


def _third_person(words: str) -> str:
    verb, *rest = words.split(" ")
    return " ".join([f"{verb}s", *rest])


def expected_step(difference: Difference) -> str:
    """Return the Then of the suite that the engine does not meet."""
    return next(_steps(difference, _seating_now(difference)), NOTHING_LOST)


def seen_in_words(difference: Difference) -> str:
    """Return what the engine showed instead, of the same players as `expected_step`."""
    what, seen, seating = difference.what, difference.seen, _seating_now(difference)
    if what == "turn":
        return f"it is {seating.name(seen) if seen else 'nobody'}'s turn"
    if what == "actions":
        return f"offered are {', '.join(seen) or 'nothing'}"
    if what in ("bets", "stacks"):
        return ", ".join(sorted(f"{seating.name(seat)} {chips}" for seat, chips in enumerate(seen, start=1)))
    if what in ("shown", "live"):
        return ", ".join(seating.name(seat) for seat in seen) or "nobody"
    if what == "hands":
        return f"{seating.name(seen[0])} holds {' '.join(seen[1] or ()) or 'nothing'}"
    if what == "reshuffles":
        return f"it is made of {' '.join(seen[-1]) or 'nothing'}" if seen else "no reshuffle"
    if isinstance(seen, tuple):
        return " ".join(seen) or "none"
    return re.sub(r"\bseat (\d)\b", lambda match: seating.name(int(match[1])), str(seen).rstrip("."))


def _seating_now(difference: Difference) -> Seating:
    hands_before = sum(move.kind == NEXT_HAND and not move.forbidden for move in difference.moves)
    return Seating(difference.deal, hands_before)


def _steps(difference: Difference, seating: Seating) -> Iterator[str]:
    what, expected, seen = difference.what, difference.expected, difference.seen
    turn = seating.name(difference.turn) if difference.turn else ""
    if what in (LET_HAPPEN, CHANGED_BY_A_REFUSAL):
        yield "the engine refuses it"
    elif what == IMPOSSIBLE_CARDS:
        yield _of_cards(difference.rule, expected, seating)
    elif what in ("phase", "round"):
        yield _where(expected)
    elif what == "turn":
        yield f"it is {seating.name(expected)}'s turn"
    elif what == "actions":
        yield f"{turn} may only {listed(sorted(expected, key=CHOICES.index), 'or')}"
    elif what == "call":
        yield f"a call costs {turn} {expected}"
    elif what in ("bets", "stacks"):
        seat = next(seat for seat, (one, other) in enumerate(zip(expected, seen, strict=True), 1) if one != other)
        yield f"{seating.name(seat)} {_chips(difference)}".format(expected[seat - 1])
    elif what == "pot":
        yield f"the pot is {expected}"
    elif what == "button":
        yield f"the button is on seat {expected}"
    elif what == "live":
        yield f"{listed([seating.name(seat) for seat in expected])} are still in"
    elif what == "deck":
        yield "no card is in two places"
    elif what == "hands":
        yield f"{seating.name(expected[0])} holds {' '.join(expected[1])}"
    elif what == "shown":
        names = [seating.name(seat) for seat in expected]
        yield f"{names[0]} shows first{''.join(f', then {name}' for name in names[1:])}" if names else "nobody shows"
    elif what in ("stub", "muck", "reshuffles"):
        yield from _of_piles(what, expected, seen)


def _chips(difference: Difference) -> str:
    if difference.what == "bets":
        return "has put in {}"
    return "has {} chips" if difference.turn else "ends with {} chips"


def _where(place: str) -> str:
    """Return the step for `draw 1`, `betting round 2` or `the end of the hand`."""
    if place.startswith("the end"):
        return "the hand is over"
    phase, number = place.rsplit(" ", 1)
    return f"it is the {ORDINALS[int(number) - 1]} {phase}"


def _of_cards(rule: str, strange: StrangeCard, seating: Seating) -> str:
    who = seating.name(strange.seat)
    if strange.card == HIDDEN or rule == "DRAW-6":
        return f"{who} holds five cards"
    if strange.discarder:
        return f"{who} gets none of discards of draw {strange.draw} by {seating.name(strange.discarder)}"
    return f"{who} gets {'all' if rule in ('DECK-2', 'DRAW-4') else 'none'} of {strange.card}"


def _of_piles(what: str, expected: Any, seen: Any) -> Iterator[str]:
    """Say of a pile what is too much or missing; counts alone have no step."""
    if what == "reshuffles" and not expected:
        yield "nothing has been reshuffled"
    elif what == "reshuffles":
        yield f"the {ORDINALS[len(expected) - 1]} reshuffle is made of {' '.join(expected[-1])}"
    elif isinstance(expected, tuple) and isinstance(seen, tuple):
        missing, extra = set(expected) - set(seen), set(seen) - set(expected)
        if missing:
            yield f"the {what} has all of {' '.join(sorted(missing))}"
        elif extra:
            yield f"the {what} has none of {' '.join(sorted(extra))}"
        else:
            yield f"the {what} is {' '.join(expected)}"
