"""`optimal` against itself in Troll & Dragon for two, by the rules, on a CPU: what the first player wins, with the luck taken out.

python -m bench.solved_value [--tempo calm|race] [--games N]. From the result of each game it subtracts what chance did at each step: the
value of what came, minus the mean of the values of all that could come by the rules. Its mean is 0 whatever the values are, so the estimate
has no bias; and as the values are nearly right, it varies so little that a hundred games tell more than a million.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.play import ranked_shares
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BEGIN, TrollDragonState
from doubloon.solve.troll_dragon_win.compact import Starts
from doubloon.solve.troll_dragon_win.table import setup_of
from doubloon.solve.troll_dragon_win.turn import shares_of, winning_turn

SEED = 2028
SOLVED = {"calm": 0.520850808467, "race": 0.518312881993}  # bench.solve_gpu
NEGLIGIBLE = 1e-12  # odds of rolls that go on and on

Outcome = tuple[TrollDragonState, float]


def outcomes(state: TrollDragonState, action: int) -> list[Outcome]:
    """All that may come before the next choice, the next turn or the end, with its odds."""
    open_ends = {GAME.play(state, action): 1.0}
    found: dict[TrollDragonState, float] = {}
    while open_ends:
        later: dict[TrollDragonState, float] = {}
        for each, odds in open_ends.items():
            moves = GAME.moves(each)
            if each.turn == NOBODY or each.phase == BEGIN or is_choice(each) or odds < NEGLIGIBLE:
                found[each] = found.get(each, 0.0) + odds
                continue
            for move, weight in moves.items():
                after = GAME.play(each, move)
                later[after] = later.get(after, 0.0) + odds * weight / sum(moves.values())
        open_ends = later
    return list(found.items())


def is_choice(state: TrollDragonState) -> bool:
    return GAME.actor(state) != CHANCE and len(GAME.moves(state)) > 1


def value(state: TrollDragonState) -> float:
    """The share of seat 0 by the table."""
    if state.turn == NOBODY:
        return ranked_shares(GAME.scores(state))[0]
    if state.phase == BEGIN:
        own = state.pack_diamonds[state.turn], state.pack_nuggets[state.turn]
        start = Starts(*(np.array(each) for each in (state.grotto, state.cavern, state.troll_hand, *own)))
        worth = float(shares_of(setup_of(state))(start))
    elif is_choice(state):
        worth = max(winning_turn(state).worths(state).values())
    else:
        worth = 0.5  # it is negligible
    return worth if state.turn == 0 else 1 - worth


def steps(tempo: str, rng: Random) -> Iterator[float]:
    """The luck of each step of a game for seat 0, and at last its result."""
    state = GAME.new(2, tempo=tempo)
    while state.turn != NOBODY:
        [action, *others] = GAME.moves(state)
        after = outcomes(state, winning_turn(state).best(state) if others else action)
        came = rng.choices(after, [odds for _, odds in after])[0][0]
        yield value(came) - sum(odds * value(each) for each, odds in after)
        state = came
    yield ranked_shares(GAME.scores(state))[0]


def estimate(tempo: str, number: int) -> float:
    *luck, result = steps(tempo, Random(SEED + number))
    return result - sum(luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tempo", default="race", choices=list(SOLVED))
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    found: list[float] = []
    for number in range(arguments.games):
        found.append(estimate(arguments.tempo, number))
        if number % 10 == 9:
            mean, error = float(np.mean(found)), float(np.std(found, ddof=1)) / len(found) ** 0.5
            far = (mean - SOLVED[arguments.tempo]) / error
            print(
                f"{arguments.tempo}, {len(found)} games: {mean:.6f} ± {error:.6f}, {far:+.1f} standard errors from what was solved",
                flush=True,
            )


if __name__ == "__main__":
    main()
