"""What each seat or spectator is sent. The only way from a table to bytes, by the game's `show`, `tell` and `scene` for that seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple, get_args

from doubloon.bots.advice import Advice
from doubloon.engine import fair
from doubloon.engine.game import NOBODY, SPECTATOR, UNSEEN, Game
from doubloon.engine.message import Message
from doubloon.engine.record import State, View
from doubloon.server.protocol import messages
from doubloon.server.protocol.messages import PROTOCOL, Choice, Eye, Hint, Hinted, News, Phase, Room, Said, SeatState, Valued, Welcome
from doubloon.server.table.events import AnyEvent, Freed, HandedOver, Played, Sat, Started, TakenBack, Undone
from doubloon.server.table.moves import Offer, is_all_shown, may_undo, offers, shown
from doubloon.server.table.state import Step, Table

KINDS = {event: event.__name__.lower() for event in get_args(AnyEvent)}  # as they are called in messages
GOING_ON = (Played, Undone)  # events of a game that change nothing of the room while it is played
TELLING = (Started, Played, Undone, HandedOver, TakenBack, Sat, Freed)  # events after which eyes or moves are different


def is_going_on(table: Table, event: AnyEvent) -> bool:
    """Is it a move of a game that goes on? It tells nothing of the room."""
    return isinstance(event, GOING_ON) and table.phase == Phase.PLAYING


class Scene(NamedTuple):
    """What is not in the table's events: who is there, who holds the button down, what is left of the clock."""

    present: Set[int] = frozenset()  # holders
    holding: Set[int] = frozenset()  # seats
    left: int | None = None
    watchers: int = 0


def eyes_of(table: Table, who: Set[int]) -> tuple[int, ...]:
    """The seats whose eyes a device has; a spectator's if none."""
    holders = frozenset(who)
    eyes = table.eyes.get(holders)
    if eyes is None:
        seats = tuple(number for number, seat in enumerate(table.seats) if seat.holder in holders)
        eyes = table.eyes[holders] = seats or (SPECTATOR,)
    return eyes


def said(message: Message) -> Said:
    values = {name: [said(each) for each in value] if isinstance(value, tuple) else value for name, value in message.values.items()}
    return Said(key=message.key, values=values, brief=message.brief)


# === The game ===


def seen_steps(game: Game, steps: Sequence[Step], seat: int, views: Sequence[View], *, plain: bool = False) -> list[messages.Step]:
    """Actions, one after another, as a seat is told of them: from what it sees before and after each (it has one view more than there are
    actions), and from the action itself only if the seat may see it."""
    told = []
    for step, before, after in zip(steps, views, views[1:], strict=False):
        action = step.action if game.secret(step.before, step.action) in (seat, NOBODY) else UNSEEN
        words = [said(each) for each in game.story.tell(before, action, after)]
        scene = lying(game, after) if plain else []
        told.append(messages.Step(actor=step.actor, action=action, told=words, changes=after.changes_since(before), scene=scene))
    return told


def states_of(steps: Sequence[Step]) -> list[State]:
    """Before, between and after them."""
    return [*(step.before for step in steps[:1]), *(step.after for step in steps)]


def lying(game: Game, view: View) -> list[Said]:
    """All that lies on the table, as a view has it."""
    return [said(each) for each in game.story.scene(view)]


class Happened(NamedTuple):
    """An event that is on disk, and what it did to the game."""

    seq: int
    event: AnyEvent
    steps: Sequence[Step]


class Now:
    """What may be seen of a table now, eye by eye."""

    def __init__(self, table: Table, happened: Happened | None = None) -> None:
        self._offered = offers(table)
        self.to_act = sorted(self._offered)
        self._table = table
        self._steps = happened.steps if happened is not None else ()
        self._is_whole = happened is None or type(happened.event) is not Played  # else what changed is enough
        self._told: dict[tuple[int, bool], list[messages.Step]] = {}

    def eye(self, seat: int, *, plain: bool) -> Eye:
        table, game, state = self._table, self._table.game, self._table.state
        if game is None or state is None:
            return Eye(seat=seat)
        is_person = seat != SPECTATOR and table.seats[seat].is_person
        is_acting = is_person and seat in self._offered
        steps = self._steps_for(game, seat, plain=plain)
        moves = choices(game, self._offered[seat]) if is_acting else []
        undo = is_person and may_undo(table, seat)
        if not (self._is_whole or plain):
            return Eye(seat=seat, steps=steps, moves=moves, undo=undo)
        view = shown(table, game, state, seat)
        return Eye(
            seat=seat,
            steps=steps,
            view=view.to_json() if self._is_whole else None,
            moves=moves,
            undo=undo,
            scene=lying(game, view) if plain else [],
            rule=game.story.rule(view) if plain else None,
            guide=[said(each) for each in game.story.guide(view, seat)] if plain and is_acting else [],
        )

    def _steps_for(self, game: Game, seat: int, *, plain: bool) -> list[messages.Step]:
        """Where all see the same, all are told the same."""
        key = SPECTATOR if game.alike else seat, plain
        told = self._told.get(key)
        if told is None:
            views = [shown(self._table, game, state, seat) for state in states_of(self._steps)]
            told = self._told[key] = seen_steps(game, self._steps, seat, views, plain=plain)
        return told


