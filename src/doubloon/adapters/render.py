"""Renders an episode as text, for `render` of PettingZoo and Gymnasium."""

from __future__ import annotations

import sys

from doubloon.adapters.episode import Episode
from doubloon.engine.game import SPECTATOR
from doubloon.i18n import Line, append_messages, format_line

RENDER_MODES = ("ansi", "human")


class Renderer:
    """Renders the new events of an episode: returns a text (ansi) or prints it (human)."""

    def __init__(self, render_mode: str | None, lang: str) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is 'ansi', 'human' or None, not {render_mode!r}")
        self._mode, self._lang = render_mode, lang
        self._rendered = 0  # actions

    def begin(self) -> None:
        self._rendered = 0

    def render(self, episode: Episode) -> str | None:
        """The events since the last call, and the points."""
        words = story(episode, self._lang, self._rendered)
        self._rendered = len(episode.actions)
        if self._mode != "human":
            return words
        sys.stdout.write(words + "\n")
        return None


def story(episode: Episode, lang: str, since: int = 0) -> str:
    """The events after the first `since` actions, as a spectator sees them, one a line, and the points."""
    lines: list[Line] = []
    state = episode.at(since)
    for action in episode.actions[since:]:
        append_messages(lines, lang, episode.game.tell(state, action, SPECTATOR), _names(episode))
        state = episode.game.play(state, action)
    return "\n".join([*(format_line(lang, line) for line in lines), _standing(episode)])


def _standing(episode: Episode) -> str:
    points = episode.game.show(episode.state, SPECTATOR).points
    return "   ".join(f"{name}: {points[seat]}" for seat, name in enumerate(_names(episode)))


def _names(episode: Episode) -> list[str]:
    return [f"seat_{seat}" for seat in range(episode.state.seats)]
