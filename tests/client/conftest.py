"""One server for all tests of a module."""

import pytest

from doubloon.client import ApiClient
from tests.server.conftest import server
from tests.server.running import Server

__all__ = ["server"]


@pytest.fixture
def api(server: Server) -> ApiClient:
    return ApiClient(server.url)
