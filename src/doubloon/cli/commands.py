"""What `doubloon` understands on the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from doubloon.cli.errors import exit_on_refusal

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

Language = Annotated[str | None, typer.Option("--lang", help="en, de or fr; else the language of the environment.", metavar="LANG")]
File = Annotated[Path, typer.Argument(help="The log of a game, as the table keeps it.", metavar="FILE")]


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"doubloon {version('doubloon')}")
        raise typer.Exit


@app.callback()
def doubloon(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.", callback=_version, is_eager=True)] = False,
) -> None:
    """Treasure games: play them, let bots play them, have them told again, check their dice."""


@app.command()
def games(
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Language = None,
) -> None:
    """List the games with their options."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.games import print_games, print_json

        print_json(language) if json else print_games(language)


@app.command()
def play(  # noqa: PLR0913 (one a flag)
    game: Annotated[str, typer.Argument(help="Its id, as `doubloon games` lists it.", metavar="GAME")],
    *,
    seats: Annotated[
        int | None, typer.Option(help="Players at the table, bots included; else the fewest, or the people.", metavar="N")
    ] = None,
    people: Annotated[int, typer.Option(help="People at this terminal, on the first seats; bots have the others.", metavar="N")] = 1,
    bot: Annotated[
        str,
        typer.Option(
            help="Which bots, in turn: gentle, clever, cunning, random, optimal, or your own as module:function.", metavar="NAME,NAME,…"
        ),
    ] = "clever",
    hint: Annotated[bool, typer.Option("--hint", help="On your turn, show what cunning would do, and its chances.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game; may be repeated.", metavar="NAME=VALUE")] = None,
    first: Annotated[str, typer.Option(help="The seat that begins, counted from 0, or chance.", metavar="SEAT")] = "0",
    seed: Annotated[str | None, typer.Option(help="Any text: the same one gives the same game for the same moves.", metavar="TEXT")] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin a new game, in place of a saved one.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the saved game.")] = False,
    pace: Annotated[
        float, typer.Option(help="Seconds that each sentence of the others is shown.", min=0.0, max=60.0, metavar="SECONDS")
    ] = 0.6,
    lang: Language = None,
) -> None:
    """Play a game in this terminal."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.play import PlayFlags, play_game

        play_game(language, game, PlayFlags(seats, people, bot, hint, option or [], first, seed, new, resume, pace))


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(help="Their ids; else all games.", metavar="GAME...")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say nothing of games that were prepared before.")] = False,
    lang: Language = None,
) -> None:
    """Prepare the search of games, once, and keep it."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.warm import warm_games

        warm_games(language, games or [], quiet=quiet)


