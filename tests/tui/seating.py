"""People at live tables without a terminal: a real server, real keys, and pictures that are drawn for nobody."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO

from rich.console import Console

from doubloon.client import Desk, NewSeat, NewTable, Place
from doubloon.server.protocol.messages import Join, Move
from doubloon.tui.deeds import deeds
from doubloon.tui.seat import Seat

ME, OPEN, BOT = NewSeat(kind="me"), NewSeat(), NewSeat(kind="bot", bot="clever")
PATIENCE = 30.0  # seconds


def made(url: str, game: str, *seats: NewSeat, **options: int | str) -> Place:
    return asyncio.run(Desk(url).make(NewTable(game=game, seats=list(seats), options=dict(options))))


def joined(url: str, code: str, *, watch: bool = False) -> Place:
    return asyncio.run(Desk(url).join(Join(code=code, watch=watch)))


class Sitter:
    """Who presses keys, and sees a window of 80 columns and 24 lines."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.device = seat, seat.device
        self.console = Console(file=StringIO(), width=80, height=24, force_terminal=True, highlight=False)

    def sees(self) -> str:
        drawn = self.seat.picture(self.console)
        assert len(drawn) == 24
        return "\n".join("".join(piece.text for piece in line) for line in drawn)

    def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.sees()
            time.sleep(0.005)

    def shows(self, words: str) -> None:
        self.until(lambda: words in self.sees())

    def press(self, keys: str) -> None:
        for key in keys:
            self.seat.press(key)

    def move(self, rng: random.Random) -> None:
        """Any move that a key makes now, if there is one; through the curtain if there is one."""
        self.sees()
        before = self.device.seq
        found = [deed for deed in deeds(self.seat.post()) if deed.command is Move]
        if self.seat._is_curtained():
            self.press("x")
        elif found:
            self.press(rng.choice(found).key)
            self.until(lambda: self.device.seq != before or self.seat.word or self.seat.tumbling)
            self.seat.word = ""

    def play(self, rng: random.Random) -> None:
        """Any moves, to the end of the game."""
        end = time.monotonic() + PATIENCE
        while self.device.room.phase == "playing":
            assert time.monotonic() < end, self.sees()
            self.move(rng)
            time.sleep(0.002)


@contextmanager
def sitting(url: str, place: Place, lang: str = "en") -> Iterator[Sitter]:
    seat = Seat(lang, url, place)
    seat.wire.open()
    try:
        yield Sitter(seat)
    finally:
        seat.wire.close()
