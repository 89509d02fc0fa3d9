"""One hand of triple draw, from the blinds to the award of the pot."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.deck import Deck
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.pots import Pots
from tripledraw.reference_impl.ranking import Ranking
from tripledraw.reference_impl.rulebooks import COMMON, Rulebook
from tripledraw.reference_impl.seating import Seating
from tripledraw.reference_impl.showdown import Showdown
from tripledraw.reference_impl.table import Player, Table

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer

Phase = Literal["betting", "drawing", "finished"]


class Game:
    """A hand in play. Seats are 1 to n; lists by seat begin with seat 1.

    `act` carries out one action or raises `IllegalAction` and has then changed nothing. Each topic of the
    rules is a class of its own, named below: another way to play is another class in its place.
    A table that can't be raises `IllegalAction` with the reason `bad-table`.
    """

    seating_rules: type[Seating] = Seating
    ranking_rules: type[Ranking] = Ranking
    betting_rules: type[Betting] = Betting
    drawing_rules: type[Drawing] = Drawing
    deck_rules: type[Deck] = Deck
    pot_rules: type[Pots] = Pots
    showdown_rules: type[Showdown] = Showdown

    last_round = 4

    def __init__(self, table: Table, dealer: Dealer, rulebook: Rulebook = COMMON) -> None:
        self.rulebook = rulebook
        self.dealer = dealer
        self.seating = self.seating_rules(table, rulebook)
        self.ranking = self.ranking_rules()
        self.table = self.seating.table
        self.button = table.button
        hands, stub = self.deal()
        self.players = {
            seat: Player(seat, stack, hand)
            for seat, (stack, hand) in enumerate(zip(table.stacks, hands, strict=True), start=1)
        }
        self.deck = self.deck_rules(stub, dealer, rulebook)
        self.round = 0
        self.shown: list[int] = []
        """The seats that showed, in order; nobody shows when all but one have folded (BET-14)."""
        self.won: list[int] = [0] * table.seats
        """Chips awarded, by seat; a bet that nobody called goes back and is not among them."""
        self.begin_betting()
        self.go_on()

    # What is seen

    @property
    def turn(self) -> int | None:
        """The seat to act, or None once the hand is finished."""
        if self.phase == "betting":
            return self.betting.turn
        return self.drawing.turn if self.phase == "drawing" else None

    @property
    def actions(self) -> list[str]:
        """What the seat to act may do."""
        if self.phase == "betting" and self.betting.turn is not None:
            return self.betting.actions(self.betting.turn)
        return ["draw"] if self.phase == "drawing" else []

    @property
    def call(self) -> int:
        """What a call adds for the seat to act; 0 when nothing is owed."""
        if self.phase == "betting" and self.betting.turn is not None:
            return self.betting.call(self.betting.turn)
        return 0

    @property
    def bets(self) -> list[int]:
        """Chips put in during this betting round, by seat."""
        return [player.bet for player in self.players.values()]

    @property
    def stacks(self) -> list[int]:
        """Chips left, by seat; once the hand is finished, the winnings included."""
        return [player.stack for player in self.players.values()]

    @property
    def pot(self) -> int:
        """Everything put in during the hand; 0 once it has been awarded."""
        return 0 if self.phase == "finished" else sum(player.paid for player in self.players.values())

    @property
    def live(self) -> list[int]:
        """The seats that have not folded."""
        return [seat for seat, player in self.players.items() if not player.folded]

    @property
    def hands(self) -> list[list[Card] | None]:
        """The cards held, by seat: None after a fold, only those kept between declaring and being served."""
        return [None if player.folded else list(player.hand) for player in self.players.values()]

    @property
    def stub(self) -> list[Card]:
        """The undealt cards, in the order in which they will be given out."""
        return list(self.deck.stub)

    @property
    def muck(self) -> list[Card]:
        """The cards given up, not in the stub, that may come back in this hand."""
        return self.deck.muck

    @property
    def reshuffles(self) -> list[list[Card]]:
        """For each reshuffle of the hand, the cards that made the new stub."""
        return [list(cards) for cards in self.deck.reshuffles]

    # What is done

    def act(self, action: Action) -> None:
        """Carry out an action, or raise `IllegalAction` and change nothing (BET-18)."""
        if self.phase == "finished":
            raise IllegalAction("hand-over", "SEAT-7", "the hand is over")
        if not self.in_turn(action.seat):
            raise IllegalAction("out-of-turn", "BET-18", f"it is seat {self.turn}'s turn, not seat {action.seat}'s")
        if self.phase == "betting":
            self.betting.act(action)
        else:
            self.drawing.act(action)
        self.go_on()

    def in_turn(self, seat: int) -> bool:
        """Tell whether a seat may act now (BET-18)."""
        return seat == self.turn

    def next(self, dealer: Dealer) -> Game:
        """Return the next hand at this table, the button one seat further (SEAT-3, SEAT-7).

        Raises `IllegalAction` while this hand is in play, or if a seat has no chips left.
        """
        if self.phase != "finished":
            raise IllegalAction("bad-action", "SEAT-7", "the hand is not over")
        table = replace(self.table, button=self.seating.next_button(), stacks=tuple(self.stacks))
        return type(self)(table, dealer, self.rulebook)

    def deal(self) -> tuple[list[list[Card]], list[Card]]:
        """Return five cards for each seat, by seat, and the stub (SEAT-4, SEAT-6)."""
        return self.dealer.deal(self.seating.count)

    def fold(self, seat: int) -> None:
        """Take a player out of the hand; what he has put in stays (BET-17)."""
        player = self.players[seat]
        player.folded = True
        self.deck.fold(seat, player.hand)

    # How a hand goes on

    def go_on(self) -> None:
        """Pass on to the next draw, round or showdown, for as long as nobody has to act (BET-1, DRAW-1)."""
        while self.phase != "finished":
            if self.uncontested():
                self.award_unshown()
            elif self.turn is not None:
                return
            elif self.phase == "drawing":
                self.begin_betting()
            elif self.round < self.last_round:
                self.begin_drawing()
            else:
                self.show_down()

    def uncontested(self) -> bool:
        """Tell whether all but one have folded (BET-14)."""
        return sum(not player.folded for player in self.players.values()) == 1

    def begin_betting(self) -> None:
        """Begin the next betting round (BET-1)."""
        self.round += 1
        for player in self.players.values():
            player.bet = 0
        self.phase: Phase = "betting"
        self.betting = self.betting_rules(self)

    def begin_drawing(self) -> None:
        """Begin the draw that follows this betting round (DRAW-1)."""
        self.phase = "drawing"
        self.drawing = self.drawing_rules(self)

    def award_unshown(self) -> None:
        """Give the pot to the last player left, who shows nothing (BET-14)."""
        self.award_pots(shown=False)

    def show_down(self) -> None:
        """Show the hands of those still in and award the pots (SHOW-1)."""
        self.award_pots(shown=True)

    def award_pots(self, *, shown: bool) -> None:
        """Give back what nobody called, then award every pot (ALLIN-5, POT-1 to POT-4)."""
        pots = self.pot_rules(self.players.values(), self.seating)
        uncalled = pots.uncalled()
        paid = {seat: player.paid - uncalled.get(seat, 0) for seat, player in self.players.items()}
        awarded = pots.pots(paid)
        showdown = self.showdown_rules(self, awarded) if shown else None
        self.shown = showdown.shown() if showdown else []
        for pot in awarded:
            winners = showdown.winners(pot) if showdown else pot.seats
            for seat, chips in pots.shares(pot.chips, winners).items():
                self.won[seat - 1] += chips
        for seat, player in self.players.items():
            player.stack += self.won[seat - 1] + uncalled.get(seat, 0)
        self.phase = "finished"
