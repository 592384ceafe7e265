"""Do Not Touch My Treasures: bots play the same games compiled and plain."""

from typing import Any

import pytest

from doubloon.engine.game import Game
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.bots import clever, gentle, worth_trying
from tests.bots.asking import differences

TABLES: list[tuple[Game, int, dict[str, Any]]] = [
    (NUMBERS, 2, {}),
    (NUMBERS, 2, {"deck": "steeper", "swaps_per_turn": 0, "finish_round": "yes"}),
    (SYMBOLS, 2, {"cashes_per_turn": 9, "swaps_per_turn": 3}),
    (SYMBOLS, 6, {"finish_round": "yes"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(game: Game, seats: int, options: dict[str, Any]) -> None:
    policies = ([clever, gentle, worth_trying] * 2)[:seats]
    assert differences(game, game.new(seats, **options), *policies) == []
