"""What holds in every state of every game, along random play."""

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, pairwise

import pytest

from doubloon.engine.game import NOBODY, SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import BLIND, CAVE, DRAWING, FLEEING, IN_STACK, OWNED, REVEALING, SCORED, MyTreasureState
from tests.counts import many
from tests.games.my_treasure.lines import announced
from tests.games.my_treasure.setups import Step, played

pytestmark = pytest.mark.long


@lru_cache(150)  # all, unless more are asked for: then memory would not hold them
def game_of(seed: int) -> list[Step]:
    return list(played(seed))


def games() -> Iterator[list[Step]]:
    """Whole games with random options, by hasty and by patient players."""
    return (game_of(seed) for seed in many(150))


def states() -> Iterator[MyTreasureState]:
    return (state for game in games() for state, _ in game)


def scored(game: list[Step]) -> list[MyTreasureState]:
    """The states at the end of each round."""
    return [state for state, _ in game if state.phase == SCORED]


@pytest.mark.clause("MT-I1", "MT-2")
def test_no_card_is_lost_or_made() -> None:
    for state in states():
        view = GAME.show(state, SPECTATOR)
        on_the_table = sum(view.heights) + sum(view.piles) + view.orcs_out + (view.drawn > 0)
        assert view.stack + on_the_table == (30 if state.edition else 34) + state.orcs


@pytest.mark.clause("MT-I1", "MT-17", "MT-3")
def test_tokens_on_the_table_and_tokens_taken_make_six() -> None:
    for state in states():
        known = [token for token in state.tokens[: state.seats] if 0 < token < BLIND]
        assert len(known) == len(set(known))
        if state.phase == REVEALING:
            assert len(GAME.moves(state)) + len(known) == 6
        elif state.phase == CAVE and state.turn >= 0 and any(state.tops):
            assert len(GAME.moves(state)) - 1 + len(known) == 6


@pytest.mark.clause("MT-I2", "MT-Q1")
def test_with_a_dwarf_in_the_cave_the_stack_is_never_empty() -> None:
    lowest = 40
    for state in states():
        if state.phase in (CAVE, DRAWING):
            stack = GAME.show(state, SPECTATOR).stack
            assert stack > 0
            lowest = min(stack, lowest)
    assert lowest == 1


@pytest.mark.clause("MT-I3")
def test_there_is_always_a_token_for_everyone() -> None:
    for state in states():
        if state.phase == REVEALING:
            assert len(GAME.moves(state)) >= 2


@pytest.mark.clause("MT-I4")
def test_a_game_has_at_most_2p_and_1_rounds() -> None:
    for game in games():
        state, _ = game[-1]
        wins = (state.glory_target - 1) // 3  # so often somebody may have 3 glory and still be below the target: twice below 7
        assert len(scored(game)) <= wins * state.seats + 1


@pytest.mark.clause("MT-I5")
def test_nobody_finishes_with_more_than_9() -> None:
    for game in games():
        state, _ = game[-1]
        assert state.glory_target <= max(state.glory) <= state.glory_target - 1 + 3
        assert state.glory_target != 7 or max(state.glory) <= 9


@pytest.mark.clause("MT-33", "MT-36", "MT-38", "MT-Q14")
def test_each_round_gives_somebody_3_and_play_goes_on_below_the_target() -> None:
    for game in games():
        rounds = scored(game)
        for state in rounds:
            assert max(state.gained) == 3
            assert (GAME.actor(state) == NOBODY) == (max(state.glory) >= state.glory_target)
            assert (state is game[-1][0]) == (GAME.actor(state) == NOBODY)
        for before, state in pairwise(rounds):
            assert state.glory == [old + new for old, new in zip(before.glory, state.gained, strict=True)]


@pytest.mark.clause("MT-37")
def test_starters_go_clockwise() -> None:
    for game in games():
        starters = [state.starter for state in scored(game)]
        assert all(later == (before + 1) % game[0][0].seats for before, later in pairwise(starters))


@pytest.mark.clause("MT-9", "MT-18", "MT-21")
def test_who_has_a_token_does_not_act_and_at_the_scoring_everyone_has_one() -> None:
    for state in states():
        if state.phase == SCORED:
            assert all(0 < token < BLIND for token in state.tokens[: state.seats])
        elif GAME.actor(state) >= 0:
            assert state.tokens[state.turn] == 0


