"""The processes of a load: servers, the crowds that play at them, and what they cost."""

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

from bench.furnish import Place

CROWD = Path(__file__).with_name("crowd")
NODE = Path(__file__).parents[1] / ".venv" / "bin" / "node"
TICKS = os.sysconf("SC_CLK_TCK")  # a second


# === What a process costs ===


def processor_seconds(pids: Iterable[int]) -> float:
    """Of all their threads, in the program and in the system for it."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def memory(pids: Iterable[int]) -> int:
    """Bytes that are theirs in memory."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return sum(int(line.split()[1]) << 10 for line in lines)


# === Servers ===


@dataclass(frozen=True)
class Served:
    """A server that runs: its address, and its processes."""

    url: str
    pids: list[int]


def served(server: Server) -> Served:
    assert server.process is not None
    return Served(server.url, [server.process.pid, *server.workers()])


@contextmanager
def boardgame_io(*folder: Path) -> Iterator[Served]:
    """The peer's server, with its tables in memory or in files of a folder."""
    port = free_port()
    with subprocess.Popen([NODE, CROWD / "peer.js", str(port), *folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if line.strip() == b"ready":
                    break
            yield Served(f"http://127.0.0.1:{port}", [process.pid])
        finally:
            process.kill()


# === Crowds ===


class Crowd:
    """People in a process of their own: `node SCRIPT …`. It does what it is told, order by order."""

    def __init__(self, script: str, *arguments: str) -> None:
        self._process = subprocess.Popen([NODE, CROWD / script, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, order: str, **wishes: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"order": order, **wishes}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the crowd is gone; what it said is above"
        told: dict[str, Any] = json.loads(answer)
        return told

    def sit(self, server: Served, places: list[Place]) -> None:
        self.tell("sit", url=server.url, places=[asdict(place) for place in places])

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


@contextmanager
def crowd(script: str, *arguments: str) -> Iterator[Crowd]:
    people = Crowd(script, *arguments)
    try:
        yield people
    finally:
        people.close()
