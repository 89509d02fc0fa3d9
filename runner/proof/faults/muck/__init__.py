"""Wrong engines that bring back the wrong cards in a reshuffle: MUCK-1 to MUCK-7."""
