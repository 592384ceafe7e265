"""My Treasure: keep the two best piles equal, and leave when the others can hardly catch up; alone in the cave, draw while it is safe."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.my_treasure.rules import (
    ALL_CARDS,
    CAVE,
    DRAW,
    FLEEING,
    IN_STACK,
    NO_TOKEN,
    ON_SPACE,
    OWNED,
    PLACING,
    SECURING,
    SPACE,
    TOKEN,
)
from doubloon.games.my_treasure.tables import COUNTS, KIND_COUNT, MOST_SEATS, MOUSE, SPACES

# Hundredths by which one who stays may better their number with each treasure card still to come. A card has 85 for a given token, but
# several want it. With two seats 60 wins 53 % against 40 and as much as 75 (10,000 games); with three, among patient players (gentle),
# 75 % against 27 % with 40 (1,500 games).
GROWTH = 60
ENOUGH = 3  # a lead that leaves nothing to others: MT-34
SHARE = (
    4  # alone, a last orc is risked while the stack still has a quarter of the number for the token; half wins 1 % less, an eighth as much
)

# What something is worth to each of the six tokens, side by side in one word, eight bits each.
BITS, MASK = 8, 255
EVERY_KIND = sum(1 << BITS * kind for kind in range(KIND_COUNT))

# What a pile offers, in one word: its highest number, the kind of it, and its highest number of another kind. The offers of the spaces,
# 15 bits each, lie side by side in one word as well.
NUMBER, KIND, OTHER = 8, 5, 31  # from the ninth bit on, from the sixth, and a mask for the lowest five
OFFER, WHOLE_OFFER = 15, (1 << 15) - 1


@rule
def clever(view, weights):
    if view.phase == CAVE:
        choose_only(weights, in_cave(view))
    elif view.phase == PLACING:
        choose_only(weights, SPACE + best_space(view))
    elif view.phase == SECURING or view.phase == FLEEING:  # noqa: PLR1714 (rules use no tuples)
        take_richest(view, weights, free_tokens(view) if view.phase == FLEEING else 1 << (view.chosen - 1))


# === What piles are worth ===


@rule
def worths(view, place):
    """The worth of all cards at a place for each token, packed into one word."""
    total = 0
    for card in range(ALL_CARDS):
        if view.places[card] == place:
            total += card_worths(card)
    return total


@rule
def card_worths(card):
    total = COUNTS[(KIND_COUNT + 1) * card + MOUSE] * EVERY_KIND
    for kind in range(KIND_COUNT):
        total += COUNTS[(KIND_COUNT + 1) * card + kind] << BITS * kind
    return total


@rule
def worth(packed, kind):
    return packed >> BITS * kind & MASK


@rule
def free_tokens(view):
    """The free tokens as a bit mask."""
    free = (1 << KIND_COUNT) - 1
    for seat in range(view.seats):
        if 0 < view.tokens[seat] <= KIND_COUNT:
            free &= ~(1 << (view.tokens[seat] - 1))
    return free


@rule
def take_richest(view, weights, tokens):
    """Take the pile with the highest total worth for these tokens. Without a pile the weights stay: fleeing is the only move."""
    found = -1
    best = -1
    for space in range(SPACES):
        if view.tops[space]:
            pile = worths(view, ON_SPACE + space)
            total = 0
            for kind in range(KIND_COUNT):
                total += worth(pile, kind) * (tokens >> kind & 1)
            if total > best:
                best = total
                found = space
    if found >= 0:
        choose_only(weights, SPACE + found)


@rule
def offer(pile, free):
    first = 0
    second = 0
    found = 0
    for kind in range(KIND_COUNT):
        number = worth(pile, kind) * (free >> kind & 1)
        if number > first:
            second = first
            first = number
            found = kind
        elif number > second:
            second = number
    return first << NUMBER | found << KIND | second


@rule
def offer_of(offers, space):
    return offers >> OFFER * space & WHOLE_OFFER


@rule
def best_offer(offers):
    best = 0
    for space in range(SPACES):
        best = max(best, offer_of(offers, space))
    return best


@rule
def next_number(offers):
    """The highest number that remains after another player takes the best offer with its token and pile."""
    best = best_offer(offers)
    left = 0
    is_taken = False
    for space in range(SPACES):
        each = offer_of(offers, space)
        if each == best and not is_taken:
            is_taken = True
        else:
            left = max(left, each & OTHER if each >> KIND & 7 == best >> KIND & 7 else each >> NUMBER)
    return left


# === Leaving ===


@rule
def in_cave(view):
    free = free_tokens(view)
    offers = 0
    for space in range(SPACES):
        offers |= offer(worths(view, ON_SPACE + space), free) << OFFER * space
    number = best_offer(offers) >> NUMBER
    if number == 0:
        return DRAW
    kind = best_offer(offers) >> KIND & 7
    rivals = numbers_outside(view)
    if others_in_cave(view) == 0:
        return TOKEN + kind if is_time(view, rivals, number, kind) else DRAW
    is_lead = is_crowded_end(view) or 100 * number >= 100 * next_number(offers) + growth(view)
    return TOKEN + kind if is_lead and number >= highest(rivals) else DRAW


@rule
def is_crowded_end(view):
    """Only the last orc is left, and several others may go first. Of 6,000 games among players who wait, one who leaves then wins 1.4 times
    an equal share at three to five seats, and as much as before among gentle ones. With one other in the cave it is better to wait."""
    return view.orcs - view.orcs_out == 1 and others_in_cave(view) > 1


@rule
def others_in_cave(view):
    count = -1
    for seat in range(view.seats):
        count += view.tokens[seat] == NO_TOKEN
    return count


@rule
def growth(view):
    """Expected gain of another player before the last orc, in hundredths: 1 in (orcs + 1) treasure cards comes after it."""
    orcs = view.orcs - view.orcs_out
    return GROWTH * (view.stack - orcs) * orcs // (orcs + 1)


@rule
def numbers_outside(view):
    """The treasure numbers of the players outside, packed into one word by seat."""
    numbers = 0
    for seat in range(view.seats):
        if view.tokens[seat] != NO_TOKEN:
            numbers |= worth(worths(view, OWNED + seat), view.tokens[seat] - 1) << BITS * seat
    return numbers


@rule
def highest(numbers):
    most = 0
    for seat in range(MOST_SEATS):
        most = max(most, numbers >> BITS * seat & MASK)
    return most


# === Alone in the cave ===


@rule
def is_time(view, rivals, number, kind):
    """True if it is time to leave. Drawing is safe until only the last orc is left; then leave if that wins the game, stay if it loses the
    game, and else decide by the stack."""
    if number >= highest(rivals) + ENOUGH:
        return True
    if view.orcs - view.orcs_out > 1:
        return False
    verdict = outcome(view, rivals, number)
    if verdict != 0:
        return verdict > 0
    return SHARE * worth(worths(view, IN_STACK), kind) <= number


@rule
def outcome(view, rivals, number):
    """The outcome of the game if this seat leaves now with a number: 1 won, -1 lost or shared, 0 not over."""
    most = max(number, highest(rivals))
    own = score(view, view.turn, number - most)
    best = 0
    for seat in range(view.seats):
        if seat != view.turn:
            best = max(best, score(view, seat, (rivals >> BITS * seat & MASK) - most))
    if max(own, best) // 4 < view.glory_target:
        return 0
    return 1 if own > best else -1


@rule
def score(view, seat, short):
    """The ranking key of the rules: glory, then the gain of this round."""
    gain = max(0, 3 + short)
    return 4 * (view.glory[seat] + gain) + gain


# === Placing ===


@rule
def best_space(view):
    """Alone, or behind one who has left, where the card makes the highest number. Else, as others move next, where the best offer stands
    out least from the next one: that won 67 % against what makes the next one highest, with two seats and 10,000 games. Without the
    chase, two who hold each other down lose to one who leaves early: 69 % of 1,500 games with three seats, and 38 % with it."""
    free = free_tokens(view)
    card = card_worths(view.drawn - 1)
    before = 0
    after = 0
    for space in range(SPACES):
        pile = worths(view, ON_SPACE + space)
        before |= offer(pile, free) << OFFER * space
        after |= offer(pile + card, free) << OFFER * space
    is_chase = others_in_cave(view) == 0 or best_offer(before) >> NUMBER < highest(numbers_outside(view))
    found = 0
    best = -MASK
    for space in range(SPACES):
        here = WHOLE_OFFER << OFFER * space
        offers = before & ~here | after & here
        number = best_offer(offers) >> NUMBER
        value = number if is_chase else next_number(offers) - number
        if value > best:
            best = value
            found = space
    return found
