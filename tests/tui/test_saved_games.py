"""Saved games: whole or not at all, private, and never lost silently."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from doubloon.engine import fair
from doubloon.engine.errors import Refusal
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import HOLD_DIAMOND
from doubloon.tui import saved_games
from doubloon.tui.local_table import LocalTable, Setup, apply_action, automatic_action, is_over, make_secret, new_table


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def played(steps: int) -> LocalTable:
    table = new_table(PIG, Setup(2, 0, ("clever",), 0, {}), make_secret(2, "a"))
    for _ in range(steps):
        action = automatic_action(table)
        assert action is not None
        apply_action(table, action)
    return table


def test_what_is_saved_comes_back() -> None:
    table = played(9)
    saved_games.save(table)
    table.save_id = "pig"
    assert saved_games.load("pig") == table


def test_a_save_is_for_its_owner_alone_and_leaves_nothing_beside() -> None:
    saved_games.save(played(3))
    path = saved_games.path_of("pig")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["pig.json"]


def test_the_log_in_a_save_does_not_show_the_seed() -> None:
    saved_games.save(played(3))
    assert json.loads(saved_games.path_of("pig").read_text())["log"]["seed"] == ""


def test_nothing_saved() -> None:
    assert saved_games.saved_ids() == []
    with pytest.raises(Refusal) as refused:
        saved_games.load("pig")
    assert refused.value.key == "saved/nothing"


def save_as(save_id: str, steps: int) -> None:
    table = played(steps)
    table.save_id, table.names = save_id, ["Ann", "Ben"]
    saved_games.save(table)


def test_several_games_are_saved_side_by_side() -> None:
    for save_id, when in (("pig", 3), ("pig-2", 1), ("troll-dragon", 2)):
        save_as(save_id, 3)
        os.utime(saved_games.path_of(save_id), (when, when))
    assert saved_games.saved_ids() == ["pig", "troll-dragon", "pig-2"]
    assert saved_games.saved_ids(PIG) == ["pig", "pig-2"]
    assert next(saved_games.free_ids(PIG)) == "pig-3"
    saved_games.delete("pig")
    assert saved_games.saved_ids(PIG) == ["pig-2"]
    assert next(saved_games.free_ids(PIG)) == "pig"


@pytest.mark.parametrize("save_id", ["pig-2", "chess", "../games/x", ""])
def test_a_game_that_is_not_saved_is_neither_resumed_nor_deleted(save_id: str) -> None:
    save_as("pig", 3)
    for act in (saved_games.load, saved_games.delete):
        with pytest.raises(Refusal) as refused:
            act(save_id)
        assert (refused.value.key, refused.value.values["known"]) == ("saved/unknown", "pig")


def test_a_game_that_is_being_played_is_not_deleted() -> None:
    save_as("pig", 3)
    with saved_games.lock("pig"), pytest.raises(Refusal) as refused:
        saved_games.delete("pig")
    assert refused.value.key == "table/busy"
    assert saved_games.saved_ids() == ["pig"]


def test_a_summary_names_players_and_points() -> None:
    save_as("pig-2", 0)
    assert saved_games.summary("en", saved_games.load("pig-2")).startswith("pig-2: Ann 0 · Ben 0; last played 20")


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "00" * 32},
        {"seed": "xyz"},
        {"seed": 5},
        {"names": ["Ann"]},
        {"names": [1, 2]},
        {"names": None},
        {"bots": ["clever", "unheard-of"]},
        {"bots": [[], []]},
        {"log": None},
        {"format": "other"},
    ],
)
def test_a_save_that_does_not_fit_is_put_aside(change: dict[str, object]) -> None:
    saved_games.save(played(3))
    path = saved_games.path_of("pig")
    text = json.dumps({**json.loads(path.read_text()), **change})
    path.write_text(text)
    with pytest.raises(Refusal) as refused:
        saved_games.load("pig")
    assert refused.value.key == "saved/damaged"
    assert [each.read_text() for each in path.parent.iterdir()] == [text]


def test_a_log_of_another_version_is_put_aside() -> None:
    saved_games.save(played(3))
    path = saved_games.path_of("pig")
    document = json.loads(path.read_text())
    document["log"]["version"] = PIG.version + 1
    path.write_text(json.dumps(document))
    with pytest.raises(Refusal):
        saved_games.load("pig")


def test_a_game_saved_by_earlier_rules_goes_on_by_them_and_verifies() -> None:
    """Recorded when the rules of Troll & Dragon had version 1: a key is held back."""
    path = saved_games.path_of(TROLL_DRAGON.id)
    path.parent.mkdir(parents=True)
    path.write_text((Path(__file__).parent / "saved-by-rules-1.json").read_text())
    table = saved_games.load(TROLL_DRAGON.id)
    assert table
    assert table.version == 1
    assert HOLD_DIAMOND in TROLL_DRAGON.moves(table.state)
    saved_games.save(table)
    assert saved_games.load(TROLL_DRAGON.id) == table
    table.bots = ["clever", "clever"]
    while (action := automatic_action(table)) is not None:
        apply_action(table, action)
        if is_over(table):
            break
    log = table.log(reveal_seed=True)
    assert (log.version, log.options["reroll"]) == (1, 1)
    assert fair.verify(TROLL_DRAGON, log).drawn


def test_finishing_twice_keeps_one_log_and_forgets_the_save() -> None:
    table = played(3)
    saved_games.save(table)
    assert saved_games.finish(table) == saved_games.finish(table)
    assert not saved_games.path_of("pig").exists()


def test_two_games_of_one_second_are_both_kept() -> None:
    one, other = played(3), played(4)
    other.began = one.began
    assert saved_games.finish(one) != saved_games.finish(other)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(Refusal) as refused:
        saved_games.save(played(0))
    assert refused.value.key == "file/unwritable"
