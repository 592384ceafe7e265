"""What the application answers when something fails inside."""

import json
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message

from doubloon.server.http.app import create_app
from doubloon.server.http.headers import HEADERS
from doubloon.server.store import Store


def no_store() -> Store:
    raise AssertionError


async def broken(request: Request) -> Response:
    raise ZeroDivisionError


async def test_a_failure_is_told_with_all_headers_and_nothing_of_its_cause() -> None:
    app, sent = create_app(no_store), list[Message]()
    app.router.routes.append(Route("/broken", broken))
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/broken", "query_string": b"", "headers": [(b"host", b"localhost")]}

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    with pytest.raises(ZeroDivisionError):  # for the log
        await app(scope, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    assert sent[0]["status"] == 500
    assert found.items() >= HEADERS.items()
    assert json.loads(sent[1]["body"]) == {"reason": "server/failed", "values": {}}
