"""A table: the result of applying its events in order (event sourcing). Pure: no I/O, no clock, no randomness."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple, assert_never

from doubloon.engine import fair
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.events import (
    SERVER,
    Added,
    Again,
    Agreed,
    AnyEvent,
    Called,
    Closed,
    Committed,
    Countdown,
    Freed,
    HandedOver,
    Hosted,
    Made,
    Played,
    Readied,
    Renamed,
    Sat,
    Sealed,
    Started,
    TakenBack,
    Undone,
    Watching,
    Withheld,
)

REMEMBERED_COMMANDS = 512  # a command with one of these ids is answered again, not executed again


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


class Transition(NamedTuple):
    """One action of the game, with the states before and after it."""

    actor: int
    before: State
    action: int
    after: State


@dataclass
class Table:
    id: str
    creation: Made  # its first event
    game: Game | None  # None: the game is not installed, or does not read this version of its rules; the table is read-only
    seats: list[Seat]
    holders: list[Holder]
    host: int = 0  # a holder
    chosen_host: int = 0  # who made the table, or was made host by hand: they are host again when they are back
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
    command_seqs: dict[tuple[int, str], int] = field(default_factory=dict)  # (holder, command id) -> seq of its event


def new_table(table_id: str, creation: Made) -> Table:
    """A table after its first event. Its holders are the people in order of seats, or the host alone if the host has no seat."""
    table = Table(table_id, creation, _game_of(creation), [], [], seed=bytes.fromhex(creation.seed), first=creation.first)
    for number, chair in enumerate(creation.chairs):
        holder = _add_holder(table, chair.key, number) if chair.key else None
        table.seats.append(Seat(chair.name, chair.face, chair.bot, holder))
    if creation.watch:
        table.host = table.chosen_host = _add_holder(table, creation.watch, None)
    table.seq = 1
    return table


def _game_of(creation: Made) -> Game | None:
    game = GAMES.get(creation.game)
    return game if game is not None and game.reads(creation.version) else None


def fold(table_id: str, events: Iterable[AnyEvent]) -> Table:
    """Replay events into a table."""
    first, *rest = events
    assert isinstance(first, Made)  # noqa: S101 (every table begins so)
    table = new_table(table_id, first)
    for event in rest:
        apply(table, event)
    return table


def apply(table: Table, event: AnyEvent, steps: list[Transition] | None = None) -> list[Transition]:
    """Change the table by an event that was checked when it was decided. Returns the event's steps in the game; the caller may pass them,
    if it knows them from deciding the event, so that they are not computed again."""
    table.seq += 1
    if event.id and event.holder != SERVER:
        table.command_seqs[event.holder, event.id] = table.seq
        if len(table.command_seqs) > REMEMBERED_COMMANDS:
            del table.command_seqs[next(iter(table.command_seqs))]
    match event:
        case Played():
            steps = _play(table, event.actions, event.at, steps)
            table.undo_limit = len(table.undo_stack) if event.by != "person" else max(0, min(table.undo_limit, len(table.undo_stack) - 1))
            _count_for_person(table, event)
            return steps
        case Started():
            return _start(table, event)
        case Undone():
            _undo(table)
        case Sat() | Watching() | HandedOver() | TakenBack() | Freed() | Agreed():
            _change_seat(table, event)
        case Readied() | Renamed() | Countdown():
            _prepare_start(table, event)
        case Committed() | Added() | Sealed() | Withheld():
            _prepare_dice(table, event)
        case _:
            _change_table(table, event)
    return []


# === People ===


def _count_for_person(table: Table, event: Played) -> None:
    seat = table.seats[event.seat]
    played = seat.played + 1 if event.by == "bot" and seat.holder is not None else 0
    if played != seat.played:
        _replace_seat(table, event.seat, played=played)


def _add_holder(table: Table, key: str, seat: int | None) -> int:
    table.holders.append(Holder(key, seat))
    return len(table.holders) - 1


def _change_seat(table: Table, event: Sat | Watching | HandedOver | TakenBack | Freed | Agreed) -> None:
    if not isinstance(event, Watching):
        table.is_counting_down = False
    match event:
        case Sat():
            holder = _add_holder(table, event.key, event.seat)
            if event.anew:
                _forget_shown_additions(table)
            table.seats[event.seat] = Seat(event.name, event.face, event.bot, holder, is_waiting=bool(event.bot))
        case Watching():
            _add_holder(table, event.key, None)
            _revoke(table, event.forgets)
        case HandedOver():
            named = {"name": event.name, "face": event.face} if event.name else {}
            _replace_seat(table, event.seat, bot=event.bot, is_substituted=event.until_back, played=0, **named)
        case TakenBack():
            _replace_seat(table, event.seat, bot="", is_substituted=False)
        case Freed():
            _free(table, event.seat)
            _seat_who_waited(table)
        case Agreed():
            seat = table.seats[event.seat]
            _replace_seat(table, event.seat, agreed=seat.agreed.union(event.holders if event.yes else ()), is_refused=not event.yes)
            _seat_who_waited(table)
        case _:
            assert_never(event)


def _replace_seat(table: Table, seat: int, **changes: Any) -> None:
    table.seats[seat] = replace(table.seats[seat], **changes)


def _free(table: Table, seat: int) -> None:
    _revoke(table, table.seats[seat].holder)
    table.seats[seat] = Seat()


def asked_for_hands(table: Table) -> set[int]:
    """The people without whose consent nobody may play a hand of theirs that was somebody else's: all who have a seat, present or not."""
    return {seat.holder for seat in table.seats if seat.holder is not None and not seat.is_waiting}


