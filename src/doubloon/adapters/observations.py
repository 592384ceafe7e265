"""Encodes a seat for a learner: the observation as a vector, the legal moves as a mask."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from doubloon.adapters.encoding import WHOLE, Encoding, encoder, parts, width
from doubloon.engine.game import Game
from doubloon.engine.record import Kind, Record, State
from doubloon.engine.rule import Rule, rule

Array = np.ndarray[Any, Any]

NUMBERS, FRACTIONS = np.int32, np.float32


def layout(game: Game, encoding: Encoding = "raw") -> dict[str, slice]:
    """The slice of each field in an observation: `observation[layout(game)["points"]]`."""
    return {part.name: part.where for part in parts(game, encoding)}


def bounds(game: Game, encoding: Encoding = "raw") -> tuple[Array, Array]:
    """The minimum and maximum of each number of an observation."""
    found = [(part.low, part.high) for part in parts(game, encoding) for _ in range(part.where.start, part.where.stop)]
    low, high = np.array(found, number_type(encoding)).T
    return low, high


def number_type(encoding: Encoding) -> Any:
    return NUMBERS if encoding in WHOLE else FRACTIONS


def state_bounds(game: Game) -> tuple[Array, Array]:
    """The minimum and maximum of each number of a state."""
    kinds = [kind for kind in game.rules.STATE.fields.values() for _ in range(_size(kind))]
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


def observation(game: Game, state: State, seat: int, *, memory: bool, encoding: Encoding = "raw") -> Array:
    """What a seat sees now, or with `memory` everything that it could know."""
    row: list[float] = [0] * width(game, encoding)
    encoder(game, encoding)(game.know(state, seat) if memory else game.show(state, seat), seat, row)
    return np.array(row, number_type(encoding))


def mask(game: Game, state: State, seat: int) -> Array:
    """1 for each legal move of the seat; all 0 if another seat is to act."""
    found = np.zeros(game.actions, np.int8)
    if game.actor(state) == seat:
        found[list(game.moves(state))] = 1
    return found
