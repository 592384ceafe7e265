"""What games say to programs that learn: the meaning of fields that their views have, and how much a lead is worth."""

import pytest

from doubloon.engine.game import Game
from doubloon.games import GAMES

DESCRIBED = {name: game for name, game in GAMES.items() if game.part("learning")}  # a game need not say


@pytest.mark.parametrize("game", DESCRIBED.values(), ids=list(DESCRIBED))
def test_only_fields_of_the_view_are_described(game: Game) -> None:
    described = game.part("learning")
    assert described is not None
    assert set(described.MEANINGS) <= set(game.rules.VIEW.fields)
    opening = game.know(game.new(), 0).to_json()
    assert eval(described.LEAD, opening) > 0  # noqa: S307 (an expression of ours)
