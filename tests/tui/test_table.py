"""A table: chance by the promise, bots by their own draws, both fixed by a seed."""

from doubloon.engine import fair
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.pig import PIG
from doubloon.tui.table import Setup, Table, act, actor, eyes, is_curtained, is_over, new_table, own_action, secret_of


def bots_play(text: str | None) -> Table:
    table = new_table(PIG, Setup(2, 0, ("random",), CHANCE, {"target": 20}), secret_of(2, text))
    while not is_over(table):
        action = own_action(table)
        assert action is not None
        act(table, action)
    return table


def test_the_same_seed_gives_the_same_game() -> None:
    assert bots_play("a").actions == bots_play("a").actions
    assert bots_play("a").actions != bots_play("b").actions


def test_without_a_seed_secrets_differ() -> None:
    assert secret_of(2, None) != secret_of(2, None)
    seed, additions = secret_of(2, None)
    assert len(seed) == fair.SEED_BYTES
    assert [len(addition) for addition in additions] == [fair.ADDITION_BYTES] * 2


def test_a_finished_game_can_be_verified() -> None:
    table = bots_play(None)
    verdict = fair.verify(PIG, table.log(shown=True))
    assert verdict.drawn > 0
    assert verdict.answered == 0


def test_times_never_run_back() -> None:
    log = bots_play("a").log()
    assert log.times == sorted(log.times)
    assert len(log.times) == len(log.actions)


def test_a_person_is_asked() -> None:
    table = new_table(PIG, Setup(2, 1, ("clever",), 0, {}), secret_of(2, "a"))
    assert own_action(table) is None


def test_whose_eyes_the_screen_has() -> None:
    people = {count: eyes(new_table(PIG, Setup(3, count, ("clever",), 0, {}), secret_of(3, "a"))) for count in (0, 1, 2)}
    assert people == {0: SPECTATOR, 1: 0, 2: SPECTATOR}


def pirates(people: int) -> Table:
    """A table with hidden hands, the cards dealt."""
    table = new_table(NUMBERS, Setup(3, people, ("clever",), 0, {}), secret_of(3, "a"))
    while actor(table) == CHANCE:
        act(table, own_action(table) or 0)
    return table


def test_a_curtain_for_hidden_hands_and_several_people_only() -> None:
    assert [is_curtained(pirates(people)) for people in (0, 1, 2, 3)] == [False, False, True, True]
    assert not is_curtained(new_table(PIG, Setup(3, 3, ("clever",), 0, {}), secret_of(3, "a")))


def test_whoever_looked_looks_away_when_the_turn_is_over() -> None:
    table = pirates(2)
    table.viewer = 0
    seen = []
    while actor(table) in (0, CHANCE):
        seen.append(eyes(table))
        drawn = own_action(table)
        act(table, max(NUMBERS.moves(table.state)) if drawn is None else drawn)
    assert set(seen) == {0}
    assert eyes(table) == SPECTATOR
    assert is_curtained(table)
