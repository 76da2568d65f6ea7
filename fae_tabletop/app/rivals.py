"""What tables of several rivals share: what was chosen last, how a match against them begins, and how many were won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fae_tabletop.app.catalog import cast
from fae_tabletop.app.house import BOT
from fae_tabletop.app.session import Session
from fae_tabletop.core.game import Seat
from fae_tabletop.core.log import Header
from fae_tabletop.table.settings import Settings, TableChoice
from fae_tabletop.ui.cast import LINES
from fae_tabletop.ui.people import clockwise

if TYPE_CHECKING:
    from fae_tabletop.app.program import App


class Chosen(NamedTuple):
    """What was chosen for a table: levels clockwise, who was wanted (() for nobody), and the variants."""

    levels: tuple[str, ...]
    people: tuple[str, ...]
    variants: tuple[str, ...]


def last_chosen(
    settings: Settings, game: str, offered: Sequence[str], usual: Sequence[str], most: int
) -> Chosen | None:
    """Return what was chosen last, as far as it can still be chosen, for at most so many rivals; None: nothing yet.

    ``usual`` are the levels of the usual table.
    """
    last = settings.tables.get(game)
    if last is None:
        return None
    default = usual[0] if usual[0] in offered else offered[0]
    names = [level if level in offered else default for level in last.level.split(",") if level]
    levels = tuple(names[:most]) or (default,) * len(usual)
    people = tuple(name if name in LINES else "" for name in last.rival.split(","))[: len(levels)]
    return Chosen(levels, people if any(people) else (), last.variants)


def to_keep(chosen: Chosen) -> TableChoice:
    """Return what was chosen as it is kept in the settings."""
    return TableChoice(",".join(chosen.levels), "", chosen.variants, rival=",".join(chosen.people))


def begin(
    app: App,
    game: str,
    setup: Any,
    person: Seat,
    levels: Sequence[str],
    seed: int,
    wanted: Sequence[str] = (),
) -> None:
    """Begin a match against rivals of these levels, clockwise from the person; so are the ``wanted``."""
    seats = clockwise(len(levels) + 1, person)
    by_seat = sorted(zip(seats, levels, cast(levels, wanted), strict=True))
    rivals = [name for _, _, name in by_seat]
    app.enter(
        Session.new(app.house, game, setup, seed, [level for _, level, _ in by_seat], person, rivals=rivals)
    )


def sat(header: Header, person: Seat) -> tuple[list[str], list[str]]:
    """Return the levels and the names of those who sat with the person, clockwise; a name from elsewhere may be ""."""
    places = clockwise(len(header.seats), person)
    levels = [header.seats[seat].removeprefix(BOT) for seat in places]
    return levels, [header.names[seat] if seat < len(header.names) else "" for seat in places]


def won_of(app: App, game: str) -> tuple[int, int]:
    """Return how many matches or rounds of a game were won, and how many were played."""
    tallies = app.house.profile.tallies(game).values()
    return sum(one.won for one in tallies), sum(one.played for one in tallies)
