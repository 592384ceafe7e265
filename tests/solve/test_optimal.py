"""The bots that play what was solved: they win and gather as often and as much as the solutions say."""

from collections.abc import Callable
from functools import cache
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from doubloon.bots import check_bot
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.record import State
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import BEGIN, DEN, DIAMOND, DOOR, ENTER, KEY, LEAVE, TROLL
from doubloon.solve import optimal
from doubloon.solve.pig import solve_pig
from doubloon.solve.pig_three import in_turn, solve_pig_for_three
from doubloon.solve.troll_dragon import best_turn
from doubloon.solve.troll_dragon_win.table import setup_of, solve
from doubloon.solve.troll_dragon_win.turn import winning_turn
from tests.counts import many
from tests.games.troll_dragon.lines import ENTERED, after, gold, rolled

Bot = Callable[..., int]


def asked(bot: Bot, game: Game, state: State) -> int:
    """What the bot whose turn it is answers, by its view."""
    return bot(game.know(state, game.actor(state)), list(game.moves(state)))


def step(bot: Bot, game: Game, state: State, rng: Random) -> None:
    """One action in place; every seat is played by the bot."""
    if game.actor(state) == CHANCE:
        odds = game.moves(state)
        game.apply(state, rng.choices(list(odds), list(odds.values()))[0])
    else:
        game.apply(state, asked(bot, game, state))


# === Pig ===


@cache
def answer(own: int, other: int, at_risk: int) -> int:
    """The bot's answer, kept: some thousand games ask the same again."""
    state = PIG.new(2)
    state.banked[:2] = [own, other]
    state.at_risk = at_risk
    return asked(optimal.pig, PIG, state)


def does_first_win(rng: Random) -> bool:
    """A game of the bot against itself, in plain arithmetic."""
    banked, seat, at_risk = [0, 0], 0, 0
    while True:
        rolls = answer(banked[seat], banked[1 - seat], at_risk) == ROLL
        face = int(rng.random() * 6) + 1 if rolls else 0
        at_risk = 0 if face == 1 else at_risk + face
        if face <= 1:
            banked[seat] += at_risk
            if banked[seat] >= 100:
                return seat == 0
            seat, at_risk = 1 - seat, 0


@pytest.mark.long
def test_pig_against_itself_wins_what_was_solved() -> None:
    rng, games = Random(3), len(many(4000))
    share = sum(does_first_win(rng) for _ in range(games)) / games
    assert abs(share - 0.5305927) < 4 * sqrt(0.25 / games)


def test_pig_plays_whole_games_by_the_rules_from_either_seat() -> None:
    rng = Random(4)
    for number in many(10):
        state = PIG.new(2, first=number % 2, target=(10, 50, 200)[number % 3])
        while PIG.actor(state) != NOBODY:
            if PIG.actor(state) >= 0:
                own, other = state.banked[state.turn], state.banked[1 - state.turn]
                assert solve_pig(state.target).loss(own, other, state.at_risk, asked(optimal.pig, PIG, state)) == 0
            step(optimal.pig, PIG, state, rng)
        assert max(PIG.scores(state)) >= state.target


@cache
def answer_of_three(own: int, following: int, last: int, at_risk: int) -> int:
    state = PIG.new(3, target=50)
    state.banked[:3] = [own, following, last]
    state.at_risk = at_risk
    return asked(optimal.pig, PIG, state)


def winner_of_three(rng: Random) -> int:
    """A game of three to 50 points, in plain arithmetic."""
    banked, seat, at_risk = [0, 0, 0], 0, 0
    while True:
        rolls = answer_of_three(*(banked[(seat + step) % 3] for step in range(3)), at_risk) == ROLL
        face = int(rng.random() * 6) + 1 if rolls else 0
        at_risk = 0 if face == 1 else at_risk + face
        if face <= 1:
            banked[seat] += at_risk
            if banked[seat] >= 50:
                return seat
            seat, at_risk = (seat + 1) % 3, 0


def test_three_seats_of_pig_win_what_was_solved() -> None:
    rng = Random(13)
    winners = [winner_of_three(rng) for _ in many(2000)]
    for seat, share in enumerate(solve_pig_for_three(50).shares((0, 0, 0), 0)):
        assert abs(winners.count(seat) / len(winners) - share) < 4 * sqrt(share * (1 - share) / len(winners))


@pytest.mark.long
def test_three_seats_of_pig_play_by_the_rules_whoever_begins() -> None:
    rng = Random(14)
    for first in range(3):
        state = PIG.new(3, first=first, target=(10, 50, 60)[first])
        while PIG.actor(state) != NOBODY:
            if PIG.actor(state) >= 0:
                place = in_turn(state.banked, state.turn)
                assert solve_pig_for_three(state.target).loss(place, state.at_risk, asked(optimal.pig, PIG, state)) == 0
            step(optimal.pig, PIG, state, rng)
        assert max(PIG.scores(state)) >= state.target


def test_pig_holds_what_wins() -> None:
    state = PIG.new(2)
    state.banked[0], state.at_risk = 80, 20
    assert asked(optimal.pig, PIG, state) == HOLD