@app.command()
def tournament(  # noqa: PLR0913 (one a flag)
    game: Annotated[str, typer.Argument(help="Its id, as `doubloon games` lists it.", metavar="GAME")],
    *,
    bots: Annotated[str, typer.Option(help="Two or more, of different names: clever,random,mybot:choose", metavar="NAMES")],
    games: Annotated[int, typer.Option(help="Games of each matchup; rounded up to whole rounds of seating orders.", metavar="N")] = 100,
    seats: Annotated[int | None, typer.Option(help="Players at the table; else the fewest.", metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game; may be repeated.", metavar="NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option(help="A number: the same one gives the same games.", metavar="N")] = 0,
    budget: Annotated[
        float,
        typer.Option(help="Seconds that a move may take: what search finds then depends on the machine.", min=0.001, metavar="SECONDS"),
    ] = 0.2,
    iterations: Annotated[
        int | None, typer.Option(help="Instead, what cunning may search for a move: the same result on any machine.", min=1, metavar="N")
    ] = None,
    processes: Annotated[int | None, typer.Option(help="Games at the same time; else one a core.", min=1, metavar="N")] = None,
    file: Annotated[
        Path | None, typer.Option(help="Where finished games are kept; else in the user's state folder.", metavar="PATH")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Start over, instead of going on with what is kept.")] = False,
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other, and count. Run again, it goes on where it was stopped."""
    with exit_on_refusal(lang) as language:
        from doubloon.bots.bot import Budget
        from doubloon.cli.tournament import TournamentFlags, run_tournament

        limit = Budget(budget, iterations)
        cores = processes or os.cpu_count() or 1
        run_tournament(language, game, TournamentFlags(bots, games, seats, option or [], seed, limit, cores, file, new, json))


@app.command()
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, counted from 0; else as a spectator did.", metavar="SEAT")] = None,
    lang: Language = None,
) -> None:
    """Tell a game again, in words."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.replay import print_replay

        print_replay(language, file, seat)


@app.command()
def verify(
    file: File,
    promise: Annotated[str | None, typer.Option(help="The promise that was shown before the game.", metavar="HEX")] = None,
    lang: Language = None,
) -> None:
    """Check that the dice of a finished game were fair."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.verify import print_verdict

        print_verdict(language, file, promise)


@app.command("open")
def open_page(
    *,
    local: Annotated[bool, typer.Option("--local", help="Only for this machine, not for the home network.")] = False,
    port: Annotated[int | None, typer.Option(help="On which port; else 8000, or the next free one.", min=0, max=65535, metavar="N")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = True,
    database: Annotated[
        str | None, typer.Option(help="Where tables are kept; else a file in the user's data folder.", metavar="sqlite:///FILE")
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the browser, with everybody on the home network."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.open import OpenFlags, open_tables

        open_tables(language, OpenFlags(local, port, browser, database))


@app.command()
def serve(  # noqa: PLR0913 (one a flag)
    *,
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other devices of the network in.", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="On which port.", min=0, max=65535, metavar="N")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept, sqlite:///FILE or postgresql://…; else a file in the user's data folder.", metavar="ADDRESS"
        ),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes that serve; more than one with PostgreSQL only.", min=1, max=64, metavar="N")] = 1,
    keep_days: Annotated[
        int, typer.Option(help="How long an unfinished table is kept when nobody comes to it.", min=1, max=36_500, metavar="DAYS")
    ] = 30,
    base_url: Annotated[str, typer.Option(help="The address that people use, if it is another.", metavar="URL")] = "",
    proxy_headers: Annotated[
        bool, typer.Option("--proxy-headers", help="Behind a proxy of yours: believe the last entry of its X-Forwarded headers.")
    ] = False,
    lang: Language = None,
) -> None:
    """Serve live tables for people on many devices."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.serve import ServeFlags, serve_tables

        serve_tables(language, ServeFlags(host, port, database, base_url, proxy_headers, workers, keep_days))


@app.command()
def host(  # noqa: PLR0913 (one a flag)
    game: Annotated[str, typer.Argument(help="Its id, as `doubloon games` lists it.", metavar="GAME")],
    url: Annotated[str, typer.Argument(help="The server; else the one of this machine.", metavar="URL")] = "http://127.0.0.1:8000",
    *,
    seats: Annotated[
        int | None, typer.Option(help="Players at the table; else as few as can be. Friends get what is left.", metavar="N")
    ] = None,
    people: Annotated[int, typer.Option(help="People at this terminal.", min=1, max=16, metavar="N")] = 1,
    bot: Annotated[str, typer.Option(help="Bots, one a name: gentle, clever, cunning or random.", metavar="NAME,NAME,…")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game; may be repeated.", metavar="NAME=VALUE")] = None,
    first: Annotated[str, typer.Option(help="The seat that begins, counted from 0, or chance.", metavar="SEAT")] = "0",
    clock: Annotated[
        int, typer.Option(help="Seconds for a move, then a bot makes it; 0: no limit.", min=0, max=86_400, metavar="SECONDS")
    ] = 0,
    lang: Language = None,
) -> None:
    """Make a live table, and play at it in this terminal. Friends join by its link."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.join import HostFlags, host_table

        host_table(language, game, url, HostFlags(seats, people, bot, option or [], first, clock))


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="The table's link, with the room code after #.", metavar="URL")],
    people: Annotated[int, typer.Option(help="People at this terminal, each with a seat.", min=1, max=16, metavar="N")] = 1,
    watch: Annotated[bool, typer.Option("--watch", help="Watch only.")] = False,
    lang: Language = None,
) -> None:
    """Play at a live table in this terminal."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.join import join_table

        join_table(language, link, people=people, watch=watch)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.", metavar="FILE")],
    database: Annotated[
        str | None, typer.Option(help="Which database; else the file in the user's data folder.", metavar="sqlite:///FILE")
    ] = None,
    lang: Language = None,
) -> None:
    """Copy the tables of a server, even while it runs."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.serve import back_up

        back_up(language, file, database)
