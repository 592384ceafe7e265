"""How long things take at a live table, in ms. Rules of `docs/protocol.md`; tests hurry them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    tumble: int = 400  # a roll in a race, before it counts
    idle_roller: int = 1500  # a racer without a choice is rolled for
    dropped_racer: int = 10_000  # waited for; then a bot acts
    bot: tuple[int, int] = (700, 1500)  # before a bot's move is made, so that people can follow
    bot_race: tuple[int, int] = (750, 1200)  # before a bot rolls in a race
    additions: int = 5_000  # the start waits for them; the table adds for a device that is gone
    host_gone: int = 60_000  # then the next person is host
    watching_host_gone: int = 5_000  # the same for a host without a seat
    rest: int = 120_000  # with no socket left a table goes to rest
    looking: float = 1.0  # times what the game asks for

    def hurried(self, times: float) -> Pace:
        """The same, all of it so many times as fast."""
        spans = {name: int(value / times) for name, value in vars(self).items() if isinstance(value, int)}
        return Pace(**spans, bot=_divided(self.bot, times), bot_race=_divided(self.bot_race, times), looking=self.looking / times)


def _divided(span: tuple[int, int], times: float) -> tuple[int, int]:
    return int(span[0] / times), int(span[1] / times)
