"""The end: TD-24 to TD-27, and locations that run empty."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import NOBODY
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import (
    BLANK,
    DIAMOND,
    DOOR,
    DRAGON,
    ENTER,
    KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TROLL,
    TrollDragonState,
)
from tests.games.troll_dragon.lines import CAUGHT, ENTERED, after, dragon, gold, moves, packs, points, rolled, then

HOME = [*rolled(DIAMOND, DIAMOND, TROLL, TROLL), LEAVE]
ASLEEP = dragon(BLANK, BLANK)
AWAKE = dragon(DRAGON, DRAGON)
PLUNDERED = [*ENTERED, *gold(2, 0), *ASLEEP, LEAVE]


def finished(*pairs: tuple[int, int]) -> TrollDragonState:
    """A state with such packs: diamonds and nuggets of each seat."""
    state = GAME.new(seats=len(pairs))
    for seat, (diamonds, nuggets) in enumerate(pairs):
        state.pack_diamonds[seat], state.pack_nuggets[seat] = diamonds, nuggets
    return state


def winners(state: TrollDragonState) -> list[int]:
    scores = GAME.scores(state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


@pytest.mark.clause("TD-24", "TD-4")
def test_the_game_ends_when_the_grotto_is_empty() -> None:
    assert GAME.actor(after(HOME, diamonds=3)) == 1
    assert GAME.actor(after(HOME, diamonds=2)) == NOBODY


@pytest.mark.clause("TD-24", "TD-4")
def test_the_game_ends_when_the_cavern_is_empty() -> None:
    assert GAME.actor(after(PLUNDERED, nuggets=3)) == 1
    assert GAME.actor(after(PLUNDERED, nuggets=2)) == NOBODY


@pytest.mark.clause("TD-24", "TD-4")
@pytest.mark.parametrize("line", [[HOME, PLUNDERED], [PLUNDERED, HOME]])
def test_in_the_variant_both_locations_must_be_empty(line: list[list[int]]) -> None:
    first, second = line
    state = after(first, end="both", diamonds=2, nuggets=2)
    assert GAME.actor(state) == 1
    assert GAME.actor(then(state, second)) == NOBODY


@pytest.mark.clause("TD-24", "TD-Q12")
def test_the_end_is_looked_for_only_when_the_turn_is_over() -> None:
    state = after(rolled(DIAMOND, DIAMOND, KEY, DOOR), diamonds=2)
    assert state.grotto == 0
    assert moves(state) == {ROLL, LEAVE, SET_KEY, SET_DOOR, ENTER}
    state = then(state, ENTER, gold(2, 2), ASLEEP, LEAVE)
    assert packs(state)[0] == (2, 4)
    assert GAME.actor(state) == NOBODY


@pytest.mark.clause("TD-24")
def test_nothing_is_played_after_the_end() -> None:
    state = after(HOME, diamonds=2)
    assert GAME.moves(state) == {}
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.play(state, ROLL)


@pytest.mark.clause("TD-Q12")
def test_of_too_many_diamonds_one_takes_the_remainder() -> None:
    state = after(rolled(DIAMOND, DIAMOND, DIAMOND, DIAMOND), rolled(DIAMOND, DIAMOND, KEY, KEY), diamonds=3)
    assert (state.grotto, state.diamonds_at_risk) == (0, 3)
    assert GAME.actor(state) == 0
    assert packs(then(state, LEAVE)) == [(3, 0), (0, 0)]


@pytest.mark.clause("TD-Q12")
@pytest.mark.parametrize("stock", [1, 2, 3])
def test_of_too_many_nuggets_one_takes_the_remainder(stock: int) -> None:
    state = after(ENTERED, gold(2, 2), nuggets=stock)
    assert (state.cavern, state.nuggets_at_risk) == (0, stock)
    assert (GAME.actor(state), moves(state)) == (1, {ROLL})
    assert moves(then(state, ASLEEP)) == {ROLL, LEAVE}


@pytest.mark.clause("TD-Q13")
def test_in_the_variant_turns_begin_in_an_empty_grotto() -> None:
    state = after(HOME, end="both", diamonds=2)
    assert moves(state) == {ROLL}
    state = then(state, rolled(DIAMOND, DIAMOND, KEY, DOOR))
    assert (state.grotto, state.diamonds_at_risk) == (0, 0)
    assert ENTER in moves(state)
    assert packs(then(state, LEAVE)) == [(2, 0), (0, 0)]


@pytest.mark.clause("TD-Q14")
@pytest.mark.parametrize("reroll", ["all", "chosen"])
def test_in_the_variant_an_empty_cavern_is_closed_and_nothing_is_set_aside(reroll: str) -> None:
    state = after(PLUNDERED, rolled(KEY, DOOR, DIAMOND, DIAMOND), end="both", nuggets=2, reroll=reroll)
    assert moves(state) & {ENTER, SET_KEY, SET_DOOR} == set()
    assert moves(state) >= {ROLL, LEAVE}


@pytest.mark.clause("TD-Q24")
def test_a_grotto_that_the_troll_has_robbed_again_is_still_empty() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, TROLL), rolled(TROLL, TROLL), diamonds=2)
    assert (state.grotto, state.troll_hand) == (0, 2)
    assert GAME.actor(state) == NOBODY


@pytest.mark.clause("TD-Q24", "TD-23")
def test_a_cavern_emptied_for_the_opponents_is_still_empty() -> None:
    state = after(ENTERED, gold(2, 0), AWAKE, nuggets=2)
    assert packs(state) == [(0, 0), (0, 2)]
    assert GAME.actor(state) == NOBODY


@pytest.mark.clause("TD-Q25")
def test_the_turn_that_fulfils_the_condition_is_the_last() -> None:
    state = after(CAUGHT, CAUGHT, CAUGHT, HOME, seats=3, diamonds=2)  # seat 0 has had two turns, the others one
    assert GAME.actor(state) == NOBODY


@pytest.mark.clause("TD-Q26")
def test_diamonds_left_on_the_troll_hand_are_nobodys() -> None:
    state = after(rolled(DIAMOND, DIAMOND, DIAMOND, TROLL), rolled(TROLL, TROLL, TROLL), HOME, diamonds=5)
    assert GAME.actor(state) == NOBODY
    assert state.troll_hand == 3
    assert points(state) == [0, 2]


@pytest.mark.clause("TD-25")
def test_a_diamond_scores_1_and_a_nugget_3() -> None:
    assert points(finished((7, 0), (0, 7), (2, 3))) == [7, 21, 11]


@pytest.mark.clause("TD-25")
def test_treasure_at_risk_does_not_score() -> None:
    state = after(rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER, gold(2, 2), ASLEEP)
    assert points(state) == [0, 0]
    assert points(then(state, LEAVE)) == [14, 0]


@pytest.mark.clause("TD-26")
def test_the_most_points_win() -> None:
    assert winners(finished((10, 0), (2, 3), (0, 3))) == [1]
    assert winners(finished((120, 0), (2, 39))) == [0]  # 120 to 119: nuggets do not matter


@pytest.mark.clause("TD-26")
def test_among_equals_the_most_nuggets_win() -> None:
    assert winners(finished((9, 0), (6, 1), (3, 2))) == [2]


@pytest.mark.clause("TD-26")
def test_equal_in_points_and_nuggets_they_share_the_victory() -> None:
    assert winners(finished((3, 2), (0, 2), (3, 2), (6, 1))) == [0, 2]


@pytest.mark.clause("TD-27")
def test_the_reverse_of_a_pack_changes_nothing_every_nugget_is_worth_three() -> None:
    for nuggets in range(51):
        assert points(finished((0, nuggets), (3 * nuggets, 0))) == [3 * nuggets, 3 * nuggets]
