"""What cunning would do in a person's place, and what it expects of each move."""

from __future__ import annotations

from doubloon.bots import available_bot
from doubloon.bots.advice import advise
from doubloon.bots.bot import Budget
from doubloon.tui.scene import Scene
from doubloon.tui.table import Table, actor, bot_draw

SHOWN = 3  # moves, the best ones


def hint(table: Table, scene: Scene, warm_command: str) -> str:
    """`“Cunning” would: leave. Chances to win: leave 54 % (± 1) · roll 51 % (± 2)`, errors at 95 %. Nothing where there is no choice."""
    game, moves = table.game, list(table.game.moves(table.state))
    if len(moves) == 1:
        return ""
    if available_bot(game, "cunning") != "cunning":
        return scene.text("tui-hint-cold", command=warm_command)
    advice = advise(game, game.show(table.state, actor(table)), moves, bot_draw(table), Budget())
    chances = [chance(scene, scene.say(game.label(table.state, each.action)), each.value, each.error) for each in advice.estimates[:SHOWN]]
    return scene.text("tui-hint", best=scene.say(game.label(table.state, advice.action)), moves=" · ".join(chances))


def chance(scene: Scene, move: str, value: float, error: float) -> str:
    return scene.text("tui-hint-move", move=move, percent=round(100 * value), error=max(1, round(196 * error)))
