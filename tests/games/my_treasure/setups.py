"""Random set-ups and games, and players for them."""

import random
from collections.abc import Iterator

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import CAVE, DRAW, ON_SPACE, SECURING, SPACE, TOKEN, MyTreasureState, MyTreasureView
from tests.games.my_treasure.reference import CARDS, KINDS

Step = tuple[MyTreasureState, int | None]  # a state, and the action taken there; None at the end


def opening(rng: random.Random) -> MyTreasureState:
    """Random seats, first seat and options; every other game has the usual ones."""
    seats = rng.randint(2, 5)
    options = {}
    if rng.random() < 0.5:
        options = {name: rng.randint(option.low, option.high) for name, option in GAME.options.items() if rng.random() < 0.6}
    return GAME.new(seats, rng.randint(CHANCE, seats - 1), **options)


def played(seed: int, state: MyTreasureState | None = None) -> Iterator[Step]:
    """A whole game by players who draw at random, hasty in one game and patient in another."""
    rng = random.Random(seed)
    state = opening(rng) if state is None else state
    patience = rng.choice([1, 6, 30, 120, 600])
    for _ in range(GAME.step_limit):
        if GAME.actor(state) == NOBODY:
            break
        odds = GAME.moves(state)
        if state.phase == CAVE and DRAW in odds and GAME.actor(state) >= 0:
            odds[DRAW] = patience
        (action,) = rng.choices(list(odds), list(odds.values()))
        yield state, action
        state = GAME.play(state, action)
    assert GAME.actor(state) == NOBODY
    yield state, None


def worth(view: MyTreasureView, space: int, kind: int) -> int:
    """The treasure number of a pile with a token, for one who remembers all its cards."""
    pile = [CARDS[card] for card, place in enumerate(view.places) if place == ON_SPACE + space]
    return sum(symbol in (KINDS[kind], "mouse") for card in pile for symbol in card)


def sensible(view: MyTreasureView, weights: list[int]) -> None:
    """A policy for whole games: leaves with a number of 6 or more, or 3 or more when the next orc may be the last."""
    if view.phase == CAVE:
        enough = 3 if view.orcs_out == view.orcs - 1 else 6
        best = [max(worth(view, space, kind) for space in range(4)) for kind in range(6)]
        for kind in range(6):
            weights[TOKEN + kind] *= best[kind] >= enough and best[kind] == max(best)
        if any(weights[TOKEN : TOKEN + 6]):
            weights[DRAW] = 0
    elif view.phase == SECURING:
        piles = [worth(view, space, view.chosen - 1) for space in range(4)]
        for space in range(4):
            weights[SPACE + space] *= piles[space] == max(piles)
