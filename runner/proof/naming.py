"""Which rule a difference breaks: told from what differs, and when.

A difference is seen in a field of the state; the rule is that which says what the field must be there. It is told
from the situation before the move, the move, and what the reference engine makes of it. Two rules may be broken at
once: then the more particular one is named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.features.catalogue import load

if TYPE_CHECKING:
    from tripledraw.proof.comparing import Clash
    from tripledraw.proof.hands import Move
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.game import Game
    from tripledraw.reference_impl.rulebooks import Rulebook

CAP_MIN = 3
"""With so many bets made a raise that is refused, or a bet too many, is a matter of the cap."""


@dataclass(frozen=True)
class Situation:
    """The hand as it was when a move was made. `raise_barred` is the rule that bars the seat in turn from raising.

    `short_raise` says whether the bet stands at no whole number of bets, after an all-in.
    """

    seats: int
    phase: str
    round: int
    turn: int | None
    live: tuple[int, ...]
    all_in: frozenset[int]
    bets_made: int = 0
    raise_barred: str | None = None
    short_raise: bool = False
    owed: int = 0
    stack: int = 0
    is_blind: bool = False
    blind_short: bool = False
    """Whether nobody has raised yet over a blind that was posted short."""

    @classmethod
    def of(cls, game: Game) -> Situation:
        """Return the situation in a game."""
        all_in = frozenset(seat for seat, player in game.players.items() if player.all_in)
        now = cls(len(game.players), game.phase, game.round, game.turn, tuple(game.live), all_in)
        if game.phase != "betting" or game.turn is None:
            return now
        betting, seating = game.betting, game.seating
        return cls(
            now.seats,
            now.phase,
            now.round,
            now.turn,
            now.live,
            all_in,
            betting.bets_made,
            betting.raise_refused(game.turn),
            betting.counted != betting.level or betting.level % betting.bet_size() != 0,
            betting.owed(game.turn),
            game.players[game.turn].stack,
            game.turn in (seating.small_blind_seat(), seating.big_blind_seat()),
            game.round == 1 and betting.bets_made == 1 and _blind_posted_short(game),
        )

    @classmethod
    def start(cls, game: Game) -> Situation:
        """Return the situation before the deal."""
        return cls(len(game.players), "start", 0, None, tuple(game.players), frozenset())

    @property
    def cap_rule(self) -> str:
        """The rule of this round's cap."""
        if len(self.live) == 2 and not self.all_in and self.bets_made > CAP_MIN:
            return "BET-16"
        return "BET-11" if self.round == 1 else "BET-12"


def _blind_posted_short(game: Game) -> bool:
    seats = (game.seating.small_blind_seat(), game.seating.big_blind_seat())
    return any(game.players[seat].paid < blind for seat, blind in zip(seats, game.seating.blinds, strict=True))


def in_force(rule: str, rulebook: Rulebook) -> str:
    """Return the rule, or the one on whose reading it hangs where it does not apply under that reading."""
    known = load().rules.get(rule)
    conditions = known.applies_when if known else {}
    return next((on for on, readings in conditions.items() if rulebook[on] not in readings), rule)


def rule_of_refusal(before: Situation, move: Move) -> str:
    """Return the rule by which a move is allowed that the engine refused."""
    if move.kind == "next":
        return "SEAT-7"
    if move.kind == "draw":
        if move.seat in before.all_in:
            return "ALLIN-1"
        return "DRAW-2" if move.cards else "DRAW-5"
    if before.blind_short and move.kind != "fold":
        return "ALLIN-7"
    if move.kind in ("bet", "raise"):
        if before.short_raise:
            return "ALLIN-3"
        if before.bets_made >= CAP_MIN:
            return before.cap_rule
        if before.is_blind and before.round == before.bets_made == 1:
            return "BLIND-4"
        return "BET-5" if before.owed else "BET-7"
    if move.kind == "call" and before.owed >= before.stack:
        return "BET-15"
    if move.kind == "check":
        return "BLIND-4" if before.is_blind and before.round == 1 else "BET-6"
    return "TIME-1" if move.kind == "timeout" else "BET-5"


