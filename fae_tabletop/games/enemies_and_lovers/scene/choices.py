"""What can be chosen before a game: how many play, each rival's level, and the house rules, as they are told."""

from __future__ import annotations

from dataclasses import dataclass, field

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST, MOST_ROUNDS, MOST_STALL, HouseRules
from fae_tabletop.ui.people import Cast, seating

HOUSE_RULES: dict[str, tuple[str, str]] = {
    "steal_skips_draw": (
        "Stealing costs the draw",
        "Whoever plays a Steal or a Capture draws no card that turn.",
    ),
    "cancelled_x_still_skips": (
        "Cancelled cards cost it too",
        "A card that costs the draw does so even when an answer made it do nothing.",
    ),
    "shield_blocks_jude": (
        "Shields stop Jude and the Trap",
        "The Shield is lost, and the card stays. Off: they take it from beneath the Shield.",
    ),
    "oak_target_only": (
        "Oak saves only his holder",
        "Off: whoever holds Oak may spoil any Poison, whomever it is meant for.",
    ),
    "mortal_own_turn": (
        "Heather on one’s own turn too",
        "Off: the Mortal button can be pressed only in the turns of others.",
    ),
}
"""The switches by the name of the rule, as title and sentence."""
COUNTS: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "stall_rounds": (
        "Drawn after quiet rounds",
        "So many in a row in which no card moves.",
        (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, MOST_STALL),
    ),
    "max_rounds": (
        "Drawn after rounds in all",
        "However far the Courts have come by then.",
        (5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, MOST_ROUNDS),
    ),
}
"""The rules that count rounds by name, as title, sentence and the numbers to choose from."""
OTHER_SWITCHES: dict[str, tuple[str, str]] = {
    "notes": ("First-game notes", "At most eight short notes, each when what it explains first matters."),
    "confirm": ("Warn me once", "Before you play a card while you could still place one."),
}


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; one level for each rival, clockwise; ``seed`` None leaves the deal to chance.

    ``people`` names who sits there; "", or no name at all, is whoever comes with the level.
    """

    levels: tuple[str, ...] = ("easy", "easy", "easy")
    rules: HouseRules = field(default_factory=HouseRules)
    notes: bool = True
    confirm: bool = True
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
        """Return the ``people`` with ``name`` in a place; who sat there goes to where ``name`` came from, if anywhere.

        Whoever would come with the levels anyway is not named, and so goes when another level is chosen.
        """
        return seating(cast, self.levels, self.people, place, name)
