"""How often a person may send an emote."""

from __future__ import annotations

from collections import deque

from doubloon.engine.errors import Refusal

MOST = 3  # emotes of a person in the span


class EmoteLimit:
    """Per person, not per connection: who comes back may not send more."""

    def __init__(self, span: int) -> None:
        self._span = span  # ms
        self._sent: dict[int, deque[int]] = {}  # by holder: when the last emotes were sent

    def count(self, holder: int, now: int) -> None:
        """Note an emote; refuse one too many."""
        sent = self._sent.setdefault(holder, deque(maxlen=MOST))
        if len(sent) == MOST and now < sent[0] + self._span:
            seconds = -(-(sent[0] + self._span - now) // 1000)
            raise Refusal("emote/often", f"{MOST} emotes in {self._span} ms are the most; wait {seconds} s", seconds=seconds)
        sent.append(now)