def choices(game: Game, offer: Offer) -> list[Choice]:
    return [Choice(action=each, label=said(game.story.label(offer.state, each))) for each in offer.moves]


def shown_seed(table: Table) -> str:
    return table.seed.hex() if table.phase == Phase.OVER else ""


# === The table ===


def room(table: Table, scene: Scene) -> Room:
    made, terms = table.made, table.made.terms
    is_running = table.state is not None and table.phase != Phase.OVER
    return Room(
        table=table.id,
        code=made.code,
        game=made.game,
        version=made.version,
        readable=table.game is not None,
        options=made.options,
        first=table.first,
        spectators=terms.spectators,
        hints=terms.hints,
        clock=terms.clock,
        interval=terms.interval,
        phase=table.phase,
        number=len(table.finished) + (1 if is_running or not table.finished or table.phase == Phase.CALLED else 0),
        host=table.holders[table.host].seat,
        seats=[_seat_state(table, number, scene) for number in range(len(table.seats))],
        commitment=fair.commitment(table.seed),
        watchers=scene.watchers,
        places=places(table),
    )


def places(table: Table) -> list[int]:
    """Who came in where, by seat; equals share a place. Nothing before the end."""
    if table.game is None or table.state is None or table.phase != Phase.OVER:
        return []
    return placed(table.game.scores(table.state))


def placed(keys: list[int]) -> list[int]:
    return [1 + sum(other > key for other in keys) for key in keys]


def _seat_state(table: Table, number: int, scene: Scene) -> SeatState:
    seat = table.seats[number]
    return SeatState(
        name=seat.name,
        face=seat.face,
        bot=seat.bot,
        person=seat.holder is not None,
        present=seat.holder in scene.present,
        added=bool(seat.addition),
        holding=number in scene.holding,
    )


def welcome(table: Table, who: Set[int], scene: Scene, *, plain: bool = False) -> Welcome:
    """A fresh start for a device: nothing of what was."""
    now, eyes = Now(table), eyes_of(table, who)
    return Welcome(
        protocol=PROTOCOL,
        seq=table.seq,
        room=room(table, scene),
        seats=[seat for seat in eyes if seat != SPECTATOR],
        host=table.host in who,
        eyes=[now.eye(seat, plain=plain) for seat in eyes],
        to_act=now.to_act,
        left=scene.left,
        seed=shown_seed(table),
    )


def news(table: Table, who: Set[int], scene: Scene, happened: Happened, *, plain: bool = False) -> News:
    """An event that has happened, for a device."""
    return Telling(table, scene, happened).news(eyes_of(table, who), is_host=table.host in who, plain=plain)


class Telling:
    """An event that has happened, for one device after another."""

    def __init__(self, table: Table, scene: Scene, happened: Happened) -> None:
        event = happened.event
        self._now = Now(table, happened)
        self._seq = happened.seq
        self._kind = KINDS[type(event)]
        self._seat: int | None = getattr(event, "seat", None)
        self._by = event.by if isinstance(event, Played) else ""
        self._left = scene.left
        self._room = None if is_going_on(table, event) else room(table, scene)
        self._seed = shown_seed(table)
        self._has_eyes = table.state is not None and isinstance(event, TELLING)

    def news(self, eyes: Iterable[int], *, is_host: bool, plain: bool) -> News:
        return News(
            seq=self._seq,
            kind=self._kind,
            seat=self._seat,
            by=self._by,
            eyes=[self._now.eye(seat, plain=plain) for seat in eyes] if self._has_eyes else [],
            to_act=self._now.to_act,
            left=self._left,
            room=self._room,
            host=self._room is not None and is_host,
            seed=self._seed,
        )


def may_resume(table: Table, who: Set[int]) -> bool:
    """May a device be sent what it missed? Not where that would show what is covered now (G-8)."""
    if table.game is None or table.state is None:
        return False
    return all(is_all_shown(table.game, table.state, seat) for seat in eyes_of(table, who))


def hinted(game: Game, offer: Offer, advice: Advice, command: Hint, seq: int) -> Hinted:
    """Advice that was made of what the seat sees."""

    def label(action: int) -> Said:
        return said(game.label(offer.state, action))

    moves = [
        Valued(action=each.action, label=label(each.action), value=each.value, error=each.error, visits=each.visits)
        for each in advice.considered
    ]
    action, bot = advice.action, advice.bot
    return Hinted(id=command.id, seat=command.seat, seq=seq, bot=bot, action=action, label=label(action), moves=moves)
