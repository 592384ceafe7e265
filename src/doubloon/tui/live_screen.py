"""The screen of a live table, for one person or several at this terminal: picture, event log and keys."""

from __future__ import annotations

import threading
import time
from collections import defaultdict, deque
from dataclasses import replace

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

import doubloon
from doubloon.client import CommandRejected, Credentials, Device
from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR, UNSEEN, seen_by_all
from doubloon.engine.log import from_json
from doubloon.engine.message import Message
from doubloon.engine.record import View
from doubloon.i18n import Line, text
from doubloon.server.protocol.messages import Emoted, Hinted, News, Outgoing, PlayerView, Step, Tumbling
from doubloon.tui import saved_games
from doubloon.tui.connection_thread import ConnectionThread
from doubloon.tui.hint import MoveChance, hint_line
from doubloon.tui.key_bindings import (
    BEFORE_GAME,
    HELP,
    QUIT,
    SEAT,
    SPACE,
    KeyBinding,
    ScreenContext,
    footer,
    game_bindings,
    has_open_seats,
    key_bindings,
    message_of,
    others_moves,
)
from doubloon.tui.lobby import lobby
from doubloon.tui.local_table import TOLD
from doubloon.tui.renderers import renderer
from doubloon.tui.screen import (
    fit,
    group_moves,
    heading,
    help_pages,
    in_columns,
    key_feedback,
    offer_lines,
    privacy_screen,
    render,
)
from doubloon.tui.terminal import CLEARING, NO_INPUT, Picture, Terminal, add_key
from doubloon.tui.texts import TableTexts, append_messages, earlier_rules, format_line, key_label, ranking

VisibleState = tuple[object, ...]
POLL_INTERVAL = 0.1  # seconds
MAX_LINES = 200  # of the event log
EVENTS = {
    "sat": "tui-sat",
    "handedover": "tui-handed-over",
    "takenback": "tui-taken-back",
    "freed": "tui-freed",
    "undone": "tui-undone",
}


