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
from doubloon.tui import saved
from doubloon.tui.hint import hint
from doubloon.tui.looks import look
from doubloon.tui.scene import Scene, add_told, counted, ranking, retold, written
from doubloon.tui.screen import curtain, help_pages, moves, offers, picture
from doubloon.tui.table import (
    Setup,
    Table,
    act,
    actor,
    eyes,
    faults,
    is_curtained,
    is_over,
    is_person,
    new_table,
    own_action,
    secret_of,
    view,
)
from doubloon.tui.terminal import Picture, Terminal, Typed

SETTLING = 0.3  # seconds
LAST = 4  # lines of the story that are told once more with the result


class Left(Exception):
    """A person left the table; the game is saved."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    lang: str
    setup: Setup
    seed: str | None  # a text from which all chance is made; None: true chance
    pace: float  # seconds for a sentence
    resume: bool | None  # None: ask
    hint: bool = False  # say what cunning would do


def sit(terminal: Terminal, game: Game, wish: Wish) -> None:
    """Play until nobody wants another game. Left, Closed and KeyboardInterrupt end it at any moment; the game is saved."""
    with saved.locked(game):
        table = _old_table(terminal, game, wish) or _new_table(game, wish)
        number = 1
        while True:
            play(terminal, table, wish)
            if not _again(terminal, table, wish):
                return
            number += 1
            table = _new_table(game, _next(wish, number))


def _next(wish: Wish, number: int) -> Wish:
    """The same table, the next seat begins."""
    setup, first = wish.setup, wish.setup.first
    first = first if first == CHANCE else (first + number - 1) % setup.seats
    return replace(wish, setup=replace(setup, first=first), seed=wish.seed and f"{wish.seed} {number}")


# === Before the game ===


def _new_table(game: Game, wish: Wish) -> Table:
    table = new_table(game, wish.setup, secret_of(wish.setup.seats, wish.seed))
    table.names = names(wish.lang, table.bots, table.log().commitment)
    saved.put_aside(game)
    saved.save(table)
    return table


def _old_table(terminal: Terminal, game: Game, wish: Wish) -> Table | None:
    """The saved game, if there is one and it is wanted."""
    if wish.resume is False:
        return None
    table = saved.load(game)
    title = text(wish.lang, f"game-{game.id}")
    if table is None:
        if wish.resume:
            raise Refusal("saved/none", f"no game of {game.id} is saved", game=title)
        return None
    if wish.resume:
        return table
    question = text(wish.lang, "tui-saved-game", game=title, seats=len(table.names))
    answer = _question(terminal, wish.lang, question, ("tui-resume", "tui-new", "tui-stop"))
    if answer == "tui-stop":
        raise Left
    return table if answer == "tui-resume" else None


def _question(terminal: Terminal, lang: str, question: str, answers: tuple[str, ...]) -> str:
    """Ask below what is already on the screen; one key answers."""
    keys = {text(lang, f"{answer}.key"): answer for answer in answers}
    offers = [Text.assemble((f"[{key}]", "bold yellow"), " ", text(lang, answer)) for key, answer in keys.items()]
    with terminal.keys():
        return keys[terminal.answer(keys, lambda _: terminal.console.print(question, Text("   ").join(offers), sep="\n"))]


# === The game ===


def play(terminal: Terminal, table: Table, wish: Wish) -> None:
    """Until the game is over. What is shown was saved before."""
    scene = Scene(wish.lang, table.game, table.names, table.bots)
    lines = _story(table, scene) + stand_ins(table, scene)
    with closing(table), terminal.keys(), terminal.picture():
        while not is_over(table):
            if is_curtained(table):
                lines = _lift_curtain(terminal, table, scene)
            before = len(faults(table))
            action = own_action(table)
            if action is None:
                advice = hint(table, scene, f"{program()} warm") if wish.hint else ""
                action = _choice(terminal, table, scene, [*lines, [advice]] if advice else lines, SETTLING if wish.pace else 0)
            looking = eyes(table)
            told = faults(table)[before:] + act(table, action)
            saved.save(table)
            add_told(lines, scene, told)
            if eyes(table) != looking:
                lines = _story(table, scene)
            if not is_person(table, actor(table)):  # else it is shown with the question
                _watch(terminal, table, scene, lines, wish.pace * _weight(told))
    _print_end(terminal, table, scene, lines)


def _story(table: Table, scene: Scene) -> list[Line]:
    """All that was told so far to the eyes that the screen has now."""
    promise = scene.text("tui-promise", commitment=table.log().commitment)
    return [[promise], *retold(scene, table.log(), eyes(table))]


def stand_ins(table: Table, scene: Scene) -> list[Line]:
    """A word on each bot that plays below its strength, since it is not compiled."""
    seats = [seat for seat, bot in enumerate(table.bots) if bot and available_bot(table.game, bot) != bot]
    return [[scene.text("bot-stands-in", who=scene.names[seat], command=f"{program()} warm")] for seat in seats]


def _weight(told: list[Message]) -> float:
    """How long a thing takes to be read, in sentences."""
    sentences = sum(not message.brief for message in told)
    return sentences or len(told) / 3


def _watch(terminal: Terminal, table: Table, scene: Scene, lines: list[Line], seconds: float) -> None:
    """Show the table for a while; any key cuts it short. Where pictures stand one below the other, only questions get one."""
    if seconds and not terminal.console.is_dumb_terminal:
        terminal.draw(picture(terminal.console, table, scene, lines))
    if terminal.key(seconds) == scene.text("tui-quit.key"):
        raise Left


def _lift_curtain(terminal: Terminal, table: Table, scene: Scene) -> list[Line]:
    """Ask the person to act to come to the screen; then the story as that person knows it."""
    if terminal.answer((), lambda _: terminal.draw(curtain(terminal.console, scene, actor(table)))) == scene.text("tui-quit.key"):
        raise Left
    table.viewer = actor(table)
    return _story(table, scene)


def _choice(terminal: Terminal, table: Table, scene: Scene, lines: list[Line], settling: float) -> int:
    """What the person to act does. Keys of the first moment do not count: they were meant to hurry what came before."""
    offered, options = moves(table, scene), table.game.chosen(table.state)
    leave, ask = scene.text("tui-quit.key"), scene.text("tui-help.key")

    def show(typed: Typed) -> None:
        terminal.draw(picture(terminal.console, table, scene, lines, typed))

    while True:
        key = terminal.answer((*offered, leave, ask), show, settling)
        if key in offered:
            return offered[key]
        if key == leave:
            raise Left
        _help(terminal, lambda: help_pages(terminal.console, scene, offers(table, scene), options))


def _help(terminal: Terminal, pages: Callable[[], list[Picture]]) -> None:
    """Page after page, made anew when the size of the window changes."""
    for number in takewhile(lambda number: number < len(pages()), count()):
        terminal.answer((), partial(_show_page, terminal, pages, number))


def _show_page(terminal: Terminal, pages: Callable[[], list[Picture]], number: int, _: Typed) -> None:
    terminal.draw((pages()[number:] or pages()[-1:])[0])


# === After the game ===


def program() -> str:
    """How to call us again: by name, or by path where the shell does not know the name."""
    called = Path(sys.argv[0])
    return shlex.quote(os.path.relpath(called)) if called.name == "doubloon" and not shutil.which("doubloon") else "doubloon"


def _print_end(terminal: Terminal, table: Table, scene: Scene, lines: list[Line]) -> None:
    say = terminal.console.print
    for line in lines[-LAST:]:
        say(Text(written(scene, line)))
    say(Text(f"\n{scene.text('tui-over')}", "bold"))
    keys = table.game.scores(table.state)
    for place in ranking(scene, keys, look(table.game.id).scores(view(table), scene, keys)):
        say(Text(place))
    for each in counted(scene, table.game.states(table.log())):
        say(Text(each, "dim"))
    say(Text(f"\n{scene.text('tui-promise', commitment=table.log().commitment)}"), soft_wrap=True)
    path = saved.finish(table)
    say(Text(scene.text("tui-kept", path=path)), soft_wrap=True)
    say(Text(scene.text("tui-tell-again", command=f"{program()} replay {shlex.quote(str(path))}")), soft_wrap=True)
    say(Text(scene.text("tui-check", command=f"{program()} verify {shlex.quote(str(path))}\n")), soft_wrap=True)


def _again(terminal: Terminal, table: Table, wish: Wish) -> bool:
    return _question(terminal, wish.lang, "", ("tui-again", "tui-enough")) == "tui-again"
