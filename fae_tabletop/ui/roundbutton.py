"""A round button with an icon at the edge of a table: always there, so no brighter than it must be."""

from __future__ import annotations

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import MOON, colour


def round_button(
    page: Page,
    name: str,
    icon: str,
    label: str,
    box: Box,
    *,
    selected: bool = False,
    why_not: str | None = None,
) -> None:
    """Draw the button ``button:<name>`` in a square box; ``why_not``: the reason why it does nothing now."""
    state = page.spot(
        f"button:{name}", "button", label, box, enabled=why_not is None, selected=selected, why_not=why_not,
        tip=Tip(label),
    )  # fmt: skip
    disc = box.inset(1)
    paper = "#3A2E6E" if state.over or selected else "#211A45"
    edge = colour("#EBC46C" if selected or state.over else "#C9C3FF", 0.9 if why_not is None else 0.35)
    page.fill(disc.moved(0, 1.5), colour("#0A0717", 0.5), disc.w / 2)
    page.fill(disc, colour(paper, 0.96 if why_not is None else 0.6), disc.w / 2, edge, 1.6)
    page.fill(disc.inset(3.5), (0, 0, 0, 0), disc.w / 2 - 3.5, colour("#EBC46C", 0.28), 1.0)
    page.icon(icon, disc.inset(disc.w * 0.27), MOON if why_not is None else colour("#8A84B4"))
    if state.focused:
        page.focus_ring(disc, disc.w / 2)