def rule_of_clash(before: Situation, move: Move | None, game: Game, clash: Clash) -> str:
    """Return the rule that a field of the state breaks after a move, or after the deal (`move` is then None)."""
    simple = _SIMPLE.get(clash.field)
    if simple:
        return simple
    dealt = move is None or move.kind == "next"
    if clash.field in ("phase", "round"):
        return _of_progress(before, game, str(clash.seen))
    if clash.field == "turn":
        return _of_turn(before, game, clash)
    if clash.field == "button":
        return "SEAT-3" if move and move.kind == "next" else "SEAT-2"
    if clash.field in ("bets", "stacks", "pot"):
        if game.phase == "finished":
            return _of_winnings(game, clash)
        return _of_posting(game, clash) if dealt else _of_chips(before, move)
    if clash.field == "call":
        return _of_call(game)
    if clash.field == "actions":
        return _of_offer(game, clash)
    if clash.field in ("reshuffles", "muck"):
        return _of_piles(game, clash)
    if clash.field == "hands":
        return "SEAT-4" if dealt else _of_cards(game, clash)
    if clash.field == "shown":
        return _of_showing(game, clash)
    return "DECK-1"


_SIMPLE = {"deck": "SEAT-6", "chips": "POT-4", "live": "BET-17"}
"""Fields that only one rule is about."""


def _of_progress(before: Situation, game: Game, seen: str) -> str:
    """Return the rule that says where the hand stands now: it went on too soon, or too late, or to somewhere else."""
    if len(game.live) == 1:
        return "BET-14"
    if game.phase == "finished":
        return "SHOW-1" if seen.endswith(str(game.last_round)) else "BET-1"
    if before.phase == "drawing":
        return "DRAW-3" if game.phase == "drawing" or seen.startswith("draw") else "BET-1"
    if game.phase == "drawing" and seen == f"betting round {game.round + 1}":
        return "DRAW-1"
    if sum(player.can_bet for player in game.players.values()) < 2:
        return "ALLIN-6"
    if game.phase == "betting" and game.round == 1 and game.turn == game.seating.big_blind_seat():
        return "BLIND-4"
    return "BET-13" if before.phase == "betting" else "BET-1"


def _of_turn(before: Situation, game: Game, clash: Clash) -> str:
    seen = game.players.get(clash.seen) if clash.seen else None
    begins = before.phase != game.phase or before.round != game.round
    if seen and seen.folded:
        return "DRAW-7" if game.phase == "drawing" else "BET-17"
    if game.phase == "drawing":
        skipped = clash.expected in game.live and game.players[clash.expected].all_in
        return "ALLIN-1" if skipped else "BLIND-6" if before.seats == 2 else "DRAW-3"
    if seen and seen.all_in:
        return "ALLIN-1"
    if not begins:
        return "BET-4"
    if before.seats == 2:
        return "BLIND-6"
    return "BET-2" if game.round == 1 else "BET-3"


def _of_posting(game: Game, clash: Clash) -> str:
    if any(player.all_in for player in game.players.values()):
        return "BET-15"
    if len(game.players) == 2:
        return "BLIND-6"
    small = game.seating.small_blind_seat() - 1
    right = clash.field == "pot" or clash.expected[small] == clash.seen[small]
    return "BLIND-2" if right else "BLIND-1"


def _of_chips(before: Situation, move: Move | None) -> str:
    kind = move.kind if move else ""
    if kind == "fold":
        return "BET-17"
    if before.blind_short:
        return "ALLIN-7"
    if before.owed >= before.stack > 0:
        return "BET-15"
    if kind == "call":
        return "BLIND-5" if before.is_blind and before.round == 1 else "BET-5"
    if kind in ("bet", "raise"):
        return "ALLIN-4" if before.short_raise else "BET-8"
    return "BET-13"


