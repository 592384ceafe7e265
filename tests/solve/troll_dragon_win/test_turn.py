"""A turn played for the win: every choice inside it against value iteration over whole games."""

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import DEN
from doubloon.solve.troll_dragon_win.turn import winning_turn
from tests.solve.troll_dragon_win.exploring import explored


@pytest.mark.long
@pytest.mark.parametrize("tempo", ["calm", "race"])
def test_every_choice_of_a_turn_is_worth_what_value_iteration_finds(tempo: str) -> None:
    game = explored(diamonds=2, nuggets=1, tempo=tempo)
    seen = 0
    for state, value in zip(game.states, game.values, strict=True):
        if GAME.actor(state) == state.turn >= 0 and state.phase != DEN:
            worths = winning_turn(state).worths(state)
            assert sorted(worths) == sorted(GAME.moves(state))
            assert max(worths.values()) == pytest.approx(1 - value if state.turn else value, rel=0, abs=1e-10)
            seen += len(worths) > 1
    assert seen > 100


def test_large_stocks_of_other_rules_are_refused() -> None:
    with pytest.raises(BadSetup, match="12 diamonds and 10 nuggets"):
        winning_turn(GAME.new(2, diamonds=61))
