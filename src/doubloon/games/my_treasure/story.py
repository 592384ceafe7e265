"""The texts of My Treasure as message keys: names of actions, what happened, what is on the table, how points came about."""

from collections.abc import Sequence
from itertools import pairwise

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, aside, say, victory
from doubloon.games.my_treasure.rules import (
    BLIND,
    CAVE,
    DRAW,
    DRAWING,
    FLEE,
    FLEEING,
    IN_STACK,
    NEXT_ROUND,
    NO_TOKEN,
    ON_SPACE,
    ORC,
    OWNED,
    PLACING,
    REVEALING,
    SCORED,
    SECURING,
    SPACE,
    TOKEN,
    MyTreasureState,
    MyTreasureView,
    is_any_treasure,
    is_token_free,
    scores,
)
from doubloon.games.my_treasure.tables import CARDS, KIND_COUNT, KINDS, MOUSE, SPACES

SYMBOLS = (*KINDS, "mouse")


def card_in_words(card: int, form: str = "symbol") -> tuple[Message, ...]:
    """The symbols of a card, each kind once; `form` is "object" where somebody draws or holds it, which matters in German."""
    return tuple(say(f"my-treasure-{form}-{SYMBOLS[kind]}", count=CARDS[card].count(kind)) for kind in sorted(set(CARDS[card])))


