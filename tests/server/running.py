"""A real server in a process of its own, with a clock that hurries."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CODE = """
import sys
from pathlib import Path
from doubloon.server.app import Settings
from doubloon.server.limits import Limits, Rate
from doubloon.server.pace import Pace
from doubloon.server.serve import Place, listening, serve
from doubloon.server.site import FOLDER
port, database, times, generous = int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), sys.argv[4] == "1"
site = Path(sys.argv[5]) if sys.argv[5] else FOLDER
much = Rate(10**9, 10**9)
limits = Limits(much, much, much, 10**6, much) if generous else Limits()
place = Place("127.0.0.1", port, f"sqlite:///{database}")
serve(place, Settings(pace=Pace().hurried(times), limits=limits, site=site), listening(place))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    def __init__(self, database: Path, *, times: float = 20.0, generous: bool = True, site: Path | None = None) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.lines = database.with_suffix(".lines")
        self._asked = [str(self.port), str(database), str(times), "1" if generous else "0", str(site or "")]
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

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)


@contextmanager
def running(database: Path, *, times: float = 20.0, generous: bool = True, site: Path | None = None) -> Iterator[Server]:
    server = Server(database, times=times, generous=generous, site=site)
    server.start()
    try:
        yield server
    finally:
        server.kill()
