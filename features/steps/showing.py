"""Steps that look at a finished hand: who shows, in which order, and who wins what.

An engine that offers no showdown is judged only by hands that end because all but one have folded.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from msgspec import UNSET
from pytest_bdd import parsers, then

from tripledraw.adapters.outcomes import NotSupported
from tripledraw.features.awards import awards
from tripledraw.features.lowest import lowest
from tripledraw.features.play import Play
from tripledraw.features.steps.betting import expect
from tripledraw.features.words import players

if TYPE_CHECKING:
    from tripledraw.features.hand import Hand

T = TypeVar("T")

_PLAYERS = r"P\d(?:(?:, P\d)* and P\d)?"


def is_over(play: Play) -> None:
    """Look at whether the hand is finished; raises NotSupported if it takes a showdown that the engine lacks."""
    hand = play.hand
    if len(hand.folded) < hand.setup.seats - 1 and not play.client.offers("showdown"):
        raise NotSupported("offers no showdown")
    expect("the hand is over", f"the phase is {hand.shows('phase')}", holds=hand.shows("phase") == "finished")


def _shown(play: Play) -> list[int]:
    is_over(play)
    return _shown_in(play.hand)


def _shown_in(hand: Hand) -> list[int]:
    seen = [hand.setup.player(seat) for seat in hand.shows("shown")]
    expect("nobody shows twice", f"shown: {_named(seen)}", holds=len(seen) == len(set(seen)))
    return seen


def _named(who: list[int]) -> str:
    return ", ".join(f"P{player}" for player in who) or "nobody"


@then(parsers.re(r"(?P<first>P\d) shows first(?P<later>(?:, then P\d)*)$"))
def shows_first(play: Play, first: str, later: str) -> None:
    """Look at the order in which hands are shown."""
    expected = players(first) + [int(digit) for digit in re.findall(r"P(\d)", later)]
    seen = _shown(play)
    expect(f"shown first: {_named(expected)}", f"shown: {_named(seen)}", holds=seen[: len(expected)] == expected)


@then("those who show follow clockwise")
def follow_clockwise(play: Play) -> None:
    """Look at the order of those who have shown, whoever need not; the first is the one to begin."""
    is_over(play)
    for hand in play.hands():
        seen = _shown_in(hand)
        clockwise = [(seen[0] + step - 1) % hand.setup.seats + 1 for step in range(hand.setup.seats)] if seen else []
        expected = [player for player in clockwise if player in seen]
        expect(f"shown: {_named(expected)}", f"shown: {_named(seen)}", holds=seen == expected)


@then("nobody shows")
def nobody_shows(play: Play) -> None:
    """Look at whether no hand was shown."""
    seen = _shown(play)
    expect("nobody shows", f"shown: {_named(seen)}", holds=not seen)


@then(parsers.re(rf"(?P<who>{_PLAYERS}) (?P<not_>does not show|do not show|show|shows)$"))
def shows(play: Play, who: str, not_: str) -> None:
    """Look at whether players have shown."""
    seen = _shown(play)
    wanted = "not" not in not_
    holds = all((player in seen) == wanted for player in players(who))
    expect(f"{who} {not_}", f"shown: {_named(seen)}", holds=holds)


@then(parsers.re(rf"(?P<who>{_PLAYERS}) wins? the pot$"))
def wins_the_pot(play: Play, who: str) -> None:
    """Look at who has more chips than he brought: the winner and nobody else.

    What he is said to have won holds his own bets too, so that it is no less than his gain.
    """
    is_over(play)
    gained = [player for player in range(1, play.setup.seats + 1) if _gain(play, player) > 0]
    expect(f"{who} and nobody else wins", f"won: {_named(gained)}", holds=gained == sorted(players(who)))
    for player in gained if play.hand.state.won is not UNSET else ():
        gain, won = _gain(play, player), play.hand.by_player("won", player)
        expect(f"P{player} is awarded the {gain} chips that he gained, or more", f"`won`: {won}", holds=won >= gain)


@then(
    parsers.re(r"(?P<who>P\d) is awarded (?P<amount>\d+) chips(?:, or (?P<more>\d+) with the bet that nobody called)?$")
)
def is_awarded(play: Play, who: str, amount: str, more: str | None) -> None:
    """Look at the chips that a player has won; a bet that nobody called may be among them."""
    is_over(play)
    expected = [play.hand.chips(int(each)) for each in (amount, more) if each]
    play.hand.shows("won")
    seen = play.hand.by_player("won", *players(who))
    expect(f"{who} is awarded {' or '.join(map(str, expected))}", f"{seen}", holds=seen in expected)


@then(parsers.re(r"(?P<who>P\d) ends with (?P<amount>\d+) chips$"))
def ends_with(play: Play, who: str, amount: str) -> None:
    """Look at a stack once the hand is over, winnings included."""
    is_over(play)
    expected, seen = play.hand.chips(int(amount)), play.hand.by_player("stacks", *players(who))
    expect(f"{who} ends with {expected}", f"{seen}", holds=seen == expected)


@then(parsers.re(r"the players end with (?P<amounts>\d+(?:, \d+)* and \d+) chips(?P<odd>, odd chips included)?$"))
def all_end_with(play: Play, amounts: str, odd: str | None) -> None:
    """Look at every stack once the hand is over, P1's first.

    What is odd at the stakes of the scenario need not be odd at other stakes.
    """
    is_over(play)
    hand = play.hand
    if odd and hand.chips(1) != 1:
        raise NotSupported("plays for other stakes, at which no chip is odd")
    expected = [hand.chips(int(amount)) for amount in re.findall(r"\d+", amounts)]
    seen = [hand.by_player("stacks", player) for player in range(1, hand.setup.seats + 1)]
    expect(f"P1 to P{len(expected)} end with {expected}", f"{seen}", holds=seen == expected)


@then(parsers.re(r"(?P<amount>\d+) chips are awarded in all$"))
def awarded_in_all(play: Play, amount: str) -> None:
    """Add up what the players are said to have won, in a hand in which every bet was called."""
    is_over(play)
    expected, seen = play.hand.chips(int(amount)), sum(play.hand.shows("won"))
    expect(f"{expected} chips are awarded", f"`won` adds up to {seen}", holds=seen == expected)


def _gain(play: Play, player: int) -> int:
    brought = play.hand.chips(play.setup.stack(player))
    return int(play.hand.by_player("stacks", player)) - brought


@then("the lowest hand still in takes the pot")
def the_lowest_takes_the_pot(play: Play) -> None:
    """Compare who has gained at the end with the hands that were shown before it; nobody may be all-in."""
    for hand in play.hands():
        had, held = _before_the_end(play)
        gained = sorted(player for player in had if hand.by_player("stacks", player) > had[player])
        expected = lowest(held)
        expect(f"{_named(expected)} takes the pot", f"gained: {_named(gained)}", holds=gained == expected)


@then("each pot goes to the lowest hand that has paid into it")
def each_pot_goes_to_its_lowest(play: Play) -> None:
    """Compare every stack at the end with the hands and the stacks before it; the last to act may not have paid.

    Who gets an odd chip is left open.
    """
    for hand in play.hands():
        had, held = _before_the_end(play)
        if hand.dealt.stacks is UNSET or hand.dealt.bets is UNSET:
            raise NotSupported("shows no `stacks`, or no `bets`")
        brought = _by_player(hand, [left + bet for left, bet in zip(hand.dealt.stacks, hand.dealt.bets, strict=True)])
        due = awards({player: brought[player] - left for player, left in had.items()}, held)
        for player, left in had.items():
            expected, seen = left + due[player], hand.by_player("stacks", player)
            expect(f"P{player} ends with {float(expected):g}", f"{seen}", holds=abs(seen - expected) < 1)


def _before_the_end(play: Play) -> tuple[dict[int, int], dict[int, Sequence[str]]]:
    """Return the stacks of all players and the hands of those still in, as shown before the last action."""
    is_over(play)
    hand, before = play.hand, play.hand.before_the_end
    if before.hands is UNSET or before.stacks is UNSET:
        raise NotSupported("shows no `hands`, or no `stacks`")
    held = {player: cards for player, cards in _by_player(hand, before.hands).items() if player not in hand.folded}
    return _by_player(hand, before.stacks), {player: cards for player, cards in held.items() if cards is not None}


def _by_player(hand: Hand, by_seat: Sequence[T]) -> dict[int, T]:
    """Return by player what is by seat."""
    return {hand.setup.player(seat): value for seat, value in enumerate(by_seat, start=1)}
