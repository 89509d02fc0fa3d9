"""Steps that look at a hand in play: whose turn it is, what he may do, the chips, and where the hand stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec.structs import fields
from pytest_bdd import parsers, then

from tripledraw.adapters.outcomes import Mismatch
from tripledraw.features.play import Play
from tripledraw.features.words import Unreadable, players

if TYPE_CHECKING:
    from tripledraw.adapters.protocol import State

_ORDINALS = ("first", "second", "third", "fourth")
_PLAYERS = r"P\d(?:(?:, P\d)* and P\d)?"
_IN_NO_ORDER = frozenset({"actions", "live", "muck"})
"""What may be told in any order; so may the cards of a hand."""
_LOOKED_AT_WHEN_OVER = ("phase", "stacks", "shown", "won")


def expect(expected: str, seen: str, *, holds: bool) -> None:
    """Raise Mismatch with what was expected and seen, unless it holds."""
    if not holds:
        raise Mismatch(expected, seen)


@then(parsers.re(r"it is (?P<who>P\d)'s turn$"))
def whose_turn(play: Play, who: str) -> None:
    """Look at who is to act."""
    turn = play.hand.turn()
    expect(f"it is {who}'s turn", f"it is {f'P{turn}' if turn else 'nobody'}'s turn", holds=who == f"P{turn}")


@then(parsers.re(r"they have (?:acted|drawn) in the order (?P<order>P\d(?: P\d)*)$"))
def order_of_turns(play: Play, order: str) -> None:
    """Look at who had a turn in this round or draw, or in the last one if this has not begun."""
    turns = play.hand.turns
    seen = [f"P{player}" for *now, player in turns if now == list(turns[-1][:2])]
    expect(f"the order {order}", " ".join(seen), holds=seen == order.split())


@then(
    parsers.re(
        r"as many bets have been made in the (?P<round_>\w+) round as in the (?P<other>\w+)"
        r"(?:, or more than (?P<limit>\d+))?$"
    )
)
def as_many_bets(play: Play, round_: str, other: str, limit: str | None) -> None:
    """Compare how often somebody bet or raised in two rounds; the first may have no limit."""
    play.hand.shows("round")
    seen, expected = (play.hand.bets_made[_ORDINALS.index(word) + 1] for word in (round_, other))
    holds = seen == expected or (limit is not None and seen > int(limit))
    expect(f"{expected} bets in the {round_} round, as in the {other}", f"{seen}", holds=holds)


@then(
    parsers.re(
        r"(?P<who>P\d|the next player) may (?P<kind>only |not )?(?P<actions>(?:fold|check|call|bet|raise|draw).*)$"
    )
)
def may(play: Play, who: str, kind: str | None, actions: str) -> None:
    """Look at what the player in turn is offered: these things, only these, or none of them."""
    if who != "the next player":
        whose_turn(play, who)
    offered = play.hand.offered()
    named = {"raise" if word in {"bet", "raise"} else word for word in re.split(r", | and | or ", actions)}
    holds = {None: named <= offered, "only ": named == offered, "not ": not named & offered}[kind]
    expect(f"{who} may {kind or ''}{actions}", f"is offered {', '.join(sorted(offered))}", holds=holds)


@then("the engine refuses it")
def refused(play: Play) -> None:
    """Look at whether what was tried was refused, and whether everything is then as it was before."""
    expect(f"the engine refuses it ({play.tried})", "the engine let it happen", holds=play.refusal is not None)
    if play.before is not None:
        nothing_has_changed(play)


@then("nothing has changed")
def nothing_has_changed(play: Play) -> None:
    """Ask for the state and compare it with the one before."""
    before = play.before
    if before is None:
        raise Unreadable("nothing has been tried yet")
    after = play.hand.ask_again()
    names = _LOOKED_AT_WHEN_OVER if before.phase == "finished" else [field.name for field in fields(before)]
    changed = [
        f"`{name}` from {getattr(before, name)} to {getattr(after, name)}"
        for name in names
        if _comparable(before, name) != _comparable(after, name)
    ]
    expect("nothing has changed after the refusal", f"changed: {'; '.join(changed)}", holds=not changed)


def _comparable(state: State, name: str) -> object:
    value = getattr(state, name)
    if name == "hands" and isinstance(value, tuple):
        return [hand and sorted(hand) for hand in value]
    return sorted(value) if name in _IN_NO_ORDER and isinstance(value, tuple) else value


@then(parsers.re(r"the pot is (?P<amount>\d+)$"))
def the_pot(play: Play, amount: str) -> None:
    """Look at everything put in during the hand."""
    _amount("the pot is", int(amount), play, play.hand.shows("pot"))


@then(parsers.re(r"(?P<who>P\d) has (?P<amount>\d+) chips$"))
def a_stack(play: Play, who: str, amount: str) -> None:
    """Look at what a player has left."""
    _amount(f"{who} has chips", int(amount), play, play.hand.by_player("stacks", *players(who)))


@then(parsers.re(r"(?P<who>P\d) has put in (?P<amount>\d+)$"))
def a_bet(play: Play, who: str, amount: str) -> None:
    """Look at what a player has put in during this betting round, which must not be over."""
    phase = play.hand.shows("phase")
    expect("the betting round is on", f"the phase is {phase}", holds=phase == "betting")
    _amount(f"{who} has put in", int(amount), play, play.hand.by_player("bets", *players(who)))


@then("this bet is twice the bet of the second round")
def twice_the_small_bet(play: Play) -> None:
    """Compare the size of the last bet with that of the round after the first draw."""
    play.hand.shows("bets")
    sizes = play.hand.bet_sizes
    now = sizes[play.hand.shows("round")]
    expect(f"a bet of twice {sizes[2]}", f"a bet of {now}", holds=now == 2 * sizes[2])


@then(parsers.re(r"a call costs (?P<who>P\d) (?P<amount>\d+)$"))
def a_call(play: Play, who: str, amount: str) -> None:
    """Look at what the player in turn would add by a call."""
    whose_turn(play, who)
    _amount(f"a call costs {who}", int(amount), play, play.hand.shows("call"))


def _amount(what: str, amount: int, play: Play, seen: int) -> None:
    expected = play.hand.chips(amount)
    expect(f"{what} {expected}", f"{seen}", holds=seen == expected)


@then(parsers.re(r"it is the (?P<which>\w+) (?P<phase>betting round|draw)$"))
def where_the_hand_is(play: Play, which: str, phase: str) -> None:
    """Look at which round of betting or which draw is on."""
    seen = play.hand.begins()
    expected = ("drawing" if phase == "draw" else "betting", _ORDINALS.index(which) + 1)
    expect(f"it is the {which} {phase}", f"{seen[0]}, round {seen[1]}", holds=seen == expected)


@then("the hand is over")
def over(play: Play) -> None:
    """Look at whether the hand is finished."""
    phase = play.hand.shows("phase")
    expect("the hand is over", f"the phase is {phase}", holds=phase == "finished")


@then(parsers.re(rf"(?P<who>{_PLAYERS}) (?:is|are) still in$"))
def still_in(play: Play, who: str) -> None:
    """Look at who has not folded: these players and no others."""
    live = play.hand.live()
    seen = ", ".join(f"P{player}" for player in live)
    expect(f"{who} and nobody else still in", f"still in: {seen}", holds=live == sorted(players(who)))


@then(parsers.re(r"the button is on seat (?P<seat>\d)$"))
def the_button(play: Play, seat: str) -> None:
    """Look at where the button is."""
    button = play.hand.shows("button")
    expect(f"the button is on seat {seat}", f"on seat {button}", holds=button == int(seat))


@then("no chip has been made or lost")
def chips_add_up(play: Play) -> None:
    """Add up stacks and pot, or the stacks alone once the hand is over."""
    hand = play.hand
    brought = sum(hand.chips(play.setup.stack(player)) for player in range(1, play.setup.seats + 1))
    pot = 0 if hand.shows("phase") == "finished" else hand.shows("pot")
    seen = sum(hand.shows("stacks")) + pot
    expect(f"stacks and pot add up to {brought}", f"{seen}", holds=seen == brought)
