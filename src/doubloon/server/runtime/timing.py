"""How long things take at a live table, in ms. docs/protocol.md describes them; tests speed them up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Timing:
    tumble: int = 400  # dice of a race, before the roll counts
    idle_roller: int = 1500  # then the clock rolls for a racer without a choice
    dropped_racer: int = 10_000  # the race waits so long for a racer who lost the connection; then a bot acts
    bot: tuple[int, int] = (700, 1500)  # before a bot's move, so that people can follow
    bot_race: tuple[int, int] = (750, 1200)  # before a bot rolls in a race
    additions: int = 5_000  # the start waits so long for devices to add to the dice
    countdown: int = 5_000  # to the first game, so that somebody can stop it
    unready_gone: int = 30_000  # then the seat of somebody who is not ready for the first game is open again
    host_gone: int = 60_000  # then the next person becomes host
    watching_host_gone: int = 5_000  # the same for a host without a seat
    vote_gone: int = 5_000  # so long the votes wait for somebody who lost the connection
    emotes: int = 10_000  # in which a person may send three
    missing: int = 15_000  # then everybody is told for whom the game waits
    rest: int = 120_000  # then a table without sockets is removed from memory
    looking: float = 1.0  # factor on the time that the game gives people to look

    def faster(self, times: float) -> Timing:
        """The same timing, so many times as fast."""
        spans = {name: int(value / times) for name, value in vars(self).items() if isinstance(value, int)}
        return Timing(**spans, bot=_divided(self.bot, times), bot_race=_divided(self.bot_race, times), looking=self.looking / times)


def _divided(span: tuple[int, int], times: float) -> tuple[int, int]:
    return int(span[0] / times), int(span[1] / times)
