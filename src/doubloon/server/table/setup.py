"""Creating and joining a table: a request becomes an event, or is refused."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import doubloon
from doubloon.bots import bot_names as all_bots
from doubloon.bots import default_bot
from doubloon.engine import fair
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import NOBODY, Game, seen_by_all
from doubloon.engine.record import State
from doubloon.i18n import LANGUAGES, bot_names, names, people
from doubloon.server.protocol.messages import Join, NewSeat, NewTable, Phase, SeatKey
from doubloon.server.protocol.presets import FACES, WORDS, known_names
from doubloon.server.table.events import Chair, Made, Sat, Terms, Watching
from doubloon.server.table.first_names import is_alike, is_first_name, likeness
from doubloon.server.table.state import Seat, Table, asked_for_hands

UNNAMED = "clever"  # the default of the messages `hand` and `bot`


class Environment(NamedTuple):
    """The inputs that pure functions may not fetch themselves: the time, and random bytes for secrets."""

    now: int  # ms since 1970
    random: Callable[[int], bytes]
    code_words: int = 3  # in a room code
    typed_names: bool = True  # may hosts allow first names that people type

    def key(self) -> str:
        return urlsafe_b64encode(self.random(16)).decode().rstrip("=")

    def hex(self, count: int) -> str:
        return self.random(count).hex()


def hash_key(key: str) -> str:
    """The stored form of a key. A key has 128 random bits, so a fast hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code(environment: Environment) -> str:
    return "-".join(WORDS[byte] for byte in environment.random(environment.code_words))


def normalize_code(written: str) -> str:
    """`Amber  boat river` -> `amber-boat-river`"""
    return "-".join(written.lower().replace("-", " ").split())


def supported_language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


# === Create ===


def create(request: NewTable, environment: Environment) -> tuple[Made, list[SeatKey]]:
    """The first event of a new table, and the keys for the device that created it."""
    game = doubloon.game(request.game)
    opening = game.new(len(request.seats), request.first, **request.options)
    _check_begun(game, opening, request)
    lang = supported_language(request.lang)
    terms = Terms(request.spectators, request.hints, request.clock, request.interval, names=request.names and environment.typed_names)
    chairs: list[Chair] = []
    keys = []
    taken = _names_and_faces(request.seats)
    for number, seat in enumerate(request.seats):
        if seat.kind == "me":
            check_listed(seat.name, seat.face, typed=terms.names)
        others = _names_and_faces(chairs) | (_names_and_faces(request.seats[number + 1 :]) - {seat.face})
        chair = _chair(game, seat, lang, taken=others if seat.kind == "me" else taken, environment=environment)
        taken |= {chair.name, chair.face}
        if seat.kind == "me":
            keys.append(SeatKey(seat=number, key=environment.key()))
            chair = Chair(name=chair.name, face=chair.face, key=hash_key(keys[-1].key))
        chairs.append(chair)
    _check_distinct(seat.name for seat in request.seats)
    watch = SeatKey(seat=None, key=environment.key())
    event = Made(
        at=environment.now,
        game=game.id,
        version=game.version,
        options=game.chosen(opening),
        chairs=chairs,
        first=request.first,
        lang=lang,
        terms=terms,
        code=new_code(environment),
        seed=environment.hex(fair.SEED_BYTES),
        watch="" if keys else hash_key(watch.key),
        begun=request.begun,
    )
    return event, keys or [watch]


def _names_and_faces(seats: Iterable[NewSeat | Chair | Seat]) -> set[str]:
    return {each for seat in seats for each in (seat.name, seat.face) if each}


def _check_begun(game: Game, opening: State, request: NewTable) -> None:
    """The actions of another game are legal and leave something to play; everybody is on this device, or a bot: nobody else saw them."""
    if not request.begun:
        return
    if any(seat.kind == "open" for seat in request.seats):
        raise Refusal("table/begun", "a game that has begun is played on by one device and bots")
    state = opening
    for action in request.begun:
        state = game.play(state, action)
    if game.actor(state) == NOBODY:
        raise Refusal("move/over", "the game is over", asked=len(request.begun))


def _chair(game: Game, seat: NewSeat, lang: str, *, taken: set[str], environment: Environment) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        bot = chosen_bot(game, seat.bot)
        name, face = named_bot(seat, bot, lang) if seat.name else pick_bot_name(bot, lang, taken, environment)
        return Chair(name=name, face=face, bot=bot)
    name, face = pick_person_name(seat.name, seat.face, lang, taken, environment)
    return Chair(name=name, face=face)


def live_bots(game: Game) -> list[str]:
    """Live tables admit only bots that keep their time budget: no custom bots, and no exact solutions."""
    return [name for name in all_bots(game) if name != "optimal"]


def chosen_bot(game: Game, name: str) -> str:
    """The bot of that name, or the game's usual one: if none is named, or the one that messages name where a client does not."""
    if name in live_bots(game):
        return name
    if name in ("", UNNAMED):
        return default_bot(game)
    known = ", ".join(live_bots(game))
    raise BadSetup("setup/bot", f"there is no bot {name!r}; there are {known}", asked=name, known=known)


