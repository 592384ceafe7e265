"""`doubloon play`: a local game in the terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass

import typer

import doubloon
from doubloon.bots import check_bot, default_bot
from doubloon.cli.errors import sentence
from doubloon.cli.options import parse_first_seat, parse_list, parse_option
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import Game
from doubloon.i18n import game_title, text
from doubloon.tui import saved_games
from doubloon.tui.local_table import LocalTable, Setup
from doubloon.tui.session import SessionSettings, program_name, run_session
from doubloon.tui.terminal import Terminal, raise_on_signals

MAX_NAME = 16  # characters; the table has room for so many


@dataclass(frozen=True)
class PlayFlags:
    """The flags of `doubloon play`."""

    seats: int | None
    people: int | None
    bots: str
    hint: bool
    options: list[str]
    first: str
    seed: str | None
    new: bool
    resume: bool
    pace: float
    names: str = ""


def play_game(lang: str, game_id: str, flags: PlayFlags) -> None:
    game = doubloon.game(game_id)
    if flags.new and flags.resume:
        raise Refusal("table/choice", "either --new or --resume, not both")
    settings = SessionSettings(
        lang, setup_of(game, flags), flags.seed, flags.pace, resume=False if flags.new else flags.resume or None, hint=flags.hint
    )
    _play(game, settings)


def resume_game(lang: str, save_id: str, *, hint: bool, pace: float) -> None:
    game = saved_games.game_of(save_id)
    if game is None:
        raise saved_games.unknown(save_id)
    setup = _setup_of(saved_games.load(save_id))
    _play(game, SessionSettings(lang, setup, None, pace, resume=True, save_id=save_id, hint=hint))


def _setup_of(table: LocalTable) -> Setup:
    """The settings of a saved game, for the games after it."""
    seats, game, bots = len(table.bots), table.game, tuple(filter(None, table.bots))
    return Setup(seats, seats - len(bots), bots or (default_bot(game),), table.first, game.chosen(table.state))


def _play(game: Game, settings: SessionSettings) -> None:
    terminal = Terminal()
    with raise_on_signals():
        end = run_session(terminal, game, settings)
        if end.is_saved:
            with suppress(OSError):  # the terminal may be closed
                terminal.console.print(text(settings.lang, "tui-saved", command=f"{program_name()} play {game.id}"), markup=False)
    sys.exit(128 + end.signal if end.signal else 0)


def print_saved(lang: str, delete: list[str]) -> None:
    """List the running games, after deleting some."""
    for save_id in delete:
        saved_games.delete(save_id)
    found = saved_games.saved_ids()
    if not found:
        typer.echo(text(lang, "cli-saved-none"))
    for save_id in found:
        try:
            table = saved_games.load(save_id)
        except Refusal as refusal:
            typer.echo(sentence(lang, refusal), err=True)
            continue
        game = game_title(lang, table.game.id)
        typer.echo(text(lang, "cli-saved", game=game, summary=saved_games.summary(lang, table)))
        typer.echo(f"  {program_name()} resume {save_id}")


def parse_names(argument: str) -> tuple[str, ...]:
    """Parse the names of people: `Ann,Ben`."""
    names = tuple(name.strip() for name in argument.split(",")) if argument else ()
    for place, name in enumerate(names):
        if not name or len(name) > MAX_NAME or not name.isprintable() or name in names[:place]:
            text = f"names are different, each with 1 to {MAX_NAME} characters; not {name!r}"
            raise BadSetup("setup/name", text, most=MAX_NAME, asked=name)
    return names


def setup_of(game: Game, flags: PlayFlags) -> Setup:
    """The settings of the game. Raises BadSetup if they cannot be played."""
    names = parse_names(flags.names)
    people = max(1, len(names)) if flags.people is None else flags.people
    seats = max(game.seats[0], people) if flags.seats is None else flags.seats
    options = dict(map(parse_option, flags.options))
    first = parse_first_seat(flags.first, seats)
    opening = game.new(seats, first, **options)
    if not 0 <= people <= seats:
        raise BadSetup("setup/people", f"{people} people cannot sit on {seats} seats", asked=people, seats=seats)
    if len(names) > people:
        raise BadSetup("setup/names", f"{len(names)} names for {people} people", asked=len(names), people=people)
    bots = parse_list(flags.bots) if flags.bots else (default_bot(game),)
    for name in bots:
        check_bot(game, name, opening)
    return Setup(seats, people, bots, first, options, names)
