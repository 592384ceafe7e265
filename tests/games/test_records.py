"""The memory layout of every record, and what a state becomes after some moves.

`records.json` holds what the first release wrote: stored games, bots in other processes and compiled code rely on it. Games that came later
are not in it.
"""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games import GAMES

RELEASED = json.loads(Path(__file__).with_name("records.json").read_text())
RELEASED_GAMES = {name: GAMES[name] for name in RELEASED["games"]}
RECORDS: dict[str, Any] = {
    name: record
    for game in RELEASED_GAMES.values()
    for name, record in ((type(game.new()).__name__, game.rules.STATE), (type(game.show(game.new(), 0)).__name__, game.rules.VIEW))
}
every_record = pytest.mark.parametrize("name", list(RECORDS))
every_game = pytest.mark.parametrize("game", RELEASED_GAMES.values(), ids=list(RELEASED_GAMES))


def moved(game: Game) -> State:
    """The state after the released line of moves."""
    released = RELEASED["games"][game.id]
    return game.replay(released["actions"], seats=released["seats"])


def test_every_record_is_listed() -> None:
    assert list(RECORDS) == list(RELEASED["records"])


@every_record
def test_fields_keep_their_order_and_width(name: str) -> None:
    record, released = RECORDS[name], RELEASED["records"][name]
    assert [[field, kind.bits, kind.length] for field, kind in record.fields.items()] == released["fields"]
    assert [field for field, kind in record.fields.items() if kind.is_hidden] == released["hidden"]


@every_record
def test_fields_keep_their_place_in_memory(name: str) -> None:
    dtype, released = RECORDS[name].dtype, RELEASED["records"][name]
    assert {field: dtype.fields[field][1] for field in dtype.names} == released["offsets"]
    assert list(dtype.names) == list(released["offsets"])
    assert dtype.itemsize == released["itemsize"]
    for field, bits, length in released["fields"]:
        assert dtype[field] == np.dtype((f"<i{bits // 8}", (length,)) if length else f"<i{bits // 8}")


@every_record
def test_options_keep_their_range(name: str) -> None:
    options = RECORDS[name].options.items()
    found = {field: [option.kind.bits, option.default, option.low, option.high, list(option.choices)] for field, option in options}
    assert found == RELEASED["records"][name]["options"]


@every_game
def test_a_state_keeps_its_bytes(game: Game) -> None:
    state, released = moved(game), RELEASED["games"][game.id]
    assert state.to_bytes().hex() == released["state"]
    assert game.show(state, 0).to_bytes().hex() == released["show"]
    assert game.know(state, 0).to_bytes().hex() == released["know"]
    assert list(state.to_json().items()) == list(released["json"].items())


@every_game
def test_bytes_and_json_lead_back_to_the_state(game: Game) -> None:
    released = RELEASED["games"][game.id]
    assert game.rules.STATE.from_bytes(bytes.fromhex(released["state"])) == moved(game)
    assert game.rules.STATE.from_json(released["json"]) == moved(game)


@every_game
def test_pickle_and_copy_lead_back_to_the_state(game: Game) -> None:
    """Bots in other processes get pickled views."""
    for record in (moved(game), game.know(moved(game), 0)):
        for twin in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record), copy.copy(record), record.copy()):
            assert twin == record
            assert type(twin) is type(record)
            assert hash(twin) == hash(record)
