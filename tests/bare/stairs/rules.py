"""A step is sure; a jump is 0 to 3 steps, by chance."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, choice, copies, int8, number
from doubloon.engine.rule import rule

STEP, JUMP = 0, 1


class StairsFields(Record):
    steps: int = number(int8, 7, (3, 20), "Steps to climb.")
    jumps: int = choice(0, ("short", "long"), "How far a jump goes.")
    seats: int = int8
    first: int = int8
    turn: int = int8
    jumping: int = int8  # 1 while the jump is in the air
    climbed: list[int] = int8[3]


class StairsState(State, StairsFields):
    """It has no other fields."""


class StairsView(View, StairsFields):
    """Everything is public."""

    points: list[int] = int8[3]


STATE, VIEW = StairsState, StairsView


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first


@rule
def actor(state):
    return CHANCE if state.jumping else state.turn


@rule
def moves(state, weights):
    if state.jumping:
        for height in range(3 + state.jumps):
            weights[height] = 1
    elif state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    else:
        weights[STEP] = 1
        weights[JUMP] = 1


@rule
def apply(state, action):
    if state.jumping:
        climb(state, action)
    elif state.turn == CHANCE:
        state.turn = action
    elif action == JUMP:
        state.jumping = 1
    else:
        climb(state, 1)


@rule
def climb(state, height):
    state.jumping = 0
    state.climbed[state.turn] += height
    if state.climbed[state.turn] >= state.steps:
        state.turn = NOBODY
    else:
        state.turn = (state.turn + 1) % state.seats


@rule
def scores(state, out):
    for seat in range(state.seats):
        out[seat] = state.climbed[seat]


copy_to_view = copies(StairsState, StairsView)
copy_to_state = copies(StairsView, StairsState)


@rule
def show(state, seat, view):
    copy_to_view(state, view)
    for each in range(state.seats):
        view.points[each] = state.climbed[each]


know = show


@rule
def redeal(known, state):
    copy_to_state(known, state)
