"""HTTP responses, as structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from doubloon.coach import Word
from doubloon.server.protocol.messages import Room, SeatKey, Step, Text, Values, ViewFields


class Response(msgspec.Struct, frozen=True, kw_only=True):
    """Sent to a client."""


# === Catalog ===


class NumberOption(Response, frozen=True, kw_only=True, tag_field="type", tag="number"):
    """An option of a game that is a number from `low` to `high`."""

    name: str  # as `options` of a new table has it
    says: str  # a key of the catalogues: one sentence
    default: int
    low: int
    high: int


class NamedValue(Response, frozen=True, kw_only=True):
    value: str  # as `options` of a new table has it
    says: str  # a key of the catalogues: a word or two


class ChoiceOption(Response, frozen=True, kw_only=True, tag_field="type", tag="choice"):
    """An option of a game with named values; `default` is one of them."""

    name: str
    says: str
    default: str
    choices: list[NamedValue]


class GameFiles(Response, frozen=True, kw_only=True):
    """What the package of a game brings for the pages."""

    address: str  # of the folder, with a slash at the end
    names: list[str]  # `view.js`, `style.css`, `box.css`, `cover.svg`, `looks.ftl`, `texts/en.ftl` and what these need
    minutes: int = 0  # that a game takes; 0: not known


class GameDeclaration(Response, frozen=True, kw_only=True):
    id: str
    says: str  # a key of the catalogues: its title
    rules: str  # a key of the catalogues: its rules in short; the values are its options
    seats: tuple[int, int]  # the fewest and the most
    version: int  # of the rules
    hands: bool  # does a seat hold what no other may see
    options: list[NumberOption | ChoiceOption]
    box: str = ""  # games with the same rules lie in one box on the shelf
    bots: list[str] = []  # those to offer, the weakest first
    files: GameFiles | None = None  # null: the pages have them already
    policies: list[str] = []  # the bots that can play in the laboratory, the weakest first


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A name to pick, and the face that goes with it."""

    name: str
    face: str


class Laboratory(Response, frozen=True, kw_only=True):
    """What an experiment may ask for here."""

    games: int  # the most, of each setting
    seconds: float  # then it ends with the games that have been played


class Catalog(Response, frozen=True, kw_only=True):
    """All that is picked from lists, so that a form can be made of it."""

    protocol: int
    games: list[GameDeclaration]
    bots: list[str]
    names: dict[str, list[Person]]  # by language
    faces: list[str]
    emotes: list[str]
    typed_names: bool = False  # may hosts allow first names that people type
    laboratory: Laboratory | None = None  # null: it is switched off
    lobby: bool = False  # are open tables listed for everybody


class Preparation(Response, frozen=True, kw_only=True):
    """The games whose search is being compiled; until then clever plays for cunning."""

    games: list[str]


# === Tables ===


class TableAccess(Response, frozen=True, kw_only=True):
    """Of a table made or joined: where this device sits there now."""

    table: str
    keys: list[SeatKey]
    room: Room


class TablePreview(Response, frozen=True, kw_only=True):
    """What waits behind a code."""

    table: str
    room: Room


class Invitation(Response, frozen=True, kw_only=True):
    """How others come to a table."""

    code: str
    link: str
    qr: list[str]  # the link as a QR code, row by row: "1" is dark; leave four squares free on each side
    shared: str = ""  # a link to the same table for messages to friends, which shows the game and the host's face before it is opened


class SeatTransfer(Response, frozen=True, kw_only=True):
    """How another device of mine comes to my seat: once, and soon."""

    link: str
    qr: list[str]  # as in an invitation
    seconds: int  # that the link is good for
    key: str  # of this device, which opens nothing any more once the other device has the seat


class OpenTable(Response, frozen=True, kw_only=True):
    """A table that waits for people, as everybody on this server may know it: no names."""

    code: str
    game: str
    faces: list[str]  # of those who sit there
    open: int  # seats


class OpenTables(Response, frozen=True, kw_only=True):
    """Those with the fewest open seats first; at most 50."""

    tables: list[OpenTable]


class DeviceTable(Response, frozen=True, kw_only=True):
    seat: int | None  # of the key that was shown; null: it watches
    turn: bool  # is it this seat's turn
    room: Room
    acting: list[int] = []  # the seats whose turn it is


class DeviceTables(Response, frozen=True, kw_only=True):
    """The tables of this device: those to which its keys fit."""

    tables: list[DeviceTable]


class TimedStep(Response, frozen=True, kw_only=True):
    at: int  # ms since the game began
    step: Step
    odds: dict[int, int] | None  # with the seed: what chance could do here, and the weights; null: nothing was drawn


class Player(Response, frozen=True, kw_only=True):
    """Who sat there."""

    name: str
    face: str
    bot: str  # "" for a person


