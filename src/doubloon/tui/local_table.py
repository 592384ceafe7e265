"""A table: who sits where, what was done so far, and the secret its dice come from. No input, no output."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count

from doubloon.bots import available_bot, bot
from doubloon.bots.bot import Bot, Budget, Draw
from doubloon.bots.custom import CustomBot
from doubloon.engine import fair
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game, seen_by_all
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.engine.record import State, View

CLOCK = "%Y-%m-%dT%H:%M:%SZ"


@dataclass(frozen=True)
class Setup:
    """What is agreed on before a game."""

    seats: int
    people: int  # they sit on the first seats
    bots: tuple[str, ...]  # they play the other seats, in turn
    first: int
    options: Mapping[str, int | str]


@dataclass
class LocalTable:
    game: Game
    first: int
    seed: bytes
    additions: list[bytes]
    names: list[str]
    bots: list[str]  # by seat; "" is a person
    began: str
    state: State
    actions: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)  # ms from `began` to each action
    viewer: int = SPECTATOR  # where several people share the screen and hands are hidden: the one who looks at it now
    bot_players: dict[int, Bot] = field(default_factory=dict, repr=False, compare=False)  # of the bots that have moved

    def close(self) -> None:
        """Let go of the bots; they come back when they are asked."""
        for player in self.bot_players.values():
            if isinstance(player, CustomBot):
                player.close()
        self.bot_players.clear()

    def log(self, *, shown: bool = False) -> Log:
        """The game so far; the seed is shown when it is over."""
        return Log(
            game=self.game.id,
            version=self.game.version,
            seats=len(self.names),
            first=self.first,
            options=self.game.chosen(self.state),
            actions=list(self.actions),
            commitment=fair.commitment(self.seed),
            additions=[addition.hex() for addition in self.additions],
            seed=self.seed.hex() if shown else "",
            began=self.began,
            times=list(self.times),
        )


def new_table(game: Game, setup: Setup, secret: tuple[bytes, list[bytes]]) -> LocalTable:
    """A table before the first move, nobody named yet."""
    state = game.new(setup.seats, setup.first, **setup.options)
    bots = ["" if seat < setup.people else setup.bots[(seat - setup.people) % len(setup.bots)] for seat in range(setup.seats)]
    seed, additions = secret
    began = datetime.now(UTC).strftime(CLOCK)
    return LocalTable(game, setup.first, seed, additions, [""] * setup.seats, bots, began, state)


def make_secret(seats: int, text: str | None) -> tuple[bytes, list[bytes]]:
    """Seed and additions: random, or made from a text, so that the same text gives the same game for the same moves."""
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


def automatic_action(table: LocalTable) -> int | None:
    """What chance or a bot does now; None if a person is to choose."""
    seat = actor(table)
    if seat == CHANCE:
        return fair.draw(table.seed, fair.context(table.log()), len(table.actions), table.game.moves(table.state))
    if is_person(table, seat):
        return None
    if seat not in table.bot_players:
        table.bot_players[seat] = bot(table.game, available_bot(table.game, table.bots[seat]))
    return table.bot_players[seat](table.game.know(table.state, seat), list(table.game.moves(table.state)), bot_draw(table), Budget())


def faults(table: LocalTable) -> list[Message]:
    """What bots of the user's own have done wrong so far."""
    return [fault.message for player in table.bot_players.values() if isinstance(player, CustomBot) for fault in player.faults]


def bot_draw(table: LocalTable) -> Draw:
    """Chance for a bot's move, by keys of its own, so that bots and dice never share a number."""
    keys = (hashlib.sha256(f"bots {number} ".encode() + table.seed).digest() for number in count())
    context, step = fair.context(table.log()), len(table.actions)
    return lambda odds: fair.draw(next(keys), context, step, odds)


def apply_action(table: LocalTable, action: int) -> list[Message]:
    """Do an action and say what is told of it. When another seat is to act, whoever looked at the screen looks away."""
    told = table.game.tell(table.state, action, perspective(table))
    table.state = table.game.play(table.state, action)
    if actor(table) not in (table.viewer, CHANCE):
        table.viewer = SPECTATOR
    table.actions.append(action)
    table.times.append(max(_elapsed(table.began), *table.times[-1:], 0))
    return told


def _elapsed(began: str) -> int:
    start = datetime.strptime(began, CLOCK).replace(tzinfo=UTC)
    return int((datetime.now(UTC) - start).total_seconds() * 1000)


def perspective(table: LocalTable) -> int:
    """Whose eyes the screen has: those of the only person, or of the one who looks at it now, else a spectator's."""
    people = _people(table)
    return people[0] if len(people) == 1 else table.viewer


def _people(table: LocalTable) -> list[int]:
    return [seat for seat, bot in enumerate(table.bots) if not bot]


def needs_privacy_screen(table: LocalTable) -> bool:
    """Must all but the person to act look away first?"""
    seat = actor(table)
    hides = table.game.secret is not seen_by_all and len(_people(table)) > 1
    return hides and is_person(table, seat) and seat != table.viewer


def view(table: LocalTable) -> View:
    """What the screen may show."""
    return table.game.show(table.state, perspective(table))
