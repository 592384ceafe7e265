"""The texts of My Game as message keys: names of moves, what happened, what lies on the table, how points came about."""

from collections.abc import Sequence

from doubloon.engine.game import CHANCE, NOBODY, UNSEEN
from doubloon.engine.message import Message, aside, say, victory

from my_game.rules import DIG, VALUES, MyGameState, MyGameView, next_undealt, worth


def label(state: MyGameState, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if next_undealt(state) != NOBODY:
        return say("my-game-coin", value=action + 1)
    return say("my-game-dig") if action == DIG else say("my-game-stop", points=worth(state, state.turn))


def tell(before: MyGameView, action: int, after: MyGameView) -> list[Message]:
    who = before.turn
    if who == CHANCE:
        return [say("begins", who=action)]
    if after.coins != before.coins:
        return [say("my-game-dug", who=who)]
    if after.turn == NOBODY:
        return [_stopped(before), say("my-game-opened"), *victory(after.points[: after.seats])]
    if after.stopped != before.stopped:
        return [_stopped(before)]
    return [] if action == UNSEEN else [aside("my-game-coin", value=action + 1)]


def _stopped(before: MyGameView) -> Message:
    return say("my-game-stopped", who=before.turn, coins=before.coins[before.turn])


def _is_torn(view: MyGameView, seat: int) -> bool:
    return bool(worth(view, seat) > view.limit)


# === The table ===


def scene(view: MyGameView) -> list[Message]:
    """The sacks, the heap, which a touch digs, and what a sack bears."""
    return [*(_sack(view, seat) for seat in range(view.seats)), *_middle(view)]


def _sack(view: MyGameView, seat: int) -> Message:
    """The coins that the viewer sees, and the others covered."""
    values = [index + 1 for index in range(VALUES) for _ in range(view.sacks[VALUES * seat + index])]
    coins = [say("my-game-scene-coin", value=value) for value in values]
    coins += [say("my-game-scene-covered")] * (view.coins[seat] - len(coins))
    if not coins:
        return say("my-game-scene-empty", who=seat)
    state = 2 if view.turn == NOBODY and _is_torn(view, seat) else view.stopped[seat]  # 0: takes turns; 1: has stopped; 2: has torn
    return say("my-game-scene-sack", who=seat, state=state, pieces=tuple(coins))


def _middle(view: MyGameView) -> list[Message]:
    touch = {} if view.turn in (CHANCE, NOBODY) else {"action": DIG}
    return [say("my-game-scene-heap", piece="heap", **touch), say("my-game-scene-limit", limit=view.limit)]


def bare(known: Sequence[MyGameView]) -> list[Message]:
    """All sacks open: each as its owner sees it."""
    return [*(_sack(view, seat) for seat, view in enumerate(known)), *_middle(known[0])]


# === What matters now, and how the points came about ===


def rule(view: MyGameView) -> int:
    """The lines are: the aim, to dig or stop, what is hidden, the end."""
    if view.turn == NOBODY:
        return 3
    return 2 if view.turn != CHANCE and view.coins[view.turn] else 1


def guide(view: MyGameView, seat: int) -> list[Message]:
    if view.turn != seat or (view.coins[seat] and not worth(view, seat)):  # the first coin is not named yet
        return []
    held = worth(view, seat)
    return [say("my-game-guide-stop", points=held, limit=view.limit)] if held else [say("my-game-guide-dig")]


def count(views: Sequence[MyGameView]) -> list[list[Message]]:
    """For each seat its points, and what was in the sack."""
    end = views[-1]
    return [[say("points", points=end.points[seat]), _count(end, seat)] for seat in range(end.seats)]


def _count(end: MyGameView, seat: int) -> Message:
    return say("my-game-scene-count", coins=end.coins[seat], torn=int(_is_torn(end, seat)))
