"""Encodes a seat for a learner: the observation as a vector, the legal moves as a mask, and the final reward."""

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

SEAT = "seat"  # the first number of an observation: the seat itself
NUMBERS = np.int32
LOSS = -1.0  # reward for an illegal move


def layout(game: Game) -> dict[str, slice]:
    """The slice of each field of a view in an observation: `observation[layout(game)["points"]]`."""
    ends = accumulate((_size(kind) for kind in _fields(game).values()), initial=0)
    return {name: slice(*span) for name, span in zip(_fields(game), pairwise(ends), strict=True)}


def _fields(game: Game) -> dict[str, Kind]:
    return {SEAT: Kind(8), **game.rules.VIEW.fields}


def bounds(game: Game) -> tuple[Array, Array]:
    """The minimum and maximum of each number of an observation."""
    return _bounds(_fields(game))


def state_bounds(game: Game) -> tuple[Array, Array]:
    """The minimum and maximum of each number of a state."""
    return _bounds(game.rules.STATE.fields)


def _bounds(fields: dict[str, Kind]) -> tuple[Array, Array]:
    kinds = [kind for kind in fields.values() for _ in range(_size(kind))]
    return np.array([kind.low for kind in kinds], NUMBERS), np.array([kind.high for kind in kinds], NUMBERS)


def _size(kind: Kind) -> int:
    return max(kind.length, 1)


@cache
def flattener(record: type[Record]) -> Rule:
    """A rule that writes all fields of a record into a row, from `start` on. Generated as source code, since compiled code cannot look up a
    field by name."""
    lines, place = ["def flatten(record, row, start):"], 0
    for name, kind in record.fields.items():
        if kind.length:
            lines += [f"    for i in range({kind.length}):", f"        row[start + {place} + i] = record.{name}[i]"]
        else:
            lines.append(f"    row[start + {place}] = record.{name}")
        place += _size(kind)
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)  # noqa: S102 (generated above from field names)
    return rule(space["flatten"])


def numbers(record: Record) -> list[int]:
    """All numbers of a record in one list."""
    row = [0] * sum(map(_size, type(record).fields.values()))
    flattener(type(record))(record, row, 0)
    return row


def observation(game: Game, state: State, seat: int, *, memory: bool) -> Array:
    """What a seat sees now, or with `memory` everything that it could know."""
    view = game.know(state, seat) if memory else game.show(state, seat)
    return np.array([seat, *numbers(view)], NUMBERS)


def mask(game: Game, state: State, seat: int) -> Array:
    """1 for each legal move of the seat; all 0 if another seat is to act."""
    found = np.zeros(game.actions, np.int8)
    if game.actor(state) == seat:
        found[list(game.moves(state))] = 1
    return found


@rule
def reward(scores: Sequence[int], seat: int) -> float:
    """The final reward of a seat: 1 for a victory, an equal loss for all others, so that the sum is 0. Winners share the victory."""
    winners, seats = 0, len(scores)
    for score in scores:
        winners += score == max(scores)
    won = seats / winners if scores[seat] == max(scores) else 0.0
    return (won - 1) / (seats - 1)
