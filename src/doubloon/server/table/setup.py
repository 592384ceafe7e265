"""Making a table, and sitting down at it or watching: what was asked becomes an event, or is refused."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import doubloon
from doubloon.bots import DEFAULT, STRENGTHS
from doubloon.engine import fair
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.i18n import LANGUAGES, names, people
from doubloon.i18n import bot_names as bots_called
from doubloon.server.protocol.messages import Held, Join, NewSeat, NewTable, Phase
from doubloon.server.protocol.presets import FACES, WORDS, known_names
from doubloon.server.table.events import Chair, Made, Sat, Terms, Watching
from doubloon.server.table.state import Table

MOST_HOLDERS = 256  # keys of one table
MOST_WATCHERS = 64  # of them
BOTS = (*STRENGTHS, "random")


class World(NamedTuple):
    """What a table does not have of its own: the time, and chance for secrets."""

    now: int  # ms since 1970
    random: Callable[[int], bytes]

    def key(self) -> str:
        return urlsafe_b64encode(self.random(16)).decode().rstrip("=")

    def hex(self, count: int) -> str:
        return self.random(count).hex()


def hashed(key: str) -> str:
    """How a key is kept. It has 128 random bits: nothing slower is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code(world: World) -> str:
    return "-".join(WORDS[byte] for byte in world.random(3))


def plain_code(written: str) -> str:
    """`Amber  boat river` -> `amber-boat-river`"""
    return "-".join(written.lower().replace("-", " ").split())


def spoken(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


# === Making ===


def made(wish: NewTable, world: World) -> tuple[Made, list[Held]]:
    """The first event of a table, and the keys for the device of who made it."""
    game = doubloon.game(wish.game)
    opening = game.new(len(wish.seats), wish.first, **wish.options)
    lang = spoken(wish.lang)
    chairs, held = [], []
    taken = {each for seat in wish.seats for each in (seat.name, seat.face)}
    for number, seat in enumerate(wish.seats):
        chair = _chair(seat, lang, taken, world)
        taken |= {chair.name, chair.face}
        if seat.kind == "me":
            held.append(Held(seat=number, key=world.key()))
            chair = Chair(name=chair.name, face=chair.face, key=hashed(held[-1].key))
        chairs.append(chair)
    _check_different(seat.name for seat in wish.seats)
    watch = Held(seat=None, key=world.key())
    event = Made(
        at=world.now,
        game=game.id,
        version=game.version,
        options=game.chosen(opening),
        chairs=chairs,
        first=wish.first,
        lang=lang,
        terms=Terms(wish.spectators, wish.hints, wish.clock, wish.interval),
        code=new_code(world),
        seed=world.hex(fair.SEED_BYTES),
        watch="" if held else hashed(watch.key),
    )
    return event, held or [watch]


def _chair(seat: NewSeat, lang: str, taken: set[str], world: World) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        check_bot(seat.bot or DEFAULT)
        name, face = bot_asked(seat, lang) if seat.name else bot_called(seat.bot or DEFAULT, lang, taken, world)
        return Chair(name=name, face=face, bot=seat.bot or DEFAULT)
    name, face = person_called(seat.name, seat.face, lang, taken, world)
    return Chair(name=name, face=face)


def check_bot(name: str) -> None:
    """Only bots that answer at once, or in the time they are given, play at live tables; none of the user's own."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise BadSetup("setup/bot", f"there is no bot {name!r}; there are {known}", asked=name, known=known)


def bot_asked(seat: NewSeat, lang: str) -> tuple[str, str]:
    """The bot that was asked for by its name; its face goes with it."""
    for name, face in _bots(seat.bot or DEFAULT, lang):
        if name == seat.name and seat.face in ("", face):
            return name, face
    raise Refusal("name/unknown", "names are picked from the list", asked=seat.name)


def bot_called(bot: str, lang: str, taken: Collection[str], world: World) -> tuple[str, str]:
    """Name and face for a bot: if possible one that nobody here has yet."""
    known = _bots(bot, lang)
    unnamed = [each for each in known if each[0] not in taken] or known
    free = [each for each in unnamed if each[1] not in taken] or unnamed
    return free[world.random(1)[0] % len(free)]


def _bots(bot: str, lang: str) -> list[tuple[str, str]]:
    """Names and faces of those who play with that strength; or else of anybody."""
    return [(name, face) for face, name in bots_called(lang, bot) or people(lang)]


def person_called(name: str, face: str, lang: str, taken: Iterable[str], world: World) -> tuple[str, str]:
    """The name and face asked for, if they are on the lists; else any name that is free, and the face that goes with it."""
    if name and name not in known_names():
        raise Refusal("name/unknown", "names are picked from the list", asked=name)
    if face and face not in FACES:
        raise Refusal("face/unknown", "faces are picked from the list", asked=face)
    free = [each for each in names(lang, [""] * 16, world.hex(4)) if each not in set(taken)]
    called = name or free[0]
    return called, face or next(fitting for known in LANGUAGES for fitting, each in people(known) if each == called)


def _check_different(wished: Iterable[str]) -> None:
    given = [name for name in wished if name]
    if len(set(given)) != len(given):
        raise Refusal("name/taken", "somebody at this table has that name", asked=max(given, key=given.count))


# === Joining ===


def held_before(table: Table, key: str | None) -> Held | None:
    """The place of somebody who has come in before with this key."""
    if key is not None:
        for holder in table.holders:
            if holder.key == hashed(key) and not holder.is_revoked:
                return Held(seat=holder.seat, key=key)
    return None


def joined(table: Table, wish: Join, world: World) -> tuple[Sat | Watching, Held]:
    """Somebody comes in by the room code."""
    if table.phase == Phase.CLOSED:
        raise Refusal("table/closed", "this table is closed")
    watchers = sum(holder.seat is None for holder in table.holders)
    if len(table.holders) >= MOST_HOLDERS or (wish.watch and watchers >= MOST_WATCHERS):
        raise Refusal("table/crowded", "no more people can come to this table")
    key = wish.key or world.key()
    if wish.watch:
        if not table.made.terms.spectators:
            raise Refusal("table/no-spectators", "nobody may watch at this table")
        return Watching(at=world.now, key=hashed(key)), Held(seat=None, key=key)
    seat = _open_seat(table, wish.seat)
    taken = [each.name for each in table.seats]
    if wish.name in taken and wish.name:
        raise Refusal("name/taken", "somebody at this table has that name", asked=wish.name)
    name, face = person_called(wish.name, wish.face, spoken(wish.lang), taken, world)
    return Sat(at=world.now, seat=seat, name=name, face=face, key=hashed(key)), Held(seat=seat, key=key)


def _open_seat(table: Table, wished: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not free:
        raise Refusal("table/full", "no seat is open at this table")
    if wished is None:
        return free[0]
    if wished not in free:
        raise Refusal("seat/taken", f"seat {wished} is not open", asked=wished)
    return wished
