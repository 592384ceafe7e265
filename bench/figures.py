"""Simulated figures of docs/games: how long random games of The Little Dragon are; how often the first two of four seats win Do Not Touch.

Run as `python -m bench.figures [--games N]`.
"""

from __future__ import annotations

import argparse

from doubloon.engine.batch import Batch, play
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.bots import clever
from doubloon.games.little_dragon import LITTLE_DRAGON

SEED = 1
LONG = 1000  # turns


def long_games(seats: int, games: int) -> float:
    """The share of random games that pass LONG turns."""
    played = play(Batch(LITTLE_DRAGON, LITTLE_DRAGON.new(seats=seats), games, seed=SEED))
    return float((played.states["clock"] > LONG).mean())


def first_two(game: DoNotTouch, games: int, **options: int) -> float:
    """The share of victories of the first two of four seats, all `clever`. A shared victory counts in equal parts."""
    played = play(Batch(game, game.new(seats=4, **options), games, seed=SEED, policies=(clever,) * 4))
    return float(played.wins()[:2].sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    for seats in range(LITTLE_DRAGON.seats[0], LITTLE_DRAGON.seats[1] + 1):
        print(f"The Little Dragon, {seats} seats, random play: {long_games(seats, games):.1%} of the games pass {LONG:,} turns")
    for words, share in {
        "numbers": first_two(NUMBERS, games),
        "symbols": first_two(SYMBOLS, games),
        "symbols, nothing cashed": first_two(SYMBOLS, games, cashes_per_turn=0),
    }.items():
        print(f"Do Not Touch, {words}: the first two of four clever players win {share:.1%}")


if __name__ == "__main__":
    main()
