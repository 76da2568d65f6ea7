"""Draw the pictures of the map tiles, so that Tiled shows Enthrone's boards and Ivy's layouts as the games do.

    python build/tileset.py [--check]

Enthrone: the painted cells of assets/enthrone when they are there, plain palette colours otherwise. Ivy: a card of
bricks and an open gap. With --check nothing is written; exit status 1 tells that a picture on disk is another one.
"""

import math
import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parent.parent
COURT = ROOT / "levels" / "enthrone" / "court.png"
PLAN = ROOT / "levels" / "ivy" / "plan.png"
WIDTH, HEIGHT = 120, 92
FINE = 4
"""How much larger the plain cells are drawn before they are scaled down."""
PAINTED = ("cell-plain-0", "cell-lion", "cell-florette", "cell-regalia")
PAINTED_WIDTH = 300
"""Pixels from corner to corner of a painted cell; what lies outside is its margin."""
FACES = (("#2C5A50", "#16332F"), ("#5A2440", "#2A1024"), ("#123A3A", "#0A2226"), ("#6A4AA8", "#2A1A5A"))
GOLD, ROSE, MOON = "#E8C77A", "#E0708C", "#FFF4D6"


def hexagon(scale: float) -> list[tuple[float, float]]:
    """Return the corners of the cell, shrunk by ``scale`` towards its middle."""
    w, h = WIDTH * FINE, HEIGHT * FINE
    middle_x, middle_y = w / 2, h / 2
    corners = [(0, h / 2), (w / 4, 0), (3 * w / 4, 0), (w, h / 2), (3 * w / 4, h), (w / 4, h)]
    return [(middle_x + (x - middle_x) * scale, middle_y + (y - middle_y) * scale) for x, y in corners]


def star(points: int, inner: float, outer: float) -> list[tuple[float, float]]:
    """Return a star in the middle of the cell, its radii as parts of half the height."""
    radius, w, h = HEIGHT * FINE / 2, WIDTH * FINE, HEIGHT * FINE
    corners = []
    for i in range(2 * points):
        size = radius * (outer if i % 2 == 0 else inner)
        angle = math.pi * i / points - math.pi / 2
        corners.append((w / 2 + size * math.cos(angle), h / 2 + size * math.sin(angle)))
    return corners


def plain_cell(kind: int) -> pygame.Surface:
    """Return one cell in palette colours: space, lion, florette or Regalia."""
    cell = pygame.Surface((WIDTH * FINE, HEIGHT * FINE), pygame.SRCALPHA)
    light, dark = FACES[kind]
    pygame.draw.polygon(cell, "#0A0E22", hexagon(1.0))
    pygame.draw.polygon(cell, dark, hexagon(0.97))
    pygame.draw.polygon(cell, light, hexagon(0.9))
    pygame.draw.polygon(cell, GOLD, hexagon(0.84), width=FINE)
    middle = (WIDTH * FINE / 2, HEIGHT * FINE / 2)
    if kind == 1:
        pygame.draw.polygon(cell, "#8A5E22", star(14, 0.44, 0.62))
        pygame.draw.polygon(cell, GOLD, star(12, 0.38, 0.5))
        pygame.draw.circle(cell, "#FBEBB4", middle, HEIGHT * FINE * 0.15)
    elif kind == 2:
        for i in range(6):
            angle = math.pi * i / 3 + math.pi / 6
            reach = HEIGHT * FINE * 0.2
            petal = (middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle))
            pygame.draw.circle(cell, ROSE, petal, HEIGHT * FINE * 0.125)
        pygame.draw.circle(cell, GOLD, middle, HEIGHT * FINE * 0.1)
    elif kind == 3:
        pygame.draw.polygon(cell, GOLD, star(12, 0.3, 0.66))
        pygame.draw.polygon(cell, MOON, star(12, 0.22, 0.42))
        pygame.draw.circle(cell, "#6A4AA8", middle, HEIGHT * FINE * 0.1)
    return pygame.transform.smoothscale(cell, (WIDTH, HEIGHT))


