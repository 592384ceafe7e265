"""An honest table, and how long its commands take while others attack."""

import asyncio
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

import pytest

from doubloon.client import ApiClient, CommandRejected, Device
from doubloon.server.protocol.messages import Move
from tests.server.running import Server
from tests.server.tables import ME
from tests.server.talking import make

MOVES = 40
PAUSE = 0.02  # seconds between two commands


@asynccontextmanager
async def seated(server: Server) -> AsyncIterator[Device]:
    desk = ApiClient(server.url)
    async with Device(server.url, await make(desk, "pig", (ME, ME))) as device:
        yield device


async def latency(device: Device) -> float:
    """Seconds from a command to its answer: the median, since other work on the machine delays some."""
    took = []
    for _ in range(MOVES):
        began = time.perf_counter()
        with pytest.raises(CommandRejected, match="table/"):  # before the game; what is done has a limit of its own
            await device.do(Move, seat=0, action=0, base=0)
        took.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return median(took)


@asynccontextmanager
async def under_attack(server: Server, kind: str, count: int, seconds: float) -> AsyncIterator[None]:
    """While this many hostile addresses attack."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.attack.hostile", kind, str(server.port), str(count), str(seconds), stdout=asyncio.subprocess.PIPE
    )
    try:
        await asyncio.sleep(0.5)  # until it has started
        yield
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def refused(server: Server, reason: str) -> float:
    """The metric."""
    with urllib.request.urlopen(f"{server.url}/metrics") as response:  # noqa: S310
        lines = response.read().decode().splitlines()
    wanted = f'doubloon_connections_refused_total{{reason="{reason}"}} '
    return sum(float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted))


def descriptors(server: Server) -> int:
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def resident(server: Server) -> int:
    """Bytes of a server in memory."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmRSS"))
