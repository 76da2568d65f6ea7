"""Makes the drawing kit from the folder of assets: pictures, plates, fonts, icons, foils, plain sheets."""

from __future__ import annotations

from pathlib import Path

import pygame

from fae_tabletop.ui.assets import AssetMissing, PictureKey, Pictures, scaled
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.plates import Plates
from fae_tabletop.ui.text import Fonts, Words, escape
from fae_tabletop.ui.theme import BODY, GOLD, MOON, SOFT, Colour


def open_kit(assets: Path, *, strict: bool = False, threads: int = 2) -> Kit:
    """The kit over one folder of assets.

    `strict`: whatever is missing or damaged raises AssetMissing. Otherwise plain sheets, flat plates and other
    fonts stand for it, and `Kit.missing` tells what it is. `threads`: 0 loads every picture when it is asked for.
    """
    pictures = Pictures(assets, strict=strict, threads=threads)
    fonts = Fonts(assets / "fonts", strict)

    def icon(name: str, side: int, ink: Colour) -> pygame.Surface:
        if "/" in name:
            return pictures.now(PictureKey(name, side, side))
        return pictures.now(PictureKey(f"ui/icon-{name}", side, side, 0, ink))

    def foil(name: str) -> pygame.Surface:
        try:
            return pictures.master(f"ui/foil-{name}")
        except AssetMissing as error:
            pictures.miss(f"ui/foil-{name}", error)
            plain = pygame.Surface((2, 2))
            plain.fill(GOLD)
            return plain

    words = Words(fonts, icon, foil)

    def sheet(name: str, w: int, h: int) -> pygame.Surface:
        return plain_sheet(words, name, w, h)

    pictures.sheet = sheet
    return Kit(pictures, Plates(pictures), words)


def plain_sheet(words: Words, name: str, w: int, h: int) -> pygame.Surface:
    """What stands for a missing picture: a plain sheet with the thing's name, readable from 40 pixels on."""
    surface = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA, 32)
    surface.fill((42, 40, 88, 255))
    pygame.draw.rect(surface, SOFT, surface.get_rect(), max(1, min(w, h) // 60))
    stem = name.rsplit("/", 1)[-1].replace("-", " ")
    room = max(8, w - 6)
    k = max(0.5, min(2.0, w / 130))
    block = words.layout(escape(stem), BODY.but(ink=MOON), k, room, 0.5, True)
    place = ((w - block.width) // 2 - block.pad, (h - block.height) // 2 - block.pad)
    surface.blit(words.surface(block), place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def thumbnail(surface: pygame.Surface, side: int) -> pygame.Surface:
    """A smooth copy that fits a square of `side` pixels."""
    w, h = surface.get_size()
    k = side / max(w, h)
    return scaled(surface, round(w * k), round(h * k))
