"""The command ``play``: checks what is asked for, then opens the window at that table or at the title."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from fae_tabletop.app.catalog import TABLES, check_offered, check_seats, check_table, entry
from fae_tabletop.app.errors import complain
from fae_tabletop.app.options import options_from, seed
from fae_tabletop.app.setups import MAKINGS, setup_for, variants_told
from fae_tabletop.content.paths import own_levels
from fae_tabletop.core.game import Setup

NO_VARIANT = "none"
"""Named as a variant: the rules as they are, without what is usual on the new-game screen."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open at once; ``level`` and ``seed`` may be left to the settings and to chance (None)."""

    game: str
    setup: Setup
    level: str | None
    seed: int | None


@dataclass(frozen=True, slots=True)
class Watch:
    """A saved game to watch."""

    path: Path


SCENARIOS = ("enchanted-ivy",)
"""The games that have scenarios instead of boards."""

Start = NewTable | Watch | None
"""Where the window opens; None is the title."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", metavar="GAME", help="the game, such as enthrone")
    parser.add_argument("--seats", metavar="N", type=int, help="how many play, the person included")
    parser.add_argument("--level", metavar="LEVEL", help="how strong the bots play: novice to expert")
    parser.add_argument("--seed", metavar="S", type=seed, help="a number that settles the deal")
    parser.add_argument(
        "--board",
        metavar="NAME",
        help="the board, one's own too, or the file of a map; the standard one by default",
    )
    parser.add_argument("--scenario", metavar="ID", help="the scenario, in games that have scenarios")
    parser.add_argument(
        "--variant",
        metavar="NAME",
        action="append",
        default=[],
        help=f"a variant of the rules; may be repeated: {variants_told(TABLES)}; or {NO_VARIANT}, where a game has a "
        "usual one",
    )


def run(args: argparse.Namespace) -> int:
    """Open the window and return the exit status once it is closed; 2 for bad arguments."""
    try:
        start = None if args.command is None else table_from(args)
    except ValueError as fault:
        complain(str(fault))
        return 2
    # Imported only now: commands and mistakes need no window.
    from fae_tabletop.app.main import open_window

    return open_window(options_from(args), start)


def table_from(args: argparse.Namespace) -> NewTable:
    """Return the table that is asked for. Raises ValueError with one plain sentence."""
    game = entry(args.game, TABLES)
    check_table(game)
    if args.seats is not None:
        check_seats(game, args.seats)
    if args.level is not None:
        check_offered(game, args.level)
    board = args.board
    if game.id in SCENARIOS:
        if board is not None:
            raise ValueError(f"{game.title} has no boards: leave --board out, or name a --scenario.")
        board = args.scenario
    elif args.scenario is not None:
        raise ValueError(f"{game.title} has no scenarios: leave --scenario out.")
    own = own_levels(options_from(args).data_dir, game.id)
    named = args.variant or MAKINGS[game.id].usual
    setup = setup_for(game.id, board, tuple(one for one in named if one != NO_VARIANT), own, args.seats)
    return NewTable(game.id, setup, args.level, args.seed)
