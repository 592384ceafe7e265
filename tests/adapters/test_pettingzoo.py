"""PettingZoo's own tests, and what they do not ask."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from doubloon.adapters.pettingzoo import env, raw_env
from doubloon.engine.errors import BadSetup, IllegalMove
from doubloon.games import GAMES
from doubloon.games.pig.rules import PigState
from tests.counts import SOAK

pytestmark = [
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be"
    ),  # its own games with masks are excepted by name
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
ROLL, HOLD = 0, 1


def play(table: Any, rng: np.random.Generator, steps: int = 1 << 30) -> list[dict[str, float]]:
    """At random, to the end or for so many steps; what each agent got."""
    got: list[dict[str, float]] = []
    for _ in range(steps):
        if not table.agents:
            break
        seen, reward, is_over, is_truncated, _ = table.last()
        got.append({table.agent_selection: reward})
        table.step(None if is_over or is_truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("game", GAMES)
def test_it_conforms(game: str, make: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(game), num_cycles=60 * SOAK)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env(game, GAMES[game].seats[1]), num_cycles=40 * SOAK)


def test_without_a_seed_every_game_is_another_one() -> None:
    table = raw_env("pig")
    logs = []
    for _ in range(3):
        table.reset()
        play(table, np.random.default_rng(1), 40)
        logs.append(table.log().actions)
    assert logs[0] != logs[1] != logs[2]


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["copied", "pickled"])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_in_the_middle_of_a_game_goes_on_where_it_was(game: str, twin_of: Callable[[Any], Any]) -> None:
    table = env(game)
    table.reset(seed=2)
    play(table, np.random.default_rng(0), 9)
    twin = twin_of(table)
    assert play(table, np.random.default_rng(7)) == play(twin, np.random.default_rng(7))
    assert np.array_equal(table.state(), twin.state())


def test_who_wins_gets_what_the_others_lose() -> None:
    table = raw_env("pig", 3, target=20)
    table.reset(seed=1)
    while table.agent_selection != "seat_1" or not table.terminations["seat_1"]:
        if any(table.terminations.values()):
            break
        assert isinstance(table.episode.state, PigState)
        at_risk = table.episode.state.at_risk
        table.step(
            HOLD if (table.agent_selection == "seat_1" and at_risk >= 20) or (table.agent_selection != "seat_1" and not at_risk) else ROLL
        )
    assert sorted(table.rewards.values()) == [-0.5, -0.5, 1]
    best = max(table.infos, key=lambda agent: table.infos[agent]["score"])
    assert table.rewards[best] == 1


def test_an_illegal_move_is_refused_and_nothing_has_happened() -> None:
    table = raw_env("pig")
    table.reset(seed=1)
    before = table.state()
    with pytest.raises(IllegalMove, match="5 is not a move now; the moves are 0, 1"):
        table.step(5)
    assert np.array_equal(table.state(), before)
    assert table.agent_selection == "seat_0"


def test_with_guards_an_illegal_move_loses() -> None:
    table = env("pig")
    table.reset(seed=1)
    table.step(5)
    assert table.rewards["seat_0"] == -1
    assert all(table.terminations.values())


def test_a_game_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env("pig", render_mode="human", lang="de")
    table.reset(seed=1)
    table.step(HOLD)
    assert capsys.readouterr().out == "seat_0 hat nichts gesichert: zusammen 0\nseat_0: 0   seat_1: 0\n"


def test_the_log_is_that_of_the_game() -> None:
    table = raw_env("troll-dragon", 3, first=-1, tempo="race")
    table.reset(seed=4)
    play(table, np.random.default_rng(0))
    game, log = GAMES["troll-dragon"], table.log()
    assert (log.seats, log.first) == (3, -1)
    assert game.replay(log) == table.episode.state


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pig", replace(GAMES["pig"], step_limit=50))
    table = raw_env("pig")
    table.reset(seed=1)
    while not any(table.truncations.values()):
        table.step(HOLD)
    assert len(table.episode.actions) == 50
    assert set(table.rewards.values()) == {0}
    assert not any(table.terminations.values())


@pytest.mark.parametrize(
    ("wishes", "error", "says"),
    [
        ({"seats": 9}, BadSetup, "pig is for 2 to 8 seats, not 9"),
        ({"speed": 1}, BadSetup, "pig has no option 'speed'"),
        ({"render_mode": "rgb"}, ValueError, "render_mode is 'ansi', 'human' or None, not 'rgb'"),
    ],
)
def test_bad_wishes_are_refused(wishes: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        raw_env("pig", **wishes)
