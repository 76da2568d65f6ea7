"""Figures of a picture that tell whether it is legible and unlike the others, on pygame surfaces."""

import math
from pathlib import Path

import pygame

GROUND = (26, 26, 64)
"""What lies under a picture with alpha when it is measured: the night of the table."""


def load(path: Path, width: int | None = None) -> pygame.Surface:
    """The picture on the ground colour, scaled to a width in px."""
    picture = pygame.image.load(path)
    ground = pygame.Surface(picture.get_size(), depth=24)
    ground.fill(GROUND)
    ground.blit(picture, (0, 0))
    if width is None:
        return ground
    height = round(picture.get_height() * width / picture.get_width())
    return pygame.transform.smoothscale(ground, (width, height))


def lightness(surface: pygame.Surface) -> list[float]:
    """CIE lightness of every pixel from 0 to 1, row by row."""
    linear = [((v / 255 + 0.055) / 1.055) ** 2.4 if v > 10 else v / 255 / 12.92 for v in range(256)]
    data = pygame.image.tobytes(surface, "RGB")
    found = []
    for i in range(0, len(data), 3):
        y = 0.2126 * linear[data[i]] + 0.7152 * linear[data[i + 1]] + 0.0722 * linear[data[i + 2]]
        found.append((1.16 * y ** (1 / 3) - 0.16) if y > 0.008856 else y * 9.033)
    return found


def spread(values: list[float]) -> tuple[float, float, float]:
    """Mean, deviation from it (RMS contrast), and the distance of the 5th from the 95th hundredth."""
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    ordered = sorted(values)
    return mean, deviation, ordered[len(values) * 95 // 100] - ordered[len(values) * 5 // 100]


def fingerprint(surface: pygame.Surface, side: int = 16) -> int:
    """Side x side bits of the low frequencies of the picture at 64 x 64, each told against their median."""
    small = pygame.transform.smoothscale(surface, (64, 64))
    grey = lightness(small)
    waves = [[math.cos(math.pi * (x + 0.5) * u / 64) for x in range(64)] for u in range(side)]
    rows = [[sum(grey[y * 64 + x] * wave[x] for x in range(64)) for wave in waves] for y in range(64)]
    parts = [sum(rows[y][u] * wave[y] for y in range(64)) for wave in waves for u in range(side)]
    median = sorted(parts)[len(parts) // 2]
    return sum(1 << i for i, part in enumerate(parts) if part > median)


def unlike(first: int, second: int) -> int:
    """In how many bits two fingerprints differ."""
    return (first ^ second).bit_count()
