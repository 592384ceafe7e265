"""A server that takes everything and does nothing with it, for control runs of attacks: `python -m bench.sink PORT`."""

from __future__ import annotations

import asyncio
import sys
from typing import cast

UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


class Sink(asyncio.Protocol):
    """Answers whatever comes, as long as the client reads."""

    _is_paused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if not self._is_paused:
            self._transport.write(UPGRADED)

    def pause_writing(self) -> None:
        self._is_paused = True

    def resume_writing(self) -> None:
        self._is_paused = False


async def main(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Sink, "127.0.0.1", port, backlog=1024)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
