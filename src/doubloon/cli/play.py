"""`doubloon play`: from flags to a table."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from dataclasses import dataclass

import doubloon
from doubloon.bots import check_bot
from doubloon.cli.options import first_of, option_of
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import Game
from doubloon.i18n import text
from doubloon.tui.session import Left, Wish, program, sit
from doubloon.tui.table import Setup
from doubloon.tui.terminal import Closed, Terminal, closing


@dataclass(frozen=True)
class Asked:
    """The flags, as they were written."""

    seats: int | None
    people: int
    bots: str
    hint: bool
    options: list[str]
    first: str
    seed: str | None
    new: bool
    resume: bool
    pace: float


def play_game(lang: str, game_id: str, asked: Asked) -> None:
    game = doubloon.game(game_id)
    if asked.new and asked.resume:
        raise Refusal("table/choice", "either --new or --resume, not both")
    wish = Wish(lang, setup_of(game, asked), asked.seed, asked.pace, resume=False if asked.new else asked.resume or None, hint=asked.hint)
    terminal = Terminal()
    number = 0
    with closing():
        try:
            sit(terminal, game, wish)
        except (Left, Closed, KeyboardInterrupt) as end:
            number = end.number if isinstance(end, Closed) else signal.SIGINT if isinstance(end, KeyboardInterrupt) else 0
            with suppress(OSError):  # the terminal may be gone
                terminal.console.print(text(lang, "tui-saved", command=f"{program()} play {game.id}"), markup=False)
    sys.exit(128 + number if number else 0)


def setup_of(game: Game, asked: Asked) -> Setup:
    """The set-up, if it can be played."""
    seats = max(game.seats[0], asked.people) if asked.seats is None else asked.seats
    options = dict(map(option_of, asked.options))
    first = first_of(asked.first, seats)
    opening = game.new(seats, first, **options)
    if not 0 <= asked.people <= seats:
        raise BadSetup("setup/people", f"{asked.people} people cannot sit on {seats} seats", asked=asked.people, seats=seats)
    bots = tuple(asked.bots.split(","))
    for name in bots:
        check_bot(game, name, opening)
    return Setup(seats, asked.people, bots, first, options)
