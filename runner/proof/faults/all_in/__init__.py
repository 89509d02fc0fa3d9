"""Wrong engines that misjudge players without chips: ALLIN-1 to ALLIN-7."""
