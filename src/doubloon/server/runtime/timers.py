"""What is due at a table, and when: the start, bots' moves, the end of a time limit, rolls of a race, another host, removal from memory.

Nothing is done here: the session executes the tasks.
"""

from __future__ import annotations

from typing import NamedTuple

from doubloon.server.protocol.messages import By, Phase
from doubloon.server.runtime.live_table import LiveTable
from doubloon.server.table import dice
from doubloon.server.table.commands import next_host
from doubloon.server.table.next_game import agreed_choice
from doubloon.server.table.race import automatic_rolls
from doubloon.server.table.state import Choice, is_everybody_ready

# === What may be due ===


class LookAgain(NamedTuple):
    """Nothing is due, but timers must be looked at again then."""


class Rest(NamedTuple):
    """Remove the table from memory: nobody is connected any more."""


class CatchUp(NamedTuple):
    """Read what other workers have written."""


class ChangeHost(NamedTuple):
    holder: int


class BeginCountdown(NamedTuple):
    """Everybody is ready."""


class CallStart(NamedTuple):
    """Nobody has stopped the countdown."""


class FreeSeat(NamedTuple):
    """Its person came, was never ready, and is gone: perhaps they are here again on another seat."""

    seat: int


class TellMissing(NamedTuple):
    """The game waits for somebody who is gone, or does so no more."""


class TakeBack(NamedTuple):
    """The person for whom a bot plays is back."""

    seat: int


class BeginNext(NamedTuple):
    """Everybody who is here wants to play this."""

    choice: Choice


class StartGame(NamedTuple):
    pass


class SealCommitments(NamedTuple):
    """Every device has committed to what it adds to the dice: they may show it."""


class DropWithheld(NamedTuple):
    """Begin anew without those who do not show what they add."""


class AskBot(NamedTuple):
    """Let a bot think of a move for the seat, to be made at `due`."""

    seat: int
    due: int


class Act(NamedTuple):
    seat: int
    action: int
    by: By


class BeginRoll(NamedTuple):
    seat: int
    action: int
    by: By


class SettleRoll(NamedTuple):
    """The roll that settled first counts."""


class PauseRace(NamedTuple):
    pass


class ResumeRace(NamedTuple):
    pass


TableTask = (
    LookAgain
    | Rest
    | CatchUp
    | ChangeHost
    | BeginCountdown
    | CallStart
    | FreeSeat
    | TellMissing
    | TakeBack
    | BeginNext
    | StartGame
    | SealCommitments
    | DropWithheld
)
Task = TableTask | AskBot | Act | BeginRoll | SettleRoll | PauseRace | ResumeRace

START_TASKS: dict[dice.Step, Task] = {dice.Step.SEAL: SealCommitments(), dice.Step.DROP: DropWithheld(), dice.Step.START: StartGame()}


class Timer(NamedTuple):
    at: int  # in ticks
    task: Task


def pending_timers(live: LiveTable, now: int) -> list[Timer]:
    """All timers at one reading of the clock, so that none falls due unseen between two readings."""
    found: list[Timer] = []
    phase, runs_here = live.table.phase, live.cluster.runs_here
    if not live.presence.devices:
        found.append(_rest(live))
    if live.catch_up_at is not None:
        found.append(Timer(live.catch_up_at, CatchUp()))
    found += _missing(live, now)
    if runs_here:
        found += _returns(live, now)
    if runs_here and live.table.host in live.presence.absent_since:
        found += _host(live)
    if runs_here and phase == Phase.OPEN:
        found += _lobby(live, now)
    if runs_here and phase == Phase.CALLED:
        found.append(_start(live))
    if runs_here and phase == Phase.OVER:
        found += _next_game(live, now)
    if phase == Phase.PLAYING and live.table.race:
        found += _race(live, now)
    elif phase == Phase.PLAYING and runs_here:
        found += _turn(live, now)
    return found


# === The table ===


def _rest(live: LiveTable) -> Timer:
    return Timer(max(live.presence.absent_since.values(), default=live.since) + live.context.timing.rest, Rest())


def _host(live: LiveTable) -> list[Timer]:
    """The next person becomes host when the host has been gone for a minute, or for less if the host has no seat."""
    table, timing = live.table, live.context.timing
    holder = next_host(table, live.presence.holders)
    if holder is None:
        return []
    limit = timing.host_gone if table.holders[table.host].seat is not None else timing.watching_host_gone
    return [Timer(live.presence.absent_since[table.host] + limit, ChangeHost(holder))]


def _missing(live: LiveTable, now: int) -> list[Timer]:
    if live.missing() != live.told_missing:
        return [Timer(now, TellMissing())]
    later = [when for when in live.missing_from().values() if when > now]
    return [Timer(min(later), LookAgain())] if later else []


