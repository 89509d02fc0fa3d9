"""Playing the reference engine in a few words, for its tests."""

from random import Random

from tripledraw.reference_impl.actions import Action
from tripledraw.reference_impl.dealer import Scripted
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, Rulebook
from tripledraw.reference_impl.table import Table


def start(
    *,
    seats: int = 6,
    button: int = 6,
    stacks: int | list[int] = 1000,
    hands: list[str] | None = None,
    stub: str | None = None,
    rulebook: Rulebook = COMMON,
    blinds: tuple[int, int] | None = (5, 10),
    bets: tuple[int, int] | None = (10, 20),
    seed: int = 1,
) -> Game:
    """Start a hand; cards are written in one string each, such as `2c 3c 4c 5c 7d`."""
    each = [stacks] * seats if isinstance(stacks, int) else stacks
    dealt = None if hands is None else [hand.split() for hand in hands]
    dealer = Scripted(Random(seed), dealt, None if stub is None else stub.split())
    return Game(Table(seats, button, each, blinds, bets), dealer, rulebook)


def play(game: Game, *script: str) -> Game:
    """Let each seat do one thing when its turn comes: `fold`, `raise`, `pat`, `draw 7c 8d`."""
    for words in script:
        kind, *cards = words.replace("pat", "draw").split()
        act(game, kind, tuple(cards) if kind == "draw" else None)
    return game


def act(game: Game, kind: str, cards: tuple[str, ...] | None = None, amount: int | None = None) -> None:
    """Let the seat whose turn it is act."""
    assert game.turn is not None
    game.act(Action(game.turn, kind, amount, cards))


def to_next_draw(game: Game) -> Game:
    """Let everybody check or call until cards are drawn or the hand is over."""
    while game.phase == "betting":
        act(game, "call" if game.call else "check")
    return game


def to_next_round(game: Game) -> Game:
    """Let everybody stand pat."""
    while game.phase == "drawing":
        act(game, "draw", ())
    return game


def discard(game: Game, counts: list[int]) -> list[list[str]]:
    """Play on to the next draw and let each player still in give up his first cards: so many, by order."""
    to_next_draw(game)
    given_up = []
    for count in counts:
        assert game.turn is not None
        cards = game.players[game.turn].hand[:count]
        given_up.append(cards)
        act(game, "draw", tuple(cards))
    return given_up


def to_showdown(game: Game) -> Game:
    """Let everybody check, call and stand pat to the end."""
    while game.phase != "finished":
        to_next_round(to_next_draw(game))
    return game
