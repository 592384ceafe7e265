"""The commands. Each is a module of its own, loaded when it is called."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """The program `doubloon`."""
    from doubloon.cli.commands import app

    try:
        app()
        sys.stdout.flush()
    except BrokenPipeError:  # `| head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
