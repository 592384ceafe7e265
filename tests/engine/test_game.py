"""The checked way to play: what was asked and what is allowed is said, and nothing changes."""

from dataclasses import replace

import pytest

import doubloon
from doubloon import CHANCE, SPECTATOR
from doubloon.engine.errors import BadLog, BadSetup, IllegalMove, Refusal, UnknownGame, UnknownSeat
from doubloon.engine.game import NOBODY
from doubloon.engine.log import Log
from doubloon.engine.play import ranked_shares
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON


def test_names_and_games() -> None:
    assert set(doubloon.names()) >= {"pig", "troll-dragon"}
    assert doubloon.game("pig") is PIG
    with pytest.raises(UnknownGame, match=r"no game 'chess'; the games are .*pig"):
        doubloon.game("chess")


def test_refusals_are_value_errors_with_a_key() -> None:
    with pytest.raises(ValueError, match="2 to 8 seats, not 9") as refused:
        PIG.new(seats=9)
    assert isinstance(refused.value, Refusal)
    assert refused.value.key == "setup/seats"
    assert refused.value.values == {"low": 2, "high": 8, "asked": 9}


@pytest.mark.parametrize("seats", [1, 9, -1, 2.0, "2", True, None.__class__])
def test_wrong_seats_are_refused(seats: object) -> None:
    with pytest.raises(BadSetup, match="2 to 8 seats"):
        PIG.new(seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [2, -2, "0", False])
def test_a_wrong_first_seat_is_refused(first: object) -> None:
    with pytest.raises(BadSetup, match="first seat is one of 0 to 1"):
        PIG.new(seats=2, first=first)  # type: ignore[arg-type]


def test_the_fewest_seats_are_the_default() -> None:
    assert PIG.new().seats == 2


def test_options_are_numbers_or_names() -> None:
    assert TROLL_DRAGON.new(tempo="race").tempo == TROLL_DRAGON.new(tempo=1).tempo == 1
    assert PIG.new(target="50").target == PIG.new(target=50).target == 50


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"goal": 5}, "pig has no option 'goal'; it has target"),
        ({"target": 9}, "target is 10 to 1000, not 9"),
        ({"target": 1001}, "target is 10 to 1000, not 1001"),
        ({"target": "many"}, "target is 10 to 1000, not 'many'"),
        ({"target": "9" * 5000}, "target is 10 to 1000"),
        ({"target": True}, "not True"),
        ({"target": 50.0}, "not 50.0"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, int], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        PIG.new(**options)


def test_a_wrong_choice_is_refused_with_the_names() -> None:
    with pytest.raises(BadSetup, match="tempo is calm or race, not 'wild'"):
        TROLL_DRAGON.new(tempo="wild")


@pytest.mark.parametrize("action", [2, -1, "0", None, 0.0, True])
def test_what_is_not_a_move_is_refused(action: object) -> None:
    state = PIG.new()
    with pytest.raises(IllegalMove, match="is not a move now; the moves are 0, 1"):
        PIG.play(state, action)  # type: ignore[arg-type]
    assert state == PIG.new()


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="pig is played on its own states"):
        PIG.play(TROLL_DRAGON.new(), 0)


def test_the_unchecked_way_changes_the_state_in_place() -> None:
    state = PIG.new()
    PIG.apply(state, ROLL)
    assert state == PIG.play(PIG.new(), ROLL)


@pytest.mark.parametrize("seat", [2, -1, -2, "0", True])
def test_a_wrong_seat_sees_nothing(seat: object) -> None:
    with pytest.raises(UnknownSeat, match="seats 0 to 1 and SPECTATOR"):
        PIG.show(PIG.new(), seat)  # type: ignore[arg-type]


def test_seats_and_spectators_see_and_know() -> None:
    state = PIG.play(PIG.new(), ROLL)
    for seat in (0, 1, SPECTATOR):
        assert PIG.show(state, seat).rolling == PIG.know(state, seat).rolling == 1


def test_labels_are_for_moves_only() -> None:
    assert str(PIG.label(PIG.new(), ROLL)) == "pig-roll"
    assert str(PIG.label(PIG.new(), HOLD)) == "pig-hold points=0"
    with pytest.raises(IllegalMove):
        PIG.label(PIG.new(), 5)


