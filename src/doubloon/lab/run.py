"""Plays the games of an experiment in chunks: on all cores, in processes, on a GPU, or on a cluster. The totals depend on none of that."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from doubloon.engine.errors import BadSetup
from doubloon.lab.experiment import MAX_GAMES, Experiment, play_chunk
from doubloon.lab.figures import figures
from doubloon.lab.finished import Finished, Part, Span
from doubloon.lab.machine import Machine, check_device, ray_module
from doubloon.lab.totals import Totals

if TYPE_CHECKING:
    from doubloon.lab.compare import Comparison

AHEAD = 2  # chunks that wait for each core, so that memory stays flat

Chunk = tuple[int, int]  # the number of the first game, and how many
Progress = Callable[[Totals], None]  # gets the totals so far
W = TypeVar("W", bound="Experiment | Comparison")
P = TypeVar("P", bound=Part)
V = TypeVar("V")
T = TypeVar("T")


@dataclass(frozen=True)
class Goal:
    """Play until this figure is known to this half of its interval."""

    figure: str
    half_width: float

    def is_met(self, experiment: Experiment, totals: Totals) -> bool:
        found = [figure for figure in figures(experiment, totals) if figure.is_called(self.figure)]
        return bool(found) and all(figure.half_width <= self.half_width for figure in found)

    def check(self, experiment: Experiment) -> None:
        names = [figure.name for figure in figures(experiment, experiment.none)]
        if not any(figure.is_called(self.figure) for figure in figures(experiment, experiment.none)):
            known = ", ".join(names)
            raise BadSetup("lab/figure", f"there is no figure {self.figure!r}; there are {known}", asked=self.figure, known=known)
        if not self.half_width > 0:
            raise BadSetup("lab/width", f"an interval is wider than 0, not {self.half_width}", asked=self.half_width)


def run(
    experiment: Experiment,
    games: int | Goal,
    *,
    device: str = "cpu",
    cores: int | None = None,
    kept: Totals | Finished[Totals] | None = None,
    progress: Progress | None = None,
) -> Totals:
    """Play so many games, or until a goal is met; `kept` are those played before: the totals of the first ones, or an object that also
    gets each chunk as it arrives."""
    check_run(experiment, games, device)
    finished = kept if isinstance(kept, Finished) else Finished(experiment.none, {0: kept} if kept is not None and kept.games else {})
    machine = Machine(device, cores or os.cpu_count() or 1, experiment.is_compiled)
    with attached(machine):
        for end in ends(games):
            play_missing(experiment, play_chunk, finished, end, machine, progress)
            if isinstance(games, Goal) and finished.first.games == end and games.is_met(experiment, finished.first):
                break
    return finished.first


def check_run(experiment: Experiment, games: int | Goal, device: str) -> None:
    """Refuse what cannot be played, before anything is."""
    if isinstance(games, Goal):
        games.check(experiment)
    elif type(games) is not int or not 1 <= games <= MAX_GAMES:
        raise BadSetup("lab/number", f"games is 1 to {MAX_GAMES}, not {games!r}", name="games", low=1, high=MAX_GAMES, asked=games)
    check_device(device, is_compiled=experiment.is_compiled)


def ends(games: int | Goal) -> Iterator[int]:
    """The numbers of games after which a run may end: 1000, 1500, 2000, 3000, 5000, 7000, 10000, … for a goal, wherever it is played."""
    if isinstance(games, int):
        yield games
        return
    for power in count(2):
        for part in (10, 15, 20, 30, 50, 70):
            if part * 10**power > MAX_GAMES:
                return
            yield part * 10**power


def chunks(start: int, end: int, size: int) -> Iterator[Chunk]:
    for number in range(start, end, size):
        yield number, min(size, end - number)


# === Players ===


def attached(machine: Machine) -> AbstractContextManager[None]:
    """Keep the connection to a cluster for several runs."""
    return ray_module().attached(machine) if machine.is_cluster else nullcontext()


def play_missing(
    work: W,
    play: Callable[[W, int, int, str], P],
    finished: Finished[P],
    end: int,
    machine: Machine,
    progress: Callable[[P], None] | None = None,
) -> None:
    """Play the games that are missing up to this number: here, or on a cluster."""
    missing = finished.missing(end)
    played = ray_module().played(work, play, missing, machine) if machine.is_cluster else _played(work, play, missing, machine)
    for number, part in played:
        finished.add(number, part)
        if progress is not None:
            progress(finished.total)


def _played(work: W, play: Callable[[W, int, int, str], P], spans: Iterable[Span], machine: Machine) -> Iterator[tuple[int, P]]:
    parts = [(low, high, machine.chunk) for low, high in spans]
    numbers = (number for part in parts for number, _ in chunks(*part))
    return zip(numbers, play_in_order(work, play, (chunk for part in parts for chunk in chunks(*part)), machine), strict=True)


def play_in_order(work: V, play: Callable[[V, int, int, str], T], parts: Iterable[Chunk], machine: Machine) -> Iterator[T]:
    """What `play(work, number, games, device)` returns for each chunk, in their order: from threads if everything is compiled, else from
    processes, or from a GPU. `play` is a function of a module, so that it can be sent to a process."""
    if machine.device == "cuda" or machine.cores == 1:
        yield from (play(work, *part, machine.device) for part in parts)
        return
    with _pool(machine) as pool:
        if machine.is_compiled:
            play(work, 0, 1, machine.device)  # compiled once, not by each thread
        waiting: deque[Future[T]] = deque()
        for part in parts:
            waiting.append(pool.submit(play, work, *part, machine.device))
            if len(waiting) >= AHEAD * machine.cores:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _pool(machine: Machine) -> Iterator[Executor]:
    pool: Executor
    if machine.is_compiled:
        pool = ThreadPoolExecutor(machine.cores)
    else:  # fork would copy locks that threads hold, but not the threads
        pool = ProcessPoolExecutor(machine.cores, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
