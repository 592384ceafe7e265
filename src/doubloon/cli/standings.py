"""Prints the results of a tournament as tables and sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from doubloon.i18n import game_title, text

SCORE = ("cli-tournament-games", "cli-tournament-wins", "cli-tournament-ties", "cli-tournament-rate", "cli-tournament-interval")
WIDE = 200  # columns, if the output is not a terminal


def print_standings(lang: str, facts: dict[str, Any], step_limit: int) -> None:
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=WIDE)
    matchups, per = len(facts["matchups"]), facts["games_per_matchup"]
    values = {"matchups": matchups, "games": per, "total": facts["games"], "seats": facts["seats"], "seed": str(facts["seed"])}
    console.print(text(lang, "cli-tournament-title", game=game_title(lang, facts["game"]), **values))
    console.print(_bots(lang, facts))
    if matchups > 1:
        console.print(_matchups(lang, facts))
    for line in (*_sentences(lang, facts, step_limit), *_faults(lang, facts)):
        console.print(line, soft_wrap=True)


def _table(lang: str, first: str, *others: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(text(lang, first), overflow="fold")
    for other in others:
        table.add_column(text(lang, other), justify="right", no_wrap=True)
    return table


def _bots(lang: str, facts: dict[str, Any]) -> Table:
    """The bots, strongest first, without empty columns."""
    timing = facts["timing"]["ms_per_move"]

    def rating(bot: dict[str, Any]) -> str:
        return bot["rating"] and f"{format_number(lang, bot['rating']['mu'])} ± {format_number(lang, bot['rating']['sigma'])}"

    def speed(bot: dict[str, Any]) -> str:
        return "" if timing.get(bot["bot"]) is None else format_number(lang, timing[bot["bot"]], 2)

    def faults(bot: dict[str, Any]) -> int:
        return sum(fault["count"] for fault in bot["faults"])

    extra: dict[str, Callable[[dict[str, Any]], Any]] = {
        "cli-tournament-rating": rating,
        "cli-tournament-ms": speed,
        "cli-tournament-faults": faults,
    }
    extra = {head: cell for head, cell in extra.items() if any(map(cell, facts["bots"]))}
    table = _table(lang, "cli-tournament-bot", *SCORE, *extra)
    for bot in sorted(facts["bots"], key=lambda bot: -bot["win_rate"]):
        table.add_row(bot["bot"], *_score(lang, bot), *(str(cell(bot) or "") for cell in extra.values()))
    return table


def _score(lang: str, score: dict[str, Any]) -> list[str]:
    low, high = (format_percent(lang, each) for each in score["interval"])
    wins = format_number(lang, score["wins"], 0 if score["wins"] == int(score["wins"]) else 2)
    return [str(score["games"]), wins, str(score["ties"]), f"{format_percent(lang, score['win_rate'])} %", f"{low} … {high}"]


def _matchups(lang: str, facts: dict[str, Any]) -> Table:
    """With two seats one line for each pair, with the results of its first bot; else a line for each bot."""
    table = _table(lang, "cli-tournament-matchup", *SCORE)
    for matchup in facts["matchups"]:
        names = " – ".join(bot["bot"] if bot["seats"] == 1 else f"{bot['seats']} × {bot['bot']}" for bot in matchup["bots"])
        if facts["seats"] == 2:
            table.add_row(names, *_score(lang, matchup["bots"][0]))
        else:
            table.add_row(names)
            for bot in matchup["bots"]:
                table.add_row(f"  {bot['bot']}", *_score(lang, bot))
    return table


def _sentences(lang: str, facts: dict[str, Any], step_limit: int) -> list[str]:
    first = facts["first_seat"]
    low, high = (format_percent(lang, each) for each in first["interval"])
    even = format_percent(lang, 1 / facts["seats"])
    lines = [
        text(lang, "cli-tournament-first", rate=format_percent(lang, first["win_rate"]), low=low, high=high, even=even),
        text(lang, "cli-tournament-length", moves=format_number(lang, facts["mean_moves"])),
    ]
    if facts["unfinished"]:
        lines.append(text(lang, "cli-tournament-unfinished", games=facts["unfinished"], limit=step_limit))
    return lines


def _faults(lang: str, facts: dict[str, Any]) -> list[str]:
    """The number of faults of each kind, with the first one as an example."""
    lines = []
    for bot in facts["bots"]:
        for fault in bot["faults"]:
            lines.append(f"{fault['count']} × {text(lang, 'fault-' + fault['kind'], **fault['values'])}")
        if bot["replaced"]:
            lines.append(text(lang, "cli-tournament-replaced", bot=bot["bot"], games=bot["replaced"]))
    return lines


def format_number(lang: str, value: float, digits: int = 1) -> str:
    """A number with the decimal separator of the language."""
    return f"{value:.{digits}f}".replace(".", text(lang, "cli-tournament-point"))


def format_percent(lang: str, share: float) -> str:
    return format_number(lang, 100 * share)
