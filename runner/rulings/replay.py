"""A recorded hand played again on the reference engine, up to the first thing that the rules do not allow."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import HIDDEN
from tripledraw.reference_impl.observed import ImpossibleCard, Observed
from tripledraw.rulings.hand import Bet, Collect, Discard, Leave, Served
from tripledraw.rulings.looks import HAND, Change, Look
from tripledraw.rulings.room import RecordedGame, RecordedTable
from tripledraw.rulings.values import money

if TYPE_CHECKING:
    from tripledraw.reference_impl.game import Game
    from tripledraw.reference_impl.rulebooks import Rulebook
    from tripledraw.rulings.play import Play

_SEAT = re.compile(r"\bseat (\d+)")
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Breach(NamedTuple):
    """What the rules do not allow: the rule, the line of the record, the round or draw, and one sentence.

    `also` are other rules that forbid the same.
    """

    rule: str
    line: int
    stage: str
    says: str
    also: tuple[str, ...] = ()


class Replay:
    """One playing of a record under one rulebook. `breach` is None if all of it was allowed.

    `played` is how many events of the record were played. `away` are the seats of those who have left, `gone` those of
    them whom the room has folded before their turn.
    """

    def __init__(self, play: Play, looks: dict[int, Look], rulebook: Rulebook) -> None:
        """Play the record through."""
        self.play = play
        self.looks = looks
        self.rulebook = rulebook
        self.game: RecordedGame | None = None
        self.breach: Breach | None = None
        self.played = 0
        self.draws = [0] * (len(play.numbers) + 1)
        self.away: set[int] = set()
        self.gone: set[int] = set()
        try:
            self.game = self._begin(rulebook)
            self._play_through(self.game)
        except IllegalAction as refused:
            self._stop(refused.rule, self._in_names(refused.text))
        except ImpossibleCard as impossible:
            text = self._card_elsewhere(impossible.seat) if impossible.rule == "SEAT-6" else ""
            self._stop(impossible.rule, text or self._in_names(impossible.text))

    @property
    def stage(self) -> str:
        """The round or draw that the game is in, in words."""
        if self.game is None:
            return "the deal"
        if self.game.phase == "finished":
            return "the showdown" if len(self.game.live) > 1 else f"round {self.game.round}"
        return f"{'round' if self.game.phase == 'betting' else 'draw'} {self.game.round}"

    def _begin(self, rulebook: Rulebook) -> RecordedGame:
        play = self.play
        looks = [self.looks.get(number, Look()) for number in play.numbers]
        self.line = play.hand.line
        self.dealer = Observed(
            [look.first or (HIDDEN,) * HAND for look in looks],
            {seat: look.hand for seat, look in enumerate(looks, start=1) if look.hand},
        )
        return RecordedGame(self._table(), self.dealer, rulebook)

    def _table(self) -> RecordedTable:
        play = self.play
        big = play.big_blind
        return RecordedTable(
            seats=len(play.numbers),
            button=play.button,
            stacks=play.stacks,
            blinds=(0, play.hand.small_bet),
            bets=(play.hand.small_bet, play.hand.big_bet),
            live=play.live,
            antes=play.antes,
            dead=play.dead,
            opens_after=play.button if big is None else play.seat(big.seat),
        )

    def _play_through(self, game: Game) -> None:
        for place, event in enumerate(self.play.hand.events):
            self.line, self.played = event.line, place
            if isinstance(event, Bet):
                self._bet(game, self.play.seat(event.seat), event)
            elif isinstance(event, Discard):
                self._discard(game, self.play.seat(event.seat), event)
            elif isinstance(event, Served):
                self._served(self.play.seat(event.seat), event)
            elif isinstance(event, Leave) and event.seat in self.play.numbers:
                self.away.add(self.play.seat(event.seat))
            elif isinstance(event, Collect):
                self._collected(game)
            if self.breach is not None:
                return
        self.played += 1
        if game.turn is not None:
            self._collected(game)

    # Betting

    def _bet(self, game: Game, seat: int, event: Bet) -> None:
        name = self.play.name(seat)
        if game.players[seat].folded:
            self._stop("BET-17", f"{name} acts after folding")
        elif game.phase == "finished":
            self._stop("SHOW-1" if len(game.live) > 1 else "BET-14", f"{name} acts when the betting is over")
        elif game.phase == "betting" and game.turn != seat and event.verb == "fold" and seat in self.away:
            self.gone.add(seat)  # the room folds a player who has left before it is his turn
        elif not self._reached(game, "betting", seat):
            self._out_of_turn(game, seat)
        else:
            self._act(game, seat, event)
            self._fold_those_gone(game)

    def _act(self, game: Game, seat: int, event: Bet) -> None:
        kind, amount = self._kind(game, seat, event), self._amount(game, seat, event)
        try:
            game.act(Action(seat, kind, amount))
        except IllegalAction as refused:
            self._stop(refused.rule, self._refusal(game, seat, kind, amount, refused))

    def _kind(self, game: Game, seat: int, event: Bet) -> str:
        owed = game.betting.owed(seat)
        if event.verb == "check or call":
            return "call" if owed else "check"
        if event.verb == "all-in":
            return "call" if owed and (event.adds or 0) <= owed else game.betting.word_for_more()
        return game.betting.word_for_more() if event.verb in ("bet", "raise") else event.verb

    def _amount(self, game: Game, seat: int, event: Bet) -> int | None:
        if event.to is not None:
            return event.to
        return None if event.adds is None else game.players[seat].bet + event.adds

    def _refusal(self, game: Game, seat: int, kind: str, amount: int | None, refused: IllegalAction) -> str:
        """Say what was wrong with a bet, in the words and amounts of the record."""
        what = f"{self.play.name(seat)}'s {kind}"
        if amount is not None and kind != "check":
            what += f" to {money(amount)}"
        betting = game.betting
        if refused.rule in ("BET-11", "BET-12"):
            return f"{what} is the {ordinal(betting.bets_made + 1)} bet"
        if refused.rule == "BET-8":
            return f"{what} should have been to {money(betting.amount(seat, kind))}"
        if refused.rule == "BET-5":
            return f"{what} is not allowed: {money(betting.owed(seat))} is owed"
        if refused.rule == "BET-6":
            return f"{what} is no call: nothing is owed"
        if refused.rule == "ALLIN-3":
            return f"{what} comes after an all-in of less than half a bet, which reopens nothing"
        if refused.rule == "ALLIN-6":
            return f"{what} can be answered by nobody"
        return f"{what} is not allowed"

    # Drawing

    def _discard(self, game: Game, seat: int, event: Discard) -> None:
        name = self.play.name(seat)
        if game.players[seat].folded:
            self._stop("DRAW-7", f"{name} draws after folding")
        elif game.phase == "finished":
            over = len(game.live) > 1
            self._stop(
                "DRAW-1" if over else "BET-14", f"{name} draws when the {'third draw' if over else 'hand'} is over"
            )
        elif event.count > HAND:
            self._stop("DRAW-2", f"{name} discards {event.count} cards: five is the most")
        elif not self._reached(game, "drawing", seat):
            self._out_of_turn(game, seat)
        else:
            change = self._change(seat)
            hidden = (HIDDEN,) * event.count
            self.dealer.expect(seat, change.served if change and change.served is not None else hidden)
            discards = change.discards if change and change.discards is not None else hidden
            self.draws[seat] += 1
            game.act(Action(seat, "draw", cards=tuple(discards)))
            self._fold_those_gone(game)

    def _change(self, seat: int) -> Change | None:
        look = self.looks.get(self.play.numbers[seat - 1])
        return look.changes[self.draws[seat]] if look and self.draws[seat] < len(look.changes) else None

    def _served(self, seat: int, event: Served) -> None:
        look = self.looks.get(self.play.numbers[seat - 1])
        declared = look.changes[self.draws[seat] - 1].count if look and self.draws[seat] else 0
        if declared != event.count:
            self._stop("DRAW-6", f"{self.play.name(seat)} discards {declared} and is served {event.count}")

    # Whose turn it is

    def _reached(self, game: Game, phase: str, seat: int | None) -> bool:
        """Tell whether it is the seat's turn in that phase, once the room has acted for those who are away."""
        while (game.phase, game.turn) != (phase, seat) and game.turn is not None and game.turn in self.away:
            self._act_for_absent(game, game.turn)
        return (game.phase, game.turn) == (phase, seat)

    def _act_for_absent(self, game: Game, seat: int) -> None:
        """Act as rooms do for a player who is not there: fold, unless he is heard of again; stand pat."""
        if game.phase == "drawing":
            self.draws[seat] += 1
            game.act(Action(seat, "draw", cards=()))
        elif game.betting.owed(seat) or not self._heard_of_again(seat):
            game.act(Action(seat, "fold"))
        else:
            game.act(Action(seat, "check"))

    def _heard_of_again(self, seat: int) -> bool:
        number = self.play.numbers[seat - 1]
        later = self.play.hand.events[self.played :]
        return any(event.seat == number for event in later if isinstance(event, Bet | Discard | Collect))

    def _fold_those_gone(self, game: Game) -> None:
        while game.phase == "betting" and game.turn in self.gone:
            game.act(Action(game.turn, "fold"))

    def _out_of_turn(self, game: Game, seat: int) -> None:
        name, turn = self.play.name(seat), self.play.name(game.turn or seat)
        draws = isinstance(self.play.hand.events[self.played], Discard)
        if draws and game.phase == "betting":
            self._stop("BET-13", f"{name} draws when {turn} has yet to act")
        elif draws:
            self._stop("DRAW-3", f"{name} draws out of turn: it is {turn}'s turn", "BET-18")
        elif game.phase == "drawing":
            self._stop("DRAW-1", f"{name} acts when {turn} has yet to draw")
        elif game.players[seat].all_in:
            self._stop("ALLIN-1", f"{name} acts when all-in")
        else:
            self._stop("BET-18", f"{name} acts out of turn: it is {turn}'s turn", self._order_rule(game))

    def _order_rule(self, game: Game) -> str:
        """Return the rule that says whose turn it is: who opens the round (BET-2, BET-3), or clockwise (BET-4)."""
        if game.turn != game.betting.first_to_act():
            return "BET-4"
        return "BET-2" if game.round == 1 else "BET-3"

    def _collected(self, game: Game) -> None:
        """Check that the hand is over when its pot is won."""
        if not self._reached(game, "finished", None) and game.turn is not None:
            rule = "BET-13" if game.phase == "betting" else "DRAW-1"
            self._stop(rule, f"the hand ends when {self.play.name(game.turn)} has yet to act")

    # Saying what is wrong

    def _stop(self, rule: str, says: str, *also: str) -> None:
        self.breach = Breach(rule, self.line, self.stage, says, also)

    def _card_elsewhere(self, seat: int) -> str:
        """Say which card of a player's hand another player holds or held; nothing if none is seen to be."""
        look = self.looks.get(self.play.numbers[seat - 1], Look())
        for number, other in self.looks.items():
            seen = {*(other.first or ()), *(other.hand or ())}.union(*(each.served or () for each in other.changes))
            for card in look.hand or ():
                if look is not other and card in seen:
                    return f"{self.play.name(seat)} has {card}, which {self.play.name(self.play.seat(number))} has had"
        return ""

    def _in_names(self, text: str) -> str:
        return _SEAT.sub(lambda found: self.play.name(int(found[1])), text)


def ordinal(number: int) -> str:
    """Return `fifth` for 5."""
    return ORDINALS[number] if number < len(ORDINALS) else f"{number}th"
