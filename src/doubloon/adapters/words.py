"""An episode in words, for `render`."""

from __future__ import annotations

from doubloon.adapters.episode import Episode
from doubloon.engine.game import SPECTATOR
from doubloon.i18n import Line, add_told, written


def story(episode: Episode, lang: str, since: int = 0) -> str:
    """What has happened since so many actions, as a spectator is told it, and how the seats stand; in lines."""
    lines: list[Line] = []
    state = episode.at(since)
    for action in episode.actions[since:]:
        add_told(lines, lang, episode.game.tell(state, action, SPECTATOR), _names(episode))
        state = episode.game.play(state, action)
    return "\n".join([*(written(lang, line) for line in lines), _standing(episode)])


def _standing(episode: Episode) -> str:
    points = episode.game.show(episode.state, SPECTATOR).points
    return "   ".join(f"{name}: {points[seat]}" for seat, name in enumerate(_names(episode)))


def _names(episode: Episode) -> list[str]:
    return [f"seat_{seat}" for seat in range(episode.state.seats)]
