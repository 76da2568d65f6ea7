"""Highlights: what may be done where, told by shape first and by colour second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve, dashes, rounded, stroke
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, MOON, Colour, colour

Kind = Literal["place", "target", "chosen", "later", "refused"]
PLACE = colour("#BFF2B8")
TARGET = colour("#FF9AA6")
CHOSEN = colour("#FFE9A8")
LATER = colour("#E6DCF6", 0.7)
REFUSED = colour("#C9BEDA")
SPEAKS = colour("#FFD98A")
RIM = colour("#17112E", 0.95)
INK_VEIL = colour("#0A0E22", 0.35)
LOZENGE = (8.0, 12.0)
"""How large the lozenges at the corners of a target are on small and on large things."""
SPREAD = 15.0
"""How far a glow reaches outside what it belongs to."""


def draw_glow(
    page: Page, box: Box, kind: Kind, radius: float = 7.0, words: str = "", *, free: bool = False
) -> None:
    """Mark ``box``; ``words`` are two or three at most, shown where the kind has room for them.

    ``free``: nothing lies there yet, so that a sprig may grow in the middle.
    """
    if kind == "place":
        _soft(page, box, PLACE, radius, 0.35)
        page.fill(box, colour("#BFF2B8", 0.10), radius)
        page.shape(("glow-long-dashes", radius), box, _dashed(PLACE, radius, 2.6, 12.0, 7.0))
        if free and box.w >= 36:
            _sprig(page, box.place(box.w * 0.5, box.w * 0.42, 0.5, 0.42 if words else 0.5))
        if words:
            style = BODY.but(face=ITALIC_FACE, size=14.5, ink=PLACE)
            room = box.inset(3, 0, 3, 5)
            page.words(words, page.fitted(words, style, room.w, 0.5), room, across=0.5, down=1.0, wrap=False)
    elif kind == "target":
        _soft(page, box, TARGET, radius, 0.30)
        page.shape(("glow-solid", TARGET, radius), box, _ring(TARGET, radius, 2.2))
        # Small things side by side keep their corners apart.
        side = max(LOZENGE[0], min(LOZENGE[1], min(box.w, box.h) * 0.16))
        for x in (box.x, box.right):
            for y in (box.y, box.bottom):
                draw_lozenge(page, box_at(x, y, side, side), TARGET)
    elif kind == "chosen":
        _soft(page, box, CHOSEN, radius, 0.85)
        page.shape(("glow-solid", CHOSEN, radius), box, _ring(CHOSEN, radius, 2.4))
    elif kind == "later":
        page.shape(("glow-short-dashes", radius), box, _dashed(LATER, radius, 1.8, 4.0, 4.0))
    else:
        page.shape(("glow-refused", radius), box, _hatched(radius))
        if not words:
            side = min(22.0, box.w * 0.5)
            page.icon("refuse", box.place(side, side), REFUSED)
            return
        # The sign stands above the reason, together in the middle.
        room = box.inset(3, 2)
        plain = BODY.but(face=ITALIC_FACE, size=14.5, ink=MOON, shadow=0.9, leading=1.0)
        style = page.fitted(words, plain, room.w, 0.85)
        wrap = page.measure(words, style)[0] > room.w
        high = page.measure(words, style, room.w if wrap else None)[1]
        side = max(10.0, min(22.0, room.w * 0.5, room.h - high))
        both = room.place(room.w, min(room.h, side + high))
        page.icon("refuse", both.top(side).place(side, side), REFUSED)
        page.words(words, style, both.foot(high), across=0.5, down=1.0, wrap=wrap)


def draw_halo(page: Page, disc: Box, alpha: float = 1.0) -> None:
    """A warm ring of light round a portrait: who speaks, attacks, or is on turn."""
    _soft(page, disc, SPEAKS, disc.w / 2, 0.95 * alpha)
    page.shape(("glow-solid", SPEAKS, disc.w / 2), disc.grown(1), _ring(SPEAKS, disc.w / 2 + 1, 2.4))


def draw_lozenge(page: Page, box: Box, ink: Colour) -> None:
    """Draw a lozenge with a dark edge."""
    points = ((box.cx, box.y), (box.right, box.cy), (box.cx, box.bottom), (box.x, box.cy))
    page.polygon(points, ink, RIM, 1.2)


def _soft(page: Page, box: Box, ink: Colour, radius: float, strength: float) -> None:
    page.shape(("glow-soft", ink, radius, strength), box.grown(SPREAD), _blurred(ink, radius, strength))


def _blurred(ink: Colour, radius: float, strength: float) -> Callable[[pygame.Surface, float], None]:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        # Drawn small and made larger again: light has no edges that would show it.
        n = 4
        small = pygame.Surface((max(1, w // n), max(1, h // n)), pygame.SRCALPHA, 32)
        inset = round(SPREAD * k / n)
        rect = small.get_rect().inflate(-2 * inset, -2 * inset)
        width = max(1, round(11 * k / n))
        shade = (*ink[:3], round(255 * strength))
        pygame.draw.rect(
            small, shade, rect.inflate(width, width), width, border_radius=round((radius + 5) * k / n)
        )
        lit = pygame.transform.gaussian_blur(small.premul_alpha(), max(1, round(6 * k / n)))
        lit = pygame.transform.smoothscale(lit, (w, h))
        # Back to straight colours: the ink everywhere, only its strength differs.
        lit.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        lit.fill((*ink[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(lit, (0, 0))

    return paint


def _ring(ink: Colour, radius: float, width: float) -> Callable[[pygame.Surface, float], None]:
    def paint(surface: pygame.Surface, k: float) -> None:
        pygame.draw.rect(
            surface, ink, surface.get_rect(), max(1, round(width * k)), border_radius=round(radius * k)
        )

    return paint


def _dashed(
    ink: Colour, radius: float, width: float, dash: float, gap: float
) -> Callable[[pygame.Surface, float], None]:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_width() / k, surface.get_height() / k
        line = rounded(width / 2, width / 2, w - width, h - width, radius)
        for part in dashes(line, dash, gap, True):
            stroke(surface, part, ink, width, k)

    return paint


def _hatched(radius: float) -> Callable[[pygame.Surface, float], None]:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_width() / k, surface.get_height() / k
        surface.fill(INK_VEIL)
        for start in range(-round(h), round(w), 9):
            stroke(surface, [(start, h), (start + h, 0)], (*REFUSED[:3], 60), 1.2, k)
        for part in dashes(rounded(1, 1, w - 2, h - 2, radius), 1.5, 4.0, True):
            stroke(surface, part, REFUSED, 1.8, k)

    return paint


def _sprig(page: Page, box: Box) -> None:
    """Three leaves: something may grow here."""

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        for points in (
            ((0.5, 1.0), (0.30, 0.45), (0.5, 0.0), (0.70, 0.45)),
            ((0.5, 1.0), (0.10, 0.86), (0.0, 0.34), (0.40, 0.52)),
            ((0.5, 1.0), (0.90, 0.86), (1.0, 0.34), (0.60, 0.52)),
        ):
            foot, out, tip, back = ((x * w, y * h) for x, y in points)
            pygame.draw.polygon(surface, PLACE, [*curve(foot, out, tip, 10), *curve(tip, back, foot, 10)])

    page.shape(("glow-sprig",), box, paint)
