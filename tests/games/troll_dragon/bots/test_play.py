"""Troll & Dragon: bots play the same games compiled and plain, and each is stronger than the one below with any options."""

from typing import Any

import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.bots import clever, gentle, worth_trying
from tests.bots.asking import differences, share

CHOSEN = {"reroll": "chosen"}
RACE = {"tempo": "race"}
ODD_DICE = {"tempo": "race", "adventurer_odds": 3, "diamond_sides": 1, "key_sides": 2, "two_nuggets_sides": 3, "dragon_sides_1": 4}
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (2, ODD_DICE), (2, CHOSEN), (5, RACE), (5, {"end": "both", **CHOSEN})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(seats: int, options: dict[str, Any]) -> None:
    policies = ([clever, gentle, worth_trying] * 2)[:seats]
    assert differences(TROLL_DRAGON, TROLL_DRAGON.new(seats, **options), *policies) == []


def test_gentle_beats_random_in_a_race() -> None:
    assert share(TROLL_DRAGON, gentle, None, games=2000, **RACE) > 0.6


@pytest.mark.parametrize("options", [RACE, CHOSEN])
def test_clever_beats_gentle(options: dict[str, Any]) -> None:
    assert share(TROLL_DRAGON, clever, gentle, games=2000, **options) > 0.6
