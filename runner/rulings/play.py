"""A recorded hand as a game: who was dealt in, and what they posted. Seats here are those of the game, 1 to n."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tripledraw.rulings.hand import Hand, Leave, NotWhole, Post, Reshuffle

if TYPE_CHECKING:
    from collections.abc import Sequence

LIVE_POSTS = ("small blind", "big blind", "entry")


class Play(Struct, frozen=True, kw_only=True):
    """The players of a recorded hand, clockwise, and their posts.

    `numbers`, `names` and `stacks` go by seat of the game. Posts are (seat, chips). Dead chips are in the pot and no
    part of anybody's bet. Antes are the same for all, or as far as a stack goes; others count as dead.
    """

    hand: Hand
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int
    button_is_dealt_in: bool
    small_blind: Post | None
    big_blind: Post | None
    live: tuple[tuple[int, int], ...]
    antes: tuple[tuple[int, int], ...]
    dead: tuple[tuple[int, int], ...]

    def seat(self, number: int) -> int:
        """Return the seat of the game for a seat number of the record."""
        return self.numbers.index(number) + 1

    def name(self, seat: int) -> str:
        """Return the name of the player on a seat of the game."""
        return self.names[seat - 1]

    def clockwise(self, seat: int) -> list[int]:
        """Return every seat of the game, the one left of `seat` first."""
        count = len(self.numbers)
        return [(seat + step) % count + 1 for step in range(count)]


def play_of(hand: Hand) -> Play:
    """Return the game that a record is of; raises NotWhole if fewer than two players take part in it.

    A seat that is listed takes part if anything is recorded of it: records list players who sit out, too.
    """
    taking_part = {event.seat for event in hand.events if not isinstance(event, Leave | Reshuffle)}
    seats = [seat for seat in hand.seats if seat.number in taking_part]
    if len(seats) < 2:
        raise NotWhole(hand.line, "fewer than two players take part in what is recorded")
    numbers = tuple(seat.number for seat in seats)
    posts = [event for event in hand.events if isinstance(event, Post)]
    small = next((post for post in posts if post.kind == "small blind"), None)
    big = _big_blind(posts, small, numbers)
    antes = [post for post in posts if post.kind == "ante"]
    alike = _are_alike(antes, len(seats))
    by_seat = {number: seat for seat, number in enumerate(numbers, start=1)}

    def chips(kept: Sequence[Post]) -> tuple[tuple[int, int], ...]:
        return tuple((by_seat[post.seat], post.chips) for post in kept)

    return Play(
        hand=hand,
        numbers=numbers,
        names=tuple(seat.name for seat in seats),
        stacks=tuple(seat.stack for seat in seats),
        button=by_seat[_button(hand, numbers, small)],
        button_is_dealt_in=hand.button in by_seat,
        small_blind=small,
        big_blind=big,
        live=chips([post for post in posts if post.kind in LIVE_POSTS]),
        antes=chips(antes if alike else []),
        dead=chips([post for post in posts if post.kind == "dead"] + ([] if alike else antes)),
    )


def _big_blind(posts: list[Post], small: Post | None, numbers: tuple[int, ...]) -> Post | None:
    """Return the big blind: a site may print a newcomer's post in the same words, and before it."""
    big = next((post for post in posts if post.kind == "big blind"), None)
    if small is None or big is None:
        return big
    after_small = numbers[(numbers.index(small.seat) + 1) % len(numbers)]
    same = (post for post in posts if post.kind == "entry" and post.chips == big.chips and post.seat == after_small)
    return next(same, big)


def _are_alike(antes: list[Post], players: int) -> bool:
    """Tell whether everyone posted an ante, the same or less: a big blind's ante for the table is dead chips."""
    return len(antes) == players == len({ante.seat for ante in antes})


def _button(hand: Hand, numbers: tuple[int, ...], small: Post | None) -> int:
    """Return the button's seat number, or of a dead button that of the last player before it."""
    if hand.button in numbers:
        return hand.button
    if len(numbers) == 2 and small is not None:
        return small.seat
    return max((number for number in numbers if number < hand.button), default=numbers[-1])
