"""The engine: what a game is, and how to play one. It imports no game and does no I/O."""
