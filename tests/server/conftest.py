"""One server for all tests of a module, and one PostgreSQL for all."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from doubloon.client import ApiClient
from tests.server.databases import Postgres
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.db", times=40) as started:
        yield started


@pytest.fixture
def desk(server: Server) -> ApiClient:
    return ApiClient(server.url)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """In a folder of its own: it may run as another user, and whenever pytest starts elsewhere, it shuts others out of its folders."""
    with TemporaryDirectory(prefix="doubloon-postgres-") as folder:
        started = Postgres(Path(folder))
        yield started
        started.stop()
