"""Bots think in threads of their own, for all tables together. The more tables wait, the less each bot may think."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from doubloon.bots import bot, ready
from doubloon.bots.bot import Budget, drawer
from doubloon.engine.game import Game
from doubloon.engine.record import View

SECONDS = 0.2  # for a move, when nobody else waits


def share(bots: int, workers: int) -> Budget:
    """What each of so many bots may think: all of it while there is a thread for each, then less."""
    return Budget(SECONDS * min(1.0, workers / bots))


class Minds:
    def __init__(self, random: Callable[[int], bytes], workers: int | None = None) -> None:
        self._random = random
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._workers, "bots")
        self.waiting = 0

    async def choose(self, game: Game, name: str, view: View, moves: tuple[int, ...]) -> int:
        """What a bot does, that knows what is in the view."""
        if len(moves) == 1:
            return moves[0]
        budget = share(self.waiting + 1, self._workers)
        seed = int.from_bytes(self._random(4), "big")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, partial(_think, game, name, view, moves, budget, seed))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _think(game: Game, name: str, view: View, moves: tuple[int, ...], budget: Budget, seed: int) -> int:
    return bot(game, ready(game, name))(view, moves, drawer(seed, 0), budget)
