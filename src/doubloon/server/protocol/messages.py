"""Every message in and out, as structs: what docs/protocol.md describes. What HTTP answers is in answers.py."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1
LARGEST = 4096  # bytes of a message to the server

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 random bits, base64url")]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{16}$")]
Bits = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 random bits, in hex")]
Word = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=60, description="three words, as in amber-boat-river")]


class Strict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What comes in: an unknown field is refused."""


# === HTTP ===


class NewSeat(Strict, frozen=True, kw_only=True):
    kind: Literal["open", "bot", "me"] = "open"
    bot: Word = ""
    name: Word = ""
    face: Word = ""


class NewTable(Strict, frozen=True, kw_only=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Word, int | Word] = {}
    first: Annotated[int, Meta(ge=-1, le=15)] = 0
    spectators: bool = True
    hints: bool = True
    clock: Annotated[int, Meta(ge=0, le=86_400, description="seconds for a move; 0: no limit")] = 0
    interval: Annotated[int, Meta(ge=400, le=5_000, description="ms between a seat's own rolls in a race")] = 700
    lang: Annotated[str, Meta(max_length=2, description="in which bots are named")] = "en"


class Join(Strict, frozen=True, kw_only=True):
    code: Code
    watch: bool = False
    seat: SeatNumber | None = None
    name: Word = ""
    face: Word = ""
    lang: Annotated[str, Meta(max_length=2, description="in which a name is chosen, if none is given")] = "en"
    key: Key | None = None  # made by the device itself: joining again with it is harmless


class Look(Strict, frozen=True, kw_only=True):
    code: Code


class Mine(Strict, frozen=True, kw_only=True):
    table: TableId
    key: Key


class MyTables(Strict, frozen=True, kw_only=True):
    tables: Annotated[list[Mine], Meta(max_length=32)]


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A key, shown once to whom it is for. `seat` null: to watch."""

    seat: int | None
    key: str


# === Commands ===


class Hello(Strict, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message of a socket."""

    protocol: int
    table: TableId
    keys: Annotated[list[Key], Meta(min_length=1, max_length=16)]
    after: Seq | None = None  # the last event that this device has
    plain: bool = False  # send scenes too: all that lies on the table, in words