@pytest.mark.clause("MT-15", "MT-26", "MT-22")
def test_the_turn_goes_to_the_next_dwarf_in_the_cave() -> None:
    for game in games():
        for (before, _), (state, _) in pairwise(game):
            if before.phase != SCORED and before.turn >= 0 and state.phase in (CAVE, FLEEING):
                seats = [(before.turn + step) % state.seats for step in range(1, state.seats + 1)]
                assert state.turn == next(seat for seat in seats if state.tokens[seat] == 0)


@pytest.mark.clause("MT-Q15")
def test_among_the_leaders_more_glory_in_the_final_round_goes_with_a_higher_number() -> None:
    ties = 0
    for game in games():
        state, _ = game[-1]
        numbers, best = announced(state), max(state.glory)
        leaders = [seat for seat in range(state.seats) if state.glory[seat] == best]
        ties += len(leaders) > 1
        for one in leaders:
            assert 1 <= state.gained[one] <= 3
            for two in leaders:
                assert (state.gained[one] > state.gained[two]) == (numbers[one] > numbers[two])
    assert ties > 10


@pytest.mark.clause("MT-39")
def test_seats_are_ranked_by_glory_and_then_by_the_last_round() -> None:
    for game in games():
        for state in scored(game):
            ranks = list(zip(state.glory, state.gained, strict=True))[: state.seats]
            keys = GAME.scores(state)
            order = range(state.seats)
            assert sorted(order, key=lambda seat: keys[seat]) == sorted(order, key=lambda seat: ranks[seat])
            assert len(set(keys)) == len(set(ranks))


# === What is hidden ===


@pytest.mark.clause("MT-Q10", "G-3")
def test_all_seats_see_and_know_the_same_and_nothing_is_in_the_state_that_they_do_not_know() -> None:
    for game in islice(games(), 0, None, 3):
        for state, _ in game[::5]:
            assert len({GAME.show(state, seat) for seat in [SPECTATOR, *range(state.seats)]}) == 1
            assert len({GAME.know(state, seat) for seat in [SPECTATOR, *range(state.seats)]}) == 1
            assert GAME.redeal(GAME.know(state, SPECTATOR)) == state


def covered(state: MyTreasureState) -> list[int]:
    """The cards of which nobody sees the face, those of the box excepted."""
    up = {*state.tops, state.drawn}
    return [card for card, place in enumerate(state.places) if place >= IN_STACK and card + 1 not in up]


def with_swapped(game: list[Step], step: int, pair: list[int]) -> MyTreasureState:
    """The state at a step, had two cards changed places in the stack before this round."""
    ends = [index for index, (state, _) in enumerate(game[:step]) if state.phase == SCORED]
    begin = ends[-1] + 1 if ends else 0
    state = game[begin][0]
    for before, action in game[begin:step]:
        assert action is not None
        changed = pair[1 - pair.index(action)] if before.phase == DRAWING and action in pair else action
        state = GAME.play(state, changed)
    return state


@pytest.mark.clause("G-8", "MT-12", "MT-19", "MT-Q9", "MT-Q10")
def test_what_is_seen_and_told_does_not_change_if_covered_cards_are_others() -> None:
    rng = random.Random(8)
    tried = 0
    for game in games():
        for step in rng.sample(range(len(game) - 1), min(6, len(game) - 1)):
            state, action = game[step]
            if state.memory_aid or state.phase >= REVEALING or action is None:
                continue
            pair = rng.sample(covered(state), 2)
            other = with_swapped(game, step, pair)
            tried += any(state.places[card] > IN_STACK for card in pair)
            assert GAME.show(other, SPECTATOR) == GAME.show(state, SPECTATOR)
            after = GAME.play(state, action)
            if after.phase < REVEALING and not (state.phase == DRAWING and action in pair):
                assert GAME.tell(other, action) == GAME.tell(state, action)
    assert tried > 50


@pytest.mark.clause("MT-16", "MT-18", "MT-28")
def test_a_treasure_once_taken_stays_whole_and_its_owners() -> None:
    for game in games():
        for (before, action), (state, _) in pairwise(game):
            if before.phase != SCORED and action is not None:
                owned = [(card, place) for card, place in enumerate(before.places) if place >= OWNED]
                assert all(state.places[card] == place for card, place in owned)
                assert all(new == old for old, new in zip(before.tokens, state.tokens, strict=True) if 0 < old < BLIND)
