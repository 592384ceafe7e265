"""A process that plays experiments of the laboratory, at the lowest priority: no table waits for it.

It reads a line of JSON for each experiment, `Task`, and writes lines: the number of the task, 1 if this is the last line about it, and the
progress as JSON. A new task ends the one before.
"""

from __future__ import annotations

import math
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import SimpleQueue

import msgspec

from doubloon.engine.errors import Refusal
from doubloon.games import GAMES
from doubloon.lab.compare import Comparison, Difference, Pairs, compare_chunk, differences
from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.figures import Figure, figures, is_percent_name
from doubloon.lab.histogram import shares, span
from doubloon.lab.machine import Machine
from doubloon.lab.names import group_of, grouped, message_of
from doubloon.lab.run import Chunk, play_in_order
from doubloon.server.protocol.messages import NewExperiment
from doubloon.server.protocol.responses import ExperimentDifference, ExperimentFigure, ExperimentProgress, RequestRefused
from doubloon.server.table.views import to_text

FIRST, LARGEST = 16, 4096  # games of a chunk
CHUNK_SECONDS = 0.05  # that a chunk should take: so soon an experiment ends that nobody waits for
INTERVALS = (0.15, 0.4)  # seconds between two lines, at first and later
EARLY = 3.0  # seconds
DIGITS = 6
LEFT_OUT = ("moves", "chance")  # groups of figures: dozens, which only the commands name by their labels


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    experiment: NewExperiment | None = None  # null: only end the one before
    cores: int = 1
    seconds: float = 1.0  # of play
    patience: float = 1.0  # seconds until its end, everything included


class Ended(Exception):
    """Nobody waits for this experiment any more."""


class Tasks:
    """The tasks that came, and the number of the newest one. The process ends when its input does, whatever it is doing."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Task] = SimpleQueue()
        self._newest = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            task = msgspec.json.decode(line, type=Task)
            self._newest = task.number
            self._queue.put(task)
        os._exit(0)

    def next(self) -> Task:
        return self._queue.get()

    def check(self, task: Task) -> None:
        if task.number != self._newest:
            raise Ended

    def tell(self, task: Task, progress: ExperimentProgress, *, is_last: bool = False) -> None:
        self.check(task)
        sys.stdout.buffer.write(b"%d %d %b\n" % (task.number, is_last, msgspec.json.encode(progress)))
        sys.stdout.buffer.flush()


# === Playing ===


class Clock:
    """When to tell, and when to end."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._asked = self._began = self._told = time.monotonic()

    def begin(self) -> None:
        """Everything is compiled."""
        self._began = time.monotonic()

    @property
    def played(self) -> float:
        return time.monotonic() - self._began

    def is_over(self) -> bool:
        return self.played >= self._task.seconds or time.monotonic() - self._asked >= self._task.patience

    def may_tell(self) -> bool:
        now = time.monotonic()
        is_time = now - self._told >= INTERVALS[self.played > EARLY]
        self._told = now if is_time else self._told
        return is_time


def play(task: Task, tasks: Tasks) -> None:
    """Play an experiment, and tell how far it is; the games that are asked for, or those for which there is time."""
    assert task.experiment is not None  # noqa: S101 (checked by `main`)
    asked, clock = task.experiment, Clock(task)
    tasks.tell(task, ExperimentProgress(phase="preparing"))
    experiments = tuple(
        Experiment(asked.game, tuple(each.bots), seats=asked.seats, options=each.options, seed=asked.seed) for each in asked.settings
    )
    comparison = Comparison(experiments) if len(experiments) > 1 else None
    for each in experiments:
        play_chunk(each, 0, 1)  # compile
        tasks.check(task)
    clock.begin()
    found: Pairs | None = None
    for part in played(comparison or experiments[0], asked.games, task.cores, clock):
        found = part if found is None else found + part
        if clock.may_tell():
            tasks.tell(task, progress(experiments, found))
        tasks.check(task)
    assert found is not None  # noqa: S101 (a chunk is played at least)
    tasks.tell(task, progress(experiments, found, is_done=True), is_last=True)


