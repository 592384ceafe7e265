"""The commands and options of `doubloon`."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated, cast

import typer
from typer.core import TyperGroup

from doubloon.cli.errors import exit_on_refusal
from doubloon.cli.flags import AllowHost, AsJson, File, FirstSeat, GameId, GameOptions, Hint, InBrowser, Language, Pace, Seed, StartOver
from doubloon.cli.lab_commands import compare_options, report, simulate, sweep
from doubloon.cli.usage import Command, Commands

app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
command = partial(app.command, cls=Command)


def _version(is_set: bool) -> None:
    if is_set:
        from importlib.metadata import version

        typer.echo(f"doubloon {version('doubloon')}")
        raise typer.Exit


@app.callback()
def doubloon(
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.", callback=_version, is_eager=True)] = False,
) -> None:
    """Treasure games: play them, run bots, replay games, verify the dice."""


@command()
def games(
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the games with their options."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.games import print_games, print_json, print_left_out

        print_json(language) if json else print_games(language)
        print_left_out(language)


@command()
def play(  # noqa: PLR0913 (one for each flag)
    game: GameId,
    *,
    seats: Annotated[int | None, typer.Option(help="Number of players, including bots; default: the fewest that fit.", metavar="N")] = None,
    people: Annotated[
        int | None, typer.Option(help="People at this terminal, on the first seats; bots play the others; default: 1.", metavar="N")
    ] = None,
    name: Annotated[str, typer.Option(help="Names of the people, in the order of their seats.", metavar="NAME,NAME,…")] = "",
    bot: Annotated[
        str,
        typer.Option(
            help="Bots for the other seats: gentle, clever, cunning, random, optimal, or a custom bot as module:function; "
            "default: clever, if the game has it.",
            metavar="NAME,NAME,…",
        ),
    ] = "",
    hint: Hint = False,
    option: GameOptions = None,
    first: FirstSeat = "0",
    seed: Annotated[str | None, typer.Option(help="Any text; the same text gives the same dice.", metavar="TEXT")] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game; saved games stay.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the game that was played last.")] = False,
    pace: Pace = 0.6,
    lang: Language = None,
) -> None:
    """Play a game in this terminal."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.play import PlayFlags, play_game

        play_game(language, game, PlayFlags(seats, people, bot, hint, option or [], first, seed, new, resume, pace, name))


@command()
def saved(
    delete: Annotated[list[str] | None, typer.Option(help="Delete this saved game; repeatable.", metavar="ID")] = None,
    lang: Language = None,
) -> None:
    """List the saved games."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.play import print_saved

        print_saved(language, delete or [])


@command()
def resume(
    id: Annotated[str, typer.Argument(help="The id of a saved game: see `doubloon saved`.", metavar="ID")],  # noqa: A002 (as people read it)
    hint: Hint = False,
    pace: Pace = 0.6,
    lang: Language = None,
) -> None:
    """Resume a saved game in this terminal."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.play import resume_game

        resume_game(language, id, hint=hint, pace=pace)


@command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(help="Ids of games; default: all games.", metavar="GAME")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print nothing for games that are already compiled.")] = False,
    lang: Language = None,
) -> None:
    """Compile the search of games in advance, for the bot cunning and for hints."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.warm import warm_games

        warm_games(language, games or [], quiet=quiet)


@command()
def tournament(  # noqa: PLR0913 (one for each flag)
    game: GameId,
    *,
    bots: Annotated[str, typer.Option(help="Two or more different bots: clever,random,mybot:choose", metavar="NAMES")],
    games: Annotated[
        int, typer.Option(help="Games of each matchup; rounded up so that every seating order is played equally often.", metavar="N")
    ] = 100,
    seats: Annotated[int | None, typer.Option(help="Number of players; default: the fewest.", metavar="N")] = None,
    option: GameOptions = None,
    seed: Seed = 0,
    budget: Annotated[
        float,
        typer.Option(help="Seconds for each move; results of a search then depend on the machine.", min=0.001, max=3600, metavar="SECONDS"),
    ] = 0.2,
    iterations: Annotated[
        int | None,
        typer.Option(help="Search iterations for each move, instead of seconds: the same result on any machine.", min=1, metavar="N"),
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="Number of parallel processes; default: one for each core.", min=1, metavar="N")
    ] = None,
    file: Annotated[Path | None, typer.Option(help="File for finished games; default: in the user's state folder.", metavar="PATH")] = None,
    new: StartOver = False,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other, and print statistics. Continues after an interruption."""
    with exit_on_refusal(lang) as language:
        from doubloon.bots.bot import Budget
        from doubloon.cli.tournament import TournamentFlags, run_tournament

        limit = Budget(budget, iterations)
        cores = processes or os.cpu_count() or 1
        run_tournament(language, game, TournamentFlags(bots, games, seats, option or [], seed, limit, cores, file, new, json))


