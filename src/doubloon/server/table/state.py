"""A table: what its events add up to. Pure: no input, no output, no clock and no chance of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from doubloon.engine import fair
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State, View
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.events import (
    SERVER,
    Added,
    Again,
    AnyEvent,
    Called,
    Closed,
    Freed,
    HandedOver,
    Hosted,
    Made,
    Played,
    Sat,
    Started,
    TakenBack,
    Undone,
    Watching,
)

if TYPE_CHECKING:
    from doubloon.server.table.moves import Offer

REMEMBERED = 512  # commands whose answer is known when they are sent again


@dataclass(frozen=True)
class Seat:
    name: str = ""
    face: str = ""
    bot: str = ""  # the bot that plays it now; "" for none
    holder: int | None = None  # the person whose seat it is
    addition: str = ""

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
    seat: int | None  # None: watches
    is_revoked: bool = False


class Step(NamedTuple):
    """One action of the game, with the states that it lies between."""

    actor: int
    before: State
    action: int
    after: State


@dataclass
class Table:
    id: str
    made: Made
    game: Game | None  # None: these rules are not at hand, or of another version; the table can only be looked at
    seats: list[Seat]
    holders: list[Holder]
    host: int = 0  # a holder
    phase: Phase = Phase.OPEN
    seed: bytes = b""
    first: int = 0
    additions: list[str] = field(default_factory=list)  # to the dice of this game, by seat, whoever sits there later
    context: bytes = b""  # of the draws of this game
    state: State | None = None
    began: int = 0  # ms since 1970
    actions: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)  # ms since `began`, one an action
    seq: int = 0  # events so far
    moved: int = 0  # seq of the last event that changed the game
    race: int = 0  # seq of the event by which the race that runs now began; 0: none runs
    own: list[Step] = field(default_factory=list)  # what the last seat to act did, unless chance acted since
    finished: list[Log] = field(default_factory=list)
    done: dict[tuple[int, str], int] = field(default_factory=dict)  # (holder, id of a command) -> seq
    offers: dict[int, Offer] | None = field(default=None, compare=False, repr=False)  # what each seat may do now, once it was asked
    ahead: list[Step] = field(default_factory=list, compare=False, repr=False)  # what the move that was decided last will do
    eyes: dict[frozenset[int], tuple[int, ...]] = field(default_factory=dict, compare=False, repr=False)  # of holders, once asked
    shown: dict[int, deque[tuple[State, View]]] = field(default_factory=dict, compare=False, repr=False)  # by seat: what it saw last


def new_table(table_id: str, made: Made) -> Table:
    """The table that its first event makes. Holders are the persons in order of seats, or the host who only watches."""
    table = Table(table_id, made, _game_of(made), [], [], seed=bytes.fromhex(made.seed), first=made.first)
    for number, chair in enumerate(made.chairs):
        holder = _add_holder(table, chair.key, number) if chair.key else None
        table.seats.append(Seat(chair.name, chair.face, chair.bot, holder))
    if made.watch:
        table.host = _add_holder(table, made.watch, None)
    table.seq = 1
    return table


def _game_of(made: Made) -> Game | None:
    game = GAMES.get(made.game)
    return game if game is not None and game.version == made.version else None


def fold(table_id: str, events: Iterable[AnyEvent]) -> Table:
    """The table that a list of events makes."""
    first, *rest = events
    assert isinstance(first, Made)  # noqa: S101 (no table begins otherwise)
    table = new_table(table_id, first)
    for event in rest:
        apply(table, event)
    return table


def apply(table: Table, event: AnyEvent) -> list[Step]:
    """Let an event happen; what it did to the game comes back. The event was checked when it was decided."""
    table.seq += 1
    table.offers = None
    if event.id and event.holder != SERVER:
        table.done[event.holder, event.id] = table.seq
        if len(table.done) > REMEMBERED:
            del table.done[next(iter(table.done))]
    if type(event) is not Played:
        table.eyes.clear()
    return APPLY[type(event)](table, event) or []


# === People ===


def _add_holder(table: Table, key: str, seat: int | None) -> int:
    table.holders.append(Holder(key, seat))
    return len(table.holders) - 1


def _change(table: Table, seat: int, **changes: Any) -> None:
    table.seats[seat] = replace(table.seats[seat], **changes)


def _sat(table: Table, event: Sat) -> None:
    holder = _add_holder(table, event.key, event.seat)
    _change(table, event.seat, name=event.name, face=event.face, holder=holder, bot="", addition="")


def _watching(table: Table, event: Watching) -> None:
    _add_holder(table, event.key, None)


def _handed_over(table: Table, event: HandedOver) -> None:
    _change(table, event.seat, bot=event.bot, **({"name": event.name, "face": event.face} if event.name else {}))


def _taken_back(table: Table, event: TakenBack) -> None:
    _change(table, event.seat, bot="")


def _freed(table: Table, event: Freed) -> None:
    holder = table.seats[event.seat].holder
    if holder is not None:
        table.holders[holder] = replace(table.holders[holder], is_revoked=True)
    table.seats[event.seat] = Seat()


def _hosted(table: Table, event: Hosted) -> None:
    table.host = event.host


def _closed(table: Table, event: Closed) -> None:
    table.phase = Phase.CLOSED


# === The game ===


def _added(table: Table, event: Added) -> None:
    _change(table, event.seat, addition=event.bits)


def _called(table: Table, event: Called) -> None:
    table.phase = Phase.CALLED


def _again(table: Table, event: Again) -> None:
    table.seed, table.first = bytes.fromhex(event.seed), event.first
    table.phase, table.state, table.race, table.moved = Phase.CALLED, None, 0, table.seq
    table.actions, table.times, table.own, table.additions = [], [], [], []
    table.seats = [replace(seat, addition="") for seat in table.seats]


def _started(table: Table, event: Started) -> list[Step]:
    if table.game is None:
        return []
    table.seats = [replace(seat, addition=bits) for seat, bits in zip(table.seats, event.additions, strict=True)]
    table.phase, table.began, table.additions = Phase.PLAYING, event.at, event.additions
    table.state = table.game.new(len(table.seats), table.first, **table.made.options)
    table.context = fair.context(log_of(table))
    return _act(table, event.actions, event.at)


def _played(table: Table, event: Played) -> list[Step]:
    return _act(table, event.actions, event.at)


def _act(table: Table, actions: list[int], at: int) -> list[Step]:
    game, state = table.game, table.state
    if game is None or state is None:
        return []
    steps = _foreseen(table, actions) or _steps(game, state, actions)
    for step in steps:
        _remember(table, step)
    if steps:
        state = steps[-1].after
    table.state = state
    table.actions += actions
    table.times += [max(at - table.began, *table.times[-1:], 0)] * len(actions)
    _settle(table, game, state)
    return steps


def _foreseen(table: Table, actions: list[int]) -> list[Step]:
    """These actions from this very state, if they are what was worked out when the move was decided."""
    steps, table.ahead = table.ahead, []
    is_same = bool(steps) and steps[0].before is table.state and [step.action for step in steps] == actions
    return steps if is_same else []


def _steps(game: Game, state: State, actions: list[int]) -> list[Step]:
    steps: list[Step] = []
    for action in actions:
        steps.append(Step(game.actor(state), state, action, game.play(state, action)))
        state = steps[-1].after
    return steps


def steps_between(game: Game, states: Sequence[State], actions: Iterable[int]) -> list[Step]:
    """The steps of a game whose states are known."""
    return [Step(game.actor(before), before, action, after) for before, action, after in zip(states, actions, states[1:], strict=False)]


def _remember(table: Table, step: Step) -> None:
    if table.own and table.own[-1].actor != step.actor:
        table.own.clear()
    if step.actor != CHANCE and not table.race:
        table.own.append(step)


def _undone(table: Table, event: Undone) -> list[Step]:
    if table.game is None:
        return []
    last = table.own.pop()
    table.state = last.before
    table.actions.pop()
    table.times.pop()
    _settle(table, table.game, last.before)
    return []


def _settle(table: Table, game: Game, state: State) -> None:
    """Note where the game stands now."""
    table.moved = table.seq
    actor = game.actor(state)
    is_race = actor == CHANCE and game.answered(state)
    table.race = (table.race or table.seq) if is_race else 0
    if actor == NOBODY:
        table.phase = Phase.OVER
        table.finished.append(log_of(table, shown=True))


def log_of(table: Table, *, shown: bool = False) -> Log:
    """The game that runs, or ran last; the seed is shown when it is over."""
    return Log(
        game=table.made.game,
        version=table.made.version,
        seats=len(table.seats),
        first=table.first,
        options=table.made.options,
        actions=list(table.actions),
        commitment=fair.commitment(table.seed),
        additions=list(table.additions),
        seed=table.seed.hex() if shown else "",
        began=datetime.fromtimestamp(table.began / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        times=list(table.times),
    )


APPLY: dict[type, Callable[[Table, Any], list[Step] | None]] = {
    Sat: _sat,
    Watching: _watching,
    Added: _added,
    Called: _called,
    Started: _started,
    Played: _played,
    Undone: _undone,
    HandedOver: _handed_over,
    TakenBack: _taken_back,
    Freed: _freed,
    Hosted: _hosted,
    Again: _again,
    Closed: _closed,
}
