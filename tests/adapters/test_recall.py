"""Information states: the same to a seat if, and only if, it saw the same; and then it has the same moves."""

import pickle
import random
from typing import Any

import pyspiel
import pytest

from doubloon.adapters.openspiel import short_name
from doubloon.adapters.recall import Moment, has_hands
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import ACT, END, FROM_DECK, OWN_LOOT
from doubloon.games.pig import PIG
from tests.counts import many

STEPS = 45


def line_up_to(moment: Moment, *actions: int) -> Moment:
    for action in actions:
        moment = moment.after(action)
    return moment


def alike(table: Any, player: int, rng: random.Random) -> Any:
    """The states of a game in which all that this player decides or alone is told is the same each time; the rest is drawn."""
    state = table.new_initial_state()
    for _ in range(STEPS):
        if state.is_terminal():
            return
        yield state
        actions = state.legal_actions()
        is_mine = state.current_player() == player or table.game.secret(state.state, actions[0]) == player
        state.apply_action(actions[len(state.history()) % len(actions)] if is_mine else rng.choice(actions))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_information_state_has_the_same_moves_and_tensor(game: Game) -> None:
    for players in game.seats:
        table, rng = pyspiel.load_game(short_name(game), {"players": players}), random.Random(players)
        for player in range(players):
            tensors: dict[str, Any] = {}
            strings: dict[Any, str] = {}
            moves: dict[str, list[int]] = {}
            histories: dict[str, list[int]] = {}
            has_met = False
            for _ in many(6):
                for state in alike(table, player, rng):
                    told, tensor = state.information_state_string(player), tuple(state.information_state_tensor(player))
                    assert tensors.setdefault(told, tensor) == tensor
                    assert strings.setdefault(tensor, told) == told
                    has_met |= histories.setdefault(told, state.history()) != state.history()
                    if state.current_player() == player:
                        assert moves.setdefault(told, state.legal_actions()) == state.legal_actions()
            assert has_met == has_hands(game)


def test_a_card_laid_down_is_seen_though_its_pick_was_not() -> None:
    """Two histories that differ in the card that seat 0 lays on its loot: seat 1 can tell them apart, and before that it cannot."""
    deal = (0, 1, 2, 9, 10, 11)  # three cards each, the first seat's first
    start = line_up_to(Moment(NUMBERS, NUMBERS.new(2)), *deal, FROM_DECK, 3, 0)
    assert NUMBERS.show(start.state, 0).phase == ACT
    one, other = line_up_to(start, 1), line_up_to(start, 2)  # picked
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(0) != other.seen_by(0)
    assert line_up_to(one, OWN_LOOT).seen_by(1) != line_up_to(other, OWN_LOOT).seen_by(1)
    assert line_up_to(one, OWN_LOOT).seen_by(SPECTATOR) != line_up_to(other, OWN_LOOT).seen_by(SPECTATOR)


def test_hands_of_others_do_not_matter() -> None:
    for game in (NUMBERS, SYMBOLS):
        one = line_up_to(Moment(game, game.new(2)), 0, 1, 2, 9, 10, 11, FROM_DECK, 3, 0, END)
        other = line_up_to(Moment(game, game.new(2)), 0, 4, 9, 9, 10, 11, FROM_DECK, 2, 0, END)
        assert one.seen_by(1) == other.seen_by(1)
        assert one.seen_by(0) != other.seen_by(0)


def test_a_redeal_changes_nothing_for_its_seat_and_the_public() -> None:
    before = line_up_to(Moment(NUMBERS, NUMBERS.new(2)), 0, 1, 2, 9, 10, 11)
    dealt = line_up_to(Moment(NUMBERS, NUMBERS.new(2)), 0, 1, 2, 12, 12, 12).state
    after = before.redealt(dealt, 0)
    for viewer in (0, SPECTATOR):
        assert after.seen_by(viewer) == before.seen_by(viewer)
        assert line_up_to(after, FROM_DECK).seen_by(viewer) == line_up_to(before, FROM_DECK).seen_by(viewer)
    assert after.seen_by(1) == [str(NUMBERS.know(dealt, 1))]
    assert after.step == before.step == 6


def test_a_long_game_can_be_pickled() -> None:
    moment = Moment(NUMBERS, NUMBERS.new(2))
    for _ in range(3000):
        moment = moment.redealt(moment.state, 0)
    moment = line_up_to(moment, 0, 1, 2, 9, 10, 11)
    twin = pickle.loads(pickle.dumps(moment))
    assert (twin.state, twin.step) == (moment.state, 6)
    for viewer in (0, 1, SPECTATOR):
        assert twin.seen_by(viewer) == moment.seen_by(viewer)


def test_secrets_are_what_only_that_seat_saw() -> None:
    moment = line_up_to(Moment(NUMBERS, NUMBERS.new(2)), 0, 1, 2, 9, 10, 11, FROM_DECK, 3)
    assert moment.secrets_of(0) == ["0", "1", "2", "3"]
    assert moment.secrets_of(1) == ["9", "10", "11"]


def test_public_actions_say_everything() -> None:
    moment = line_up_to(Moment(PIG, PIG.new(2, CHANCE)), 1, 0, 6, 1)  # seat 1 begins, rolls a six, holds
    assert moment.seen_by(0) == moment.seen_by(1) == ["1", "0", "6", "1"]
    assert moment.secrets_of(NOBODY + 5) == []
