"""The next round and the end of the game: MT-36 to MT-39."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import NOBODY
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, NEXT_ROUND, MyTreasureState
from tests.games.my_treasure.lines import ORC_CAME, after, empty_handed, gained, glory, moves, numbers, then, winners


def rounds(*told: tuple[int, ...]) -> MyTreasureState:
    """The state after rounds with these treasure numbers. The starter of each is the left neighbour of the one before."""
    seats = len(told[0])
    line: list[int] = []
    for number, each in enumerate(told):
        line += [NEXT_ROUND] if number else []
        line += numbers(*each, starter=number % seats)
    return after(line, seats=seats)


@pytest.mark.clause("MT-36")
def test_as_long_as_everyone_is_below_7_there_is_another_round() -> None:
    state = rounds((8, 8, 5), (8, 8, 5))
    assert glory(state) == [6, 6, 0]
    assert moves(state) == {NEXT_ROUND}
    state = then(state, NEXT_ROUND)
    assert (GAME.actor(state), moves(state)) == (2, {DRAW})


@pytest.mark.clause("MT-36", "MT-5", "MT-6", "MT-7")
def test_all_but_the_glory_and_the_number_of_the_round_is_set_up_afresh() -> None:
    state = rounds((8, 7, 6))
    fresh = GAME.new(seats=3, first=1)
    state = then(state, NEXT_ROUND)
    assert (glory(state), state.rounds) == ([3, 2, 1], 2)
    for name in set(type(state).fields) - {"first", "glory", "gained", "rounds"}:
        assert getattr(state, name) == getattr(fresh, name), name


@pytest.mark.clause("MT-37", "G-1")
def test_each_round_is_begun_by_the_left_neighbour_of_the_last_starter() -> None:
    state = after(seats=3, first=1, orcs=1, glory_target=20)
    starters = []
    for _ in range(4):
        starters.append(GAME.actor(state))
        state = then(state, empty_handed(3), NEXT_ROUND)
    assert starters == [1, 2, 0, 1]


@pytest.mark.clause("MT-37")
@pytest.mark.parametrize("orcs", range(4))
def test_who_left_or_drew_last_does_not_decide_who_begins(orcs: int) -> None:
    state = after(*[ORC_CAME] * orcs, numbers(6, 7, 8, starter=orcs), seats=3)
    assert GAME.actor(then(state, NEXT_ROUND)) == 1


@pytest.mark.clause("MT-38")
def test_six_glory_are_not_enough_and_seven_are() -> None:
    assert GAME.actor(rounds((8, 5), (8, 5), (5, 8))) == 1  # 6 and 3
    state = rounds((8, 5), (8, 5), (6, 8))  # 7 and 3
    assert (glory(state), GAME.actor(state)) == ([7, 3], NOBODY)


@pytest.mark.clause("MT-38")
def test_more_than_one_may_have_come_to_7() -> None:
    state = rounds((8, 7, 5), (8, 8, 5), (8, 8, 7))
    assert (glory(state), GAME.actor(state)) == ([9, 8, 2], NOBODY)


@pytest.mark.clause("MT-38")
@pytest.mark.parametrize("target", [1, 3, 4, 6, 7, 20])
def test_another_target_can_be_agreed_on(target: int) -> None:
    state = GAME.new(orcs=1, glory_target=target)
    for number in range(1, -(-target // 3) + 1):
        state = then(state, empty_handed(2))
        assert (GAME.actor(state) == NOBODY) == (3 * number >= target)
        if 3 * number < target:
            state = then(state, NEXT_ROUND)


@pytest.mark.clause("MT-38")
def test_nothing_is_played_after_the_end() -> None:
    state = after(empty_handed(2), orcs=1, glory_target=3)
    assert GAME.moves(state) == {}
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.play(state, NEXT_ROUND)


@pytest.mark.clause("MT-39")
@pytest.mark.parametrize(
    ("told", "total", "last"),
    [
        ([(8, 5), (5, 5), (7, 8)], [8, 6], [2, 3]),
        ([(8, 5), (5, 5), (6, 8)], [7, 6], [1, 3]),
    ],
)
def test_the_most_glory_wins_even_against_more_in_the_final_round(told: list[tuple[int, int]], total: list[int], last: list[int]) -> None:
    state = rounds(*told)
    assert (GAME.actor(state), glory(state), gained(state)) == (NOBODY, total, last)
    assert winners(state) == [0]


@pytest.mark.clause("MT-39")
@pytest.mark.parametrize(
    ("told", "total", "last"),
    [
        ([(8, 7), (8, 8), (7, 8)], [8, 8], [2, 3]),
        ([(8, 7), (8, 7), (6, 8)], [7, 7], [1, 3]),
    ],
)
def test_among_equals_whoever_earned_more_in_the_final_round_wins(told: list[tuple[int, int]], total: list[int], last: list[int]) -> None:
    state = rounds(*told)
    assert (GAME.actor(state), glory(state), gained(state)) == (NOBODY, total, last)
    assert winners(state) == [1]


@pytest.mark.clause("MT-39")
def test_equal_in_that_too_they_share_the_victory() -> None:
    state = rounds((8, 8, 7), (8, 8, 7), (8, 8, 7))
    assert glory(state) == [9, 9, 6]
    assert winners(state) == [0, 1]


@pytest.mark.clause("MT-39")
def test_only_those_with_the_most_glory_are_compared() -> None:
    state = rounds((8, 7, 5), (8, 8, 5), (7, 8, 8))
    assert (glory(state), gained(state)) == ([8, 8, 3], [2, 3, 3])
    assert winners(state) == [1]


@pytest.mark.clause("MT-Q14")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_end_is_looked_for_when_all_have_their_glory(starter: int) -> None:
    """Whoever announces first comes to 7 or more, and the other still gets 3."""
    state = GAME.new(first=starter)
    for number in range(3):
        state = then(state, numbers(8, 7 if number else 8, starter=(starter + number) % 2))
        state = then(state, NEXT_ROUND) if number < 2 else state
    assert (glory(state), GAME.actor(state)) == ([9, 7], NOBODY)


@pytest.mark.clause("MT-Q14", "MT-27")
def test_the_game_does_not_end_while_tokens_are_turned_over() -> None:
    state = after(empty_handed(3)[:-1], orcs=1, seats=3, glory_target=1)
    assert GAME.moves(state) == {2: 1, 3: 1, 4: 1, 5: 1}
    assert glory(state) == [0, 0, 0]
    assert glory(then(state, 5)) == [3, 3, 3]


@pytest.mark.clause("MT-I4", "MT-I5")
def test_the_longest_game_has_2p_and_1_rounds_and_nobody_has_more_than_9() -> None:
    """Seats win in turn, twice each, the others at least three lower; then one wins a third time."""
    won = [seat for _ in range(2) for seat in range(3)]
    told = [tuple(5 if seat == each else 2 for seat in range(3)) for each in won]
    state = rounds(*told)
    assert (glory(state), GAME.actor(state)) == ([6, 6, 6], 0)
    state = rounds(*told, (5, 2, 2))
    assert (glory(state), GAME.actor(state)) == ([9, 6, 6], NOBODY)
