"""Hair and beards of the figure kit: a mass of paper and the locks that lie on it, told as point lists."""

import math
from collections.abc import Sequence

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.figures import Outline, Sitter, knots
from fae_tabletop.art.geometry import samples, spline, tapered

Lock = tuple[Outline, float]


def draw_mass(sitter: Sitter, points: Outline, colour: Colour, *, elevation: float = 2.4) -> None:
    """One sheet of hair or beard through closed points in head units."""
    sitter.sheet(
        sitter.shape(points),
        (shade(colour, 0.06), colour, shade(colour, -0.07)),
        elevation=elevation,
        rim=0.4,
        texture=0.5,
    )


def draw_locks(
    sitter: Sitter,
    locks: Sequence[Lock],
    colour: Colour,
    glint: Colour | None = None,
    *,
    elevation: float = 2.2,
    flow: int = 3,
) -> None:
    """Locks as leaf-like ribbons, each (points, width in head units) with `flow` lighter lines along it."""
    light = glint or shade(colour, 0.16)
    for index, (points, width) in enumerate(locks):
        path = spline(knots(points))

        def across(t: float, width: float = width) -> float:
            return width * float(math.sin(math.pi * (t * 0.86 + 0.14)) ** 0.75) + 0.15

        tones = (shade(colour, 0.06 + 0.03 * (index % 2)), colour, shade(colour, -0.06))
        sitter.sheet(
            sitter.place(tapered(path, 0, width=across, step=2.2)),
            tones,
            elevation=elevation,
            rim=0.4,
            texture=0.4,
            rim_width=0.8,
        )
        for strand in range(flow):
            offset = ((strand + 1) / (flow + 1) - 0.5) * 0.86
            line = [
                (x - ty * across(t) * offset, y + tx * across(t) * offset)
                for x, y, tx, ty, t in samples(path, 2.2)
                if 0.07 < t < 0.93
            ]
            if len(line) > 3:
                sitter.fill(
                    sitter.ribbon(line, lambda t: 0.6 * math.sin(math.pi * t) ** 0.6 + 0.05, 2.5),
                    light,
                    0.55 if strand % 2 else 0.35,
                )


def draw_plait(
    sitter: Sitter,
    points: Outline,
    colour: Colour,
    *,
    width: float = 13.0,
    beads: int = 9,
    tie: str = "gold",
    glint: Colour | None = None,
) -> None:
    """A plait: leaf-shaped knots laid over one another along a curve, tied in foil above a loose tip."""
    path = spline(knots(points))
    way = samples(path, 1.0)
    for index in range(beads):
        x, y, tx, ty, t = way[int((index + 0.5) / beads * (len(way) - 1))]
        size = width * (1 - 0.45 * t)
        side = 1 if index % 2 else -1
        knot = [
            (x - tx * size * 0.55 - ty * side * size * 0.42, y - ty * size * 0.55 + tx * side * size * 0.42),
            (x + ty * size * 0.30 * -side, y - tx * size * 0.30 * -side),
            (x + tx * size * 0.62 + ty * side * size * 0.26, y + ty * size * 0.62 - tx * side * size * 0.26),
            (x + ty * side * size * 0.50, y - tx * side * size * 0.50),
        ]
        tone = shade(colour, 0.03 if side > 0 else -0.02)
        sitter.sheet(
            sitter.shape(knot),
            (shade(tone, 0.08), tone, shade(tone, -0.08)),
            elevation=1.4,
            rim=0.5,
            texture=0.4,
        )
        sitter.stroke([knot[0], (x, y), knot[2]], glint or shade(colour, 0.16), 0.8, 0.5)
    x, y, tx, ty, _ = way[-1]
    sitter.sheet(
        sitter.ribbon(
            [(x, y), (x + tx * 9 - ty * 2, y + ty * 9 + tx * 2), (x + tx * 20, y + ty * 20)],
            lambda t: width * 0.55 * math.sin(math.pi * (0.25 + 0.75 * t)) + 0.1,
            1.0,
        ),
        (shade(colour, 0.08), shade(colour, -0.08)),
        elevation=1.2,
    )
    sitter.gilt(
        sitter.ribbon(
            [(x - ty * width * 0.3, y + tx * width * 0.3), (x + ty * width * 0.3, y - tx * width * 0.3)],
            lambda _: 3.0,
            1.0,
        ),
        tie,
    )
