"""A place at a live table, in the terminal, with one person or several: what they see, what they are told, and their keys."""

from __future__ import annotations

import threading
import time
from collections import defaultdict

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

import doubloon
from doubloon.client import Device, Place, Rejected
from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR, UNSEEN, seen_by_all
from doubloon.engine.log import from_json
from doubloon.engine.record import View
from doubloon.i18n import Line, text
from doubloon.server.protocol.messages import Emoted, Eye, Hinted, News, Outgoing, Step, Tumbling
from doubloon.tui import saved
from doubloon.tui.deeds import BEFORE, HELP, QUIT, SEAT, SPACE, Deed, Post, around, deeds, footer, has_open_seats, message_of, others_moves
from doubloon.tui.hint import SHOWN, chance
from doubloon.tui.lobby import lobby
from doubloon.tui.looks import look
from doubloon.tui.scene import Scene, add_told, ranking, written
from doubloon.tui.screen import curtain, fitted, grouped, heading, help_pages, in_columns, key_shown, offer_lines, on_keys, rendered
from doubloon.tui.terminal import CLEARING, NOTHING, Picture, Terminal, longer
from doubloon.tui.wire import Wire

Signs = tuple[object, ...]
WAIT = 0.1  # seconds between looks at what the server has sent
REMEMBERED = 200  # lines of the story
EVENTS = {
    "sat": "tui-sat",
    "handedover": "tui-handed-over",
    "takenback": "tui-taken-back",
    "freed": "tui-freed",
    "undone": "tui-undone",
}


