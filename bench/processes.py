"""The processes of a load test: servers and load clients, with their processor time and memory."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.server.running import Server, free_port

from bench.table_fixtures import TableKeys

SCRIPTS = Path(__file__).with_name("load_clients")
NODE = Path(__file__).parents[1] / ".venv" / "bin" / "node"
TICKS = os.sysconf("SC_CLK_TCK")  # per second


# === Processor time and memory ===


def processor_seconds(pids: Iterable[int]) -> float:
    """User and system time of all threads of these processes."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def memory(pids: Iterable[int]) -> int:
    """Resident memory of these processes, in bytes."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return sum(int(line.split()[1]) << 10 for line in lines)


# === Servers ===


@dataclass(frozen=True)
class RunningServer:
    """The address and the process ids of a server."""

    url: str
    pids: list[int]


def running_server(server: Server) -> RunningServer:
    assert server.process is not None
    return RunningServer(server.url, [server.process.pid, *server.workers()])


@contextmanager
def boardgame_io(*folder: Path) -> Iterator[RunningServer]:
    """Run boardgame.io's server, with its tables in memory or in files of a folder."""
    port = free_port()
    with subprocess.Popen(
        [NODE, SCRIPTS / "boardgame_io.js", str(port), *folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if line.strip() == b"ready":
                    break
            yield RunningServer(f"http://127.0.0.1:{port}", [process.pid])
        finally:
            process.kill()


# === Load clients ===


class LoadClients:
    """A process `node SCRIPT …` that simulates many players. It runs one command after the other."""

    def __init__(self, script: str, *arguments: str) -> None:
        self._process = subprocess.Popen([NODE, SCRIPTS / script, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def request(self, command: str, **parameters: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"command": command, **parameters}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the load clients have exited; see their output above"
        result: dict[str, Any] = json.loads(answer)
        return result

    def sit(self, server: RunningServer, places: list[TableKeys]) -> None:
        self.request("sit", url=server.url, places=[asdict(place) for place in places])

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


@contextmanager
def load_clients(script: str, *arguments: str) -> Iterator[LoadClients]:
    clients = LoadClients(script, *arguments)
    try:
        yield clients
    finally:
        clients.close()
