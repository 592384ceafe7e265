"""Hints: the best move, why, and the chance to win after each move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from doubloon.bots.bot import Budget
from doubloon.coach.odds import percent
from doubloon.engine.message import Message
from doubloon.tui.local_table import LocalTable, actor, bot_draw
from doubloon.tui.texts import TableTexts

SHOWN = 3  # best moves in a hint
BUDGET = Budget(seconds=0.6)


class MoveChance(NamedTuple):
    label: Message
    value: float
    error: float  # its standard error
    is_rough: bool


def hint(table: LocalTable, texts: TableTexts, warm_command: str) -> str:
    """`Leave with 4 diamonds: … Chances to win: leave 54 % · roll 48-53 %`. Empty if there is only one move."""
    game, moves, visible = table.game, list(table.game.moves(table.state)), table.game.show(table.state, actor(table))
    if len(moves) == 1:
        return ""
    from doubloon.coach.hint import hint as best_hint  # imported here, since they load the compiler
    from doubloon.coach.hint import is_ready

    if not is_ready(game, visible):
        return texts.text("tui-hint-cold", command=warm_command)
    found = best_hint(game, visible, moves, bot_draw(table), BUDGET)
    if found is None:
        return texts.text("tui-hint-unsure")
    chances = [MoveChance(game.label(table.state, each.action), each.value, each.error, each.is_range) for each in found.moves]
    return hint_line(texts, game.label(table.state, found.action), found.reason, chances)


def hint_line(texts: TableTexts, best: Message, why: Message | None, moves: Sequence[MoveChance]) -> str:
    move = texts.say(best)
    sentence = texts.text("tui-hint-why", move=move, why=texts.say(why)) if why else texts.text("tui-hint", move=move)
    chances = [_chance(texts, each) for each in moves[:SHOWN]]
    return f"{sentence} {texts.text('tui-hint-chances', moves=' · '.join(chances))}" if chances else sentence


def _chance(texts: TableTexts, move: MoveChance) -> str:
    label, half = texts.say(move.label), 1.96 * move.error
    if not move.is_rough:
        return texts.text("tui-hint-move", move=label, percent=percent(move.value))
    low, high = round(100 * max(0.0, move.value - half)), round(100 * min(1.0, move.value + half))
    return texts.text("tui-hint-range", move=label, low=low, high=high)
