"""`doubloon docs`: open the documentation, which is inside the package. No network is needed."""

from __future__ import annotations

from pathlib import Path

import typer

import doubloon
from doubloon.cli.open import open_browser
from doubloon.engine.errors import Refusal
from doubloon.i18n import text

INDEX = Path(doubloon.__file__).parent / "site" / "index.html"


def open_docs(lang: str, *, browser: bool, index: Path = INDEX) -> None:
    if not index.exists():
        raise Refusal("docs/unbuilt", f"the documentation is not built: there is no {index}; `make site` builds it")
    typer.echo(text(lang, "cli-docs", url=index.as_uri()))
    if browser:
        open_browser(index.as_uri())
