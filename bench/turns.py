"""How long single turns of a server's event loop take while fifty hostile addresses attack it: `python -m bench.turns`.

An honest move waits for the turn that runs. Each turn is measured in processor time of its thread, so other work on the machine, the
attackers' included, does not count. `python -m bench.turns PORT FILE` is the server that measures itself; SIGUSR2 ends it.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.error import URLError
from urllib.request import urlopen

from starlette.types import ASGIApp, Receive, Scope, Send
from tests.server.running import free_port

from bench.report import Measurement, report
from doubloon.server.http import serve
from doubloon.server.http.app import create_app
from doubloon.server.http.settings import Settings

ROUNDS = 3
HOSTILE = 50  # addresses
SECONDS = 5.0
LONG = 0.001  # seconds of a turn that is counted
BEARABLE = 10.0  # ms of the longest turn


# === The server ===


class Watched:
    """An application whose event loop notes its long turns."""

    def __init__(self, app: ASGIApp, turns: list[float]) -> None:
        self._app = app
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            watch(asyncio.get_running_loop(), self._turns.append)
        await self._app(scope, receive, send)


def watch(loop: asyncio.AbstractEventLoop, note: Callable[[float], None]) -> None:
    last = 0.0

    def turn() -> None:
        nonlocal last
        now = time.thread_time()
        if last and now - last > LONG:
            note(now - last)
        last = now
        loop.call_soon(turn)

    loop.call_later(1.0, turn)  # when the start is over


def serve_watched(port: int, file: Path) -> None:
    turns: list[float] = []
    vars(serve)["create_app"] = lambda *arguments: Watched(create_app(*arguments), turns)

    def end(*_: object) -> None:
        file.write_text(json.dumps(turns))
        os._exit(0)

    signal.signal(signal.SIGUSR2, end)
    options = serve.ServeOptions("127.0.0.1", port, f"sqlite:///{file.with_suffix('.db')}", quiet=True)
    serve.serve(options, Settings(), serve.listen(options))


# === The attack ===


def long_turns(file: Path) -> list[float]:
    """In ms, the longest first."""
    port = free_port()
    with subprocess.Popen([sys.executable, "-m", "bench.turns", str(port), str(file)], stderr=subprocess.DEVNULL) as server:
        wait_for(port)
        time.sleep(1.0)
        attack = [sys.executable, "-m", "tests.attack.hostile", "mix", str(port), str(HOSTILE), str(SECONDS)]
        subprocess.run(attack, check=True, stdout=subprocess.DEVNULL)
        server.send_signal(signal.SIGUSR2)
    return sorted((1000 * turn for turn in json.loads(file.read_text())), reverse=True)


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError


def main() -> None:
    longest = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(ROUNDS):
            found = long_turns(Path(folder) / f"{number}.json")
            longest.append(max(found, default=1000 * LONG))
            print(f"{len(found)} turns above {1000 * LONG:.0f} ms, the longest {longest[-1]:.1f} ms", flush=True)
    sys.exit(0 if report("turns", [Measurement("the longest turn", "ms allowed", BEARABLE, "it took", median(longest), 1)]) else 1)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        serve_watched(int(sys.argv[1]), Path(sys.argv[2]))
    else:
        main()
