"""Arguments and options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doubloon.i18n import LANGUAGES

Language = Annotated[
    str | None, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; default: the language of the environment.", metavar="LANG")
]
AllowHost = Annotated[
    list[str] | None, typer.Option(help="Another name of this machine that browsers may use; repeatable.", metavar="NAME")
]
GameId = Annotated[str, typer.Argument(help="The id of a game: see `doubloon games`.", metavar="GAME")]
GameOptions = Annotated[list[str] | None, typer.Option(help="Option of the game; repeatable.", metavar="NAME=VALUE")]
FirstSeat = Annotated[str, typer.Option(help="The seat that begins, counted from 0, or chance.", metavar="SEAT")]
Hint = Annotated[bool, typer.Option("--hint", help="On your turn, show the move of cunning and the chances to win.")]
Pace = Annotated[float, typer.Option(help="Seconds to show each sentence about other players.", min=0.0, max=60.0, metavar="SECONDS")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
InBrowser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")]
File = Annotated[Path, typer.Argument(help="The log file of a game.", metavar="FILE")]
Seed = Annotated[int, typer.Option(help="A number; the same number gives the same games.", metavar="N")]
StartOver = Annotated[bool, typer.Option("--new", help="Start over, and discard stored games.")]
