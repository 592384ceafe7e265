"""Do Not Touch My Treasures. Pirates lay matching cards on their loot, and swap the top card of another loot for a worse one.

DT-1, DT-2, … are clauses of docs/games/do-not-touch.md.
"""

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR
from doubloon.engine.record import Record, State, View, after, choice, copies, hidden, int8, int16, number
from doubloon.engine.rule import rule
from doubloon.games.do_not_touch.cards import first_of, is_match, kind_of, mark, value
from doubloon.games.do_not_touch.tables import CARDS, FACES, HAND, KINDS, MOST_SEATS, NUMBERS, SYMBOLIC

# Moves of a seat: a kind of card in hand (to place first, to pick, to discard); where a picked card goes; end of turn; what to draw.
OWN_LOOT = KINDS
SWAP = OWN_LOOT + 1  # with seat 0; the other seats follow
CASH = SWAP + MOST_SEATS
END = CASH + 1
FROM_DECK, FROM_DISCARD, NO_DRAW = END + 1, END + 2, END + 3

# Moves of chance: the kind of a card from the covered deck; who begins (a seat).

# Where a card is: in the deck, discarded; from these on, by seat: in a loot, in a hand, in a hand and everybody knows it.
IN_DECK, DISCARDED, IN_LOOT = range(3)
IN_HAND = IN_LOOT + MOST_SEATS
OPEN_HAND = IN_HAND + MOST_SEATS
HELD_BACK = OPEN_HAND + MOST_SEATS  # the barred card, while an equal one is cashed

# Phases of a turn.
DRAW, DRAWING, START, ACT, TARGET, EXCESS = range(6)


class DoNotTouchFields(Record):
    """What state and view share. Of a hidden field, a view has what its seat may know."""

    deck: int = choice(NUMBERS, ("numbers", "flatter", "steeper", "symbols"), "Cards with numbers (in three mixes), or with symbols.")
    swaps_per_turn: int = number(int8, 1, (0, 5), "Swaps that a player may make in a turn.")
    cashes_per_turn: int = number(int8, 1, (0, 9), "Bonus cards that a player may discard for new cards in a turn (symbols).")
    finish_round: int = choice(0, ("no", "yes"), "When the deck is empty, play goes on until everybody has had equally many turns.")
    seats: int = int8
    first: int = int8  # the seat that begins, or CHANCE
    starter: int = int8  # the seat that began
    turn: int = int8  # the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over
    phase: int = hidden(int8)  # DRAW ... EXCESS
    owed: list[int] = hidden(int8[MOST_SEATS])  # cards that chance has still to deal into each hand
    deck_left: int = int8  # cards in the covered deck, those still to deal not counted
    sizes: list[int] = int8[MOST_SEATS]  # cards in each hand, those still to deal included
    to_draw: int = int8  # cards that the active player has still to draw
    picked: int = hidden(int8)  # the kind of the card picked, counted from 1; 0: none
    barred: int = int8  # the kind taken from the discard pile in this turn and still in hand, counted from 1 (DT-12)
    swaps: int = int8  # made in this turn
    cashes: int = int8  # made in this turn
    idle: int = int8  # turns in a row in which the deck has not shrunk (DT-Q18)
    shrunk: int = int8  # 1: it has in this turn
    is_last: int = int8  # 1: the deck has run out
    tops: list[int] = int8[MOST_SEATS]  # the kind on top of each loot, counted from 1; 0: no loot yet
    discard: list[int] = int8[CARDS]  # the kinds in the discard pile, counted from 1, the last on top
    discarded: int = int8  # how many


class DoNotTouchState(State, DoNotTouchFields):
    """What no view has. Each field keeps the place that it had when all fields were declared together."""

    dealing: int = after("phase", hidden(int8))  # cards that chance has still to deal into hands
    places: list[int] = after("is_last", hidden(int8[CARDS]))  # where each card is
    left: list[int] = after("places", hidden(int8[KINDS]))  # of each kind, cards in the deck, those still to deal included


class DoNotTouchView(View, DoNotTouchFields):
    viewer: int = int8  # whose view it is
    hand: list[int] = int8[KINDS]  # the viewer's cards
    known: list[int] = int8[MOST_SEATS * KINDS]  # cards in hands that everybody can know, by seat and kind
    loots: list[int] = int8[MOST_SEATS * KINDS]  # by seat and kind
    points: list[int] = int16[MOST_SEATS]


