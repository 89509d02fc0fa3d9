"""A difference told three ways: in a card player's words, as a Gherkin scenario, and as a scenario file."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

import yaml

from tripledraw.features.catalogue import load
from tripledraw.features.setup import STACK
from tripledraw.proof.lockstep import FAULT, IMPOSSIBLE_CARDS, REFUSED
from tripledraw.proof.tables import dealt
from tripledraw.proof.wording import NUMBERS, cards_drawn, expected_step, play_lines, seen_in_words
from tripledraw.scenarios import slug

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.proof.hands import Deal
    from tripledraw.proof.lockstep import Difference

USUAL_BETS, USUAL_BLINDS = (10, 20), (5, 10)
PLAYS = 60
"""How often a table is played where chance decides which cards come."""

CARDS_MATTER = frozenset({"hands", "cards", "stub", "muck", "reshuffles", "shown", "deck"})


def in_words(difference: Difference) -> str:
    """Return what happened, as one player would tell another, and the rule that it breaks."""
    deal = difference.deal
    small, big = deal.bets
    table = f"A table of {NUMBERS[deal.seats]} at {small}/{big}, the button on seat {deal.button}"
    if len(set(deal.stacks)) > 1:
        stacks = ", ".join(f"{deal.stacks[deal.seat(player) - 1]}" for player in range(1, deal.seats + 1))
        table += f", with {stacks} chips from P1 on"
    play = "; ".join(play_lines(difference)) if difference.moves else "the cards are dealt"
    told = f"{table}: {play}."
    expected = expected_step(difference)
    if difference.rule == FAULT:
        expected = "an answer"
    elif difference.what == REFUSED:
        expected = "the last move is allowed"
    seen = f"Expected: {expected}. Seen: {seen_in_words(difference)}."
    return "\n".join([told, seen, rule_in_words(difference.rule)])


def rule_in_words(rule: str) -> str:
    """Return a rule with its words."""
    if rule == FAULT:
        return "The engine failed, which breaks the protocol and no rule."
    known = load().rules.get(rule)
    return f"{rule}: {known.says}" if known else rule


def scenario(difference: Difference) -> str:
    """Return a scenario that can be pasted into a feature file, under the rule that is broken.

    Where chance decides which cards come it plays the scenario file's table many times, and else stands by itself.
    """
    steps = [*_keyworded("Given", _given(difference)), *_keyworded("When", _when(difference))]
    then = expected_step(difference)
    text = "\n".join([f"Scenario: {name(difference)}", *(f"  {step}" for step in steps), f"  Then {then}"])
    return textwrap.indent(text, "    ") + "\n"


def scenario_file(difference: Difference) -> str:
    """Return the table and what is played on it before the last move, as a file of `scenarios/`.

    What was tried and refused is left out, and so is a second hand. Cards that the engine dealt by itself are
    replaced by others.
    """
    deal = difference.deal
    hands, stub = (deal.hands, deal.stub) if deal.scripted else dealt(deal.seats, deal.seed)
    lines = play_lines(difference)[:-1] if difference.moves else []
    if "the next hand begins" in lines:
        lines = lines[: lines.index("the next hand begins")]
    played = [line for line in lines if " tries to " not in line and "asks for" not in line]
    told = " ".join(f"{rule_in_words(difference.rule)} Here: {expected_step(difference)}.".split())
    seating = {
        "seats": deal.seats,
        "button": deal.button,
        "stacks": deal.stacks[0] if len(set(deal.stacks)) == 1 else list(deal.stacks),
        "blinds": list(deal.blinds),
        "bets": list(deal.bets),
    }
    players = range(1, deal.seats + 1)
    return "\n".join(
        [
            f"name: {table_name(difference)}",
            "about: >",
            textwrap.indent(textwrap.fill(told, 100), "  "),
            f"shows: [{'' if difference.rule == FAULT else difference.rule}]",
            f"table: {yaml.safe_dump(seating, default_flow_style=True, sort_keys=False, width=200).strip()}",
            "hands:",
            *(f"  P{player}: {' '.join(hands[deal.seat(player) - 1])}" for player in players),
            "stub:",
            textwrap.indent(textwrap.fill(" ".join(stub), 66), "  "),
            *(["play:"] if played else []),
            *(f"  - {line}" for line in played),
            "",
        ]
    )


def name(difference: Difference) -> str:
    """Return the name of the scenario: what ought to be seen, and after what."""
    last = f" after {play_lines(difference)[-1]}" if difference.moves else " after the deal"
    return f"{expected_step(difference)}{last}"


def table_name(difference: Difference) -> str:
    """Return the name of the scripted table, which is that of its file too."""
    return f"found {difference.rule.lower()} {slug(difference.what)}"


def by_chance(difference: Difference) -> bool:
    """Tell whether the cards that came are no longer those of the stub, so that others may come the next time."""
    drawn = cards_drawn(difference.moves)
    return difference.what == IMPOSSIBLE_CARDS and difference.deal.scripted and drawn > len(difference.deal.stub)


def _given(difference: Difference) -> Iterator[str]:
    deal = difference.deal
    if by_chance(difference):
        yield f'the table "{table_name(difference)}", played {PLAYS} times with other cards'
        return
    yield f"a table of {NUMBERS[deal.seats]}"
    yield f"the button is on seat {deal.button}"
    if (deal.bets, deal.blinds) != (USUAL_BETS, USUAL_BLINDS):
        (small, big), (sb, bb) = deal.bets, deal.blinds
        yield f"the stakes are {small}/{big}, with blinds of {sb} and {bb}"
    yield from _given_stacks(deal)
    if deal.scripted and _cards_matter(difference):
        hands = [(player, deal.hands[deal.seat(player) - 1]) for player in range(1, deal.seats + 1)]
        rows = ["| player | cards          |", *(f"| P{player}     | {' '.join(hand)} |" for player, hand in hands)]
        yield "\n".join(["these hands", *(f"    {row}" for row in rows)])
        yield f"the stub begins {' '.join(deal.stub)}"


def _given_stacks(deal: Deal) -> Iterator[str]:
    if set(deal.stacks) == {STACK}:
        return
    if len(set(deal.stacks)) == 1:
        yield f"everyone has {deal.stacks[0]} chips before the hand"
        return
    for player in range(1, deal.seats + 1):
        stack = deal.stacks[deal.seat(player) - 1]
        if stack != STACK:
            yield f"P{player} has {stack} chips before the hand"


def _cards_matter(difference: Difference) -> bool:
    """Tell whether the hand could not be played, or would not differ, with any other cards."""
    if difference.what in CARDS_MATTER or any(move.cards for move in difference.moves):
        return True
    return difference.turn is None and difference.what == "stacks"


def _when(difference: Difference) -> Iterator[str]:
    if difference.moves:
        lines = play_lines(difference)
        yield from lines[-1:] if by_chance(difference) else lines


def _keyworded(keyword: str, steps: Iterator[str]) -> Iterator[str]:
    for index, step in enumerate(steps):
        first, *table = step.split("\n")
        yield f"{'And' if index else keyword} {first}"
        yield from (f"  {row.strip()}" for row in table)
