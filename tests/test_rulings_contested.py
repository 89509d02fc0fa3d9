"""Contested rules: a hand that fits some reading breaks nothing under `common`, and the ruling says which it fits."""

from pathlib import Path

from hand_files import HANDS, Edit, Edits, edited, file_of, ruling_on

# Second rounds for h03: P3 bets and the others raise, up to the fifth bet and to the sixth.
ROUND_2 = """\
P2: checks
P3: bets $0.10
P4: calls $0.10
P2: calls $0.10
"""
FIVE_BETS = """\
P2: checks
P3: bets $0.10
P4: raises $0.10 to $0.20
P2: raises $0.10 to $0.30
P3: raises $0.10 to $0.40
P4: raises $0.10 to $0.50
P2: calls $0.20
P3: calls $0.10
"""
SIX_BETS = FIVE_BETS.replace("P2: calls $0.20\nP3: calls $0.10\n", "P2: raises $0.10 to $0.60\nP3: folds\nP4: folds\n")


def with_round_2(tmp_path: Path, betting: str) -> Path:
    """Return h03 with another second round, and its sums as they are after five bets of all three players."""
    changes = [(ROUND_2, betting), ("collected $2.38", "collected $3.58"), ("Total pot $2.50", "Total pot $3.70")]
    return edited(tmp_path, Edits("", "h03", [Edit(old, new) for old, new in changes]))


def test_five_bets_fit_the_reading_that_allows_them(tmp_path: Path) -> None:
    ruling = ruling_on(with_round_2(tmp_path, FIVE_BETS))
    assert ruling.verdict == "sound", ruling
    assert ruling.readings["BET-12"] == ["bet-and-four-raises"]
    (note,) = ruling.findings
    assert (note.rule, note.where) == ("BET-12", "line 28, round 2")
    assert note.says == "P4's raise to 0.50 is the fifth bet; allowed by WSOP"


def test_five_bets_break_the_rule_of_a_house_that_allows_four(tmp_path: Path) -> None:
    ruling = ruling_on(with_round_2(tmp_path, FIVE_BETS), "pokerstars")
    assert ruling.verdict == "breaks"
    (finding,) = ruling.findings
    assert (finding.rule, finding.where) == ("BET-12", "line 28, round 2")
    assert finding.says == "P4's raise to 0.50 is the fifth bet; allowed by WSOP"


def test_six_bets_fit_no_reading(tmp_path: Path) -> None:
    ruling = ruling_on(with_round_2(tmp_path, SIX_BETS))
    assert ruling.verdict == "breaks"
    fifth, sixth = ruling.findings
    assert fifth.says == "P4's raise to 0.50 is the fifth bet; allowed by WSOP"
    assert (sixth.rule, sixth.says) == ("BET-12", "P2's raise to 0.60 is the sixth bet")


def with_raises(tmp_path: Path, *levels: int) -> Path:
    """Return h11, of two players, with raises after the two bets of round 3, and its sums with them."""
    call = '<event sequence="15" type="CALL" timestamp="978350416000" player="1" amount="2.00"/>'
    raised = [
        f'<event type="RAISE" player="{(1, 3)[place % 2]}" amount="{level}.00"/>' for place, level in enumerate(levels)
    ]
    last = call.replace('player="1"', f'player="{(1, 3)[len(levels) % 2]}"')
    won = Edit('"13.50"', f'"{13.5 + 2 * (levels[-1] - 4):.2f}"')
    return edited(tmp_path, Edits("", "h11", [Edit(call, "\n".join([*raised, last])), won]))


def test_five_bets_of_two_players_fit_a_higher_cap_or_none(tmp_path: Path) -> None:
    path = with_raises(tmp_path, 6, 8, 10)
    ruling = ruling_on(path)
    assert ruling.verdict == "sound", ruling
    assert ruling.readings["BET-12"] == ["bet-and-four-raises"]
    assert ruling.readings["BET-16"] == ["open-if-round-began-with-two", "open-once-two"]
    assert ruling_on(path, "cs").verdict == "breaks"


def test_the_blinds_say_what_the_small_bet_is_worth() -> None:
    for path in HANDS.iterdir():
        assert ruling_on(path).readings["BET-10"] == ["equals-big-blind"]


def test_by_the_czech_text_the_small_bet_is_one_small_blind() -> None:
    ruling = ruling_on(file_of("h05"), "cs")
    assert [finding.rule for finding in ruling.findings] == ["BET-10"]


def test_a_beaten_hand_given_up_unseen_fits_one_reading() -> None:
    assert ruling_on(file_of("h01")).readings["SHOW-4"] == ["may-muck"]
    assert "SHOW-4" in [finding.rule for finding in ruling_on(file_of("h01"), "cs").findings]
    assert "SHOW-4" not in ruling_on(file_of("h05")).readings


def test_six_bets_of_two_players_fit_only_a_round_without_a_cap(tmp_path: Path) -> None:
    ruling = ruling_on(with_raises(tmp_path, 6, 8, 10, 12))
    assert ruling.verdict == "sound", ruling
    assert ruling.readings["BET-16"] == ["open-if-round-began-with-two", "open-once-two"]
    assert "BET-12" not in ruling.readings