def played(work: Comparison | Experiment, games: int, cores: int, clock: Clock) -> Iterator[Pairs]:
    machine = Machine("cpu", cores, is_compiled=True)
    done = 0

    def chunks() -> Iterator[Chunk]:
        start = 0
        while start < games and (start == 0 or not clock.is_over()):
            size = min(LARGEST, max(FIRST, int(CHUNK_SECONDS * done / max(clock.played, 1e-3) / cores)), games - start)
            yield start, size
            start += size

    if isinstance(work, Comparison):
        for pairs in play_in_order(work, compare_chunk, chunks(), machine):
            done = pairs.plain[0].games + done
            yield pairs
    else:
        for totals in play_in_order(work, play_chunk, chunks(), machine):
            done += totals.games
            yield Pairs((totals,), ())


# === Telling ===


def progress(experiments: tuple[Experiment, ...], found: Pairs, *, is_done: bool = False) -> ExperimentProgress:
    sides = [ordered(figures(experiment, totals)) for experiment, totals in zip(experiments, found.plain, strict=True)]
    apart = differences(Comparison(experiments), found, 1) if len(experiments) > 1 else []
    shown = {figure.name for side in sides for figure in side if figure.is_seen}
    axes = {stem: span(spreads) for stem, spreads in spreads_by_stem(sides).items()}
    return ExperimentProgress(
        phase="done" if is_done else "playing",
        games=found.plain[0].games,
        settings=[
            [told(experiments[0], figure, axes.get(stem_of(figure.name))) for figure in side if figure.name in shown] for side in sides
        ],
        differences=[told_difference(each) for each in apart if each.name in shown],
    )


def ordered(found: list[Figure]) -> list[Figure]:
    return [figure for group, inside in grouped(found).items() if group not in LEFT_OUT for figure in inside]


def stem_of(name: str) -> str:
    """Figures of all seats have the same axis: `points_2` -> `points`."""
    stem, _, number = name.rpartition("_")
    return stem if number.isdigit() else name


def spreads_by_stem(sides: list[list[Figure]]) -> dict[str, list[dict[int, int]]]:
    found: dict[str, list[dict[int, int]]] = {}
    for figure in (figure for side in sides for figure in side if figure.spread):
        found.setdefault(stem_of(figure.name), []).append(dict(figure.spread))
    return found


def told(experiment: Experiment, figure: Figure, axis: tuple[int, int, int] | None) -> ExperimentFigure:
    name, low, high = figure.name, known(figure.low), known(figure.high)
    says, group = to_text(message_of(GAMES[experiment.game], name)), group_of(name)
    percent = figure.is_share or is_percent_name(name)
    plain = ExperimentFigure(name=name, group=group, says=says, mean=round(figure.mean, DIGITS), low=low, high=high)  # type: ignore[arg-type] # not of LEFT_OUT
    plain = msgspec.structs.replace(plain, share=figure.is_share, percent=percent, quantiles=list(figure.quantiles))
    if axis is None or not figure.spread:
        return plain
    first, last, width = axis
    unit = next(column.unit for column in experiment.columns if column.name == name)
    bars = [round(each, DIGITS) for each in shares(figure.spread, first, last, width)]
    return msgspec.structs.replace(plain, start=first / unit, width=width / unit, bars=bars)


def told_difference(each: Difference) -> ExperimentDifference:
    return ExperimentDifference(
        name=each.name,
        mean=round(each.mean, DIGITS),
        half=known(each.half_width),
        seen=each.is_seen,
        visible=known(each.visible),
        more=each.more_games,
    )


def known(value: float) -> float | None:
    return round(value, DIGITS) if math.isfinite(value) else None


# === The process ===


def lower_priority() -> None:
    """Below everything else of this machine; games are played in the time that nobody needs."""
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(OSError):
        os.nice(19)


def guarded(task: Task, tasks: Tasks, work: Callable[[Task, Tasks], None]) -> None:
    try:
        work(task, tasks)
    except Ended:
        pass
    except Refusal as refusal:
        values = {name: value if isinstance(value, int) else str(value) for name, value in refusal.values.items()}
        refuse(task, tasks, refusal.key, values)
    except Exception:
        traceback.print_exc()
        refuse(task, tasks, "server/failed", {})


def refuse(task: Task, tasks: Tasks, reason: str, values: dict[str, int | str]) -> None:
    with suppress(Ended):
        tasks.tell(task, ExperimentProgress(phase="done", refused=RequestRefused(reason=reason, values=values)), is_last=True)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; this process ends with its input
    lower_priority()
    tasks = Tasks()
    while True:
        task = tasks.next()
        if task.experiment is not None:
            guarded(task, tasks, play)


if __name__ == "__main__":
    main()
