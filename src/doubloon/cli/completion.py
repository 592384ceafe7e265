"""Shell completion. A script in the shell asks this program which words may follow; the variable DOUBLOON_COMPLETE has the line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from typer.core import TyperArgument, TyperGroup, TyperOption

from doubloon.bots import STRENGTHS, bot_names
from doubloon.engine.errors import Refusal
from doubloon.engine.game import Game
from doubloon.games import GAMES
from doubloon.i18n import LANGUAGES

# Bash replaces only what follows the last `=` or `:` of a word, so the part before it is cut off.
BASH = """_doubloon() {
    local IFS=$'\\n' line=${COMP_LINE:0:COMP_POINT} word prefix each
    word=${line##*[[:space:]]}
    prefix=${word%"${word##*[=:]}"}
    COMPREPLY=()
    for each in $(DOUBLOON_COMPLETE=$line "$1" 2>/dev/null); do
        each=${each%%$'\\t'*}
        COMPREPLY+=("${each#"$prefix"}")
    done
    case ${COMPREPLY[0]} in *=) compopt -o nospace 2>/dev/null ;; esac
}
complete -o default -F _doubloon doubloon
"""

ZSH = """#compdef doubloon
_doubloon() {
    local -a found names
    found=(${(f)"$(DOUBLOON_COMPLETE="${(j: :)words[1,CURRENT]}" $words[1] 2>/dev/null)"})
    (( $#found )) || { _files; return }
    names=(${found%%$'\\t'*})
    found=(${found//$'\\t'/  })
    if [[ $names[1] == *= ]]; then
        compadd -S '' -l -d found -a names
    else
        compadd -l -d found -a names
    fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit; compinit }
compdef _doubloon doubloon
"""

FISH = """function __doubloon_complete
    set -l words (commandline -opc)
    set -l found (env DOUBLOON_COMPLETE=(commandline -cp | string collect) $words[1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete --command doubloon --no-files --arguments '(__doubloon_complete)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def script(shell: str) -> str:
    if shell not in SCRIPTS:
        known = ", ".join(SCRIPTS)
        raise Refusal("completion/shell", f"there is no completion for {shell!r}, only for {known}", asked=shell, known=known)
    return SCRIPTS[shell]


@dataclass
class Line:
    """The words of a command before the one that is being written."""

    game: Game | None = None
    arguments: int = 0
    used: set[str] = field(default_factory=set)
    open_option: TyperOption | None = None  # its value comes next


def completions(program: TyperGroup, line: str) -> Iterator[str]:
    """The words that can follow, each with a tab and what it means, if that is known."""
    words = line.split()[1:]
    word = "" if not line or line[-1].isspace() or not words else words.pop()
    if words and words[0] not in program.commands:
        return
    for value, says in _of_command(program.commands[words[0]], words[1:], word) if words else _of_program(program):
        if value.startswith(word):
            yield f"{value}\t{says}" if says else value


def _of_program(program: TyperGroup) -> Iterator[tuple[str, str]]:
    yield from ((name, command.get_short_help_str(60)) for name, command in program.commands.items() if not command.hidden)
    yield from (("--help", "Show this message and exit."), ("--version", "Print the version and exit."))


def _of_command(command: Any, words: Sequence[str], word: str) -> Iterator[tuple[str, str]]:
    options = {name: each for each in command.params if isinstance(each, TyperOption) for name in (*each.opts, *each.secondary_opts)}
    arguments = [each for each in command.params if isinstance(each, TyperArgument)]
    read = _read(options, words)
    name, equals, value = word.partition("=")
    if read.open_option is not None:
        yield from ((each, "") for each in _values(read.open_option.name, read.game, word))
    elif equals and name in options:
        yield from ((f"{name}={each}", "") for each in _values(options[name].name, read.game, value))
    elif word.startswith("-"):
        yield from ((each, str(option.help)) for each, option in options.items() if each not in read.used or option.multiple)
        yield "--help", "Show this message and exit."
    elif arguments:
        place = min(read.arguments, len(arguments) - 1)
        if read.arguments < len(arguments) or arguments[place].nargs != 1:
            yield from ((each, "") for each in _values(arguments[place].display_name_raw, read.game, word))


def _read(options: dict[str, TyperOption], words: Iterable[str]) -> Line:
    line = Line()
    for word in words:
        if line.open_option is not None:
            line.open_option = None
        elif word.startswith("-"):
            line.used.add(word.partition("=")[0])
            option = options.get(word)
            line.open_option = None if option is None or option.is_flag else option
        else:
            line.arguments += 1
            line.game = line.game or GAMES.get(word)
    return line


def _values(name: str | None, game: Game | None, word: str) -> Iterable[str]:
    """The values of an option or argument."""
    if name in ("bot", "bots"):
        before = word[: word.rfind(",") + 1]
        return [before + each for each in (bot_names(game) if game else STRENGTHS)]
    if name == "option":
        return _settings(game, word) if game else []
    if name in ("delete", "ID"):
        from doubloon.tui.saved_games import saved_ids

        return saved_ids()
    known: dict[str | None, Iterable[str]] = {"GAME": GAMES, "SHELL": SCRIPTS, "lang": LANGUAGES, "first": ("chance",)}
    return known.get(name, ())


def _settings(game: Game, word: str) -> list[str]:
    name, equals, _ = word.partition("=")
    if not equals:
        return [f"{each}=" for each in game.options]
    option = game.options.get(name.replace("-", "_"))
    return [f"{name}={choice}" for choice in option.choices] if option else []
