"""Request bodies and responses as JSON. A refusal becomes its key and values; clients have the texts."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from doubloon.engine.errors import Refusal
from doubloon.server.http.headers import HEADERS
from doubloon.server.protocol.responses import RequestRefused

MAX_BODY = 16_384  # bytes of a request
MAX_VALUE = 80  # characters of a value that a refusal repeats
STATUS_BY_KIND = {"limit": 429, "store": 503, "server": 503, "key": 401}  # the part of a key before the slash
STATUS_BY_KEY = {
    "table/unknown": 404,
    "code/unknown": 404,
    "transfer/unknown": 404,
    "log/none": 404,
    "lab/off": 404,
    "socket/origin": 403,
    "request/large": 413,
    "log/large": 413,
    "table/resting": 503,
}

Body = TypeVar("Body")


async def read_body(request: Request, most: int) -> bytes | None:
    """None: it is too large."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return bytes(body)


async def decode_body(request: Request, kind: type[Body]) -> Body:
    body = await read_body(request, MAX_BODY)
    if body is None:
        raise Refusal("request/large", f"a request has at most {MAX_BODY} bytes", most=MAX_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refusal("request/unreadable", "this is not what was expected here") from None


def json_response(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


# === Exception handlers (coroutines: Starlette runs plain functions in threads) ===


def refusal_response(refusal: Refusal, status: int) -> Response:
    values = {name: value if isinstance(value, int) else _clean(str(value)) for name, value in refusal.values.items()}
    response = json_response(RequestRefused(reason=refusal.key, values=values), status)
    if status == 429:
        response.headers["retry-after"] = str(refusal.values.get("seconds", 1))
        response.headers["connection"] = "close"  # the next request counts as a connection too
    return response


def _clean(text: str) -> str:
    """Short, and without lone surrogates, which JSON cannot hold."""
    return text[:MAX_VALUE].encode(errors="replace").decode()


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)  # noqa: S101 (registered for nothing else)
    return refusal_response(error, STATUS_BY_KEY.get(error.key) or STATUS_BY_KIND.get(error.key.split("/")[0], 400))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 (registered for nothing else)
    return refusal_response(Refusal("request/unknown", "there is nothing like that here"), error.status_code)


async def on_failure(request: Request, error: Exception) -> Response:
    """Starlette answers this outside all middleware, so the headers are set here."""
    response = refusal_response(Refusal("server/failed", "something went wrong here"), 500)
    response.headers.update({**HEADERS, "cache-control": "no-store"})
    return response
