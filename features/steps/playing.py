"""Steps that play: `When P3 raises`, `everyone stands pat`, `P4 tries to check`."""

from __future__ import annotations

from functools import partial

from pytest_bdd import parsers, step, when

from tripledraw.adapters.outcomes import Mismatch
from tripledraw.features.hand import Hand
from tripledraw.features.play import BUTTON, Play, until_it_is_over
from tripledraw.features.words import Kind, number, players

_MORE_THAN_ANY_CAP = 8
_MORE_THAN_ANY_HAND = 20
_PLAYERS = r"P\d(?:(?:, P\d)* and P\d)?"

_VERB = r"(?:folds?|checks?|calls?|bets?|raises?|stands? pat|discards?|runs? out of time)\b"


@step(parsers.re(rf"(?P<line>(?:everyone|{_PLAYERS}|the next player) {_VERB}.*)$"))
def a_move(play: Play, line: str) -> None:
    """Play what the line says, for one player, several, or everyone until the round or the draw is over."""
    play.play(_named(play, line))


@when(parsers.re(r"(?P<line>(?:P\d|the next player) tries to .+)$"))
def an_attempt(play: Play, line: str) -> None:
    """Try something that is not allowed."""
    play.attempt(_named(play, line).replace("tries to ", ""))


def _named(play: Play, line: str) -> str:
    """Return the line with the player in turn in place of `the next player`."""
    if not line.startswith("the next player"):
        return line
    player = play.hand.turn()
    if not player:
        raise Mismatch("somebody is to act", "nobody is to act")
    return line.replace("the next player", f"P{player}")


@when(parsers.re(r"the players (?P<kind>check|call|fold) to (?P<who>P\d)$"))
def up_to_a_player(play: Play, kind: Kind, who: str) -> None:
    """Let everybody in turn do the same until it is this player's turn."""
    play.do(partial(_up_to, players(who)[0], kind))


def _up_to(last: int, kind: Kind, hand: Hand) -> None:
    for _ in range(hand.setup.seats):
        if hand.turn() == last:
            return
        hand.act(hand.turn(), kind)
    raise Mismatch(f"it comes to be P{last}'s turn", f"it is P{hand.turn()}'s turn")


@when("the players bet and raise until no raise is offered")
def bets_until_the_cap(play: Play) -> None:
    """Let everybody in turn bet or raise until the engine offers it no more, and count the bets of the round."""
    play.bets_made = play.hand.bets_in_round
    while play.bets_made < _MORE_THAN_ANY_CAP and _puts_in(play.hand):
        play.bets_made += 1


def _puts_in(hand: Hand) -> bool:
    """Let the player in turn bet or raise if the engine offers it; where it shows no offer, just try."""
    player = hand.turn()
    if not player:
        return False
    if hand.offers_something():
        if not hand.offered() & {"bet", "raise"}:
            return False
        hand.act(player, "raise")
        return True
    return hand.attempt(player, "raise") is None


@step(parsers.re(r"the hand is played out(?: to the (?P<until>end|showdown))?$"))
def played_out(play: Play) -> None:
    """Let everybody check, call and stand pat until the hand is over."""
    play.do(play_out)


def play_out(hand: Hand, to_round: int | None = None) -> None:
    """Let everybody check, call and stand pat until this round of betting begins, or until the hand is over."""
    for _ in range(_MORE_THAN_ANY_HAND):
        phase = hand.shows("phase")
        if phase == "finished" or (to_round and hand.shows("round") >= to_round):
            return
        if phase == "betting":
            until_it_is_over(hand, lambda player: hand.act(player, "call" if hand.owes(player) else "check"))
        else:
            until_it_is_over(hand, lambda player: hand.act(player, "draw", ()))
    raise Mismatch("the hand comes to an end", f"it goes on after {_MORE_THAN_ANY_HAND} rounds and draws")


@when("the next hand begins")
def the_next_hand(play: Play) -> None:
    """Go on to the next hand at the same table."""
    play.do(Hand.next_hand)


@when("somebody asks for the next hand")
def the_next_hand_too_early(play: Play) -> None:
    """Try to begin the next hand before this one is over."""
    play.attempt_next_hand()


@when(parsers.re(r"a table of (?P<seats>\w+)(?: with the button on seat (?P<button>\d))? is asked for$"))
def an_impossible_table(play: Play, seats: str, button: str | None) -> None:
    """Try to start a table that the rules do not allow."""
    count = number(seats)
    play.attempt_table(count, int(button) if button else min(BUTTON, count))


@step(parsers.re(rf"a bet is called by all(?: but (?P<folding>{_PLAYERS}))?$"))
def a_called_bet(play: Play, folding: str | None) -> None:
    """Let the first player who stays in bet or raise, these players fold to it, and everyone else call."""
    play.do(partial(_bet_and_call, folding=players(folding) if folding else []))


def _bet_and_call(hand: Hand, folding: list[int]) -> None:
    bets = hand.bets_in_round

    def turn(player: int) -> None:
        owes = hand.owes(player) > 0
        if player in folding:
            hand.act(player, "fold" if owes else "check")
        elif hand.bets_in_round == bets:
            hand.act(player, "raise")
        else:
            hand.act(player, "call" if owes else "check")

    until_it_is_over(hand, turn)
