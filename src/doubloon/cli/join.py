"""`doubloon join` and `doubloon host`: play at a live table."""

from __future__ import annotations

import asyncio
import signal
import sys
import urllib.error
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from http.client import HTTPException
from typing import Any, TypeVar

import msgspec
import typer

import doubloon
from doubloon.cli import seat_keys
from doubloon.cli.options import parse_first_seat, parse_list, parse_option
from doubloon.client import ApiClient, ApiError, Credentials, NewSeat, NewTable
from doubloon.client.api import split_link
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.i18n import text
from doubloon.server.protocol.messages import Join
from doubloon.tui.live_screen import LiveScreen
from doubloon.tui.session import program_name
from doubloon.tui.terminal import Terminal, TerminalClosed, raise_on_signals

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class HostFlags:
    """The flags of `doubloon host`."""

    seats: int | None
    people: int
    bots: str
    options: list[str]
    first: str
    clock: int


# === Joining ===


def join_table(lang: str, link: str, *, people: int, watch: bool) -> None:
    """Join the table of a link; watch if no seat is open."""
    url, code = split_link(link)
    terminal = Terminal()
    credentials = None if watch else run_request(_take_seats(ApiClient(url), Join(code=code, lang=lang), people), url)
    screen = LiveScreen(lang, url, credentials or run_request(_watch(ApiClient(url), Join(code=code, watch=True)), url))
    if credentials is None and not watch:
        screen.notice = text(lang, "tui-no-seat")
    run_screen(lang, terminal, screen)


async def _take_seats(api: ApiClient, request: Join, people: int) -> Credentials | None:
    """Take a seat for each person. Stored keys of this table return the same seats. None if no seat is open."""
    link = seat_keys.table_link(api.url, request.code)
    known, joined = seat_keys.load(link), list[Credentials]()
    for key in [*known, *(seat_keys.new_key() for _ in range(people - len(known)))]:
        try:
            joined.append(await api.join(msgspec.structs.replace(request, key=key)))
        except ApiError as refused:
            if refused.reason != "table/full":
                raise
            break
    if not joined:
        return None
    seat_keys.save(link, [key for credentials in joined for key in credentials.keys])
    return replace(
        joined[-1],
        keys=[key for credentials in joined for key in credentials.keys],
        seats=[s for credentials in joined for s in credentials.seats],
    )


async def _watch(api: ApiClient, request: Join) -> Credentials:
    link = seat_keys.table_link(api.url, request.code, watch=True)
    credentials = await api.join(msgspec.structs.replace(request, key=next(iter(seat_keys.load(link)), seat_keys.new_key())))
    seat_keys.save(link, credentials.keys)
    return credentials


# === Hosting ===


def host_table(lang: str, game_id: str, url: str, flags: HostFlags) -> None:
    """Create a table, as its host."""
    if not url.startswith(("http://", "https://")):
        raise Refusal("join/server", f"a server is written http://HOST:PORT, not {url!r}", asked=url)
    address, request = url.partition("#")[0], new_table_request(lang, game_id, flags)
    terminal = Terminal()
    credentials = run_request(ApiClient(address).make(request), address)
    seat_keys.save(seat_keys.table_link(address, credentials.room.code), credentials.keys)
    run_screen(lang, terminal, LiveScreen(lang, address, credentials))


def new_table_request(lang: str, game_id: str, flags: HostFlags) -> NewTable:
    """The request for a new table: people of this terminal on the first seats, bots on the last, open seats between them."""
    game = doubloon.game(game_id)
    bots = parse_list(flags.bots) if flags.bots else ()
    taken = flags.people + len(bots)
    seats = max(game.seats[0], taken) if flags.seats is None else flags.seats
    if taken > seats or not game.seats[0] <= seats <= game.seats[1]:
        low, high = game.seats
        raise BadSetup("setup/seats", f"{game_id} is for {low} to {high} players", low=low, high=high, asked=max(seats, taken))
    new_seats = [NewSeat(kind="me")] * flags.people + [NewSeat()] * (seats - taken) + [NewSeat(kind="bot", bot=name) for name in bots]
    options: dict[str, int | str] = dict(map(parse_option, flags.options))
    return NewTable(
        game=game.id, seats=new_seats, options=options, first=parse_first_seat(flags.first, seats), clock=flags.clock, lang=lang
    )


# === At the table ===


def run_request(work: Coroutine[Any, Any, Answer], url: str) -> Answer:
    """Run a request; turns its errors into a Refusal."""
    try:
        return asyncio.run(work)
    except ApiError as refused:
        raise Refusal(refused.reason, str(refused), **refused.values) from None
    except (urllib.error.URLError, HTTPException, msgspec.MsgspecError, OSError, ValueError) as error:
        raise Refusal("join/unreachable", f"{url}: {error}", url=url) from None


def run_screen(lang: str, terminal: Terminal, screen: LiveScreen) -> None:
    number = 0
    with raise_on_signals():
        try:
            screen.connection.open()
            screen.run(terminal)
        except TimeoutError:
            raise Refusal("join/unreachable", f"the server of {screen.link} does not answer", url=screen.link) from None
        except (TerminalClosed, KeyboardInterrupt) as end:
            number = end.number if isinstance(end, TerminalClosed) else signal.SIGINT
        finally:
            screen.connection.close()
    with suppress(OSError):
        typer.echo(_goodbye(lang, screen))
    sys.exit(128 + number if number else 0)


def _goodbye(lang: str, screen: LiveScreen) -> str:
    if not screen.device.is_closed:
        return text(lang, "tui-come-back", command=f"{program_name()} join {screen.link}")
    reason = screen.device.close_reason
    return text(lang, "error-seat-freed" if reason == "seat/freed" else "tui-gone")
