"""Typer's commands with errors like ours: one sentence in the user's language on stderr, and exit code 2."""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from doubloon.cli.errors import exit_code, sentence
from doubloon.engine.errors import Refusal
from doubloon.i18n import LANGUAGES, language

TYPE = re.compile(r" <\S+>$")  # Typer writes `GAME <str>`

Parameter = TyperArgument | TyperOption
Context = Any  # Typer's class is private


class Command(TyperCommand):
    """A command. Its help has no names of Python types, and its errors are refusals."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if ctx.resilient_parsing:
            return super().parse_args(ctx, args)
        _check_empty(args)
        ctx.allow_extra_args = True
        rest = _parse(self, ctx, super().parse_args, args)
        if rest:
            raise Refusal("usage/extra", f"{rest[0]!r} is one argument too many", asked=rest[0], help=_help(ctx))
        return rest

    def format_options(self, ctx: Context, formatter: Any) -> None:
        for title, kind in (("Arguments", TyperArgument), ("Options", TyperOption)):
            rows = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, kind)]
            if any(rows):
                with formatter.section(title):
                    formatter.write_dl([(TYPE.sub("", name), words) for name, words in filter(None, rows)])

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        return [piece.strip("{}") for piece in super().collect_usage_pieces(ctx)]


class Commands(TyperGroup):
    """All commands."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        try:
            return super().main(args, *rest, **named)
        except Refusal as error:
            refusal = error
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
            refusal = Refusal("usage/full", "no space left on the device")
        sys.stderr.write(sentence(_language(sys.argv[1:] if args is None else args), refusal) + "\n")
        sys.exit(exit_code(refusal))

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not args or ctx.resilient_parsing:
            return super().parse_args(ctx, args)
        return _parse(self, ctx, super().parse_args, args)

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            known = ", ".join(name for name, command in self.commands.items() if not command.hidden)
            raise Refusal("usage/command", f"there is no command {args[0]!r}; there are {known}", asked=args[0], known=known)
        return super().resolve_command(ctx, args)


# === Errors of Typer ===


def _parse(command: Command | Commands, ctx: Context, parse: Any, args: list[str]) -> list[str]:
    try:
        parsed: list[str] = parse(ctx, args)
    except typer.TyperException as error:
        raise _refusal(command, ctx, error) from None
    return parsed


def _refusal(command: Command | Commands, ctx: Context, error: typer.TyperException) -> Refusal:
    """The refusal for an error of Typer. Its classes are private; what they tell is in their attributes."""
    name = getattr(error, "option_name", "")
    options = {name: param for param in command.params if isinstance(param, TyperOption) for name in (*param.opts, *param.secondary_opts)}
    param = getattr(error, "param", None)
    if name in options:
        option = options[name]
        if option.is_flag:
            return Refusal("usage/flag", f"{name} takes no value", name=name)
        return Refusal("usage/value", f"{name} needs a value", name=name, form=option.metavar or "…")
    if name:
        known = ", ".join(options)
        return Refusal("usage/option", f"there is no option {name}; there are {known}", asked=name, known=known, help=_help(ctx))
    if isinstance(param, Parameter):
        return _bad_value(ctx, param, error.__cause__)
    return Refusal("usage/other", error.format_message(), message=error.format_message())


def _bad_value(ctx: Context, param: Parameter, cause: Any) -> Refusal:
    """The refusal for a value that is missing, of another type, or out of range."""
    name = param.opts[0] if isinstance(param, TyperOption) else param.display_name_raw
    if cause is None:
        return Refusal("usage/missing", f"{name} is missing", name=name, help=_help(ctx))
    fault = cause.errors()[0]
    asked, kind = str(fault["input"])[:40], fault["type"]
    if kind in ("greater_than_equal", "less_than_equal"):
        low, high = (None if bound is None else f"{bound:g}" for bound in (param.min, param.max))
        if low is not None and high is not None:
            return Refusal("usage/range", f"{name} must be {low} to {high}, not {asked}", name=name, low=low, high=high, asked=asked)
        return Refusal("usage/least", f"{name} must be at least {low}, not {asked}", name=name, low=low, asked=asked)
    if kind.startswith("int"):
        return Refusal("usage/whole", f"{name} must be a whole number, not {asked!r}", name=name, asked=asked)
    return Refusal("usage/number", f"{name} must be a number, not {asked!r}", name=name, asked=asked)


def _check_empty(args: Sequence[str]) -> None:
    """Refuse `--bot ""` and `--bot=`."""
    for before, argument in zip(["", *args], args, strict=False):
        if argument == "" or re.fullmatch(r"--[\w-]+=", argument):
            name = argument.rstrip("=") or (before if before.startswith("--") else "")
            if not name:
                raise Refusal("usage/empty", "an argument is empty")
            raise Refusal("usage/empty-option", f"{name} is empty", name=name)


def _help(ctx: Context) -> str:
    return f"{ctx.command_path} --help"


def _language(args: Sequence[str]) -> str:
    """The language of `--lang`, which Typer has not read yet; else that of the environment."""
    words = [word for argument in args for word in argument.split("=", 1)]
    asked = [words[place + 1] for place in range(len(words) - 1) if words[place] == "--lang" and words[place + 1] in LANGUAGES]
    return language(asked[-1] if asked else None)
