"""Random numbers for simulation: (seed, game, step) -> word, nothing stored.

Words of 32 bits are held in int64, multipliers stay below 2^31 and every product is masked, so that the same source gives the same numbers
in Python, compiled, and on a GPU. For tables of people see `fair`.
"""

from collections.abc import Callable, Mapping
from functools import cache

from doubloon.engine.rule import Rule, rule

WORD = 0xFFFFFFFF

Draw = Callable[[Mapping[int, int]], int]  # takes the odds of numbers and draws one of the numbers


@rule
def mix(bits):
    """A permutation of the 32-bit words that spreads every bit."""
    bits ^= bits >> 16
    bits = (bits * 0x2C1B3C6D) & WORD
    bits ^= bits >> 12
    bits = (bits * 0x297A2D39) & WORD
    return bits ^ (bits >> 15)


@rule
def absorb(key, number):
    """Mix a 64-bit number into a 32-bit key."""
    key = mix(key ^ (number & WORD))
    return mix((key + 0x6C8E9CF5) & WORD ^ ((number >> 32) & WORD))


@rule
def stream(seed, game):
    """The two keys of a game's draws."""
    left = absorb(absorb(0x243F6A88, seed), game)
    right = absorb(absorb(0x13198A2E, game), seed)
    return left, right


@rule
def word(left, right, step):
    """The draw of a step."""
    return mix(mix((step + left) & WORD) ^ right)


@rule
def fair_product(product, left, right, step, total):
    """Redraw until the product is unbiased. This is rare, and a function of its own so that it does not slow the common case."""
    unfair = (1 << 32) % total
    attempt = 0
    while product & WORD < unfair:
        attempt += 1
        product = word(left ^ attempt, right, step) * total
    return product


@cache
def picker(actions: int) -> Rule:
    """A rule that draws an action by its weight: unbiased (Lemire's multiply and reject), for weights that add up to less than 2^31.
    It closes over the number of actions, so that the compiler can unroll the loops."""

    @rule
    def pick(weights, left, right, step):
        total = 0
        for action in range(actions):
            total += weights[action]
        product = word(left, right, step) * total
        if product & WORD < total:
            product = fair_product(product, left, right, step, total)
        drawn = product >> 32
        chosen = 0
        below = 0  # the weights of the actions up to this one
        for action in range(actions):  # no early exit: in compiled code an unpredictable branch costs more
            below += weights[action]
            chosen += drawn >= below
        return chosen

    return pick
