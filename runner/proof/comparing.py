"""What an engine shows, compared with the reference engine in the same hand.

Only what the protocol says is looked at: `bets` while betting, pot and stacks unless a bet has gone uncalled, and
in the end phase, stacks and `shown` alone. A field that the engine leaves out is not compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from tripledraw.reference_impl.cards import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tripledraw.adapters.protocol import State
    from tripledraw.proof.following import Following
    from tripledraw.reference_impl.game import Game

SIDE_ISSUES = frozenset({"actions", "call", "stub", "muck", "reshuffles", "shown"})
"""Fields that may differ while the hand itself goes on alike, so that play need not end."""

PUTS_IN = frozenset({"bet", "raise"})


@dataclass(frozen=True)
class Clash:
    """A field in which the engine differs: what the rules ask for, and what it shows."""

    field: str
    expected: Any
    seen: Any


def clashes(seen: State, game: Game, dealer: Following) -> Iterator[Clash]:
    """Yield where the engine's state differs, the field that matters most first."""
    if twice := cards_in_two_places(seen, game):
        yield Clash("deck", "each card in one place", f"twice: {' '.join(twice)}")
    if _differs(seen.phase, game.phase):
        yield Clash("phase", _where(game.phase, game.round), _where(seen.phase, seen.round))
    elif game.phase == "finished":
        yield from _ending(seen, game)
    else:
        yield from _at_the_table(seen, game)
        yield from _chips(seen, game)
        if _differs(seen.turn, game.turn):
            yield Clash("turn", game.turn, seen.turn)
        yield from _hands(seen, game)
        yield from _offer(seen, game)
        yield from _piles(seen, game, dealer)


def cards_in_two_places(seen: State, game: Game) -> list[str]:
    """Return the cards that stand twice in hands, stub and muck, none once the hand is over (SEAT-6).

    The hand of a player who has folded is none any more, shown or not.
    """
    if seen.phase == "finished":
        return []
    held = [] if seen.hands is UNSET else [hand for seat, hand in enumerate(seen.hands, start=1) if seat in game.live]
    hands = [card for hand in held for card in hand or ()]
    piles = [card for pile in (seen.stub, seen.muck) if isinstance(pile, tuple) for card in pile]
    there = hands + piles
    return sorted({card for card in there if there.count(card) > 1}) if len(set(there)) < len(there) else []


def uncalled(game: Game) -> bool:
    """Tell whether a bet of a round that is over has been called in full by nobody."""
    now = game.phase == "betting"
    paid = sorted(player.paid - (player.bet if now else 0) for player in game.players.values())
    return paid[-1] > paid[-2]


def raise_left_open(game: Game) -> bool:
    """Tell whether no rule says if the seat in turn may raise.

    So it is where others have chips, and none of them could put in more than is bet already. Where nobody else has
    chips there is no betting (ALLIN-6).
    """
    if game.phase != "betting":
        return False
    others = [player for player in game.players.values() if player.can_bet and player.seat != game.turn]
    return bool(others) and all(player.bet + player.stack <= game.betting.level for player in others)


def _differs(seen: Any, expected: Any) -> bool:
    return seen is not UNSET and seen != expected


def _where(phase: Any, number: Any) -> str:
    names = {"betting": f"betting round {number}", "drawing": f"draw {number}", "finished": "the end of the hand"}
    return names.get(phase, str(phase))


def _at_the_table(seen: State, game: Game) -> Iterator[Clash]:
    if _differs(seen.round, game.round):
        yield Clash("round", _where(game.phase, game.round), _where(game.phase, seen.round))
    if _differs(seen.button, game.button):
        yield Clash("button", game.button, seen.button)
    if seen.live is not UNSET and sorted(seen.live) != game.live:
        yield Clash("live", game.live, sorted(seen.live))


def _chips(seen: State, game: Game) -> Iterator[Clash]:
    if game.phase == "betting" and seen.bets is not UNSET and list(seen.bets) != game.bets:
        yield Clash("bets", game.bets, list(seen.bets))
    if seen.stacks is not UNSET and seen.pot is not UNSET:
        brought = sum(game.stacks) + game.pot
        if sum(seen.stacks) + seen.pot != brought:
            yield Clash("chips", brought, sum(seen.stacks) + seen.pot)
    if not uncalled(game):
        if seen.stacks is not UNSET and list(seen.stacks) != game.stacks:
            yield Clash("stacks", game.stacks, list(seen.stacks))
        if _differs(seen.pot, game.pot):
            yield Clash("pot", game.pot, seen.pot)


