"""`optimal` against itself in Troll & Dragon for two, on a GPU: whole games by the rules, and how often the first player wins.

python -m bench.solved_games [--games N] [--tempo calm|race] [--diamonds N --nuggets N]: needs a CUDA GPU and numba-cuda. The moves are
those of `optimal`: each thread solves its turn by the compact table. Stocks other than the default are solved exactly first. It compares
with the solved value.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import product
from typing import Any

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):  # old NumPy names that numba-cuda uses
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from numba import cuda, float64, int32, int64  # noqa: E402

from doubloon.engine.batch import record_of, register_rules, rule_set  # noqa: E402
from doubloon.engine.draws import picker, stream  # noqa: E402
from doubloon.engine.game import CHANCE, NOBODY  # noqa: E402
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME  # noqa: E402
from doubloon.games.troll_dragon.rules import BEGIN, CAVERN, GROTTO, LEAVE, ROLL  # noqa: E402
from doubloon.games.troll_dragon.tables import GROTTO_DICE  # noqa: E402
from doubloon.solve.troll_dragon import ENTERED, FIRST, HOME, Location, explored_cavern, explored_grotto  # noqa: E402
from doubloon.solve.troll_dragon_win import graph  # noqa: E402
from doubloon.solve.troll_dragon_win.compact import Starts  # noqa: E402
from doubloon.solve.troll_dragon_win.graph import LEFT, Array, GrottoGraph, cavern_graph, grotto_graph  # noqa: E402
from doubloon.solve.troll_dragon_win.kernels import functions  # noqa: E402
from doubloon.solve.troll_dragon_win.table import Setup, index_of, new_table, setup_of  # noqa: E402
from doubloon.solve.troll_dragon_win.turn import shares_of  # noqa: E402

SEED = 2026
SOLVED = {"calm": 0.520850808467, "race": 0.518312881993}  # bench.solve_gpu
EQUAL = 1e-9
FACES = 5


# === From positions of the dice to options ===


def code_of(dice: Any, aside: int) -> int:
    code = aside
    for face in dice:
        code = FACES * code + int(face)
    return code


def lookups(setup: Setup) -> tuple[Array, Array]:
    """[position]: its class, or -1; [position, option]: the first action towards the option, or -1."""
    location, found = explored_grotto(setup.shape, True), grotto_graph(setup.shape, True)
    options_of = {
        tuple(found.options[slice(*ends)]): kind for kind, ends in enumerate(zip(found.options_of, found.options_of[1:], strict=False))
    }
    number = numbers_of(location, found)
    classes = np.full((GROTTO_DICE + 1) * FACES**GROTTO_DICE, -1, np.int32)
    actions = np.full((len(classes), int(found.options.max()) + 1), -1, np.int32)
    for aside, *dice in product(range(GROTTO_DICE + 1), *[range(1, FACES)] * GROTTO_DICE):
        faces = sorted(4 * face + (aside == die + 1) for die, face in enumerate(dice))
        node = location.nodes.get((GROTTO, 0, 0, 0, *faces))
        if node is not None:
            code = code_of(dice, aside)
            for action, option in first_actions(location, node - FIRST, number):
                actions[code, option] = action if actions[code, option] < 0 else actions[code, option]
            classes[code] = options_of.get(tuple(np.flatnonzero(actions[code] >= 0)), -1)
    return classes, actions


def numbers_of(location: Location, found: GrottoGraph) -> dict[int, int]:
    """The option of each target: throws are numbered as in the graph."""
    throws = [node for node, actions in enumerate(location.actions) if not actions]
    groups = graph._components(throws, {throw: graph._throws_after(location, throw) for throw in throws})
    placed = {throw + FIRST: graph.THROWS + place for place, throw in enumerate(throw for group in groups for throw in group)}
    return {HOME: graph.LEAVES, ENTERED: graph.ENTERS, **placed}


def first_actions(location: Location, node: int, number: dict[int, int]) -> Any:
    for action, edges in zip(location.actions[node], location.moves[node], strict=True):
        [(_, _, target)] = edges
        if target in number:
            yield action, number[target]
        else:
            for option in graph._options(location, target - FIRST):
                yield action, number[option]


def choices_of(setup: Setup) -> Array:
    """[first Dragon die, second]: the number of the choice in the graph of the Cavern."""
    location = explored_cavern(setup.shape)
    choices = [node for node, actions in enumerate(location.actions) if actions]
    order = [
        choice for group in graph._components(range(len(choices)), graph._followers(graph._steps(location, choices))) for choice in group
    ]
    dragons = {node - FIRST: key[2:4] for key, node in location.nodes.items()}
    numbers = np.zeros((2, 2), np.int32)
    for place, choice in enumerate(order):
        numbers[dragons[choices[choice]]] = place
    return numbers


def table_of(setup: Setup) -> Array:
    """The values by which `optimal` plays, of all starts."""
    table, index, shares = new_table(setup), index_of(setup.diamonds, setup.nuggets), shares_of(setup)
    columns = np.flatnonzero(index.columns[:, 0] > 0)
    cavern, nuggets = index.columns[columns].T
    for grotto in range(1, setup.diamonds + 1):
        rows = np.arange(index.row_of_grotto[grotto], index.row_of_grotto[grotto + 1])
        _, hand, diamonds = index.rows[rows].T[:, :, None]
        table[np.ix_(rows, columns)] = shares(Starts(np.array(grotto), cavern, hand, diamonds, nuggets))
    return table


# === Games ===


def kernel_of(setup: Setup) -> Any:
    found, in_cavern = grotto_graph(setup.shape, True), cavern_graph(setup.shape)
    rules = rule_set(GAME)
    pick = picker(rules.actions)
    register_rules()
    actor, moves, apply, scores = rules.actor, rules.moves, rules.apply, rules.scores
    share, solve_cavern, solve_levels, _, _ = functions(cuda.jit(device=True))
    actions, state_type, seats = rules.actions, rules.state.dtype, rules.most_seats + rules.most_seats % 2
    choices, width, throws = len(in_cavern.steps), len(in_cavern.finds), len(found.edges_of) - 1
    options, kinds, most = 2 + throws, len(found.options_of) - 1, int(found.leads[:, 0].max()) + 1
    levels, diamonds, nuggets = setup.diamonds + 1, setup.diamonds, setup.nuggets
    first, limit = found.first, GAME.step_limit

    @cuda.jit(device=True)
    def best_of(grotto_graph, kind, values):  # type: ignore[no-untyped-def] # compiled only
        best = -1
        for place in range(grotto_graph[4][kind], grotto_graph[4][kind + 1]):
            option = grotto_graph[5][place]
            if best < 0 or values[option] > values[best] + EQUAL:
                best = option
        return best

    @cuda.jit
    def games(table, index, cavern_graph, grotto_arrays, lookups, opening, seeds, results):  # type: ignore[no-untyped-def] # compiled only
        number = cuda.grid(1)
        if number >= len(results):
            return
        memory = cuda.local.array(1, state_type)
        memory[0] = opening[0]
        state = memory[0]
        weights = cuda.local.array(actions, int64)
        out = cuda.local.array(seats, int32)
        store = cuda.local.array((levels, options), float64)
        scratch = (
            cuda.local.array(choices, float64),
            cuda.local.array((choices, width), float64),
            cuda.local.array(options, float64),
            cuda.local.array((kinds, most), float64),
            cuda.local.array(throws, float64),
        )
        classes, first_actions, choice_of = lookups
        grotto_graph = (grotto_arrays[0], grotto_arrays[1], grotto_arrays[2], grotto_arrays[3], grotto_arrays[4], grotto_arrays[5], first)
        left, right = stream(seeds[0], seeds[1] + number)
        planned, step = -1, 0
        start = (0, 0, 0, 0, 0, 0, 0)
        seat = actor(state)
        while seat != NOBODY and step < limit:
            for action in range(actions):
                weights[action] = 0
            moves(state, weights)
            chosen = ROLL
            if seat == CHANCE:
                chosen = pick(weights, left, right, step)
            elif state.phase == BEGIN:
                own, own_nuggets = state.pack_diamonds[state.turn], state.pack_nuggets[state.turn]
                others = diamonds - state.grotto - state.troll_hand - own
                start = (
                    int(state.grotto), int(state.cavern), int(state.troll_hand), int(own), int(own_nuggets),
                    int(others), int(nuggets - state.cavern - own_nuggets),
                )  # fmt: skip
                solve_levels(table, index, cavern_graph, grotto_graph, start, scratch, 0, store)
            elif state.phase == GROTTO:
                code = int(state.aside)
                for die in range(GROTTO_DICE):
                    code = FACES * code + int(state.dice[die])
                if planned < 0:
                    planned = best_of(grotto_graph, classes[code], store[state.diamonds_at_risk])
                chosen = first_actions[code, planned]
            elif state.phase == CAVERN:
                level, at_risk = int(state.nuggets_at_risk), int(state.diamonds_at_risk)
                solve_cavern(table, index, cavern_graph, start, at_risk, level, (scratch[0], scratch[1]))
                home = share(table, index, LEFT, start, (at_risk, level))
                if scratch[0][choice_of[state.dragons[0], state.dragons[1]]] <= home + EQUAL:
                    chosen = LEAVE
            apply(state, chosen)
            if state.in_air or state.phase != GROTTO:
                planned = -1
            step += 1
            seat = actor(state)
        scores(state, out)
        results[number] = 0.5 if out[0] == out[1] else (1.0 if out[0] > out[1] else 0.0)
        if seat != NOBODY:
            results[number] = np.nan

    return games


def play(setup: Setup, table: Array, games: int) -> Array:
    """The first player's share in each game."""
    index, found = index_of(setup.diamonds, setup.nuggets), grotto_graph(setup.shape, True)
    on_device = [tuple(map(cuda.to_device, arrays)) for arrays in (index.arrays, cavern_graph(setup.shape).arrays, found.arrays[:-1])]
    tables = tuple(map(cuda.to_device, (*lookups(setup), choices_of(setup))))
    results = cuda.device_array(games, np.float64)
    opening = cuda.to_device(record_of(GAME.new(2, **setup.options)))
    kernel_of(setup)[-(-games // 64), 64](cuda.to_device(table), *on_device, tables, opening, cuda.to_device(np.array([SEED, 0])), results)
    played: Array = results.copy_to_host()
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--tempo", choices=tuple(SOLVED), action="append", help="default: both")
    parser.add_argument("--diamonds", type=int, default=60)
    parser.add_argument("--nuggets", type=int, default=50)
    arguments = parser.parse_args()
    is_near = True
    for tempo in arguments.tempo or SOLVED:
        setup = setup_of(GAME.new(2, tempo=tempo, diamonds=arguments.diamonds, nuggets=arguments.nuggets))
        table, start = table_of(setup), time.perf_counter()
        value = SOLVED[tempo] if (arguments.diamonds, arguments.nuggets) == (60, 50) else float(table[-1, -1])
        shares = play(setup, table, arguments.games)
        error = shares.std(ddof=1) / len(shares) ** 0.5
        far = (shares.mean() - value) / error
        is_near &= bool(abs(far) < 3)
        print(f"{tempo}: the first player wins {shares.mean():.6f} ± {error:.6f} of {len(shares):,} games; solved {value:.6f}: "
              f"{far:+.2f} standard errors ({time.perf_counter() - start:.0f} s)", flush=True)  # fmt: skip
    sys.exit(0 if is_near else 1)


if __name__ == "__main__":
    main()
