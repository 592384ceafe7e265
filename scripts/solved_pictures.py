"""Draws docs/pictures/solved-grotto.svg and solved-cavern.svg: how the best play of Troll & Dragon for two depends on the lead.

python -m scripts.solved_pictures: by the compact tables of the package.
"""

from __future__ import annotations

from pathlib import Path

from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import CAVERN, DIAMOND, GROTTO, LEAVE, TROLL, TrollDragonState
from doubloon.solve.troll_dragon_win.turn import winning_turn

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
LEADS = range(-28, 29, 4)  # in points, all of them diamonds
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 50, 270
COLOURS = ("#0b6e4f", "#c8553d", "#3d5a80")


def table(lead: int) -> TrollDragonState:
    """The middle of a calm game: 30 diamonds and 26 nuggets left, an empty Troll Hand, this lead in points of the seat to move."""
    state = TROLL_DRAGON.new(2)
    state.grotto, state.cavern = 30, 26
    state.pack_diamonds[:2] = [15 + lead // 2, 15 - lead // 2]
    state.pack_nuggets[:2] = [12, 12]
    return state


def stops_in_grotto(lead: int, trolls: int) -> int:
    """The fewest diamonds at risk with which it is best to leave; the dice that are no trolls show diamonds."""
    for at_risk in range(4 - trolls, 30):
        state = table(lead)
        state.phase, state.diamonds_at_risk, state.grotto = GROTTO, at_risk, 30 - at_risk
        state.dice[:] = [TROLL] * trolls + [DIAMOND] * (4 - trolls)
        if winning_turn(state).best(state) == LEAVE:
            return at_risk
    return 30


def leaves_cavern(lead: int, dragons: tuple[int, int]) -> int:
    """The fewest nuggets at risk, beside four diamonds, with which it is best to leave; these Dragon dice show their dragon."""
    for at_risk in range(26):
        state = table(lead)
        state.phase, state.roller = CAVERN, 1
        state.diamonds_at_risk, state.grotto = 4, 26
        state.nuggets_at_risk, state.cavern = at_risk, 26 - at_risk
        state.dragons[:] = dragons
        if winning_turn(state).best(state) == LEAVE:
            return at_risk
    return 26


def picture(title: str, unit: str, lines: dict[str, list[int]]) -> str:
    top = max(max(each) for each in lines.values()) + 1
    across = [LEFT + (WIDTH - LEFT - 20) * place / (len(LEADS) - 1) for place in range(len(LEADS))]
    parts = [f'<text x="{LEFT}" y="20" font-weight="bold">{title}</text>', f'<text x="{LEFT}" y="40">{unit}</text>']
    for step in range(0, top + 1, max(1, top // 8)):
        down = BOTTOM - (BOTTOM - 60) * step / top
        parts.append(f'<path d="M{LEFT} {down:.0f}H{WIDTH - 20}" stroke="#ddd"/><text x="{LEFT - 28}" y="{down + 4:.0f}">{step}</text>')
    parts += [f'<text x="{x - 10:.0f}" y="{BOTTOM + 18}">{lead:+d}</text>' for x, lead in zip(across, LEADS, strict=True)]
    parts.append(f'<text x="{WIDTH // 2 - 60}" y="{BOTTOM + 40}">lead of the player, in points</text>')
    for place, ((name, values), colour) in enumerate(zip(lines.items(), COLOURS, strict=False)):
        points = " ".join(f"{x:.0f},{BOTTOM - (BOTTOM - 60) * value / top:.0f}" for x, value in zip(across, values, strict=True))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{WIDTH - 230}" y="{20 + 18 * place}" fill="{colour}">{name}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>"]) + "\n"


def main() -> None:
    grotto = {f"{trolls} of 4 dice are trolls": [stops_in_grotto(lead, trolls) for lead in LEADS] for trolls in (1, 2, 3)}
    names = {"no dragon shows": (0, 0), "the first dragon shows": (1, 0), "the second dragon shows": (0, 1)}
    cavern = {name: [leaves_cavern(lead, dragons) for lead in LEADS] for name, dragons in names.items()}
    (FOLDER / "solved-grotto.svg").write_text(picture("Stop in the Grotto", "from so many diamonds at risk on", grotto))
    (FOLDER / "solved-cavern.svg").write_text(picture("Leave the Cavern", "from so many nuggets at risk on", cavern))
    for name, values in (grotto | cavern).items():
        print(name, dict(zip(LEADS, values, strict=True)))  # noqa: T201


if __name__ == "__main__":
    main()
