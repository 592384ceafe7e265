"""What happens at a table, as it is kept: the list of these is the table. Secrets are in it; nobody is ever sent one as it is."""

from __future__ import annotations

from typing import Literal

import msgspec

SERVER = -1  # in place of a holder: the table did it by itself

By = Literal["person", "bot", "clock"]


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    at: int  # ms since 1970, by the server's clock
    holder: int = SERVER  # who commanded it
    id: str = ""  # of the command


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat when the table is made: a person's on the host's device (`key`), a bot's (`bot`), or open."""

    name: str = ""
    face: str = ""
    bot: str = ""
    key: str = ""  # SHA-256 of the seat's key, in hex; a key itself is kept nowhere


class Terms(msgspec.Struct, frozen=True):
    """What the host chose, beside the game's own options."""

    spectators: bool = True
    hints: bool = True
    clock: int = 0  # seconds for a move; 0: no limit
    interval: int = 700  # ms between a seat's own rolls in a race


class Made(Event, frozen=True, kw_only=True):
    game: str
    version: int  # of the rules
    options: dict[str, int]
    chairs: list[Chair]
    first: int
    terms: Terms
    code: str
    seed: str
    lang: str = "en"  # in which bots are named
    watch: str = ""  # the host's key, if the host has no seat


class Sat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    face: str
    key: str


class Watching(Event, frozen=True, kw_only=True):
    key: str


class Added(Event, frozen=True, kw_only=True):
    seat: int
    bits: str


class Called(Event, frozen=True, kw_only=True):
    """The host asked for the start: it comes when all additions are in."""


class Started(Event, frozen=True, kw_only=True):
    additions: list[str]
    actions: list[int]  # of chance, before the first move


class Played(Event, frozen=True, kw_only=True):
    """A move: the answer to who is quicker, if that was asked; what the seat did; what chance made of it."""

    seat: int
    actions: list[int]
    by: By = "person"


class Undone(Event, frozen=True, kw_only=True):
    seat: int


class HandedOver(Event, frozen=True, kw_only=True):
    """A bot plays the seat; if it has a holder, until the holder takes it back."""

    seat: int
    bot: str
    name: str = ""  # of a bot that has the seat to itself
    face: str = ""


class TakenBack(Event, frozen=True, kw_only=True):
    seat: int


class Freed(Event, frozen=True, kw_only=True):
    """The seat is open; the key of who had it is worth nothing."""

    seat: int


class Hosted(Event, frozen=True, kw_only=True):
    host: int  # the holder who is host from now on


class Again(Event, frozen=True, kw_only=True):
    seed: str
    first: int


class Closed(Event, frozen=True, kw_only=True):
    pass


AnyEvent = Made | Sat | Watching | Added | Called | Started | Played | Undone | HandedOver | TakenBack | Freed | Hosted | Again | Closed

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def packed(event: AnyEvent) -> bytes:
    return ENCODER.encode(event)


def unpacked(body: bytes) -> AnyEvent:
    return DECODER.decode(body)
