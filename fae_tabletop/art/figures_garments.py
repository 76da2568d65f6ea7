"""Clothes of the figure kit: sheets with folds and motifs, garlands, fur and pressed edges."""

import math
import random
from collections.abc import Sequence

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.figures import Outline, Sitter, Tones, knots
from fae_tabletop.art.flora import leaf_shape
from fae_tabletop.art.geometry import Knot, polygon, samples, spline, star, transformed


def draw_cloth(
    sitter: Sitter,
    points: Outline,
    tones: Tones,
    *,
    elevation: float = 3.5,
    rim: float = 0.6,
    folds: Sequence[Outline] = (),
    fold_shade: float = -0.09,
    fold_width: float = 5.0,
    edge: Outline | None = None,
    edge_kind: str = "gold",
    edge_width: float = 1.8,
    motif: str | None = None,
    motif_kind: str = "gold",
    seed: int = 1,
) -> None:
    """One sheet of cloth through closed points: soft folds, a foil edge, a pressed motif.

    `tones` light to dark. `folds` are lines in head units, drawn soft and darker with a lighter lip.
    `motif`: 'stars', 'scales', 'leaves', 'lozenges' or none; it is drawn only inside the sheet.
    """
    path = sitter.sheet(sitter.shape(points), tones, elevation=elevation, rim=rim)
    middle = tones[len(tones) // 2]
    with sitter.clipped(path):
        if motif is not None:
            MOTIFS[motif](sitter, path, middle, motif_kind, random.Random(seed))
        for fold in folds:
            sitter.line(fold, shade(middle, fold_shade), fold_width, 0.6, blur=2.2)
            sitter.stroke(fold, shade(middle, 0.12), 0.9, 0.55)
        if edge is not None:
            sitter.gilt(sitter.place(spline(knots(edge))), edge_kind, edge_width)


def _bounds(sitter: Sitter, path: skia.Path) -> tuple[float, float, float, float]:
    box = path.getBounds()
    sign = -1 if sitter.facing_right else 1
    us = sorted(
        ((box.left() - sitter.x) / sitter.scale * sign, (box.right() - sitter.x) / sitter.scale * sign)
    )
    return us[0], (box.top() - sitter.y) / sitter.scale, us[1], (box.bottom() - sitter.y) / sitter.scale


def _twinkle(u: float, v: float, radius: float) -> skia.Path:
    return star((u, v), radius, radius * 0.32, 4)


def _stars(sitter: Sitter, path: skia.Path, middle: Colour, kind: str, rng: random.Random) -> None:
    left, top, right, bottom = _bounds(sitter, path)
    for row in range(int((bottom - top) / 17) + 1):
        for column in range(int((right - left) / 19) + 1):
            u = left + 19 * (column + 0.5 * (row % 2)) + rng.uniform(-4, 4)
            v = top + 17 * row + rng.uniform(-4, 4)
            sitter.gilt(sitter.place(_twinkle(u, v, rng.choice((2.0, 2.8, 4.4)))), kind, emboss=0.4)


def _scales(sitter: Sitter, path: skia.Path, middle: Colour, kind: str, rng: random.Random) -> None:
    left, top, right, bottom = _bounds(sitter, path)
    for row in range(int((bottom - top) / 9) + 2):
        for column in range(int((right - left) / 11) + 2):
            u, v = left + 11 * column + (5.5 if row % 2 else 0), top + 9 * row
            scale = [(u - 6, v - 3), (u - 5, v + 4), (u, v + 7.5), (u + 5, v + 4), (u + 6, v - 3)]
            sitter.fill(sitter.shape(scale), shade(middle, rng.uniform(-0.02, 0.06)), 0.8)
            sitter.stroke([(u - 5.5, v), (u, v + 7), (u + 5.5, v)], shade(middle, -0.14), 1.2, 0.8)
            sitter.stroke([(u - 4.5, v + 1), (u - 3, v + 3.4), (u, v + 5.6)], shade(middle, 0.2), 0.8, 0.7)


def _leaves(sitter: Sitter, path: skia.Path, middle: Colour, kind: str, rng: random.Random) -> None:
    left, top, right, bottom = _bounds(sitter, path)
    for row in range(int((bottom - top) / 12) + 2):
        for column in range(int((right - left) / 15) + 2):
            u, v = left + 15 * column + (7.5 if row % 2 else 0), top + 12 * row - 6
            leaf = transformed(leaf_shape(19, 12.5)[0], 1, 1, 80 + rng.uniform(-14, 14), (u, v))
            tone = shade(middle, rng.uniform(-0.05, 0.09))
            sitter.sheet(
                sitter.place(leaf),
                (shade(tone, 0.05), shade(tone, -0.04)),
                elevation=0.9,
                rim=0.4,
                texture=0.3,
            )


def _lozenges(sitter: Sitter, path: skia.Path, middle: Colour, kind: str, rng: random.Random) -> None:
    left, top, right, bottom = _bounds(sitter, path)
    for row in range(int((bottom - top) / 24) + 2):
        for column in range(int((right - left) / 16) + 2):
            u, v = left + 16 * column, top + 24 * row
            if (row + column) % 2:
                sitter.fill(
                    sitter.place(polygon([(u, v - 12), (u + 8, v), (u, v + 12), (u - 8, v)])), kind, 0.9
                )


MOTIFS = {"stars": _stars, "scales": _scales, "leaves": _leaves, "lozenges": _lozenges}


def draw_garland(
    sitter: Sitter,
    points: Outline,
    *,
    size: float = 7.0,
    kind: str = "gold",
    every: float = 6.0,
    stem: float = 0.8,
) -> None:
    """A laurel pressed in foil along a curve, leaves of `size` head units on both sides."""
    way = samples(spline(knots(points)), every)
    sitter.gilt(sitter.place(spline(knots(points))), kind, stem, 0.5)
    for x, y, tx, ty, t in way[1:-1]:
        length = size * (0.65 + 0.35 * math.sin(math.pi * t))
        for side in (1, -1):
            leaf = transformed(
                leaf_shape(length, length * 0.42)[0],
                1,
                1,
                math.degrees(math.atan2(ty, tx)) + side * 48,
                (x, y),
            )
            sitter.gilt(sitter.place(leaf), kind, emboss=0.5)


def draw_fur(
    sitter: Sitter,
    points: Outline,
    *,
    colour: str = "#F7EFE2",
    spots: str = "#2A1D28",
    seed: int = 3,
    tuft: float = 5.0,
) -> None:
    """Ermine: a closed sheet with a tufted edge and dark tails."""
    rng = random.Random(seed)
    edge: list[Knot] = []
    for index, (x, y, tx, ty, _) in enumerate(samples(spline(knots(points), closed=True), tuft)):
        out = 2.6 if index % 2 else -0.4
        edge.append((x + ty * out + rng.uniform(-0.5, 0.5), y - tx * out + rng.uniform(-0.5, 0.5)))
    path = sitter.sheet(
        sitter.shape(edge), (colour, shade(colour, -0.04), shade(colour, -0.22)), elevation=3.4, rim=0.8
    )
    left, top, right, bottom = _bounds(sitter, path)
    with sitter.clipped(path):
        for row in range(int((bottom - top) / 15) + 1):
            for column in range(int((right - left) / 17) + 1):
                u = left + 17 * (column + 0.5 * (row % 2)) + rng.uniform(-2, 2)
                v = top + 15 * row + 4
                sitter.fill(
                    sitter.shape(
                        [
                            (u, v - 4.4),
                            (u + 1.5, v + 0.4),
                            (u + 2.6, v + 4.4),
                            (u, v + 2.6),
                            (u - 2.6, v + 4.4),
                            (u - 1.5, v + 0.4),
                        ]
                    ),
                    spots,
                    0.9,
                )


def draw_lines(
    sitter: Sitter, lines: Sequence[Outline], colour: Colour, *, width: float = 1.0, alpha: float = 0.5
) -> None:
    """Flow lines: tapered strokes lighter or darker than what they lie on."""
    for points in lines:
        sitter.stroke(points, colour, width, alpha)


def draw_gilding(sitter: Sitter, lines: Sequence[Outline], *, kind: str = "gold", width: float = 1.8) -> None:
    """Even foil lines through points, trimmed to the sitter's cut."""
    if sitter.cut is not None:
        with sitter.clipped(sitter.cut):
            for points in lines:
                sitter.gilt(sitter.place(spline(knots(points))), kind, width)
        return
    for points in lines:
        sitter.gilt(sitter.place(spline(knots(points))), kind, width)
