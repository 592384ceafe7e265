"""A real server in a process of its own, with a clock that hurries."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CODE = """
import json, random, signal, sys
from pathlib import Path
from dataclasses import replace
from doubloon.server.http.connections import Timeouts
from doubloon.server.http.settings import Settings
from doubloon.server.http.rate_limits import Limits, Rate
from doubloon.server.runtime.laboratory import LaboratoryLimits
from doubloon.server.runtime.timing import Timing
from doubloon.server.http.serve import ServeOptions, listen, serve
from doubloon.server.http.static import FOLDER
port, database, times, generous, site, proxied, heartbeat, address, workers, seeds, bots, patience, laboratory, lobby = [
    json.loads(each) for each in sys.argv[1:]
]
much = Rate(10**9, 10**9)
rates = ("logs", "experiments", "guesses", "files", "frames", "connects", "refusals")
many = {"connections": 10**6, **dict.fromkeys(rates, much)}
limits = Limits(much, much, much, 10**6, much, **many) if generous else Limits()
options = ServeOptions("127.0.0.1", port, address or f"sqlite:///{database}", proxied, heartbeat=heartbeat, workers=workers)
settings = Settings(timing=Timing().faster(times), limits=limits, timeouts=Timeouts().faster(patience), site=Path(site) if site else FOLDER)
settings = replace(settings, lobby=lobby)
timing = replace(settings.timing, unready_gone=60_000, bot=tuple(int(each / bots) for each in settings.timing.bot))
settings = replace(settings, timing=timing)
if laboratory:
    settings = replace(settings, laboratory=LaboratoryLimits(seconds=laboratory))
if seeds:
    rng, file = random.Random(), Path(seeds)
    signal.signal(signal.SIGUSR1, lambda *_: (rng.seed(file.read_text()), file.unlink()))
    settings = replace(settings, random=rng.randbytes)
serve(options, settings, listen(options))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass(frozen=True)
class How:
    """How a server runs."""

    times: float = 20.0  # as fast as for people
    generous: bool = True  # there are no limits
    site: str = ""  # the folder of the pages, if not the usual one
    proxied: bool = False
    heartbeat: float = 20.0
    address: str = ""  # of a database, if not of the file
    workers: int = 1
    seeds: str = ""  # a file: what is written there makes chance the same each time
    bots: float = 1.0  # times as fast once more as all the rest
    patience: float = 1.0  # time limits of connections are so many times as short
    laboratory: float = 0.0  # seconds of an experiment in the laboratory; 0: it is switched off
    lobby: bool = False


class Server:
    def __init__(self, database: Path, how: How) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.lines = database.with_suffix(".lines")
        self.seeds = Path(how.seeds)
        self.address = how.address or f"sqlite:///{database}"
        self._asked = [json.dumps(each) for each in (self.port, str(database), *vars(how).values())]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.lines.open("ab") as lines:
            self.process = subprocess.Popen([sys.executable, "-c", CODE, *self._asked], stderr=lines, env=os.environ)
        deadline = time.monotonic() + 30
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=5).close()  # noqa: S310
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, self.lines.read_text()
                assert time.monotonic() < deadline
                time.sleep(0.05)
            else:
                return

    def seed(self, text: str) -> None:
        """From now on chance does what it did with this seed before."""
        assert self.process is not None
        self.seeds.write_text(text)
        self.process.send_signal(signal.SIGUSR1)
        deadline = time.monotonic() + 30
        while self.seeds.exists():
            assert time.monotonic() < deadline
            time.sleep(0.001)

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        left = self.workers()
        self.process.kill()
        self.process.wait()
        for each in left:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)

    def workers(self) -> list[int]:
        """Their processes."""
        assert self.process is not None
        pid = self.process.pid
        with suppress(FileNotFoundError):  # they come and go
            children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
            return [each for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
        return []

    def renew(self) -> None:
        """All workers, one by one."""
        assert self.process is not None
        before = self.workers()
        self.process.send_signal(signal.SIGHUP)
        deadline = time.monotonic() + 60
        while set(before) & set(self.workers()) or len(self.workers()) < len(before):
            assert time.monotonic() < deadline
            time.sleep(0.1)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)


@contextmanager
def running(database: Path, **how: Any) -> Iterator[Server]:
    server = Server(database, How(**how))
    server.start()
    try:
        yield server
    finally:
        server.kill()
