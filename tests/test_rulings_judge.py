"""The twelve real hands are sound; with a breach planted in them each is found and named by its rule."""

import re
from pathlib import Path

import pytest

from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.rulings.collection import records
from tripledraw.rulings.judge import Ruling, judge

HANDS = Path(__file__).parent / "hands"
FILES = sorted(path.name for path in HANDS.iterdir())


def file_of(hand: str) -> Path:
    return next(path for path in HANDS.iterdir() if path.name.startswith(hand))


def ruling_on(path: Path, rulebook: str = "common") -> Ruling:
    (record,) = records(path)
    return judge(record, RULEBOOKS[rulebook])


def edited(tmp_path: Path, hand: str, *edits: tuple[str, str]) -> Path:
    """Write a copy of a hand with each text replaced once; a text that is not there is a mistake in the test."""
    source = file_of(hand)
    text = source.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, f"{old!r} is not in {source.name}"
        text = text.replace(old, new, 1)
    copy = tmp_path / source.name
    copy.write_text(text, encoding="utf-8")
    return copy


@pytest.mark.parametrize("name", FILES)
def test_the_twelve_real_hands_are_sound(name: str) -> None:
    ruling = ruling_on(HANDS / name)
    assert (ruling.verdict, ruling.findings) == ("sound", [])


