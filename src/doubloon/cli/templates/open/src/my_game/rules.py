"""My Game. MYGAME-1, MYGAME-2, … are clauses of docs/my-game.md."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, copies, int8, int16, number
from doubloon.engine.rule import rule

MOST_SEATS = 6
VALUES = 6  # a coin is worth 1 to 6

# Moves of a seat. Those of chance are the value of a coin, counted from 0, and the seat that begins.
DIG, STOP = 0, 1


class MyGameFields(Record):
    """What state and view share."""

    limit: int = number(int8, 13, (8, 20), "What a sack bears.")
    seats: int = int8
    first: int = int8  # the seat that begins, or CHANCE
    turn: int = int8  # the seat to act; CHANCE until chance has named the first; NOBODY when the game is over
    digging: int = int8  # 1 while chance decides what the coin is worth
    stopped: list[int] = int8[MOST_SEATS]  # 1: takes no more turns
    sacks: list[int] = int8[MOST_SEATS * VALUES]  # by seat and value, the coins in a sack


class MyGameState(State, MyGameFields):
    """It has no other fields."""


class MyGameView(View, MyGameFields):
    """Everything is public."""

    points: list[int] = int16[MOST_SEATS]


STATE, VIEW = MyGameState, MyGameView


# === Set-up: MYGAME-1 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first


@rule
def actor(state):
    return CHANCE if state.digging else state.turn


# === A turn: MYGAME-2 to MYGAME-5 ===


@rule
def worth(table, seat):
    """What the coins in a sack are worth together, torn or not."""
    total = 0
    for index in range(VALUES):
        total += (index + 1) * table.sacks[VALUES * seat + index]
    return total


@rule
def moves(state, weights):
    if state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    elif state.digging:
        for index in range(VALUES):
            weights[index] = 1
    else:
        weights[DIG] = 1
        if worth(state, state.turn) > 0:
            weights[STOP] = 1


@rule
def apply(state, action):
    if state.turn == CHANCE:
        state.turn = action
    elif state.digging:
        add_coin(state, action)
    elif action == DIG:
        state.digging = 1
    else:
        state.stopped[state.turn] = 1
        pass_turn(state)


@rule
def add_coin(state, index):
    state.digging = 0
    state.sacks[VALUES * state.turn + index] += 1
    if worth(state, state.turn) > state.limit:  # MYGAME-4
        state.stopped[state.turn] = 1
    pass_turn(state)


@rule
def pass_turn(state):
    """To the next seat that takes turns. After all others comes the same seat again."""
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if not state.stopped[seat]:
            state.turn = seat
            return
    state.turn = NOBODY  # MYGAME-6


# === The end: MYGAME-6 ===


@rule
def points(table, seat):
    held = worth(table, seat)
    return held if held <= table.limit else 0


@rule
def scores(state, out):
    for seat in range(state.seats):
        out[seat] = points(state, seat)


# === What is seen: everything ===

copy_to_view = copies(MyGameState, MyGameView)
copy_to_state = copies(MyGameView, MyGameState)


@rule
def show(state, seat, view):
    copy_to_view(state, view)
    for each in range(state.seats):
        view.points[each] = points(state, each)


know = show


@rule
def redeal(known, state):
    copy_to_state(known, state)
