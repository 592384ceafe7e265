"""One server for all tests of a module that ask for it."""

from tests.server.conftest import server

__all__ = ["server"]
