"""What is over is let go at once: nothing waits in memory until Python looks for circles, which a busy server does rarely."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from doubloon.client import Desk, Device
from doubloon.client.desk import Place
from doubloon.server.http.app import Settings, create_app
from doubloon.server.http.serve import opener
from doubloon.server.http.websocket import Socket
from doubloon.server.http.wire import Wired
from doubloon.server.protocol.messages import LARGEST, Close, NewTable
from doubloon.server.runtime.session import Live
from doubloon.server.table.state import Table
from tests.server.living import until
from tests.server.running import free_port
from tests.server.tables import ME


@asynccontextmanager
async def serving(path: Path) -> AsyncIterator[str]:
    """A server in this very process."""
    port = free_port()
    app = create_app(opener(f"sqlite:///{path / 'tables.db'}"), Settings())
    config = uvicorn.Config(app, port=port, ws=Wired, ws_max_size=LARGEST, ws_per_message_deflate=False, log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


def held() -> list[object]:
    """What of tables and sockets is in memory, whether anybody can reach it or not."""
    return [each for each in gc.get_objects() if type(each) in (Live, Table, Wired, Socket)]


async def play(url: str) -> None:
    """A table is made, dropped out of, come back to, and closed."""
    place: Place = await Desk(url).make(NewTable(game="pig", seats=[ME, ME]))
    async with Device(url, place) as device:
        await device.drop()
        await device.do(Close)


async def shout(url: str, message: str) -> None:
    """Somebody sends something, and is shut out or leaves."""
    async with connect(url.replace("http", "ws") + "/api/socket", compression=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(message)
            await socket.recv()


async def test_a_table_that_is_closed_and_sockets_that_are_gone_are_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        await play(url)  # what is kept for ever is made by the first
        gc.collect()
        before = {id(each): each for each in held()}  # by tests that ran here earlier; kept, so that nothing new gets their ids
        gc.disable()
        try:
            for message in ("x" * 10 * LARGEST, "[" * 4000, json.dumps({"type": "ping"})):
                await shout(url, message)
            await play(url)
            await until(lambda: all(id(each) in before for each in held()))
        finally:
            gc.enable()
