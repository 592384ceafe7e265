"""`optimal` against a bot in Troll & Dragon for two, by the tables in the package: how often it wins, also with even luck.

python -m bench.solved_duel [--bot NAME] [--tempo calm|race] [--games N] [--iterations N]. Each begins every other game. With even luck
`optimal` wins half of the games, and what the other gives away more than itself: the sum of the exact losses of its choices. These vary
much less than wins, so some dozen games tell as much as thousands. The tables' errors add about 0.2 points of a hundred to single losses.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from doubloon.bots import bot
from doubloon.bots.bot import Budget
from doubloon.engine.draws import Draw
from doubloon.engine.play import ranked_shares
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import TrollDragonView
from doubloon.lab.match import play
from doubloon.solve.troll_dragon_win.turn import winning_turn

SEED = 2027


def duel(names: tuple[str, str], tempo: str, budget: Budget, number: int) -> tuple[float, float]:
    """The share of a victory of the first bot, and what it would be with even luck."""
    lost, first = [0.0, 0.0], number % 2

    def judged(place: int) -> Any:
        choose = bot(GAME, names[place])

        def choose_and_count(view: TrollDragonView, moves: list[int], draw: Draw, budget: Budget) -> int:
            action = choose(view, moves, draw, budget)
            if len(moves) > 1:
                lost[place] += winning_turn(view).loss(view, action)
            return action

        return choose_and_count

    end = play(GAME, GAME.new(2, first, tempo=tempo), [judged(0), judged(1)], seed=SEED, number=number, budget=budget)
    return ranked_shares(GAME.scores(end))[0], 0.5 + lost[1] - lost[0]


def mean(values: list[float]) -> str:
    each = 100 * np.array(values)
    return f"{each.mean():.2f} ± {each.std(ddof=1) / len(each) ** 0.5:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="cunning")
    parser.add_argument("--tempo", default="calm", choices=["calm", "race"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=6000, help="of cunning, for a move; 6,000 take 0.2 s on an idle core")
    arguments = parser.parse_args()
    budget, found = Budget(iterations=arguments.iterations), []
    for number in range(arguments.games):
        found.append(duel(("optimal", arguments.bot), arguments.tempo, budget, number))
        if number % 10 == 9:
            won, even = zip(*found, strict=True)
            print(f"{arguments.tempo}, {number + 1} games: optimal wins {mean(list(won))} of a hundred against {arguments.bot}; "
                  f"with even luck {mean(list(even))}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
