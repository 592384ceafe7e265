"""Do Not Touch My Treasures: the bot lays, swaps, cashes and discards for points."""

from doubloon.bots import choose
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import (
    ACT,
    CASH,
    DRAW,
    END,
    EXCESS,
    FROM_DECK,
    FROM_DISCARD,
    IN_HAND,
    OWN_LOOT,
    SWAP,
    TARGET,
    move_card,
)

RED, GREEN, BLUE = 0, 9, 18


def chosen(game: Game, state: State) -> int:
    return choose(game, "simple", game.know(state, 0), moves=game.moves(state), draw=lambda odds: next(iter(odds)))


def holding(game: Game, *hand: int, tops: tuple[int, int], phase: int = ACT) -> State:
    """Seat 0 to act, with these kinds in hand and on top of the two loots."""
    state = game.new(2)
    state.dealing, state.owed, state.phase = 0, [0] * 6, phase
    for kind in hand:
        move_card(state, kind, 0, IN_HAND)
    state.sizes[0] = len(hand)
    state.tops[0], state.tops[1] = tops[0] + 1, tops[1] + 1
    return state


def test_the_dearest_card_is_laid_first() -> None:
    assert chosen(NUMBERS, holding(NUMBERS, RED + 0, RED + 3, tops=(RED + 1, BLUE + 0))) == RED + 3


def test_nothing_to_lay_ends_the_turn() -> None:
    assert chosen(NUMBERS, holding(NUMBERS, RED + 0, tops=(GREEN + 1, RED + 0))) == END


def test_a_swap_that_gains_is_made() -> None:
    state = holding(NUMBERS, RED + 0, tops=(RED + 1, RED + 4))
    assert chosen(NUMBERS, state) == RED + 0
    state.phase, state.picked = TARGET, RED + 1
    assert chosen(NUMBERS, state) == SWAP + 1


def test_a_card_without_a_swap_is_laid() -> None:
    state = holding(NUMBERS, RED + 3, tops=(RED + 1, BLUE + 1), phase=TARGET)
    state.picked = RED + 4
    assert chosen(NUMBERS, state) == OWN_LOOT


def test_a_bonus_card_that_does_not_match_is_cashed() -> None:
    state = holding(SYMBOLS, RED + 2, tops=(GREEN + 3, GREEN + 3))
    assert chosen(SYMBOLS, state) == RED + 2
    state.phase, state.picked = TARGET, RED + 3
    assert chosen(SYMBOLS, state) == CASH


def test_the_least_card_is_discarded() -> None:
    hand = (RED + 1, GREEN + 0, BLUE + 2, BLUE + 4)
    assert chosen(NUMBERS, holding(NUMBERS, *hand, tops=(RED + 4, BLUE + 0), phase=EXCESS)) == GREEN + 0


def test_a_good_discard_is_taken() -> None:
    state = holding(NUMBERS, tops=(RED + 1, BLUE + 0), phase=DRAW)
    state.discard[0], state.discarded = RED + 5, 1
    assert chosen(NUMBERS, state) == FROM_DISCARD
    state.discard[0] = GREEN + 5
    assert chosen(NUMBERS, state) == FROM_DECK
