"""How each of the cast is set in its ways, in words and numbers for people."""

from __future__ import annotations

from fae_tabletop.core.cast import CAST

MOST = 5
"""How far a dial goes."""


def dials(name: str) -> str:
    """Return the dials of somebody of the cast, such as ``memory 3 of 5, daring 5, …``; empty for a stranger."""
    character = CAST.get(name)
    if character is None:
        return ""
    first, *others = zip(character._fields[1:], character[1:], strict=True)
    # The scale is told once.
    return ", ".join([f"{first[0]} {first[1]} of {MOST}", *(f"{dial} {value}" for dial, value in others)])
