"""What can be chosen before a match: how many play, each rival's level, and the variants, as they are told."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.faekin.public import FEWEST, FIRST_TO, MOST, USUAL
from fae_tabletop.ui.people import Cast, seating

VARIANTS: dict[str, tuple[str, str]] = {
    "first_to_five": (
        f"First to {FIRST_TO}",
        f"Every winner of a round has a point; whoever has {FIRST_TO} first wins. Off: play on as long as you like.",
    ),
    "jokers": ("Two Jokers", "They lose to 1 to 10, beat Jack to Ace, and belong to no Court."),
    "person_starts": ("You start", "You duel first in the first round. Off: the lot decides."),
}
"""The switches by the name of the variant, as title and sentence."""
OTHER_SWITCHES: dict[str, tuple[str, str]] = {
    "notes": ("First-game notes", "At most eight short notes, each when what it explains first matters."),
}


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; one level for each rival, clockwise; ``seed`` None leaves the deal to chance.

    ``people`` names who sits there; "", or no name at all, is whoever comes with the level. ``variants`` are those
    that are on, ``pause`` how many seconds the table waits after a duel.
    """

    levels: tuple[str, ...] = ("easy",) * (USUAL - 1)
    variants: frozenset[str] = frozenset({"first_to_five"})
    notes: bool = True
    pause: int = 0
    seed: int | None = None
    people: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.levels) + 1

    def with_seats(self, seats: int) -> tuple[str, ...]:
        """Return the levels for another number of seats; new rivals play as the last one does."""
        count = min(MOST, max(FEWEST, seats)) - 1
        return (*self.levels, *[self.levels[-1]] * MOST)[:count]

    def seating(self, cast: Cast, place: int, name: str) -> tuple[str, ...]:
        """Return the ``people`` with ``name`` in a place; who sat there goes to where ``name`` came from."""
        return seating(cast, self.levels, self.people, place, name)
