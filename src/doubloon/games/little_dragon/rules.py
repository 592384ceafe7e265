"""The Little Dragon. Turn tiles one by one and stop in time: a dragon with a treasure ends the turn, and so does a spider.

LD-1, LD-2, … are clauses of docs/games/little-dragon.md.
"""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, choice, copies, hidden, int8, int16, number
from doubloon.engine.rule import rule
from doubloon.games.little_dragon.tables import KIND_COUNT, MOST_SEATS, PLACES, SET_SIZES, TILES

# Moves of a seat: a place (to turn its tile, to move the spider there, or to leave its tile covered); stop; cover.
STOP, COVER = PLACES, PLACES + 1

# Moves of chance: the kind of a tile, from 1; who begins (a seat).
UNTURNED, BALL, CAR, DOLL, CANDLESTICK, CHEST, RING, DRAGON, SPIDER, TAKEN = range(10)

LAST_TURN = 32_767  # people never get there; random play with few chests and many spiders may

# Phases of a turn.
TURNING, DEALING, FAILED, CHOOSING = range(4)


class LittleDragonFields(Record):
    """What state and view share. Of a hidden field, a view has what its seat may know."""

    balls: int = number(int8, TILES[0], (0, 20), "Tiles with a ball; an even number.")
    cars: int = number(int8, TILES[1], (0, 20), "Tiles with a car; an even number.")
    dolls: int = number(int8, TILES[2], (0, 20), "Tiles with a doll; an even number.")
    candlesticks: int = number(int8, TILES[3], (0, 21), "Tiles with a candlestick; a multiple of three.")
    chests: int = number(int8, TILES[4], (0, 24), "Tiles with a chest; a multiple of four.")
    rings: int = number(int8, TILES[5], (0, 24), "Tiles with a diamond ring.")
    dragons: int = number(int8, TILES[6], (0, 24), "Tiles with a small dragon.")
    spiders: int = number(int8, TILES[7], (0, 9), "Tiles with a spider.")
    extra: int = choice(0, ("first", "chosen"), "Too many of a kind? Keep the first ones, or choose.")
    spider: int = choice(1, ("stays", "moves"), "A spider that you find stays where it is, or you may move it to a free place.")
    arrangement: int = choice(0, ("square", "free"), "How the tiles are laid out; it changes looks only.")
    seats: int = int8
    first: int = int8  # the seat that begins, or CHANCE
    turn: int = int8  # the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over
    phase: int = int8  # TURNING ... CHOOSING
    turned: int = int8  # the place whose tile is being turned, or was turned last
    opened: int = int8  # tiles turned in this turn and not yet covered or taken
    clock: int = int16  # turns played; it stands still at LAST_TURN
    tiles: list[int] = hidden(int8[PLACES])  # what lies where: UNTURNED means that nobody has seen it yet
    line: list[int] = int8[PLACES]  # the places of the tiles turned in this turn, in order, as many as are `opened`
    open_kinds: list[int] = int8[KIND_COUNT]  # tiles of each kind that are open now
    lying: int = int8  # tiles in the square
    seen: list[int] = hidden(int16[PLACES])  # the clock when the tile was last to be seen
    left: list[int] = hidden(int8[KIND_COUNT])  # tiles of each kind that nobody has seen yet
    piles: list[int] = int8[MOST_SEATS * KIND_COUNT]  # tiles taken, by seat and kind


class LittleDragonState(State, LittleDragonFields):
    """It has no other fields."""


class LittleDragonView(View, LittleDragonFields):
    order: list[int] = int8[PLACES]  # 1, 2, … for the tiles open now, as they were turned; 0: face down or taken
    points: list[int] = int8[MOST_SEATS]  # tiles taken, by seat


STATE, VIEW = LittleDragonState, LittleDragonView


