"""A seat goes to another device over HTTP: once, soon, and never guessed."""

from typing import Any

import pytest

from doubloon.server.http.rate_limits import Limits
from tests.server.hall import Answer, Hall, hall, until

NEW = "n" * 22  # a key that the other device makes


async def made(here: Hall) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: dict[str, Any] = (await here.ask("POST", "/api/tables", {"game": "pig", "seats": seats})).content
    return table


async def offered(here: Hall, table: dict[str, Any]) -> Answer:
    return await here.ask("POST", "/api/transfer", {"table": table["table"], "keys": [table["keys"][0]["key"]], "seat": 0})


async def accepted(here: Hall, table: dict[str, Any], secret: str, key: str = NEW) -> Answer:
    return await here.ask("POST", "/api/transfer/accept", {"table": table["table"], "secret": secret, "key": key})


def hello(table: dict[str, Any], key: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": 1, "table": table["table"], "keys": [key]}


async def test_the_other_device_plays_and_the_first_one_is_told() -> None:
    async with hall() as here:
        table = await made(here)
        first, second = here.connect(), here.connect()
        first.say(hello(table, table["keys"][0]["key"]))
        await until(lambda: first.heard)
        transfer = (await offered(here, table)).content
        assert transfer["seconds"] == 600
        address, _, name = transfer["link"].partition("#/continue/")
        assert address == "http://localhost/"  # what a browser sends to a server says nothing
        secret = name.removeprefix(table["table"] + ".")
        answer = await accepted(here, table, secret)
        assert answer.content["keys"] == [{"seat": 0, "key": NEW}]
        await until(lambda: first.code)
        assert (first.code, b'"seat/moved"' in first.heard[-1]) == (1008, True)
        second.say(hello(table, NEW))
        await until(lambda: second.heard)
        assert b'"host":true' in second.heard[0]
        assert (await accepted(here, table, secret)).status == 201  # no answer had come: asked again with the same key
        again = here.connect()
        again.say(hello(table, table["keys"][0]["key"]))  # it was away meanwhile
        await until(lambda: again.code)
        assert b'"seat/moved"' in again.heard[-1]
        for each in (first, second, again):
            await each.leave()
        told = "\n".join(here.lines)
        assert not any(each in told for each in (secret, NEW, table["keys"][0]["key"]))


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"secret": "x" * 22}, 404, "transfer/unknown"),
        ({"secret": "short"}, 400, "request/unreadable"),
        ({"secret": "x" * 22, "table": "a" * 16}, 404, "table/unknown"),
        ({"secret": "x" * 22, "table": "../../etc"}, 400, "request/unreadable"),
        ({"secret": "x" * 22, "key": ""}, 400, "request/unreadable"),
        ({"secret": "x" * 22, "seat": 0}, 400, "request/unreadable"),
        ({"secret": None}, 400, "request/unreadable"),
    ],
)
async def test_hostile_requests_are_refused(body: dict[str, Any], status: int, reason: str) -> None:
    async with hall() as here:
        table = await made(here)
        await offered(here, table)
        answer = await here.ask("POST", "/api/transfer/accept", {"table": table["table"], "key": NEW, **body})
        assert (answer.status, answer.content["reason"]) == (status, reason)


async def test_who_has_no_key_offers_nothing() -> None:
    async with hall() as here:
        table = await made(here)
        answer = await here.ask("POST", "/api/transfer", {"table": table["table"], "keys": [NEW], "seat": 0})
        assert (answer.status, answer.content["reason"]) == (401, "key/unknown")


async def test_a_guesser_is_slowed_down_as_with_codes() -> None:
    async with hall(Limits()) as here:
        table = await made(here)
        await offered(here, table)
        statuses = [(await accepted(here, table, f"{guess:022}")).status for guess in range(40)]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        assert statuses.count(404) < 30  # the burst of codes; wrong ones cost more
