"""`doubloon join` and `doubloon host`: a place at a live table."""

from __future__ import annotations

import asyncio
import signal
import sys
import urllib.error
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec
import typer

import doubloon
from doubloon.cli import keys
from doubloon.cli.options import first_of, option_of
from doubloon.client import Desk, NewSeat, NewTable, Place, Refused
from doubloon.client.desk import parted
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.i18n import text
from doubloon.server.protocol.messages import Join
from doubloon.tui.seat import Seat
from doubloon.tui.session import program
from doubloon.tui.terminal import Closed, Terminal, closing

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Asked:
    """The flags of a new table, as they were written."""

    seats: int | None
    people: int
    bots: str
    options: list[str]
    first: str
    clock: int


# === Joining ===


def join_table(lang: str, link: str, *, people: int, watch: bool) -> None:
    """`link` is an address with a room code after #."""
    url, code = parted(link)
    terminal = Terminal()
    place = None if watch else answer_of(_seated(Desk(url), Join(code=code, lang=lang), people), url)
    seat = Seat(lang, url, place or answer_of(_watching(Desk(url), Join(code=code, watch=True)), url))
    if place is None and not watch:
        seat.word = text(lang, "tui-no-seat")
    sit(lang, terminal, seat)


async def _seated(desk: Desk, wish: Join, people: int) -> Place | None:
    """Sit down, each with a key; with those of last time people come back to the same seats. None where no seat is open."""
    link = keys.link_of(desk.url, wish.code)
    known, places = keys.kept(link), list[Place]()
    for key in [*known, *(keys.new() for _ in range(people - len(known)))]:
        try:
            places.append(await desk.join(msgspec.structs.replace(wish, key=key)))
        except Refused as refused:
            if refused.reason != "table/full":
                raise
            break
    if not places:
        return None
    keys.keep(link, [key for place in places for key in place.keys])
    return replace(places[-1], keys=[key for place in places for key in place.keys], seats=[s for place in places for s in place.seats])


async def _watching(desk: Desk, wish: Join) -> Place:
    link = keys.link_of(desk.url, wish.code, watch=True)
    place = await desk.join(msgspec.structs.replace(wish, key=next(iter(keys.kept(link)), keys.new())))
    keys.keep(link, place.keys)
    return place


# === Making ===


def host_table(lang: str, game_id: str, url: str, asked: Asked) -> None:
    """Make a table; who makes it is its host."""
    if not url.startswith(("http://", "https://")):
        raise Refusal("join/server", f"a server is written http://HOST:PORT, not {url!r}", asked=url)
    address, wish = url.partition("#")[0], wish_of(lang, game_id, asked)
    terminal = Terminal()
    place = answer_of(Desk(address).make(wish), address)
    keys.keep(keys.link_of(address, place.room.code), place.keys)
    sit(lang, terminal, Seat(lang, address, place))


def wish_of(lang: str, game_id: str, asked: Asked) -> NewTable:
    """People of this terminal on the first seats, bots on the last, friends between them."""
    game = doubloon.game(game_id)
    bots = [name for name in asked.bots.split(",") if name]
    taken = asked.people + len(bots)
    seats = max(game.seats[0], taken) if asked.seats is None else asked.seats
    if taken > seats or not game.seats[0] <= seats <= game.seats[1]:
        low, high = game.seats
        raise BadSetup("setup/seats", f"{game_id} is for {low} to {high} players", low=low, high=high, asked=max(seats, taken))
    chairs = [NewSeat(kind="me")] * asked.people + [NewSeat()] * (seats - taken) + [NewSeat(kind="bot", bot=name) for name in bots]
    options: dict[str, int | str] = dict(map(option_of, asked.options))
    return NewTable(game=game.id, seats=chairs, options=options, first=first_of(asked.first, seats), clock=asked.clock, lang=lang)


# === At the table ===


def answer_of(work: Coroutine[Any, Any, Answer], url: str) -> Answer:
    """What a server answers; what it refuses is a refusal here."""
    try:
        return asyncio.run(work)
    except Refused as refused:
        raise Refusal(refused.reason, str(refused), **refused.values) from None
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise Refusal("join/unreachable", f"{url}: {error}", url=url) from None


def sit(lang: str, terminal: Terminal, seat: Seat) -> None:
    number = 0
    with closing():
        try:
            seat.wire.open()
            seat.sit(terminal)
        except TimeoutError:
            raise Refusal("join/unreachable", f"{seat.link} does not let anybody in", url=seat.link) from None
        except (Closed, KeyboardInterrupt) as end:
            number = end.number if isinstance(end, Closed) else signal.SIGINT
        finally:
            seat.wire.close()
    with suppress(OSError):
        typer.echo(_goodbye(lang, seat))
    sys.exit(128 + number if number else 0)


def _goodbye(lang: str, seat: Seat) -> str:
    if not seat.device.is_gone:
        return text(lang, "tui-come-back", command=f"{program()} join {seat.link}")
    reason = seat.device.farewell
    return text(lang, "error-seat-freed" if reason == "seat/freed" else "tui-gone")
