"""Troll & Dragon for two, solved for the win: against value iteration over whole games."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from doubloon.engine.errors import BadSetup
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BEGIN
from doubloon.solve.troll_dragon_win.table import index_of, setup_of, solve, starts_in, steps_of
from tests.counts import SOAK
from tests.solve.troll_dragon_win.exploring import explored

MORE = SOAK > 1  # diamonds and nuggets
SETUPS: list[dict[str, Any]] = [
    {"diamonds": 2 + MORE, "nuggets": 2},
    {"diamonds": 2, "nuggets": 2 + MORE, "tempo": "race"},
    {"diamonds": 2, "nuggets": 1, "reroll": "chosen"},
    {"diamonds": 1 + MORE, "nuggets": 2, "end": "both"},
    {"diamonds": 1, "nuggets": 2, "end": "both", "tempo": "race", "reroll": "chosen", "adventurer_odds": 3, "dragon_odds": 2},
    {"diamonds": 3 + 2 * MORE, "nuggets": 1, "diamond_sides": 3, "dragon_sides_1": 3, "dragon_sides_2": 6},
    {"diamonds": 4, "nuggets": 1, "key_sides": 0},
]


@pytest.mark.long
@pytest.mark.parametrize("options", SETUPS, ids=lambda options: ",".join(f"{name}={value}" for name, value in options.items()))
def test_every_start_is_worth_what_value_iteration_finds(options: dict[str, Any]) -> None:
    game, setup = explored(**options), setup_of(GAME.new(2, **options))
    table, index = solve(setup), index_of(setup.diamonds, setup.nuggets)
    seen = 0
    for state, value in zip(game.states, game.values, strict=True):
        if state.phase == BEGIN and state.turn >= 0:
            row = index.first_row[state.grotto, state.troll_hand] + state.pack_diamonds[state.turn]
            column = index.first_column[state.cavern] + state.pack_nuggets[state.turn]
            assert table[row, column] == pytest.approx(1 - value if state.turn else value, rel=0, abs=1e-10)
            seen += 1
    assert seen > 0


ANEW = """
from numba.core import event
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.solve.troll_dragon_win.table import setup_of, solve
with event.install_recorder("numba:compile") as compiled:
    solve(setup_of(TROLL_DRAGON.new(2, diamonds=1, nuggets=1)))
print(len(compiled.buffer))
"""


@pytest.mark.long
def test_the_next_start_does_not_compile_again() -> None:
    """The first start may: what this process has in memory may lie in the cache of an earlier test."""
    _first, then = (subprocess.run([sys.executable, "-c", ANEW], capture_output=True, text=True, check=True).stdout for _ in range(2))
    assert then == "0\n"


def test_every_start_is_solved_once() -> None:
    for end in ("one", "both"):
        setup = setup_of(GAME.new(2, diamonds=5, nuggets=4, end=end))
        solved: list[int] = []
        table = solve(setup, progress=solved.append)
        assert not np.isnan(table).any()
        index = index_of(5, 4)
        grotto, cavern = index.rows[:, 0, None], index.columns[None, :, 0]
        going_on = (grotto > 0) & (cavern > 0) if end == "one" else (grotto > 0) | (cavern > 0)
        assert sum(solved) == sum(starts_in(setup, step) for step in steps_of(setup)) == going_on.sum()


def test_the_default_game_has_as_many_starts_as_counted() -> None:
    """Grotto and Cavern are not empty: 62 over 3 ways to deal the diamonds, 51 over 2 the nuggets."""
    setup = setup_of(GAME.new(2))
    assert sum(starts_in(setup, step) for step in steps_of(setup)) == 37_820 * 1_275 == 48_220_500


def test_more_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="solved for two seats, not for 3"):
        setup_of(GAME.new(3))