def test_a_plain_list_replays_from_the_opening_that_is_named() -> None:
    assert PIG.replay([ROLL, 4, HOLD], seats=3, first=2).banked[2] == 4
    with pytest.raises(IllegalMove):
        PIG.replay([ROLL, HOLD, 7])


def test_a_log_of_an_illegal_line_is_not_made() -> None:
    with pytest.raises(BadLog, match=r"actions\[2\]: 7 is not a move now; the moves are 0, 1"):
        PIG.log([ROLL, 3, 7])


def log(**changes: object) -> Log:
    facts: dict[str, object] = {"game": "pig", "version": 1, "seats": 2, "first": 0, "options": {"target": 100}, "actions": []}
    return Log(**{**facts, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "troll-dragon"}, "game: a log of troll-dragon, not of pig"),
        ({"version": 2}, "version: the log was played by rules 2 of pig; these are rules 1"),
        ({"options": {}}, "options: target missing"),
        ({"options": {"target": 100, "goal": 1}}, "set-up: pig has no option 'goal'"),
        ({"options": {"target": 3}}, "set-up: target is 10 to 1000, not 3"),
        ({"seats": 11}, "set-up: pig is for 2 to 8 seats"),
        ({"first": 2}, "set-up: the first seat"),
        ({"actions": [ROLL, 0]}, r"actions\[1\]: 0 is not a move now; the moves are 1, 2, 3, 4, 5, 6"),
    ],
)
def test_a_log_that_does_not_fit_is_refused_with_the_place(changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadLog, match=why):
        PIG.replay(log(**changes))


def test_states_of_a_log_are_one_more_than_its_actions() -> None:
    states = list(PIG.states(log(actions=[ROLL, 4, HOLD])))
    assert [state.at_risk for state in states] == [0, 0, 4, 0]


def test_chance_may_begin() -> None:
    assert PIG.actor(PIG.new(seats=3, first=CHANCE)) == CHANCE


# === Earlier versions of the rules ===

# As if the target of Pig had once been counted in tens.
NEW_PIG = replace(PIG, version=2, earlier={1: lambda options: {**options, "target": 10 * options.get("target", 0)}})


def test_a_log_of_an_earlier_version_is_read_in_the_terms_of_today() -> None:
    assert NEW_PIG.opening(log(options={"target": 5})) == NEW_PIG.new(target=50)
    assert NEW_PIG.read_options(1, {"target": 5}) == {"target": 50}
    assert NEW_PIG.read_options(2, {"target": 50}) == {"target": 50}


def test_a_new_log_has_the_new_version() -> None:
    assert NEW_PIG.log([], target=50).version == 2


def test_a_version_that_is_not_declared_is_refused() -> None:
    assert [NEW_PIG.reads(version) for version in (0, 1, 2, 3)] == [False, True, True, False]
    with pytest.raises(BadLog, match="rules 3 of pig; these are rules 2"):
        NEW_PIG.read_options(3, {"target": 50})


def test_what_an_earlier_version_does_not_translate_is_checked() -> None:
    same = replace(PIG, version=2, earlier={1: dict})
    with pytest.raises(BadLog, match="target is 10 to 1000, not 5"):
        same.opening(log(options={"target": 5}))
    with pytest.raises(BadLog, match="options: target missing"):
        same.opening(log(options={}))


def test_a_former_value_has_a_name_and_is_not_for_new_games() -> None:
    option = TROLL_DRAGON.options["reroll"]
    assert [option.name(value) for value in range(3)] == ["all", "chosen", "any"]
    assert option.high == 1
    with pytest.raises(BadSetup, match="reroll is all or chosen, not 2"):
        TROLL_DRAGON.new(reroll=2)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    assert ranked_shares([7, 12, 12, 3]) == (0, 0.5, 0.5, 0)


def test_in_a_game_without_secrets_every_action_is_public() -> None:
    assert PIG.secret(PIG.new(), ROLL) == NOBODY
    assert not PIG.reveals(PIG.new(), ROLL)
