"""A recorded hand told street by street, in the words of card players, with the ruling where it matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.ranking import name
from tripledraw.rulings.hand import (
    Bet,
    Collect,
    Discard,
    Event,
    Hand,
    Holds,
    Leave,
    Muck,
    Post,
    Reshuffle,
    Return,
    Served,
    Show,
)
from tripledraw.rulings.values import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.rulings.ruling import Ruling

VERBS = {"fold": "folds", "check": "checks", "call": "calls", "bet": "bets", "raise": "raises", "all-in": "goes all-in"}
DRAWS = ("", "First", "Second", "Third")


def tell(hand: Hand, ruling: Ruling) -> str:
    """Return the hand in lines of text; findings stand after the line of the record that they are about."""
    stakes = f"{money(hand.small_bet)}/{money(hand.big_bet)}"
    lines = [f"{hand.site} hand {hand.id}, {stakes}, {len(hand.seats)} seats listed, button on seat {hand.button}"]
    told: set[int] = set()
    for heading, events in _streets(hand.events):
        lines.append(f"{heading}:")
        for event in events:
            if words := _words(hand, event):
                lines.append(f"  {words}")
            for place, finding in enumerate(ruling.findings):
                if finding.line == event.line and place not in told:
                    told.add(place)
                    lines.append(f"  >> {finding.says} ({finding.rule or ruling.verdict})")
    rest = [each for place, each in enumerate(ruling.findings) if place not in told]
    lines += [f">> {finding.where}: {finding.says} ({finding.rule or ruling.verdict})" for finding in rest]
    if hand.rake:
        lines.append(f"Rake {money(hand.rake)}")
    return "\n".join([*lines, f"Ruling: {ruling.verdict}"])


def _streets(events: tuple[Event, ...]) -> Iterator[tuple[str, list[Event]]]:
    """Yield each street's heading and events: a draw ends when somebody bets, or draws again."""
    heading, street, drawn, draw = "Blinds", list[Event](), set[int](), 0
    for event in events:
        new = heading
        if isinstance(event, Bet):
            new = f"Round {draw + 1}"
            drawn = set()
        elif isinstance(event, Discard):
            if event.seat in drawn or not drawn:
                draw, drawn = draw + 1, set()
            drawn.add(event.seat)
            new = f"{DRAWS[draw]} draw" if draw < len(DRAWS) else f"Draw {draw}"
        elif isinstance(event, Show | Muck | Collect | Return):
            new = "End"
        if new != heading:
            if street:
                yield heading, street
            heading, street = new, []
        street.append(event)
    if street:
        yield heading, street


def _words(hand: Hand, event: Event) -> str:
    """Return what an event is in words; nothing for what repeats another."""
    if isinstance(event, Reshuffle):
        return "the deck is reshuffled"
    who = next((seat.name for seat in hand.seats if seat.number == event.seat), f"seat {event.seat}")
    match event:
        case Post(kind=kind, chips=chips):
            what = {"entry": "enters with", "dead": "posts a dead blind of", "ante": "posts an ante of"}
            return f"{who} {what.get(kind, f'posts the {kind},')} {money(chips)}"
        case Bet():
            return f"{who} {_bet(event)}"
        case Discard(count=0):
            return f"{who} stands pat"
        case Discard(count=count, cards=cards):
            return f"{who} discards {count}" + (f": {' '.join(cards)}" if cards else "")
        case Served(cards=cards) if cards:
            return f"{who} gets {' '.join(cards)}"
        case Holds(cards=cards):
            return f"{who} holds {' '.join(cards)}"
        case Show(cards=cards):
            return f"{who} shows {' '.join(cards)}: {name(cards)}" if cards else f"{who} shows"
        case Muck():
            return f"{who} mucks"
        case Collect(chips=chips):
            return f"{who} wins {money(chips)}"
        case Return(chips=chips):
            return f"{who} gets back {money(chips)}, which nobody called"
        case Leave():
            return f"{who} is away"
    return ""


def _bet(event: Bet) -> str:
    words = VERBS.get(event.verb, event.verb + "s")
    if event.to is not None:
        words += f" to {money(event.to)}"
    elif event.adds is not None:
        words += f" {money(event.adds)}"
    return words + (" and is all-in" if event.all_in and event.verb != "all-in" else "")
