"""Self-play over many compiled tables: the caller moves for every seat, or for all but some bots. No other library is needed.

Each step is one move at every table. The caller is told whose turn it is, and gets what that seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import doubloon
from doubloon.adapters.encoding import Encoding, Part, check_encoding, parts
from doubloon.adapters.episode import validate_seed
from doubloon.adapters.observations import Array
from doubloon.adapters.rewards import Reward, Scheme
from doubloon.adapters.serving import BEGIN, ENDLESS, ILLEGAL, MOVE, OVER, STAY, Seeing
from doubloon.adapters.tables import Tables, choices


@dataclass(frozen=True)
class Turn:
    """The position at every table, and what the last step brought. A finished table has begun its next game already."""

    observation: Array  # [table, number]: of the seat to act (`parts`)
    action_mask: Array  # [table, action]: its legal moves
    seat: Array  # [table]: the seat to act
    rewards: Array  # [table, seat]: since the seat's last move; paid when it is to act again, or when the game is over
    is_over: Array  # [table]: a game ended in this step, by the rules or by an illegal move
    is_endless: Array  # [table]: a game reached the step limit in this step
    scores: Array  # [table, seat]: of the last finished game


class SelfPlayVectorEnv:
    """Tables whose seats are played by the caller, but for those with a bot: `bots=["", "clever"]` is the caller against a bot. A step
    lasts until the caller is to move again. A finished table begins its next game in the same step. An illegal move loses."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        bots: Sequence[str] | None = None,
        first: int = 0,
        memory: bool = True,
        observation: Encoding = "own",
        reward: Reward = "win",
        discount: float = 1.0,
        threads: int | None = None,
        **options: int | str,
    ) -> None:
        self.game = doubloon.game(game)
        opening = self.game.new(seats, first, **options)
        self.seats, self.num_envs = opening.seats, num_envs
        self.encoding = check_encoding(observation)
        settings: dict[str, Any] = {"count": num_envs, "seeing": Seeing(self.encoding, memory), "scheme": Scheme(reward, discount)}
        self.tables = Tables(self.game, opening, callers(bots, opening.seats), **settings)
        self.tables.use_threads(threads)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of an observation: name, slice, range and meaning."""
        return parts(self.game, self.encoding)

    def reset(self, seed: int | None = None) -> Turn:
        """Start new games. A seed restarts the numbering of games; without one the next games follow."""
        todo = np.full(self.num_envs, BEGIN, np.int8)
        if seed is not None:
            self.tables.restart(validate_seed(seed), todo)
        self.tables.renew()
        self.tables.advance(np.zeros(self.num_envs, np.int64), todo)
        none = np.zeros(self.num_envs, np.bool_)
        return self._turn(none, none)

    def step(self, actions: Any) -> Turn:
        """Make a move of the acting seat at every table."""
        tables = self.tables
        if (tables.games < 0).any():
            raise ValueError("no game has begun: call reset first")
        moves = choices(actions, self.num_envs, self.game.actions)
        tables.renew()
        tables.advance(moves, np.full(self.num_envs, MOVE, np.int8))
        is_over, is_endless = np.isin(tables.how, (OVER, ILLEGAL)), tables.how == ENDLESS
        if (is_over | is_endless).any():
            tables.advance(moves, np.where(is_over | is_endless, BEGIN, STAY).astype(np.int8))
        return self._turn(is_over, is_endless)

    def _turn(self, is_over: Array, is_endless: Array) -> Turn:
        tables = self.tables
        return Turn(tables.rows, tables.masks, tables.actors.copy(), tables.rewards, is_over, is_endless, tables.scores.copy())

    def close(self) -> None:
        self.tables.close()


def callers(bots: Sequence[str] | None, seats: int) -> list[str]:
    """The bot on each seat, by name; "" is the caller's, and there is at least one of those."""
    names = [""] * seats if bots is None else list(bots)
    if isinstance(bots, str) or len(names) != seats or "" not in names:
        raise ValueError(f'bots has a name for each of the {seats} seats, "" for those that you play yourself, not {bots!r}')
    return names
