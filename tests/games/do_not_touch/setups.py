"""Random set-ups and games, and how many of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import END, FROM_DISCARD, DoNotTouchState
from tests.counts import many
from tests.games.do_not_touch import reference


@dataclass(frozen=True)
class Played:
    """A whole game: how it was set up, and all its actions."""

    game: DoNotTouch
    seats: int
    first: int
    options: dict[str, int]
    actions: list[int]

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, first {self.first}, {self.options}"


def opening(played: Played) -> DoNotTouchState:
    return played.game.new(played.seats, played.first, **played.options)


# How eagerly a random player makes some moves; all others count 1. Busy players do much in a turn, hoarding ones take what lies open.
CALM: dict[int, int] = {}
BUSY = dict.fromkeys([*range(END), FROM_DISCARD], 6)
HOARDING = {END: 30, FROM_DISCARD: 30}


def options(rng: random.Random) -> dict[str, int]:
    """Every third time as they are by default, but for the deck."""
    if rng.random() < 0.33:
        return {}
    return {"swaps_per_turn": rng.randint(0, 5), "cashes_per_turn": rng.randint(0, 9), "finish_round": rng.randint(0, 1)}


def games(count: int, seed: str) -> Iterator[Played]:
    """Random games, the same ones each time; `make soak` asks for many more. Half of them with symbols."""
    rng = random.Random(seed)
    for _ in many(count):
        game = rng.choice([NUMBERS, SYMBOLS])
        chosen = options(rng) | ({"deck": rng.randint(0, 2)} if game is NUMBERS else {})
        seats = rng.randint(2, 6)
        first = rng.randint(CHANCE, seats - 1)
        actions = played_out(game, game.new(seats, first, **chosen), rng)
        yield Played(game, seats, first, chosen, actions)


def played_out(game: DoNotTouch, state: DoNotTouchState, rng: random.Random) -> list[int]:
    """Random players of different tempers, unchecked and in place. The last temper is chance's."""
    tempers = [*(rng.choice([CALM, BUSY, HOARDING]) for _ in range(state.seats)), CALM]
    actions: list[int] = []
    while (actor := game.actor(state)) != NOBODY:
        moves = game.moves(state)
        weights = [weight * tempers[actor].get(action, 1) for action, weight in moves.items()]
        actions += rng.choices(list(moves), weights)
        game.apply(state, actions[-1])
        assert len(actions) < 20_000, "a game that does not end"
    return actions


def states(played: Played) -> Iterator[DoNotTouchState]:
    """The opening and the state after each action."""
    state = opening(played)
    yield state
    for action in played.actions:
        state = played.game.play(state, action)
        yield state


def told(played: Played, chosen: dict[str, int]) -> Iterator[tuple[reference.Table, reference.Asked]]:
    """The second telling of a game: the table and who is asked, at the start and after each action. One table, changed in place."""
    table = reference.Table(played.seats, played.first, chosen)
    story = reference.game(table)
    yield table, next(story)
    for action in played.actions:
        yield table, story.send(action)


def side_by_side(played: Played) -> Iterator[tuple[DoNotTouchState, reference.Table, reference.Asked]]:
    """Our state and the second telling, at the start and after each action."""
    chosen = {name: getattr(opening(played), name) for name in played.game.options}
    for state, (table, asked) in zip(states(played), told(played, chosen), strict=True):
        yield state, table, asked


def seats_of(state: DoNotTouchState) -> list[int]:
    return [*range(state.seats), SPECTATOR]
