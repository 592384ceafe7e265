"""The renderer of games without one of their own: draws the scene of the game (docs/guide/scene.md), as the browser's plain view does."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.engine.message import Message
from doubloon.engine.record import View
from doubloon.i18n import catalogue
from doubloon.tui.players import players
from doubloon.tui.texts import TableTexts, key_label

COVERED, GONE = "▒▒", "·"


def draw(view: View, texts: TableTexts, width: int) -> RenderableType:
    scene = texts.game.story.scene(view)
    middle = [_group(texts, each) if "pieces" in each.values else _piece(texts, each) for each in scene if "who" not in each.values]
    return Group(_seats(view, texts, scene), *middle)


# === The seats ===


def _seats(view: View, texts: TableTexts, scene: Sequence[Message]) -> Table:
    """A row for each seat: its points, and what lies before it."""
    fields = view.to_json()

    def cells(seat: int) -> list[Text]:
        lying = [_lying(texts, each) for each in scene if each.values.get("who") == seat]
        return [Text(str(fields["points"][seat]), "bold"), Text(" · ").join(lying)]

    table = players(texts, fields["turn"], numbers=[""], words=[""], cells=cells)
    table.show_header, table.columns[-1].no_wrap = False, False
    return table


def _lying(texts: TableTexts, message: Message) -> Text:
    inner, title = _pieces(message), _part(texts, message, "title")
    lying = Text(", ").join(_piece(texts, each) for each in inner) if inner else _piece(texts, message)
    return Text.assemble(f"{title}: " if inner and title else "", lying)


# === The middle of the table ===


def _group(texts: TableTexts, group: Message) -> RenderableType:
    title, columns = _part(texts, group, "title"), _look(texts, group, "columns")
    if columns:
        return Group(Text(title, "dim"), _grid(texts, _pieces(group), int(columns)))
    return Text.assemble((f"{title}: " if title else "", "dim"), Text(" · ").join(_piece(texts, each) for each in _pieces(group)))


def _grid(texts: TableTexts, pieces: Sequence[Message], columns: int) -> Table:
    table = Table.grid(*[""] * columns, padding=(0, 1, 0, 0))
    for start in range(0, len(pieces), columns):
        table.add_row(*(_cell(texts, each) for each in pieces[start : start + columns]))
    return table


def _cell(texts: TableTexts, piece: Message) -> Text:
    """A piece in a grid, as short as possible: the key that touches it, or its words if it is open."""
    look, key = _look(texts, piece), _key(texts, piece)
    if look in ("covered", "gone") and not _part(texts, piece, "short"):
        return key_label(key) if key else Text(COVERED if look == "covered" else GONE, "dim")
    return _piece(texts, piece)


def _piece(texts: TableTexts, piece: Message) -> Text:
    """`[k] key (blocked)`: the key that touches the piece, its words and its mark."""
    words, mark, key = texts.say(piece), _part(texts, piece, "mark"), _key(texts, piece)
    shown = Text(words, _look(texts, piece, "tint") or ("bold" if key else ""))
    if mark and mark not in words:
        shown.append(f" ({mark})")
    return Text.assemble(key_label(key), " ", shown) if key else shown


def _pieces(message: Message) -> tuple[Message, ...]:
    found = message.values.get("pieces", ())
    return found if isinstance(found, tuple) else ()


def _key(texts: TableTexts, piece: Message) -> str:
    action = piece.values.get("action")
    return texts.keys.get(action, "") if isinstance(action, int) else ""


def _part(texts: TableTexts, message: Message, part: str) -> str:
    return texts.say(message, f".{part}")


def _look(texts: TableTexts, message: Message, part: str = "") -> str:
    key = f"{message.key}-look"
    suffix = f".{part}" if part else ""
    return texts.say(message._replace(key=key), suffix) if catalogue(texts.lang).has(key + suffix) else ""


def scores(view: View, texts: TableTexts, keys: list[int]) -> list[str]:
    """The final points of each seat."""
    return [texts.text("points", points=points) for points in view.to_json()["points"][: len(keys)]]
