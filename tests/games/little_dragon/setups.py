"""Random set-ups, and games by players who remember."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.play import playout
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import CHEST, DRAGON, RING, STOP, TURNING, UNTURNED, LittleDragonState, LittleDragonView
from tests.counts import many

SIZES = {"balls": 2, "cars": 2, "dolls": 2, "candlesticks": 3, "chests": 4, "rings": 1, "dragons": 1, "spiders": 1}
NEEDED = (0, 2, 2, 2, 3, 4, 1, 1)  # by kind: how many are taken together


@dataclass(frozen=True)
class Played:
    """A game, or its beginning: how it was set up, and its actions."""

    seats: int
    first: int
    options: dict[str, int]
    actions: list[int]


def mindful(view: LittleDragonView, weights: list[int]) -> None:
    """A policy that remembers every tile: it turns what is known to be safe and useful, stops when something is won, and else explores."""
    if view.phase != TURNING:
        return  # any move
    wanted = [place for place, weight in enumerate(weights[:49]) if weight and is_useful(view, place)]
    if not wanted and weights[STOP] and (gain(view) or view.opened > 2):
        wanted = [STOP]
    if not wanted:
        wanted = [place for place, weight in enumerate(weights[:49]) if weight and view.tiles[place] == UNTURNED]
    for action in range(len(weights)):
        if wanted:
            weights[action] = int(action in wanted)


def is_useful(view: LittleDragonView, place: int) -> bool:
    """A covered tile of which a whole set is known, and which goes with all that is open."""
    kind = view.tiles[place]
    kinds = {view.tiles[each] for each in range(49) if view.order[each]}
    if not UNTURNED < kind <= DRAGON or view.tiles.count(kind) < NEEDED[kind]:
        return False
    return kind == RING or not (any(each <= CHEST for each in kinds) if kind == DRAGON else DRAGON in kinds)


def gain(view: LittleDragonView) -> int:
    """The tiles that a stop would bring."""
    kinds = [view.tiles[each] for each in range(49) if view.order[each]]
    return sum(kinds.count(kind) // NEEDED[kind] * NEEDED[kind] for kind in range(1, 8))


def tile_counts(rng: random.Random) -> dict[str, int]:
    """Random numbers of tiles: full sets, 49 in all, each within its range."""
    while True:
        counts = {name: rng.randrange(0, GAME.options[name].high + 1, size) for name, size in SIZES.items()}
        counts["rings"] = 49 - sum(counts.values()) + counts["rings"]
        if 0 <= counts["rings"] <= GAME.options["rings"].high:
            return counts


def set_up(rng: random.Random) -> Played:
    """Every other one with the usual tiles; spiders that stay or move, and what is extra, as it falls."""
    seats = rng.randint(2, 5)
    options = tile_counts(rng) if rng.random() < 0.5 else {}
    options |= {name: rng.randint(0, 1) for name in ("extra", "spider", "arrangement")}
    return Played(seats, rng.randint(CHANCE, seats - 1), options, [])


def opening(game: Played) -> LittleDragonState:
    return GAME.new(game.seats, game.first, **game.options)


def wandering(rng: random.Random, steps: int) -> Played:
    """So many steps of random players who seldom remember where they are; they stop about every third time."""
    game = set_up(rng)
    state, actions = opening(game), list[int]()
    while len(actions) < steps and GAME.actor(state) != NOBODY:
        odds = GAME.moves(state)
        action = STOP if STOP in odds and rng.random() < 0.3 else rng.choices(list(odds), list(odds.values()))[0]
        actions.append(action)
        GAME.apply(state, action)
    return Played(game.seats, game.first, game.options, actions)


def remembered(rng: random.Random) -> Played:
    """A whole game by players who remember."""
    game = set_up(rng)
    actions = playout(GAME, opening(game), rng.getrandbits(32), policies=(mindful,) * game.seats)
    return Played(game.seats, game.first, game.options, actions)


def games(count: int, seed: str) -> Iterator[Played]:
    """So many games, the same ones each time: every other one whole, by players who remember."""
    for number in many(count):
        rng = random.Random(f"{seed} {number}")
        yield remembered(rng) if number % 2 else wandering(rng, 300)


def states(game: Played) -> Iterator[LittleDragonState]:
    """The opening and the state after each action. Each one is a new state."""
    state = opening(game)
    yield state
    for action in game.actions:
        state = GAME.play(state, action)
        yield state