command()(simulate)
command("compare")(compare_options)
command()(sweep)
command()(report)


@command()
def solve(
    game: Annotated[str, typer.Argument(help="The id of a game that can be solved into a file.", metavar="GAME")],
    *,
    out: Annotated[Path, typer.Option(help="File for the table; an unfinished one is continued.", metavar="FILE")],
    option: GameOptions = None,
    lang: Language = None,
) -> None:
    """Solve a game for two players exactly, on all cores. Continues after an interruption."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.solve import solve_game

        solve_game(language, game, option or [], out)


@command()
def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option(help="Show what this seat saw, counted from 0; default: what spectators saw.", metavar="SEAT")
    ] = None,
    lang: Language = None,
) -> None:
    """Print a game as text."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.replay import print_replay

        print_replay(language, file, seat)


@command()
def analyse(
    file: File,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="Write the report as one HTML file, too.", metavar="FILE")] = None,
    lang: Language = None,
) -> None:
    """Say how luck and choices made the result of a finished game."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.analyse import print_report

        print_report(language, file, as_json=json, out=out)


@command()
def verify(
    file: File,
    promise: Annotated[str | None, typer.Option(help="The promise (SHA-256) that was shown before the game.", metavar="HEX")] = None,
    seen: Annotated[str | None, typer.Option(help="The fingerprint of the game that a device kept.", metavar="HEX")] = None,
    lang: Language = None,
) -> None:
    """Verify the dice and the moves of a finished game."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.verify import print_verdict

        print_verdict(language, file, promise, seen)


@command("open")
def open_page(  # noqa: PLR0913 (one for each flag)
    *,
    local: Annotated[bool, typer.Option("--local", help="Accept connections only from this machine, not from the home network.")] = False,
    port: Annotated[int | None, typer.Option(help="Port; default: 8000, or the next free one.", min=0, max=65535, metavar="N")] = None,
    browser: InBrowser = True,
    database: Annotated[
        str | None, typer.Option(help="Database; default: a file in the user's data folder.", metavar="sqlite:///FILE")
    ] = None,
    prepare: Annotated[
        bool, typer.Option("--prepare/--no-prepare", help="Compile the search of the bot cunning in the background, if it is not ready.")
    ] = True,
    allow_host: AllowHost = None,
    lang: Language = None,
) -> None:
    """Play in the browser, with everybody on the home network."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.open import OpenFlags, open_tables

        open_tables(language, OpenFlags(local, port, browser, database, tuple(allow_host or ()), prepare))


@command()
def serve(  # noqa: PLR0913 (one for each flag)
    *,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 accepts other devices of the network.", metavar="HOST")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port.", min=0, max=65535, metavar="N")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="Database: sqlite:///FILE or postgresql://…; default: a file in the user's data folder.", metavar="ADDRESS"),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Number of server processes; more than one needs PostgreSQL.", min=1, max=64, metavar="N")
    ] = 1,
    keep_days: Annotated[
        int, typer.Option(help="Days until an unfinished table without visitors is deleted.", min=1, max=36_500, metavar="DAYS")
    ] = 30,
    base_url: Annotated[str, typer.Option(help="Public address of the server, if it differs.", metavar="URL")] = "",
    proxy_headers: Annotated[
        bool, typer.Option("--proxy-headers", help="Trust the last entry of the X-Forwarded headers; only behind your own proxy.")
    ] = False,
    public: Annotated[
        bool, typer.Option("--public", help="Room codes have four words, and all names come from the list, as with --base-url.")
    ] = False,
    laboratory: Annotated[
        bool, typer.Option("--laboratory", help="Offer the page that plays experiments with bots, in idle time, one at a time.")
    ] = False,
    lobby: Annotated[bool, typer.Option("--lobby", help="List open tables on the start page, for everybody who comes to it.")] = False,
    allow_host: AllowHost = None,
    lang: Language = None,
) -> None:
    """Run a server for live tables."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.serve import ServeFlags, serve_tables

        hosts = tuple(allow_host or ())
        flags = (workers, keep_days, hosts, public, laboratory, lobby)
        serve_tables(language, ServeFlags(host, port, database, base_url, proxy_headers, *flags))


