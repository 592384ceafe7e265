"""What each seat or spectator is sent. The only way from a table to bytes, by the game's `show`, `tell` and `scene` for that seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import NamedTuple, get_args

from doubloon.bots.advice import Advice
from doubloon.engine import fair
from doubloon.engine.game import NOBODY, SPECTATOR, UNSEEN, Game
from doubloon.engine.message import Message
from doubloon.engine.record import State, View
from doubloon.server import messages
from doubloon.server.events import AnyEvent, Freed, HandedOver, Played, Sat, Started, TakenBack, Undone
from doubloon.server.messages import PROTOCOL, Choice, Eye, Hint, Hinted, News, Phase, Room, Said, SeatState, Valued, Welcome
from doubloon.server.table import Step, Table
from doubloon.server.turn import Offer, is_all_shown, may_undo, offers

KINDS = {event: event.__name__.lower() for event in get_args(AnyEvent)}  # as they are called in messages
GOING_ON = (Played, Undone)  # events of a game that change nothing of the room while it is played
TELLING = (Started, Played, Undone, HandedOver, TakenBack, Sat, Freed)  # events after which eyes or moves are different


class Scene(NamedTuple):
    """What is not in the table's events: who is there, who holds the button down, what is left of the clock."""

    present: Set[int] = frozenset()  # holders
    holding: Set[int] = frozenset()  # seats
    left: int | None = None
    watchers: int = 0


def eyes_of(table: Table, who: Set[int]) -> tuple[int, ...]:
    """The seats whose eyes a device has; a spectator's if none."""
    seats = tuple(number for number, seat in enumerate(table.seats) if seat.holder in who)
    return seats or (SPECTATOR,)


def said(message: Message) -> Said:
    values = {name: [said(each) for each in value] if isinstance(value, tuple) else value for name, value in message.values.items()}
    return Said(key=message.key, values=values, brief=message.brief)


# === The game ===


class Glance(NamedTuple):
    """All that an eye has of an action: what its seat sees before and after it, and the action itself only if the seat may see it."""

    actor: int
    action: int
    before: View
    after: View


def glances(game: Game, steps: Sequence[Step], seat: int, views: Sequence[View]) -> list[Glance]:
    """Actions, one after another, as a seat sees them; it has one view more than there are actions."""
    return [
        Glance(step.actor, step.action if game.secret(step.before, step.action) in (seat, NOBODY) else UNSEEN, before, after)
        for step, before, after in zip(steps, views, views[1:], strict=False)
    ]


def described(game: Game, glance: Glance, *, plain: bool = False) -> messages.Step:
    actor, action, before, after = glance
    told = [said(each) for each in game.story.tell(before, action, after)]
    scene = lying(game, after) if plain else []
    return messages.Step(actor=actor, action=action, told=told, changes=after.changes_since(before), scene=scene)


def seen_steps(game: Game, steps: Sequence[Step], seat: int, *, plain: bool = False) -> list[messages.Step]:
    """Actions as a seat is told of them."""
    views = [game.show(state, seat) for state in [*(step.before for step in steps[:1]), *(step.after for step in steps)]]
    return [described(game, glance, plain=plain) for glance in glances(game, steps, seat, views)]


def shown(table: Table, game: Game, state: State, seat: int) -> View:
    """What the eyes of a seat see; of the last state that it was asked of it is known."""
    seat = SPECTATOR if game.alike else seat
    last = table.shown.get(seat)
    if last is None or last[0] is not state:
        last = table.shown[seat] = (state, game.show(state, seat))
    return last[1]


@dataclass(slots=True)
class Happened:
    """An event that is on disk, and what it did to the game."""

    seq: int
    event: AnyEvent
    steps: Sequence[Step]
    told: dict[tuple[int, bool], list[messages.Step]] = field(default_factory=dict)  # to a seat; with scenes or not

    def tell(self, table: Table, game: Game, seat: int, *, plain: bool) -> list[messages.Step]:
        """For one eye. Where all see the same, all are told the same."""
        key = SPECTATOR if game.alike else seat, plain
        if key not in self.told:
            states = [*(step.before for step in self.steps[:1]), *(step.after for step in self.steps)]
            views = [shown(table, game, state, seat) for state in states]
            self.told[key] = [described(game, glance, plain=plain) for glance in glances(game, self.steps, seat, views)]
        return self.told[key]


def lying(game: Game, view: View) -> list[Said]:
    """All that lies on the table, as a view has it."""
    return [said(each) for each in game.story.scene(view)]


class How(NamedTuple):
    """How a device is told: what may be done now, by seat; the whole view, or only what changed; scenes too."""

    offered: Mapping[int, Offer]
    whole: bool
    plain: bool


def seen(table: Table, seat: int, happened: Happened | None, how: How) -> Eye:
    """What an eye sees of an event, or all that it sees now; and what its seat may do."""
    game, state = table.game, table.state
    if game is None or state is None:
        return Eye(seat=seat)
    is_person = seat != SPECTATOR and table.seats[seat].is_person
    is_acting = is_person and seat in how.offered
    steps = happened.tell(table, game, seat, plain=how.plain) if happened is not None else []
    moves = choices(game, how.offered[seat]) if is_acting else []
    undo = is_person and may_undo(table, seat)
    if not (how.whole or how.plain):
        return Eye(seat=seat, steps=steps, moves=moves, undo=undo)
    view = shown(table, game, state, seat)
    return Eye(
        seat=seat,
        steps=steps,
        view=view.to_json() if how.whole else None,
        moves=moves,
        undo=undo,
        scene=lying(game, view) if how.plain else [],
        rule=game.story.rule(view) if how.plain else None,
        guide=[said(each) for each in game.story.guide(view, seat)] if how.plain and is_acting else [],
    )


def choices(game: Game, offer: Offer) -> list[Choice]:
    return [Choice(action=each, label=said(game.story.label(offer.state, each))) for each in offer.moves]


def to_act(table: Table) -> list[int]:
    return sorted(offers(table))


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
    offered = offers(table)
    return Welcome(
        protocol=PROTOCOL,
        seq=table.seq,
        room=room(table, scene),
        seats=[seat for seat in eyes_of(table, who) if seat != SPECTATOR],
        host=table.host in who,
        eyes=[seen(table, seat, None, How(offered, whole=True, plain=plain)) for seat in eyes_of(table, who)],
        to_act=sorted(offered),
        left=scene.left,
        seed=shown_seed(table),
    )


def news(table: Table, who: Set[int], scene: Scene, happened: Happened, *, plain: bool = False) -> News:
    """An event that has happened, for a device."""
    event = happened.event
    is_move, offered = isinstance(event, Played), offers(table)
    how = How(offered, whole=not is_move, plain=plain)
    eyes = eyes_of(table, who) if table.state is not None and isinstance(event, TELLING) else ()
    return News(
        seq=happened.seq,
        kind=KINDS[type(event)],
        seat=getattr(event, "seat", None),
        by=event.by if isinstance(event, Played) else "",
        eyes=[seen(table, seat, happened, how) for seat in eyes],
        to_act=sorted(offered),
        left=scene.left,
        room=None if isinstance(event, GOING_ON) and table.phase == Phase.PLAYING else room(table, scene),
        host=table.host in who,
        seed=shown_seed(table),
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
