"""One server for all tests of a module."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.db", times=40) as started:
        yield started
