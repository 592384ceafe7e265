"""A seat at a live table, in the terminal. The device talks to the server in a thread of its own; here are screen and keys."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

import doubloon
from doubloon.client import Device, Rejected
from doubloon.client.desk import Place
from doubloon.client.device import Gone
from doubloon.engine.game import SPECTATOR
from doubloon.engine.message import Message
from doubloon.i18n import text
from doubloon.server.messages import Again, AnyCommand, Move, News, Outgoing, Said, Start, Undo
from doubloon.tui.looks import look
from doubloon.tui.scene import Line, Scene, add_told, ranking, written
from doubloon.tui.screen import fitted, grouped, heading, in_columns, key_shown, offer_lines, rendered
from doubloon.tui.terminal import Picture, Terminal, longer

WAIT = 0.1  # seconds between looks at what the server has sent
REMEMBERED = 200  # lines of the story


def message_of(said: Said) -> Message:
    """What the server said, as the catalogues know it."""
    values = {name: tuple(map(message_of, value)) if isinstance(value, list) else value for name, value in said.values.items()}
    return Message(said.key, values, said.brief)


class Seat:
    """What a person at this terminal sees and does at a live table."""

    def __init__(self, lang: str, url: str, place: Place) -> None:
        self.lang = lang
        self.lines: list[Line] = []
        self.word = ""  # the answer to the last command, if it was refused
        self.device = Device(url, place, self._hear)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="device", daemon=True)
        self._fresh = threading.Event()

    # === The device ===

    def open(self) -> None:
        self._thread.start()
        self._wait_for(self.device.__aenter__())

    def close(self) -> None:
        self._wait_for(self.device.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait_for(self, work: Coroutine[Any, Any, Any]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def _hear(self, message: Outgoing, _: bytes) -> None:
        """In the device's thread, after it has understood the message."""
        if isinstance(message, News):
            for eye in message.eyes[:1]:
                add_told(self.lines, self.scene(), [message_of(told) for step in eye.steps for told in step.told])
            del self.lines[:-REMEMBERED]
        self._fresh.set()

    def command(self, kind: type[AnyCommand], **values: Any) -> None:
        asyncio.run_coroutine_threadsafe(self._do(kind, values), self._loop)

    async def _do(self, kind: type[AnyCommand], values: dict[str, Any]) -> None:
        try:
            await self.device.do(kind, **values)
            self.word = ""
        except Rejected as rejected:
            self.word = text(self.lang, "error-" + rejected.reason.replace("/", "-"), **rejected.values)
        except Gone:
            pass
        self._fresh.set()

    # === What is seen ===

    @property
    def number(self) -> int:
        """My seat, or a spectator's."""
        return self.device.seats[0] if self.device.seats else SPECTATOR

    def scene(self) -> Scene:
        room = self.device.room
        marks = tuple(text(self.lang, "tui-you") if seat == self.number else each.face for seat, each in enumerate(room.seats))
        return Scene(self.lang, doubloon.game(room.game), [each.name for each in room.seats], [each.bot for each in room.seats], marks)

    def offers(self) -> dict[str, tuple[type[AnyCommand], dict[str, Any]]]:
        """What each key does now."""
        device, scene = self.device, self.scene()
        base = device.seq or 0
        found: dict[str, tuple[type[AnyCommand], dict[str, Any]]] = {
            scene.key(message_of(choice.label)): (Move, {"seat": self.number, "action": choice.action, "base": base})
            for choice in device.choices.get(self.number, [])
        }
        if device.undo.get(self.number):
            found[scene.text("tui-undo.key")] = (Undo, {"seat": self.number, "base": base})
        if device.is_host and device.room.phase == "open" and all(each.person or each.bot for each in device.room.seats):
            found[scene.text("tui-start.key")] = (Start, {})
        if device.is_host and device.room.phase == "over":
            found[scene.text("tui-again.key")] = (Again, {})
        return found

    def picture(self, terminal: Terminal, typed: str) -> Picture:
        console, scene = terminal.console, self.scene()
        above = rendered(console, Group(heading(scene), self._table(scene, console.size.width)))
        below = rendered(console, self._choices(scene, console.size.width, typed))
        story = [written(scene, line) for line in self.lines[-console.size.height :]]
        return fitted(console, above, below, story + ([self.word] if self.word else []))

    def _table(self, scene: Scene, width: int) -> RenderableType:
        """The game, or before it who sits where."""
        shown = self.device.views.get(self.number)
        if not shown:
            names = [Text(f"{mark} {name or scene.text('tui-seat-open')}") for mark, name in zip(scene.marks, scene.names, strict=True)]
            return Group(Text(scene.text("tui-code", code=self.device.room.code)), *names)
        view = scene.game.rules.VIEW.from_json(shown)
        drawn = look(scene.game.id).draw(view, scene, width)
        if self.device.room.phase != "over":
            return drawn
        keys = [int(points) for points in view.points[: len(scene.names)]]
        return Group(drawn, *map(Text, ranking(scene, keys, look(scene.game.id).scores(view, scene, keys))))

    def _choices(self, scene: Scene, width: int, typed: str) -> RenderableType:
        lines = offer_lines(grouped([message_of(choice.label) for choice in self.device.choices.get(self.number, [])], scene))
        words = {scene.text(f"{name}.key"): scene.text(name) for name in ("tui-undo", "tui-start", "tui-again")}
        lines += [Text.assemble(key_shown(key), " ", words[key]) for key, (kind, _) in self.offers().items() if kind is not Move]
        whose = f"{self._whose(scene)}   {scene.text('tui-typed', typed=typed.upper())}" if typed else self._whose(scene)
        leave = Text.assemble(key_shown(scene.text("tui-quit.key")), " ", (scene.text("tui-go"), "dim"))
        return Group(Rule(Text(whose), align="left", style="yellow" if lines else "dim"), in_columns(lines, width), leave)

    def _whose(self, scene: Scene) -> str:
        if self.device.room.phase == "over":
            return scene.text("tui-over")
        if self.device.room.phase != "playing":
            return scene.text("tui-waiting")
        if self.number in self.device.to_act:
            return scene.text("tui-your-turn", who=scene.names[self.number])
        return "  ".join(scene.text("tui-their-turn", who=scene.names[seat]) for seat in self.device.to_act)

    # === Keys ===

    def sit(self, terminal: Terminal) -> None:
        """Until the person goes, or the table is closed. The seat stays theirs."""
        typed = ""
        with terminal.keys(), terminal.picture():
            while not self.device.is_gone:
                self._fresh.clear()
                terminal.draw(self.picture(terminal, typed))
                typed = self._typed(terminal, typed)
                if typed == text(self.lang, "tui-quit.key"):
                    return

    def _typed(self, terminal: Terminal, typed: str) -> str:
        """Wait for a key or for news; what is typed so far comes back."""
        leave, size = text(self.lang, "tui-quit.key"), terminal.console.size
        while not self._fresh.is_set() and terminal.console.size == size:
            for key in terminal.typed(WAIT):
                offers = self.offers()
                typed = longer(typed, key, [*offers, leave])
                if typed in offers:
                    kind, values = offers[typed]
                    self.command(kind, **values)
                    return ""
                if typed:
                    return typed
        return typed
