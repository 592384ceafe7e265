"""Pig: bots play the same games compiled and plain, and clever is stronger than gentle for any target."""

import pytest

from doubloon.games.pig import PIG
from doubloon.games.pig.bots import clever, gentle, worth_trying
from tests.bots.asking import differences, share


@pytest.mark.parametrize(("seats", "target"), [(2, 100), (2, 30), (8, 100)])
def test_compiled_and_plain_play_the_same_games(seats: int, target: int) -> None:
    policies = ([clever, gentle, worth_trying] * 3)[:seats]
    assert differences(PIG, PIG.new(seats, target=target), *policies) == []


@pytest.mark.parametrize("target", [50, 200])
def test_clever_beats_gentle(target: int) -> None:
    assert share(PIG, clever, gentle, games=2000, target=target) > 0.6
