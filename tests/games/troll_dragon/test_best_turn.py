"""The best turn for one's own points, by two methods: our rules solved, and dice counted."""

import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import (
    ADVENTURER,
    ANY,
    BLANK,
    CHOSEN,
    DIAMOND,
    DOOR,
    DRAGON,
    ENTER,
    KEY,
    LEAVE,
    ROLL,
    ROLLER,
    SET_DOOR,
    SET_KEY,
    TROLL,
    TrollDragonState,
)
from doubloon.solve.troll_dragon import best_turn
from tests.games.troll_dragon import counting
from tests.games.troll_dragon.lines import ENTERED, after, dragon, gold, moves, rolled


def at_risk(state: TrollDragonState, diamonds: int) -> TrollDragonState:
    """The same with so many diamonds at risk, all that the Grotto has lost."""
    state.grotto, state.diamonds_at_risk = 60 - diamonds, diamonds
    return state


def worth(state: TrollDragonState) -> float:
    """What the turn brings home by our rules."""
    return best_turn(state).worth(state)


def gain(state: TrollDragonState, action: int) -> float:
    """How much better an action is than to leave."""
    worths = best_turn(state).worths(state)
    return worths[action] - worths[LEAVE]


def is_best(state: TrollDragonState, action: int) -> bool:
    return all(gain(state, action) > gain(state, other) for other in moves(state) - {action})


# === What a turn is worth ===


@pytest.mark.long
@pytest.mark.clause("TD-Q3")
def test_the_best_turn_is_worth_5_417_points() -> None:
    by_rules = worth(GAME.new())
    by_counting = counting.roll(4, aside=False, diamonds=0)
    assert by_rules == pytest.approx(by_counting, rel=0, abs=1e-9)
    assert round(by_rules, 3) == 5.417


@pytest.mark.long
@pytest.mark.clause("TD-Q3", "TD-Q8")
@pytest.mark.parametrize(("reroll", "points"), [(CHOSEN, 5.4325), (ANY, 6.3719)])
def test_with_dice_held_back_the_best_turn_is_worth_so_many_points(reroll: int, points: float) -> None:
    """Diamonds; or any dice, which version 1 of the rules allowed."""
    state = GAME.new()
    state.reroll = reroll
    by_counting = counting.chosen(any_die=reroll == ANY)
    assert worth(state) == pytest.approx(by_counting, rel=0, abs=1e-9)
    assert round(by_counting, 4) == points


@pytest.mark.clause("TD-9", "TD-13")
def test_every_roll_in_the_grotto_is_worth_the_same_by_both_methods() -> None:
    for free in (1, 2, 3):
        for diamonds in (free, 5, 20, 60):
            state = at_risk(after(rolled(*[DIAMOND] * free, *[TROLL] * (4 - free))), diamonds)
            counted = counting.roll(free, aside=False, diamonds=diamonds)
            assert worth(GAME.play(state, ROLL)) == pytest.approx(counted, rel=0, abs=1e-9)


@pytest.mark.clause("TD-18", "TD-19")
@pytest.mark.parametrize(
    ("faces", "shown"), [((BLANK, BLANK), counting.NONE), ((DRAGON, BLANK), counting.SLOW), ((BLANK, DRAGON), counting.QUICK)]
)
def test_every_roll_in_the_cavern_is_worth_the_same_by_both_methods(faces: tuple[int, int], shown: int) -> None:
    for diamonds in (0, 1, 7, 30, 60):
        state = at_risk(after(ENTERED, gold(2, 1), dragon(*faces)), diamonds)
        counted = counting.roll_gold(diamonds, 3, shown)
        assert worth(GAME.play(state, ROLL)) == pytest.approx(counted, rel=0, abs=1e-9)


# === When to leave: what the bots are told ===


