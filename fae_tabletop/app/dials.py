"""How each of the cast is set in its ways, in words for people."""

from __future__ import annotations

from fae_tabletop.core.cast import CAST

WAYS: dict[str, tuple[str, str, str, str, str]] = {
    "memory": ("remembers hardly anything", "remembers little", "", "remembers much", "forgets nothing"),
    "daring": ("dares hardly anything", "dares little", "", "dares much", "dares anything"),
    "bluff": ("hardly ever bluffs", "seldom bluffs", "", "bluffs often", "bluffs wherever it pays"),
    "grudge": ("forgives at once", "forgives easily", "", "bears grudges", "never forgives"),
    "mercy": ("shows no mercy", "shows little mercy", "", "is merciful", "spares whoever it can"),
}
"""Each dial from 1 to 5; what is as with most people is not worth a word."""
EVEN = "is even-tempered in everything"


def dials(name: str) -> str:
    """Return how somebody of the cast plays, such as ``dares anything, seldom bluffs``; empty for a stranger."""
    character = CAST.get(name)
    if character is None:
        return ""
    told = [WAYS[dial][value - 1] for dial, value in zip(character._fields[1:], character[1:], strict=True)]
    return ", ".join(filter(None, told)) or EVEN
