"""What a table is: its seats, the people with keys to it, and the game. `state.py` says how events change it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from doubloon.engine.game import Game
from doubloon.engine.log import Log
from doubloon.engine.record import State
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.events import Made


class GameSetup(NamedTuple):
    """Which game is played, by which version of its rules, and with which options."""

    game: str  # its id
    version: int
    options: dict[str, int]


class Choice(NamedTuple):
    """What somebody wants to play next."""

    game: str
    options: dict[str, int]


@dataclass(frozen=True)
class Seat:
    name: str = ""
    face: str = ""
    bot: str = ""  # the bot that plays it now; "" for none
    holder: int | None = None  # the person whose seat it is
    commitment: str = ""  # SHA-256 of what its device will add to the fair draws
    addition: str = ""  # random bits from its device for the fair draws
    is_waiting: bool = False  # its person came in the middle of a game with hands, and watches until it is over, or the others agree
    agreed: frozenset[int] = frozenset()  # holders who have agreed
    is_refused: bool = False  # somebody did not agree
    is_ready: bool = False  # before the first game
    is_substituted: bool = False  # a bot plays it only while its person is gone
    played: int = 0  # moves that a bot made for its person since they last moved
    vote: Choice | None = None  # once the game is over

    @property
    def is_open(self) -> bool:
        return self.holder is None and not self.bot

    @property
    def is_person(self) -> bool:
        """A person plays it now."""
        return self.holder is not None and not self.bot


@dataclass(frozen=True)
class Holder:
    """Somebody who has a key to this table."""

    key: str  # its SHA-256
    seat: int | None  # None: a spectator
    is_revoked: bool = False


class Transfer(NamedTuple):
    """An offer of a holder's seat to another device of theirs."""

    secret: str  # its SHA-256
    until: int  # ms since 1970


class Transition(NamedTuple):
    """One action of the game, with the states before and after it."""

    actor: int
    before: State
    action: int
    after: State


@dataclass(frozen=True)
class Result:
    """Who played a finished game, and how it ended."""

    seats: tuple[Seat, ...]
    places: list[int]  # by seat, from 1; equals share a place. Empty if the rules of the game are not known any more
    points: list[int]  # by seat


@dataclass
class Table:
    id: str
    creation: Made  # its first event, with the terms of today
    setup: GameSetup  # of the current game, or of the last one
    game: Game | None  # None: the game is not installed, or does not read this version of its rules; the table is read-only
    seats: list[Seat]
    holders: list[Holder]
    host: int = 0  # a holder
    chosen_host: int = 0  # who made the table, or was made host by hand: they are host again when they are back
    transfers: dict[int, Transfer] = field(default_factory=dict)  # by holder: the latest offer, until it is taken
    former_keys: set[str] = field(default_factory=set)  # SHA-256 of those whose holders play on other devices now
    phase: Phase = Phase.OPEN
    seed: bytes = b""
    first: int = 0
    is_counting_down: bool = False  # the game starts in a few seconds, unless somebody stops it
    is_sealed: bool = False  # the commitments to additions are fixed, and devices show what they add
    withheld: list[int] = field(default_factory=list)  # seats that committed to an addition for this game and did not show it
    additions: list[str] = field(default_factory=list)  # to the draws of this game, by seat, whoever sits there later
    commitments: list[str] = field(default_factory=list)  # to these additions, by seat; empty in games of before commitments
    hash_key: bytes = b""  # of the running hash of this game
    hashes: list[bytes] = field(default_factory=list)  # the running hash before the first action and after each
    context: bytes = b""  # of the draws of this game
    state: State | None = None
    started_at: int = 0  # ms since 1970
    actions: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)  # ms since `started_at`, one an action
    given: int = 0  # so many first actions of this game come from another one
    seq: int = 0  # number of events so far
    game_seq: int = 0  # seq of the last event that changed the game
    race: int = 0  # seq of the event that began the current race; 0: no race is on
    undo_stack: list[Transition] = field(default_factory=list)  # what the last seat to act did, unless chance acted since
    undo_limit: int = 0  # so many of these were moves of a bot or the clock, or are older: they stay
    finished: list[Log] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)  # of the finished games
    command_seqs: dict[tuple[int, str], int] = field(default_factory=dict)  # (holder, command id) -> seq of its event
