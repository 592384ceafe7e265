"""The games as OpenSpiel games with explicit chance nodes: `pyspiel.load_game("doubloon_pig(players=3,target=50)")`.

Importing this module registers them. Actions have the numbers of the game and its logs. An observation is what the seat could know with a
perfect memory; an information state is the sequence of all actions that the seat saw. Returns: `observations.reward`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import numpy as np
import pyspiel

from doubloon.adapters.observations import numbers, reward
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, UNSEEN, Game, seen_by_all
from doubloon.engine.log import Log
from doubloon.engine.record import State
from doubloon.games import GAMES

PLAYERS, FIRST = "players", "first"
ACTORS: dict[int, int] = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}


def short_name(game: Game) -> str:
    """`doubloon_troll_dragon`"""
    return f"doubloon_{game.id.replace('-', '_')}"


def has_hands(game: Game) -> bool:
    """True if the game has information that only one seat sees."""
    return game.secret is not seen_by_all


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
        provides_information_state_tensor=False,  # the history has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={PLAYERS: game.seats[0], FIRST: 0, **options},
    )


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A state of a game with its history."""

    def __init__(self, table: SpielGame) -> None:
        super().__init__(table)
        self.game, self.state = table.game, table.opening.copy()
        self.events: list[tuple[int, int]] = []  # each action, and the only seat that saw it, or NOBODY
        self.redealt: dict[int, str] = {}  # by seat: its view at the last redeal, which makes its earlier history invalid

    def current_player(self) -> int:
        actor: int = self.game.rules.actor(self.state)
        return ACTORS.get(actor, actor)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.game.moves(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.game.moves(self.state)
        total = sum(odds.values())
        return [(action, weight / total) for action, weight in odds.items()]

    def _apply_action(self, action: int) -> None:
        self.events.append((action, self.game.secret(self.state, action)))
        self.game.rules.apply(self.state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action} {self.game.label(self.state, action)}"

    def is_terminal(self) -> bool:
        return bool(self.game.rules.actor(self.state) == NOBODY)

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
            twin.state = _redeal(self.game, self.game.redeal(self.game.know(self.state, player)), draw)
            twin.events = [(action, seat) if seat in (player, NOBODY) else (UNSEEN, NOBODY) for action, seat in self.events]
            twin.redealt = {seat: str(self.game.know(twin.state, seat)) for seat in range(twin.state.seats) if seat != player}
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
    player could know."""

    def __init__(self, game: Game, seats: int, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.game, self.kind = game, kind
        size = len(numbers(game.rules.VIEW()))
        pieces = {"player": seats} | {"public" if seat == SPECTATOR else "private": size for seat in self._seats(0)}
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict = dict(zip(pieces, np.split(self.tensor, np.cumsum(list(pieces.values()))[:-1]), strict=True))

    def set_from(self, table: SpielState, player: int) -> None:
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        for seat in self._seats(player):
            self.dict["public" if seat == SPECTATOR else "private"][:] = numbers(self.game.know(table.state, seat))

    def string_from(self, table: SpielState, player: int) -> str:
        """With perfect recall the player's history, else what they could know; "" if that is empty."""
        if self.kind.perfect_recall:
            parts = self._history(table, player)
        else:
            parts = [str(self.game.know(table.state, seat)) for seat in self._seats(player)]
        return " ".join([f"seat {player}:", *parts]) if parts else ""

    def _seats(self, player: int) -> list[int]:
        """The perspectives of the observation: the spectator's for public information, the player's for private."""
        single = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and has_hands(self.game)
        return [SPECTATOR] * self.kind.public_info + [player] * single

    def _history(self, table: SpielState, player: int) -> list[str]:
        """Each action, or a question mark for a hidden one."""
        eyes = [NOBODY if seat == SPECTATOR else seat for seat in self._seats(player)]
        told = [str(action) if seat in eyes and action != UNSEEN else "?" for action, seat in table.events]
        return [table.redealt.get(player, ""), *told] if eyes else []


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its options. `register` makes a subclass for each game, since OpenSpiel passes only the parameters."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.game)
        parameters = {**kind.parameter_specification, **(params or {})}
        options = {name: value for name, value in parameters.items() if name not in (PLAYERS, FIRST)}
        self.opening = self.game.new(parameters[PLAYERS], parameters[FIRST], **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.actions,
            num_players=self.opening.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.step_limit,
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