# === Set-up: LD-1 to LD-5 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first
    state.lying = PLACES
    state.left[BALL - 1] = state.balls
    state.left[CAR - 1] = state.cars
    state.left[DOLL - 1] = state.dolls
    state.left[CANDLESTICK - 1] = state.candlesticks
    state.left[CHEST - 1] = state.chests
    state.left[RING - 1] = state.rings
    state.left[DRAGON - 1] = state.dragons
    state.left[SPIDER - 1] = state.spiders


@rule
def actor(state):
    return CHANCE if state.phase == DEALING else state.turn


@rule
def moves(state, weights):
    if state.phase == DEALING:
        for kind in range(KIND_COUNT):
            weights[kind + 1] = state.left[kind]
    elif state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    elif state.phase == TURNING:
        moves_to_turn(state, weights)
    elif state.phase == FAILED:
        moves_to_cover(state, weights)
    else:
        moves_to_leave(state, weights)


@rule
def apply(state, action):
    if state.phase == DEALING:
        state.left[action - 1] -= 1
        state.tiles[state.turned] = action
        open_tile(state)
    elif state.turn == CHANCE:
        state.turn = action
    elif state.phase == FAILED:
        cover_or_move(state, action)
    elif state.phase == CHOOSING:
        leave_covered(state, action)
    elif action == STOP:
        stop(state)
    else:
        turn_tile(state, action)


# === A turn: LD-6 to LD-10 ===


@rule
def moves_to_turn(state, weights):
    for place in range(PLACES):
        weights[place] = 1 if state.tiles[place] != TAKEN else 0
    for turned in range(state.opened):  # LD-Q19
        weights[state.line[turned]] = 0
    if state.opened > 0:  # LD-Q2
        weights[STOP] = 1


@rule
def turn_tile(state, place):
    state.turned = place
    if state.tiles[place] == UNTURNED:
        state.phase = DEALING
    else:
        open_tile(state)


@rule
def open_tile(state):
    state.line[state.opened] = state.turned
    state.opened += 1
    state.open_kinds[state.tiles[state.turned] - 1] += 1
    state.phase = FAILED if is_failure(state) else TURNING


@rule
def is_failure(state):
    """LD-7: a spider is open. LD-9: a treasure and a dragon are open."""
    if state.open_kinds[SPIDER - 1]:
        return True
    treasures = 0
    for kind in range(BALL, CHEST + 1):
        treasures += state.open_kinds[kind - 1]
    return treasures > 0 and state.open_kinds[DRAGON - 1] > 0


@rule
def moves_to_cover(state, weights):
    weights[COVER] = 1
    if state.open_kinds[SPIDER - 1] and state.spider == 1:  # LD-8, LD-Q4
        for place in range(PLACES):
            weights[place] = 1 if state.tiles[place] == TAKEN else 0


@rule
def cover_or_move(state, action):
    """LD-7 to LD-9, LD-Q14. The spider was turned last."""
    if action != COVER:
        state.tiles[state.turned] = TAKEN
        state.tiles[action] = SPIDER
        state.line[state.opened - 1] = action
    end_turn(state)


# === Taking tiles: LD-11 to LD-19 ===


@rule
def extra_of(state, kind):
    """The number of open tiles beyond full sets: LD-12 to LD-15."""
    return state.open_kinds[kind - 1] % SET_SIZES[kind - 1]


@rule
def is_to_choose(state, kind):
    """LD-Q6: are some tiles of this kind taken and some not, so that the player must choose?"""
    return state.extra == 1 and state.open_kinds[kind - 1] > SET_SIZES[kind - 1]


@rule
def stop(state):
    """LD-11, LD-16. Of equal tiles those turned last stay."""
    for last in range(state.opened - 1, -1, -1):
        kind = state.tiles[state.line[last]]
        if extra_of(state, kind) and not is_to_choose(state, kind):
            cover(state, last)
    take_or_choose(state)


@rule
def cover(state, number):
    """Cover the tile that was turned as that number; later ones move up."""
    place = state.line[number]
    state.open_kinds[state.tiles[place] - 1] -= 1
    state.seen[place] = next_clock(state)
    state.opened -= 1
    for later in range(number, state.opened):
        state.line[later] = state.line[later + 1]
    state.line[state.opened] = 0


