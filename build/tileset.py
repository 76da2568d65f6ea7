"""Draw the pictures of the map tiles, so that Tiled shows a board of Enthrone and a layout of Enchanted Ivy.

    python build/tileset.py [--check]

Takes the painted cells of assets/enthrone when they are there and plain palette colours otherwise; the card and
the gap of an inn are always plain. With --check nothing is written; exit status 1 tells that a picture on disk
is another one.
"""

import math
import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "levels" / "enthrone" / "court.png"
INN_TARGET = ROOT / "levels" / "ivy" / "inn.png"
WIDTH, HEIGHT = 120, 92
CARD = (50, 70)
"""Pixels of a card of an inn in Tiled."""
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


def inn_sheet() -> pygame.Surface:
    """Return the tileset picture of Enchanted Ivy: a card of plaster and timber, and a gap with a cross."""
    w, h = CARD[0] * FINE, CARD[1] * FINE
    strip = pygame.Surface((2 * w, h), pygame.SRCALPHA)
    card = pygame.Rect(0, 0, w, h).inflate(-4 * FINE, -4 * FINE)
    pygame.draw.rect(strip, "#3A2A1E", card, border_radius=4 * FINE)
    pygame.draw.rect(strip, "#E9DCC0", card.inflate(-6 * FINE, -6 * FINE), border_radius=2 * FINE)
    window = pygame.Rect(0, 0, w * 2 // 5, h * 2 // 5)
    window.center = card.center
    pygame.draw.rect(strip, "#6A4A2E", window.inflate(4 * FINE, 4 * FINE), border_radius=3 * FINE)
    pygame.draw.rect(strip, GOLD, window, border_radius=2 * FINE)
    for step in range(5):
        spot = (card.left + card.width * (step + 1) // 6, card.bottom - (6 + 4 * (step % 2)) * FINE)
        pygame.draw.circle(strip, "#4E8A4A", spot, 4 * FINE)
    gap = card.move(w, 0)
    pygame.draw.rect(strip, "#6E7FB8", gap, width=2 * FINE, border_radius=4 * FINE)
    inner = gap.inflate(-w // 2, -h // 2)
    for one, other in ((inner.topleft, inner.bottomright), (inner.topright, inner.bottomleft)):
        pygame.draw.line(strip, "#6E7FB8", one, other, width=3 * FINE)
    return pygame.transform.smoothscale(strip, (2 * CARD[0], CARD[1]))


def main(arguments: list[str]) -> int:
    """Write or check the pictures."""
    status = 0
    for target, strip in ((TARGET, sheet()), (INN_TARGET, inn_sheet())):
        if "--check" in arguments:
            old = pygame.image.load(target) if target.is_file() else None
            same = old is not None and pygame.image.tobytes(old, "RGBA") == pygame.image.tobytes(
                strip, "RGBA"
            )
            print(f"{target.name} is up to date" if same else f"{target.name} differs: run build/tileset.py")
            status |= not same
        else:
            pygame.image.save(strip, target)
            print(f"drew {target.name}, {strip.get_width()} by {strip.get_height()} pixels")
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
