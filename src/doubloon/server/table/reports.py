"""Reports on luck and skill, as messages. Only for finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.engine.errors import Refusal
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.log import Log
from doubloon.server.protocol import responses
from doubloon.server.protocol.responses import DecisionReport, GameReport, MomentReport, PlayerReport, PointReport
from doubloon.server.table.replays import check_length
from doubloon.server.table.views import to_text

if TYPE_CHECKING:
    from doubloon.coach.choices import Estimate
    from doubloon.coach.luck import Decision, Moment, Player, Report


def check_reportable(game: Game, log: Log) -> None:
    """Refuse what is too long, not over, or would wait for the compiler."""
    from doubloon.bots.warmup import are_playouts_warm  # imported here, since they load the compiler
    from doubloon.coach.exact import is_exact

    check_length(log)
    if game.actor(game.replay(log)) != NOBODY:
        raise Refusal("report/unfinished", "this game is not over")
    if not is_exact(game.opening(log)) and not are_playouts_warm(game):
        raise Refusal("report/preparing", "the reports of this game are being prepared")


def report_message(report: Report, people: list[responses.Player]) -> GameReport:
    return GameReport(
        game=report.game,
        exact=report.is_exact,
        playouts=report.playouts,
        steps=report.steps,
        people=people,
        curve=[PointReport(step=each.step, shares=_rounded(each.shares), errors=_rounded(each.errors)) for each in report.curve],
        players=[_player(each) for each in report.players],
    )


def _player(player: Player) -> PlayerReport:
    luck, own, others = player.points()
    return PlayerReport(
        start=_estimate(player.start),
        result=player.result,
        luck=_estimate(player.luck),
        own=_estimate(player.own),
        others=_estimate(player.others),
        points=[luck, own, others],
        word=player.word(),
        luckiest=_moment(player.luckiest) if player.luckiest else None,
        unluckiest=_moment(player.unluckiest) if player.unluckiest else None,
        best=_decision(player.best) if player.best else None,
        costliest=_decision(player.costliest) if player.costliest else None,
    )


def _moment(moment: Moment) -> MomentReport:
    return MomentReport(step=moment.step, end=moment.end, change=_estimate(moment.change), told=[to_text(each) for each in moment.told])


def _decision(decision: Decision) -> DecisionReport:
    return DecisionReport(
        step=decision.step,
        label=to_text(decision.label),
        value=_estimate(decision.value),
        other=to_text(decision.other),
        other_value=_estimate(decision.other_value),
        gain=_estimate(decision.gain),
    )


def _estimate(estimate: Estimate) -> responses.Estimate:
    return responses.Estimate(value=round(estimate.value, 4), error=round(estimate.error, 4))


def _rounded(shares: tuple[float, ...]) -> list[float]:
    return [round(share, 4) for share in shares]
