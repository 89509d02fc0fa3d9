"""One hand on two engines at once: the engine that is tried, and the reference engine beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from tripledraw.adapters import EngineFault, Rejected, Unsupported
from tripledraw.proof.comparing import PUTS_IN, SIDE_ISSUES, Clash, clashes, raise_left_open
from tripledraw.proof.following import Following, hands_seen
from tripledraw.proof.hands import NEXT_HAND
from tripledraw.proof.naming import Situation, in_force, rule_of_clash, rule_of_refusal
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.cards import HIDDEN
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.observed import ImpossibleCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.adapters import Client
    from tripledraw.adapters.protocol import State
    from tripledraw.proof.hands import Deal, Move
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.rulebooks import Rulebook

FAULT = "fault"
"""Stands in place of a rule where the engine fails instead of answering: that breaks the protocol."""

NOT_STARTED = "start"
REFUSED = "refused"
LET_HAPPEN = "let happen"
IMPOSSIBLE_CARDS = "cards"
CHANGED_BY_A_REFUSAL = "changed by a refusal"


ABOUT = {
    **dict.fromkeys(("actions", REFUSED, LET_HAPPEN), "what may be done"),
    **dict.fromkeys(("bets", "call", "stacks", "pot"), "chips"),
    **dict.fromkeys(("phase", "round", "turn"), "whose turn it is"),
    **dict.fromkeys((IMPOSSIBLE_CARDS, "hands", "stub", "muck", "reshuffles"), "cards"),
}
"""What each thing that may differ is about."""

When = tuple[str, int, int | None]
"""Phase, round, and the seat in turn."""


@dataclass(frozen=True)
class Difference:
    """Where an engine left the rules: the rule, what differed, and the hand up to there, the last move included.

    `what` is a field of the state or one of the words above, and `expected` and `seen` are its values. `when` says of
    each move when it was made, and `turn` which seat is to act after the last, if any.
    """

    rule: str
    what: str
    expected: Any
    seen: Any
    deal: Deal
    moves: tuple[Move, ...]
    when: tuple[When, ...]
    turn: int | None

    @property
    def kind(self) -> tuple[str, str]:
        """What makes two differences the same kind: the rule, and what it is about: moves, chips, cards or turns."""
        return self.rule, ABOUT.get(self.what, self.what)


@dataclass(frozen=True)
class StrangeCard:
    """A card that a seat should, or should not, have got in a draw; `discarder` gave it up in the same draw."""

    seat: int
    card: str
    draw: int
    discarder: int | None


class Lockstep:
    """A hand in play on both. `differences` are those found so far; once `over`, nothing more can be compared."""

    def __init__(self, client: Client, deal: Deal, rulebook: Rulebook, told: str | None = None) -> None:
        self.deal = deal
        self.differences: list[Difference] = []
        self.moves: list[Move] = []
        self.over = False
        self._client = client
        self._set_aside: set[str] = set()
        self._when: list[When] = []
        self.dealer = self._following(deal.hands or hands_seen(None, deal.seats), deal.stub)
        self.game = Game(deal.table, self.dealer, rulebook)
        client.forget_calls()
        state = self._asked(lambda: client.start(deal.start(told)))
        if not deal.scripted:
            self.dealer = self._following(hands_seen(_shown_hands(state), deal.seats))
            self.game = Game(deal.table, self.dealer, rulebook)
        if isinstance(state, Rejected | Unsupported):
            self._differs("SEAT-8", NOT_STARTED, "a table that the rules allow is played", str(state))
            self.over = True
        elif state is not None:
            self._compare(Situation.start(self.game), None, state)

    @property
    def can_go_on(self) -> bool:
        """Whether a next hand can be compared: the stacks are known, and every seat can post."""
        if self.over or not self.finished or min(self.game.stacks) == 0:
            return False
        return len(self.game.live) == 1 or not any(HIDDEN in (hand or ()) for hand in self.game.hands)

    @property
    def finished(self) -> bool:
        """Whether the hand has come to its end, as far as can be told."""
        return self.over or self.game.phase == "finished"

    def play(self, move: Move) -> None:
        """Let both make the move, and compare what comes of it."""
        self.moves.append(move)
        self._when.append((self.game.phase, self.game.round, self.game.turn))
        before = Situation.of(self.game)
        answer = self._asked(self._client.next if move.kind == NEXT_HAND else lambda: self._client.act(move.act))
        if answer is None:
            return
        if isinstance(answer, Rejected | Unsupported):
            self._refused(before, move, answer)
        else:
            self._let_happen(before, move, answer)

    def _following(self, hands: Sequence[Sequence[Card]], stub: Sequence[Card] = ()) -> Following:
        return Following(hands, stub, burns=self._client.hello.burns)

    def _asked(self, ask: Any) -> State | Rejected | Unsupported | None:
        """Return the engine's answer, or None if it failed."""
        try:
            return ask()  # type: ignore[no-any-return]
        except (Rejected, Unsupported) as answer:
            return answer
        except EngineFault as fault:
            self._differs(FAULT, fault.kind, "an answer", fault.text)
            self.over = True
            return None

    # What the engine refused

    def _refused(self, before: Situation, move: Move, answer: Rejected | Unsupported) -> None:
        left_open = raise_left_open(self.game)
        try:
            self._step(move, None)
        except IllegalAction as refusal:
            if isinstance(answer, Rejected):
                self._compare_unchanged(refusal)
            return
        except ImpossibleCard:
            pass  # the cards were not announced, since the engine served none
        self.over = True
        if left_open and move.kind in PUTS_IN:
            return
        self._differs(rule_of_refusal(before, move), REFUSED, "the move is allowed", str(answer))

    def _compare_unchanged(self, refusal: IllegalAction) -> None:
        """See that a refused move has changed nothing."""
        state = self._asked(self._client.state)
        if state is None:
            return
        if isinstance(state, Rejected | Unsupported):
            self._differs(FAULT, "state", "a state", str(state))
            self.over = True
            return
        for changed in self._clashes(state)[:1]:
            text = f"`{changed.field}` {changed.seen} instead of {changed.expected}"
            self._differs(refusal.rule, CHANGED_BY_A_REFUSAL, "nothing changes", text)
            self.over = True

    # What the engine let happen

    def _let_happen(self, before: Situation, move: Move, state: State) -> None:
        try:
            self._step(move, state)
        except IllegalAction as refusal:
            self._differs(refusal.rule, LET_HAPPEN, f"it is refused: {refusal.text}", "the engine let it happen")
            self.over = True
        except ImpossibleCard as impossible:
            self._differs(self._rule_of(impossible), IMPOSSIBLE_CARDS, self._strange(impossible), impossible.text)
            self.over = True
        else:
            self._compare(before, move, state)

    def _step(self, move: Move, state: State | None) -> None:
        """Let the reference engine make the move, given what the other engine has served."""
        if move.kind == NEXT_HAND:
            dealer = self._following(hands_seen(_shown_hands(state), self.deal.seats))
            self.game, self.dealer = self.game.next(dealer), dealer
            return
        shown = state.reshuffles if state else UNSET
        self.dealer.reshuffles = None if shown is UNSET else shown
        self.dealer.expected = self._served(move, state) if state and self.game.phase == "drawing" else {}
        self.game.act(move.action)

    def _served(self, move: Move, state: State) -> dict[int, list[str]]:
        """Return the new cards of each seat that is waiting for some, as far as the engine shows them.

        While the draw goes on, a hand that is as before may not have been served yet.
        """
        if state.hands is UNSET or state.phase == "finished":
            return {}
        drawing = self.game.drawing
        kept = {seat: set(self.game.players[seat].hand) for seat, due in drawing.unserved.items() if due}
        if move.cards:
            kept[move.seat] = set(self.game.players[move.seat].hand) - set(move.cards)
        given_up = {seat: set(cards.get(self.game.deck.draw, ())) for seat, cards in self.game.deck.discards.items()}
        given_up[move.seat] = set(move.cards or ())
        drawing_on = (state.phase, state.round) == ("drawing", self.game.round)
        served = {}
        for seat, cards in kept.items():
            hand = state.hands[seat - 1]
            waits = drawing_on and set(hand or ()) == cards | given_up[seat]
            if hand and len(hand) == 5 and not waits:
                served[seat] = [card for card in hand if card not in cards]
        return served

    def _rule_of(self, impossible: ImpossibleCard) -> str:
        """Return the rule that a card breaks: one that was held back at a reshuffle has a rule of its own."""
        owners = {pile.owner for pile in self.game.deck.piles if impossible.card in pile.cards and pile.draw}
        held_back = owners & set(self.dealer.receivers)
        return "DECK-5" if impossible.rule == "DECK-1" and held_back else impossible.rule

    def _strange(self, impossible: ImpossibleCard) -> StrangeCard:
        deck = self.game.deck
        owners = [pile.owner for pile in deck.piles if impossible.card in pile.cards and pile.draw == deck.draw]
        own = impossible.card in deck.discards.get(impossible.seat, {}).get(deck.draw, ())
        owner = impossible.seat if own else owners[0] if owners else None
        return StrangeCard(impossible.seat, impossible.card, deck.draw, owner)

    # Comparing

    def _clashes(self, state: State) -> list[Clash]:
        if self.game.phase == "finished" and len(self.game.live) > 1 and not self._client.offers("showdown"):
            return []
        found = clashes(state, self.game, self.dealer)
        return [clash for clash in found if clash.field not in self._set_aside]

    def _compare(self, before: Situation, move: Move | None, state: State) -> None:
        """Keep the gravest clash: play ends there unless only side issues differ."""
        found = self._clashes(state)
        grave = [clash for clash in found if clash.field not in SIDE_ISSUES]
        for clash in grave[:1] or found:
            self._differs(rule_of_clash(before, move, self.game, clash), clash.field, *_both(clash))
            self._set_aside.add(clash.field)
        self.over = self.over or bool(grave)

    def _differs(self, rule: str, what: str, expected: Any, seen: Any) -> None:
        moves, when = tuple(self.moves), tuple(self._when)
        rule = in_force(rule, self.game.rulebook)
        self.differences.append(Difference(rule, what, expected, seen, self.deal, moves, when, self.game.turn))


def _shown_hands(state: Any) -> Any:
    hands = getattr(state, "hands", UNSET)
    return None if hands is UNSET else hands


def _both(clash: Clash) -> tuple[Any, Any]:
    return clash.expected, clash.seen
