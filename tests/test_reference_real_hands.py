"""Real hands, as their records tell them, followed by the reference engine. Chips are in the smallest unit."""

from tripledraw.reference_impl.actions import Action
from tripledraw.reference_impl.cards import HIDDEN
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.observed import Observed
from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.reference_impl.table import Table

UNSEEN = [HIDDEN] * 5


def follow(game: Game, *script: str) -> None:
    """Play lines such as `1 raise`, `2 draw 2` (hidden cards) and `3 draw 7c 8d`."""
    for line in script:
        seat, kind, *cards = line.split()
        discards = [HIDDEN] * int(cards[0]) if len(cards) == 1 and cards[0].isdigit() else cards
        game.act(Action(int(seat), kind, cards=tuple(discards) if kind == "draw" else None))


def test_a_call_all_in_on_full_tilt() -> None:
    # Three players at 10/20 cents. The button calls the big bet with his last 20: two draws go on without
    # betting, the first player left of the button shows 7-6-4-3-2 and the other gives his hand up unseen.
    dealer = Observed(
        [["Th", "5d", "Ah", "Ts", "Qc"], UNSEEN, UNSEEN],
        shown={2: ["7c", "6c", "4c", "3d", "2d"], 3: ["9d", "8h", "7h", "5c", "2s"]},
    )
    table = Table(3, 3, [645, 200, 50], (5, 10), (10, 20))
    game = Game(table, dealer, RULEBOOKS["fulltilt"])
    follow(game, "3 call", "1 fold", "2 raise", "3 call", "2 draw 1", "3 draw 2")
    assert game.pot == 45
    follow(game, "2 bet", "3 call", "2 draw", "3 draw 1")
    assert game.pot == 65
    follow(game, "2 bet", "3 call", "2 draw")
    assert (game.phase, game.round, game.pot) == ("drawing", 3, 105)
    follow(game, "3 draw")
    assert game.shown == [2]
    assert game.stacks == [640, 255, 0]


def test_a_bet_all_in_at_a_final_table() -> None:
    # Stakes of 150,000 and 300,000, the last bet 280,000 all-in. One hand was never shown.
    dealer = Observed([["7h", "6c", "4c", "3d", "2c"], UNSEEN, UNSEEN, ["As", "Qs", "6s", "5c", "3c"]])
    stacks = [1_180_000, 4_340_000, 5_910_000, 10_765_000]
    game = Game(Table(4, 4, stacks, (75_000, 150_000), (150_000, 300_000)), dealer)
    follow(game, "3 fold", "4 raise", "1 raise", "2 fold", "4 call", "1 draw")
    dealer.expect(4, ["2h", "Qh"])
    follow(game, "4 draw As Qs", "1 bet", "4 call", "1 draw")
    dealer.expect(4, ["4d"])
    follow(game, "4 draw Qh", "1 bet", "4 call", "1 draw")
    dealer.expect(4, ["7c"])
    follow(game, "4 draw 6s", "1 bet")
    assert (game.stacks[0], game.call) == (0, 280_000)
    follow(game, "4 call")
    pot = 2 * 1_180_000 + 150_000
    assert game.won == [0, 0, 0, pot]
    assert game.stacks == [0, 4_190_000, 5_910_000, 10_765_000 - 1_180_000 + pot]
