"""The odds of what comes next, by walking the nodes of chance."""

from fractions import Fraction

import pytest

from doubloon.engine import outcomes as walking
from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.outcomes import TooManyOutcomes, outcomes
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import CAVERN


def test_a_roll_has_six_outcomes_of_equal_odds() -> None:
    found = outcomes(PIG, PIG.new(2), ROLL)
    assert [odds for _, odds in found.after] == [Fraction(1, 6)] * 6
    assert found.cases == 6
    assert not found.is_certain


def test_a_move_without_chance_has_one_outcome() -> None:
    state = PIG.new(2)
    state.at_risk = 5
    found = outcomes(PIG, state, HOLD)
    assert found.is_certain
    assert found.cases == 0
    assert found.after == ((PIG.play(state, HOLD), Fraction(1)),)


def test_dice_that_land_one_by_one_are_walked_to_the_next_choice() -> None:
    """Four dice land one by one: the places of the dice count, so each of the 4 ** 4 ways is another state."""
    opening = TROLL_DRAGON.new(2)
    found = outcomes(TROLL_DRAGON, opening, 0)
    assert len(found.after) == 4**4
    assert sum(odds for _, odds in found.after) == 1
    assert found.cases == 0  # chance acts four times


def test_a_walk_ends_with_the_game() -> None:
    state = PIG.new(2, target=10)
    state.at_risk = 10
    [(after, odds)] = outcomes(PIG, state, HOLD).after
    assert PIG.actor(after) == NOBODY
    assert odds == 1


def test_who_begins_is_walked_too() -> None:
    found = outcomes(PIG, PIG.new(3, CHANCE), 1)
    assert [PIG.actor(after) for after, _ in found.after] == [1]


def test_a_walk_with_too_many_outcomes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "MOST", 5)
    with pytest.raises(TooManyOutcomes, match="pig: more than 5 outcomes"):
        outcomes(PIG, PIG.new(2), ROLL)


def test_equal_outcomes_are_one() -> None:
    """Both Dragon dice are sure to show a dragon: of two gold dice only the sum counts, which the opponent gets."""
    state = TROLL_DRAGON.new(2, dragon_sides_1=6, dragon_sides_2=6)
    state.phase, state.roller = CAVERN, 1
    found = outcomes(TROLL_DRAGON, state, 0)
    assert len(found.after) == 5  # 0 to 4 nuggets, in nine ways
    assert sum(odds for _, odds in found.after) == 1
