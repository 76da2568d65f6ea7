"""A finished inn as a picture file, drawn as the window draws it."""

from __future__ import annotations

from pathlib import Path

import pygame

from fae_tabletop.app.ivy_campaign import KeptInn
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.building import draw_building
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.ui.drawing import Kit, draw
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.page import Layer, Look, Page

SIZE = (1600, 1200)
FOLDER = "pictures"


def pictured(kit: Kit, inn: KeptInn) -> pygame.Surface:
    """Return the picture of an inn in its garden."""
    surface = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
    # On a page of this size a logical pixel is a pixel.
    page = Page(kit, Metrics(1280, 720, 1.0), Look())
    whole = Box(0, 0, *SIZE)
    line = whole.h * 0.86
    draw_backdrop(page, whole, line, (0.84, 0.16))
    top, left = min(one.at[0] for one in inn.laid), min(one.at[1] for one in inn.laid)
    high = max(one.at[0] for one in inn.laid) - top + 1
    wide = max(one.at[1] for one in inn.laid) - left + 1
    card = min(whole.w * 0.8 / wide, whole.h * 0.68 / high / SHAPE)
    x, y = whole.cx - wide * card / 2, line + 14 - high * card * SHAPE
    draw_building(page, Frame((x - left * card, y - top * card * SHAPE), card), inn.laid, inn.door)
    area = Pixels(0, 0, *SIZE)
    for layer in Layer:
        draw(surface, kit, page.items[layer], area)
    return surface


def save_picture(kit: Kit, folder: Path, inn: KeptInn) -> Path:
    """Write the picture of an inn below ``folder`` under a name that is free, and return the file. Raises OSError."""
    place = folder / FOLDER
    place.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := place / f"inn-{inn.scenario}-{inn.total}-{number}.png").exists():
        number += 1
    try:
        pygame.image.save(pictured(kit, inn).convert(24), path)
    except pygame.error as fault:
        raise OSError(str(fault)) from None
    return path
