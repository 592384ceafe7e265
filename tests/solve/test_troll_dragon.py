"""The best turn of Troll & Dragon: against the rules explored state by state, amounts and all; worths that add up; what is refused.

Its figures are checked in tests/games/troll_dragon/test_best_turn.py, by counting dice.
"""

from itertools import pairwise
from typing import Any

import pytest

from doubloon.engine.game import CHANCE
from doubloon.engine.play import playout
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import DIAMOND, DOOR, ENTER, KEY, LEAVE, ROLL, ROLLER, SET_KEY, TEMPO, TROLL, TrollDragonState
from doubloon.solve import troll_dragon as solve
from doubloon.solve.troll_dragon import best_turn
from tests.counts import many
from tests.games.troll_dragon import solving
from tests.games.troll_dragon.lines import CAUGHT, ENTERED, after, dragon, gold, rolled, then
from tests.games.troll_dragon.setups import bold

SETUPS: list[dict[str, Any]] = [
    {"diamonds": 6, "nuggets": 5},
    {"diamonds": 1, "nuggets": 1},
    {"diamonds": 3, "nuggets": 7, "tempo": "race"},
    {"diamonds": 5, "nuggets": 3, "reroll": "chosen"},
    {"diamonds": 4, "nuggets": 4, "tempo": "race", "reroll": "chosen", "adventurer_odds": 3, "dragon_odds": 2},
    {"diamonds": 7, "nuggets": 4, "diamond_sides": 1, "key_sides": 2, "door_sides": 1, "one_nugget_sides": 3, "dragon_sides_1": 6},
    {"diamonds": 7, "nuggets": 2, "key_sides": 0},
    {"diamonds": 4, "nuggets": 4, "one_nugget_sides": 0, "two_nuggets_sides": 0, "dragon_sides_2": 1},
    {"diamonds": 4, "nuggets": 3, "end": "both", "seats": 3},
]


def in_words(setup: dict[str, Any]) -> str:
    return ",".join(f"{name}={value}" for name, value in setup.items())


def all_of(state: TrollDragonState) -> list[TrollDragonState]:
    """Every state of the turn that begins here."""
    found = {solving.key(state): state}
    unseen = [state]
    while unseen:
        before = unseen.pop()
        for action in GAME.moves(before):
            following = GAME.play(before, action)
            if not solving.is_over(following) and solving.key(following) not in found:
                found[solving.key(following)] = following
                unseen.append(following)
    return list(found.values())


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=in_words)
def test_every_state_is_worth_what_the_rules_make_it(setup: dict[str, Any]) -> None:
    """Small stocks, so that they run out; all states of a turn, dice in the air or not."""
    start = GAME.new(**setup)
    explored, turn = solving.solved(start), best_turn(start)
    for state in all_of(start):
        assert turn.worth(state) == pytest.approx(solving.worth(explored, state), rel=0, abs=1e-9)


@pytest.mark.parametrize("empty", ["grotto", "cavern"])
def test_an_empty_location_is_heeded(empty: str) -> None:
    start = GAME.new(end="both", diamonds=4, nuggets=4)
    setattr(start, empty, 0)
    explored, turn = solving.solved(start), best_turn(start)
    for state in all_of(start):
        assert turn.worth(state) == pytest.approx(solving.worth(explored, state), rel=0, abs=1e-9)


def test_nothing_left_is_worth_nothing() -> None:
    start = GAME.new(end="both")
    start.grotto = start.cavern = 0
    assert best_turn(start).worth(start) == 0
    assert best_turn(start).best(start) == ROLL


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"tempo": "race"}, {"reroll": "chosen"}, {"end": "both", "tempo": "race", "reroll": "chosen"}])
def test_in_whole_games_every_move_is_worth_what_follows(options: dict[str, Any]) -> None:
    """Turns from any stocks, by a view or by a state; the best move loses nothing, and any other as much as it says."""
    for number in many(2):
        start = GAME.new(2 + number % 4, **options)
        states = list(
            GAME.states(GAME.log(playout(GAME, start.copy(), 5, number=number, policies=[bold] * start.seats), start.seats, **options))
        )
        for state, following in pairwise(states):
            if GAME.actor(state) == state.turn and following.turn == state.turn:
                check_choice(state)


