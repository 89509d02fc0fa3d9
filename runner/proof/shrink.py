"""Cut a hand down to the shortest that still shows a difference; Hypothesis does the searching.

A hand is a deal and, for every turn, what was done in it. Each simplification leaves something out: a player, a
short stack, a raise, a discard, or all that a player does after the blinds. Whoever has nothing left to do checks,
calls or stands pat. A search ends where no single thing can be left out; the next goes on from there. Where the
engine has shuffled, a case is tried with several seeds before it counts as showing nothing.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, Phase, Verbosity, configuration, find, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisException

from tripledraw.proof.forbidden import forbidden_moves, next_too_early
from tripledraw.proof.hands import NEXT_HAND, Deal, Move
from tripledraw.proof.lockstep import Lockstep
from tripledraw.proof.tables import STAKES, can_seat
from tripledraw.reference_impl.cards import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tripledraw.adapters import Client
    from tripledraw.adapters.protocol import Hello
    from tripledraw.proof.findings import Finding
    from tripledraw.proof.lockstep import Difference
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.game import Game
    from tripledraw.reference_impl.rulebooks import Rulebook

SECONDS = 10.0
"""How long one kind of difference is shrunk."""

SEEDS = 6
"""With how many seeds a case is tried in which the engine shuffles: what comes is then a matter of chance."""

IDLE = 2
"""Searches without a gain after which no more is tried; each goes its own way."""

LONGEST = 300
USUAL_STACK, USUAL_BUTTON, USUAL_BLINDS = 1000, 2, (5, 10)
KEPT = st.integers(0, 99)
"""0, to which Hypothesis shrinks, leaves a thing out; while it looks for a first case, nearly everything stays."""

SEARCH = settings(
    max_examples=300,
    deadline=None,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
    verbosity=Verbosity.quiet,
)

Turn = tuple[int, str, int, int, int]
"""When somebody acts: which hand at the table, phase, round, player of the first deal, and how often before."""


@dataclass(frozen=True)
class Case:
    """A deal, and what is done and tried in each turn; who is `folding` gives up the hand when he first owes."""

    deal: Deal
    turns: dict[Turn, tuple[Move, ...]]
    hands: int = 1
    folding: frozenset[int] = frozenset()


def case_of(difference: Difference) -> Case:
    """Return the hand in which a difference was found."""
    turns: dict[Turn, list[Move]] = defaultdict(list)
    acted: Counter[Turn] = Counter()
    hand = 1
    for move, (phase, round_, seat) in zip(difference.moves, difference.when, strict=True):
        if move.kind == NEXT_HAND and not move.forbidden:
            hand += 1
            continue
        place = (hand, phase, round_, difference.deal.player(seat or 0), 0)
        turns[*place[:4], acted[place]].append(move)
        acted[place] += not move.forbidden
    return Case(difference.deal, {turn: tuple(moves) for turn, moves in turns.items()}, hand)


@contextmanager
def _hypothesis_writes_elsewhere() -> Iterator[None]:
    """Keep what Hypothesis writes out of the current folder."""
    with TemporaryDirectory() as folder:
        configuration.set_hypothesis_home_dir(folder)
        try:
            yield
        finally:
            configuration.set_hypothesis_home_dir(None)


class Shrinker:
    """Replays cases on one engine, and simplifies them; each replay starts a new table."""

    def __init__(self, client: Client, rulebook: Rulebook, told: str | None) -> None:
        self._client = client
        self._rulebook = rulebook
        self._told = told

    def shrink(self, finding: Finding, seconds: float = SECONDS) -> None:
        """Put the simplest hand that can be found in place of the finding's, if the engine repeats itself."""
        case = case_of(finding.shortest)
        self._client.close()  # so that a fresh engine takes the next call
        again, _ = self._again(case, finding.shortest.kind)
        finding.repeats = again is not None
        if again is None:
            return
        with _hypothesis_writes_elsewhere():
            finding.shortest = self._simplest(again, monotonic() + seconds)
        finding.shrunk = True

    def _simplest(self, simplest: Difference, until: float) -> Difference:
        """Return the simplest difference of the same kind that comes up in searches, each from the last one found."""
        idle = 0
        for search in count():
            found = self._simpler(simplest, until, Random(search))
            idle = idle + 1 if found is simplest else 0
            simplest = found
            if idle == IDLE or monotonic() > until:
                break
        return simplest

    def _simpler(self, simplest: Difference, until: float, random: Random) -> Difference:
        """Let Hypothesis search once for something simpler; return the simplest that came up."""
        case = case_of(simplest)

        def shows(simpler: Case) -> bool:
            nonlocal simplest
            if monotonic() > until:
                return False
            found = self._with_some_seed(simpler, simplest.kind)
            if found and _size(found) < _size(simplest):
                simplest = found
            return found is not None

        with suppress(HypothesisException):  # nothing simpler, or out of time in the midst of it
            find(simpler_cases(case, self._client.hello), shows, settings=SEARCH, random=random)
        return simplest

    def _with_some_seed(self, case: Case, kind: tuple[str, str]) -> Difference | None:
        """Play a case, with several seeds if chance has a say in it; return the first difference of that kind."""
        for seed in (case.deal.seed, *range(1, SEEDS)):
            found, by_chance = self._again(replace(case, deal=replace(case.deal, seed=seed)), kind)
            if found or not by_chance:
                return found
        return None

    def _again(self, case: Case, kind: tuple[str, str]) -> tuple[Difference | None, bool]:
        """Play a case; return the difference of that kind, if it shows, and whether the engine has shuffled."""
        hand = Lockstep(self._client, case.deal, self._rulebook, self._told)
        for number in range(1, case.hands + 1):
            if number > 1:
                if not hand.can_go_on:
                    break
                hand.play(Move(0, NEXT_HAND))
            self._play_out(hand, case, number)
        return next((each for each in hand.differences if each.kind == kind), None), not hand.dealer.in_order

    def _play_out(self, hand: Lockstep, case: Case, number: int) -> None:
        """Let everybody do what the case says, or else check, call or stand pat, until the hand is over."""
        acted: Counter[Turn] = Counter()
        while not hand.over:
            game = hand.game
            place = (number, game.phase, game.round, case.deal.player(game.turn or 0), 0)
            turn = (*place[:4], acted[place])
            acted[place] += 1
            moves = case.turns.get(turn, ())
            for move in moves:
                if move.forbidden and not hand.over and move in (*forbidden_moves(game), next_too_early()):
                    hand.play(move)
            if game.phase == "finished" or acted[place] > LONGEST:
                return
            if not hand.over:
                gives_up = place[3] in case.folding and game.phase == "betting"
                wanted = next((move for move in moves if not move.forbidden), None)
                hand.play(fitting(Move(0, "fold") if gives_up else wanted, game))


