"""The cast: the eight who may sit at any table, as dials. What a dial changes there is each game's own."""

from __future__ import annotations

from typing import NamedTuple

MIDDLE = 3
"""The dial of somebody who is neither one way nor the other."""


class Character(NamedTuple):
    """One of the cast: five dials from 1 to 5. They say what it minds, never what it knows; its level is apart.

    ``memory`` is how long it keeps things in mind, ``daring`` how unsure a thing it risks, ``bluff`` how much it
    likes to tell what is not so, ``grudge`` how little it forgives and believes, and ``mercy`` how it spares others.
    """

    name: str
    memory: int
    daring: int
    bluff: int
    grudge: int
    mercy: int


CAST: dict[str, Character] = {
    character.name: character
    for character in (
        Character("Mossback", memory=4, daring=1, bluff=1, grudge=3, mercy=5),
        Character("Pim", memory=2, daring=5, bluff=4, grudge=1, mercy=3),
        Character("Saffron", memory=3, daring=3, bluff=3, grudge=4, mercy=4),
        Character("Old Quillon", memory=4, daring=1, bluff=2, grudge=1, mercy=4),
        Character("Lady Vesper", memory=5, daring=2, bluff=3, grudge=2, mercy=3),
        Character("Thorn Wickham", memory=3, daring=5, bluff=2, grudge=3, mercy=1),
        Character("Grumm", memory=2, daring=3, bluff=1, grudge=5, mercy=2),
        Character("Ashkar", memory=3, daring=4, bluff=5, grudge=2, mercy=2),
    )
}
"""Who may sit at a table, by name, in the order in which free places are filled."""
