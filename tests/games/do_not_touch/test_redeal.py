"""What a seat cannot know is dealt anew, every way equally likely; and nothing it sees depends on it."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from doubloon.engine.game import NOBODY, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, DoNotTouch
from doubloon.games.do_not_touch.rules import ACT, DRAW, DRAWING, EXCESS, IN_DECK, IN_HAND, TARGET, DoNotTouchState, DoNotTouchView
from tests.games.do_not_touch.lines import PILE, after, cards, dealt, listed, seat_part, spent, swap
from tests.games.do_not_touch.reference import whole_deck
from tests.games.do_not_touch.setups import Played, games, seats_of, states

pytestmark = pytest.mark.long

Hands = tuple[tuple[int, ...], ...]  # of each seat, ascending


def certain(view: DoNotTouchView) -> list[list[int]]:
    """The cards of each hand that the viewer is sure of."""
    return [listed(view.hand) if seat == view.viewer else seat_part(view.known, seat) for seat in range(view.seats)]


def unseen(view: DoNotTouchView) -> list[int]:
    """The cards that the viewer cannot place."""
    rest = Counter(whole_deck(view.deck))
    rest.subtract(kind - 1 for kind in view.discard[: view.discarded])
    for seat, held in enumerate(certain(view)):
        rest.subtract([*held, *seat_part(view.loots, seat)])
    assert min(rest.values()) >= 0
    return sorted(rest.elements())


def owed(view: DoNotTouchView) -> list[int]:
    """How many cards of each hand the viewer cannot name."""
    return [view.sizes[seat] - len(held) for seat, held in enumerate(certain(view))]


def ways(view: DoNotTouchView) -> int:
    """To share the unseen cards among hands and deck."""
    count, left = 1, len(unseen(view))
    for places in owed(view):
        count *= comb(left, places)
        left -= places
    return count


# === Every way is equally likely ===


def shares(pool: list[int], places: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to give each hand so many of the cards, which are told apart."""
    if not places:
        yield []
        return
    for taken in combinations(range(len(pool)), places[0]):
        rest = [kind for index, kind in enumerate(pool) if index not in taken]
        for others in shares(rest, places[1:]):
            yield [tuple(pool[index] for index in taken), *others]


def expected(view: DoNotTouchView) -> dict[Hands, Fraction]:
    found: Counter[Hands] = Counter()
    for share in shares(unseen(view), owed(view)):
        found[tuple(tuple(sorted([*sure, *more])) for sure, more in zip(certain(view), share, strict=True))] += 1
    return {hands: Fraction(count, found.total()) for hands, count in found.items()}


def followed(game: DoNotTouch, state: DoNotTouchState) -> dict[Hands, Fraction]:
    """All that our chance can deal, with its odds."""
    spread, done = {state: Fraction(1)}, defaultdict[Hands, Fraction](Fraction)
    while spread:
        following = defaultdict[DoNotTouchState, Fraction](Fraction)
        for each, chance in spread.items():
            if not game.dealing(each):
                done[tuple(tuple(listed(game.show(each, seat).hand)) for seat in range(each.seats))] += chance
                continue
            odds = game.moves(each)
            for kind, weight in odds.items():
                following[game.play(each, kind)] += chance * Fraction(weight, sum(odds.values()))
        spread = following
    return dict(done)


def late(played: Played, rng: random.Random) -> Iterator[tuple[DoNotTouchState, DoNotTouchView]]:
    """Three states near the end of a game, each as somebody knows it for whom there are few ways."""
    found = [(state, played.game.know(state, rng.choice(seats_of(state)))) for state in list(states(played))[-30:]]
    few = [(state, view) for state, view in found if 1 < ways(view) < 1000]
    yield from rng.sample(few, min(3, len(few)))


@pytest.mark.clause("DT-Q21", "G-3")
def test_near_the_end_of_a_game_every_way_to_deal_is_equally_likely() -> None:
    rng = random.Random(3)
    tried: Counter[int] = Counter()
    for played in games(40, "late"):
        for state, view in late(played, rng):
            assert followed(played.game, played.game.redeal(view)) == expected(view), played
            tried[state.phase] += 1
    assert {DRAW, DRAWING, ACT, TARGET, EXCESS} <= set(tried), tried


@pytest.mark.clause("DT-Q21", "G-3")
def test_a_known_card_stays_where_it_is_and_the_rest_is_dealt() -> None:
    """Seat 1 has taken one card and won another; two of its cards are hidden, and three are in the deck."""
    state = spent(NUMBERS, dealt("R1 R2 B3", "B2 G2 G3"), 3, keep="R1 G4 G5")
    state = after(NUMBERS, state, PILE, swap("B2", 0))
    view = NUMBERS.know(state, 0)
    assert len(seat_part(view.known, 1)) == 2
    assert unseen(view) == sorted(cards("G2 G3 R1 G4 G5"))
    assert followed(NUMBERS, NUMBERS.redeal(view)) == expected(view)
    assert set(expected(view).values()) == {Fraction(1, comb(5, 2))}


