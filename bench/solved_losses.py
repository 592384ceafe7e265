"""What bots give away in Troll & Dragon for two: the sum of the exact losses of their choices, per game and seat, by an exact table.

python -m bench.solved_losses FOLDER [--bots NAME,NAME...] [--games N] [--seconds S] [--processes N]: FOLDER has <tempo>.npy of
`bench.solve_gpu --exact`. Each bot plays against itself, and then `optimal` against it, each beginning every other game.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import chain, count, takewhile
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.bots import bot
from doubloon.bots.bot import Bot, Budget
from doubloon.engine.draws import Draw
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import TrollDragonView
from doubloon.lab.match import play
from doubloon.solve.troll_dragon import Turn
from doubloon.solve.troll_dragon_win.table import Setup, setup_of
from doubloon.solve.troll_dragon_win.turn import Packs, Shares, exact_shares, start_of, turn_by

SEED = 2026


@dataclass(frozen=True)
class Pairing:
    folder: Path
    tempo: str
    names: tuple[str, str]
    budget: Budget


@cache
def exact(folder: Path, tempo: str) -> tuple[Setup, Shares]:
    setup = setup_of(GAME.new(2, tempo=tempo))
    return setup, exact_shares(setup, np.load(folder / f"{tempo}.npy", mmap_mode="r"))


@lru_cache(maxsize=4)
def exact_turn(folder: Path, tempo: str, start: tuple[tuple[int, int, int], Packs, Packs]) -> Turn:
    setup, shares = exact(folder, tempo)
    return turn_by(setup, shares, *start)


def one_game(pairing: Pairing, number: int) -> tuple[list[float], list[float]]:
    """The losses and the shares of the victory, by bot; the second bot begins the odd games."""
    lost, first = [0.0, 0.0], number % 2

    def record(place: int, choose: Bot, view: TrollDragonView, moves: list[int], draw: Draw, budget: Budget) -> int:
        action = choose(view, moves, draw, budget)
        if len(moves) > 1:
            lost[place] += exact_turn(pairing.folder, pairing.tempo, start_of(view)).loss(view, action)
        return action

    bots: list[Any] = [partial(record, place, bot(GAME, name)) for place, name in enumerate(pairing.names)]
    end = play(GAME, GAME.new(2, first, tempo=pairing.tempo), bots, seed=SEED, number=number, budget=pairing.budget)
    one, other = GAME.scores(end)
    share = 0.5 + ((one > other) - (one < other)) / 2
    return lost, [share, 1 - share]


def some_games(pairing: Pairing, games: int, seconds: float, worker: tuple[int, int]) -> list[tuple[list[float], list[float]]]:
    """Every so many games, until the time is up."""
    end = time.perf_counter() + seconds
    mine = takewhile(lambda number: number < games and time.perf_counter() < end, count(*worker))
    return [one_game(pairing, number) for number in mine]


def mean(values: list[float]) -> str:
    each = 100 * np.array(values)
    return f"{each.mean():.4f} ± {each.std(ddof=1) / len(each) ** 0.5:.4f}"


def measure(pool: ProcessPoolExecutor, pairing: Pairing, arguments: argparse.Namespace) -> None:
    workers = [(each, arguments.processes) for each in range(arguments.processes)]
    played = list(chain(*pool.map(partial(some_games, pairing, arguments.games, arguments.seconds), workers)))
    one, other = pairing.names
    if one == other:
        lost = mean([sum(lost) / 2 for lost, _ in played])
        print(f"{pairing.tempo}: {one} gives away {lost} points of a hundred per game ({len(played):,} games against itself)", flush=True)
    else:
        won = mean([share[0] for _, share in played])
        print(f"{pairing.tempo}: {one} wins {won} of a hundred games against {other} ({len(played):,} games)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bots", default="optimal,cunning,clever,gentle,random")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=30, help="for each pair of bots")
    parser.add_argument("--budget", type=float, default=0.2, help="seconds per move of cunning")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    names = arguments.bots.split(",")
    for name in names:  # compile before the workers start
        one_game(Pairing(arguments.folder, "calm", (name, "random"), Budget(0.001)), 0)
    with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as pool:
        for tempo in ("calm", "race"):
            for name in names:
                for pair in dict.fromkeys(((name, name), ("optimal", name))):
                    measure(pool, Pairing(arguments.folder, tempo, pair, Budget(arguments.budget)), arguments)


if __name__ == "__main__":
    main()
