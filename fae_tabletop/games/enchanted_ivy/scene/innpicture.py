"""A finished inn in its garden, as it hangs in the guest book and the storybook and is kept as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy.public import Hung, Laid
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.building import PLINTH, Site, draw_building
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

GRASS = 0.84
"""Where the grass begins, as a share of the picture's height."""
TALL = 0.85
SIDES = 0.84
"""How much of the width an inn takes at most."""
ABOVE = 1.1 * TALL + 0.12
"""Room for a roof, in widths of a card."""


def draw_inn(page: Page, box: Box, laid: Sequence[Laid], door: Hung | None, tone: str) -> None:
    """Fill a box with an inn, as large as fits, its garden and the sky."""
    line = box.y + box.h * GRASS
    draw_backdrop(page, box, line, tone)
    if not laid:
        return
    top, left = min(one.at[0] for one in laid), min(one.at[1] for one in laid)
    high = max(one.at[0] for one in laid) - top + 1
    wide = max(one.at[1] for one in laid) - left + 1
    room = line + box.h * 0.03 - box.y
    card = min(box.w * SIDES / (wide + 0.8), room / (high * SHAPE + PLINTH + ABOVE))
    x = box.cx - wide * card / 2
    y = line + box.h * 0.03 - PLINTH * card - high * card * SHAPE
    with page.clip(box):
        frame = Frame((x - left * card, y - top * card * SHAPE), card)
        draw_building(page, frame, laid, door, tone, Site(line + box.h * 0.03, box.bottom, TALL))
