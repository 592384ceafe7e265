"""My Treasure: bots play the same games compiled and plain."""

from typing import Any

import pytest

from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.bots import clever, gentle
from tests.bots.asking import differences

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (5, {"orcs": 3, "edition": "first"})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(seats: int, options: dict[str, Any]) -> None:
    policies = [clever, gentle] * 3
    assert differences(MY_TREASURE, MY_TREASURE.new(seats, **options), *policies[:seats]) == []
