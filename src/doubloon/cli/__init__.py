"""The command line. Each command is a module that is imported when the command runs."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Entry point of the program `doubloon`."""
    from doubloon.cli.commands import app, complete

    try:
        if "DOUBLOON_COMPLETE" in os.environ:
            complete(os.environ["DOUBLOON_COMPLETE"])
        else:
            app()
        sys.stdout.flush()
    except BrokenPipeError:  # for example `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
