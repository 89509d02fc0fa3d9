"""PokerKit's fixed-limit deuce-to-seven triple draw as an engine: it translates, and never plays.

PokerKit counts players from the small blind; with two players its first is the big blind. Either way its
player 0 sits left of the button. It has no way to name who acts, and one operation for check and call, one for
bet and raise; what cannot be said to it is unsupported. Every player discards before anybody is dealt to.
"""

import random
import warnings
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from typing import Any, TypeVar

from pokerkit import (
    Automation,
    Card,
    ChipsPushing,
    FixedLimitDeuceToSevenLowballTripleDraw,
    HoleCardsShowingOrMucking,
    StandardLowHand,
    State,
)

from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.rotation import by_player, by_seat, seat_of

T = TypeVar("T")

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)  # all but burning and dealing, which are done here so that the deck can be set first and no card is burned


class PokerKitEngine:
    """PokerKit behind the engine protocol."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._button = 0
        self._reshuffles: list[list[str]] = []

    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:  # noqa: ARG002
        """Say what PokerKit offers: all but a next hand and a clock."""
        return {
            "protocol": 1,
            "name": "PokerKit",
            "version": metadata.version("pokerkit"),
            "url": "https://pypi.org/project/pokerkit/",
            "implements": ["ranking", "betting", "drawing", "showdown", "scripted-deck", "all-in"],
        }

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return the hands that PokerKit compares as the greatest."""
        values = _values(hands)
        best = max(values)
        return {"winners": [index for index, value in enumerate(values) if value == best]}

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return PokerKit's own rank numbers, which count down from the best low hand."""
        return {"strengths": [-value.entry.index for value in _values(hands)]}

    def start(
        self,
        *,
        seats: int,
        button: int,
        stacks: list[int],
        blinds: list[int] | None = None,
        bets: list[int] | None = None,
        rulebook: str | None = None,  # noqa: ARG002
        hands: list[list[str]] | None = None,
        stub: list[str] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Create a PokerKit state and deal. `seed` seeds the global `random`, by which PokerKit shuffles."""
        if blinds is None or bets is None:
            raise Unsupported("PokerKit must be told both the blinds and the bets")
        if len(stacks) != seats:
            raise Unsupported("PokerKit takes one stack for each player")
        if hands is None and stub is not None:
            raise Unsupported("the adapter scripts a stub only together with the hands")
        if seed is not None:
            random.seed(seed)
        by_blind = by_player(stacks, button)
        try:
            state = FixedLimitDeuceToSevenLowballTripleDraw.create_state(
                AUTOMATIONS, True, 0, tuple(blinds), bets[0], bets[1], by_blind, seats
            )
        except (ValueError, TypeError) as error:
            raise Rejected("bad-table", str(error)) from error
        if hands is not None:
            _stack_deck(state, by_player(hands, button), stub)
        self._state, self._button, self._reshuffles = state, button, []
        self._deal(state)
        return self.state()

    def act(
        self, *, seat: int, action: str, amount: int | None = None, cards: list[str] | None = None
    ) -> dict[str, Any]:
        """Carry out the operation that stands for the action; what PokerKit refuses is rejected."""
        state = self._playing()
        if state.turn_index is not None and self._seat(state.turn_index) != seat:
            raise Unsupported("PokerKit cannot be told who acts: it is always the player in turn")
        try:
            _operate(state, action, amount, cards)
        except (ValueError, TypeError) as error:
            raise Rejected(_reason(state, action, amount), str(error)) from error
        self._deal(state)
        return self.state()

    def state(self) -> dict[str, Any]:
        """Return what PokerKit shows of the hand."""
        state = self._playing()
        shown = {
            "button": self._button,
            "stacks": self._by_seat(state.stacks),
            "pot": state.total_pot_amount,
            "live": [seat for seat, live in enumerate(self._by_seat(state.statuses), 1) if live],
            "hands": self._by_seat(
                _names(hand) if live else None for hand, live in zip(state.hole_cards, state.statuses, strict=True)
            ),
            "stub": _names(state.deck_cards),
            "muck": _muck(state),
            "reshuffles": self._reshuffles,
        }
        if state.status:
            return shown | self._turn(state)
        return shown | self._result(state)

    def _turn(self, state: State) -> dict[str, Any]:
        if state.actor_index is None:  # a draw: somebody is to speak, or cards are to be dealt
            drawer = state.stand_patter_or_discarder_index
            return {
                "phase": "drawing",
                "round": state.street_index,
                "turn": None if drawer is None else self._seat(drawer),
                "actions": [] if drawer is None else ["draw"],
                "call": 0,
            }
        return {
            "phase": "betting",
            "round": 1 + (state.street_index or 0),
            "turn": self._seat(state.actor_index),
            "actions": list(_choices(state)),
            "call": state.checking_or_calling_amount,
            "bets": self._by_seat(state.bets),
        }

    def _result(self, state: State) -> dict[str, Any]:
        won: tuple[int, ...] = (0,) * state.player_count
        shown = []
        for operation in state.operations:
            if isinstance(operation, ChipsPushing):
                won = tuple(have + more for have, more in zip(won, operation.amounts, strict=True))
            elif isinstance(operation, HoleCardsShowingOrMucking) and operation.hole_cards:
                shown.append(self._seat(operation.player_index))
        return {"phase": "finished", "turn": None, "actions": [], "shown": shown, "won": self._by_seat(won)}

    def _deal(self, state: State) -> None:
        """Burn an unknown card; deal one card at a time to whoever is due, as PokerKit's automation does."""
        while state.status and state.stand_patter_or_discarder_index is None:
            before = tuple(state.deck_cards)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # PokerKit warns of each reshuffle
                if state.card_burning_status:
                    state.burn_card("??")
                    dealt: tuple[Card, ...] = ()
                elif state.hole_dealee_index is not None:
                    dealt = state.deal_hole().cards
                else:
                    return
            after = (*dealt, *state.deck_cards)
            if len(after) > len(before):
                self._reshuffles.append(_names(card for card in after if card not in before))

    def _playing(self) -> State:
        if self._state is None:
            raise Unsupported("no hand has been started")
        return self._state

    def _seat(self, player: int) -> int:
        return seat_of(player, self._button, self._playing().player_count)

    def _by_seat(self, values: Iterable[T]) -> list[T]:
        return by_seat(values, self._button)


def _values(hands: list[list[str]]) -> list[StandardLowHand]:
    try:
        return [StandardLowHand(map(_card, hand)) for hand in hands]
    except ValueError as error:
        raise Rejected("bad-cards", str(error)) from error


@cache
def _card(name: str) -> Card:
    """Return a card of PokerKit's, read once: to read the cards takes longer than to rank them."""
    [card] = Card.parse(name)
    return card


def _operate(state: State, action: str, amount: int | None, cards: list[str] | None) -> None:
    owed = state.checking_or_calling_amount
    opened = any(state.bets)
    if action == "fold":
        state.fold()
    elif action in ("check", "call"):
        if owed is not None and (action == "call") != (owed > 0):
            raise Unsupported("PokerKit has one operation for check and call")
        state.check_or_call()
    elif action in ("bet", "raise"):
        if state.actor_index is not None and (action == "raise") != opened:
            raise Unsupported("PokerKit has one operation for bet and raise")
        state.complete_bet_or_raise_to(amount)
    elif action == "draw":
        if cards is None:
            raise Unsupported("PokerKit takes a discard that names no cards for standing pat")
        state.stand_pat_or_discard("".join(cards))
    else:
        raise Unsupported(f"PokerKit has no {action}")


def _reason(state: State, action: str, amount: int | None) -> str:
    """Return why PokerKit refused, as far as its state tells."""
    if not state.status:
        return "hand-over"
    if action == "draw" and state.stand_patter_or_discarder_index is not None:
        return "bad-cards"
    if amount is not None and state.can_complete_bet_or_raise_to():
        return "bad-amount"
    return "bad-action"


def _choices(state: State) -> Iterator[str]:
    if state.can_fold():
        yield "fold"
    if state.can_check_or_call():
        yield "call" if state.checking_or_calling_amount else "check"
    if state.can_complete_bet_or_raise_to():
        yield "raise" if any(state.bets) else "bet"


def _stack_deck(state: State, hands: list[list[str]], stub: list[str] | None) -> None:
    """Order the deck so that PokerKit deals these hands, a card each in turn, and leaves this stub."""
    dealt = [card for round_ in zip(*hands, strict=True) for card in round_]
    rest = [card for card in _names(state.deck_cards) if card not in dealt] if stub is None else stub
    state.deck_cards = deque(map(_card, dealt + rest))


def _muck(state: State) -> list[str]:
    """Return the cards given up, without the discards that are declared and not yet served."""
    street = state.street_index
    unserved = [] if street is None or state.actor_index is not None else state.discarded_cards[street]
    return _names(card for card in state.reserved_cards if card not in unserved)


def _names(cards: Iterable[Card]) -> list[str]:
    return [repr(card) for card in cards]
