"""The research adapters beside their peers: a learner's steps per second at many tables, turns of PettingZoo, steps of OpenSpiel.

The peers have smaller games: CartPole has four numbers and no opponent; a step of ours lasts until the learner's next turn.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401 (registers it)

import doubloon.adapters.openspiel  # noqa: F401 (registers the games)
from bench.report import Measurement, best_rates, report
from doubloon.adapters.pettingzoo import raw_env
from doubloon.adapters.vector import SeatVectorEnv
from doubloon.games import GAMES

TABLES = 8192
STEPS = 20
TURNS = 3000
KUHN_GAMES = 3000


def learner_steps(game: str) -> Callable[[], float]:
    """Steps of a random learner against a random bot, on one core."""
    tables = SeatVectorEnv(game, TABLES, bots="random", threads=1)
    seen, _ = tables.reset(seed=1)
    rng = np.random.default_rng(1)

    def run() -> float:
        nonlocal seen
        for _ in range(STEPS):
            seen, *_ = tables.step((seen["action_mask"] * rng.random(seen["action_mask"].shape, np.float32)).argmax(axis=1))
        return TABLES * STEPS

    return run


def cartpole_steps(mode: str, tables: int) -> Callable[[], float]:
    poles = gymnasium.make_vec("CartPole-v1", num_envs=tables, vectorization_mode=mode)
    poles.reset(seed=1)
    rng = np.random.default_rng(1)

    def run() -> float:
        for _ in range(STEPS):
            poles.step(rng.random((tables, 2), np.float32).argmax(axis=1))
        return tables * STEPS

    return run


def pettingzoo_turns(game: str) -> float:
    """Random turns in PettingZoo, chosen by the mask."""
    table, rng = raw_env(game, 2), random.Random(1)
    table.reset(seed=1)
    for _ in range(TURNS):
        if not table.agents:
            table.reset()
        seen, _, is_over, is_endless, _ = table.last()
        table.step(None if is_over or is_endless else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return TURNS


def openspiel_steps(name: str, games: int) -> float:
    game, steps = pyspiel.load_game(name), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random_action(state))
            steps += 1
    return steps


def random_action(state: Any) -> int:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        return int(random.choices(actions, odds)[0])
    return int(random.choice(state.legal_actions()))


def main() -> bool:
    measurements = []
    for game in GAMES:
        ours, native, one_by_one = best_rates(
            learner_steps(game), cartpole_steps("vector_entry_point", TABLES), cartpole_steps("sync", 64), repeats=3
        )
        what = f"{game}, a learner's steps at {TABLES:,} tables, one core"
        measurements.append(Measurement(what, "steps/s", ours, "Gymnasium's CartPole, 64 tables one by one", one_by_one, 1.0))
        if game == "pig":
            measurements.append(Measurement(what, "steps/s", ours, "Gymnasium's CartPole, in NumPy", native, 0.5))
    ours, kuhn = best_rates(
        lambda: openspiel_steps("doubloon_pig", 10), lambda: openspiel_steps("python_kuhn_poker", KUHN_GAMES), repeats=3
    )
    measurements.append(Measurement("pig in OpenSpiel", "steps/s", ours, "its Kuhn poker in Python", kuhn, 0.5))
    for game in GAMES:
        print(f"{game} in PettingZoo: {best_rates(lambda game=game: pettingzoo_turns(game), repeats=3)[0]:,.0f} turns/s")  # type: ignore[misc]
    return report("research", measurements)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
