"""The ruling on a recorded hand: was it played by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.rulebooks import COMMON, Rulebook
from tripledraw.rulings.awards import Ending
from tripledraw.rulings.books import books
from tripledraw.rulings.contested import allowed_elsewhere, play_through
from tripledraw.rulings.hand import Discard, ReadingProblem, Reshuffle
from tripledraw.rulings.looks import looks, shown_twice
from tripledraw.rulings.play import Play, play_of
from tripledraw.rulings.ruling import Finding, Readings, Ruling
from tripledraw.rulings.start import blind_readings, wrong_at_the_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.rulings.collection import Record
    from tripledraw.rulings.replay import Breach


def judge(record: Record, rulebook: Rulebook = COMMON) -> Ruling:
    """Return the ruling on a record under a rulebook; whatever the record holds, it raises nothing."""
    try:
        hand = record.hand()
        play = play_of(hand)
    except ReadingProblem as problem:
        return Ruling(
            file=record.file,
            line=record.lines[0].number,
            hand=record.id,
            site=record.reader.name if record.reader else "",
            verdict=problem.verdict,
            findings=[Finding("", problem.line, "", problem.text)],
            readings={},
        )
    verdict, findings, readings = _rule_on(play, rulebook)
    return Ruling(
        file=record.file,
        line=hand.line,
        hand=hand.id,
        site=hand.site,
        verdict=verdict,
        findings=findings,
        readings=readings,
    )


def _rule_on(play: Play, rulebook: Rulebook) -> tuple[str, list[Finding], Readings]:
    known, contradictions = looks(play.hand)
    twice = shown_twice(play.hand)
    if contradictions or twice is not None:
        verdict = "broken record" if twice is None else "breaks"
        found = contradictions if twice is None else [twice, *contradictions]
        return verdict, [Finding(each.rule, each.line, "", each.says) for each in found], {}
    broken = list(wrong_at_the_start(play, rulebook))
    replay, fitted, passed = play_through(play, known, rulebook)
    notes = [finding for breach in passed for finding in _findings(breach)]
    readings = blind_readings(play) | fitted
    if replay.breach is not None:
        breach = replay.breach._replace(says=replay.breach.says + allowed_elsewhere(play, known, replay))
        return "breaks", [*broken, *notes, *_findings(breach)], readings
    if (early := _early_reshuffle(play)) is not None:
        broken.append(early)
    if (game := replay.game) is None:
        raise RuntimeError("a hand that could not be dealt has a breach")
    accounts = books(play, game)
    ending = Ending(play, game, known, accounts)
    if accounts.wrong is not None and not broken:
        return "broken record", [*notes, Finding("POT-4", ending.line, "the pot", accounts.wrong)], readings
    broken += _at_the_end(ending, rulebook)
    if ending.unseen():
        readings["SHOW-4"] = ["may-muck"]
    if broken:
        return "breaks", [*notes, *broken], readings
    if (missing := ending.undecided()) is not None:
        return "undecided", [*notes, Finding("POT-1", ending.line, "the showdown", missing)], readings
    return "sound", notes, readings


def _findings(breach: Breach) -> list[Finding]:
    return [Finding(rule, breach.line, breach.stage, breach.says) for rule in (breach.rule, *breach.also)]


def _early_reshuffle(play: Play) -> Finding | None:
    """Find a reshuffle that is printed when the stub would have sufficed (DECK-1).

    A stub that holds exactly what is wanted may be reshuffled by those who never deal its last card.
    """
    stub = 52 - 5 * len(play.numbers)
    events = play.hand.events
    for place, event in enumerate(events):
        if isinstance(event, Discard):
            stub -= event.count
        elif isinstance(event, Reshuffle):
            wanted = next((later.count for later in events[place:] if isinstance(later, Discard) and later.count), 0)
            if stub > wanted:
                says = f"the deck is reshuffled when the stub has {stub} cards and {wanted} are wanted"
                return Finding("DECK-1", event.line, "", says)
            return None
    return None


def _at_the_end(ending: Ending, rulebook: Rulebook) -> Iterator[Finding]:
    order = ending.wrong_order()
    if order is not None:
        yield Finding(order.rule, order.line, "the showdown", order.says)
    unseen = ending.unseen()
    if unseen and rulebook["SHOW-4"] == "all-show":
        who = ", ".join(ending.play.name(seat) for seat in unseen)
        yield Finding("SHOW-4", ending.line, "the showdown", f"{who} shows no hand: every hand is shown")
    for fault in ending.faults():
        yield Finding(fault.rule, fault.line, "the pot", fault.says)
