"""Commands of people at a table: each is checked and becomes an event, or is refused with a reason. Pure: nothing changes here."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from typing import NamedTuple, assert_never

from doubloon.engine import fair
from doubloon.engine.errors import Refusal
from doubloon.engine.game import CHANCE
from doubloon.server.protocol.messages import (
    Add,
    Again,
    Agree,
    AnyCommand,
    Back,
    Bot,
    By,
    Close,
    Commit,
    Configure,
    Emote,
    Free,
    Hand,
    Hint,
    Hold,
    Leave,
    Lobby,
    Move,
    Phase,
    Promote,
    Ready,
    Rename,
    Seating,
    Start,
    Substitute,
    Undo,
    Vote,
)
from doubloon.server.protocol.presets import EMOTES
from doubloon.server.table import dice, events
from doubloon.server.table.configuration import configured
from doubloon.server.table.events import SERVER, AnyEvent
from doubloon.server.table.moves import Dice, Offers, check_offer, draw_chance, offers, running_game, transitions
from doubloon.server.table.next_game import choose, next_game
from doubloon.server.table.permissions import Holders, check_no_open_seats, check_phase, check_seat, game_of, holder_of, host_of, player_of
from doubloon.server.table.setup import Environment, check_person, chosen_bot, pick_bot_name
from doubloon.server.table.state import Table, Transition, asked_for_hands, begun_actions, log_of
from doubloon.server.table.undo import may_undo


class Decision(NamedTuple):
    """An event that may be written, and what it does in the game, so that `state.apply` need not compute it again."""

    event: AnyEvent
    steps: list[Transition] | None = None


class Request(NamedTuple):
    """A command with all that is needed to decide it."""

    table: Table
    holders: Holders
    environment: Environment
    offers: Offers


def decide(
    table: Table, holders: Holders, command: AnyCommand, environment: Environment, *, offered: Offers | None = None
) -> Decision | None:
    """The event that a command leads to; None for a command that is only checked (hold, emote, hint).

    `offered` is `offers(table)`, if the caller has it already.
    """
    if table.phase == Phase.CLOSED:
        raise Refusal("table/closed", "this table is closed")
    if not isinstance(command, Close):
        game_of(table)
    request = Request(table, holders, environment, offers(table) if offered is None else offered)
    if isinstance(command, Move):
        return _move(request, command)
    if isinstance(command, Hold | Emote | Hint):
        _check(request, command)
        return None
    return Decision(_event(request, command))


def _event(request: Request, command: Lobby | Seating | Undo | Vote | Again | Close) -> AnyEvent:  # noqa: C901, PLR0911 (one case a command)
    match command:
        case Commit():
            return _commit(request, command)
        case Add():
            return _add(request, command)
        case Ready():
            return _ready(request, command)
        case Rename():
            return _rename(request, command)
        case Configure():
            return _configure(request, command)
        case Start():
            return _start(request, command)
        case Undo():
            return _undo(request, command)
        case Hand():
            return _hand(request, command)
        case Back():
            return _back(request, command)
        case Leave():
            return _leave(request, command)
        case Bot():
            return _bot(request, command)
        case Free():
            return _free(request, command)
        case Substitute():
            return _substitute(request, command)
        case Promote():
            return _promote(request, command)
        case Agree():
            return _agree(request, command)
        case Vote():
            return _vote(request, command)
        case Again():
            return _again(request, command)
        case Close():
            return events.Closed(at=request.environment.now, holder=host_of(request.table, request.holders), id=command.id)
        case _:
            assert_never(command)


def _check(request: Request, command: Hold | Emote | Hint) -> None:
    match command:
        case Hold():
            player_of(request.table, request.holders, command.seat)
            running_game(request.table)
        case Emote():
            holder_of(request.table, request.holders, command.seat)
            if command.emote not in EMOTES:
                raise Refusal("emote/unknown", "emotes are picked from the list", asked=command.emote)
        case Hint():
            _check_hint(request, command)
        case _:
            assert_never(command)


# === Before the game ===


def _commit(request: Request, command: Commit) -> AnyEvent:
    table = request.table
    holder = holder_of(table, request.holders, command.seat)
    dice.check_commit(table, command.seat)
    return events.Committed(at=request.environment.now, holder=holder, id=command.id, seat=command.seat, hash=command.hash)


def _add(request: Request, command: Add) -> AnyEvent:
    table = request.table
    holder = holder_of(table, request.holders, command.seat)
    dice.check_add(table, command.seat, command.bits)
    return events.Added(at=request.environment.now, holder=holder, id=command.id, seat=command.seat, bits=command.bits)


def _ready(request: Request, command: Ready) -> AnyEvent:
    holder = player_of(request.table, request.holders, command.seat)
    check_phase(request.table, Phase.OPEN)
    return events.Readied(at=request.environment.now, holder=holder, id=command.id, seat=command.seat, on=command.on)


def _rename(request: Request, command: Rename) -> AnyEvent:
    table = request.table
    holder = player_of(table, request.holders, command.seat)
    check_phase(table, Phase.OPEN)
    check_person(table, command.name, command.face, seat=command.seat)
    return events.Renamed(at=request.environment.now, holder=holder, id=command.id, seat=command.seat, name=command.name, face=command.face)


def _configure(request: Request, command: Configure) -> AnyEvent:
    host = host_of(request.table, request.holders)
    check_phase(request.table, Phase.OPEN)
    return configured(request.table, command, holder=host, now=request.environment.now)


def _start(request: Request, command: Start) -> AnyEvent:
    host = host_of(request.table, request.holders)
    check_phase(request.table, Phase.OPEN)
    check_no_open_seats(request.table)
    others = {seat.holder for seat in request.table.seats if seat.is_person} - request.holders
    kind = events.Countdown if command.countdown and others else events.Called
    return kind(at=request.environment.now, holder=host, id=command.id)


def start_game(table: Table, environment: Environment) -> Decision:
    """The start of the game, after the host called it. Bots add nothing to the dice, nor do devices that have sent nothing."""
    additions, commitments = dice.additions(table), dice.commitments(table)
    assert table.game is not None  # noqa: S101 (without it no start is called)
    log = replace(log_of(table), additions=additions)
    begun, state = begun_actions(table), table.game.opening(log)
    for action in begun:
        state = table.game.play(state, action)
    drawn = draw_chance(table.game, state, len(begun), Dice(table.seed, fair.context(log)))
    actions = [*begun, *(step.action for step in drawn)]
    return Decision(events.Started(at=environment.now, additions=additions, actions=actions, commitments=commitments))


def _vote(request: Request, command: Vote) -> AnyEvent:
    """A device answers for all people on it."""
    table = request.table
    check_phase(table, Phase.OVER)
    mine = sorted(asked_for_hands(table) & request.holders)
    if not mine:
        raise Refusal("seat/not-asked", "those who have seats are asked")
    game, options = choose(table, command.game, command.options) if command.game else ("", {})
    return events.Voted(at=request.environment.now, holder=mine[0], id=command.id, holders=mine, game=game, options=options)


def _again(request: Request, command: Again) -> AnyEvent:
    table, environment = request.table, request.environment
    host = host_of(table, request.holders)
    check_phase(table, Phase.OVER)
    if command.game:
        return next_game(table, choose(table, command.game, command.options), environment, holder=host, command_id=command.id)
    check_no_open_seats(table)
    first = table.first if table.first == CHANCE else (table.first + 1) % len(table.seats)
    return events.Again(at=environment.now, holder=host, id=command.id, seed=environment.hex(fair.SEED_BYTES), first=first, returns=True)


# === The game ===


class Actor(NamedTuple):
    """Who makes a move: a person, a bot or the clock; and the person's command, if there was one."""

    by: By
    holder: int = SERVER
    command_id: str = ""