def _seat_who_waited(table: Table) -> None:
    """All have agreed to it."""
    asked = asked_for_hands(table)
    for number, seat in enumerate(table.seats):
        if seat.is_waiting and not seat.is_refused and asked <= seat.agreed:
            table.seats[number] = _without_waiting(seat)


def _without_waiting(seat: Seat) -> Seat:
    return replace(seat, bot="", is_waiting=False, agreed=frozenset(), is_refused=False)


def _revoke(table: Table, holder: int | None) -> None:
    """The key opens nothing any more. The holder keeps the number, which events refer to."""
    if holder is not None:
        table.holders[holder] = replace(table.holders[holder], is_revoked=True)


# === Before the game ===


def _prepare_start(table: Table, event: Readied | Renamed | Countdown) -> None:
    match event:
        case Readied():
            _replace_seat(table, event.seat, is_ready=event.on)
            table.is_counting_down = table.is_counting_down and event.on
        case Renamed():
            _replace_seat(table, event.seat, name=event.name, face=event.face)
        case Countdown():
            table.is_counting_down = True
        case _:
            assert_never(event)


def is_everybody_ready(table: Table, present: Set[int]) -> bool:
    """All seats are taken, and the people on them are connected and ready."""
    people = [seat for seat in table.seats if seat.is_person]
    is_taken = bool(people) and not any(seat.is_open for seat in table.seats)
    return is_taken and all(seat.is_ready and seat.holder in present for seat in people)


def _prepare_dice(table: Table, event: Committed | Added | Sealed | Withheld) -> None:
    match event:
        case Committed():
            _replace_seat(table, event.seat, commitment=event.hash)
        case Added():
            _replace_seat(table, event.seat, addition=event.bits)
        case Sealed():
            table.is_sealed = True
            table.seats = [replace(seat, commitment=each) for seat, each in zip(table.seats, event.commitments, strict=True)]
        case Withheld():
            table.is_sealed = False
            table.withheld = [*table.withheld, *event.seats]
            table.seats = [replace(seat, commitment="", addition="") if seat.commitment else seat for seat in table.seats]
        case _:
            assert_never(event)


def _forget_shown_additions(table: Table) -> None:
    """Somebody new sits down: who was alone, and has shown what they add, begins anew."""
    table.seats = [replace(seat, commitment="", addition="") if seat.addition else seat for seat in table.seats]


def _change_table(table: Table, event: Made | Called | Hosted | Again | Closed) -> None:
    match event:
        case Called():
            table.phase, table.is_counting_down = Phase.CALLED, False
        case Hosted():
            table.host = event.host
            table.chosen_host = table.chosen_host if event.holder == SERVER else event.host
        case Again():
            _begin_again(table, event)
        case Closed():
            table.phase = Phase.CLOSED
        case Made():
            raise AssertionError("a table is created once")
        case _:
            assert_never(event)


# === The game ===


def _begin_again(table: Table, event: Again) -> None:
    table.seed, table.first, table.withheld = bytes.fromhex(event.seed), event.first, []
    table.phase, table.state, table.race, table.game_seq = Phase.CALLED, None, 0, table.seq
    table.actions, table.times, table.undo_stack, table.additions = [], [], [], []
    table.undo_limit, table.commitments, table.hashes, table.given = 0, [], [], 0
    table.seats = [replace(seat, addition="", played=0) for seat in table.seats]
    if event.returns:
        table.seats = [replace(seat, bot="", is_substituted=False) if seat.holder is not None else seat for seat in table.seats]


