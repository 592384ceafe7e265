"""Speaks the server's protocol: for tests, load, and bots on other machines."""

from doubloon.client.desk import Desk, Place, Refused
from doubloon.client.device import Device, Gone, Rejected
from doubloon.client.play import answer, play, playing
from doubloon.server.protocol.messages import NewSeat, NewTable

__all__ = ["Desk", "Device", "Gone", "NewSeat", "NewTable", "Place", "Refused", "Rejected", "answer", "play", "playing"]
