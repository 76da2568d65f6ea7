"""How each of the cast is set in its ways, in words and numbers for people."""

from __future__ import annotations

from fae_tabletop.core.cast import CAST


def dials(name: str) -> str:
    """Return the dials of somebody of the cast, such as ``memory 3, daring 5, …``; empty for a stranger."""
    character = CAST.get(name)
    if character is None:
        return ""
    return ", ".join(
        f"{dial} {value}" for dial, value in zip(character._fields[1:], character[1:], strict=True)
    )
