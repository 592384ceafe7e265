"""My Treasure, played like a child: collects matching cards, stays until it gets dangerous, takes the best pile, and forgets cards."""

from doubloon.engine.policies import choose_only, is_remembered
from doubloon.engine.rule import rule
from doubloon.games.my_treasure.bots.clever import card_worths, free_tokens, worth
from doubloon.games.my_treasure.rules import ALL_CARDS, CAVE, DRAW, FLEEING, ON_SPACE, PLACING, SECURING, SPACE, TOKEN
from doubloon.games.my_treasure.tables import KIND_COUNT, MOST_SEATS, SPACES

# With these values clever wins 80 % (20,000 games with two seats); against a bot that leaves earlier, 91 %.
LONGEST = 60  # turns, of all dwarves, that the best of its memories lasts; a round has 45 at most
GLAD = 18  # treasure number with which it leaves at once
BRAVE = 16  # to 1: the odds that it draws although the next orc is the last


@rule
def gentle(view, weights):
    if view.phase == CAVE:
        in_cave(view, weights)
    elif view.phase == PLACING:
        choose_only(weights, SPACE + best(view, card_worths(view.drawn - 1), free_tokens(view)) % SPACES)
    elif view.phase == SECURING:
        choose_only(weights, SPACE + best(view, 0, 1 << (view.chosen - 1)) % SPACES)
    elif view.phase == FLEEING:
        grab_highest(view, weights)


# === What it remembers ===


@rule
def in_mind(view, space):
    """The worth of a pile for each token, from the cards that it remembers."""
    total = 0
    for card in range(ALL_CARDS):
        if view.places[card] == ON_SPACE + space and (view.tops[space] == card + 1 or remembers(view, card)):
            total += card_worths(card)
    return total


@rule
def remembers(view, card):
    sighting = (view.seen[card] * ALL_CARDS + card) * MOST_SEATS + view.turn
    return is_remembered(view.clock - view.seen[card], sighting, LONGEST)


# === What it wants ===


@rule
def best(view, more, tokens):
    """The highest number of a pile plus `more` for one of these tokens: number, kind and space in one word."""
    found = 0
    for space in range(SPACES):
        if view.tops[space] or more:
            pile = in_mind(view, space) + more
            for kind in range(KIND_COUNT):
                if tokens >> kind & 1:
                    found = max(found, (worth(pile, kind) * KIND_COUNT + kind) * SPACES + space)
    return found


@rule
def in_cave(view, weights):
    """Leaves with a high number, and at random when the next orc would be the last."""
    found = best(view, 0, free_tokens(view)) // SPACES
    number = found // KIND_COUNT
    if number == 0:
        choose_only(weights, DRAW)
    elif number >= GLAD:
        choose_only(weights, TOKEN + found % KIND_COUNT)
    elif view.orcs_out < view.orcs - 1:
        choose_only(weights, DRAW)
    else:
        choose_only(weights, TOKEN + found % KIND_COUNT)
        weights[DRAW] = BRAVE


@rule
def grab_highest(view, weights):
    """Any of the highest piles."""
    highest = 0
    for space in range(SPACES):
        highest = max(highest, view.heights[space])
    for space in range(SPACES):
        if view.heights[space] < highest:
            weights[SPACE + space] = 0