@rule
def take_or_choose(state):
    for kind in range(BALL, CHEST + 1):
        if extra_of(state, kind):
            state.phase = CHOOSING
            return
    take_tiles(state)


@rule
def moves_to_leave(state, weights):
    for turned in range(state.opened):
        place = state.line[turned]
        if extra_of(state, state.tiles[place]):
            weights[place] = 1


@rule
def leave_covered(state, place):
    number = 0
    for turned in range(state.opened):
        if state.line[turned] == place:
            number = turned
    cover(state, number)
    take_or_choose(state)


@rule
def take_tiles(state):
    """LD-12 to LD-15: every tile that is still open is part of a full set."""
    for turned in range(state.opened):
        place = state.line[turned]
        state.piles[state.turn * KIND_COUNT + state.tiles[place] - 1] += 1
        state.tiles[place] = TAKEN
    state.lying -= state.opened
    end_turn(state)


@rule
def next_clock(state):
    return state.clock + 1 if state.clock < LAST_TURN else LAST_TURN


@rule
def end_turn(state):
    """LD-18, LD-20."""
    state.clock = next_clock(state)
    for turned in range(state.opened):
        if state.tiles[state.line[turned]] != TAKEN:
            state.seen[state.line[turned]] = state.clock
        state.line[turned] = 0
    for kind in range(KIND_COUNT):
        state.open_kinds[kind] = 0
    state.opened = 0
    state.turned = 0
    state.phase = TURNING
    if state.lying == state.spiders:
        give_spiders(state)
        state.turn = NOBODY
    else:
        state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


# === The end: LD-20 to LD-22 ===


@rule
def give_spiders(state):
    """LD-21. The square contains only spiders now."""
    owner = most_dragons(state)
    if owner != NOBODY:
        state.piles[owner * KIND_COUNT + SPIDER - 1] = state.spiders
        state.left[SPIDER - 1] = 0
        for place in range(PLACES):
            state.tiles[place] = TAKEN


@rule
def most_dragons(state):
    """The only seat with the most dragons, or NOBODY if several have equally many."""
    most = 0
    owner = NOBODY
    for seat in range(state.seats):
        dragons = state.piles[seat * KIND_COUNT + DRAGON - 1]
        if dragons > most:
            most = dragons
            owner = seat
        elif dragons == most:
            owner = NOBODY
    return owner


@rule
def stack(state, seat):
    total = 0
    for kind in range(KIND_COUNT):
        total += state.piles[seat * KIND_COUNT + kind]
    return total


@rule
def scores(state, out):
    """LD-22."""
    for seat in range(state.seats):
        out[seat] = stack(state, seat)


# === What is seen, and what is remembered: LD-Q13, LD-Q14 ===

copy_to_view = copies(LittleDragonState, LittleDragonView)
copy_to_state = copies(LittleDragonView, LittleDragonState)


@rule
def show(state, seat, view):
    """The open tiles, the empty places, and everybody's stack by kind."""
    copy_to_view(state, view)
    number_open_tiles(state, view)
    for place in range(PLACES):
        if view.order[place] or state.tiles[place] == TAKEN:
            view.tiles[place] = state.tiles[place]
    for each in range(state.seats):
        view.points[each] = stack(state, each)


@rule
def know(state, seat, view):
    """Every tile that was ever open, and when it was last visible; the same for all seats."""
    copy_to_view(state, view)
    number_open_tiles(state, view)
    for place in range(PLACES):
        view.tiles[place] = state.tiles[place]
        view.seen[place] = state.seen[place]
    for kind in range(KIND_COUNT):
        view.left[kind] = state.left[kind]
    for each in range(state.seats):
        view.points[each] = stack(state, each)


@rule
def number_open_tiles(state, view):
    for turned in range(state.opened):
        view.order[state.line[turned]] = turned + 1


@rule
def redeal(known, state):
    """A copy: no tile in the state is unknown to a seat."""
    copy_to_state(known, state)
