"""Wrong engines that award pots wrongly: POT-1 to POT-4."""
