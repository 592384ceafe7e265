"""First names that people type for one table: letters of one ordinary script, and none that could be taken for another name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

MOST_LETTERS = 12
JOINTS = " -'’"  # between two letters
RESERVED = ("you", "du", "sie", "tu", "toi", "vous", "bot", "host", "server", "admin")  # how pages call the reader, and who is none

# Letters of today's alphabets, without signs that look like punctuation or like letters of other scripts. Names are written in one of them.
SCRIPTS = {
    "latin": "AZ az ÀÖ Øö øķ ĹŇ Ŋž ȘȚ șț ẀẅẞẞẠỹ",
    "greek": "ΆΆ ΈΊ ΌΌ ΎΡ Σώ",
    "cyrillic": "Ѐџ Ґґ",
    "armenian": "ԱՖ աֆ",
    "georgian": "აჰ",
    "hebrew": "את",
    "arabic": "ءغ في پپ چچ ژژ کک گگ یی",
    "devanagari": "\u0900\u0903 अह \u093e\u094d",
    "thai": "กฮ ะ\u0e3a เ\u0e4e",
    "han and kana": "ぁゖ ァヺ ーー 々々 一\u9fff",
    "hangul": "가힣",
}

# Letters that look like Latin ones, so that two names at a table cannot be told apart.
LOOKALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρIı",
    "ABEKMHOPCTYXlJSaeopcyxijsABEZHlKMNOPTYXovpli",
)


def _ranges(written: str) -> list[tuple[str, str]]:
    letters = written.replace(" ", "")
    return list(zip(letters[::2], letters[1::2], strict=True))


RANGES = {script: _ranges(written) for script, written in SCRIPTS.items()}


def is_first_name(name: str) -> bool:
    """At most twelve letters, all of one script, with single joints between them."""
    parts = name
    for joint in JOINTS[1:]:
        parts = parts.replace(joint, " ")
    words = parts.split(" ")
    return (
        len(name) <= MOST_LETTERS
        and name == unicodedata.normalize("NFC", name)
        and all(map(_is_word, words))
        and any(all(_is_of(script, letter) for letter in "".join(words)) for script in RANGES)
        and not is_alike(name, RESERVED)
    )


def _is_word(word: str) -> bool:
    """It begins with a letter, and no letter carries more than two signs."""
    signs = "".join("x" if unicodedata.category(letter).startswith("M") else " " for letter in word)
    return bool(word) and signs[0] == " " and "xxx" not in signs


def _is_of(script: str, letter: str) -> bool:
    return any(low <= letter <= high for low, high in RANGES[script])


def likeness(name: str) -> str:
    """The same for names that look the same: without case, accents and joints, and with Latin letters for those that look like them."""
    bare = "".join(each for each in unicodedata.normalize("NFKD", name.translate(LOOKALIKES)) if not unicodedata.combining(each))
    folded = bare.casefold().replace("i", "l")
    return "".join(each for each in folded if each not in JOINTS)


def is_alike(name: str, others: Iterable[str]) -> bool:
    return likeness(name) in map(likeness, others)
