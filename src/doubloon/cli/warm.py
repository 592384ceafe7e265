"""`doubloon warm`: compile the search of games in advance, or in the background of a server."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich.console import Console

import doubloon
from doubloon.bots.preparation import begin_preparation, is_preparing
from doubloon.engine.errors import Refusal
from doubloon.engine.game import Game
from doubloon.games import GAMES
from doubloon.i18n import game_title, text

LOWEST_PRIORITY = 19


def warm_games(lang: str, ids: list[str], *, quiet: bool) -> None:
    console = Console(highlight=False)
    games = [doubloon.game(each) for each in ids] or [*GAMES.values()]
    if is_preparing():
        console.print(text(lang, "cli-warm-elsewhere"), markup=False)
    lock = begin_preparation(wait=True)
    try:
        for game in games:
            _warm(lang, console, game, quiet=quiet)
    finally:
        if lock is not None:
            os.close(lock)


def _warm(lang: str, console: Console, game: Game, *, quiet: bool) -> None:
    from doubloon.bots.warmup import is_warm, warm_up
    from doubloon.engine.folders import cache_root

    title = game_title(lang, game.id)
    if is_warm(game):
        if not quiet:
            console.print(text(lang, "cli-warm-before", game=title), markup=False)
        return
    start = time.perf_counter()
    with console.status(text(lang, "cli-warming", game=title)):
        is_kept = warm_up(game)
    if not is_kept:
        raise Refusal("warm/unkept", f"{cache_root()} cannot be written: the compiled search is not saved", path=cache_root())
    console.print(text(lang, "cli-warm", game=title, seconds=f"{time.perf_counter() - start:.0f}"), markup=False)


# === In the background ===


@contextmanager
def background_preparation() -> Iterator[None]:
    """Compile all searches in a process of its own, unless another one does so. It ends with this process."""
    lock = begin_preparation()
    if lock is None:
        yield
        return
    command = [sys.executable, "-c", "from doubloon.cli.warm import prepare; prepare()"]
    quiet = subprocess.DEVNULL
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, pass_fds=[lock])  # noqa: S603 (fixed)
    os.close(lock)  # the child has it as long as it runs
    try:
        yield
    finally:
        child.terminate()
        child.communicate()


def prepare() -> None:
    """Compile all searches at the lowest priority. Ends when the standard input is closed, as it is when the parent has been killed."""
    os.nice(LOWEST_PRIORITY)
    threading.Thread(target=_exit_at_end_of_input, daemon=True).start()
    from doubloon.bots.warmup import is_warm, warm_up

    for game in GAMES.values():
        with suppress(Exception):  # a game of a package that cannot be compiled must not stop the others
            if not is_warm(game):
                warm_up(game)


def _exit_at_end_of_input() -> None:
    os.read(0, 1)
    os._exit(0)