@command()
def host(  # noqa: PLR0913 (one for each flag)
    game: GameId,
    url: Annotated[str, typer.Argument(help="The server; default: this machine.", metavar="URL")] = "http://127.0.0.1:8000",
    *,
    seats: Annotated[
        int | None, typer.Option(help="Number of players; default: the fewest that fit. Friends take the open seats.", metavar="N")
    ] = None,
    people: Annotated[int, typer.Option(help="People at this terminal.", min=1, max=16, metavar="N")] = 1,
    bot: Annotated[str, typer.Option(help="Bots, one for each name: gentle, clever, cunning or random.", metavar="NAME,NAME,…")] = "",
    option: GameOptions = None,
    first: FirstSeat = "0",
    clock: Annotated[
        int, typer.Option(help="Seconds for each move, after which a bot moves; 0: no limit.", min=0, max=86_400, metavar="SECONDS")
    ] = 0,
    lang: Language = None,
) -> None:
    """Create a live table and play at it in this terminal. Friends join by its link."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.join import HostFlags, host_table

        host_table(language, game, url, HostFlags(seats, people, bot, option or [], first, clock))


@command()
def join(
    link: Annotated[str, typer.Argument(help="The table's link, with the room code after #.", metavar="URL")],
    people: Annotated[int, typer.Option(help="People at this terminal, one seat each.", min=1, max=16, metavar="N")] = 1,
    watch: Annotated[bool, typer.Option("--watch", help="Watch without a seat.")] = False,
    lang: Language = None,
) -> None:
    """Play at a live table in this terminal."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.join import join_table

        join_table(language, link, people=people, watch=watch)


@command()
def backup(
    file: Annotated[Path, typer.Argument(help="File to create.", metavar="FILE")],
    database: Annotated[
        str | None, typer.Option(help="Database; default: the file in the user's data folder.", metavar="sqlite:///FILE")
    ] = None,
    lang: Language = None,
) -> None:
    """Back up the database of a server, even while it runs."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.serve import back_up

        back_up(language, file, database)


@command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its id, which is the name of the folder too: my-game.", metavar="NAME")],
    *,
    seats: Annotated[str, typer.Option(help="The fewest and the most players.", metavar="N-N")] = "2-6",
    hidden: Annotated[bool, typer.Option("--hidden", help="Players have something that the others do not see.")] = False,
    lang: Language = None,
) -> None:
    """Create a package with a small game, to change it into your own."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.new_game import create_game

        create_game(language, name, seats, is_hidden=hidden)


@command()
def docs(
    browser: InBrowser = True,
    lang: Language = None,
) -> None:
    """Open the documentation; it needs no network."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.docs import open_docs

        open_docs(language, browser=browser)


@command()
def completion(
    shell: Annotated[str, typer.Argument(help="bash, zsh or fish.", metavar="SHELL")],
    lang: Language = None,
) -> None:
    """Print a script that completes commands, games, bots and options in a shell."""
    with exit_on_refusal(lang):
        from doubloon.cli.completion import script

        typer.echo(script(shell), nl=False)


def complete(line: str) -> None:
    """Print the words that can follow a line."""
    from doubloon.cli.completion import completions

    for word in completions(cast(TyperGroup, typer.main.get_command(app)), line):
        typer.echo(word)
