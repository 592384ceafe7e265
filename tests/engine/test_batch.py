from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from doubloon.engine import batch
from doubloon.engine.batch import CHUNK, Batch
from doubloon.engine.play import NoMove, Policy, Stuck, playout
from doubloon.engine.record import State
from doubloon.engine.rule import rule
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON


@rule
def hold_at_20(view, weights):  # type: ignore[no-untyped-def]
    weights[ROLL if view.at_risk < 20 else HOLD] = 1
    weights[HOLD if view.at_risk < 20 else ROLL] = 0


@rule
def never_hold(view, weights):  # type: ignore[no-untyped-def]
    weights[HOLD] = 0


def same_game(work: Batch, played: batch.Played, number: int) -> bool:
    state = work.opening.copy()
    steps = playout(work.game, state, work.seed, number=work.number + number, policies=work.policies)
    return bool(len(steps) == played.steps[number] and state.to_bytes() == played.states[number].tobytes())


def test_a_batch_is_the_same_in_any_parts_and_on_any_number_of_threads() -> None:
    whole = batch.play(Batch(PIG, PIG.new(), 2 * CHUNK + 5, seed=8), threads=3)
    part = batch.play(Batch(PIG, PIG.new(), 10, seed=8, number=2 * CHUNK - 5), threads=1)
    assert np.array_equal(part.states, whole.states[2 * CHUNK - 5 :])


def test_policies_play_the_same_compiled_and_interpreted() -> None:
    for policies in ((hold_at_20, None), (None, hold_at_20), (hold_at_20, hold_at_20), (None, None)):
        work = Batch(PIG, PIG.new(), 40, seed=3, policies=policies)
        played = batch.play(work)
        assert all(same_game(work, played, number) for number in range(40))


def test_a_policy_plays_for_its_own_seat() -> None:
    """Holding at 20 beats random play by far, whichever seat it has."""
    assert batch.play(Batch(PIG, PIG.new(), 500, policies=(hold_at_20, None))).wins()[0] > 0.9
    assert batch.play(Batch(PIG, PIG.new(), 500, policies=(None, hold_at_20))).wins()[1] > 0.9


@rule
def peek(state, seat, view):  # type: ignore[no-untyped-def]
    if state.at_risk > 10:
        view.at_risk = state.at_risk


@rule
def hold_what_is_seen(view, weights):  # type: ignore[no-untyped-def]
    weights[ROLL if view.at_risk else HOLD] = 0


@pytest.mark.long
def test_a_policy_looks_at_a_view_that_was_blank() -> None:
    """A `know` that writes a field only sometimes must not leave there what it wrote before."""
    rules = SimpleNamespace(**{**vars(PIG.rules), "know": peek})
    game = replace(PIG, rules=rules)
    work = Batch(game, game.new(), 20, seed=4, policies=(hold_what_is_seen, None))
    played = batch.play(work)
    assert all(same_game(work, played, number) for number in range(20))


def test_wins_are_shared_by_those_who_tie() -> None:
    scores = np.array([[5, 5, 1], [2, 9, 4]])
    played = batch.Played(np.array([1, 1]), scores, np.zeros(2, PIG.rules.STATE.dtype))
    assert played.wins().tolist() == [0.25, 0.75, 0]


def test_histograms_count_values() -> None:
    played = batch.play(Batch(PIG, PIG.new(seats=2), 50))
    assert played.histogram(np.array([3, 1, 3])) == {1: 1, 3: 2}
    assert sum(played.histogram(played.steps).values()) == 50
    assert all(banked >= 100 for banked in played.histogram(played.states["banked"].max(axis=1)))


def test_progress_is_told() -> None:
    told: list[int] = []
    batch.play(Batch(PIG, PIG.new(target=10), CHUNK + 1), progress=told.append)
    assert told == [CHUNK, CHUNK + 1]


def test_no_games_are_no_games() -> None:
    assert len(batch.play(Batch(PIG, PIG.new(), 0)).steps) == 0


