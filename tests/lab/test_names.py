"""Names of figures: each has a text in every language."""

import pytest

from doubloon.games import GAMES
from doubloon.i18n import LANGUAGES, catalogue, format_message
from doubloon.lab.experiment import Experiment
from doubloon.lab.names import message_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_figure_has_a_name(game_id: str, lang: str) -> None:
    game = GAMES[game_id]
    names = [column.name for column in Experiment(game_id, ("random",), seats=game.seats[1]).columns]
    assert len(names) > 20
    for name in names:
        message = message_of(game, name)
        assert catalogue(lang).has(message.key), message
        assert format_message(lang, message, [])


def test_a_game_has_its_own_names() -> None:
    assert message_of(GAMES["pig"], "ones").key == "pig-count-ones"
    assert message_of(GAMES["pig"], "points_2") == ("lab-points", {"seat": 2}, False)
    assert message_of(GAMES["pig"], "lead_changes").key == "lab-lead-changes"
