"""What can be found on a wall: one small thing each, drawn from shapes in the middle, where no ivy grows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from fae_tabletop.ui.theme import colour

INK = colour("#1B1226")
WOOD, BRASS, CREAM = colour("#7A5230"), colour("#EBC46C"), colour("#F2E4C4")


def draw_small_thing(surface: pygame.Surface, number: int, turned: bool) -> None:
    """Draw the thing of card ``number``; a wall that is turned shows another one, and none stands on its head."""
    w, h = surface.get_size()
    things = _THINGS
    things[(number + (len(things) // 2 if turned else 0)) % len(things)](surface, w * 0.5, h * 0.52, w * 0.3)


def _ledge(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    pygame.draw.rect(
        surface, WOOD, pygame.Rect(round(x - r * 0.8), round(y), round(r * 1.6), max(2, round(r * 0.14)))
    )


def _cat(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    _ledge(surface, x, y + r * 0.5, r)
    pygame.draw.ellipse(
        surface, INK, pygame.Rect(round(x - r * 0.3), round(y - r * 0.25), round(r * 0.6), round(r * 0.78))
    )
    pygame.draw.circle(surface, INK, (x, y - r * 0.35), r * 0.27)
    for side in (-1, 1):
        pygame.draw.polygon(
            surface,
            INK,
            [
                (x + side * r * 0.26, y - r * 0.75),
                (x + side * r * 0.06, y - r * 0.52),
                (x + side * r * 0.27, y - r * 0.38),
            ],
        )
        pygame.draw.circle(surface, BRASS, (x + side * r * 0.1, y - r * 0.37), r * 0.05)
    pygame.draw.lines(
        surface,
        INK,
        False,
        [(x + r * 0.25, y + r * 0.4), (x + r * 0.6, y + r * 0.6), (x + r * 0.55, y + r)],
        max(2, round(r * 0.11)),
    )


def _lantern(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    pygame.draw.lines(
        surface,
        INK,
        False,
        [(x - r * 0.5, y - r * 0.8), (x, y - r * 0.8), (x, y - r * 0.5)],
        max(2, round(r * 0.08)),
    )
    pygame.draw.polygon(
        surface, INK, [(x - r * 0.3, y - r * 0.3), (x, y - r * 0.58), (x + r * 0.3, y - r * 0.3)]
    )
    body = pygame.Rect(round(x - r * 0.25), round(y - r * 0.3), round(r * 0.5), round(r * 0.75))
    pygame.draw.rect(surface, colour("#FFD98A"), body)
    pygame.draw.rect(surface, INK, body, max(2, round(r * 0.08)))
    pygame.draw.line(surface, INK, (x, y - r * 0.3), (x, y + r * 0.45), max(1, round(r * 0.06)))


def _washing(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    pygame.draw.line(
        surface, CREAM, (x - r * 0.95, y - r * 0.45), (x + r * 0.95, y - r * 0.4), max(1, round(r * 0.06))
    )
    for left, ink in ((-0.85, "#D98A7A"), (-0.25, "#F2E4C4"), (0.35, "#8FA6E8")):
        shirt = [
            (x + r * left, y - r * 0.42),
            (x + r * (left + 0.5), y - r * 0.42),
            (x + r * (left + 0.44), y + r * 0.35),
            (x + r * (left + 0.06), y + r * 0.35),
        ]
        pygame.draw.polygon(surface, colour(ink), shirt)
        pygame.draw.polygon(surface, INK, shirt, max(1, round(r * 0.05)))


def _pots(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    _ledge(surface, x, y + r * 0.4, r)
    for side in (-0.45, 0.0, 0.45):
        pot = [
            (x + r * (side - 0.16), y),
            (x + r * (side + 0.16), y),
            (x + r * (side + 0.11), y + r * 0.4),
            (x + r * (side - 0.11), y + r * 0.4),
        ]
        pygame.draw.polygon(surface, colour("#B5683F"), pot)
        pygame.draw.circle(surface, colour("#7DB08A"), (x + r * side, y - r * 0.08), r * 0.15)


def _key(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    thick = max(2, round(r * 0.12))
    pygame.draw.circle(surface, BRASS, (x, y - r * 0.45), r * 0.25, thick)
    pygame.draw.line(surface, BRASS, (x, y - r * 0.2), (x, y + r * 0.6), thick)
    for down in (0.35, 0.56):
        pygame.draw.line(surface, BRASS, (x, y + r * down), (x + r * 0.25, y + r * down), thick)


def _picture(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    frame = pygame.Rect(round(x - r * 0.55), round(y - r * 0.6), round(r * 1.1), round(r * 1.2))
    pygame.draw.rect(surface, CREAM, frame)
    pygame.draw.rect(surface, WOOD, frame, max(2, round(r * 0.12)))
    pygame.draw.circle(surface, BRASS, (x + r * 0.15, y - r * 0.2), r * 0.14)
    pygame.draw.polygon(
        surface,
        colour("#4E7F4A"),
        [(x - r * 0.42, y + r * 0.46), (x - r * 0.05, y - r * 0.05), (x + r * 0.42, y + r * 0.46)],
    )


def _spoon(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    pygame.draw.line(surface, CREAM, (x, y - r * 0.2), (x, y + r * 0.7), max(2, round(r * 0.11)))
    pygame.draw.ellipse(
        surface, CREAM, pygame.Rect(round(x - r * 0.18), round(y - r * 0.75), round(r * 0.36), round(r * 0.6))
    )


def _bird(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    _ledge(surface, x, y + r * 0.35, r)
    pygame.draw.ellipse(
        surface,
        colour("#8FB7C9"),
        pygame.Rect(round(x - r * 0.4), round(y - r * 0.2), round(r * 0.7), round(r * 0.5)),
    )
    pygame.draw.circle(surface, colour("#8FB7C9"), (x + r * 0.28, y - r * 0.22), r * 0.2)
    pygame.draw.polygon(
        surface,
        BRASS,
        [(x + r * 0.44, y - r * 0.28), (x + r * 0.66, y - r * 0.2), (x + r * 0.45, y - r * 0.13)],
    )
    pygame.draw.circle(surface, INK, (x + r * 0.3, y - r * 0.26), r * 0.05)
    pygame.draw.polygon(
        surface,
        colour("#5F8DA3"),
        [(x - r * 0.3, y), (x - r * 0.75, y - r * 0.15), (x - r * 0.35, y + r * 0.15)],
    )


_THINGS: tuple[Callable[[pygame.Surface, float, float, float], None], ...] = (
    _cat, _lantern, _washing, _pots, _key, _picture, _spoon, _bird,
)  # fmt: skip
