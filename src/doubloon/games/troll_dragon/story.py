"""The texts of Troll & Dragon as message keys: names of actions, what happened, what is on the table, how points came about."""

from collections.abc import Sequence

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, aside, say, victory
from doubloon.games.troll_dragon.rules import (
    ADVENTURER,
    BEGIN,
    CAVERN,
    DEN,
    DIAMOND,
    DOOR,
    DRAGON,
    ENTER,
    GROTTO,
    HOLD_DIAMOND,
    HOLD_DOOR,
    HOLD_KEY,
    IN_AIR,
    KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TEMPO,
    TROLL,
    TrollDragonFields,
    TrollDragonState,
    TrollDragonView,
    dragon_die,
    left_of,
    lies,
    loose_dice,
    loose_die,
    moves_in_grotto,
    scores,
)
from doubloon.games.troll_dragon.tables import CAVERN_DICE, DRAGON_DICE, GROTTO_DICE, NUGGET_POINTS

FACES = ("", "troll", "diamond", "key", "door")
GROTTO_MOVES = {
    ROLL: "roll",
    LEAVE: "leave",
    ENTER: "enter",
    SET_KEY: "set-key",
    SET_DOOR: "set-door",
    HOLD_DIAMOND: "hold-diamond",
    HOLD_KEY: "hold-key",
    HOLD_DOOR: "hold-door",
}
ROLLS = {CAVERN: "roll-gold", DEN: "roll-dragon"}


