"""A table: the result of applying its events in order (event sourcing). Pure: no I/O, no clock, no randomness."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import assert_never

from doubloon.engine import fair
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game
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
    Configured,
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
    TransferOffered,
    Transferred,
    Undone,
    Voted,
    Watching,
    Withheld,
)
from doubloon.server.table.people import (
    add_holder,
    asked_for_hands,
    change_seat,
    change_seats,
    configure,
    count_for_person,
    is_everybody_ready,
    prepare_start,
    replace_seat,
    transfer,
    vote,
    without_waiting,
)
from doubloon.server.table.table import Choice, GameSetup, Holder, Result, Seat, Table, Transition

__all__ = [
    "Choice",
    "GameSetup",
    "Holder",
    "Result",
    "Seat",
    "Table",
    "Transition",
    "apply",
    "asked_for_hands",
    "begun_actions",
    "fold",
    "is_everybody_ready",
    "log_of",
    "new_table",
    "ranks",
    "transitions_between",
]

REMEMBERED_COMMANDS = 512  # a command with one of these ids is answered again, not executed again


def new_table(table_id: str, creation: Made) -> Table:
    """A table after its first event. Its holders are the people in order of seats, or the host alone if the host has no seat."""
    setup = GameSetup(creation.game, creation.version, creation.options)
    table = Table(table_id, creation, setup, _game_of(setup), [], [], seed=bytes.fromhex(creation.seed), first=creation.first)
    for number, chair in enumerate(creation.chairs):
        holder = add_holder(table, chair.key, number) if chair.key else None
        table.seats.append(Seat(chair.name, chair.face, chair.bot, holder))
    if creation.watch:
        table.host = table.chosen_host = add_holder(table, creation.watch, None)
    table.seq = 1
    return table


def _game_of(setup: GameSetup) -> Game | None:
    game = GAMES.get(setup.game)
    return game if game is not None and game.reads(setup.version) else None


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
            count_for_person(table, event)
            return steps
        case Started():
            return _start(table, event)
        case Undone():
            _undo(table)
        case Sat() | Watching() | HandedOver() | TakenBack() | Freed() | Agreed():
            change_seat(table, event)
        case Readied() | Renamed() | Countdown():
            prepare_start(table, event)
        case Configured():
            configure(table, event)
        case Committed() | Added() | Sealed() | Withheld():
            _prepare_dice(table, event)
        case _:
            _change_table(table, event)
    return []


# === Before the game ===


def _prepare_dice(table: Table, event: Committed | Added | Sealed | Withheld) -> None:
    match event:
        case Committed():
            replace_seat(table, event.seat, commitment=event.hash)
        case Added():
            replace_seat(table, event.seat, addition=event.bits)
        case Sealed():
            table.is_sealed = True
            table.seats = [replace(seat, commitment=each) for seat, each in zip(table.seats, event.commitments, strict=True)]
        case Withheld():
            table.is_sealed = False
            table.withheld = [*table.withheld, *event.seats]
            table.seats = [replace(seat, commitment="", addition="") if seat.commitment else seat for seat in table.seats]
        case _:
            assert_never(event)


def _change_table(table: Table, event: Made | TransferOffered | Transferred | Called | Hosted | Voted | Again | Closed) -> None:
    match event:
        case TransferOffered() | Transferred():
            transfer(table, event)
        case Called():
            table.phase, table.is_counting_down = Phase.CALLED, False
        case Hosted():
            table.host = event.host
            table.chosen_host = table.chosen_host if event.holder == SERVER else event.host
        case Voted():
            vote(table, event)
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
    if table.phase != Phase.OVER:  # the rules of that game are not known any more
        _finish(table)
    if event.next is not None:
        table.setup = GameSetup(event.next.game, event.next.version, event.next.options)
        table.game = _game_of(table.setup)
        change_seats(table, event.next.seats)
    table.seed, table.first, table.withheld = bytes.fromhex(event.seed), event.first, []
    table.phase, table.state, table.race, table.game_seq = Phase.CALLED, None, 0, table.seq
    table.actions, table.times, table.undo_stack, table.additions = [], [], [], []
    table.undo_limit, table.commitments, table.hashes, table.given = 0, [], [], 0
    table.seats = [replace(seat, addition="", played=0, vote=None) for seat in table.seats]
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
        _finish(table)
        table.seats = [_ready_for_another(seat) for seat in table.seats]


def _finish(table: Table) -> None:
    places, points = [], []
    if table.game is not None and table.state is not None:
        places = ranks(table.game.scores(table.state))
        points = list(table.game.show(table.state, SPECTATOR).points)[: len(table.seats)]
    table.finished.append(log_of(table, reveal_seed=True))
    table.results.append(Result(tuple(table.seats), places, points))


def ranks(keys: list[int]) -> list[int]:
    """The place of each seat, from 1; equals share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


def _ready_for_another(seat: Seat) -> Seat:
    return replace(without_waiting(seat) if seat.is_waiting else seat, commitment="")


def log_of(table: Table, *, reveal_seed: bool = False) -> Log:
    """The log of the current game, or of the last one. The seed is secret until the game is over."""
    return Log(
        game=table.setup.game,
        version=table.setup.version,
        seats=len(table.seats),
        first=table.first,
        options=table.setup.options,
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
