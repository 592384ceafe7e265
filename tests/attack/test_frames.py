"""Floods of frames, of connections and of requests: who sends too much is cut off, and an honest table plays on."""

import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.attack.honest import latency, refused, seated, under_attack
from tests.attack.hostile import EMPTY_CONTINUATION, FIRST_FRAGMENT, PING, PONG, Hostile
from tests.counts import SOAK
from tests.server.running import running

REASONS = {"pings": "frames", "pongs": "frames", "continuations": "frames", "connects": "connects", "requests": "banned"}
SECONDS = 2.0 if SOAK == 1 else 5.0
ADDRESSES = 5 if SOAK == 1 else 50
# addresses: each is banned when it has had 180 answers, or made 500 connections, of which the server takes 1,600 a second of all together
MOST = {"requests": 10, "connects": 10}
BEARABLE = 0.25  # seconds for a command; without limits these floods make it 10


@pytest.mark.parametrize("kind", ["mix"] if SOAK == 1 else ["mix", *REASONS])
async def test_a_flood_does_not_slow_others_down(tmp_path: Path, kind: str) -> None:
    with running(tmp_path / "tables.db", generous=False) as server:
        count = min(ADDRESSES, MOST[kind]) if kind in MOST else ADDRESSES
        async with seated(server) as device, under_attack(server, kind, count, SECONDS):
            assert await latency(device) < BEARABLE
        for reason in {*REASONS.values(), "banned"} if kind == "mix" else {REASONS[kind], "banned"}:
            assert refused(server, reason) > 0
        assert "connections-refused" in server.lines.read_text()


FLOODS = (PING * 3000, PONG * 3000, FIRST_FRAGMENT + EMPTY_CONTINUATION * 3000)


def test_who_sends_too_many_frames_learns_why_and_is_cut_off(tmp_path: Path) -> None:
    """Of whatever kind they are."""
    with running(tmp_path / "tables.db", generous=False) as server:
        for number, flood in enumerate(FLOODS, 1):
            heard = b""
            with Hostile(server.port, 60).upgrade(f"127.0.3.{number}") as client, suppress(ConnectionResetError, BrokenPipeError):
                client.sendall(flood)
                while piece := client.recv(65_536):
                    heard += piece
            assert heard.endswith(b"\x88\x0e\x03\xf5limit/frames")  # a close frame with code 1013
        assert refused(server, "frames") == len(FLOODS)


BURST = 250  # frames: far fewer than an address may send


@pytest.mark.parametrize("together", [BURST, 25])
def test_frames_that_come_at_once_soon_count_more(tmp_path: Path, together: int) -> None:
    """So a flood ends with the first bytes that are read of it. The same frames one after another do no harm."""
    with running(tmp_path / "tables.db", generous=False) as server:
        with Hostile(server.port, 60).upgrade("127.0.3.1") as client:
            for _ in range(BURST // together):
                client.sendall(PING * together)
                assert client.recv(65_536)  # the answer, or the end
                time.sleep(0.003)
        assert refused(server, "frames") == (together == BURST)
