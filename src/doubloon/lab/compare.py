"""Compares settings of a game with the same luck: game by game, the one minus the other."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine.batch import Array
from doubloon.engine.errors import BadSetup
from doubloon.lab.cells import Column
from doubloon.lab.experiment import Experiment, add_up, play_rows
from doubloon.lab.figures import figures, interval, rounded
from doubloon.lab.finished import Finished, finished_of
from doubloon.lab.machine import Machine
from doubloon.lab.run import attached, check_run, play_missing
from doubloon.lab.statistics import DIGITS, Z
from doubloon.lab.store import Facts, ahead_of, check_same, facts_ahead, facts_of, other_simulation, read
from doubloon.lab.totals import Totals, empty

FORMAT, FILE = "doubloon-comparison-1", "comparison.json"
SURE = 3.290526731491926  # standard errors of a 99.9 % interval: dozens of figures are looked at, so some differ by chance


@dataclass(frozen=True)
class Comparison:
    """Experiments with the same game, seats, seed and counts; the others are compared with the first."""

    experiments: tuple[Experiment, ...]

    def __post_init__(self) -> None:
        if len(self.experiments) < 2:
            raise BadSetup("lab/compare", "a comparison is of two settings or more")
        first = self.experiments[0]
        for other in self.experiments[1:]:
            same = ("game", "seats", "seed", "counts")
            if unlike := [name for name in same if getattr(first, name) != getattr(other, name)]:
                raise BadSetup("lab/unlike", f"compared settings have the same {unlike[0]}", asked=unlike[0])
            if first.description == other.description:
                raise BadSetup("lab/equal", "two of the compared settings are equal")

    @property
    def is_compiled(self) -> bool:
        return all(each.is_compiled for each in self.experiments)

    @property
    def none(self) -> Pairs:
        """The pairs of no games."""
        first = self.experiments[0]
        apart = empty(len(first.columns), 0)
        return Pairs(tuple(each.none for each in self.experiments), (apart,) * (len(self.experiments) - 1))

    @property
    def description(self) -> dict[str, Any]:
        """Everything that the games depend on, except their number."""
        return {"settings": [each.description for each in self.experiments]}


@dataclass(frozen=True)
class Pairs:
    """The totals of each experiment, and of the differences of the others from the first."""

    plain: tuple[Totals, ...]
    differences: tuple[Totals, ...]

    @property
    def games(self) -> int:
        return self.plain[0].games

    def __add__(self, other: Pairs) -> Pairs:
        plain = tuple(one + two for one, two in zip(self.plain, other.plain, strict=True))
        return Pairs(plain, tuple(one + two for one, two in zip(self.differences, other.differences, strict=True)))

    def to_json(self) -> dict[str, Any]:
        return {name: [each.to_json() for each in getattr(self, name)] for name in ("plain", "differences")}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Pairs:
        return cls(*(tuple(map(Totals.from_json, values[name])) for name in ("plain", "differences")))


@dataclass(frozen=True)
class Difference:
    """By how much a figure is larger than in the first setting, with its 95 % interval."""

    name: str
    is_share: bool
    first: float
    other: float
    mean: float
    half_width: float
    games: int

    @property
    def is_seen(self) -> bool:
        """Is it sure, at 99.9 %, that they differ?"""
        return abs(self.mean) > self.half_width * SURE / Z

    @property
    def visible(self) -> float:
        """A difference that `more_games` would show: half of what can be seen now."""
        return self.half_width * SURE / Z / 2

    @property
    def more_games(self) -> int:
        """An interval of half the width needs four times the games."""
        return 3 * self.games

    def to_json(self) -> dict[str, Any]:
        values = {name: round(getattr(self, name), DIGITS) for name in ("first", "other", "mean")}
        between = rounded(self.mean - self.half_width, self.mean + self.half_width)
        return {**values, "interval": between, "is_seen": self.is_seen, "is_share": self.is_share}


def compare(
    comparison: Comparison,
    games: int,
    *,
    device: str = "cpu",
    cores: int | None = None,
    kept: Finished[Pairs] | None = None,
    progress: Callable[[Pairs], None] | None = None,
) -> Pairs:
    """Play so many games of each setting; `kept` has those played before, and gets each chunk as it arrives."""
    for each in comparison.experiments:
        check_run(each, games, device)
    machine = Machine(device, cores or os.cpu_count() or 1, comparison.is_compiled)
    finished = Finished(comparison.none) if kept is None else kept
    with attached(machine):
        play_missing(comparison, compare_chunk, finished, games, machine, progress)
    return finished.first


def compare_chunk(comparison: Comparison, number: int, games: int, device: str) -> Pairs:
    rows = [play_rows(each, number, games, device) for each in comparison.experiments]
    plain = tuple(map(add_up, comparison.experiments, rows))
    subtract = partial(_difference, comparison.experiments[0].columns, rows[0])
    return Pairs(plain, tuple(map(subtract, rows[1:])))


def _difference(columns: Sequence[Column], first: Array, other: Array) -> Totals:
    cells = [column.cell for column in columns]
    apart = other[:, cells].astype(np.int64) - first[:, cells]
    return Totals(len(first), tuple(apart.sum(axis=0).tolist()), tuple((apart * apart).sum(axis=0).tolist()), ())


def differences(comparison: Comparison, pairs: Pairs, other: int) -> list[Difference]:
    """The differences of one of the other settings, counted from 1, in every figure that occurs."""
    columns, apart = comparison.experiments[0].columns, pairs.differences[other - 1]
    sides = [figures(comparison.experiments[place], pairs.plain[place]) for place in (0, other)]
    found = []
    for place, column in enumerate(columns):
        first, second = (side[place] for side in sides)
        if first.is_seen or second.is_seen:
            low, high, mean, _ = interval(apart.games, apart.sums[place], apart.squares[place], column.unit)
            half = (high - low) / 2 if math.isfinite(high) else math.inf
            found.append(Difference(column.name, column.is_share, first.mean, second.mean, mean, half, apart.games))
    return found


# === On disk ===


def facts_of_pairs(comparison: Comparison, finished: Finished[Pairs]) -> Facts:
    """Everything that is needed to go on, and everything that was found."""
    pairs, others = finished.first, range(1, len(comparison.experiments))
    plain = [facts_of(each, totals) for each, totals in zip(comparison.experiments, pairs.plain, strict=True)]
    found = [{each.name: each.to_json() for each in differences(comparison, pairs, other)} for other in others] if pairs.games else []
    apart = [each.to_json() for each in pairs.differences]
    return {"format": FORMAT, "settings": plain, "differences": found, "totals": apart, **facts_ahead(finished)}


def kept_pairs(folder: Path, comparison: Comparison) -> Finished[Pairs] | None:
    """The pairs of this comparison that the folder holds. Refuses a folder of another one, and names what differs."""
    facts = read(folder, FILE, FORMAT)
    if facts is None:
        return None
    if len(facts["settings"]) != len(comparison.experiments):
        raise other_simulation(folder, ["settings"])
    for each, experiment in zip(facts["settings"], comparison.experiments, strict=True):
        check_same(folder, each, experiment)
    first = {"plain": [each["totals"] for each in facts["settings"]], "differences": facts["totals"]}
    return finished_of(comparison.none, ((number, Pairs.from_json(part)) for number, part in ((0, first), *ahead_of(facts))))
