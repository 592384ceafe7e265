"""One picture: the table above, then the story, and below what may be done now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from doubloon.engine.message import Message
from doubloon.i18n import Line
from doubloon.tui.looks import look
from doubloon.tui.scene import Scene, written
from doubloon.tui.table import Table, actor, is_person, view
from doubloon.tui.terminal import NOTHING, Picture, Typed

MOVE_LINES = 3  # kept free for moves, so that the picture does not jump


@dataclass(frozen=True)
class Offer:
    """A line at the bottom: a move, or many of one sort whose keys are on the drawing."""

    key: str
    words: str
    help: str


def moves(table: Table, scene: Scene) -> dict[str, int]:
    """The key, or two keys, of each move of the seat to act."""
    return {scene.key(table.game.label(table.state, action)): action for action in table.game.moves(table.state)}


def offers(table: Table, scene: Scene) -> list[Offer]:
    """What the seat to act may do."""
    return grouped([table.game.label(table.state, action) for action in table.game.moves(table.state)], scene)


def grouped(labels: list[Message], scene: Scene) -> list[Offer]:
    """Moves as lines. Those of two keys are many: one line for all of a sort."""
    plain = [label for label in labels if len(scene.key(label)) == 1]
    sorts = {label.key: label for label in labels if len(scene.key(label)) > 1}
    found = [Offer(_from_to(labels, scene, sort), scene.say(label, ".many"), scene.say(label, ".help")) for sort, label in sorts.items()]
    return found + [Offer(scene.key(label), scene.say(label), scene.say(label, ".help")) for label in plain]


def _from_to(labels: list[Message], scene: Scene, sort: str) -> str:
    """`a1…g7`: the first key and the last."""
    keys = [scene.key(label) for label in labels if label.key == sort]
    return "…".join(dict.fromkeys((keys[0], keys[-1])))


def picture(console: Console, table: Table, scene: Scene, lines: list[Line], typed: Typed = NOTHING) -> Picture:
    """The table as it is now."""
    width, height = console.size
    above = rendered(console, Group(heading(scene), look(scene.game.id).draw(view(table), scene, width)))
    below = rendered(console, _choices(table, scene, width, typed))
    return fitted(console, above, below, [written(scene, line) for line in lines[-height:]])


def curtain(console: Console, scene: Scene, seat: int, leave: str = "tui-quit") -> Picture:
    """Nothing of the table, until the person of that seat is alone with the screen. `leave` says what leaving means here."""
    who = scene.names[seat]
    words = Group("", Text(scene.text("tui-your-turn", who=who), "bold"), "", scene.text("tui-look-away", who=who))
    go = Text.assemble(key_shown(scene.text("tui-quit.key")), " ", (scene.text(leave), "dim"))
    below = rendered(console, Group(Rule(scene.text("tui-show"), align="left", style="yellow"), go))
    return fitted(console, rendered(console, Group(heading(scene), words)), below, [])


def help_pages(console: Console, scene: Scene, offers: list[Offer], options: Mapping[str, int]) -> list[Picture]:
    """What each move does, and the rules in short: on one page, or the moves first, for they are what matters now."""
    grid = Grid.grid(padding=(0, 1))
    for offer in offers:
        grid.add_row(key_shown(offer.key), Text(offer.words, "bold"), offer.help)
    title, moves = rendered(console, heading(scene)), rendered(console, grid)
    rules = [rendered(console, _bullet(line)) for line in scene.text(f"{scene.game.id}-rules", **options).split("\n")]
    room = console.size.height - len(title) - 1
    if sum(map(len, rules)) + 1 + len(moves) <= room:
        pages = [sum(rules, rendered(console, Group(grid, "")))]
    else:
        pages = [moves, *_paged(rules, room)]
    below = [rendered(console, Rule(scene.text(words), style="dim")) for words in ["tui-more"] * (len(pages) - 1) + ["tui-back"]]
    return [fitted(console, title + page, end, []) for page, end in zip(pages, below, strict=True)]


def _bullet(line: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text("•", "yellow"), Text(line))
    return grid


def _paged(parts: list[Picture], room: int) -> list[Picture]:
    """Parts on as few pages as hold them whole."""
    pages: list[Picture] = [[]]
    for part in parts:
        if pages[-1] and len(pages[-1]) + len(part) > room:
            pages.append([])
        pages[-1] += part
    return pages


def heading(scene: Scene) -> RenderableType:
    return Rule(Text(scene.text(f"game-{scene.game.id}"), "bold"), align="left", style="dim")


def key_shown(key: str) -> Text:
    return Text(f"[{key}]", "bold yellow")


def _choices(table: Table, scene: Scene, width: int, typed: Typed) -> RenderableType:
    seat = actor(table)
    if not is_person(table, seat):
        whose = scene.text("tui-their-turn", who=scene.names[seat]) if seat >= 0 else ""
        return Group(Rule(whose, align="left", style="dim"), in_columns([], width), _footer(scene, waiting=True))
    words = [scene.text("tui-your-turn", who=scene.names[seat]), *on_keys(scene, typed)]
    lines = offer_lines(offers(table, scene))
    return Group(Rule(Text("   ".join(words)), align="left", style="yellow"), in_columns(lines, width), _footer(scene, waiting=False))


def on_keys(scene: Scene, typed: Typed) -> list[str]:
    """A word on what was typed: that another key is to come, or that this one does nothing."""
    begun = [scene.text("tui-typed", typed=typed.keys.upper())] if typed.keys else []
    return begun + ([scene.text("tui-no-key", typed=typed.astray.upper())] if typed.astray else [])


def offer_lines(offers: list[Offer]) -> list[Text]:
    return [Text.assemble(key_shown(offer.key), " ", offer.words) for offer in offers]


def in_columns(lines: list[Text], width: int) -> RenderableType:
    """One below the other; side by side if they are many and short enough."""
    columns = 2 if len(lines) > MOVE_LINES and width >= 2 * max(line.cell_len for line in lines) else 1
    rows = [lines[start : start + columns] for start in range(0, len(lines), columns)]
    rows += [[]] * (MOVE_LINES - len(rows))
    grid = Grid.grid(*[""] * columns, expand=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def _footer(scene: Scene, *, waiting: bool) -> Text:
    names = ("tui-quit",) if waiting else ("tui-help", "tui-quit")
    parts = [Text.assemble(key_shown(scene.text(f"{name}.key")), " ", (scene.text(name), "dim")) for name in names]
    return Text("   ").join([*parts, Text(scene.text("tui-faster"), "dim")] if waiting else parts)


def rendered(console: Console, what: RenderableType) -> Picture:
    return console.render_lines(what, console.options.update(height=None), pad=True)


def fitted(console: Console, above: Picture, below: Picture, story: list[str]) -> Picture:
    """As many lines as the window has: what may be done always, then the table, then the end of the story."""
    width, height = console.size
    above = above[: max(height - len(below), 0)]
    room = height - len(above) - len(below)
    told = rendered(console, Group(*(Text(line, "" if line is story[-1] else "dim") for line in story)))[-room:] if room and story else []
    blank = [Segment(" " * width)]
    return [*above, *told, *([blank] * (room - len(told))), *below][:height]
