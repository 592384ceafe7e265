"""The games as Gymnasium environments: one seat learns, bots play the others.

Importing this module registers them. `gymnasium.make("doubloon/pig-v1", bots="clever")` makes one table; `gymnasium.make_vec` with
`vectorization_mode="vector_entry_point"` makes many, compiled together with their bots (`vector`); both play the same games.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded

import doubloon
from doubloon.adapters.encoding import Encoding, check_encoding
from doubloon.adapters.episode import LAST, Episode, Episodes
from doubloon.adapters.learner import Bots, Illegal, check_illegal, seat_bots
from doubloon.adapters.render import RENDER_MODES, Renderer
from doubloon.adapters.rewards import LOSS, Reward, Scheme, reward, shaped
from doubloon.adapters.spaces import Observation, action_space, observation_space, observe
from doubloon.bots import bot
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.policies import policies_of
from doubloon.engine.errors import IllegalMove
from doubloon.engine.log import Log
from doubloon.games import GAMES


def register() -> None:
    """Register the games with Gymnasium."""
    for game in GAMES.values():
        gymnasium.register(
            id=f"doubloon/{game.id}-v{game.version}",
            entry_point="doubloon.adapters.gymnasium:SeatEnv",
            vector_entry_point="doubloon.adapters.vector:SeatVectorEnv",
            kwargs={"game": game.id},
        )


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a table. `bots` is the name of a bot for all other seats, or one name for each of them; None: clever, or random
    play in a game without bots. Without `memory` the observation
    has only what is visible now. `observation` is its encoding (`encoding`); `rewards` explains `reward` and `discount`. `illegal`: an
    illegal move loses the game, or raises IllegalMove and changes nothing."""

    metadata = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        game: str,
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
        budget: Budget | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **options: int | str,
    ) -> None:
        self.game = doubloon.game(game)
        opening = self.game.new(seats, first, **options)
        self.names = seat_bots(self.game, opening, seat, bots)
        self.seat, self.memory, self.illegal, self.budget = seat, memory, check_illegal(illegal), budget or Budget()
        self.encoding, self.scheme = check_encoding(observation), Scheme(reward, discount)
        self.render_mode, self._renderer = render_mode, Renderer(render_mode, lang)
        self.observation_space: Any = observation_space(self.game, self.encoding)
        self.action_space = action_space(self.game)
        self.episodes = Episodes(self.game, opening)
        self.episode: Episode
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play it up to the seat's first move. A seed makes it reproducible; without one the next game follows."""
        super().reset(seed=seed)
        self._begin(seed)
        while self.episode.is_over:  # the bots ended the game before the seat had a move
            self._begin(None)
        self._is_over = False
        self._before = self.scheme.level(self.game, self.episode.state, self.seat)
        return self._observation(), {}

    def _begin(self, seed: int | None) -> None:
        self.episode = self.episodes.next(seed)
        self._renderer.begin()
        self._bots = {seat: bot(self.game, name) for seat, name in enumerate(self.names) if name}
        self._bot_draw = SeededDraw(self.episode.seed, LAST + self.episode.number)  # separate from the draws of chance
        self._let_bots_move()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise ResetNeeded("the game is over, or none has begun: call reset")
        try:
            self.episode.act(action)
        except IllegalMove:
            if self.illegal == "refuse":
                raise
            self._is_over = True
            return self._observation(), self._reward(LOSS), True, False, {"illegal": True}
        self._let_bots_move()
        self._is_over = self.episode.is_over or self.episode.is_truncated
        if self.render_mode == "human":
            self.render()
        if not self.episode.is_over:
            after = self.scheme.level(self.game, self.episode.state, self.seat)
            return self._observation(), self._reward(0.0, after), False, self.episode.is_truncated, {}
        scores = self.game.scores(self.episode.state)
        return self._observation(), self._reward(reward(scores, self.seat)), True, False, {"scores": scores}

    def _reward(self, result: float, after: float = 0.0) -> float:
        before, self._before = self._before, after
        return float(shaped(result, before, after, self.scheme.discount))

    def _let_bots_move(self) -> None:
        episode = self.episode
        while not episode.is_over and not episode.is_truncated and (seat := episode.actor) != self.seat:
            draw = episode.draw if self.names[seat] in policies_of(self.game) else self._bot_draw
            episode.act(self._bots[seat](self.game.know(episode.state, seat), list(self.game.moves(episode.state)), draw, self.budget))

    def _observation(self) -> Observation:
        return observe(self.game, self.episode.state, self.seat, memory=self.memory, encoding=self.encoding)

    def render(self) -> str | None:
        """The events since the last call, as text, and the points."""
        return self._renderer.render(self.episode)

    def log(self) -> Log:
        """The game so far: save it with `log.to_json()`, watch it with `doubloon replay`."""
        return self.episode.log()


register()
