"""What the rules forbid just now: moves to try on an engine, which must refuse them and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.hands import NEXT_HAND, Move
from tripledraw.reference_impl.cards import DECK, HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.reference_impl.game import Game


def forbidden_moves(game: Game) -> Iterator[Move]:
    """Yield moves that the rules forbid in the game as it stands."""
    if game.phase == "finished":
        yield _forbidden(game.button, "check")
        yield _forbidden(game.button, "draw", cards=())
    elif game.phase == "betting":
        yield from _while_betting(game)
    else:
        yield from _while_drawing(game)


def next_too_early() -> Move:
    """Return the move that asks for the next hand while this one is in play."""
    return _forbidden(0, NEXT_HAND)


def _while_betting(game: Game) -> Iterator[Move]:
    seat, betting = game.turn, game.betting
    if seat is None:
        return
    yield _forbidden(seat, "check" if betting.owed(seat) else "call")
    more = betting.word_for_more()
    if betting.raise_refused(seat):
        yield _forbidden(seat, more)
    else:
        full, all_in = betting.raise_to(), game.players[seat].bet + game.players[seat].stack
        for amount in (full + 1, full - 1, full + betting.bet_size()):
            if amount <= all_in and amount != betting.amount(seat, more):
                yield _forbidden(seat, more, amount=amount)
    yield _forbidden(seat, "draw", cards=())
    for other in _others(game, seat):
        yield _forbidden(other, "call" if betting.owed(other) else "check")
        if betting.owed(other):
            yield _forbidden(other, "fold")
    yield _forbidden(game.seating.count + 1, "call")


def _while_drawing(game: Game) -> Iterator[Move]:
    seat = game.turn
    if seat is None:
        return
    yield _forbidden(seat, "check")
    yield _forbidden(seat, "bet")
    for other in (*_others(game, seat), game.seating.count + 1):
        yield _forbidden(other, "draw", cards=())
    hand = game.players[seat].hand
    if HIDDEN not in hand:
        other_card = next(card for card in DECK if card not in hand)
        yield _forbidden(seat, "draw", cards=(other_card,))
        yield _forbidden(seat, "draw", cards=(hand[0], hand[0]))
        yield _forbidden(seat, "draw", cards=(*hand, other_card))


def _others(game: Game, seat: int) -> Iterator[int]:
    """Yield the next player still in, and the next who has folded."""
    others = [each for each in game.seating.clockwise(seat) if each != seat]
    yield from [each for each in others if not game.players[each].folded][:1]
    yield from [each for each in others if game.players[each].folded][:1]


def _forbidden(seat: int, kind: str, *, amount: int | None = None, cards: tuple[str, ...] | None = None) -> Move:
    return Move(seat, kind, amount, cards, forbidden=True)
