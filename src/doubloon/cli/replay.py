"""`doubloon replay`: a game told again."""

from __future__ import annotations

from pathlib import Path

import typer

import doubloon
from doubloon.engine.game import NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log, from_json
from doubloon.i18n import names
from doubloon.tui.looks import look
from doubloon.tui.saved import read
from doubloon.tui.scene import Scene, counted, ranking, retold, written


def print_replay(lang: str, file: Path, seat: int | None) -> None:
    game, log = logged(file)
    eyes = SPECTATOR if seat is None else seat
    scene = Scene(lang, game, names(lang, [""] * log.seats, log.commitment), [""] * log.seats)
    last = game.replay(log)
    view = game.show(last, eyes)
    for line in retold(scene, log, eyes):
        typer.echo(written(scene, line))
    if game.actor(last) != NOBODY:
        typer.echo(scene.text("cli-no-end"))
    keys = game.scores(last)
    for place in ranking(scene, keys, look(game.id).scores(view, scene, keys)):
        typer.echo(place)
    for count in counted(scene, game.states(log)) if game.actor(last) == NOBODY else ():
        typer.echo(count)


def logged(file: Path) -> tuple[Game, Log]:
    """The log in a file, and its game."""
    log = from_json(read(file))
    return doubloon.game(log.game), log
