"""The halo behind a sitter: a pale disc and a foil ring of ornaments that tell its bearer."""

from collections.abc import Callable

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.geometry import circle, difference, polygon, star, svg_path, transformed
from fae_tabletop.art.paper import fill, foil, glow, paper, radial


def _rays(index: int, outer: float, inner: float) -> skia.Path:
    wide = 5.0 if index % 2 == 0 else 2.4
    return polygon([(inner + 4, -wide), (outer - 4, -wide * 0.4), (outer - 4, wide * 0.4), (inner + 4, wide)])


def _leaf(index: int, outer: float, inner: float) -> skia.Path:
    return transformed(
        svg_path("M0,0 C14,-30 52,-40 100,0 C52,40 14,30 0,0Z"),
        outer * 0.0019,
        outer * 0.0013,
        62,
        (inner + 3, 0),
    )


def _star(index: int, outer: float, inner: float) -> skia.Path:
    size = (outer - inner) * (0.42 if index % 2 == 0 else 0.2)
    return star(((outer + inner) / 2, 0), size, size * 0.4, 4 if index % 2 else 5, 0)


def _moon(index: int, outer: float, inner: float) -> skia.Path:
    size, middle = (outer - inner) * 0.36, (outer + inner) / 2
    if index % 2 == 0:
        return circle(middle, 0, size * 0.34)
    return difference(circle(middle, 0, size), circle(middle + size * 0.5, size * 0.35, size * 0.86))


def _thorn(index: int, outer: float, inner: float) -> skia.Path:
    return transformed(
        svg_path("M-7,0 C-3,-6 -2,-14 4,-26 C4,-14 4,-6 7,0Z"), outer / 160, outer / 160, 90, (inner + 3, 0)
    )


def _lozenge(index: int, outer: float, inner: float) -> skia.Path:
    middle, long = (outer + inner) / 2, (outer - inner) * 0.42
    return (
        polygon([(middle - long, 0), (middle, -long * 0.8), (middle + long, 0), (middle, long * 0.8)])
        if index % 2 == 0
        else circle(middle, 0, long * 0.34)
    )


def _shield(index: int, outer: float, inner: float) -> skia.Path:
    long = (outer - inner) * 0.40
    shape = svg_path("M-1,-1 L1,-1 L1,0.1 C1,0.7 0.4,1 0,1.3 C-0.4,1 -1,0.7 -1,0.1Z")
    return transformed(shape, long * 0.8, long * 0.8, -90, ((outer + inner) / 2, 0))


def _blade(index: int, outer: float, inner: float) -> skia.Path:
    middle = (outer + inner) / 2
    reach = (outer - inner) * 0.46
    return polygon(
        [
            (middle - reach, 0),
            (middle - reach * 0.5, -3.4),
            (middle + reach * 0.3, -3.4),
            (middle + reach * 0.3, -8),
            (middle + reach * 0.5, -8),
            (middle + reach * 0.5, -2.4),
            (middle + reach, -2.4),
            (middle + reach, 2.4),
            (middle + reach * 0.5, 2.4),
            (middle + reach * 0.5, 8),
            (middle + reach * 0.3, 8),
            (middle + reach * 0.3, 3.4),
            (middle - reach * 0.5, 3.4),
        ]
    )


HALOS: dict[str, Callable[[int, float, float], skia.Path]] = {
    "rays": _rays,
    "leaves": _leaf,
    "stars": _star,
    "moons": _moon,
    "thorns": _thorn,
    "lozenges": _lozenge,
    "shields": _shield,
    "blades": _blade,
}


def draw_halo(
    canvas: skia.Canvas,
    x: float,
    y: float,
    radius: float,
    *,
    style: str,
    tint: Colour,
    kind: str,
    count: int = 26,
) -> None:
    """A pale disc with a foil ring of `count` ornaments (a key of HALOS); its middle stays calm."""
    glow(canvas, x, y, radius * 1.5, mix(tint, "moon", 0.3), 0.55)
    tones = [(0.0, mix(tint, "moon", 0.75)), (0.7, mix(tint, "moon", 0.3)), (1.0, tint)]
    paper(
        canvas,
        circle(x, y, radius),
        radial((x - radius * 0.2, y - radius * 0.25), radius * 1.2, tones),
        9,
        0.7,
        3,
    )
    inner, outer = radius * 0.81, radius - 15
    fill(canvas, difference(circle(x, y, outer + 6), circle(x, y, inner)), shade(tint, -0.12), 0.45)
    foil(canvas, circle(x, y, radius - 5), kind, 5)
    foil(canvas, circle(x, y, outer), kind, 1.4, 0.5)
    foil(canvas, circle(x, y, inner), kind, 2.2, 0.5)
    for index in range(count):
        ornament = HALOS[style](index, outer, inner)
        foil(canvas, transformed(ornament, 1, 1, 360 / count * index, (x, y)), kind, emboss=0.6)
