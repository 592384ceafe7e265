"""The reference of the commands, made from the help that they print."""

import re
from collections.abc import Iterator
from typing import Any, cast

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from doubloon.cli.commands import app
from doubloon.cli.usage import TYPE


def commands() -> str:
    """A section for each command."""
    program = cast(TyperGroup, typer.main.get_command(app))
    return "\n".join(_section(name, command) for name, command in program.commands.items() if not command.hidden)


def _section(name: str, command: Any) -> str:
    context = command.make_context(name, [], resilient_parsing=True)
    usage = " ".join(["doubloon", name, *command.collect_usage_pieces(context)])
    tables = [line for kind in (TyperArgument, TyperOption) for line in _table(command, context, kind)]
    return "\n".join([f"## doubloon {name}", "", str(command.help), "", "```text", usage, "```", "", *tables])


def _table(command: Any, context: Any, kind: type[TyperArgument] | type[TyperOption]) -> Iterator[str]:
    """The arguments or the options: how each is written, and what it does."""
    records = [param.get_help_record(context) for param in command.get_params(context) if isinstance(param, kind)]
    rows = [f"| {_written(form)} | {_cell(words)} |" for form, words in filter(None, records)]
    if rows:
        yield from [f"| {'argument' if kind is TyperArgument else 'option'} | |", "| --- | --- |", *rows, ""]


def _written(form: str) -> str:
    """`--bot NAME,NAME,… <str>` -> ``--bot NAME,NAME,…`` as code."""
    return f"`{_cell(TYPE.sub('', form))}`"


def _cell(words: str) -> str:
    return re.sub(r"\s+", " ", words).replace("|", "\\|")
