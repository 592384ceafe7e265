"""Do Not Touch My Treasures: moves that need not be searched."""

from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.do_not_touch.bots import worth_trying
from doubloon.games.do_not_touch.rules import END, EXCESS
from tests.bots.asking import odds
from tests.games.do_not_touch.bots.positions import holding, last_turn
from tests.games.do_not_touch.lines import card


def test_in_the_last_turn_nobody_stops_while_a_card_fits() -> None:
    state = holding(NUMBERS, "R1 G5 G4", "R2", "G1")
    assert set(odds(NUMBERS, worth_trying, state)) == {card("R1"), card("G5"), card("G4"), END}
    assert set(odds(NUMBERS, worth_trying, last_turn(state))) == {card("R1"), card("G5"), card("G4")}
    state = last_turn(holding(NUMBERS, "G5 G4", "R2", "G1"))
    assert set(odds(NUMBERS, worth_trying, state)) == {card("G5"), card("G4"), END}


def test_what_is_discarded_last_does_not_matter() -> None:
    state = holding(NUMBERS, "R1 G5 B5 B4", "R2", "G2", phase=EXCESS)
    assert len(odds(NUMBERS, worth_trying, state)) == 4
    assert len(odds(NUMBERS, worth_trying, last_turn(state))) == 1


def test_it_does_while_the_round_is_finished() -> None:
    state = last_turn(holding(NUMBERS, "R1 G5 B5 B4", "R2", "G2", phase=EXCESS, finish_round="yes"))
    assert len(odds(NUMBERS, worth_trying, state)) == 4
    state.starter = 1
    assert len(odds(NUMBERS, worth_trying, state)) == 1
