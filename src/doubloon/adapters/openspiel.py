"""The games as OpenSpiel games with explicit chance nodes: `pyspiel.load_game("doubloon_pig(players=3,target=50)")`.

Importing this module registers them. Actions have the numbers of the game and its logs. An observation is what the seat could know with a
perfect memory; an information state is everything that the seat saw, in order (`recall`). Returns: `rewards.reward`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from hashlib import blake2b
from itertools import accumulate
from typing import Any

import numpy as np
import pyspiel

from doubloon.adapters.observations import numbers
from doubloon.adapters.recall import Moment, has_hands
from doubloon.adapters.rewards import reward
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State
from doubloon.games import GAMES

PLAYERS, FIRST, HORIZON = "players", "first", "horizon"  # parameters beside the game's options
DIGEST = 128  # bits


def short_name(game: Game) -> str:
    """`doubloon_troll_dragon`"""
    return f"doubloon_{game.id.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    options = {name: option.name(option.default) if option.choices else option.default for name, option in game.options.items()}
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Doubloon: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if has_hands(game) else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={PLAYERS: game.seats[0], FIRST: 0, HORIZON: 0, **options},
    )


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A state of a game with its history."""

    def __init__(self, table: SpielGame) -> None:
        super().__init__(table)
        self.game, self.horizon = table.game, table.horizon
        self.now = Moment(table.game, table.opening)

    @property
    def state(self) -> State:
        return self.now.state

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor: int = self.game.rules.actor(self.state)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.game.moves(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.game.moves(self.state)
        total = sum(odds.values())
        return [(action, weight / total) for action, weight in odds.items()]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action} {self.game.label(self.state, action)}"

    def is_terminal(self) -> bool:
        return bool(self.game.rules.actor(self.state) == NOBODY) or self.now.step >= self.horizon > 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.state.seats
        scores = self.game.scores(self.state)
        return [reward(scores, seat) for seat in range(len(scores))]

    def __str__(self) -> str:
        return str(self.state)

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """A state that the player cannot distinguish from this one: everything hidden from them is dealt again."""
        twin: SpielState = self.clone()
        if has_hands(self.game):
            dealt = _redeal(self.game, self.game.redeal(self.game.know(self.state, player)), draw)
            twin.now = self.now.redealt(dealt, player)
        return twin

    def log(self) -> Log:
        """The game so far: save it with `log.to_json()`, watch it with `doubloon replay`."""
        opening = self.get_game().opening
        return self.game.log(self.history(), opening.seats, opening.first, **self.game.chosen(opening))


def _redeal(game: Game, state: State, draw: Callable[[], float]) -> State:
    while game.dealing(state):
        odds = game.moves(state)
        ends = list(accumulate(odds.values()))
        game.apply(state, list(odds)[bisect_right(ends, draw() * ends[-1])])
    return state


class Observer:
    """A player's observation in OpenSpiel's form: `public`, what everybody could know, and in games with hands `private`, what only this
    player could know. With perfect recall also `history`: the bits of a digest of everything that the player saw, in order."""

    def __init__(self, game: Game, seats: int, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.game, self.kind = game, kind
        size = len(numbers(game.rules.VIEW()))
        pieces = {"player": seats} | {"public" if seat == SPECTATOR else "private": size for seat in self._seats(0)}
        if kind.perfect_recall:
            pieces["history"] = DIGEST
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict = dict(zip(pieces, np.split(self.tensor, np.cumsum(list(pieces.values()))[:-1]), strict=True))

    def set_from(self, table: SpielState, player: int) -> None:
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        for seat in self._seats(player):
            self.dict["public" if seat == SPECTATOR else "private"][:] = numbers(self.game.know(table.state, seat))
        if self.kind.perfect_recall:
            digest = blake2b(self.string_from(table, player).encode(), digest_size=DIGEST // 8).digest()
            self.dict["history"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, table: SpielState, player: int) -> str:
        """With perfect recall what the player saw, in order; else what they could know; "" if that is empty."""
        if not self._seats(player):
            return ""
        if self.kind.perfect_recall:
            parts = self._history(table.now, player)
        else:
            parts = [str(self.game.know(table.state, seat)) for seat in self._seats(player)]
        return " ".join([f"seat {player}:", *parts])

    def _seats(self, player: int) -> list[int]:
        """The perspectives of the observation: the spectator's for public information, the player's for private."""
        single = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and has_hands(self.game)
        return [SPECTATOR] * self.kind.public_info + [player] * single

    def _history(self, now: Moment, player: int) -> list[str]:
        if not self.kind.public_info:
            return now.secrets_of(player)
        return now.seen_by(self._seats(player)[-1])


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its options. After `horizon` steps, if it is not 0, the game is stopped and the scores decide: so every game has finite
    trees. `register` makes a subclass for each game, since OpenSpiel passes only the parameters."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.game)
        parameters = {**kind.parameter_specification, **(params or {})}
        options = {name: value for name, value in parameters.items() if name not in (PLAYERS, FIRST, HORIZON)}
        self.opening = self.game.new(parameters[PLAYERS], parameters[FIRST], **options)
        self.horizon: int = parameters[HORIZON]
        if self.horizon < 0:
            raise ValueError(f"horizon is a number of steps, or 0 for none, not {self.horizon}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.actions,
            num_players=self.opening.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.horizon or self.game.step_limit,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.game, self.opening.seats, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def register() -> None:
    """Register the games with OpenSpiel."""
    for game in GAMES.values():
        pyspiel.register_game(game_type(game), type(f"{game.rules.STATE.__name__}Game", (SpielGame,), {"game": game}))


register()
