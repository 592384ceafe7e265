"""Hostile clients in a process of their own: `python -m tests.attack.hostile KIND PORT ADDRESSES SECONDS`.

Each has an address of this machine's loopback network, and attacks this machine only. When it is refused or closed it comes back at once.
It prints what it got done, as JSON.
"""

import json
import socket
import struct
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING, PONG, EMPTY_CONTINUATION = (bytes([first, 0x80]) + bytes(4) for first in (0x89, 0x8A, 0x00))
LONG_PING = b"\x89\xfd" + bytes(4) + bytes(125)
FIRST_FRAGMENT = b"\x01\x80" + bytes(4)
TOGETHER = 10_000  # frames in one write
RETRY = 0.0005  # seconds: a refused client could not be faster by much


class Hostile:
    """All clients of one process."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.end = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()

    def is_over(self) -> bool:
        return time.monotonic() > self.end

    def connect(self, address: str) -> socket.socket:
        client = socket.socket()
        client.settimeout(2)
        client.bind((address, 0))
        client.connect(("127.0.0.1", self.port))
        self.counts["connected"] += 1
        return client

    def upgrade(self, address: str) -> socket.socket:
        client = self.connect(address)
        client.sendall(UPGRADE)
        if not client.recv(4096).startswith(b"HTTP/1.1 101"):
            client.close()
            raise ConnectionError
        self.counts["upgraded"] += 1
        return client

    def run(self, attack: Callable[[str], None], address: str) -> None:
        while not self.is_over():
            try:
                attack(address)
            except OSError:
                self.counts["closed"] += 1
                time.sleep(RETRY)

    # === Attacks: each returns, or raises OSError, when the server has cut it off ===

    def flood(self, address: str, start: bytes, frame: bytes) -> None:
        with self.upgrade(address) as client:
            client.sendall(start)
            content = frame * TOGETHER
            while not self.is_over():
                self.counts["bytes"] += client.send(content)

    def pings(self, address: str) -> None:
        self.flood(address, b"", PING)

    def long_pings(self, address: str) -> None:
        self.flood(address, b"", LONG_PING)

    def pongs(self, address: str) -> None:
        self.flood(address, b"", PONG)

    def continuations(self, address: str) -> None:
        self.flood(address, FIRST_FRAGMENT, EMPTY_CONTINUATION)

    def connects(self, address: str) -> None:
        self.connect(address).close()

    def requests(self, address: str) -> None:
        """Many on one connection, without waiting for the answers."""
        with self.connect(address) as client:
            content = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
            while not self.is_over():
                client.sendall(content)
                if not client.recv(65_536):
                    raise ConnectionError
                self.counts["answers"] += 1

    def mix(self, address: str) -> None:
        """The kind goes by the address, so that all kinds run at the same time."""
        kinds = (self.pings, self.connects, self.requests, self.continuations, self.pongs)
        kinds[int(address.rpartition(".")[2]) % len(kinds)](address)


def addresses(count: int) -> list[str]:
    return [f"127.0.1.{number}" for number in range(1, count + 1)]


def hello(table: str, keys: list[str]) -> bytes:
    """The first message, as a frame."""
    content = json.dumps({"type": "hello", "protocol": 1, "table": table, "keys": keys}).encode().ljust(200)
    return b"\x81\xfe" + struct.pack("!H", len(content)) + bytes(4) + content


def main(kind: str, port: int, count: int, seconds: float) -> None:
    hostile = Hostile(port, seconds)
    threads = [threading.Thread(target=hostile.run, args=(getattr(hostile, kind), address)) for address in addresses(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.stdout.write(json.dumps(hostile.counts) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
