"""The evening of a table: all games that were played there, and who won how often."""

from __future__ import annotations

from doubloon.games import GAMES
from doubloon.server.protocol.responses import Evening, EveningGame, EveningPlayer
from doubloon.server.table.replays import players
from doubloon.server.table.state import Table


def evening(table: Table, lang: str) -> Evening:
    games = [_game(table, number, lang) for number in range(1, len(table.finished) + 1)]
    return Evening(players=_tally(table), games=games)


def _game(table: Table, number: int, lang: str) -> EveningGame:
    log, result = table.finished[number - 1], table.results[number - 1]
    game = GAMES.get(log.game)
    return EveningGame(
        number=number,
        game=log.game,
        began=log.began,
        people=players(table, number, lang),
        places=result.places,
        points=result.points,
        readable=game is not None and game.reads(log.version),
    )


def _tally(table: Table) -> list[EveningPlayer]:
    """Those who won most often first. Names are unique at a table: who leaves and comes back under the same name is the same person."""
    found: dict[str, EveningPlayer] = {}
    for result in table.results:
        for seat, place in zip(result.seats, result.places, strict=False):  # a game whose rules are not known any more has no places
            if not seat.name:
                continue
            known = found.get(seat.name)
            games, wins = (known.games, known.wins) if known else (0, 0)
            found[seat.name] = EveningPlayer(
                name=seat.name, face=seat.face, bot=seat.holder is None, games=games + 1, wins=wins + (place == 1)
            )
    return sorted(found.values(), key=lambda player: -player.wins)
