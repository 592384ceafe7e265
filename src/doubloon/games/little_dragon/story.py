"""The texts of The Little Dragon as message keys: names of actions, what happened, what is on the table, how points came about."""

from collections.abc import Sequence

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, aside, say, victory
from doubloon.games.little_dragon.rules import (
    BALL,
    CHOOSING,
    COVER,
    DEALING,
    DRAGON,
    FAILED,
    RING,
    SPIDER,
    STOP,
    TAKEN,
    TURNING,
    UNTURNED,
    LittleDragonFields,
    LittleDragonState,
    LittleDragonView,
    extra_of,
    is_to_choose,
    most_dragons,
    scores,
)
from doubloon.games.little_dragon.tables import KIND_COUNT, KINDS, PLACES, SET_SIZES

COLUMNS = 7


def place_name(place: int) -> str:
    """`A1` is the first tile of the first row, `G7` the last of the last."""
    return f"{'ABCDEFG'[place % COLUMNS]}{place // COLUMNS + 1}"


def collectable(state: LittleDragonFields) -> list[int]:
    """The number of tiles of each kind (spiders excepted) that a stop would collect now: LD-12 to LD-15."""
    return [state.open_kinds[kind] - state.open_kinds[kind] % SET_SIZES[kind] for kind in range(SPIDER - 1)]


def staying(state: LittleDragonFields) -> list[int]:
    """The number of tiles of each kind (spiders excepted) that a stop would cover again now: LD-16."""
    return [extra_of(state, kind) for kind in range(1, SPIDER)]


def tiles_in_words(counts: list[int]) -> tuple[Message, ...]:
    return tuple(say(f"little-dragon-tiles-{KINDS[kind]}", count=count) for kind, count in enumerate(counts) if count)


def may_move_spider(state: LittleDragonFields) -> bool:
    """LD-8, LD-Q4: a spider was found, and a place is free."""
    return bool(state.phase == FAILED and state.spider and state.open_kinds[SPIDER - 1] and state.lying < PLACES)


def label(state: LittleDragonState, action: int) -> Message:
    if state.phase == DEALING:
        return aside(f"little-dragon-kind-{KINDS[action - 1]}")
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if action == STOP:
        stays = staying(state)
        return say("little-dragon-stop", count=sum(collectable(state)), staying=sum(stays), stays=tiles_in_words(stays))
    if action == COVER:
        return say("little-dragon-leave-spider" if may_move_spider(state) else "little-dragon-cover")
    verb = {TURNING: "turn", FAILED: "move-spider", CHOOSING: "leave"}[state.phase]
    return say(f"little-dragon-{verb}", place=place_name(action))


def tell(before: LittleDragonView, action: int, after: LittleDragonView) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    told = _deed(before, action, after)
    if after.turn == NOBODY:
        return told + _ending(after)
    return told + ([say("turn", who=after.turn)] if after.turn != before.turn else [])


def _deed(before: LittleDragonView, action: int, after: LittleDragonView) -> list[Message]:
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


def _opened(before: LittleDragonView, after: LittleDragonView) -> list[Message]:
    """The tile that was turned, and what it means."""
    kind = after.tiles[after.turned]
    told = [aside(f"little-dragon-kind-{KINDS[kind - 1]}")]
    if after.phase != FAILED:
        return told
    return [*told, say("little-dragon-spider" if kind == SPIDER else "little-dragon-dragon", who=before.turn)]


def _taken(before: LittleDragonView, after: LittleDragonView) -> list[Message]:
    """What a voluntary stop collected, once nothing is left to choose."""
    if after.phase == CHOOSING:
        return []
    who = before.turn
    gains = [after.piles[who * KIND_COUNT + kind] - before.piles[who * KIND_COUNT + kind] for kind in range(SPIDER - 1)]
    tiles = tiles_in_words(gains)
    return [say("little-dragon-took", who=who, tiles=tiles) if tiles else say("little-dragon-took-nothing", who=who)]


def _ending(after: LittleDragonView) -> list[Message]:
    """LD-22."""
    keys = [0] * after.seats
    scores(after, keys)
    return _spiders(after) + victory(keys)


def _spiders(after: LittleDragonView) -> list[Message]:
    """LD-21; with an option there may be no spiders."""
    owners = [seat for seat in range(after.seats) if after.piles[seat * KIND_COUNT + SPIDER - 1]]
    told = [say("little-dragon-spiders", who=seat, count=after.spiders) for seat in owners] or [say("little-dragon-no-spiders")]
    return told if after.spiders else []


# === What lies on the table ===


def scene(view: LittleDragonView) -> list[Message]:
    piles = [pile for seat in range(view.seats) for pile in _piles(view, seat)]
    tiles = tuple(_tile(view, place) for place in range(PLACES))
    square = say("little-dragon-scene-square", count=view.lying, free=view.arrangement, pieces=tiles)
    return [*piles, square, *_now(view)]


