"""`doubloon play`: a local game in the terminal."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from dataclasses import dataclass

import doubloon
from doubloon.bots import check_bot
from doubloon.cli.options import parse_first_seat, parse_option
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import Game
from doubloon.i18n import text
from doubloon.tui.local_table import Setup
from doubloon.tui.session import PlayerLeft, SessionSettings, program_name, run_session
from doubloon.tui.terminal import Terminal, TerminalClosed, raise_on_signals


@dataclass(frozen=True)
class PlayFlags:
    """The flags of `doubloon play`."""

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


def play_game(lang: str, game_id: str, flags: PlayFlags) -> None:
    game = doubloon.game(game_id)
    if flags.new and flags.resume:
        raise Refusal("table/choice", "either --new or --resume, not both")
    settings = SessionSettings(
        lang, setup_of(game, flags), flags.seed, flags.pace, resume=False if flags.new else flags.resume or None, hint=flags.hint
    )
    terminal = Terminal()
    number = 0
    with raise_on_signals():
        try:
            run_session(terminal, game, settings)
        except (PlayerLeft, TerminalClosed, KeyboardInterrupt) as end:
            number = end.number if isinstance(end, TerminalClosed) else signal.SIGINT if isinstance(end, KeyboardInterrupt) else 0
            with suppress(OSError):  # the terminal may be closed
                terminal.console.print(text(lang, "tui-saved", command=f"{program_name()} play {game.id}"), markup=False)
    sys.exit(128 + number if number else 0)


def setup_of(game: Game, flags: PlayFlags) -> Setup:
    """The settings of the game. Raises BadSetup if they cannot be played."""
    seats = max(game.seats[0], flags.people) if flags.seats is None else flags.seats
    options = dict(map(parse_option, flags.options))
    first = parse_first_seat(flags.first, seats)
    opening = game.new(seats, first, **options)
    if not 0 <= flags.people <= seats:
        raise BadSetup("setup/people", f"{flags.people} people cannot sit on {seats} seats", asked=flags.people, seats=seats)
    bots = tuple(flags.bots.split(","))
    for name in bots:
        check_bot(game, name, opening)
    return Setup(seats, flags.people, bots, first, options)
