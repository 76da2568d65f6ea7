"""The portrait card of a guest: painted in an arched door, with the name written on its banner."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.scene.tokens import CREAM, name_of
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import SMALL_CAPS, Style

WIDE, HIGH = 360, 504
SHAPE = WIDE / HIGH
"""Width over height of the card."""
BANNER = (0.13, 0.815, 0.74, 0.1)
"""Where the name stands, as left, top, width and height in shares of the card."""
NAME = Style(SMALL_CAPS, 26, CREAM, leading=1.0, shadow=0.6)


def draw_portrait(page: Page, guest: GuestId, box: Box) -> None:
    """Draw the card of a guest as large as it fits ``box``."""
    card = box.fit(WIDE, HIGH)
    page.image(f"enchanted_ivy/portrait-{guest}", card)
    left, top, wide, high = BANNER
    banner = Box(card.x + left * card.w, card.y + top * card.h, wide * card.w, high * card.h)
    name = name_of(guest)
    style = page.fitted(name, NAME.but(size=banner.h * 0.56 / page.text), banner.w, 0.4)
    page.words(name, style, banner, across=0.5, down=0.45, wrap=False)
