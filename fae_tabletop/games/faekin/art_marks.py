"""The signs of the game: sun and snowflake, a fool's cap, the outlines of small faces, badges and tokens, indices.

Signs are told on a 100-unit box about (0, 0).
"""

from collections.abc import Callable
from functools import cache

import skia

from fae_tabletop.art.emblems import emblem_path
from fae_tabletop.art.geometry import (
    Point,
    circle,
    difference,
    hexagon,
    outline,
    polar,
    polygon,
    polyline,
    rectangle,
    star,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.icons import icon_path
from fae_tabletop.art.lettering import text_path

INDEX_FONT = "cormorant-700-lnum.ttf"


def _sun() -> skia.Path:
    """A sunflower: ten petals, with ten tips of a second rank between them, round a disc."""
    long = svg_path("M-3,-23 C-13,-33 -8,-43 0,-50 C8,-43 13,-33 3,-23Z")
    short = svg_path("M-2,-25 L-7.4,-30 L0,-40 L7.4,-30 L2,-25Z")
    petals = union(*(transformed(long, turn=36 * i) for i in range(10)))
    between = union(*(transformed(short, turn=36 * i + 18) for i in range(10)))
    return union(difference(union(petals, between), circle(0, 0, 24.5)), circle(0, 0, 19))


def _flake() -> skia.Path:
    """A snowflake of six forked arms."""
    arm = union(
        outline(polyline([(0, 0), (0, -45)]), 9),
        outline(polyline([(-15, -42), (0, -27), (15, -42)]), 8),
        outline(polyline([(-9, -24), (0, -15), (9, -24)]), 6),
    )
    return union(*(transformed(arm, turn=60 * i) for i in range(6)))


def _cap() -> skia.Path:
    """A fool's cap with three bells."""
    middle = svg_path("M-20,14 C-24,-8 -16,-26 0,-38 C16,-26 24,-8 20,14Z")
    side = svg_path("M-8,14 C-10,-14 -24,-26 -40,-8 C-34,-8 -30,0 -28,14Z")
    bells = union(circle(-41, 0, 8.5), circle(41, 0, 8.5), circle(0, -41, 8.5))
    band = svg_path("M-31,19 C-12,13 12,13 31,19 L29,35 C12,29 -12,29 -29,35Z")
    lobes = union(side, transformed(side, -1, 1))
    crack = union(
        outline(svg_path("M-11,16 C-13,0 -10,-14 -2,-30"), 3.6),
        outline(svg_path("M11,16 C13,0 10,-14 2,-30"), 3.6),
    )
    return union(difference(union(middle, lobes), crack), bells, band)


SIGNS: dict[str, Callable[[], skia.Path]] = {
    "summer": _sun,
    "winter": _flake,
    "joker": _cap,
    "crown": lambda: icon_path("crown"),
    "dagger": lambda: emblem_path("dagger"),
}


@cache
def sign(name: str) -> skia.Path:
    """A sign of a key of `SIGNS`. Raises KeyError for any other name."""
    return SIGNS[name]()


@cache
def index_path(words: str, size: float) -> skia.Path:
    """An index as a path about (0, 0), its figures `size` px an em; the two of "10" stand close together."""
    path, _ = text_path(words, INDEX_FONT, size, tracking=-0.055 if len(words) > 1 else 0.0)
    box = path.computeTightBounds()
    return transformed(path, at=(-(box.left() + box.right()) / 2, -(box.top() + box.bottom()) / 2))


def star_mark(radius: float) -> skia.Path:
    """The eight-rayed star that stands in a Joker's corner instead of an index."""
    return union(star((0, 0), radius, radius * 0.34, 4), star((0, 0), radius * 0.66, radius * 0.26, 4, -45))


# ---------------------------------------------------------------- outlines


def scalloped(left: float, top: float, width: float, height: float, lobe: float) -> skia.Path:
    """A sheet with a scalloped edge; `lobe` is the radius of a scallop in px."""
    inner = rectangle(left + lobe * 0.8, top + lobe * 0.8, width - lobe * 1.6, height - lobe * 1.6)
    lobes = [inner]
    for long, count in ((width, 3), (height, 4)):
        for i in range(count + 1):
            along = lobe + (long - 2 * lobe) * i / count
            if long == width:
                lobes += [
                    circle(left + along, top + lobe, lobe),
                    circle(left + along, top + height - lobe, lobe),
                ]
            else:
                lobes += [
                    circle(left + lobe, top + along, lobe),
                    circle(left + width - lobe, top + along, lobe),
                ]
    return union(*lobes)


def cut_cornered(left: float, top: float, width: float, height: float, cut: float) -> skia.Path:
    """A sheet with four corners cut off straight."""
    right, bottom = left + width, top + height
    return polygon(
        [
            (left + cut, top),
            (right - cut, top),
            (right, top + cut),
            (right, bottom - cut),
            (right - cut, bottom),
            (left + cut, bottom),
            (left, bottom - cut),
            (left, top + cut),
        ]
    )


def ogee_sheet(left: float, top: float, width: float, height: float) -> skia.Path:
    """A sheet that rises to a point above and below, the same when turned half round."""
    right, bottom, middle = left + width, top + height, left + width / 2
    shoulder = width * 0.20
    return svg_path(
        f"M{left},{top + shoulder} C{left},{top + shoulder * 0.3} {middle - width * 0.2},{top + shoulder * 0.62} "
        f"{middle},{top} C{middle + width * 0.2},{top + shoulder * 0.62} {right},{top + shoulder * 0.3} "
        f"{right},{top + shoulder} L{right},{bottom - shoulder} C{right},{bottom - shoulder * 0.3} "
        f"{middle + width * 0.2},{bottom - shoulder * 0.62} {middle},{bottom} C{middle - width * 0.2},"
        f"{bottom - shoulder * 0.62} {left},{bottom - shoulder * 0.3} {left},{bottom - shoulder}Z"
    )


def scallop_disc(centre: Point, radius: float, lobes: int = 8) -> skia.Path:
    """A disc with a scalloped edge within `radius`."""
    size = radius * 0.40
    edge = [circle(*polar(centre, radius - size, 360 / lobes * (i + 0.5)), size) for i in range(lobes)]
    return union(circle(*centre, radius * 0.78), *edge)


def badge_shape(season: str, centre: Point, radius: float) -> skia.Path:
    """The outline of a season's badge: a scalloped disc for summer, a pointed hexagon for winter."""
    if season == "summer":
        return scallop_disc(centre, radius)
    return hexagon(centre, radius, flat=False, rounding=0.06)


def octagon(centre: Point, radius: float) -> skia.Path:
    """An octagon on one of its sides, its corners at `radius`."""
    return polygon([polar(centre, radius, 22.5 + 45 * i) for i in range(8)])