def label(state: MyTreasureState, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.phase == DRAWING:
        return say("my-treasure-orc") if action == ORC else say("my-treasure-card", card=card_in_words(action))
    if state.phase == REVEALING:
        return say(f"my-treasure-kind-{KINDS[action]}")
    if action == DRAW:
        return _draw(state)
    if action in (FLEE, NEXT_ROUND):
        return say({FLEE: "my-treasure-flee", NEXT_ROUND: "my-treasure-next-round"}[action])
    if action < SPACE:
        return say(f"my-treasure-token-{KINDS[action - TOKEN]}")
    verb = {PLACING: "place", FLEEING: "grab"}.get(state.phase, "secure")
    return say(f"my-treasure-{verb}", space=action - SPACE + 1)


def _draw(state: MyTreasureState) -> Message:
    """The label tells how many orcs and cards are left; both are public."""
    left = state.orcs - state.orcs_out
    return say("my-treasure-draw", left=left, cards=left + sum(place == IN_STACK for place in state.places))


def tell(before: MyTreasureView, action: int, after: MyTreasureView) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    told = _deed(before, action, after)
    if after.phase == SCORED:
        told += _scoring(after)
    elif after.turn != before.turn and after.phase in (CAVE, FLEEING) and before.phase != SCORED:
        told.append(say("turn", who=after.turn))
    return told


def _deed(before: MyTreasureView, action: int, after: MyTreasureView) -> list[Message]:
    who = before.turn
    if before.phase == DRAWING:
        return _drawn(before, action, after)
    if before.phase == REVEALING:
        return [say(f"my-treasure-revealed-{KINDS[action]}", who=who)]
    if before.phase == SCORED:
        return [say("my-treasure-round", who=after.turn)]
    if action == DRAW:
        return []
    if action == FLEE:
        return [say("my-treasure-fled", who=who)]
    if action < SPACE:
        return [say(f"my-treasure-took-{KINDS[action - TOKEN]}", who=who)]
    space = action - SPACE
    if before.phase == PLACING:
        return [aside("my-treasure-placed", space=space + 1)]
    grabbed = "my-treasure-grabbed" if before.phase == FLEEING else "my-treasure-secured"
    return [say(grabbed, who=who, space=space + 1, cards=before.heights[space])]


def _drawn(before: MyTreasureView, action: int, after: MyTreasureView) -> list[Message]:
    if action != ORC:
        return [say("my-treasure-drew", who=before.turn, card=card_in_words(action, "object"))]
    orc = say("my-treasure-drew-orc", who=before.turn, orcs=after.orcs_out, all=after.orcs)
    return [orc, say("my-treasure-alarm")] if after.phase == FLEEING else [orc]


def _scoring(after: MyTreasureView) -> list[Message]:
    told = [_scored(after, seat) for seat in _announcing(after)]
    return told + _winners(after) if after.turn == NOBODY else told


def _announcing(view: MyTreasureView) -> list[int]:
    """MT-32: in turn order."""
    return [(view.starter + each) % view.seats for each in range(view.seats)]


def _scored(after: MyTreasureView, who: int) -> Message:
    return say("my-treasure-scored", who=who, number=after.numbers[who], gained=after.gained[who], glory=after.glory[who])


def _winners(after: MyTreasureView) -> list[Message]:
    keys = [0] * after.seats
    scores(after, keys)
    return victory(keys)


# === What lies on the table ===

# The state of a token in the middle: free, just chosen, or taken.
FREE, CHOSEN, GONE = range(3)

# The state of a step of leaving.
DONE, NEXT, LATER = range(3)

# The phases in which the treasures lie open.
OPEN = (REVEALING, SCORED)


def scene(view: MyTreasureView) -> list[Message]:
    order = _announcing(view) if view.phase in OPEN else range(view.seats)
    dwarves = [thing for seat in order for thing in _dwarf(view, seat)]
    spaces = say("my-treasure-scene-cave", pieces=tuple(_space(view, space) for space in range(SPACES)))
    return [*dwarves, _orcs(view), _chest(view), *_held(view), spaces, *_covered(view), *_tokens(view), *_steps(view), *_now(view)]


def _steps(view: MyTreasureView) -> list[Message]:
    """The steps of leaving: take a token, take a pile, run."""
    if view.phase != SECURING:
        return []
    steps = tuple(say("my-treasure-scene-step", step=step, how=how) for step, how in ((1, DONE), (2, NEXT), (3, LATER)))
    return [say("my-treasure-scene-steps", pieces=steps)]


def _now(view: MyTreasureView) -> list[Message]:
    if view.phase == DRAWING:
        return []
    return [say("my-treasure-scene-now", phase=view.phase, piles=int(is_any_treasure(view)))]


def _card(card: int, form: str = "symbol") -> Message:
    return say("my-treasure-scene-card", piece=f"card-{card}", card=card_in_words(card, form), art=_art(card))


def _counted(card: int, kind: int) -> Message:
    """A card of an open treasure: which of its symbols count with this token, one by one, as 1 and 0 (MT-30, MT-31)."""
    match = "".join(str(int(symbol in (kind, MOUSE))) for symbol in CARDS[card])
    return Message(_card(card).key, {**_card(card).values, "match": match})


def _art(card: int) -> str:
    """The symbols of a card, one by one, as names of pictures."""
    return " ".join("mouse" if kind == MOUSE else f"treasure-{KINDS[kind]}" for kind in CARDS[card])


def _cards_at(view: MyTreasureView, place: int) -> list[int]:
    """The visible cards at a place."""
    return [card for card, each in enumerate(view.places) if each == place]


def _orcs(view: MyTreasureView) -> Message:
    row = tuple(say("my-treasure-scene-orc", number=each, here=int(each <= view.orcs_out)) for each in range(1, view.orcs + 1))
    return say("my-treasure-scene-orcs", orcs=view.orcs_out, all=view.orcs, pieces=row)


def _chest(view: MyTreasureView) -> Message:
    action = {"action": DRAW} if view.phase == CAVE else {}
    return say("my-treasure-scene-chest", cards=view.stack, **action)


def _held(view: MyTreasureView) -> list[Message]:
    return [say("my-treasure-scene-held", owner=view.turn, pieces=(_card(view.drawn - 1, "object"),))] if view.drawn else []


def _space(view: MyTreasureView, space: int) -> Message:
    """The top card of a pile. A touch lays a card there, or takes the pile."""
    top = view.tops[space] - 1
    is_touched = view.phase == PLACING or (view.phase in (SECURING, FLEEING) and top >= 0)
    where = {"space": space + 1, **({"action": SPACE + space} if is_touched else {})}
    if top < 0:
        return say("my-treasure-scene-space", **where)
    shown: dict[str, int | str | tuple[Message, ...]] = {"piece": f"card-{top}", "card": card_in_words(top), "art": _art(top)}
    is_taken = int(view.phase in (SECURING, FLEEING))
    return say("my-treasure-scene-pile", **shown, cards=view.heights[space], take=is_taken, **where)


def _covered(view: MyTreasureView) -> list[Message]:
    """With the memory aid: the cards below the top cards."""
    found = []
    for space in range(SPACES if view.memory_aid else 0):
        below = [_card(card) for card in _cards_at(view, ON_SPACE + space) if card != view.tops[space] - 1]
        found += [say("my-treasure-scene-covered", space=space + 1, pieces=tuple(below))] if below else []
    return found


def _tokens(view: MyTreasureView) -> list[Message]:
    """The six tokens in order; after the last orc, the remaining ones, face down."""
    if view.phase == SCORED:
        return []
    if view.phase in (FLEEING, REVEALING):
        left = KIND_COUNT - sum(token != NO_TOKEN for token in view.tokens)
        return [say("my-treasure-scene-blind-tokens", count=left, pieces=(say("my-treasure-scene-blind-token"),) * left)]
    return [say("my-treasure-scene-tokens", pieces=tuple(_token(view, kind) for kind in range(KIND_COUNT)))]


def _token(view: MyTreasureView, kind: int) -> Message:
    if not is_token_free(view, kind):
        return say("my-treasure-scene-token", kind=kind, how=GONE, owner=list(view.tokens).index(kind + 1))
    action = {"action": TOKEN + kind} if view.phase == CAVE and is_any_treasure(view) else {}
    how = CHOSEN if view.chosen == kind + 1 else FREE
    return say("my-treasure-scene-token", piece=f"token-{kind}", kind=kind, how=how, **action)


def _dwarf(view: MyTreasureView, seat: int) -> list[Message]:
    """A dwarf in the cave, or outside with a token and a treasure, which is open once all are out."""
    token = view.tokens[seat]
    if token == NO_TOKEN:
        return [say("my-treasure-scene-inside", who=seat)]
    if token == BLIND:
        shown = say("my-treasure-scene-unknown", who=seat)
    else:
        shown = say("my-treasure-scene-owned", who=seat, piece=f"token-{token - 1}", kind=token - 1)
    return [shown, _treasure(view, seat), *([_count(view, seat)] if view.phase == SCORED else [])]


def _count(view: MyTreasureView, seat: int) -> Message:
    """The treasure number, and the mice in it; the glory it earns, the glory of all rounds, and the glory that ends the game."""
    mice = sum(CARDS[card].count(MOUSE) for card in _cards_at(view, OWNED + seat))
    glory = {"gained": view.gained[seat], "glory": view.glory[seat], "target": view.glory_target}
    return say("my-treasure-scene-count", who=seat, number=view.numbers[seat], mice=mice, **glory)


def _treasure(view: MyTreasureView, seat: int) -> Message:
    is_counted = view.phase in OPEN and view.tokens[seat] != BLIND
    found = _cards_at(view, OWNED + seat)
    cards = tuple(_counted(card, view.tokens[seat] - 1) if is_counted else _card(card) for card in found)
    if cards:
        return say("my-treasure-scene-treasure", who=seat, pieces=cards)
    return say("my-treasure-scene-taken", who=seat, cards=view.piles[seat])


def rule(view: MyTreasureView) -> int:
    """The lines are: aim, cards, to draw, to cover, to leave, the last dwarf, what counts, orcs, to flee, glory, the end, who wins."""
    if view.turn == NOBODY:
        return 11
    if view.phase == CAVE and is_any_treasure(view):
        return _rule_in_cave(view)
    covers = 3 if is_any_treasure(view) else 2
    return {PLACING: covers, SECURING: 6, FLEEING: 8, REVEALING: 9, SCORED: 9}.get(view.phase, 2)


def _rule_in_cave(view: MyTreasureView) -> int:
    if view.orcs_out == view.orcs - 1:
        return 7
    return 5 if list(view.tokens[: view.seats]).count(NO_TOKEN) == 1 else 4


def guide(view: MyTreasureView, seat: int) -> list[Message]:
    if view.turn != seat:
        return []
    if view.phase == CAVE:
        return _guide_in_cave(view)
    tips = {PLACING: "place", SECURING: "secure", FLEEING: "flee"}
    return [say(f"my-treasure-guide-{tips[view.phase]}")] if view.phase in tips else []


def _guide_in_cave(view: MyTreasureView) -> list[Message]:
    orcs = [say("my-treasure-guide-orc", all=view.orcs)] if view.orcs_out else []
    return [say("my-treasure-guide-draw"), *orcs, *([say("my-treasure-guide-leave")] if is_any_treasure(view) else [])]


def bare(known: Sequence[MyTreasureView]) -> list[Message]:
    """Shows the covered cards too, as with the memory aid. Nobody knows the kind of a blind token."""
    view = known[0].copy()
    view.memory_aid = 1
    return scene(view)


def count(views: Sequence[MyTreasureView]) -> list[list[Message]]:
    """MT-30 to MT-34: round by round."""
    rounds = [after for before, after in pairwise(views) if after.phase == SCORED != before.phase]
    return [_glory(rounds, seat) for seat in range(views[-1].seats)]


def _glory(rounds: Sequence[MyTreasureView], seat: int) -> list[Message]:
    glory = sum(view.gained[seat] for view in rounds)
    return [say("my-treasure-points", points=glory), *(_round(view, seat, number) for number, view in enumerate(rounds, 1))]


def _round(view: MyTreasureView, seat: int, number: int) -> Message:
    """One round of a seat: treasures of its token's kind, and mice."""
    kind = view.tokens[seat] - 1
    mice = sum(CARDS[card].count(MOUSE) for card in _cards_at(view, OWNED + seat))
    values = {"treasures": view.numbers[seat] - mice, "mice": mice, "number": view.numbers[seat], "gained": view.gained[seat]}
    return say("my-treasure-scene-count-round", round=number, kind=kind, points=view.gained[seat], **values)