class Ping(Strict, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    at: int = 0


class Command(Strict, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Answered by ack or reject with the same id; sent again with the same id it is done once."""

    id: Id


class Add(Command, frozen=True, kw_only=True):
    """A seat's part in the dice."""

    seat: SeatNumber
    bits: Bits


class Start(Command, frozen=True, kw_only=True):
    pass


class Move(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    action: Action
    base: Seq  # the last event that the player had seen


class Hold(Command, frozen=True, kw_only=True):
    """Roll on while the button is down: a state of the seat."""

    seat: SeatNumber
    on: bool


class Undo(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    base: Seq


class Hand(Command, frozen=True, kw_only=True):
    """Let a bot play my seat."""

    seat: SeatNumber
    bot: Word = "clever"


class Back(Command, frozen=True, kw_only=True):
    """Take my seat back."""

    seat: SeatNumber


class Leave(Command, frozen=True, kw_only=True):
    """Get up: before the game the seat is open, during it a bot plays until I am back."""

    seat: SeatNumber


class Bot(Command, frozen=True, kw_only=True):
    """Host: a bot on that seat."""

    seat: SeatNumber
    bot: Word = "clever"


class Free(Command, frozen=True, kw_only=True):
    """Host: that seat is open to the next who joins."""

    seat: SeatNumber


class Again(Command, frozen=True, kw_only=True):
    """Host: the same table once more, the next seat begins."""


class Close(Command, frozen=True, kw_only=True):
    pass


class Emote(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    emote: Word


class Hint(Command, frozen=True, kw_only=True):
    seat: SeatNumber


AnyCommand = Add | Start | Move | Hold | Undo | Hand | Back | Leave | Bot | Free | Again | Close | Emote | Hint
Incoming = Hello | Ping | AnyCommand


# === What is sent ===


Shown = dict[str, int | list[int]]  # fields of a view, which is different in every game
Values = dict[str, int | str]


class Phase(StrEnum):
    OPEN = "open"  # people come and go
    CALLED = "called"  # about to start: additions are awaited
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A text of the catalogues, before it has a language. Values that are lists hold such texts."""

    key: str
    values: dict[str, int | str | list[Said]] = {}
    brief: bool = False


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action as an eye sees it: what is told of it, and the fields of the view that changed."""

    actor: int  # a seat, or -1 for chance
    action: int  # -1: not for this eye
    told: list[Said]
    changes: Shown
    scene: list[Said] = []  # what lies on the table after it, if the device asked for that


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    action: int
    label: Said


class Eye(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat of this device is sent, or a spectator (-3)."""

    seat: int
    steps: list[Step] = []
    view: Shown | None = None  # the whole view, where steps would not do
    moves: list[Choice] = []
    undo: bool = False
    scene: list[Said] = []  # what lies on the table now, if the device asked for that
    rule: int | None = None  # with `scene`: the line of the game's rules that matters now, from 0
    guide: list[Said] = []  # with `scene`, if the seat is to act: what a newcomer should be told now, the most important first


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    face: str
    bot: str
    person: bool  # it belongs to a person, even if a bot plays it now
    present: bool
    added: bool
    holding: bool


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody at the table may know beside the game."""

    table: str
    code: str
    game: str
    version: int
    readable: bool  # false: the rules have changed since; look only
    options: dict[str, int]
    first: int
    spectators: bool
    hints: bool
    clock: int
    interval: int
    phase: Phase
    number: int  # of the game at this table, from 1
    host: int | None  # the host's seat; null: a host without a seat
    seats: list[SeatState]
    commitment: str
    watchers: int
    places: list[int]  # once the game is over, by seat: 1 is the first; equals share a place


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """All that this device needs, whatever it knew before."""

    protocol: int
    seq: int
    room: Room
    seats: list[int]  # held by this device
    host: bool  # is this device the host's
    eyes: list[Eye]
    to_act: list[int]
    left: int | None  # ms of the clock that are left
    seed: str  # when the game is over


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="event"):
    """An event. `room` is there if it changed."""

    seq: int
    kind: str
    seat: int | None = None
    by: str = ""
    eyes: list[Eye] = []
    to_act: list[int] = []
    left: int | None = None
    room: Room | None = None
    host: bool = False  # with `room`: is this device the host's
    seed: str = ""


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is there; it is not an event and has no seq."""

    room: Room


class Tumbling(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tumbling"):
    """Dice of a race that are in the air; ms until they count. No seq: they are nothing yet."""

    seat: int
    settles: int


class Holding(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="holding"):
    seats: list[int]


class Emoted(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="emoted"):
    seat: int
    emote: str


class Valued(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was looked into."""

    action: int
    label: Said
    value: float  # the chance to win, 0 to 1; a shared victory counts as its share
    error: float  # its standard error
    visits: int  # games that were played with it in mind


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hinted"):
    """What a bot would do that sees what the seat sees, and remembers nothing."""

    id: str
    seat: int
    seq: int  # the event up to which it saw the game
    bot: str  # who says so: cunning; or clever, where there is no choice or cunning is not prepared
    action: int
    label: Said
    moves: list[Valued]  # the moves that cunning looked into, the best first; none from clever


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """It is done and on disk; `seq` is its event, 0 if it needed none."""

    id: str
    seq: int


class Reject(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="reject"):
    """It was not done: `reason` is a key of the catalogues, below `error-`."""

    id: str  # "" for a message that could not be read
    reason: str
    values: Values


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    at: int  # as in the ping
    now: int  # the server's clock, ms since 1970


Outgoing = Welcome | News | Presence | Tumbling | Holding | Emoted | Hinted | Ack | Reject | Pong

ENCODER = msgspec.json.Encoder()
INCOMING: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
OUTGOING: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)