def painted_cell(name: str) -> pygame.Surface | None:
    """Return a painted cell cut to the grid of the map, or None when it has not been painted."""
    path = ROOT / "assets" / "enthrone" / f"{name}.webp"
    if not path.is_file():
        return None
    picture = pygame.image.load(path)
    scale = WIDTH / PAINTED_WIDTH
    small = pygame.transform.smoothscale(
        picture, (round(picture.get_width() * scale), round(picture.get_height() * scale))
    )
    cell = pygame.Surface((WIDTH, HEIGHT), pygame.SRCALPHA)
    cell.blit(small, small.get_rect(center=(WIDTH // 2, HEIGHT // 2)))
    return cell


def sheet() -> pygame.Surface:
    """Return the whole tileset picture, one cell beside the other."""
    strip = pygame.Surface((WIDTH * len(PAINTED), HEIGHT), pygame.SRCALPHA)
    painted = [painted_cell(name) for name in PAINTED]
    for i, cell in enumerate(painted):
        strip.blit(plain_cell(i) if cell is None or None in painted else cell, (i * WIDTH, 0))
    return strip


PLAN_WIDTH, PLAN_HEIGHT = 48, 64
BRICK, MORTAR, LEAF = "#9A5A4A", "#5A2E2A", "#4E7F4A"


def plan_sheet() -> pygame.Surface:
    """Return the tiles of a layout: a filled space and a gap."""
    fine_width, fine_height = PLAN_WIDTH * FINE, PLAN_HEIGHT * FINE
    strip = pygame.Surface((2 * fine_width, fine_height), pygame.SRCALPHA)
    card = pygame.Rect(2 * FINE, 2 * FINE, fine_width - 4 * FINE, fine_height - 4 * FINE)
    pygame.draw.rect(strip, MORTAR, card, border_radius=4 * FINE)
    courses, brick = 6, card.w // 2
    for course in range(courses):
        top = card.y + course * card.h // courses
        for left in range(card.x - brick * (course % 2) // 2, card.right, brick):
            stone = pygame.Rect(left + FINE, top + FINE, brick - 2 * FINE, card.h // courses - 2 * FINE)
            pygame.draw.rect(strip, BRICK, stone.clip(card.inflate(-2 * FINE, -2 * FINE)), border_radius=FINE)
    pygame.draw.circle(strip, LEAF, (card.x + 8 * FINE, card.bottom - 10 * FINE), 5 * FINE)
    pygame.draw.circle(strip, LEAF, (card.x + 14 * FINE, card.bottom - 17 * FINE), 4 * FINE)
    gap = card.move(fine_width, 0)
    pygame.draw.rect(strip, MOON, gap, 2 * FINE, border_radius=4 * FINE)
    for start, end in ((gap.topleft, gap.bottomright), (gap.topright, gap.bottomleft)):
        pygame.draw.line(strip, MOON, start, end, 3 * FINE)
    return pygame.transform.smoothscale(strip, (2 * PLAN_WIDTH, PLAN_HEIGHT))


def main(arguments: list[str]) -> int:
    """Write or check the pictures."""
    return max(
        one_picture(target, strip, arguments) for target, strip in ((COURT, sheet()), (PLAN, plan_sheet()))
    )


def one_picture(target: Path, strip: pygame.Surface, arguments: list[str]) -> int:
    """Write or check one picture; 1 when it differs."""
    if "--check" in arguments:
        old = pygame.image.load(target) if target.is_file() else None
        same = old is not None and pygame.image.tobytes(old, "RGBA") == pygame.image.tobytes(strip, "RGBA")
        print(f"{target.name} is up to date" if same else f"{target.name} differs: run build/tileset.py")
        return 0 if same else 1
    pygame.image.save(strip, target)
    print(f"drew {target.name}, {strip.get_width()} by {strip.get_height()} pixels")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
