"""Steps that set a table: `Given a table of six`, `the button is on seat 4`, `these hands`."""

from __future__ import annotations

from functools import partial

from pytest_bdd import given, parsers

from tripledraw import scenarios
from tripledraw.adapters.outcomes import NotSupported
from tripledraw.features.play import Play
from tripledraw.features.steps.playing import play_out
from tripledraw.features.words import cards, number, players

_LADDER = (
    ("Kc", "Qd", "Jh", "9s", "8c"),
    ("Qc", "Jd", "Th", "8s", "7c"),
    ("Jc", "Td", "9h", "7s", "6c"),
    ("Tc", "9d", "8h", "6s", "5c"),
    ("9c", "8d", "7h", "5s", "4c"),
    ("7d", "5h", "4s", "3c", "2d"),
)
"""Six hands that one deck can hold, worst first; each has a lower high card than the one before."""


@given(parsers.re(r"a table of (?P<seats>\w+)(?:, past the (?P<draw>first|second|third) draw)?$"))
def a_table(play: Play, seats: str, draw: str | None) -> None:
    """Set a table with that many seats, stakes 10/20, and 1,000 chips for each player; perhaps play some of it."""
    play.table(number(seats))
    if draw:
        past_a_draw(play, draw)


@given(parsers.re(r"a table of (?P<seats>\w+), in its (?P<hand>second|third) hand(?:, dealt (?P<plays>\d+) times)?$"))
def a_table_in_a_later_hand(play: Play, seats: str, hand: str, plays: str | None) -> None:
    """Set a table at which everybody has folded to the big blind in the hands before; stacks are those of this hand.

    Perhaps all the hands are played several times, with the cards that come.
    """
    play.table(number(seats))
    play.set(hand={"second": 2, "third": 3}[hand])
    play.plays = int(plays or 1)


@given(parsers.re(r"a table of (?P<seats>\w+), dealt (?P<plays>\d+) times$"))
def a_table_dealt_again(play: Play, seats: str, plays: str) -> None:
    """Set a table whose hand is played that many times, with the cards that come."""
    play.table(number(seats))
    play.plays = int(plays)


@given(parsers.re(r"the hand is past the (?P<draw>first|second|third) draw$"))
def past_a_draw(play: Play, draw: str) -> None:
    """Play on, without a bet and everybody standing pat, until that draw is over."""
    if not play.client.offers("drawing"):
        raise NotSupported("offers no drawing")
    play.do(partial(play_out, to_round=("first", "second", "third").index(draw) + 2))


@given(parsers.re(r'the table "(?P<name>[^"]+)"(?:, played (?P<plays>\d+) times with other cards)?$'))
def a_scripted_table(play: Play, name: str, plays: str | None) -> None:
    """Set a table from `scenarios/` and play what its file says."""
    play.scripted_table(scenarios.load(name), int(plays or 1))


@given(parsers.re(r"the button is on seat (?P<seat>\d)$"))
def the_button(play: Play, seat: str) -> None:
    """Put the button somewhere else."""
    play.set(button=int(seat))


@given(parsers.re(r"the stakes are (?P<small>\d+)/(?P<big>\d+), with blinds of (?P<sb>\d+) and (?P<bb>\d+)$"))
def the_stakes(play: Play, small: str, big: str, sb: str, bb: str) -> None:
    """Play for other stakes."""
    play.set(bets=(int(small), int(big)), blinds=(int(sb), int(bb)))


@given(parsers.re(r"the blinds are (?P<sb>\d+) and (?P<bb>\d+), and the bets are left to the engine$"))
def only_the_blinds(play: Play, sb: str, bb: str) -> None:
    """Name the blinds only."""
    play.set(blinds=(int(sb), int(bb)), bets=None)


@given(parsers.re(r"the bets are (?P<small>\d+) and (?P<big>\d+), and the blinds are left to the engine$"))
def only_the_bets(play: Play, small: str, big: str) -> None:
    """Name the bets only."""
    play.set(blinds=None, bets=(int(small), int(big)))


@given(parsers.re(r"(?P<who>P\d[^:]*|everyone) (?:has|have) (?P<chips>\d+) chips before the hand$"))
def a_stack(play: Play, who: str, chips: str) -> None:
    """Give some players other stacks."""
    every = range(1, play.setup.seats + 1)
    named = every if who == "everyone" else players(who)
    play.set(stacks={**play.setup.stacks, **dict.fromkeys(named, int(chips))})


@given("these hands")
def these_hands(play: Play, datatable: list[list[str]]) -> None:
    """Deal the hands of a table with the columns player and cards; the other cards come as they may."""
    _, *rows = datatable
    hands = {players(player)[0]: tuple(cards(hand)) for player, hand in rows}
    play.set(hands=hands, scripted=True, ranks_matter=True)


@given(parsers.re(r"the hands get (?P<how>better|worse) clockwise from (?P<who>P\d)$"))
def a_ladder(play: Play, how: str, who: str) -> None:
    """Deal every player a hand that is better, or worse, than his right neighbour's, this player's being the first."""
    seats, [first] = play.setup.seats, players(who)
    ladder = _LADDER[-seats:] if how == "better" else _LADDER[::-1]
    hands = {(first + step - 1) % seats + 1: ladder[step] for step in range(seats)}
    play.set(hands=hands, scripted=True, ranks_matter=True)


@given(parsers.re(r"the stub begins (?P<text>\S.*)$"))
def the_stub_begins(play: Play, text: str) -> None:
    """Put some cards on top of the stub, in dealing order."""
    if play.client.hello.burns:
        raise NotSupported("burns cards, so that others come from the stub")
    play.set(stub=tuple(cards(text)), scripted=True, ranks_matter=True)
