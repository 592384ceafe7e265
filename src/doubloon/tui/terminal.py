"""The terminal itself: single keys, a picture redrawn in place, and everything put back whatever happens."""

from __future__ import annotations

import os
import select
import signal
import sys
import termios
import time
import tty
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, NoReturn

from rich.console import Console, ConsoleDimensions
from rich.control import Control
from rich.segment import Segment, Segments

from doubloon.engine.errors import Refusal

Picture = list[list[Segment]]  # lines
ENTER_SCREEN = b"\x1b[?1049h\x1b[?25l"  # a screen of its own, no cursor
LEAVE_SCREEN = b"\x1b[?25h\x1b[?1049l"
ESCAPE = "\x1b"
CLEARING = (ESCAPE, "\x7f", "\b")  # keys that take back what was typed
RESIZE_INTERVAL = 0.2  # seconds between looks at the size of the window


class TerminalClosed(Exception):
    """The terminal is going away, or the program is asked to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number  # of the signal


class Typed(NamedTuple):
    """The first of two keys, and the last key if it led nowhere."""

    keys: str = ""
    unknown: str = ""


NOTHING = Typed()


class Terminal:
    def __init__(self) -> None:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Refusal("table/terminal", "a game is played in a terminal; stdin or stdout is none")
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # what the terminal cannot write is a "?"
        self.console = Console(highlight=False)
        self.keyboard = sys.stdin.fileno()
        self.mode = termios.tcgetattr(self.keyboard)  # as it was found, and will be left
        self.drawn: ConsoleDimensions | None = None  # the size of the window when it was last drawn to be answered

    @contextmanager
    def keys(self) -> Iterator[None]:
        """Keys come one by one, without Enter and without echo."""
        try:
            tty.setcbreak(self.keyboard, termios.TCSANOW)
            yield
        finally:
            with suppress(termios.error):  # it is gone
                termios.tcsetattr(self.keyboard, termios.TCSADRAIN, self.mode)

    @contextmanager
    def picture(self) -> Iterator[None]:
        """Drawn on a screen of its own; what was there before comes back."""
        before = signal.signal(signal.SIGTSTP, self._suspend)
        try:
            self._enter_screen()
            yield
        finally:
            signal.signal(signal.SIGTSTP, before)
            with suppress(OSError):
                self._leave_screen()

    def _enter_screen(self) -> None:
        self._send(ENTER_SCREEN)

    def _leave_screen(self) -> None:
        self._send(LEAVE_SCREEN)

    def _send(self, codes: bytes) -> None:
        """Past the console: a signal may have come while it was writing."""
        if not self.console.is_dumb_terminal:
            os.write(sys.stdout.fileno(), codes)

    def _suspend(self, number: int, frame: Any) -> None:
        """Ctrl-Z: the shell has its terminal back, until it wakes us."""
        self._leave_screen()
        termios.tcsetattr(self.keyboard, termios.TCSADRAIN, self.mode)
        os.kill(os.getpid(), signal.SIGSTOP)
        tty.setcbreak(self.keyboard, termios.TCSANOW)
        self._enter_screen()
        self.drawn = None

    def draw(self, picture: Picture) -> None:
        """In place. A terminal that cannot move its cursor gets one picture below the other."""
        self.console.control(Control.home())
        shown = [piece for line in picture for piece in (*line, Segment.line())]
        self.console.print(Segments(shown[:-1]), end="\n" if self.console.is_dumb_terminal else "")

    def flush_keys(self) -> None:
        """What was typed before something was shown was not meant for it."""
        termios.tcflush(self.keyboard, termios.TCIFLUSH)

    def read_keys(self, wait: float) -> str:
        """The next keys, or nothing if none comes in time. Arrows and the like are nothing."""
        if not select.select([self.keyboard], [], [], wait)[0]:
            return ""
        try:
            typed = os.read(self.keyboard, 64)
        except OSError:
            typed = b""
        if not typed:
            raise TerminalClosed(signal.SIGHUP)
        return "" if typed.startswith(ESCAPE.encode()) and len(typed) > 1 else typed.decode(errors="ignore").lower()

    def read_key(self, wait: float) -> str:
        """The next key, or nothing if none comes in time."""
        return self.read_keys(wait)[:1]

    def read_choice(self, keys: Collection[str], show: Callable[[Typed], None], settling: float = 0) -> str:
        """One of the keys, some of which may be two keys long; no keys: any will do. Shown, with what is typed so far, whenever that or
        the size of the window changes. Keys typed before it is shown, and for `settling` seconds after, are forgotten."""
        if settling:
            show(NOTHING)
            time.sleep(settling)
        self.flush_keys()
        typed, shown = NOTHING, None
        self.drawn = None
        while True:
            if self.drawn != self.console.size or shown != typed:
                self.drawn, shown = self.console.size, typed
                show(typed)
            for key in self.read_keys(RESIZE_INTERVAL):
                typed = add_key(typed, key, keys)
                if typed.keys in keys or (typed.keys and not keys):
                    return typed.keys


def add_key(typed: Typed, key: str, keys: Collection[str]) -> Typed:
    """What is typed so far, after one more key. What leads nowhere is forgotten, and so is all with Esc or Backspace."""
    if not keys:
        return Typed(key)
    if key in CLEARING:
        return NOTHING
    for way in (typed.keys + key, key):
        if any(each.startswith(way) for each in keys):
            return Typed(way)
    begun = any(each.startswith(typed.keys) for each in keys)
    return Typed(typed.keys if begun else "", key if key.isprintable() else "")


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """SIGTERM and SIGHUP raise TerminalClosed, so that all is put back before the program ends."""

    def close(number: int, frame: Any) -> NoReturn:
        raise TerminalClosed(number)

    before = {number: signal.signal(number, close) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
