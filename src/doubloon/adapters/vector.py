"""A native vector environment of Gymnasium: many tables for one learner, compiled together with the bots on the other seats (`tables`).

It plays the same games as `gymnasium.SeatEnv`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import doubloon
from doubloon.adapters.encoding import Encoding, check_encoding
from doubloon.adapters.episode import validate_seed
from doubloon.adapters.learner import Bots, Illegal, check_illegal, seat_bots
from doubloon.adapters.observations import Array
from doubloon.adapters.rewards import Reward, Scheme
from doubloon.adapters.serving import BEGIN, ENDLESS, ILLEGAL, MOVE, OVER, STAY, Seeing
from doubloon.adapters.spaces import Observation, action_space, observation_space
from doubloon.adapters.tables import Tables, choices
from doubloon.engine.errors import IllegalMove


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """Tables with a learner on `seat` of each. `bots` are gentle, clever or random: one name for all other seats, or one for each of them;
    None: clever, or random in a game without bots.
    `autoreset` says when a finished table starts its next game: in the next step (which ignores its action), in the same step, or only by
    `reset(options={"reset_mask": ...})`."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: Bots | None = None,
        first: int = 0,
        memory: bool = True,
        observation: Encoding = "raw",
        reward: Reward = "win",
        discount: float = 1.0,
        illegal: Illegal = "lose",
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: int | str,
    ) -> None:
        self.game = doubloon.game(game)
        opening = self.game.new(seats, first, **options)
        names = seat_bots(self.game, opening, seat, bots)
        seeing = Seeing(check_encoding(observation), memory)
        self.tables = Tables(self.game, opening, names, count=num_envs, seeing=seeing, scheme=Scheme(reward, discount))
        self.tables.use_threads(threads)
        self.seat, self.illegal = seat, check_illegal(illegal)
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game, seeing.encoding)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start new games at all tables, or at those of `options["reset_mask"]`, each up to the learner's first move. A seed restarts the
        numbering of games; without one the next games follow."""
        super().reset(seed=seed)
        todo = np.full(self.num_envs, BEGIN, np.int8)
        if options and "reset_mask" in options:
            todo[~self._checked_mask(options["reset_mask"])] = STAY
        if seed is not None:
            self.tables.restart(validate_seed(seed), todo)
        self._keep_tables()
        self.tables.advance(np.zeros(self.num_envs, np.int64), todo)
        return self._observation(), {}

    def _keep_tables(self) -> None:
        """Copy the arrays that the caller holds, since not all of their tables are written again."""
        self.tables.rows, self.tables.masks = self.tables.rows.copy(), self.tables.masks.copy()

    def _checked_mask(self, mask: Any) -> Array:
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask is an array of {self.num_envs} booleans, at least one of them true, not {mask!r}")
        return mask

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        moves = choices(actions, self.num_envs, self.game.actions)
        if (self.tables.games < 0).any():
            raise ResetNeeded("no game has begun: call reset first")
        todo = np.where(self.tables.is_left, MOVE, BEGIN).astype(np.int8)
        if self.autoreset is AutoresetMode.DISABLED and (todo == BEGIN).any():
            raise ValueError(f"the games at tables {np.flatnonzero(todo == BEGIN).tolist()} are over: reset them")
        if self.illegal == "refuse":
            self._check(moves, np.asarray(actions), todo)
        self.tables.renew()
        self.tables.advance(moves, todo)
        is_over, is_endless = np.isin(self.tables.how, (OVER, ILLEGAL)), self.tables.how == ENDLESS
        rewards, infos = self.tables.rewards[:, self.seat].copy(), self._infos()
        if self.autoreset is AutoresetMode.SAME_STEP and (is_over | is_endless).any():
            infos |= {"final_obs": self._observation(), "_final_obs": is_over | is_endless}
            self._keep_tables()
            self.tables.advance(moves, np.where(is_over | is_endless, BEGIN, STAY).astype(np.int8))
        return self._observation(), rewards, is_over, is_endless, infos

    def _observation(self) -> Observation:
        return {"observation": self.tables.rows, "action_mask": self.tables.masks}

    def _infos(self) -> dict[str, Any]:
        """The results of the games that ended in this step."""
        how, infos = self.tables.how, dict[str, Any]()
        if (how == OVER).any():
            infos |= {"scores": self.tables.scores.copy(), "_scores": how == OVER}
        if (how == ILLEGAL).any():
            infos |= {"illegal": how == ILLEGAL, "_illegal": how == ILLEGAL}
        return infos

    def _check(self, moves: Array, actions: Array, todo: Array) -> None:
        """Raise IllegalMove before any table changes."""
        masks = self.tables.masks
        is_move = (moves < self.game.actions) & (masks[np.arange(self.num_envs), np.minimum(moves, self.game.actions - 1)] > 0)
        for table in np.flatnonzero((todo == MOVE) & ~is_move).tolist():
            asked, allowed = int(actions[table]), ", ".join(map(str, np.flatnonzero(masks[table])))
            text = f"table {table}: {asked} is not a move now; the moves are {allowed}"
            raise IllegalMove("move/illegal", text, asked=asked, allowed=allowed)

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
