"""Guest tokens: sun or moon on the rim, and the guest's portrait, or initials until there is one."""

from __future__ import annotations

import math

import pygame

from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IS_SUNNY, KIND, GuestId
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import LINING, NUMBER, SMALL_CAPS, Style, colour

SUN, MOON_RIM = colour("#F2B233"), colour("#B9C6FF")
MOON_SHADE = colour("#12164A")
SUN_PAPER, MOON_PAPER = colour("#6B3A1E"), colour("#262A6B")
CREAM = colour("#FFF4D6")


def name_of(guest: GuestId) -> str:
    """Return what a guest is called."""
    return GUESTS[KIND[guest]].name


def initials(guest: GuestId) -> str:
    """Return two letters that stand for a guest: of its two words, or of its one."""
    words = name_of(guest).replace("-", " ").split()
    return words[0][:2] if len(words) == 1 else f"{words[0][0]}{words[1][0]}"


def side_word(guest: GuestId) -> str:
    """Return Sunny or Shady."""
    return "Sunny" if IS_SUNNY[KIND[guest]] else "Shady"


def draw_token(page: Page, guest: GuestId, box: Box, *, alpha: float = 1.0) -> None:
    """Draw a guest's token filling a square box: the rim has rays for a Sunny one, a crescent for a Shady one."""
    disc = box.fit(1, 1)
    painted = f"enchanted_ivy/guest-{guest}"
    if page.kit.pictures.exists(painted):
        page.image(painted, disc, alpha=alpha)
        return
    sunny = IS_SUNNY[KIND[guest]]
    page.shape(("ivy-token", sunny, alpha < 1), disc, _token(sunny, alpha))
    style = Style(SMALL_CAPS, disc.w * 0.4 / page.text, CREAM, leading=1.0)
    page.words(
        initials(guest), style, disc.inset(disc.w * 0.1), across=0.5, down=0.46, wrap=False, alpha=alpha
    )


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


def _token(sunny: bool, alpha: float) -> Paint:
    def paint(surface: pygame.Surface, k: float) -> None:
        w = surface.get_width()
        r = w / 2
        strong = round(255 * alpha)
        rim = (*(SUN if sunny else MOON_RIM)[:3], strong)
        if sunny:
            for n in range(16):
                at = math.tau * n / 16
                tip = (r + math.cos(at) * r, r + math.sin(at) * r)
                beside = [
                    (r + math.cos(at + turn) * r * 0.84, r + math.sin(at + turn) * r * 0.84)
                    for turn in (-0.13, 0.13)
                ]
                pygame.draw.polygon(surface, rim, [tip, *beside])
        else:
            pygame.draw.circle(surface, (*MOON_SHADE[:3], strong), (r, r), r * 0.98)
            crescent = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
            pygame.draw.circle(crescent, rim, (r, r), r * 0.98)
            pygame.draw.circle(crescent, (0, 0, 0, 0), (r + r * 0.26, r - r * 0.14), r * 0.92)
            surface.blit(crescent, (0, 0))
        if sunny:
            pygame.draw.circle(surface, rim, (r, r), r * 0.86)
        pygame.draw.circle(surface, (*(SUN_PAPER if sunny else MOON_PAPER)[:3], strong), (r, r), r * 0.78)
        pygame.draw.circle(surface, (*CREAM[:3], round(60 * alpha)), (r, r), r * 0.72, max(1, round(k)))

    return paint


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
