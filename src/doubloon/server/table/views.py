"""What each seat or spectator is sent. The only way from a table to bytes: by the game's `show`, `tell` and `scene` for that seat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence, Set
from typing import TYPE_CHECKING, NamedTuple, get_args

from doubloon.engine import fair
from doubloon.engine.game import NOBODY, SPECTATOR, UNSEEN, Game
from doubloon.engine.message import Message
from doubloon.engine.record import State, View
from doubloon.server.protocol import messages
from doubloon.server.protocol.messages import (
    PROTOCOL,
    Choice,
    Hint,
    Hinted,
    MoveValue,
    News,
    Phase,
    PlayerView,
    Room,
    SeatState,
    Text,
    Welcome,
)
from doubloon.server.table.events import AnyEvent, Configured, Freed, HandedOver, Played, Sat, Started, TakenBack, Undone
from doubloon.server.table.moves import Offer, Offers, offers
from doubloon.server.table.state import Table, Transition
from doubloon.server.table.undo import may_undo, sees_all_it_knows

if TYPE_CHECKING:
    from doubloon.coach import hint as coach

EVENT_NAMES = {event: event.__name__.lower() for event in get_args(AnyEvent)}  # `kind` in messages
GAME_EVENTS = (Played, Undone)  # they change nothing of the room while the game goes on
VIEW_EVENTS = (Started, Played, Undone, HandedOver, TakenBack, Sat, Freed)  # after these, views or moves are different
CACHED_VIEWS = 3  # a seat: of the states before, during and after the last move


def is_ordinary_move(table: Table, event: AnyEvent) -> bool:
    """A move of a game that goes on leaves the room as it was."""
    return isinstance(event, GAME_EVENTS) and table.phase == Phase.PLAYING


class Status(NamedTuple):
    """What is not in the table's events: who is connected, who holds the button down, and the time left on the clock."""

    present: Set[int] = frozenset()  # holders
    holding: Set[int] = frozenset()  # seats
    left: int | None = None  # ms
    watchers: int = 0
    missing: Sequence[int] = ()  # seats for which the game waits, because their people are gone
    starts: int | None = None  # ms of the countdown to the first game that are left
    screens: int = 0


class AppliedEvent(NamedTuple):
    """An event that is on disk, and what it did in the game."""

    seq: int
    event: AnyEvent
    steps: Sequence[Transition]


def seats_of(table: Table, holders: Set[int]) -> tuple[int, ...]:
    """The seats whose views a device gets; a spectator's if none. Who waits for a seat sees no more than a spectator."""
    return tuple(number for number, seat in enumerate(table.seats) if seat.holder in holders and not seat.is_waiting) or (SPECTATOR,)


class ViewCache:
    """`game.show` of the latest states. Where all seats see alike, one view serves all. Callers must not change a view."""

    def __init__(self) -> None:
        self._views: dict[int, deque[tuple[State, View]]] = {}

    def show(self, game: Game, state: State, seat: int) -> View:
        if game.alike:
            seat = SPECTATOR
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = deque(maxlen=CACHED_VIEWS)
        for of, view in known:
            if of is state:
                return view
        view = game.show(state, seat)
        known.append((state, view))
        return view


# === Texts ===


def to_text(message: Message) -> Text:
    values = {name: [to_text(each) for each in value] if isinstance(value, tuple) else value for name, value in message.values.items()}
    return Text(key=message.key, values=values, brief=message.brief)


def scene_texts(game: Game, view: View) -> list[Text]:
    """Everything on the table that a view shows, in words."""
    return [to_text(each) for each in game.story.scene(view)]


# === The game ===


def visible_steps(game: Game, steps: Sequence[Transition], seat: int, views: Sequence[View], *, plain: bool = False) -> list[messages.Step]:
    """Transitions as a seat is told of them: from its views before and after each (`views` has one more than `steps`), and with the action
    itself only if the seat may know it."""
    found = []
    for step, before, after in zip(steps, views, views[1:], strict=False):
        action = step.action if game.secret(step.before, step.action) in (seat, NOBODY) else UNSEEN
        texts = [to_text(each) for each in game.story.tell(before, action, after)]
        scene = scene_texts(game, after) if plain else []
        found.append(messages.Step(actor=step.actor, action=action, told=texts, changes=after.changes_since(before), scene=scene))
    return found


