"""Tells whether pictures show something: python build/drawn.py PICTURE...; status 1 names a blank one."""

import sys
from pathlib import Path

import pygame

LEAST = 16
"""A picture with fewer different colours than this is blank, or a map whose tiles were not found."""


def colours(picture: Path) -> int:
    """Return how many different colours a grid of about 64 x 64 points of ``picture`` meets."""
    surface = pygame.image.load(picture)
    width, height = surface.get_size()
    points = (
        (x, y) for x in range(0, width, max(1, width // 64)) for y in range(0, height, max(1, height // 64))
    )
    return len({tuple(surface.get_at(point)) for point in points})


def main(arguments: list[str]) -> int:
    """Look at every picture named and return the exit status."""
    blank = [name for name in arguments if colours(Path(name)) < LEAST]
    for name in blank:
        print(f"{name} is blank.")
    print(f"{len(arguments) - len(blank)} of {len(arguments)} pictures show something.")
    return 1 if blank or not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
