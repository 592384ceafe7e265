"""Troll & Dragon. Roll for diamonds in the Troll's Grotto; with key and door, roll for gold while the others try to wake the dragon.

TD-1, TD-2, … are clauses of docs/games/troll-dragon.md.
"""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.record import Record, State, View, choice, copies, int8, int16, number
from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.tables import (
    CAVERN_DICE,
    DIAMOND_SIDES,
    DIAMONDS,
    DOOR_SIDES,
    DRAGON_DICE,
    DRAGON_SIDES,
    GROTTO_DICE,
    KEY_SIDES,
    NUGGET_POINTS,
    NUGGETS,
    ONE_NUGGET_SIDES,
    PACKS,
    SIDES,
    TROLL_TREASURES,
    TWO_NUGGETS_SIDES,
)

# Moves of a seat.
ROLL, LEAVE, SET_KEY, SET_DOOR, ENTER, HOLD_DIAMOND, HOLD_KEY, HOLD_DOOR = range(8)

# Moves of chance: the face of a Grotto die; a Cavern die's nuggets, 0 to 2; a Dragon die; who is quicker; who begins (a seat).
IN_AIR, TROLL, DIAMOND, KEY, DOOR = range(5)
BLANK, DRAGON = range(2)
ADVENTURER, ROLLER = range(2)

# Phases of a turn.
BEGIN, GROTTO, CAVERN, TEMPO, DEN = range(5)

ONE, BOTH = range(2)
CALM, RACE = range(2)
ALL, CHOSEN, ANY = range(3)  # ANY: what CHOSEN was in version 1 of these rules, for its logs only


class TrollDragonFields(Record):
    """What state and view share."""

    end: int = choice(ONE, ("one", "both"), "The game ends when one room / both rooms are empty.")
    tempo: int = choice(CALM, ("calm", "race"), "In the Cavern, gold and dragon roll by turns (calm), or as fast as they can (race).")
    adventurer_odds: int = number(int8, 1, (1, 9), "Race, simulated: the odds that the adventurer is quicker.")
    dragon_odds: int = number(int8, 1, (1, 9), "Race, simulated: the odds that the dragon dice are quicker.")
    reroll: int = choice(
        ALL, ("all", "chosen"), "Rolling again takes all free dice, or all but the diamonds you hold back.", former=("any",)
    )
    diamonds: int = number(int8, DIAMONDS, (1, 120), "Diamonds in the Grotto at the start.")
    nuggets: int = number(int8, NUGGETS, (1, 120), "Nuggets in the Cavern at the start.")
    diamond_sides: int = number(int8, DIAMOND_SIDES, (1, 5), "Sides of a Grotto die with a diamond; sides left over are trolls.")
    key_sides: int = number(int8, KEY_SIDES, (0, 4), "Sides of a Grotto die with a key.")
    door_sides: int = number(int8, DOOR_SIDES, (0, 4), "Sides of a Grotto die with a door.")
    one_nugget_sides: int = number(int8, ONE_NUGGET_SIDES, (0, 6), "Sides of a Cavern die with one nugget; sides left over are blank.")
    two_nuggets_sides: int = number(int8, TWO_NUGGETS_SIDES, (0, 6), "Sides of a Cavern die with two nuggets.")
    dragon_sides_1: int = number(int8, DRAGON_SIDES[0], (1, 6), "Sides of the first Dragon die with a dragon.")
    dragon_sides_2: int = number(int8, DRAGON_SIDES[1], (1, 6), "Sides of the second Dragon die with a dragon.")
    seats: int = int8
    first: int = int8  # the seat that begins, or CHANCE
    turn: int = int8  # the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over
    phase: int = int8  # BEGIN ... DEN
    in_air: int = int8  # dice thrown that have not come to rest
    grotto: int = int8  # diamonds there
    cavern: int = int8  # nuggets there
    troll_hand: int = int8  # diamonds there
    diamonds_at_risk: int = int8  # gathered this turn, next to the pack
    nuggets_at_risk: int = int8
    dice: list[int] = int8[GROTTO_DICE]  # the faces that lie; IN_AIR before they lie
    held: list[int] = int8[GROTTO_DICE]  # 1: held back from the next reroll (option reroll: chosen)
    aside: int = int8  # the die set aside, counted from 1; 0: none
    gold: list[int] = int8[CAVERN_DICE]  # nuggets on the Cavern dice when last thrown
    dragons: list[int] = int8[DRAGON_DICE]  # 1: this Dragon die shows its dragon and is set aside
    roller: int = int8  # the opponent who holds the Dragon dice
    pack_diamonds: list[int] = int8[PACKS]
    pack_nuggets: list[int] = int8[PACKS]


class TrollDragonState(State, TrollDragonFields):
    """It has no other fields."""


class TrollDragonView(View, TrollDragonFields):
    """Everything is public."""

    points: list[int] = int16[PACKS]


STATE, VIEW = TrollDragonState, TrollDragonView


# === Set-up: TD-1 to TD-5 ===


