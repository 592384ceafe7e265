"""Positions of Do Not Touch My Treasures, seat 0 to act."""

from typing import Any

from doubloon.games.do_not_touch import DoNotTouch
from doubloon.games.do_not_touch.rules import ACT, DISCARDED, DRAW, IN_DECK, IN_HAND, IN_LOOT, TARGET, DoNotTouchState, move_card
from tests.games.do_not_touch.lines import card, cards


def holding(game: DoNotTouch, hand: str, *tops: str, phase: int = ACT, **options: Any) -> DoNotTouchState:
    """These cards in hand, and on top of the loots."""
    state = game.new(len(tops), **options)
    state.dealing, state.owed, state.phase = 0, [0] * 6, phase
    for kind in cards(hand):
        move_card(state, kind, IN_DECK, IN_HAND)
    state.sizes[0] = len(cards(hand))
    for seat, name in enumerate(tops):
        if name:
            state.tops[seat] = card(name) + 1
            move_card(state, card(name), IN_DECK, IN_LOOT + seat)
    return state


def picked(state: DoNotTouchState, name: str) -> DoNotTouchState:
    """A card is picked; where is it to go?"""
    state.phase, state.picked = TARGET, card(name) + 1
    return state


def on_the_pile(game: DoNotTouch, name: str, *tops: str, **options: Any) -> DoNotTouchState:
    """A turn begins with that card on the discard pile."""
    state = holding(game, "", *tops, phase=DRAW, **options)
    state.discard[0], state.discarded = card(name) + 1, 1
    move_card(state, card(name), IN_DECK, DISCARDED)
    return state


def enrich(state: DoNotTouchState, seat: int, name: str) -> None:
    """One more card in a loot, under its top."""
    move_card(state, card(name), IN_DECK, IN_LOOT + seat)


def last_turn(state: DoNotTouchState) -> DoNotTouchState:
    """The last card of the deck is drawn."""
    state.deck_left, state.is_last = 0, 1
    return state
