"""The Little Dragon: whole games of its bots, compiled and plain, and how strong they are."""

from typing import Any

import pytest

from doubloon.bots.little_dragon import clever, gentle
from doubloon.engine.play import Policy
from doubloon.games.little_dragon import LITTLE_DRAGON
from tests.bots.asking import differences, share

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (5, {"extra": "chosen"})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(seats: int, options: dict[str, Any]) -> None:
    policies = [clever, gentle] * 3
    assert differences(LITTLE_DRAGON, LITTLE_DRAGON.new(seats, **options), *policies[:seats]) == []


@pytest.mark.parametrize(("better", "worse"), [(gentle, None), (clever, gentle)])
def test_each_strength_beats_the_one_below(better: Policy, worse: Policy) -> None:
    assert share(LITTLE_DRAGON, better, worse) >= 0.6
