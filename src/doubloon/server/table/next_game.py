"""What the people at a table play next: what each of them wants, whether all agree, and who sits where then."""

from __future__ import annotations

from collections.abc import Mapping, Set
from contextlib import suppress

import doubloon
from doubloon.bots import default_bot
from doubloon.engine import fair
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import CHANCE, Game
from doubloon.games import GAMES
from doubloon.server.table.events import SERVER, Again, NextGame, NextSeat
from doubloon.server.table.setup import Environment, live_bots, pick_bot_name
from doubloon.server.table.state import Choice, Seat, Table

# === What people want ===


def choose(table: Table, game_id: str, options: Mapping[str, int | str]) -> Choice:
    """Refused if the game cannot be played with these options, or has too few seats for these people."""
    game = doubloon.game(game_id)
    seats = max(game.seats[0], len(_kept(table, game)))
    opening = game.new(seats, CHANCE, **{**_last_options(table, game, seats), **options})
    return Choice(game.id, game.chosen(opening))


def _last_options(table: Table, game: Game, seats: int) -> dict[str, int | str]:
    """As the game was last played at this table, if today's rules know these options; else none."""
    for log in reversed(table.finished):
        if log.game == game.id:
            with suppress(BadSetup):
                options = game.read_options(log.version, log.options)
                game.new(seats, CHANCE, **options)
                return dict(options)
    return {}


def agreed_choice(table: Table, here: Set[int]) -> Choice | None:
    """What all who have a seat and are here want to play; None if they do not agree, or if it cannot be played any more."""
    voters = [seat for seat in table.seats if seat.holder in here]
    games = {seat.vote.game if seat.vote else "" for seat in voters}
    if len(games) != 1 or games == {""} or not is_possible(table, *games):
        return None
    return next((seat.vote for seat in voters if seat.holder == table.host), voters[0].vote)  # the host's options count


def is_possible(table: Table, game_id: str) -> bool:
    """Does this server know the game, and has it a seat for everybody?"""
    game = GAMES.get(game_id)
    return game is not None and len(_people(table)) <= game.seats[1]


def _people(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.holder is not None]


# === The next game ===


def next_game(table: Table, choice: Choice, environment: Environment, *, holder: int = SERVER, command_id: str = "") -> Again:
    """All people keep their seats. Bots stay as long as there is room, and take the seats that nobody else has."""
    game = doubloon.game(choice.game)
    kept = _kept(table, game)
    is_same_game = choice.game == table.setup.game
    is_same = is_same_game and kept == list(range(len(table.seats))) and choice.options == _current_options(table)
    return Again(
        at=environment.now,
        holder=holder,
        id=command_id,
        seed=environment.hex(fair.SEED_BYTES),
        first=_next_first(table, kept) if is_same_game else CHANCE,
        returns=True,
        next=None if is_same else NextGame(game.id, game.version, choice.options, _next_seats(table, game, kept, environment)),
    )


def _current_options(table: Table) -> dict[str, int]:
    return table.game.read_options(table.setup.version, table.setup.options) if table.game else {}


def _kept(table: Table, game: Game) -> list[int]:
    """The seats that are taken to the next game: those of all people, and of bots while there is room."""
    people, most = _people(table), game.seats[1]
    if len(people) > most:
        raise Refusal("next/people", f"{game.id} has seats for {most} people, not for {len(people)}", most=most, asked=len(people))
    bots = [number for number, seat in enumerate(table.seats) if seat.holder is None and seat.bot]
    return sorted(people + bots[: most - len(people)])


def _next_first(table: Table, kept: list[int]) -> int:
    """The next seat begins, if no chance named the first one."""
    if table.first == CHANCE:
        return CHANCE
    seats = len(table.seats)
    after = (seat for step in range(1, seats + 1) if (seat := (table.first + step) % seats) in kept)
    return kept.index(next(after, kept[0])) if kept else CHANCE


def _next_seats(table: Table, game: Game, kept: list[int], environment: Environment) -> list[NextSeat]:
    """The kept ones, then other bots as long as the game needs more."""
    seats = [NextSeat(kept=number, bot=_next_bot(game, table.seats[number])) for number in kept]
    taken = {each for number in kept for each in (table.seats[number].name, table.seats[number].face)}
    while len(seats) < game.seats[0]:
        bot = default_bot(game)
        name, face = pick_bot_name(bot, table.creation.lang, taken, environment)
        taken |= {name, face}
        seats.append(NextSeat(bot=bot, name=name, face=face))
    return seats


def _next_bot(game: Game, seat: Seat) -> str:
    """A bot plays as it did, where the game has such a bot. People have their seats back."""
    if seat.holder is not None:
        return ""
    return seat.bot if seat.bot in live_bots(game) else default_bot(game)
