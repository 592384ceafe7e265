"""Search: against exact values, by odds, from views alone, within its memory, the same for the same seed."""

import threading
import time
from itertools import count

import pytest

from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.cunning import method
from doubloon.bots.policies import policies_of
from doubloon.bots.search import Method, MoveEstimate, Tree, search
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import FACES, HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from tests.bots.asking import every_searched_game


def after_chance(game: Game, state: State, seed: int = 1) -> State:
    draw = SeededDraw(seed, 0)
    while game.actor(state) == CHANCE:
        state = game.play(state, draw(game.moves(state)))
    return state


def pig(own: int, other: int, at_risk: int, target: int = 100) -> State:
    state = PIG.new(2, target=target)
    state.banked[:2] = own, other
    state.at_risk = at_risk
    return state


def found(how: Method, state: State, iterations: int, seed: int = 1) -> dict[int, MoveEstimate]:
    game = how.game
    view = game.know(state, game.actor(state))
    return {each.action: each for each in search(how, view, list(game.moves(state)), seed=seed, budget=Budget(iterations=iterations))}


# === Values ===


@pytest.mark.parametrize("rollouts", [None, policies_of(PIG)["clever"]], ids=["random", "clever"])
def test_a_move_that_wins_is_worth_a_victory(rollouts: object) -> None:
    values = found(Method(PIG, rollouts), pig(80, 99, 20), 2000)  # type: ignore[arg-type]
    assert values[HOLD].value == 1
    assert values[ROLL].value < 0.95
    assert values[HOLD].visits > 10 * values[ROLL].visits


def test_each_seat_plays_for_itself() -> None:
    """Of three, the second wins at its turn whatever it is handed: the first must win now or never, so it rolls on."""
    state = PIG.new(3)
    state.banked[:3] = 70, 99, 0
    state.at_risk = 26
    values = found(Method(PIG, policies_of(PIG)["clever"]), state, 20_000)
    # Holding, it stands at 96 and the second seat has 99: it wins there with 5/6 + 1/6 * (the third, then again ...); rolling needs a 4, 5
    # or 6 at once, or a 2 or 3 and then no 1: 1/2 + 1/6 (98: 5/6 and so on) > 3/5.
    assert values[ROLL].value > 0.6
    assert values[HOLD].value < 0.25


def test_a_shared_victory_counts_in_parts() -> None:
    state = TROLL_DRAGON.new(2)
    state.grotto = 1
    state.cavern = 50
    values = found(Method(TROLL_DRAGON), after_chance(TROLL_DRAGON, state), 500)
    assert all(0 <= each.value <= 1 for each in values.values())


# === Chance ===


def test_chance_keeps_to_its_odds() -> None:
    tree = Tree(Method(PIG), PIG.know(pig(0, 0, 0), 0), 1)
    tree.grow(Budget(iterations=7000))
    rolled = next(node for node in children(tree, 0) if tree.nodes[node]["action"] == ROLL)
    visits = [int(tree.nodes[node]["visits"]) for node in children(tree, rolled)]
    assert len(visits) == len(FACES)
    assert sum(visits) > 6000
    expected = sum(visits) / 6
    assert all(abs(count - expected) < 5 for count in visits)  # independent draws would be off by 30


def children(tree: Tree, node: int) -> list[int]:
    nodes, child = [], int(tree.nodes[node]["first"])
    while child:
        nodes.append(child)
        child = int(tree.nodes[child]["next"])
    return nodes


# === The same for the same seed ===


@every_searched_game
def test_the_same_seed_and_iterations_give_the_same_result(game: Game) -> None:
    state = after_chance(game, game.new(3))
    assert found(method(game), state, 300) == found(method(game), state, 300)


def test_a_search_in_parts_is_the_same_search() -> None:
    view = PIG.know(pig(30, 40, 15), 0)
    whole, parts = Tree(method(PIG), view, 5), Tree(method(PIG), view, 5)
    whole.grow(Budget(iterations=900))
    for part in (1, 99, 800):
        parts.grow(Budget(iterations=part))
    assert (whole.nodes == parts.nodes).all()


def test_another_seed_gives_another_search() -> None:
    assert found(method(PIG), pig(30, 40, 15), 500, seed=1) != found(method(PIG), pig(30, 40, 15), 500, seed=2)


# === Limits ===


def test_a_full_tree_stays_as_it_is_and_the_search_goes_on() -> None:
    tree = Tree(Method(PIG, nodes=50), PIG.know(pig(30, 40, 15), 0), 1)
    tree.grow(Budget(iterations=5000))
    assert tree.size == 50
    assert tree.nodes[0]["visits"] == 5000
    assert all(each.visits > 100 for each in tree.estimates().values())