def states_of(steps: Sequence[Transition]) -> list[State]:
    """The states before, between and after the steps."""
    return [*(step.before for step in steps[:1]), *(step.after for step in steps)]


def choices(game: Game, offer: Offer) -> list[Choice]:
    return [Choice(action=each, label=to_text(game.story.label(offer.state, each))) for each in offer.moves]


class Caches(NamedTuple):
    """What a caller knows already of a table: its offers, and views of its latest states."""

    offers: Offers
    views: ViewCache


def no_caches(table: Table) -> Caches:
    return Caches(offers(table), ViewCache())


class SeatViews:
    """What each seat sees of a table now; after an event, with the steps that led here."""

    def __init__(self, table: Table, caches: Caches, applied: AppliedEvent | None = None) -> None:
        self.to_act = sorted(caches.offers)
        self._table = table
        self._caches = caches
        self._steps = applied.steps if applied is not None else ()
        self._is_whole = applied is None or type(applied.event) is not Played  # after a move the changes are enough
        self._told: dict[tuple[int, bool], list[messages.Step]] = {}

    def view(self, seat: int, *, plain: bool) -> PlayerView:
        table, game, state = self._table, self._table.game, self._table.state
        if game is None or state is None:
            return PlayerView(seat=seat)
        is_person = seat != SPECTATOR and table.seats[seat].is_person
        is_acting = is_person and seat in self._caches.offers
        steps = self._steps_for(game, seat, plain=plain)
        moves = choices(game, self._caches.offers[seat]) if is_acting else []
        undo = is_person and may_undo(table, seat, lambda of, who: self._show(game, of, who))
        if not (self._is_whole or plain):
            return PlayerView(seat=seat, steps=steps, moves=moves, undo=undo)
        view = self._show(game, state, seat)
        return PlayerView(
            seat=seat,
            steps=steps,
            view=view.to_json() if self._is_whole else None,
            moves=moves,
            undo=undo,
            scene=scene_texts(game, view) if plain else [],
            rule=game.story.rule(view) if plain else None,
            guide=[to_text(each) for each in game.story.guide(view, seat)] if plain and is_acting else [],
        )

    def _show(self, game: Game, state: State, seat: int) -> View:
        return self._caches.views.show(game, state, seat)

    def _steps_for(self, game: Game, seat: int, *, plain: bool) -> list[messages.Step]:
        """Where all seats see alike, all are told the same."""
        key = SPECTATOR if game.alike else seat, plain
        told = self._told.get(key)
        if told is None:
            views = [self._show(game, state, seat) for state in states_of(self._steps)]
            told = self._told[key] = visible_steps(game, self._steps, seat, views, plain=plain)
        return told


# === The table ===


def room(table: Table, status: Status) -> Room:
    creation, terms, setup = table.creation, table.creation.terms, table.setup
    is_running = table.state is not None and table.phase != Phase.OVER
    return Room(
        table=table.id,
        code=creation.code,
        game=setup.game,
        version=setup.version,
        readable=table.game is not None,
        options=table.game.read_options(setup.version, setup.options) if table.game else setup.options,
        first=table.first,
        spectators=terms.spectators,
        hints=terms.hints,
        clock=terms.clock,
        interval=terms.interval,
        phase=table.phase,
        number=len(table.finished) + (1 if is_running or not table.finished or table.phase == Phase.CALLED else 0),
        host=table.holders[table.host].seat,
        seats=[_seat_state(table, number, status) for number in range(len(table.seats))],
        commitment=fair.commitment(table.seed),
        watchers=status.watchers,
        places=places(table),
        sealed=table.is_sealed,
        withheld=table.withheld,
        names=terms.names,
        missing=list(status.missing),
        starts=status.starts,
        screens=status.screens,
    )


def places(table: Table) -> list[int]:
    """The place of each seat at the end, from 1; equals share a place. Empty before the end."""
    return table.results[-1].places if table.phase == Phase.OVER else []


def revealed_seed(table: Table) -> str:
    return table.seed.hex() if table.phase == Phase.OVER else ""


def running_hash(table: Table) -> str:
    return table.hashes[-1].hex() if table.hashes else ""


