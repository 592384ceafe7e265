"""Bots: rules over what a seat sees. `weights` has a 1 for each legal move; a bot changes these into the odds of its moves."""

from doubloon.engine.rule import rule

from my_game.rules import DIG, STOP, VALUES, worth


@rule
def gentle(view, weights):
    """Digs with a light sack and stops with a heavy one, at random in between."""
    held = worth(view, view.turn)
    if weights[DIG] and weights[STOP]:
        weights[DIG] = view.limit - held if held < view.limit else 0
        weights[STOP] = held


@rule
def clever(view, weights):
    """Digs while that brings more on average than it loses. A coin that is worth at most `room` does not tear the sack."""
    held = worth(view, view.turn)
    room = view.limit - held if view.limit > held else 0
    if room < VALUES and weights[STOP]:
        gain = room * (room + 1) // 2  # 1 + 2 + … + room
        loss = (VALUES - room) * held
        if gain > loss and weights[DIG]:
            weights[STOP] = 0
        else:
            weights[DIG] = 0
    elif weights[DIG]:
        weights[STOP] = 0
