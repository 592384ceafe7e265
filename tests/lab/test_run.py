"""Runs: the same totals however the games are played."""

from functools import partial

import pytest

from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.figures import figures
from doubloon.lab.machine import CHUNK
from doubloon.lab.run import Goal, ends, run
from doubloon.lab.totals import Totals
from tests.lab.counting import ENDS, SIXES

DUEL = Experiment("pig", ("clever", "random"), seed=3, counts=(SIXES, ENDS))
GAMES = 2 * CHUNK + 100


def test_all_cores_give_the_totals_of_one() -> None:
    totals = run(DUEL, GAMES, cores=1)
    assert totals.games == GAMES
    assert run(DUEL, GAMES, cores=3) == totals
    assert play_chunk(DUEL, 1000, GAMES - 1000) + play_chunk(DUEL, 0, 1000) == totals


def test_a_run_goes_on_from_what_is_kept() -> None:
    seen: list[Totals] = []
    totals = run(DUEL, GAMES, cores=2, progress=seen.append)
    assert [each.games for each in seen] == [CHUNK, 2 * CHUNK, GAMES]
    assert run(DUEL, GAMES, cores=2, kept=seen[0]) == totals


def test_a_goal_ends_at_the_same_game_wherever_it_is_interrupted() -> None:
    goal = Goal("turns", 0.5)
    totals = run(DUEL, goal, cores=2)
    assert totals.games in {end for end, _ in zip(ends(goal), range(20), strict=False)}
    assert goal.is_met(DUEL, totals)
    assert run(DUEL, goal, cores=1, kept=play_chunk(DUEL, 0, 77)) == totals


def test_a_goal_for_wins_holds_for_every_seat() -> None:
    totals = run(DUEL, Goal("wins", 0.01), cores=1)
    shares = [figure for figure in figures(DUEL, totals) if figure.name.startswith("wins")]
    assert len(shares) == 2
    assert all(share.half_width <= 0.01 for share in shares)
    assert sum(share.mean for share in shares) == pytest.approx(1)


def test_bots_in_python_give_the_same_totals_in_processes() -> None:
    experiment = Experiment("pig", ("optimal", "clever"), options={"target": 10}, seed=1)
    assert not experiment.is_compiled
    play = partial(run, experiment, 6)
    totals = play(cores=2)
    assert totals == play(cores=1)
    assert sum(totals.sums[place] for place, column in enumerate(experiment.columns) if column.name in ("wins_1", "wins_2")) == 6 * 840
