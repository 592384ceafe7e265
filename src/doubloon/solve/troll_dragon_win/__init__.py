"""Troll & Dragon for two seats, solved for the win: the share of a victory of the seat to move, at every start of a turn."""