def _returns(live: LiveTable, now: int) -> list[Timer]:
    """Who is back has their seat at once, and is host again."""
    table, present = live.table, live.presence.holders
    found = [Timer(now, TakeBack(number)) for number, seat in enumerate(table.seats) if seat.is_substituted and seat.holder in present]
    former = table.holders[table.chosen_host]
    if table.host != table.chosen_host and former.seat is not None and not former.is_revoked and table.chosen_host in present:
        found.append(Timer(now, ChangeHost(table.chosen_host)))
    return found


def _lobby(live: LiveTable, now: int) -> list[Timer]:
    table, presence, timing = live.table, live.presence, live.context.timing
    found = [
        Timer(presence.absent_since[seat.holder] + timing.unready_gone, FreeSeat(number))
        for number, seat in enumerate(table.seats)
        if seat.holder in presence.absent_since and seat.holder != table.host and not seat.is_ready
    ]
    if table.is_counting_down:
        found.append(Timer(live.since + timing.countdown, CallStart()))
    elif is_everybody_ready(table, presence.holders):
        found.append(Timer(now, BeginCountdown()))
    return found


def _start(live: LiveTable) -> Timer:
    step, is_due = dice.next_step(live.table, live.presence.holders)
    return Timer(live.since if is_due else live.since + live.context.timing.additions, START_TASKS[step])


def _next_game(live: LiveTable, now: int) -> list[Timer]:
    """As soon as all agree. Who lost the connection a moment ago may come back and want something else."""
    presence, limit = live.presence, live.context.timing.vote_gone
    back = {holder: since + limit for holder, since in presence.absent_since.items() if now < since + limit}
    choice = agreed_choice(live.table, presence.holders | back.keys())
    if choice is not None:
        return [Timer(now, BeginNext(choice))]
    return [Timer(min(back.values()), LookAgain())] if back else []


# === A turn ===


def _turn(live: LiveTable, now: int) -> list[Timer]:
    [(seat, offer)] = live.offers.items()
    pause = live.look_time()
    if pause and len(offer.moves) == 1:
        return [Timer(live.since + pause, Act(seat, offer.moves[0], "clock"))]
    if not live.table.seats[seat].is_person:
        return _bot_move(live, seat, now, due=live.since + max(pause, _between(live, live.context.timing.bot)))
    clock = live.table.creation.terms.clock
    return _time_limit(live, seat, now, end=live.since + clock * 1000) if clock else []


def _time_limit(live: LiveTable, seat: int, now: int, *, end: int) -> list[Timer]:
    """When the time is over, a bot moves for the person."""
    return [Timer(end, LookAgain())] if now < end else _bot_move(live, seat, now, due=end)


def _between(live: LiveTable, span: tuple[int, int]) -> int:
    """A time within a span; the same for the same position."""
    low, high = span
    return low + live.table.game_seq * 7919 % (high - low + 1)


def _bot_move(live: LiveTable, seat: int, now: int, *, due: int) -> list[Timer]:
    """A bot thinks at once, and acts when it has finished and people could follow."""
    move = live.bot_moves.get(seat)
    if move is None or move.game_seq != live.table.game_seq:
        return [Timer(now, AskBot(seat, due))]
    if move.action is None:
        return []
    by: By = "clock" if live.table.seats[seat].is_person else "bot"
    return [Timer(move.due, Act(seat, move.action, by))]


# === A race ===


def _race(live: LiveTable, now: int) -> list[Timer]:
    clock, offers = live.race, live.offers
    until = clock.waits_until(offers)
    if until is not None and now < until:
        return [Timer(until, LookAgain())] if clock.is_paused else [Timer(now, PauseRace())]
    if clock.is_paused:
        return [Timer(now, ResumeRace())]
    found = [Timer(when, SettleRoll()) for when in [clock.race.next_settling()] if when is not None]
    if live.cluster.runs_here:
        for seat in offers:
            found += _racing_bot(live, seat, now)
    begin, later = automatic_rolls(clock.race, offers, now, with_clock=live.cluster.runs_here)
    found += [Timer(now, BeginRoll(*roll)) for roll in begin]
    return found if later is None else [*found, Timer(later, LookAgain())]


def _racing_bot(live: LiveTable, seat: int, now: int) -> list[Timer]:
    """A bot, or one that replaces a person who lost the connection, rolls at a human pace."""
    race, is_person = live.race.race, live.table.seats[seat].is_person
    if race.is_tumbling(seat, now) or (is_person and live.presence.absent_player(seat) is None):
        return []
    return _bot_move(live, seat, now, due=race.may_act_since.get(seat, live.since) + _between(live, live.context.timing.bot_race))
