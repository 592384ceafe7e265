"""What the laboratory counts in Troll & Dragon: how turns end, and which room is empty in the end."""

from doubloon.engine.count import Count
from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import BEGIN, CAVERN, ENTER, GROTTO, LEAVE

LEFT_GROTTO, TROLLS, ENTERED, LEFT_CAVERN, DRAGONS = range(5)
PHASE = 5  # memory: the phase of the last action of this turn; BEGIN if the turn ended by leaving


@rule
def note(state, action, counts):
    if state.phase == BEGIN:
        settle(counts)
    counts[PHASE] = state.phase
    if state.in_air:
        return
    if action == LEAVE and state.phase in (GROTTO, CAVERN):
        counts[LEFT_GROTTO if state.phase == GROTTO else LEFT_CAVERN] += 1
        counts[PHASE] = BEGIN
    elif action == ENTER and state.phase == GROTTO:
        counts[ENTERED] += 1


@rule
def settle(counts):
    """A turn that did not end by leaving ended by the troll, or by the dragon."""
    if counts[PHASE] == GROTTO:
        counts[TROLLS] += 1
    elif counts[PHASE] >= CAVERN:
        counts[DRAGONS] += 1


@rule
def end(state, counts):
    if state.phase == BEGIN:
        settle(counts)


@rule
def empty_rooms(state, counts):
    counts[0] = 1 if state.grotto == 0 else 0
    counts[1] = 1 if state.cavern == 0 else 0


COUNTS = (
    Count(("left_grotto", "trolls", "entered", "left_cavern", "dragons"), note, end, memory=1),
    Count(("grotto_empty", "cavern_empty"), end=empty_rooms, is_share=True),
)
