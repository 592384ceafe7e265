"""Does the laboratory slow tables down? The p99 of honest moves, with an experiment running and without, on a server that has one core for
everything: the tables, the players (bench/hostile.py) and the laboratory. The rounds alternate; of each kind the best round
counts, since other work on the machine can only slow a round down.

The experiment is of the game with the longest moves of its bots, and asks for more games than there is time for, so it never rests.
"""

from __future__ import annotations

import asyncio
import os
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import msgspec
from tests.server.running import Server, running

from bench.hostile import on_core, play
from bench.report import Measurement
from doubloon.server.protocol.messages import ExperimentSetting, NewExperiment
from doubloon.server.protocol.responses import ExperimentProgress

ROUNDS = 8
EXPERIMENT = NewExperiment(game="do-not-touch-numbers", seats=4, games=1_000_000, settings=[ExperimentSetting(bots=["clever"])])
SECONDS = 20.0  # of an experiment: more than a round takes
MAX_SLOWDOWN = 1.5  # of the p99: rounds of one kind differ by more


def laboratory(folder: Path) -> list[Measurement]:
    p99: dict[bool, list[float]] = {False: [], True: []}
    with on_core(min(os.sched_getaffinity(0))), running(folder / "tables.db", times=1, laboratory=SECONDS) as server:
        for _ in range(ROUNDS):
            for is_on, found in p99.items():
                found.append(play_round(server, is_on=is_on))
    without, beside = min(p99[False]), min(p99[True])
    return [
        Measurement(
            "p99 beside an experiment", f"ms allowed: {MAX_SLOWDOWN:g} times that without", MAX_SLOWDOWN * without, "a move took", beside, 1
        )
    ]


def play_round(server: Server, *, is_on: bool) -> float:
    """The p99 of honest moves in ms."""
    with experiment(server.url) if is_on else nullcontext() as reader:
        before = reader.games if reader else 0
        took = asyncio.run(play(server.url))
        games = reader.games - before if reader else 0
    middle, slow = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"{'beside an' if is_on else 'without an'} experiment: {len(took)} moves, {middle:.2f} ms p50, {slow:.2f} ms p99; {games:,} games",
        flush=True,
    )
    return slow


@contextmanager
def experiment(url: str) -> Iterator[Reader]:
    """One is played, and read, in the meantime."""
    reader = Reader(url)
    reader.start()
    assert reader.plays.wait(120)
    yield reader
    reader.leave()


class Reader(threading.Thread):
    """Reads an experiment until it leaves."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self._url = url
        self._is_gone = False
        self.plays = threading.Event()  # everything is compiled
        self.games = 0

    def run(self) -> None:
        request = urllib.request.Request(f"{self._url}/api/experiment", msgspec.json.encode(EXPERIMENT), method="POST")  # noqa: S310
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            for line in answer:
                self.games = msgspec.json.decode(line, type=ExperimentProgress).games
                if self.games:
                    self.plays.set()
                if self._is_gone:
                    return

    def leave(self) -> None:
        self._is_gone = True
        self.join()
