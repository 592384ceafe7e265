"""Many tables at once: Doubloon's server, which keeps every move on disk before it is answered, beside boardgame.io's, in memory.

The load is the same for both: two seats at each of 200 tables play Pig, chance rolled by the server; a move is answered, and seen by both
seats, before the next one is made at that table. The crowd is one Node process over bare sockets of `ws` for either server (bench/crowd):
boardgame.io's frames of socket.io are made by hand there too, so neither server is measured together with a client library. Its tables have
no credentials, no lobby and no disk; ours have all of that. Both servers run for the whole time, are played at in turns, and of each
the best round counts: other work on the machine can only slow a round down.

Run as `python -m bench.load [QUESTION...] [--plot]`: peer, race, postgres, growth, large; all of them unless named. --plot writes the
growth into docs/load.md.
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

from bench import growth
from bench.furnish import Place, furnished, wish
from bench.processes import Served, boardgame_io, crowd, memory, processor_seconds, served
from bench.report import Figure, report
from doubloon.server.http.serve import opener
from doubloon.server.metrics import Figures
from doubloon.server.protocol.messages import NewTable
from doubloon.server.table.events import unpacked

PEER = "boardgame.io"
TABLES = 200
ROUNDS = 4
WARM = 10  # moves at each table before it counts
MOVES = 100  # moves at each table that count, in each round
PIG = wish("pig", 2, target=1000)  # nobody wins meanwhile
QUICKER, CALMER, CHEAPER = 1.5, 1 / 2, 1 / 2  # budgets: moves a second, p99, processor; as parts of the peer's

RACE = wish("troll-dragon", 5, tempo="race", diamonds=120, nuggets=120, diamond_sides=1, key_sides=2, door_sides=2)
LONG_RACE = {"one_nugget_sides": 0, "two_nuggets_sides": 0, "dragon_sides_1": 1, "dragon_sides_2": 1}
INTERVAL = 200  # ms between the rolls of a seat
HURRIED = 2  # times: dice tumble for 200 ms
PAUSE = 300  # ms before a move in the Grotto, so that most tables race: more than 1,000 rolls a second
RACING = 10  # seconds
ROLL_BUDGET = 20.0  # ms until all screens have it, p99

IDLE_BUDGET = 200 << 10  # bytes of a table with five seats, and their sockets
UNFINISHED = 10_000
START_BUDGET = 5.0  # seconds


@dataclass(frozen=True)
class Round:
    """What a round of moves came to."""

    rate: float  # moves a second
    p50: float  # ms from a move to the last of its answers
    p99: float
    processor: float  # seconds of the server for 1,000 moves
    memory: int  # bytes of the server after it

    def __str__(self) -> str:
        return (
            f"{self.rate:,.0f} moves/s, {self.p50:.1f} ms in the middle, {self.p99:.1f} ms p99, "
            f"{1000 * self.processor:.0f} ms of processor for 1,000 moves, {self.memory >> 20} MiB"
        )


def best(rounds: Sequence[Round]) -> Round:
    """The best of each figure."""
    low = [min(getattr(each, name) for each in rounds) for name in ("p50", "p99", "processor", "memory")]
    return Round(max(each.rate for each in rounds), *low)


def played(kind: str, server: Served, places: list[Place], moves: int) -> Round:
    """Let a crowd play so many moves at each table."""
    with crowd("moves.js", kind) as people:
        people.sit(server, places)
        people.tell("play", moves=WARM * len(places))
        before = processor_seconds(server.pids)
        told = people.tell("play", moves=moves * len(places))
        spent = processor_seconds(server.pids) - before
        size = memory(server.pids)
        people.tell("leave")
    return Round(told["moves"] / told["seconds"], told["p50"], told["p99"], 1000 * spent / told["moves"], size)


# === Beside the peer ===


def peer(folder: Path) -> list[Figure]:
    ours: list[Round] = []
    theirs: list[Round] = []
    with running(folder / "peer.db", times=1) as server, boardgame_io() as other:
        for number in range(ROUNDS):
            ours.append(played("doubloon", served(server), furnished(server.address, PIG, TABLES), MOVES))
            theirs.append(played(PEER, other, [Place(f"{number}-{each}", ["", ""]) for each in range(TABLES)], MOVES))
            print(f"round {number + 1}: Doubloon: {ours[-1]}\n         {PEER}: {theirs[-1]}", flush=True)
    return compared(best(ours), best(theirs))


def compared(ours: Round, theirs: Round) -> list[Figure]:
    what = f"{TABLES} tables of two"
    return [
        Figure(what, "moves/s", ours.rate, PEER, theirs.rate, QUICKER),
        Figure(f"{what}, p99", f"ms allowed: half of {PEER}'s {theirs.p99:.0f}", CALMER * theirs.p99, "a move took", ours.p99, 1),
        Figure(
            f"{what}, processor",
            f"ms for 1,000 moves allowed: half of {PEER}'s {1000 * theirs.processor:.0f}",
            1000 * CHEAPER * theirs.processor,
            "they took",
            1000 * ours.processor,
            1,
        ),
    ]


# === Races ===


def race(folder: Path) -> list[Figure]:
    wanted = NewTable(game=RACE.game, seats=RACE.seats, options={**RACE.options, **LONG_RACE})
    with running(folder / "race.db", times=HURRIED) as server, crowd("rolls.js") as people:
        places = furnished(server.address, wanted, TABLES, INTERVAL)
        people.tell("sit", url=server.url, places=[vars(place) for place in places], pause=PAUSE)
        people.tell("race", seconds=3)
        before = processor_seconds(served(server).pids)
        rolls = people.tell("race", seconds=RACING)["rolls"]
        spent = processor_seconds(served(server).pids) - before
        counted = asyncio.run(counting(server.address, {table for table, *_ in rolls}))
    took = sorted(seen - min(due, counted[table, seq]) for table, seq, due, seen in rolls)
    middle, slow = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"{TABLES} races of five: {len(rolls) / RACING:,.0f} rolls/s, {100 * spent / RACING:.0f} % of a core")
    print(f"    from a roll that counts to the last of five screens: {middle:.1f} ms in the middle, {slow:.1f} ms p99")
    return [Figure(f"{TABLES} races of five, p99", "ms allowed", ROLL_BUDGET, "a roll took", slow, 1)]


async def counting(address: str, tables: set[str]) -> dict[tuple[str, int], float]:
    """When each event counted, by the server's clock: (table, seq) -> ms since 1970."""
    store = opener(address)()
    await store.open(Figures())
    found = {(table, seq): float(unpacked(body).at) for table in tables for seq, body in enumerate(await store.load(table), 1)}
    await store.close()
    return found


