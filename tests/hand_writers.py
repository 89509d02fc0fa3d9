"""Random hands of the reference engine, written down as sites write them: whatever it plays, the judge must allow."""

from dataclasses import dataclass, field
from random import Random

from tripledraw.reference_impl.actions import Action
from tripledraw.reference_impl.dealer import Shuffled
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import Rulebook
from tripledraw.reference_impl.table import Table

SMALL, BIG = 10, 20
PASSIVE = {"fold": "folds", "check": "checks"}
STREETS = ("FIRST", "SECOND", "THIRD")


@dataclass
class Told:
    """A hand as it went.

    `moves` are ("bet", seat, kind, adds, to, all-in), ("draw", seat, discards, served), ("street", draw)
    and ("reshuffle",), before the draw of the player who gets the first reshuffled card.
    """

    game: Game
    dealt: list[list[str]]
    posts: list[int]
    moves: list[tuple] = field(default_factory=list)
    uncalled: dict[int, int] = field(default_factory=dict)


def play(random: Random, rulebook: Rulebook, stacks: tuple[int, int]) -> Told:
    """Play a random hand to its end, with stacks between two amounts."""
    seats = random.randint(2, 6)
    table = Table(
        seats,
        random.randint(1, seats),
        [random.randint(*stacks) for _ in range(seats)],
        (SMALL // 2, SMALL),
        (SMALL, BIG),
    )
    game = Game(table, Shuffled(random), rulebook)
    told = Told(game, [list(player.hand) for player in game.players.values()], list(game.bets))
    bold = random.random()
    while (seat := game.turn) is not None:
        round_, phase, player = game.round, game.phase, game.players[seat]
        if phase == "betting":
            kind = _bet(random, game.actions, bold)
            before = player.bet, player.stack
            level = game.betting.amount(seat, kind)
            game.act(Action(seat, kind))
            told.moves.append(("bet", seat, kind, level - before[0], level, level - before[0] == before[1]))
        else:
            discards = tuple(random.sample(player.hand, random.choice((0, 0, 1, 2, 3, 5))))
            told.moves.append(("draw", seat, discards, ()))
            reshuffles, place = len(game.reshuffles), len(told.moves) - 1
            game.act(Action(seat, "draw", cards=discards))
            if len(game.reshuffles) > reshuffles:
                told.moves.insert(place, ("reshuffle",))
        if phase == "betting" and game.phase == "drawing":
            told.moves.append(("street", round_))
        if phase == "drawing":
            _note_served(told)
    paid = {seat: player.paid for seat, player in game.players.items()}
    highest, second = sorted(paid.values())[-1], sorted(paid.values())[-2]
    told.uncalled = {seat: highest - second for seat, each in paid.items() if each == highest > second}
    return told


def _bet(random: Random, actions: list[str], bold: float) -> str:
    more = [kind for kind in actions if kind in ("bet", "raise")]
    if more and random.random() < bold:
        return more[0]
    if "call" in actions:
        return "fold" if random.random() < 0.15 else "call"
    return "check"


def _note_served(told: Told) -> None:
    """Fill in what was served to those who have been."""
    for place, move in enumerate(told.moves):
        if move[0] == "draw" and move[2] and not move[3]:
            hand = told.game.players[move[1]].hand
            later = any(other[0] == "draw" and other[1] == move[1] for other in told.moves[place + 1 :])
            if len(hand) == 5 and not later:
                told.moves[place] = (*move[:3], tuple(hand[-len(move[2]) :]))


def cents(chips: int) -> str:
    """Write an amount as PokerStars and Full Tilt do."""
    return f"${chips / 100:.2f}".removesuffix(".00")


def pokerstars(told: Told, hero: int) -> str:
    """Write a hand as PokerStars does, seen by the seat `hero`."""
    game = told.game
    lines = [
        f"PokerStars Game #1:  Triple Draw 2-7 Lowball Limit ({cents(SMALL)}/{cents(BIG)} USD) - 2001/01/01 12:00 ET",
        f"Table 'T' 6-max Seat #{game.button} is the button",
        *(f"Seat {seat}: P{seat} ({cents(stack)} in chips)" for seat, stack in enumerate(game.table.stacks, start=1)),
    ]
    lines += [f"P{seat}: posts {blind} {cents(chips)}" for seat, blind, chips in _posts(told)]
    lines += ["*** DEALING HANDS ***", f"Dealt to P{hero} [{' '.join(told.dealt[hero - 1])}]"]
    held = list(told.dealt[hero - 1])
    for move in told.moves:
        if move[0] == "street":
            lines.append(f"*** {STREETS[move[1] - 1]} DRAW ***")
        elif move[0] == "reshuffle":
            lines.append("The deck is reshuffled")
        elif move[0] == "bet":
            lines.append(_stars_bet(*move[1:]))
        else:
            _, seat, discards, served = move
            cards = f" [{' '.join(discards)}]" if seat == hero else ""
            what = f"discards {len(discards)} cards{cards}" if discards else "stands pat"
            lines.append(f"P{seat}: {what.replace('1 cards', '1 card')}")
            if seat == hero and discards:
                kept = [card for card in held if card not in discards]
                new = f"[{' '.join(kept)}] [{' '.join(served)}]" if kept else f"[{' '.join(served)}]"
                lines.append(f"Dealt to P{seat} {new}")
                held = [*kept, *served]
    lines += [f"Uncalled bet ({cents(chips)}) returned to P{seat}" for seat, chips in told.uncalled.items()]
    if game.shown:
        lines.append("*** SHOW DOWN ***")
        lines += [f"P{seat}: shows [{' '.join(game.players[seat].hand)}] (Lo: x)" for seat in game.shown]
        lines += [f"P{seat}: mucks hand" for seat in game.live if seat not in game.shown]
    lines += [f"P{seat} collected {cents(chips)} from pot" for seat, chips in enumerate(game.won, start=1) if chips]
    lines += ["*** SUMMARY ***", f"Total pot {cents(sum(game.won))} | Rake $0"]
    for seat, player in game.players.items():
        mucked = seat in game.live and game.shown and seat not in game.shown
        lines.append(f"Seat {seat}: P{seat} " + (f"mucked [{' '.join(player.hand)}]" if mucked else "folded"))
    return "\n".join(lines) + "\n"


def _stars_bet(seat: int, kind: str, adds: int, to: int, all_in: bool) -> str:
    said = PASSIVE | {"call": f"calls {cents(adds)}", "bet": f"bets {cents(adds)}"}
    said["raise"] = f"raises {cents(adds)} to {cents(to)}"
    return f"P{seat}: {said[kind]}" + (" and is all-in" if all_in and adds else "")


def phh(told: Told) -> str:
    """Write a hand as PHH, every card known."""
    game = told.game
    order = game.seating.clockwise(game.button)  # p1 is the first left of the button
    number = {seat: place for place, seat in enumerate(order, start=1)}
    blinds = [SMALL // 2, SMALL] if len(order) == 2 else [SMALL // 2, SMALL] + [0] * (len(order) - 2)
    actions = [f"d dh p{number[seat]} {''.join(told.dealt[seat - 1])}" for seat in order]
    waiting: list[str] = []
    drawn: set[int] = set()
    for move in (each for each in told.moves if each[0] != "reshuffle"):
        if move[0] != "draw" or move[1] in drawn:  # the draw before is over
            actions, waiting, drawn = actions + waiting, [], set()
        if move[0] == "draw":
            drawn.add(move[1])
            actions.append(f"p{number[move[1]]} sd {''.join(move[2])}".strip())
            waiting += [f"d dh p{number[move[1]]} {''.join(move[3])}"] if move[2] else []
        elif move[0] == "bet":
            what = {"fold": "f", "check": "cc", "call": "cc"}.get(move[2], f"cbr {move[4]}")
            actions.append(f"p{number[move[1]]} {what}")
    actions += waiting
    actions += [f"p{number[seat]} sm {''.join(game.players[seat].hand)}" for seat in game.shown]
    actions += [f"p{number[seat]} sm" for seat in game.live if game.shown and seat not in game.shown]
    return "\n".join(
        [
            "variant = 'F2L3D'",
            f"antes = {[0] * len(order)}",
            f"blinds_or_straddles = {blinds}",
            f"small_bet = {SMALL}",
            f"big_bet = {BIG}",
            f"starting_stacks = {[game.table.stacks[seat - 1] for seat in order]}",
            f"actions = {actions}",
            f"finishing_stacks = {[game.stacks[seat - 1] for seat in order]}",
        ]
    )


def _posts(told: Told) -> list[tuple[int, str, int]]:
    """Return who posted what: seat, `small blind` or `big blind`, chips."""
    seating = told.game.seating
    seats = ((seating.small_blind_seat(), "small blind"), (seating.big_blind_seat(), "big blind"))
    return [(seat, blind, told.posts[seat - 1]) for seat, blind in seats]


def fulltilt(told: Told, hero: int) -> str:
    """Write a hand as Full Tilt does: every discard of a draw, then every card."""
    game = told.game
    lines = [
        f"Full Tilt Poker Game #1: Table T (6 max) - {cents(SMALL)}/{cents(BIG)} - Limit 2-7 Triple Draw - 12:00 ET",
        *(f"Seat {seat}: P{seat} ({cents(stack)})" for seat, stack in enumerate(game.table.stacks, start=1)),
        *(f"P{seat} posts the {blind} of {cents(chips)}" for seat, blind, chips in _posts(told)),
        f"The button is in seat #{game.button}",
        "*** HOLE CARDS ***",
        f"Dealt to P{hero} [{' '.join(told.dealt[hero - 1])}]",
    ]
    held, waiting = list(told.dealt[hero - 1]), list[str]()
    for draw in _with_draws(told):
        lines += waiting
        waiting = []
        for move in draw:
            if move[0] == "bet":
                _, seat, kind, adds, to, all_in = move
                said = PASSIVE | {"call": f"calls {cents(adds)}", "bet": f"bets {cents(adds)}"}
                said["raise"] = f"raises to {cents(to)}"
                lines.append(f"P{seat} {said[kind]}" + (", and is all in" if all_in and adds else ""))
            else:
                _, seat, discards, served = move
                named = f" [{' '.join(discards)}]" if seat == hero and discards else ""
                count = f"{len(discards)} card" + "s" * (len(discards) != 1)
                lines.append(f"P{seat} discards {count}{named}" if discards else f"P{seat} stands pat")
                if discards and seat == hero:
                    kept = [card for card in held if card not in discards]
                    held = [*kept, *served]
                    waiting.append(f"Dealt to P{seat} [{' '.join(kept)}] [{' '.join(served)}]")
                elif discards:
                    waiting.append(f"P{seat} is dealt {count}")
    lines += [
        *waiting,
        *(f"Uncalled bet of {cents(chips)} returned to P{seat}" for seat, chips in told.uncalled.items()),
    ]
    lines += [f"P{seat} shows [{' '.join(game.players[seat].hand)}] x" for seat in game.shown]
    lines += [f"P{seat} mucks" for seat in game.live if game.shown and seat not in game.shown]
    lines += [f"P{seat} wins the pot ({cents(chips)})" for seat, chips in enumerate(game.won, start=1) if chips]
    lines += ["*** SUMMARY ***", f"Total pot {cents(sum(game.won))} | Rake $0"]
    return "\n".join([*lines, *(f"Seat {seat}: P{seat} folded" for seat in game.players)]) + "\n"


def _with_draws(told: Told) -> list[list[tuple]]:
    """Return the moves in stretches: a draw is one, and so is what is bet between two draws."""
    stretches: list[list[tuple]] = [[]]
    for move in told.moves:
        last = stretches[-1][-1] if stretches[-1] else move
        again = move[0] == "draw" and any(other[1] == move[1] for other in stretches[-1])
        if move[0] in ("bet", "draw"):
            if last[0] != move[0] or (again and last[0] == "draw"):
                stretches.append([])
            stretches[-1].append(move)
    return stretches


def kingsclub(told: Told, hero: int) -> str:
    """Write a hand as KingsClub does: totals, stacks at the end, and nothing of a bet that nobody called."""
    game = told.game
    lines = [
        f"#1: Limit 2-7 Triple Draw - {SMALL}/{BIG}",
        "2001-01-01 12:00:00",
        f"Table 'T' Seat {game.button} is the button",
        *(f"Seat {seat}: P{seat} ({stack:,})" for seat, stack in enumerate(game.table.stacks, start=1)),
        *(f"P{seat}: posts the {blind} {chips}" for seat, blind, chips in _posts(told)),
        *(
            f"Dealt to P{seat}: [{' '.join(hand) if seat == hero else 'X X X X X'}]"
            for seat, hand in enumerate(told.dealt, 1)
        ),
    ]
    for move in told.moves:
        if move[0] == "bet":
            _, seat, kind, adds, to, all_in = move
            said = PASSIVE | {"call": f"calls {to}", "bet": f"bets {to}", "raise": f"raises to {to}"}
            lines.append(f"P{seat} {said[kind]}" + (", and is all in" if all_in and adds else ""))
        elif move[0] == "draw":
            _, seat, discards, served = move
            if seat == hero and discards:
                lines.append(f"P{seat} discards [{' '.join(discards)}] draws [{' '.join(served)}]")
            else:
                lines.append(f"P{seat} draws {len(discards)}" if discards else f"P{seat} stands pat")
    lines += [f"P{seat} shows [{' '.join(game.players[seat].hand)}]" for seat in game.shown]
    lines += ["*** SUMMARY ***"]
    for seat, stack in enumerate(game.stacks, start=1):
        lines.append(f"Seat {seat}: P{seat} ({stack:,}) {stack - game.table.stacks[seat - 1]:+,}")
    lines += [f"P{seat} wins pot ({chips:,})" for seat, chips in enumerate(game.won, start=1) if chips]
    return "\n".join(lines) + "\n"


def winamax(told: Told, hero: int) -> str:
    """Write a hand as Winamax does: the uncalled bet is collected with the pot."""
    game = told.game
    lines = [
        f"Winamax Poker - CashGame - HandId: #1-1-1 - 2-7 Triple Draw fixed limit ({SMALL}€/{BIG}€) - 2001/01/01 UTC",
        f"Table: 'T' 6-max (real money) Seat #{game.button} is the button",
        *(f"Seat {seat}: P{seat} ({stack}€)" for seat, stack in enumerate(game.table.stacks, start=1)),
        *(f"P{seat} posts {blind} {chips}€" for seat, blind, chips in _posts(told)),
        f"Dealt to P{hero} [{' '.join(told.dealt[hero - 1])}]",
    ]
    for move in told.moves:
        if move[0] == "bet":
            _, seat, kind, adds, to, all_in = move
            said = PASSIVE | {"call": f"calls {adds}€", "bet": f"bets {adds}€", "raise": f"raises {adds}€ to {to}€"}
            lines.append(f"P{seat} {said[kind]}" + (" and is all-in" if all_in and adds else ""))
        elif move[0] == "draw":
            _, seat, discards, _ = move
            lines.append(f"P{seat} discards {len(discards)} cards" if discards else f"P{seat} stands pat [X X X X X]")
    lines += [f"P{seat} shows [{' '.join(game.players[seat].hand)}] (x)" for seat in game.shown]
    for seat, chips in enumerate(game.won, start=1):
        if chips:
            lines.append(f"P{seat} collected {chips + told.uncalled.get(seat, 0)}€ from pot")
    lost = [seat for seat in told.uncalled if not game.won[seat - 1]]
    lines += [f"P{seat} collected {told.uncalled[seat]}€ from side pot 1" for seat in lost]
    whole = sum(game.won) + sum(told.uncalled.values())
    return "\n".join([*lines, "*** SUMMARY ***", f"Total pot {whole}€ | No rake"]) + "\n"


def merge(told: Told, hero: int) -> str:
    """Write a hand as Merge does, in its second version: an uncalled bet is a pot of its own."""
    game = told.game
    kinds = {"small blind": "SMALL_BLIND", "big blind": "BIG_BLIND"}
    lines = [
        f'<description type="2-7 Lowball" stakes="Limit ${SMALL}/${BIG}" version="2" />',
        '<game id="1-1" numholecards="5" gametype="67">',
        f'<players dealer="{game.button}">',
        *(
            f'<player seat="{seat}" nickname="P{seat}" balance="{stack}" dealtin="true" />'
            for seat, stack in enumerate(game.table.stacks, 1)
        ),
        '</players><round id="BLINDS">',
        *(f'<event type="{kinds[blind]}" player="{seat}" amount="{chips}"/>' for seat, blind, chips in _posts(told)),
        '</round><round id="PRE_FIRST_DRAW">',
    ]
    held = list(told.dealt[hero - 1])
    for stretch in _with_draws(told):
        for move in stretch:
            if move[0] == "bet":
                lines.append(_merge_bet(*move[1:]))
            else:
                _, seat, discards, served = move
                lines.append(f'<event type="DRAW" player="{seat}" text="{len(discards)}"/>')
                if seat == hero:
                    held = [card for card in held if card not in discards] + list(served)
        what = "DRAW_DRAWN_CARDS" if stretch[0][0] == "draw" else "HOLE"
        if hero in [move[1] for move in stretch if move[0] == "draw"] or stretch[0][0] == "bet":
            lines.append(f'<cards type="{what}" cards="{",".join(held)}" player="{hero}"/>')
    lines.append('</round><round id="SHOWDOWN">')
    lines += [f'<event type="SHOW" player="{seat}"/>' for seat in game.shown]
    lines += [f'<event type="MUCK" player="{seat}"/>' for seat in game.live if game.shown and seat not in game.shown]
    lines += [
        f'<cards type="SHOWN" cards="{",".join(game.players[seat].hand)}" player="{seat}"/>' for seat in game.shown
    ]
    lines.append('</round><round id="END_OF_GAME">')
    lines += [
        f'<winner amount="{chips}" uncalled="false" player="{seat}"/>'
        for seat, chips in enumerate(game.won, 1)
        if chips
    ]
    lines += [f'<winner amount="{chips}" uncalled="true" player="{seat}"/>' for seat, chips in told.uncalled.items()]
    return "\n".join([*lines, "</round></game>"]) + "\n"


def _merge_bet(seat: int, kind: str, adds: int, to: int, all_in: bool) -> str:
    if kind in ("fold", "check"):
        return f'<event type="{kind.upper()}" player="{seat}"/>'
    if all_in:
        return f'<event type="ALL_IN" player="{seat}" amount="{adds}"/>'
    return f'<event type="{kind.upper()}" player="{seat}" amount="{to if kind == "raise" else adds}"/>'
