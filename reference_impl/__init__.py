"""2-7 triple draw itself, readable as a rulebook. Begin with `game.Game`."""
