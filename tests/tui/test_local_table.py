"""A table: chance by the promise, bots by their own draws, both fixed by a seed."""

from doubloon.engine import fair
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.pig import PIG
from doubloon.tui.local_table import (
    LocalTable,
    Setup,
    actor,
    apply_action,
    automatic_action,
    is_over,
    make_secret,
    needs_privacy_screen,
    new_table,
    perspective,
)


def bots_play(text: str | None) -> LocalTable:
    table = new_table(PIG, Setup(2, 0, ("random",), CHANCE, {"target": 20}), make_secret(2, text))
    while not is_over(table):
        action = automatic_action(table)
        assert action is not None
        apply_action(table, action)
    return table


def test_the_same_seed_gives_the_same_game() -> None:
    assert bots_play("a").actions == bots_play("a").actions
    assert bots_play("a").actions != bots_play("b").actions


def test_without_a_seed_secrets_differ() -> None:
    assert make_secret(2, None) != make_secret(2, None)
    seed, additions = make_secret(2, None)
    assert len(seed) == fair.SEED_BYTES
    assert [len(addition) for addition in additions] == [fair.ADDITION_BYTES] * 2


def test_a_finished_game_can_be_verified() -> None:
    table = bots_play(None)
    verdict = fair.verify(PIG, table.log(reveal_seed=True))
    assert verdict.drawn > 0
    assert verdict.answered == 0


def test_times_never_run_back() -> None:
    log = bots_play("a").log()
    assert log.times == sorted(log.times)
    assert len(log.times) == len(log.actions)


def test_a_person_is_asked() -> None:
    table = new_table(PIG, Setup(2, 1, ("clever",), 0, {}), make_secret(2, "a"))
    assert automatic_action(table) is None


def test_whose_eyes_the_screen_has() -> None:
    people = {count: perspective(new_table(PIG, Setup(3, count, ("clever",), 0, {}), make_secret(3, "a"))) for count in (0, 1, 2)}
    assert people == {0: SPECTATOR, 1: 0, 2: SPECTATOR}


def pirates(people: int) -> LocalTable:
    """A table with hidden hands, the cards dealt."""
    table = new_table(NUMBERS, Setup(3, people, ("clever",), 0, {}), make_secret(3, "a"))
    while actor(table) == CHANCE:
        apply_action(table, automatic_action(table) or 0)
    return table


def test_a_curtain_for_hidden_hands_and_several_people_only() -> None:
    assert [needs_privacy_screen(pirates(people)) for people in (0, 1, 2, 3)] == [False, False, True, True]
    assert not needs_privacy_screen(new_table(PIG, Setup(3, 3, ("clever",), 0, {}), make_secret(3, "a")))


def test_whoever_looked_looks_away_when_the_turn_is_over() -> None:
    table = pirates(2)
    table.viewer = 0
    seen = []
    while actor(table) in (0, CHANCE):
        seen.append(perspective(table))
        drawn = automatic_action(table)
        apply_action(table, max(NUMBERS.moves(table.state)) if drawn is None else drawn)
    assert set(seen) == {0}
    assert perspective(table) == SPECTATOR
    assert needs_privacy_screen(table)
