"""A table in this process: its players, the actions so far, and the secret seed of its dice. No input or output."""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count

from doubloon.bots import available_bot, bot
from doubloon.bots.bot import Bot, Budget
from doubloon.bots.custom import CustomBot
from doubloon.engine import fair
from doubloon.engine.draws import Draw
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game, seen_by_all
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.engine.record import State, View
from doubloon.server.table.state import Transition
from doubloon.server.table.undo import is_reversible

TOLD = 16  # messages that are kept for the picture
CLOCK = "%Y-%m-%dT%H:%M:%SZ"


@dataclass(frozen=True)
class Setup:
    """The settings of a game."""

    seats: int
    people: int  # on the first seats
    bots: tuple[str, ...]  # names for the other seats, used in turn
    first: int
    options: Mapping[str, int | str]
    names: tuple[str, ...] = ()  # that people on the first seats chose for themselves


@dataclass
class LocalTable:
    game: Game
    version: int  # of the rules: a game saved before they changed goes on by its own
    options: dict[str, int]  # as that version writes them
    first: int
    seed: bytes
    additions: list[bytes]
    names: list[str]
    bots: list[str]  # by seat; "" is a person
    began: str
    state: State
    save_id: str = ""  # of the file of the running game
    actions: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)  # ms from `began` to each action
    viewer: int = SPECTATOR  # with a shared screen and hidden hands: the seat that is looking now
    told: deque[Message] = field(default_factory=lambda: deque(maxlen=TOLD))  # the last messages, as the screen showed them
    undo_stack: list[Transition] = field(default_factory=list, repr=False, compare=False)  # what the last person to act did since then
    bot_players: dict[int, Bot] = field(default_factory=dict, repr=False, compare=False)  # by seat, created at the first move

    def close(self) -> None:
        """End the processes of custom bots; the next move restarts them."""
        for player in self.bot_players.values():
            if isinstance(player, CustomBot):
                player.close()
        self.bot_players.clear()

    def log(self, *, reveal_seed: bool = False) -> Log:
        """The log of the game so far; reveal the seed only when the game is over."""
        return Log(
            game=self.game.id,
            version=self.version,
            seats=len(self.names),
            first=self.first,
            options=self.options,
            actions=list(self.actions),
            commitment=fair.commitment(self.seed),
            additions=[addition.hex() for addition in self.additions],
            seed=self.seed.hex() if reveal_seed else "",
            began=self.began,
            times=list(self.times),
            names=list(self.names) if all(self.names) else [],
        )


def new_table(game: Game, setup: Setup, secret: tuple[bytes, list[bytes]]) -> LocalTable:
    """A table before the first move, with empty names."""
    state = game.new(setup.seats, setup.first, **setup.options)
    bots = ["" if seat < setup.people else setup.bots[(seat - setup.people) % len(setup.bots)] for seat in range(setup.seats)]
    seed, additions = secret
    began = datetime.now(UTC).strftime(CLOCK)
    return LocalTable(game, game.version, game.chosen(state), setup.first, seed, additions, [""] * setup.seats, bots, began, state)


def make_secret(seats: int, text: str | None) -> tuple[bytes, list[bytes]]:
    """Seed and additions of the dice: random, or derived from a text, so that the game is reproducible."""
    if text is None:
        return secrets.token_bytes(fair.SEED_BYTES), [secrets.token_bytes(fair.ADDITION_BYTES) for _ in range(seats)]
    seed = hashlib.sha256(f"seed {text}".encode()).digest()
    return seed, [hashlib.sha256(f"addition {seat} {text}".encode()).digest()[: fair.ADDITION_BYTES] for seat in range(seats)]


def actor(table: LocalTable) -> int:
    return table.game.actor(table.state)


def is_over(table: LocalTable) -> bool:
    return actor(table) == NOBODY


def is_person(table: LocalTable, seat: int) -> bool:
    return seat >= 0 and not table.bots[seat]


