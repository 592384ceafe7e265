"""The games as PettingZoo environments (AEC): `env("troll-dragon", seats=3)`.

Chance moves automatically. Rewards (`rewards`) come at the end of a game; those by points when the seat is to move again. An environment
can be copied and pickled in the middle of a game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import doubloon
from doubloon.adapters.encoding import Encoding, check_encoding
from doubloon.adapters.episode import Episode, Episodes
from doubloon.adapters.observations import NUMBERS, Array, numbers
from doubloon.adapters.render import RENDER_MODES, Renderer
from doubloon.adapters.rewards import LOSS, Reward, Scheme, reward, shaped
from doubloon.adapters.spaces import Observation, action_space, observation_space, observe, state_space
from doubloon.engine.log import Log


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """A table with PettingZoo's usual wrappers: an illegal move loses, and calls out of order raise. `raw_env` has no wrappers."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=LOSS)))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # noqa: N801 (PettingZoo's word; it has no types)
    """A table. An illegal move raises IllegalMove and changes nothing. Without `memory` an observation has only what is visible now.
    `observation` is its encoding (`encoding`); `reward` and `discount` are explained in `rewards`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        first: int = 0,
        memory: bool = True,
        observation: Encoding = "raw",
        reward: Reward = "win",
        discount: float = 1.0,
        render_mode: str | None = None,
        lang: str = "en",
        **options: int | str,
    ) -> None:
        super().__init__()
        self.game = doubloon.game(game)
        self.metadata = {"name": f"{game}_v{self.game.version}", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.memory, self.render_mode = memory, render_mode
        self.encoding, self.scheme = check_encoding(observation), Scheme(reward, discount)
        opening = self.game.new(seats, first, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(opening.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.game, self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.state_space = state_space(self.game)
        self._episodes = Episodes(self.game, opening)
        self.episode: Episode
        self._renderer = Renderer(render_mode, lang)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed makes it reproducible; without one the next game follows."""
        self.episode = self._episodes.next(seed)
        self._renderer.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._before: dict[str, float] = {}  # the potential at each seat's last move
        self._select()

    def _select(self) -> None:
        """The next seat is to act, and gets its reward since its last move."""
        seat = self.episode.actor
        agent = self.agent_selection = self.agents[seat]
        after = self.scheme.level(self.game, self.episode.state, seat)
        self.rewards[agent] = self._shaped(agent, 0.0, after)
        self._before[agent] = after

    def _shaped(self, agent: str, result: float, after: float) -> float:
        return shaped(result, self._before[agent], after, self.scheme.discount) if agent in self._before else result

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over or self.episode.is_truncated:
            self._finish()
        else:
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        state, scores = self.episode.state, self.game.scores(self.episode.state)
        for seat, agent in enumerate(self.agents):
            if self.episode.is_over:
                self.rewards[agent] = self._shaped(agent, reward(scores, seat), 0.0)
                self.terminations[agent], self.infos[agent] = True, {"score": scores[seat]}
            else:
                self.rewards[agent] = self._shaped(agent, 0.0, self.scheme.level(self.game, state, seat))
                self.truncations[agent] = True

    def observe(self, agent: str) -> Observation:
        return observe(self.game, self.episode.state, self.possible_agents.index(agent), memory=self.memory, encoding=self.encoding)

    def state(self) -> Array:
        """The complete state, including hidden information."""
        return np.array(numbers(self.episode.state), NUMBERS)

    def render(self) -> str | None:
        """The events since the last call, as text, and the points."""
        return self._renderer.render(self.episode)

    def close(self) -> None:
        """Does nothing; PettingZoo requires it."""

    def log(self) -> Log:
        """The game so far: save it with `log.to_json()`, watch it with `doubloon replay`."""
        return self.episode.log()
