"""A report as one HTML file, which needs nothing else: to send to the others at the table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from doubloon.coach.choices import Estimate
from doubloon.coach.luck import Decision, Moment, Player, Report
from doubloon.i18n import append_messages, format_line, format_message, text

WIDTH, HEIGHT = 720, 260
COLOURS = ("#d08a12", "#0f7a8a", "#c63a4b", "#6a3fc0", "#3f7a2a", "#8a4f1a", "#2a5fc0", "#555555")
DASHES = ("none", "10 5", "2 5", "14 5 3 5", "7 3", "3 8", "18 4", "1 3")
PARTS = "report-luck", "report-skill", "report-others"  # the columns of the table
STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 780px; margin: 24px auto; padding: 0 16px; color: #2a1408; background: #fff8ec }
svg { display: block; overflow: visible }
.curve { position: relative; margin: 18px 0 18px 2.2em }
.curve svg { width: 100%; height: auto; background: #fff }
.curve i { position: absolute; left: -2.6em; width: 2.2em; text-align: right; transform: translateY(-50%); font-size: 0.85em }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; padding: 0 }
.legend li { display: flex; align-items: center; gap: 6px; font-weight: 700 }
table { border-collapse: collapse; width: 100%; margin: 12px 0 }
th, td { padding: 6px 4px; text-align: right; white-space: nowrap; border-bottom: 1px solid #e6d8bd }
th:first-child, td:first-child { text-align: left; white-space: normal }
.bar { position: relative; height: 8px; margin-top: 4px; border-radius: 4px; background: #efe4cc }
.bar b { position: absolute; height: 100% }
section { background: #fff; border-radius: 12px; padding: 10px 16px; margin: 12px 0 }
h2 { margin: 4px 0 }
li { margin: 4px 0 }
"""


def page(lang: str, found: Report, players: Sequence[str]) -> str:
    title = f"{text(lang, f'game-{found.game}')} · {text(lang, 'report')}"
    how = text(lang, "report-exact") if found.is_exact else text(lang, "report-played", count=found.playouts)
    parts = text(lang, "report-parts-exact" if found.is_exact else "report-parts")
    body = [
        f"<h1>{escape(title)}</h1><h2>{escape(text(lang, 'report-curve'))}</h2>",
        _curve(found, players),
        f"<p>{escape(how)}</p>",
        _table(lang, found, players),
        f"<p>{escape(parts)}</p>",
        *(_player(lang, seat, player, players) for seat, player in enumerate(found.players)),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body>\n' + "\n".join(body) + "\n</body></html>\n"


def _curve(found: Report, players: Sequence[str]) -> str:
    def point(step: int, share: float) -> str:
        return f"{WIDTH * step / max(1, found.steps):.1f} {HEIGHT * (1 - min(1.0, max(0.0, share))):.1f}"

    shapes = [f'<path d="M0 {HEIGHT * part}H{WIDTH}" stroke="#d8c8a8" fill="none"/>' for part in (0, 0.5, 1)]
    legend = []
    for seat, name in enumerate(players):
        upper = [point(each.step, each.shares[seat] + 1.96 * each.errors[seat]) for each in found.curve]
        lower = [point(each.step, each.shares[seat] - 1.96 * each.errors[seat]) for each in reversed(found.curve)]
        line = [point(each.step, each.shares[seat]) for each in found.curve]
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        shapes.append(f'<path d="M{"L".join(upper + lower)}Z" fill="{colour}" opacity="0.15"/>')
        shapes.append(f'<path d="M{"L".join(line)}" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}" fill="none"/>')
        legend.append(f'<li style="color:{colour}">{_sample(colour, dash)}{escape(name)}</li>')
    labels = "".join(f'<i style="top: {100 - percent}%">{percent}</i>' for percent in (0, 50, 100))
    curve = f'<div class="curve"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(shapes)}</svg>{labels}</div>'
    return f'{curve}<ul class="legend">{"".join(legend)}</ul>'


def _sample(colour: str, dash: str) -> str:
    """Of a line, for the legend: colours alone are not enough."""
    return f'<svg width="34" height="4"><path d="M0 2H34" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"/></svg>'


def _table(lang: str, found: Report, players: Sequence[str]) -> str:
    columns = [text(lang, key) for key in ("report-column-name", *PARTS)]
    rows = ["".join(f"<th>{escape(column)}</th>" for column in columns)]
    for name, player in zip(players, found.players, strict=True):
        parts = zip(player.points(), (player.luck, player.own, player.others), strict=True)
        rows.append(
            f"<td>{escape(name)}</td>" + "".join(f"<td>{interval(lang, points, each)}{_bar(points)}</td>" for points, each in parts)
        )
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _bar(points: int) -> str:
    """To the right of the middle what was won, to the left what was lost."""
    width = min(50.0, abs(points) / 2)
    side, colour = ("left", "#3f7a2a") if points > 0 else ("right", "#c63a4b")
    return f'<div class="bar"><b style="{side}: 50%; width: {width}%; background: {colour}"></b></div>'


def _player(lang: str, seat: int, player: Player, players: Sequence[str]) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in told(lang, player, players))
    name, word = escape(players[seat]), escape(text(lang, f"coach-word-{player.word()}"))
    return f'<section><h2 style="color:{COLOURS[seat % len(COLOURS)]}">{name}</h2><p>{word}</p><ul>{lines}</ul></section>'


# === Lines, for the terminal too ===


def interval(lang: str, points: int, estimate: Estimate) -> str:
    """`+12 ± 3` or `−5`; exact values stand alone."""
    give, signed = round(100 * estimate.half_width), f"{points:+d}".replace("-", "−") if points else "0"
    return text(lang, "report-interval", points=signed, error=give) if give else signed


def told(lang: str, player: Player, players: Sequence[str]) -> list[str]:
    """The moments and decisions that mattered, one line each."""
    moments = [("luckiest", player.luckiest), ("unluckiest", player.unluckiest)]
    decisions = [("best", player.best), ("costliest", player.costliest)]
    return [
        *(f"{text(lang, f'report-{kind}')}: {_moment(lang, each, players)}" for kind, each in moments if each),
        *(f"{text(lang, f'report-{kind}')}: {_decision(lang, each, players)}" for kind, each in decisions if each),
    ]


def _moment(lang: str, moment: Moment, players: Sequence[str]) -> str:
    lines: list[list[str]] = []
    append_messages(lines, lang, moment.told, players)
    points = interval(lang, round(100 * moment.change.value), moment.change)
    return f"{text(lang, 'report-points', points=points)}. {'. '.join(format_line(lang, line) for line in lines)}"


def _decision(lang: str, decision: Decision, players: Sequence[str]) -> str:
    chosen, other = (format_message(lang, each, players) for each in (decision.label, decision.other))
    values = [f"{round(100 * each.value)} %" for each in (decision.value, decision.other_value)]
    gain = interval(lang, round(100 * decision.gain.value), decision.gain)
    moves = f"{text(lang, 'report-chosen', move=chosen)} ({values[0]}). {text(lang, 'report-other', move=other)} ({values[1]})"
    return f"{text(lang, 'report-points', points=gain)}. {moves}"
