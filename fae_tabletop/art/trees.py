"""Bare trees and firs as shapes, to be cut from one sheet with the hill they stand on."""

import random

import skia

from fae_tabletop.art.geometry import Knot, Point, joined, polar, spline, tapered


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
