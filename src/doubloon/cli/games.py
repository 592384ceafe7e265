"""`doubloon games`: the games, their options and bots."""

from __future__ import annotations

import json
from typing import Any

import typer

from doubloon.bots import bot_names
from doubloon.cli.errors import sentence
from doubloon.engine.game import Game
from doubloon.engine.record import Option
from doubloon.games import BROUGHT, GAMES, LEFT_OUT
from doubloon.i18n import game_title, option_key, text, text_or


def print_games(lang: str) -> None:
    for game in GAMES.values():
        low, high = game.seats
        brought = f", {text(lang, 'cli-game-from', package=BROUGHT[game.id])}" if game.id in BROUGHT else ""
        typer.echo(f"{game.id}: {game_title(lang, game.id)}, {text(lang, 'cli-seats', low=low, high=high)}{brought}")
        for name, option in game.options.items():
            typer.echo(f"  {_option(lang, game, name, option)}")
        typer.echo(f"  {text(lang, 'cli-bots', bots=', '.join(bot_names(game)))}")
    typer.echo()
    for name in dict.fromkeys(name for game in GAMES.values() for name in bot_names(game)):
        typer.echo(text(lang, "cli-bot", name=_choice(name, text(lang, f"bot-{name}")), says=text(lang, f"bot-{name}.says")))


def print_left_out(lang: str) -> None:
    """A sentence for each package whose games cannot be played."""
    for each in LEFT_OUT:
        typer.echo(sentence(lang, each.refusal()), err=True)


def _option(lang: str, game: Game, name: str, option: Option) -> str:
    """An option in the syntax of the command line, with its description."""
    named = [_choice(choice, text_or(lang, option_key(game.id, name, choice), choice)) for choice in option.choices]
    allowed = " | ".join(named) or f"{option.low}…{option.high}"
    says = text_or(lang, option_key(game.id, name), option.says)
    return text(lang, "cli-option", name=name, allowed=allowed, default=option.name(option.default), says=says)


def _choice(value: str, label: str) -> str:
    return value if value == label else f"{value} ({label})"


def print_json(lang: str) -> None:
    typer.echo(json.dumps([_facts(lang, game) for game in GAMES.values()], indent=2, ensure_ascii=False))


def _facts(lang: str, game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game_title(lang, game.id),
        "seats": list(game.seats),
        "actions": game.actions,
        "step_limit": game.step_limit,
        "version": game.version,
        "package": BROUGHT.get(game.id, ""),
        "bots": bot_names(game),
        "options": [_option_facts(lang, game, name, option) for name, option in game.options.items()],
    }


def _option_facts(lang: str, game: Game, name: str, option: Option) -> dict[str, Any]:
    return {
        "name": name,
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "choices": list(option.choices),
        "says": text_or(lang, option_key(game.id, name), option.says),
    }
