"""The texts of My Game as message keys: names of moves, what happened, what lies on the table, how points came about."""

from collections.abc import Sequence

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, say, victory

from my_game.rules import DIG, VALUES, MyGameState, MyGameView, worth


def label(state: MyGameState, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.digging:
        return say("my-game-coin", value=action + 1)
    return say("my-game-dig") if action == DIG else say("my-game-stop", points=worth(state, state.turn))


def tell(before: MyGameView, action: int, after: MyGameView) -> list[Message]:
    who = before.turn
    if who == CHANCE:
        return [say("begins", who=action)]
    if before.digging:
        told = [say("my-game-dug", who=who, value=action + 1)]
        told += [say("my-game-torn", who=who)] if _is_torn(after, who) else []
    else:
        told = [] if action == DIG else [say("my-game-stopped", who=who, points=worth(before, who))]
    return [*told, *(victory(after.points[: after.seats]) if after.turn == NOBODY else [])]


def _is_torn(view: MyGameView, seat: int) -> bool:
    return bool(worth(view, seat) > view.limit)


# === The table ===


def scene(view: MyGameView) -> list[Message]:
    """The sacks, the heap, which a touch digs, and what a sack bears."""
    touch = {} if view.digging or view.turn in (CHANCE, NOBODY) else {"action": DIG}
    heap = say("my-game-scene-heap", piece="heap", **touch)
    return [*(_sack(view, seat) for seat in range(view.seats)), heap, say("my-game-scene-limit", limit=view.limit)]


def _sack(view: MyGameView, seat: int) -> Message:
    values = [index + 1 for index in range(VALUES) for _ in range(view.sacks[VALUES * seat + index])]
    coins = tuple(say("my-game-scene-coin", value=value) for value in values)
    if not coins:
        return say("my-game-scene-empty", who=seat)
    state = 2 if _is_torn(view, seat) else view.stopped[seat]  # 0: takes turns; 1: has stopped; 2: has torn
    return say("my-game-scene-sack", who=seat, state=state, pieces=coins)


def bare(known: Sequence[MyGameView]) -> list[Message]:
    """Nothing is hidden."""
    return scene(known[0])


# === What matters now, and how the points came about ===


def rule(view: MyGameView) -> int:
    """The lines are: the aim, to dig or stop, to tear, the end."""
    if view.turn == NOBODY:
        return 3
    return 2 if view.turn != CHANCE and worth(view, view.turn) else 1


def guide(view: MyGameView, seat: int) -> list[Message]:
    if view.turn != seat:
        return []
    held = worth(view, seat)
    return [say("my-game-guide-stop", points=held, limit=view.limit)] if held else [say("my-game-guide-dig")]


def count(views: Sequence[MyGameView]) -> list[list[Message]]:
    """For each seat its points, and what was in the sack."""
    end = views[-1]
    return [[say("points", points=end.points[seat]), _count(end, seat)] for seat in range(end.seats)]


def _count(end: MyGameView, seat: int) -> Message:
    coins = sum(end.sacks[VALUES * seat : VALUES * (seat + 1)])
    return say("my-game-scene-count", coins=coins, torn=int(_is_torn(end, seat)))
