"""What the clock brings to a table: the start, bots' moves, the end of a time limit, rolls of a race, another host, rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from doubloon.bots import DEFAULT
from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import Phase
from doubloon.server.runtime.context import LOG, Thought
from doubloon.server.store import Conflict, Unkept
from doubloon.server.table import events
from doubloon.server.table.commands import heir, is_ready, played, started, tumbles
from doubloon.server.table.events import SERVER, By
from doubloon.server.table.moves import Offer, offers
from doubloon.server.table.race import own_rolls

if TYPE_CHECKING:
    from doubloon.server.runtime.session import Live

STARTING = (events.Called, events.Again)
RETRY = 1000  # ms until what could not be kept is tried again

Act = Callable[[], Awaitable[None]]
Due = tuple[int, Act | None]  # when (in ticks), and what; None: to look again then


async def work_off(live: Live) -> int | None:
    """Do all that is due, and say when the next thing is. What people have sent meanwhile goes first: leaving is never delayed."""
    while not live.is_resting and not live.inbox:
        found = _dues(live)
        if not found:
            return None
        now = live.house.ticks()
        _, act = min(((when, act) for when, act in found if when <= now and act), key=lambda each: each[0], default=(now, None))
        if act is None:
            return min((when for when, _ in found if when > now), default=None)
        try:
            await act()
        except Conflict:  # another worker was first: look again
            continue
        except Unkept:  # a full disk or a locked database: the table stands still until it can be kept again
            return now + RETRY
    return None


def _dues(live: Live) -> list[Due]:
    found: list[Due | None] = []
    phase, runs_here = live.table.phase, live.runs_here
    if not live.company.devices:
        found.append(_rest(live))
    if live.behind is not None:
        found.append((live.behind, live.catch_up))
    if runs_here and live.table.host in live.company.absent:
        found.append(_host(live))
    if runs_here and phase == Phase.CALLED:
        found.append(_start(live))
    if phase == Phase.PLAYING and live.table.race:
        found += _race(live)
    elif phase == Phase.PLAYING and runs_here:
        found += _turn(live)
    return [each for each in found if each is not None] if found else []


# === The table ===


def _rest(live: Live) -> Due:
    """Nobody is there any more."""

    async def rest() -> None:
        live.rest(1000, "rest")

    return max(live.company.absent.values(), default=live.since) + live.house.pace.rest, rest


def _host(live: Live) -> Due | None:
    """Gone for a minute: the next person is host. A host without a seat is not waited for that long."""
    next_host = heir(live.table, live.company.present)
    if next_host is None:
        return None

    async def change() -> None:
        await live.happen([events.Hosted(at=live.house.now(), host=next_host)])

    pace, is_seated = live.house.pace, live.table.holders[live.table.host].seat is not None
    return live.company.absent[live.table.host] + (pace.host_gone if is_seated else pace.watching_host_gone), change


def _start(live: Live) -> Due:
    async def start() -> None:
        await live.happen([started(live.table, live.house.world())])

    return live.since if is_ready(live.table) else live.since + live.house.pace.additions, start


# === A turn ===


def looking(live: Live) -> int:
    """How long everybody may look at what the next move covers."""
    game, state = live.table.game, live.table.state
    if game is None or state is None or live.table.phase != Phase.PLAYING:
        return 0
    return int(game.looking(state) * live.house.pace.looking)


def clock_left(live: Live) -> int | None:
    clock = live.table.made.terms.clock
    if not clock or live.table.phase != Phase.PLAYING or live.table.race:
        return None
    return max(0, live.since + clock * 1000 - live.house.ticks())


def _turn(live: Live) -> list[Due | None]:
    [(seat, offer)] = offers(live.table).items()
    pause = looking(live)
    if pause and len(offer.moves) == 1:
        return [(live.since + pause, lambda: act(live, seat, offer.moves[0], "clock"))]
    if not live.table.seats[seat].is_person:
        return [_thought(live, seat, offer, live.since + max(pause, _between(live, live.house.pace.bot)))]
    clock = live.table.made.terms.clock
    if clock:
        return [_on_time(live, seat, offer, live.since + clock * 1000)]
    return []


def _on_time(live: Live, seat: int, offer: Offer, end: int) -> Due | None:
    """When the time is over a bot moves for the person."""
    if live.house.ticks() < end:

        async def think() -> None:
            _thought(live, seat, offer, end)

        return end, think
    return _thought(live, seat, offer, end)


async def act(live: Live, seat: int, action: int, by: By) -> None:
    """A move that nobody commanded, through the same door."""
    live.thoughts.pop(seat, None)
    if tumbles(live.table, seat, action):
        live.begin_roll(seat, action, by)
    else:
        await live.happen([played(live.table, seat, action, world=live.house.world(), by=by)])


def _between(live: Live, span: tuple[int, int]) -> int:
    """Somewhere in a span; the same for the same position."""
    low, high = span
    return low + live.table.moved * 7919 % (high - low + 1)


def _thought(live: Live, seat: int, offer: Offer, due: int) -> Due | None:
    """A bot's move: it begins to think at once, and acts when it has thought and people could follow."""
    thought = live.thoughts.get(seat)
    if thought is None or thought.moved != live.table.moved:
        thought = live.thoughts[seat] = Thought(live.table.moved, due)
        live.spawn(_think(live, seat, offer, thought))
        return None
    if thought.action is None:
        return None
    action = thought.action
    by: By = "clock" if live.table.seats[seat].is_person else "bot"
    return thought.due, lambda: act(live, seat, action, by)