class Replay(Response, frozen=True, kw_only=True):
    """A game action by action, as a seat saw it."""

    seat: int  # or -3: a spectator; -4: nothing is hidden
    game: str
    version: int  # of the rules that it was played by
    first: int
    options: dict[str, int]  # in the terms of today's rules
    people: list[Player]
    over: bool
    places: list[int]  # as in a room
    counts: list[list[Text]]  # once it is over, by seat: what the points come to, then how they came about
    view: ViewFields  # before the first action
    scene: list[Text]  # the same, if it was asked for
    steps: list[TimedStep]


class PointsBreakdown(Response, frozen=True, kw_only=True):
    """How the points of a game came about."""

    counts: list[list[Text]]  # by seat: what they come to, then from what


class ReplayLink(Response, frozen=True, kw_only=True):
    """How others come to a replay."""

    link: str
    qr: list[str]  # as in an invitation


class EveningPlayer(Response, frozen=True, kw_only=True):
    """How often somebody has won at a table; a shared victory is one for each."""

    name: str
    face: str
    bot: bool  # not a person
    games: int
    wins: int


class EveningGame(Response, frozen=True, kw_only=True):
    """A finished game of a table."""

    number: int  # of the game at that table
    game: str
    began: str  # as in its log
    people: list[Player]
    places: list[int]  # as in a room
    points: list[int]  # by seat
    readable: bool  # false: the rules that it was played by are not known any more


class Evening(Response, frozen=True, kw_only=True):
    """All games of the people at a table."""

    players: list[EveningPlayer]  # who won most often first
    games: list[EveningGame]  # in order


# === Reports ===


class Estimate(Response, frozen=True, kw_only=True):
    value: float  # a part of a victory
    error: float  # its standard error


class PointReport(Response, frozen=True, kw_only=True):
    """Everybody's chance to win after so many steps of the game."""

    step: int
    shares: list[float]
    errors: list[float]


class MomentReport(Response, frozen=True, kw_only=True):
    """What chance did in the steps from `step` up to `end`."""

    step: int
    end: int
    change: Estimate
    told: list[Text]


class DecisionReport(Response, frozen=True, kw_only=True):
    """A choice, and the best other move."""

    step: int
    label: Text
    value: Estimate  # the chance to win after it
    other: Text
    other_value: Estimate
    gain: Estimate  # by how much the choice was better; below 0: worse


class PlayerReport(Response, frozen=True, kw_only=True):
    """`result - start` is `luck + own + others`."""

    start: Estimate
    result: float
    luck: Estimate
    own: Estimate
    others: Estimate
    points: list[int]  # luck, own choices and those of others, in whole points of a hundred that add up too
    word: Word  # a key of the catalogues, below `coach-word-`
    luckiest: MomentReport | None
    unluckiest: MomentReport | None
    best: DecisionReport | None
    costliest: DecisionReport | None


class GameReport(Response, frozen=True, kw_only=True):
    """Luck and skill of a finished game."""

    game: str
    exact: bool  # the game is solved
    playouts: int  # games played on after each move; 0 if exact
    steps: int
    people: list[Player]
    curve: list[PointReport]
    players: list[PlayerReport]


class ReportProgress(Response, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the answer; the last one has the report, or says why there is none."""

    done: int
    total: int
    report: GameReport | None = None
    refused: RequestRefused | None = None


# === Experiments ===


class ExperimentFigure(Response, frozen=True, kw_only=True, omit_defaults=True):
    """The mean of something over all games so far, or the share of the games. Numbers are null where one game cannot tell."""

    name: str  # as the laboratory's commands call it
    group: Literal["wins", "length", "lead", "counts"]
    says: Text
    mean: float
    low: float | None  # its 95 % interval
    high: float | None
    share: bool = False  # is it a share of the games
    percent: bool = False  # is it a share, of the games or of a game
    quantiles: list[float] = []  # below them are 5 %, 25 %, 50 %, 75 % and 95 % of the games; empty: there is no histogram
    start: float = 0  # the smallest number of the first bar
    width: float = 1  # of a bar
    bars: list[float] = []  # the share of the games in each


class ExperimentDifference(Response, frozen=True, kw_only=True):
    """By how much a figure of the second setting is larger than that of the first, with the same luck."""

    name: str
    mean: float
    half: float | None  # of its 95 % interval; null: one game cannot tell
    seen: bool  # is it sure, at 99.9 %, that they differ
    visible: float | None  # a difference that `more` games would show
    more: int


class ExperimentProgress(Response, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the answer; the last one is `done`, or says why not."""

    phase: Literal["waiting", "preparing", "playing", "done"]
    ahead: int = 0  # experiments that are played before this one
    games: int = 0  # played so far, of each setting
    settings: list[list[ExperimentFigure]] = []
    differences: list[ExperimentDifference] = []
    refused: RequestRefused | None = None


class RequestRefused(Response, frozen=True, kw_only=True):
    """It was not done: `reason` is a key of the catalogues, below `error-`."""

    reason: str
    values: Values
