"""The painted garden by night, laid so that its grass begins where an inn stands, in the air of that inn."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.tones import TONES
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import colour

SCENE = "scene/table-enchanted-ivy"
GRASS_AT = 2 / 3
"""Where the grass begins in that picture, as a share of its height."""


def draw_backdrop(page: Page, box: Box, ground: float, tone: str | None = None) -> None:
    """Fill a box with the garden; the grass begins at ``ground``, in the page's own measure."""
    air = None if tone is None or TONES[tone].air == "#FFFFFF" else colour(TONES[tone].air)
    with page.clip(box):
        page.image(SCENE, _laid(page, box, ground), tint=air)


def _laid(page: Page, box: Box, ground: float) -> Box:
    """Return where the painted garden lies so that it covers a box and its grass begins at ``ground``."""
    wide, high = page.kit.pictures.natural(SCENE)
    above, below = (ground - box.y) / GRASS_AT, (box.bottom - ground) / (1 - GRASS_AT)
    k = max(box.w / wide, above / high, below / high)
    return Box(box.cx - k * wide / 2, ground - k * high * GRASS_AT, k * wide, k * high)
