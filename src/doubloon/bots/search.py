"""Information-set Monte-Carlo tree search over any game of the engine, from what a seat knows. Compiled for each game.

Each iteration plays one game to its end: inside the tree by the estimates of the moves (see `tree`), each seat maximising its own chance to
win; below the tree by the rollout policy. Chance moves by its odds. Every iteration deals the hidden information again, and all iterations
share one tree, so that no plan relies on a hidden card. The tree has a fixed capacity: when it is full, iterations continue without adding
nodes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

import numpy as np
from numba import njit

from doubloon.bots.bot import Budget
from doubloon.bots.tree import NODE, add_child, child_of, credit, selector, spreader
from doubloon.engine.batch import Array, RuleSet, adviser, follower, inlined, record_of, register_rules, rule_set
from doubloon.engine.cache import caching
from doubloon.engine.draws import absorb, picker, stream
from doubloon.engine.game import CHANCE, NOBODY, UNSEEN, Game, seen_by_all
from doubloon.engine.play import Policy
from doubloon.engine.record import View
from doubloon.engine.rule import Rule

NODES = 1 << 18  # 10 MB
DEPTH = 512  # of the tree; games go on below it
ROLLOUT = 2000  # steps after which a game is scored as it stands: random play can take very long
EXPLORATION = 0.5  # weight of the confidence bound, where a victory counts 1
REST = 16  # visits of a node for each trial of a move other than the one preferred there
SURE = 1.0  # standard errors by which a move must be better than another to be preferred
ENOUGH = 200  # visits of the best move before a search may stop early
SETTLED = 4.0  # standard errors between the best move and the others, to stop early
SLICE = 0.004  # seconds between two checks of the clock


@dataclass(frozen=True)
class Method:
    """Settings of a search: the rollout policy (None: random), and a rule that prunes moves (None: no pruning)."""

    game: Game
    rollouts: Policy = None
    worth_trying: Policy = None
    exploration: float = EXPLORATION
    rest: int = REST  # 1: plain UCT
    sure: float = SURE
    nodes: int = NODES


@dataclass(frozen=True)
class MoveEstimate:
    """The estimate of a move: the mean share of a victory, the visits, and the standard error of the mean."""

    action: int
    value: float
    visits: int
    error: float


def search(method: Method, view: View, moves: Collection[int], *, seed: int, budget: Budget) -> list[MoveEstimate]:
    """Estimate each move for the seat of this `know` view, in the order given. The same seed and iterations give the same result. A pruned
    move has no visits."""
    tree = Tree(method, view, seed)
    tree.grow(budget)
    found = tree.estimates()
    return [found.get(action, MoveEstimate(action, math.nan, 0, math.inf)) for action in moves]


class Tree:
    """The state of a search."""

    def __init__(self, method: Method, view: View, seed: int) -> None:
        game = method.game
        if type(view) is not game.rules.VIEW:
            wanted = game.rules.VIEW.__name__
            raise TypeError(f"{game.id} is searched from what a seat knows, a {wanted}, not from a {type(view).__name__}")
        self.method = method
        self.iterations = 0
        self.size = 1  # nodes in use
        self.nodes: Array = np.zeros(method.nodes, NODE)
        self._seed = seed
        self._grow = grower(rule_set(game), method.rollouts, method.worth_trying)
        self._root = record_of(game.redeal(view))
        self._views = np.zeros(2, game.rules.VIEW.dtype)
        self._path = np.zeros(DEPTH, np.int32)

    def grow(self, budget: Budget) -> None:
        """Search until the budget is spent, or too little of it is left for another slice."""
        if budget.iterations is not None:
            self._iterate(budget.iterations)
            return
        step = 8
        self._iterate(step)  # the first call in a process loads the compiled code, which takes seconds and does not count
        now = time.perf_counter()
        end, slice_of_time = now + budget.seconds, min(SLICE, budget.seconds / 10)
        while True:
            before = now
            self._iterate(step)
            now = time.perf_counter()
            if end - now < slice_of_time or self.is_settled():
                return
            step = max(1, min(4 * step, int(slice_of_time * step / (now - before))))

    def is_settled(self) -> bool:
        """True if the best move leads by so much that more games would not change it."""
        best, *others = sorted(self.estimates().values(), key=lambda each: -each.value)
        return best.visits >= ENOUGH and all(best.value - each.value > SETTLED * math.hypot(best.error, each.error) for each in others)

    def _iterate(self, count: int) -> None:
        numbers = np.array([self._seed, self.iterations, count, self.size])
        self._grow(self._root, self._views, self.nodes, self._path, numbers, (self.method.exploration, self.method.rest, self.method.sure))
        self.iterations += count
        self.size = int(numbers[3])

    def estimates(self) -> dict[int, MoveEstimate]:
        """The estimates of all visited moves."""
        found = {}
        child = self.nodes[0]["first"]
        while child:
            total, visits, action = self.nodes[child][["total", "counted", "action"]].tolist()
            value = total / visits
            # The variance of a number from 0 to 1 is at most value * (1 - value); the second term covers values of 0 or 1 after few visits.
            error = math.sqrt(max(value * (1 - value), 1 / (visits + 1)) / visits)
            found[action] = MoveEstimate(action, value, visits, error)
            child = self.nodes[child]["next"]
        return found


def compiled_rules(rules: RuleSet, rollouts: Policy, worth_trying: Policy) -> list[Rule]:
    """The rules that the search of a game is compiled from."""
    return [*rules.functions(), *(policy for policy in (rollouts, worth_trying) if policy is not None)]


@cache
def grower(rules: RuleSet, rollouts: Policy, worth_trying: Policy) -> Rule:
    """The compiled search of a game."""
    actions, most_seats = rules.actions, rules.most_seats
    actor, moves, apply, scores, dealing = rules.actor, rules.moves, rules.apply, rules.scores, rules.dealing
    move, move_of_chance, key_of = _mover(rules, rollouts, worth_trying), _chance_mover(actions), _keyer(rules)
    register_rules()

    @caching(njit, compiled_rules(rules, rollouts, worth_trying), nogil=True)
    def grow(root, views, nodes, path, numbers, tuning):  # type: ignore[no-untyped-def] # compiled only
        weights = np.zeros((2, actions), np.int32)
        keys = np.zeros(most_seats, np.int32)
        scratch = np.zeros(1, root.dtype)
        seed, first, iterations, size = numbers
        for number in range(first, first + iterations):
            scratch[0] = root[0]
            state = scratch[0]
            left, right = stream(seed, number)
            searcher = CHANCE  # the first seat to move
            node, depth, since, step = 0, 0, 0, 0
            in_tree = True
            seat = actor(state)
            while seat != NOBODY and step < ROLLOUT:  # one loop for tree and rollout, so that the rules are compiled in once
                for action in range(actions):
                    weights[0, action] = 0
                moves(state, weights[0])
                grows = in_tree and depth + 1 < DEPTH and not dealing(state)
                place = node if grows else -1
                if seat >= 0:
                    searcher = seat if searcher == CHANCE else searcher
                    chosen, is_trial = move(state, seat, views, weights, nodes, place, tuning, (left, right, step))
                    since = depth + 1 if is_trial else since
                else:
                    chosen = move_of_chance(weights[0], nodes, place, seed, (left, right, step))
                if grows:
                    key = key_of(state, seat, chosen, searcher)
                    child = child_of(nodes, node, key)
                    in_tree = child > 0
                    if child == 0 and size < len(nodes):
                        child = size
                        size += 1
                        add_child(nodes, node, key, seat, child)
                    if child:
                        depth += 1
                        path[depth] = child
                        node = child
                apply(state, chosen)
                step += 1
                seat = actor(state)
            scores(state, keys)
            credit(nodes, path[: depth + 1], since, keys, state.seats)
        numbers[3] = size

    return grow  # type: ignore[no-any-return]


def _mover(rules: RuleSet, rollouts: Policy, worth_trying: Policy) -> Rule:
    """Chooses the move of a seat: in the tree by the estimates, from a leaf on by the rollout policy. `place` is -1 below the tree."""
    know = rules.know
    has_policy, has_prune = rollouts is not None, worth_trying is not None
    advise, prune = _adviser(rules.actions, rollouts), _adviser(rules.actions, worth_trying)
    pick, select = picker(rules.actions), selector(rules.actions, rules.secret is not seen_by_all)

    @inlined
    def move(state, seat, views, weights, nodes, place, tuning, keys):  # type: ignore[no-untyped-def] # noqa: PLR0913, PLR0917 # compiled only
        in_tree = place >= 0
        is_known = in_tree and nodes[place].first > 0
        if (has_policy and not is_known) or (has_prune and in_tree):
            views[0] = views[1]
            know(state, seat, views[0])
        if has_prune and in_tree:
            prune(views[0], weights)
        if is_known:
            return select(nodes, place, weights[0], tuning, keys)
        if has_policy:
            advise(views[0], weights)
        return pick(weights[0], keys[0], keys[1], keys[2]), False

    return move


def _adviser(actions: int, policy: Policy) -> Rule:
    """Applies a policy to the weights; if it leaves no move, the weights stay unchanged."""
    follow = follower(actions, adviser((policy,)))

    @inlined
    def advise(view, weights):  # type: ignore[no-untyped-def] # compiled only
        if not follow(0, view, weights):
            for action in range(actions):
                weights[0, action] = weights[1, action]

    return advise


def _chance_mover(actions: int) -> Rule:
    pick, spread = picker(actions), spreader(actions)

    @inlined
    def move_of_chance(odds, nodes, place, seed, keys):  # type: ignore[no-untyped-def] # compiled only
        if place >= 0:
            return spread(odds, absorb(place, seed), nodes[place].visits)
        return pick(odds, keys[0], keys[1], keys[2])

    return move_of_chance


def _keyer(rules: RuleSet) -> Rule:
    """The key of a child node: all outcomes of chance that the searcher cannot see share one key."""
    secret, hides = rules.secret, rules.secret is not seen_by_all

    @inlined
    def key_of(state, seat, action, searcher):  # type: ignore[no-untyped-def] # compiled only
        if hides and seat == CHANCE:
            witness = secret(state, action)
            if witness not in (searcher, NOBODY):
                return UNSEEN
        return action

    return key_of
