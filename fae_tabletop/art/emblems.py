"""Emblem glyphs, the signs that stand for a character, on the same 100-unit box about (0, 0) as the icons."""

from collections.abc import Callable
from functools import cache

import skia

from fae_tabletop.art.geometry import (
    circle,
    difference,
    ellipse,
    outline,
    polygon,
    rectangle,
    star,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.icons import icon_path


def _bow() -> skia.Path:
    wood = svg_path(
        "M-18,-46 C34,-30 34,30 -18,46 C-20,46 -22,41 -18,39 C14,22 14,-22 -18,-39 C-22,-41 -20,-46 -18,-46Z"
    )
    cord = outline(svg_path("M-16,-42 L-16,42"), 4.5)
    shaft = rectangle(-40, -3.6, 64, 7.2)
    head = polygon([(22, -14), (46, 0), (22, 14), (26, 0)])
    feather = svg_path("M-46,-12 L-34,-12 L-25,-3 L-25,3 L-34,12 L-46,12 L-38,0Z")
    # A gap beside the shaft parts it from bow and cord, so that it stays an arrow at small sizes.
    gap = rectangle(-24, -8.5, 44, 17)
    return union(difference(union(wood, cord), gap), shaft, head, feather)


def _wizard_hat() -> skia.Path:
    brim = svg_path("M-47,30 C-24,17 24,17 47,30 C26,47 -26,47 -47,30Z")
    cone = svg_path(
        "M-27,16 C-17,-6 -12,-30 20,-46 C18,-36 12,-32 14,-24 C18,-10 22,2 27,16 C10,9 -10,9 -27,16Z"
    )
    return union(brim, difference(cone, star((-1, -6), 9, 3.8, 5)))


def _bell() -> skia.Path:
    ball = circle(0, 9, 36)
    slit = union(rectangle(-38, 3, 76, 7), rectangle(-3.5, 14, 7, 34), circle(0, 22, 8))
    loop = difference(circle(0, -33, 13), circle(0, -33, 6))
    return union(difference(ball, slit), loop)


def _horned_mask() -> skia.Path:
    head = svg_path(
        "M0,44 C-19,36 -26,18 -26,4 C-40,-4 -49,-24 -36,-48 C-34,-32 -26,-25 -16,-24"
        " C-6,-28 6,-28 16,-24 C26,-25 34,-32 36,-48 C49,-24 40,-4 26,4 C26,18 19,36 0,44Z"
    )
    eye = svg_path("M-20,-3 L-4,6 L-6,10 C-12,13 -19,7 -20,-3Z")
    grin = svg_path("M-11,24 C-4,29 4,29 11,24 C6,35 -6,35 -11,24Z")
    return difference(head, union(eye, transformed(eye, -1, 1), grin))


def _helm() -> skia.Path:
    dome = svg_path("M-33,6 C-35,-28 -18,-46 0,-46 C18,-46 35,-28 33,6 L29,34 L10,46 L-10,46 L-29,34Z")
    slit = union(
        svg_path("M-27,-8 L27,-8 L25,2 L-25,2Z"),
        rectangle(-4, -8, 8, 44, 2),
        *(circle(sign * 15, 15 + 9 * i, 2.8) for sign in (-1, 1) for i in range(2)),
    )
    return difference(dome, slit)


def _crescent_star() -> skia.Path:
    moon = difference(circle(0, 2, 43), circle(0, -19, 38))
    return union(moon, star((0, -18), 26, 9, 4))


def _dagger() -> skia.Path:
    blade = polygon([(0, -49), (12, -29), (11, 13), (-11, 13), (-12, -29)])
    fuller = rectangle(-2.4, -26, 4.8, 34, 2)
    guard = svg_path("M-31,8 C-16,14 16,14 31,8 L29,20 C14,26 -14,26 -29,20Z")
    return union(difference(blade, fuller), guard, rectangle(-6, 20, 12, 18), ellipse(0, 42, 10, 7))


_EMBLEMS: dict[str, Callable[[], skia.Path]] = {
    "crown": lambda: icon_path("crown"),
    "bow": _bow,
    "hat": _wizard_hat,
    "bell": _bell,
    "mask": _horned_mask,
    "helm": _helm,
    "crescent": _crescent_star,
    "dagger": _dagger,
}

EMBLEMS: tuple[str, ...] = tuple(_EMBLEMS)


@cache
def emblem_path(name: str) -> skia.Path:
    """The emblem of a name of `EMBLEMS`. Raises KeyError for any other name."""
    return _EMBLEMS[name]()
