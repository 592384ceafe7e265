"""The Little Dragon: bots play the same games compiled and plain."""

from typing import Any

import pytest

from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.bots import clever, gentle
from tests.bots.asking import differences

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (5, {"extra": "chosen"})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(seats: int, options: dict[str, Any]) -> None:
    policies = [clever, gentle] * 3
    assert differences(LITTLE_DRAGON, LITTLE_DRAGON.new(seats, **options), *policies[:seats]) == []
