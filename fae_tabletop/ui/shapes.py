"""Shapes drawn by code: fills, lines, dashes, polygons. Lengths are logical pixels inside the shape."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.theme import Colour

Points = Sequence[tuple[float, float]]


def fill(colour: Colour, radius: float = 0.0, edge: Colour | None = None, width: float = 1.0) -> Paint:
    """A rounded rectangle over the whole shape, with an edge inside it."""

    def paint(surface: pygame.Surface, k: float) -> None:
        rect = surface.get_rect()
        r = round(radius * k)
        if edge is None:
            pygame.draw.rect(surface, colour, rect, border_radius=r)
            return
        w = max(1, round(width * k))
        pygame.draw.rect(surface, edge, rect, border_radius=r)
        inner = rect.inflate(-2 * w, -2 * w)
        pygame.draw.rect(surface, colour, inner, border_radius=max(0, r - w))

    return paint


def feathered(colour: Colour, radius: float, feather: float) -> Paint:
    """A rounded rectangle whose colour fades out over the outermost ``feather`` of the shape: a soft shade."""

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        # Drawn small and made larger again: what has no edges would show none.
        n = 4
        small = pygame.Surface((max(1, w // n), max(1, h // n)), pygame.SRCALPHA, 32)
        small.fill((*colour[:3], 0))
        inset = round(feather * k / n / 2)
        inner = small.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(small, colour, inner, border_radius=round(radius * k / n))
        small = pygame.transform.gaussian_blur(small, max(1, inset // 2))
        surface.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))

    return paint


def gradient(upper: Colour, lower: Colour, radius: float = 0.0) -> Paint:
    """A rounded rectangle shaded from the upper to the lower colour."""

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        strip = pygame.Surface((1, 2), pygame.SRCALPHA, 32)
        strip.set_at((0, 0), upper)
        strip.set_at((0, 1), lower)
        surface.blit(pygame.transform.smoothscale(strip, (w, h)), (0, 0))
        if radius:
            mask = pygame.Surface((w, h), pygame.SRCALPHA, 32)
            pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=round(radius * k))
            surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    return paint


def ring(
    colour: Colour, radius: float, width: float, under: Colour | None = None, spread: float = 1.0
) -> Paint:
    """A rounded outline along the shape's edge; `under` draws one wider by `spread` beneath it."""

    def paint(surface: pygame.Surface, k: float) -> None:
        rect = surface.get_rect()
        if under is not None:
            pygame.draw.rect(
                surface,
                under,
                rect,
                round((width + 2 * spread) * k),
                border_radius=round((radius + spread) * k),
            )
            rect = rect.inflate(-round(2 * spread * k), -round(2 * spread * k))
        pygame.draw.rect(surface, colour, rect, max(1, round(width * k)), border_radius=round(radius * k))

    return paint


def dashed(colour: Colour, radius: float, width: float = 1.2, dash: float = 5.0, gap: float = 4.0) -> Paint:
    """A dashed rounded outline along the shape's edge."""

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_width() / k, surface.get_height() / k
        for part in dashes(rounded(width / 2, width / 2, w - width, h - width, radius), dash, gap, True):
            stroke(surface, part, colour, width, k)

    return paint


def polygon(points: Points, colour: Colour | None, edge: Colour | None = None, width: float = 1.5) -> Paint:
    """A filled polygon with an edge."""

    def paint(surface: pygame.Surface, k: float) -> None:
        scaled = [(x * k, y * k) for x, y in points]
        if colour is not None:
            pygame.draw.polygon(surface, colour, scaled)
        if edge is not None:
            stroke(surface, [*points, points[0]], edge, width, k)

    return paint


def line(points: Points, colour: Colour, width: float, dash: tuple[float, float] | None = None) -> Paint:
    """A line through the points; `dash` = lengths of dash and gap."""

    def paint(surface: pygame.Surface, k: float) -> None:
        for part in dashes(points, *dash) if dash else (list(points),):
            stroke(surface, part, colour, width, k)

    return paint


def stroke(surface: pygame.Surface, points: Points, colour: Colour, width: float, k: float) -> None:
    """Draw a line with round joints; `k` is pixels per logical pixel."""
    w = max(1, round(width * k))
    scaled = [(x * k, y * k) for x, y in points]
    for (ax, ay), (bx, by) in pairwise(scaled):
        length = math.hypot(bx - ax, by - ay)
        if not length:
            continue
        nx, ny = (ay - by) / length * w / 2, (bx - ax) / length * w / 2
        corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
        pygame.draw.polygon(surface, colour, corners)
    if w > 2:
        for x, y in scaled:
            pygame.draw.circle(surface, colour, (x, y), w / 2)


def dashes(
    points: Points, dash: float, gap: float, closed: bool = False
) -> Iterator[list[tuple[float, float]]]:
    """The dashes of a line through the points, each a list of points."""
    path = [*points, points[0]] if closed else list(points)
    on, left = True, dash
    part = [path[0]]
    for (ax, ay), (bx, by) in pairwise(path):
        length = math.hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            at = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if on:
                part.append(at)
                yield part
            part = [at]
            on = not on
            left = dash if on else gap
        left -= length - done
        if on:
            part.append((bx, by))
    if on and len(part) > 1:
        yield part


def rounded(x: float, y: float, w: float, h: float, radius: float) -> list[tuple[float, float]]:
    """The outline of a rounded rectangle as points, clockwise from the upper left."""
    r = min(radius, w / 2, h / 2)
    corners = (
        (x + r, y + r, 180),
        (x + w - r, y + r, 270),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
    )
    return [
        (cx + r * math.cos(math.radians(a + t)), cy + r * math.sin(math.radians(a + t)))
        for cx, cy, a in corners
        for t in range(0, 91, 15)
    ]


def curve(
    start: tuple[float, float],
    bend: tuple[float, float],
    end: tuple[float, float],
    steps: int = 24,
) -> list[tuple[float, float]]:
    """A quadratic curve from start to end, pulled towards bend."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return points
