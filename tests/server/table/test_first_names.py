"""Which first names people may type, and which look the same."""

import pytest

from doubloon.server.table.first_names import is_alike, is_first_name

NAMES = [
    *("Ben", "Zoë", "Søren", "Łukasz", "Işık", "Đorđe", "Ștefan", "Jürgen", "Anna-Lena", "O’Neil", "Mia Lu", "Maximiliane"),
    *("Юлия", "Ελένη", "Արամ", "ნინო", "אבי", "محمد", "अभिमन्यु", "สมชาย", "さくら", "玲奈", "민준"),
]
REFUSED = {
    "nothing": "",
    "spaces": "   ",
    "a space before": " Ben",
    "two spaces": "Mia  Lu",
    "a hyphen at the end": "Ben-",
    "thirteen letters": "Maximilianesa",
    "digits": "Ben1",
    "punctuation": "Ben!",
    "a click letter that looks like punctuation": "Benǃ",
    "markup": "<b>",
    "a picture": "🦊",
    "no width": "Be\u200bn",
    "a joiner": "Be\u200dn",
    "another direction": "Ben\u202e",
    "an invisible letter": "\u3164",
    "a line break": "A\nB",
    "decorated letters": "𝐁𝐞𝐧",
    "wide letters": "Ｂｅｎ",
    "small capitals": "ʙᴇɴ",
    "Latin and Cyrillic": "Bеn",
    "Latin and Greek": "Bεn",
    "an accent of its own": "Be\u0301n",
    "many accents": "क\u094d\u094d\u094d",
    "an accent without a letter": "\u094dक",
    "how pages call the reader": "You",
    "the same in disguise": "D-U",
}


@pytest.mark.parametrize("name", NAMES)
def test_first_names_of_the_world_may_be_typed(name: str) -> None:
    assert is_first_name(name)


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_invisible_or_misleading_is_refused(name: str) -> None:
    assert not is_first_name(name)


@pytest.mark.parametrize(("one", "other"), [("Ben", "BEN"), ("Lea", "Léa"), ("Coco", "Сосо"), ("Ali", "AIi"), ("Anna Lena", "Annalena")])
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert is_alike(one, ["Zoe", other])
    assert not is_alike(one, ["Zoe", "Benno"])