@pytest.mark.clause("TD-11")
@pytest.mark.parametrize(("free", "leave"), [(1, 1), (2, 9), (3, 34), (4, 60)])
def test_with_nothing_aside_one_leaves_from_so_many_diamonds(free: int, leave: int) -> None:
    for diamonds in range(free, 61):
        state = at_risk(after(rolled(*[DIAMOND] * free, *[TROLL] * (4 - free))), diamonds)
        assert (gain(state, ROLL) > 0) == (diamonds < leave)
        assert (counting.roll(free, aside=False, diamonds=diamonds) > diamonds) == (diamonds < leave)


@pytest.mark.clause("TD-11")
def test_without_a_diamond_one_rolls_the_last_die() -> None:
    assert gain(after(rolled(KEY, TROLL, TROLL, TROLL)), ROLL) > 0


@pytest.mark.clause("TD-11", "TD-9")
@pytest.mark.parametrize(("free", "leave"), [(1, 5), (2, 17)])
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_with_a_key_or_door_aside_one_leaves_later(face: int, set_aside: int, free: int, leave: int) -> None:
    for diamonds in range(free, 61):
        state = at_risk(after(rolled(face, *[DIAMOND] * free, *[TROLL] * (3 - free)), set_aside), diamonds)
        assert (gain(state, ROLL) > 0) == (diamonds < leave)


@pytest.mark.clause("TD-9")
@pytest.mark.parametrize(("free", "most"), [(2, 2), (3, 7), (4, 11)])
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_the_first_key_or_door_is_set_aside_up_to_so_many_diamonds(face: int, set_aside: int, free: int, most: int) -> None:
    for diamonds in range(free - 1, 61):
        state = at_risk(after(rolled(face, *[DIAMOND] * (free - 1), *[TROLL] * (4 - free))), diamonds)
        assert is_best(state, set_aside) == (diamonds <= most)


@pytest.mark.clause("TD-14")
@pytest.mark.parametrize("free", [2, 3, 4])
def test_one_enters_when_one_can(free: int) -> None:
    for diamonds in range(free - 2, 38):  # with more, four free dice are better than the dragon
        state = at_risk(after(rolled(KEY, DOOR, *[DIAMOND] * (free - 2), *[TROLL] * (4 - free))), diamonds)
        assert best_turn(state).best(state) == ENTER
        assert gain(state, ENTER) > max(gain(state, ROLL), 0) + 1e-3  # to set a die aside first changes nothing
        assert counting.cavern(diamonds, 0, counting.NONE) > counting.roll(free, aside=False, diamonds=diamonds)


# One more roll brings three points on average. To leave is no worse once the dragon's next roll would take as much. With p points at risk:
# only the quick die left, 2/3 (p + 3) = p at 6; only the slow die left, 5/6 (p + 3) = p at 15; both left, 17/18 (p + 3) = p at 51.
CALM = [((BLANK, BLANK), 51), ((DRAGON, BLANK), 6), ((BLANK, DRAGON), 15)]
RACE = [((BLANK, BLANK), 33), ((DRAGON, BLANK), 9), ((BLANK, DRAGON), 18)]


@pytest.mark.clause("TD-20")
@pytest.mark.parametrize(("faces", "leave"), CALM)
def test_in_calm_tempo_one_leaves_the_cavern_from_so_many_points(faces: tuple[int, int], leave: int) -> None:
    for diamonds in range(61):
        state = at_risk(after(ENTERED, gold(0, 0), dragon(*faces)), diamonds)
        assert (gain(state, ROLL) > 1e-9) == (diamonds < leave)


@pytest.mark.clause("TD-20")
@pytest.mark.parametrize(("faces", "leave"), RACE)
def test_in_the_race_one_leaves_the_cavern_from_so_many_points(faces: tuple[int, int], leave: int) -> None:
    for diamonds in range(61):
        state = at_risk(after(ENTERED, gold(0, 0), ROLLER, dragon(*faces), ADVENTURER, tempo="race"), diamonds)
        assert (gain(state, ROLL) > 1e-9) == (diamonds < leave)
