"""The results of a tournament as plain data, for JSON output and for tables. Everything except `timing` is deterministic."""

from __future__ import annotations

from collections import Counter
from typing import Any

from doubloon.lab.journal import FORMAT
from doubloon.lab.statistics import DIGITS, Tally
from doubloon.lab.tournament import Tournament


def report(tournament: Tournament, tally: Tally) -> dict[str, Any]:
    """docs/guide/tournament.md explains the keys."""
    description = tournament.description
    return {
        "format": FORMAT,
        "game": description["game"],
        "rules": description["rules"],
        "seats": description["seats"],
        "options": description["options"],
        "seed": tournament.seed,
        "budget": description["budget"],
        "games_per_matchup": tournament.per_matchup,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "mean_moves": round(tally.moves / tally.games, DIGITS),
        "first_seat": {name: value for name, value in tally.first_seat.facts().items() if name != "ties"},
        "bots": [_bot(tournament, tally, bot) for bot in range(len(tournament.bots))],
        "matchups": [_matchup(tournament, tally, matchup) for matchup in range(len(tournament.schedule.matchups))],
        "timing": {"ms_per_move": {tournament.bots[bot]: _ms(*timed) for bot, timed in sorted(tally.timing.items())}},
    }


def _bot(tournament: Tournament, tally: Tally, bot: int) -> dict[str, Any]:
    faults = [
        {"kind": kind, "count": count, "example": tally.examples[whose, kind].text, "values": dict(tally.examples[whose, kind].values)}
        for (whose, kind), count in sorted(tally.faults.items())
        if whose == bot
    ]
    return {
        "bot": tournament.bots[bot],
        **tally.by_bot[bot].facts(),
        "rating": tally.ratings.facts(bot),
        "faults": faults,
        "replaced": tally.replacements[bot],
    }


def _matchup(tournament: Tournament, tally: Tally, matchup: int) -> dict[str, Any]:
    players = Counter(tournament.schedule.matchups[matchup])
    return {
        "games": tournament.per_matchup,
        "bots": [{"bot": tournament.bots[bot], "seats": seats, **tally.by_matchup[matchup, bot].facts()} for bot, seats in players.items()],
    }


def _ms(moves: float, seconds: float) -> float | None:
    return round(seconds / moves * 1000, 3) if moves else None
