"""Who had to show, who won, and how much: the end of a recorded hand against SHOW and POT."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tripledraw.reference_impl.ranking import RANKING, name
from tripledraw.rulings.hand import Collect, Muck, Show
from tripledraw.rulings.values import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.rulings.books import Books
    from tripledraw.rulings.looks import Look
    from tripledraw.rulings.play import Play
    from tripledraw.rulings.room import RecordedGame


class Fault(NamedTuple):
    """A rule broken at the end of a hand: the rule, the line, and one sentence."""

    rule: str
    line: int
    says: str


class Ending:
    """The end of a hand: who is still in, what they showed, and whose cards are known."""

    def __init__(self, play: Play, game: RecordedGame, looks: dict[int, Look], books: Books) -> None:
        """Take the hand, the game played to its end, what is known of the cards, and the chips."""
        self.play = play
        self.game = game
        self.books = books
        self.live = game.live
        self.contested = len(self.live) > 1
        events = play.hand.events
        self.shows = self._seats(events, Show)
        self.mucks = self._seats(events, Muck)
        known = {seat: looks[number].hand for seat, number in enumerate(play.numbers, start=1) if number in looks}
        self.hands = {seat: hand for seat, hand in known.items() if hand is not None and seat in self.live}
        self.strengths = {seat: RANKING.strength(hand) for seat, hand in self.hands.items()}
        self.line = max((event.line for event in events if isinstance(event, Show | Muck | Collect)), default=0)

    def _seats(self, events: tuple[object, ...], kind: type[Show | Muck]) -> dict[int, int]:
        """Return the seats still in that showed or mucked, in that order, each with the line."""
        found: dict[int, int] = {}
        for event in events:
            if isinstance(event, kind) and self.play.seat(event.seat) in self.live:
                found.setdefault(self.play.seat(event.seat), event.line)
        return found

    # The order of showing

    def wrong_order(self) -> Fault | None:
        """Return who showed when another should have (SHOW-2, SHOW-3, SHOW-4).

        A player who gives up before anybody shows need not show first. Where there are side pots, the players of the
        last one may show before the others do.
        """
        if not self.contested or not self.shows:
            return None
        order = list(self.game.showing)
        first, line = next(iter(self.shows.items()))
        before = [seat for seat, at in self.mucks.items() if at < line]
        due = [seat for seat in order if seat not in before] or [first]
        last_pot = [seat for seat in due if seat in self.books.pots[-1].seats]
        if first not in (due[0], last_pot[0] if last_pot else due[0]):
            return self._first_wrong(first, due[0], line)
        if len(self.books.pots) > 1:
            return None
        shown = [order.index(seat) for seat in self.shows]
        late = next((place for place in range(1, len(shown)) if shown[place] < shown[place - 1]), None)
        if late is None:
            return None
        seat = list(self.shows)[late]
        return Fault("SHOW-4", self.shows[seat], f"{self.play.name(seat)} shows late: the others follow clockwise")

    def _first_wrong(self, first: int, due: int, line: int) -> Fault:
        name_first, name_due = self.play.name(first), self.play.name(due)
        if self.game.betting.last_bettor is None:
            why = f"nobody bet in round 4, so {name_due}, the first left of the button, shows first"
            return Fault("SHOW-3", line, f"{name_first} shows first: {why}")
        return Fault("SHOW-2", line, f"{name_first} shows first: {name_due} bet or raised last, so shows first")

    def unseen(self) -> list[int]:
        """Return the seats that came to the showdown and did not show (SHOW-4)."""
        return [seat for seat in self.live if seat not in self.shows] if self.contested else []

    # Who won

    def undecided(self) -> str | None:
        """Say why the winner can't be checked, or None: a winner's cards are hidden, and others did not give up."""
        if not self.contested:
            return None
        for seat in self.live:
            others = [each for each in self.live if each != seat]
            hidden = seat not in self.hands and not all(each in self.mucks for each in others)
            if hidden and self.books.won[seat] > self._unopposed(seat):
                return f"the cards of {self.play.name(seat)}, who won, are not shown: POT-1 can't be told"
        return None

    def _unopposed(self, seat: int) -> int:
        """Return what a seat wins whatever the cards: a pot that nobody else can win, and what nobody called."""
        alone = sum(pot.chips for pot in self.books.pots if pot.seats == (seat,))
        return alone + (self.books.uncalled.get(seat, 0) if self.books.pooled else 0)

    def faults(self) -> Iterator[Fault]:
        """Yield what was wrong with the awards (BET-17, ALLIN-2, ALLIN-5, POT-1 to POT-3)."""
        books = self.books
        if not books.won:
            return
        if not books.pooled and books.returned and books.returned != books.uncalled:
            due = ", ".join(f"{money(chips)} to {self.play.name(seat)}" for seat, chips in books.uncalled.items())
            yield self._fault("ALLIN-5", f"what nobody called goes back: {due or 'nothing was uncalled'}")
            return
        for seat in books.won:
            if seat not in self.live:
                yield self._fault("BET-17", f"{self.play.name(seat)} wins after folding")
                if not self.contested:
                    last = self.play.name(self.live[0])
                    yield self._fault("BET-14", f"{last}, the last player left, should take the pot")
                return
        if self.undecided() is None:
            yield from self._shares()

    def _shares(self) -> Iterator[Fault]:
        books = self.books
        expected = self._expected()
        slack = books.unit * len(books.pots)
        for seat in sorted(self.live, key=lambda each: expected.get(each, 0)):  # first those who should win nothing
            won, due = books.won[seat], expected.get(seat, 0)
            if won > due + slack or won < due - books.rake - slack:
                yield self._wrong_share(seat, won, due, expected)
                return
        yield from self._odd_chips(expected)

    def _expected(self) -> dict[int, int]:
        """Return what each seat should win before rake; hands given up unseen win nothing."""
        keeper = self.game.pot_rules(self.game.players.values(), self.game.seating)
        expected = dict(self.books.uncalled) if self.books.pooled else {}
        for pot in self.books.pots:
            for seat, chips in keeper.shares(pot.chips, self._winners(pot.seats)).items():
                expected[seat] = expected.get(seat, 0) + chips
        return expected

    def _winners(self, seats: tuple[int, ...]) -> list[int]:
        known = [seat for seat in seats if seat in self.strengths]
        if not known:  # everybody else gave up, or nobody else is in this pot
            return [seat for seat in seats if seat in self.books.won] or list(seats)
        best = min(self.strengths[seat] for seat in known)
        return [seat for seat in known if self.strengths[seat] == best]

    def _wrong_share(self, seat: int, won: int, due: int, expected: dict[int, int]) -> Fault:
        who = self.play.name(seat)
        if won and not due and self.hands:
            best = min(self.strengths, key=lambda each: self.strengths[each])
            held = f" with {name(self.hands[seat])}" if seat in self.hands else ""
            return self._fault("POT-1", f"{who} wins{held}: {self.play.name(best)} has {name(self.hands[best])}")
        if due and not won and len(self.books.won) == 1 and self._equal(seat, next(iter(self.books.won))):
            return self._fault("POT-2", f"{who} has an equal hand and wins nothing")
        if due and not won:
            held = f" has {name(self.hands[seat])} and" if seat in self.hands else ""
            return self._fault("POT-1", f"{who}{held} wins nothing")
        rule = "ALLIN-2" if len(self.books.pots) > 1 else "POT-2"
        return self._fault(
            rule, f"{who} wins {money(won)}, and the share before rake is {money(expected.get(seat, 0))}"
        )

    def _equal(self, seat: int, other: int) -> bool:
        return seat in self.strengths and self.strengths[seat] == self.strengths.get(other)

    def _odd_chips(self, expected: dict[int, int]) -> Iterator[Fault]:
        """Yield an odd chip that went to the wrong sharer of the only pot, or was kept from both (POT-2, POT-3)."""
        sharers = [seat for seat in self.play.clockwise(self.play.button) if expected.get(seat)]
        if len(self.books.pots) > 1 or len(sharers) < 2 or self.books.pooled:
            return
        won = [self.books.won[seat] for seat in sharers]
        if max(won) - min(won) > self.books.unit:
            yield self._fault("POT-2", f"equal hands win {' and '.join(money(chips) for chips in won)}")
        elif won != sorted(won, reverse=True) and not self.books.rake:
            first = self.play.name(sharers[0])
            yield self._fault("POT-3", f"the odd chip goes to {first}, the first sharer left of the button")

    def _fault(self, rule: str, says: str) -> Fault:
        return Fault(rule, self.line, says)
