"""Random numbers for simulation: (seed, game, step) -> word, nothing stored.

Words of 32 bits are held in int64, multipliers stay below 2^31 and every product is masked, so that one source gives the same numbers in
Python, compiled, and on a GPU. For tables of people see `fair`.
"""

from functools import cache

from doubloon.engine.rule import Rule, rule

WORD = 0xFFFFFFFF


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
    """Mix the 64 bits of a number into a key of 32."""
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
    """Rare, and apart, so that it does not weigh on the common way."""
    unfair = (1 << 32) % total
    attempt = 0
    while product & WORD < unfair:
        attempt += 1
        product = word(left ^ attempt, right, step) * total
    return product


@cache
def picker(actions: int) -> Rule:
    """A rule that draws an action by its weight: unbiased (Lemire's multiply and reject), for weights that add up to less than 2^31.
    The number of actions is closed over, not handed in, so that compiled loops over it are unrolled."""

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
        for action in range(actions):  # no early exit: compiled, a branch that nobody can predict costs more
            below += weights[action]
            chosen += drawn >= below
        return chosen

    return pick
