"""The real program at a terminal of its own: keys in, screen out."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 20  # seconds for something to appear
PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts background jobs deaf to Ctrl-C, and tests may run in one
from doubloon.cli import main
main()
"""
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Program:
    """`doubloon` with a terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.screen, slave = os.openpty()
        self.before = termios.tcgetattr(slave)
        self.resize(80, 24)
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR", "LC_ALL", "LC_MESSAGES")}
        space = {**kept, "LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "XDG_DATA_HOME": str(home), **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=space,
            start_new_session=True,
        )
        self.slave = slave
        self.raw = ""
        self.seen = 0  # up to here the output has been looked at

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def shows(self, pattern: str) -> str:
        """Wait for something new on the screen and return what came up to it and with it."""
        end = time.monotonic() + PATIENCE
        while True:
            text = CODES.sub("", self.raw)
            found = re.search(pattern, text[self.seen :])
            if found:
                new = text[self.seen : self.seen + found.end()]
                self.seen += found.end()
                return new
            assert self._read(end - time.monotonic()), f"{pattern!r} did not appear after: {text[-3000:]}"

    def _read(self, wait: float) -> bool:
        if wait <= 0 or not select.select([self.screen], [], [], wait)[0]:
            return False
        try:
            read = os.read(self.screen, 65536)
        except OSError:  # the other end is closed
            read = b""
        self.raw += read.decode(errors="replace")
        return bool(read)

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        os.close(self.slave)
        self.slave = -1
        end = time.monotonic() + PATIENCE
        while self._read(end - time.monotonic()):
            pass
        return self.process.wait(PATIENCE)

    def sleeps(self) -> None:
        """Wait until the program is stopped."""
        end = time.monotonic() + PATIENCE
        while not os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT):
            assert time.monotonic() < end
            time.sleep(0.01)

    def is_restored(self) -> bool:
        return bool(termios.tcgetattr(self.screen)[3] == self.before[3])

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
        if self.slave >= 0:
            os.close(self.slave)
        os.close(self.screen)


@contextmanager
def running(home: Path, *arguments: str, **environment: str) -> Iterator[Program]:
    program = Program(home, *arguments, **environment)
    try:
        yield program
    finally:
        program.close()
