"""My Treasure: the orcs and the tokens, four piles in the cave, and the dwarves inside and outside."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from doubloon.engine.game import NOBODY
from doubloon.games.my_treasure.rules import BLIND, FLEEING, NO_TOKEN, ON_SPACE, PLACING, REVEALING, SCORED, MyTreasureView, is_token_free
from doubloon.games.my_treasure.story import SYMBOLS
from doubloon.games.my_treasure.tables import CARDS, KIND_COUNT, KINDS, SPACES
from doubloon.tui.players import Cell, players
from doubloon.tui.scene import Scene

WIDEST = 30  # columns of a pile
MOST_KINDS = 3  # on a card
SIGNS = "○◆†∞●¡m"  # in the order of SYMBOLS
COLOURS = ("yellow", "cyan", "white", "magenta", "yellow", "green", "red")
ORC = "ò_ó"


def draw(view: MyTreasureView, scene: Scene, width: int) -> RenderableType:
    return Group(_orcs(view, scene), _tokens(view, scene), _piles(view, scene, width), _held(view, scene), _dwarves(view, scene))


def _orcs(view: MyTreasureView, scene: Scene) -> Text:
    row = " ".join([ORC] * view.orcs_out + ["·"] * (view.orcs - view.orcs_out))
    style = "bold red" if view.orcs_out >= view.orcs - 1 else "red"
    orcs = scene.text("my-treasure-orcs", orcs=view.orcs_out, all=view.orcs)
    return Text.assemble((f"{orcs} ", "bold"), (row, style), f"   {scene.text('my-treasure-stack', cards=view.stack)}")


def _tokens(view: MyTreasureView, scene: Scene) -> Text:
    """Those that nobody has."""
    if view.phase == FLEEING:
        return Text.assemble((f"{scene.text('my-treasure-free')} ", "bold"), scene.text("my-treasure-blind"))
    free = [_token(scene, kind) for kind in range(KIND_COUNT) if is_token_free(view, kind)]
    return Text.assemble((f"{scene.text('my-treasure-free')} ", "bold"), Text("  ").join(free))


def _token(scene: Scene, kind: int) -> Text:
    return Text(f"{SIGNS[kind]} {scene.text(f'my-treasure-kind-{KINDS[kind]}')}", COLOURS[kind])


# === The piles ===


def _piles(view: MyTreasureView, scene: Scene, width: int) -> RenderableType:
    grid = Table.grid(padding=0)
    for _ in range(SPACES):
        grid.add_column(width=min(width // SPACES, WIDEST))
    grid.add_row(*(_pile(view, scene, space) for space in range(SPACES)))
    return grid


def _pile(view: MyTreasureView, scene: Scene, space: int) -> RenderableType:
    """The top card, and how high the pile is."""
    top = view.tops[space]
    lines = [_symbol(scene, kind, CARDS[top - 1].count(kind)) for kind in sorted(set(CARDS[top - 1]))] if top else []
    lines += [Text()] * (MOST_KINDS - len(lines))
    if view.memory_aid:
        lines.append(_covered(view, space))
    height = scene.text("my-treasure-some-cards", cards=view.heights[space]) if top else scene.text("my-treasure-empty")
    style = "yellow" if view.phase == PLACING else ""
    return Panel(Text("\n").join(lines), title=f"[b]{space + 1}[/b]", subtitle=height, padding=(0, 1), border_style=style or "dim")


def _symbol(scene: Scene, kind: int, count: int) -> Text:
    return Text(f"{SIGNS[kind]} {scene.text(f'my-treasure-symbol-{SYMBOLS[kind]}', count=count)}", f"bold {COLOURS[kind]}", no_wrap=True)


def _covered(view: MyTreasureView, space: int) -> Text:
    """With the memory aid, all that the pile has: `○3◆1m2`."""
    cards = [card for card, place in enumerate(view.places) if place == ON_SPACE + space]
    counts = [sum(CARDS[card].count(kind) for card in cards) for kind in range(len(SIGNS))]
    return Text("".join(f"{sign}{count}" for sign, count in zip(SIGNS, counts, strict=True) if count), "dim", no_wrap=True)


def _held(view: MyTreasureView, scene: Scene) -> Text:
    if view.phase != PLACING:
        return Text("")
    card = CARDS[view.drawn - 1]
    symbols = [_symbol(scene, kind, card.count(kind)) for kind in sorted(set(card))]
    return Text.assemble(f"{scene.text('my-treasure-held', who=scene.names[view.turn])}  ", Text("  ").join(symbols))


# === The dwarves ===


def _dwarves(view: MyTreasureView, scene: Scene) -> RenderableType:
    def cells(seat: int) -> list[Cell]:
        number = Text(f"{view.numbers[seat]} → +{view.gained[seat]}", "bold") if view.phase == SCORED else ""
        return [str(view.glory[seat]), number, _whereabouts(view, scene, seat)]

    acting = NOBODY if view.phase in (REVEALING, SCORED) else view.turn
    numbers = [scene.text("my-treasure-glory"), scene.text("my-treasure-number")]
    return players(scene, acting, numbers=numbers, words=[scene.text("my-treasure-treasure")], cells=cells)


def _whereabouts(view: MyTreasureView, scene: Scene, seat: int) -> Cell:
    """In the cave, or outside with a token and cards."""
    token = view.tokens[seat]
    if token == NO_TOKEN:
        return scene.text("my-treasure-in-cave")
    word = Text(scene.text("my-treasure-unknown")) if token == BLIND else _token(scene, token - 1)
    return Text.assemble(word, f", {scene.text('my-treasure-some-cards', cards=view.piles[seat])}")


def scores(view: MyTreasureView, scene: Scene, keys: list[int]) -> list[str]:
    return [scene.text("my-treasure-points", points=view.glory[seat]) for seat in range(view.seats)]
