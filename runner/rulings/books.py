"""The chips of a hand: what was put in, what came back, what was won and raked, and if it adds up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import gcd
from typing import TYPE_CHECKING

from tripledraw.reference_impl.pots import Pot
from tripledraw.rulings.hand import Collect, Post, Return, Uncalled
from tripledraw.rulings.values import money

if TYPE_CHECKING:
    from tripledraw.reference_impl.game import Game
    from tripledraw.rulings.play import Play

MOST_RAKE = 0.1  # of the pot, where the record does not print the rake; rooms take a twentieth or less


@dataclass(frozen=True)
class Books:
    """The pots as they should be, and by seat what was returned and what was won.

    `uncalled` is what nobody called, by seat; `pooled` tells that it was won with the pot, as some sites print it.
    `wrong` says why the record does not add up, or is None.
    """

    pots: list[Pot]
    uncalled: dict[int, int]
    returned: Counter[int]
    won: Counter[int]
    rake: int
    unit: int
    pooled: bool
    wrong: str | None


def books(play: Play, game: Game) -> Books:
    """Return the accounts of a hand that has been played to its end."""
    keeper = game.pot_rules(game.players.values(), game.seating)
    uncalled = keeper.uncalled()
    pots = keeper.pots({seat: player.paid - uncalled.get(seat, 0) for seat, player in game.players.items()})
    returned: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for event in play.hand.events:
        if isinstance(event, Return):
            returned[play.seat(event.seat)] += event.chips
        elif isinstance(event, Collect):
            won[play.seat(event.seat)] += event.chips
    if not won and play.hand.finishing is not None:
        won = _won_by_stacks(play, game)
    in_pots = sum(pot.chips for pot in pots) + sum(chips for _, chips in play.dead)
    back = sum(uncalled.values())
    total, rake, wrong = _balance(play, in_pots, back, sum(returned.values()), sum(won.values()))
    extra = (total if wrong is None else in_pots) - sum(pot.chips for pot in pots)
    pooled = wrong is None and back > 0 and not returned and total > in_pots and (total - in_pots) % back == 0
    if pooled:
        extra -= back
    pots[0] = Pot(pots[0].chips + extra, pots[0].seats)
    return Books(pots, uncalled, returned, won, rake, _unit(play), pooled, wrong)


def _won_by_stacks(play: Play, game: Game) -> Counter[int]:
    """Return what each seat won by its stacks before and after, what nobody called included."""
    dead = Counter[int]()
    for seat, chips in play.dead:
        dead[seat] += chips
    won: Counter[int] = Counter()
    for number, stack in play.hand.finishing or ():
        if number in play.numbers:
            seat = play.seat(number)
            won[seat] = stack - (play.stacks[seat - 1] - game.players[seat].paid - dead[seat])
    return +won


def _balance(play: Play, in_pots: int, back: int, returned: int, won: int) -> tuple[int, int, str | None]:
    """Return the whole that was shared out, the rake, and what is wrong with them."""
    hand = play.hand
    if not won:
        return in_pots, 0, None  # the record does not say who won: nothing to add up
    if hand.rake is None:
        for total in _totals(play, in_pots, back, returned):
            if won <= total <= won / (1 - MOST_RAKE):
                return total, total - won, None
        return in_pots, 0, f"the pot is {money(in_pots)}, and {money(won)} were won"
    rake = hand.rake
    if hand.total is not None and hand.total != won + rake:
        return in_pots, rake, f"the total pot is {money(hand.total)}, but {money(won)} were won and {money(rake)} raked"
    if won + rake in _totals(play, in_pots, back, returned):
        return won + rake, rake, None
    if hand.uncalled is Uncalled.PRINTED and won + rake + returned == in_pots + back:
        return won + rake, rake, None  # it adds up, but not as it should: that breaks a rule
    return in_pots, rake, f"{money(in_pots)} were put in, but {money(won)} were won and {money(rake)} raked"


def _totals(play: Play, in_pots: int, back: int, returned: int) -> list[int]:
    """Return what may have been shared out: with and without the uncalled part, and with dead blinds not printed."""
    totals = [in_pots] if returned else [in_pots, in_pots + back]
    if play.hand.uncalled is Uncalled.POOLED:
        totals.reverse()
    if play.hand.uncalled is Uncalled.DROPPED and play.small_blind is not None:
        entries = sum(isinstance(event, Post) and event.kind == "entry" for event in play.hand.events)
        dead = play.small_blind.chips
        totals += [total + dead * posts for posts in range(1, entries + 1) for total in totals[:2]]
    return totals


def _unit(play: Play) -> int:
    """Return the smallest chip, as far as the record shows it."""
    amounts = [*play.stacks, *(chips for _, chips in play.live)]
    amounts += [event.chips for event in play.hand.events if isinstance(event, Collect)]
    return gcd(*amounts)
