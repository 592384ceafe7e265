"""Hints at recorded positions, checked by a long evaluation: what the move that a hint names loses to another.

python -m bench.hints [--positions N] [--cores N] [GAME ...]: a hint may lose 3 points of a victory; the evaluation plays 16,384 games after
each move. It needs NumPy and Numba alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from tests.coach.positions import choices

from doubloon.bots.bot import Budget, SeededDraw
from doubloon.coach.exact import is_exact
from doubloon.coach.hint import HARMLESS, hint
from doubloon.coach.lines import lines_of
from doubloon.coach.value import Knowledge, Search, Values, dealt, seen_only, values
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games import GAMES

HINT = Budget(iterations=512)
LONG = 1024  # deals of 16 games
CERTAIN = 3.0  # standard errors


@dataclass(frozen=True)
class Found:
    """What the long evaluation says of one hint."""

    position: int
    is_silent: bool
    behind: float = 0.0  # what the move loses to the best one
    error: float = 0.0

    @property
    def is_wrong(self) -> bool:
        return self.behind > HARMLESS + CERTAIN * self.error


def recorded(game: Game, positions: int) -> list[State]:
    """Positions spread over games for two and for three."""
    found = [state for number in range(1 + positions // 10) for state in choices(game, 2 + number % 2, number)]
    return found[1 :: max(1, len(found) // positions)][:positions]


def check(game_id: str, number: int, state: State, deals: int = LONG) -> Found:
    game = GAMES[game_id]
    seen = game.show(state, game.actor(state))
    found = hint(game, seen, list(game.moves(state)), SeededDraw(number, 0), HINT)
    if found is None:
        return Found(number, True)
    value = evaluated(game, seen_only(game, seen, SeededDraw(number, 7)), 1000 + number, deals).of(found.action)
    assert value is not None
    return Found(number, False, value.behind, value.behind_error)


def evaluated(game: Game, known: Knowledge, seed: int, deals: int) -> Values:
    """By all the games of a long evaluation, also where fewer would do; exactly where the game is solved."""
    if is_exact(known.view):
        return values(game, known, seed=seed, budget=HINT)
    search = Search(game, known, lines_of(game, known.view, dealt(game, known.view, SeededDraw(seed, 0))), seed)
    search.play(deals)
    return search.values()


def checked(game_id: str, positions: int, pool: ProcessPoolExecutor) -> bool:
    start, states = time.perf_counter(), recorded(GAMES[game_id], positions)
    check(game_id, 0, states[0])  # compiled once, not by each process
    found = list(pool.map(check, [game_id] * len(states), range(len(states)), states))
    told = [each for each in found if not each.is_silent]
    wrong, worst = [each for each in told if each.is_wrong], max(told, key=lambda each: each.behind, default=Found(-1, True))
    print(
        f"{game_id}: {len(found)} positions, {len(told)} hints, {len(wrong)} of them wrong; the worst loses {100 * worst.behind:.2f} "
        f"± {100 * worst.error:.2f} points ({time.perf_counter() - start:.0f} s)", flush=True,
    )  # fmt: skip
    for each in wrong:
        print(f"    wrong at position {each.position}: it loses {100 * each.behind:.2f} ± {100 * each.error:.2f} points", flush=True)
    return not wrong


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    found = parser.parse_args()
    if unknown := sorted(set(found.games) - set(GAMES)):
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    return found


def results(chosen: argparse.Namespace) -> Iterator[bool]:
    with ProcessPoolExecutor(chosen.cores, get_context("spawn")) as pool:
        for game_id in chosen.games or GAMES:
            yield checked(game_id, chosen.positions, pool)


def main() -> None:
    sys.exit(0 if all(list(results(arguments()))) else 1)


if __name__ == "__main__":
    main()
