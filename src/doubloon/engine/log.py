"""A game as a JSON document: its set-up and its actions. The list of actions, including chance's, determines the whole game."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from doubloon.engine.errors import BadLog

FORMAT = "doubloon-log-1"
SMALL = 1 << 31  # no number in a log is larger, times (in ms) excepted
OPTIONAL = frozenset({"names", "commitments", "withheld", "hash", "given"})  # fields that a file need not have
LARGE = 1 << 53  # every JSON reader keeps integers below this exact


@dataclass(frozen=True)
class Log:
    """A finished or running game. A simulated game has no `commitment`, `additions` or `seed`; `seed` is empty until the game is over."""

    game: str
    version: int  # of the game's rules
    seats: int
    first: int
    options: dict[str, int]
    actions: list[int]
    commitment: str = ""  # SHA-256 of the seed, in hex, shown before the first move
    additions: list[str] = field(default_factory=list)  # 128 bits of each seat, in hex
    seed: str = ""  # 256 bits, in hex
    began: str = ""  # UTC, as in 2026-01-31T12:00:00Z
    times: list[int] = field(default_factory=list)  # ms from then to each action
    names: list[str] = field(default_factory=list)  # of the players, by seat, as the table had them; may be missing in a file
    commitments: list[str] = field(default_factory=list)  # SHA-256 of each seat's addition, shown before any addition; "": none
    withheld: list[int] = field(default_factory=list)  # seats that committed to an addition and did not show it
    hash: str = ""  # the running hash after the last action; see fair.py
    given: int = 0  # so many first actions were taken from another game, to play on from there: they were not drawn

    def to_json(self) -> str:
        lines = [
            f"  {json.dumps(name)}: {json.dumps(value)}"
            for name, value in {"format": FORMAT, **asdict(self)}.items()
            if name not in OPTIONAL or value
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(text: str | bytes) -> Log:
    """Read a document. Raises BadLog, with the reason and the place, if it is damaged or is no log."""
    document = _document(text)
    if not isinstance(document, dict) or "format" not in document:
        raise BadLog("log/foreign", 'this is not a Doubloon log: it has no "format"', place="format")
    if document["format"] != FORMAT:
        text = f"format: this program reads {FORMAT}, not {document['format']!r}"
        raise BadLog("log/format", text, place="format", asked=document["format"])
    known = {each.name for each in fields(Log)}
    odd = sorted(((known | {"format"}) ^ set(document)) - OPTIONAL)
    if odd:
        raise BadLog("log/fields", f"fields missing or unknown: {', '.join(odd)}", place=odd[0])
    log = Log(**{name: _checked(name, document[name]) for name in known & set(document)})
    if log.times and len(log.times) != len(log.actions):
        _refuse("times", f"{len(log.times)} times for {len(log.actions)} actions")
    if log.given > len(log.actions):
        _refuse("given", f"{log.given} of {len(log.actions)} actions")
    if log.names and len(log.names) != log.seats:
        _refuse("names", f"{len(log.names)} names for {log.seats} seats")
    if log.commitments and len(log.commitments) != log.seats:
        _refuse("commitments", f"{len(log.commitments)} commitments for {log.seats} seats")
    return log


def _document(text: str | bytes) -> Any:
    try:
        document = json.loads(text, object_pairs_hook=_once)
        json.dumps(document, ensure_ascii=False).encode()  # json.loads takes half of a surrogate pair, which no text can be written with
        return document
    except json.JSONDecodeError as error:
        if not error.pos:
            raise BadLog("log/foreign", "this is not a Doubloon log: it is not JSON", place="line 1") from None
        place = f"line {error.lineno}, column {error.colno}"
        raise BadLog("log/damaged", f"not JSON at {place}: {error.msg}", place=place) from None
    except UnicodeEncodeError:
        raise BadLog("log/damaged", "not Unicode text: half of a surrogate pair", place="") from None
    except UnicodeDecodeError as error:
        raise BadLog("log/damaged", f"not UTF-8 text at byte {error.start}", place=f"byte {error.start}") from None
    except RecursionError:
        raise BadLog("log/damaged", "not a log: nested too deeply", place="") from None
    except ValueError as error:  # a number of thousands of digits
        raise error if isinstance(error, BadLog) else BadLog("log/damaged", f"not a log: {error}", place="") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        (name, _), *_ = Counter(name for name, _ in pairs).most_common(1)
        _refuse(name, "given twice")
    return found


def _refuse(place: str, text: str) -> None:
    raise BadLog("log/damaged", f"{place}: {text}", place=place)


def _text(pattern: str, allowed: str) -> Callable[[str, Any], None]:
    def check(place: str, value: Any) -> None:
        if not isinstance(value, str) or not re.fullmatch(pattern, value, re.ASCII):
            _refuse(place, f"{allowed} expected, not {value!r}")

    return check


def _integer(low: int, high: int) -> Callable[[str, Any], None]:
    def check(place: str, value: Any) -> None:
        if type(value) is not int or not low <= value < high:
            _refuse(place, f"an integer from {low} to {high - 1} expected, not {value!r}")

    return check


def _each(check: Callable[[str, Any], None], holder: type) -> Callable[[str, Any], None]:
    def check_all(place: str, value: Any) -> None:
        if type(value) is not holder:
            _refuse(place, f"a {'list' if holder is list else 'table'} expected, not {value!r}")
        for index, item in value.items() if holder is dict else enumerate(value):
            check(f"{place}[{index}]", item)

    return check_all


CHECKS: dict[str, Callable[[str, Any], None]] = {
    "game": _text(r"[a-z0-9-]{1,64}", "the id of a game"),
    "version": _integer(1, SMALL),
    "seats": _integer(1, SMALL),
    "first": _integer(-SMALL, SMALL),
    "options": _each(_integer(-SMALL, SMALL), dict),
    "actions": _each(_integer(0, SMALL), list),
    "commitment": _text(r"([0-9a-f]{64})?", "64 hex digits or nothing"),
    "additions": _each(_text(r"[0-9a-f]{32}", "32 hex digits"), list),
    "seed": _text(r"([0-9a-f]{64})?", "64 hex digits or nothing"),
    "began": _text(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?", "a time such as 2026-01-31T12:00:00Z, or nothing"),
    "times": _each(_integer(0, LARGE), list),
    "commitments": _each(_text(r"([0-9a-f]{64})?", "64 hex digits or nothing"), list),
    "withheld": _each(_integer(0, SMALL), list),
    "given": _integer(0, SMALL),
    "hash": _text(r"([0-9a-f]{64})?", "64 hex digits or nothing"),
    "names": _each(_text(r"[^\x00-\x1f\x7f]{1,40}", "a name of 1 to 40 characters"), list),
}


def _checked(name: str, value: Any) -> Any:
    CHECKS[name](name, value)
    return value
