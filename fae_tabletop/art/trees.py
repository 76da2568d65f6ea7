"""Trees bare, leafy and fir, and ranks of them that recede into a sky."""

import random

import skia

from fae_tabletop.art.colour import Colour, mix, shade, sky_colour
from fae_tabletop.art.geometry import Knot, Point, blob, joined, polar, ridge, spline, tapered
from fae_tabletop.art.light import mist
from fae_tabletop.art.paper import Box, linear, silhouette


def bare_tree(
    at: Point,
    height: float,
    rng: random.Random,
    turn: float = -90.0,
    width: float | None = None,
    forks: int = 5,
    spread: float = 28.0,
    crook: float = 11.0,
    shrink: float = 0.78,
) -> tuple[skia.Path, list[Point]]:
    """A branching tree from its foot as one path, and the tips of its twigs.

    `spread` is the angle between branches and `crook` the bend of each, in degrees; `shrink` is the
    length of a branch as a share of its parent's.
    """
    limbs: list[skia.Path] = []
    tips: list[Point] = []

    def grow(place: Point, length: float, angle: float, thickness: float, left: int) -> None:
        knots: list[Knot] = [place]
        for _ in range(3):
            angle += rng.uniform(-crook, crook)
            place = polar(place, length / 3, angle)
            knots.append(place)
        limbs.append(tapered(spline(knots), thickness, thickness * 0.68, step=max(3.0, length / 8)))
        if left == 0:
            tips.append(place)
            return
        count = 2 if rng.random() < 0.75 else 3
        for i in range(count):
            side = (i - (count - 1) / 2) * spread / (count - 1) * rng.uniform(0.7, 1.3)
            upwards = (-90 - angle) * 0.05
            grow(
                place,
                length * shrink * rng.uniform(0.8, 1.08),
                angle + side + upwards,
                thickness * 0.66,
                left - 1,
            )

    grow(at, height * 0.30, turn, height * 0.06 if width is None else width, forks)
    return joined(limbs), tips


def leafy_tree(at: Point, height: float, rng: random.Random) -> list[skia.Path]:
    """A tree with clouds of leaves at its twigs, as shapes for one silhouette."""
    trunk, tips = bare_tree(at, height, rng, -90 + rng.uniform(-6, 6), height * 0.075, forks=3, spread=34)
    clouds = [blob(*tip, height * rng.uniform(0.08, 0.14), rng, knots=8, jitter=0.2) for tip in tips]
    return [trunk, *clouds]


def fir(
    at: Point, height: float, rng: random.Random, width: float | None = None, tiers: int = 6
) -> skia.Path:
    """A fir from its foot, with `tiers` ragged skirts."""
    x, y = at
    breadth = height * 0.38 if width is None else width
    left: list[Knot] = []
    right: list[Knot] = []
    for i in range(tiers):
        half = breadth * (0.10 + 0.90 * ((i + 1) / tiers) ** 0.9) / 2
        shoulder = y - height * (1 - i / tiers) + height * 0.03
        hem = min(y, y - height * (1 - (i + 1.15) / tiers) * 0.97)
        left += [(x - half * 0.34, shoulder), (x - half * rng.uniform(0.92, 1.08), hem, "c")]
        right += [(x + half * 0.34, shoulder), (x + half * rng.uniform(0.92, 1.08), hem, "c")]
    left[0] = (x, y - height, "c")
    return spline([*left, (x, y - height * 0.03), *right[:0:-1]], closed=True, tension=0.35)


def _tree_shapes(kind: str, at: Point, height: float, rng: random.Random) -> list[skia.Path]:
    if kind == "fir":
        return [fir(at, height, rng, tiers=rng.randint(5, 8))]
    if kind == "leafy":
        return leafy_tree(at, height, rng)
    if kind != "bare":
        raise ValueError(f"no tree of kind {kind!r}")
    turn = -90 + rng.uniform(-5, 5)
    trunk, _ = bare_tree(
        at, height * 1.15, rng, turn, height * 0.06, forks=4, spread=30, crook=13, shrink=0.80
    )
    return [trunk]


def tree_ranks(
    canvas: skia.Canvas,
    box: Box,
    sky: str,
    rng: random.Random,
    ranks: int = 3,
    kind: str = "bare",
    height: float | None = None,
    near: Colour = "#0C1130",
    count: int = 5,
    gap: float = 0.1,
    mist_alpha: float = 0.3,
    mist_colour: Colour | None = None,
) -> None:
    """Receding ranks of trees on hills; the far ones take the sky's colour, the near ones go to `near`.

    The first hill crest lies at the top of `box`, trees rise above it by `height` px (default .6 of its
    width); a middle strip of the share `gap` of the width is kept free for the hero. `kind` is "bare",
    "leafy" or "fir"; raises ValueError for any other.
    """
    left, top, right, bottom = box
    width = right - left
    tall = width * 0.6 if height is None else height
    glow = sky_colour(sky, 0.95)
    for rank in range(ranks):
        depth = (rank + 1) / ranks
        air = mix(sky_colour(sky, 0.88), sky_colour(sky, 0.45), 0.45 + 0.55 * depth)
        colour = mix(air, near, 0.10 + 0.80 * depth**1.3)
        crest = top + rank * (bottom - top) * 0.12
        shapes = [ridge(left - 20, right + 20, crest, 0.02 * width, 6, bottom, rng)]
        trees = count + 2 - rank
        for i in range(trees):
            x = left + width * (i + 0.5) / trees + rng.uniform(-0.05, 0.05) * width
            size = tall * (0.55 + 0.45 * depth) * rng.uniform(0.75, 1.2)
            if rank > 0 and abs(x - (left + right) / 2) < gap * width * (0.6 + 0.8 * depth):
                continue
            shapes += _tree_shapes(kind, (x, crest + width * 0.06), size, rng)
        body = linear((0, crest - tall), (0, bottom), [(0, shade(colour, 0.05)), (1, shade(colour, -0.04))])
        silhouette(
            canvas,
            shapes,
            body,
            elevation=4 + 4 * rank,
            rim=0.22 + 0.12 * depth,
            rim_width=1.0 + 0.5 * depth,
            shadow_strength=0.40,
            rim_colour=mix(glow, "moon", 0.4),
            box=(left, crest - tall * 1.5, right, bottom),
        )
        strength = mist_alpha * (1.25 - 0.5 * depth)
        mist(canvas, left, right, crest + 26, width * 0.075, mist_colour or glow, rng, strength)
