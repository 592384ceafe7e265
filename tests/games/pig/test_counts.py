from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from tests.games.counted import counted


def test_turns_end_by_holding_or_by_a_one() -> None:
    line = [ROLL, 4, HOLD, ROLL, 6, ROLL, 1, HOLD, ROLL, 1]
    assert counted(PIG, line) == {"held": 2, "ones": 2, "points_lost": 6}
