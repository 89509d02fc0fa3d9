"""Wrong engines that draw by other rules: DRAW-1 to DRAW-9."""
