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
    returned, won = _printed(play)
    in_pots = sum(pot.chips for pot in pots) + sum(chips for _, chips in play.dead)
    back = sum(uncalled.values())
    total, rake, wrong = _balance(play, in_pots, back, sum(returned.values()), sum(won.values()))
    pooled = not returned and back > 0 and total == in_pots + back
    if play.hand.finishing is not None and (not won or (wrong is not None and _prints_too_little(play, pots))):
        won = _won_by_stacks(play, game)
        total, rake, wrong = _balance_of_stacks(play, in_pots, sum(won.values()))
        pooled = back > 0
    dead = (total if wrong is None else in_pots) - sum(pot.chips for pot in pots) - (back if pooled else 0)
    pots[0] = Pot(pots[0].chips + dead, pots[0].seats)
    return Books(pots, uncalled, returned, won, rake, _unit(play), pooled, wrong)


def _printed(play: Play) -> tuple[Counter[int], Counter[int]]:
    """Return what was returned and what was won, by seat, as the record prints it."""
    returned: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for event in play.hand.events:
        if isinstance(event, Return):
            returned[play.seat(event.seat)] += event.chips
        elif isinstance(event, Collect):
            won[play.seat(event.seat)] += event.chips
    return returned, won


def _prints_too_little(play: Play, pots: list[Pot]) -> bool:
    """Tell whether the site may have left out a side pot or a dead blind, so that only the stacks tell who won."""
    entries = any(isinstance(event, Post) and event.kind == "entry" for event in play.hand.events)
    return play.hand.uncalled is Uncalled.DROPPED and (len(pots) > 1 or entries)


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


def _balance_of_stacks(play: Play, in_pots: int, won: int) -> tuple[int, int, str | None]:
    """Return the whole that was shared out, the rake, and what is wrong, by the stacks before and after the hand."""
    stacks = dict(play.hand.finishing or ())
    before, after = sum(play.stacks), sum(stacks.get(number, 0) for number in play.numbers)
    rake = before - after if play.hand.rake is None else play.hand.rake
    if set(play.numbers) <= set(stacks) and before == after + rake and 0 <= rake <= before * MOST_RAKE:
        return won + rake, rake, None
    return in_pots, 0, f"the stacks come to {money(before)} before the hand and {money(after)} after it"


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
    """Return what may have been shared out: with and without the part that nobody called."""
    totals = [in_pots] if returned else [in_pots, in_pots + back]
    if play.hand.uncalled is Uncalled.POOLED:
        totals.reverse()
    return totals


def _unit(play: Play) -> int:
    """Return the smallest chip, as far as the record shows it."""
    amounts = [*play.stacks, *(chips for _, chips in play.live)]
    amounts += [event.chips for event in play.hand.events if isinstance(event, Collect)]
    return gcd(*amounts)
