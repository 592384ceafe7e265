"""Liar's Dice. LIAR-1, LIAR-2, … are clauses of docs/liars-dice.md."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, copies, hidden, int8, number
from doubloon.engine.rule import rule

MOST_SEATS, FACES, MOST_DICE = 5, 6, 5

# Moves of a seat: the face of a bid, counted from 0; then its number of dice; a call; after it, the next round.
FEWEST = FACES  # a bid of one die; the others follow
LIAR = FEWEST + MOST_SEATS * MOST_DICE
NEXT = LIAR + 1

# Moves of chance: the face of a die, counted from 0; who begins (a seat).

BIDDING, COUNTING, SHOWN = range(3)


class LiarsDiceFields(Record):
    """What state and view share."""

    dice: int = number(int8, 3, (1, 5), "Dice that each player has at the beginning.")
    seats: int = int8
    first: int = int8
    turn: int = int8  # the seat to act; CHANCE until chance has named the first; NOBODY when the game is over
    phase: int = int8  # BIDDING, COUNTING, SHOWN
    chosen: int = int8  # COUNTING: the face of the bid that is being made
    bid_dice: int = int8  # of the last bid; 0: there is none
    bid_face: int = int8
    bidder: int = int8
    found: int = int8  # SHOWN: dice of the face that was bid
    loser: int = int8  # SHOWN: who loses a die
    has: list[int] = int8[MOST_SEATS]  # dice of each seat


class LiarsDiceState(State, LiarsDiceFields):
    """What no view has."""

    to_roll: list[int] = hidden(int8[MOST_SEATS])  # dice of each seat that chance has still to roll
    cups: list[int] = hidden(int8[MOST_SEATS * FACES])  # by seat and face, dice under the cup


class LiarsDiceView(View, LiarsDiceFields):
    viewer: int = int8  # whose view it is
    own: list[int] = int8[FACES]  # the viewer's dice, by face
    shown: list[int] = int8[MOST_SEATS * FACES]  # SHOWN: all dice, by seat and face
    points: list[int] = int8[MOST_SEATS]


STATE, VIEW = LiarsDiceState, LiarsDiceView


# === Set-up: LIAR-1, LIAR-2 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first
    for seat in range(seats):
        state.has[seat] = state.dice
    roll_all(state)


@rule
def roll_all(state):
    state.phase = BIDDING
    state.bid_dice = 0
    state.bid_face = 0
    state.found = 0
    for seat in range(state.seats):
        state.to_roll[seat] = state.has[seat]
        for face in range(FACES):
            state.cups[FACES * seat + face] = 0


@rule
def next_roller(state):
    """The seat whose die is rolled next; NOBODY if all lie."""
    for seat in range(state.seats):
        if state.to_roll[seat]:
            return seat
    return NOBODY


@rule
def is_rolling(state):
    return next_roller(state) != NOBODY


@rule
def actor(state):
    return CHANCE if state.turn != NOBODY and is_rolling(state) else state.turn


# === A turn: LIAR-3 to LIAR-5 ===


@rule
def all_dice(table):
    dice = 0
    for seat in range(table.seats):
        dice += table.has[seat]
    return dice


@rule
def lowest(table, face):
    """LIAR-4: the fewest dice of this face that are a higher bid."""
    if table.bid_dice == 0:
        return 1
    return table.bid_dice if face > table.bid_face else table.bid_dice + 1


@rule
def moves(state, weights):
    if state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    elif is_rolling(state):
        for face in range(FACES):
            weights[face] = 1
    elif state.phase == BIDDING:
        for face in range(FACES):
            if lowest(state, face) <= all_dice(state):
                weights[face] = 1
        if state.bid_dice:
            weights[LIAR] = 1
    elif state.phase == COUNTING:
        for dice in range(lowest(state, state.chosen), all_dice(state) + 1):
            weights[FEWEST + dice - 1] = 1
    else:
        weights[NEXT] = 1


@rule
def apply(state, action):
    if state.turn == CHANCE:
        state.turn = action
    elif is_rolling(state):
        seat = next_roller(state)
        state.to_roll[seat] -= 1
        state.cups[FACES * seat + action] += 1
    elif state.phase == COUNTING:
        bid(state, action - FEWEST + 1)
    elif action == NEXT:
        roll_all(state)
    elif action == LIAR:
        call(state)
    else:
        state.chosen = action
        state.phase = COUNTING


@rule
def bid(state, dice):
    state.bid_dice = dice
    state.bid_face = state.chosen
    state.bidder = state.turn
    state.chosen = 0
    state.phase = BIDDING
    state.turn = after(state, state.turn)


@rule
def after(state, seat):
    """The next seat with dice."""
    seat = (seat + 1) % state.seats
    while state.has[seat] == 0:
        seat = (seat + 1) % state.seats
    return seat


# === A call: LIAR-6 to LIAR-8 ===


@rule
def call(state):
    state.phase = SHOWN
    for seat in range(state.seats):
        state.found += state.cups[FACES * seat + state.bid_face]
    state.loser = state.turn if state.found >= state.bid_dice else state.bidder
    state.has[state.loser] -= 1
    state.turn = state.loser if state.has[state.loser] else after(state, state.loser)
    if state.has[state.turn] == all_dice(state):  # LIAR-9
        state.turn = NOBODY


# === The end: LIAR-9 ===


@rule
def scores(state, out):
    for seat in range(state.seats):
        out[seat] = state.has[seat]


# === What is seen ===

copy_to_view = copies(LiarsDiceState, LiarsDiceView)
copy_to_state = copies(LiarsDiceView, LiarsDiceState)


@rule
def show(state, seat, view):
    copy_to_view(state, view)
    view.viewer = seat
    for each in range(state.seats):
        view.points[each] = state.has[each]
        for face in range(FACES):
            dice = state.cups[FACES * each + face]
            if each == seat:
                view.own[face] = dice
            if state.phase == SHOWN:
                view.shown[FACES * each + face] = dice


know = show


@rule
def redeal(known, state):
    """All dice that the viewer does not see are rolled anew."""
    copy_to_state(known, state)
    for seat in range(known.seats):
        if known.phase == SHOWN:
            for face in range(FACES):
                state.cups[FACES * seat + face] = known.shown[FACES * seat + face]
        else:
            state.to_roll[seat] = known.has[seat]
            if seat == known.viewer:
                for face in range(FACES):
                    state.cups[FACES * seat + face] = known.own[face]
                    state.to_roll[seat] -= known.own[face]