STATE, VIEW = DoNotTouchState, DoNotTouchView


# === Set-up: DT-1 to DT-5 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first
    state.starter = state.first
    state.dealing = HAND * seats  # DT-3
    state.deck_left = CARDS - HAND * seats
    for seat in range(seats):
        state.owed[seat] = HAND
        state.sizes[seat] = HAND
    for kind in range(KINDS):
        state.left[kind] = first_of(state, kind + 1) - first_of(state, kind)


@rule
def actor(state):
    if state.dealing or state.phase == DRAWING:
        return CHANCE
    return state.turn


@rule
def moves(state, weights):
    if state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    elif state.dealing or state.phase == DRAWING:
        for kind in range(KINDS):
            weights[kind] = state.left[kind]
    elif state.phase == DRAW:
        moves_to_draw(state, weights)
    elif state.phase == TARGET:
        moves_to_target(state, weights)
    else:
        moves_of_cards(state, weights)


@rule
def apply(state, action):
    if state.turn == CHANCE:
        state.turn = action
        state.starter = action
    elif state.dealing:
        deal(state, action)
    elif state.phase == DRAWING:
        draw(state, action)
    elif state.phase == DRAW:
        choose_draw(state, action)
    elif state.phase == START:
        add_to_loot(state, action)
    elif state.phase == ACT:
        pick_or_end(state, action)
    elif state.phase == TARGET:
        use_picked(state, action)
    else:
        discard_card(state, action)
        end_turn(state)


@rule
def deal(state, kind):
    seat = first_owed(state)
    take_from_deck(state, kind, seat)
    state.owed[seat] -= 1
    state.dealing -= 1


@rule
def first_owed(state):
    """The first seat that is owed a card."""
    seat = 0
    for each in range(state.seats):
        if state.owed[state.seats - 1 - each]:
            seat = state.seats - 1 - each
    return seat


@rule
def take_from_deck(state, kind, seat):
    state.left[kind] -= 1
    move_card(state, kind, IN_DECK, IN_HAND + seat)


@rule
def move_card(state, kind, place, target):
    """Move the first card of that kind from one place to another; returns 1 if there was one, else 0."""
    for card in range(first_of(state, kind), first_of(state, kind + 1)):
        if state.places[card] == place:
            state.places[card] = target
            return 1
    return 0


@rule
def is_held(state, card):
    """Is the card in the active player's hand?"""
    place = state.places[card]
    return place == IN_HAND + state.turn or place == OPEN_HAND + state.turn


@rule
def hand_count(state, kind):
    """Cards of that kind in the active player's hand."""
    count = 0
    for card in range(first_of(state, kind), first_of(state, kind + 1)):
        count += is_held(state, card)
    return count


# === A turn: DT-6 to DT-13 ===


@rule
def moves_to_draw(state, weights):
    """DT-6, DT-Q3, DT-Q17, DT-Q18."""
    if state.is_last:
        weights[NO_DRAW] = 1
    else:
        weights[FROM_DECK] = 1
    if state.discarded > 0 and not is_discard_closed(state):
        weights[FROM_DISCARD] = 1


@rule
def is_discard_closed(state):
    """DT-Q18: for three rounds the deck has not shrunk."""
    return state.idle >= 3 * state.seats


@rule
def choose_draw(state, action):
    if action == FROM_DECK:
        state.to_draw = 1
        state.phase = DRAWING
        return
    if action == FROM_DISCARD:
        state.discarded -= 1
        state.barred = state.discard[state.discarded]  # DT-12
        state.discard[state.discarded] = 0
        move_card(state, state.barred - 1, DISCARDED, OPEN_HAND + state.turn)
        state.sizes[state.turn] += 1
    begin_acting(state)


@rule
def draw(state, kind):
    """Draw a card from the covered deck; the last one ends the game after this turn (DT-14)."""
    take_from_deck(state, kind, state.turn)
    state.sizes[state.turn] += 1
    state.deck_left -= 1
    state.to_draw -= 1
    state.shrunk = 1
    if state.deck_left == 0:
        state.is_last = 1
    if state.to_draw == 0:
        begin_acting(state)


