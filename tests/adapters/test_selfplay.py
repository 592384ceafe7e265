"""Self-play over many tables, compared with PettingZoo number for number."""

from typing import Any

import numpy as np
import pytest

from doubloon.adapters.encoding import parts
from doubloon.adapters.episode import Episodes
from doubloon.adapters.pettingzoo import raw_env
from doubloon.adapters.selfplay import SelfPlayVectorEnv
from doubloon.adapters.vector import SeatVectorEnv
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from tests.counts import some

TABLES = 6


def random_moves(masks: Any, rng: np.random.Generator) -> Any:
    return np.argmax(masks * rng.random(masks.shape), axis=1)


def single_table(number: int, game: str, wishes: dict[str, Any]) -> Any:
    table = raw_env(game, **wishes)
    table._episodes = Episodes(table.game, table._episodes.opening, number, TABLES)
    table.reset(seed=5)
    return table


@pytest.mark.parametrize("encoding", ["own", "scaled"])
@pytest.mark.parametrize("game", some(["pig", *[name for name in GAMES if name != "pig"]], 1))
def test_all_seats_see_and_get_what_they_do_in_pettingzoo(game: str, encoding: str) -> None:
    wishes = {"seats": 3, "observation": encoding, "reward": "points", "discount": 0.9}
    if game == "pig":
        wishes["target"] = 30
    many = SelfPlayVectorEnv(game, TABLES, **wishes)  # type: ignore[arg-type]
    turn, rng, ended = many.reset(seed=5), np.random.default_rng(1), 0
    single = [single_table(number, game, wishes) for number in range(TABLES)]
    for _ in range(150):
        actions = random_moves(turn.action_mask, rng)
        for number, table in enumerate(single):
            seen = table.observe(table.agent_selection)
            assert table.agent_selection == f"seat_{turn.seat[number]}"
            assert np.array_equal(turn.observation[number], seen["observation"])
            assert np.array_equal(turn.action_mask[number], seen["action_mask"])
            table.step(int(actions[number]))
        turn = many.step(actions)
        for number, table in enumerate(single):
            assert turn.rewards[number].tolist() == [table.rewards[agent] for agent in table.possible_agents]
            assert turn.is_over[number] == any(table.terminations.values())
            if turn.is_over[number]:
                assert turn.scores[number].tolist() == table.game.scores(table.episode.state)
                table.reset()
                ended += 1
    assert ended > TABLES or game != "pig"


def test_a_bot_may_take_a_seat() -> None:
    """The caller against a bot is the learner of the other vector environment."""
    ours = SelfPlayVectorEnv("pig", TABLES, bots=["", "clever"], observation="raw", target=30)
    theirs = SeatVectorEnv("pig", TABLES, bots="clever", autoreset="SameStep", target=30)
    turn, (seen, _) = ours.reset(seed=2), theirs.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert np.array_equal(turn.observation, seen["observation"])
        assert not turn.seat.any()
        actions = random_moves(turn.action_mask, rng)
        turn, (seen, rewards, is_over, _, _) = ours.step(actions), theirs.step(actions)
        assert np.array_equal(turn.rewards[:, 0], rewards)
        assert np.array_equal(turn.is_over, is_over)


def test_an_illegal_move_loses_and_the_next_game_begins() -> None:
    tables = SelfPlayVectorEnv("pig", 3)
    with pytest.raises(ValueError, match="call reset first"):
        tables.step(np.zeros(3, np.int64))
    tables.reset(seed=1)
    turn = tables.step(np.array([0, 7, -1]))
    assert turn.is_over.tolist() == [False, True, True]
    assert turn.rewards.tolist() == [[0, 0], [-1, 0], [-1, 0]]
    assert turn.action_mask[:, :2].all()


def test_what_was_handed_out_stays_as_it_was() -> None:
    tables = SelfPlayVectorEnv("pig", 3)
    turn = tables.reset(seed=1)
    before = turn.observation.copy()
    tables.step(np.ones(3, np.int64))
    assert np.array_equal(turn.observation, before)
    assert tables.parts == parts(PIG, "own")


@pytest.mark.parametrize("bots", ["clever", ["clever"], ["clever", "gentle"]])
def test_at_least_one_seat_is_the_callers(bots: Any) -> None:
    with pytest.raises(ValueError, match="a name for each of the 2 seats"):
        SelfPlayVectorEnv("pig", bots=bots)
