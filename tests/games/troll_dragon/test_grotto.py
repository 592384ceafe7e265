"""The Grotto: TD-6 to TD-14, with a reroll of all dice."""

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BLANK, DIAMOND, DOOR, DRAGON, ENTER, KEY, LEAVE, ROLL, SET_DOOR, SET_KEY, TROLL
from tests.games.troll_dragon.lines import CAUGHT, ENTERED, after, dice_thrown, dragon, gold, moves, packs, rolled, then


@pytest.mark.clause("TD-6", "TD-Q10")
def test_every_turn_starts_with_a_roll_of_all_four_dice() -> None:
    for line in ([], CAUGHT, [*rolled(DIAMOND, KEY, TROLL, TROLL), SET_KEY, LEAVE], [*ENTERED, LEAVE]):
        state = after(line)
        assert moves(state) == {ROLL}
        assert dice_thrown(then(state, ROLL)) == 4


@pytest.mark.clause("TD-7")
def test_a_troll_blocks_its_die_until_the_turn_is_over() -> None:
    state = after(rolled(TROLL, DIAMOND, DIAMOND, TROLL))
    assert dice_thrown(then(state, ROLL)) == 2
    assert dice_thrown(then(state, rolled(TROLL, DIAMOND), ROLL)) == 1
    assert dice_thrown(then(state, LEAVE, ROLL)) == 4


@pytest.mark.clause("TD-8")
def test_each_diamond_shown_is_laid_next_to_the_pack() -> None:
    state = after(rolled(DIAMOND, TROLL, DIAMOND, KEY))
    assert (state.grotto, state.diamonds_at_risk) == (58, 2)
    assert packs(state) == [(0, 0), (0, 0)]


@pytest.mark.clause("TD-8", "TD-Q4")
def test_a_diamond_die_stays_free_and_brings_another_for_each_roll_that_shows_it() -> None:
    state = after(rolled(DIAMOND, TROLL, TROLL, TROLL), rolled(DIAMOND), rolled(DIAMOND), rolled(KEY))
    assert (state.grotto, state.diamonds_at_risk) == (57, 3)


@pytest.mark.clause("TD-9")
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_a_key_or_door_may_be_rolled_again_or_set_aside(face: int, set_aside: int) -> None:
    state = after(rolled(face, DIAMOND, TROLL, TROLL))
    assert moves(state) == {ROLL, LEAVE, set_aside}
    assert dice_thrown(then(state, ROLL)) == 2
    assert dice_thrown(then(state, set_aside, ROLL)) == 1
    assert dice_thrown(then(state, set_aside, rolled(DIAMOND), ROLL)) == 1


@pytest.mark.clause("TD-9")
def test_only_a_key_or_a_door_may_be_set_aside() -> None:
    assert moves(after(rolled(DIAMOND, DIAMOND, DIAMOND, TROLL))) == {ROLL, LEAVE}


@pytest.mark.clause("TD-9")
def test_a_die_set_aside_is_free_again_in_the_next_turn() -> None:
    state = after(rolled(KEY, DIAMOND, TROLL, TROLL), SET_KEY, LEAVE, rolled(DOOR, DIAMOND, DIAMOND, TROLL))
    assert moves(state) == {ROLL, LEAVE, SET_DOOR}


@pytest.mark.clause("TD-10")
def test_free_dice_may_be_rolled_again_without_limit() -> None:
    state = after(*[rolled(KEY, KEY, DOOR, DOOR)] * 100)
    assert ROLL in moves(state)
    assert dice_thrown(then(state, ROLL)) == 4


@pytest.mark.clause("TD-11")
def test_leaving_brings_the_diamonds_home_and_ends_the_turn() -> None:
    state = after(rolled(DIAMOND, DIAMOND, KEY, DOOR), LEAVE, seats=3)
    assert packs(state) == [(2, 0), (0, 0), (0, 0)]
    assert state.diamonds_at_risk == 0
    assert GAME.actor(state) == 1
    assert moves(state) == {ROLL}  # no visit to the Cavern


