"""Whose move it is, what chance makes of a move, what is seen, and whether a move can be taken back. All of it from the game's own
functions."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from doubloon.engine import fair
from doubloon.engine.errors import IllegalMove, Refusal
from doubloon.engine.game import CHANCE, SPECTATOR, Game
from doubloon.engine.record import State, View
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.state import Step, Table

VIEWS = 3  # that a seat has seen last: before, between and after


class Offer(NamedTuple):
    """What a seat may do now. In a race `answer` is what chance is told when the seat acts: that it was quicker."""

    answer: tuple[int, ...]
    state: State  # in which the seat acts
    moves: tuple[int, ...]
    rolls: tuple[int, ...] = ()  # those of them with which chance goes on: in a race they tumble first


def running(table: Table) -> tuple[Game, State]:
    """The game that is being played."""
    if table.game is None:
        raise Refusal("table/version", "the rules of this table's game have changed since; it can only be looked at")
    if table.phase != Phase.PLAYING or table.state is None:
        raise Refusal("table/not-playing", f"no game is being played here: the table is {table.phase}", asked=str(table.phase))
    return table.game, table.state


def offers(table: Table) -> dict[int, Offer]:
    """What each seat may do now, by seat; nothing when no game is being played."""
    if table.offers is None:
        table.offers = _offers(table)
    return table.offers


def _offers(table: Table) -> dict[int, Offer]:
    game, state = table.game, table.state
    if game is None or state is None or table.phase != Phase.PLAYING:
        return {}
    if not table.race:
        return {game.actor(state): Offer((), state, tuple(game.moves(state)))}
    found: dict[int, Offer] = {}
    for outcome in game.moves(state):
        after = _after(game, state, outcome)
        seat = game.actor(after)
        if seat not in found:
            moves = tuple(game.moves(after))
            found[seat] = Offer((outcome,), after, moves, tuple(move for move in moves if _is_roll(game, after, move)))
    return found


def offered(table: Table, seat: int, action: int) -> Offer:
    """What the seat may do, if that is among it."""
    running(table)
    offer = offers(table).get(seat)
    if offer is None:
        raise Refusal("move/turn", f"it is not seat {seat}'s turn", asked=seat)
    if action not in offer.moves:
        allowed = ", ".join(map(str, offer.moves))
        raise IllegalMove("move/illegal", f"{action} is not a move now; the moves are {allowed}", asked=action, allowed=allowed)
    return offer


def _is_roll(game: Game, state: State, action: int) -> bool:
    """Does chance go on with it?"""
    after = _after(game, state, action)
    return game.actor(after) == CHANCE and not game.answered(after)


def steps_of(table: Table, offer: Offer, seat: int, action: int) -> list[Step]:
    """All that a move comes to: answer, action, and chance's outcomes. The action is one of those offered to the seat."""
    game, state = running(table)
    steps = [Step(CHANCE, state, answer, offer.state) for answer in offer.answer]
    steps.append(Step(seat, offer.state, action, _after(game, offer.state, action)))
    return steps + drawn(game, steps[-1].after, len(table.actions) + len(steps), Dice(table.seed, table.context))


@dataclass(frozen=True)
class Dice:
    """What the fair draws of one game are made from."""

    seed: bytes
    context: bytes


def drawn(game: Game, state: State, number: int, dice: Dice) -> list[Step]:
    """What chance does from here, by the fair draws, until a seat is to act. The first of it is the game's action `number`."""
    steps: list[Step] = []
    while game.actor(state) == CHANCE and not game.answered(state):
        outcome = fair.draw(dice.seed, dice.context, number + len(steps), game.moves(state))
        steps.append(Step(CHANCE, state, outcome, _after(game, state, outcome)))
        state = steps[-1].after
    return steps


def _after(game: Game, state: State, action: int) -> State:
    """Of an action that is known to be a move."""
    after = state.copy()
    game.apply(after, action)
    return after


# === What is seen ===


def shown(table: Table, game: Game, state: State, seat: int) -> View:
    """What the eyes of a seat see. Of the last states that it was asked of it is known; nobody may change it."""
    if game.alike:
        seat = SPECTATOR
    known = table.shown.get(seat)
    if known is None:
        known = table.shown[seat] = deque(maxlen=VIEWS)
    for of, view in known:
        if of is state:
            return view
    view = game.show(state, seat)
    known.append((state, view))
    return view


def is_all_shown(game: Game, state: State, seat: int) -> bool:
    """Does the seat see all that it could remember?"""
    return _is_open(game) or game.show(state, seat) == game.know(state, seat)


def _is_open(game: Game) -> bool:
    """Is all that was ever seen seen for good?"""
    return game.rules.know is game.rules.show


# === Taking back ===


def may_undo(table: Table, seat: int) -> bool:
    """Back to the last new information: not past chance or somebody else, nor past what showed or covered something."""
    game = table.game
    if game is None or table.phase != Phase.PLAYING or not table.own or table.own[-1].actor != seat:
        return False
    step = table.own[-1]
    before, after = shown(table, game, step.before, seat), shown(table, game, step.after, seat)
    return _is_foreseen(game, step, (before, after), seat) and not _covers(game, step, (before, after), seat)


def _is_foreseen(game: Game, step: Step, views: tuple[View, View], seat: int) -> bool:
    """Did the seat see nothing new? Then the same happens whatever lies hidden from its eyes."""
    before, after = views
    imagined = game.redeal(before)
    if imagined == step.before:  # nothing lies hidden
        return True
    seen = after.changes_since(before)
    return _changes(game, imagined, step.action, seat, 0) == seen and _changes(game, game.redeal(before), step.action, seat, -1) == seen


def _changes(game: Game, imagined: State, action: int, seat: int, pick: int) -> dict[str, Any] | None:
    """What the seat would see change, were the hidden things dealt like this: always the first that can be, or the last."""
    while game.dealing(imagined):
        game.apply(imagined, list(game.moves(imagined))[pick])
    if action not in game.moves(imagined):
        return None
    return game.show(_after(game, imagined, action), seat).changes_since(game.show(imagined, seat))


def _covers(game: Game, step: Step, views: tuple[View, View], seat: int) -> bool:
    """Is something remembered now that was seen before? G-8: then taking it back would show it once more."""
    if _is_open(game):
        return False
    now = _remembered(views[1], game.know(step.after, seat))
    return bool(now and now - _remembered(views[0], game.know(step.before, seat)))


def _remembered(shown: View, known: View) -> set[tuple[str, int]]:
    """Where memory has more than the eyes: fields of the view, and places in them."""
    return {
        (name, place)
        for name in known.changes_since(shown)
        for place, (one, other) in enumerate(zip(_items(shown, name), _items(known, name), strict=True))
        if one != other
    }


def _items(view: View, name: str) -> Sequence[int]:
    value = getattr(view, name)
    return value if isinstance(value, list) else [value]
