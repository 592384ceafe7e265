"""Adapters to the interfaces that researchers use: PettingZoo, Gymnasium and OpenSpiel. They contain no rules.

All adapters use the action numbers of the game and its logs, give rewards at the end of an episode (and on the way only if asked to), and
draw all random numbers from a seed.
"""