# === The re-dealt state ===


def dealt_out(game: DoNotTouch, state: DoNotTouchState, rng: random.Random) -> DoNotTouchState:
    """Chance deals, by its odds, what is owed."""
    while game.dealing(state):
        odds = game.moves(state)
        state = game.play(state, *rng.choices(list(odds), list(odds.values())))
    return state


def some_positions(count: int, seed: str) -> Iterator[tuple[Played, DoNotTouchState, int]]:
    """States of random games, each with the number of the next action."""
    rng = random.Random(seed)
    for played in games(count, seed):
        for index, state in enumerate(states(played)):
            if rng.random() < 0.05:
                yield played, state, index


@pytest.mark.clause("DT-Q21", "G-3", "G-6")
def test_all_that_is_unseen_is_undealt_and_owed_where_it_was() -> None:
    for played, state, _ in some_positions(25, "undealt"):
        for seat in seats_of(state):
            view = played.game.know(state, seat)
            again, pool, places = played.game.redeal(view), Counter(unseen(view)), owed(view)
            assert again.left == [pool[kind] for kind in range(27)]
            assert again.owed[: state.seats] == places
            assert (again.dealing, again.deck_left) == (sum(places), state.deck_left)
            if played.game.dealing(again):
                assert played.game.moves(again) == pool


@pytest.mark.clause("DT-Q21", "G-6")
def test_a_re_dealt_game_looks_the_same_and_goes_on_from_the_same_place() -> None:
    rng = random.Random(5)
    for played, state, _ in some_positions(25, "again"):
        for seat in seats_of(state):
            again = played.game.redeal(played.game.know(state, seat))
            worlds = [again] if state.dealing else [again, dealt_out(played.game, again, rng)]
            for world in worlds:
                assert played.game.show(world, seat).to_bytes() == played.game.show(state, seat).to_bytes()
                assert played.game.know(world, seat).to_bytes() == played.game.know(state, seat).to_bytes()
            assert state.dealing or played.game.actor(worlds[-1]) == played.game.actor(state)
            assert state.dealing or sum(worlds[-1].left) == state.deck_left


# === Other worlds ===


def exchanged(state: DoNotTouchState, seat: int, rng: random.Random) -> DoNotTouchState | None:
    """Another world: a hidden card of another hand changes places with one of the deck or of a third hand."""
    hidden = [card for card, place in enumerate(state.places) if IN_HAND <= place < IN_HAND + 6 and place != IN_HAND + seat]
    if state.phase == TARGET:  # the picked card stays in hand
        hidden = [card for card in hidden if state.places[card] != IN_HAND + state.turn]
    others = hidden + [card for card, place in enumerate(state.places) if place == IN_DECK]
    if not hidden or len(others) < 2:
        return None
    world = state.copy()
    one, other = rng.choice(hidden), rng.choice(others)
    world.places[one], world.places[other] = state.places[other], state.places[one]
    kinds = sorted(whole_deck(state.deck).elements())
    world.left = [0] * 27
    for kind, place in zip(kinds, world.places, strict=True):
        world.left[kind] += place == IN_DECK
    return world


def same_to(game: DoNotTouch, state: DoNotTouchState, world: DoNotTouchState, seat: int) -> bool:
    return all(look(state, seat).to_bytes() == look(world, seat).to_bytes() for look in (game.show, game.know))


@pytest.mark.clause("G-6", "DT-Q21", "DT-3")
def test_nothing_that_a_seat_sees_knows_or_is_told_depends_on_what_is_hidden() -> None:
    rng = random.Random(7)
    compared = 0
    for played, state, index in some_positions(60, "worlds"):
        for seat in seats_of(state):
            world = exchanged(state, seat, rng)
            if world is None:
                continue
            assert same_to(played.game, state, world, seat), played
            compared += goes_on_alike(played, (state, world), seat, played.actions[index : index + 1])
    assert compared > 1500


def goes_on_alike(played: Played, worlds: tuple[DoNotTouchState, DoNotTouchState], seat: int, actions: list[int]) -> bool:
    """The next action, in both worlds: what only another seat sees may be another one there, as long as it can be done."""
    game, (state, world) = played.game, worlds
    for action in actions:
        witness = game.secret(state, action)
        alike = [each for each in game.moves(world) if game.secret(world, each) == witness] if witness not in (seat, NOBODY) else [action]
        if not set(alike) & set(game.moves(world)):
            return False
        assert game.tell(state, action, seat) == game.tell(world, alike[-1], seat)
        assert same_to(game, game.play(state, action), game.play(world, alike[-1]), seat)
        return True
    return False


@pytest.mark.clause("G-6", "DT-Q21")
def test_a_spectator_is_dealt_every_hand_anew() -> None:
    state = dealt("R1 R2 R3", "G1 G2 G3")
    again = NUMBERS.redeal(NUMBERS.know(state, SPECTATOR))
    assert again.owed[:2] == [3, 3]
    assert NUMBERS.moves(again) == whole_deck(0)
