"""Tables without a server: commands in, events out, a clock that stands still."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, Game
from doubloon.server.protocol.messages import Add, AnyCommand, Join, Move, NewSeat, NewTable, Phase, Start
from doubloon.server.table import commands, setup
from doubloon.server.table.events import AnyEvent
from doubloon.server.table.moves import offers
from doubloon.server.table.setup import World
from doubloon.server.table.state import Step, Table, apply, new_table

ME, OPEN, BOT = NewSeat(kind="me"), NewSeat(kind="open"), NewSeat(kind="bot", bot="clever")


def world(seed: int = 1, now: int = 1_000_000) -> World:
    return World(now, random.Random(seed).randbytes)


@dataclass
class Sitting:
    """A table with all that happened at it."""

    table: Table
    events: list[AnyEvent]
    world: World
    ids: Any

    def happen(self, events: Iterable[AnyEvent]) -> list[Step]:
        steps: list[Step] = []
        for event in events:
            self.events.append(event)
            steps += apply(self.table, event)
        return steps

    def do(self, command: type[AnyCommand], who: Iterable[int] | None = None, **values: Any) -> list[Step]:
        """A command, by whoever may."""
        holders = set(range(len(self.table.holders))) if who is None else set(who)
        values.setdefault("id", f"c{next(self.ids)}")
        return self.happen(commands.decide(self.table, holders, command(**values), self.world))

    def join(self, **values: Any) -> None:
        event, _ = setup.joined(self.table, Join(code="any", **values), self.world)
        self.happen([event])

    def start(self) -> None:
        for number, seat in enumerate(self.table.seats):
            if seat.holder is not None and not seat.addition:
                self.do(Add, seat=number, bits=f"{number:032x}")
        if self.table.phase == Phase.OPEN:
            self.do(Start)
        self.happen([commands.started(self.table, self.world)])

    def move(self, action: int, seat: int | None = None, **values: Any) -> list[Step]:
        seat = next(iter(offers(self.table))) if seat is None else seat
        values.setdefault("base", self.table.seq)
        return self.do(Move, seat=seat, action=action, **values)

    def play(self, rng: random.Random, moves: int = 10**6) -> None:
        """Any moves, as many as that or to the end."""
        for _ in range(moves):
            if self.table.phase != Phase.PLAYING:
                return
            seat, offer = rng.choice(sorted(offers(self.table).items(), key=lambda each: each[0]))
            self.happen([commands.played(self.table, seat, rng.choice(offer.moves), world=self.world, by="person")])


def sitting(game: str = "pig", seats: Sequence[NewSeat] = (ME, ME), *, seed: int = 1, **wish: Any) -> Sitting:
    """A table that has just been made."""
    here = world(seed)
    made, _ = setup.made(NewTable(game=game, seats=list(seats), **wish), here)
    return Sitting(new_table("a" * 16, made), [made], here, count())


def playing(game: str = "pig", seats: Sequence[NewSeat] = (ME, ME), **wish: Any) -> Sitting:
    """A table whose game has just begun."""
    sat = sitting(game, seats, **wish)
    sat.start()
    return sat


def any_table(game: Game, rng: random.Random) -> NewTable:
    """A table with any seats, first seat and options; one or two seats are the host's."""
    seats, mine = rng.randint(*game.seats), rng.choice((1, 1, 2))
    while True:
        options: dict[str, int | str] = {
            name: rng.randint(option.low, option.high) for name, option in game.options.items() if rng.random() < 0.3
        }
        first = rng.randint(CHANCE, seats - 1)
        try:
            game.new(seats, first, **options)
        except BadSetup:
            continue
        return NewTable(game=game.id, seats=[ME] * mine + [OPEN] * (seats - mine), options=options, first=first, interval=400)
