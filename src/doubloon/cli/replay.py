"""`doubloon replay`: print a game as text."""

from __future__ import annotations

from pathlib import Path

import typer

import doubloon
from doubloon.engine.game import NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log, from_json
from doubloon.i18n import names
from doubloon.tui.renderers import renderer
from doubloon.tui.saved_games import read
from doubloon.tui.texts import TableTexts, earlier_rules, format_line, ranking, replay_lines, score_breakdown


def print_replay(lang: str, file: Path, seat: int | None) -> None:
    game, log = read_log(file)
    eyes = SPECTATOR if seat is None else seat
    players = log.names or names(lang, [""] * log.seats, log.commitment)
    texts = TableTexts(lang, game, players, [""] * log.seats)
    last = game.replay(log)
    view = game.show(last, eyes)
    print_earlier_rules(lang, game, log)
    for line in replay_lines(texts, log, eyes):
        typer.echo(format_line(texts, line))
    if game.actor(last) != NOBODY:
        typer.echo(texts.text("cli-no-end"))
    keys = game.scores(last)
    for place in ranking(texts, keys, renderer(game).scores(view, texts, keys)):
        typer.echo(place)
    for count in score_breakdown(texts, game.states(log)) if game.actor(last) == NOBODY else ():
        typer.echo(count)


def print_earlier_rules(lang: str, game: Game, log: Log) -> None:
    if earlier := earlier_rules(lang, game, log.version):
        typer.echo(earlier)


def read_log(file: Path) -> tuple[Game, Log]:
    """Read a log file; returns its game and the log. A set-up that cannot be played is refused before anything is allocated for it."""
    log = from_json(read(file))
    game = doubloon.game(log.game)
    game.opening(log)
    return game, log