@pytest.mark.clause("TD-11")
@pytest.mark.parametrize("trolls", [0, 1, 2, 3])
def test_one_may_leave_while_a_die_is_unblocked(trolls: int) -> None:
    assert LEAVE in moves(after(rolled(*[TROLL] * trolls, *[DIAMOND] * (4 - trolls))))


@pytest.mark.clause("TD-11")
def test_one_may_leave_with_a_die_aside() -> None:
    state = after(rolled(KEY, TROLL, TROLL, DIAMOND), SET_KEY, rolled(DIAMOND))
    assert LEAVE in moves(state)
    assert packs(then(state, LEAVE)) == [(2, 0), (0, 0)]


@pytest.mark.clause("TD-12")
def test_treasure_inside_a_pack_is_safe_from_troll_and_dragon() -> None:
    home = [*ENTERED, *gold(2, 0), *dragon(BLANK, BLANK), LEAVE]
    state = after(home, CAUGHT, rolled(DIAMOND, DIAMOND, DIAMOND, TROLL), rolled(TROLL, TROLL, TROLL), CAUGHT)
    state = then(state, ENTERED, gold(0, 1), dragon(DRAGON, DRAGON))
    assert packs(state)[0] == (0, 2)


@pytest.mark.clause("TD-13")
def test_four_trolls_bring_the_troll_who_takes_the_diamonds_of_this_turn() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, TROLL), rolled(TROLL, TROLL))
    assert (state.troll_hand, state.diamonds_at_risk, state.grotto) == (2, 0, 58)
    assert packs(state) == [(0, 0), (0, 0)]
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-13")
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_a_die_set_aside_counts_as_blocked_when_the_troll_is_near(face: int, set_aside: int) -> None:
    state = after(rolled(face, DIAMOND, TROLL, TROLL), set_aside, rolled(TROLL))
    assert state.troll_hand == 1
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-13")
def test_the_troll_waits_until_the_whole_roll_lies() -> None:
    state = after(rolled(TROLL, TROLL, TROLL))
    assert GAME.actor(state) == CHANCE
    assert GAME.actor(then(state, DIAMOND)) == 0


@pytest.mark.clause("TD-13")
def test_the_troll_keeps_what_he_has_and_adds_to_it() -> None:
    lost = [*rolled(DIAMOND, DIAMOND, TROLL, TROLL), *rolled(TROLL, TROLL)]
    assert after(lost, lost, lost).troll_hand == 6


PAIRS = [
    [rolled(KEY, DOOR, TROLL, DIAMOND)],
    [rolled(KEY, DIAMOND, TROLL, DIAMOND), SET_KEY, rolled(DOOR, DIAMOND)],
    [rolled(DOOR, DIAMOND, TROLL, DIAMOND), SET_DOOR, rolled(DIAMOND, KEY)],
    [rolled(DOOR, KEY, TROLL, TROLL), SET_DOOR],
]


@pytest.mark.clause("TD-14")
@pytest.mark.parametrize("line", PAIRS)
def test_with_key_and_door_one_may_enter_or_not(line: list[int | list[int]]) -> None:
    state = after(*line)
    assert moves(state) >= {ENTER, LEAVE, ROLL}
    assert dice_thrown(then(state, ENTER, ROLL)) == 2  # Cavern dice


@pytest.mark.clause("TD-14")
def test_on_entering_the_grotto_dice_are_put_away() -> None:
    state = after(rolled(KEY, DIAMOND, TROLL, DIAMOND), SET_KEY, rolled(DOOR, DIAMOND), ENTER)
    assert (state.dice, state.aside) == ([0, 0, 0, 0], 0)
    assert (state.diamonds_at_risk, state.pack_diamonds[0]) == (3, 0)


@pytest.mark.clause("TD-14")
@pytest.mark.parametrize("face", [KEY, DOOR])
def test_one_of_the_pair_does_not_open_the_cavern(face: int) -> None:
    assert ENTER not in moves(after(rolled(face, face, DIAMOND, DIAMOND)))


@pytest.mark.clause("TD-14", "TD-9")
def test_a_pair_that_was_rolled_again_is_gone() -> None:
    state = after(rolled(KEY, DOOR, TROLL, TROLL), rolled(DIAMOND, DOOR))
    assert moves(state) == {ROLL, LEAVE, SET_DOOR}
