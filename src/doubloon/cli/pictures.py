"""Plots as files: SVG, and PNG, which resvg draws from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from doubloon.cli.plots import FONTS
from doubloon.cli.simulate import status
from doubloon.lab.store import EXTRA, writing

PNG_WIDTH = 1400  # pixels
PROBE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><text y="15" style="font: 14px {fonts}">{words}</text></svg>'

Render = Callable[[str], bytes]


def write_pictures(lang: str, folder: Path, pictures: Mapping[str, str]) -> None:
    """Write each as SVG and PNG. Where PNG cannot be drawn, a sentence says why."""
    render = _renderer(lang)
    with writing(folder):
        for name, picture in pictures.items():
            (folder / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
            if render is not None:
                (folder / f"{name}.png").write_bytes(render(picture))


def _renderer(lang: str) -> Render | None:
    try:
        import resvg_py  # noqa: F401 (is it installed?)
    except ImportError:
        status(lang, "error-lab-extra", extra=EXTRA, module="resvg_py")
        return None
    if not _has_font():
        status(lang, "cli-report-no-font")
        return None
    return png_of


def png_of(picture: str) -> bytes:
    from resvg_py import svg_to_bytes

    return svg_to_bytes(svg_string=picture, width=PNG_WIDTH, background="#ffffff")


@cache
def _has_font() -> bool:
    """resvg leaves out text for which it finds no font."""
    return png_of(PROBE.format(fonts=FONTS, words="M")) != png_of(PROBE.format(fonts=FONTS, words=""))
