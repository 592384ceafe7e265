"""Troll & Dragon: the Grotto above, the Cavern below, the packs beside them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from doubloon.games.troll_dragon.rules import BEGIN, CAVERN, DEN, DIAMOND, DOOR, GROTTO, KEY, TEMPO, TROLL, TrollDragonView
from doubloon.games.troll_dragon.tables import CAVERN_DICE, DRAGON_DICE, GROTTO_DICE, NUGGET_POINTS
from doubloon.tui.dice import IN_AIR, WIDTH, Die, row_of, words_of
from doubloon.tui.texts import TableTexts

WIDE = 80  # columns from which dice are drawn as dice, with the packs beside them
ROOMS = GROTTO_DICE * WIDTH + 2  # columns of Grotto and Cavern, with their frame
HEIGHT = 12  # lines of both
GEM, GOLD = "◆", "●"
FACES = {
    TROLL: ("ò_ó", "troll-dragon-face-troll", "magenta"),
    DIAMOND: (GEM, "troll-dragon-face-diamond", "cyan"),
    KEY: ("o─╖", "troll-dragon-face-key", "yellow"),
    DOOR: ("[▌]", "troll-dragon-face-door", "green"),
}


def draw(view: TrollDragonView, texts: TableTexts, width: int) -> RenderableType:
    return _wide(view, texts, width) if width >= WIDE else _narrow(view, texts)


def _wide(view: TrollDragonView, texts: TableTexts, width: int) -> RenderableType:
    rooms = Group(_grotto(view, texts), _cavern(view, texts))
    packs = Panel(_packs(view, texts), title=texts.text("troll-dragon-packs"), title_align="left", height=HEIGHT, padding=(0, 1))
    table = Table.grid(padding=0)
    table.add_column(width=ROOMS)
    table.add_column(width=min(width - ROOMS, 48))
    table.add_row(rooms, packs)
    return table


def _narrow(view: TrollDragonView, texts: TableTexts) -> RenderableType:
    aside = _roller(view, texts)
    return Group(
        Text.assemble((_title(texts, view, GROTTO), "bold"), " ", words_of(_grotto_dice(view, texts))),
        Text.assemble((_title(texts, view, CAVERN), "bold"), " ", words_of(_cavern_dice(view, texts))),
        *([Text(aside)] if aside else []),
        _packs(view, texts),
    )


# === The two rooms ===


def _grotto(view: TrollDragonView, texts: TableTexts) -> RenderableType:
    return _room(_title(texts, view, GROTTO), row_of(_grotto_dice(view, texts)), here=view.phase in (BEGIN, GROTTO))


def _cavern(view: TrollDragonView, texts: TableTexts) -> RenderableType:
    here = view.phase in (CAVERN, TEMPO, DEN)
    return _room(_title(texts, view, CAVERN), row_of(_cavern_dice(view, texts)), here=here, below=_roller(view, texts))


def _room(title: str, dice: Text, *, here: bool, below: str = "") -> RenderableType:
    style = "yellow" if here else "dim"
    return Panel(
        dice, title=("▶ " if here else "") + title, title_align="left", subtitle=below or None, padding=0, width=ROOMS, border_style=style
    )


def _title(texts: TableTexts, view: TrollDragonView, room: int) -> str:
    if room == GROTTO:
        return f"{texts.text('troll-dragon-grotto', diamonds=view.grotto)} {GEM}"
    return f"{texts.text('troll-dragon-cavern', nuggets=view.cavern)} {GOLD}"


def _roller(view: TrollDragonView, texts: TableTexts) -> str:
    """Who has the Dragon dice, from entering the Cavern on."""
    return texts.text("troll-dragon-roller", who=texts.named[view.roller]) if view.phase in (CAVERN, TEMPO, DEN) else ""


def _grotto_dice(view: TrollDragonView, texts: TableTexts) -> list[Die]:
    return [_grotto_die(view, texts, die) for die in range(GROTTO_DICE)]


def _grotto_die(view: TrollDragonView, texts: TableTexts, die: int) -> Die:
    face = view.dice[die]
    if face not in FACES:
        return IN_AIR if view.phase == GROTTO else Die()
    symbol, word, colour = FACES[face]
    if face == TROLL:
        note = texts.text("troll-dragon-blocked")
    elif view.aside == die + 1:
        note = texts.text("troll-dragon-aside")
    else:
        note = texts.text("troll-dragon-held") if view.held[die] else ""
    return Die(symbol, texts.text(word), note, style=f"dim {colour}" if note else f"bold {colour}")


def _cavern_dice(view: TrollDragonView, texts: TableTexts) -> list[Die]:
    gold = [_gold_die(view, texts, die) for die in range(CAVERN_DICE)]
    return gold + [_dragon_die(view, texts, die) for die in range(DRAGON_DICE)]


def _gold_die(view: TrollDragonView, texts: TableTexts, die: int) -> Die:
    label = texts.text("troll-dragon-gold-dice")
    if view.phase == CAVERN and die >= CAVERN_DICE - view.in_air:
        return Die(IN_AIR.symbol, IN_AIR.word, label, IN_AIR.style)
    nuggets = view.gold[die]
    return Die(" ".join(GOLD * nuggets), f"+{nuggets}" if nuggets else "", label, "bold yellow" if nuggets else "dim yellow")


def _dragon_die(view: TrollDragonView, texts: TableTexts, die: int) -> Die:
    label = texts.text("troll-dragon-dragon-dice")
    if view.dragons[die]:
        return Die("≥(°°)≤", texts.text("troll-dragon-face-dragon"), texts.text("troll-dragon-aside"), "bold red")
    if view.phase == DEN and die >= DRAGON_DICE - view.in_air:
        return Die(IN_AIR.symbol, IN_AIR.word, label, IN_AIR.style)
    return Die("z z z" if view.phase in (CAVERN, TEMPO, DEN) else "", "", label, "dim red")


# === The packs ===


def _packs(view: TrollDragonView, texts: TableTexts) -> RenderableType:
    table = Table(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), collapse_padding=True, header_style="dim")
    table.add_column(width=1)
    table.add_column(no_wrap=True, width=3)
    table.add_column(no_wrap=True, ratio=1)
    for title in (GEM, GOLD, texts.text("troll-dragon-points")):
        table.add_column(title, justify="right", no_wrap=True, min_width=2)
    for seat in range(view.seats):
        name = Text(texts.names[seat], "bold" if seat == view.turn else "")
        marker = Text("▶" if seat == view.turn else "", "bold yellow")
        numbers = (view.pack_diamonds[seat], view.pack_nuggets[seat], view.points[seat])
        table.add_row(marker, texts.mark(seat), name, *map(str, numbers))
    table.add_row()
    _add_at_risk(table, view, texts)
    table.add_row("", "", texts.text("troll-dragon-troll-hand"), str(view.troll_hand))
    return table


def _add_at_risk(table: Table, view: TrollDragonView, texts: TableTexts) -> None:
    worth = view.diamonds_at_risk + NUGGET_POINTS * view.nuggets_at_risk
    numbers = (view.diamonds_at_risk, view.nuggets_at_risk, worth)
    table.add_row("", "", texts.text("troll-dragon-at-risk"), *map(str, numbers), style="bold" if worth else "")


def scores(view: TrollDragonView, texts: TableTexts, keys: list[int]) -> list[str]:
    """With the packs: nuggets part those who have equal points."""
    return [_score(view, texts, seat) for seat in range(view.seats)]


def _score(view: TrollDragonView, texts: TableTexts, seat: int) -> str:
    diamonds, nuggets = view.pack_diamonds[seat], view.pack_nuggets[seat]
    return texts.text("troll-dragon-score", points=view.points[seat], diamonds=diamonds, nuggets=nuggets)
