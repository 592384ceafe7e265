"""What `doubloon` understands on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doubloon.cli.refusals import refusing

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
    """Treasure games: play them, have them told again, check their dice."""


@app.command()
def games(
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Language = None,
) -> None:
    """List the games with their options."""
    with refusing(lang) as spoken:
        from doubloon.cli.games import print_games, print_json

        print_json(spoken) if json else print_games(spoken)


@app.command()
def play(  # noqa: PLR0913 (one a flag)
    game: Annotated[str, typer.Argument(help="Its id, as `doubloon games` lists it.", metavar="GAME")],
    *,
    seats: Annotated[
        int | None, typer.Option(help="Players at the table, bots included; else the fewest, or the people.", metavar="N")
    ] = None,
    people: Annotated[int, typer.Option(help="People at this terminal, on the first seats; bots have the others.", metavar="N")] = 1,
    bot: Annotated[str | None, typer.Option(help="Which bot: simple, or random.", metavar="NAME")] = None,
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
    with refusing(lang) as spoken:
        from doubloon.cli.play import Asked, play_game

        play_game(spoken, game, Asked(seats, people, bot, option or [], first, seed, new, resume, pace))


@app.command()
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, counted from 0; else as a spectator did.", metavar="SEAT")] = None,
    lang: Language = None,
) -> None:
    """Tell a game again, in words."""
    with refusing(lang) as spoken:
        from doubloon.cli.replay import print_replay

        print_replay(spoken, file, seat)


@app.command()
def verify(
    file: File,
    promise: Annotated[str | None, typer.Option(help="The promise that was shown before the game.", metavar="HEX")] = None,
    lang: Language = None,
) -> None:
    """Check that the dice of a finished game were fair."""
    with refusing(lang) as spoken:
        from doubloon.cli.verify import print_verdict

        print_verdict(spoken, file, promise)
