"""`doubloon warm`: compile the search of games in advance."""

from __future__ import annotations

import time

from rich.console import Console

import doubloon
from doubloon.engine.errors import Refusal
from doubloon.games import GAMES
from doubloon.i18n import text


def warm_games(lang: str, ids: list[str], *, quiet: bool) -> None:
    from doubloon.bots.warmup import is_warm, warm_up
    from doubloon.engine.cache import root

    console = Console(highlight=False)
    for game in [doubloon.game(each) for each in ids] or GAMES.values():
        title = text(lang, f"game-{game.id}")
        if is_warm(game):
            if not quiet:
                console.print(text(lang, "cli-warm-before", game=title), markup=False)
            continue
        start = time.perf_counter()
        with console.status(text(lang, "cli-warming", game=title)):
            is_kept = warm_up(game)
        if not is_kept:
            raise Refusal("warm/unkept", f"{root()} cannot be written: the compiled search is not saved", path=root())
        console.print(text(lang, "cli-warm", game=title, seconds=f"{time.perf_counter() - start:.0f}"), markup=False)