@rule
def begin_acting(state):
    """DT-7, DT-Q1: a player without a loot begins it before anything else."""
    state.phase = ACT if state.tops[state.turn] else START


@rule
def may_go_to_loot(state, kind):
    return is_match(state, kind, state.tops[state.turn] - 1)


@rule
def may_swap(state, kind, seat):
    """DT-10, DT-Q5, DT-Q7."""
    if seat == state.turn or state.tops[seat] == 0 or state.swaps >= state.swaps_per_turn:
        return False
    return is_match(state, kind, state.tops[seat] - 1)


@rule
def may_cash(state, kind):
    """DT-11, DT-12, DT-Q9, DT-Q10."""
    if state.deck != SYMBOLIC or state.is_last or value(state, kind) == 1 or state.cashes >= state.cashes_per_turn:
        return False
    return hand_count(state, kind) > (1 if state.barred == kind + 1 else 0)


@rule
def reach(state):
    """The colours and marks of the top cards in reach: a bit for each colour, then one for each number or symbol. A card matches a
    top card if it has its colour or its mark; so it matches one of several if it has one of their colours or one of their marks."""
    bits = 0
    for seat in range(state.seats):
        top = state.tops[seat] - 1
        if top >= 0 and (seat == state.turn or state.swaps < state.swaps_per_turn):
            bits |= 1 << (top // FACES) | 1 << (3 + mark(state, top))
    return bits


@rule
def moves_of_cards(state, weights):
    """Cards of the active player's hand: any to begin a loot or to discard; else useful ones, or the end of the turn (DT-Q4, DT-Q20)."""
    bits = 7  # all colours
    if state.phase == ACT:
        weights[END] = 1
        bits = reach(state)
    secret = IN_HAND + state.turn
    known = OPEN_HAND + state.turn
    for card in range(first_of(state, KINDS)):
        place = state.places[card]
        if place == secret or place == known:  # noqa: PLR1714, SIM109 (`in` a new tuple is slow in plain Python)
            kind = kind_of(state, card)
            if bits >> (kind // FACES) & 1 or bits >> (3 + mark(state, kind)) & 1 or may_cash(state, kind):
                weights[kind] = 1


@rule
def moves_to_target(state, weights):
    kind = state.picked - 1
    if may_go_to_loot(state, kind):
        weights[OWN_LOOT] = 1
    for seat in range(state.seats):
        if may_swap(state, kind, seat):
            weights[SWAP + seat] = 1
    if may_cash(state, kind):
        weights[CASH] = 1


@rule
def pick_or_end(state, action):
    if action == END:
        end_turn(state)
    else:
        state.picked = action + 1
        state.phase = TARGET


@rule
def use_picked(state, action):
    kind = state.picked - 1
    state.picked = 0
    if action == OWN_LOOT:
        add_to_loot(state, kind)
    elif action == CASH:
        cash(state, kind)
    else:
        swap(state, kind, action - SWAP)


@rule
def leave_hand(state, kind, target):
    """Of equal cards, the one that everybody knows leaves first (DT-Q21), and the bar ends with it (DT-Q13)."""
    if not move_card(state, kind, OPEN_HAND + state.turn, target):
        move_card(state, kind, IN_HAND + state.turn, target)
    state.sizes[state.turn] -= 1
    if state.barred == kind + 1:
        state.barred = 0


@rule
def add_to_loot(state, kind):
    """DT-7, DT-8."""
    leave_hand(state, kind, IN_LOOT + state.turn)
    state.tops[state.turn] = kind + 1
    state.phase = ACT


@rule
def swap(state, kind, seat):
    """DT-10."""
    gained = state.tops[seat] - 1
    leave_hand(state, kind, IN_LOOT + seat)
    state.tops[seat] = kind + 1
    move_card(state, gained, IN_LOOT + seat, OPEN_HAND + state.turn)
    state.sizes[state.turn] += 1
    state.swaps += 1
    state.phase = ACT


@rule
def cash(state, kind):
    """DT-11, DT-Q10, DT-Q11. The barred card of that kind, if there is one, stays; so everybody still knows it (DT-Q13)."""
    barred = state.barred
    if barred == kind + 1:
        move_card(state, kind, OPEN_HAND + state.turn, HELD_BACK)
    discard_card(state, kind)
    move_card(state, kind, HELD_BACK, OPEN_HAND + state.turn)
    state.barred = barred
    state.cashes += 1
    bonus = value(state, kind)
    state.to_draw = bonus if bonus < state.deck_left else state.deck_left
    state.phase = DRAWING


@rule
def discard_card(state, kind):
    leave_hand(state, kind, DISCARDED)
    state.discard[state.discarded] = kind + 1
    state.discarded += 1


@rule
def end_turn(state):
    """DT-13, DT-14."""
    if state.sizes[state.turn] > HAND:
        state.phase = EXCESS
        return
    state.idle = 0 if state.shrunk else state.idle + 1
    state.shrunk = 0
    state.swaps = 0
    state.cashes = 0
    state.barred = 0
    state.phase = DRAW
    following = state.turn + 1 if state.turn + 1 < state.seats else 0
    is_over = state.is_last and (state.finish_round == 0 or following == state.starter)  # DT-Q17
    state.turn = NOBODY if is_over else following


# === The end: DT-5, DT-14 ===


@rule
def scores(state, out):
    for seat in range(state.seats):
        out[seat] = 0
    for card in range(CARDS):
        seat = state.places[card] - IN_LOOT
        if 0 <= seat < MOST_SEATS:
            out[seat] += value(state, kind_of(state, card))


# === What is seen, and what is remembered: DT-Q21 ===

copy_to_view = copies(DoNotTouchState, DoNotTouchView)
copy_to_state = copies(DoNotTouchView, DoNotTouchState)


@rule
def show(state, seat, view):
    """The seat's own hand, the loots, the discard pile, and the sizes of the other hands and the deck."""
    copy_to_view(state, view)
    view.viewer = seat
    view.phase = ACT if state.phase == TARGET and seat != state.turn else state.phase  # which card is picked is not seen
    if seat == state.turn:
        view.picked = state.picked
    if seat != SPECTATOR:
        view.owed[seat] = state.owed[seat]
    for card in range(CARDS):
        kind = kind_of(state, card)
        owner = state.places[card] - IN_LOOT
        if 0 <= owner < MOST_SEATS:
            view.loots[owner * KINDS + kind] += 1
        if seat != SPECTATOR and (state.places[card] == IN_HAND + seat or state.places[card] == OPEN_HAND + seat):
            view.hand[kind] += 1
    scores(state, view.points)


@rule
def know(state, seat, view):
    """`show`, and the cards that openly came into a hand and have not been seen to leave it."""
    show(state, seat, view)
    for card in range(CARDS):
        if state.places[card] >= OPEN_HAND:
            view.known[(state.places[card] - OPEN_HAND) * KINDS + kind_of(state, card)] += 1


@rule
def redeal(known, state):
    """Put every card that the viewer does not know back into the deck, and note how many each hand is owed."""
    copy_to_state(known, state)
    for card in range(CARDS):
        kind = kind_of(known, card)
        state.places[card] = known_place(known, kind, card - first_of(known, kind))
        if state.places[card] == IN_DECK:
            state.left[kind] += 1
    state.dealing = 0
    for seat in range(known.seats):
        if seat != known.viewer:
            state.owed[seat] = known.sizes[seat]
            for kind in range(KINDS):
                state.owed[seat] -= known.known[seat * KINDS + kind]
        state.dealing += state.owed[seat]


@rule
def known_place(known, kind, rank):
    """The place of the first, second, … card of a kind: in loots, known hands, the discard pile, else the deck."""
    for seat in range(known.seats):
        if rank < known.loots[seat * KINDS + kind]:
            return IN_LOOT + seat
        rank -= known.loots[seat * KINDS + kind]
        if rank < known.known[seat * KINDS + kind]:
            return OPEN_HAND + seat
        rank -= known.known[seat * KINDS + kind]
        if seat == known.viewer:
            secret = known.hand[kind] - known.known[seat * KINDS + kind]
            if rank < secret:
                return IN_HAND + seat
            rank -= secret
    for place in range(known.discarded):
        rank -= known.discard[place] == kind + 1
        if rank < 0:
            return DISCARDED
    return IN_DECK
