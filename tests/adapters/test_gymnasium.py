"""Gymnasium's own tests for one table; and many compiled tables, compared with one at a time and with batches."""

import copy
import pickle
from dataclasses import replace
from itertools import product
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from doubloon.adapters.episode import Episodes
from doubloon.adapters.gymnasium import SeatEnv
from doubloon.adapters.observations import layout
from doubloon.adapters.vector import SeatVectorEnv
from doubloon.bots.bot import SeededDraw
from doubloon.bots.policies import policies_of
from doubloon.engine import batch
from doubloon.engine.errors import BadSetup, IllegalMove, UnknownSeat
from doubloon.engine.rule import rule
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.bots import clever
from doubloon.games.pig.rules import HOLD, ROLL
from tests.counts import SOAK

pytestmark = pytest.mark.filterwarnings("ignore:.*No render fps was declared")
TABLES = 16


def random_moves(masks: Any, rng: np.random.Generator) -> Any:
    """One of the moves at each table; anything where there is none."""
    return np.argmax(masks * rng.random(masks.shape), axis=1)


# === One table ===


@pytest.mark.parametrize("game", GAMES)
def test_it_conforms(game: str) -> None:
    check_env(gymnasium.make(f"doubloon/{game}-v{GAMES[game].version}", render_mode="ansi").unwrapped)


def test_bots_that_are_not_compiled_may_sit_at_a_table() -> None:
    table = SeatEnv("pig", bots="optimal")
    seen, _ = table.reset(seed=3)
    is_over = False
    while not is_over:
        seen, reward, is_over, _, info = table.step(ROLL if seen["observation"][layout(PIG)["at_risk"]][0] < 20 else HOLD)
    assert reward == (1 if info["scores"][0] > info["scores"][1] else -1)


def test_what_bots_draw_tells_nothing_of_the_dice() -> None:
    table, odds = SeatEnv("pig", bots="optimal"), dict.fromkeys(range(6), 1)
    table.reset(seed=5)
    dice = SeededDraw(5, 0)  # the draws of the first game
    assert [table._bot_draw(odds) for _ in range(20)] != [dice(odds) for _ in range(20)]


def test_the_learner_may_sit_anywhere() -> None:
    table = SeatEnv("pig", 3, seat=2, bots=["gentle", "random"])
    seen, _ = table.reset(seed=3)
    assert table.names == ["gentle", "random", ""]
    assert seen["observation"][layout(PIG)["seat"]] == [2]
    assert seen["observation"][layout(PIG)["turn"]] == [2]
    assert table.log().actions  # the others have moved


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["copied", "pickled"])
def test_a_copy_goes_on_where_it_was(twin_of: Any) -> None:
    table = SeatEnv("troll-dragon", 3)
    seen, _ = table.reset(seed=5)
    twin = twin_of(table)
    rng = np.random.default_rng(0)
    for _ in range(30):
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        (seen, *rest), (other, *others) = table.step(action), twin.step(action)
        assert np.array_equal(seen["observation"], other["observation"])
        assert rest == others
        if rest[1]:
            break


def test_an_illegal_move_loses_or_is_refused() -> None:
    table = SeatEnv("pig")
    table.reset(seed=1)
    assert table.step(7)[1:] == (-1.0, True, False, {"illegal": True})
    strict = SeatEnv("pig", illegal="refuse")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="7 is not a move now; the moves are 0, 1"):
        strict.step(7)
    assert np.array_equal(strict.step(HOLD)[0]["action_mask"], seen["action_mask"])


@pytest.mark.parametrize("kind", [SeatEnv, SeatVectorEnv])
def test_a_game_begins_with_reset(kind: Any) -> None:
    table = kind("pig")
    with pytest.raises(ResetNeeded, match="call reset"):
        table.step(np.array([ROLL]))
    with pytest.raises(ValueError, match="seed"):
        table.reset(seed=1 << 63)


def test_after_the_end_a_game_begins_with_reset() -> None:
    table = SeatEnv("pig")
    table.reset(seed=1)
    table.step(7)
    with pytest.raises(ResetNeeded, match="the game is over"):
        table.step(ROLL)
    table.reset()
    table.step(ROLL)


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pig", replace(PIG, step_limit=50))
    table = SeatEnv("pig", bots="random")
    table.reset(seed=1)
    is_over = is_truncated = False
    while not is_over and not is_truncated:
        _, reward, is_over, is_truncated, _ = table.step(HOLD)
    assert (is_over, is_truncated, reward) == (False, True, 0)


