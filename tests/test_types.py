"""Type checkers know the fields of every record: a typo is an error before anything runs."""

from pathlib import Path

from mypy import api

import doubloon

SOURCE = """\
from doubloon.engine.game import Game
from doubloon.engine.record import State, int8, int16
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import PigView


def story(view: PigView) -> int:
    view.bankd
    return view.target + view.banked[view.turn]


def server(game: Game, state: State) -> int:
    game.play(state, 0).trun
    return state.seats + game.show(state, 0).points[0]


state = PIG.new(2)
state.banked[0] = state.at_risk
state.rolling = "yes"
state.at_rsk = 3
known = NUMBERS.know(NUMBERS.new(2), 0)
known.hand.append(known.viewer)
known.places
server(PIG, state) + server(GAMES["pig"], state)


class Wrong(State):
    turn: int = int8
    purse: int = int16[3]
"""
ERRORS = [
    (10, '"PigView" has no attribute "bankd"'),
    (15, '"State" has no attribute "trun"'),
    (21, 'Incompatible types in assignment (expression has type "str", variable has type "int")'),
    (22, '"PigState" has no attribute "at_rsk"'),
    (25, '"DoNotTouchView" has no attribute "places"'),
    (31, 'Incompatible types in assignment (expression has type "list[int]", variable has type "int")'),
]


def test_a_typo_in_a_field_is_a_type_error(tmp_path: Path) -> None:
    source = tmp_path / "careless.py"
    source.write_text(SOURCE)
    cache = Path(doubloon.__file__).parents[2] / ".mypy_cache"
    output, _, status = api.run([str(source), "--strict", "--hide-error-codes", "--no-error-summary", "--cache-dir", str(cache)])
    assert status == 1
    found = [line.partition("careless.py:")[2] for line in output.splitlines() if ": error: " in line]
    expected = [f"{line}: error: {text}" for line, text in ERRORS]
    assert found == expected