@pytest.mark.parametrize("nodes", [1, 2, 3])
def test_a_tiny_tree_is_still_a_search(nodes: int) -> None:
    tree = Tree(Method(PIG, nodes=nodes), PIG.know(pig(30, 40, 15), 0), 1)
    tree.grow(Budget(iterations=100))
    assert tree.size == nodes


def test_a_budget_of_seconds_is_kept() -> None:
    tree = Tree(method(PIG), PIG.know(pig(0, 0, 0), 0), 1)
    tree.grow(Budget(seconds=0))
    assert 0 < tree.iterations < 100  # at least a little
    tree.grow(Budget(seconds=0.05))
    assert tree.iterations > 100


def test_loading_what_was_compiled_is_not_thought() -> None:
    """The first call in a process takes long; the budget is there after it."""
    tree = Tree(method(PIG), PIG.know(pig(0, 0, 0), 0), 1)
    grow, calls = tree._grow, count()

    def slow_at_first(*arguments: object) -> None:
        if next(calls) == 0:
            time.sleep(0.1)
        grow(*arguments)

    tree._grow = slow_at_first
    tree.grow(Budget(seconds=0.05))
    assert tree.iterations > 100


def test_the_lock_of_the_interpreter_is_released() -> None:
    tree = Tree(method(PIG), PIG.know(pig(0, 0, 0), 0), 1)
    tree.grow(Budget(iterations=1))
    work = threading.Thread(target=tree.grow, args=(Budget(iterations=100_000),))  # one call of compiled code
    work.start()
    turns = 0
    while work.is_alive():
        turns += 1
    work.join()
    assert turns > 10_000


# === From what a seat knows, and nothing else ===


@every_searched_game
def test_a_state_is_refused(game: Game) -> None:
    with pytest.raises(TypeError, match="what a seat knows"):
        Tree(method(game), after_chance(game, game.new()), 1)  # type: ignore[arg-type]


@every_searched_game
def test_every_number_of_seats_is_searched(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        state = after_chance(game, game.new(seats, first=seats - 1))
        values = found(method(game), state, 50)
        assert set(values) == set(game.moves(state))
        assert sum(each.visits for each in values.values()) == 50


def test_what_another_seat_draws_is_one_node() -> None:
    """In the tree of a pirate, an opponent's draw from the deck has one child, whichever card it is; its own has many."""
    game = GAMES["do-not-touch-numbers"]
    state = after_chance(game, game.new(2))
    tree = Tree(method(game), game.know(state, 0), 1)
    tree.grow(Budget(iterations=3000))
    draws = [node for node in range(tree.size) if tree.nodes[node]["seat"] == CHANCE]
    assert any(tree.nodes[node]["action"] == -1 for node in draws)
    for node in range(tree.size):
        hidden = [each for each in children(tree, node) if tree.nodes[each]["action"] == -1]
        assert not hidden or len(children(tree, node)) == 1
    assert len(children(tree, children(tree, 0)[0])) > 5


def test_trying_all_moves_everywhere_meets_the_exact_values() -> None:
    values = found(Method(PIG, policies_of(PIG)["clever"], exploration=1, rest=1), pig(4, 4, 3, target=10), 200_000)
    for action in (ROLL, HOLD):
        assert values[action].value == pytest.approx(exact(4, 4, 3, action), abs=4 * values[action].error + 0.005)


def test_trying_others_now_and_then_comes_near_them() -> None:
    """It is slower to find out where the opponent can do better than the policy of the rollouts, which is weak in so short a game."""
    values = found(Method(PIG, policies_of(PIG)["clever"]), pig(4, 4, 3, target=10), 200_000)
    best = exact(4, 4, 3, ROLL)
    assert best > exact(4, 4, 3, HOLD)
    assert best - 0.01 < values[ROLL].value < best + 0.03
    assert values[ROLL].value > values[HOLD].value


def exact(own: int, other: int, at_risk: int, action: int) -> float:
    """Value iteration in plain Python over Pig to 10."""
    wins = {(i, j, k): 0.5 for i in range(10) for j in range(10) for k in range(11)}

    def worth(i: int, j: int, k: int) -> float:
        return 1.0 if i + k >= 10 else wins[i, j, k]

    def of(i: int, j: int, k: int, action: int) -> float:
        if action == HOLD:
            return 1.0 if i + k >= 10 else 1 - worth(j, i + k, 0)
        return (1 - worth(j, i, 0) + sum(worth(i, j, min(k + face, 10)) for face in range(2, 7))) / 6

    for _ in range(100):
        wins = {key: max(of(*key, ROLL), of(*key, HOLD)) for key in wins}
    return of(own, other, at_risk, action)
