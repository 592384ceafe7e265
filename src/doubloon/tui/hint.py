"""Hints: the move that cunning would make, and the chance to win after each move."""

from __future__ import annotations

from doubloon.bots import available_bot
from doubloon.bots.advice import advise
from doubloon.bots.bot import Budget
from doubloon.tui.local_table import LocalTable, actor, bot_draw
from doubloon.tui.texts import TableTexts

SHOWN = 3  # best moves in a hint


def hint(table: LocalTable, texts: TableTexts, warm_command: str) -> str:
    """`“Cunning” would: leave. Chances to win: leave 54 % (± 1) · roll 51 % (± 2)`, errors at 95 %. Empty if there is only one move."""
    game, moves = table.game, list(table.game.moves(table.state))
    if len(moves) == 1:
        return ""
    if available_bot(game, "cunning") != "cunning":
        return texts.text("tui-hint-cold", command=warm_command)
    advice = advise(game, game.show(table.state, actor(table)), moves, bot_draw(table), Budget())
    chances = [chance(texts, texts.say(game.label(table.state, each.action)), each.value, each.error) for each in advice.estimates[:SHOWN]]
    return texts.text("tui-hint", best=texts.say(game.label(table.state, advice.action)), moves=" · ".join(chances))


def chance(texts: TableTexts, move: str, value: float, error: float) -> str:
    return texts.text("tui-hint-move", move=move, percent=round(100 * value), error=max(1, round(196 * error)))
