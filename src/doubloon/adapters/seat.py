"""A seat as a learner has it: what it sees as a row of numbers, its moves as a mask, and what the game was worth to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from doubloon.engine.game import Game
from doubloon.engine.record import Kind, Record, State
from doubloon.engine.rule import Rule, rule

Array = np.ndarray[Any, Any]

SEAT = "seat"  # the first number: which seat is looking
NUMBERS = np.int32
LOSS = -1.0  # to who made an illegal move


def layout(game: Game) -> dict[str, slice]:
    """Where each field of a view lies in an observation: `observation[layout(game)["points"]]`."""
    ends = accumulate((_size(kind) for kind in _fields(game).values()), initial=0)
    return {name: slice(*span) for name, span in zip(_fields(game), pairwise(ends), strict=True)}


def _fields(game: Game) -> dict[str, Kind]:
    return {SEAT: Kind(8), **game.rules.VIEW.fields}


def bounds(game: Game) -> tuple[Array, Array]:
    """The least and the largest that each number of an observation can be."""
    return _bounds(_fields(game))


def state_bounds(game: Game) -> tuple[Array, Array]:
    """The same for all numbers of a state."""
    return _bounds(game.rules.STATE.fields)


def _bounds(fields: dict[str, Kind]) -> tuple[Array, Array]:
    kinds = [kind for kind in fields.values() for _ in range(_size(kind))]
    return np.array([kind.low for kind in kinds], NUMBERS), np.array([kind.high for kind in kinds], NUMBERS)


def _size(kind: Kind) -> int:
    return max(kind.length, 1)


@cache
def flattener(record: type[Record]) -> Rule:
    """A rule that writes all fields of a record into a row, from `start` on. Written out, since compiled code cannot look up a field by
    name."""
    lines, place = ["def flatten(record, row, start):"], 0
    for name, kind in record.fields.items():
        if kind.length:
            lines += [f"    for i in range({kind.length}):", f"        row[start + {place} + i] = record.{name}[i]"]
        else:
            lines.append(f"    row[start + {place}] = record.{name}")
        place += _size(kind)
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)  # noqa: S102 (the text above, made of field names)
    return rule(space["flatten"])


def numbers(record: Record) -> list[int]:
    """All that a record holds, in a row."""
    row = [0] * sum(map(_size, type(record).fields.values()))
    flattener(type(record))(record, row, 0)
    return row


def observation(game: Game, state: State, seat: int, *, memory: bool) -> Array:
    """What a seat sees, or with a perfect memory could know."""
    view = game.know(state, seat) if memory else game.show(state, seat)
    return np.array([seat, *numbers(view)], NUMBERS)


def mask(game: Game, state: State, seat: int) -> Array:
    """1 for each move of the seat; all 0 while it has none."""
    found = np.zeros(game.actions, np.int8)
    if game.actor(state) == seat:
        found[list(game.moves(state))] = 1
    return found


@rule
def worth(scores: Sequence[int], seat: int) -> float:
    """What the end is worth to a seat: 1 if it has won, the same loss to all others, so that it adds up to 0. Victory may be shared."""
    winners, seats = 0, len(scores)
    for score in scores:
        winners += score == max(scores)
    won = seats / winners if scores[seat] == max(scores) else 0.0
    return (won - 1) / (seats - 1)