def _move(request: Request, command: Move) -> Decision:
    """In a race only moves that count at once come here: rolls tumble first."""
    holder = player_of(request.table, request.holders, command.seat)
    check_base(request.table, command)
    actor = Actor("person", holder, command.id)
    return play(request.table, command.seat, command.action, request.environment, actor, offered=request.offers)


def check_base(table: Table, command: Move) -> None:
    """Refuse a move that was meant for an earlier position; in a race it is enough that the race is the same."""
    running_game(table)
    if command.base < (table.race or table.game_seq):
        raise Refusal("move/stale", "the game has gone on since", asked=command.base)


def play(table: Table, seat: int, action: int, environment: Environment, actor: Actor, *, offered: Offers | None = None) -> Decision:
    """A move of any seat, chance's outcomes drawn."""
    offer = check_offer(table, offers(table) if offered is None else offered, seat, action)
    steps = transitions(table, offer, seat, action)
    actions = [step.action for step in steps]
    event = events.Played(at=environment.now, holder=actor.holder, id=actor.command_id, seat=seat, actions=actions, by=actor.by)
    return Decision(event, steps)


def is_race_roll(table: Table, offered: Offers, seat: int, action: int) -> bool:
    if not table.race:
        return False
    offer = offered.get(seat)
    return offer is not None and action in offer.rolls


def _undo(request: Request, command: Undo) -> AnyEvent:
    table = request.table
    holder = player_of(table, request.holders, command.seat)
    running_game(table)
    if command.base < table.game_seq:
        raise Refusal("move/stale", "the game has gone on since", asked=command.base)
    if not may_undo(table, command.seat):
        raise Refusal("move/no-undo", "nothing can be taken back past what was newly seen, or somebody else's move")
    return events.Undone(at=request.environment.now, holder=holder, id=command.id, seat=command.seat)


def _check_hint(request: Request, command: Hint) -> None:
    player_of(request.table, request.holders, command.seat)
    running_game(request.table)
    if not request.table.creation.terms.hints:
        raise Refusal("table/no-hints", "there are no hints at this table")
    if command.seat not in request.offers:
        raise Refusal("move/turn", f"it is not seat {command.seat}'s turn", asked=command.seat)