def check_choice(state: TrollDragonState) -> None:
    turn, view = best_turn(state), GAME.know(state, state.turn)
    worths = turn.worths(state)
    assert worths == turn.worths(view)
    assert set(worths) == set(GAME.moves(state))
    assert max(worths.values()) == pytest.approx(turn.worth(state), rel=0, abs=1e-9)
    assert worths.get(LEAVE, 0) == (state.diamonds_at_risk + 3 * state.nuggets_at_risk if LEAVE in worths else 0)
    for action in set(worths) - {LEAVE}:
        after_it = GAME.play(state, action)
        assert worths[action] == pytest.approx(turn.worth(after_it), rel=0, abs=1e-9)
        assert turn.loss(view, action) == max(worths.values()) - worths[action]
    assert turn.loss(view, turn.best(view)) < 1e-9


def test_the_stock_that_is_left_changes_the_move() -> None:
    """30 diamonds at risk, and a roll that both Dragon dice let pass with 17/18: it brings three points, or 20/36 of the last nugget.
    17/18 (30 + 3) > 30 > 17/18 (30 + 5/3)."""
    rich = after(rolled(KEY, DOOR, TROLL, TROLL))
    rich.grotto, rich.diamonds_at_risk = 30, 30
    poor = rich.copy()
    poor.cavern = 1
    assert best_turn(rich).best(rich) == ENTER
    assert best_turn(poor).best(poor) == LEAVE


def test_among_equals_one_leaves_or_enters() -> None:
    """With 6 points and the quick die alone, 2/3 (6 + 3) = 6. To set a die aside before entering changes nothing."""
    state = after(ENTERED, gold(2, 0), dragon(1, 0))
    assert best_turn(state).worths(state)[ROLL] == pytest.approx(6, rel=0, abs=1e-9)
    assert best_turn(state).best(state) == LEAVE
    state = after(rolled(KEY, DOOR, DIAMOND, TROLL))
    assert best_turn(state).loss(state, SET_KEY) == pytest.approx(0, abs=1e-9)
    assert best_turn(state).best(state) == ENTER


def test_a_turn_is_solved_once_for_its_options_and_stocks() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, KEY), seats=3)
    assert best_turn(state) is best_turn(GAME.new(5))
    assert best_turn(state) is not best_turn(then(state, LEAVE))
    assert repr(best_turn(state)) == "Turn(stocks=(60, 50))"
    assert {name for name in GAME.options if name not in solve.SHAPING} == {"end", "diamonds", "nuggets"}


# === What is refused ===


def test_another_turn_is_refused() -> None:
    turn = best_turn(GAME.new())
    for other in (GAME.new(diamonds=59), GAME.new(tempo="race"), after(rolled(DIAMOND, DIAMOND, TROLL, KEY), LEAVE)):
        with pytest.raises(ValueError, match="the view belongs to another turn"):
            turn.worth(other)


def test_before_the_first_turn_and_after_the_last_nobody_has_a_turn() -> None:
    over = after(rolled(DIAMOND, TROLL, TROLL, TROLL), LEAVE, diamonds=1)
    for state in (GAME.new(first=CHANCE), over):
        with pytest.raises(ValueError, match="it is nobody's turn"):
            best_turn(state).worth(state)


def test_where_chance_or_an_opponent_acts_there_is_no_choice() -> None:
    racing = after(ENTERED, gold(0, 0), tempo="race")
    assert racing.phase == TEMPO
    for state in (after(ROLL), after(ENTERED, ROLL), after(ENTERED, gold(0, 0)), racing, then(racing, ROLLER)):
        assert best_turn(state).worth(state) > 0
        with pytest.raises(ValueError, match="the active player has no choice now"):
            best_turn(state).worths(state)


def test_what_is_no_move_has_no_loss() -> None:
    state = after(CAUGHT)
    with pytest.raises(ValueError, match="1 is not a move now; the moves are 0"):
        best_turn(state).loss(state, LEAVE)


def test_dice_that_cannot_lie_so_are_refused() -> None:
    state = after(rolled(DIAMOND, TROLL, TROLL, TROLL))
    state.dice[0] = TROLL
    with pytest.raises(ValueError, match="is not reachable"):
        best_turn(state).worth(state)
