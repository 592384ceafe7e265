"""A club lists its open tables for everybody: where somebody waits, and without names."""

from typing import Any

from tests.server.hall import Hall, Wire, hall, until

ANN = {"kind": "me", "name": "Ann", "face": "🦡"}  # a typed name
OPEN = {"kind": "open"}


async def made(here: Hall, *seats: dict[str, Any]) -> dict[str, Any]:
    table: dict[str, Any] = (await here.ask("POST", "/api/tables", {"game": "pig", "seats": list(seats)})).content
    return table


async def connected(here: Hall, table: dict[str, Any]) -> Wire:
    wire = here.connect()
    wire.say({"type": "hello", "protocol": 1, "table": table["table"], "keys": [each["key"] for each in table["keys"]]})
    await until(lambda: wire.heard)
    return wire


async def listed(here: Hall) -> Any:
    return (await here.ask("GET", "/api/lobby")).content["tables"]


async def test_it_is_off_unless_the_operator_wants_it() -> None:
    async with hall() as here:
        assert (await here.ask("GET", "/api/lobby")).status == 404
        assert (await here.ask("GET", "/api/lists")).content["lobby"] is False


async def test_tables_where_somebody_waits_are_listed_without_names() -> None:
    async with hall(lobby=True) as here:
        assert (await here.ask("GET", "/api/lists")).content["lobby"] is True
        table = await made(here, ANN, {"kind": "bot", "face": ""}, OPEN)
        assert await listed(here) == []  # nobody is there yet
        host = await connected(here, table)
        [shown] = await listed(here)
        assert (shown["code"], shown["game"], shown["open"]) == (table["room"]["code"], "pig", 1)
        assert shown["faces"][0] == "🦡"
        answer = await here.ask("GET", "/api/lobby")
        assert b"Ann" not in answer.all
        assert set(shown) == {"code", "game", "faces", "open"}
        await here.ask("POST", "/api/join", {"code": table["room"]["code"]})
        assert await listed(here) == []  # it is full
        await host.leave()


async def test_the_fullest_table_is_the_first_and_a_game_that_has_begun_is_none() -> None:
    async with hall(lobby=True) as here:
        wide, narrow, begun = [await made(here, ANN, *[OPEN] * count) for count in (3, 1, 1)]
        wires = [await connected(here, each) for each in (wide, narrow, begun)]
        assert len(await listed(here)) == 3
        wires[2].say({"type": "bot", "id": "a", "seat": 1})
        wires[2].say({"type": "start", "id": "b"})
        await until(lambda: any(b'"started"' in each for each in wires[2].heard))
        assert [each["code"] for each in await listed(here)] == [narrow["room"]["code"], wide["room"]["code"]]
        await wires[0].leave()
        assert [each["code"] for each in await listed(here)] == [narrow["room"]["code"]]
        for wire in wires[1:]:
            await wire.leave()
