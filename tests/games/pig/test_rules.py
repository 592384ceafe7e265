import pytest

from doubloon import CHANCE, NOBODY
from doubloon.engine.play import playout
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from tests.counts import many


def after(*line: int, seats: int = 2, target: int = 100) -> PigState:
    """The state reached by a line of actions; a face is its number."""
    return PIG.replay(line, seats=seats, target=target)


@pytest.mark.clause("PIG-1", "G-1", "G-2")
def test_everybody_begins_with_nothing_and_seat_0_first() -> None:
    state = PIG.new(seats=8)
    assert state.banked == [0] * 8
    assert PIG.actor(state) == 0
    assert PIG.actor(PIG.new(seats=8, first=5)) == 5
    assert PIG.actor(PIG.new(seats=8, first=CHANCE)) == CHANCE


@pytest.mark.clause("PIG-2")
def test_a_seat_rolls_or_holds() -> None:
    assert PIG.moves(after()) == {ROLL: 1, HOLD: 1}
    assert PIG.moves(after(ROLL, 5)) == {ROLL: 1, HOLD: 1}


@pytest.mark.clause("PIG-2", "G-3")
def test_the_die_has_six_equal_faces() -> None:
    assert PIG.actor(after(ROLL)) == CHANCE
    assert PIG.moves(after(ROLL)) == dict.fromkeys(range(1, 7), 1)


@pytest.mark.clause("PIG-3", "PIG-I2")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_two_to_six_are_added_to_the_points_at_risk(face: int) -> None:
    state = after(ROLL, 6, ROLL, face)
    assert state.at_risk == 6 + face
    assert state.banked == [0] * 8
    assert PIG.actor(state) == 0


@pytest.mark.clause("PIG-4")
def test_a_one_loses_the_turn() -> None:
    state = after(ROLL, 5, HOLD, ROLL, 6, ROLL, 1)
    assert state.at_risk == 0
    assert state.banked[:2] == [5, 0]
    assert state.turn == 0


@pytest.mark.clause("PIG-5", "G-1")
def test_holding_banks_and_passes_the_turn_clockwise() -> None:
    state = after(ROLL, 5, ROLL, 4, HOLD, HOLD, seats=3)
    assert state.banked[:3] == [9, 0, 0]
    assert state.turn == 2
    assert PIG.play(state, HOLD).turn == 0


@pytest.mark.clause("PIG-6")
def test_the_target_wins_at_once_when_held() -> None:
    line = [ROLL, 6, ROLL, 4]
    assert PIG.actor(after(*line, target=10)) == 0
    state = after(*line, HOLD, target=10)
    assert PIG.actor(state) == NOBODY
    assert state.banked[0] == 10
    assert PIG.scores(state) == [10, 0]


@pytest.mark.clause("PIG-6")
def test_one_point_short_goes_on() -> None:
    assert PIG.actor(after(ROLL, 6, ROLL, 3, HOLD, target=10)) == 1


@pytest.mark.clause("PIG-6")
def test_the_target_is_100_unless_the_option_says_otherwise() -> None:
    assert PIG.new().target == 100
    assert PIG.new(target=1000).target == 1000


@pytest.mark.clause("PIG-I1")
def test_only_the_winner_has_the_target() -> None:
    for number in many(50):
        state = PIG.new(seats=2 + number % 7)
        playout(PIG, state, 4, number=number)
        reached = [banked for banked in state.banked if banked >= 100]
        assert reached == [max(PIG.scores(state))]


@pytest.mark.clause("PIG-I2")
def test_points_at_risk_belong_to_the_turn() -> None:
    """Counted apart from the rules: the faces since the turn began."""
    for number in many(20):
        state, at_risk = PIG.new(seats=3), 0
        for action in playout(PIG, state.copy(), 6, number=number):
            at_risk = at_risk + action if state.rolling and action != 1 else at_risk if not state.rolling and action == ROLL else 0
            state = PIG.play(state, action)
            assert state.at_risk == at_risk


@pytest.mark.clause("G-6")
def test_everything_is_public() -> None:
    state = after(ROLL, 5)
    assert PIG.show(state, 1) == PIG.know(state, 0)
    assert {**PIG.show(state, 1).to_json(), **state.to_json()} == PIG.show(state, 1).to_json()
    assert PIG.redeal(PIG.know(state, 0)) == state  # nothing is left to be dealt
