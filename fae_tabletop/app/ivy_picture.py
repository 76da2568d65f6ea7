"""A finished inn as a picture file: the inn in its garden, and below it name, day, points and guests."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path

import pygame

from fae_tabletop.app.ivy_campaign import KeptInn
from fae_tabletop.games.enchanted_ivy.campaign import rank_of
from fae_tabletop.games.enchanted_ivy.scene.innpicture import draw_inn
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of
from fae_tabletop.games.enchanted_ivy.setup import scenario_called, tone_of
from fae_tabletop.ui.drawing import Kit, Picture, draw
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, PARCHMENT_INK, SMALL_CAPS, Style, colour

SIZE = (1600, 1270)
FOLDER = "pictures"
PAPER, EDGE, GOLD = colour("#F2E4C4"), colour("#B08A4E"), colour("#CFA24C")
TITLE = Style(SMALL_CAPS, 54, colour("#3A1830"), leading=1.0)
TOKEN = 84.0
"""The widest token of a guest, px."""


def title_of(inn: KeptInn) -> str:
    """Return the name of an inn, as markup."""
    try:
        return scenario_called(inn.scenario).told.title
    except ValueError:
        return escape(inn.scenario)


def came_to(inn: KeptInn) -> str:
    """Return what an inn came to in points and words."""
    what = rank_of(inn.total) if inn.groups else "Success" if inn.success else "a lean to it"
    return f"{inn.total} points, {what}"


def day_told(day: str) -> str:
    """Return a day of the calendar as people write it, or nothing for what is no day."""
    try:
        found = date.fromisoformat(day[:10])
    except ValueError:
        return ""
    return f"{found.day} {found:%B %Y}"


def pictured(kit: Kit, inn: KeptInn) -> pygame.Surface:
    """Return the picture of an inn."""
    surface = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
    # On a page of this size a logical pixel is a pixel.
    page = Page(kit, Metrics(1280, 720, 1.0), Look())
    whole = Box(0, 0, *SIZE)
    page.fill(whole, PAPER)
    window = Box(44, 44, whole.w - 88, 920)
    page.fill(window.grown(12), colour("#12392F"))
    draw_inn(page, window, inn.laid, inn.door, tone_of(inn.scenario))
    page.fill(window.grown(4), (0, 0, 0, 0), 2, GOLD, 5)
    page.fill(window.grown(13), (0, 0, 0, 0), 3, EDGE, 2)
    _below(page, Box(80, window.bottom + 30, whole.w - 160, whole.h - window.bottom - 50), inn)
    area = Pixels(0, 0, *SIZE)
    for layer in Layer:
        for item in page.items[layer]:
            if isinstance(item, Picture):
                # A file is drawn once: it cannot wait until a thread has sharpened what is in it.
                kit.pictures.now(item.key)
        draw(surface, kit, page.items[layer], area)
    return surface


def _below(page: Page, box: Box, inn: KeptInn) -> None:
    title = title_of(inn)
    used = page.words(title, page.fitted(title, TITLE, box.w, 0.5), box, across=0.5, wrap=False)
    told = ", ".join(part for part in (day_told(inn.day), came_to(inn)) if part)
    line = BODY.but(face=ITALIC_FACE, size=26, ink=colour("#5A4030"))
    low = page.words(told, line, box.below(used.h + 2), across=0.5, wrap=False)
    guests = Counter(one.guest for one in inn.laid if one.guest is not None)
    room = box.below(used.h + low.h + 18)
    if not guests:
        return
    wide = min(200.0, room.w / len(guests))
    x = room.cx - wide * len(guests) / 2
    for guest, count in guests.items():
        place = Box(x, room.y, wide, room.h)
        side = min(TOKEN, wide - 8)
        draw_token(page, guest, place.place(side, side, 0.5, 0.0))
        name = f"{name_of(guest)} ×{count}" if count > 1 else name_of(guest)
        longest = max(name.split(), key=len)
        style = page.fitted(longest, BODY.but(size=26, ink=PARCHMENT_INK, leading=1.0), wide - 10, 0.6)
        page.words(name, style, place.below(side + 4).inset(4, 0), across=0.5, balance=True)
        x += wide


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
