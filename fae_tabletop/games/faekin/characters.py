"""The cast at FaeKin as dials: how each talks and dares, never what it knows; how strong it plays is its level."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.faekin.talking import Manners

MIDDLE = 3
"""The dial of somebody who is neither one way nor the other."""
DARING = 0.03
"""How much less sure of a claim a step of the dial above the middle is content with."""
LYING = 0.12
"""The chance of a lie where one may pay, for each step of the dial above the lowest one."""
EVADING = 0.08
"""The chance of no answer, for each step of the dial of mercy: the kind would rather say nothing than lie."""
TRUSTING = 0.025
"""How much less a step of the dial of grudge above the middle believes."""


class Character(NamedTuple):
    """One of the cast: five dials from 1 to 5.

    ``memory`` is how many duels more or less than its level it keeps in mind (a level that remembers all
    forgets none), ``daring`` how unsure it claims, ``bluff`` how often it lies, ``grudge`` how little it
    believes, and ``mercy`` how often it says nothing instead.
    """

    name: str
    memory: int
    daring: int
    bluff: int
    grudge: int
    mercy: int

    def threshold(self, level: float) -> float:
        """Return how sure it must be to claim, at a level that asks for ``level``."""
        return level - DARING * (self.daring - MIDDLE)

    def kept(self, duels: int | None) -> int | None:
        """Return how many duels it keeps in mind, at a level that keeps ``duels`` (None: all)."""
        return None if duels is None else max(0, duels + self.memory - MIDDLE)

    def manners(self, level: Manners) -> Manners:
        """Return how it talks."""
        return level._replace(lying=LYING * (self.bluff - 1), evading=EVADING * (self.mercy - 1))

    def trust(self, level: float) -> float:
        """Return how much it believes its own Court, at a level that believes it ``level``."""
        return level - TRUSTING * (self.grudge - MIDDLE)


CAST: dict[str, Character] = {
    character.name: character
    for character in (
        Character("Thorn Wickham", memory=3, daring=5, bluff=2, grudge=3, mercy=1),
        Character("Lady Vesper", memory=5, daring=2, bluff=3, grudge=2, mercy=3),
        Character("Grumm", memory=2, daring=3, bluff=1, grudge=5, mercy=2),
        Character("Ashkar", memory=3, daring=4, bluff=5, grudge=2, mercy=2),
        Character("Old Quillon", memory=4, daring=1, bluff=2, grudge=1, mercy=4),
        Character("Pim", memory=2, daring=5, bluff=4, grudge=1, mercy=3),
        Character("Mossback", memory=4, daring=1, bluff=1, grudge=3, mercy=5),
        Character("Saffron", memory=3, daring=3, bluff=3, grudge=4, mercy=4),
    )
}
"""Who may sit at a table, by name."""