def fitting(move: Move | None, game: Game) -> Move:
    """Return what comes nearest to a move where it may not fit any more; nothing is to check, call or stand pat."""
    seat = game.turn or 0
    if game.phase == "drawing":
        if move and move.kind == "timeout":
            return move
        hand = game.players[seat].hand
        wanted = move.cards or () if move else ()
        if not set(wanted) <= set(hand):
            wanted = tuple(hand[: len(wanted)]) if HIDDEN not in hand else ()
        return Move(seat, "draw", cards=wanted)
    if move and move.kind == "fold" and game.betting.owed(seat):
        return Move(seat, "fold")
    if move and move.kind in ("bet", "raise") and not game.betting.raise_refused(seat):
        return Move(seat, game.betting.word_for_more())
    return Move(seat, "call" if game.betting.owed(seat) else "check")


@st.composite
def simpler_cases(draw: st.DrawFn, case: Case, hello: Hello) -> Case:
    """Return a case with less in it: fewer players, usual stacks and stakes, fewer raises, folds and discards."""

    def kept() -> bool:
        return draw(KEPT) > 0

    old = case.deal
    players = [player for player in range(1, old.seats + 1) if kept()]
    if len(players) < 2 or not can_seat(hello, len(players)):
        players = list(range(1, old.seats + 1))
    button = old.button if kept() and old.button <= len(players) else USUAL_BUTTON
    blinds, bets = (old.blinds, old.bets) if kept() else (USUAL_BLINDS, STAKES)
    stacks = {player: old.stacks[old.seat(player) - 1] if kept() else USUAL_STACK for player in players}
    deal = _with_players(old, players, button, stacks, blinds, bets)
    names = {player: place for place, player in enumerate(players, start=1)}
    folding = frozenset(names[player] for player in players if not kept())
    turns = {}
    for turn, moves in case.turns.items():
        number, phase, round_, player, before = turn
        left = tuple(_simpler(draw, move, old, deal, names) for move in moves if kept())
        if player == 0 or player in names:
            turns[number, phase, round_, names.get(player, 0), before] = tuple(move for move in left if move)
    return Case(deal, turns, case.hands, folding)


def _simpler(draw: st.DrawFn, move: Move, old: Deal, deal: Deal, names: dict[int, int]) -> Move | None:
    """Return a move with fewer discards, of the seat where its player sits now; None if he is gone."""
    cards = move.cards[: draw(KEPT)] if move.cards and not move.forbidden else move.cards
    if move.seat == 0:
        return move
    player = names.get(old.player(move.seat))
    return replace(move, seat=deal.seat(player), cards=cards) if player else None


def _with_players(
    old: Deal,
    players: Sequence[int],
    button: int,
    stacks: dict[int, int],
    blinds: tuple[int, int],
    bets: tuple[int, int],
) -> Deal:
    """Return the deal with only these players at the table; the hands of the others go below the stub."""
    table = Deal(len(players), button, (), blinds, bets, seed=old.seed)
    by_seat = [players[table.player(seat) - 1] for seat in range(1, table.seats + 1)]
    gone = [card for player in range(1, old.seats + 1) if player not in players for card in _hand(old, player)]
    return replace(
        table,
        stacks=tuple(stacks[player] for player in by_seat),
        hands=tuple(_hand(old, player) for player in by_seat) if old.scripted else (),
        stub=(*old.stub, *gone),
    )


def _hand(deal: Deal, player: int) -> tuple[Card, ...]:
    return deal.hands[deal.seat(player) - 1] if deal.scripted else ()


def _size(difference: Difference) -> tuple[int, int, int]:
    """Return how much there is to tell of a difference.

    Every move counts, twice if it is more than checking, calling and standing pat, and so does an unusual stack.
    """
    deal, moves = difference.deal, difference.moves
    done = sum(move.kind not in ("check", "call", "draw") or bool(move.cards) or move.forbidden for move in moves)
    odd = sum(stack != USUAL_STACK for stack in deal.stacks) + (deal.bets != STAKES)
    return (len(moves) + done + odd, sum(len(move.cards or ()) for move in moves), deal.seats)
