"""What earlier releases wrote can be read, played on and verified. The samples of each release are in tests/releases; those of today are
written for the test, so that it also runs before the first release."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.engine.log import from_json
from doubloon.games import GAMES
from doubloon.server.store.sqlite import SqliteStore
from doubloon.server.table.events import decode
from doubloon.server.table.state import fold
from doubloon.tui import saved_games
from doubloon.tui.local_table import is_over
from tests.cli.test_commands import run
from tests.samples import RELEASES, data_home, facts, play, write

TODAY = "today"


@pytest.fixture(scope="module", params=[*sorted(path.name for path in RELEASES.glob("*")), TODAY])
def samples(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    version: str = request.param
    if version != TODAY:
        return RELEASES / version
    folder = tmp_path_factory.mktemp("samples") / version
    write(folder)
    return folder


@pytest.fixture
def expected(samples: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((samples / "expected.json").read_text("utf-8"))
    return found


def test_saved_games_go_on(samples: Path, expected: dict[str, Any]) -> None:
    with data_home(samples):
        for name, then in expected["local"].items():
            table = saved_games.load(name)
            assert facts(table.game, table.state) == then["begun"]
            play(table)
            assert is_over(table)


def test_logs_are_replayed_and_verified(samples: Path, expected: dict[str, Any]) -> None:
    for name, then in expected["local"].items():
        path = samples / "doubloon" / "games" / then["log"]
        game = doubloon.game(name)
        assert facts(game, game.replay(from_json(path.read_text("utf-8")))) == then["over"]
        assert run("replay", path).returncode == run("verify", path).returncode == 0


def test_live_tables_are_as_they_were(samples: Path, expected: dict[str, Any], tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tables.db")
    connection.executescript((samples / "tables.sql").read_text("utf-8"))
    connection.close()

    async def events() -> dict[str, list[bytes]]:
        store = SqliteStore(tmp_path / "tables.db")
        found = {name: await store.load(name) for name in expected["tables"]}
        await store.close()
        return found

    for name, bodies in asyncio.run(events()).items():
        table, then = fold(name, map(decode, bodies)), expected["tables"][name]
        assert table.state is not None
        assert {"game": table.creation.game, "seq": table.seq, "phase": str(table.phase)} | facts(
            GAMES[table.creation.game], table.state
        ) == then


def test_the_samples_have_every_game_of_their_time(expected: dict[str, Any]) -> None:
    assert {each["game"] for each in expected["tables"].values()} == set(expected["local"])
    phases = {each["phase"] for each in expected["tables"].values()}
    assert phases == {"playing", "over"}