@pytest.mark.parametrize(
    ("wishes", "error", "says"),
    [
        ({"seat": 2}, UnknownSeat, "this table has seats 0 to 1, not 2"),
        ({"bots": "brilliant"}, BadSetup, "there is no bot 'brilliant'"),
        ({"bots": ["clever", "gentle"]}, ValueError, "one bot for each of the 1 other seats, or one name for all, not 2 names"),
        ({"illegal": "ignore"}, ValueError, "illegal is 'lose' or 'refuse', not 'ignore'"),
    ],
)
@pytest.mark.parametrize("kind", [SeatEnv, SeatVectorEnv])
def test_bad_wishes_are_refused(kind: Any, wishes: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        kind("pig", **wishes)


# === Many tables ===


CLEVER: dict[str, Any] = {"bots": "clever", "observation": "onehot", "reward": "points", "discount": 0.9}
RANDOM: dict[str, Any] = {"bots": "random", "seat": 1, "memory": False}
FEW = [("pig", CLEVER), ("do-not-touch-numbers", RANDOM)]  # each is compiled: up to 20 s


@pytest.mark.parametrize(("game", "wishes"), FEW if SOAK == 1 else list(product(GAMES, (CLEVER, RANDOM))))
def test_many_tables_play_what_one_table_plays(game: str, wishes: dict[str, Any]) -> None:
    """Number for number, over the ends of games."""
    many = SeatVectorEnv(game, TABLES, **wishes)
    seen, _ = many.reset(seed=5)
    single = [SeatEnv(game, **wishes) for _ in range(TABLES)]
    for number, table in enumerate(single):
        table.episodes = Episodes(table.game, table.episodes.opening, number, TABLES)
    looks = [table.reset(seed=5)[0] for table in single]
    was_over, rng = np.zeros(TABLES, np.bool_), np.random.default_rng(1)
    for _ in range(120):
        assert np.array_equal(seen["observation"], [look["observation"] for look in looks])
        assert np.array_equal(seen["action_mask"], [look["action_mask"] for look in looks])
        actions = random_moves(seen["action_mask"], rng)
        seen, rewards, is_over, _, _ = many.step(actions)
        for number, table in enumerate(single):
            if was_over[number]:
                looks[number], reward, over = table.reset()[0], 0.0, False
            else:
                looks[number], reward, over, _, _ = table.step(int(actions[number]))
            assert (rewards[number], is_over[number]) == (reward, over)
        was_over = is_over
    if game == "pig":
        assert any(table.episode.number >= TABLES for table in single)


@rule
def hold_at_25(view, weights):  # type: ignore[no-untyped-def]
    weights[HOLD if view.at_risk < 25 else ROLL] = 0


def test_tables_play_the_games_of_a_batch() -> None:
    played = batch.play(batch.Batch(PIG, PIG.new(3), 500, seed=9, policies=(hold_at_25, clever, clever)))
    tables = SeatVectorEnv("pig", 500, 3, bots="clever", autoreset="Disabled")
    seen, _ = tables.reset(seed=9)
    scores, is_left = np.zeros((500, 3), np.int32), np.ones(500, np.bool_)
    at_risk = layout(PIG)["at_risk"]
    while is_left.any():
        seen, _, is_over, _, infos = tables.step(np.where(seen["observation"][:, at_risk][:, 0] < 25, ROLL, HOLD))
        new = is_over & is_left
        scores[new] = infos["scores"][new] if new.any() else 0
        is_left &= ~is_over
        if is_over.any():
            seen, _ = tables.reset(options={"reset_mask": is_over})
    assert np.array_equal(scores, played.scores)


def test_threads_make_no_difference() -> None:
    rows = []
    for threads in (1, 3):
        tables = SeatVectorEnv("pig", 4096, threads=threads)
        seen, _ = tables.reset(seed=1)
        for _ in range(40):
            seen, *_ = tables.step(random_moves(seen["action_mask"], np.random.default_rng(2)))
        rows.append(seen["observation"])
        tables.close()
    assert np.array_equal(rows[0], rows[1])


def test_the_same_step_may_begin_the_next_game() -> None:
    later, at_once = (
        SeatVectorEnv("pig", TABLES, target=20, autoreset=mode) for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)
    )
    first, _ = later.reset(seed=1)
    again, _ = at_once.reset(seed=1)
    assert np.array_equal(first["observation"], again["observation"])
    for _ in range(60):
        actions = random_moves(first["action_mask"], np.random.default_rng(3))
        seen, rewards, is_over, _, _ = later.step(actions)
        other, got, ended, _, infos = at_once.step(actions)
        assert np.array_equal(is_over, ended)
        assert np.array_equal(rewards, got)
        if is_over.any():
            assert np.array_equal(infos["_final_obs"], is_over)
            assert np.array_equal(infos["final_obs"]["observation"][is_over], seen["observation"][is_over])
            assert other["action_mask"][is_over].any(axis=1).all()  # a new game
            return
        first = seen
    raise AssertionError("no game has ended")


