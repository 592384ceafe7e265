"""The finished games of a tournament on disk, in JSON Lines: a header that describes the tournament, then one line for each game."""

from __future__ import annotations

import fcntl
import json
import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from doubloon.bots.custom import Fault
from doubloon.engine.errors import Refusal
from doubloon.lab.statistics import Result

FORMAT = "doubloon-tournament-1"


class Journal:
    """A file of results, locked by this process until it is closed."""

    def __init__(self, path: Path, file: BinaryIO, results: dict[int, Result]) -> None:
        self.path = path
        self.results = results  # by number
        self._file = file

    def add(self, result: Result) -> None:
        """Append a result. A result that was added survives a kill of the process."""
        with _writing(self.path):
            self._file.write(json.dumps(_line(result)).encode() + b"\n")
            self._file.flush()
        self.results[result.number] = result


@contextmanager
def open_journal(path: Path, description: Mapping[str, Any], *, fresh: bool = False) -> Iterator[Journal]:
    """Open the journal of a tournament with this description; create it if there is none. `fresh` empties it first."""
    with _writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        file = open(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666), "r+b")  # noqa: SIM115 (closed below)
    with file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise Refusal("tournament/foreign", f"{path} is not a plain file", path=path)
        _lock(path, file)
        with _writing(path):
            if fresh:
                file.truncate(0)
            content = _whole_lines(file)
            if not content:
                file.write(json.dumps({"format": FORMAT, **description}).encode() + b"\n")
                file.flush()
        yield Journal(path, file, _results(path, content, description))


def _lock(path: Path, file: BinaryIO) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal("tournament/busy", f"this tournament is already running ({path})", path=path) from None


def _whole_lines(file: BinaryIO) -> bytes:
    """The content without an incomplete last line, which a killed process leaves behind."""
    file.seek(0)
    content = file.read()
    whole = content[: content.rfind(b"\n") + 1]
    is_ours = not content or whole or content.startswith(f'{{"format": "{FORMAT}"'.encode()[: len(content)])
    if len(whole) < len(content) and is_ours:  # never truncate a file of another format
        file.truncate(len(whole))
    return whole if is_ours else content


def _results(path: Path, content: bytes, description: Mapping[str, Any]) -> dict[int, Result]:
    if not content:
        return {}
    head, *lines = content.splitlines()
    _check(path, head, description)
    found = {}
    for place, line in enumerate(lines, 2):
        try:
            result = _result(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Refusal("tournament/damaged", f"{path} is damaged in line {place}", path=path, line=place) from None
        found[result.number] = result
    return found


def _check(path: Path, head: bytes, description: Mapping[str, Any]) -> None:
    """Refuse a file of another tournament; the error names the settings that differ."""
    try:
        kept = json.loads(head)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or kept.pop("format", None) != FORMAT:
        raise Refusal("tournament/foreign", f"{path} is not a tournament file", path=path)
    wanted = json.loads(json.dumps(description))
    other = [name for name in wanted if kept.get(name) != wanted[name]]
    if other:
        text = f"{path} belongs to another tournament: {', '.join(other)}"
        raise Refusal("tournament/other", text, path=path, other=", ".join(other))


def _line(result: Result) -> dict[str, Any]:
    return {
        "number": result.number,
        "keys": list(result.keys),
        "moves": list(result.moves),
        "ms": [round(seconds * 1000, 3) for seconds in result.seconds or ()],
        "faults": [[seat, fault.kind, fault.step, dict(fault.values)] for seat, fault in result.faults],
        "is_over": result.is_over,
    }


def _result(line: dict[str, Any]) -> Result:
    faults = tuple((int(seat), Fault(str(kind), int(step), dict(values))) for seat, kind, step, values in line["faults"])
    seconds = [float(ms) / 1000 for ms in line["ms"]]
    if not len(line["keys"]) == len(line["moves"]) == len(seconds) > 0:
        raise ValueError(line)
    return Result(int(line["number"]), list(map(int, line["keys"])), list(map(int, line["moves"])), seconds, faults, line["is_over"])


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refusal("tournament/unwritable", f"{path} cannot be written: {error.strerror}", path=path, reason=error.strerror) from None
