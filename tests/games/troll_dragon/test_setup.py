"""Set-up and what is seen: TD-1 to TD-5."""

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BLANK, DIAMOND, DOOR, DRAGON, KEY, LEAVE, ROLL, TROLL
from tests.games.troll_dragon.lines import CAUGHT, ENTERED, after, dice_thrown, dragon, gold, packs, points, rolled, then


@pytest.mark.clause("TD-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_take_part_each_with_a_pack(seats: int) -> None:
    home = [*rolled(DIAMOND, TROLL, TROLL, TROLL), LEAVE]
    state = after(*[home] * seats, seats=seats)
    assert packs(state) == [(1, 0)] * seats
    assert state.turn == 0


@pytest.mark.clause("TD-1", "G-7")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_and_there_is_no_sixth_pack(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 5 seats, not {seats}"):
        GAME.new(seats=seats)


@pytest.mark.clause("TD-2")
def test_there_are_four_grotto_dice_two_cavern_dice_and_two_dragon_dice() -> None:
    assert dice_thrown(after(ROLL)) == 4
    assert dice_thrown(after(ENTERED, ROLL)) == 2
    assert dice_thrown(after(ENTERED, gold(0, 0), ROLL)) == 2


@pytest.mark.clause("TD-2", "TD-3", "TD-Q1")
def test_at_the_start_all_treasure_is_in_its_location() -> None:
    state = GAME.new(seats=5)
    assert (state.grotto, state.cavern) == (60, 50)
    assert packs(state) == [(0, 0)] * 5
    assert (state.troll_hand, state.diamonds_at_risk, state.nuggets_at_risk) == (0, 0, 0)


@pytest.mark.clause("TD-3")
def test_at_the_start_no_die_lies_on_the_table() -> None:
    state = GAME.new()
    assert [*state.dice, *state.held, *state.gold, *state.dragons, state.aside] == [0] * 13


@pytest.mark.clause("TD-4")
@pytest.mark.parametrize(("end", "is_over"), [("one", True), ("both", False)])
def test_the_end_is_agreed_on_before_play(end: str, is_over: bool) -> None:
    state = after(rolled(DIAMOND, TROLL, TROLL, TROLL), LEAVE, diamonds=1, end=end)
    assert (GAME.moves(state) == {}) == is_over


@pytest.mark.clause("TD-4")
def test_the_normal_end_is_one_empty_location() -> None:
    assert GAME.new() == GAME.new(end="one")


@pytest.mark.clause("TD-5")
def test_turns_go_clockwise() -> None:
    state = GAME.new(seats=3)
    turns = []
    for _ in range(4):
        turns.append(GAME.actor(state))
        state = then(state, CAUGHT)
    assert turns == [0, 1, 2, 0]


@pytest.mark.clause("TD-5", "TD-Q1", "G-2")
def test_seat_0_begins_unless_the_host_names_another() -> None:
    assert GAME.actor(GAME.new(seats=4)) == 0
    assert GAME.actor(GAME.new(seats=4, first=2)) == 2
    assert GAME.actor(after(CAUGHT, CAUGHT, seats=4, first=2)) == 0


@pytest.mark.clause("TD-5", "TD-Q1", "G-2")
def test_chance_names_the_first_seat_if_asked() -> None:
    state = GAME.new(seats=3, first=CHANCE)
    assert GAME.actor(state) == CHANCE
    assert GAME.moves(state) == {0: 1, 1: 1, 2: 1}
    assert [GAME.actor(GAME.play(state, seat)) for seat in range(3)] == [0, 1, 2]


@pytest.mark.clause("G-2", "G-7")
@pytest.mark.parametrize("first", [3, -2])
def test_a_first_seat_that_nobody_has_is_refused(first: int) -> None:
    with pytest.raises(BadSetup, match=f"not {first}"):
        GAME.new(seats=3, first=first)


@pytest.mark.clause("TD-Q2")
def test_each_grotto_die_has_two_trolls_two_diamonds_a_key_and_a_door() -> None:
    for lying in range(4):
        assert GAME.moves(after(ROLL, [KEY] * lying)) == {TROLL: 2, DIAMOND: 2, KEY: 1, DOOR: 1}


@pytest.mark.clause("TD-Q2")
def test_each_cavern_die_has_four_blanks_one_nugget_and_two_nuggets() -> None:
    assert GAME.moves(after(ENTERED, ROLL)) == {0: 4, 1: 1, 2: 1}
    assert GAME.moves(after(ENTERED, ROLL, 2)) == {0: 4, 1: 1, 2: 1}


@pytest.mark.clause("TD-Q2")
def test_the_dragon_dice_have_one_dragon_and_two() -> None:
    assert GAME.moves(after(ENTERED, gold(0, 0), ROLL)) == {BLANK: 5, DRAGON: 1}
    assert GAME.moves(after(ENTERED, gold(0, 0), ROLL, BLANK)) == {BLANK: 4, DRAGON: 2}


@pytest.mark.clause("TD-Q28")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_everybody_sees_every_pack_and_all_the_rest(seat: int) -> None:
    home = [*rolled(DIAMOND, DIAMOND, KEY, TROLL), LEAVE]
    state = after(home, ENTERED, gold(2, 1), dragon(BLANK, DRAGON), seats=3)
    view = GAME.show(state, seat)
    assert view.points[:3] == points(state) == [2, 0, 0]
    assert all(getattr(view, name) == getattr(state, name) for name in type(state).fields)
    assert GAME.redeal(GAME.know(state, seat)) == state
