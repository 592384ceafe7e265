"""Links and QR codes: they lead others here, wherever the one who asks is."""

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import segno
from starlette.requests import Request

from doubloon.client import Desk
from doubloon.server.http import invites as invite
from doubloon.server.http.invites import origin, squares
from tests.server.running import Server, running
from tests.server.talking import make, refusal

HOME = "192.168.1.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invite, "home_address", lambda: HOME)


def asked(host: str, scheme: str = "http") -> Request:
    return Request({"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": [(b"host", host.encode())]})


@pytest.mark.parametrize(
    ("host", "more", "expected"),
    [
        ("localhost:8000", {"base_url": "https://play.example/"}, "https://play.example"),
        ("localhost:8000", {"home_port": 8000}, "http://192.168.1.5:8000"),
        ("[::1]:8001", {"home_port": 8001}, "http://192.168.1.5:8001"),
        ("127.0.0.1:8000", {}, "http://127.0.0.1:8000"),
        ("192.168.1.9:8000", {"home_port": 8000}, "http://192.168.1.9:8000"),
        ("toy-box.local:8000", {"home_port": 8000}, "http://toy-box.local:8000"),
        ('bad"<host>', {}, "http://localhost"),
    ],
)
def test_where_a_link_leads(host: str, more: dict[str, Any], expected: str) -> None:
    assert origin(asked(host), **{"base_url": "", "home_port": 0, **more}) == expected


def test_behind_a_proxy_a_link_is_as_safe_as_the_page() -> None:
    assert origin(asked("play.example", "https"), "", 0) == "https://play.example"


def test_without_a_home_network_a_link_leads_to_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invite, "home_address", lambda: None)
    assert origin(asked("localhost:8000"), "", 8000) == "http://localhost:8000"


def test_a_qr_code_has_its_finder_patterns_and_says_the_link() -> None:
    rows = squares("http://192.168.1.5:8000/#amber-boat-river")
    assert len({*map(len, rows), len(rows)}) == 1
    finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    assert [row[:7] for row in rows[:7]] == [row[-7:] for row in rows[:7]] == [row[:7] for row in rows[-7:]] == finder
    assert segno.make("http://192.168.1.5:8000/#amber-boat-river", micro=False).symbol_size(border=0)[0] == len(rows)


async def test_an_invitation_is_for_tables_that_exist(server: Server, desk: Desk) -> None:
    mine = await make(desk)
    invited = await desk.invite(mine.room.code.upper().replace("-", " "))
    assert invited.code == mine.room.code
    assert invited.link == f"{server.url}/#{mine.room.code}"
    assert invited.qr == squares(invited.link)
    assert await refusal(desk.invite("no such code")) == (404, "code/unknown")


async def test_invitations_are_no_way_to_guess_codes(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False) as here:
        desk = Desk(here.url)
        reasons = [await refusal(desk.invite("any old code")) for _ in range(40)]
        assert reasons[-1] == (429, "limit/codes")


def test_other_pages_cannot_ask_for_invitations(server: Server) -> None:
    request = urllib.request.Request(f"{server.url}/api/invite", json.dumps({"code": "x"}).encode(), {"Origin": "http://elsewhere.example"})  # noqa: S310
    with pytest.raises(urllib.error.HTTPError) as caught, urllib.request.urlopen(request):  # noqa: S310
        pass
    assert caught.value.code == 403
    caught.value.close()
