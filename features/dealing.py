"""How a hand comes to be dealt: what an engine has to offer for it, and the hands before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from tripledraw.adapters.outcomes import Mismatch, NotSupported, Rejected, Unsupported
from tripledraw.adapters.protocol import Act

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from tripledraw.adapters.client import Client
    from tripledraw.adapters.protocol import Start, State
    from tripledraw.features.setup import Setup


def deal(client: Client, setup: Setup, scale: Fraction, rulebook: str | None) -> State:
    """Deal the hand of a table, and return what the engine shows once the blinds are posted.

    In the hands before it everybody folds to the big blind. Raises NotSupported if the engine does not offer what the
    table takes, and Mismatch if it refuses what the rules allow.
    """
    _check_offer(client, setup)
    try:
        return _dealt(client, setup, scale, rulebook)
    except Unsupported as answer:
        if setup.blinds is None or setup.bets is None:
            raise NotSupported(f"does not derive blinds or bets: {answer}") from None
        if client.hello.stakes is not UNSET and not setup.usual_blinds(scale):
            raise NotSupported(f"plays no such blinds at its stakes: {answer}") from None
        raise Mismatch("a table that the rules allow is played", f"unsupported: {answer}") from None
    except Rejected as answer:
        raise Mismatch("a table that the rules allow is played", f"refused: {answer}") from None


def deals_its_own(client: Client, setup: Setup) -> bool:
    """Return whether a scripted table is played with the cards that the engine deals, since it can't be told any."""
    return setup.scripted and not client.offers("scripted-deck")


def attempt_start(client: Client, table: Start) -> Rejected | None:
    """Try to start a table that the rules do not allow; see `refused`."""
    return refused(lambda: client.start(table))[0]


def refused(ask: Callable[[], State]) -> tuple[Rejected | None, State | None]:
    """Ask for something that the rules forbid and return the refusal, or the state if it was let happen.

    Raises NotSupported if the engine has no way to say it.
    """
    try:
        return None, ask()
    except Rejected as answer:
        return answer, None
    except Unsupported as answer:
        raise NotSupported(f"has no way to say it: {answer}") from None


def _check_offer(client: Client, setup: Setup) -> None:
    if not (client.offers("betting") or client.offers("drawing")):
        raise NotSupported("offers neither betting nor drawing")
    if client.hello.seats is not UNSET and setup.seats not in client.hello.seats:
        raise NotSupported(f"plays no table of {setup.seats}")
    if setup.short_stacks() and not client.offers("all-in"):
        raise NotSupported("offers no all-in")
    if deals_its_own(client, setup) and setup.ranks_matter:
        raise NotSupported("cannot be told the cards")
    if setup.hand > 1 and not client.offers("next-hand"):
        raise NotSupported("offers no next hand")


def _dealt(client: Client, setup: Setup, scale: Fraction, rulebook: str | None) -> State:
    if setup.hand == 1:
        return client.start(setup.start(scale, rulebook, told=not deals_its_own(client, setup)))
    state = _dealt(client, setup.hand_before(), scale, rulebook)
    for _ in range(setup.seats - 1):
        if state.turn is UNSET:
            raise NotSupported("shows no `turn`")
        if state.turn is None:
            raise Mismatch("each hand is played until all but the big blind have folded", "nobody is to act")
        state = client.act(Act(state.turn, "fold"))
    return client.next()
