"""The coach: positions evaluated a second, until every value is within 2 points, and a whole report for each game.

python -m bench.coach: on one core, in processor time. A report may take 10 s, and 1 s where the game is solved.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

import doubloon
from bench.report import Measurement, report
from doubloon.bots.bot import Budget
from doubloon.bots.policies import best_policy
from doubloon.coach.exact import is_exact
from doubloon.coach.luck import analyse
from doubloon.coach.value import Knowledge, values
from doubloon.engine.game import Game
from doubloon.engine.log import Log
from doubloon.engine.play import playout
from doubloon.engine.record import State

TABLES = (
    ("pig", 2), ("pig", 3), ("pig", 4), ("troll-dragon", 2), ("troll-dragon", 4), ("my-treasure", 3), ("little-dragon", 3),
    ("do-not-touch-numbers", 3), ("do-not-touch-symbols", 3),
)  # fmt: skip
POSITIONS = 20  # of a game
LONGEST = Budget(seconds=60)  # for a position
REPORT = 10.0  # seconds that a report may take
SOLVED = 1.0  # where the game is solved
SEED = 2026


def played(game: Game, seats: int, number: int) -> Log:
    policies = [best_policy(game)] * seats
    return game.log(playout(game, game.new(seats), SEED, number=number, policies=policies), seats)


def positions(game: Game, opening: State, actions: Sequence[int]) -> list[State]:
    """Choices of a game, spread over it."""
    state, found = opening, []
    for action in actions:
        if game.actor(state) >= 0 and len(game.moves(state)) > 1:
            found.append(state)
        state = game.play(state, action)
    return found[:: max(1, len(found) // POSITIONS)]


def seconds(work: Callable[[], object]) -> float:
    """Of the processor."""
    start = time.process_time()
    work()
    return time.process_time() - start


def measure(game_id: str, seats: int) -> Measurement:
    game = doubloon.game(game_id)
    first, log = (played(game, seats, number) for number in range(2))
    analyse(first, budget=Budget(iterations=32))  # compiles, and solves
    taken, opening = seconds(lambda: analyse(log)), game.new(seats)
    aim, what = SOLVED if is_exact(opening) else REPORT, f"{game_id}, {seats} seats{', solved' if is_exact(opening) else ''}"
    found = positions(game, opening, log.actions)

    def evaluate() -> None:
        for number, state in enumerate(found):
            values(game, Knowledge(game.know(state, game.actor(state))), seed=number, budget=LONGEST)

    print(f"{what}: {len(found) / seconds(evaluate):,.1f} positions evaluated a second; a report in {taken:.2f} s", flush=True)
    return Measurement(f"{what}: reports of {len(log.actions)} steps", "a minute", 60 / taken, f"{aim:.0f} s each", 60 / aim, 1)


def main() -> bool:
    return report("coach", [measure(*table) for table in TABLES])


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
