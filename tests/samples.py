"""What a version of Doubloon writes: saved games, logs of finished games, and a database of live tables.

`python -m tests.samples FOLDER` writes them; `make release` keeps those of each release in tests/releases, and test_upgrade.py reads them.
"""

import asyncio
import json
import os
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.server.store.sqlite import SqliteStore, open_database
from doubloon.server.table.events import encode
from doubloon.tui import saved_games
from doubloon.tui.local_table import LocalTable, Setup, apply_action, automatic_action, is_over, make_secret, new_table
from tests.server.tables import BOT, ME, Sitting, sitting

RELEASES = Path(__file__).parent / "releases"
BEGUN = 30  # actions of a game that is not over
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve", "Finn", "Gus", "Hanna")


def write(folder: Path) -> None:
    folder.mkdir(parents=True)
    with data_home(folder):
        local = {game.id: write_local(game) for game in GAMES.values()}
    live = {f"sample{number:010}": live_table(game, number) for number, game in enumerate(GAMES.values())}
    write_database(folder / "tables.sql", live)
    tables = {name: {"game": sat.table.creation.game, "seq": sat.table.seq, **facts_of(sat)} for name, sat in live.items()}
    (folder / "expected.json").write_text(json.dumps({"local": local, "tables": tables}, indent=1) + "\n", encoding="utf-8")


@contextmanager
def data_home(folder: Path) -> Iterator[None]:
    """The user's data folder is in this one."""
    before = os.environ.get("XDG_DATA_HOME")
    os.environ["XDG_DATA_HOME"] = str(folder)
    try:
        yield
    finally:
        os.environ.pop("XDG_DATA_HOME")
        os.environ |= {} if before is None else {"XDG_DATA_HOME": before}


# === In the terminal ===


def write_local(game: Game) -> dict[str, Any]:
    """A game that has begun, and one that is over."""
    begun, over = local_table(game, "begun"), local_table(game, "over")
    play(begun, BEGUN)
    saved_games.save(begun)
    play(over)
    return {"begun": facts(game, begun.state), "over": facts(game, over.state), "log": saved_games.finish(over).name}


def local_table(game: Game, text: str) -> LocalTable:
    setup = Setup(game.seats[0], 0, ("random",), 0, {})
    table = new_table(game, setup, make_secret(setup.seats, text))
    table.names, table.save_id = list(NAMES[: setup.seats]), game.id if text == "begun" else f"{game.id}-2"
    return table


def play(table: LocalTable, actions: int = 10**6) -> None:
    for _ in range(actions):
        if is_over(table):
            return
        action = automatic_action(table)
        assert action is not None
        apply_action(table, action)


def facts(game: Game, state: State) -> dict[str, Any]:
    """What stays the same even if the layout of states changes."""
    return {"points": game.show(state, SPECTATOR).to_json()["points"], "actor": game.actor(state)}


# === Live tables ===


def live_table(game: Game, number: int) -> Sitting:
    """Some of them are over."""
    sat = sitting(game.id, (ME, BOT, *[ME] * (game.seats[0] - 2)), seed=number)
    sat.start()
    sat.play(random.Random(number), 10**6 if number % 2 else BEGUN)
    return sat


def facts_of(sat: Sitting) -> dict[str, Any]:
    state, game = sat.table.state, GAMES[sat.table.creation.game]
    return {"phase": str(sat.table.phase)} if state is None else {"phase": str(sat.table.phase), **facts(game, state)}


def write_database(path: Path, tables: dict[str, Sitting]) -> None:
    """A dump of the database, as text that git can keep."""
    database = path.with_suffix(".db")
    open_database(database, 5.0).close()

    async def fill() -> None:
        store = SqliteStore(database)
        for name, sat in tables.items():
            first, *rest = map(encode, sat.events)
            await store.create(name, f"code-{name}", first)
            await store.append(name, 1, rest)
        await store.close()

    asyncio.run(fill())
    with sqlite3.connect(database) as connection:
        [(version,)] = connection.execute("PRAGMA user_version")
        lines = [*connection.iterdump(), f"PRAGMA user_version = {version};"]  # which a dump leaves out
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    connection.close()
    for each in path.parent.glob("tables.db*"):
        each.unlink()


if __name__ == "__main__":
    write(Path(sys.argv[1]))
