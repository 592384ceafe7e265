"""Prints a refusal as one sentence in the user's language on stderr, and exits with code 2; 1 if dice were unfair."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from doubloon.engine.errors import Refusal
from doubloon.i18n import LANGUAGES, UnknownLanguage, language, text

UNFAIR = ("fair/outcome", "fair/promise", "fair/other-promise", "fair/addition", "fair/hash", "fair/seen")


@contextmanager
def exit_on_refusal(asked: str | None) -> Iterator[str]:
    """Yields the language of the output."""
    lang = language(None)
    try:
        try:
            lang = language(asked)
        except UnknownLanguage as error:
            raise Refusal("language/unknown", str(error), asked=asked, known=", ".join(LANGUAGES)) from None
        yield lang
    except Refusal as refusal:
        sys.stderr.write(sentence(lang, left_out(refusal) or refusal) + "\n")
        sys.exit(exit_code(refusal))


def left_out(refusal: Refusal) -> Refusal | None:
    """Why there is no such game, if a package would bring it."""
    if refusal.key != "game/unknown":
        return None
    from doubloon.games import LEFT_OUT

    return next((each.refusal() for each in LEFT_OUT if each.name == refusal.values["asked"]), None)


def exit_code(refusal: Refusal) -> int:
    return 1 if refusal.key in UNFAIR else 2


def sentence(lang: str, refusal: Refusal) -> str:
    """The text of a refusal; its values may contain another refusal as the reason. If something known is written much like what was asked
    for, a question follows."""
    values = {name: sentence(lang, value) if isinstance(value, Refusal) else value for name, value in refusal.values.items()}
    words = text(lang, "error-" + refusal.key.replace("/", "-"), **{name: "?" if value == "" else value for name, value in values.items()})
    near = similar(str(values.get("asked", "")), str(values.get("known", "")).split(", "))
    return f"{words} {text(lang, 'cli-near', near=near)}" if near else words


def similar(asked: str, known: list[str]) -> str:
    """The known word that is written most like this one, if any; case does not count."""
    words = {word.lower(): word for word in known}
    found = get_close_matches(asked.lower(), words, 1) or [word for word in words if asked and word.startswith(asked.lower())][:1]
    return words[found[0]] if found else ""