def only_person(table: LocalTable) -> int | None:
    """The seat of the only person at this terminal; None if there are several, or none."""
    people = [seat for seat, bot in enumerate(table.bots) if not bot]
    return people[0] if len(people) == 1 else None


def automatic_action(table: LocalTable) -> int | None:
    """The action of chance or a bot; None if a person is to act."""
    seat = actor(table)
    if seat == CHANCE:
        return fair.draw(table.seed, fair.context(table.log()), len(table.actions), table.game.moves(table.state))
    if is_person(table, seat):
        return None
    if seat not in table.bot_players:
        table.bot_players[seat] = bot(table.game, available_bot(table.game, table.bots[seat]))
    return table.bot_players[seat](table.game.know(table.state, seat), list(table.game.moves(table.state)), bot_draw(table), Budget())


def faults(table: LocalTable) -> list[Message]:
    """The faults of custom bots so far."""
    return [fault.message for player in table.bot_players.values() if isinstance(player, CustomBot) for fault in player.faults]


def bot_draw(table: LocalTable) -> Draw:
    """Random draws for a bot's move, with keys of their own: bots and dice never share random numbers."""
    keys = (hashlib.sha256(f"bots {number} ".encode() + table.seed).digest() for number in count())
    context, step = fair.context(table.log()), len(table.actions)
    return lambda odds: fair.draw(next(keys), context, step, odds)


def apply_action(table: LocalTable, action: int) -> list[Message]:
    """Apply an action; returns its messages. Resets the viewer when another seat is to act."""
    told = table.game.tell(table.state, action, perspective(table))
    table.told.extend(told)
    step = Transition(actor(table), table.state, action, table.game.play(table.state, action))
    if not is_person(table, step.actor) or (table.undo_stack and table.undo_stack[-1].actor != step.actor):
        table.undo_stack.clear()
    if is_person(table, step.actor):
        table.undo_stack.append(step)
    table.state = step.after
    if actor(table) not in (table.viewer, CHANCE):
        table.viewer = SPECTATOR
    table.actions.append(action)
    table.times.append(max(_elapsed(table.began), *table.times[-1:], 0))
    return told


def may_undo(table: LocalTable) -> bool:
    """May the last action be taken back? Not past chance or a bot, nor if it revealed or covered something, nor at a privacy screen."""
    if not table.undo_stack or is_over(table) or (table.game.secret is not seen_by_all and table.undo_stack[-1].actor != actor(table)):
        return False
    step = table.undo_stack[-1]
    return is_reversible(table.game, step, step.actor, table.game.show)


def undo(table: LocalTable) -> None:
    """Take back the last action."""
    table.state = table.undo_stack.pop().before
    table.actions.pop()
    table.times.pop()
    retell(table)


def retell(table: LocalTable) -> None:
    """Collect the last messages again, from the actions."""
    table.told.clear()
    log = table.log()
    for state, action in zip(table.game.states(log), log.actions, strict=False):
        table.told.extend(table.game.tell(state, action, perspective(table)))


def _elapsed(began: str) -> int:
    start = datetime.strptime(began, CLOCK).replace(tzinfo=UTC)
    return int((datetime.now(UTC) - start).total_seconds() * 1000)


def perspective(table: LocalTable) -> int:
    """The seat whose view the screen shows: the only person, or the viewer, else a spectator."""
    people = _people(table)
    return people[0] if len(people) == 1 else table.viewer


def _people(table: LocalTable) -> list[int]:
    return [seat for seat, bot in enumerate(table.bots) if not bot]


def needs_privacy_screen(table: LocalTable) -> bool:
    """True if only the person to act may see the screen now."""
    seat = actor(table)
    hides = table.game.secret is not seen_by_all and len(_people(table)) > 1
    return hides and is_person(table, seat) and seat != table.viewer


def view(table: LocalTable) -> View:
    """The view that the screen shows."""
    return table.game.show(table.state, perspective(table))
