"""What a bot's choices lose: its mean loss per choice, and the choices that lose the most.

Positions come from games of the bot against itself, every one with a choice equally likely. For each, playouts from what the acting seat
knows evaluate the moves worth trying and the move that the bot made; in the playouts the bot plays all seats. A loss is in points of a
hundred of a victory: a move that wins 40 of 100 games where another one wins 45 loses 5. Noise is not counted as loss, see
`Evaluation.loss`.

Run as `python -m bench.choices [GAME...] [--seats N...] [--positions N] [--playouts N] [--bot NAME] [--worst N]`. It needs NumPy and Numba
only. The JSON in bench/out/choices also describes the table of the most costly choices.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, stdev
from typing import Any

from bench.report import OUT
from doubloon.bots.evaluate import Evaluation, Playouts, evaluate
from doubloon.bots.policies import odds, parts_of, policies_of
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.play import playout
from doubloon.engine.record import State
from doubloon.games import GAMES

SEED = 2026
FROM_EACH_GAME = 5  # choices, on average: those of one game are alike


@dataclass(frozen=True)
class Choice:
    """A position, and the move that the bot made."""

    state: State
    made: int


@dataclass(frozen=True)
class Judged:
    """A choice with the evaluation of its moves; loss and error in points of a hundred."""

    choice: Choice
    found: Evaluation
    loss: float
    error: float


def sample(game: Game, seats: int, bot: str, count: int) -> list[Choice]:
    """Choices of games that the bot plays against itself; each seat begins equally often."""
    found: list[Choice] = []
    for number in range(max(seats, count // FROM_EACH_GAME)):
        found += choices(game, game.new(seats, number % seats), bot, number)
    return Random(SEED).sample(found, min(count, len(found)))


def choices(game: Game, state: State, bot: str, number: int) -> Iterator[Choice]:
    """The positions of a game in which a seat has several moves."""
    for action in playout(game, state.copy(), SEED, number=number, policies=[policies_of(game)[bot]] * state.seats):
        if game.actor(state) != CHANCE and len(game.moves(state)) > 1:
            yield Choice(state.copy(), action)
        game.apply(state, action)


def judge(game: Game, bot: str, playouts: int, numbered: tuple[int, Choice]) -> Judged:
    number, choice = numbered
    view = game.know(choice.state, game.actor(choice.state))
    worthy = odds(game, parts_of(game).worth_trying, view, list(game.moves(choice.state)))
    moves = sorted({choice.made, *worthy})
    how = Playouts((policies_of(game)[bot],) * view.seats, playouts, seed=SEED + number)
    found = evaluate(game, view, moves, how)
    return Judged(choice, found, 100 * found.loss(choice.made), 100 * found.difference(found.best(), choice.made)[1])


def described(game: Game, judged: Judged) -> dict[str, Any]:
    """A judged choice in words and numbers."""
    state, made = judged.choice.state, judged.choice.made
    moves = sorted(judged.found.values().items(), key=lambda each: -each[1])
    return {
        "loss": round(judged.loss, 2),
        "error": round(judged.error, 2),
        "seat": game.actor(state),
        "made": str(game.label(state, made)),
        "moves": {str(game.label(state, action)): round(100 * value, 1) for action, value in moves},
        "scene": [str(message) for message in game.scene(state, game.actor(state))],
        "state": state.to_bytes().hex(),
    }


def measure(game: Game, seats: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """The losses at one number of seats."""
    chosen = sample(game, seats, arguments.bot, arguments.positions)
    judge(game, arguments.bot, 4, (0, chosen[0]))  # compile before the threads start
    with ThreadPoolExecutor(arguments.threads) as pool:
        judged = list(pool.map(partial(judge, game, arguments.bot, arguments.playouts), enumerate(chosen)))
    losses = [each.loss for each in judged]
    worst = sorted(judged, key=lambda each: each.loss, reverse=True)[: arguments.worst]
    return {
        "game": game.id,
        "seats": seats,
        "bot": arguments.bot,
        "positions": len(losses),
        "playouts": arguments.playouts,
        "loss": fmean(losses),
        "error": stdev(losses) / len(losses) ** 0.5,
        "worst": [described(game, each) for each in worst],
    }


def tell(measured: dict[str, Any]) -> None:
    """`pig, 2 seats: clever loses 0.12 ± 0.03 points per choice (400 choices, 2,000 playouts of each move)`"""
    counts = f"{measured['positions']:,} choices, {measured['playouts']:,} playouts of each move"
    where = f"{measured['game']}, {measured['seats']} seats"
    print(f"{where}: {measured['bot']} loses {measured['loss']:.2f} ± {measured['error']:.2f} points per choice ({counts})", flush=True)
    for each in measured["worst"]:
        print(f"    {each['loss']:.1f} ± {each['error']:.1f}: seat {each['seat']} chose {each['made']}")
        print("        moves: " + "; ".join(f"{name} {value:.1f}" for name, value in each["moves"].items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats; default: all that the game allows")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=2000, help="of each move")
    parser.add_argument("--bot", default="clever")
    parser.add_argument("--worst", type=int, default=3, help="how many of the most costly choices to show")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    folder = OUT / "choices"
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in arguments.games or GAMES:
        low, high = GAMES[game_id].seats
        for seats in arguments.seats or range(low, high + 1):
            measured = measure(GAMES[game_id], seats, arguments)
            tell(measured)
            (folder / f"{game_id}-{seats}-{arguments.bot}.json").write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
