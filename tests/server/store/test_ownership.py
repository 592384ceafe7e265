"""One server process owns an SQLite file."""

import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.store.ownership import owned, owner_of
from tests.cli.test_commands import assert_refused, run_program
from tests.server.running import running

HOLD = """
import sys
from doubloon.server.store.ownership import owned
with owned(sys.argv[1], "http://first"):
    print(flush=True)
    sys.stdin.read()
"""


def test_the_second_learns_where_the_first_is_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert owner_of(database) == ""
    with subprocess.Popen([sys.executable, "-c", HOLD, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        first.stdout.readline()
        assert owner_of(database) == "http://first"
        with pytest.raises(Refusal) as caught, owned(database, "http://second"):
            pass
        assert (caught.value.key, caught.value.values) == ("store/owned", {"url": "http://first"})
        first.kill()
    assert owner_of(database) == ""
    with owned(database, "http://second"):
        assert owner_of(database) == "http://second"


def test_a_second_server_says_where_the_first_is(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        url = f"http://localhost:{server.port}"
        assert_refused(run_program("serve", "--port", "0", "--database", server.address), f"Another server uses this database: {url}")
        opened = run_program("open", "--no-browser", "--port", "0", "--database", server.address)
        assert url in opened.stdout
