"""What holds in every state of every game, along random play and along play by those who remember."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from doubloon.engine import batch
from doubloon.engine.batch import Batch
from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.play import playout
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import CHEST, COVER, DEALING, DRAGON, FAILED, SPIDER, STOP, TAKEN, UNTURNED, LittleDragonState
from tests.counts import SOAK, many
from tests.games.little_dragon.lines import KINDS, holes, open_places, stacks
from tests.games.little_dragon.setups import NEEDED, games, mindful, opening, set_up, states

pytestmark = pytest.mark.long

COUNT = 40


def counts(state: LittleDragonState) -> list[int]:
    """The tiles of each kind with which the game began."""
    return [state.balls, state.cars, state.dolls, state.candlesticks, state.chests, state.rings, state.dragons, state.spiders]


def owned(state: LittleDragonState, kind: int) -> int:
    return sum(state.piles[kind - 1 :: KINDS])


def in_square(state: LittleDragonState, kind: int) -> int:
    """Tiles of a kind that lie there, seen or not."""
    return int(state.tiles.count(kind) + state.left[kind - 1])


@pytest.mark.clause("LD-I1")
def test_tiles_in_the_square_and_tiles_taken_make_49() -> None:
    for game in games(COUNT, "49"):
        for state in states(game):
            assert 49 - len(holes(state)) + sum(stacks(state)) == 49
            assert [in_square(state, kind) + owned(state, kind) for kind in range(1, 9)] == counts(state)
            assert owned(state, SPIDER) == 0 or GAME.actor(state) == NOBODY


@pytest.mark.clause("LD-I2")
def test_full_sets_are_left_of_every_kind() -> None:
    for game in games(COUNT, "sets"):
        for state in states(game):
            assert all(in_square(state, kind) % NEEDED[kind] == 0 for kind in range(1, 8))


@pytest.mark.clause("LD-I2")
def test_of_the_usual_tiles_0_2_or_4_toys_0_3_or_6_candlesticks_0_4_or_8_chests_are_left() -> None:
    usual = [{0, 2, 4}] * 3 + [{0, 3, 6}, {0, 4, 8}]
    state = GAME.new(seats=3)
    for action in playout(GAME, GAME.new(seats=3), seed=3, policies=(mindful,) * 3):
        state = GAME.play(state, action)
        assert all(in_square(state, kind) in allowed for kind, allowed in enumerate(usual, start=1))


@pytest.mark.clause("LD-I3", "LD-I4", "LD-20", "LD-21")
def test_in_the_end_all_but_the_spiders_are_owned_and_they_too_unless_dragons_are_tied() -> None:
    tied = 0
    for number in many(60):
        seats = 2 + number % 4
        state = GAME.new(seats=seats)
        playout(GAME, state, 11, number=number, policies=(mindful,) * seats)
        dragons = sorted(state.piles[seat * KINDS + DRAGON - 1] for seat in range(seats))
        is_tied = dragons[-1] == dragons[-2]
        assert sum(dragons) == 12
        assert sum(stacks(state)) == (46 if is_tied else 49)
        tied += is_tied
    assert 0 < tied < 60 * SOAK


@pytest.mark.clause("LD-5", "LD-7", "LD-9", "LD-10", "LD-Q5")
def test_a_turn_goes_on_only_while_what_is_open_goes_together() -> None:
    for game in games(COUNT, "together"):
        for state in states(game):
            kinds = Counter(state.tiles[place] for place in open_places(state))
            treasures = sum(kinds[kind] for kind in range(1, CHEST + 1))
            assert (kinds[SPIDER] > 0 or (treasures > 0 and kinds[DRAGON] > 0)) == (state.phase == FAILED)
            assert kinds[SPIDER] <= 1
            assert kinds[UNTURNED] == kinds[TAKEN] == 0


@pytest.mark.clause("LD-11", "LD-16", "LD-18", "LD-Q14")
def test_when_the_turn_passes_every_tile_is_covered() -> None:
    for game in games(COUNT, "pass"):
        for before, state in pairwise(states(game)):
            if state.clock > before.clock:
                assert (state.line, state.open_kinds, state.opened, state.turned) == ([0] * 49, [0] * 8, 0, 0)
                assert state.turn in (NOBODY, (before.turn + 1) % state.seats)
            elif before.turn != CHANCE:
                assert state.turn == before.turn


@pytest.mark.clause("LD-4", "LD-6", "LD-11", "LD-Q9")
def test_only_a_stop_or_a_choice_after_it_makes_a_stack_grow_and_only_ones_own() -> None:
    for game in games(COUNT, "grow"):
        for (before, state), action in zip(pairwise(states(game)), game.actions, strict=True):
            grown = {seat for seat in range(state.seats) if stacks(state)[seat] != stacks(before)[seat]}
            if before.phase in (DEALING, FAILED) or (action != STOP and not before.extra):
                assert not grown
            if GAME.actor(state) != NOBODY:
                assert grown <= {before.turn}
            assert all(new >= old for new, old in zip(state.piles, before.piles, strict=True))


@pytest.mark.clause("LD-8", "LD-Q8", "LD-Q10")
def test_a_tile_stays_where_it_lies_unless_it_is_taken_or_is_a_spider_just_found() -> None:
    for game in games(COUNT, "place"):
        for (before, state), action in zip(pairwise(states(game)), game.actions, strict=True):
            changed = {place for place in range(49) if before.tiles[place] not in (UNTURNED, state.tiles[place])}
            if before.phase == FAILED and action != COVER:
                assert changed == {before.turned, action}
                assert (before.tiles[before.turned], before.tiles[action]) == (SPIDER, TAKEN)
                assert (state.tiles[before.turned], state.tiles[action]) == (TAKEN, SPIDER)
            else:
                assert all(state.tiles[place] == TAKEN for place in changed)


@pytest.mark.clause("G-5", "LD-20")
def test_there_is_always_a_move_until_nothing_but_spiders_is_left() -> None:
    for game in games(COUNT, "move"):
        for state in states(game):
            is_due = sum(stacks(state)) - owned(state, SPIDER) == 49 - state.spiders
            assert (GAME.actor(state) == NOBODY) == is_due == (GAME.moves(state) == {})


@pytest.mark.clause("LD-22", "LD-Q12", "LD-Q13")
def test_seats_are_ranked_by_the_tiles_in_their_stacks() -> None:
    for game in games(COUNT, "rank"):
        for state in states(game):
            assert GAME.scores(state) == stacks(state) == GAME.show(state, 0).points[: state.seats]


# === How long games are: LD-Q17 ===


@pytest.mark.clause("LD-Q17")
def test_players_who_remember_always_come_to_an_end() -> None:
    for number in many(40):
        state = GAME.new(seats=2 + number % 4)
        playout(GAME, state, 5, number=number, policies=(mindful,) * state.seats)
        assert GAME.actor(state) == NOBODY
        assert state.clock < 100


@pytest.mark.clause("LD-Q17")
def test_random_players_need_about_a_thousand_turns_and_far_less_than_20_000() -> None:
    played = batch.play(Batch(GAME, GAME.new(seats=3), 2000 * SOAK, seed=17))
    turns = played.states["clock"]
    assert (turns > 1000).mean() == pytest.approx(0.54, abs=0.045)  # the documentation: 54 %; four standard errors of 2,000 games
    assert (turns > 2500).mean() < 0.02  # the documentation: few
    assert turns.max() < 20_000


@pytest.mark.clause("LD-Q17", "G-7")
def test_the_clock_stands_still_in_the_longest_games() -> None:
    """Four chests among nine spiders: by chance alone, one turn in about nine thousand finds all four and stops. 16 bits hold 32,767."""
    options = {"balls": 0, "cars": 0, "dolls": 0, "candlesticks": 0, "chests": 4, "rings": 24, "dragons": 12, "spiders": 9}
    played = batch.play(Batch(GAME, GAME.new(**options), 100, seed=3))
    turns = played.states["clock"]
    assert turns.max() == 32767  # or nothing is shown
    assert turns.min() > 0
    assert (played.states["seen"] >= 0).all()
    assert (played.states["seen"] <= turns[:, None]).all()
    assert (played.steps > 2 * turns.astype(int)).all()  # every turn has at least a tile and a stop, or a tile and a cover


def test_the_games_played_here_are_of_all_sorts() -> None:
    tables = [opening(set_up(random.Random(number))) for number in range(300)]
    assert len({(state.seats, state.first) for state in tables}) == 3 + 4 + 5 + 6  # each seat, or chance
    assert len({(state.extra, state.spider, state.arrangement) for state in tables}) == 8
    assert len({tuple(counts(state)) for state in tables}) > 100
