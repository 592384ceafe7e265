"""The reader's own seat is "you" in every sentence, and French elides before a vowel."""

import re
from collections.abc import Iterator
from itertools import chain, product

import pytest

from doubloon.engine.message import Message, say
from doubloon.games import GAMES
from doubloon.i18n import LANGUAGES, SEATS, YOU, format_message, initial, text
from tests.i18n.test_catalogues import parts, patterns, said, variables
from tests.scenes import of_every_key, with_inner

PEOPLE = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna"]
ADDRESS = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein\w*)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(tu|te|toi|ton|ta|tes)\b", re.IGNORECASE),
}
# Texts about other people only, or for a device that several people share.
ABOUT_OTHERS = {"bot-stands-in", "error-fair-own", "tui-look-away", "web-i-am"}


def about_seats(game_id: str) -> Iterator[tuple[str, Message, int]]:
    """Every part of a message in which a seat may be named, and that seat."""
    for message in of_every_key(chain.from_iterable(map(with_inner, said(game_id).values()))):
        for part in ("", *(f".{name}" for name in parts(message.key))):
            for value in variables("en", message.key + part) & {*SEATS} & {*message.values}:
                yield part, message, int(str(message.values[value]))


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_readers_own_seat_is_you_and_not_a_name(game_id: str) -> None:
    found = 0
    for lang, (part, message, seat) in product(LANGUAGES, about_seats(game_id)):
        name, addressed = PEOPLE[seat], [YOU if other == seat else each for other, each in enumerate(PEOPLE)]
        plain, own = (format_message(lang, message, names, part) for names in (PEOPLE, addressed))
        if name in plain:
            found += 1
            assert name not in own, own
            assert ADDRESS[lang].search(own), own
        else:
            assert own == plain
        assert not re.search(r"[{}$]", own)
    assert found > 3 * len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_screens_say_you_too(lang: str) -> None:
    keys = {key for key in patterns(lang) if re.match("tui-|web-|error-|bot-", key) and "who" in variables(lang, key)}
    assert keys >= ABOUT_OTHERS
    for key in keys - ABOUT_OTHERS:
        values = {name: name for name in variables(lang, key)}
        own = text(lang, key, **{**values, "who": YOU})
        assert ADDRESS[lang].search(own), own
        assert "Ann" in text(lang, key, **{**values, "who": "Ann"})


SWAP = say("do-not-touch-swapped", who=0, owner=1, given=(say("do-not-touch-no-card"),), gained=(say("do-not-touch-no-card"),))


@pytest.mark.parametrize(
    ("lang", "names", "message", "words"),
    [
        ("en", ["you", "Ben"], say("my-treasure-scene-held", owner=0, pieces=()), "You hold up "),
        ("en", ["Ann", "you"], SWAP, "Ann gave you no card for no card"),
        ("en", ["you", "Ben"], SWAP, "You gave Ben no card for no card"),
        ("de", ["Ann", "you"], SWAP, "Ann tauschte mit dir: keine Karte gegen keine Karte"),
        ("de", ["you", "Ben"], SWAP, "Du hast mit Ben getauscht: keine Karte gegen keine Karte"),
        ("fr", ["Ann", "you"], SWAP, "Ann a échangé avec toi : aucune carte contre aucune carte"),
        ("en", ["Ann", "you"], say("troll-dragon-awake", who=0, loser=1), "Ann woke the dragon! You fled with empty hands"),
        ("de", ["you", "Ben"], say("troll-dragon-awake", who=0, loser=1), "Du hast den Drachen geweckt! Ben floh mit leeren Händen"),
        ("fr", ["Ours", "Lapin"], say("turn", who=0), "Au tour d’Ours"),
        ("fr", ["Ours", "Lapin"], say("turn", who=1), "Au tour de Lapin"),
        ("fr", ["you", "Lapin"], say("turn", who=0), "À toi de jouer"),
        ("de", ["Bär"], say("my-treasure-drew", who=0, card=(say("my-treasure-object-diamond", count=1),)), "Bär zog 1 Diamanten"),
        ("de", ["you"], say("my-treasure-drew", who=0, card=(say("my-treasure-object-diamond", count=1),)), "Du hast 1 Diamanten gezogen"),
    ],
)
def test_sentences_are_grammatical(lang: str, names: list[str], message: Message, words: str) -> None:
    assert format_message(lang, message, names) == words


@pytest.mark.parametrize(
    ("name", "kind"), [("Ours", "vowel"), ("Écureuil", "vowel"), ("Lapin", "consonant"), ("Hibou", "consonant"), ("", "consonant")]
)
def test_the_initial_of_a_name(name: str, kind: str) -> None:
    assert initial(name) == kind
