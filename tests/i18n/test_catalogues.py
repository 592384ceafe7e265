"""The three catalogues: complete, alike, and without idle keys."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from doubloon.bots import STRENGTHS
from doubloon.bots.custom import TEXTS
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR, Game
from doubloon.engine.message import Message
from doubloon.engine.play import playout
from doubloon.engine.record import State
from doubloon.engine.rule import Rule
from doubloon.games import GAMES, box_of
from doubloon.games.do_not_touch.tables import SYMBOLIC
from doubloon.games.my_treasure.rules import CAVE, DRAW, MyTreasureView
from doubloon.i18n import LANGUAGES, format_message, sources, text
from doubloon.lab.cells import FIXED
from doubloon.lab.experiment import counts_of
from doubloon.lab.names import GROUPS
from doubloon.server.protocol.presets import EMOTES
from doubloon.tui.key_bindings import SPACE
from doubloon.tui.texts import TableTexts
from tests.counts import SOAK
from tests.games.little_dragon.setups import mindful
from tests.i18n.browser import CODE, asked, expanded
from tests.i18n.refusals import SOURCE, refusals
from tests.scenes import LOOKS, WORDS, look, of_every_key, pieces, with_inner

NAMES = ["Ann"] * 8
GLYPHS = CODE / "glyphs"
ART = CODE.parent / "public" / "art"
SOUNDS = CODE / "sounds.ts"
AT_ANY_TIME = ("tui-help", "tui-quit", "tui-undo", "tui-ask", "tui-emotes", "tui-seats")  # keys beside those of moves
ODD: dict[str, list[dict[str, Any]]] = {
    "pig": [{"target": 10}],
    "troll-dragon": [{"diamonds": 1, "nuggets": 1}, {"seats": 3, "tempo": "race", "reroll": "chosen", "end": "both"}, {"nuggets": 1}],
    "my-treasure": [
        *[{"orcs": orcs, "glory_target": 20} for orcs in (1, 2, 3)],
        {"orcs": 10, "seats": 5, "edition": "first", "memory_aid": "on"},
    ],
    "do-not-touch-numbers": [{"finish_round": "yes", "seats": 5}, {"swaps_per_turn": 5, "deck": "symbols", "cashes_per_turn": 9}],
    "do-not-touch-symbols": [{"finish_round": "yes", "seats": 5}, {"cashes_per_turn": 9}],
    "little-dragon": [
        {"extra": "chosen", "seats": 5},
        {"spider": "stays"},
        {"spiders": 0, "rings": 11},
        {"extra": "chosen", "dragons": 0, "rings": 20},
    ],
}


# === What a catalogue holds ===


@cache
def patterns(lang: str) -> dict[str, fluent.Pattern]:
    """Each text by its key; a part of a message is `key.part`."""
    body = [entry for source in sources(lang) for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body]
    found: dict[str, fluent.Pattern] = {}
    for entry in body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            assert entry.value is not None
            found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
    return found


@cache
def parts(key: str) -> set[str]:
    """The attributes of a message."""
    return {part for name, _, part in (each.partition(".") for each in patterns("en")) if name == key and part}


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def references(lang: str, key: str) -> set[str]:
    return {node.id.name for node in nodes(patterns(lang)[key]) if isinstance(node, fluent.MessageReference)}


def variables(lang: str, key: str) -> set[str]:
    own = {node.id.name for node in nodes(patterns(lang)[key]) if isinstance(node, fluent.VariableReference)}
    return own.union(*(variables(lang, other) for other in references(lang, key)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(lang: str) -> None:
    assert list(patterns(lang)) == list(patterns("en"))
    assert {key: variables(lang, key) for key in patterns(lang)} == {key: variables("en", key) for key in patterns("en")}


# === What games say ===


def random_options(game: Game, random: Random) -> dict[str, int]:
    return {name: random.randint(option.low, option.high) for name, option in game.options.items()}


def former_values(game: Game) -> Iterator[tuple[str, int]]:
    """Values of options that only logs of earlier rules have."""
    for name, option in game.options.items():
        yield from ((name, option.high + 1 + number) for number in range(len(option.former)))


def with_option(game: Game, name: str, value: int) -> State:
    opening = game.new()
    setattr(opening, name, value)
    return opening


def openings(game: Game) -> Iterator[State]:
    """Fewest and most seats (in soak all numbers) with the defaults, some odd set-ups, and many with options by chance."""
    for seats in game.seats if SOAK == 1 else range(game.seats[0], game.seats[1] + 1):
        yield game.new(seats, CHANCE)
    for options in ODD.get(game.id, []):
        yield game.new(**options)
    yield from (with_option(game, name, value) for name, value in former_values(game))
    random = Random(1)
    for _ in range(3 if SOAK == 1 else 12):
        try:
            yield game.new(random.randint(*game.seats), **random_options(game, random))
        except BadSetup:
            continue


def linger(view: MyTreasureView, weights: list[int]) -> None:
    """My Treasure: stay in the cave until the last orc comes."""
    if view.phase == CAVE:
        weights[DRAW + 1 :] = [0] * (len(weights) - DRAW - 1)


def line(game: Game, opening: State, number: int) -> list[int]:
    """The actions of a game at random, with some players who see to it that the game ends, or that all of it is seen."""
    tempers: dict[str, Rule] = {"little-dragon": mindful, "my-treasure": linger}
    other = tempers.get(game.id)
    policies = [None if seat % 2 == number % 2 else other for seat in range(opening.seats)]
    return playout(game, opening.copy(), seed=3, number=number, policies=policies)


def lying(game: Game, state: State) -> list[Message]:
    return [message for seat in (SPECTATOR, 0) for message in pieces(game.scene(state, seat))] + [*pieces(game.bare(state))]


def guiding(game: Game, state: State) -> list[Message]:
    seat = game.actor(state)
    return game.story.guide(game.show(state, seat), seat) if seat >= 0 else []


def with_looks(messages: list[Message]) -> dict[str, Message]:
    """Messages, and how they look."""
    looks = [look(message) for message in messages if look(message).key in patterns("en")]
    return {str(message): message for message in messages + looks}


@cache
def walked(game_id: str) -> tuple[list[Message], list[Message]]:
    """Of many games, all that is told; and the labels of all moves, and all that lies on the table."""
    game = GAMES[game_id]
    told: list[Message] = []
    shown: list[Message] = []
    for number, state in enumerate(openings(game)):
        states = [state]
        for action in line(game, state, number):
            told += [message for seat in (SPECTATOR, 0) for message in game.tell(state, action, seat)]
            shown += [game.story.label(state, move) for move in game.moves(state)]
            if SOAK > 1 or len(states) % 3 == 0:
                shown += lying(game, state) + guiding(game, state)
            state = game.play(state, action)  # noqa: PLW2901
            states.append(state)
        shown += lying(game, state) + [message for count in game.count(states) for message in count]
    return told, shown


@cache
def said(game_id: str) -> dict[str, Message]:
    """Every different message of many games, and how it looks."""
    told, shown = walked(game_id)
    return with_looks(told + shown)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_everything_that_is_said_has_a_text(game_id: str) -> None:
    for lang, message in product(LANGUAGES, of_every_key(chain.from_iterable(map(with_inner, said(game_id).values())))):
        assert message.key in patterns(lang)
        assert format_message(lang, message, NAMES)
        for part in parts(message.key):
            assert format_message(lang, message, NAMES, f".{part}") is not None


@cache
def choices(game_id: str) -> list[list[Message]]:
    """Of many games, the labels of the moves among which somebody chose."""
    game = GAMES[game_id]
    found: list[list[Message]] = []
    for number, state in enumerate(openings(game)):
        for action in line(game, state, number):
            if game.actor(state) >= 0:
                found.append([game.story.label(state, move) for move in game.moves(state)])
            state = game.play(state, action)  # noqa: PLW2901
    return found


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_does_two_things_or_begins_another(lang: str, game_id: str) -> None:
    texts = TableTexts(lang, GAMES[game_id], NAMES, NAMES)
    reserved = {SPACE, *(text(lang, f"{name}.key") for name in AT_ANY_TIME)}
    assert len(reserved) == len(AT_ANY_TIME) + 1
    for labels in choices(game_id):
        keys = texts.keys_of(labels)
        assert {f"{label.key}.key" for label in labels} <= set(patterns(lang))
        assert len({*keys, *reserved}) == len(keys) + len(reserved)
        assert {len(key) for key in keys} <= {1, 2}
        assert not {key[0] for key in keys if len(key) == 2} & {*keys, *reserved}


def test_what_lies_on_a_table_is_shown_in_known_ways() -> None:
    things = {key for key in patterns("en") if "-scene-" in key and "." not in key}
    looks = {key for key in things if key.endswith("-look")}
    assert {part for key in things - looks for part in parts(key)} == set(WORDS)
    assert {part for key in looks for part in parts(key)} == set(LOOKS)


def test_moves_and_events_look_in_known_ways() -> None:
    looks = {key for key in patterns("en") if re.search("-look$", key) and not re.search("-scene-|-rules-|-guide-", key)}
    assert {text("en", key) for key in looks} == {"main", "safe", "moment", "event", "quiet"}
    assert {part for key in looks for part in parts(key)} == {"glyph", "sound", "joy", "ouch"}
    assert all((GLYPHS / f"{text('en', f'{key}.glyph')}.svg").exists() for key in looks if "glyph" in parts(key))


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_event_has_its_sound_or_is_quiet(game_id: str) -> None:
    known = set(re.findall(r"^  (\w+): \[", SOUNDS.read_text(), re.MULTILINE))
    told, _ = walked(game_id)
    events = {message.key: look(message) for message in told}
    assert events
    for event in events.values():
        is_quiet = format_message("en", event, NAMES) == "quiet"
        assert is_quiet or format_message("en", event, NAMES, ".sound") in known, event.key


@pytest.mark.parametrize("game_id", list(GAMES))
def test_who_is_glad_or_sorry_is_a_seat_of_the_event(game_id: str) -> None:
    told, _ = walked(game_id)
    feelings = [(message, part) for message in told for part in (".joy", ".ouch") if part[1:] in parts(look(message).key)]
    assert feelings
    for message, part in feelings:
        seat = format_message("en", look(message), NAMES, part)
        assert seat in ("who", "loser", "owner")
        assert isinstance(message.values[seat], int)


# === The rules in short ===

FORMS = {"die", "gold-die", "dragon-die", "card", "pile", "red-card", "green-card", "blue-card", "tile", "hole", "token"}
SIGNS = set("+=/?×,→⇄")


def rules_of(lang: str, game: Game, **options: int) -> tuple[list[str], list[list[str]]]:
    """Their lines, and the picture for each of them, word by word."""
    lines, looks = (text(lang, f"{game.id}-rules{part}", **options).split("\n") for part in ("", "-look"))
    return lines, [look.split(" ") for look in looks]


def all_options(game: Game) -> Iterator[dict[str, int]]:
    """The defaults; every option at each end of its range and just above the lower one; and some by chance."""
    usual = {name: option.default for name, option in game.options.items()}
    yield usual
    for name, option in game.options.items():
        yield from ({**usual, name: value} for value in {option.low, min(option.low + 1, option.high), option.high})
    yield from ({**usual, name: value} for name, value in former_values(game))
    random = Random(1)
    yield from (random_options(game, random) for _ in range(50))


@pytest.mark.parametrize("game_id", list(GAMES))
def test_rules_have_as_many_lines_in_each_language_and_a_picture_for_each(game_id: str) -> None:
    game = GAMES[game_id]
    count = len(rules_of("en", game, **{name: option.default for name, option in game.options.items()})[0])
    for lang, options in product(LANGUAGES, all_options(game)):
        lines, looks = rules_of(lang, game, **options)
        assert len(lines) == len(looks) == count
        assert all(line.strip() == line and line and len(line) <= 200 for line in lines)
        for word in (word for words in looks for word in words):
            assert is_picture(word), word


@pytest.mark.parametrize("game_id", list(GAMES))
def test_tips_are_short_and_are_about_something(game_id: str) -> None:
    tips = [message for message in said(game_id).values() if re.search("-guide-(?!.*-look$)", message.key)]
    assert tips
    for lang, message in product(LANGUAGES, tips):
        assert len(format_message(lang, message, NAMES)) <= 130
        for about in format_message(lang, look(message), NAMES).split(" / "):
            assert re.fullmatch("may|main|safe|(piece|place|move) [a-z0-9-]+", about)


def is_picture(word: str) -> bool:
    form, _, things = word.partition(":")
    if form == "glyph":
        return (GLYPHS / f"{things}.svg").exists()
    if form in FORMS:
        return all(is_picture(thing) for thing in things.split("+") if thing)
    return word in SIGNS or word[0].isdecimal() or (ART / f"{word}.svg").exists()


def test_forms_of_pictures_are_those_that_the_browser_draws() -> None:
    styles = "\n".join(path.read_text(encoding="utf-8") for path in sorted((CODE / "style").rglob("*.css")))
    assert all(re.search(rf"\.picture[.:]\S*.*\b{form}\b", styles) for form in FORMS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_say_what_is_chosen_at_the_table(lang: str) -> None:
    for game in GAMES.values():
        usual = {name: option.default for name, option in game.options.items()}
        for name in variables(lang, f"{game.id}-rules"):
            option = game.options[name]
            chosen = [{**usual, "deck": SYMBOLIC, name: value} for value in range(option.low, option.high + 1)]
            assert len({text(lang, f"{game.id}-rules", **each) for each in chosen}) > 1, name


# === Options and errors ===


def option_texts(game: Game) -> dict[str, str]:
    """Key and English text, as the declaration has them."""
    found = {}
    for name, option in game.options.items():
        key = f"{game.id}-option-{name.replace('_', '-')}"
        found[key] = option.says
        found.update({f"{key}-{choice}": choice for choice in option.choices})
    return found


@pytest.mark.parametrize("game_id", list(GAMES))
def test_options_say_what_their_declaration_says(game_id: str) -> None:
    for key, says in option_texts(GAMES[game_id]).items():
        assert text("en", key) == says


def test_every_error_has_a_text_made_from_its_values() -> None:
    found = dict(refusals())
    assert len(found) >= 26
    for key, values in found.items():
        name = "error-" + key.replace("/", "-")
        assert name in patterns("en")
        assert values is None or variables("en", name) <= values, key


def keys_of(message: Message) -> Iterator[str]:
    """Its key, and those of the messages inside it."""
    yield message.key
    for value in message.values.values():
        if isinstance(value, tuple):
            for inner in value:
                yield from keys_of(inner)


def test_no_key_is_idle() -> None:
    used = {key for game_id in GAMES for message in said(game_id).values() for key in keys_of(message)}
    used |= {key for game in GAMES.values() for key in option_texts(game)}
    used |= {f"game-{game_id}" for game_id in GAMES} | {f"{game_id}-rules{part}" for game_id in GAMES for part in ("", "-look")}
    used |= {f"{game_id}-tie-break" for game_id in GAMES}  # web/src/table/Podium.tsx
    used |= {"web-time-up"}  # web/src/session/live.ts tells it beside what the server tells
    used |= {f"bot-{name}" for name in (*STRENGTHS, "random", "optimal")}
    used |= {f"emote-{name}" for name in EMOTES}
    used |= {"error-" + key.replace("/", "-") for key, _ in refusals()}
    used |= {f"fault-{kind}" for kind in TEXTS}
    used |= {f"lab-{name.replace('_', '-')}" for name in (*FIXED, "wins", "points", "move", "chance")} | {
        f"lab-group-{name}" for name in GROUPS
    }
    used |= {f"{box_of(game)}-count-{name.replace('_', '-')}" for game in GAMES.values() for each in counts_of(game) for name in each.names}
    used |= {each.partition(".")[0] for call in asked() for key in call.keys for each in expanded(key)}
    for package in ("coach", "i18n", "server", "tui", "cli"):
        for source in [*(SOURCE / package).rglob("*.py"), *SOURCE.glob("games/*/coach.py"), *SOURCE.glob("games/*/terminal.py")]:
            used |= set(re.findall(r"[\"']([a-z0-9-]+)", source.read_text(encoding="utf-8")))
    stems = tuple(key for key in used if key.endswith("-") and key.count("-") > 2)  # f"little-dragon-short-{kind}"
    used |= {key for key in patterns("en") if key.startswith(stems)}
    wanted = set(used)
    for _ in range(2):
        wanted |= {other for key in patterns("en") if key.partition(".")[0] in wanted for other in references("en", key)}
    assert {key.partition(".")[0] for key in patterns("en")} - wanted == set()


def test_plurals_follow_the_number() -> None:
    assert text("en", "troll-dragon-some-diamonds", diamonds=1) == "1 diamond"
    assert text("en", "troll-dragon-some-diamonds", diamonds=2) == "2 diamonds"
    assert text("de", "troll-dragon-some-diamonds", diamonds=1) == "1 Diamant"
    assert text("fr", "troll-dragon-some-nuggets", nuggets=0) == "0 pépite"
    assert text("fr", "troll-dragon-some-nuggets", nuggets=2) == "2 pépites"


def test_french_has_typographic_apostrophes_only() -> None:
    assert [line for source in sources("fr") for line in source.read_text(encoding="utf-8").splitlines() if "'" in line] == []
