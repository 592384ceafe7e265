"""The line between a device and the server, in the hands of a test: it can be cut, held up, slowed down, and mended."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536


class Line:
    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._flows = threading.Event()
        self._is_cut = False
        self._delay = 0.0
        self._flows.set()
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Nobody gets through, and everybody knows."""
        self._is_cut = True
        self._hang_up()

    def hold(self) -> None:
        """Nothing gets through, and nobody knows: as for a phone that has left the network."""
        self._flows.clear()

    def slow(self, seconds: float) -> None:
        """Everything takes so long, each way."""
        self._delay = seconds

    def mend(self) -> None:
        self._is_cut = False
        self._delay = 0.0
        self._flows.set()

    def close(self) -> None:
        self._flows.set()
        self._ear.close()
        self._hang_up()

    def _hang_up(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def _listen(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                here, _ = self._ear.accept()
                if self._is_cut:
                    here.close()
                    continue
                there = socket.create_connection(self._server)
                self._ends += [here, there]
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):  # the other half has hung up
            while (chunk := one.recv(CHUNK)) and self._flows.wait():
                time.sleep(self._delay)
                other.sendall(chunk)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        one.close()


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    line = Line(port)
    try:
        yield line
    finally:
        line.close()
