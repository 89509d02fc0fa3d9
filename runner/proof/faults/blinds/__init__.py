"""Wrong engines that post blinds wrongly, or play them wrongly: BLIND-1 to BLIND-6."""
