"""Wrong engines that run out of cards badly: DECK-1 to DECK-8."""
