"""What shows that the suite can be trusted: wrong engines that it must catch, random and exhaustive play."""
