"""The cast in a row of portraits, to choose from who sits in a seat."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.ui.cast import LINES, cast_id, portrait
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import GOLD_INK

NARROWEST_FACE, WIDEST_FACE = 52.0, 64.0
"""How wide a portrait is at least and at most, unless somebody asks for others."""
ASIDE = (150, 150, 165, 255)
"""The tint of those who are not chosen."""


def manner(name: str) -> str:
    """Return what somebody of the cast is like, as a sentence of its own; empty for a stranger."""
    line = LINES.get(name, "")
    return f"{line[:1].upper()}{line[1:]}." if line else ""


def cast_named(key: str) -> str | None:
    """Return who of the cast a hotspot's key stands for, if anybody."""
    return next((name for name in LINES if cast_id(name) == key), None)


def cast_row(
    page: Page,
    group: str,
    chosen: str,
    row: Box,
    *,
    label: str = "Rival",
    told: Callable[[str], str] = manner,
    least: float = NARROWEST_FACE,
    most: float = WIDEST_FACE,
    gap: float = 8.0,
) -> float:
    """Draw the cast in a row, or in two where there is little room; returns the height.

    Hotspots ``<group>:<id of a portrait>`` of role ``option``; ``told`` is the tool tip of a name.
    """
    per_row = len(LINES) if (row.w + gap) / len(LINES) - gap >= least else len(LINES) // 2
    side = min(most, (row.w - gap * (per_row - 1)) / per_row)
    for n, name in enumerate(LINES):
        down, across = divmod(n, per_row)
        place = Box(row.x + across * (side + gap), row.y + down * (side + gap), side, side)
        mine = name == chosen
        state = page.spot(
            f"{group}:{cast_id(name)}", "option", f"{label}: {name}, {LINES[name]}", place, selected=mine,
            tip=Tip(name, told(name)),
        )  # fmt: skip
        page.image(portrait(name), place.inset(2), tint=None if mine or state.over else ASIDE)
        if mine:
            page.fill(place, (0, 0, 0, 0), side / 2, GOLD_INK, 2.5)
        if state.focused:
            page.focus_ring(place, side / 2)
    rows = -(-len(LINES) // per_row)
    return rows * side + (rows - 1) * gap
