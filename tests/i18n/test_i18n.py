"""Which language is spoken, what happens to what is missing, and names for players."""

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from fluent.runtime import FluentBundle, FluentResource

from doubloon.bots import STRENGTHS
from doubloon.i18n import LANGUAGES, Catalogue, bot_names, catalogue, entries, fallbacks, language, names, people, sources, text
from doubloon.server.protocol.presets import FACES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_the_language(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(None) == spoken


def test_what_is_asked_for_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language("fr") == "fr"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, de, fr"):
        language("xx")


@pytest.mark.parametrize("key", ["no-such-key", "turn.no-such-part"])
def test_a_missing_key_raises(key: str) -> None:
    with pytest.raises(LookupError):
        text("en", key, who="Ann")


def test_a_missing_value_raises() -> None:
    with pytest.raises(LookupError):
        text("en", "won")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_come_without_marks_around_them(lang: str) -> None:
    assert text(lang, "won", who="Ann").startswith("Ann ")
    assert text(lang, "won", who="Ann").isprintable()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_names_a_face_all_different_and_short(lang: str) -> None:
    known = people(lang)
    assert Counter(face for face, _ in known) == dict.fromkeys(FACES, 2)
    assert len({name for _, name in known}) == 2 * len(FACES)
    assert all(1 <= len(name) <= 14 and " " in name for _, name in known)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", STRENGTHS)
def test_bots_have_drawn_faces(lang: str, bot: str) -> None:
    assert {face for face, _ in bot_names(lang, bot)} <= set(FACES)


def test_the_seed_draws_the_names() -> None:
    assert names("en", [""] * 5, "a") == names("en", [""] * 5, "a")
    assert names("en", [""] * 5, "a") != names("en", [""] * 5, "b")


def test_importing_reads_no_catalogue() -> None:
    code = "import sys, doubloon.i18n; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_those_of_whole_files(lang: str) -> None:
    """They are parsed one by one."""
    whole = FluentBundle([lang])
    for source in [*sources(lang), *fallbacks(lang)]:
        whole.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    for name, message in whole._messages.items():
        assert catalogue(lang).has(name)
        assert message.equals(catalogue(lang)._bundle._messages[name], ignored_fields=["span", "comment"])


def test_threads_that_ask_for_the_same_text_get_it() -> None:
    with ThreadPoolExecutor(8) as pool:
        for _ in range(20):
            fresh, ready = Catalogue("de"), Barrier(8)

            def ask(fresh: Catalogue = fresh, ready: Barrier = ready) -> str:
                ready.wait()
                return fresh.text("my-treasure-rules", orcs=6, glory_target=0, edition=0, memory_aid=0, arrangement=0)

            assert len({each.result() for each in [pool.submit(ask) for _ in range(8)]}) == 1


def test_of_two_texts_with_the_same_name_the_first_counts() -> None:
    assert entries("# comment\nfirst = 1\n    .part = 2\n-term = { first }\nfirst = 3\n") == {
        "first": "first = 1\n    .part = 2\n",
        "-term": "-term = { first }\n",
    }
