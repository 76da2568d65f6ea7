"""The garden by night, drawn from shapes: sky, moon, hills and trees behind an inn, and the garden band below."""

from __future__ import annotations

import math

import pygame

from fae_tabletop.core.dice import Dice
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import Colour, colour

SCENE = "scene/table-enchanted-ivy"
"""The painted picture of the garden, taken where there is one."""
GRASS_AT = 2 / 3
"""Where the grass begins in that picture, as a share of its height."""
SKY = tuple(map(colour, ("#0E1240", "#1F2470", "#4A3F96", "#8A62B4")))
HILLS = (colour("#3A3A6E"), colour("#2A3560"), colour("#16304A"))
TREE, GRASS, EARTH = colour("#0F2238"), colour("#123526"), colour("#0B241B")


def draw_backdrop(page: Page, box: Box, ground: float, moon: tuple[float, float] = (0.83, 0.17)) -> None:
    """Fill a box with the garden; the grass begins at ``ground``, in the page's own measure."""
    if page.kit.pictures.exists(SCENE) and box == page.screen:
        page.image(SCENE, _laid(page, box, ground))
        return
    share = round((ground - box.y) / box.h, 3)
    page.shape(("ivy-garden", share, moon), box, _garden(share, moon))


def _laid(page: Page, box: Box, ground: float) -> Box:
    """Return where the painted garden lies so that it covers a box and its grass begins at ``ground``."""
    wide, high = page.kit.pictures.natural(SCENE)
    above, below = (ground - box.y) / GRASS_AT, (box.bottom - ground) / (1 - GRASS_AT)
    k = max(box.w / wide, above / high, below / high)
    return Box(box.cx - k * wide / 2, ground - k * high * GRASS_AT, k * wide, k * high)


def _garden(share: float, moon: tuple[float, float]) -> Paint:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        line = h * share
        _sky(surface, line)
        dice = Dice(17)
        for _ in range(90):
            x, y = dice.below(w), dice.below(max(1, round(line * 0.75)))
            pygame.draw.circle(
                surface,
                colour("#FFF4D6", 0.4 + dice.below(60) / 100),
                (x, y),
                max(1, round(k * dice.below(3) / 2)),
            )
        mx, my, r = w * moon[0], h * moon[1], min(w, h) * 0.075
        for n in range(5, 0, -1):
            halo = pygame.Surface((round(4 * r), round(4 * r)), pygame.SRCALPHA, 32)
            pygame.draw.circle(halo, (255, 233, 168, 14), (2 * r, 2 * r), r * (1 + 0.18 * n))
            surface.blit(halo, (mx - 2 * r, my - 2 * r))
        pygame.draw.circle(surface, colour("#FBE9B8"), (mx, my), r)
        for dx, dy, size in ((-0.3, -0.2, 0.2), (0.28, 0.1, 0.15), (-0.05, 0.42, 0.17)):
            pygame.draw.circle(surface, colour("#EBD596"), (mx + dx * r, my + dy * r), size * r)
        for n, ink in enumerate(HILLS):
            _hill(surface, ink, line, h * (0.2 - 0.055 * n), n * 1.7)
        for at in (0.03, 0.075, 0.2, 0.27, 0.74, 0.8, 0.9, 0.95, 0.99):
            _fir(surface, w * at, line + h * 0.015, h * (0.13 + 0.11 * math.sin(at * 37) ** 2))
        pygame.draw.rect(surface, GRASS, pygame.Rect(0, round(line), w, h))
        pygame.draw.ellipse(
            surface,
            GRASS,
            pygame.Rect(round(-w * 0.1), round(line - h * 0.018), round(w * 1.2), round(h * 0.06)),
        )
        below = pygame.Rect(0, round(line + (h - line) * 0.16), w, h)
        pygame.draw.rect(surface, EARTH, below)

    return paint


def _sky(surface: pygame.Surface, line: float) -> None:
    w = surface.get_width()
    strip = pygame.Surface((1, len(SKY)), pygame.SRCALPHA, 32)
    for n, ink in enumerate(SKY):
        strip.set_at((0, n), ink)
    surface.blit(pygame.transform.smoothscale(strip, (w, max(1, round(line) + 2))), (0, 0))


def _hill(surface: pygame.Surface, ink: Colour, line: float, high: float, shift: float) -> None:
    w = surface.get_width()
    top = [
        (
            w * n / 48,
            line - high * (0.55 + 0.3 * math.sin(n / 7 + shift) + 0.15 * math.sin(n / 3 + 2 * shift)),
        )
        for n in range(49)
    ]
    pygame.draw.polygon(surface, ink, [*top, (w, line + 4), (0, line + 4)])


def _fir(surface: pygame.Surface, x: float, foot: float, high: float) -> None:
    for n in range(4):
        top, wide = foot - high * (1 - 0.2 * n), high * (0.11 + 0.055 * n)
        pygame.draw.polygon(
            surface, TREE, [(x, top), (x - wide, top + high * 0.34), (x + wide, top + high * 0.34)]
        )
    pygame.draw.rect(
        surface,
        TREE,
        pygame.Rect(
            round(x - high * 0.02), round(foot - high * 0.1), max(2, round(high * 0.04)), round(high * 0.1)
        ),
    )
