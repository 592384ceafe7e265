"""Which connections are admitted when there are too many, and how long answers are sent."""

from typing import Any

import pytest
from starlette.types import Message

from doubloon.server.http import connections
from doubloon.server.http.connections import PIECE, ConnectionGuard, PiecewiseOutput, RefusedConnections, Slot, Timeouts
from doubloon.server.http.rate_limits import Limits, RateLimiter
from doubloon.server.metrics import Metrics

HOUSE, OTHER = "192.0.2.1", "192.0.2.2"


class Client:
    """A connection that may be dropped."""

    def __init__(self, guard: ConnectionGuard, slot: Slot | None) -> None:
        assert slot is not None
        guard.set_silent(self, is_silent=True)
        self.slot = slot
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True
        self.slot.release()


def guard_of(most: int, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> ConnectionGuard:
    monkeypatch.setattr(connections, "max_connections", lambda: most)
    return ConnectionGuard(RateLimiter(limits), RefusedConnections(Metrics(), lambda: 0), lambda: 0, Timeouts())


def test_when_all_descriptors_are_taken_who_was_silent_for_the_longest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    guard = guard_of(3, Limits(), monkeypatch)
    first, second, third = (Client(guard, guard.admit(HOUSE)) for _ in range(3))
    guard.set_silent(first, is_silent=False)  # it has asked for something
    assert guard.admit(OTHER) is not None
    assert [each.is_dropped for each in (first, second, third)] == [False, True, False]


def test_nobody_makes_room_where_nobody_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    guard = guard_of(2, Limits(connections=3), monkeypatch)
    clients = [Client(guard, guard.admit(HOUSE)) for _ in range(2)]
    for client in clients:
        guard.set_silent(client, is_silent=False)
    assert [guard.admit(HOUSE) for _ in range(5)] == [None] * 5
    clients[0].slot.release()
    assert guard.admit(HOUSE) is not None  # who was refused does not count


def test_who_has_too_many_connections_makes_nobody_else_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    guard = guard_of(2, Limits(connections=1), monkeypatch)
    clients = [Client(guard, guard.admit(host)) for host in (OTHER, HOUSE)]
    assert guard.admit(HOUSE) is None
    assert not any(client.is_dropped for client in clients)


@pytest.mark.parametrize("size", [0, 1, PIECE, PIECE + 1, 3 * PIECE])
async def test_a_long_answer_is_sent_piece_by_piece(size: int) -> None:
    body, sent = bytes(range(256)) * (size // 256) + b"x" * (size % 256), list[Message]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def send(message: Message) -> None:
        sent.append(message)

    await PiecewiseOutput(app)({"type": "http"}, None, send)  # type: ignore[arg-type] # nothing is received
    pieces = sent[1:]
    assert b"".join(piece["body"] for piece in pieces) == body
    assert all(len(piece["body"]) <= PIECE for piece in pieces)
    assert [bool(piece.get("more_body")) for piece in pieces] == [True] * (len(pieces) - 1) + [False]
