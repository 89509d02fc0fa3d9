"""A recorded hand written as a scripted table and a Gherkin scenario, so that engines can be asked to play it.

Cards that the record hides are filled in with cards that nobody was seen to hold.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import yaml

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.dealer import Scripted
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.table import Table
from tripledraw.rulings.hand import Bet, Discard, NotWhole
from tripledraw.rulings.looks import HAND, Look, looks
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


def scenario_of(hand: Hand, ruling: Ruling) -> Scenario | None:
    """Return a hand as a scenario, up to its breach if there is one in the play.

    None for what a scripted table can't say: posts out of the ordinary, a reshuffle, a player for whom the room acted.
    """
    try:
        play = play_of(hand)
    except NotWhole:
        return None
    known, contradictions = looks(hand)
    if contradictions or not _is_ordinary(play):
        return None
    deal = _Deal(play, known)
    if deal.needed > len(DECK):
        return None
    hands, stub = deal.cards()
    breach = next((finding.line for finding in ruling.findings if finding.stage.startswith(("round", "draw"))), None)
    steps = list(_steps(play, deal, breach))
    table = Table(len(play.numbers), play.button, play.stacks, _blinds(play), (hand.small_bet, hand.big_bet))
    game = Game(table, Scripted(Random(0), list(hands.values()), stub))  # a deck that will do is never shuffled
    if not steps or not _can_be_played(game, steps):
        return None
    return _written(hand, ruling, play, hands, stub, steps, game, deal.known_to_the_end(game))


def _is_ordinary(play: Play) -> bool:
    if play.antes or play.dead or len(play.live) != 2 or len(play.numbers) > 6:
        return False
    return play.small_blind is not None and play.big_blind is not None and play.button_is_dealt_in


def _blinds(play: Play) -> tuple[int, int]:
    small = play.small_blind.chips if play.small_blind else 0
    return small, play.hand.small_bet


class _Deal:
    """The cards of a hand as places, each named as soon as the record names it; what is left is filled in."""

    def __init__(self, play: Play, known: dict[int, Look]) -> None:
        self.play = play
        self.known = known
        self.names: list[str | None] = []
        self.hands = {seat: [self._place() for _ in range(HAND)] for seat in range(1, len(play.numbers) + 1)}
        self.first = {seat: list(places) for seat, places in self.hands.items()}
        self.stub: list[int] = []
        self.thrown: dict[int, list[int]] = {}
        """The places that each draw's event gives up, by its line and seat."""
        self._name_all()

    @property
    def needed(self) -> int:
        return len(self.names)

    def known_to_the_end(self, game: Game) -> bool:
        """Tell whether the record names the hands of all who came to the showdown."""
        looks = [self.known.get(self.play.numbers[seat - 1]) for seat in game.live]
        return len(looks) == 1 or all(look is not None and look.hand is not None for look in looks)

    def cards(self) -> tuple[dict[int, list[str]], list[str]]:
        """Return the hands by seat, and the stub."""
        rest = iter([card for card in DECK if card not in self.names])
        self.names = [name or next(rest) for name in self.names]
        hands = {seat: [self.card(place) for place in places] for seat, places in self.first.items()}
        return hands, [self.card(place) for place in self.stub] + list(rest)

    def card(self, place: int) -> str:
        return self.names[place] or ""

    def _place(self) -> int:
        self.names.append(None)
        return len(self.names) - 1

    def _name_all(self) -> None:
        draws = dict.fromkeys(self.hands, 0)
        for seat, number in enumerate(self.play.numbers, start=1):
            if number in self.known and (first := self.known[number].first):
                self._name(seat, first)
        for index, event in enumerate(self.play.hand.events):
            if isinstance(event, Discard) and event.count <= HAND:
                seat = self.play.seat(event.seat)
                self._draw(index, seat, event, draws[seat])
                draws[seat] += 1
        for number, look in self.known.items():
            if look.hand and number in self.play.numbers:
                self._name(self.play.seat(number), look.hand)

    def _draw(self, index: int, seat: int, event: Discard, draw: int) -> None:
        look = self.known.get(event.seat)
        change = look.changes[draw] if look and draw < len(look.changes) else None
        if change and change.before:
            self._name(seat, change.before)
        held = self.hands[seat]
        named = [place for place in held if change and change.discards and self.names[place] in change.discards]
        others = sorted(
            (place for place in held if place not in named), key=lambda place: self.names[place] is not None
        )
        thrown = (named + others)[: event.count]
        served = [self._place() for _ in thrown]
        self.thrown[index] = thrown
        self.hands[seat] = [place for place in held if place not in thrown] + served
        self.stub += served
        if change and change.served and len(change.served) == len(served):
            for place, card in zip(served, change.served, strict=True):
                self.names[place] = card

    def _name(self, seat: int, cards: tuple[str, ...]) -> None:
        """Name the places of a hand that have no name yet with the cards that have no place yet."""
        held = self.hands[seat]
        unplaced = [card for card in cards if card not in {self.names[place] for place in held}]
        unnamed = [place for place in held if self.names[place] is None]
        for place, card in zip(unnamed, unplaced, strict=False):
            self.names[place] = card


def _steps(play: Play, deal: _Deal, breach: int | None) -> Iterator[Step]:
    """Yield what was done, up to the line of a breach, which is tried."""
    for index, event in enumerate(play.hand.events):
        if isinstance(event, Bet):
            kind = {"check or call": "call", "all-in": "raise"}.get(event.verb, event.verb)
            action = Action(play.seat(event.seat), kind, event.to if event.line == breach else None)
        elif isinstance(event, Discard) and index in deal.thrown:
            cards = tuple(deal.card(place) for place in deal.thrown[index])
            action = Action(play.seat(event.seat), "draw", cards=cards)
        else:
            continue
        yield Step(action, event.line == breach)
        if event.line == breach:
            return


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


def _written(
    hand: Hand,
    ruling: Ruling,
    play: Play,
    hands: dict[int, list[str]],
    stub: list[str],
    steps: list[Step],
    game: Game,
    decided: bool,
) -> Scenario:
    unit = 100 if all(amount % 100 == 0 for amount in (*play.stacks, hand.small_bet, *_blinds(play))) else 1
    players = {seat: f"P{number}" for number, seat in enumerate(play.clockwise(play.button), start=1)}
    *before, last = [_line(step, players[step.action.seat], unit) for step in steps]
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
        "hands": {players[seat]: " ".join(hands[seat]) for seat in play.clockwise(play.button)},
        "stub": " ".join(stub),
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
        *_outcome(game, players, steps[-1].forbidden, decided, unit),
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


def _outcome(game: Game, players: dict[int, str], refused: bool, decided: bool, unit: int) -> list[str]:
    if refused:
        return ["      Then the engine refuses it", "      And nothing has changed"]
    lines = ["      Then the hand is over"]
    if decided:
        shown = [players[seat] for seat in game.shown]
        if shown:
            lines.append(f"      And {shown[0]} shows first")
        stacks = [str(game.stacks[seat - 1] // unit) for seat in players]
        lines.append(f"      And the players end with {', '.join(stacks[:-1])} and {stacks[-1]} chips")
    return lines


def _name(text: str) -> str:
    """Return a text without what has no place in the name of a table, or of a file."""
    return " ".join("".join(each if each.isalnum() or each == "-" else " " for each in text).split())