@rule
def setup(state, seats):
    state.seats = seats
    state.turn = state.first
    state.grotto = state.diamonds
    state.cavern = state.nuggets


@rule
def actor(state):
    if state.in_air or state.phase == TEMPO:
        return CHANCE
    if state.phase == DEN:
        return state.roller
    return state.turn


@rule
def moves(state, weights):
    if state.in_air:
        odds_of_a_die(state, weights)
    elif state.phase == GROTTO:
        moves_in_grotto(state, weights)
    elif state.phase == CAVERN:
        weights[ROLL] = 1
        weights[LEAVE] = 1
    elif state.phase == TEMPO:
        weights[ADVENTURER] = state.adventurer_odds
        weights[ROLLER] = state.dragon_odds
    elif state.turn == CHANCE:
        for seat in range(state.seats):
            weights[seat] = 1
    else:
        weights[ROLL] = 1  # TD-6 and TD-Q10 in the Grotto; TD-17 for the Dragon dice


@rule
def odds_of_a_die(state, weights):
    if state.phase == GROTTO:
        weights[TROLL] = SIDES - state.diamond_sides - state.key_sides - state.door_sides
        weights[DIAMOND] = state.diamond_sides
        weights[KEY] = state.key_sides
        weights[DOOR] = state.door_sides
    elif state.phase == CAVERN:
        weights[0] = SIDES - state.one_nugget_sides - state.two_nuggets_sides
        weights[1] = state.one_nugget_sides
        weights[2] = state.two_nuggets_sides
    else:
        sides = state.dragon_sides_2 if dragon_die(state) else state.dragon_sides_1
        weights[BLANK] = SIDES - sides
        weights[DRAGON] = sides


@rule
def apply(state, action):
    if state.in_air:
        land(state, action)
    elif state.phase == GROTTO:
        act_in_grotto(state, action)
    elif state.phase == CAVERN:
        if action == ROLL:
            state.in_air = CAVERN_DICE
        else:
            leave(state)
    elif state.phase == TEMPO:
        state.phase = CAVERN if action == ADVENTURER else DEN
    elif state.phase == DEN:
        state.in_air = DRAGON_DICE - state.dragons[0] - state.dragons[1]
    elif state.turn == CHANCE:
        state.turn = action
    else:
        state.phase = GROTTO
        state.in_air = GROTTO_DICE  # TD-6


@rule
def land(state, action):
    """One die comes to rest: dice land one at a time, in order."""
    if state.phase == GROTTO:
        land_grotto_die(state, action)
    elif state.phase == CAVERN:
        land_cavern_die(state, action)
    else:
        land_dragon_die(state, action)


# === Phase 1, the Grotto: TD-6 to TD-14 ===


@rule
def moves_in_grotto(state, weights):
    weights[ROLL] = 1
    weights[LEAVE] = 1  # TD-11
    if state.cavern > 0 and lies(state, KEY) and lies(state, DOOR):  # TD-14, TD-Q7, TD-Q14
        weights[ENTER] = 1
    if loose_dice(state) == 1:  # TD-Q6: a die is left to roll
        return
    if state.cavern > 0 and state.aside == 0:  # TD-9, TD-Q9, TD-Q14
        offer(state, weights, KEY, SET_KEY)
        offer(state, weights, DOOR, SET_DOOR)
    if state.reroll != ALL:  # TD-Q3
        offer(state, weights, DIAMOND, HOLD_DIAMOND)
    if state.reroll == ANY:
        offer(state, weights, KEY, HOLD_KEY)
        offer(state, weights, DOOR, HOLD_DOOR)


@rule
def offer(state, weights, face, action):
    """Allow the action if a loose die shows the face."""
    if loose_die(state, face) < GROTTO_DICE:
        weights[action] = 1


@rule
def act_in_grotto(state, action):
    if action == ROLL:
        roll_grotto_dice(state)
    elif action == LEAVE:
        leave(state)
    elif action == ENTER:
        enter(state)
    elif action == SET_KEY:
        state.aside = 1 + loose_die(state, KEY)
    elif action == SET_DOOR:
        state.aside = 1 + loose_die(state, DOOR)
    else:
        state.held[loose_die(state, action - HOLD_DIAMOND + DIAMOND)] = 1


@rule
def is_die_loose(state, die):
    """Would a reroll take this die? It shows no troll and is neither set aside nor held back."""
    return state.dice[die] != TROLL and state.aside != die + 1 and state.held[die] == 0


@rule
def loose_dice(state):
    count = 0
    for die in range(GROTTO_DICE):
        count += is_die_loose(state, die)
    return count


@rule
def loose_die(state, face):
    """The first loose die that shows the face, or GROTTO_DICE. The dice are alike: it does not matter which."""
    for die in range(GROTTO_DICE):
        if state.dice[die] == face and is_die_loose(state, die):
            return die
    return GROTTO_DICE


@rule
def lies(state, face):
    """Does any die show the face, set aside or not?"""
    found = 0
    for die in range(GROTTO_DICE):
        found |= state.dice[die] == face
    return found


