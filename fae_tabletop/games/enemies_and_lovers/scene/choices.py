"""What can be chosen before a game: how many play, each rival's level, and the house rules, as they are told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST, HouseRules

HOUSE_RULES: dict[str, tuple[str, str]] = {
    "steal_skips_draw": (
        "Theft costs the draw",
        "Who plays a Steal or Capture draws no card that turn.",
    ),
    "cancelled_x_still_skips": (
        "Even when cancelled",
        "The crossed card counts for having been played, even when nothing came of it.",
    ),
    "shield_blocks_jude": ("Shields stop Jude", "They stop the theft of a Trap as well."),
    "oak_target_only": ("Oak saves his holder", "Otherwise he may spoil any Poison."),
    "mortal_own_turn": ("Mortal on one’s own turn", "Otherwise Heather comes only in the turns of others."),
}
"""The switches by the name of the rule, as title and sentence."""
OTHER_SWITCHES: dict[str, tuple[str, str]] = {
    "notes": ("First-game notes", "At most eight short notes, each when its thing first matters."),
    "confirm": ("Warn me once", "In words, before a card is played and the placing given up."),
}


class LevelWords(NamedTuple):
    """A level as it is told: its name, what it is called, and what it can do."""

    name: str
    words: str
    sentence: str


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; one level for each rival, clockwise; ``seed`` None leaves the deal to chance."""

    levels: tuple[str, ...] = ("easy", "easy", "easy")
    rules: HouseRules = field(default_factory=HouseRules)
    notes: bool = True
    confirm: bool = True
    seed: int | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.levels) + 1

    def with_seats(self, seats: int) -> tuple[str, ...]:
        """Return the levels for another number of seats; new rivals play as the last one does."""
        count = min(MOST, max(FEWEST, seats)) - 1
        return (*self.levels, *[self.levels[-1]] * MOST)[:count]
