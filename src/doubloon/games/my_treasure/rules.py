"""My Treasure. Dwarves draw cards into four piles, and each leaves with one pile before the last orc comes.

MT-1, MT-2, … are clauses of docs/games/my-treasure.md.
"""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, choice, copies, hidden, int8, number
from doubloon.engine.rule import rule
from doubloon.games.my_treasure.tables import CARDS, COUNTS, EDITIONS, GLORY_TARGET, KIND_COUNT, MOST_SEATS, MOUSE, ORCS, SPACES

# Moves of a seat: draw; take a token (one for each kind); choose a space; flee with empty hands; set up the next round.
DRAW = 0
TOKEN = 1
SPACE = TOKEN + KIND_COUNT
FLEE = SPACE + SPACES
NEXT_ROUND = FLEE + 1

# Moves of chance: a card, or an orc; the kind of a blind token, 0 to 5; who begins (a seat).
ALL_CARDS = len(CARDS)
ORC = ALL_CARDS

# Where a card is: not in this edition, in the stack, in the drawer's hand, on a space (from ON_SPACE), in a seat's treasure (from OWNED).
IN_BOX, IN_STACK, IN_HAND, ON_SPACE = range(-1, 3)
OWNED = ON_SPACE + SPACES

# A seat's token: none while in the cave; a kind counted from 1; or taken blind.
NO_TOKEN, BLIND = 0, KIND_COUNT + 1

# Phases of a round.
CAVE, DRAWING, PLACING, SECURING, FLEEING, REVEALING, SCORED = range(7)


class MyTreasureFields(Record):
    """What state and view share. Of a hidden field, a view has what its seat may know."""

    glory_target: int = number(int8, GLORY_TARGET, (1, 20), "Glory that ends the game.")
    orcs: int = number(int8, ORCS, (1, 10), "Orcs in the stack; the last one ends the round.")
    edition: int = choice(0, ("revised", "first"), "The treasure cards: 34 of the revised edition, or 30 as in the first of 2015.")
    memory_aid: int = choice(0, ("off", "on"), "Show every card that was drawn, even when it is covered.")
    seats: int = int8
    first: int = int8  # the seat that begins the first round, or CHANCE
    starter: int = int8  # the seat that began this round
    rounds: int = int8  # begun, this one included
    turn: int = int8  # the seat to act, or for whom chance draws or reveals; CHANCE until the first is named; NOBODY at the end
    phase: int = int8  # CAVE ... SCORED
    orcs_out: int = int8
    drawn: int = int8  # the card held up before it is placed, counted from 1; 0: none
    chosen: int = int8  # the token chosen by the seat that is securing, counted from 1
    clock: int = int8  # turns taken in this round
    places: list[int] = hidden(int8[ALL_CARDS])  # where each card is
    tops: list[int] = int8[SPACES]  # the card on top of each space, counted from 1; 0: the space is empty
    seen: list[int] = hidden(int8[ALL_CARDS])  # of a card covered or taken: the clock when it was last to be seen
    tokens: list[int] = int8[MOST_SEATS]
    glory: list[int] = int8[MOST_SEATS]
    gained: list[int] = int8[MOST_SEATS]  # glory of the last scoring


class MyTreasureState(State, MyTreasureFields):
    """It has no other fields."""


class MyTreasureView(View, MyTreasureFields):
    stack: int = int8  # cards in it, orcs included
    heights: list[int] = int8[SPACES]  # cards on each space
    piles: list[int] = int8[MOST_SEATS]  # cards in each treasure
    numbers: list[int] = int8[MOST_SEATS]  # treasure numbers, once scored
    points: list[int] = int8[MOST_SEATS]  # glory


STATE, VIEW = MyTreasureState, MyTreasureView


# === Set-up: MT-1 to MT-8 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.starter = state.first
    begin_round(state)


@rule
def begin_round(state):
    """MT-5 to MT-7."""
    state.rounds += 1
    state.phase = CAVE
    state.turn = state.starter
    state.orcs_out = 0
    state.clock = 0
    for card in range(ALL_CARDS):
        state.places[card] = IN_STACK if card < EDITIONS[state.edition] else IN_BOX
        state.seen[card] = 0
    for space in range(SPACES):
        state.tops[space] = 0
    for seat in range(state.seats):
        state.tokens[seat] = NO_TOKEN


