"""Figures beside their peers: printed as a table, kept as JSON in bench/out."""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

OUT = Path(__file__).parent / "out"


@dataclass(frozen=True)
class Figure:
    """What was measured, against what, and the least ratio that our budget allows."""

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


def report(question: str, figures: list[Figure]) -> bool:
    """Print and keep the figures of a question; True if all budgets are met."""
    for figure in figures:
        mark = "met" if figure.is_met else "NOT MET"
        print(f"{figure.what}: {figure.ours:,.0f} {figure.unit}; {figure.peer}: {figure.theirs:,.0f}")
        print(f"    ratio {figure.ratio:.2f}, budget {figure.budget:.2f}: {mark}")
    OUT.mkdir(exist_ok=True)
    rows = [{**asdict(figure), "ratio": figure.ratio, "met": figure.is_met} for figure in figures]
    document = {"question": question, "machine": platform.machine(), "python": platform.python_version(), "figures": rows}
    (OUT / f"{question}.json").write_text(json.dumps(document, indent=2) + "\n")
    return all(figure.is_met for figure in figures)


def best_rates(*works: Callable[[], float], repeats: int = 7) -> list[float]:
    """Units a second of each work, which returns its units. The works take turns, and each one's best run counts: other jobs on the
    machine can only slow a run down, and seldom all of them."""
    best = [0.0] * len(works)
    for _ in range(repeats):
        for number, work in enumerate(works):
            start = time.perf_counter()
            units = work()
            best[number] = max(best[number], units / (time.perf_counter() - start))
    return best
