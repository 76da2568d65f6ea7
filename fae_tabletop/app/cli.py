"""The command line: finds the command, loads only that, and turns whatever happens into an exit status."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, Protocol, TextIO

from fae_tabletop import __version__
from fae_tabletop.app.errors import Problems, complain
from fae_tabletop.app.options import add_common, options_from
from fae_tabletop.content.paths import DataMissing, NoFolder, user_folder

NAME = "fae-tabletop"
OK, FAILED, BAD_ARGUMENTS = 0, 1, 2


class Module(Protocol):
    """A command: declares its arguments and runs."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare what the command takes."""
        ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit status."""
        ...


class Command(NamedTuple):
    """A command by what it does and what loads it. Each load names its module, so that packaging finds it."""

    does: str
    load: Callable[[], Module]


def _play() -> Module:
    from fae_tabletop.app import play

    return play


def _simulate() -> Module:
    from fae_tabletop.app import simulate

    return simulate


def _audit() -> Module:
    from fae_tabletop.app import audit

    return audit


def _replay() -> Module:
    from fae_tabletop.app import replay

    return replay


def _cases() -> Module:
    from fae_tabletop.app import cases

    return cases


def _bench() -> Module:
    from fae_tabletop.app import bench

    return bench


def _render() -> Module:
    from fae_tabletop.app import render

    return render


def _doctor() -> Module:
    from fae_tabletop.app import doctor

    return doctor


COMMANDS: dict[str, Command] = {
    "play": Command("open the window straight at a table", _play),
    "simulate": Command("let bots play by themselves and count what comes of it", _simulate),
    "audit": Command("deal the hidden things differently and see that no decision changes", _audit),
    "replay": Command("watch a saved game, or verify it", _replay),
    "cases": Command("run rule cases on the real rules", _cases),
    "bench": Command("measure engine, search, drawing and start-up", _bench),
    "render": Command("draw cards, tiles, tokens and boards to PNG files", _render),
    "doctor": Command("look over files, folders, screen and sound", _doctor),
}


class _Parser(argparse.ArgumentParser):
    """Tells a mistake in one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message.rstrip('.')}. See {self.prog} --help.")
        raise SystemExit(BAD_ARGUMENTS)

    def _print_message(self, message: str, file: Any = None) -> None:
        # A windowed program on Windows has nowhere to print; the first releases of Python 3.11 fail there.
        if file is not None or sys.stderr is not None:
            super()._print_message(message, file)


def parser_for(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """Return a parser in which the command that ``arguments`` name knows its own arguments."""
    parser = _Parser(
        prog=NAME,
        description="Faerie table games for one person. Without a command: the title screen.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    add_common(parser)
    chosen = _command_in(arguments)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.does, description=command.does.capitalize() + ".")
        if name == chosen:
            command.load().add_arguments(own)
            add_common(own, inherit=True)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status: 0, 1 for a failure told in a sentence, 2 for bad arguments."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        _write_utf8(stream)
    try:
        args = parser_for(given).parse_args(given)
        command = args.command or "play"
        status = COMMANDS[command].load().run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else OK
    except KeyboardInterrupt:
        complain("stopped.")
        return FAILED
    except DataMissing as fault:
        complain(str(fault))
        return FAILED
    except Exception as error:  # noqa: BLE001 # a person gets a sentence and a file, never a traceback
        if not _reader_gone(error):
            return _crashed(error, given)
        # Nothing may be written any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return status


def _write_utf8(stream: TextIO | None) -> None:
    """Give files and other programs UTF-8: Windows would use a code page, and fail at letters outside it.

    A windowed program there has no streams at all.
    """
    if isinstance(stream, io.TextIOWrapper) and not stream.isatty() and stream.encoding.lower() != "utf-8":
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _reader_gone(error: Exception) -> bool:
    """Tell whether whoever read our output has gone: on Windows an invalid argument without a file says so."""
    if isinstance(error, BrokenPipeError):
        return True
    windows = sys.platform == "win32"
    return windows and isinstance(error, OSError) and error.errno == errno.EINVAL and not error.filename


def _crashed(error: Exception, given: Sequence[str]) -> int:
    problems = Problems(lambda: user_folder(_data_dir(given)).logs)
    try:
        problems.crash(error)
    except NoFolder:
        problems.last = None
    where = "" if problems.last is None else f" The details are in {problems.last}."
    complain(f"something went wrong ({type(error).__name__}: {error}).{where}")
    return FAILED


def _data_dir(given: Sequence[str]) -> Path | None:
    try:
        return options_from(parser_for(given).parse_args(list(given))).data_dir
    except SystemExit:
        return None


def _command_in(arguments: Sequence[str]) -> str | None:
    """Return the first argument that is neither an option nor an option's value."""
    with_value = {"--data-dir", "--window", "--speed", "--ui-trace"}
    skip = False
    for argument in arguments:
        if skip:
            skip = False
        elif argument in with_value:
            skip = True
        elif not argument.startswith("-"):
            return argument
    return None
