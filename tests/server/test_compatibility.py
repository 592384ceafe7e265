"""What an earlier version wrote still fits: its database, and the schema of protocol 1.

`compatibility/tables.sql` is a dump of a database of that version, with every kind of event; `tables.json` is what its tables came to.
"""

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.protocol.schema import schema
from doubloon.server.store.sqlite import SqliteStore
from doubloon.server.table.events import (
    Agreed,
    AnyEvent,
    Committed,
    Configured,
    Countdown,
    Readied,
    Renamed,
    Sealed,
    TransferOffered,
    Transferred,
    Voted,
    Withheld,
    decode,
)
from doubloon.server.table.state import Table, fold

FOLDER = Path(__file__).parent / "compatibility"
EXPECTED: list[dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text("utf-8"))
SINCE = {
    Agreed,
    Committed,
    Configured,
    Countdown,
    Readied,
    Renamed,
    Sealed,
    Transferred,
    TransferOffered,
    Voted,
    Withheld,
}  # kinds of events that are younger than this database
SCHEMA = "d0dd414488fee6e4cbbf8b0fdb23a875c6fe9bc0e8c34c7ab4b0c6ac5b92c86c"


@pytest.fixture(scope="module")
def bodies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[bytes]]:
    """The stored events of each table, read by the store of today."""
    path = tmp_path_factory.mktemp("old") / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / "tables.sql").read_text("utf-8"))
    connection.close()

    async def read() -> dict[str, list[bytes]]:
        store = SqliteStore(path)
        found = {each["table"]: await store.load(each["table"]) for each in EXPECTED}
        codes = [await store.find(each["code"]) for each in EXPECTED]
        await store.close()
        assert codes == [each["table"] for each in EXPECTED]
        return found

    return asyncio.run(read())


def facts(table: Table) -> dict[str, Any]:
    assert table.state is not None
    return {
        "table": table.id,
        "code": table.creation.code,
        "game": table.creation.game,
        "version": table.creation.version,
        "phase": str(table.phase),
        "seq": table.seq,
        "moved": table.game_seq,
        "race": table.race,
        "host": table.host,
        "holders": [[holder.key, holder.seat, holder.is_revoked] for holder in table.holders],
        "seats": [[seat.name, seat.face, seat.bot, seat.holder, seat.addition] for seat in table.seats],
        "state": table.state.to_bytes().hex(),
        "finished": [json.loads(log.to_json()) for log in table.finished],
    }


@pytest.mark.parametrize("expected", EXPECTED, ids=lambda each: each["game"])
def test_a_table_of_an_earlier_version_is_the_same(expected: dict[str, Any], bodies: dict[str, list[bytes]]) -> None:
    assert facts(fold(expected["table"], map(decode, bodies[expected["table"]]))) == expected


def test_the_old_database_holds_every_kind_of_event(bodies: dict[str, list[bytes]]) -> None:
    kinds = {type(decode(body)) for table in bodies.values() for body in table}
    assert kinds == set(AnyEvent.__args__) - SINCE


def test_the_shape_of_every_message_is_that_of_protocol_1() -> None:
    """Names of types and descriptions may change, and messages and optional fields be added. Names, kinds and limits of fields may not
    change without a new protocol version."""
    first = shape(json.loads((FOLDER / "protocol_1.schema.json").read_text("utf-8")))
    assert hashlib.sha256(json.dumps(first, sort_keys=True).encode()).hexdigest() == SCHEMA
    today = shape(schema())
    assert extends(today, first)
    assert not extends(first, today)  # what is there only since then is seen as new


def extends(new: Any, old: Any) -> bool:
    """Is everything of the old shape in the new one, and in the same way?"""
    if isinstance(old, dict) and isinstance(new, dict):
        is_same = old.get("required") == new.get("required")  # a client of before does not send what is new
        return is_same and all(name in new and extends(new[name], each) for name, each in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return all(any(extends(candidate, each) for candidate in new) for each in old)
    return bool(new == old)


def shape(whole: dict[str, Any]) -> Any:
    """The schema with references resolved and prose left out. A type within itself is cut off at its second appearance."""

    def plain(part: Any, inside: tuple[str, ...]) -> Any:
        if isinstance(part, list):
            return [plain(each, inside) for each in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            name = part["$ref"].rsplit("/", 1)[1]
            return "recursive" if name in inside else plain(whole["$defs"][name], (*inside, name))
        words = {"title", "description"} if "type" in part or "anyOf" in part or "enum" in part else set()
        return {name: plain(each, inside) for name, each in part.items() if name not in words and name != "discriminator"}

    return {"protocol": whole["protocol"], "messages": plain(whole["messages"], ())}
