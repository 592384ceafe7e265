"""My Game. MYGAME-1, MYGAME-2, … are clauses of docs/my-game.md."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, copies, hidden, int8, int16, number
from doubloon.engine.rule import rule

MOST_SEATS = 6
VALUES = 6  # a coin is worth 1 to 6
MOST_COINS = 6  # in a sack

# Moves of a seat. Those of chance are the value of a coin, counted from 0, and the seat that begins.
DIG, STOP = 0, 1


class MyGameFields(Record):
    """What state and view share."""

    limit: int = number(int8, 13, (8, 20), "What a sack bears.")
    seats: int = int8
    first: int = int8  # the seat that begins, or CHANCE
    turn: int = int8  # the seat to act; CHANCE until chance has named the first; NOBODY when the game is over
    stopped: list[int] = int8[MOST_SEATS]  # 1: takes no more turns
    coins: list[int] = int8[MOST_SEATS]  # how many are in a sack


class MyGameState(State, MyGameFields):
    """What no view has as it is."""

    undealt: list[int] = hidden(int8[MOST_SEATS])  # coins whose value chance has still to name
    sacks: list[int] = hidden(int8[MOST_SEATS * VALUES])  # by seat and value, the coins in a sack


class MyGameView(View, MyGameFields):
    viewer: int = int8  # whose view it is
    sacks: list[int] = int8[MOST_SEATS * VALUES]  # those that the viewer sees
    points: list[int] = int16[MOST_SEATS]


STATE, VIEW = MyGameState, MyGameView


# === Set-up: MYGAME-1 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first


@rule
def actor(state):
    return CHANCE if next_undealt(state) != NOBODY else state.turn


# === A turn: MYGAME-2 to MYGAME-4 ===


@rule
def next_undealt(state):
    """The seat whose coin chance names next; NOBODY if it has named all."""
    for seat in range(state.seats):
        if state.undealt[seat]:
            return seat
    return NOBODY


@rule
def worth(table, seat):
    """What the coins in a sack are worth together, torn or not, as far as they are seen."""
    total = 0
    for index in range(VALUES):
        total += (index + 1) * table.sacks[VALUES * seat + index]
    return total


@rule
def moves(state, weights):
    if state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    elif next_undealt(state) != NOBODY:
        for index in range(VALUES):
            weights[index] = 1
    else:
        if state.coins[state.turn] < MOST_COINS:
            weights[DIG] = 1
        if state.coins[state.turn] > 0:
            weights[STOP] = 1


@rule
def apply(state, action):
    if state.turn == CHANCE:
        state.turn = action
    elif next_undealt(state) != NOBODY:
        seat = next_undealt(state)
        state.undealt[seat] -= 1
        state.sacks[VALUES * seat + action] += 1
    elif action == DIG:
        state.coins[state.turn] += 1
        state.undealt[state.turn] = 1
        pass_turn(state)
    else:
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
    state.turn = NOBODY  # MYGAME-5


# === The end: MYGAME-5, MYGAME-6 ===


@rule
def points(table, seat):
    held = worth(table, seat)
    return held if held <= table.limit else 0


@rule
def scores(state, out):
    for seat in range(state.seats):
        out[seat] = points(state, seat)


# === What is seen: MYGAME-3 ===

copy_to_view = copies(MyGameState, MyGameView)  # not the hidden fields
copy_to_state = copies(MyGameView, MyGameState)


@rule
def show(state, seat, view):
    copy_to_view(state, view)
    view.viewer = seat
    for each in range(state.seats):
        if each == seat or state.turn == NOBODY:
            for index in range(VALUES):
                view.sacks[VALUES * each + index] = state.sacks[VALUES * each + index]
        view.points[each] = points(view, each)


know = show  # nobody has to remember anything


@rule
def redeal(known, state):
    """All coins that the viewer does not see are undealt."""
    copy_to_state(known, state)
    for seat in range(known.seats):
        state.undealt[seat] = known.coins[seat]
        for index in range(VALUES):
            state.sacks[VALUES * seat + index] = known.sacks[VALUES * seat + index]
            state.undealt[seat] -= known.sacks[VALUES * seat + index]