def named_bot(seat: NewSeat, bot: str, lang: str) -> tuple[str, str]:
    """The bot with the requested name; each name has its face."""
    for name, face in _bot_names(bot, lang):
        if name == seat.name and seat.face in ("", face):
            return name, face
    raise Refusal("name/unknown", "names are picked from the list", asked=seat.name)


def pick_bot_name(bot: str, lang: str, taken: Collection[str], environment: Environment) -> tuple[str, str]:
    """A name and face for a bot, if possible one that nobody at the table has."""
    known = _bot_names(bot, lang)
    unnamed = [each for each in known if each[0] not in taken] or known
    free = [each for each in unnamed if each[1] not in taken] or unnamed
    return free[environment.random(1)[0] % len(free)]


def _bot_names(bot: str, lang: str) -> list[tuple[str, str]]:
    """Names and faces of bots of that strength; else those of people."""
    return [(name, face) for face, name in bot_names(lang, bot) or people(lang)]


def check_listed(name: str, face: str, *, typed: bool) -> None:
    """Names and faces are picked from the lists; or first names are typed, where the host allows it."""
    if name and name not in known_names():
        if not typed:
            raise Refusal("name/unknown", "names are picked from the list", asked=name)
        if not is_first_name(name):
            raise Refusal("name/letters", "a first name has at most 12 letters of one script", asked=name)
    if face and face not in FACES:
        raise Refusal("face/unknown", "faces are picked from the list", asked=face)


def check_person(table: Table, name: str, face: str, *, seat: int | None = None) -> None:
    """May somebody at this table be called that, and have that face? Nobody is the twin of somebody on another seat."""
    check_listed(name, face, typed=table.creation.terms.names)
    others = [each for number, each in enumerate(table.seats) if number != seat]
    if name and is_alike(name, [each.name for each in others if each.name]):
        raise Refusal("name/taken", "somebody at this table has that name", asked=name)
    if seat is not None and not (name and face):
        raise Refusal("name/unknown", "a person has a name and a face", asked=name)
    if seat is not None and face in {each.face for each in others}:
        raise Refusal("face/taken", "somebody at this table has that face", asked=face)


def pick_person_name(name: str, face: str, lang: str, taken: Collection[str], environment: Environment) -> tuple[str, str]:
    """The requested name with a face that nobody at the table has, if there is one; else a free name with its face."""
    named = names(lang, [""] * 16, environment.hex(4))
    unnamed = [each for each in named if each not in taken] or named
    chosen = name or next((each for each in unnamed if own_face(each) not in taken), unnamed[0])
    wished = face or own_face(chosen)
    free = [each for each in FACES if each not in taken] or [own_face(chosen) or FACES[0]]
    return chosen, wished if wished and wished not in taken else free[0]


def own_face(name: str) -> str:
    """The face that goes with a name of the list; "" for a typed one."""
    return next((face for known in LANGUAGES for face, each in people(known) if each == name), "")


def _check_distinct(requested: Iterable[str]) -> None:
    used = [name for name in requested if name]
    if len(set(map(likeness, used))) != len(used):
        raise Refusal("name/taken", "somebody at this table has that name", asked=max(used, key=used.count))


# === Join ===


def existing_key(table: Table, key: str | None) -> SeatKey | None:
    """The seat key of a device that has joined with this key before: joining again is idempotent."""
    if key is not None:
        for holder in table.holders:
            if holder.key == hash_key(key) and not holder.is_revoked:
                return SeatKey(seat=holder.seat, key=key)
    return None


def join(table: Table, request: Join, environment: Environment, *, forgets: int | None = None) -> tuple[Sat | Watching, SeatKey]:
    """A person takes a seat, or watches; `forgets` is the holder whose key to watch is given up for it."""
    if table.phase == Phase.CLOSED:
        raise Refusal("table/closed", "this table is closed")
    key = request.key or environment.key()
    if request.watch:
        if not table.creation.terms.spectators:
            raise Refusal("table/no-spectators", "nobody may watch at this table")
        return Watching(at=environment.now, key=hash_key(key), forgets=forgets), SeatKey(seat=None, key=key)
    seat = _open_seat(table, request.seat)
    check_person(table, request.name, request.face)
    taken = _names_and_faces(table.seats)
    name, face = pick_person_name(request.name, request.face, supported_language(request.lang), taken, environment)
    bot = default_bot(table.game) if table.game is not None and _has_hands(table) and asked_for_hands(table) else ""
    anew = table.phase == Phase.OPEN
    return Sat(at=environment.now, seat=seat, name=name, face=face, key=hash_key(key), bot=bot, anew=anew), SeatKey(seat=seat, key=key)


def _has_hands(table: Table) -> bool:
    """Are there hands on the table now that a newcomer must not see? Else a host could free a seat, join it and read its cards."""
    return table.phase == Phase.PLAYING and table.game is not None and table.game.secret is not seen_by_all


def _open_seat(table: Table, requested: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not free:
        raise Refusal("table/full", "no seat is open at this table")
    if requested is None:
        return free[0]
    if requested not in free:
        raise Refusal("seat/taken", f"seat {requested} is not open", asked=requested)
    return requested
