"""A guide that exists in several languages says the same in each of them, and calls what is on the screen as the pages call it."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from scripts.site.markdown import FENCE, blocks, links

from doubloon.i18n import HERE, LANGUAGES, SOURCE

FOLDER = Path(__file__).parents[1] / "docs" / "guide"
CATALOGUES = ("web.ftl", "table.ftl")  # of the pages
ITALICS = re.compile(r"(?<!\*)\*(?!\*)([^*]+)(?<!\*)\*(?!\*)")  # not bold


def page_of(guide: str, lang: str) -> Path:
    """`browser` -> docs/guide/browser.md, docs/guide/browser.de.md"""
    return FOLDER / (f"{guide}.md" if lang == SOURCE else f"{guide}.{lang}.md")


TRANSLATIONS = {lang: {path.name.split(".")[0] for path in FOLDER.glob(f"*.{lang}.md")} for lang in LANGUAGES if lang != SOURCE}
GUIDES = sorted(set.union(*TRANSLATIONS.values()))
guides = pytest.mark.parametrize("guide", GUIDES)


def texts(guide: str) -> dict[str, str]:
    return {lang: page_of(guide, lang).read_text(encoding="utf-8") for lang in LANGUAGES}


def outline(text: str) -> list[tuple[str, int]]:
    """Kind and size of each part: level of a heading, rows of a table, points of a list; 1 for a paragraph and a block of code."""
    found = []
    for part in re.split(r"\n{2,}", FENCE.sub("```", text).strip()):
        kind = part[0] if part[0] in "#|-`" else "text"
        lines = [line for line in part.split("\n") if line.startswith(kind)]
        size = {"#": len(part) - len(part.lstrip("#")), "|": len(lines), "-": len(lines)}
        found.append((kind, size.get(kind, 1)))
    return found


def on_screen(text: str) -> list[str]:
    """The words in italics, which name what the pages show."""
    return [" ".join(words.split()) for words in ITALICS.findall(re.sub(r"`[^`]*`", "", FENCE.sub("", text)))]


@cache
def catalogue(lang: str) -> dict[str, str]:
    """The texts of the pages that are the same every time, by key."""
    found = {}
    for entry in (entry for name in CATALOGUES for entry in FluentParser().parse((HERE / lang / name).read_text(encoding="utf-8")).body):
        if isinstance(entry, Message):
            patterns = {entry.id.name: entry.value, **{f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}}
            for key, pattern in patterns.items():
                match pattern.elements if pattern else []:
                    case [TextElement(value=words)]:
                        found[key] = words
    return found


def test_every_translated_guide_has_all_languages() -> None:
    assert GUIDES
    assert dict.fromkeys(TRANSLATIONS, GUIDES) == {lang: sorted(names) for lang, names in TRANSLATIONS.items()}
    assert all(page_of(guide, SOURCE).exists() for guide in GUIDES)


@guides
def test_the_parts_are_alike(guide: str) -> None:
    """Headings, paragraphs, tables, lists and blocks of code, in the same order and of the same size."""
    english, *others = (outline(text) for text in texts(guide).values())
    for other in others:
        assert other == english


@guides
def test_the_code_is_the_same(guide: str) -> None:
    """In the text, where examples are translated, there are as many pieces of code in each paragraph."""
    english, *others = texts(guide).values()
    for other in others:
        assert blocks(other) == blocks(english)
        assert pieces(other) == pieces(english)


def pieces(text: str) -> list[int]:
    return [len(re.findall(r"`[^`]+`", part)) for part in FENCE.sub("", text).split("\n\n")]


@guides
def test_the_links_lead_to_the_same_places_and_to_the_other_languages(guide: str) -> None:
    pages = {lang: page_of(guide, lang).name for lang in LANGUAGES}
    for lang, text in texts(guide).items():
        top, *others = text.split("\n\n")[1:]
        assert {*links(top)} == {*pages.values()} - {pages[lang]}
        assert [*links("\n\n".join(others))] == [*links(texts(guide)[SOURCE].split("\n\n", 2)[2])]


@guides
def test_words_on_the_screen_are_those_of_the_pages(guide: str) -> None:
    """The same word of the catalogue stands at the same place in each language."""
    found = {lang: on_screen(text) for lang, text in texts(guide).items()}
    assert len({len(words) for words in found.values()}) == 1
    for words in zip(*found.values(), strict=True):
        named = dict(zip(found, words, strict=True))
        keys = [key for key in catalogue(SOURCE) if all(catalogue(lang).get(key) == named[lang] for lang in LANGUAGES)]
        assert keys, f"the pages have no text {named}"


# === The checks find what drifts apart ===


def test_an_outline_has_kinds_and_sizes() -> None:
    text = "# One\n\n```sh\nmake\n\nplay\n```\n\nTwo\nlines\n\n| a |\n| --- |\n| b |\n\n- c\n  d\n- e\n\n## Two"
    assert outline(text) == [("#", 1), ("`", 1), ("text", 1), ("|", 3), ("-", 2), ("#", 2)]


def test_italics_are_words_on_the_screen_and_bold_and_code_are_not() -> None:
    assert on_screen("**Names.** Touch *Own first\nnames*, `a * b * c`, then *Menu*.\n\n```sh\n*no*\n```\n") == ["Own first names", "Menu"]


def test_texts_with_attributes_and_without_values_are_known() -> None:
    assert catalogue("de")["web-next.title"] == "Was spielen wir als Nächstes?"
    assert "web-next.joining" not in catalogue("de")
