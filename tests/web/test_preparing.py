"""While the search of a game is being compiled, the table says that the bot cunning is getting ready."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from doubloon.bots.preparation import begin_preparation
from tests.web.conftest import Serve, Visit
from tests.web.layout import FAULTS
from tests.web.people import ME, address, memory, table
from tests.web.test_pig import PARTS, SMALL

CUNNING = {"kind": "bot", "bot": "cunning"}
GERMAN = {"lang": "de"}  # its words are longest


def test_cunning_gets_ready_while_the_table_is_there(visit: Visit, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # where nothing is compiled yet
    lock = begin_preparation()
    assert lock is not None
    placed = table(server := serve(), "pig", [ME, CUNNING], first=0)
    page = visit(address(placed), memory(placed), GERMAN, base_url=server.url, **SMALL)
    notice = page.locator(".words-line").get_by_text("„Listig“ macht sich bereit")
    expect(notice).to_be_visible()
    assert page.evaluate(FAULTS, PARTS) == []
    os.close(lock)  # the preparation has ended
    expect(notice).to_have_count(0)
