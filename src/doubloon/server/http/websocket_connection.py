"""One WebSocket on picows, which reads and writes its frames. Here are the rules about them that picows leaves to its users:
fragments, the closing handshake, pings, and clients that read too slowly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState

from doubloon.server.http.connections import Slot
from doubloon.server.http.proxy import client_host
from doubloon.server.http.rate_limits import frame_cost
from doubloon.server.http.websocket import ConnectionLost, WebSocketEndpoint
from doubloon.server.logs import LOG
from doubloon.server.protocol.messages import MAX_MESSAGE

MAX_QUEUE = 128  # messages that wait for a slow reader
MAX_QUEUED = 512 << 10  # bytes of them
MAX_COPIED = 8192  # bytes of a message that picows copies with its header
HEADER_ROOM = 14  # bytes before a message that picows writes its header into
FLUSH_TIMEOUT = 1.0  # seconds for the last messages to be sent
CUT_OFF_TIMEOUT = 0.1  # seconds for a client that has sent too much to learn it
COUNTED_AT_ONCE = 16  # frames, or what counts as so many; each by itself would take longer than to read it
MAX_AT_ONCE = 64  # frames in a millisecond, likewise; no client of ours sends as many
FLOOD_COST = 10  # what each frame above that counts: so a flood ends with the first bytes that are read of it
TEXT, CONTINUATION = WSMsgType.TEXT, WSMsgType.CONTINUATION
PING, PONG, CLOSE = WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE


class PicowsConnection(WSListener):
    """When the connection is lost it lets go of whatever refers back to it, so that nothing waits for the garbage collector."""

    _transport: WSTransport

    def __init__(self, endpoint: WebSocketEndpoint, request: HTTPConnection, state: ServerState, *, heartbeat: float, slot: Slot) -> None:
        self._endpoint = endpoint
        self._request = request
        self._state = state
        self._heartbeat = heartbeat
        self.slot = slot
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None  # the next ping, or the end of closing
        self._awaits_pong = False
        self._is_closing = False
        self._host = client_host(request)
        self._uncounted = 0  # frames since the last count
        self._counted_at = 0.0
        self._at_once = 0  # frames counted at that time
        self._pong: bytes | None = None  # the answer to the last ping, until it is sent
        self._is_paused = False  # is the transport's buffer full
        self._stall: asyncio.TimerHandle | None = None  # the end of a client that reads nothing
        self._queued = 0  # bytes in `_outgoing`
        self._end: asyncio.Future[None] | None = None  # somebody waits until the connection is gone
        self._is_gone = False
        self._outgoing: list[bytes | tuple[int, str]] = []  # waits for a slow reader; a close is the last
        self._incoming: list[bytes] = []  # waits for `receive` or `deliver`
        self._receive: Callable[[bytes], None] | None = None
        self._change: asyncio.Future[None] | None = None  # a message has come, or no more will
        self._fragments: bytearray | None = None  # of a message that is not complete
        self._is_text = True

    # === For the endpoint ===

    def send(self, message: bytes) -> None:
        if self._is_closing:
            return
        if not self._is_paused:
            self._write(message)
        elif len(self._outgoing) < MAX_QUEUE and self._queued + len(message) <= MAX_QUEUED:
            self._outgoing.append(message)
            self._queued += len(message)
        else:
            self._outgoing.clear()
            self._endpoint.count_dropped()
            self.close(WSCloseCode.TRY_AGAIN_LATER.value, "")

    def _write(self, message: bytes) -> None:
        """picows 2.3 lends the header of a larger message to the transport and writes the next header over it before uvloop has sent it."""
        if len(message) <= MAX_COPIED:
            self._transport.send(TEXT, message)
        else:
            self._transport.send_reuse_external_bytearray(TEXT, bytearray(HEADER_ROOM) + message, HEADER_ROOM)

    def close(self, code: int, reason: str) -> None:
        if self._is_closing:
            return
        self._end_within(FLUSH_TIMEOUT)
        self._read_on()  # for the answer
        self._outgoing.append((code, reason))
        if not self._is_paused:
            self.resume_writing()

    async def receive(self) -> bytes:
        if not self._incoming:
            await self._changed()
        if not self._incoming:
            raise ConnectionLost
        return self._incoming.pop(0)

    async def deliver(self, receive: Callable[[bytes], None]) -> None:
        for message in self._incoming:
            receive(message)
        self._incoming.clear()
        if not self._is_closing:
            self._receive = receive
            self._read_on()
            await self._changed()

    async def gone(self) -> None:
        if not self._is_gone:
            self._end = self._loop.create_future()
            await self._end

    async def _changed(self) -> None:
        if not self._is_closing:
            self._change = self._loop.create_future()
            await self._change

    def _wake(self) -> None:
        if self._change is not None and not self._change.done():
            self._change.set_result(None)

    # === For picows ===

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type] # uvicorn calls `shutdown` and nothing else
        self._timer = self._loop.call_later(self._heartbeat, self._beat)
        task = self._loop.create_task(self._serve())
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _serve(self) -> None:
        try:
            await self._endpoint.serve(self._request, self)
        except Exception:
            LOG.exception("websocket-failed")
            self.close(WSCloseCode.INTERNAL_ERROR.value, "")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._state.connections.discard(self)
        self._end_within(None)
        self._receive = None
        self._is_gone = True
        self.slot.release()
        if self._end is not None and not self._end.done():
            self._end.set_result(None)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if not self._is_closing and self._is_too_much(frame):
            self._cut_off()
        elif kind == CLOSE:
            self._answer_close(frame)
        elif self._is_closing or transport.is_close_frame_sent:  # by picows too, when the client breaks the protocol
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._fail(WSCloseCode.PROTOCOL_ERROR, "reserved bits")
        elif kind == PING:
            self._answer_ping(frame)
        elif kind == PONG:
            self._awaits_pong = False
        else:
            self._read(kind, frame)

    def _is_too_much(self, frame: WSFrame) -> bool:
        self._uncounted += frame_cost(frame.payload_size)
        if self._uncounted < COUNTED_AT_ONCE:
            return False
        cost, self._uncounted = self._uncounted, 0
        now = self._loop.time()  # in whole milliseconds; uvloop reads the clock once in each turn
        self._at_once = cost if now != self._counted_at else self._at_once + cost
        self._counted_at = now
        return not self._endpoint.may_receive(self._host, cost if self._at_once <= MAX_AT_ONCE else FLOOD_COST * cost)

    def pause_writing(self) -> None:
        self._is_paused = True
        if not self._is_closing:
            self._stall = self._stall or self._loop.call_later(self._endpoint.timeouts.stall, self._drop)

    def resume_writing(self) -> None:
        self._is_paused = False
        self._stop_stall()
        while self._outgoing and not self._is_paused:
            item = self._outgoing.pop(0)
            if isinstance(item, bytes):
                self._queued -= len(item)
                self._write(item)
            else:
                self._transport.send_close(WSCloseCode(item[0]), item[1])
                self._end_within(self._endpoint.timeouts.close)

    # === Messages ===

    def _read(self, kind: WSMsgType, frame: WSFrame) -> None:
        """A frame with a message, or with a part of one."""
        if (kind == CONTINUATION) != (self._fragments is not None):
            self._fail(WSCloseCode.PROTOCOL_ERROR, "fragments out of order")
            return
        content = frame.get_payload_as_bytes()
        if kind != CONTINUATION:
            self._is_text = kind == TEXT
        if self._fragments is not None or not frame.fin:
            self._fragments = (self._fragments or bytearray()) + content
            if len(self._fragments) > MAX_MESSAGE:
                self._fail(WSCloseCode.MESSAGE_TOO_BIG, "")
                return
            if not frame.fin:
                return
            content, self._fragments = bytes(self._fragments), None
        if self._is_text and not is_utf8(content):
            self._fail(WSCloseCode.INVALID_TEXT, "")
        elif self._receive is not None:
            self._receive(content)
        else:
            self._keep(content)

    def _keep(self, content: bytes) -> None:
        """Until somebody takes it; no more is read meanwhile."""
        self._incoming.append(content)
        self._transport.underlying_transport.pause_reading()
        self._wake()

    def _read_on(self) -> None:
        if not self._transport.underlying_transport.is_closing():
            self._transport.underlying_transport.resume_reading()

    # === Control frames, and the end ===

    def shutdown(self) -> None:
        """The server stops."""
        self._fail(WSCloseCode.SERVICE_RESTART, "")

    def _beat(self) -> None:
        if self._awaits_pong or self._transport.is_close_frame_sent:
            self._fail(WSCloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            return
        self._awaits_pong = True
        self._transport.send_ping()
        self._timer = self._loop.call_later(self._heartbeat, self._beat)

    def _answer_ping(self, frame: WSFrame) -> None:
        """One answer to all pings that came together, as RFC 6455 allows: to the last one."""
        if self._pong is None:
            self._loop.call_soon(self._send_pong)
        self._pong = frame.get_payload_as_bytes()

    def _send_pong(self) -> None:
        """Not to a client that reads nothing: the answers would accumulate."""
        if self._pong is not None and not self._is_paused and not self._is_closing:
            self._transport.send_pong(self._pong)
        self._pong = None

    def _drop(self) -> None:
        """The client has read nothing for too long."""
        self._endpoint.count_dropped()
        self._end_within(None)
        self._transport.disconnect(False)

    def _stop_stall(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _answer_close(self, frame: WSFrame) -> None:
        if not self._transport.is_close_frame_sent:
            self._transport.send(CLOSE, frame.get_payload_as_bytes())
        self._disconnect()

    def _fail(self, code: WSCloseCode, reason: str) -> None:
        """Close without waiting for an answer."""
        self._transport.send_close(code, reason)
        self._disconnect()

    def _cut_off(self) -> None:
        """It has sent too much: nothing more is read, and the connection ends as soon as the client could see why."""
        self._transport.send_close(WSCloseCode.TRY_AGAIN_LATER, "limit/frames")
        self._transport.underlying_transport.pause_reading()
        self._end_within(CUT_OFF_TIMEOUT)

    def _disconnect(self) -> None:
        self._end_within(FLUSH_TIMEOUT)
        self._transport.disconnect()

    def _end_within(self, seconds: float | None) -> None:
        """No more messages, no more pings; the connection ends after so many seconds, if it has not ended before."""
        self._is_closing = True
        self._stop_stall()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self._transport.disconnect, False)
        self._wake()


def is_utf8(content: bytes) -> bool:
    if not content.isascii():
        try:
            content.decode()
        except UnicodeDecodeError:
            return False
    return True
