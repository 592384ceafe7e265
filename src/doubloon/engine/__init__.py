"""What a game is and how it is played. Names no game, does no I/O."""
