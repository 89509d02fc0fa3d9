"""Wrong engines that seat, deal and go on to the next hand wrongly: SEAT-1 to SEAT-8."""
