"""Load test with many tables: Doubloon's server, which writes every move to disk before it answers, beside boardgame.io's: in memory, and
with FlatFile, its own storage on disk, which answers a move before it writes it and does not wait for the disk.

The load is the same for all: two seats at each of 200 tables play Pig, and the server rolls the dice; both seats receive a move before the
next one is made at that table. One Node process with plain `ws` sockets simulates all players of a server (bench/load_clients); it also
builds boardgame.io's socket.io frames by hand, so that no client library is measured. boardgame.io's tables have no credentials and no
lobby; ours have both. All servers run all the time, the rounds alternate, and the best round of each counts: other work on the machine
can only slow a round down.

Run as `python -m bench.load [QUESTION...] [--plot]`: peer, race, postgres, growth, large, hostile, laboratory; all of them by default.
--plot writes the results of growth to docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.databases import Postgres
from tests.server.running import running

from bench import scaling
from bench.hostile import hostile
from bench.laboratory import laboratory
from bench.processes import RunningServer, boardgame_io, load_clients, memory, processor_seconds, running_server
from bench.report import Measurement, report
from bench.table_fixtures import TableKeys, create_tables, table_request
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.messages import NewTable
from doubloon.server.store.url import store_opener
from doubloon.server.table.events import decode

PEER, FILES = "boardgame.io", "boardgame.io with FlatFile"
TABLES = 200
ROUNDS = 4
WARM_UP_MOVES = 10  # moves at each table before the measurement
MOVES = 100  # measured moves at each table, in each round
FILED = 10  # the same for the peer on disk: each of its moves costs more than the one before, so few are to its advantage
PIG = table_request("pig", 2, target=1000)  # high enough that nobody wins
MIN_RATE, MAX_P99, MAX_PROCESSOR = 1.5, 1 / 2, 1 / 2  # budgets, relative to the peer: moves per second, p99, processor
DURABLE = 5  # times the moves a second of the peer on disk

RACE = table_request("troll-dragon", 5, tempo="race", diamonds=120, nuggets=120, diamond_sides=1, key_sides=2, door_sides=2)
LONG_RACE = {"one_nugget_sides": 0, "two_nuggets_sides": 0, "dragon_sides_1": 1, "dragon_sides_2": 1}
INTERVAL = 200  # ms between the rolls of a seat
SPEED_UP = 2  # factor: dice tumble for 200 ms
PAUSE = 300  # ms before a move in the Grotto, so that most tables race: more than 1,000 rolls per second
RACING = 10  # seconds
ROLL_BUDGET = 20.0  # ms until all players have received it, p99

IDLE_BUDGET = 200 << 10  # bytes of a table with five seats, and their sockets
UNFINISHED = 10_000
START_BUDGET = 5.0  # seconds


@dataclass(frozen=True)
class Round:
    """The measurements of a round."""

    rate: float  # moves per second
    p50: float  # ms from a move to its last response
    p99: float
    processor: float  # seconds of processor time for 1,000 moves
    memory: int  # bytes of the server after the round

    def __str__(self) -> str:
        return (
            f"{self.rate:,.0f} moves/s, {self.p50:.1f} ms p50, {self.p99:.1f} ms p99, "
            f"{1000 * self.processor:.0f} ms of processor for 1,000 moves, {self.memory >> 20} MiB"
        )


def best(rounds: Sequence[Round]) -> Round:
    """The best value of each measurement."""
    low = [min(getattr(each, name) for each in rounds) for name in ("p50", "p99", "processor", "memory")]
    return Round(max(each.rate for each in rounds), *low)


def play_round(kind: str, server: RunningServer, places: list[TableKeys], moves: int) -> Round:
    """Play `moves` moves at each table."""
    with load_clients("moves.js", kind) as clients:
        clients.sit(server, places)
        clients.request("play", moves=WARM_UP_MOVES * len(places))
        before = processor_seconds(server.pids)
        result = clients.request("play", moves=moves * len(places))
        spent = processor_seconds(server.pids) - before
        size = memory(server.pids)
        clients.request("leave")
    return Round(result["moves"] / result["seconds"], result["p50"], result["p99"], 1000 * spent / result["moves"], size)


# === Beside the peer ===


def peer(folder: Path) -> list[Measurement]:
    rounds: dict[str, list[Round]] = {"Doubloon": [], PEER: [], FILES: []}
    with running(folder / "peer.db", times=1) as server, boardgame_io() as other, boardgame_io(folder / "files") as filed:
        for number in range(ROUNDS):
            places = [TableKeys(f"{number}-{each}", ["", ""]) for each in range(TABLES)]
            rounds["Doubloon"].append(play_round("doubloon", running_server(server), create_tables(server.address, PIG, TABLES), MOVES))
            rounds[PEER].append(play_round(PEER, other, places, MOVES))
            rounds[FILES].append(play_round(PEER, filed, places, FILED))
            for name, each in rounds.items():
                print(f"round {number + 1}: {name}: {each[-1]}", flush=True)
    ours, theirs, files = map(best, rounds.values())
    return [*compare(ours, theirs), Measurement(f"{TABLES} tables of two, on disk", "moves/s", ours.rate, FILES, files.rate, DURABLE)]


def compare(ours: Round, theirs: Round) -> list[Measurement]:
    what = f"{TABLES} tables of two"
    return [
        Measurement(what, "moves/s", ours.rate, PEER, theirs.rate, MIN_RATE),
        Measurement(f"{what}, p99", f"ms allowed: half of {PEER}'s {theirs.p99:.0f}", MAX_P99 * theirs.p99, "a move took", ours.p99, 1),
        Measurement(
            f"{what}, processor",
            f"ms for 1,000 moves allowed: half of {PEER}'s {1000 * theirs.processor:.0f}",
            1000 * MAX_PROCESSOR * theirs.processor,
            "they took",
            1000 * ours.processor,
            1,
        ),
    ]


# === Races ===


def race(folder: Path) -> list[Measurement]:
    request = NewTable(game=RACE.game, seats=RACE.seats, options={**RACE.options, **LONG_RACE})
    with running(folder / "race.db", times=SPEED_UP) as server, load_clients("rolls.js") as clients:
        places = create_tables(server.address, request, TABLES, INTERVAL)
        clients.request("sit", url=server.url, places=[vars(place) for place in places], pause=PAUSE)
        clients.request("race", seconds=3)
        before = processor_seconds(running_server(server).pids)
        rolls = clients.request("race", seconds=RACING)["rolls"]
        spent = processor_seconds(running_server(server).pids) - before
        times = asyncio.run(event_times(server.address, {table for table, *_ in rolls}))
    took = sorted(seen - min(due, times[table, seq]) for table, seq, due, seen in rolls)
    middle, slow = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"{TABLES} races of five: {len(rolls) / RACING:,.0f} rolls/s, {100 * spent / RACING:.0f} % of a core")
    print(f"    from a settled roll to the last of five players: {middle:.1f} ms p50, {slow:.1f} ms p99")
    return [Measurement(f"{TABLES} races of five, p99", "ms allowed", ROLL_BUDGET, "a roll took", slow, 1)]


async def event_times(address: str, tables: set[str]) -> dict[tuple[str, int], float]:
    """The time of each event by the server's clock: (table, seq) -> ms since 1970."""
    store = store_opener(address)()
    await store.open(Metrics())
    found = {(table, seq): float(decode(body).at) for table in tables for seq, body in enumerate(await store.load(table), 1)}
    await store.close()
    return found