# Each is one real hand with one thing changed, and the rule that the change breaks.
BREACHES = {
    # h01: PokerStars, six players, P6 on the button
    "h01 small blind on the wrong seat": (
        "h01",
        [("Seat #6 is the button", "Seat #5 is the button")],
        "BLIND-1",
    ),
    "h01 first raise of the wrong size": ("h01", [("P5: calls $0.10", "P5: raises $0.15 to $0.25")], "BET-8"),
    "h01 small blind adds too much": ("h01", [("P1: calls $0.05", "P1: calls $0.10")], "BET-8"),
    "h01 a bet of the third round is small": ("h01", [("P1: bets $0.20", "P1: bets $0.10")], "BET-8"),
    "h01 a check when chips are owed": ("h01", [("P5: calls $0.10", "P5: checks")], "BET-5"),
    "h01 a call when nothing is owed": ("h01", [("P2: checks", "P2: calls $0.10")], "BET-6"),
    "h01 two act in the wrong order": ("h01", [("P3: folds\nP4: folds", "P4: folds\nP3: folds")], "BET-18"),
    "h01 six discards": ("h01", [("P2: discards 2 cards", "P2: discards 6 cards")], "DRAW-2"),
    "h01 the last of the first draw draws first": (
        "h01",
        [("P2: discards 2 cards\nP5: discards 2 cards", "P5: discards 2 cards\nP2: discards 2 cards")],
        "DRAW-3",
    ),
    "h01 a folded player acts": ("h01", [("P2: bets $0.10", "P3: bets $0.10")], "BET-17"),
    "h01 a folded player draws": ("h01", [("P5: discards 2 cards", "P6: discards 2 cards")], "DRAW-7"),
    "h01 the draw begins before the round is over": (
        "h01",
        [("P2: checks\n*** FIRST", "*** FIRST")],
        "BET-13",
    ),
    "h01 betting before all have drawn": ("h01", [("P5: discards 2 cards\n", "")], "DRAW-1"),
    "h01 the caller shows first": (
        "h01",
        [
            (
                "P1: shows [5c 4c 3d 2s 7c] (Lo: 7,5,4,3,2)\nP2: mucks hand",
                "P2: shows [8s 7d 3c 6d 2h] (Lo: 8,7,6,3,2)\nP1: shows [5c 4c 3d 2s 7c] (Lo: 7,5,4,3,2)",
            )
        ],
        "SHOW-2",
    ),
    "h01 the pot goes to the worse hand": ("h01", [("P1 collected $1.24", "P2 collected $1.24")], "POT-1"),
    "h01 a folded player wins": ("h01", [("P1 collected $1.24", "P3 collected $1.24")], "BET-17"),
    "h01 a card of another hand": ("h01", [("mucked [8s 7d 3c 6d 2h]", "mucked [8s 7c 3c 6d 2h]")], "SEAT-6"),
    "h01 one's own discard of this draw comes back": (
        "h01",
        [
            ("[3d Tc 7c] [5c Qs]", "[3d Tc 7c] [5c Kh]"),
            ("[Qs Tc]", "[Kh Tc]"),
        ],
        "MUCK-4",
    ),
    "h01 the big bet is not twice the small": ("h01", [("($0.10/$0.20 USD)", "($0.10/$0.25 USD)")], "BET-9"),
    "h01 a reshuffle with a full stub": (
        "h01",
        [("P2: discards 2 cards", "The deck is reshuffled\nP2: discards 2 cards")],
        "DECK-1",
    ),
    # h02: PokerStars, everybody folds to the big blind
    "h02 nobody posts the big blind": ("h02", [("P3: posts big blind $0.10\n", "")], "BLIND-2"),
    "h02 the big blind two seats away": ("h02", [("P3: posts big blind", "P4: posts big blind")], "BLIND-2"),
    "h02 the wrong amount is returned": (
        "h02",
        [("bet ($0.05) returned", "bet ($0.04) returned"), ("collected $0.10", "collected $0.11"), ("pot $0.10 |", "pot $0.11 |")],
        "ALLIN-5",
    ),
    "h02 the big blind acts when all have folded": (
        "h02",
        [("P2: folds\nUncalled", "P2: folds\nP3: checks\nUncalled")],
        "BET-14",
    ),
    # h03: PokerStars, three players see every draw
    "h03 a raise to three bets at once": ("h03", [("raises $0.20 to $0.40", "raises $0.40 to $0.60")], "BET-8"),
    "h03 the big blind is twice the small bet": ("h03", [("big blind $0.10", "big blind $0.20")], "BET-10"),
    "h03 one who shows nothing wins against a shown hand": (
        "h03",
        [("P2 collected $2.38", "P4 collected $2.38")],
        "POT-1",
    ),
    "h03 a caller shows first": (
        "h03",
        [("P2: shows [7d 4s 2s 3s 6c] (Lo: 7,6,4,3,2)\nP4: mucks hand", "P4: shows [4h 6d 8d 5c 3d] (Lo: 8)\nP2: shows [7d 4s 2s 3s 6c] (Lo: 7)")],
        "SHOW-2",
    ),
    # h04: PokerStars, two players
    "h04 of two the button posts the big blind": (
        "h04",
        [("P2: posts small blind 10\nP1: posts big blind 20", "P1: posts small blind 10\nP2: posts big blind 20")],
        "BLIND-6",
    ),
    "h04 of two the button draws first": (
        "h04",
        [
            (
                "P1: discards 1 card\nP2: discards 2 cards [Qc Js]\nDealt to P2 [5h 3d 7s] [9s 9h]",
                "P2: discards 2 cards [Qc Js]\nDealt to P2 [5h 3d 7s] [9s 9h]\nP1: discards 1 card",
            )
        ],
        "DRAW-3",
    ),
    "h04 a raise of the wrong size": ("h04", [("P2: calls 10\n", "P2: raises 20 to 50\n")], "BET-8"),
    # h05: PokerStars, five players; P1, the button, wins with a nine against a pair
    "h05 the pair wins": ("h05", [("P1 collected $1.29", "P4 collected $1.29")], "POT-1"),
    "h05 the pot is cut in two without a tie": (
        "h05",
        [("P1 collected $1.29 from pot", "P1 collected $0.65 from pot\nP4 collected $0.64 from pot")],
        "POT-1",
    ),
    # h06: Full Tilt, three dealt in, one of them all-in
    "h06 an all-in player bets": ("h06", [("P3 stands pat\n*** SHOW", "P3 stands pat\nP3 bets $0.20\n*** SHOW")], "SHOW-1"),
    "h06 more is served than was discarded": ("h06", [("P3 is dealt 2 cards", "P3 is dealt 3 cards")], "DRAW-6"),
    "h06 out of turn": ("h06", [("P3 calls $0.10\nP6 folds", "P6 folds\nP3 calls $0.10")], "BET-18"),
    "h06 the better hand mucks and loses": (
        "h06",
        [("P1 shows [7c 6c 4c 3d 2d] 7,6,4,3,2\nP3 mucks", "P1 shows [Tc 6c 4c 3d 2d] T,6,4,3,2\nP3 mucks"), ("showed [7c 6c", "showed [Tc 6c")],
        "POT-1",
    ),
    # h07: Full Tilt, six listed, five dealt in
    "h07 a check-raise of the small size": ("h07", [("P5 raises to $10", "P5 raises to $7.50")], "BET-8"),
    "h07 six discards": ("h07", [("P1 discards 2 cards", "P1 discards 6 cards")], "DRAW-2"),
    "h07 the eight-five wins": (
        "h07",
        [("P1 wins the pot ($46.75)", "P5 wins the pot ($46.75)")],
        "POT-1",
    ),
    # h08: Full Tilt, two players
    "h08 the caller shows first": (
        "h08",
        [
            (
                "P2 shows [9d 7h 6h 5d 4h] 9,7,6,5,4\nP1 shows [9c 7c 6c 5s 3d] 9,7,6,5,3",
                "P1 shows [9c 7c 6c 5s 3d] 9,7,6,5,3\nP2 shows [9d 7h 6h 5d 4h] 9,7,6,5,4",
            )
        ],
        "SHOW-2",
    ),
    "h08 a card in two hands": ("h08", [("P2 shows [9d 7h 6h", "P2 shows [9d 7h 6c")], "SEAT-6"),
    # h09: KingsClub, two players; calls are totals
    "h09 a call that is an increment": ("h09", [("P2 calls 80", "P2 calls 40")], "BET-8"),
    "h09 the button draws first": (
        "h09",
        [("P2 discards [Ts Jh] draws [3c 6c]\nP1 draws 2", "P1 draws 2\nP2 discards [Ts Jh] draws [3c 6c]")],
        "DRAW-3",
    ),
    "h09 the eight-seven wins": ("h09", [("P2 wins pot", "P1 wins pot")], "POT-1"),
    # h10: Winamax, two players, won without a showdown
    "h10 a raise of twice the size": ("h10", [("P2 raises 25€ to 50€", "P2 raises 50€ to 75€")], "BET-8"),
    "h10 the one who folds wins": ("h10", [("P2 collected 298€", "P1 collected 298€")], "BET-17"),
    # h11: Merge, two players
    "h11 a bet of half the size": (
        "h11",
        [('type="BET" timestamp="978350414000" player="1" amount="2.00"', 'type="BET" timestamp="978350414000" player="1" amount="1.00"')],
        "BET-8",
    ),
    "h11 the button shows first": (
        "h11",
        [
            ('type="SHOW" timestamp="978350421000" player="3"', 'type="SHOW" timestamp="978350421000" player="1"'),
            ('type="SHOW" timestamp="978350422000" player="1"', 'type="SHOW" timestamp="978350422000" player="3"'),
        ],
        "SHOW-3",
    ),
    "h11 the nine wins": ("h11", [('potnumber="1" player="1"', 'potnumber="1" player="3"')], "POT-1"),
    "h11 six discards": ("h11", [('player="3" text="2"', 'player="3" text="6"')], "DRAW-2"),
    # h12: PHH, four players, the last bet an all-in
    "h12 the raise is one blind too many": ("h12", [("p1 cbr 450000", "p1 cbr 600000")], "BET-8"),
    "h12 a card in two hands": ("h12", [("d dh p4 AsQs6s5c3c", "d dh p4 AsQs6s5c3c".replace("6s", "7h")), ("p4 sd 6s", "p4 sd 7h")], "SEAT-6"),
    "h12 the hand acts out of turn": ("h12", [('"p3 f",  # P3\n  "p4 cbr 300000",  # P4', '"p4 cbr 300000",\n  "p3 f",')], "BET-18"),
    "h12 the caller shows first": (
        "h12",
        [('"p1 sm 7h6c4c3d2c",  # P1\n  "p4 sm 2h4d7c5c3c",  # P4', '"p4 sm 2h4d7c5c3c",\n  "p1 sm 7h6c4c3d2c",')],
        "SHOW-2",
    ),
}  # fmt: skip


@pytest.mark.parametrize("planted", BREACHES)
def test_a_planted_breach_is_found_and_named_by_its_rule(planted: str, tmp_path: Path) -> None:
    hand, edits, rule = BREACHES[planted]
    ruling = ruling_on(edited(tmp_path, hand, *edits))
    assert ruling.verdict == "breaks", ruling
    assert rule in [finding.rule for finding in ruling.findings], ruling
    assert all(re.match(r"line \d+", finding.where) and finding.says for finding in ruling.findings)
