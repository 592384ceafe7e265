"""Bots think in threads of their own, for all tables together. The more tables wait, the less each bot may think."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from doubloon.bots import bot, ready
from doubloon.bots.advice import Advice, advised
from doubloon.bots.bot import Budget, Draw, Drawer
from doubloon.engine.game import Game
from doubloon.engine.record import View

BUDGET = Budget(seconds=0.2)  # for a move, when nobody else waits
ADVICE = 3  # times as long for a hint: people ask for few, and read the figures

Thought = TypeVar("Thought")


def share(budget: Budget, bots: int, workers: int) -> Budget:
    """What each of so many bots may think: all of it while there is a thread for each, then less."""
    return replace(budget, seconds=budget.seconds * min(1.0, workers / bots))


class Minds:
    def __init__(self, random: Callable[[int], bytes], workers: int | None = None, budget: Budget = BUDGET) -> None:
        self._random = random
        self._budget = budget
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._workers, "bots")
        self.waiting = 0

    async def choose(self, game: Game, name: str, view: View, moves: tuple[int, ...]) -> int:
        """What a bot does, that knows what is in the view."""
        if len(moves) == 1:
            return moves[0]
        return await self._think(lambda draw, budget: bot(game, ready(game, name))(view, moves, draw, budget))

    async def advise(self, game: Game, shown: View, moves: tuple[int, ...]) -> Advice:
        """What a bot would do, that sees what is in the view."""
        return await self._think(lambda draw, budget: advised(game, shown, moves, draw, replace(budget, seconds=ADVICE * budget.seconds)))

    async def _think(self, work: Callable[[Draw, Budget], Thought]) -> Thought:
        """In a thread of the pool."""
        budget = share(self._budget, self.waiting + 1, self._workers)
        draw = Drawer(int.from_bytes(self._random(4), "big"), 0)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, draw, budget)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
