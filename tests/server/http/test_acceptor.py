"""Connections are taken from the listening socket, a few at a time."""

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from doubloon.server.http.acceptor import PAUSE, TAKEN_AT_ONCE, Acceptor

MANY = 10 * TAKEN_AT_ONCE


class Greeter(asyncio.Protocol):
    """Admits all but a few, and says hello."""

    admitted = True
    made = 0

    def admits(self, peer: Any) -> bool:
        Greeter.made += 1
        return Greeter.admitted

    def connection_made(self, transport: Any) -> None:
        transport.write(b"hello")


@pytest.fixture
async def address() -> AsyncIterator[tuple[str, int]]:
    Greeter.admitted, Greeter.made = True, 0
    with socket.create_server(("127.0.0.1", 0)) as listener:
        acceptor = Acceptor(asyncio.get_running_loop(), Greeter, listener)
        yield listener.getsockname()
        acceptor.close()
        await acceptor.wait_closed()


async def test_who_is_admitted_is_served(address: tuple[str, int]) -> None:
    for _ in range(3):
        reader, writer = await asyncio.open_connection(*address)
        assert await reader.read(5) == b"hello"
        writer.close()


async def test_who_is_refused_is_cut_off_at_once(address: tuple[str, int]) -> None:
    Greeter.admitted = False
    with socket.create_connection(address) as client:  # it waits in the system
        client.setblocking(False)
        with pytest.raises(ConnectionResetError):
            await asyncio.get_running_loop().sock_recv(client, 5)


@pytest.mark.parametrize("is_admitted", [True, False])
async def test_after_a_few_connections_there_is_a_pause_in_which_the_loop_is_free(address: tuple[str, int], is_admitted: bool) -> None:
    Greeter.admitted = is_admitted
    loop = asyncio.get_running_loop()
    clients = [socket.create_connection(address) for _ in range(MANY)]  # they wait in the system
    began, most = loop.time(), 0
    while Greeter.made < MANY:
        before = Greeter.made
        await asyncio.sleep(0)
        most = max(most, Greeter.made - before)
    assert most <= TAKEN_AT_ONCE
    assert loop.time() - began >= (MANY / TAKEN_AT_ONCE - 1) * PAUSE
    for client in clients:
        client.close()


async def test_there_is_also_one_when_they_come_one_by_one(address: tuple[str, int]) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    for number in range(1, 4 * TAKEN_AT_ONCE + 1):
        with socket.create_connection(address):
            while Greeter.made < number:
                await asyncio.sleep(0)
    assert loop.time() - began >= 3 * PAUSE
