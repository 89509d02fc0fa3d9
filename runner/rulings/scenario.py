"""A recorded hand written as a scripted table and a Gherkin scenario, so that engines can be asked to play it.

Cards that the record hides are filled in with cards that nobody was seen to hold.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import yaml

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.dealer import Scripted
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.table import Table
from tripledraw.rulings.filling import Filling
from tripledraw.rulings.hand import Bet, Discard, NotWhole
from tripledraw.rulings.looks import looks
from tripledraw.rulings.play import Play, play_of
from tripledraw.scenarios import slug

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.rulings.hand import Hand
    from tripledraw.rulings.ruling import Ruling

MOVES = {"fold": "folds", "check": "checks", "call": "calls", "bet": "bets", "raise": "raises"}


class Scenario(NamedTuple):
    """The two files: their name without ending, the scripted table, and the feature."""

    name: str
    table: str
    feature: str


class Step(NamedTuple):
    """One thing done: by which seat, as the game takes it, and whether it is what the rules forbid."""

    action: Action
    forbidden: bool


class Script(NamedTuple):
    """A hand that can be dealt and played: its cards, its steps, and the game as they leave it.

    `decided` tells whether the record itself names the hands of all who came to the showdown.
    """

    play: Play
    hands: dict[int, list[str]]
    stub: list[str]
    steps: list[Step]
    game: Game
    decided: bool


def scenario_of(hand: Hand, ruling: Ruling) -> Scenario | None:
    """Return a hand as a scenario, up to its breach if there is one in the play.

    None for what a scripted table can't say: posts out of the ordinary, a reshuffle, a player for whom the room acted.
    """
    script = _script(hand, ruling)
    return None if script is None else _written(hand, ruling, script)


def _script(hand: Hand, ruling: Ruling) -> Script | None:
    try:
        play = play_of(hand)
    except NotWhole:
        return None
    known, contradictions = looks(hand)
    filling = Filling(play, known)
    if contradictions or not _is_ordinary(play) or not filling.possible:
        return None
    hands, stub = filling.cards()
    played = [finding.line for finding in ruling.findings if finding.stage.startswith(("round", "draw"))]
    breach = played[-1] if played and ruling.verdict == "breaks" else None
    steps = list(_steps(play, filling, breach))
    table = Table(len(play.numbers), play.button, play.stacks, _blinds(play), (hand.small_bet, hand.big_bet))
    try:
        game = Game(table, Scripted(Random(0), list(hands.values()), stub))  # a deck that will do is never shuffled
    except IllegalAction:
        return None
    if not steps or not _can_be_played(game, steps):
        return None
    return Script(play, hands, stub, steps, game, filling.known_to_the_end(game))


def _is_ordinary(play: Play) -> bool:
    if play.antes or play.dead or len(play.live) != 2 or len(play.numbers) > 6:
        return False
    return play.small_blind is not None and play.big_blind is not None and play.button_is_dealt_in


def _blinds(play: Play) -> tuple[int, int]:
    small = play.small_blind.chips if play.small_blind else 0
    return small, play.hand.small_bet


def _steps(play: Play, filling: Filling, breach: int | None) -> Iterator[Step]:
    """Yield what was done, up to the line of a breach, which is tried."""
    for index, event in enumerate(play.hand.events):
        if isinstance(event, Bet):
            kind = {"check or call": "call", "all-in": "raise"}.get(event.verb, event.verb)
            action = Action(play.seat(event.seat), kind, _total(event) if event.line == breach else None)
        elif isinstance(event, Discard) and index in filling.thrown:
            cards = tuple(filling.card(place) for place in filling.thrown[index])
            action = Action(play.seat(event.seat), "draw", cards=cards)
        else:
            continue
        yield Step(action, event.line == breach)
        if event.line == breach:
            return


def _total(event: Bet) -> int | None:
    """Return what the player's bets of the round come to, if the record tells: a bet is the first of them."""
    return event.adds if event.to is None and event.verb == "bet" else event.to


def _can_be_played(game: Game, steps: list[Step]) -> bool:
    """Play the steps; tell whether each was allowed, and what is forbidden refused."""
    for place, step in enumerate(steps):
        action = step.action
        if action.kind == "call" and game.phase == "betting" and not game.call and not step.forbidden:
            action = Action(action.seat, "check")
        if action.kind in ("bet", "raise") and game.phase == "betting":
            action = Action(action.seat, game.betting.word_for_more(), action.amount)
        steps[place] = Step(action, step.forbidden)
        try:
            game.act(action)
        except IllegalAction:
            return step.forbidden
        if step.forbidden:
            return False
    return game.phase == "finished"


def _written(hand: Hand, ruling: Ruling, script: Script) -> Scenario:
    play, game = script.play, script.game
    unit = 100 if all(amount % 100 == 0 for amount in (*play.stacks, hand.small_bet, *_blinds(play))) else 1
    players = {seat: f"P{number}" for number, seat in enumerate(play.clockwise(play.button), start=1)}
    *before, last = [_line(step, players[step.action.seat], unit) for step in script.steps]
    name = _name(f"{hand.site} hand {hand.id or Path(ruling.file).stem}")
    rule = next((each.rule for each in ruling.findings if each.rule), "POT-1" if len(game.live) > 1 else "BET-14")
    table = {
        "name": name,
        "about": f"A recorded hand; the ruling on it is: {ruling.verdict}. Hidden cards are filled in.",
        "shows": [rule],
        "table": {
            "seats": len(players),
            "button": play.button,
            "stacks": [stack // unit for stack in play.stacks],
            "blinds": [blind // unit for blind in _blinds(play)],
            "bets": [hand.small_bet // unit, hand.big_bet // unit],
        },
        "hands": {player: " ".join(script.hands[seat]) for seat, player in players.items()},
        "stub": " ".join(script.stub),
        "play": before,
    }
    feature = [
        f"Feature: {name}",
        "",
        f"  @{rule}",
        "  Rule: As recorded",
        "",
        f"    Scenario: {name} is played",
        f'      Given the table "{name}"',
        f"      When {last}",
        *(f"      {line}" for line in _outcome(script, players, unit)),
    ]
    written = yaml.safe_dump(table, sort_keys=False, allow_unicode=True, width=110)
    return Scenario(slug(name), written, "\n".join(feature) + "\n")


def _line(step: Step, player: str, unit: int) -> str:
    """Return a step in the words of the table: `P3 raises`, or `P3 tries to raise to 50`."""
    action = step.action
    if action.kind == "draw":
        says = f"discards {' '.join(action.cards or ())}" if action.cards else "stands pat"
    else:
        says = MOVES[action.kind]
    if not step.forbidden:
        return f"{player} {says}"
    verb, _, rest = says.partition(" ")
    amount = f" to {action.amount // unit}" if action.amount is not None else ""
    return f"{player} tries to {verb.removesuffix('s')} {rest}".rstrip() + amount


def _outcome(script: Script, players: dict[int, str], unit: int) -> list[str]:
    game = script.game
    if script.steps[-1].forbidden:
        return ["Then the engine refuses it", "And nothing has changed"]
    lines = ["Then the hand is over"]
    if script.decided:
        if game.shown:
            lines.append(f"And {players[game.shown[0]]} shows first")
        stacks = [str(game.stacks[seat - 1] // unit) for seat in players]
        lines.append(f"And the players end with {', '.join(stacks[:-1])} and {stacks[-1]} chips")
    return lines


def _name(text: str) -> str:
    """Return a text without what has no place in the name of a table, or of a file."""
    return " ".join("".join(each if each.isalnum() or each == "-" else " " for each in text).split())