def _start(table: Table, event: Started) -> list[Transition]:
    if table.game is None:
        return []
    table.seats = [replace(seat, addition=bits) for seat, bits in zip(table.seats, event.additions, strict=True)]
    table.phase, table.started_at, table.additions = Phase.PLAYING, event.at, event.additions
    table.commitments, table.is_sealed = event.commitments, False
    log = log_of(table)
    table.state = table.game.opening(log)
    table.context = fair.context(log)
    table.hash_key = fair.hash_key(table.seed)
    table.hashes = [fair.first_hash(table.hash_key, log)] if event.commitments else []
    table.given = len(begun_actions(table))
    steps = _play(table, event.actions, event.at)
    table.undo_limit = len(table.undo_stack)
    return steps[table.given :]  # nobody needs to be told the rest again


def begun_actions(table: Table) -> list[int]:
    """The actions of another game, with which the first game of this table begins."""
    return [] if table.finished else table.creation.begun


def _play(table: Table, actions: list[int], at: int, steps: list[Transition] | None = None) -> list[Transition]:
    game, state = table.game, table.state
    if game is None or state is None:
        return []
    if steps is None:
        steps = _transitions(game, state, actions)
    assert not steps or steps[0].before is state  # noqa: S101 (they were computed from this very state)
    for step in steps:
        _remember(table, step)
    if steps:
        state = steps[-1].after
    table.state = state
    table.actions += actions
    time = max(at - table.started_at, *table.times[-1:], 0)
    table.times += [time] * len(actions)
    if table.hashes:
        for action in actions:
            table.hashes.append(fair.next_hash(table.hash_key, table.hashes[-1], action, time))
    _settle(table, game, state)
    return steps


def _transitions(game: Game, state: State, actions: list[int]) -> list[Transition]:
    steps: list[Transition] = []
    for action in actions:
        steps.append(Transition(game.actor(state), state, action, game.play(state, action)))
        state = steps[-1].after
    return steps


def transitions_between(game: Game, states: Sequence[State], actions: Iterable[int]) -> list[Transition]:
    """The transitions of a game whose states are already computed."""
    return [
        Transition(game.actor(before), before, action, after) for before, action, after in zip(states, actions, states[1:], strict=False)
    ]


def _remember(table: Table, step: Transition) -> None:
    if table.undo_stack and table.undo_stack[-1].actor != step.actor:
        table.undo_stack.clear()
    if step.actor != CHANCE and not table.race:
        table.undo_stack.append(step)


def _undo(table: Table) -> None:
    if table.game is None:
        return
    last = table.undo_stack.pop()
    table.state = last.before
    table.actions.pop()
    table.times.pop()
    if table.hashes:
        table.hashes.pop()
    _settle(table, table.game, last.before)


def _settle(table: Table, game: Game, state: State) -> None:
    """Update what follows from the game's new state: the race, and the end."""
    table.game_seq = table.seq
    actor = game.actor(state)
    is_race = actor == CHANCE and game.answered(state)
    table.race = (table.race or table.seq) if is_race else 0
    if actor == NOBODY:
        table.phase = Phase.OVER
        table.finished.append(log_of(table, reveal_seed=True))
        table.seats = [_ready_for_another(seat) for seat in table.seats]


def _ready_for_another(seat: Seat) -> Seat:
    return replace(_without_waiting(seat) if seat.is_waiting else seat, commitment="")


def log_of(table: Table, *, reveal_seed: bool = False) -> Log:
    """The log of the current game, or of the last one. The seed is secret until the game is over."""
    return Log(
        game=table.creation.game,
        version=table.creation.version,
        seats=len(table.seats),
        first=table.first,
        options=table.creation.options,
        actions=list(table.actions),
        commitment=fair.commitment(table.seed),
        additions=list(table.additions),
        seed=table.seed.hex() if reveal_seed else "",
        began=datetime.fromtimestamp(table.started_at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        times=list(table.times),
        commitments=list(table.commitments),
        withheld=list(table.withheld),
        hash=table.hashes[-1].hex() if reveal_seed and table.hashes else "",
        given=table.given,
    )
