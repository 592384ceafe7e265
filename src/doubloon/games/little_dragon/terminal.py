"""The Little Dragon: the square, its columns A to G and its rows 1 to 7, and below it everybody's tiles."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from doubloon.engine.game import NOBODY
from doubloon.games.little_dragon.rules import CHOOSING, DEALING, FAILED, SPIDER, TAKEN, LittleDragonView
from doubloon.games.little_dragon.story import COLUMNS, collectable, place_name, tiles_in_words
from doubloon.games.little_dragon.tables import KIND_COUNT, KINDS, PLACES
from doubloon.tui.players import Cell, players
from doubloon.tui.texts import TableTexts

WIDE = 80  # columns from which a tile has room for a space between sign and word
NARROW = 59  # columns from which it has room for the whole word
SIGNS = "●▰♀†■○≈✶"  # in the order of KINDS
COLOURS = ("cyan", "cyan", "cyan", "yellow", "yellow", "green", "red", "magenta")


def draw(view: LittleDragonView, texts: TableTexts, width: int) -> RenderableType:
    return Group(_square(view, texts, 9 if width >= WIDE else 8 if width >= NARROW else 5), _now(view, texts), _piles(view, texts, width))


# === The square ===


def _square(view: LittleDragonView, texts: TableTexts, width: int) -> Text:
    rows = [Text("   " + "".join(f"{letter:<{width}}" for letter in "ABCDEFG"), "dim")]
    for first in range(0, PLACES, COLUMNS):
        tiles = (_tile(view, texts, place, width) for place in range(first, first + COLUMNS))
        rows.append(Text.assemble((f" {first // COLUMNS + 1} ", "dim"), *tiles))
    return Text("\n").join(rows)


def _tile(view: LittleDragonView, texts: TableTexts, place: int, width: int) -> Text:
    """`● ball` when open, else the keys that turn it; where it was taken a dot, or the keys that move a spider there."""
    tile = view.tiles[place]
    if tile == TAKEN:
        words, style = (f"·{place_name(place)}·", "") if _may_move_spider(view) else ("·", "dim")
    elif view.order[place]:
        words, style = _face(texts, tile - 1, width), f"bold reverse {COLOURS[tile - 1]}"
    elif view.phase == DEALING and place == view.turned:
        words, style = "~ ~ ~", "bold"
    else:
        words, style = f"▒{place_name(place)}▒", ""
    return Text.assemble((words, style), " " * (width - len(words)))


def _may_move_spider(view: LittleDragonView) -> bool:
    return bool(view.phase == FAILED and view.spider and view.open_kinds[SPIDER - 1])


def _face(texts: TableTexts, kind: int, width: int) -> str:
    space = " " if width > 8 else ""
    return f"{SIGNS[kind]}{space}{_word(texts, kind)}"[: width - 1]


def _word(texts: TableTexts, kind: int) -> str:
    return texts.text(f"little-dragon-short-{KINDS[kind]}")


def _now(view: LittleDragonView, texts: TableTexts) -> Text:
    """What the open tiles mean."""
    if view.phase == FAILED:
        return Text(texts.text("little-dragon-failed"), "bold magenta")
    if not view.opened or view.turn == NOBODY or view.phase == CHOOSING:
        return Text("")
    tiles = ", ".join(map(texts.say, tiles_in_words(collectable(view))))
    return Text(texts.text("little-dragon-now", tiles=tiles) if tiles else texts.text("little-dragon-now-nothing"), "bold")


# === The tiles taken ===


def _piles(view: LittleDragonView, texts: TableTexts, width: int) -> RenderableType:
    def cells(seat: int) -> list[Cell]:
        counts = view.piles[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        return [*(str(count) if count else "-" for count in counts), Text(str(view.points[seat]), "bold")]

    kinds = [_word(texts, kind) for kind in range(KIND_COUNT)] if width >= WIDE else [*SIGNS]
    return players(texts, view.turn, numbers=[*kinds, texts.text("little-dragon-all")], cells=cells)


def scores(view: LittleDragonView, texts: TableTexts, keys: list[int]) -> list[str]:
    return [texts.text("little-dragon-points", points=view.points[seat]) for seat in range(view.seats)]
