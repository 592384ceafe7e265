"""The Cavern in calm tempo: TD-15 to TD-20."""

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BLANK, DIAMOND, DOOR, DRAGON, ENTER, KEY, LEAVE, ROLL, TROLL
from tests.games.troll_dragon.lines import ENTERED, after, dice_thrown, dragon, gold, moves, packs, rolled, then

RICH = [*rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER]  # into the Cavern with two diamonds at risk
ASLEEP = dragon(BLANK, BLANK)


@pytest.mark.clause("TD-15")
def test_the_cavern_dice_are_rolled_as_often_as_desired() -> None:
    state = after(ENTERED, *[gold(0, 0), ASLEEP] * 50)
    assert GAME.actor(state) == 0
    assert ROLL in moves(state)


@pytest.mark.clause("TD-15")
def test_both_cavern_dice_are_rolled_every_time() -> None:
    state = after(ENTERED, gold(2, 0), ASLEEP)
    assert moves(state) == {ROLL, LEAVE}
    assert dice_thrown(then(state, ROLL)) == 2


@pytest.mark.clause("TD-16")
@pytest.mark.parametrize(("first", "second"), [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (1, 2), (2, 2)])
def test_nuggets_shown_are_taken_straight_away(first: int, second: int) -> None:
    state = after(ENTERED, gold(first, second))
    assert state.nuggets_at_risk == first + second
    assert state.cavern == 50 - first - second
    assert packs(state) == [(0, 0), (0, 0)]


@pytest.mark.clause("TD-17", "TD-Q15")
def test_the_dragon_does_not_start_before_the_first_roll() -> None:
    state = after(RICH)
    assert GAME.actor(state) == 0
    assert moves(state) == {ROLL, LEAVE}
    assert packs(then(state, LEAVE)) == [(2, 0), (0, 0)]


@pytest.mark.clause("TD-17")
def test_after_the_first_roll_an_opponent_rolls_both_dragon_dice() -> None:
    state = after(ENTERED, gold(0, 0))
    assert GAME.actor(state) == 1
    assert moves(state) == {ROLL}
    assert dice_thrown(then(state, ROLL)) == 2


@pytest.mark.clause("TD-18")
@pytest.mark.parametrize(("faces", "odds"), [((DRAGON, BLANK), {BLANK: 4, DRAGON: 2}), ((BLANK, DRAGON), {BLANK: 5, DRAGON: 1})])
def test_the_first_dragon_is_set_aside_and_the_other_die_goes_on(faces: tuple[int, int], odds: dict[int, int]) -> None:
    state = after(ENTERED, gold(0, 0), dragon(*faces), gold(0, 0), dragon(BLANK), gold(0, 0))
    assert dice_thrown(then(state, ROLL)) == 1
    assert GAME.moves(then(state, ROLL)) == odds


@pytest.mark.clause("TD-18")
def test_a_blank_die_is_rolled_again() -> None:
    state = after(ENTERED, gold(0, 0), ASLEEP, gold(0, 0))
    assert dice_thrown(then(state, ROLL)) == 2


@pytest.mark.clause("TD-18", "TD-Q17")
def test_the_dragon_dice_go_on_even_if_a_dragon_came_up() -> None:
    state = after(ENTERED, gold(0, 0), dragon(DRAGON, BLANK), gold(0, 0), seats=3)
    assert GAME.actor(state) == 2


@pytest.mark.clause("TD-18")
def test_in_the_next_turn_both_dragon_dice_are_rolled_again() -> None:
    state = after(ENTERED, gold(0, 0), dragon(DRAGON, BLANK), LEAVE, ENTERED, gold(0, 0), ROLL)
    assert dice_thrown(state) == 2


@pytest.mark.clause("TD-19")
@pytest.mark.parametrize(("early", "late"), [((DRAGON, BLANK), DRAGON), ((BLANK, DRAGON), DRAGON)])
def test_with_the_second_dragon_the_turn_is_over(early: tuple[int, int], late: int) -> None:
    state = after(RICH, gold(1, 0), dragon(*early), gold(0, 0), dragon(late), seats=3)
    assert GAME.actor(state) == 1
    assert moves(state) == {ROLL}
    assert packs(state)[0] == (0, 0)
    assert (state.diamonds_at_risk, state.nuggets_at_risk) == (0, 0)


