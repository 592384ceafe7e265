"""The strength of the bots, each against the next weaker, two seats, each begins equally often; and in Pig the loss against optimal play.

Run as `python -m bench.strength [GAME...] [--games N] [--budget SECONDS | --iterations N] [--processes N] [--bots NAME,NAME]`. With 200 ms
per move this takes hours of one core, so it is not part of `make bench`.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from doubloon.bots import bot
from doubloon.bots.bot import Bot, Budget
from doubloon.engine.draws import Draw
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import PigView
from doubloon.lab.match import play
from doubloon.lab.statistics import Z
from doubloon.lab.tournament import Tournament, prepare
from doubloon.lab.tournament import play as play_tournament
from doubloon.solve.pig import solve_pig

PAIRS = (("gentle", "random"), ("clever", "gentle"), ("cunning", "clever"))
QUICK_GAMES = 20_000  # with compiled policies
LEAST = 0.6


def compare(game_id: str, pair: tuple[str, str], games: int, budget: Budget, processes: int) -> str:
    """`pig: clever beats gentle in 75.0 % (74.4 … 75.6) of 20,000 games`"""
    tournament = Tournament(game_id, pair, games=games if "cunning" in pair else QUICK_GAMES, seed=2026, budget=budget)
    prepare(tournament)
    facts = play_tournament(tournament, processes=processes).by_bot[0].facts()
    low, high = facts["interval"]
    verdict = "clear" if facts["win_rate"] >= LEAST and low > 0.5 else "less than 60 %"
    measurements = f"{100 * facts['win_rate']:.1f} % ({100 * low:.1f} … {100 * high:.1f}) of {facts['games']:,} games"
    return f"{game_id}: {pair[0]} beats {pair[1]} in {measurements}: {verdict}"


# === Pig ===


def lost_chance(name: str, budget: Budget, number: int) -> list[float]:
    """The chance to win that a bot loses in a game against itself, by seat: the sum of the losses of its moves against the best ones."""
    lost = [0.0, 0.0]

    def record_loss(choose: Bot, view: PigView, moves: list[int], draw: Draw, budget: Budget) -> int:
        action = choose(view, moves, draw, budget)
        lost[view.turn] += solve_pig().loss(view.banked[view.turn], view.banked[1 - view.turn], view.at_risk, action)
        return action

    play(PIG, PIG.new(2, number % 2), [partial(record_loss, bot(PIG, name))] * 2, seed=2026, number=number, budget=budget)
    return lost


def pig(name: str, games: int, budget: Budget, processes: int) -> str:
    lost_chance("cunning", Budget(iterations=1), 0)  # compile before the workers start
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        each = [lost for both in pool.map(partial(lost_chance, name, budget), range(games)) for lost in both]
    mean = sum(each) / len(each)
    doubt = Z * (sum((one - mean) ** 2 for one in each) / len(each) / (len(each) - 1)) ** 0.5
    return f"pig: {name} gives away {100 * mean:.2f} ± {100 * doubt:.2f} points of its chance to win a game ({games} games, both seats)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_asked", nargs="*", metavar="GAME", default=list(GAMES), choices=[*GAMES, []])
    parser.add_argument("--games", type=int, default=400, help="number of games with cunning")
    parser.add_argument("--budget", type=float, default=0.2, help="seconds per move")
    parser.add_argument("--iterations", type=int, help="instead of seconds: the same results on every machine")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--bots", help="one pair, as NAME,NAME; default: each against the next weaker one")
    arguments = parser.parse_args()
    budget = Budget(arguments.budget, arguments.iterations)
    pairs = [tuple(arguments.bots.split(","))] if arguments.bots else PAIRS
    for game_id in arguments.games_asked:
        for pair in pairs:
            print(compare(game_id, pair, arguments.games, budget, arguments.processes), flush=True)
        if game_id == "pig":
            for name in ("gentle", "clever", "cunning"):
                print(pig(name, max(200, arguments.games // 2), budget, arguments.processes), flush=True)


if __name__ == "__main__":
    main()
