"""Random set-ups and games, and how many of them."""

from dataclasses import dataclass

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from doubloon.engine.game import CHANCE
from doubloon.engine.play import Policy, playout
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import LEAVE, TrollDragonState, TrollDragonView
from tests.counts import SOAK


def games(count: int) -> settings:
    """So many random games, the same ones each time; `make soak` asks for many more."""
    return settings(max_examples=count * SOAK, deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow])


def bold(view: TrollDragonView, weights: list[int]) -> None:
    """A policy that seldom leaves, so that games go deep."""
    for action, weight in enumerate(weights):
        if weight and action != LEAVE:
            weights[action] = 8


@dataclass(frozen=True)
class Played:
    """A whole game: how it was set up, and all its actions."""

    seats: int
    first: int
    options: dict[str, int]
    actions: list[int]


def opening(game: Played) -> TrollDragonState:
    return GAME.new(game.seats, game.first, **game.options)


@st.composite
def options(draw: st.DrawFn) -> dict[str, int]:
    """Options within their ranges. If both locations must be emptied, stocks are small: random players seldom find the Cavern."""
    both = draw(st.integers(0, 1))
    stock = st.integers(1, 15 if both else 120)
    diamond = draw(st.integers(1, 3 if both else 5))
    key = draw(st.integers(both, 4 - diamond if both else min(4, 5 - diamond)))
    door = draw(st.integers(both, min(4, 5 - diamond - key)))
    one = draw(st.integers(0, 6))
    two = draw(st.integers(both if one == 0 else 0, 6 - one))
    free = {name: draw(st.integers(GAME.options[name].low, GAME.options[name].high)) for name in FREE}
    sides = {"diamond_sides": diamond, "key_sides": key, "door_sides": door, "one_nugget_sides": one, "two_nuggets_sides": two}
    return {"end": both, "diamonds": draw(stock), "nuggets": draw(stock), **sides, **free}


FREE = ("tempo", "adventurer_odds", "dragon_odds", "reroll", "dragon_sides_1", "dragon_sides_2")


@st.composite
def played(draw: st.DrawFn) -> Played:
    """A game by random players, shy or bold; every other one with the usual dice and stocks."""
    seats = draw(st.integers(2, 5))
    first = draw(st.integers(CHANCE, seats - 1))
    chosen = draw(st.one_of(options(), st.fixed_dictionaries({name: st.integers(0, 1) for name in ("tempo", "reroll")})))
    policies: tuple[Policy, ...] = draw(st.sampled_from([(), (bold,) * seats]))
    actions = playout(GAME, GAME.new(seats, first, **chosen), draw(st.integers(0, 2**32)), policies=policies)
    return Played(seats, first, chosen, actions)