# === PostgreSQL ===


def postgres(folder: Path) -> list[Figure]:
    """The same load on two workers that share a database. What PostgreSQL itself takes is not counted."""
    (folder / "postgres").mkdir()
    database = Postgres(folder / "postgres")
    try:
        address = database.database()
        with running(folder / "none.db", times=1, address=address, workers=2) as server:
            while len(server.workers()) < 2:
                time.sleep(0.1)
            rounds = [played("doubloon", served(server), furnished(address, PIG, TABLES), MOVES) for _ in range(2)]
    finally:
        database.stop()
    print(f"{TABLES} tables of two, PostgreSQL, two workers: {best(rounds)}")
    return []


# === How cost grows ===


def grow(folder: Path, *, is_drawn: bool) -> list[Figure]:
    rows = []
    for tables in growth.TABLES:
        with running(folder / f"grow{tables}.db", times=1) as server:
            places = furnished(server.address, PIG, tables)
            measured = played("doubloon", served(server), places, max(MOVES // 4, 4000 // tables))
        print(f"{tables:,} tables of two: {measured}", flush=True)
        rows.append(growth.Row(tables, measured.rate, measured.p99, 1000 * measured.processor, measured.memory / 2**20))
    if is_drawn:
        growth.draw(rows)
    return []


# === Large ===


def large(folder: Path) -> list[Figure]:
    return [idle(folder), start(folder)]


def idle(folder: Path) -> Figure:
    """Tables of five at which nobody does anything: what each of them keeps in memory, its five sockets included."""
    with running(folder / "idle.db", times=1) as server, crowd("moves.js", "doubloon") as people:
        places = furnished(server.address, wish("troll-dragon", 5), 2 * TABLES)
        people.sit(served(server), places[:TABLES])
        before = memory(served(server).pids)
        people.sit(served(server), places[TABLES:])
        time.sleep(1)
        each = (memory(served(server).pids) - before) / TABLES
    return Figure("an idle table of five with its sockets", "KiB allowed", IDLE_BUDGET / 1024, "it takes", each / 1024, 1)


def start(folder: Path) -> Figure:
    """With ten thousand unfinished tables in the database, beside none."""
    took, sizes = [], []
    furnished(f"sqlite:///{folder / 'full.db'}", wish("pig", 2), UNFINISHED)
    for name in ("empty.db", "full.db"):
        began = time.perf_counter()
        with running(folder / name, times=1) as server:
            took.append(time.perf_counter() - began)
            sizes.append(memory(served(server).pids))
    print(f"start with {UNFINISHED:,} unfinished: {took[1]:.2f} s, {sizes[1] >> 20} MiB; none: {took[0]:.2f} s, {sizes[0] >> 20} MiB")
    return Figure(f"start with {UNFINISHED:,} tables", "ms allowed", 1000 * START_BUDGET, "it took", 1000 * took[1], 1)


QUESTIONS: dict[str, Callable[[Path], list[Figure]]] = {"peer": peer, "race": race, "postgres": postgres, "large": large}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="*", metavar="QUESTION", help=", ".join([*QUESTIONS, "growth"]))
    parser.add_argument("--plot", action="store_true", help="write docs/load.md and docs/load.svg")
    asked = parser.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; figures are worth something on a quiet one")
    figures = []
    with tempfile.TemporaryDirectory() as name:
        for question in asked.questions or [*QUESTIONS, "growth"]:
            answer = QUESTIONS[question](Path(name)) if question in QUESTIONS else grow(Path(name), is_drawn=asked.plot)
            figures += answer
    sys.exit(0 if report("load", figures) else 1)


if __name__ == "__main__":
    main()