# === PostgreSQL ===


def postgres(folder: Path) -> list[Measurement]:
    """The same load on two workers that share a database. PostgreSQL's own processor time is not counted."""
    (folder / "postgres").mkdir()
    database = Postgres(folder / "postgres")
    try:
        address = database.database()
        with running(folder / "none.db", times=1, address=address, workers=2) as server:
            while len(server.workers()) < 2:
                time.sleep(0.1)
            rounds = [play_round("doubloon", running_server(server), create_tables(address, PIG, TABLES), MOVES) for _ in range(2)]
    finally:
        database.stop()
    print(f"{TABLES} tables of two, PostgreSQL, two workers: {best(rounds)}")
    return []


# === How cost grows ===


def grow(folder: Path, *, is_drawn: bool) -> list[Measurement]:
    rows = []
    for tables in scaling.TABLES:
        with running(folder / f"grow{tables}.db", times=1) as server:
            places = create_tables(server.address, PIG, tables)
            measured = play_round("doubloon", running_server(server), places, max(MOVES // 4, 4000 // tables))
        print(f"{tables:,} tables of two: {measured}", flush=True)
        rows.append(scaling.Row(tables, measured.rate, measured.p99, 1000 * measured.processor, measured.memory / 2**20))
    if is_drawn:
        scaling.draw(rows)
    return []


# === Large ===


def large(folder: Path) -> list[Measurement]:
    return [idle(folder), start(folder)]


def idle(folder: Path) -> Measurement:
    """The memory of an idle table of five, including its five sockets."""
    with running(folder / "idle.db", times=1) as server, load_clients("moves.js", "doubloon") as clients:
        places = create_tables(server.address, table_request("troll-dragon", 5), 2 * TABLES)
        clients.sit(running_server(server), places[:TABLES])
        before = memory(running_server(server).pids)
        clients.sit(running_server(server), places[TABLES:])
        time.sleep(1)
        each = (memory(running_server(server).pids) - before) / TABLES
    return Measurement("an idle table of five with its sockets", "KiB allowed", IDLE_BUDGET / 1024, "it takes", each / 1024, 1)


def start(folder: Path) -> Measurement:
    """The start-up time with ten thousand unfinished tables in the database, beside an empty database."""
    took, sizes = [], []
    create_tables(f"sqlite:///{folder / 'full.db'}", table_request("pig", 2), UNFINISHED)
    for name in ("empty.db", "full.db"):
        began = time.perf_counter()
        with running(folder / name, times=1) as server:
            took.append(time.perf_counter() - began)
            sizes.append(memory(running_server(server).pids))
    print(f"start with {UNFINISHED:,} unfinished: {took[1]:.2f} s, {sizes[1] >> 20} MiB; none: {took[0]:.2f} s, {sizes[0] >> 20} MiB")
    return Measurement(f"start with {UNFINISHED:,} tables", "ms allowed", 1000 * START_BUDGET, "it took", 1000 * took[1], 1)


QUESTIONS: dict[str, Callable[[Path], list[Measurement]]] = {
    "peer": peer,
    "race": race,
    "postgres": postgres,
    "large": large,
    "hostile": hostile,
    "laboratory": laboratory,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="*", metavar="QUESTION", help=", ".join([*QUESTIONS, "growth"]))
    parser.add_argument("--plot", action="store_true", help="write docs/load.md and docs/load.svg")
    arguments = parser.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; the results need a quiet machine")
    measurements = []
    with tempfile.TemporaryDirectory() as name:
        for question in arguments.questions or [*QUESTIONS, "growth"]:
            answer = QUESTIONS[question](Path(name)) if question in QUESTIONS else grow(Path(name), is_drawn=arguments.plot)
            measurements += answer
    sys.exit(0 if report("load", measurements) else 1)


if __name__ == "__main__":
    main()
