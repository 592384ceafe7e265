"""Python client of the server's protocol: for bots on other machines, tests and load."""

from doubloon.client.api import ApiClient, ApiError, Credentials
from doubloon.client.device import CommandRejected, Device, TableClosed
from doubloon.client.play import play, play_async, play_game
from doubloon.server.protocol.messages import NewSeat, NewTable

__all__ = [
    "ApiClient",
    "ApiError",
    "CommandRejected",
    "Credentials",
    "Device",
    "NewSeat",
    "NewTable",
    "TableClosed",
    "play",
    "play_async",
    "play_game",
]
