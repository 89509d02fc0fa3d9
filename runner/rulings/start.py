"""The start of a recorded hand: players, stakes and blinds against SEAT, BLIND, BET-9 and BET-10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.rulebooks import READINGS
from tripledraw.rulings.ruling import Finding
from tripledraw.rulings.values import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.reference_impl.rulebooks import Rulebook
    from tripledraw.rulings.play import Play
    from tripledraw.rulings.ruling import Readings

MOST_PLAYERS = 6


def wrong_at_the_start(play: Play, rulebook: Rulebook) -> Iterator[Finding]:
    """Find too many players, wrong stakes, and blinds on the wrong seats or of a size that no reading knows."""
    line = play.hand.line
    players = max(len(play.numbers), sum(seat.dealt_in is True for seat in play.hand.seats))
    if players > MOST_PLAYERS:
        yield Finding("SEAT-1", line, "", f"{players} players are dealt in: six is the most")
    if play.hand.big_bet != 2 * play.hand.small_bet:
        bets = f"{money(play.hand.small_bet)} and {money(play.hand.big_bet)}"
        yield Finding("BET-9", line, "", f"the bets are {bets}: the big one should be twice the small one")
    yield from _blind_seats(play)
    fits = blind_readings(play).get("BET-10", list(READINGS["BET-10"]))
    allowed = [rulebook["BET-10"]] if rulebook.says("BET-10") else list(READINGS["BET-10"])
    big = play.big_blind
    if big is not None and not set(fits) & set(allowed):
        bet, blind = money(play.hand.small_bet), money(big.chips)
        yield Finding("BET-10", big.line, "", f"the small bet is {bet} and the big blind {blind}")


def _blind_seats(play: Play) -> Iterator[Finding]:
    """Find blinds on the wrong seats (BLIND-1, BLIND-2, BLIND-6); a missing small blind is none."""
    small, big = play.small_blind, play.big_blind
    if big is None:
        yield Finding("BLIND-2", play.hand.line, "", "nobody posts the big blind")
    if small is None:
        return
    small_seat = play.seat(small.seat)
    line = small.line
    if len(play.numbers) == 2:
        if play.button_is_dealt_in and small_seat != play.button:
            button = play.name(play.button)
            yield Finding("BLIND-6", line, "", f"of two players the button, {button}, posts the small blind")
        return
    first = play.clockwise(play.button)[0]
    if small_seat != first:
        yield Finding("BLIND-1", line, "", f"{play.name(first)}, left of the button, posts the small blind")
    elif big is not None and play.seat(big.seat) != play.clockwise(small_seat)[0]:
        second = play.name(play.clockwise(small_seat)[0])
        yield Finding("BLIND-2", big.line, "", f"{second}, left of the small blind, posts the big blind")


def blind_readings(play: Play) -> Readings:
    """Return what the blinds say of BET-10; a blind that took a whole stack says nothing."""
    small, big, bet = play.small_blind, play.big_blind, play.hand.small_bet
    if big is None or big.chips >= play.stacks[play.seat(big.seat) - 1]:
        return {}
    if big.chips == bet:
        return {"BET-10": ["equals-big-blind"]}
    return {"BET-10": ["equals-small-blind"] if small is not None and small.chips == bet else []}
