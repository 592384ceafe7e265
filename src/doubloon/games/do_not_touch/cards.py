"""The kinds of cards, their values, and which cards match: DT-5, DT-9."""

from doubloon.engine.rule import rule
from doubloon.games.do_not_touch.tables import CARDS, FACES, FIRST, KIND_OF, KINDS, SYMBOLIC


@rule
def kind_of(state, card):
    return KIND_OF[CARDS * state.deck + card]


@rule
def first_of(state, kind):
    """The first card of a kind; the others follow, up to the first of the next kind."""
    return FIRST[(KINDS + 1) * state.deck + kind]


@rule
def mark(state, kind):
    """The part of a face that can match: the number, or the symbol."""
    return kind % FACES // 3 if state.deck == SYMBOLIC else kind % FACES


@rule
def is_match(state, one, other):
    """DT-9: the cards share their colour, their number or symbol, or both."""
    return one // FACES == other // FACES or mark(state, one) == mark(state, other)


@rule
def value(state, kind):
    """DT-5: the number; with symbols 1, or 2 or 3 with a bonus."""
    return kind % FACES % 3 + 1 if state.deck == SYMBOLIC else kind % FACES + 1
