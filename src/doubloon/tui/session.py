"""A sitting at the table: go on with a saved game or begin one, play it, and say how it ended."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, takewhile
from pathlib import Path

from rich.text import Text

from doubloon.bots import available_bot
from doubloon.engine.errors import Refusal
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.message import Message
from doubloon.i18n import Line, names, text
from doubloon.tui import saved_games
from doubloon.tui.hint import hint
from doubloon.tui.local_table import (
    LocalTable,
    Setup,
    actor,
    apply_action,
    automatic_action,
    faults,
    is_over,
    is_person,
    make_secret,
    needs_privacy_screen,
    new_table,
    perspective,
    view,
)
from doubloon.tui.renderers import renderer
from doubloon.tui.screen import help_pages, moves, offers, picture, privacy_screen
from doubloon.tui.terminal import Picture, Terminal, Typed
from doubloon.tui.texts import TableTexts, append_messages, format_line, ranking, replay_lines, score_breakdown

SETTLING = 0.3  # seconds
LAST = 4  # lines of the story that are told once more with the result


class PlayerLeft(Exception):
    """A person left the table; the game is saved."""


@dataclass(frozen=True)
class SessionSettings:
    """What was asked for on the command line."""

    lang: str
    setup: Setup
    seed: str | None  # a text from which all chance is made; None: true chance
    pace: float  # seconds for a sentence
    resume: bool | None  # None: ask
    hint: bool = False  # say what cunning would do


def run_session(terminal: Terminal, game: Game, settings: SessionSettings) -> None:
    """Play until nobody wants another game. PlayerLeft, TerminalClosed and KeyboardInterrupt end it at any moment; the game is saved."""
    with saved_games.lock(game):
        table = _old_table(terminal, game, settings) or _new_table(game, settings)
        number = 1
        while True:
            play(terminal, table, settings)
            if not _again(terminal, table, settings):
                return
            number += 1
            table = _new_table(game, _next(settings, number))


def _next(settings: SessionSettings, number: int) -> SessionSettings:
    """The same table, the next seat begins."""
    setup, first = settings.setup, settings.setup.first
    first = first if first == CHANCE else (first + number - 1) % setup.seats
    return replace(settings, setup=replace(setup, first=first), seed=settings.seed and f"{settings.seed} {number}")


# === Before the game ===


def _new_table(game: Game, settings: SessionSettings) -> LocalTable:
    table = new_table(game, settings.setup, make_secret(settings.setup.seats, settings.seed))
    table.names = names(settings.lang, table.bots, table.log().commitment)
    saved_games.set_aside(game)
    saved_games.save(table)
    return table


def _old_table(terminal: Terminal, game: Game, settings: SessionSettings) -> LocalTable | None:
    """The saved game, if there is one and it is wanted."""
    if settings.resume is False:
        return None
    table = saved_games.load(game)
    title = text(settings.lang, f"game-{game.id}")
    if table is None:
        if settings.resume:
            raise Refusal("saved/none", f"no game of {game.id} is saved", game=title)
        return None
    if settings.resume:
        return table
    question = text(settings.lang, "tui-saved-game", game=title, seats=len(table.names))
    answer = _question(terminal, settings.lang, question, ("tui-resume", "tui-new", "tui-stop"))
    if answer == "tui-stop":
        raise PlayerLeft
    return table if answer == "tui-resume" else None


def _question(terminal: Terminal, lang: str, question: str, answers: tuple[str, ...]) -> str:
    """Ask below what is already on the screen; one key answers."""
    keys = {text(lang, f"{answer}.key"): answer for answer in answers}
    offers = [Text.assemble((f"[{key}]", "bold yellow"), " ", text(lang, answer)) for key, answer in keys.items()]
    with terminal.keys():
        return keys[terminal.read_choice(keys, lambda _: terminal.console.print(question, Text("   ").join(offers), sep="\n"))]


# === The game ===


def play(terminal: Terminal, table: LocalTable, settings: SessionSettings) -> None:
    """Until the game is over. What is shown was saved before."""
    texts = TableTexts(settings.lang, table.game, table.names, table.bots)
    lines = _story(table, texts) + fallback_notes(table, texts)
    with closing(table), terminal.keys(), terminal.picture():
        while not is_over(table):
            if needs_privacy_screen(table):
                lines = _hand_over_screen(terminal, table, texts)
            before = len(faults(table))
            action = automatic_action(table)
            if action is None:
                advice = hint(table, texts, f"{program_name()} warm") if settings.hint else ""
                action = _choice(terminal, table, texts, [*lines, [advice]] if advice else lines, SETTLING if settings.pace else 0)
            looking = perspective(table)
            told = faults(table)[before:] + apply_action(table, action)
            saved_games.save(table)
            append_messages(lines, texts, told)
            if perspective(table) != looking:
                lines = _story(table, texts)
            if not is_person(table, actor(table)):  # else it is shown with the question
                _watch(terminal, table, texts, lines, settings.pace * _weight(told))
    _print_end(terminal, table, texts, lines)


def _story(table: LocalTable, texts: TableTexts) -> list[Line]:
    """All that was told so far to the eyes that the screen has now."""
    promise = texts.text("tui-promise", commitment=table.log().commitment)
    return [[promise], *replay_lines(texts, table.log(), perspective(table))]


def fallback_notes(table: LocalTable, texts: TableTexts) -> list[Line]:
    """A word on each bot that plays below its strength, since it is not compiled."""
    seats = [seat for seat, bot in enumerate(table.bots) if bot and available_bot(table.game, bot) != bot]
    return [[texts.text("bot-stands-in", who=texts.names[seat], command=f"{program_name()} warm")] for seat in seats]


def _weight(told: list[Message]) -> float:
    """How long a thing takes to be read, in sentences."""
    sentences = sum(not message.brief for message in told)
    return sentences or len(told) / 3


def _watch(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line], seconds: float) -> None:
    """Show the table for a while; any key cuts it short. Where pictures stand one below the other, only questions get one."""
    if seconds and not terminal.console.is_dumb_terminal:
        terminal.draw(picture(terminal.console, table, texts, lines))
    if terminal.read_key(seconds) == texts.text("tui-quit.key"):
        raise PlayerLeft


def _hand_over_screen(terminal: Terminal, table: LocalTable, texts: TableTexts) -> list[Line]:
    """Ask the person to act to come to the screen; then the story as that person knows it."""
    if terminal.read_choice((), lambda _: terminal.draw(privacy_screen(terminal.console, texts, actor(table)))) == texts.text(
        "tui-quit.key"
    ):
        raise PlayerLeft
    table.viewer = actor(table)
    return _story(table, texts)


def _choice(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line], settling: float) -> int:
    """What the person to act does. Keys of the first moment do not count: they were meant to hurry what came before."""
    offered, options = moves(table, texts), table.game.chosen(table.state)
    leave, ask = texts.text("tui-quit.key"), texts.text("tui-help.key")

    def show(typed: Typed) -> None:
        terminal.draw(picture(terminal.console, table, texts, lines, typed))

    while True:
        key = terminal.read_choice((*offered, leave, ask), show, settling)
        if key in offered:
            return offered[key]
        if key == leave:
            raise PlayerLeft
        _help(terminal, lambda: help_pages(terminal.console, texts, offers(table, texts), options))


def _help(terminal: Terminal, pages: Callable[[], list[Picture]]) -> None:
    """Page after page, made anew when the size of the window changes."""
    for number in takewhile(lambda number: number < len(pages()), count()):
        terminal.read_choice((), partial(_show_page, terminal, pages, number))


def _show_page(terminal: Terminal, pages: Callable[[], list[Picture]], number: int, _: Typed) -> None:
    terminal.draw((pages()[number:] or pages()[-1:])[0])


# === After the game ===


def program_name() -> str:
    """How to call us again: by name, or by path where the shell does not know the name."""
    called = Path(sys.argv[0])
    return shlex.quote(os.path.relpath(called)) if called.name == "doubloon" and not shutil.which("doubloon") else "doubloon"


def _print_end(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line]) -> None:
    say = terminal.console.print
    for line in lines[-LAST:]:
        say(Text(format_line(texts, line)))
    say(Text(f"\n{texts.text('tui-over')}", "bold"))
    keys = table.game.scores(table.state)
    for place in ranking(texts, keys, renderer(table.game.id).scores(view(table), texts, keys)):
        say(Text(place))
    for each in score_breakdown(texts, table.game.states(table.log())):
        say(Text(each, "dim"))
    say(Text(f"\n{texts.text('tui-promise', commitment=table.log().commitment)}"), soft_wrap=True)
    path = saved_games.finish(table)
    say(Text(texts.text("tui-kept", path=path)), soft_wrap=True)
    say(Text(texts.text("tui-tell-again", command=f"{program_name()} replay {shlex.quote(str(path))}")), soft_wrap=True)
    say(Text(texts.text("tui-check", command=f"{program_name()} verify {shlex.quote(str(path))}\n")), soft_wrap=True)


def _again(terminal: Terminal, table: LocalTable, settings: SessionSettings) -> bool:
    return _question(terminal, settings.lang, "", ("tui-again", "tui-enough")) == "tui-again"
