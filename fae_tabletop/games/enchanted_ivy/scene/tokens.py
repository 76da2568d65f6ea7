"""Guest tokens, the sign of each side, and the round badges that tell points."""

from __future__ import annotations

import math

import pygame

from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IS_SUNNY, KIND, GuestId
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import LINING, NUMBER, colour

SUN, MOON_RIM = colour("#F2B233"), colour("#B9C6FF")
SUN_PAPER, MOON_PAPER = colour("#6B3A1E"), colour("#262A6B")
CREAM = colour("#FFF4D6")


def name_of(guest: GuestId) -> str:
    """Return what a guest is called."""
    return GUESTS[KIND[guest]].name


def side_word(guest: GuestId) -> str:
    """Return Sunny or Shady."""
    return "Sunny" if IS_SUNNY[KIND[guest]] else "Shady"


def draw_token(page: Page, guest: GuestId, box: Box, *, alpha: float = 1.0) -> None:
    """Draw a guest's token filling a square box: the rim has rays for a Sunny one, a crescent for a Shady one."""
    page.image(f"enchanted_ivy/guest-{guest}", box.fit(1, 1), alpha=alpha)


def draw_side(page: Page, guest: GuestId, box: Box) -> None:
    """Draw the sun or the moon of a guest alone."""
    sunny = IS_SUNNY[KIND[guest]]
    page.shape(("ivy-side", sunny), box.fit(1, 1), _side(sunny))


def points_plate(
    page: Page, words: str, x: float, y: float, *, sunny: bool = True, radius: float = 13.0
) -> Box:
    """Draw points on a round badge with its middle at (x, y); gold for a Sunny guest, night blue for a Shady one."""
    r = radius * min(1.5, 0.7 + 0.3 * page.text)
    disc = Box(x - r, y - r, 2 * r, 2 * r)
    page.fill(disc, SUN_PAPER if sunny else MOON_PAPER, r, SUN if sunny else MOON_RIM, 1.6)
    style = NUMBER.but(face=LINING, size=r * 1.35 / page.text, ink=CREAM)
    page.words(words, page.fitted(words, style, 2 * r - 4, 0.5), disc, across=0.5, down=0.46, wrap=False)
    return disc


def _side(sunny: bool) -> Paint:
    def paint(surface: pygame.Surface, k: float) -> None:
        r = surface.get_width() / 2
        if sunny:
            for n in range(8):
                at = math.tau * n / 8
                pygame.draw.line(
                    surface,
                    SUN,
                    (r, r),
                    (r + math.cos(at) * r, r + math.sin(at) * r),
                    max(1, round(r * 0.18)),
                )
            pygame.draw.circle(surface, SUN, (r, r), r * 0.58)
        else:
            pygame.draw.circle(surface, MOON_RIM, (r, r), r * 0.9)
            pygame.draw.circle(surface, (0, 0, 0, 0), (r + r * 0.42, r - r * 0.2), r * 0.75)

    return paint
