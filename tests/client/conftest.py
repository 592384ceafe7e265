"""One server for all tests of a module."""

from tests.server.conftest import desk, server

__all__ = ["desk", "server"]
