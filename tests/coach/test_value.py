"""What moves are worth: exact where solved, lines that are one, shared luck, and no more certainty than there is."""

import pytest

from doubloon.bots.bot import Budget, SeededDraw
from doubloon.coach.lines import lines_of
from doubloon.coach.value import Knowledge, Values, seen_only, values
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import DIAMOND, DOOR, ENTER, KEY, LEAVE, SET_DOOR, SET_KEY, TROLL
from doubloon.solve.pig import solve_pig
from doubloon.solve.pig_three import solve_pig_for_three
from tests.coach.positions import choices
from tests.games.troll_dragon.bots.positions import in_grotto
from tests.test_every_game import every_game

ENOUGH = Budget(iterations=1024)


def valued(game: Game, state: State, budget: Budget = ENOUGH, seed: int = 1) -> Values:
    return values(game, Knowledge(game.know(state, game.actor(state))), seed=seed, budget=budget)


def pig(*banked: int, at_risk: int = 0) -> PigState:
    state = PIG.new(len(banked))
    state.banked[: len(banked)] = banked
    state.at_risk = at_risk
    return state


# === Exact ===


def test_pig_for_two_is_exact() -> None:
    solution, found = solve_pig(), valued(PIG, pig(40, 60, at_risk=12))
    assert found.is_exact
    for each in found.moves:
        worth = solution.win(40, 60, 12) - solution.loss(40, 60, 12, each.action)
        assert each.shares == pytest.approx((worth, 1 - worth))
        assert each.errors == (0, 0)
    assert found.loss_at_most() < 0


def test_of_the_other_seat_too() -> None:
    state = pig(60, 40, at_risk=12)
    state.turn = 1
    assert valued(PIG, state).moves[0].shares[1] == pytest.approx(solve_pig().win(40, 60, 12))


def test_pig_for_three_is_exact_by_seat() -> None:
    """The seat to move is 2, so the seats after it are 0 and 1."""
    state = pig(20, 30, 45, at_risk=18)
    state.target, state.turn = 55, 2
    found, after = valued(PIG, state), solve_pig_for_three(55).after((45, 20, 30), 18)
    assert found.is_exact
    for each in found.moves:
        own, following, last = after[each.action]
        assert each.shares == (following, last, own)
        assert each.errors == (0, 0, 0)


def test_troll_dragon_for_two_is_exact_and_equal_moves_are_one() -> None:
    """Key and door lie: to set one of them aside and then enter is to enter."""
    found = valued(TROLL_DRAGON, in_grotto(KEY, DOOR, TROLL, TROLL, diamonds=0))
    assert found.is_exact
    assert found.moves[0].action == ENTER
    assert set(found.moves[0].equals) == {SET_KEY, SET_DOOR}


# === Lines ===


def test_lines_that_lead_to_the_same_are_one() -> None:
    state = in_grotto(KEY, DOOR, TROLL, DIAMOND, diamonds=1, seats=3)
    lines = lines_of(TROLL_DRAGON, TROLL_DRAGON.know(state, 0), state)
    assert set(lines.by_move[ENTER]) < set(lines.by_move[SET_KEY])
    assert set(lines.by_move[LEAVE]) < set(lines.by_move[ENTER])  # one may leave from inside, too
    assert len(set(lines.lines)) == len(lines.lines)


def test_what_is_played_on_finds_the_same_moves_equal() -> None:
    found = valued(TROLL_DRAGON, in_grotto(KEY, DOOR, TROLL, TROLL, diamonds=0, seats=3))
    assert not found.is_exact
    assert found.moves[0].action == ENTER
    assert set(found.moves[0].equals) == {SET_KEY, SET_DOOR}


# === Playouts ===


@every_game
def test_shares_add_up_and_the_best_comes_first(game: Game) -> None:
    state = choices(game, 4, 0)[5]
    found = valued(game, state, Budget(iterations=64))
    best = found.moves[0]
    for each in found.moves:
        assert sum(each.shares) == pytest.approx(1)
        assert each.behind == pytest.approx(best.shares[found.seat] - each.shares[found.seat])
        assert all(error > 0 for error in each.errors)
    assert min(each.behind for each in found.moves) == 0
    assert found == valued(game, state, Budget(iterations=64))


def test_values_are_those_of_pig_where_clever_plays_best() -> None:
    """Holding wins."""
    found = valued(PIG, pig(80, 0, 99, 0, at_risk=20), Budget(iterations=20_000))
    held = found.of(HOLD)
    assert held is not None
    assert held.shares == (1, 0, 0, 0)


def test_few_games_are_no_certainty() -> None:
    few, many = (valued(PIG, pig(30, 40, 35, 20, at_risk=15), Budget(iterations=count)) for count in (32, 8192))
    assert few.loss_at_most() > 0.03 > many.loss_at_most()
    assert few.moves[0].errors[0] > many.moves[0].errors[0]


def test_time_is_a_budget() -> None:
    found = valued(PIG, pig(30, 40, 35, 20, at_risk=15), Budget(seconds=0.02))
    assert found.playouts >= 32


@pytest.mark.clause("G-8")
@pytest.mark.parametrize("game", [GAMES["my-treasure"], GAMES["little-dragon"]], ids=lambda game: game.id)
def test_hidden_cards_are_guessed_anew(game: Game) -> None:
    """The guesses differ where more than one is possible, and never come from the state."""
    state = choices(game, 2, 1)[-2]
    known = seen_only(game, game.show(state, game.actor(state)), SeededDraw(1, 0))
    guesses = {known.guess().to_bytes() for _ in range(20)} if known.guess else set()
    assert len(guesses) > 1 or game.id == "little-dragon"  # there, chance draws a tile when it is turned


def test_a_wrong_view_is_refused() -> None:
    with pytest.raises(TypeError, match="pig is evaluated from what a seat knows"):
        values(PIG, Knowledge(TROLL_DRAGON.know(TROLL_DRAGON.new(2), 0)), seed=1, budget=ENOUGH)


def test_moves_are_found_by_any_of_their_equals() -> None:
    found = valued(TROLL_DRAGON, in_grotto(KEY, DOOR, TROLL, TROLL, diamonds=0))
    assert found.of(SET_KEY) is found.of(ENTER) is found.moves[0]
    assert found.of(ROLL + 77) is None
