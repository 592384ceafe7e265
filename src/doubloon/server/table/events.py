"""The events of a table, as the store keeps them: a table is the list of its events. They contain secrets and are never sent to clients."""

from __future__ import annotations

import msgspec

from doubloon.server.protocol.messages import By

SERVER = -1  # instead of a holder: the server caused the event


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    at: int  # ms since 1970, by the server's clock
    holder: int = SERVER  # who sent the command
    id: str = ""  # of the command


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table: a person on the host's device (`key`), a bot (`bot`), or open."""

    name: str = ""
    face: str = ""
    bot: str = ""
    key: str = ""  # SHA-256 of the seat's key, in hex; the key itself is not stored


class Terms(msgspec.Struct, frozen=True):
    """The host's choices besides the game's options."""

    spectators: bool = True
    hints: bool = True
    clock: int = 0  # seconds for a move; 0: no limit
    interval: int = 700  # ms between a seat's own rolls in a race
    names: bool = False  # people may type first names


class Made(Event, frozen=True, kw_only=True):
    game: str
    version: int  # of the rules
    options: dict[str, int]
    chairs: list[Chair]
    first: int
    terms: Terms
    code: str
    seed: str
    lang: str = "en"  # language of the bots' names
    watch: str = ""  # SHA-256 of the host's key, if the host has no seat
    begun: list[int] = []  # actions of another game, with which the first game of this table begins


class Sat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    face: str
    key: str
    anew: bool = False  # the others, who may have shown what they add to the dice, begin anew
    bot: str = ""  # plays the seat until the game is over, or the others agree: the hand is not this person's


class TransferOffered(Event, frozen=True, kw_only=True):
    """The holder's seat goes to the device that shows the secret, once."""

    secret: str  # its SHA-256
    until: int  # ms since 1970


class Transferred(Event, frozen=True, kw_only=True):
    """The holder plays on another device: the key is another one."""

    key: str


class Watching(Event, frozen=True, kw_only=True):
    key: str
    forgets: int | None = None  # a holder whose key to watch is revoked for it


class Committed(Event, frozen=True, kw_only=True):
    seat: int
    hash: str


class Added(Event, frozen=True, kw_only=True):
    seat: int
    bits: str


class Readied(Event, frozen=True, kw_only=True):
    """The person is ready to start, or not yet."""

    seat: int
    on: bool = True


class Renamed(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    face: str


class Configured(Event, frozen=True, kw_only=True):
    """The host has changed the options, the number of seats, or the terms."""

    version: int  # of the rules: today's
    options: dict[str, int]
    terms: Terms
    first: int
    seats: list[int | None]  # for each seat from now on: its number before; null: a new seat, which is open


class Countdown(Event, frozen=True, kw_only=True):
    """The game starts in a few seconds, unless somebody stops it."""


class Called(Event, frozen=True, kw_only=True):
    """The host asked to start; the game starts when all devices have sent their additions."""


class Sealed(Event, frozen=True, kw_only=True):
    """The commitments are fixed: devices show their additions now."""

    commitments: list[str]  # by seat


class Withheld(Event, frozen=True, kw_only=True):
    """These seats did not show what they had committed to: they add nothing, and the others begin anew."""

    seats: list[int]


class Started(Event, frozen=True, kw_only=True):
    additions: list[str]
    actions: list[int]  # chance's, before the first move
    commitments: list[str] = []  # by seat; none at all: the game is of before commitments


class Played(Event, frozen=True, kw_only=True):
    """A move: the answer of the tempo node (in a race), the seat's action, and chance's outcomes."""

    seat: int
    actions: list[int]
    by: By = "person"


class Undone(Event, frozen=True, kw_only=True):
    seat: int


class HandedOver(Event, frozen=True, kw_only=True):
    """A bot plays the seat; a holder may take it back."""

    seat: int
    bot: str
    name: str = ""  # of a bot on a seat without a holder
    face: str = ""
    until_back: bool = False  # only while its person is gone


class TakenBack(Event, frozen=True, kw_only=True):
    seat: int


class Freed(Event, frozen=True, kw_only=True):
    """The seat is open; the former holder's key is revoked."""

    seat: int


class Agreed(Event, frozen=True, kw_only=True):
    """May the person who waits for the seat play it now?"""

    seat: int
    holders: list[int]  # who answered: a device may hold several seats
    yes: bool


class Hosted(Event, frozen=True, kw_only=True):
    host: int  # a holder


class Voted(Event, frozen=True, kw_only=True):
    """What people on one device want to play next; `game` "": nothing any more."""

    holders: list[int]
    game: str = ""
    options: dict[str, int] = {}


class NextSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the next game: one of the last game, or that of another bot."""

    kept: int | None = None
    bot: str = ""  # who plays it; "" for its person
    name: str = ""  # of another bot
    face: str = ""


class NextGame(msgspec.Struct, frozen=True):
    game: str
    version: int
    options: dict[str, int]
    seats: list[NextSeat]


class Again(Event, frozen=True, kw_only=True):
    seed: str
    first: int
    returns: bool = False  # bots that played for people give their seats back
    next: NextGame | None = None  # None: the same game with the same seats


class Closed(Event, frozen=True, kw_only=True):
    pass


AnyEvent = (
    Made
    | Sat
    | TransferOffered
    | Transferred
    | Watching
    | Committed
    | Added
    | Readied
    | Renamed
    | Configured
    | Countdown
    | Called
    | Sealed
    | Withheld
    | Started
    | Played
    | Undone
    | HandedOver
    | TakenBack
    | Freed
    | Agreed
    | Hosted
    | Voted
    | Again
    | Closed
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return ENCODER.encode(event)


def decode(body: bytes) -> AnyEvent:
    return DECODER.decode(body)
