import pytest

from doubloon.engine.census import census
from doubloon.games.pig import PIG


def pig_paths(depth: int) -> int:
    """A second method. At a decision: roll, then six faces, or hold; no game to 100 ends within so few steps."""
    decisions, dice = 1, 0
    for _ in range(depth):
        decisions, dice = decisions + 6 * dice, decisions
    return decisions + dice


@pytest.mark.long
@pytest.mark.parametrize(("depth", "paths"), [(0, 1), (1, 2), (2, 8), (3, 20), (4, 68), (12, pig_paths(12))])
def test_census_of_pig(depth: int, paths: int) -> None:
    assert census(PIG, PIG.new(seats=2), depth) == paths == pig_paths(depth)


def test_games_that_have_ended_are_not_counted() -> None:
    """Target 10, at risk 8 of a seat that has none banked: hold goes on, a roll of 2 and hold ends it."""
    state = PIG.replay([0, 4, 0, 4], target=10)
    assert census(PIG, state, 3) == pig_paths(3) - 0
    ended = PIG.replay([0, 4, 0, 4, 0, 2, 1], target=10)
    assert census(PIG, ended, 1) == 0
