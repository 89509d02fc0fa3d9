"""Wrong engines that show hands wrongly: SHOW-1 to SHOW-4."""
