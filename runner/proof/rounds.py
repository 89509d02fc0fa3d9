"""A betting round as a graph: who may do what next, apart from any engine, so that all of it can be counted and played.

Players are numbered in the order in which they first act, from 0. Everybody may fold, call (or check), and raise
(or bet) until the cap; as in the counts of the rulebook, to fold with nothing owed counts as a course of its own.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Choice = Literal["fold", "call", "raise"]
Course = tuple[Choice, ...]

CAP = 4
FIRST, LATER = 1, 0
"""How many bets have been made when a round begins: the big blind is one."""


@dataclass(frozen=True)
class Standing:
    """Where a round stands: who has yet to act, in order, how many bets were made, and who is still in."""

    to_act: tuple[int, ...]
    bets: int
    live: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether nobody is left to act, or to act against."""
        return not self.to_act or len(self.live) == 1

    def owes(self, blinds: int) -> bool:
        """Tell whether the player to act owes anything, in a round that began with so many bets."""
        big_blind_to_check = blinds == FIRST and self.bets == FIRST and len(self.to_act) == 1
        return self.bets > 0 and not big_blind_to_check

    def after(self, choice: Choice) -> Standing:
        """Return how the round stands after the choice of the player to act."""
        actor, *waiting = self.to_act
        if choice == "raise":
            place = self.live.index(actor)
            return Standing(self.live[place + 1 :] + self.live[:place], self.bets + 1, self.live)
        live = self.live if choice == "call" else tuple(player for player in self.live if player != actor)
        return Standing(tuple(waiting), self.bets, live)


def choices(standing: Standing, cap: int = CAP) -> tuple[Choice, ...]:
    """Return what the player to act may do."""
    return ("fold", "call", "raise") if standing.bets < cap else ("fold", "call")


def opening(players: int, blinds: int) -> Standing:
    """Return how a round begins: the first with the big blind as its first bet, a later one with none."""
    everyone = tuple(range(players))
    return Standing(everyone, blinds, everyone)


@cache
def count_courses(standing: Standing, cap: int = CAP) -> int:
    """Return how many different courses a round can take from here."""
    if standing.over:
        return 1
    return sum(count_courses(standing.after(choice), cap) for choice in choices(standing, cap))


def courses(standing: Standing, cap: int = CAP) -> Iterator[Course]:
    """Yield every course from here to the end of the round."""
    if standing.over:
        yield ()
        return
    for choice in choices(standing, cap):
        for rest in courses(standing.after(choice), cap):
            yield (choice, *rest)


def shortest_ways(start: Standing, cap: int = CAP) -> dict[Standing, Course]:
    """Return every standing in which somebody is to act, with a shortest way to reach it."""
    ways: dict[Standing, Course] = {start: ()}
    queue = deque([start])
    while queue:
        standing = queue.popleft()
        for choice in choices(standing, cap):
            then = standing.after(choice)
            if not then.over and then not in ways:
                ways[then] = (*ways[standing], choice)
                queue.append(then)
    return ways


def walks(start: Standing, cap: int = CAP) -> Iterator[Course]:
    """Yield courses that together make every choice in every standing, each beginning with the shortest way there."""
    ways = shortest_ways(start, cap)
    left = {standing: list(choices(standing, cap)) for standing in ways}
    for standing, way in ways.items():
        while left[standing]:
            course, here = list(way), standing
            while not here.over:
                choice = left[here].pop() if left[here] else "call"
                course.append(choice)
                here = here.after(choice)
            yield tuple(course)


def standings(start: Standing, course: Sequence[Choice]) -> Iterator[tuple[Standing, Choice]]:
    """Yield each standing of a course with the choice that is made in it."""
    here = start
    for choice in course:
        yield here, choice
        here = here.after(choice)
