"""The terminal: single key presses, pictures drawn in place, and a guaranteed reset on exit."""

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
ENTER_SCREEN = b"\x1b[?1049h\x1b[?25l"  # alternate screen, cursor hidden
LEAVE_SCREEN = b"\x1b[?25h\x1b[?1049l"
ESCAPE = "\x1b"
CLEARING = (ESCAPE, "\x7f", "\b")  # keys that clear the input
RESIZE_INTERVAL = 0.2  # seconds between checks of the window size


class TerminalClosed(Exception):
    """The terminal was closed, or a signal asks the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number  # of the signal


class KeyInput(NamedTuple):
    """The typed part of a two-key move, and the last key if it was invalid."""

    keys: str = ""
    unknown: str = ""


NO_INPUT = KeyInput()


class Terminal:
    def __init__(self) -> None:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Refusal("table/terminal", "stdin or stdout is not a terminal")
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # characters that the terminal cannot encode become "?"
        self.console = Console(highlight=False)
        self.keyboard = sys.stdin.fileno()
        self.mode = termios.tcgetattr(self.keyboard)  # the original mode, restored on exit
        self.drawn_size: ConsoleDimensions | None = None  # window size of the last picture of `read_choice`

    @contextmanager
    def keys(self) -> Iterator[None]:
        """Read keys one by one, without Enter and without echo."""
        try:
            tty.setcbreak(self.keyboard, termios.TCSANOW)
            yield
        finally:
            with suppress(termios.error):  # the terminal is closed
                termios.tcsetattr(self.keyboard, termios.TCSADRAIN, self.mode)

    @contextmanager
    def picture(self) -> Iterator[None]:
        """Draw on the alternate screen, and restore the previous content on exit."""
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
        """Bypasses the console: a signal may interrupt it while it writes."""
        if not self.console.is_dumb_terminal:
            os.write(sys.stdout.fileno(), codes)

    def _suspend(self, number: int, frame: Any) -> None:
        """Ctrl-Z: restore the terminal for the shell, and redraw after the process continues."""
        self._leave_screen()
        termios.tcsetattr(self.keyboard, termios.TCSADRAIN, self.mode)
        os.kill(os.getpid(), signal.SIGSTOP)
        tty.setcbreak(self.keyboard, termios.TCSANOW)
        self._enter_screen()
        self.drawn_size = None

    def draw(self, picture: Picture) -> None:
        """Draw in place; a dumb terminal prints one picture below the other."""
        self.console.control(Control.home())
        shown = [piece for line in picture for piece in (*line, Segment.line())]
        self.console.print(Segments(shown[:-1]), end="\n" if self.console.is_dumb_terminal else "")

    def flush_keys(self) -> None:
        """Discard pending keys, which were typed before the current picture."""
        termios.tcflush(self.keyboard, termios.TCIFLUSH)

    def read_keys(self, wait: float) -> str:
        """The next keys; empty after `wait` seconds. Ignores escape sequences such as arrow keys."""
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
        """The next key; empty after `wait` seconds."""
        return self.read_keys(wait)[:1]

    def read_choice(self, keys: Collection[str], show: Callable[[KeyInput], None], ignore: float = 0) -> str:
        """Wait for one of the keys, which have one or two characters; without `keys` any key will do. Calls `show` whenever the input or
        the window size changes. Discards keys typed before the first picture and for `ignore` seconds after it."""
        if ignore:
            show(NO_INPUT)
            time.sleep(ignore)
        self.flush_keys()
        typed, shown = NO_INPUT, None
        self.drawn_size = None
        while True:
            if self.drawn_size != self.console.size or shown != typed:
                self.drawn_size, shown = self.console.size, typed
                show(typed)
            for key in self.read_keys(RESIZE_INTERVAL):
                typed = add_key(typed, key, keys)
                if typed.keys in keys or (typed.keys and not keys):
                    return typed.keys


def add_key(typed: KeyInput, key: str, keys: Collection[str]) -> KeyInput:
    """The input after one more key. An invalid key is dropped; Esc and Backspace clear the input."""
    if not keys:
        return KeyInput(key)
    if key in CLEARING:
        return NO_INPUT
    for way in (typed.keys + key, key):
        if any(each.startswith(way) for each in keys):
            return KeyInput(way)
    begun = any(each.startswith(typed.keys) for each in keys)
    return KeyInput(typed.keys if begun else "", key if key.isprintable() else "")


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """SIGTERM and SIGHUP raise TerminalClosed, so that the terminal is reset before the program ends."""

    def close(number: int, frame: Any) -> NoReturn:
        raise TerminalClosed(number)

    before = {number: signal.signal(number, close) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
