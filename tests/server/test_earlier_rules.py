"""Tables of Troll & Dragon that were made and played by version 1 of its rules, in a database of then: they go on by those rules.

`compatibility/rules_1.sql` is a dump of that database. Table 0 is over; at table 1 a key is held back; table 2 has the usual options;
table 3 waits for its start. `rules_1.json` is what the first three came to.
"""

import json
import random
import sqlite3
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doubloon.client import ApiClient
from doubloon.engine import fair
from doubloon.engine.game import SPECTATOR
from doubloon.engine.log import from_json
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import ANY, CHOSEN, HOLD_DOOR, HOLD_KEY, ROLL, TrollDragonState
from doubloon.server.protocol.messages import Again
from doubloon.server.protocol.responses import Replay
from doubloon.server.table import replays, views
from doubloon.server.table.events import decode
from doubloon.server.table.moves import offers
from doubloon.server.table.state import Table, fold
from tests.server.running import running
from tests.server.tables import Sitting, world
from tests.server.test_compatibility import FOLDER, facts

EXPECTED: list[dict[str, Any]] = json.loads((FOLDER / "rules_1.json").read_text("utf-8"))
OVER, HELD, USUAL, WAITING = (f"rules1table{number:05}" for number in range(4))


def database(path: Path) -> Path:
    with sqlite3.connect(path) as connection:
        connection.executescript((FOLDER / "rules_1.sql").read_text("utf-8"))
    connection.close()
    return path


@pytest.fixture
def tables(tmp_path: Path) -> dict[str, Table]:
    connection = sqlite3.connect(database(tmp_path / "tables.db"))
    rows = connection.execute("SELECT table_id, body FROM event ORDER BY table_id, seq").fetchall()
    connection.close()
    return {table: fold(table, [decode(body) for each, body in rows if each == table]) for table, _ in rows}


def as_then(table: Table) -> dict[str, Any]:
    """The facts of a table, with the option as version 1 wrote it."""
    state = table.state
    assert isinstance(state, TrollDragonState)
    state.reroll = CHOSEN if state.reroll == ANY else state.reroll
    return facts(table)


@pytest.mark.parametrize("expected", EXPECTED, ids=["over", "held", "usual"])
def test_a_table_of_version_1_is_as_it_was(expected: dict[str, Any], tables: dict[str, Table]) -> None:
    assert as_then(tables[expected["table"]]) == expected


def test_a_running_table_goes_on_by_its_own_rules_and_its_dice_verify(tables: dict[str, Table]) -> None:
    table = tables[HELD]
    sat = Sitting(table, [], world(), count())
    [offer] = offers(table).values()
    assert HOLD_DOOR in offer.moves
    sat.move(HOLD_DOOR)
    sat.move(ROLL)
    sat.play(random.Random(3))
    [log] = table.finished
    assert log.version == 1
    assert fair.verify(GAME, log).drawn


def test_a_table_that_waited_and_a_game_played_again_keep_the_rules_of_their_table(tables: dict[str, Table]) -> None:
    table = tables[WAITING]
    sat = Sitting(table, [], world(), count())
    sat.start()
    sat.play(random.Random(1))
    sat.do(Again)
    sat.start()
    sat.play(random.Random(2))
    assert [log.version for log in table.finished] == [1, 1]
    assert all(HOLD_KEY in log.actions and fair.verify(GAME, log) for log in table.finished)


def test_the_room_names_the_version_and_has_the_options_of_today(tables: dict[str, Table]) -> None:
    for name, reroll in ((HELD, ANY), (USUAL, 0), (WAITING, ANY)):
        room = views.room(tables[name], views.Status())
        assert (room.version, room.readable, room.options["reroll"]) == (1, True, reroll)


def test_a_finished_game_is_replayed_with_its_version(tables: dict[str, Table]) -> None:
    [log] = tables[OVER].finished
    replayed = replays.replay(GAME, log, SPECTATOR, replays.placeholder_players(log, "en"))
    assert (replayed.version, replayed.options["reroll"], replayed.over) == (1, ANY, True)
    told = {told.key for each in replayed.steps for told in each.step.told}
    assert "troll-dragon-did-hold-key" in told


async def test_a_server_replays_the_game_and_hands_out_its_log_unchanged(tmp_path: Path) -> None:
    """The file is read again, too, as the browser sends it."""
    with running(database(tmp_path / "tables.db")) as server:
        desk = ApiClient(server.url)
        [log] = [from_json(json.dumps(each)) for each in EXPECTED[0]["finished"]]
        at, key = f"/api/tables/{OVER}/games/1", replays.key_of(log)
        told = from_json(await desk.ask("GET", f"{at}/log", key=key))
        assert replace(told, names=[]) == log
        replayed = msgspec.json.decode(await desk.ask("GET", f"{at}/replay", key=key), type=Replay)
        again = msgspec.json.decode(await desk.ask("POST", "/api/replay", log.to_json().encode()), type=Replay)
        assert replayed.version == again.version == 1
        assert [each.step for each in replayed.steps] == [each.step for each in again.steps]
