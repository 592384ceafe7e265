"""Sweeps: the same bots with every combination of some options, and which of them come closest to targets."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from doubloon.engine.errors import BadSetup
from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import Figure, figures
from doubloon.lab.totals import Totals

MOST = 1000  # combinations

Values = Mapping[str, Sequence[int | str]]  # by option, the values to try


@dataclass(frozen=True)
class Target:
    """What a figure should be."""

    figure: str
    value: float

    def distance(self, found: Sequence[Figure]) -> float:
        """How far it is, as a part of the target; of several figures, such as the wins of all seats, the farthest."""
        apart = [abs(figure.mean - self.value) for figure in found if figure.is_called(self.figure)]
        return max(apart) / (abs(self.value) or 1.0)


@dataclass(frozen=True)
class Point:
    """One combination, and what was found there."""

    options: Mapping[str, int | str]
    games: int
    figures: list[Figure]
    distance: float  # the largest of all targets; 0 without targets


def combinations(over: Values) -> list[dict[str, int | str]]:
    """Every combination of the values."""
    count = math.prod(len(values) for values in over.values())
    if not 1 <= count <= MOST:
        raise BadSetup("lab/combinations", f"a sweep has 1 to {MOST} combinations, not {count}", most=MOST, asked=count)
    return [dict(zip(over, values, strict=True)) for values in product(*over.values())]


def check_targets(experiment: Experiment, targets: Sequence[Target]) -> None:
    found = figures(experiment, experiment.none)
    for target in targets:
        if not any(figure.is_called(target.figure) for figure in found):
            known = ", ".join(figure.name for figure in found)
            raise BadSetup("lab/figure", f"there is no figure {target.figure!r}; there are {known}", asked=target.figure, known=known)


def point(experiment: Experiment, options: Mapping[str, int | str], totals: Totals, targets: Sequence[Target]) -> Point:
    found = figures(experiment, totals)
    return Point(options, totals.games, found, max((target.distance(found) for target in targets), default=0.0))


def shown(found: Sequence[Figure], targets: Sequence[Target]) -> Iterator[Figure]:
    """The figures of a table: those of the targets, else who wins and how long it takes."""
    names = [target.figure for target in targets] or ["wins_1", "turns", "decided"]
    return (figure for figure in found if any(figure.is_called(name) for name in names))
