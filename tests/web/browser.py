"""The system's browser: Playwright drives it, and never loads one of its own."""

import os
import shutil
import socket
import subprocess
import sys

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
)
MISSING = "No browser was found for the tests of the pages. On Debian: sudo apt-get install chromium-headless-shell; else Google Chrome."
HOME = f"{socket.gethostname().lower()}.home"  # a name of this machine on a home network, which is not localhost
FLAGS = [f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
FLAGS += ["--no-sandbox", "--disable-dev-shm-usage"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


def browser_path() -> str | None:
    """The first that starts: on Ubuntu `chromium` may only be a word on how to get one."""
    for path in filter(None, map(shutil.which, NAMES)):
        try:
            done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
        except (OSError, subprocess.TimeoutExpired):
            continue
        if done.returncode == 0 and done.stdout.strip():
            return path
    return None


if __name__ == "__main__":
    found = browser_path()
    sys.stdout.write(f"{found or ''}\n")
    sys.exit(0 if found else MISSING)