@pytest.mark.parametrize(("seats", "target"), [(4, 100), (8, 50), (2, 201), (3, 101), (2, 1000)])
def test_pig_with_more_seats_or_points_is_refused(seats: int, target: int) -> None:
    with pytest.raises(BadSetup, match="plays Pig for 2 seats and up to 200 points, or 3 and 100, not") as refused:
        asked(optimal.pig, PIG, PIG.new(seats, target=target))
    assert isinstance(refused.value, Refusal)
    assert refused.value.key == "bot/optimal"
    assert refused.value.values == {"two": 200, "three": 100, "seats": seats, "asked": target}


# === Troll & Dragon ===


def first_turn(rng: Random) -> int:
    """The points that the bot brings home in a turn of three seats from full stocks."""
    state = TROLL_DRAGON.new(3)
    while state.turn == 0:
        step(optimal.troll_dragon, TROLL_DRAGON, state, rng)
    return int(TROLL_DRAGON.show(state, 0).points[0])


@pytest.mark.long
def test_a_first_turn_brings_home_what_was_solved() -> None:
    rng = Random(5)
    points = [first_turn(rng) for _ in many(4000)]
    assert abs(mean(points) - 5.417) < 4 * stdev(points) / sqrt(len(points))


OPTIONS: list[dict[str, Any]] = [{}, {"tempo": "race"}, {"reroll": "chosen", "end": "both"}, {"tempo": "race", "key_sides": 0}]


@pytest.mark.parametrize("options", OPTIONS)
def test_troll_dragon_plays_whole_games_with_any_seats(options: dict[str, Any]) -> None:
    """Down to the last stocks; every answer is a move and loses nothing: with two seats no share of the victory, else no points."""
    rng = Random(6)
    for seats, stocks in ((2, {"diamonds": 4, "nuggets": 3}), (5, {"diamonds": 20, "nuggets": 15})):
        solution = winning_turn if seats == 2 else best_turn
        state = TROLL_DRAGON.new(seats, **options, **stocks)
        while (seat := TROLL_DRAGON.actor(state)) != NOBODY:
            if seat >= 0:
                action = asked(optimal.troll_dragon, TROLL_DRAGON, state)
                assert action in TROLL_DRAGON.moves(state)
                assert seat != state.turn or solution(state).loss(state, action) < 1e-9
            step(optimal.troll_dragon, TROLL_DRAGON, state, rng)


def share_of_first(state: State, rng: Random) -> float:
    """A game of the bot against itself."""
    while TROLL_DRAGON.actor(state) != NOBODY:
        step(optimal.troll_dragon, TROLL_DRAGON, state, rng)
    one, other = TROLL_DRAGON.scores(state)
    return 0.5 + ((one > other) - (one < other)) / 2


@pytest.mark.long
@pytest.mark.parametrize("tempo", ["calm", "race"])
def test_two_seats_win_what_was_solved(tempo: str) -> None:
    rng = Random(7)
    options: dict[str, Any] = {"diamonds": 4, "nuggets": 3, "tempo": tempo}
    solved = solve(setup_of(TROLL_DRAGON.new(2, **options)))[-1, -1]
    shares = [share_of_first(TROLL_DRAGON.new(2, **options), rng) for _ in many(300)]
    assert abs(mean(shares) - solved) < 4 * sqrt(0.25 / len(shares))


@pytest.mark.long
@pytest.mark.parametrize("tempo", ["calm", "race"])
def test_two_seats_play_the_default_game_to_its_end(tempo: str) -> None:
    assert share_of_first(TROLL_DRAGON.new(2, tempo=tempo), Random(8)) in (0, 0.5, 1)


def test_two_seats_with_large_stocks_of_other_rules_are_refused() -> None:
    others: list[dict[str, Any]] = [{"diamonds": 59}, {"end": "both"}, {"tempo": "race", "dragon_odds": 2}]
    for options in others:
        with pytest.raises(BadSetup, match="for two, the default rules are solved") as refused:
            check_bot(TROLL_DRAGON, "optimal", TROLL_DRAGON.new(2, **options))
        assert refused.value.key == "bot/optimal-stocks"
        check_bot(TROLL_DRAGON, "optimal", TROLL_DRAGON.new(3, **options))


def test_troll_dragon_makes_forced_moves() -> None:
    for state, phase in ((TROLL_DRAGON.new(3), BEGIN), (after(ENTERED, gold(0, 0), seats=3), DEN)):
        assert state.phase == phase
        assert asked(optimal.troll_dragon, TROLL_DRAGON, state) == ROLL


@pytest.mark.parametrize(
    ("faces", "action"),
    [((KEY, DOOR, TROLL, TROLL), ENTER), ((DIAMOND, TROLL, TROLL, TROLL), LEAVE), ((KEY, TROLL, TROLL, TROLL), ROLL)],
)
def test_troll_dragon_in_the_grotto(faces: tuple[int, ...], action: int) -> None:
    assert asked(optimal.troll_dragon, TROLL_DRAGON, after(rolled(*faces))) == action