@pytest.mark.clause("TD-19")
def test_one_dragon_alone_wakes_nobody() -> None:
    state = after(RICH, gold(1, 0), dragon(DRAGON, BLANK))
    assert GAME.actor(state) == 0
    assert (state.diamonds_at_risk, state.nuggets_at_risk) == (2, 1)


@pytest.mark.clause("TD-20")
def test_leaving_the_cavern_brings_all_treasure_of_the_turn_home() -> None:
    state = after(RICH, gold(1, 2), dragon(DRAGON, BLANK), LEAVE)
    assert packs(state) == [(2, 3), (0, 0)]
    assert (state.diamonds_at_risk, state.nuggets_at_risk) == (0, 0)
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-20", "TD-Q27")
def test_no_nugget_that_shows_is_left_behind_by_leaving() -> None:
    state = after(ENTERED, gold(0, 1), ASLEEP, gold(2, 2), ASLEEP, LEAVE)
    assert packs(state)[0] == (0, 5)
    assert state.cavern == 45


@pytest.mark.clause("TD-Q15")
def test_to_enter_and_leave_is_the_same_as_to_leave_the_grotto() -> None:
    lie = rolled(DIAMOND, DIAMOND, KEY, DOOR)
    assert after(lie, ENTER, LEAVE) == after(lie, LEAVE)


@pytest.mark.clause("TD-Q16")
def test_diamonds_of_the_grotto_can_be_lost_in_the_cavern() -> None:
    state = after(RICH, gold(0, 0), dragon(DRAGON, DRAGON))
    assert packs(state) == [(0, 0), (2, 0)]


@pytest.mark.clause("TD-Q17")
@pytest.mark.parametrize(
    ("seats", "first", "rollers"), [(2, 1, [0, 0, 0]), (3, 2, [0, 1, 0, 1]), (4, 1, [2, 3, 0, 2, 3]), (5, 0, [1, 2, 3, 4, 1])]
)
def test_the_dragon_dice_start_at_the_left_neighbour_and_pass_over_the_active_player(seats: int, first: int, rollers: list[int]) -> None:
    state = after(ENTERED, seats=seats, first=first)
    for roller in rollers:
        state = then(state, gold(0, 0))
        assert GAME.actor(state) == roller
        state = then(state, ASLEEP)


@pytest.mark.clause("TD-Q17")
def test_in_each_turn_the_left_neighbour_is_first_with_the_dragon_dice() -> None:
    state = after(ENTERED, gold(0, 0), ASLEEP, LEAVE, ENTERED, gold(0, 0), seats=4)
    assert GAME.actor(state) == 2


@pytest.mark.clause("TD-Q18")
def test_two_dragons_in_one_throw_wake_the_dragon_and_the_thrower_takes_first() -> None:
    state = after(ENTERED, gold(0, 0), ASLEEP, gold(1, 0), dragon(DRAGON, DRAGON), seats=4)
    assert packs(state) == [(0, 0), (0, 0), (0, 1), (0, 0)]
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-Q19")
def test_in_calm_tempo_one_leaves_before_an_own_roll_only() -> None:
    state = after(RICH, gold(1, 0))
    assert (GAME.actor(state), moves(state)) == (1, {ROLL})
    assert GAME.actor(then(state, ROLL)) == CHANCE
    assert (GAME.actor(then(state, ASLEEP)), moves(then(state, ASLEEP))) == (0, {ROLL, LEAVE})


@pytest.mark.clause("TD-Q27")
def test_nuggets_are_taken_as_they_are_rolled_and_belong_to_the_loot() -> None:
    state = after(ENTERED, gold(2, 2), dragon(DRAGON, DRAGON))
    assert packs(state) == [(0, 0), (0, 4)]


@pytest.mark.clause("TD-14", "TD-15")
def test_there_is_no_way_back_into_the_grotto() -> None:
    state = after(rolled(KEY, DOOR, TROLL, DIAMOND), ENTER, gold(0, 0), ASLEEP)
    assert GAME.moves(then(state, ROLL)) == {0: 4, 1: 1, 2: 1}
