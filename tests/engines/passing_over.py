"""Sound engines that shuffle in what the receiver may not get, and pass it over when it comes to him."""

from tripledraw.proof.sound import SOUND, Hides


class SaysNothing(Hides, SOUND["own_discards_are_passed_over"]):  # type: ignore[misc]
    """Does so, and does not show what it shuffles."""
