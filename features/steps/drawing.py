"""Steps that look at cards: hands, what a draw brought, the stub, the muck and reshuffles.

A check of what a player gets is made in every repetition of the hand, where the table is played more than once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import UNSET
from pytest_bdd import parsers, then

from tripledraw.adapters.outcomes import Mismatch, NotSupported
from tripledraw.features.groups import group, in_order
from tripledraw.features.play import Play
from tripledraw.features.steps.betting import expect
from tripledraw.features.words import number, players
from tripledraw.scenarios import DECK

if TYPE_CHECKING:
    from tripledraw.features.hand import Hand

_PLAYERS = r"P\d(?:(?:, P\d)* and P\d)?"


def listed(cards: Iterable[str]) -> str:
    """Return cards as a person reads them, in the order of the deck; `none` if there are none."""
    return " ".join(sorted(cards, key=DECK.index)) or "none"


@then(parsers.re(rf"(?P<who>{_PLAYERS}|everyone still in) holds? (?P<count>\w+) cards$"))
def how_many_cards(play: Play, who: str, count: str) -> None:
    """Count the cards of some hands."""
    for hand in play.hands():
        hand.shows("hands")
        for player in hand.live() if who == "everyone still in" else players(who):
            cards = hand.cards(player)
            expect(
                f"P{player} holds {count} different cards",
                listed(cards),
                holds=len(cards) == len(set(cards)) == number(count),
            )


@then(parsers.re(r"(?P<who>P\d) holds (?P<text>[2-9TJQKA][cdhs].*)$"))
def holds(play: Play, who: str, text: str) -> None:
    """Compare a whole hand, in any order."""
    for hand in play.hands():
        hand.shows("hands")
        expected, seen = group(text, hand).cards, hand.cards(*players(who))
        expect(f"{who} holds {listed(expected)}", listed(seen), holds=set(seen) == expected)


@then(parsers.re(rf"(?P<who>{_PLAYERS}) (?:gets|get) (?P<kind>only |none of |all of )?(?P<text>(?!some|each)\S.*)$"))
def gets(play: Play, who: str, kind: str | None, text: str) -> None:
    """Compare what these players were given in the last draw, all together, with a group of cards.

    Plain: exactly these cards. `only`: no other card. `none of`: none of them. `all of`: all of them, perhaps
    others too.
    """
    for time, hand in enumerate(play.hands(), start=1):
        got = _got(hand, who)
        named = group(text, hand).cards
        fits = {
            None: got == named,
            "only ": got <= named,
            "none of ": not got & named,
            "all of ": named <= got,
        }[kind]
        times = f" in play {time} of {play.plays}" if play.plays > 1 else ""
        expect(f"{who} get {kind or ''}{text} ({listed(named)})", f"got {listed(got)}{times}", holds=fits)


@then(parsers.re(rf"(?P<who>{_PLAYERS}) (?:gets|get) (?P<kind>some|each) of (?P<text>\S.*)$"))
def gets_in_some_play(play: Play, who: str, kind: str, text: str) -> None:
    """Look for a group of cards in what these players are given, in all plays taken together.

    `some of`: at least one of them comes. `each of`: every one of them comes. The scenario says how often to play so
    that, where the rule is followed, it is not seen less than once in a million runs.
    """
    missing: set[int] | None = None
    for hand in play.hands():
        got, named = _got(hand, who), in_order(text, hand)
        missing = {index for index, card in enumerate(named) if card not in got and (not missing or index in missing)}
        if not missing or (kind == "some" and len(missing) < len(named)):
            return
    raise Mismatch(
        f"{who} get {kind} of {text}",
        f"{len(missing or ())} of the {len(named)} never came in {play.plays} plays, "
        "which happens by chance less than once in a million runs",
    )


@then("nobody gets a card that he has just discarded")
def none_of_their_own(play: Play) -> None:
    """Compare what each player was given with what he discarded for it, in every draw so far."""
    for hand in play.hands():
        for part in hand.drawn:
            back = set(hand.received(part.draw, part.player)) & set(part.discards)
            expect(f"P{part.player} gets none of {listed(part.discards)}", f"got {listed(back)} back", holds=not back)


def _got(hand: Hand, who: str) -> frozenset[str]:
    draw = hand.drawn[-1].draw
    return frozenset(card for player in players(who) for card in hand.received(draw, player))


@then("nothing has been reshuffled")
def no_reshuffle(play: Play) -> None:
    """Look at whether the stub is still the one that was dealt from.

    The list of reshuffles tells it; failing that, everything in the muck and nothing of it in the stub.
    """
    for hand in play.hands():
        reshuffles = hand.state.reshuffles
        if reshuffles is not UNSET:
            expect("nothing has been reshuffled", f"{len(reshuffles)} reshuffles", holds=not reshuffles)
            continue
        back = group("discards of P1, P2, P3, P4, P5 and P6", hand).cards & _listed_pile(hand, "stub")
        expect("no discard is in the stub", f"in the stub: {listed(back)}", holds=not back)


def _listed_pile(hand: Hand, pile: str) -> frozenset[str]:
    cards = hand.shows(pile)
    if not isinstance(cards, tuple):
        raise NotSupported(f"shows no list of the cards in the {pile}")
    return frozenset(cards)


@then(
    parsers.re(
        r"the (?P<which>first|second|third) reshuffle (?P<kind>is made of|has all of|has none of) (?P<text>\S.*)$"
    )
)
def reshuffled(play: Play, which: str, kind: str, text: str) -> None:
    """Compare the cards that made a new stub with a group, where the engine shows its reshuffles.

    `has all of` leaves cards aside that somebody holds: they may have been given out before.
    """
    index = ("first", "second", "third").index(which)
    for hand in play.hands():
        reshuffles = hand.shows("reshuffles")
        if len(reshuffles) <= index:
            raise Mismatch(f"there is a {which} reshuffle", f"there were {len(reshuffles)}")
        named, seen = group(text, hand).cards, frozenset(reshuffles[index])
        fits = {
            "is made of": seen == named,
            "has all of": named <= seen.union(*(hand.cards(player) for player in hand.live())),
            "has none of": not named & seen,
        }[kind]
        expect(f"the {which} reshuffle {kind} {listed(named)}", listed(seen), holds=fits)


@then(parsers.re(r"there ha(?:s|ve) been (?P<count>one|two|three) reshuffles?$"))
def how_many_reshuffles(play: Play, count: str) -> None:
    """Count the reshuffles of the hand, where the engine shows them."""
    for hand in play.hands():
        seen = len(hand.shows("reshuffles"))
        expect(f"{count} reshuffles", f"{seen}", holds=seen == number(count))


@then("the muck has the discards of those who have been served, and of nobody who waits")
def muck_of_those_served(play: Play) -> None:
    """Look for the discards of each player in the muck, in a hand that has seen no reshuffle."""
    hand = play.hand
    for part in hand.drawn:
        over = hand.begins() != ("drawing", part.draw)
        served = over or hand.is_served(part)
        named, seen = set(part.discards), set(_listed_pile(hand, "muck"))
        expect(
            f"the discards of P{part.player} {'are' if served else 'are not'} in the muck: {listed(named)}",
            listed(seen),
            holds=named <= seen if served else not named & seen,
        )


@then(parsers.re(r"the (?P<pile>stub|muck) (?P<kind>is|has all of|has none of) (?P<text>\S.*)$"))
def pile(play: Play, pile: str, kind: str, text: str) -> None:
    """Compare the stub or the muck with a group of cards."""
    for hand in play.hands():
        named, seen = group(text, hand).cards, _listed_pile(hand, pile)
        fits = {"is": seen == named, "has all of": named <= seen, "has none of": not named & seen}[kind]
        expect(f"the {pile} {kind} {text} ({listed(named)})", listed(seen), holds=fits)


@then(parsers.re(r"the stub has (?P<count>\d+) cards$"))
def stub_count(play: Play, count: str) -> None:
    """Count the stub; an engine that burns cards cannot be held to it."""
    if play.client.hello.burns:
        raise NotSupported("burns cards, so that its stub is shorter")
    stub = play.hand.shows("stub")
    if stub is None:
        raise NotSupported("shows no `stub`")
    seen = stub if isinstance(stub, int) else len(stub)
    expect(f"{count} cards in the stub", f"{seen}", holds=seen == int(count))


@then("no card is in two places")
def one_deck(play: Play) -> None:
    """Look for a card that stands twice in live hands, stub and muck; a folded hand may still be shown."""
    for hand in play.hands():
        folded = {hand.setup.seat(player) for player in hand.folded}
        held = [cards for seat, cards in enumerate(hand.shows("hands"), start=1) if cards and seat not in folded]
        piles = [pile for pile in (hand.state.stub, hand.state.muck) if isinstance(pile, tuple)]
        seen = [card for pile in (*held, *piles) for card in pile]
        twice = {card for card in seen if seen.count(card) > 1}
        expect("no card is in two places", f"twice: {listed(twice)}", holds=not twice)


@then("all 52 cards are there")
def whole_deck(play: Play) -> None:
    """Look for every card of the deck in hands, stub and muck, once each; nobody may have folded."""
    hand = play.hand
    piles = [*hand.shows("hands"), hand.shows("stub"), hand.shows("muck")]
    if play.client.hello.burns or not all(isinstance(pile, tuple) for pile in piles):
        raise NotSupported("does not show where every card is")
    seen = [card for pile in piles for card in pile]
    missing = listed(set(DECK) - set(seen))
    expect(
        "all 52 cards, each in one place", f"{len(seen)} cards, missing: {missing}", holds=sorted(seen) == sorted(DECK)
    )
