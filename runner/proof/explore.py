"""Play all of what can be counted: betting rounds, first draws, and later draws so that any three requests meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.proof.draws import PLAYERS, first_draws, later_draws
from tripledraw.proof.findings import Findings
from tripledraw.proof.forbidden import forbidden_moves
from tripledraw.proof.hands import Move
from tripledraw.proof.lockstep import Lockstep
from tripledraw.proof.rounds import FIRST, LATER, choices, courses, opening, shortest_ways, standings, walks
from tripledraw.proof.tables import can_seat, deep_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tripledraw.adapters import Client
    from tripledraw.proof.hands import Deal
    from tripledraw.proof.rounds import Choice, Course, Standing
    from tripledraw.reference_impl.rulebooks import Rulebook

LATER_ROUNDS = (2, 3, 4)
"""The later rounds, which take turns: each standing is reached in one of them."""


@dataclass(frozen=True)
class Part:
    """One part of what there is to play: its name, how much of it there is, how much was played, in how many hands."""

    name: str
    there: int
    played: int
    hands: int


class Explorer:
    """Plays hands on one engine beside the reference engine, and keeps what differs and what was covered."""

    def __init__(
        self, client: Client, rulebook: Rulebook, told: str | None, progress: Callable[[str, int, int], None]
    ) -> None:
        self.findings = Findings()
        self.covered: list[Part] = []
        self._client = client
        self._rulebook = rulebook
        self._told = told
        self._progress = progress
        self._made: set[tuple[Standing, Choice]] = set()
        self._seen: set[Standing] = set()

    @property
    def draws_offered(self) -> bool:
        """Whether the engine offers draws, and for six players, on whom all of them are counted."""
        return self._client.offers("drawing") and can_seat(self._client.hello, PLAYERS)

    def betting(self, players: int, *, every_course: bool) -> None:
        """Make every choice in every standing of the first and of a later round with so many players.

        Or play every course that these rounds can take.
        """
        for blinds, which in ((FIRST, "first"), (LATER, "later")):
            if blinds == LATER and not self._client.offers("drawing"):
                return
            part = f"the {which} betting round of {players}"
            start, cap = opening(players, blinds), self._cap(blinds)
            self._made, self._seen = set(), set()
            if every_course:
                plan = list(courses(start, cap))
                whole = self._betting_hands(part, players, blinds, plan)
                self.covered.append(Part(f"courses of {part}", len(plan), whole, len(plan)))
            else:
                self._standings(part, players, blinds, cap)

    def _standings(self, part: str, players: int, blinds: int, cap: int) -> None:
        start = opening(players, blinds)
        ways = shortest_ways(start, cap)
        plan = list(walks(start, cap))
        self._betting_hands(part, players, blinds, plan)
        every = [(here, choice) for here in ways for choice in choices(here, cap)]
        again = [(*ways[here], choice) for here, choice in every if (here, choice) not in self._made]
        self._betting_hands(part, players, blinds, again)  # what was left out when a difference ended a walk
        self.covered.append(Part(f"standings of {part}", len(ways), len(self._seen), len(plan) + len(again)))

    def draws(self) -> None:
        """Play every first draw of six players, and later draws in which any three requests meet."""
        for part, requests in (
            ("ways to ask for cards in the first draw of six players", first_draws()),
            ("hands in which any three requests of the three draws meet", later_draws()),
        ):
            for number, wanted in enumerate(requests):
                self._drawing_hand(wanted, number)
                self._progress(part, number + 1, len(requests))
            self.covered.append(Part(part, len(requests), len(requests), len(requests)))

    def _cap(self, blinds: int) -> int:
        rule, wide = ("BET-11", "four-raises") if blinds == FIRST else ("BET-12", "bet-and-four-raises")
        return 5 if self._rulebook[rule] == wide else 4

    def _start(self, players: int, number: int) -> Lockstep:
        deal = deep_deal(self._client.hello, players, number % players + 1)
        return Lockstep(self._client, deal, self._rulebook, self._told)

    # Betting

    def _betting_hands(self, part: str, players: int, blinds: int, plan: Sequence[Course]) -> int:
        """Play these courses; return how many came to their end."""
        whole = 0
        for number, course in enumerate(plan):
            hand = self._start(players, number)
            round_ = 1 if blinds == FIRST else LATER_ROUNDS[number % len(LATER_ROUNDS)]
            whole += self._play_course(hand, round_, course)
            self.findings.add(hand.differences)
            self._progress(part, number + 1, len(plan))
        return whole

    def _play_course(self, hand: Lockstep, round_: int, course: Course) -> bool:
        """Play one course, trying what is forbidden wherever nobody has been before; return whether it was whole."""
        blinds = FIRST if round_ == 1 else LATER
        order = _seats_in_order(hand.deal, blinds)
        made = list(standings(opening(hand.deal.seats, blinds), course))
        if blinds == LATER:
            out_before = {order[here.to_act[0]] for here, choice in made if choice == "fold" and not here.owes(blinds)}
            _reach_round(hand, round_, out_before)
            if hand.finished:
                return False
        for here, choice in made:
            if choice != "fold" or here.owes(blinds):  # else folded before the round: such a fold is never sent
                if hand.finished or hand.game.turn != order[here.to_act[0]]:
                    return False
                if here not in self._seen:
                    self._seen.add(here)
                    _try_what_is_forbidden(hand)
                    if hand.over:
                        return False
                hand.play(_move(hand, choice))
            self._made.add((here, choice))
        return not hand.over

    # Drawing

    def _drawing_hand(self, wanted: Sequence[Sequence[int]], number: int) -> None:
        hand = self._start(len(wanted[0]), number)
        for counts in wanted:
            while not hand.finished and hand.game.phase == "betting":
                hand.play(_move(hand, "call"))
            for count in counts:
                if not hand.finished and hand.game.turn is not None:
                    seat = hand.game.turn
                    hand.play(Move(seat, "draw", cards=tuple(hand.game.players[seat].hand[:count])))
        self.findings.add(hand.differences)


def _seats_in_order(deal: Deal, blinds: int) -> list[int]:
    """Return the seats in the order in which they first act in a round."""
    players = [deal.seat(player) for player in range(1, deal.seats + 1)]
    if blinds == LATER:
        return players
    return players[::-1] if deal.seats == 2 else players[2:] + players[:2]


def _reach_round(hand: Lockstep, round_: int, out_before: set[int]) -> None:
    """Call and stand pat until a round begins; these seats fold in the first, to a raise so that all of them can."""
    while not hand.finished and (hand.game.phase, hand.game.round) != ("betting", round_):
        seat, betting = hand.game.turn, hand.game.betting
        if hand.game.phase == "drawing":
            hand.play(Move(seat or 0, "draw", cards=()))
        elif seat in out_before:
            hand.play(Move(seat, "fold"))
        else:
            hand.play(_move(hand, "raise" if out_before and betting.bets_made == 1 else "call"))


def _try_what_is_forbidden(hand: Lockstep) -> None:
    for move in forbidden_moves(hand.game):
        if not hand.over:
            hand.play(move)


def _move(hand: Lockstep, choice: Choice) -> Move:
    seat, betting = hand.game.turn or 0, hand.game.betting
    if choice == "call" and not betting.owed(seat):
        return Move(seat, "check")
    return Move(seat, betting.word_for_more() if choice == "raise" else choice)


def explore(explorer: Explorer, players: Iterable[int], *, every_course: bool) -> None:
    """Play all that the engine offers."""
    for count in players:
        explorer.betting(count, every_course=every_course)
    if explorer.draws_offered:
        explorer.draws()