async def _think(live: Live, seat: int, offer: Offer, thought: Thought) -> None:
    game = live.table.game
    assert game is not None  # noqa: S101 (a game runs)
    try:
        name = live.table.seats[seat].bot or DEFAULT
        action = await live.house.minds.choose(game, name, game.know(offer.state, seat), offer.moves)
    except Exception:  # a bot that fails must not stop a table
        LOG.exception("bot-failed", extra={"table": live.table.id})
        action = offer.moves[0]

    async def wake() -> None:
        thought.action = action

    live.inbox.put(wake)


# === A race ===


def _race(live: Live) -> list[Due | None]:
    now, both = live.house.ticks(), offers(live.table)
    until = _waited_for(live)
    if until is not None and now < until:
        live.paused = True
        return [(until, None)]
    if live.paused:
        live.paused = False
        live.race.since = dict.fromkeys(both, now)
    found: list[Due | None] = [_settling(live)]
    if live.runs_here:
        found += [_racing_bot(live, seat, offer) for seat, offer in both.items()]
    begin, later = own_rolls(live.race, both, now, clock=live.runs_here)
    found += [(now, lambda roll=roll: _begin(live, *roll)) for roll in begin]  # type: ignore[misc]
    if later is not None:
        found.append((later, None))
    return found


async def _begin(live: Live, seat: int, action: int, by: By) -> None:
    live.begin_roll(seat, action, by)


def _waited_for(live: Live) -> int | None:
    """Until when a racer who dropped out and has a choice is waited for."""
    gone = [
        live.company.absent[holder]
        for seat, offer in offers(live.table).items()
        if (holder := _absent(live, seat)) is not None and len(offer.moves) > 1
    ]
    return gone[0] + live.house.pace.dropped_racer if gone else None


def _absent(live: Live, seat: int) -> int | None:
    """The holder of a seat that a person plays who is not there."""
    holder = live.table.seats[seat].holder
    return holder if live.table.seats[seat].is_person and holder in live.company.absent else None


def _racing_bot(live: Live, seat: int, offer: Offer) -> Due | None:
    """A bot, or one in place of who dropped out, rolls at a human pace."""
    if live.race.is_tumbling(seat, live.house.ticks()) or (live.table.seats[seat].is_person and _absent(live, seat) is None):
        return None
    return _thought(live, seat, offer, live.race.since.get(seat, live.since) + _between(live, live.house.pace.bot_race))


def _settling(live: Live) -> Due | None:
    """The dice that lie first count first."""
    when = live.race.next_due()
    if when is None:
        return None

    async def settle() -> None:
        seat = live.race.settled(live.house.ticks())
        if seat is not None:
            await _count(live, seat)

    return when, settle


async def _count(live: Live, seat: int) -> None:
    roll, waiting = live.race.tumbling[seat], live.waiting.get(seat)
    holder, command = (waiting.holder, waiting.id) if waiting else (SERVER, "")
    if (holder, command) in live.table.done:  # it was sent again, and has counted by another worker meanwhile
        live.race.take(seat)
        live.answer(seat)
        return
    event = played(live.table, seat, roll.action, world=live.house.world(), by=roll.by, holder=holder, id=command)
    live.race.take(seat)
    try:
        await live.happen([event])
    except Conflict:
        if live.table.race and seat in offers(live.table):
            live.race.tumbling[seat] = roll  # it lies, and counts after what was first
        else:
            live.answer(seat, Refusal("race/over", "the race was over before the dice lay"))
        raise
    except Refusal as refusal:
        live.answer(seat, refusal)
        raise
    live.answer(seat)
