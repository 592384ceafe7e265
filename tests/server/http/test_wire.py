"""The short cut of short messages: what the library would make of the same bytes, however they come."""

import asyncio
import json
from unittest.mock import Mock

from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from doubloon.client import Desk
from doubloon.server.http.wire import Wired, ends_whole, flush, head, is_short_text
from tests.server.tables import ME
from tests.server.talking import hello, make

SIZES = st.sampled_from([0, 1, 60, 125, 126, 127, 300, 65535, 65536])
WHOLE = st.builds(Frame, st.sampled_from([Opcode.TEXT, Opcode.BINARY]), SIZES.map(bytes))
CONTROL = st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE]), st.sampled_from([0, 4, 125]).map(bytes))
PIECE = st.builds(Frame, st.sampled_from([Opcode.TEXT, Opcode.CONT]), SIZES.map(bytes), fin=st.just(False)) | st.builds(
    Frame, st.just(Opcode.CONT), SIZES.map(bytes)
)


def sent(*frames: Frame) -> bytes:
    """As a client writes it."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


@given(SIZES)
def test_what_is_written_is_a_frame(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(st.lists(WHOLE | CONTROL, min_size=1, max_size=4), st.data())
def test_messages_end_where_their_frames_end(frames: list[Frame], data: st.DataObject) -> None:
    content = sent(*frames)
    assert ends_whole(content)
    ends = {len(sent(*frames[:count])) for count in range(len(frames) + 1)}
    cut = data.draw(st.integers(1, len(content) - 1))
    assert ends_whole(content[:cut]) == (cut in ends)


@given(st.lists(WHOLE | CONTROL, max_size=2), PIECE, st.lists(WHOLE | CONTROL, max_size=2))
def test_a_piece_of_a_message_is_no_whole_message(before: list[Frame], piece: Frame, after: list[Frame]) -> None:
    assert not ends_whole(sent(*before, piece, *after))


@given(WHOLE | CONTROL | PIECE, WHOLE)
def test_only_one_short_text_goes_the_short_way(frame: Frame, other: Frame) -> None:
    is_short = frame.opcode == Opcode.TEXT and frame.fin and 0 < len(frame.data) < 126
    assert is_short_text(sent(frame)) == is_short
    assert not is_short_text(sent(frame, other))
    assert not is_short_text(sent(frame)[:-1])


def test_a_socket_that_cannot_be_written_to_is_dropped_alone() -> None:
    wires = [Mock(spec=Wired, transport=Mock()) for _ in range(3)]
    wires[1].flush.side_effect = OSError
    turn = list(wires)
    flush(turn)  # type: ignore[arg-type]
    assert not turn
    assert all(wire.flush.called for wire in wires)
    assert [wire.transport.abort.called for wire in wires] == [False, True, False]


# === By a real server ===


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "at": number}).encode()


async def answered(socket: ClientConnection, count: int) -> list[int]:
    """The pings that are answered, in order."""
    found: list[int] = []
    while len(found) < count:
        message = json.loads(await socket.recv())
        if message["type"] == "pong":
            found.append(message["at"])
    return found


async def test_messages_are_heard_in_order_however_they_come(desk: Desk) -> None:
    texts = [Frame(Opcode.TEXT, ping(number)) for number in range(8)]
    long = Frame(Opcode.TEXT, ping(8) + b" " * 200)
    first, rest = ping(9)[:5], ping(9)[5:]
    pieces = [Frame(Opcode.TEXT, first, fin=False), Frame(Opcode.PING, b"still there?"), Frame(Opcode.CONT, rest)]
    together, apart = sent(*texts[3:6]), sent(texts[6])
    chunks = [
        sent(texts[0]),
        sent(Frame(Opcode.PONG, b"unasked")),
        sent(texts[1]),
        sent(texts[2]),
        together,
        apart[:1],
        apart[1:9],
        apart[9:],
        sent(texts[7]),
        sent(long),
        *map(sent, pieces),
        sent(Frame(Opcode.BINARY, ping(10))),
    ]
    place = await make(desk, "pig", (ME, ME))
    async with connect(desk.url.replace("http", "ws") + "/api/socket") as socket:
        await socket.send(json.dumps(hello(place)))
        for chunk in chunks:
            socket.transport.write(chunk)
            await asyncio.sleep(0.02)  # so that each comes by itself
        assert await answered(socket, 11) == list(range(11))
