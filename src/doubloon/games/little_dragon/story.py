"""What the actions of The Little Dragon are called, and what is told when they happen."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, aside, say, victory
from doubloon.engine.record import Plain, State, View
from doubloon.games.little_dragon.rules import CHOOSING, COVER, DEALING, FAILED, SPIDER, STOP, TURNING, scores
from doubloon.games.little_dragon.tables import KIND_COUNT, KINDS, SET_SIZES

COLUMNS = 7


def place_name(place: int) -> str:
    """`A1` is the first tile of the first row, `G7` the last of the last."""
    return f"{'ABCDEFG'[place % COLUMNS]}{place // COLUMNS + 1}"


def collectable(state: Plain) -> list[int]:
    """Tiles of each kind but the spider that stopping now would bring: LD-12 to LD-15."""
    return [state.open_kinds[kind] - state.open_kinds[kind] % SET_SIZES[kind] for kind in range(SPIDER - 1)]


def tiles_in_words(counts: list[int]) -> tuple[Message, ...]:
    return tuple(say(f"little-dragon-tiles-{KINDS[kind]}", count=count) for kind, count in enumerate(counts) if count)


def label(state: State, action: int) -> Message:
    if state.phase == DEALING:
        return aside(f"little-dragon-kind-{KINDS[action - 1]}")
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if action == STOP:
        return say("little-dragon-stop", count=sum(collectable(state)))
    if action == COVER:
        return say("little-dragon-cover")
    verb = {TURNING: "turn", FAILED: "move-spider", CHOOSING: "leave"}[state.phase]
    return say(f"little-dragon-{verb}", place=place_name(action))


def tell(before: View, action: int, after: View) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    told = _deed(before, action, after)
    if after.turn == NOBODY:
        return told + _ending(after)
    return told + ([say("turn", who=after.turn)] if after.turn != before.turn else [])


def _deed(before: View, action: int, after: View) -> list[Message]:
    who = before.turn
    if before.phase == TURNING and action != STOP:
        turned = [say("little-dragon-turned", who=who, place=place_name(action))]
        return turned if after.phase == DEALING else turned + _opened(before, after)
    if before.phase == DEALING:
        return _opened(before, after)
    if before.phase == FAILED:
        covered = say("little-dragon-covered", who=who)
        return [covered] if action == COVER else [say("little-dragon-moved-spider", who=who, place=place_name(action)), covered]
    if before.phase == CHOOSING:
        return [say("little-dragon-left", who=who, place=place_name(action)), *_taken(before, after)]
    return _taken(before, after)


def _opened(before: View, after: View) -> list[Message]:
    """The tile that was turned, and what it means."""
    kind = after.tiles[after.turned]
    told = [aside(f"little-dragon-kind-{KINDS[kind - 1]}")]
    if after.phase != FAILED:
        return told
    return [*told, say("little-dragon-spider" if kind == SPIDER else "little-dragon-dragon", who=before.turn)]


def _taken(before: View, after: View) -> list[Message]:
    """What a voluntary stop brought, once nothing is left to choose."""
    if after.phase == CHOOSING:
        return []
    who = before.turn
    gains = [after.piles[who * KIND_COUNT + kind] - before.piles[who * KIND_COUNT + kind] for kind in range(SPIDER - 1)]
    tiles = tiles_in_words(gains)
    return [say("little-dragon-took", who=who, tiles=tiles) if tiles else say("little-dragon-took-nothing", who=who)]


def _ending(after: View) -> list[Message]:
    """LD-22."""
    keys = [0] * after.seats
    scores(after, keys)
    return _spiders(after) + victory(keys)


def _spiders(after: View) -> list[Message]:
    """LD-21; an option may have left them all out."""
    owners = [seat for seat in range(after.seats) if after.piles[seat * KIND_COUNT + SPIDER - 1]]
    told = [say("little-dragon-spiders", who=seat, count=after.spiders) for seat in owners] or [say("little-dragon-no-spiders")]
    return told if after.spiders else []


def scene(view: View) -> list[Message]:
    return []


def rule(view: View) -> int:
    return 0
