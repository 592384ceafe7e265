"""Stores the keys of this user's seats in files that only the user can read, one for each table link."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

from platformdirs import user_data_path

from doubloon.engine.errors import Refusal


def new_key() -> str:
    return secrets.token_urlsafe(16)


def table_link(url: str, code: str, *, watch: bool = False) -> str:
    return f"{url.rstrip('/')}/#{code}{'?watch' if watch else ''}"


def load(link: str) -> list[str]:
    path = _path(link)
    try:
        return path.read_text(encoding="ascii").split() if path.exists() else []
    except (OSError, UnicodeError):
        raise Refusal("file/unreadable", f"{path} cannot be read", path=path) from None


def save(link: str, keys: list[str]) -> None:
    path = _path(link)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
            file.write("\n".join(keys))
    except OSError:
        raise Refusal("file/unwritable", f"{path} cannot be written", path=path) from None


def _path(link: str) -> Path:
    return user_data_path("doubloon", appauthor=False) / "seats" / hashlib.sha256(link.encode()).hexdigest()[:32]
