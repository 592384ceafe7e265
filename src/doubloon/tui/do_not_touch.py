"""Do Not Touch My Treasures: the loots with their top cards, the deck and the discard pile, and the hand of whoever looks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from doubloon.engine.game import SPECTATOR
from doubloon.games.do_not_touch.rules import TARGET, DoNotTouchView
from doubloon.games.do_not_touch.story import card_in_words, card_name, loot_name
from doubloon.games.do_not_touch.tables import FACES, KINDS, SYMBOLIC
from doubloon.tui.dice import WIDTH, Die, row_of, words_of
from doubloon.tui.players import Cell, players
from doubloon.tui.scene import Scene

COLOURS = ("red", "green", "blue")
SIGNS = "▬◆●"  # bullion, gem, coin


def draw(view: DoNotTouchView, scene: Scene, width: int) -> RenderableType:
    parts = [_loots(view, scene), _middle(view, scene)]
    if view.viewer != SPECTATOR:
        parts += [_hand_title(view, scene), _cards(view, scene, width)]
    return Group(*parts)


def _card(view: DoNotTouchView, scene: Scene, kind: int) -> str:
    return ", ".join(map(scene.say, card_in_words(view, kind)))


# === What everybody sees ===


def _loots(view: DoNotTouchView, scene: Scene) -> RenderableType:
    def cells(seat: int) -> list[Cell]:
        top = view.tops[seat]
        card = Text(_card(view, scene, top - 1), _style(top - 1)) if top else Text(scene.text("do-not-touch-no-card"), "dim")
        height = sum(view.loots[seat * KINDS : (seat + 1) * KINDS])
        return [loot_name(seat), str(view.sizes[seat]), str(height), Text(str(view.points[seat]), "bold"), card]

    numbers = ["", *(scene.text(f"do-not-touch-{title}") for title in ("in-hand", "own-loot", "points"))]
    return players(scene, view.turn, numbers=numbers, words=[scene.text("do-not-touch-top")], cells=cells)


def _middle(view: DoNotTouchView, scene: Scene) -> Text:
    top = _card(view, scene, view.discard[view.discarded - 1] - 1) if view.discarded else ""
    deck = scene.text("do-not-touch-deck", cards=view.deck_left)
    return Text(f"{deck}   {scene.text('do-not-touch-pile', cards=view.discarded, card=top)}")


# === What only the viewer sees ===


def _hand_title(view: DoNotTouchView, scene: Scene) -> Text:
    title = Text(scene.text("do-not-touch-hand"), "bold")
    if view.phase == TARGET:
        title.append(f" · {scene.text('do-not-touch-picked', card=_card(view, scene, view.picked - 1))}", "yellow")
    return title


def _cards(view: DoNotTouchView, scene: Scene, width: int) -> Text:
    """The top of the own loot, then the hand by colour and value; in words if the window is too narrow for all."""
    held = [kind for kind in range(KINDS) if view.hand[kind]]
    names = {kind: card_name(nth + 1, len(held)) for nth, kind in enumerate(held)}
    hand = [_face(view, scene, kind, f"[{names[kind]}]") for kind in held for _ in range(view.hand[kind])]
    own = view.tops[view.viewer]
    loot = _face(view, scene, own - 1, scene.text("do-not-touch-own-loot")) if own else Die(note=scene.text("do-not-touch-own-loot"))
    cards = [loot, *hand]
    return row_of(cards) if len(cards) * WIDTH <= width else words_of(cards)


def _face(view: DoNotTouchView, scene: Scene, kind: int, note: str) -> Die:
    colour, face = divmod(kind, FACES)
    bonus = f" x{face % 3 + 1}" if face % 3 else ""
    symbol = SIGNS[face // 3] + bonus if view.deck == SYMBOLIC else str(face + 1)
    style = f"{_style(kind)} reverse" if view.picked == kind + 1 else _style(kind)
    return Die(symbol, scene.text("do-not-touch-colour", colour=colour), note, style)


def _style(kind: int) -> str:
    return f"bold {COLOURS[kind // FACES]}"


def scores(view: DoNotTouchView, scene: Scene, keys: list[int]) -> list[str]:
    return [scene.text("points", points=view.points[seat]) for seat in range(view.seats)]
