"""Prints a refusal as one sentence in the user's language on stderr, and exits with code 2; 1 if dice were unfair."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

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
        sys.stderr.write(sentence(lang, refusal) + "\n")
        sys.exit(1 if refusal.key in UNFAIR else 2)


def sentence(lang: str, refusal: Refusal) -> str:
    """The text of a refusal; its values may contain another refusal as the reason."""
    values = {name: sentence(lang, value) if isinstance(value, Refusal) else value for name, value in refusal.values.items()}
    return text(lang, "error-" + refusal.key.replace("/", "-"), **{name: "?" if value == "" else value for name, value in values.items()})
