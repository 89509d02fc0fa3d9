"""The ruling on a recorded hand: was it played by the rules."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from msgspec import Struct

from tripledraw.reference_impl.rulebooks import COMMON, READINGS, RULEBOOKS, Rulebook
from tripledraw.rulings.awards import Ending
from tripledraw.rulings.books import books
from tripledraw.rulings.hand import Discard, ReadingProblem, Reshuffle
from tripledraw.rulings.looks import looks, shown_twice
from tripledraw.rulings.play import Play, play_of
from tripledraw.rulings.replay import Replay
from tripledraw.rulings.values import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.rulings.collection import Record
    from tripledraw.rulings.looks import Look

MOST_PLAYERS = 6
HOUSES = {"wsop": "WSOP", "pokerstars": "PokerStars", "fulltilt": "Full Tilt"}

CAPS = ("BET-11", "BET-12", "BET-16")
CARDS = ("DRAW-4", "MUCK-3", "MUCK-7", "DECK-2", "DECK-3")

Readings = dict[str, list[str]]


class Finding(Struct, frozen=True):
    """One thing found: the rule (empty where none is at stake), where in the record, and a sentence."""

    rule: str
    where: str
    says: str


class Ruling(Struct, frozen=True, kw_only=True):
    """What is said of one hand.

    `readings` names the contested rules on which the hand bears, each with the readings that it fits.
    """

    file: str
    line: int
    hand: str
    site: str
    verdict: str
    findings: list[Finding]
    readings: Readings


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
            findings=[Finding("", f"line {problem.line}", problem.text)],
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
        return verdict, [Finding(each.rule, f"line {each.line}", each.says) for each in found], {}
    findings = list(_at_the_start(play, rulebook))
    readings = _blind_readings(play)
    replay, fitted = play_through(play, known, rulebook)
    readings |= fitted
    if replay.breach is not None:
        rule, line, stage, says = replay.breach
        findings.append(Finding(rule, f"line {line}, {stage}", says + _allowed_by(play, known, replay, rulebook)))
        return "breaks", findings, readings
    if (early := _early_reshuffle(play)) is not None:
        findings.append(early)
    if (game := replay.game) is None:
        raise RuntimeError("a hand that could not be dealt has a breach")
    accounts = books(play, game)
    ending = Ending(play, game, known, accounts)
    if accounts.wrong is not None and not findings:
        return "broken record", [Finding("POT-4", f"line {ending.line}, the pot", accounts.wrong)], readings
    findings += _at_the_end(ending, rulebook)
    if ending.unseen():
        readings["SHOW-4"] = ["may-muck"]
    if findings:
        return "breaks", findings, readings
    if (missing := ending.undecided()) is not None:
        return "undecided", [Finding("POT-1", f"line {ending.line}, the showdown", missing)], readings
    return "sound", [], readings


# Before the cards


def _at_the_start(play: Play, rulebook: Rulebook) -> Iterator[Finding]:
    where = f"line {play.hand.line}"
    if len(play.numbers) > MOST_PLAYERS:
        yield Finding("SEAT-1", where, f"{len(play.numbers)} players are dealt in: six is the most")
    if play.hand.big_bet != 2 * play.hand.small_bet:
        bets = f"{money(play.hand.small_bet)} and {money(play.hand.big_bet)}"
        yield Finding("BET-9", where, f"the bets are {bets}: the big one should be twice the small one")
    yield from _blind_seats(play)
    fits = _blind_readings(play).get("BET-10", list(READINGS["BET-10"]))
    allowed = [rulebook["BET-10"]] if rulebook.says("BET-10") else list(READINGS["BET-10"])
    big = play.big_blind
    if big is not None and not set(fits) & set(allowed):
        bet, blind = money(play.hand.small_bet), money(big.chips)
        yield Finding("BET-10", f"line {big.line}", f"the small bet is {bet} and the big blind {blind}")


def _blind_seats(play: Play) -> Iterator[Finding]:
    """Find blinds on the wrong seats (BLIND-1, BLIND-2, BLIND-6); a missing small blind is none."""
    small, big = play.small_blind, play.big_blind
    if big is None:
        yield Finding("BLIND-2", f"line {play.hand.line}", "nobody posts the big blind")
    if small is None:
        return
    small_seat = play.seat(small.seat)
    where = f"line {small.line}"
    if len(play.numbers) == 2:
        if play.button_is_dealt_in and small_seat != play.button:
            button = play.name(play.button)
            yield Finding("BLIND-6", where, f"of two players the button, {button}, posts the small blind")
        return
    first = play.clockwise(play.button)[0]
    if small_seat != first:
        yield Finding("BLIND-1", where, f"{play.name(first)}, left of the button, posts the small blind")
    elif big is not None and play.seat(big.seat) != play.clockwise(small_seat)[0]:
        second = play.name(play.clockwise(small_seat)[0])
        yield Finding("BLIND-2", f"line {big.line}", f"{second}, left of the small blind, posts the big blind")


def _blind_readings(play: Play) -> Readings:
    """Return what the blinds say of BET-10; a blind that took a whole stack says nothing."""
    small, big, bet = play.small_blind, play.big_blind, play.hand.small_bet
    if big is None or big.chips >= play.stacks[play.seat(big.seat) - 1]:
        return {}
    if big.chips == bet:
        return {"BET-10": ["equals-big-blind"]}
    return {"BET-10": ["equals-small-blind"] if small is not None and small.chips == bet else []}


# The play


def play_through(play: Play, known: dict[int, Look], rulebook: Rulebook) -> tuple[Replay, Readings]:
    """Return the replay under the readings that let the hand go furthest, and those that it needs.

    A rulebook that speaks on a rule is held to its own reading of it; where it is silent any reading will do.
    """
    free = tuple(rule for rule in READINGS if not rulebook.says(rule))
    replay = Replay(play, known, rulebook)
    needed: Readings = {}
    while replay.breach is not None and (rules := _contested_with(replay.breach.rule, free)):
        further, fitting = _with_departures(play, known, replay, rules)
        advanced = further.played > replay.played or further.breach is None
        replay = further
        if not advanced:
            break
        needed |= fitting
    if replay.breach is None and replay.game is not None and replay.game.reshuffles:
        needed |= _fitting(play, known, replay.rulebook, free)
    return replay, needed


def _contested_with(rule: str, free: tuple[str, ...]) -> list[str]:
    """Return the rules, among those left open, of which another reading might allow what breaks this one."""
    if rule in CAPS:
        return [each for each in CAPS if each in free]
    if rule in CARDS or rule.startswith(("MUCK-", "DECK-")):
        return [each for each in CARDS if each in free]
    return []


def _with_departures(play: Play, known: dict[int, Look], replay: Replay, rules: list[str]) -> tuple[Replay, Readings]:
    """Change as few readings as get the hand past its breach; return the furthest replay, and all that would do."""
    furthest, rulebook = replay, replay.rulebook
    for count in range(1, len(rules) + 1):
        for whole in (True, False):  # first those that allow the whole hand
            fitting: Readings = {}
            for chosen in _changes(rulebook, rules, count):
                tried = Replay(play, known, rulebook.but(**chosen))
                if tried.breach is not None and (whole or tried.played <= replay.played):
                    continue
                for rule, name in chosen.items():
                    if name not in fitting.setdefault(rule, []):
                        fitting[rule].append(name)
                if furthest.breach is not None and (tried.breach is None or tried.played > furthest.played):
                    furthest = tried
            if fitting:
                return furthest, fitting
    return replay, {}


def _changes(rulebook: Rulebook, rules: list[str], count: int) -> Iterator[dict[str, str]]:
    """Yield every way to read that many of the rules differently."""
    for changed in combinations(rules, count):
        others = [[name for name in READINGS[rule] if name != rulebook[rule]] for rule in changed]
        for names in product(*others):
            yield dict(zip(changed, names, strict=True))


def _fitting(play: Play, known: dict[int, Look], rulebook: Rulebook, free: tuple[str, ...]) -> Readings:
    """Return the rules of the deck on which a hand with a reshuffle bears, and the readings that fit."""
    fitting: Readings = {}
    for rule in CARDS:
        if rule in free:
            names = [name for name in READINGS[rule] if _holds(play, known, rulebook.but(**{rule: name}))]
            if len(names) < len(READINGS[rule]):
                fitting[rule] = names
    return fitting


def _holds(play: Play, known: dict[int, Look], rulebook: Rulebook) -> bool:
    return Replay(play, known, rulebook).breach is None


def _allowed_by(play: Play, known: dict[int, Look], replay: Replay, rulebook: Rulebook) -> str:
    """Return whose reading would allow what the rulebook does not: `; allowed by WSOP`."""
    breach = replay.breach
    if breach is None or breach.rule not in READINGS or not rulebook.says(breach.rule):
        return ""
    holders = []
    for name in READINGS[breach.rule]:
        tried = Replay(play, known, rulebook.but(**{breach.rule: name}))
        if tried.breach is None or tried.played > replay.played:
            holders += [
                HOUSES.get(each.name, each.name)
                for each in RULEBOOKS.values()
                if each.readings.get(breach.rule) == name
            ]
    return f"; allowed by {', '.join(holders)}" if holders else ""


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
                return Finding("DECK-1", f"line {event.line}", says)
            return None
    return None


# The end


def _at_the_end(ending: Ending, rulebook: Rulebook) -> Iterator[Finding]:
    order = ending.wrong_order()
    if order is not None:
        yield Finding(order.rule, f"line {order.line}, the showdown", order.says)
    unseen = ending.unseen()
    if unseen and rulebook["SHOW-4"] == "all-show":
        who = ", ".join(ending.play.name(seat) for seat in unseen)
        yield Finding("SHOW-4", f"line {ending.line}, the showdown", f"{who} shows no hand: every hand is shown")
    for fault in ending.faults():
        yield Finding(fault.rule, f"line {fault.line}, the pot", fault.says)
