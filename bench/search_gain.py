"""How much a search can gain over clever, move by move, with 200 ms and with fifty times as long.

Against clever, the expected win rate of a bot is one half plus the sum of what its moves gain. The gain of a move is the chance to win
after it minus the chance after clever's move, if clever plays the rest. Each chance comes from many games, so a few hundred positions are
more precise than thousands of whole games. Run as `python -m bench.search_gain GAME... [--positions N] [--longer N]`.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from random import Random

from doubloon.bots import cunning
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.policies import odds, policies_of
from doubloon.bots.search import Tree
from doubloon.bots.warmup import warm_up
from doubloon.engine.game import Game
from doubloon.engine.play import playout
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.lab.statistics import Z

SEED = 2026
GAMES_PLAYED = 60  # between two clever bots, to collect positions
GAMES_JUDGED = 60_000  # games to evaluate the moves of a position
EVENLY = 20.0  # an exploration constant with which all moves get equally many games


def choices(game: Game) -> tuple[list[State], float]:
    """Positions of clever's games in which a seat has a choice, and their mean number for a seat in a game."""
    found = []
    for number in range(GAMES_PLAYED):
        state = game.new(2, number % 2)
        for action in playout(game, state.copy(), SEED, number=number, policies=[policies_of(game)["clever"]] * 2):
            if game.actor(state) >= 0 and len(game.moves(state)) > 1:
                found.append(state)
            state = game.play(state, action)
    return found, len(found) / GAMES_PLAYED / 2


def chances(game: Game, state: State) -> dict[int, float]:
    """The chance to win after each move, if clever plays the rest."""
    how = replace(cunning.method(game), exploration=EVENLY, rest=1 << 30)
    tree = Tree(how, game.know(state, game.actor(state)), SEED)
    tree.grow(Budget(iterations=GAMES_JUDGED))
    return {action: each.value for action, each in tree.estimates().items()}


def gains(game_id: str, longer: int, numbered: tuple[int, bytes]) -> tuple[float, float, float]:
    """The gain of cunning over clever in a position, its gain with more time, and the gain of the best move."""
    game, (number, packed) = GAMES[game_id], numbered
    state = game.rules.STATE.from_bytes(packed)
    view, moves = game.know(state, game.actor(state)), list(game.moves(state))
    chance = chances(game, state)
    usual = [action for action in odds(game, policies_of(GAMES[game_id])["clever"], view, moves) if action in chance]
    if len(chance) == 1 or not usual:
        return 0.0, 0.0, 0.0
    base = sum(chance[action] for action in usual) / len(usual)
    chosen = []
    for seconds in (0.2, 0.2 * longer):
        found = cunning.evaluate(game, view, moves, SeededDraw(SEED, number), Budget(seconds))
        chosen.append(chance[cunning.best_move(game, view, found)] - base)
    return chosen[0], chosen[1], max(chance.values()) - base


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--longer", type=int, default=50, help="times 200 ms")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    for game_id in arguments.games:
        game = GAMES[game_id]
        warm_up(game)
        states, in_game = choices(game)
        some = Random(SEED).sample(states, arguments.positions)
        with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as pool:
            work = partial(gains, game_id, arguments.longer)
            columns = list(zip(*pool.map(work, enumerate(state.to_bytes() for state in some)), strict=True))
        print(f"{game_id}: {in_game:.0f} choices a game; expected against clever, from {len(some)} of them:")
        for name, gained in zip(("200 ms", f"{arguments.longer} times as long", "best single moves"), columns, strict=True):
            mean = sum(gained) / len(gained)
            doubt = Z * (sum((each - mean) ** 2 for each in gained) / len(gained) / (len(gained) - 1)) ** 0.5
            print(f"    {name}: {50 + 100 * in_game * mean:.1f} ± {100 * in_game * doubt:.1f} %", flush=True)


if __name__ == "__main__":
    main()