@rule
def actor(state):
    if state.phase == DRAWING or state.phase == REVEALING:  # noqa: PLR1714 (rules use no tuples)
        return CHANCE
    return state.turn


@rule
def moves(state, weights):
    if state.phase == DRAWING:
        for card in range(ALL_CARDS):
            weights[card] = 1 if state.places[card] == IN_STACK else 0
        weights[ORC] = state.orcs - state.orcs_out
    elif state.phase == CAVE:
        moves_in_cave(state, weights)
    elif state.phase == PLACING:
        for space in range(SPACES):  # MT-11
            weights[SPACE + space] = 1
    elif state.phase == REVEALING:
        for kind in range(KIND_COUNT):
            weights[kind] = is_token_free(state, kind)
    elif state.phase == SCORED:
        weights[NEXT_ROUND] = 1
    else:
        moves_to_treasure(state, weights)


@rule
def apply(state, action):
    if state.phase == DRAWING:
        draw_card(state, action)
    elif state.phase == CAVE:
        act_in_cave(state, action)
    elif state.phase == PLACING:
        place_card(state, action - SPACE)
    elif state.phase == SECURING:
        secure(state, action - SPACE)
    elif state.phase == FLEEING:
        flee(state, action)
    elif state.phase == REVEALING:
        reveal(state, action)
    else:
        state.starter = left_of(state, state.starter)  # MT-37
        begin_round(state)


# === A turn: MT-9 to MT-15 ===


@rule
def moves_in_cave(state, weights):
    if state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
        return
    weights[DRAW] = 1
    if is_any_treasure(state):  # MT-Q2
        for kind in range(KIND_COUNT):
            weights[TOKEN + kind] = is_token_free(state, kind)


@rule
def act_in_cave(state, action):
    if state.turn == CHANCE:
        state.turn = action
        state.starter = action
    elif action == DRAW:
        state.phase = DRAWING
    else:
        state.chosen = action - TOKEN + 1
        state.phase = SECURING


@rule
def draw_card(state, card):
    if card == ORC:
        meet_orc(state)
    else:
        state.drawn = card + 1  # MT-13
        state.places[card] = IN_HAND
        state.phase = PLACING


@rule
def place_card(state, space):
    """MT-11, MT-12."""
    if state.tops[space]:
        state.seen[state.tops[space] - 1] = state.clock + 1
    state.places[state.drawn - 1] = ON_SPACE + space
    state.tops[space] = state.drawn
    state.drawn = 0
    pass_turn(state)


@rule
def meet_orc(state):
    """MT-14; the last one MT-23 to MT-26: the drawer is last to grab."""
    state.orcs_out += 1
    if state.orcs_out < state.orcs:
        pass_turn(state)
    else:
        state.clock += 1
        state.turn = next_in_cave(state, state.turn)
        state.phase = FLEEING


@rule
def pass_turn(state):
    """MT-15, MT-22."""
    state.clock += 1
    state.phase = CAVE
    state.turn = next_in_cave(state, state.turn)


@rule
def left_of(state, seat):
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def next_in_cave(state, seat):
    """The next dwarf without treasure, clockwise; the same one if there is no other; NOBODY if the cave is empty."""
    for _ in range(state.seats):
        seat = left_of(state, seat)
        if state.tokens[seat] == NO_TOKEN:
            return seat
    return NOBODY


# === Securing and fleeing: MT-16 to MT-28 ===


@rule
def is_token_free(state, kind):
    for seat in range(state.seats):
        if state.tokens[seat] == kind + 1:
            return 0
    return 1


@rule
def is_any_treasure(state):
    treasure = 0
    for space in range(SPACES):
        treasure |= state.tops[space] > 0
    return treasure


@rule
def moves_to_treasure(state, weights):
    """Allow the spaces with cards; if there is none, a fleeing dwarf goes without cards (MT-Q3)."""
    for space in range(SPACES):
        weights[SPACE + space] = 1 if state.tops[space] else 0
    if not is_any_treasure(state):
        weights[FLEE] = 1


@rule
def take_treasure(state, space):
    """MT-16, MT-19: the top card is visible for the last time."""
    state.seen[state.tops[space] - 1] = state.clock + 1
    state.tops[space] = 0
    for card in range(ALL_CARDS):
        if state.places[card] == ON_SPACE + space:
            state.places[card] = OWNED + state.turn


