"""A session of local games: resume a saved game or start one, play it, and print the result."""

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
    only_person,
    perspective,
    view,
)
from doubloon.tui.renderers import renderer
from doubloon.tui.screen import help_pages, moves, offers, picture, privacy_screen
from doubloon.tui.terminal import KeyInput, Picture, Terminal
from doubloon.tui.texts import TableTexts, append_messages, format_line, ranking, replay_lines, score_breakdown

IGNORE_KEYS = 0.3  # seconds after a new picture
LAST = 4  # lines of the event log that are repeated with the result


class PlayerLeft(Exception):
    """A person quit; the game is saved."""


@dataclass(frozen=True)
class SessionSettings:
    """The settings of a session, from the command line."""

    lang: str
    setup: Setup
    seed: str | None  # text that determines all random draws; None: truly random
    pace: float  # seconds to show a sentence
    resume: bool | None  # None: ask
    hint: bool = False  # show hints


def run_session(terminal: Terminal, game: Game, settings: SessionSettings) -> None:
    """Play games until the people stop. PlayerLeft, TerminalClosed or KeyboardInterrupt may end it at any time; the game is saved."""
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
    """The settings of the next game: the next seat begins."""
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
    """The saved game, if there is one and the people want to resume it."""
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
    """Ask a question below the current output; one key answers it."""
    keys = {text(lang, f"{answer}.key"): answer for answer in answers}
    offers = [Text.assemble((f"[{key}]", "bold yellow"), " ", text(lang, answer)) for key, answer in keys.items()]
    with terminal.keys():
        return keys[terminal.read_choice(keys, lambda _: terminal.console.print(question, Text("   ").join(offers), sep="\n"))]


# === The game ===


def play(terminal: Terminal, table: LocalTable, settings: SessionSettings) -> None:
    """Play a game to its end. Every action is saved before it is shown."""
    texts = TableTexts(settings.lang, table.game, table.names, table.bots, you=only_person(table))
    lines = _story(table, texts) + fallback_notes(table, texts)
    with closing(table), terminal.keys(), terminal.picture():
        while not is_over(table):
            if needs_privacy_screen(table):
                lines = _hand_over_screen(terminal, table, texts)
            before = len(faults(table))
            action = automatic_action(table)
            if action is None:
                advice = hint(table, texts, f"{program_name()} warm") if settings.hint else ""
                action = _choice(terminal, table, texts, [*lines, [advice]] if advice else lines, IGNORE_KEYS if settings.pace else 0)
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
    """All events so far, as the current perspective sees them."""
    promise = texts.text("tui-promise", commitment=table.log().commitment)
    return [[promise], *replay_lines(texts, table.log(), perspective(table))]


def fallback_notes(table: LocalTable, texts: TableTexts) -> list[Line]:
    """A note for each bot that plays below its strength because its search is not compiled."""
    seats = [seat for seat, bot in enumerate(table.bots) if bot and available_bot(table.game, bot) != bot]
    return [[texts.text("bot-stands-in", who=texts.names[seat], command=f"{program_name()} warm")] for seat in seats]


def _weight(told: list[Message]) -> float:
    """The reading time of messages, in sentences."""
    sentences = sum(not message.brief for message in told)
    return sentences or len(told) / 3


def _watch(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line], seconds: float) -> None:
    """Show the table for some seconds; any key skips the wait. A dumb terminal gets pictures only with questions."""
    if seconds and not terminal.console.is_dumb_terminal:
        terminal.draw(picture(terminal.console, table, texts, lines))
    if terminal.read_key(seconds) == texts.text("tui-quit.key"):
        raise PlayerLeft


def _hand_over_screen(terminal: Terminal, table: LocalTable, texts: TableTexts) -> list[Line]:
    """Show the privacy screen until the person to act takes over; returns the events as that person sees them."""
    if terminal.read_choice((), lambda _: terminal.draw(privacy_screen(terminal.console, texts, actor(table)))) == texts.text(
        "tui-quit.key"
    ):
        raise PlayerLeft
    table.viewer = actor(table)
    return _story(table, texts)


def _choice(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line], ignore: float) -> int:
    """Ask the person to act for a move. Ignores keys of the first moment, which were meant to skip the previous picture."""
    offered, options = moves(table, texts), table.game.chosen(table.state)
    leave, ask = texts.text("tui-quit.key"), texts.text("tui-help.key")

    def show(typed: KeyInput) -> None:
        terminal.draw(picture(terminal.console, table, texts, lines, typed))

    while True:
        key = terminal.read_choice((*offered, leave, ask), show, ignore)
        if key in offered:
            return offered[key]
        if key == leave:
            raise PlayerLeft
        _help(terminal, lambda: help_pages(terminal.console, texts, offers(table, texts), options))


def _help(terminal: Terminal, pages: Callable[[], list[Picture]]) -> None:
    """Show the help page by page; rebuilds the pages when the window size changes."""
    for number in takewhile(lambda number: number < len(pages()), count()):
        terminal.read_choice((), partial(_show_page, terminal, pages, number))


def _show_page(terminal: Terminal, pages: Callable[[], list[Picture]], number: int, _: KeyInput) -> None:
    terminal.draw((pages()[number:] or pages()[-1:])[0])


# === After the game ===


def program_name() -> str:
    """The command to start this program: its name, or its path if the name is not on PATH."""
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
