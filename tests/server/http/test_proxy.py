"""Who is at the other end, whatever they say themselves."""

from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Scope

from doubloon.server.http.proxy import apply_forwarded, client_host
from doubloon.server.http.rate_limits import networks_of

NEAR, FAR = "127.0.0.1", "203.0.113.9"  # a proxy of ours, and somebody in the internet


def scope(client: str, kind: str = "http", **headers: str) -> dict[str, Any]:
    named = {"host": "inside:8000", **{f"x-forwarded-{name}": value for name, value in headers.items()}}
    scheme = {"http": "http", "websocket": "ws"}[kind]
    return {"type": kind, "scheme": scheme, "client": (client, 1), "headers": [(a.encode(), b.encode()) for a, b in named.items()]}


def counted(told: Scope) -> str:
    return networks_of(client_host(HTTPConnection(told)))[0].name


@pytest.mark.parametrize(
    ("entries", "who"),
    [
        (FAR, FAR),
        (f"198.51.100.1, {FAR}", FAR),  # the first was written by whoever asked
        (f"198.51.100.1,{FAR}:4711", FAR),
        ("2001:db8::1:2", "2001:db8::/64"),
        ("[2001:db8::1:2]:4711", "2001:db8::/64"),
        ("", NEAR),
        ("nonsense", NEAR),
        (f"{FAR}, unknown", NEAR),
    ],
)
def test_the_last_entry_is_who_asked_the_proxy(entries: str, who: str) -> None:
    assert counted(apply_forwarded(scope(NEAR, **{"for": entries}))) == who


def test_entries_in_several_headers_are_one_list() -> None:
    told = scope(NEAR, **{"for": "198.51.100.1"})
    told["headers"].append((b"x-forwarded-for", FAR.encode()))
    assert counted(apply_forwarded(told)) == FAR


def test_a_neighbour_in_the_internet_is_no_proxy_of_ours() -> None:
    told = scope("8.8.8.8", proto="https", host="elsewhere", **{"for": FAR})
    assert apply_forwarded(told) == told


def test_scheme_and_host_are_the_ones_that_the_browser_used() -> None:
    headers = {"proto": "https", "host": "forged.example, tables.example"}
    page, socket = (apply_forwarded(scope(NEAR, kind, **headers)) for kind in ("http", "websocket"))
    assert (page["scheme"], socket["scheme"]) == ("https", "wss")
    assert HTTPConnection(page).headers["host"] == HTTPConnection(socket).headers["host"] == "tables.example"
    assert apply_forwarded(scope(NEAR, proto="javascript")) == scope(NEAR, proto="javascript")


def test_a_home_is_counted_as_one() -> None:
    assert counted(scope("2001:db8::1")) == counted(scope("2001:db8::ffff:2")) != counted(scope("2001:db8:0:1::1"))
    assert counted(scope("::ffff:192.0.2.1")) == "192.0.2.1"
    assert counted(scope("192.0.2.1")) != counted(scope("192.0.2.2"))
    assert counted({**scope(NEAR), "client": None}) == ""
