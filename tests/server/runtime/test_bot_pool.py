"""Bots think beside the tables, and less when many think."""

import asyncio
import secrets
import time

from doubloon.games import GAMES
from doubloon.server.runtime.bot_pool import BUDGET, Minds, share


def test_budgets_shrink_when_many_wait() -> None:
    assert share(BUDGET, 1, 2) == share(BUDGET, 2, 2) == BUDGET
    assert share(BUDGET, 8, 2).seconds == BUDGET.seconds / 4


async def test_thinking_does_not_stop_the_loop() -> None:
    game = GAMES["little-dragon"]
    state = game.new(3)
    minds = Minds(secrets.token_bytes, 1)
    moves = tuple(game.moves(state))
    work = asyncio.gather(*(minds.choose(game, "clever", game.know(state, 0), moves) for _ in range(200)))
    longest, last = 0.0, time.monotonic()
    while not work.done():
        await asyncio.sleep(0.001)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    assert all(action in moves for action in await work)
    assert minds.waiting == 0
    minds.close()
    assert longest < 1.0  # a stuck loop would take all the time there is
