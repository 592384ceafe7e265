"""Encodings of observations: from the agent's own seat, scaled, one-hot; each compared with another way to the same numbers."""

from typing import Any

import numpy as np
import pytest

from doubloon.adapters.encoding import Part, parts
from doubloon.adapters.fields import meanings
from doubloon.adapters.observations import bounds, layout, observation
from doubloon.engine.game import Game, never_dealing
from doubloon.engine.play import playout
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.do_not_touch.rules import CASH, SWAP
from doubloon.games.do_not_touch.tables import HAND
from doubloon.games.pig import PIG

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def row(game: Game, state: State, seat: int, encoding: str) -> np.ndarray:
    return observation(game, state, seat, memory=True, encoding=encoding)  # type: ignore[arg-type] # one of them


def some_states(game: Game, seats: int) -> list[State]:
    """Positions along a game, with the actions that lead there."""
    actions = playout(game, game.new(seats), seed=3)[:1500]
    state, found = game.new(seats), []
    for number, action in enumerate(actions):
        state = game.play(state, action)
        if number % (len(actions) // 60 + 1) == 0:
            found.append(state)
    return found


def test_the_agent_counts_seats_from_its_own() -> None:
    state = PIG.replay([0, 6, 0, 5, 1], seats=3)  # the first seat rolled 6 and 5, and held; the second is to act
    own, where = row(PIG, state, 2, "own"), layout(PIG, "own")
    assert own[where["points"]].tolist() == [0, 11, 0, 0, 0, 0, 0, 0]
    assert own[where["turn"]] == [2]
    assert own[where["first"]] == [1]
    assert own[where["seat"]] == [2]
    assert row(PIG, state, 2, "scaled")[where["points"]].tolist() == pytest.approx([0, 0.11, 0, 0, 0, 0, 0, 0])
    assert row(PIG, state, 2, "onehot")[layout(PIG, "onehot")["turn"]].tolist() == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]  # nobody, chance, 0, 1, 2


def seated_on(game: Game, actions: list[int], seats: int) -> list[int]:
    """The same game when everybody sits one seat further: pirates swap with a seat, and are dealt their hands seat by seat."""
    if not game.id.startswith("do-not-touch"):
        return actions
    dealt, rest = actions[: seats * HAND], actions[seats * HAND :]
    return dealt[-HAND:] + dealt[:-HAND] + [SWAP + (each - SWAP + 1) % seats if SWAP <= each < CASH else each for each in rest]


# Who deals seat by seat, in an order of its own, needs a line in `seated_on`.
TURNED = [game for game in GAMES.values() if game.dealing is never_dealing or game.id.startswith("do-not-touch")]


@pytest.mark.parametrize("game", TURNED, ids=[game.id for game in TURNED])
def test_the_table_looks_the_same_from_every_seat(game: Game) -> None:
    """When everybody sits one seat further, every seat sees what the seat before it saw."""
    seats = 3
    here, there = game.new(seats, 0), game.new(seats, 1)
    actions = playout(game, here.copy(), seed=3)[:1500]
    for number, (action, other) in enumerate(zip(actions, seated_on(game, actions, seats), strict=True), 1):
        here, there = game.play(here, action), game.play(there, other)
        if number % 9 == 0:
            for encoding in ("own", "onehot"):
                start = layout(game, encoding)["seat"].stop
                assert np.array_equal(row(game, here, 2, encoding)[start:], row(game, there, 0, encoding)[start:])


@EVERY_GAME
def test_every_number_is_in_the_range_that_is_said(game: Game) -> None:
    assert set(game.rules.VIEW.fields) <= set(meanings(game))
    for state in some_states(game, game.seats[1]):
        for encoding in ("raw", "own", "scaled", "onehot"):
            low, high = bounds(game, encoding)
            found = row(game, state, 1, encoding)
            assert found.dtype == low.dtype
            assert (low <= found).all()
            assert (found <= high).all()


@EVERY_GAME
def test_scaled_and_one_hot_numbers_can_be_read_back(game: Game) -> None:
    for state in some_states(game, game.seats[0]):
        view = game.know(state, 0)
        own = row(game, state, 0, "own")
        for encoding in ("scaled", "onehot"):
            found = row(game, state, 0, encoding)
            for part, plain in zip(parts(game, encoding), parts(game, "own"), strict=True):
                high = eval(str(part.meaning.high), view.to_json())  # noqa: S307 (an expression of ours)
                expected = own[plain.where]
                if part.meaning.is_capped:
                    expected = np.minimum(expected, high)
                assert np.allclose(read(part, found[part.where], high, game.seats[1]), expected, atol=1e-3), part.name


def read(part: Part, numbers: np.ndarray, high: int, most_seats: int) -> np.ndarray:
    low, high = (-2, most_seats - 1) if part.meaning.what == "seat" else (part.meaning.low, high)
    if part.width == 1:
        return numbers * (high - low) + low
    vectors = numbers.reshape(-1, part.width)
    assert (vectors.sum(axis=1) == 1).all()
    return np.asarray(vectors.argmax(axis=1) + low)


def test_the_newest_card_of_the_discard_pile_is_first() -> None:
    game = GAMES["do-not-touch-numbers"]
    state: Any = game.new()
    state.discard[:3], state.discarded = [4, 9, 2], 3
    assert row(game, state, 0, "own")[layout(game, "own")["discard"]].tolist() == [2, 9, 4] + [0] * 51


def test_a_part_says_what_it_is() -> None:
    said = {part.name: str(part) for part in parts(PIG, "scaled")}
    assert said["banked"] == "| banked | 7:15 | 0 to 1 | 1 | amount: at most target (capped); 1 for each seat |"
    assert said["turn"] == "| turn | 4:5 | 0 to 1 | 1 | seat: -2 nobody, -1 chance, a seat |"


def test_other_encodings_are_refused() -> None:
    with pytest.raises(ValueError, match="observation is 'raw', 'own', 'scaled', 'onehot', not 'pixels'"):
        parts(PIG, "pixels")