# === Seats ===


def _hand(request: Request, command: Hand) -> AnyEvent:
    holder = player_of(request.table, request.holders, command.seat)
    bot = chosen_bot(game_of(request.table), command.bot)
    return events.HandedOver(at=request.environment.now, holder=holder, id=command.id, seat=command.seat, bot=bot)


def _back(request: Request, command: Back) -> AnyEvent:
    holder = holder_of(request.table, request.holders, command.seat)
    if request.table.seats[command.seat].is_waiting:
        raise Refusal(
            "seat/waiting",
            "a bot plays this seat until the game is over, or the others agree: its hand was somebody else's",
            asked=command.seat,
        )
    if not request.table.seats[command.seat].bot:
        raise Refusal("seat/yours", "you play this seat already", asked=command.seat)
    return events.TakenBack(at=request.environment.now, holder=holder, id=command.id, seat=command.seat)


def _leave(request: Request, command: Leave) -> AnyEvent:
    table, now = request.table, request.environment.now
    holder = holder_of(table, request.holders, command.seat)
    is_free = table.phase in (Phase.OPEN, Phase.OVER) or table.seats[command.seat].is_waiting
    if is_free and holder != table.host:
        return events.Freed(at=now, holder=holder, id=command.id, seat=command.seat)
    player_of(table, request.holders, command.seat)
    return events.HandedOver(at=now, holder=holder, id=command.id, seat=command.seat, bot=chosen_bot(game_of(table), ""))


def _bot(request: Request, command: Bot) -> AnyEvent:
    table, environment = request.table, request.environment
    host = host_of(table, request.holders)
    check_seat(table, command.seat)
    bot = chosen_bot(game_of(table), command.bot)
    name, face = "", ""
    if table.seats[command.seat].holder is None:
        taken = {each for seat in table.seats for each in (seat.name, seat.face)}
        name, face = pick_bot_name(bot, table.creation.lang, taken, environment)
    until_back = table.seats[command.seat].holder is not None
    return events.HandedOver(
        at=environment.now, holder=host, id=command.id, seat=command.seat, bot=bot, name=name, face=face, until_back=until_back
    )


def _substitute(request: Request, command: Substitute) -> AnyEvent:
    """The session has checked that the person is gone."""
    table = request.table
    running_game(table)
    check_seat(table, command.seat)
    mine = sorted(asked_for_hands(table) & request.holders)
    if not mine:
        raise Refusal("seat/not-asked", "only those who have seats decide that")
    if not table.seats[command.seat].is_person:
        raise Refusal("seat/handed-over", "a bot plays this seat already", asked=command.seat)
    bot = chosen_bot(game_of(table), "")
    return events.HandedOver(at=request.environment.now, holder=mine[0], id=command.id, seat=command.seat, bot=bot, until_back=True)


def _promote(request: Request, command: Promote) -> AnyEvent:
    table = request.table
    host = host_of(table, request.holders)
    check_seat(table, command.seat)
    holder = table.seats[command.seat].holder
    if holder is None or table.seats[command.seat].is_waiting:
        raise Refusal("seat/open", "only a person who plays can be host", asked=command.seat)
    return events.Hosted(at=request.environment.now, holder=host, id=command.id, host=holder)


def _free(request: Request, command: Free) -> AnyEvent:
    table = request.table
    host = host_of(table, request.holders)
    check_seat(table, command.seat)
    check_phase(table, Phase.OPEN, Phase.PLAYING, Phase.OVER)
    seat = table.seats[command.seat]
    if seat.is_open:
        raise Refusal("seat/open", f"seat {command.seat} is open", asked=command.seat)
    if seat.holder == table.host:
        raise Refusal("seat/host", "the host cannot free the host's own seat")
    return events.Freed(at=request.environment.now, holder=host, id=command.id, seat=command.seat)


def _agree(request: Request, command: Agree) -> AnyEvent:
    table = request.table
    check_seat(table, command.seat)
    seat, mine = table.seats[command.seat], asked_for_hands(table) & request.holders
    if not seat.is_waiting or seat.is_refused:
        raise Refusal("seat/nobody-waits", f"nobody waits for seat {command.seat}", asked=command.seat)
    if not mine:
        raise Refusal("seat/not-asked", "those who have seats are asked")
    holders = sorted(mine)
    return events.Agreed(at=request.environment.now, holder=holders[0], id=command.id, seat=command.seat, holders=holders, yes=command.yes)


def next_host(table: Table, present: Set[int]) -> int | None:
    """Who becomes host when the host is gone: the next person clockwise who is present."""
    seats = len(table.seats)
    start = table.holders[table.host].seat
    order = [(start + step) % seats for step in range(1, seats + 1)] if start is not None else range(seats)
    return next((holder for number in order if (holder := table.seats[number].holder) in present and holder != table.host), None)