class LiveScreen:
    """Shows a live table and sends the commands of the people at this terminal."""

    def __init__(self, lang: str, url: str, credentials: Credentials) -> None:
        self.lang = lang
        self.link = f"{url.rstrip('/')}/#{credentials.room.code}"
        self.story: dict[int, list[Line]] = defaultdict(list)  # by seat: the events as this seat sees them
        self.told: deque[Message] = deque(maxlen=TOLD)  # the last messages that every seat here was told
        # Why the last command was rejected; a hint; or at first, that the rules are earlier ones.
        self.notice = earlier_rules(lang, doubloon.game(credentials.room.game), credentials.room.version)
        self.viewer = SPECTATOR  # with a shared screen and hidden hands: the seat that is looking now
        self.menu = ""
        self.page = 0  # index of the help page
        self.pages: list[Picture] = []  # the help pages from that index on
        self.key_input = NO_INPUT
        self.tumbling: set[int] = set()  # seats whose dice are in the air
        self.connection = ConnectionThread(url, credentials, self._on_message)
        self._changed = threading.Event()

    @property
    def device(self) -> Device:
        return self.connection.device

    # === Messages from the server, in the background thread ===

    def _on_message(self, message: Outgoing, _: bytes) -> None:
        if isinstance(message, News):
            self._on_event(message)
        elif isinstance(message, Emoted):
            texts = self.texts()
            emote = f"{texts.text(f'emote-{message.emote}')} {texts.text(f'emote-{message.emote}.face')}"
            self._add(texts.text("tui-emoted", who=texts.named[message.seat], said=emote))
        elif isinstance(message, Hinted) and message.seat == self._seat():  # else the person who asked is no longer looking
            self.notice = _advice(self.texts(), message)
        elif isinstance(message, Tumbling):
            self.tumbling.add(message.seat)
        self._changed.set()

    def _on_event(self, message: News) -> None:
        texts = self.texts()
        self.told.extend(message_of(told) for step in _public(message.eyes) for told in step.told)
        for eye in message.eyes:
            append_messages(self.story[eye.seat], texts, [message_of(told) for step in eye.steps for told in step.told])
        if len(message.eyes) > 1:
            append_messages(self.story[SPECTATOR], texts, [message_of(told) for step in _public(message.eyes) for told in step.told])
        self.tumbling = self.tumbling & set(message.to_act) - {message.seat}
        if message.kind == "started":
            self._add(texts.text("tui-promise", commitment=self.device.room.commitment))
            for seat in self.device.room.withheld:
                self._add(texts.text("tui-withheld", who=texts.named[seat]))
        if message.kind in EVENTS and message.seat is not None:
            is_new_bot = message.kind == "handedover" and not self.device.room.seats[message.seat].person
            self._add(texts.text("tui-sat" if is_new_bot else EVENTS[message.kind], who=texts.named[message.seat]))
        if message.kind == "configured":
            self._add(texts.text("tui-configured"))
        if message.kind == "hosted" and self.device.room.host is not None:
            self._add(texts.text("tui-hosted", who=texts.named[self.device.room.host]))
        if message.seed and message.kind == "played":
            self._add(texts.text("tui-hash", hash=message.hash))
            self.connection.log(self.device.room.number, self._save_log)

    def _add(self, line: str) -> None:
        for seat in {*self.story, *self.device.seats, SPECTATOR}:
            self.story[seat].append([line])
            del self.story[seat][:-MAX_LINES]

    def _save_log(self, content: bytes) -> None:
        try:
            path = saved_games.save_log(from_json(content.decode()))
        except Refusal:
            return
        self._add(text(self.lang, "tui-kept", path=path))
        self._changed.set()

    def _on_reply(self, rejected: CommandRejected | None) -> None:
        if rejected is not None:
            self.notice = text(self.lang, "error-" + rejected.reason.replace("/", "-"), **rejected.values)
        self._changed.set()

    # === Whose view the screen shows ===

    def texts(self) -> TableTexts:
        room = self.device.room
        marks = tuple(text(self.lang, "tui-you") if seat in self.device.seats else each.face for seat, each in enumerate(room.seats))
        names = [each.name or text(self.lang, "tui-seat-open") for each in room.seats]
        you = self.device.seats[0] if len(self.device.seats) == 1 else None
        return TableTexts(self.lang, doubloon.game(room.game), names, [each.bot for each in room.seats], marks, you, told=tuple(self.told))

    def _has_hidden_hands(self) -> bool:
        return doubloon.game(self.device.room.game).secret is not seen_by_all and len(self.device.seats) > 1

    def _seat_to_act(self) -> int | None:
        """The first person at this terminal who may act."""
        return next((seat for seat in self.device.seats if self.device.choices.get(seat)), None)

    def _seat(self) -> int:
        if self._has_hidden_hands():
            return self.viewer
        acting = self._seat_to_act()
        return acting if acting is not None else next(iter(self.device.seats), SPECTATOR)

    def _needs_privacy_screen(self) -> bool:
        """True if only the person to act may see the screen now. Resets the viewer when another seat is to act."""
        acting = self._seat_to_act()
        if acting != self.viewer != SPECTATOR:
            self.viewer, self.menu, self.key_input, self.notice = SPECTATOR, "", NO_INPUT, ""
        return self._has_hidden_hands() and acting is not None and acting != self.viewer

    def context(self) -> ScreenContext:
        return ScreenContext(self.device, self.texts(), self._seat())

    def _view(self, texts: TableTexts, seat: int) -> View | None:
        """The view of a seat; for a seat of another device, the public part of one of our views."""
        seats = self.device.seats or [SPECTATOR]
        shown = self.device.views.get(seat if seat in seats else seats[0])
        if not shown:
            return None
        view: View = texts.game.rules.VIEW.from_json(shown)
        return view if seat in seats else texts.game.show(texts.game.redeal(view), SPECTATOR)

    # === The picture ===

    def picture(self, console: Console) -> Picture:
        context = self.context()
        if self._needs_privacy_screen():
            return privacy_screen(console, context.texts, self._seat_to_act() or 0, "tui-go")
        if self.menu == HELP:
            offers = group_moves([message_of(choice.label) for choice in self.device.choices.get(context.seat, [])], context.texts)
            pages = help_pages(console, context.texts, offers, self.device.room.options)
            self.pages = pages[self.page :] or pages[-1:]
            return self.pages[0]
        above = render(console, Group(heading(context.texts), self._table(context, console.size.width)))
        below = render(console, self._below(context, console.size.width))
        lines = self.story[context.seat][-console.size.height :]
        return fit(console, above, below, [format_line(context.texts, line) for line in lines] + ([self.notice] if self.notice else []))

    def _table(self, context: ScreenContext, width: int) -> RenderableType:
        """The game, or the lobby before the game."""
        texts, view = context.texts, self._view(context.texts, context.seat)
        if view is None or self.device.room.phase in BEFORE_GAME:
            return lobby(context, self.link)
        choices = self.device.choices.get(context.seat, [])
        labelled = texts.keys_of([message_of(choice.label) for choice in choices])
        keys = {choice.action: key for choice, key in zip(choices, labelled, strict=True)}
        drawn = renderer(texts.game).draw(view, replace(texts, keys=keys), width)
        if self.device.room.phase != "over":
            return drawn
        ranks = texts.game.scores(texts.game.redeal(view))
        return Group(drawn, *map(Text, ranking(texts, ranks, renderer(texts.game).scores(view, texts, ranks))))

    def _below(self, context: ScreenContext, width: int) -> RenderableType:
        if self.menu:
            lines = [_binding_line(binding) for binding in key_bindings(context, self.menu)]
            return Group(Rule(Text(self._title(context)), align="left", style="yellow"), in_columns(lines, width), Text(""))
        labels = [message_of(choice.label) for choice in self.device.choices.get(context.seat, [])]
        lines = offer_lines(group_moves(labels, context.texts)) + [
            _binding_line(binding) for binding in [*others_moves(context), *game_bindings(context)]
        ]
        if self.device.room.phase in BEFORE_GAME and self.device.is_host:
            lines += [Text.assemble(key_label(f"1…{len(self.device.room.seats)}"), " ", context.texts.text("tui-change-seat"))]
            lines += [Text.assemble(key_label("0"), " ", context.texts.text("tui-close"))]
        foot = Text("   ").join(Text.assemble(key_label(binding.key), " ", (binding.words, "dim")) for binding in footer(context))
        return Group(Rule(Text(self._status(context)), align="left", style="yellow" if lines else "dim"), in_columns(lines, width), foot)

    def _title(self, context: ScreenContext) -> str:
        name = f"{context.texts.names[int(self.menu.removeprefix(SEAT))]}   " if self.menu.startswith(SEAT) else ""
        return f"{name}{context.texts.text('tui-menu-back')}"

    def _status(self, context: ScreenContext) -> str:
        """The status line: connection, who is to act, the clock, and typed keys."""
        texts, parts = context.texts, []
        if not self.device.is_connected:
            parts.append(texts.text("tui-disconnected"))
        parts += self._turn(context)
        if self.device.deadline is not None and self.device.room.phase == "playing":
            parts.append(texts.text("tui-clock", seconds=self._seconds()))
        parts += key_feedback(texts, self.key_input)
        return "   ".join(parts)

    def _turn(self, context: ScreenContext) -> list[str]:
        texts, room = context.texts, self.device.room
        if room.phase == "over":
            return [texts.text("tui-over")]
        if room.phase == "open" and self.device.starts_at is not None:
            return [texts.text("tui-starts", seconds=_seconds_to(self.device.starts_at))]
        if room.phase != "playing":
            return [texts.text("tui-waiting-friends" if has_open_seats(self.device) else "tui-waiting")]
        rolling = [texts.text("tui-tumbling", who=texts.named[seat]) for seat in sorted(self.tumbling)]
        if context.seat in self.device.to_act and not room.seats[context.seat].bot:
            return [texts.text("tui-your-turn", who=texts.named[context.seat]), *rolling]
        return rolling or [self._their_turn(texts, seat) for seat in self.device.to_act]

    def _their_turn(self, texts: TableTexts, seat: int) -> str:
        state = self.device.room.seats[seat]
        words = texts.text("tui-their-turn", who=texts.named[seat])
        return f"{words} ({texts.text('tui-away')})" if state.person and not state.present and not state.bot else words

    def _seconds(self) -> int:
        return _seconds_to(self.device.deadline or 0)

    # === Keys ===

    def run(self, terminal: Terminal) -> None:
        """Run until the people quit or the table is closed. Quitting keeps their seats."""
        covered = False
        with terminal.keys(), terminal.picture():
            while not self.device.is_closed and self.menu != QUIT:
                self._changed.clear()
                seen = self._visible_state(terminal)
                if self._needs_privacy_screen() and not covered:
                    terminal.flush_keys()
                covered = self._needs_privacy_screen()
                terminal.draw(self.picture(terminal.console))
                self._wait(terminal, seen)

    def _wait(self, terminal: Terminal, seen: VisibleState) -> None:
        """Wait for a key, a message or another change of the picture."""
        while not self._changed.is_set() and not self.device.is_closed and self._visible_state(terminal) == seen:
            for key in terminal.read_keys(POLL_INTERVAL):
                self.press(key)
                self._changed.set()

    def _visible_state(self, terminal: Terminal) -> VisibleState:
        """The parts of the picture that change without a message."""
        starts_at = self.device.starts_at
        return (
            terminal.console.size,
            self.device.is_connected,
            self.device.deadline and self._seconds(),
            starts_at and _seconds_to(starts_at),
        )

    def press(self, key: str) -> None:
        if self._needs_privacy_screen():
            self.menu, self.viewer = (QUIT, SPECTATOR) if key == text(self.lang, "tui-quit.key") else ("", self._seat_to_act() or 0)
        elif self.menu == HELP and len(self.pages) > 1:
            self.page += 1
        elif self.menu == HELP or (self.menu and key in CLEARING):
            self.menu, self.page = "", 0
        else:
            offered = {binding.key: binding for binding in key_bindings(self.context(), self.menu)}
            self.key_input = add_key(self.key_input, key, offered) if offered else NO_INPUT
            if self.key_input.keys in offered:
                self._execute(offered[self.key_input.keys])

    def _execute(self, binding: KeyBinding) -> None:
        self.key_input, self.menu, self.notice = NO_INPUT, binding.menu, ""
        if binding.command is not None:
            self.connection.command(binding.command, self._on_reply, **binding.values)


def _seconds_to(end: float) -> int:
    """From now, by time.monotonic."""
    return max(0, round(end - time.monotonic()))


def _binding_line(binding: KeyBinding) -> Text:
    return Text.assemble(key_label("␣" if binding.key == SPACE else binding.key), " ", binding.words)


def _public(eyes: list[PlayerView]) -> list[Step]:
    """The public version of each step: hidden if any of these seats did not see it."""
    return [next((step for step in steps if step.action == UNSEEN), steps[0]) for steps in zip(*(eye.steps for eye in eyes), strict=True)]


def _advice(texts: TableTexts, hinted: Hinted) -> str:
    moves = [MoveChance(message_of(each.label), each.value, each.error, each.rough) for each in hinted.moves]
    return hint_line(texts, message_of(hinted.label), message_of(hinted.why) if hinted.why else None, moves)
