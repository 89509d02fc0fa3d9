"""Looking a rule up, finding it by words, citing it, and ranking hands."""

import json

import pytest
from click.testing import CliRunner

from tripledraw.cli import cite, hands, rule, search
from tripledraw.features.catalogue import load
from tripledraw.rulings.search import glossary


def said(command: object, *arguments: str) -> str:
    result = CliRunner().invoke(command.command, list(arguments), standalone_mode=False)  # type: ignore[attr-defined]
    if result.exception:
        raise result.exception
    return result.output


def test_a_rule_shows_its_readings_their_holders_and_the_sentences_of_the_documents() -> None:
    card = said(rule, "deck-3")
    assert card.startswith("DECK-3: Which of one's own earlier discards one may get back.")
    assert "not-this-draw (cs, el, nl, WSOP, the default)" in card
    assert "never (fi, PokerStars)" in card
    assert "cs-61 (Czech" in card


def test_a_rule_speaks_for_one_document() -> None:
    card = said(rule, "DECK-3", "--rulebook", "fi")
    assert "never (fi, PokerStars)" in card
    assert "not-this-draw" not in card.split("Shown by")[0]
    assert "cs-61" not in card


def test_a_silent_document_is_said_to_be_silent() -> None:
    assert "el is silent on it." in said(rule, "BET-11", "--rulebook", "el")


def test_a_silent_rule_names_its_authority() -> None:
    assert "No document says so. Authority: " in said(rule, "ALLIN-2")


@pytest.mark.parametrize(("command", "arguments"), [(rule, ["DEKC-3"]), (cite, ["DECK-3", "--rulebook", "elf"])])
def test_an_unknown_name_is_answered_with_near_ones(command: object, arguments: list[str]) -> None:
    with pytest.raises(LookupError, match="did you mean"):
        said(command, *arguments)


FOUND = {
    "own discard reshuffle": "MUCK-4",
    "own discrad reshufle": "MUCK-4",
    "stub": "DECK-1",
    "pat": "DRAW-5",
    "wheel": "RANK-4",
    "nuts": "RANK-4",
    "number two": "RANK-13",
    "cap": "BET-11",
    "muck": "MUCK-1",
    "burn": "SEAT-6",
    "heads-up": "BLIND-6",
    "odd chip": "POT-3",
    "zamíchat": "DECK-1",
    "zamichat balicek": "DECK-1",
    "τραπουλα": "DECK-1",
    "ανακάτεμμα": "DECK-1",
    "sokkopanos": "BLIND-1",
    "assa hai": "RANK-6",
    "grote blind": "BLIND-2",
    "schudden": "DECK-1",
    "deck-3": "DECK-3",
}


@pytest.mark.parametrize("words", FOUND)
def test_a_search_finds_the_rule_by_players_words_misspelt_and_in_every_language(words: str) -> None:
    rules = [line.split()[0] for line in said(search, *words.split()).splitlines() if line[0].isupper()]
    assert FOUND[words] in rules[:8]


def test_a_search_finds_statements_and_scenarios_too() -> None:
    ids = [line.split()[0] for line in said(search, "four cards are left and the last player wants five").splitlines()]
    assert "deck-2.four-cards-are-left-and-the-last-player-wants-five" in ids


def test_the_glossary_leads_only_to_rules_that_there_are() -> None:
    assert {each for term in glossary() for each in term.rules} <= set(load().rules)


def test_a_citation_stands_on_its_own() -> None:
    text = said(cite, "DECK-3", "--rulebook", "el")
    assert text.startswith(f"DECK-3 (2-7 triple draw rulebook {load().version}, by el): Which of one's own")
    assert "not-this-draw" in text
    assert "el-58" in text
    fields = json.loads(said(cite, "DECK-3", "--rulebook", "el", "--format", "json"))
    assert (fields["id"], fields["reading"]) == ("DECK-3", "not-this-draw")
    assert said(cite, "DECK-3", "--format", "html").startswith('<blockquote id="deck-3">')
    assert said(cite, "DECK-3", "--format", "markdown").startswith("> **DECK-3 (")


# The hands of disputes about ranking: A5432 is no straight, any pair is worse than no pair, the pair compares first.
@pytest.mark.parametrize(
    ("given", "order", "why"),
    [
        (["As2d3h4s5c", "2c2d7h8s9c", "Kc5d4h3s2c"], ["Kc5d4h3s2c", "As2d3h4s5c", "2c2d7h8s9c"], "RANK-6"),
        (["KsQdJcTh8s", "7s6d4c3h2s"], ["7s6d4c3h2s", "KsQdJcTh8s"], "RANK-5"),
        (["3c3dKh5s4c", "2c2dAh4s3h"], ["2c2dAh4s3h", "3c3dKh5s4c"], "RANK-14"),
        (["7c6d5h4s3c", "2c2d9h7s5c"], ["2c2d9h7s5c", "7c6d5h4s3c"], "RANK-9"),
    ],
)
def test_hands_are_ranked_with_the_rule_that_says_so(given: list[str], order: list[str], why: str) -> None:
    lines = said(hands, *given).splitlines()
    assert ["".join(line.split(". ")[1].split("  ")[0].split()) for line in lines] == order
    assert why in "".join(lines)


@pytest.mark.parametrize("bad", ["7c6d4h3s", "7c6d4h3s1z", "7c7c4h3s2d"])
def test_what_is_no_hand_is_said_in_a_sentence(bad: str) -> None:
    with pytest.raises(Exception, match=r"card"):
        said(hands, bad)


def test_a_hand_that_goes_by_its_number_is_numbered_once() -> None:
    """7-6-4-3-2 is the second of the 7,462 kinds of hands, and players call it number 2 or number two."""
    first, second = said(hands, "7c6d4h3s2c", "7c5d4h3s2d").splitlines()
    assert " (number 1 of 7,462): " in first
    assert second.startswith("2. 7c 6d 4h 3s 2c  number 2 of 7,462: ")