@rule
def roll_grotto_dice(state):
    for die in range(GROTTO_DICE):
        if is_die_loose(state, die):
            state.dice[die] = IN_AIR  # TD-Q5: a key or door too
            state.in_air += 1
        state.held[die] = 0


@rule
def land_grotto_die(state, face):
    landing = 0
    for die in range(GROTTO_DICE - 1, -1, -1):
        if state.dice[die] == IN_AIR:
            landing = die
    state.dice[landing] = face
    state.in_air -= 1
    if face == DIAMOND and state.grotto > 0:  # TD-8, TD-Q12
        state.grotto -= 1
        state.diamonds_at_risk += 1
    if state.in_air == 0 and is_blocked(state):
        meet_troll(state)


@rule
def is_blocked(state):
    blocked = 0
    for die in range(GROTTO_DICE):
        blocked += state.dice[die] == TROLL or state.aside == die + 1
    return blocked == GROTTO_DICE


@rule
def meet_troll(state):
    """TD-13."""
    state.troll_hand += state.diamonds_at_risk
    end_turn(state)


@rule
def leave(state):
    """TD-11, TD-20."""
    state.pack_diamonds[state.turn] += state.diamonds_at_risk
    state.pack_nuggets[state.turn] += state.nuggets_at_risk
    end_turn(state)


# === Phase 2, the Cavern: TD-14 to TD-23 ===


@rule
def enter(state):
    put_dice_away(state)
    state.phase = CAVERN
    state.roller = left_of(state, state.turn)  # TD-Q17


@rule
def land_cavern_die(state, nuggets):
    state.gold[CAVERN_DICE - state.in_air] = nuggets
    state.in_air -= 1
    taken = nuggets if nuggets < state.cavern else state.cavern  # TD-16, TD-Q12
    state.cavern -= taken
    state.nuggets_at_risk += taken
    if state.in_air == 0:
        state.phase = TEMPO if state.tempo == RACE else DEN  # TD-17


@rule
def dragon_die(state):
    """The next Dragon die to land: 0 or 1."""
    return 0 if state.in_air == DRAGON_DICE or state.dragons[1] else 1


@rule
def land_dragon_die(state, face):
    if face == DRAGON:
        state.dragons[dragon_die(state)] = 1  # TD-18
    state.in_air -= 1
    if state.in_air == 0:
        settle_dragon_dice(state)


@rule
def settle_dragon_dice(state):
    if state.dragons[0] and state.dragons[1]:
        wake_dragon(state)  # TD-19
    else:
        state.roller = next_opponent(state, state.roller)
        state.phase = TEMPO if state.tempo == RACE else CAVERN


@rule
def wake_dragon(state):
    """TD-21, with two seats TD-22: deal out the loot one by one, starting with the waker, nuggets first (TD-Q20)."""
    dropped = state.troll_hand
    if state.seats == 2 and dropped > TROLL_TREASURES:
        dropped = TROLL_TREASURES
    state.troll_hand -= dropped
    seat = state.roller
    for _ in range(state.nuggets_at_risk):
        state.pack_nuggets[seat] += 1
        seat = next_opponent(state, seat)
    for _ in range(state.diamonds_at_risk + dropped):
        state.pack_diamonds[seat] += 1
        seat = next_opponent(state, seat)
    end_turn(state)


@rule
def left_of(state, seat):
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def next_opponent(state, seat):
    """The next seat clockwise, skipping the active player."""
    following = left_of(state, seat)
    return left_of(state, following) if following == state.turn else following


# === The end: TD-24 to TD-27 ===


@rule
def end_turn(state):
    put_dice_away(state)
    state.phase = BEGIN
    state.roller = 0
    state.diamonds_at_risk = 0
    state.nuggets_at_risk = 0
    state.turn = NOBODY if is_over(state) else left_of(state, state.turn)


@rule
def put_dice_away(state):
    state.aside = 0
    for die in range(GROTTO_DICE):
        state.dice[die] = IN_AIR
        state.held[die] = 0
    for die in range(CAVERN_DICE):
        state.gold[die] = 0
    for die in range(DRAGON_DICE):
        state.dragons[die] = 0


@rule
def is_over(state):
    """TD-24."""
    if state.end == BOTH:
        return state.grotto == 0 and state.cavern == 0
    return state.grotto == 0 or state.cavern == 0


@rule
def points(state, seat):
    """TD-25."""
    return state.pack_diamonds[seat] + NUGGET_POINTS * state.pack_nuggets[seat]


@rule
def scores(state, out):
    """TD-26: points, then nuggets (at most 120)."""
    for seat in range(state.seats):
        out[seat] = points(state, seat) * 128 + state.pack_nuggets[seat]


# === What is seen: everything (TD-Q28) ===

copy_to_view = copies(TrollDragonState, TrollDragonView)
copy_to_state = copies(TrollDragonView, TrollDragonState)


@rule
def show(state, seat, view):
    copy_to_view(state, view)
    for each in range(state.seats):
        view.points[each] = points(state, each)


know = show


@rule
def redeal(known, state):
    copy_to_state(known, state)
