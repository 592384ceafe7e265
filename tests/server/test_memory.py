"""What is over is let go at once: nothing waits in memory until Python looks for circles, which a busy server does rarely."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import cast

import pytest
import uvicorn
import uvloop
from picows.picows import WSProtocol, WSTransport  # type: ignore[attr-defined] # missing in its stub
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from doubloon.client import ApiClient, Device
from doubloon.client.api import Credentials
from doubloon.server.http.app import create_app
from doubloon.server.http.connections import HttpServer
from doubloon.server.http.settings import Settings
from doubloon.server.http.websocket import DeviceSocket
from doubloon.server.http.websocket_connection import PicowsConnection
from doubloon.server.http.websocket_server import Handover, WebSocketServer
from doubloon.server.protocol.messages import MAX_MESSAGE, Close, NewTable
from doubloon.server.runtime.session import Session
from doubloon.server.store.url import store_opener
from doubloon.server.table.state import Table
from tests.server.living import until
from tests.server.running import free_port
from tests.server.tables import ME


@asynccontextmanager
async def serving(path: Path) -> AsyncIterator[str]:
    """A server in this very process."""
    port = free_port()
    app = create_app(store_opener(f"sqlite:///{path / 'tables.db'}"), Settings())
    config = uvicorn.Config(
        app,
        port=port,
        http=cast("type[asyncio.Protocol]", HttpServer()),
        ws=cast("type[asyncio.Protocol]", WebSocketServer(20.0)),
        log_config=None,
    )
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
    return [
        each
        for each in gc.get_objects()
        if type(each) in (Session, Table, PicowsConnection, WSProtocol, WSTransport, Handover, DeviceSocket)
    ]


async def play(url: str) -> None:
    """A table is made, dropped out of, come back to, and closed."""
    place: Credentials = await ApiClient(url).make(NewTable(game="pig", seats=[ME, ME]))
    async with Device(url, place) as device:
        await device.drop()
        await device.do(Close)


async def shout(url: str, message: str) -> None:
    """Somebody sends something, and is shut out or leaves."""
    async with connect(url.replace("http", "ws") + "/api/socket", compression=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(message)
            await socket.recv()


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_table_that_is_closed_and_sockets_that_are_gone_are_let_go(tmp_path: Path, loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def test() -> None:
        async with serving(tmp_path) as url:
            await play(url)  # what is kept for ever is made by the first
            gc.collect()
            before = {id(each): each for each in held()}  # by tests that ran here earlier; kept, so that nothing new gets their ids
            gc.disable()
            try:
                for message in ("x" * 10 * MAX_MESSAGE, "[" * 4000, json.dumps({"type": "ping"})):
                    await shout(url, message)
                await play(url)
                async with asyncio.timeout(10):
                    while any(id(each) not in before for each in held()):  # looking takes long where many tests ran before
                        await asyncio.sleep(0.2)
            finally:
                gc.enable()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())
