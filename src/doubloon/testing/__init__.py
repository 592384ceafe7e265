"""Tests for games: what each of them promises (`contract`), its rules (`clauses`) and its texts (`texts`). Needs pytest."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("doubloon.testing.contract", "doubloon.testing.clauses", "doubloon.testing.texts")


def pytest_configure(config: pytest.Config) -> None:
    """Import this into `conftest.py`: it declares the marks of the tests."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rules that a test checks")
