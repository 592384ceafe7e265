"""Speaks the server's protocol: for tests, load, and bots on other machines."""

from doubloon.client.desk import Desk, Refused
from doubloon.client.device import Device, Rejected

__all__ = ["Desk", "Device", "Refused", "Rejected"]
