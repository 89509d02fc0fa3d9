"""Whether an adapter speaks the protocol: each method that it offers is tried with good and with bad input.

This judges the conversation, not the poker: what is dealt, allowed and won is for the suite to judge.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal, cast

from msgspec import UNSET, Struct, json, structs

from tripledraw.adapters import Client, EngineFault, Rejected, Unsupported
from tripledraw.adapters.protocol import Act, Area, Start, State
from tripledraw.reference_impl.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

Verdict = Literal["right", "missing", "wrong"]
Answer = Struct | Exception

TABLE_AREAS: tuple[Area, ...] = ("betting", "drawing", "showdown", "scripted-deck", "next-hand", "clock", "all-in")
WHEEL, WORST = ("7c", "5d", "4h", "3s", "2c"), ("Ac", "Kd", "Qh", "Js", "9c")
TABLE = Start(seats=3, button=1, stacks=(1000, 1000, 1000), blinds=(5, 10), bets=(10, 20), seed=7)
SCRIPTED = structs.replace(TABLE, hands=(DECK[:5], DECK[5:10], DECK[10:15]), stub=DECK[15:])
FOR_LATER = ("reshuffles", "shown", "won")  # fields that have nothing to show at the start of a hand
LONGEST_HAND = 40  # actions; three players who only check, call and draw need 21


@dataclass(frozen=True)
class Finding:
    """One thing that is right, missing or wrong with a method of an engine, in words; its log has lines of its own."""

    verdict: Verdict
    method: str
    text: str


def check(client: Client) -> Iterator[Finding]:
    """Try all that the engine offers and yield what is found."""
    hello = client.hello
    offered = ", ".join(hello.implements) or "nothing yet"
    yield Finding("right", "hello", f"{hello.name} {hello.version} offers {offered}")
    if client.offers("ranking"):
        yield from _ranking(client)
    if any(client.offers(area) for area in TABLE_AREAS):
        yield from _table(client)


def _ranking(client: Client) -> Iterator[Finding]:
    yield _good("winners", "two hands", _asked(lambda: client.winners([WHEEL, WORST])))
    yield _bad("winners", "a card that there is not, 1z", _asked(lambda: client.winners([WHEEL, ("1z", *WORST[1:])])))
    strengths = _asked(lambda: client.strengths([WHEEL, WORST]))
    if isinstance(strengths, Unsupported):
        yield Finding("missing", "strengths", "not offered; `winners` is asked instead, which takes longer")
    else:
        yield _good("strengths", "two hands", strengths)


def _table(client: Client) -> Iterator[Finding]:
    if client.hello.seats is not UNSET and TABLE.seats not in client.hello.seats:
        yield Finding("missing", "start", "plays no table of three, the one that is tried here; `run` plays others")
        return
    table = SCRIPTED if client.offers("scripted-deck") else TABLE
    started = _asked(lambda: client.start(table))
    yield _good("start", "a table of three", started)
    if not isinstance(started, State):
        return
    yield from _cards(table, started)
    yield from _fields(started)
    yield _unchanged("state", "asking twice", client, started)
    yield from _refusals(client, started)
    yield from _whole_hand(client, table)
    yield _bad("start", "a table of one", _asked(lambda: client.start(structs.replace(TABLE, seats=1, stacks=(1000,)))))


def _cards(table: Start, state: State) -> Iterator[Finding]:
    for field in ("hands", "stub"):
        asked, seen = getattr(table, field), getattr(state, field)
        if asked is not UNSET and isinstance(seen, tuple) and seen != asked:
            yield Finding("wrong", "start", f"`{field}` is not what was asked for: {_short(asked)}, but {_short(seen)}")


def _fields(state: State) -> Iterator[Finding]:
    left_out = [field for field in State.__struct_fields__ if getattr(state, field) is UNSET]
    if missing := [f"`{field}`" for field in left_out if field not in FOR_LATER]:
        yield Finding("missing", "state", f"does not show {', '.join(missing)}: what needs them is not supported")
    if state.phase == "betting" and state.turn is None:
        yield Finding("wrong", "state", "`turn` is null while `phase` is betting")


def _refusals(client: Client, before: State) -> Iterator[Finding]:
    if not isinstance(before.turn, int):
        return
    attempts = {
        "an action out of turn": Act(before.turn % TABLE.seats + 1, "call"),
        "an action that there is not": Act(before.turn, "dance"),
        "a draw while betting": Act(before.turn, "draw", cards=()),
    }
    yield from _refused(client, attempts)
    if not _broke_off(client):
        yield _unchanged("act", "after what was refused", client, before)


def _whole_hand(client: Client, table: Start) -> Iterator[Finding]:
    """Play a hand in which everybody calls and draws a card, with a few wrong draws at the first."""
    state = _asked(lambda: client.start(table))
    wrong_draws_tried = False
    for _ in range(LONGEST_HAND):
        if isinstance(state, State) and state.phase == "drawing" and not client.offers("drawing"):
            yield Finding("right", "act", "a round in which everybody calls is played to its end")
            return
        if not isinstance(state, State) or not isinstance(state.turn, int):
            break
        if state.phase == "drawing" and not wrong_draws_tried:
            wrong_draws_tried = True
            yield from _draws(client, state)
            if _broke_off(client):
                return
            state = _asked(client.state)
        else:
            state = _played(client, state)
    if isinstance(state, State):
        yield from _end_of_hand(client, state)
    else:
        yield _good("act", "a hand in which everybody calls and draws", state)


def _draws(client: Client, state: State) -> Iterator[Finding]:
    turn, hand = cast("int", state.turn), _hand(state)
    attempts = {"a draw that names no `cards`": Act(turn, "draw")}
    if hand:
        strange = next(card for card in DECK if card not in hand)
        attempts[f"a draw of {strange}, which the seat does not hold"] = Act(turn, "draw", cards=(strange,))
    yield from _refused(client, attempts)
    if client.offers("clock") and not _broke_off(client):
        yield _good("act", "a timeout while drawing", _asked(lambda: client.act(Act(turn, "timeout"))))


def _played(client: Client, state: State) -> Answer:
    """Draw the first card of the hand, or check, or call what is owed."""
    turn = cast("int", state.turn)
    if state.phase == "drawing":
        return _asked(lambda: client.act(Act(turn, "draw", cards=(_hand(state) or ())[:1])))
    answer = _asked(lambda: client.act(Act(turn, "check")))
    if isinstance(answer, (Rejected, Unsupported)):
        return _asked(lambda: client.act(Act(turn, "call")))
    return answer


def _end_of_hand(client: Client, state: State) -> Iterator[Finding]:
    if state.phase != "finished":
        yield Finding("wrong", "act", f"a hand in which everybody calls does not finish: {_short(state)}")
        return
    yield Finding("right", "act", "a hand in which everybody calls and draws is played to its end")
    if state.won is UNSET:
        yield Finding("missing", "state", "does not show `won` once the hand is finished")
    if client.offers("next-hand"):
        yield _good("next", "a hand that is finished", _asked(client.next))
        yield _bad("next", "a hand in play", _asked(client.next))


def _hand(state: State) -> tuple[str, ...] | None:
    if isinstance(state.hands, tuple) and isinstance(state.turn, int):
        return state.hands[state.turn - 1]
    return None


def _asked(call: Callable[[], Struct]) -> Answer:
    """Return the answer to a call, or what was raised in its place."""
    try:
        return call()
    except (Rejected, Unsupported, EngineFault) as error:
        return error


def _good(method: str, what: str, answer: Answer) -> Finding:
    """Judge the answer to something that the rules allow, in an area that the engine offers."""
    if isinstance(answer, Rejected):
        return Finding("wrong", method, f"{what}: rejected, though it is allowed: {answer}")
    if isinstance(answer, Unsupported):
        return Finding("wrong", method, f"{what}: unsupported, though hello offers it: {answer}")
    if isinstance(answer, Exception):
        return Finding("wrong", method, f"{what}: {answer}")
    return Finding("right", method, what)


def _refused(client: Client, attempts: Mapping[str, Act]) -> Iterator[Finding]:
    """Try actions that the rules do not allow, until the engine breaks off."""
    for what, action in attempts.items():
        yield _bad("act", what, _asked(partial(client.act, action)))
        if _broke_off(client):
            return


def _broke_off(client: Client) -> bool:
    """Return whether the last call was the engine's fault, so that a fresh one knows nothing of the hand."""
    return isinstance(client.calls[-1].answer, EngineFault)


def _bad(method: str, what: str, answer: Answer) -> Finding:
    """Judge the answer to something that the rules do not allow."""
    if isinstance(answer, (Rejected, Unsupported)):
        return Finding("right", method, f"{what}: {'rejected' if isinstance(answer, Rejected) else 'unsupported'}")
    if isinstance(answer, EngineFault):
        return Finding("wrong", method, f"{what}: it must be rejected (code 1) or unsupported (code 2). {answer}")
    return Finding("missing", method, f"{what}: accepted; if the engine lets it pass, the suite will say so")


def _unchanged(method: str, after: str, client: Client, before: State) -> Finding:
    """Judge whether the state is what it was."""
    now = _asked(client.state)
    if not isinstance(now, State):
        return _good("state", after, now)
    changed = [f"`{field}`" for field in State.__struct_fields__ if getattr(now, field) != getattr(before, field)]
    if changed:
        return Finding("wrong", method, f"{after}: the state has changed in {', '.join(changed)}")
    return Finding("right", method, f"{after}: nothing has changed")


def _short(value: object) -> str:
    text = json.encode(value).decode() if isinstance(value, State) else str(value)
    return text if len(text) <= 200 else f"{text[:200]}..."
