"""The file of a tournament: what is kept, what is cut, what is refused."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

from doubloon.bots.custom import Fault
from doubloon.engine.errors import Refusal
from doubloon.lab.journal import open_journal
from doubloon.lab.statistics import Result

DESCRIPTION = {"game": "pig", "bots": ["a", "b"], "seed": 1}
FIRST = Result(0, [100, 7], [20, 19], [0.5, 0.25], ((1, Fault("slow", 3, {"bot": "b", "seconds": "2"})),), is_over=False)
SECOND = Result(3, [2, 107], [20, 19], [0.0, 0.001])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two results."""
    path = tmp_path / "folder" / "file.jsonl"
    with open_journal(path, DESCRIPTION) as journal:
        assert journal.results == {}
        journal.add(FIRST)
        journal.add(SECOND)
    return path


def test_what_was_kept_is_there_again(path: Path) -> None:
    with open_journal(path, DESCRIPTION) as journal:
        assert journal.results == {0: FIRST, 3: SECOND}


def test_a_line_cut_off_is_dropped(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(len(whole) - 1, 0, -7):
        path.write_bytes(whole[:length])
        with open_journal(path, DESCRIPTION) as journal:
            assert set(journal.results) <= {0, 3}
            journal.add(SECOND)
        with open_journal(path, DESCRIPTION) as journal:
            assert journal.results[3] == SECOND


def test_starting_over_forgets(path: Path) -> None:
    with open_journal(path, {**DESCRIPTION, "seed": 2}, fresh=True) as journal:
        assert journal.results == {}
    assert json.loads(path.read_text())["seed"] == 2


def test_the_file_of_another_tournament_is_refused(path: Path) -> None:
    before = path.read_bytes()
    with (
        pytest.raises(Refusal, match="another tournament: bots, seed") as refused,
        open_journal(path, {**DESCRIPTION, "bots": [], "seed": 2}),
    ):
        pass
    assert refused.value.key == "tournament/other"
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["hello", "hello\nworld\n", "[]\n", "{}\n", '{"format": "doubloon-log-1"}\n', "\n", "\x00\xff"])
def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "file"
    path.write_text(content)
    with pytest.raises(Refusal) as refused, open_journal(path, DESCRIPTION):
        pass
    assert refused.value.key == "tournament/foreign"
    assert path.read_text() == content


@pytest.mark.parametrize("line", ["", "x", "[]", "{}", '{"number": 1, "keys": [1], "moves": [], "ms": [], "faults": [], "is_over": true}'])
def test_a_damaged_line_is_refused(path: Path, line: str) -> None:
    head, first, second = path.read_text().splitlines()
    path.write_text("\n".join([head, first, line, second, ""]))
    with pytest.raises(Refusal, match="damaged in line 3"), open_journal(path, DESCRIPTION):
        pass


def test_two_cannot_write_at_once(path: Path) -> None:
    with open_journal(path, DESCRIPTION), pytest.raises(Refusal) as refused, open_journal(path, DESCRIPTION):
        pass
    assert refused.value.key == "tournament/busy"


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file" / "inside"):
        with pytest.raises(Refusal) as refused, open_journal(path, DESCRIPTION):
            pass
        assert refused.value.key == "tournament/unwritable"


def test_a_device_is_no_file() -> None:
    with pytest.raises(Refusal, match="not a plain file"), open_journal(Path("/dev/zero"), DESCRIPTION):
        pass


def test_a_full_disk_is_said(path: Path) -> None:
    """As far as a limit on the length of files is one."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with open_journal(path, DESCRIPTION) as journal:
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, before[1]))
        try:
            with pytest.raises(Refusal, match="cannot be written: File too large"):
                journal.add(SECOND)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