def _piles(view: LittleDragonView, seat: int) -> list[Message]:
    counts = view.piles[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    return [say("little-dragon-scene-pile", who=seat, kind=kind + 1, count=count) for kind, count in enumerate(counts) if count]


def _tile(view: LittleDragonView, place: int) -> Message:
    """A tile: open, covered or taken. A touch turns it, moves the spider there, or leaves it covered."""
    where: dict[str, int | str] = {"piece": place, "place": place_name(place)}
    if _may_be_touched(view, place):
        where["action"] = place
    if view.phase == DEALING and place == view.turned:
        return say("little-dragon-scene-turning", **where)
    if view.tiles[place] == TAKEN:
        return say("little-dragon-scene-hole", **where)
    kind = view.tiles[place]
    if not view.order[place]:
        return say("little-dragon-scene-covered", **where) if kind == UNTURNED else say("little-dragon-scene-seen", kind=kind, **where)
    return say("little-dragon-scene-open", kind=kind, size=SET_SIZES[kind - 1], nth=_nth(view, place), number=_number(view, place), **where)


def _may_be_touched(view: LittleDragonView, place: int) -> bool:
    """May this tile be touched in this phase? The legal moves decide in the end."""
    if view.phase == FAILED:
        return bool(view.tiles[place] == TAKEN and may_move_spider(view))
    if view.phase == CHOOSING:
        return bool(view.order[place] and extra_of(view, view.tiles[place]))
    return bool(view.phase == TURNING and view.turn >= 0 and view.tiles[place] != TAKEN and not view.order[place])


def _alike(view: LittleDragonView, kind: int) -> list[int]:
    """The places of the open tiles of a kind, in the order in which they were turned."""
    return [each for each in view.line[: view.opened] if view.tiles[each] == kind]


def _nth(view: LittleDragonView, place: int) -> int:
    """The number of the tile within its set: 1, 2, …"""
    kind = view.tiles[place]
    return _alike(view, kind).index(place) % max(1, SET_SIZES[kind - 1]) + 1


def _number(view: LittleDragonView, place: int) -> int:
    """1, 2, … for the tiles that a stop would take now, in the order in which they were turned; 0 for the others."""
    sure = [each for each in view.line[: view.opened] if _is_sure(view, each)]
    return sure.index(place) + 1 if place in sure else 0


def _is_sure(view: LittleDragonView, place: int) -> bool:
    """Would a stop take this tile, whatever the player chooses? Of equal tiles, those turned last stay (LD-16)."""
    kind = view.tiles[place]
    if view.phase == FAILED or kind == SPIDER:
        return False
    spare = extra_of(view, kind)
    return not spare or (not is_to_choose(view, kind) and place in _alike(view, kind)[:-spare])


def _now(view: LittleDragonView) -> list[Message]:
    """What the open tiles mean; if there are none, what the dragons are for."""
    if view.turn == NOBODY:
        return []
    if view.phase == FAILED:
        return [say("little-dragon-scene-failed", spider=int(may_move_spider(view)))]
    if view.phase == CHOOSING:
        return [say("little-dragon-scene-choosing")]
    if not view.opened:
        return _prize(view)
    tiles = _counted("little-dragon-scene-take", collectable(view))
    stays = _counted("little-dragon-scene-stay", staying(view))
    now = say("little-dragon-scene-now", owner=view.turn, count=sum(collectable(view)), pieces=tiles)
    return [now if tiles else say("little-dragon-scene-now-nothing"), *([say("little-dragon-scene-stays", pieces=stays)] if stays else [])]


def _counted(key: str, counts: list[int]) -> tuple[Message, ...]:
    return tuple(say(key, kind=kind + 1, count=count, size=SET_SIZES[kind]) for kind, count in enumerate(counts) if count)


def _prize(view: LittleDragonView) -> list[Message]:
    """LD-21: the spiders, and who would get them now."""
    owner = most_dragons(view)
    if not view.spiders:
        return []
    return [
        say("little-dragon-scene-prize", count=view.spiders)
        if owner == NOBODY
        else say("little-dragon-scene-leader", count=view.spiders, owner=owner)
    ]


def rule(view: LittleDragonView) -> int:
    """The lines are: the aim, the tiles, to turn, dragons, spiders, one by one, sets, what stays, the end, who wins."""
    if view.turn == NOBODY:
        return 9
    if view.phase == FAILED:
        return 4 if view.open_kinds[SPIDER - 1] else 3
    if view.phase == CHOOSING:
        return 7
    if not view.opened:
        return 2
    return 6 if any(view.open_kinds[BALL - 1 : RING - 1]) else 5


def guide(view: LittleDragonView, seat: int) -> list[Message]:
    if view.turn != seat:
        return []
    if view.phase == FAILED:
        may_hide = view.spider and view.open_kinds[SPIDER - 1] and TAKEN in view.tiles
        return [say("little-dragon-guide-spider")] if may_hide else []
    if view.phase == CHOOSING:
        return [say("little-dragon-guide-choose")]
    return _guide_to_turn(view) if view.opened else [say("little-dragon-guide-turn")]


def _guide_to_turn(view: LittleDragonView) -> list[Message]:
    """Tips about the open tiles; the tip to stop in time comes first."""
    tips = [("dragon", DRAGON), ("ring", RING), *(("treasure", kind) for kind in range(BALL, RING))]
    take = [say("little-dragon-guide-take")] if sum(collectable(view)) > 1 else []
    shown = [(tip, view.tiles.index(kind)) for tip, kind in tips if view.open_kinds[kind - 1]]
    return take + [say(f"little-dragon-guide-{tip}", place=place) for tip, place in shown]


def bare(known: Sequence[LittleDragonView]) -> list[Message]:
    """Shows the tiles that are covered again, too."""
    return scene(known[0])


def count(views: Sequence[LittleDragonView]) -> list[list[Message]]:
    """LD-22: the tiles of each kind."""
    return [_count(views[-1], seat) for seat in range(views[-1].seats)]


def _count(view: LittleDragonView, seat: int) -> list[Message]:
    counts = view.piles[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    tiles = [say("little-dragon-scene-count", kind=kind + 1, count=count, points=count) for kind, count in enumerate(counts) if count]
    return [say("little-dragon-points", points=sum(counts)), *tiles]
