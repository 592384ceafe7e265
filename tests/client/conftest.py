"""One server for all tests of a module."""

from tests.server.conftest import server

__all__ = ["server"]
