"""A session of local games: resume a saved game or start one, play it, and print the result."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, takewhile
from pathlib import Path

from rich.text import Text

from doubloon.bots import available_bot
from doubloon.engine.errors import Refusal
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.message import Message
from doubloon.i18n import Line, game_title, names, text
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
    may_undo,
    needs_privacy_screen,
    new_table,
    only_person,
    perspective,
    undo,
    view,
)
from doubloon.tui.renderers import renderer
from doubloon.tui.screen import help_pages, moves, offers, picture, privacy_screen
from doubloon.tui.terminal import KeyInput, Picture, Terminal, TerminalClosed
from doubloon.tui.texts import TableTexts, append_messages, earlier_rules, format_line, ranking, replay_lines, score_breakdown

IGNORE_KEYS = 0.3  # seconds after a new picture
MAX_LISTED = 9  # saved games in the question, one key each
SHORT_QUESTION = 3  # answers that fit into one line
LAST = 4  # lines of the event log that are repeated with the result


class PlayerLeft(Exception):
    """A person quit; the game is saved."""


@dataclass(frozen=True)
class SessionEnd:
    """How a session ended: the signal that ended it, or 0; and whether a game waits to be resumed."""

    signal: int
    is_saved: bool


@dataclass(frozen=True)
class SessionSettings:
    """The settings of a session, from the command line."""

    lang: str
    setup: Setup
    seed: str | None  # text that determines all random draws; None: truly random
    pace: float  # seconds to show a sentence
    resume: bool | None  # None: ask
    save_id: str = ""  # of the game to resume; empty: the last one played
    hint: bool = False  # show hints


def run_session(terminal: Terminal, game: Game, settings: SessionSettings) -> SessionEnd:
    """Play games until the people stop, or a signal or Ctrl-C ends it; every action is saved."""
    save_id = game.id
    with ExitStack() as held, terminal.keys():
        try:
            save_id = _wanted_id(terminal, game, settings)
            table = _resumed(held, save_id) if save_id else _started(held, game, settings)
            save_id, number = table.save_id, 1
            while True:
                play(terminal, table, settings)
                if not _again(terminal, settings):
                    return SessionEnd(0, is_saved=False)
                number += 1
                table = _new_table(game, _next(settings, number), save_id, table.names)
        except (PlayerLeft, TerminalClosed, KeyboardInterrupt) as end:
            number = end.number if isinstance(end, TerminalClosed) else signal.SIGINT if isinstance(end, KeyboardInterrupt) else 0
            return SessionEnd(number, saved_games.path_of(save_id or game.id).exists())


def _next(settings: SessionSettings, number: int) -> SessionSettings:
    """The settings of the next game: the next seat begins."""
    setup, first = settings.setup, settings.setup.first
    first = first if first == CHANCE else (first + number - 1) % setup.seats
    return replace(settings, setup=replace(setup, first=first), seed=settings.seed and f"{settings.seed} {number}")


# === Before the game ===


def _started(held: ExitStack, game: Game, settings: SessionSettings) -> LocalTable:
    """A new game under the first id that no other game or process has."""
    save_id = next(save_id for save_id in saved_games.free_ids(game) if not saved_games.is_busy(save_id))
    held.enter_context(saved_games.lock(save_id))
    return _new_table(game, settings, save_id, settings.setup.names)


def _new_table(game: Game, settings: SessionSettings, save_id: str, given: Sequence[str]) -> LocalTable:
    table = new_table(game, settings.setup, make_secret(settings.setup.seats, settings.seed))
    table.save_id = save_id
    table.names = names(settings.lang, table.bots, table.log().commitment, given)
    saved_games.save(table)
    return table


def _resumed(held: ExitStack, save_id: str) -> LocalTable:
    held.enter_context(saved_games.lock(save_id))
    return saved_games.load(save_id)


def _wanted_id(terminal: Terminal, game: Game, settings: SessionSettings) -> str:
    """The id of the saved game that the people want to resume; empty for a new game."""
    if settings.resume is False or settings.save_id:
        return settings.save_id
    found = saved_games.saved_ids(game)
    if settings.resume:
        if not found:
            raise Refusal("saved/none", f"no game of {game.id} is saved", game=game_title(settings.lang, game.id))
        return found[0]
    found = [save_id for save_id in found if not saved_games.is_busy(save_id)][:MAX_LISTED]
    return _ask_which(terminal, game, settings.lang, found) if found else ""


def _ask_which(terminal: Terminal, game: Game, lang: str, found: list[str]) -> str:
    tables = [saved_games.load(save_id) for save_id in found]
    if len(tables) == 1:
        question = text(lang, "tui-saved-game", game=game_title(lang, game.id), seats=len(tables[0].names))
        choices = {text(lang, "tui-resume.key"): text(lang, "tui-resume")}
    else:
        question = text(lang, "tui-saved-games", game=game_title(lang, game.id))
        choices = {str(number): saved_games.summary(lang, table) for number, table in enumerate(tables, 1)}
    key = _question(terminal, question, {**choices, **_answers(lang, "tui-new", "tui-stop")})
    if key == text(lang, "tui-stop.key"):
        raise PlayerLeft
    return dict(zip(choices, found, strict=True)).get(key, "")


def _answers(lang: str, *names: str) -> dict[str, str]:
    return {text(lang, f"{name}.key"): text(lang, name) for name in names}


def _question(terminal: Terminal, question: str, answers: Mapping[str, str]) -> str:
    """Ask a question below the current output; returns the key of the answer. Many answers have a line each."""
    offers = [Text.assemble((f"[{key}]", "bold yellow"), " ", words) for key, words in answers.items()]
    offer = Text("   " if len(offers) <= SHORT_QUESTION else "\n").join(offers)
    return terminal.read_choice(answers, lambda _: terminal.console.print(question, offer, sep="\n"))


# === The game ===


def play(terminal: Terminal, table: LocalTable, settings: SessionSettings) -> None:
    """Play a game to its end. Every action is saved before it is shown."""
    texts = TableTexts(settings.lang, table.game, table.names, table.bots, you=only_person(table))
    lines = _story(table, texts) + fallback_notes(table, texts)
    with closing(table), terminal.picture():
        while not is_over(table):
            if needs_privacy_screen(table):
                lines = _hand_over_screen(terminal, table, texts)
            before = len(faults(table))
            action = automatic_action(table)
            if action is None:
                advice = hint(table, texts, f"{program_name()} warm") if settings.hint else ""
                action = _choice(terminal, table, texts, [*lines, [advice]] if advice else lines, IGNORE_KEYS if settings.pace else 0)
            if action is None:
                lines = _take_back(table, texts)
                continue
            looking = perspective(table)
            told = faults(table)[before:] + apply_action(table, action)
            saved_games.save(table)
            append_messages(lines, texts, told)
            if perspective(table) != looking:
                lines = _story(table, texts)
            is_asked = is_person(table, actor(table))  # then it is shown with the question
            if not is_asked and _watch(terminal, table, texts, lines, settings.pace * _weight(told)):
                lines = _take_back(table, texts)
    _print_end(terminal, table, texts, lines)


def _take_back(table: LocalTable, texts: TableTexts) -> list[Line]:
    """Undo the last action; returns the events before it."""
    undo(table)
    saved_games.save(table)
    return _story(table, texts)


def _story(table: LocalTable, texts: TableTexts) -> list[Line]:
    """All events so far, as the current perspective sees them."""
    promise = texts.text("tui-promise", commitment=table.log().commitment)
    earlier = earlier_rules(texts.lang, table.game, table.version)
    return [*([[earlier]] if earlier else []), [promise], *replay_lines(texts, table.log(), perspective(table))]


def fallback_notes(table: LocalTable, texts: TableTexts) -> list[Line]:
    """A note for each bot that plays below its strength because its search is not compiled."""
    seats = [seat for seat, bot in enumerate(table.bots) if bot and available_bot(table.game, bot) != bot]
    return [[texts.text("bot-stands-in", who=texts.names[seat], command=f"{program_name()} warm")] for seat in seats]


def _weight(told: list[Message]) -> float:
    """The reading time of messages, in sentences."""
    sentences = sum(not message.brief for message in told)
    return sentences or len(told) / 3


def _watch(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line], seconds: float) -> bool:
    """Show the table for some seconds; any key skips the wait. True if a person takes the last action back.
    A dumb terminal gets pictures only with questions."""
    if seconds and not terminal.console.is_dumb_terminal:
        terminal.draw(picture(terminal.console, table, texts, lines))
    key = terminal.read_key(seconds)
    if key == texts.text("tui-quit.key"):
        raise PlayerLeft
    return key == texts.text("tui-undo.key") and may_undo(table)


def _hand_over_screen(terminal: Terminal, table: LocalTable, texts: TableTexts) -> list[Line]:
    """Show the privacy screen until the person to act takes over; returns the events as that person sees them."""
    if terminal.read_choice((), lambda _: terminal.draw(privacy_screen(terminal.console, texts, actor(table)))) == texts.text(
        "tui-quit.key"
    ):
        raise PlayerLeft
    table.viewer = actor(table)
    return _story(table, texts)


def _choice(terminal: Terminal, table: LocalTable, texts: TableTexts, lines: list[Line], ignore: float) -> int | None:
    """Ask the person to act for a move; None takes the last one back. Ignores keys of the first moment, which were meant to skip the
    previous picture."""
    offered, options = moves(table, texts), table.game.chosen(table.state)
    leave, ask = texts.text("tui-quit.key"), texts.text("tui-help.key")
    take_back = [texts.text("tui-undo.key")] if may_undo(table) else []

    def show(typed: KeyInput) -> None:
        terminal.draw(picture(terminal.console, table, texts, lines, typed))

    while True:
        key = terminal.read_choice((*offered, *take_back, leave, ask), show, ignore)
        if key in offered:
            return offered[key]
        if key in take_back:
            return None
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
    for place in ranking(texts, keys, renderer(table.game).scores(view(table), texts, keys)):
        say(Text(place))
    for each in score_breakdown(texts, table.game.states(table.log())):
        say(Text(each, "dim"))
    say(Text(f"\n{texts.text('tui-promise', commitment=table.log().commitment)}"), soft_wrap=True)
    path = saved_games.finish(table)
    say(Text(texts.text("tui-kept", path=path)), soft_wrap=True)
    say(Text(texts.text("tui-tell-again", command=f"{program_name()} replay {shlex.quote(str(path))}")), soft_wrap=True)
    say(Text(texts.text("tui-check", command=f"{program_name()} verify {shlex.quote(str(path))}\n")), soft_wrap=True)


def _again(terminal: Terminal, settings: SessionSettings) -> bool:
    return _question(terminal, "", _answers(settings.lang, "tui-again", "tui-enough")) == text(settings.lang, "tui-again.key")
