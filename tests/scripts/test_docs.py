"""The generated parts of the docs: of our own games alone, whatever else is installed."""

import pytest

from doubloon.games.pig import PIG
from doubloon.i18n import LANGUAGES
from scripts import docs
from tests.examples import example


def test_games_of_installed_packages_have_no_pages_here() -> None:
    """`make lint` compares the files without that package."""
    with example("liars_dice"):
        assert docs.stale() == {}


def test_missing_languages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert docs.untranslated() == []
    monkeypatch.setattr(docs, "LANGUAGES", (*LANGUAGES, "tlh"))
    assert f"{PIG.folder.name} has no texts in tlh: English is shown instead" in docs.untranslated()