@pytest.mark.long
def test_a_game_that_does_not_end_is_an_error_not_a_score() -> None:
    policies, game = (never_hold, never_hold), replace(PIG, step_limit=3000)
    with pytest.raises(Stuck, match="pig: game 0 of seed 0 is not over after 3000 steps"):
        batch.play(Batch(game, PIG.new(), 2, policies=policies))
    with pytest.raises(Stuck, match="pig: game 1 of seed 0 is not over after 3000 steps"):
        playout(game, PIG.new(), 0, number=1, policies=policies)


def test_a_game_may_take_just_as_many_steps_as_its_limit() -> None:
    """Plain and compiled alike: one step fewer is stuck."""
    length = len(playout(PIG, PIG.new(), 5))
    exact, short = (replace(PIG, step_limit=limit) for limit in (length, length - 1))
    assert batch.play(Batch(exact, PIG.new(), 1, seed=5)).steps.tolist() == [len(playout(exact, PIG.new(), 5))] == [length]
    for play in (lambda: batch.play(Batch(short, PIG.new(), 1, seed=5)), lambda: playout(short, PIG.new(), 5)):
        with pytest.raises(Stuck, match=f"after {length - 1} steps"):
            play()


@rule
def choose_nothing(view, weights):  # type: ignore[no-untyped-def]
    weights[ROLL] = 0
    weights[HOLD] = 0


@rule
def choose_what_is_no_move(view, weights):  # type: ignore[no-untyped-def]
    weights[ROLL] = -3
    weights[HOLD] = 0
    weights[5] = 1


@pytest.mark.long
@pytest.mark.parametrize("policy", [choose_nothing, choose_what_is_no_move])
def test_a_policy_that_chooses_no_move_is_an_error(policy: Policy) -> None:
    with pytest.raises(NoMove, match=r"pig: the policy of seat 1 chose none of its moves \(game 40, step \d+\)"):
        batch.play(Batch(PIG, PIG.new(), 3, number=40, policies=(hold_at_20, policy)))


def test_a_policy_that_chooses_no_move_is_an_error_in_plain_python() -> None:
    with pytest.raises(NoMove, match=r"pig: the policy of seat 1 chose none of its moves \(game 40, step \d+\)"):
        playout(PIG, PIG.new(), 0, number=40, policies=(hold_at_20, choose_nothing))


@rule
def hold_and_more(view, weights):  # type: ignore[no-untyped-def]
    hold_at_20(view, weights)
    weights[6] = 9


@pytest.mark.long
def test_weight_on_what_is_no_move_counts_for_nothing() -> None:
    played = [batch.play(Batch(PIG, PIG.new(), 20, policies=(policy, None))).states.tobytes() for policy in (hold_at_20, hold_and_more)]
    assert played[0] == played[1]


def unmarked(view: Any, weights: Any) -> None:
    weights[ROLL] = 0


@rule
def of_one_argument(view):  # type: ignore[no-untyped-def]
    return ROLL


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"games": -1}, "games is a whole number from 0 to"),
        ({"games": 1.5}, "games is a whole number from 0 to .*, not 1.5"),
        ({"seed": "a"}, "seed is a whole number from 0 to .*, not 'a'"),
        ({"seed": 1 << 63}, "seed is a whole number from 0 to 9223372036854775807"),
        ({"number": -1}, "number is a whole number"),
        ({"policies": (None,)}, "one policy a seat: 2 expected, not 1"),
        ({"policies": (None, unmarked)}, r"marked with @rule, not <function unmarked"),
        ({"policies": (of_one_argument, None)}, r"a policy is None or a function `policy\(view, weights\)`"),
        ({"policies": ("clever", None)}, "not 'clever'"),
    ],
)
def test_a_batch_that_makes_no_sense_is_refused(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch(PIG, PIG.new(), **{"games": 1, **wrong})  # type: ignore[arg-type]


def test_a_batch_begins_with_a_state_of_its_game() -> None:
    with pytest.raises(TypeError, match="pig is played on its own states, not on TrollDragonState"):
        Batch(PIG, TROLL_DRAGON.new(), 1)


@pytest.mark.long
def test_any_state_can_be_played_on() -> None:
    opening: State = TROLL_DRAGON.replay([0, 2, 2, 2, 2], seats=3)
    work = Batch(TROLL_DRAGON, opening, 20, seed=2)
    assert all(same_game(work, batch.play(work), number) for number in range(20))
