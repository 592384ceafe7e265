"""Pig. Roll and risk the turn's total, or hold and bank it. First to 100 wins.

PIG-1, PIG-2, … are clauses of docs/games/pig.md.
"""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, copies, int8, int16, number
from doubloon.engine.rule import rule

ROLL, HOLD = 0, 1
FACES = (1, 2, 3, 4, 5, 6)  # chance's action is the face


class PigFields(Record):
    """What state and view share."""

    target: int = number(int16, 100, (10, 1000), "Points that win the game.")
    seats: int = int8
    first: int = int8  # the seat that begins, or CHANCE
    turn: int = int8  # the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over
    rolling: int = int8  # 1 while the die is in the air
    at_risk: int = int16  # points of this turn, not yet banked
    banked: list[int] = int16[8]


class PigState(State, PigFields):
    """It has no other fields."""


class PigView(View, PigFields):
    """Everything is public."""

    points: list[int] = int16[8]


STATE, VIEW = PigState, PigView


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first


@rule
def actor(state):
    return CHANCE if state.rolling else state.turn


# === A turn: PIG-1 to PIG-5 ===


@rule
def moves(state, weights):
    if state.rolling:
        for face in FACES:
            weights[face] = 1
    elif state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    else:
        weights[ROLL] = 1
        weights[HOLD] = 1


@rule
def apply(state, action):
    if state.rolling:
        land(state, action)
    elif state.turn == CHANCE:
        state.turn = action
    elif action == ROLL:
        state.rolling = 1
    else:
        hold(state)


@rule
def land(state, face):
    state.rolling = 0
    if face == 1:
        pass_turn(state)
    else:
        state.at_risk += face


@rule
def hold(state):
    state.banked[state.turn] += state.at_risk
    if state.banked[state.turn] >= state.target:
        state.at_risk = 0
        state.turn = NOBODY
    else:
        pass_turn(state)


@rule
def pass_turn(state):
    state.at_risk = 0
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


# === The end: PIG-6 ===


@rule
def scores(state, out):
    for seat in range(state.seats):
        out[seat] = state.banked[seat]


# === What is seen: everything ===

copy_to_view = copies(PigState, PigView)
copy_to_state = copies(PigView, PigState)


@rule
def show(state, seat, view):
    copy_to_view(state, view)
    for each in range(state.seats):
        view.points[each] = state.banked[each]


know = show


@rule
def redeal(known, state):
    copy_to_state(known, state)
