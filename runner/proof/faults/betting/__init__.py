"""Wrong engines that bet wrongly: BET-1 to BET-18."""
