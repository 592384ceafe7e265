"""A native vector environment of Gymnasium: many tables for one learner, compiled together with the bots on the other seats.

Table `i` of `n` plays the games `i`, `i + n`, `i + 2n`, … of its seed: the same games as `gymnasium.SeatEnv` and `engine.batch`.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numba import njit

import doubloon
from doubloon.adapters.episode import SEEDS, validate_seed
from doubloon.adapters.learner import Bots, Illegal, check_illegal, seat_bots
from doubloon.adapters.observations import LOSS, NUMBERS, Array, bounds, flattener, reward
from doubloon.adapters.spaces import Observation, action_space, observation_space
from doubloon.bots import DEFAULT
from doubloon.bots.policies import POLICIES
from doubloon.engine.batch import NO_MOVE, RuleSet, adviser, follower, inlined, record_of, register_rules, rule_set
from doubloon.engine.cache import caching
from doubloon.engine.draws import picker, stream
from doubloon.engine.errors import BadSetup, IllegalMove
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.play import NoMove, Policy
from doubloon.engine.rule import Rule

STAY, MOVE, BEGIN = 0, 1, 2  # the command for a table
GOES_ON, OVER, ENDLESS, ILLEGAL, STUCK = 0, 1, 2, 3, 4  # its status afterwards
PART = 1024  # tables for each thread, at least
MOST_BEGINNINGS = 1000  # limit of games in a row that end before the learner has a move


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """Tables with a learner on `seat` of each. `bots` are gentle, clever or random: one name for all other seats, or one for each of them.
    `autoreset` says when a finished table starts its next game: in the next step (which ignores its action), in the same step, or only by
    `reset(options={"reset_mask": ...})`."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: Bots = DEFAULT,
        first: int = 0,
        memory: bool = True,
        illegal: Illegal = "lose",
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: int | str,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs is a number from 1 on, not {num_envs!r}")
        self.game = doubloon.game(game)
        opening = self.game.new(seats, first, **options)
        self.policies = policies(self.game, seat_bots(self.game, opening, seat, bots))
        self.seat, self.memory, self.illegal = seat, memory, check_illegal(illegal)
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opening = record_of(opening)
        self._seed = int(np.random.SeedSequence().entropy) % SEEDS  # type: ignore[arg-type] # it is an int
        self._threads = min(threads or os.cpu_count() or 1, max(1, num_envs // PART))
        self._states = np.repeat(self._opening, num_envs)
        self._numbers = np.arange(num_envs) - num_envs  # of the games; the first begins with its table's number
        self._steps = np.zeros(num_envs, np.int64)
        self._how = np.full(num_envs, OVER, np.int8)
        self._scores = np.zeros((num_envs, opening.seats), np.int32)
        self._masks = np.zeros((num_envs, self.game.actions + 1), np.int8)
        self._pool: ThreadPoolExecutor | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start new games at all tables, or at those of `options["reset_mask"]`, each up to the learner's first move. A seed restarts the
        numbering of games; without one the next games follow."""
        super().reset(seed=seed)
        todo = np.full(self.num_envs, BEGIN, np.int8)
        if options and "reset_mask" in options:
            todo[~self._checked_mask(options["reset_mask"])] = STAY
        if seed is not None:
            self._seed = validate_seed(seed)
            self._numbers[todo == BEGIN] = (np.arange(self.num_envs) - self.num_envs)[todo == BEGIN]
        observed, _ = self._advance(np.zeros(self.num_envs, np.int64), todo)
        return observed, {}

    def _checked_mask(self, mask: Any) -> Array:
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask is an array of {self.num_envs} booleans, at least one of them true, not {mask!r}")
        return mask

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {actions.dtype} of shape {actions.shape}")
        if (self._numbers < 0).any():
            raise ResetNeeded("no game has begun: call reset first")
        todo = np.full(self.num_envs, MOVE, np.int8)
        todo[self._how != GOES_ON] = BEGIN
        if self.autoreset is AutoresetMode.DISABLED and (todo == BEGIN).any():
            raise ValueError(f"the games at tables {np.flatnonzero(todo == BEGIN).tolist()} are over: reset them")
        moves = np.where((actions >= 0) & (actions < self.game.actions), actions, self.game.actions).astype(np.int64)
        if self.illegal == "refuse":
            self._check(moves, actions, todo)
        observed, rewards = self._advance(moves, todo)
        is_over, is_endless = (self._how == OVER) | (self._how == ILLEGAL), self._how == ENDLESS
        infos = self._infos()
        if self.autoreset is AutoresetMode.SAME_STEP and (is_over | is_endless).any():
            infos |= {"final_obs": observed, "_final_obs": is_over | is_endless}
            observed, _ = self._advance(moves, np.where(is_over | is_endless, BEGIN, STAY).astype(np.int8))
        return observed, rewards, is_over, is_endless, infos

    def _infos(self) -> dict[str, Any]:
        """The results of the games that ended in this step."""
        infos: dict[str, Any] = {}
        if (self._how == OVER).any():
            infos |= {"scores": self._scores.copy(), "_scores": self._how == OVER}
        if (self._how == ILLEGAL).any():
            infos |= {"illegal": self._how == ILLEGAL, "_illegal": self._how == ILLEGAL}
        return infos

    def _check(self, moves: Array, actions: Array, todo: Array) -> None:
        """Raise IllegalMove before any table changes."""
        is_move = self._masks[np.arange(self.num_envs), moves] > 0
        for table in np.flatnonzero((todo == MOVE) & ~is_move).tolist():
            asked, allowed = int(actions[table]), ", ".join(map(str, np.flatnonzero(self._masks[table])))
            text = f"table {table}: {asked} is not a move now; the moves are {allowed}"
            raise IllegalMove("move/illegal", text, asked=asked, allowed=allowed)

    def _advance(self, actions: Array, todo: Array) -> tuple[Observation, Array]:
        """Run the command of each table up to the learner's next move or the end of the game."""
        count = self.num_envs
        rows = np.empty((count, len(bounds(self.game)[0])), NUMBERS)
        masks = np.zeros((count, self.game.actions + 1), np.int8)  # the last is no action's
        rewards = np.zeros(count)
        advance = advancer(rule_set(self.game), self.policies, self.seat, self.memory)
        numbers = np.array([self._seed, count, self.game.step_limit])

        def part(start: int, end: int) -> None:
            mine = slice(start, end)
            tables = self._states[mine], self._numbers[mine], self._steps[mine], self._how[mine], self._scores[mine]
            advance(self._opening, numbers, actions[mine], todo[mine], tables, (rows[mine], masks[mine], rewards[mine]))

        edges = np.linspace(0, count, self._threads + 1).astype(int).tolist()
        if self._threads == 1:
            part(0, count)
        else:
            self._pool = self._pool or ThreadPoolExecutor(self._threads)
            list(self._pool.map(part, edges[:-1], edges[1:]))
        if (self._how == STUCK).any():
            table = int(np.flatnonzero(self._how == STUCK)[0])
            raise NoMove(f"{self.game.id}: a bot at table {table} chose none of its moves, or the learner never had one")
        self._masks = masks
        return {"observation": rows, "action_mask": masks[:, :-1].copy()}, rewards

    def close_extras(self, **kwargs: Any) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def __getstate__(self) -> dict[str, Any]:
        """A copy continues the same games with its own threads."""
        return {**self.__dict__, "_pool": None}


def policies(game: Game, names: list[str]) -> tuple[Policy, ...]:
    """The policies of these bots; None for the learner's seat, whose name is ""."""
    known = POLICIES[game.id]
    for name in filter(None, names):
        if name not in known:
            raise BadSetup(
                "setup/bot", f"compiled tables have the bots {', '.join(known)}, not {name!r}", asked=name, known=", ".join(known)
            )
    return tuple(known[name] if name else None for name in names)


@cache
def advancer(rules: RuleSet, policies: tuple[Policy, ...], seat: int, memory: bool) -> Rule:
    """The compiled loop over some tables."""
    flatten = flattener(rules.view)
    run = runner(rules, policies, seat)  # registers all rules, `flatten` among them
    scores, look = rules.scores, rules.know if memory else rules.show
    actions, dtype = rules.actions, rules.view.dtype
    used = [*rules.functions(), *(policy for policy in policies if policy is not None)]

    @caching(njit, used, nogil=True)
    def advance(opening, numbers, chosen, todo, tables, out):  # type: ignore[no-untyped-def] # compiled only
        seed, stride, limit = numbers
        states, games, steps, how, keys = tables
        rows, masks, rewards = out
        weights = np.zeros((2, actions + 1), np.int32)  # the last is no action's
        views = np.zeros(2, dtype)
        scratch = np.zeros(1, states.dtype)
        for table in range(len(states)):
            scratch[0] = states[table]
            state = scratch[0]
            step, beginnings = steps[table], 0
            action = chosen[table] if todo[table] == MOVE else NO_MOVE
            while True:
                if todo[table] == BEGIN:
                    scratch[0] = opening[0]
                    games[table] += stride
                    step = 0
                    beginnings += 1
                left, right = stream(seed, games[table])
                step, now = run(state, views, weights, (left, right, step, limit), action)
                if todo[table] != BEGIN or now != OVER or beginnings == MOST_BEGINNINGS:
                    break
            if todo[table] != STAY:
                how[table] = STUCK if todo[table] == BEGIN and now == OVER else now
            if todo[table] == MOVE and now == OVER:
                scores(state, keys[table])
                rewards[table] = reward(keys[table], seat)
            if todo[table] == MOVE and now == ILLEGAL:
                rewards[table] = LOSS
            states[table] = scratch[0]
            steps[table] = step
            views[0] = views[1]
            look(state, seat, views[0])
            rows[table, 0] = seat
            flatten(views[0], rows[table], 1)
            for each in range(actions):
                masks[table, each] = now == GOES_ON and weights[0, each] > 0

    return advance  # type: ignore[no-any-return]


def runner(rules: RuleSet, policies: tuple[Policy, ...], seat: int) -> Rule:
    """A compiled function that makes the learner's move, if any, and plays until the learner is to move; the weights then are its moves.
    It returns the step and the status of the game. Like `batch.stepper`, but with a learner."""
    pick = picker(rules.actions)
    register_rules()
    actor, moves, apply = rules.actor, rules.moves, rules.apply
    actions, random = rules.actions, not any(policies)
    ask = asker(rules, policies)

    @inlined
    def run(state, views, weights, draws, action):  # type: ignore[no-untyped-def] # compiled only
        left, right, step, limit = draws
        odds = weights[0]
        while True:
            now = actor(state)
            if now == NOBODY:
                return step, OVER
            if step >= limit:
                return step, ENDLESS
            for each in range(actions):
                odds[each] = 0
            moves(state, odds)
            if now == seat:
                if action == NO_MOVE:
                    return step, GOES_ON
                if odds[action] == 0:
                    return step, ILLEGAL
                drawn = action
                action = NO_MOVE
            elif random or now == CHANCE or ask(now, state, views, weights):
                drawn = pick(odds, left, right, step)
            else:
                return step, STUCK
            apply(state, drawn)
            step += 1

    return run


def asker(rules: RuleSet, policies: tuple[Policy, ...]) -> Rule:
    """A compiled function that lets a bot weight the moves; it returns whether any move has weight."""
    know, follow = rules.know, follower(rules.actions, adviser(policies))

    @inlined
    def ask(seat, state, views, weights):  # type: ignore[no-untyped-def] # compiled only
        views[0] = views[1]
        know(state, seat, views[0])
        return follow(seat, views[0], weights)

    return ask
