"""A table in the terminal, by keyboard alone."""
