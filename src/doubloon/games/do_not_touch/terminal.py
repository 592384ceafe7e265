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
from doubloon.tui.texts import TableTexts

COLOURS = ("red", "green", "blue")
SIGNS = "▬◆●"  # gold bar, gem, coin


def draw(view: DoNotTouchView, texts: TableTexts, width: int) -> RenderableType:
    parts = [_loots(view, texts), _middle(view, texts)]
    if view.viewer != SPECTATOR:
        parts += [_hand_title(view, texts), _cards(view, texts, width)]
    return Group(*parts)


def _card(view: DoNotTouchView, texts: TableTexts, kind: int) -> str:
    return ", ".join(map(texts.say, card_in_words(view, kind)))


# === What everybody sees ===


def _loots(view: DoNotTouchView, texts: TableTexts) -> RenderableType:
    def cells(seat: int) -> list[Cell]:
        top = view.tops[seat]
        card = Text(_card(view, texts, top - 1), _style(top - 1)) if top else Text(texts.text("do-not-touch-no-card"), "dim")
        height = sum(view.loots[seat * KINDS : (seat + 1) * KINDS])
        return [loot_name(seat), str(view.sizes[seat]), str(height), Text(str(view.points[seat]), "bold"), card]

    numbers = ["", *(texts.text(f"do-not-touch-{title}") for title in ("in-hand", "own-loot", "points"))]
    return players(texts, view.turn, numbers=numbers, words=[texts.text("do-not-touch-top")], cells=cells)


def _middle(view: DoNotTouchView, texts: TableTexts) -> Text:
    top = _card(view, texts, view.discard[view.discarded - 1] - 1) if view.discarded else ""
    deck = texts.text("do-not-touch-deck", cards=view.deck_left)
    return Text(f"{deck}   {texts.text('do-not-touch-pile', cards=view.discarded, card=top)}")


# === What only the viewer sees ===


def _hand_title(view: DoNotTouchView, texts: TableTexts) -> Text:
    title = Text(texts.text("do-not-touch-hand"), "bold")
    if view.phase == TARGET:
        title.append(f" · {texts.text('do-not-touch-picked', card=_card(view, texts, view.picked - 1))}", "yellow")
    return title


def _cards(view: DoNotTouchView, texts: TableTexts, width: int) -> Text:
    """The top of the own loot, then the hand by colour and value; in words if the window is too narrow for all."""
    held = [kind for kind in range(KINDS) if view.hand[kind]]
    names = {kind: card_name(nth + 1, len(held)) for nth, kind in enumerate(held)}
    hand = [_face(view, texts, kind, f"[{names[kind]}]") for kind in held for _ in range(view.hand[kind])]
    own = view.tops[view.viewer]
    loot = _face(view, texts, own - 1, texts.text("do-not-touch-own-loot")) if own else Die(note=texts.text("do-not-touch-own-loot"))
    cards = [loot, *hand]
    return row_of(cards) if len(cards) * WIDTH <= width else words_of(cards)


def _face(view: DoNotTouchView, texts: TableTexts, kind: int, note: str) -> Die:
    colour, face = divmod(kind, FACES)
    bonus = f" x{face % 3 + 1}" if face % 3 else ""
    symbol = SIGNS[face // 3] + bonus if view.deck == SYMBOLIC else str(face + 1)
    style = f"{_style(kind)} reverse" if view.picked == kind + 1 else _style(kind)
    return Die(symbol, texts.text("do-not-touch-colour", colour=colour), note, style)


def _style(kind: int) -> str:
    return f"bold {COLOURS[kind // FACES]}"


def scores(view: DoNotTouchView, texts: TableTexts, keys: list[int]) -> list[str]:
    return [texts.text("points", points=view.points[seat]) for seat in range(view.seats)]
