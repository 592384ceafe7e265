"""Undo: a seat may take back its moves as far as the last new information. No game says what may be undone: it is computed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from doubloon.engine.game import Game, seen_by_all
from doubloon.engine.record import State, View
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.moves import state_after
from doubloon.server.table.state import Table, Transition

Show = Callable[[State, int], View]  # what a seat sees of a state


def may_undo(table: Table, seat: int, show: Show | None = None) -> bool:
    """Not past chance, somebody else's move, or a move of a bot or the clock; nor past what revealed something to the seat, or covered
    something. `show` may be a cached `game.show`."""
    game = table.game
    if game is None or table.phase != Phase.PLAYING or len(table.undo_stack) <= table.undo_limit or table.undo_stack[-1].actor != seat:
        return False
    return is_reversible(game, table.undo_stack[-1], seat, show or game.show)


def is_reversible(game: Game, step: Transition, seat: int, show: Show) -> bool:
    """Did the seat learn nothing by its action, and was nothing covered?"""
    views = show(step.before, seat), show(step.after, seat)
    return not _reveals(game, step, views, seat) and not _covers(game, step, views, seat)


def _reveals(game: Game, step: Transition, views: tuple[View, View], seat: int) -> bool:
    """Did the seat see something new? Not if the same happens whatever the hidden things are: tried with two deals of them."""
    before, after = views
    imagined = game.redeal(before)
    if imagined == step.before:  # nothing is hidden
        return False
    seen = after.changes_since(before)
    return _changes(game, imagined, step.action, seat, 0) != seen or _changes(game, game.redeal(before), step.action, seat, -1) != seen


def _changes(game: Game, imagined: State, action: int, seat: int, pick: int) -> dict[str, Any] | None:
    """What the seat would see change if the hidden things were dealt so: always the first possible card, or always the last."""
    while game.dealing(imagined):
        game.apply(imagined, list(game.moves(imagined))[pick])
    if action not in game.moves(imagined):
        return None
    return game.show(state_after(game, imagined, action), seat).changes_since(game.show(imagined, seat))


def _covers(game: Game, step: Transition, views: tuple[View, View], seat: int) -> bool:
    """Is something only remembered now that was visible before, or was it put away? G-8: then undoing would show it once more."""
    if is_fully_visible(game):
        return False
    if game.looking(step.before):  # the game says that this move covers something
        return True
    now = _remembered(game, views[1], game.know(step.after, seat), seat)
    return bool(now and now - _remembered(game, views[0], game.know(step.before, seat), seat))


def _remembered(game: Game, shown: View, known: View, seat: int) -> set[tuple[str, int]]:
    """Where memory holds more than the view: fields of the view, and places in them. In a game with hidden hands, what all remember of the
    seat's own hand does not count: the seat sees its hand."""
    return {
        (name, place)
        for name in known.changes_since(shown)
        for place, (one, other) in enumerate(zip(_items(shown, name), _items(known, name), strict=True))
        if one != other and not (game.secret is not seen_by_all and place in _own_row(game, known, name, seat))
    }


def _own_row(game: Game, view: View, name: str, seat: int) -> range:
    """The places of a seat in a field that has a row for each seat; else none."""
    most, length = game.seats[1], len(_items(view, name))
    row = length // most if length % most == 0 else 0
    return range(seat * row, (seat + 1) * row)


def _items(view: View, name: str) -> Sequence[int]:
    value = getattr(view, name)
    return value if isinstance(value, list) else [value]


def is_fully_visible(game: Game) -> bool:
    """Does whatever was once visible stay visible?"""
    return game.rules.know is game.rules.show


def sees_all_it_knows(game: Game, state: State, seat: int) -> bool:
    """Does the seat see everything that it could remember?"""
    return is_fully_visible(game) or game.show(state, seat) == game.know(state, seat)