def test_gymnasiums_statistics_fit() -> None:
    made = gymnasium.make_vec("doubloon/pig-v1", num_envs=TABLES, vectorization_mode="vector_entry_point", target=20)
    tables = RecordEpisodeStatistics(made)
    seen, _ = tables.reset(seed=1)
    rng, lengths = np.random.default_rng(1), []
    for _ in range(100):
        seen, rewards, is_over, _, infos = tables.step(random_moves(seen["action_mask"], rng))
        if is_over.any():
            assert np.array_equal(infos["episode"]["r"][is_over], rewards[is_over])
            assert set(np.abs(rewards[is_over])) == {1}
            lengths += infos["episode"]["l"][is_over].tolist()
    assert max(lengths) > 2


def test_an_illegal_move_loses_at_its_table_alone_or_all_are_refused() -> None:
    tables = SeatVectorEnv("pig", 9)
    tables.reset(seed=1)
    _, rewards, is_over, _, infos = tables.step(np.array([ROLL, 7, *range(-5, 0), 8, 1 << 40]))
    assert rewards.tolist() == [0, *[-1] * 8]
    assert is_over.tolist() == infos["illegal"].tolist() == [False, *[True] * 8]
    is_over = tables.step(np.array([ROLL] + [7] * 8))[2]
    assert not is_over[1:].any()  # they have begun anew
    strict = SeatVectorEnv("pig", 3, illegal="refuse")
    before, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="table 1: 7 is not a move now; the moves are 0, 1"):
        strict.step(np.array([ROLL, 7, ROLL]))
    assert np.array_equal(strict.step(np.array([HOLD] * 3))[0]["action_mask"], before["action_mask"])


def test_copies_of_many_tables_go_on_where_they_were() -> None:
    tables = SeatVectorEnv("pig", 4096, threads=2)
    seen, _ = tables.reset(seed=1)
    for twin in (copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))):
        actions = random_moves(seen["action_mask"], np.random.default_rng(3))
        assert np.array_equal(copy.deepcopy(tables).step(actions)[0]["observation"], twin.step(actions)[0]["observation"])
        twin.close()


@pytest.mark.parametrize("actions", [np.zeros(3, np.int64), np.zeros(2), [[0, 1]]])
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    tables = SeatVectorEnv("pig", 2)
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 2 whole numbers"):
        tables.step(actions)


def test_what_cannot_be_reset_is_refused() -> None:
    tables = SeatVectorEnv("pig", 2, autoreset="Disabled")
    tables.reset(seed=1)
    for mask in (np.array([True]), np.array([0, 1]), np.array([False, False]), [True, False]):
        with pytest.raises(ValueError, match="reset_mask is an array of 2 booleans, at least one of them true"):
            tables.reset(options={"reset_mask": mask})
    tables.step(np.array([7, HOLD]))
    with pytest.raises(ValueError, match=r"the games at tables \[0\] are over: reset them"):
        tables.step(np.array([ROLL, ROLL]))


def test_only_compiled_bots_sit_at_compiled_tables() -> None:
    with pytest.raises(BadSetup, match="compiled tables have the bots gentle, clever, random, not 'cunning'"):
        SeatVectorEnv("pig", bots="cunning")
    assert set(policies_of(PIG)) == {"gentle", "clever", "random"}
