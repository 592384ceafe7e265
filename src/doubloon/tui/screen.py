"""One picture: the table above, then the story, and below what may be done now."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from doubloon.tui.looks import look
from doubloon.tui.scene import Line, Scene, written
from doubloon.tui.table import Table, actor, is_person, view
from doubloon.tui.terminal import Picture

NARROW = 60  # columns below which moves stand one a line
MOVE_LINES = 3  # kept free for moves, so that the picture does not jump


def moves(table: Table, scene: Scene) -> dict[str, int]:
    """The key of each move of the seat to act."""
    labels = {action: table.game.label(table.state, action) for action in table.game.moves(table.state)}
    return {scene.say(label, ".key"): action for action, label in labels.items()}


def picture(console: Console, table: Table, scene: Scene, lines: list[Line]) -> Picture:
    """The table as it is now."""
    width, height = console.size
    above = _rendered(console, Group(_heading(scene), look(scene.game.id).draw(view(table), scene, width)))
    below = _rendered(console, _choices(table, scene, width))
    return _fitted(console, above, below, [written(scene, line) for line in lines[-height:]])


def help_picture(console: Console, table: Table, scene: Scene) -> Picture:
    """The rules in short, and what each move does."""
    options = {name: getattr(table.state, name) for name in table.game.options}
    labels = [table.game.label(table.state, action) for action in table.game.moves(table.state)]
    grid = Grid.grid(padding=(0, 1))
    for label in labels:
        grid.add_row(_key(scene.say(label, ".key")), Text(scene.say(label), "bold"), scene.say(label, ".help"))
    rules = Text(scene.text(f"{scene.game.id}-rules", **options))
    below = _rendered(console, Rule(scene.text("tui-back"), style="dim"))
    above = _rendered(console, Group(_heading(scene), rules, "", grid))
    if len(above) + len(below) > console.size.height:  # the moves are what matters now
        above = _rendered(console, Group(_heading(scene), grid))
    return _fitted(console, above, below, [])


def _heading(scene: Scene) -> RenderableType:
    return Rule(Text(scene.text(f"game-{scene.game.id}"), "bold"), align="left", style="dim")


def _key(key: str) -> Text:
    return Text(f"[{key}]", "bold yellow")


def _choices(table: Table, scene: Scene, width: int) -> RenderableType:
    seat = actor(table)
    if not is_person(table, seat):
        whose = scene.text("tui-their-turn", who=scene.names[seat]) if seat >= 0 else ""
        offers: list[Text] = []
    else:
        whose = scene.text("tui-your-turn", who=scene.names[seat])
        offers = [Text.assemble(_key(key), " ", label) for key, label in _offers(table, scene)]
    columns = 2 if len(offers) > MOVE_LINES and width >= NARROW else 1
    rows = [offers[start : start + columns] for start in range(0, len(offers), columns)]
    rows += [[]] * (MOVE_LINES - len(rows))
    grid = Grid.grid(*[""] * columns, expand=True)
    for row in rows:
        grid.add_row(*row)
    return Group(Rule(whose, align="left", style="yellow" if offers else "dim"), grid, _footer(scene, waiting=not offers))


def _offers(table: Table, scene: Scene) -> list[tuple[str, str]]:
    return [(key, scene.say(table.game.label(table.state, action))) for key, action in moves(table, scene).items()]


def _footer(scene: Scene, *, waiting: bool) -> Text:
    names = ("tui-quit",) if waiting else ("tui-help", "tui-quit")
    parts = [Text.assemble(_key(scene.text(f"{name}.key")), " ", (scene.text(name), "dim")) for name in names]
    return Text("   ").join([*parts, Text(scene.text("tui-faster"), "dim")] if waiting else parts)


def _rendered(console: Console, what: RenderableType) -> Picture:
    return console.render_lines(what, console.options.update(height=None), pad=True)


def _fitted(console: Console, above: Picture, below: Picture, story: list[str]) -> Picture:
    """As many lines as the window has: what may be done always, then the table, then the end of the story."""
    width, height = console.size
    above = above[: max(height - len(below), 0)]
    room = height - len(above) - len(below)
    told = _rendered(console, Group(*(Text(line, "" if line is story[-1] else "dim") for line in story)))[-room:] if room and story else []
    blank = [Segment(" " * width)]
    return [*above, *told, *([blank] * (room - len(told))), *below][:height]