def _of_call(game: Game) -> str:
    seat = game.turn
    blinds = (game.seating.small_blind_seat(), game.seating.big_blind_seat())
    if game.round == 1 and _blind_posted_short(game):
        return "ALLIN-7"
    if seat is not None and game.betting.owed(seat) > game.players[seat].stack:
        return "BET-15"
    return "BLIND-5" if seat in blinds and game.round == 1 else "BET-5"


def _of_offer(game: Game, clash: Clash) -> str:
    """Return the rule that offers the seat in turn more, or less, than the engine does."""
    if game.phase == "drawing" or game.turn is None:
        return "DRAW-2"
    wrong = set(clash.expected) ^ set(clash.seen)
    now = Situation.of(game)
    if now.blind_short:
        return "ALLIN-7"
    if now.is_blind and now.round == now.bets_made == 1:
        return "BLIND-4"
    if "raise" in wrong:
        if "raise" in clash.expected:
            return "ALLIN-3" if now.short_raise else now.cap_rule if now.bets_made >= CAP_MIN else "BET-5"
        barred = now.raise_barred or "BET-5"
        return now.cap_rule if barred in ("BET-11", "BET-12") else barred
    return "BET-5" if now.owed else "BET-6"


def _of_cards(game: Game, clash: Clash) -> str:
    seat, seen = clash.seen
    if seen is not None and set(seen) & set(game.deck.discards.get(seat, {}).get(game.deck.draw, ())):
        return "MUCK-4"
    if seen is None or len(set(seen)) != 5:
        return "DRAW-6"
    return "DRAW-4"


def _of_winnings(game: Game, clash: Clash) -> str:
    """Return the rule of the pots, of what was not called, or of how they are shared, where the end stacks differ."""
    if len(game.live) == 1:
        return "BET-14"
    gaps = [seen - expected for expected, seen in zip(clash.expected, clash.seen, strict=True)]
    if any(gap > 0 and game.players[seat].folded for seat, gap in enumerate(gaps, start=1)):
        return "BET-17"
    if max(map(abs, gaps)) < len(game.live):
        return "POT-3"
    if any(gap < 0 and _is_ace_to_five(game.players[seat].hand) for seat, gap in enumerate(gaps, start=1)):
        return "RANK-6"
    pots = game.pot_rules(game.players.values(), game.seating)
    uncalled = pots.uncalled()
    awarded = pots.pots({seat: player.paid - uncalled.get(seat, 0) for seat, player in game.players.items()})
    showdown = game.showdown_rules(game, awarded)
    if any(len(showdown.winners(pot)) > 1 for pot in awarded):
        return "POT-2"
    if len(awarded) > 1:
        return "ALLIN-2"
    return "ALLIN-5" if uncalled else "POT-1"


def _is_ace_to_five(hand: list[Card]) -> bool:
    return {card[0] for card in hand} == set("A5432")


def _of_piles(game: Game, clash: Clash) -> str:
    """Return the rule of what is in the muck, or was shuffled back: told from a card that is missing or too much."""
    if not isinstance(clash.seen, tuple) or (clash.field == "reshuffles" and len(clash.seen) != len(clash.expected)):
        return "DECK-1"
    expected, seen = (clash.expected, clash.seen) if clash.field == "muck" else (clash.expected[-1], clash.seen[-1])
    missing, extra = set(expected) - set(seen), set(seen) - set(expected)
    if extra & {card for hand in game.hands for card in hand or ()}:
        return "MUCK-6"
    wrong = missing or extra
    if wrong & {card for player in game.players.values() if player.folded for card in player.hand}:
        return "MUCK-7"
    now = {card for cards in game.deck.discards.values() for card in cards.get(game.deck.draw, ())}
    if not wrong & now:
        return "MUCK-2"
    return "MUCK-1" if clash.field == "muck" else "MUCK-3"


def _of_showing(game: Game, clash: Clash) -> str:
    if len(game.live) == 1:
        return "BET-14"
    if not clash.seen:
        return "SHOW-1"
    if set(clash.seen) - set(game.live):
        return "BET-17"
    if clash.seen[:1] != clash.expected[:1]:
        return "SHOW-3" if game.betting.last_bettor is None else "SHOW-2"
    return "SHOW-4"
