"""The sprites of Enthrone's board fit together: one scale, one centre, and a slab without inner seams."""

import math
from functools import cache
from pathlib import Path

import pygame
import pytest

from fae_tabletop.games.enthrone.scene.board import MASTER_RADIUS, PLAIN_CELLS, SLAB_LAYERS
from fae_tabletop.games.enthrone.scene.geometry import SQUASH

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "enthrone"
CELLS = ("lion", "lion-left", "regalia", "florette", *(f"plain-{i}" for i in range(PLAIN_CELLS)))
MARKS = ("move", "capture", "regalia", "chosen", "refused", "last", "hover", "ghost")
RING = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def sprite(name: str) -> pygame.Surface:
    return pygame.image.load(FOLDER / f"{name}.webp")


def place(cell: tuple[int, int], radius: float) -> tuple[float, float]:
    q, r = cell
    return 1.5 * q * radius, math.sqrt(3) * radius * (r + q / 2) * SQUASH


@pytest.mark.parametrize("name", [f"cell-{kind}" for kind in CELLS] + [f"mark-{kind}" for kind in MARKS])
def test_cells_and_marks_share_one_size(name: str) -> None:
    assert sprite(name).get_size() == (360, 290)


@pytest.mark.parametrize("kind", [kind for kind in CELLS if kind != "florette"])
def test_a_cell_fills_its_hex_and_leaves_its_neighbours_alone(kind: str) -> None:
    surface = sprite(f"cell-{kind}")
    centre = (180, 145)
    for angle in range(0, 360, 15):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle)) * SQUASH
        inside, outside = 0.80 * MASTER_RADIUS, 1.06 * MASTER_RADIUS
        assert surface.get_at((round(centre[0] + x * inside), round(centre[1] + y * inside))).a == 255
        # A little shadow may fall outside, the sheet itself may not.
        assert surface.get_at((round(centre[0] + x * outside), round(centre[1] + y * outside))).a < 150


def merged(radius: float, upto: int) -> pygame.Surface:
    """Seven cells' slab, the first `upto` layers, drawn as the board is drawn."""
    side = int(radius * 8)
    whole = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    scale = radius / MASTER_RADIUS
    for layer in SLAB_LAYERS[:upto]:
        master = sprite(f"slab-{layer}").premul_alpha()
        size = (round(master.get_width() * scale), round(master.get_height() * scale))
        part = pygame.transform.smoothscale(master, size)
        for cell in sorted(RING, key=lambda cell: place(cell, radius)[1]):
            x, y = place(cell, radius)
            corner = (round(side / 2 + x - size[0] / 2), round(side / 2 + y - size[1] / 2))
            whole.blit(part, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


@pytest.mark.parametrize("radius", [34.0, 48.0, 58.0])
def test_the_slab_has_no_seams_between_cells(radius: float) -> None:
    whole = merged(radius, len(SLAB_LAYERS))
    middle = whole.get_width() / 2
    top = whole.get_at((round(middle), round(middle)))
    assert top.a == 255
    # Along the borders of the middle cell every pixel has the colour of its middle, but for rounding.
    for angle in range(0, 360, 3):
        for share in (0.7, 0.86, 1.0, 1.2):
            x = middle + math.cos(math.radians(angle)) * radius * share
            y = middle + math.sin(math.radians(angle)) * radius * share * SQUASH
            found = whole.get_at((round(x), round(y)))
            assert found.a == 255
            assert all(abs(a - b) <= 8 for a, b in zip(found[:3], top[:3], strict=True)), (angle, share)


def test_the_layers_of_the_slab_step_inwards() -> None:
    reach = []
    for layer in SLAB_LAYERS[1:]:
        surface = sprite(f"slab-{layer}")
        y = surface.get_height() // 2
        covered = [x for x in range(surface.get_width()) if surface.get_at((x, y)).a > 200]
        reach.append(covered[-1] - covered[0])
    assert reach == sorted(reach, reverse=True)
