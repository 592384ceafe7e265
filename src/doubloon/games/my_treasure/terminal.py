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
from doubloon.tui.texts import TableTexts

WIDEST = 30  # columns of a pile
MOST_KINDS = 3  # on a card
SIGNS = "○◆†∞●¡m"  # in the order of SYMBOLS
COLOURS = ("yellow", "cyan", "white", "magenta", "yellow", "green", "red")
ORC = "ò_ó"


def draw(view: MyTreasureView, texts: TableTexts, width: int) -> RenderableType:
    return Group(_orcs(view, texts), _tokens(view, texts), _piles(view, texts, width), _held(view, texts), _dwarves(view, texts))


def _orcs(view: MyTreasureView, texts: TableTexts) -> Text:
    row = " ".join([ORC] * view.orcs_out + ["·"] * (view.orcs - view.orcs_out))
    style = "bold red" if view.orcs_out >= view.orcs - 1 else "red"
    orcs = texts.text("my-treasure-orcs", orcs=view.orcs_out, all=view.orcs)
    return Text.assemble((f"{orcs} ", "bold"), (row, style), f"   {texts.text('my-treasure-stack', cards=view.stack)}")


def _tokens(view: MyTreasureView, texts: TableTexts) -> Text:
    """Those that nobody has."""
    if view.phase == FLEEING:
        return Text.assemble((f"{texts.text('my-treasure-free')} ", "bold"), texts.text("my-treasure-blind"))
    free = [_token(texts, kind) for kind in range(KIND_COUNT) if is_token_free(view, kind)]
    return Text.assemble((f"{texts.text('my-treasure-free')} ", "bold"), Text("  ").join(free))


def _token(texts: TableTexts, kind: int) -> Text:
    return Text(f"{SIGNS[kind]} {texts.text(f'my-treasure-kind-{KINDS[kind]}')}", COLOURS[kind])


# === The piles ===


def _piles(view: MyTreasureView, texts: TableTexts, width: int) -> RenderableType:
    grid = Table.grid(padding=0)
    for _ in range(SPACES):
        grid.add_column(width=min(width // SPACES, WIDEST))
    grid.add_row(*(_pile(view, texts, space) for space in range(SPACES)))
    return grid


def _pile(view: MyTreasureView, texts: TableTexts, space: int) -> RenderableType:
    """The top card, and how high the pile is."""
    top = view.tops[space]
    lines = [_symbol(texts, kind, CARDS[top - 1].count(kind)) for kind in sorted(set(CARDS[top - 1]))] if top else []
    lines += [Text()] * (MOST_KINDS - len(lines))
    if view.memory_aid:
        lines.append(_covered(view, space))
    height = texts.text("my-treasure-some-cards", cards=view.heights[space]) if top else texts.text("my-treasure-empty")
    style = "yellow" if view.phase == PLACING else ""
    return Panel(Text("\n").join(lines), title=f"[b]{space + 1}[/b]", subtitle=height, padding=(0, 1), border_style=style or "dim")


def _symbol(texts: TableTexts, kind: int, count: int) -> Text:
    return Text(f"{SIGNS[kind]} {texts.text(f'my-treasure-symbol-{SYMBOLS[kind]}', count=count)}", f"bold {COLOURS[kind]}", no_wrap=True)


def _covered(view: MyTreasureView, space: int) -> Text:
    """With the memory aid, all that the pile has: `○3◆1m2`."""
    cards = [card for card, place in enumerate(view.places) if place == ON_SPACE + space]
    counts = [sum(CARDS[card].count(kind) for card in cards) for kind in range(len(SIGNS))]
    return Text("".join(f"{sign}{count}" for sign, count in zip(SIGNS, counts, strict=True) if count), "dim", no_wrap=True)


def _held(view: MyTreasureView, texts: TableTexts) -> Text:
    if view.phase != PLACING:
        return Text("")
    card = CARDS[view.drawn - 1]
    symbols = [_symbol(texts, kind, card.count(kind)) for kind in sorted(set(card))]
    return Text.assemble(f"{texts.text('my-treasure-held', who=texts.named[view.turn])}  ", Text("  ").join(symbols))


# === The dwarves ===


def _dwarves(view: MyTreasureView, texts: TableTexts) -> RenderableType:
    def cells(seat: int) -> list[Cell]:
        number = Text(f"{view.numbers[seat]} → +{view.gained[seat]}", "bold") if view.phase == SCORED else ""
        return [str(view.glory[seat]), number, _whereabouts(view, texts, seat)]

    acting = NOBODY if view.phase in (REVEALING, SCORED) else view.turn
    numbers = [texts.text("my-treasure-glory"), texts.text("my-treasure-number")]
    return players(texts, acting, numbers=numbers, words=[texts.text("my-treasure-treasure")], cells=cells)


def _whereabouts(view: MyTreasureView, texts: TableTexts, seat: int) -> Cell:
    """In the cave, or outside with a token and cards."""
    token = view.tokens[seat]
    if token == NO_TOKEN:
        return texts.text("my-treasure-in-cave")
    word = Text(texts.text("my-treasure-unknown")) if token == BLIND else _token(texts, token - 1)
    return Text.assemble(word, f", {texts.text('my-treasure-some-cards', cards=view.piles[seat])}")


def scores(view: MyTreasureView, texts: TableTexts, keys: list[int]) -> list[str]:
    return [texts.text("my-treasure-points", points=view.glory[seat]) for seat in range(view.seats)]
