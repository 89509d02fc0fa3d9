"""Wrong engines that misjudge hands: RANK-1 to RANK-14."""
