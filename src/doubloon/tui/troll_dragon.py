"""Troll & Dragon: the Grotto above, the Cavern below, the packs beside them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from doubloon.games.troll_dragon.rules import BEGIN, CAVERN, DEN, DIAMOND, DOOR, GROTTO, KEY, TEMPO, TROLL, TrollDragonView
from doubloon.games.troll_dragon.tables import CAVERN_DICE, DRAGON_DICE, GROTTO_DICE, NUGGET_POINTS
from doubloon.tui.dice import IN_AIR, WIDTH, Die, row_of, words_of
from doubloon.tui.scene import Scene

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


def draw(view: TrollDragonView, scene: Scene, width: int) -> RenderableType:
    return _wide(view, scene, width) if width >= WIDE else _narrow(view, scene)


def _wide(view: TrollDragonView, scene: Scene, width: int) -> RenderableType:
    rooms = Group(_grotto(view, scene), _cavern(view, scene))
    packs = Panel(_packs(view, scene), title=scene.text("troll-dragon-packs"), title_align="left", height=HEIGHT, padding=(0, 1))
    table = Table.grid(padding=0)
    table.add_column(width=ROOMS)
    table.add_column(width=min(width - ROOMS, 48))
    table.add_row(rooms, packs)
    return table


def _narrow(view: TrollDragonView, scene: Scene) -> RenderableType:
    aside = _roller(view, scene)
    return Group(
        Text.assemble((_title(scene, view, GROTTO), "bold"), " ", words_of(_grotto_dice(view, scene))),
        Text.assemble((_title(scene, view, CAVERN), "bold"), " ", words_of(_cavern_dice(view, scene))),
        *([Text(aside)] if aside else []),
        _packs(view, scene),
    )


# === The two rooms ===


def _grotto(view: TrollDragonView, scene: Scene) -> RenderableType:
    return _room(_title(scene, view, GROTTO), row_of(_grotto_dice(view, scene)), here=view.phase in (BEGIN, GROTTO))


def _cavern(view: TrollDragonView, scene: Scene) -> RenderableType:
    here = view.phase in (CAVERN, TEMPO, DEN)
    return _room(_title(scene, view, CAVERN), row_of(_cavern_dice(view, scene)), here=here, below=_roller(view, scene))


def _room(title: str, dice: Text, *, here: bool, below: str = "") -> RenderableType:
    style = "yellow" if here else "dim"
    return Panel(
        dice, title=("▶ " if here else "") + title, title_align="left", subtitle=below or None, padding=0, width=ROOMS, border_style=style
    )


def _title(scene: Scene, view: TrollDragonView, room: int) -> str:
    if room == GROTTO:
        return f"{scene.text('troll-dragon-grotto', diamonds=view.grotto)} {GEM}"
    return f"{scene.text('troll-dragon-cavern', nuggets=view.cavern)} {GOLD}"


def _roller(view: TrollDragonView, scene: Scene) -> str:
    """Who has the Dragon dice, from entering the Cavern on."""
    return scene.text("troll-dragon-roller", who=scene.names[view.roller]) if view.phase in (CAVERN, TEMPO, DEN) else ""


def _grotto_dice(view: TrollDragonView, scene: Scene) -> list[Die]:
    return [_grotto_die(view, scene, die) for die in range(GROTTO_DICE)]


def _grotto_die(view: TrollDragonView, scene: Scene, die: int) -> Die:
    face = view.dice[die]
    if face not in FACES:
        return IN_AIR if view.phase == GROTTO else Die()
    symbol, word, colour = FACES[face]
    if face == TROLL:
        note = scene.text("troll-dragon-blocked")
    elif view.aside == die + 1:
        note = scene.text("troll-dragon-aside")
    else:
        note = scene.text("troll-dragon-held") if view.held[die] else ""
    return Die(symbol, scene.text(word), note, style=f"dim {colour}" if note else f"bold {colour}")


def _cavern_dice(view: TrollDragonView, scene: Scene) -> list[Die]:
    gold = [_gold_die(view, scene, die) for die in range(CAVERN_DICE)]
    return gold + [_dragon_die(view, scene, die) for die in range(DRAGON_DICE)]


def _gold_die(view: TrollDragonView, scene: Scene, die: int) -> Die:
    label = scene.text("troll-dragon-gold-dice")
    if view.phase == CAVERN and die >= CAVERN_DICE - view.in_air:
        return Die(IN_AIR.symbol, IN_AIR.word, label, IN_AIR.style)
    nuggets = view.gold[die]
    return Die(" ".join(GOLD * nuggets), f"+{nuggets}" if nuggets else "", label, "bold yellow" if nuggets else "dim yellow")


def _dragon_die(view: TrollDragonView, scene: Scene, die: int) -> Die:
    label = scene.text("troll-dragon-dragon-dice")
    if view.dragons[die]:
        return Die("≥(°°)≤", scene.text("troll-dragon-face-dragon"), scene.text("troll-dragon-aside"), "bold red")
    if view.phase == DEN and die >= DRAGON_DICE - view.in_air:
        return Die(IN_AIR.symbol, IN_AIR.word, label, IN_AIR.style)
    return Die("z z z" if view.phase in (CAVERN, TEMPO, DEN) else "", "", label, "dim red")


# === The packs ===


def _packs(view: TrollDragonView, scene: Scene) -> RenderableType:
    table = Table(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), collapse_padding=True, header_style="dim")
    table.add_column(width=1)
    table.add_column(no_wrap=True, width=3)
    table.add_column(no_wrap=True, ratio=1)
    for title in (GEM, GOLD, scene.text("troll-dragon-points")):
        table.add_column(title, justify="right", no_wrap=True, min_width=2)
    for seat in range(view.seats):
        name = Text(scene.names[seat], "bold" if seat == view.turn else "")
        marker = Text("▶" if seat == view.turn else "", "bold yellow")
        numbers = (view.pack_diamonds[seat], view.pack_nuggets[seat], view.points[seat])
        table.add_row(marker, scene.mark(seat), name, *map(str, numbers))
    table.add_row()
    _add_at_risk(table, view, scene)
    table.add_row("", "", scene.text("troll-dragon-troll-hand"), str(view.troll_hand))
    return table


def _add_at_risk(table: Table, view: TrollDragonView, scene: Scene) -> None:
    worth = view.diamonds_at_risk + NUGGET_POINTS * view.nuggets_at_risk
    numbers = (view.diamonds_at_risk, view.nuggets_at_risk, worth)
    table.add_row("", "", scene.text("troll-dragon-at-risk"), *map(str, numbers), style="bold" if worth else "")


def scores(view: TrollDragonView, scene: Scene, keys: list[int]) -> list[str]:
    """With the packs: nuggets part those who have equal points."""
    return [_score(view, scene, seat) for seat in range(view.seats)]


def _score(view: TrollDragonView, scene: Scene, seat: int) -> str:
    diamonds, nuggets = view.pack_diamonds[seat], view.pack_nuggets[seat]
    return scene.text("troll-dragon-score", points=view.points[seat], diamonds=diamonds, nuggets=nuggets)
