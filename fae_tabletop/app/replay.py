"""The command ``replay``: watch a saved game in the window, or rebuild it and say whether it is sound."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fae_tabletop.app.catalog import UnknownGame, entry
from fae_tabletop.app.errors import complain
from fae_tabletop.app.options import options_from
from fae_tabletop.app.play import Watch
from fae_tabletop.table.journal import MatchUnreadable, Recovered, read_bytes, read_head, recover


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game, as in the folder matches")
    parser.add_argument(
        "--verify", action="store_true", help="rebuild it without a window and say if it is sound"
    )


def run(args: argparse.Namespace) -> int:
    """Watch or verify; returns 0, 1 when the game is not sound, 2 when there is no such file."""
    path: Path = args.file
    if not path.exists() and not path.is_symlink():
        complain(f"{path}: there is no such file.")
        return 2
    try:
        found = read_game(path)
    except MatchUnreadable as reason:
        complain(f"{path} {reason}.")
        return 1
    if args.verify:
        return verified(found)
    from fae_tabletop.app.main import open_window

    return open_window(options_from(args), Watch(path))


def read_game(path: Path) -> Recovered[Any]:
    """Return the game in ``path`` as far as it is sound. Raises MatchUnreadable."""
    content = read_bytes(path)
    header = read_head(path, content)
    try:
        game = entry(header.game)
    except UnknownGame:
        raise MatchUnreadable(f"is a game of {header.game!r}, which this version does not have") from None
    return recover(game.game, path, content)


def verified(found: Recovered[Any]) -> int:
    """Print what was found, or complain; returns 0 when every line was followed, else 1."""
    commands = len(found.fold.players)
    if found.fault is not None:
        complain(f"{found.path} is not sound: {found.fault}. It can be watched up to there.")
        return 1
    if found.unfinished:
        complain(f"{found.path} breaks off in its last line. It can be continued from the line before.")
        return 1
    returns = entry(found.header.game).game.returns(found.fold.state)
    end = "not over yet" if returns is None else f"over, results {', '.join(f'{one:g}' for one in returns)}"
    undone = ", with moves taken back" if found.undone else ""
    counts = f"{found.ticket} entries, {commands} commands{undone}"
    print(f"{found.path} is sound: {found.header.game}, {counts}, {end}.")
    return 0
