"""Saved games: whole or not at all, private, and never lost silently."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.games.pig import PIG
from doubloon.tui import saved_games
from doubloon.tui.local_table import LocalTable, Setup, apply_action, automatic_action, make_secret, new_table


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
    again = saved_games.load(PIG)
    assert again == table


def test_a_save_is_for_its_owner_alone_and_leaves_nothing_beside() -> None:
    saved_games.save(played(3))
    path = saved_games.path_of(PIG)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["pig.json"]


def test_the_log_in_a_save_does_not_show_the_seed() -> None:
    saved_games.save(played(3))
    assert json.loads(saved_games.path_of(PIG).read_text())["log"]["seed"] == ""


def test_nothing_saved() -> None:
    assert saved_games.load(PIG) is None


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
    path = saved_games.path_of(PIG)
    text = json.dumps({**json.loads(path.read_text()), **change})
    path.write_text(text)
    with pytest.raises(Refusal) as refused:
        saved_games.load(PIG)
    assert refused.value.key == "saved/damaged"
    assert [each.read_text() for each in path.parent.iterdir()] == [text]


def test_a_log_of_another_version_is_put_aside() -> None:
    saved_games.save(played(3))
    path = saved_games.path_of(PIG)
    document = json.loads(path.read_text())
    document["log"]["version"] = PIG.version + 1
    path.write_text(json.dumps(document))
    with pytest.raises(Refusal):
        saved_games.load(PIG)


def test_finishing_twice_keeps_one_log_and_forgets_the_save() -> None:
    table = played(3)
    saved_games.save(table)
    assert saved_games.finish(table) == saved_games.finish(table)
    assert not saved_games.path_of(PIG).exists()


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
