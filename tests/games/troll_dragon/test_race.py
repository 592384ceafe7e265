"""The Cavern as a race: the tempo decides who acts next."""

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import ADVENTURER, BLANK, DIAMOND, DOOR, DRAGON, ENTER, KEY, LEAVE, ROLL, ROLLER
from tests.games.troll_dragon.lines import ENTERED, after, dice_thrown, dragon, gold, moves, packs, rolled, then

TEMPO = {ADVENTURER: 1, ROLLER: 1}
ASLEEP = dragon(BLANK, BLANK)


@pytest.mark.clause("TD-17")
def test_calm_is_the_default() -> None:
    assert GAME.new() == GAME.new(tempo="calm")


@pytest.mark.clause("TD-17", "TD-Q15")
def test_there_is_no_race_before_the_first_roll() -> None:
    state = after(ENTERED, tempo="race")
    assert (GAME.actor(state), moves(state)) == (0, {ROLL, LEAVE})


@pytest.mark.clause("TD-17")
def test_after_each_roll_the_tempo_says_who_is_quicker() -> None:
    first = after(ENTERED, gold(0, 0), tempo="race")
    for line in ([], [ADVENTURER, *gold(0, 0)], [ROLLER, *ASLEEP], [ROLLER, *dragon(DRAGON, BLANK)]):
        state = then(first, line)
        assert GAME.actor(state) == CHANCE
        assert GAME.moves(state) == TEMPO


@pytest.mark.clause("TD-17")
@pytest.mark.parametrize(("adventurer", "dragon_odds"), [(1, 9), (3, 2), (9, 9)])
def test_the_odds_of_the_tempo_are_options(adventurer: int, dragon_odds: int) -> None:
    state = after(ENTERED, gold(0, 0), tempo="race", adventurer_odds=adventurer, dragon_odds=dragon_odds)
    assert GAME.moves(state) == {ADVENTURER: adventurer, ROLLER: dragon_odds}


@pytest.mark.clause("TD-15", "TD-20")
def test_a_quick_adventurer_rolls_or_leaves() -> None:
    state = after(ENTERED, gold(1, 0), ADVENTURER, tempo="race")
    assert (GAME.actor(state), moves(state)) == (0, {ROLL, LEAVE})
    assert dice_thrown(then(state, ROLL)) == 3  # two dice and the tempo


@pytest.mark.clause("TD-17", "TD-18", "TD-Q17")
def test_a_quick_opponent_rolls_the_dragon_dice_and_hands_them_on() -> None:
    state = after(ENTERED, gold(0, 0), ROLLER, seats=3, tempo="race")
    assert (GAME.actor(state), moves(state)) == (1, {ROLL})
    state = then(state, dragon(DRAGON, BLANK), ROLLER)
    assert (GAME.actor(state), moves(state)) == (2, {ROLL})
    state = then(state, dragon(BLANK), ROLLER)
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-15", "TD-Q17")
def test_a_roll_of_gold_does_not_hand_on_the_dragon_dice() -> None:
    state = after(ENTERED, gold(0, 0), ADVENTURER, gold(0, 0), ADVENTURER, gold(0, 0), ROLLER, seats=4, tempo="race")
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-19", "TD-Q18")
def test_the_second_dragon_ends_the_race_and_the_turn() -> None:
    state = after(ENTERED, gold(1, 1), ROLLER, dragon(DRAGON, BLANK), ROLLER, dragon(DRAGON), seats=3, tempo="race")
    assert GAME.actor(state) == 1
    assert packs(state) == [(0, 0), (0, 1), (0, 1)]


@pytest.mark.clause("TD-20", "TD-Q19")
def test_who_leaves_before_the_dragon_dice_have_settled_keeps_the_treasure() -> None:
    rich = [*rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER]
    state = after(rich, gold(1, 0), ROLLER, dragon(DRAGON, BLANK), ADVENTURER, LEAVE, tempo="race")
    assert packs(state) == [(2, 1), (0, 0)]
    assert GAME.actor(state) == 1


@pytest.mark.clause("TD-Q19")
def test_only_the_tempo_is_answered_at_a_live_table() -> None:
    state = after(ENTERED, gold(0, 0), tempo="race")
    assert GAME.answered(state)
    for line in ([ADVENTURER], [ROLLER], [ADVENTURER, ROLL], [ROLLER, ROLL]):
        assert not GAME.answered(then(state, line))
    assert not GAME.answered(GAME.new(first=CHANCE, tempo="race"))
