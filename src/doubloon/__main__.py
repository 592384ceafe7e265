"""`python -m doubloon`: the same as `doubloon`."""

from doubloon.cli import main

main()
