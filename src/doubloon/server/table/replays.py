"""Games that are over, to be looked at again: by who was there, by who was sent the link, or from a file."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import replace

import doubloon
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log, from_json
from doubloon.engine.message import Message
from doubloon.engine.record import State, View
from doubloon.i18n import names, people
from doubloon.server.protocol import messages
from doubloon.server.protocol.responses import Replayed, Seated, TimedStep
from doubloon.server.table.state import Step, Table, steps_between
from doubloon.server.table.views import lying, placed, said, seen_steps

ALL = -4  # eyes from which nothing is hidden
LARGEST_LOG = 262_144  # bytes of a file
MOST_STEPS = 5000  # of a game that is sent as a whole


# === Who may look ===


def key_of(log: Log) -> str:
    """What leads to a finished game, and to nothing else at its table. It is made from the seed, which is secret until the game is over."""
    digest = hmac.digest(bytes.fromhex(log.seed), b"replay", "sha256")
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def is_key_of(key: str, log: Log) -> bool:
    return hmac.compare_digest(key.encode(), key_of(log).encode())


# === Files ===


def read(text: bytes) -> tuple[Game, Log]:
    """A log from a file that may be anything, and its game. A set-up that cannot be played is refused for its own reason."""
    log = from_json(text)
    game = doubloon.game(log.game)
    try:
        game.opening(log)
    except BadLog as refusal:
        reason = refusal.values.get("reason")
        raise reason if isinstance(reason, Refusal) else refusal from None
    return game, log if log.times else replace(log, times=[0] * len(log.actions))


def strangers(log: Log, lang: str) -> list[Seated]:
    """Names for those who sat there, which no file tells; the same for the same game."""
    faces = {name: face for face, name in people(lang)}
    return [Seated(name=name, face=faces[name], bot="") for name in names(lang, [""] * log.seats, log.commitment)]


def sitters(table: Table, lang: str) -> list[Seated]:
    """Who sits at the table now."""
    unknown = strangers(table.finished[-1], lang) if table.finished else []
    return [
        Seated(name=seat.name, face=seat.face, bot=seat.bot) if seat.name or not unknown else unknown[number]
        for number, seat in enumerate(table.seats)
    ]


# === Replays ===


def check_length(log: Log) -> None:
    if len(log.actions) > MOST_STEPS:
        text = f"at most {MOST_STEPS} steps can be sent, not {len(log.actions)}"
        raise Refusal("log/long", text, most=MOST_STEPS, asked=len(log.actions))


def replay(game: Game, log: Log, seat: int, seated: list[Seated], *, plain: bool = False) -> Replayed:
    """A game action by action, as a seat saw it; or with all that anybody saw. What chance could have done is told with the seed."""
    check_length(log)
    states = list(game.states(log))
    if not (0 <= seat < log.seats or seat in (SPECTATOR, ALL)):
        raise Refusal("seat/unknown", f"this table has seats 0 to {log.seats - 1}", high=log.seats - 1, asked=seat)
    steps = steps_between(game, states, log.actions)
    views = [game.show(state, SPECTATOR if seat == ALL else seat) for state in states]
    seen = bare_steps(game, steps, views, plain=plain) if seat == ALL else seen_steps(game, steps, seat, views, plain=plain)
    is_over = game.actor(states[-1]) == NOBODY
    return Replayed(
        seat=seat,
        game=log.game,
        version=log.version,
        first=log.first,
        options=log.options,
        people=seated,
        over=is_over,
        places=placed(game.scores(states[-1])) if is_over else [],
        counts=counts(game, states) if is_over else [],
        view=views[0].to_json(),
        scene=_scene(game, states[0], seat) if plain else [],
        steps=[
            TimedStep(at=at, step=step, odds=odds(game, each.before, log)) for step, each, at in zip(seen, steps, log.times, strict=True)
        ],
    )


def _scene(game: Game, state: State, seat: int) -> list[messages.Said]:
    return [said(each) for each in game.bare(state)] if seat == ALL else lying(game, game.show(state, seat))


def bare_steps(game: Game, steps: Sequence[Step], views: Sequence[View], *, plain: bool) -> list[messages.Step]:
    """Actions as they were, each told as the one who saw it was told."""
    return [
        messages.Step(
            actor=step.actor,
            action=step.action,
            told=[said(each) for each in _told(game, step)],
            changes=after.changes_since(before),
            scene=_scene(game, step.after, ALL) if plain else [],
        )
        for step, before, after in zip(steps, views, views[1:], strict=False)
    ]


def _told(game: Game, step: Step) -> list[Message]:
    witness = game.secret(step.before, step.action)
    return game.tell(step.before, step.action, SPECTATOR if witness == NOBODY else witness)


def odds(game: Game, state: State, log: Log) -> dict[int, int] | None:
    """What was drawn from, if something was and the seed is known."""
    is_drawn = game.actor(state) == CHANCE and not game.answered(state)
    return game.moves(state) if is_drawn and log.seed else None


def counts(game: Game, states: Sequence[State]) -> list[list[messages.Said]]:
    """By seat: what its points come to, then how they came about."""
    return [[said(each) for each in seat] for seat in game.count(states)]
