"""What the dials of the cast change at FaeKin: how each talks and dares, never what it knows."""

from __future__ import annotations

from fae_tabletop.core.cast import MIDDLE, Character
from fae_tabletop.games.faekin.talking import Manners

HIGHEST = 5
"""The highest a dial goes."""
DARING = 0.03
"""How much less sure of a claim a step of the dial above the middle is content with."""
LYING = 0.12
"""The chance of a lie where one may pay, for each step of the dial above the lowest one."""
EVADING = 0.08
"""The chance of no answer, for each step of the dial of mercy: the kind would rather say nothing than lie."""
TRUSTING = 0.04
"""How much less a step of the dial of grudge above the middle believes."""
FORGIVING = 0.2
"""The share of known lies that a step of the dial of grudge below the highest lets pass."""
SHORT = {1: 5, 2: 8}
"""The duels that those with a short memory keep in mind at levels that forget nothing."""


def threshold(character: Character, level: float) -> float:
    """Return how sure somebody must be to claim, at a level that asks for ``level``: ``daring``."""
    return level - DARING * (character.daring - MIDDLE)


def kept(character: Character, duels: int | None) -> int | None:
    """Return how many duels somebody keeps in mind, at a level that keeps ``duels`` (None: all): ``memory``."""
    if duels is None:
        return SHORT.get(character.memory)
    return round(duels * character.memory / MIDDLE)


def manners(character: Character, level: Manners) -> Manners:
    """Return how somebody talks.

    ``bluff`` is how often it lies, ``mercy`` how often it says nothing instead, ``grudge`` how few lies it forgives.
    """
    return level._replace(
        lying=LYING * (character.bluff - 1),
        evading=EVADING * (character.mercy - 1),
        forgiving=FORGIVING * (HIGHEST - character.grudge),
    )


def trust(character: Character, level: float) -> float:
    """Return how much somebody believes its own Court, at a level that believes it ``level``: ``grudge``."""
    return level - TRUSTING * (character.grudge - MIDDLE)
