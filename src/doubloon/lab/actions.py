"""What the actions of a game are called: the labels that occur in a few random games."""

from __future__ import annotations

from doubloon.engine.draws import picker, stream
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.message import Message
from doubloon.engine.record import State

GAMES, STEPS = 20, 300  # enough to meet what occurs at all often
VARIES = "…"  # stands for a value that is not always the same

Labels = dict[str, dict[str, Message]]  # by the name of the figure, `move_3` or `chance_3`: its labels by key


def labels(game: Game, opening: State) -> Labels:
    found: Labels = {}
    for number in range(GAMES):
        _walk(game, opening.copy(), number, found)
    return found


def _walk(game: Game, state: State, number: int, found: Labels) -> None:
    keys, pick = stream(0, number), picker(game.actions)
    for step in range(STEPS):
        if (seat := game.actor(state)) == NOBODY:
            return
        moves = game.moves(state)
        for action in moves:
            name = f"{'move' if seat >= 0 else 'chance'}_{action}"
            label = game.label(state, action)
            known = found.setdefault(name, {})
            known[label.key] = _common(known.get(label.key, label), label)
        game.apply(state, pick([moves.get(action, 0) for action in range(game.actions)], *keys, step))


def _common(one: Message, other: Message) -> Message:
    """The message of two, with VARIES for each value in which they differ."""
    return Message(one.key, {name: value if value == other.values.get(name) else VARIES for name, value in one.values.items()})
