"""Draws for simulation: known vectors, unbiased, independent."""

from collections import Counter
from math import sqrt

import pytest

from doubloon.engine.draws import WORD, absorb, fair_product, mix, picker, stream, word
from tests.counts import many


def reference_mix(bits: int) -> int:
    """The same by 32-bit arithmetic spelled out: xorshift, multiply, xorshift, multiply, xorshift."""
    for shift, factor in ((16, 0x2C1B3C6D), (12, 0x297A2D39)):
        bits = ((bits ^ (bits >> shift)) * factor) % 2**32
    return bits ^ (bits >> 15)


def test_mix_is_the_reference() -> None:
    for bits in (0, 1, 2, 0x12345678, WORD):
        assert mix(bits) == reference_mix(bits)


def test_mix_is_a_permutation_on_a_sample() -> None:
    assert len({mix(bits) for bits in range(50_000)}) == 50_000


@pytest.mark.long
def test_every_bit_of_the_input_turns_about_half_of_the_output() -> None:
    for bit in range(32):
        turned = sum((mix(bits) ^ mix(bits ^ (1 << bit))).bit_count() for bits in range(0, 1 << 32, 1 << 20))
        assert 0.45 < turned / (4096 * 32) < 0.55


@pytest.mark.parametrize(
    ("seed", "game", "words"),
    [
        (0, 0, [0x2D16085C, 0x4D8167DB, 0x1AC586B7]),
        (1, 2, [0x1B93B2AD, 0xD5E3862C, 0x156D6DF4]),
        (2**62 + 5, 2**40 + 9, [0xCB452BCB, 0x8FA87065, 0xEBE2CC04]),
    ],
)
def test_known_vectors(seed: int, game: int, words: list[int]) -> None:
    """Kept for other implementations: the first three words, computed apart from this code."""
    assert [word(*stream(seed, game), step) for step in range(3)] == words


def test_streams_and_words_are_the_reference() -> None:
    """Each follows from `reference_mix` by the definitions in the module."""

    def reference_absorb(key: int, number: int) -> int:
        key = reference_mix(key ^ (number % 2**32))
        return reference_mix((key + 0x6C8E9CF5) % 2**32 ^ (number >> 32))

    for seed, game in ((0, 0), (1, 2), (2**62 + 5, 2**40 + 9)):
        left = reference_absorb(reference_absorb(0x243F6A88, seed), game)
        right = reference_absorb(reference_absorb(0x13198A2E, game), seed)
        assert stream(seed, game) == (left, right)
        assert absorb(3, seed) == reference_absorb(3, seed)
        for step in (0, 1, 77):
            assert word(left, right, step) == reference_mix(reference_mix((step + left) % 2**32) ^ right)


def test_streams_of_near_seeds_and_games_differ() -> None:
    assert len({stream(seed, game) for seed in range(100) for game in range(100)}) == 10_000


def chi_square(counts: Counter[int], odds: list[int], total: int) -> float:
    expected = {action: total * weight / sum(odds) for action, weight in enumerate(odds) if weight}
    assert set(counts) <= set(expected)
    return sum((counts[action] - mean) ** 2 / mean for action, mean in expected.items())


def limit(freedom: int) -> float:
    """Five standard deviations above the mean of chi square (mean k, variance 2k): one false alarm in a million."""
    return freedom + 5 * sqrt(2 * freedom) + 10


@pytest.mark.long
def test_actions_come_by_their_weights() -> None:
    odds = [0, 3, 1, 0, 2, 54, 7, 0]
    pick = picker(len(odds))
    trials = len(many(40_000))
    counts = Counter(pick(odds, *stream(9, game), step) for game in range(trials // 20) for step in range(20))
    assert chi_square(counts, odds, trials) < limit(4)


@pytest.mark.long
def test_neighbouring_steps_and_games_are_independent() -> None:
    """36 pairs of two dice, thrown at neighbouring steps, and in neighbouring games."""
    pick, die = picker(6), [1] * 6
    trials = len(many(36_000))
    steps = Counter(6 * pick(die, *stream(4, game), 10) + pick(die, *stream(4, game), 11) for game in range(trials))
    games = Counter(6 * pick(die, *stream(4, 2 * game), 10) + pick(die, *stream(4, 2 * game + 1), 10) for game in range(trials))
    assert chi_square(steps, [1] * 36, trials) < limit(35)
    assert chi_square(games, [1] * 36, trials) < limit(35)


def test_a_word_that_would_make_a_bias_is_rejected() -> None:
    """2^32 = 6 * 715827882 + 4: a product whose low word is below 4 is drawn again, one of exactly 4 is not."""
    left, right = stream(1, 1)
    assert fair_product((5 << 32) + 4, left, right, 0, 6) == (5 << 32) + 4
    again = fair_product((5 << 32) + 3, left, right, 0, 6)
    assert again == 6 * word(left ^ 1, right, 0)


def test_every_outcome_has_equally_many_words() -> None:
    """The same method with words of 8 bits instead of 32, all counted: 256 = 7 * 36 + 4."""
    fair = [7 * bits for bits in range(256) if (7 * bits) % 256 >= 256 % 7]
    assert Counter(product // 256 for product in fair) == dict.fromkeys(range(7), 36)


def test_the_rare_way_is_taken_inside_pick() -> None:
    """With weights of 2^30 and more one word in a few is rejected; all outcomes stay equally likely."""
    huge = [(1 << 29) + 1, (1 << 29) + 1, (1 << 29) + 1]
    pick = picker(3)
    counts = Counter(pick(huge, *stream(5, 0), step) for step in many(6_000))
    assert chi_square(counts, [1, 1, 1], len(many(6_000))) < limit(2)
