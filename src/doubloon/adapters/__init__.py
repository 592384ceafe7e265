"""Adapters to the interfaces that researchers use: PettingZoo, Gymnasium and OpenSpiel. They contain no rules.

All adapters use the action numbers of the game and its logs, give rewards only at the end of an episode, and draw all random numbers from
a seed.
"""