def label(state: TrollDragonState, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.in_air:
        return _face(state, action)
    if state.phase == TEMPO:
        return say(f"troll-dragon-quicker-{'adventurer' if action == ADVENTURER else 'dragon'}")
    if action == LEAVE:
        return say("troll-dragon-leave", diamonds=state.diamonds_at_risk, nuggets=state.nuggets_at_risk, points=_points_at_risk(state))
    if action == ROLL and state.phase in (BEGIN, GROTTO):
        return say("troll-dragon-roll", dice=loose_dice(state), again=_rolled_again(state))
    return say(f"troll-dragon-{GROTTO_MOVES[action] if state.phase == GROTTO else ROLLS[state.phase]}")


def _points_at_risk(state: TrollDragonFields) -> int:
    """TD-25."""
    return int(state.diamonds_at_risk + NUGGET_POINTS * state.nuggets_at_risk)


def _rolled_again(state: TrollDragonFields) -> int:
    """What another roll would give up: nothing, the key, the door, or both."""
    key, door = (state.cavern > 0 and loose_die(state, face) < GROTTO_DICE for face in (KEY, DOOR))
    return int(key) + 2 * int(door)


def _face(state: TrollDragonFields, action: int) -> Message:
    """The label of a die's outcome."""
    if state.phase == GROTTO:
        found = "none" if action == DIAMOND and state.grotto == 0 else FACES[action]
        return aside(f"troll-dragon-face-{found}")
    if state.phase == CAVERN:
        return aside("troll-dragon-face-gold", nuggets=min(action, state.cavern))
    return aside(f"troll-dragon-face-{'dragon' if action == DRAGON else 'blank'}")


def tell(before: TrollDragonView, action: int, after: TrollDragonView) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    if before.in_air:
        told = [_face(before, action), *_landed(before, after)]
    elif before.phase == TEMPO:
        told = []  # the roll that follows tells who was quicker
    else:
        told = [_moved(before, action, after)]
    if after.turn == NOBODY:
        return told + _ending(after)
    return told + ([say("turn", who=after.turn)] if after.turn != before.turn else [])


def _landed(before: TrollDragonView, after: TrollDragonView) -> list[Message]:
    """What the outcome of a die changed."""
    if after.turn == before.turn:
        return []
    if before.phase == GROTTO:
        return [say("troll-dragon-troll", who=before.turn, diamonds=after.troll_hand - before.troll_hand)]
    woken = say("troll-dragon-awake", who=before.roller, loser=before.turn)
    return [woken, *(shared for seat in _round_from(before, before.roller) for shared in _shared(before, after, seat))]


def _round_from(view: TrollDragonView, seat: int) -> list[int]:
    """All seats clockwise, beginning with this one."""
    order = [seat]
    while len(order) < view.seats:
        order.append(left_of(view, order[-1]))
    return order


def _shared(before: TrollDragonView, after: TrollDragonView, seat: int) -> list[Message]:
    diamonds = after.pack_diamonds[seat] - before.pack_diamonds[seat]
    nuggets = after.pack_nuggets[seat] - before.pack_nuggets[seat]
    return [say("troll-dragon-shared", who=seat, diamonds=diamonds, nuggets=nuggets)] if diamonds or nuggets else []


def _moved(before: TrollDragonView, action: int, after: TrollDragonView) -> Message:
    who = before.roller if before.phase == DEN else before.turn
    if action == LEAVE:
        return say("troll-dragon-left", who=who, diamonds=before.diamonds_at_risk, nuggets=before.nuggets_at_risk)
    if action != ROLL:
        return say(f"troll-dragon-did-{GROTTO_MOVES[action]}", who=who)
    if before.phase == CAVERN:
        return say("troll-dragon-rolled-gold", who=who, dice=CAVERN_DICE)
    if before.phase == DEN:
        return say("troll-dragon-rolled-dragon", who=who, dice=after.in_air)
    return say("troll-dragon-rolled", who=who, dice=after.in_air)


def _ending(view: TrollDragonView) -> list[Message]:
    """TD-24 and TD-26."""
    emptied = [name for name, left in (("grotto", view.grotto), ("cavern", view.cavern)) if left == 0]
    keys = [0] * view.seats
    scores(view, keys)
    return [say(f"troll-dragon-empty-{name}") for name in emptied] + victory(keys)


# === What lies on the table ===

# The state of a die.
FREE, BLOCKED, ASIDE, HELD, FALLING, WAITING = range(6)

# The state of key or door: missing, rolled but loose, may be kept, kept.
MISSING, LOOSE, OFFERED, KEPT = range(4)

LOCKS = {KEY: SET_KEY, DOOR: SET_DOOR}
HOLDS = {DIAMOND: HOLD_DIAMOND, KEY: HOLD_KEY, DOOR: HOLD_DOOR}


def scene(view: TrollDragonView) -> list[Message]:
    deep = view.phase in (CAVERN, TEMPO, DEN)
    packs = [pack for seat in range(view.seats) for pack in _pack(view, seat)]
    rooms = [
        say("troll-dragon-scene-grotto", diamonds=view.grotto),
        say("troll-dragon-scene-troll-hand", diamonds=view.troll_hand, drawn=_in_the_picture(view.troll_hand)),
        say("troll-dragon-scene-cavern", nuggets=view.cavern),
    ]
    return packs + rooms + (_cavern(view) if deep else _grotto(view)) + [_at_risk(view)]


def _in_the_picture(diamonds: int) -> int:
    """How many diamonds the picture of the Troll Hand shows; there are three pictures."""
    return 6 if diamonds >= 6 else 3 if diamonds else 0


def _pack(view: TrollDragonView, seat: int) -> list[Message]:
    diamonds = say("troll-dragon-scene-pack-diamonds", who=seat, diamonds=view.pack_diamonds[seat])
    return [diamonds, say("troll-dragon-scene-pack-nuggets", who=seat, nuggets=view.pack_nuggets[seat])]


def _at_risk(view: TrollDragonView) -> Message:
    diamonds = say("troll-dragon-scene-risk-diamonds", diamonds=view.diamonds_at_risk)
    nuggets = say("troll-dragon-scene-risk-nuggets", nuggets=view.nuggets_at_risk)
    amounts = {"diamonds": view.diamonds_at_risk, "nuggets": view.nuggets_at_risk, "points": _points_at_risk(view)}
    return say("troll-dragon-scene-at-risk", pieces=(diamonds, nuggets), **amounts)


def _grotto(view: TrollDragonView) -> list[Message]:
    dice = say("troll-dragon-scene-dice", pieces=tuple(_grotto_die(view, die) for die in range(GROTTO_DICE)))
    return [dice, say("troll-dragon-scene-lock", pieces=(_lock(view, KEY), _lock(view, DOOR)))] if view.cavern else [dice]


def _grotto_die(view: TrollDragonView, die: int) -> Message:
    """A touch holds the die back if that is offered, else sets it aside. Of equal dice, only the one that would move has an action."""
    face = view.dice[die]
    touches = [move for move in (HOLDS.get(face), LOCKS.get(face)) if move in _offered(view)]
    action = {"action": touches[0]} if touches and loose_die(view, face) == die else {}
    return say("troll-dragon-scene-die", piece=f"die-{die}", face=face, how=_how_it_lies(view, die), **action)


def _offered(view: TrollDragonView) -> list[int]:
    """The moves that concern a single die."""
    weights = [0] * len(GROTTO_MOVES)
    if view.phase == GROTTO and not view.in_air:
        moves_in_grotto(view, weights)
    return [action for action in (*LOCKS.values(), *HOLDS.values()) if weights[action]]


def _how_it_lies(view: TrollDragonView, die: int) -> int:
    if view.dice[die] == IN_AIR:
        return FALLING if view.phase == GROTTO else WAITING
    if view.dice[die] == TROLL:
        return BLOCKED
    if view.aside == die + 1:
        return ASIDE
    return HELD if view.held[die] else FREE


def _lock(view: TrollDragonView, face: int) -> Message:
    """TD-14: a key and a door open the Cavern. TD-9: one of them may be kept."""
    if not lies(view, face):
        return say("troll-dragon-scene-socket", face=face, how=MISSING)
    if view.aside and view.dice[view.aside - 1] == face:
        return say("troll-dragon-scene-socket", face=face, how=KEPT, die=f"die-{view.aside - 1}")
    if LOCKS[face] in _offered(view):
        return say("troll-dragon-scene-socket", face=face, how=OFFERED, die=f"die-{loose_die(view, face)}", action=LOCKS[face])
    return say("troll-dragon-scene-socket", face=face, how=LOOSE, die=f"die-{list(view.dice).index(face)}")


def _cavern(view: TrollDragonView) -> list[Message]:
    gold = tuple(_gold_die(view, die) for die in range(CAVERN_DICE))
    dragons = tuple(_dragon_die(view, die) for die in range(DRAGON_DICE))
    return [
        say("troll-dragon-scene-dragon", dragons=sum(view.dragons)),
        say("troll-dragon-scene-cavern-dice", pieces=gold + dragons),
        say("troll-dragon-scene-roller", who=view.roller),
    ]


def _gold_die(view: TrollDragonView, die: int) -> Message:
    falling = view.phase == CAVERN and die >= CAVERN_DICE - view.in_air
    return say(
        "troll-dragon-scene-gold-die", piece=f"gold-{die}", nuggets=0 if falling else view.gold[die], how=FALLING if falling else FREE
    )


def _dragon_die(view: TrollDragonView, die: int) -> Message:
    """A die that shows its dragon is set aside; the others land in order."""
    falling = view.phase == DEN and view.in_air > 0 and die >= dragon_die(view)
    how = ASIDE if view.dragons[die] else FALLING if falling else FREE
    return say("troll-dragon-scene-dragon-die", piece=f"dragon-{die}", how=how)


def rule(view: TrollDragonView) -> int:
    """The lines are: aim, pieces, Grotto, trolls, to leave, key and door, Cavern, Dragon dice, the dragon awake, sharing, end, who wins."""
    if view.turn == NOBODY:
        return 11
    if view.phase in (CAVERN, TEMPO, DEN):
        return 6 if view.phase == CAVERN and not any(view.dragons) else 7
    if view.phase == BEGIN or view.in_air:
        return 2
    if view.cavern and (lies(view, KEY) or lies(view, DOOR)):
        return 5
    blocked = sum(_how_it_lies(view, die) in (BLOCKED, ASIDE) for die in range(GROTTO_DICE))
    return 3 if blocked > GROTTO_DICE // 2 else 4


def guide(view: TrollDragonView, seat: int) -> list[Message]:
    if view.phase == DEN:
        return [say("troll-dragon-guide-dragon")] if view.roller == seat else []
    if view.turn != seat or view.phase == TEMPO:
        return []
    if view.phase == BEGIN:
        return [say("troll-dragon-guide-roll")]
    return [say("troll-dragon-guide-gold")] if view.phase == CAVERN else _guide_in_grotto(view)


def _guide_in_grotto(view: TrollDragonView) -> list[Message]:
    trolls = [die for die in range(GROTTO_DICE) if view.dice[die] == TROLL]
    pair = [face for face in LOCKS if lies(view, face)]
    tips = {
        "enter": bool(view.cavern) and len(pair) == len(LOCKS),
        "key": any(LOCKS[face] in _offered(view) for face in pair),
        "risk": view.diamonds_at_risk > 0,
    }
    found = [say(f"troll-dragon-guide-{tip}") for tip, is_needed in tips.items() if is_needed]
    return found + [say("troll-dragon-guide-troll", die=die) for die in trolls[:1]]


def bare(known: Sequence[TrollDragonView]) -> list[Message]:
    """Nothing is hidden."""
    return scene(known[0])


def count(views: Sequence[TrollDragonView]) -> list[list[Message]]:
    """TD-25: the packs."""
    return [_count(views[-1], seat) for seat in range(views[-1].seats)]


def _count(view: TrollDragonView, seat: int) -> list[Message]:
    diamonds, nuggets = view.pack_diamonds[seat], view.pack_nuggets[seat]
    gold = NUGGET_POINTS * nuggets
    return [
        say("points", points=diamonds + gold),
        say("troll-dragon-scene-count-diamonds", diamonds=diamonds, points=diamonds),
        say("troll-dragon-scene-count-nuggets", nuggets=nuggets, worth=NUGGET_POINTS, points=gold),
    ]
