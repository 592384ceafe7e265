"""One server for all tests of a module, and one PostgreSQL for all."""

from collections.abc import Iterator

import pytest

from doubloon.client import Desk
from tests.server.databases import Postgres
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.db", times=40) as started:
        yield started


@pytest.fixture
def desk(server: Server) -> Desk:
    return Desk(server.url)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    started = Postgres(tmp_path_factory.mktemp("postgres"))
    yield started
    started.stop()