@rule
def secure(state, space):
    take_treasure(state, space)
    state.tokens[state.turn] = state.chosen
    state.chosen = 0
    leave_cave(state, CAVE)


@rule
def flee(state, action):
    if action != FLEE:
        take_treasure(state, action - SPACE)
    state.tokens[state.turn] = BLIND  # MT-24, MT-27: its kind is drawn when it is looked at
    leave_cave(state, FLEEING)


@rule
def leave_cave(state, phase):
    """MT-18; MT-29 when the last dwarf has left."""
    state.clock += 1
    state.turn = next_in_cave(state, state.turn)
    state.phase = phase
    if state.turn == NOBODY:
        look_at_tokens(state)


# === Scoring a round: MT-29 to MT-35 ===


@rule
def look_at_tokens(state):
    """Turn over the blind tokens in announcing order, from the starter on (MT-27, MT-32); then score the round."""
    seat = state.starter
    for _ in range(state.seats):
        if state.tokens[seat] == BLIND:
            state.turn = seat
            state.phase = REVEALING
            return
        seat = left_of(state, seat)
    score_round(state)


@rule
def reveal(state, kind):
    state.tokens[state.turn] = kind + 1
    look_at_tokens(state)


@rule
def count_treasures(state, numbers):
    """The treasure number of each seat: MT-30, MT-31."""
    for seat in range(state.seats):
        numbers[seat] = 0
    for card in range(ALL_CARDS):
        if state.places[card] >= OWNED:
            seat = state.places[card] - OWNED
            numbers[seat] += COUNTS[(KIND_COUNT + 1) * card + state.tokens[seat] - 1]
            numbers[seat] += COUNTS[(KIND_COUNT + 1) * card + MOUSE]


@rule
def score_round(state):
    """MT-33, MT-34."""
    count_treasures(state, state.gained)
    highest = 0
    for seat in range(state.seats):
        highest = max(highest, state.gained[seat])
    leader = 0
    for seat in range(state.seats):
        state.gained[seat] = max(0, 3 - highest + state.gained[seat])
        state.glory[seat] += state.gained[seat]
        leader = max(leader, state.glory[seat])
    state.phase = SCORED
    state.turn = NOBODY if leader >= state.glory_target else left_of(state, state.starter)  # MT-36 to MT-38


@rule
def scores(state, out):
    """MT-39: glory, then the glory of the last round (0 to 3)."""
    for seat in range(state.seats):
        out[seat] = state.glory[seat] * 4 + state.gained[seat]


# === What is seen, and what is remembered: MT-12, MT-19, MT-Q7 to MT-Q10 ===

copy_to_view = copies(MyTreasureState, MyTreasureView)
copy_to_state = copies(MyTreasureView, MyTreasureState)


@rule
def show(state, seat, view):
    """The top card and height of each space, the height of each treasure; all cards with the memory aid, and after the round."""
    copy_to_view(state, view)
    count_cards(state, view)
    for card in range(ALL_CARDS):
        if state.memory_aid or state.phase >= REVEALING or is_face_up(state, card):
            view.places[card] = state.places[card]


@rule
def know(state, seat, view):
    """Every card drawn, its place, and when it was last visible; the same for all seats. A blind token has no kind yet."""
    copy_to_view(state, view)
    count_cards(state, view)
    for card in range(ALL_CARDS):
        view.places[card] = state.places[card]
        view.seen[card] = state.seen[card]


@rule
def count_cards(state, view):
    """MT-Q9: heights are public; MT-29: so are the numbers after the round."""
    for seat in range(state.seats):
        view.points[seat] = state.glory[seat]
    view.stack = state.orcs - state.orcs_out
    for card in range(ALL_CARDS):
        place = state.places[card]
        if place == IN_STACK:
            view.stack += 1
        elif place >= OWNED:
            view.piles[place - OWNED] += 1
        elif place >= ON_SPACE:
            view.heights[place - ON_SPACE] += 1
    if state.phase == SCORED:
        count_treasures(state, view.numbers)


@rule
def is_face_up(state, card):
    """Is the card in the drawer's hand, or on top of a space?"""
    place = state.places[card]
    if place <= IN_STACK or place >= OWNED:
        return False
    return place == IN_HAND or state.tops[place - ON_SPACE] == card + 1


@rule
def redeal(known, state):
    """A copy: no card in the state is unknown to a seat."""
    copy_to_state(known, state)