class Seat:
    """What people at this terminal see and do at a live table."""

    def __init__(self, lang: str, url: str, place: Place) -> None:
        self.lang = lang
        self.link = f"{url.rstrip('/')}/#{place.room.code}"
        self.story: dict[int, list[Line]] = defaultdict(list)  # by the eyes to which it was told
        self.word = ""  # the answer to the last command, if it was refused; or advice
        self.viewer = SPECTATOR  # where several people share the screen and hands are hidden: the one who looks at it now
        self.menu = ""
        self.page = 0  # of the help
        self.pages: list[Picture] = []  # from that one on
        self.typed = NOTHING
        self.tumbling: set[int] = set()  # seats whose dice are in the air
        self.wire = Wire(url, place, self._hear)
        self._fresh = threading.Event()

    @property
    def device(self) -> Device:
        return self.wire.device

    # === What the server says, in the device's thread ===

    def _hear(self, message: Outgoing, _: bytes) -> None:
        if isinstance(message, News):
            self._tell(message)
        elif isinstance(message, Emoted):
            scene = self.scene()
            said = f"{scene.text(f'emote-{message.emote}')} {scene.text(f'emote-{message.emote}.face')}"
            self._add(scene.text("tui-emoted", who=scene.names[message.seat], said=said))
        elif isinstance(message, Hinted) and message.seat == self._seat():  # else who asked does not look any more
            self.word = _advice(self.scene(), message)
        elif isinstance(message, Tumbling):
            self.tumbling.add(message.seat)
        self._fresh.set()

    def _tell(self, message: News) -> None:
        scene = self.scene()
        for eye in message.eyes:
            add_told(self.story[eye.seat], scene, [message_of(told) for step in eye.steps for told in step.told])
        if len(message.eyes) > 1:
            add_told(self.story[SPECTATOR], scene, [message_of(told) for step in _public(message.eyes) for told in step.told])
        self.tumbling = self.tumbling & set(message.to_act) - {message.seat}
        if message.kind == "started":
            self._add(scene.text("tui-promise", commitment=self.device.room.commitment))
        if message.kind in EVENTS and message.seat is not None:
            is_new_bot = message.kind == "handedover" and not self.device.room.seats[message.seat].person
            self._add(scene.text("tui-sat" if is_new_bot else EVENTS[message.kind], who=scene.names[message.seat]))
        if message.kind == "hosted" and self.device.room.host is not None:
            self._add(scene.text("tui-hosted", who=scene.names[self.device.room.host]))
        if message.seed and message.kind == "played":
            self.wire.log(self.device.room.number, self._keep)

    def _add(self, words: str) -> None:
        for seat in {*self.story, *self.device.seats, SPECTATOR}:
            self.story[seat].append([words])
            del self.story[seat][:-REMEMBERED]

    def _keep(self, content: bytes) -> None:
        try:
            path = saved.keep(from_json(content.decode()))
        except Refusal:
            return
        self._add(text(self.lang, "tui-kept", path=path))
        self._fresh.set()

    def _answered(self, rejected: Rejected | None) -> None:
        if rejected is not None:
            self.word = text(self.lang, "error-" + rejected.reason.replace("/", "-"), **rejected.values)
        self._fresh.set()

    # === Whose eyes the screen has ===

    def scene(self) -> Scene:
        room = self.device.room
        marks = tuple(text(self.lang, "tui-you") if seat in self.device.seats else each.face for seat, each in enumerate(room.seats))
        names = [each.name or text(self.lang, "tui-seat-open") for each in room.seats]
        return Scene(self.lang, doubloon.game(room.game), names, [each.bot for each in room.seats], marks)

    def _hides(self) -> bool:
        return doubloon.game(self.device.room.game).secret is not seen_by_all and len(self.device.seats) > 1

    def _acting(self) -> int | None:
        """The first person at this terminal who may act."""
        return next((seat for seat in self.device.seats if self.device.choices.get(seat)), None)

    def _seat(self) -> int:
        if self._hides():
            return self.viewer
        acting = self._acting()
        return acting if acting is not None else next(iter(self.device.seats), SPECTATOR)

    def _is_curtained(self) -> bool:
        """Must all but the person to act look away first? When somebody else is to act, whoever looked at the screen looks away."""
        acting = self._acting()
        if acting != self.viewer != SPECTATOR:
            self.viewer, self.menu, self.typed, self.word = SPECTATOR, "", NOTHING, ""
        return self._hides() and acting is not None and acting != self.viewer

    def post(self) -> Post:
        return Post(self.device, self.scene(), self._seat())

    def _view(self, scene: Scene, seat: int) -> View | None:
        """What the eyes of the screen see; where they are nobody's, what is public of a view that is here."""
        seats = self.device.seats or [SPECTATOR]
        shown = self.device.views.get(seat if seat in seats else seats[0])
        if not shown:
            return None
        view: View = scene.game.rules.VIEW.from_json(shown)
        return view if seat in seats else scene.game.show(scene.game.redeal(view), SPECTATOR)

    # === What is seen ===

    def picture(self, console: Console) -> Picture:
        post = self.post()
        if self._is_curtained():
            return curtain(console, post.scene, self._acting() or 0, "tui-go")
        if self.menu == HELP:
            offers = grouped([message_of(choice.label) for choice in self.device.choices.get(post.seat, [])], post.scene)
            pages = help_pages(console, post.scene, offers, self.device.room.options)
            self.pages = pages[self.page :] or pages[-1:]
            return self.pages[0]
        above = rendered(console, Group(heading(post.scene), self._table(post, console.size.width)))
        below = rendered(console, self._below(post, console.size.width))
        lines = self.story[post.seat][-console.size.height :]
        return fitted(console, above, below, [written(post.scene, line) for line in lines] + ([self.word] if self.word else []))

    def _table(self, post: Post, width: int) -> RenderableType:
        """The game, or before it who sits where."""
        scene, view = post.scene, self._view(post.scene, post.seat)
        if view is None or self.device.room.phase in BEFORE:
            return lobby(post, self.link)
        drawn = look(scene.game.id).draw(view, scene, width)
        if self.device.room.phase != "over":
            return drawn
        keys = scene.game.scores(scene.game.redeal(view))
        return Group(drawn, *map(Text, ranking(scene, keys, look(scene.game.id).scores(view, scene, keys))))

    def _below(self, post: Post, width: int) -> RenderableType:
        if self.menu:
            lines = [_shown(deed) for deed in deeds(post, self.menu)]
            return Group(Rule(Text(self._title(post)), align="left", style="yellow"), in_columns(lines, width), Text(""))
        labels = [message_of(choice.label) for choice in self.device.choices.get(post.seat, [])]
        lines = offer_lines(grouped(labels, post.scene)) + [_shown(deed) for deed in [*others_moves(post), *around(post)]]
        if self.device.room.phase in BEFORE and self.device.is_host:
            lines += [Text.assemble(key_shown(f"1…{len(self.device.room.seats)}"), " ", post.scene.text("tui-change-seat"))]
            lines += [Text.assemble(key_shown("0"), " ", post.scene.text("tui-close"))]
        foot = Text("   ").join(Text.assemble(key_shown(deed.key), " ", (deed.words, "dim")) for deed in footer(post))
        return Group(Rule(Text(self._whose(post)), align="left", style="yellow" if lines else "dim"), in_columns(lines, width), foot)

    def _title(self, post: Post) -> str:
        name = f"{post.scene.names[int(self.menu.removeprefix(SEAT))]}   " if self.menu.startswith(SEAT) else ""
        return f"{name}{post.scene.text('tui-menu-back')}"

    def _whose(self, post: Post) -> str:
        """Who is to act, and what there is to know beside it."""
        scene, parts = post.scene, []
        if not self.device.is_connected:
            parts.append(scene.text("tui-disconnected"))
        parts += self._turn(post)
        if self.device.deadline is not None and self.device.room.phase == "playing":
            parts.append(scene.text("tui-clock", seconds=self._seconds()))
        parts += on_keys(scene, self.typed)
        return "   ".join(parts)

    def _turn(self, post: Post) -> list[str]:
        scene, room = post.scene, self.device.room
        if room.phase == "over":
            return [scene.text("tui-over")]
        if room.phase != "playing":
            return [scene.text("tui-waiting-friends" if has_open_seats(self.device) else "tui-waiting")]
        rolling = [scene.text("tui-tumbling", who=scene.names[seat]) for seat in sorted(self.tumbling)]
        if post.seat in self.device.to_act and not room.seats[post.seat].bot:
            return [scene.text("tui-your-turn", who=scene.names[post.seat]), *rolling]
        return rolling or [self._their_turn(scene, seat) for seat in self.device.to_act]

    def _their_turn(self, scene: Scene, seat: int) -> str:
        state = self.device.room.seats[seat]
        words = scene.text("tui-their-turn", who=scene.names[seat])
        return f"{words} ({scene.text('tui-away')})" if state.person and not state.present and not state.bot else words

    def _seconds(self) -> int:
        return max(0, round((self.device.deadline or 0) - time.monotonic()))

    # === Keys ===

    def sit(self, terminal: Terminal) -> None:
        """Until people go, or the table is closed. The seats stay theirs."""
        covered = False
        with terminal.keys(), terminal.picture():
            while not self.device.is_gone and self.menu != QUIT:
                self._fresh.clear()
                seen = self._signs(terminal)
                if self._is_curtained() and not covered:
                    terminal.forget_keys()
                covered = self._is_curtained()
                terminal.draw(self.picture(terminal.console))
                self._wait(terminal, seen)

    def _wait(self, terminal: Terminal, seen: Signs) -> None:
        """Until a key has done something, or there is something new to see."""
        while not self._fresh.is_set() and not self.device.is_gone and self._signs(terminal) == seen:
            for key in terminal.typed(WAIT):
                self.press(key)
                self._fresh.set()

    def _signs(self, terminal: Terminal) -> Signs:
        """What changes without a message."""
        return terminal.console.size, self.device.is_connected, self.device.deadline and self._seconds()

    def press(self, key: str) -> None:
        if self._is_curtained():
            self.menu, self.viewer = (QUIT, SPECTATOR) if key == text(self.lang, "tui-quit.key") else ("", self._acting() or 0)
        elif self.menu == HELP and len(self.pages) > 1:
            self.page += 1
        elif self.menu == HELP or (self.menu and key in CLEARING):
            self.menu, self.page = "", 0
        else:
            offered = {deed.key: deed for deed in deeds(self.post(), self.menu)}
            self.typed = longer(self.typed, key, offered) if offered else NOTHING
            if self.typed.keys in offered:
                self._perform(offered[self.typed.keys])

    def _perform(self, deed: Deed) -> None:
        self.typed, self.menu, self.word = NOTHING, deed.menu, ""
        if deed.command is not None:
            self.wire.command(deed.command, self._answered, **deed.values)


def _shown(deed: Deed) -> Text:
    return Text.assemble(key_shown("␣" if deed.key == SPACE else deed.key), " ", deed.words)


def _public(eyes: list[Eye]) -> list[Step]:
    """The steps as somebody was told them who saw least."""
    return [next((step for step in steps if step.action == UNSEEN), steps[0]) for steps in zip(*(eye.steps for eye in eyes), strict=True)]


def _advice(scene: Scene, hinted: Hinted) -> str:
    best = scene.say(message_of(hinted.label))
    if not hinted.moves:
        return scene.text("tui-hint-plain", bot=scene.text(f"bot-{hinted.bot}"), best=best)
    chances = [chance(scene, scene.say(message_of(each.label)), each.value, each.error) for each in hinted.moves[:SHOWN]]
    return scene.text("tui-hint", best=best, moves=" · ".join(chances))
