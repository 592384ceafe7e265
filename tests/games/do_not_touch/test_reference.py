"""Our rules against a second telling of the game, step by step; and whole games that must never change."""

import random
from collections import Counter
from pathlib import Path

import pytest

from doubloon.engine.game import CHANCE
from doubloon.engine.log import from_json
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import DISCARDED, IN_DECK, IN_HAND, IN_LOOT, OPEN_HAND, DoNotTouchState, DoNotTouchView
from tests.games.do_not_touch import reference
from tests.games.do_not_touch.setups import Played, games, opening, seats_of, side_by_side

pytestmark = pytest.mark.long

HERE = Path(__file__).parent


def check_places(state: DoNotTouchState, table: reference.Table, kinds: list[int]) -> None:
    """Where each of the 54 cards is; the state has them by kind."""
    expected = [(kind, IN_DECK) for kind in table.deck.elements()] + [(kind, DISCARDED) for kind in table.discard]
    for seat, hand in enumerate(table.hands):
        expected += [(kind, IN_LOOT + seat) for kind in table.loots[seat]]
        expected += [(card.kind, (OPEN_HAND if card.is_known else IN_HAND) + seat) for card in hand]
    assert sorted(zip(kinds, state.places, strict=True)) == sorted(expected)
    assert state.left == [table.deck[kind] for kind in range(27)]


@pytest.mark.clause("G-2", "G-3", "G-5", "DT-3", "DT-6", "DT-13", "DT-14")
def test_our_rules_and_the_second_telling_agree_at_every_step() -> None:
    rare: Counter[str] = Counter()
    for played in games(220, "moves"):
        kinds = sorted(reference.whole_deck(opening(played).deck).elements())
        for index, (state, table, asked) in enumerate(side_by_side(played)):
            assert (played.game.actor(state), played.game.moves(state)) == asked, played
            check_places(state, table, kinds)
            rare.update(rarities(table, asked, *played.actions[index : index + 1]))
        assert asked == (reference.NOBODY, {})
    assert all(rare[name] >= 5 for name in ("twin", "enforced", "nothing", "few")), rare


def rarities(table: reference.Table, asked: reference.Asked, action: int = -1) -> list[str]:
    """What the comparison is for: a cashed twin of a barred card, an enforced draw, a turn without a draw, a deck too small for a bonus."""
    found = []
    if action == reference.CASH and table.picked:
        kind = table.picked.kind
        if any(card.is_barred and card.kind == kind for card in table.hands[table.turn]):
            found.append("twin")
        if table.deck.total() < reference.worth(table, kind):
            found.append("few")
    if table.idle == 3 * table.seats and table.discard and list(asked[1]) == [reference.FROM_DECK]:
        found.append("enforced")
    if action == reference.NO_DRAW:
        found.append("nothing")
    return found


def fields(view: DoNotTouchView) -> dict[str, int | list[int]]:
    return {name: getattr(view, name) for name in type(view).fields}


@pytest.mark.clause("DT-Q21", "G-6")
def test_a_seat_sees_and_knows_what_the_second_telling_says() -> None:
    rng = random.Random(21)
    for played in games(80, "views"):
        for state, table, _ in side_by_side(played):
            seat = rng.choice(seats_of(state))
            assert fields(played.game.show(state, seat)) == reference.shown(table, seat), played
            assert fields(played.game.know(state, seat)) == reference.known(table, seat), played
            assert played.game.scores(state) == [sum(reference.worth(table, kind) for kind in loot) for loot in table.loots]


# Seeded games of random players. Name: game, seats, first, and the options that are not the usual ones.
LOGS: dict[str, tuple[str, int, int, dict[str, int]]] = {
    "two-numbers": ("do-not-touch-numbers", 2, 0, {}),
    "three-steeper-chance-first": ("do-not-touch-numbers", 3, CHANCE, {"deck": 2, "swaps_per_turn": 3}),
    "three-symbols": ("do-not-touch-symbols", 3, 0, {}),
    "six-symbols-finish-round": ("do-not-touch-symbols", 6, 2, {"finish_round": 1, "cashes_per_turn": 9}),
}


def logged(name: str) -> Played:
    log = from_json((HERE / f"{name}.log").read_bytes())
    game = next(game for game in (NUMBERS, SYMBOLS) if game.id == log.game)
    return Played(game, log.seats, log.first, log.options, log.actions)


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_replays_and_ends_as_the_second_telling_has_it(name: str) -> None:
    played = logged(name)
    for state, table, asked in side_by_side(played):
        assert (played.game.actor(state), played.game.moves(state)) == asked
        assert fields(played.game.know(state, 0)) == reference.known(table, 0)
    assert asked == (reference.NOBODY, {})
    assert played.game.replay(from_json((HERE / f"{name}.log").read_bytes())) == state


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_is_set_up_as_its_name_says(name: str) -> None:
    played = logged(name)
    game, seats, first, options = LOGS[name]
    assert (played.game.id, played.seats, played.first) == (game, seats, first)
    usual = {option: value.default for option, value in played.game.options.items()}
    assert played.options == usual | options
