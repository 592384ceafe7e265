"""Which tests are counted: those of what must be covered as a whole, but for the long ones."""

from pathlib import Path

import pytest

COVERED = tuple(Path(__file__).with_name(name) for name in ("engine", "games", "solve"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in COVERED) and item.get_closest_marker("long") is None:
            item.add_marker("covered")