def _seat_state(table: Table, number: int, status: Status) -> SeatState:
    seat = table.seats[number]
    return SeatState(
        name=seat.name,
        face=seat.face,
        bot=seat.bot,
        person=seat.holder is not None,
        present=seat.holder in status.present,
        added=bool(seat.addition) and table.phase != Phase.OVER,
        holding=number in status.holding,
        waiting=seat.is_waiting,
        agreed=[other for other, each in enumerate(table.seats) if each.holder in seat.agreed],
        refused=seat.is_refused,
        ready=seat.is_ready,
        played=seat.played,
        commitment=seat.commitment,
        vote=seat.vote.game if seat.vote else "",
        vote_options=seat.vote.options if seat.vote else {},
    )


# === Messages ===


def welcome(table: Table, holders: Set[int], status: Status, *, plain: bool = False, caches: Caches | None = None) -> Welcome:
    """A complete snapshot for a device, without any history."""
    views, seats = SeatViews(table, caches or no_caches(table)), seats_of(table, holders)
    return Welcome(
        protocol=PROTOCOL,
        seq=table.seq,
        room=room(table, status),
        seats=[seat for seat in seats if seat != SPECTATOR],
        host=table.host in holders,
        eyes=[views.view(seat, plain=plain) for seat in seats],
        to_act=views.to_act,
        left=status.left,
        seed=revealed_seed(table),
        hash=running_hash(table),
        waiting=[number for number, seat in enumerate(table.seats) if seat.is_waiting and seat.holder in holders],
    )


class EventMessages:
    """The messages about one event, for devices with different seats."""

    def __init__(self, table: Table, status: Status, applied: AppliedEvent, caches: Caches | None = None) -> None:
        event = applied.event
        self._views = SeatViews(table, caches or no_caches(table), applied)
        self._seq = applied.seq
        self._kind = EVENT_NAMES[type(event)]
        self._seat: int | None = getattr(event, "seat", None)
        self._by = event.by if isinstance(event, Played) else ""
        self._left = status.left
        self._room = None if is_ordinary_move(table, event) else room(table, status)
        self._seed = revealed_seed(table)
        self._hash = running_hash(table)
        self._has_new_seats = isinstance(event, Configured)
        self._has_views = table.state is not None and isinstance(event, VIEW_EVENTS)

    def message(self, seats: Iterable[int], *, is_host: bool, plain: bool) -> News:
        return News(
            seq=self._seq,
            kind=self._kind,
            seat=self._seat,
            by=self._by,
            eyes=[self._views.view(seat, plain=plain) for seat in seats] if self._has_views else [],
            to_act=self._views.to_act,
            left=self._left,
            room=self._room,
            host=self._room is not None and is_host,
            seats=[seat for seat in seats if seat != SPECTATOR] if self._has_new_seats else None,
            seed=self._seed,
            hash=self._hash,
        )


def event_message(table: Table, holders: Set[int], status: Status, applied: AppliedEvent, *, plain: bool = False) -> News:
    """An event, for a device."""
    return EventMessages(table, status, applied).message(seats_of(table, holders), is_host=table.host in holders, plain=plain)


def may_resume(table: Table, holders: Set[int]) -> bool:
    """May a device be sent the events that it missed? Not where they would show what is covered now (G-8)."""
    if table.game is None or table.state is None:
        return False
    return all(sees_all_it_knows(table.game, table.state, seat) for seat in seats_of(table, holders))


def hint_message(game: Game, offer: Offer, hint: coach.Hint, command: Hint, seq: int) -> Hinted:
    """A hint that was computed from what the seat sees."""

    def label(action: int) -> Text:
        return to_text(game.label(offer.state, action))

    moves = [
        MoveValue(
            action=each.action,
            label=label(each.action),
            value=each.value,
            error=each.error,
            visits=hint.playouts,
            rough=each.is_range,
            odds=[to_text(chance.message()) for chance in each.odds],
        )
        for each in hint.moves
    ]
    return Hinted(
        id=command.id,
        seat=command.seat,
        seq=seq,
        bot="optimal" if hint.is_exact else "clever",
        action=hint.action,
        label=label(hint.action),
        moves=moves,
        why=hint.reason and to_text(hint.reason),
    )
