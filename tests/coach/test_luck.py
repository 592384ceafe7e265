"""Luck and skill: they add up, agree with exact values, and tell good play from bad."""

from collections.abc import Callable

import pytest

from doubloon import coach
from doubloon.bots import bot
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.policies import policies_of
from doubloon.coach.luck import Report, analyse
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log
from doubloon.engine.play import playout
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.solve.pig import solve_pig
from doubloon.solve.pig_three import solve_pig_for_three
from tests.test_every_game import every_game

FEW = Budget(iterations=64)


def played(game: Game, *bots: str, number: int = 0, first: int = 0) -> Log:
    opening = game.new(len(bots), first)
    actions = playout(game, opening, 3, number=number, policies=[policies_of(game)[bot] for bot in bots])
    return game.log(actions, len(bots), first)


def by_bots(game: Game, *choose: Callable[..., int], number: int = 0) -> Log:
    """A game of bots."""
    state, actions, draw = game.new(len(choose)), [], SeededDraw(9, number)
    while game.actor(state) != NOBODY:
        moves, seat = game.moves(state), game.actor(state)
        action = draw(moves) if seat == CHANCE else choose[seat](game.know(state, seat), list(moves), draw, Budget())
        actions.append(action)
        state = game.play(state, action)
    return game.log(actions, len(choose))


def check_sums(report: Report) -> None:
    for seat, player in enumerate(report.players):
        assert player.luck.value + player.own.value + player.others.value == pytest.approx(player.result - player.start.value)
        assert sum(player.points()) == round(100 * (player.result - player.start.value))
        assert report.curve[0].shares[seat] == player.start.value
        assert report.curve[-1].shares[seat] == player.result
    assert all(sum(each.shares) == pytest.approx(1) for each in report.curve)
    assert [each.step for each in report.curve] == sorted(each.step for each in report.curve)


@every_game
def test_a_report_adds_up(game: Game) -> None:
    log = played(game, "clever", "gentle", "clever", "clever")
    seen: list[float] = []
    found = analyse(log, budget=Budget(iterations=32), progress=lambda done, total: seen.append(done / total))
    check_sums(found)
    assert (found.is_exact, found.playouts, found.steps) == (False, 32, len(log.actions))
    assert seen == sorted(seen)
    assert 0 <= seen[0] <= seen[-1] <= 1
    for seat, player in enumerate(found.players):
        for moment in filter(None, (player.luckiest, player.unluckiest)):
            assert 0 <= moment.step < moment.end <= len(log.actions)
            assert moment.told
        for decision in filter(None, (player.best, player.costliest)):
            assert decision.seat == seat
            assert decision.label != decision.other
            assert decision.value.value - decision.other_value.value == pytest.approx(decision.gain.value, abs=0.02)


def test_luck_and_skill_of_pig_are_those_of_the_equations() -> None:
    """Computed another way: a walk through the game, with the solved value before and after each roll."""
    log = played(PIG, "random", "clever", first=1)
    solution, luck, skill = solve_pig(), 0.0, [0.0, 0.0]
    states = list(PIG.states(log))

    def value(seat: int, at: int) -> float:
        """The chance of a seat before an action; a die in the air is worth the mean of its faces."""
        state = states[at]
        if state.turn == NOBODY:
            return float(state.banked[seat] == max(state.banked))
        own, other = state.banked[state.turn], state.banked[1 - state.turn]
        if not state.rolling:
            worth = solution.win(own, other, state.at_risk)
        else:
            worth = solution.win(own, other, state.at_risk) - solution.loss(own, other, state.at_risk, ROLL)
        return worth if state.turn == seat else 1 - worth

    for at, state in enumerate(states[:-1]):
        change = value(0, at + 1) - value(0, at)
        if state.rolling:
            luck += change
        else:
            skill[state.turn] += change
    found = coach.report(log)
    assert found.is_exact
    assert found.players[0].luck.value == pytest.approx(luck)
    assert found.players[0].own.value == pytest.approx(skill[0])
    assert found.players[0].others.value == pytest.approx(skill[1])
    check_sums(found)


def test_optimal_gives_nothing_away_and_random_much() -> None:
    found = coach.report(by_bots(PIG, bot(PIG, "optimal"), bot(PIG, "random")))
    assert found.players[0].own.value == pytest.approx(0)
    assert found.players[0].costliest is None
    assert found.players[1].own.value < -0.2
    costly = found.players[1].costliest
    assert costly is not None
    assert costly.gain.value < 0


def test_with_three_optimal_gives_nothing_away_either() -> None:
    log = by_bots(PIG, *[bot(PIG, name) for name in ("optimal", "random", "clever")])
    found = coach.report(log)
    check_sums(found)
    assert found.is_exact
    assert [player.start.value for player in found.players] == pytest.approx(solve_pig_for_three().shares((0, 0, 0), 0))
    assert found.players[0].own.value == pytest.approx(0, abs=1e-8)
    assert found.players[1].own.value < -0.1
    assert found.players[1].own.value < found.players[2].own.value < 0


def test_optimal_gives_nothing_away_in_troll_dragon() -> None:
    """By the table in the package, which has small errors."""
    found = coach.report(by_bots(TROLL_DRAGON, bot(TROLL_DRAGON, "optimal"), bot(TROLL_DRAGON, "random")))
    check_sums(found)
    assert found.is_exact
    assert found.players[0].own.value == pytest.approx(0, abs=1e-6)
    assert found.players[1].own.value < -0.1


def test_played_on_clever_has_no_skill_and_random_a_negative_one() -> None:
    found = analyse(played(PIG, "clever", "random", "clever", "clever"), budget=Budget(iterations=512))
    first, second, *_ = found.players
    assert first.own.value == first.own.error == 0
    assert second.own.value + 3 * second.own.error < 0


def test_a_report_is_the_same_for_the_same_log_and_seed() -> None:
    log = played(PIG, "clever", "random", "clever", "clever")
    assert analyse(log, budget=FEW) == analyse(log, budget=FEW)
    assert analyse(log, budget=FEW, seed=5) != analyse(log, budget=FEW)


def test_a_kind_word_for_everybody() -> None:
    words = {player.word() for number in range(3) for player in coach.report(played(PIG, "clever", "random", number=number)).players}
    assert words <= {"skilled", "unlucky", "lucky", "learning"}
    assert len(words) > 1


def test_a_game_that_is_not_over_is_refused() -> None:
    log = played(PIG, "clever", "clever")
    with pytest.raises(Refusal, match="is not over") as refused:
        coach.report(Log(**{**vars(log), "actions": log.actions[:-1]}))
    assert refused.value.key == "report/unfinished"


@pytest.mark.parametrize(
    ("changes", "key"), [({"version": 99}, "log/version"), ({"actions": [7]}, "log/move"), ({"seats": 9}, "log/setup")]
)
def test_a_log_that_does_not_fit_is_refused(changes: dict[str, object], key: str) -> None:
    log = played(PIG, "clever", "clever")
    with pytest.raises(BadLog) as refused:
        coach.report(Log(**{**vars(log), **changes}))
    assert refused.value.key == key
