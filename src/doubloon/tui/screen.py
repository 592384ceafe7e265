"""The picture of a table: the board at the top, then the event log, and the moves at the bottom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from doubloon.engine.message import Message
from doubloon.i18n import Line, game_title, rules_in_short
from doubloon.tui.local_table import LocalTable, actor, is_person, may_undo, view
from doubloon.tui.renderers import renderer
from doubloon.tui.terminal import NO_INPUT, KeyInput, Picture
from doubloon.tui.texts import TableTexts, format_line, key_label

MOVE_LINES = 3  # reserved for moves, so that the layout does not jump


@dataclass(frozen=True)
class Offer:
    """A line of the move list: one move, or all moves of one kind whose keys are on the board."""

    key: str
    words: str
    help: str


def moves(table: LocalTable, texts: TableTexts) -> dict[str, int]:
    """The moves of the seat to act by their keys; a move has one key or two."""
    actions = list(table.game.moves(table.state))
    return dict(zip(texts.keys_of([table.game.label(table.state, action) for action in actions]), actions, strict=True))


def _keys(table: LocalTable, texts: TableTexts) -> dict[int, str]:
    """The keys of the moves of the person to act, by action."""
    return {action: key for key, action in moves(table, texts).items()} if is_person(table, actor(table)) else {}


def offers(table: LocalTable, texts: TableTexts) -> list[Offer]:
    """The move list of the seat to act."""
    return group_moves([table.game.label(table.state, action) for action in table.game.moves(table.state)], texts)


def group_moves(labels: list[Message], texts: TableTexts) -> list[Offer]:
    """The lines of the move list. Moves with two keys share one line for each kind."""
    keyed = list(zip(texts.keys_of(labels), labels, strict=True))
    sorts = {label.key: label for key, label in keyed if len(key) > 1 and texts.say(label, ".many")}
    keys = {sort: [key for key, label in keyed if label.key == sort] for sort in sorts}
    found = [Offer(_from_to(keys[sort]), texts.say(label, ".many"), texts.say(label, ".help")) for sort, label in sorts.items()]
    return found + [Offer(key, texts.say(label), texts.say(label, ".help")) for key, label in keyed if label.key not in sorts]


def _from_to(keys: list[str]) -> str:
    """`a1…g7`: the first and the last key of a kind."""
    return "…".join(dict.fromkeys((keys[0], keys[-1])))


def picture(console: Console, table: LocalTable, texts: TableTexts, lines: list[Line], typed: KeyInput = NO_INPUT) -> Picture:
    """The current picture of the table."""
    width, height = console.size
    texts = replace(texts, told=tuple(table.told), keys=_keys(table, texts))
    above = render(console, Group(heading(texts), renderer(texts.game).draw(view(table), texts, width)))
    below = render(console, _choices(table, texts, width, typed))
    return fit(console, above, below, [format_line(texts, line) for line in lines[-height:]])


def privacy_screen(console: Console, texts: TableTexts, seat: int, leave: str = "tui-quit") -> Picture:
    """Hides the table until the person of that seat presses a key. `leave` is the text key of the quit label."""
    who = texts.named[seat]
    words = Group("", Text(texts.text("tui-your-turn", who=who), "bold"), "", texts.text("tui-look-away", who=who))
    go = Text.assemble(key_label(texts.text("tui-quit.key")), " ", (texts.text(leave), "dim"))
    below = render(console, Group(Rule(texts.text("tui-show"), align="left", style="yellow"), go))
    return fit(console, render(console, Group(heading(texts), words)), below, [])


def help_pages(console: Console, texts: TableTexts, offers: list[Offer], options: Mapping[str, int]) -> list[Picture]:
    """Help: the moves, and below them a summary of the rules, on as many pages as they need."""
    grid = Grid.grid(padding=(0, 1))
    for offer in offers:
        grid.add_row(key_label(offer.key), Text(offer.words, "bold"), offer.help)
    title, moves = render(console, heading(texts)), render(console, Group(grid, ""))
    rules = [render(console, _bullet(line)) for line in rules_in_short(texts.lang, texts.game.id, options)]
    pages = _paginate([*([line] for line in moves), *rules], max(1, console.size.height - len(title) - 1))
    below = [render(console, Rule(texts.text(words), style="dim")) for words in ["tui-more"] * (len(pages) - 1) + ["tui-back"]]
    return [fit(console, title + page, end, []) for page, end in zip(pages, below, strict=True)]


def _bullet(line: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text("•", "yellow"), Text(line))
    return grid


def _paginate(parts: list[Picture], room: int) -> list[Picture]:
    """Distribute the parts over as few pages as possible, without splitting a part."""
    pages: list[Picture] = [[]]
    for part in parts:
        if pages[-1] and len(pages[-1]) + len(part) > room:
            pages.append([])
        pages[-1] += part
    return pages


def heading(texts: TableTexts) -> RenderableType:
    return Rule(Text(game_title(texts.lang, texts.game.id), "bold"), align="left", style="dim")


def _choices(table: LocalTable, texts: TableTexts, width: int, typed: KeyInput) -> RenderableType:
    seat = actor(table)
    if not is_person(table, seat):
        whose = texts.text("tui-their-turn", who=texts.named[seat]) if seat >= 0 else ""
        return Group(Rule(whose, align="left", style="dim"), in_columns([], width), _footer(texts, waiting=True, can_undo=may_undo(table)))
    words = [texts.text("tui-your-turn", who=texts.named[seat]), *key_feedback(texts, typed)]
    lines = offer_lines(offers(table, texts))
    return Group(
        Rule(Text("   ".join(words)), align="left", style="yellow"),
        in_columns(lines, width),
        _footer(texts, waiting=False, can_undo=may_undo(table)),
    )


def key_feedback(texts: TableTexts, typed: KeyInput) -> list[str]:
    """Feedback on typed keys: that a second key is expected, or that a key has no effect."""
    begun = [texts.text("tui-typed", typed=typed.keys.upper())] if typed.keys else []
    return begun + ([texts.text("tui-no-key", typed=typed.unknown.upper())] if typed.unknown else [])


def offer_lines(offers: list[Offer]) -> list[Text]:
    return [Text.assemble(key_label(offer.key), " ", offer.words) for offer in offers]


def in_columns(lines: list[Text], width: int) -> RenderableType:
    """One column of lines; two if there are many and they fit."""
    columns = 2 if len(lines) > MOVE_LINES and width >= 2 * max(line.cell_len for line in lines) else 1
    rows = [lines[start : start + columns] for start in range(0, len(lines), columns)]
    rows += [[]] * (MOVE_LINES - len(rows))
    grid = Grid.grid(*[""] * columns, expand=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def _footer(texts: TableTexts, *, waiting: bool, can_undo: bool) -> Text:
    names = (*([] if waiting else ["tui-help"]), *(["tui-undo"] if can_undo else []), "tui-quit")
    parts = [Text.assemble(key_label(texts.text(f"{name}.key")), " ", (texts.text(name), "dim")) for name in names]
    return Text("   ").join([*parts, Text(texts.text("tui-faster"), "dim")] if waiting else parts)


def render(console: Console, what: RenderableType) -> Picture:
    return console.render_lines(what, console.options.update(height=None), pad=True)


def fit(console: Console, above: Picture, below: Picture, story: list[str]) -> Picture:
    """Fit the picture to the window: the bottom part has priority, then the top part, then the end of the event log. Where there is little
    room, the bottom part loses its blank lines."""
    width, height = console.size
    if len(above) + len(below) > height:
        below = [line for line in below if any(piece.text.strip() for piece in line)]
    above = above[: max(height - len(below), 0)]
    room = height - len(above) - len(below)
    told = render(console, Group(*(Text(line, "" if line is story[-1] else "dim") for line in story)))[-room:] if room and story else []
    blank = [Segment(" " * width)]
    return [*above, *told, *([blank] * (room - len(told))), *below][:height]
