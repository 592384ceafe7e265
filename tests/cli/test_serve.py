"""`doubloon serve` and `doubloon backup`, run as a user runs them."""

import json
import signal
import socket
import subprocess
import urllib.request
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cli.test_commands import DOUBLOON, assert_refused, run, run_program


@pytest.mark.parametrize(("number", "flags", "words"), [(signal.SIGTERM, (), 3), (signal.SIGINT, ("--public", "--laboratory"), 4)])
def test_a_server_says_where_it_is_and_stops_when_asked(tmp_path: Path, number: signal.Signals, flags: tuple[str, ...], words: int) -> None:
    """On a public server the codes of its tables have four words; the laboratory is there only if it is asked for."""
    database = tmp_path / "tables.db"
    command = [*DOUBLOON, "serve", "--port", "0", "--database", f"sqlite:///{database}", "--lang", "en", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server, ExitStack() as stack:
        stack.callback(server.kill)  # if something fails before it ends by itself
        assert server.stdout is not None
        assert server.stderr is not None
        address = server.stdout.readline().removeprefix("Doubloon is at ").strip()
        assert json.loads(server.stderr.readline())["event"] == "started"
        with urllib.request.urlopen(f"{address}/health") as response:  # noqa: S310
            assert json.load(response)["status"] == "ok"
        with urllib.request.urlopen(f"{address}/api/lists") as response:  # noqa: S310
            assert (json.load(response)["laboratory"] is not None) == ("--laboratory" in flags)
        table = b'{"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot"}]}'
        with urllib.request.urlopen(f"{address}/api/tables", table) as response:  # noqa: S310
            assert len(json.load(response)["room"]["code"].split("-")) == words
        assert run("backup", tmp_path / "copy.db", "--database", f"sqlite:///{database}").stdout.startswith("The backup is in")
        server.send_signal(number)
        assert server.wait(20) == 0
        assert [json.loads(line)["event"] for line in server.stderr] == ["table-made", "stopped"]
        assert server.stdout.read() == ""
    assert (tmp_path / "copy.db").exists()
    assert_refused(run("backup", tmp_path / "copy.db", "--database", f"sqlite:///{database}"), "exists already")


def test_what_cannot_be_served_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run_program("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'a.db'}")
        assert_refused(refused, f"cannot listen on 127.0.0.1:{port}: Address already in use")
    with pytest.raises(socket.gaierror) as unknown:
        socket.getaddrinfo("no.such.host.invalid", 80)
    refused = run_program("serve", "--host", "no.such.host.invalid", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    assert_refused(refused, f"cannot listen on no.such.host.invalid:8000: {unknown.value.strerror}")
    assert_refused(run_program("serve", "--database", "mysql://somewhere"), "sqlite:///FILE")
    assert_refused(run_program("serve", "--database", "postgresql://127.0.0.1:1/none"), "The database is not available")
    assert_refused(run_program("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'a.db'}"), "Several workers need")
    shared = ("--workers", "2", "--database", "postgresql://127.0.0.1:1/none")
    assert_refused(run_program("serve", "--lobby", *shared), "--lobby needs --workers 1")
    assert_refused(run("backup", tmp_path / "b.db", "--database", "postgresql://127.0.0.1:1/none"), "pg_dump")
    (tmp_path / "odd.db").write_bytes(b"no database" * 99)
    assert_refused(run_program("serve", "--database", f"sqlite:///{tmp_path / 'odd.db'}"), "is not a database, or it is damaged")
    assert_refused(run("backup", tmp_path / "b.db", "--database", f"sqlite:///{tmp_path / 'none.db'}"), "There is no file")


def test_help_loads_no_server() -> None:
    heavy = ("starlette", "uvicorn", "msgspec", "sqlite3", "asyncio")
    code = f"import sys, doubloon.cli.commands; sys.exit(any(name in sys.modules for name in {heavy}))"
    assert subprocess.run([DOUBLOON[0], "-c", code], check=False).returncode == 0
