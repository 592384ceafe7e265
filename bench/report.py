"""Measurements beside those of peers: printed, and written as JSON to bench/out."""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

OUT = Path(__file__).parent / "out"


@dataclass(frozen=True)
class Measurement:
    """A value of ours, the value of a peer, and the smallest ratio that the budget allows."""

    what: str
    unit: str
    ours: float
    peer: str
    theirs: float
    budget: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def is_met(self) -> bool:
        return self.ratio >= self.budget


def report(question: str, measurements: list[Measurement]) -> bool:
    """Print and store the measurements of a question; True if all budgets are met."""
    for figure in measurements:
        mark = "met" if figure.is_met else "NOT MET"
        print(f"{figure.what}: {figure.ours:,.0f} {figure.unit}; {figure.peer}: {figure.theirs:,.0f}")
        print(f"    ratio {figure.ratio:.2f}, budget {figure.budget:.2f}: {mark}")
    OUT.mkdir(exist_ok=True)
    rows = [{**asdict(figure), "ratio": figure.ratio, "met": figure.is_met} for figure in measurements]
    document = {"question": question, "machine": platform.machine(), "python": platform.python_version(), "figures": rows}
    (OUT / f"{question}.json").write_text(json.dumps(document, indent=2) + "\n")
    return all(figure.is_met for figure in measurements)


def best_rates(*works: Callable[[], float], repeats: int = 7) -> list[float]:
    """Units per second of each function, which returns its number of units. The functions take turns, and the best run of each counts:
    other jobs on the machine can only slow a run down."""
    best = [0.0] * len(works)
    for _ in range(repeats):
        for number, work in enumerate(works):
            start = time.perf_counter()
            units = work()
            best[number] = max(best[number], units / (time.perf_counter() - start))
    return best
