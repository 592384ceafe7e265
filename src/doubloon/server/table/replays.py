"""Replays: a game action by action, as a seat saw it. For the people of its table, by link, or from a log file."""

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
from doubloon.server.protocol.presets import known_names
from doubloon.server.protocol.responses import Player, Replay, TimedStep
from doubloon.server.table.state import Seat, Table, Transition, log_of, ranks, transitions_between
from doubloon.server.table.views import scene_texts, to_text, visible_steps

ALL = -4  # instead of a seat: nothing is hidden
MAX_LOG_BYTES = 262_144
MAX_STEPS = 5000


# === Access ===


def key_of(log: Log) -> str:
    """The key to a finished game, and to nothing else of its table. It derives from the seed, which is secret until the game is over."""
    digest = hmac.digest(bytes.fromhex(log.seed), b"replay", "sha256")
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def is_key_of(key: str, log: Log) -> bool:
    return hmac.compare_digest(key.encode(), key_of(log).encode())


# === Files ===


def read(text: bytes) -> tuple[Game, Log]:
    """A log from an untrusted file, and its game. Refused with the reason if its set-up cannot be played."""
    log = from_json(text)
    game = doubloon.game(log.game)
    try:
        game.opening(log)
    except BadLog as refusal:
        reason = refusal.values.get("reason")
        raise reason if isinstance(reason, Refusal) else refusal from None
    return game, log if log.times else replace(log, times=[0] * len(log.actions))


def placeholder_players(log: Log, lang: str) -> list[Player]:
    """The names in a log, else placeholders; the same faces for the same game."""
    unknown = names(lang, [""] * log.seats, log.commitment)
    faces = {name: face for face, name in people(lang)}
    return [
        Player(name=name, face=faces.get(name, faces[other]), bot="") for name, other in zip(log.names or unknown, unknown, strict=True)
    ]


def players(table: Table, number: int, lang: str) -> list[Player]:
    """Who played the N-th game at the table; placeholders on open seats."""
    seats, unknown = _seats_and_placeholders(table, number, lang)
    return [
        Player(name=seat.name, face=seat.face, bot=seat.bot) if seat.name else other for seat, other in zip(seats, unknown, strict=True)
    ]


def listed_players(table: Table, number: int, lang: str) -> list[Player]:
    """The same for readers who are not of this table: instead of first names that people typed there are placeholders."""
    seats, unknown = _seats_and_placeholders(table, number, lang)
    return [
        replace_name(player, other.name) if is_typed(seat) else player
        for player, seat, other in zip(players(table, number, lang), seats, unknown, strict=True)
    ]


def _seats_and_placeholders(table: Table, number: int, lang: str) -> tuple[Sequence[Seat], list[Player]]:
    is_over = number <= len(table.finished)
    log = table.finished[number - 1] if is_over else log_of(table)
    return table.results[number - 1].seats if is_over else table.seats, placeholder_players(log, lang)


def replace_name(player: Player, name: str) -> Player:
    return Player(name=name, face=player.face, bot=player.bot)


def is_typed(seat: Seat) -> bool:
    """Has its person typed a first name?"""
    return seat.holder is not None and bool(seat.name) and seat.name not in known_names()


def with_names(table: Table, number: int) -> Log:
    """The log of the N-th game with the names of who played, unless a seat was open. A log may go anywhere, so it has no typed names."""
    log = table.finished[number - 1]
    found = [player.name for player in listed_players(table, number, table.creation.lang)]
    return replace(log, names=found) if all(seat.name for seat in table.results[number - 1].seats) else log


# === Replays ===


def check_length(log: Log) -> None:
    if len(log.actions) > MAX_STEPS:
        text = f"at most {MAX_STEPS} steps can be sent, not {len(log.actions)}"
        raise Refusal("log/long", text, most=MAX_STEPS, asked=len(log.actions))


def replay(game: Game, log: Log, seat: int, players: list[Player], *, plain: bool = False) -> Replay:
    """A game action by action, as a seat saw it, or with everything (`ALL`). With the seed it includes the odds of each draw."""
    check_length(log)
    states = list(game.states(log))
    if not (0 <= seat < log.seats or seat in (SPECTATOR, ALL)):
        raise Refusal("seat/unknown", f"this table has seats 0 to {log.seats - 1}", high=log.seats - 1, asked=seat)
    steps = transitions_between(game, states, log.actions)
    views = [game.show(state, SPECTATOR if seat == ALL else seat) for state in states]
    seen = full_steps(game, steps, views, plain=plain) if seat == ALL else visible_steps(game, steps, seat, views, plain=plain)
    is_over = game.actor(states[-1]) == NOBODY
    return Replay(
        seat=seat,
        game=log.game,
        version=log.version,
        first=log.first,
        options=game.read_options(log.version, log.options),
        people=players,
        over=is_over,
        places=ranks(game.scores(states[-1])) if is_over else [],
        counts=counts(game, states) if is_over else [],
        view=views[0].to_json(),
        scene=_scene(game, states[0], seat) if plain else [],
        steps=[
            TimedStep(at=at, step=step, odds=odds(game, each.before, log) if number >= log.given else None)
            for number, (step, each, at) in enumerate(zip(seen, steps, log.times, strict=True))
        ],
    )


def _scene(game: Game, state: State, seat: int) -> list[messages.Text]:
    return [to_text(each) for each in game.bare(state)] if seat == ALL else scene_texts(game, game.show(state, seat))


def full_steps(game: Game, steps: Sequence[Transition], views: Sequence[View], *, plain: bool) -> list[messages.Step]:
    """Every action with nothing hidden, in the words for the seat that could see it."""
    return [
        messages.Step(
            actor=step.actor,
            action=step.action,
            told=[to_text(each) for each in _texts(game, step)],
            changes=after.changes_since(before),
            scene=_scene(game, step.after, ALL) if plain else [],
        )
        for step, before, after in zip(steps, views, views[1:], strict=False)
    ]


def _texts(game: Game, step: Transition) -> list[Message]:
    witness = game.secret(step.before, step.action)
    return game.tell(step.before, step.action, SPECTATOR if witness == NOBODY else witness)


def odds(game: Game, state: State, log: Log) -> dict[int, int] | None:
    """The odds of a draw, if this is one and the seed is known."""
    is_drawn = game.actor(state) == CHANCE and not game.answered(state)
    return game.moves(state) if is_drawn and log.seed else None


def counts(game: Game, states: Sequence[State]) -> list[list[messages.Text]]:
    """By seat: its points, then how they came about."""
    return [[to_text(each) for each in seat] for seat in game.count(states)]
