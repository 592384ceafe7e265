"""The games under the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel. Translation alone: no rules are here.

In all of them an action has the number that it has in the game and in its logs, an episode ends with its rewards, and all chance comes
from a seed.
"""
