from doubloon.testing import pytest_configure

__all__ = ["pytest_configure"]
