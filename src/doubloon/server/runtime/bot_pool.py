"""One thread pool in which the bots of all tables think. The more bots wait, the smaller the budget of each."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from doubloon.bots import available_bot, bot
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.engine.draws import Draw
from doubloon.engine.errors import Refusal
from doubloon.engine.game import Game
from doubloon.engine.record import View

if TYPE_CHECKING:
    from doubloon.coach.hint import Hint

BUDGET = Budget(seconds=0.2)  # for a move, when no other bot waits
HINT_FACTOR = 10  # a hint may take so many times as long: people ask for few, and most are sure sooner

Result = TypeVar("Result")


def share(budget: Budget, bots: int, workers: int) -> Budget:
    """The budget of each of so many bots: the whole while there is a thread for each, then less."""
    return replace(budget, seconds=budget.seconds * min(1.0, workers / bots))


class BotPool:
    def __init__(self, random: Callable[[int], bytes], workers: int | None = None, budget: Budget = BUDGET) -> None:
        self._random = random
        self._budget = budget
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._workers, "bots")
        self.waiting = 0

    async def choose(self, game: Game, name: str, view: View, moves: tuple[int, ...]) -> int:
        """The move of a bot that knows what is in the view."""
        if len(moves) == 1:
            return moves[0]
        return await self._run(lambda draw, budget: bot(game, available_bot(game, name))(view, moves, draw, budget))

    async def advise(self, game: Game, shown: View, moves: tuple[int, ...]) -> Hint:
        """A hint for somebody who sees what is in the view. Refused where none is sure to be right."""

        def work(draw: Draw, budget: Budget) -> Hint | None:
            from doubloon.coach import hint as coach  # imported here, since it loads the compiler

            if len(moves) > 1 and not coach.is_ready(game, shown):
                raise Refusal("hint/preparing", "the hints of this game are being prepared")
            return coach.hint(game, shown, moves, draw, replace(budget, seconds=HINT_FACTOR * budget.seconds))

        found = await self._run(work)
        if found is None:
            raise Refusal("hint/unsure", "no move is surely as good as the others")
        return found

    async def _run(self, work: Callable[[Draw, Budget], Result]) -> Result:
        budget = share(self._budget, self.waiting + 1, self._workers)
        draw = SeededDraw(int.from_bytes(self._random(4), "big"), 0)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, draw, budget)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