def _hands(seen: State, game: Game) -> Iterator[Clash]:
    """Compare the hands of those still in; who waits for his cards may show what he has just given up, or not."""
    if seen.hands is UNSET:
        return
    for seat, held in enumerate(game.hands, start=1):
        shown = seen.hands[seat - 1]
        if held is None or HIDDEN in held:
            continue
        given_up = game.deck.discards.get(seat, {}).get(game.deck.draw, []) if len(held) < 5 else []
        if shown is None or len(shown) != len(set(shown)) or set(shown) not in (set(held), {*held, *given_up}):
            yield Clash("hands", (seat, tuple(held)), (seat, shown))


def _offer(seen: State, game: Game) -> Iterator[Clash]:
    """Compare what the seat in turn may do; to fold with nothing owed, and some raises, may be offered or not."""
    if seen.actions is not UNSET:
        expected, shown = _offered(game.actions), _offered(seen.actions)
        if game.phase == "betting" and "fold" not in expected:
            shown -= {"fold"}
        if raise_left_open(game):
            expected, shown = expected - {"raise"}, shown - {"raise"}
        if expected != shown:
            yield Clash("actions", sorted(expected), sorted(shown))
    if game.phase == "betting" and _differs(seen.call, game.call):
        yield Clash("call", game.call, seen.call)


def _offered(actions: Iterable[str]) -> set[str]:
    return {"raise" if action in PUTS_IN else action for action in actions}


def _piles(seen: State, game: Game, dealer: Following) -> Iterator[Clash]:
    """Compare stub, muck and reshuffles, leaving aside what engines may do in two ways.

    A folded hand may be in the muck or not. Cards that the receiver may not get may be shuffled in and passed
    over, or kept out.
    """
    if dealer.track_lost:
        return
    passed_over = {
        card for seat in dealer.receivers for cards in game.deck.discards.get(seat, {}).values() for card in cards
    }
    folded = {card for player in game.players.values() if player.folded for card in player.hand}
    if seen.reshuffles is not UNSET:
        expected = [set(cards) - passed_over for cards in game.reshuffles]
        if [set(cards) - passed_over for cards in seen.reshuffles] != expected:
            yield Clash("reshuffles", tuple(map(tuple, game.reshuffles)), seen.reshuffles)
            return  # so that stub and muck must differ too
    if isinstance(seen.stub, tuple) and dealer.in_order and list(seen.stub) != game.stub:
        yield Clash("stub", tuple(game.stub), seen.stub)
    else:
        yield from _pile("stub", seen.stub, game.stub, passed_over)
    yield from _pile("muck", seen.muck, game.muck, passed_over | folded)


def _pile(name: str, seen: Any, expected: list[str], either_way: set[str]) -> Iterator[Clash]:
    """Compare a pile, in any order, or its length; the cards of `either_way` may be in it or not."""
    if seen is UNSET or seen is None or HIDDEN in expected:
        return
    sure = set(expected) - either_way
    if isinstance(seen, int):
        if not len(sure) <= seen <= len(sure) + len(either_way):
            yield Clash(name, f"{len(expected)} cards", f"{seen} cards")
    elif set(seen) - either_way != sure:
        yield Clash(name, tuple(expected), seen)


def _ending(seen: State, game: Game) -> Iterator[Clash]:
    """Compare who ends with what, and who has shown; a beaten hand may always be shown, if never out of order.

    `won` is left aside: how much of it was a bet that goes back can be read in several ways, and the stacks tell.
    """
    if seen.stacks is not UNSET and sum(seen.stacks) != sum(game.stacks):
        yield Clash("chips", sum(game.stacks), sum(seen.stacks))
    if any(HIDDEN in hand for hand in game.hands if hand) and len(game.live) > 1:
        return
    if seen.stacks is not UNSET and list(seen.stacks) != game.stacks:
        yield Clash("stacks", game.stacks, list(seen.stacks))
    if seen.shown is not UNSET and not _shown_as_due(list(seen.shown), game):
        yield Clash("shown", game.shown, list(seen.shown))


def _shown_as_due(shown: list[int], game: Game) -> bool:
    if len(game.live) == 1:
        return not shown
    order = game.showdown_rules(game, []).order()
    return shown == [seat for seat in order if seat in shown] and set(game.shown) <= set(shown)
