"""Draws dice side by side or lists them in a line, each with a symbol and a word, so that colour is never the only cue."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

WIDTH = 11  # columns of a die


@dataclass(frozen=True)
class Die:
    """The symbol of the top face, its name, and a note on the lower edge."""

    symbol: str = ""
    word: str = ""
    note: str = ""
    style: str = "dim"


IN_AIR = Die("~ ~ ~", "…", style="bold")


def row_of(dice: list[Die]) -> Text:
    """
    ┌─────────┐┌─────────┐
    │    ◆    ││   ò_ó   │
    │ diamond ││  troll  │
    └─────────┘└─blocked─┘
    """
    drawn = [(_lines(die), die.style) for die in dice]
    rows = [Text.assemble(*((lines[row], style) for lines, style in drawn)) for row in range(4)]
    return Text("\n").join(rows)


def _lines(die: Die) -> list[str]:
    inner = WIDTH - 2
    edge = f" {die.note} " if die.note and len(die.note) + 2 <= inner else die.note
    return ["┌" + "─" * inner + "┐", f"│{die.symbol:^{inner}}│", f"│{die.word:^{inner}}│", f"└{edge:─^{inner}}┘"]


def words_of(dice: list[Die]) -> Text:
    """The dice as a line of text: `◆ diamond · ò_ó troll (blocked)`."""
    return Text(" · ").join(Text(_words(die), die.style) for die in dice if die != Die())


def _words(die: Die) -> str:
    face = f"{die.symbol} {die.word}".strip() or "–"
    return f"{face} ({die.note})" if die.note else face
