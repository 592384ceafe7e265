"""What cunning would do in a person's place, and what it expects of each move."""

from __future__ import annotations

from doubloon.bots import ready
from doubloon.bots.bot import Budget
from doubloon.tui.scene import Scene
from doubloon.tui.table import Table, actor, bot_draw

SHOWN = 3  # moves, the best ones


def hint(table: Table, scene: Scene, warm_command: str) -> str:
    """`“Cunning” would: leave. Chances to win: leave 54 % (± 1) · roll 51 % (± 2)`, errors at 95 %. Nothing where there is no choice."""
    game, moves = table.game, list(table.game.moves(table.state))
    if len(moves) == 1:
        return ""
    if ready(game, "cunning") != "cunning":
        return scene.text("tui-hint-cold", command=warm_command)
    from doubloon.bots.cunning import considered, decided

    view = game.know(table.state, actor(table))
    found = considered(game, view, moves, bot_draw(table), Budget())
    best = decided(game, view, found)
    tried = sorted((each for each in found if each.visits), key=lambda each: (each.action != best, -each.value))[:SHOWN]
    words = [scene.say(game.label(table.state, each.action)) for each in tried]
    chances = [
        scene.text("tui-hint-move", move=move, percent=round(100 * each.value), error=max(1, round(196 * each.error)))
        for move, each in zip(words, tried, strict=True)
    ]
    return scene.text("tui-hint", best=words[0], moves=" · ".join(chances))
