"""A table: its events, the commands that make them, and the views that seats are sent. Pure functions: no clock, no I/O, no randomness."""
