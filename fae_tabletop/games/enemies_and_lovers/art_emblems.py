"""The emblem of each type of card, and the marks for key and skipped draw, on a 100-unit box about (0, 0)."""

from collections.abc import Callable
from functools import cache

import skia

from fae_tabletop.art.emblems import emblem_path
from fae_tabletop.art.geometry import (
    circle,
    difference,
    ellipse,
    intersection,
    outline,
    polygon,
    polyline,
    rectangle,
    star,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.icons import icon_path


def _circlet() -> skia.Path:
    band = svg_path("M-46,4 C-24,26 24,26 46,4 L44,22 C22,42 -22,42 -44,22Z")
    peak = svg_path("M-17,16 C-13,-4 -6,-20 0,-44 C6,-20 13,-4 17,16Z")
    side = svg_path("M-40,8 L-36,-20 L-24,13Z")
    drop = difference(union(peak, band), circle(0, 14, 7.5))
    return union(drop, side, transformed(side, -1, 1))


def _chess_hand() -> skia.Path:
    # Finger and thumb that have picked a pawn by its head.
    pawn = union(circle(0, 3, 13), svg_path("M-8,14 L8,14 L17,40 L-17,40Z"), rectangle(-27, 37, 54, 11, 3))
    hand = union(
        svg_path("M-24,-50 L30,-50 L30,-34 C30,-28 24,-24 18,-24 L-10,-24 C-18,-24 -24,-30 -24,-36Z"),
        outline(svg_path("M-16,-38 C-28,-28 -30,-12 -21,2"), 13),
        outline(svg_path("M23,-38 C31,-26 30,-12 22,2"), 13),
    )
    return union(pawn, difference(hand, circle(0, 3, 18)))


def _snared_heart() -> skia.Path:
    heart = svg_path(
        "M0,42 C-30,22 -46,2 -42,-20 C-38,-40 -11,-43 0,-19 C11,-43 38,-40 42,-20 C46,2 30,22 0,42Z"
    )
    cords = outline(svg_path("M-48,-8 C-22,8 20,-16 48,2 M-40,16 C-14,26 14,0 40,18"), 7)
    knot = union(circle(4, 2, 9), outline(svg_path("M4,2 L-6,-16 M4,2 L18,-14"), 5))
    return union(difference(heart, cords), intersection(knot, heart))


def _half_mask() -> skia.Path:
    face = svg_path("M0,-46 C28,-46 38,-24 34,4 C30,28 14,42 0,46Z")
    eye = svg_path("M8,-8 C16,-16 26,-14 30,-6 C24,2 14,2 8,-8Z")
    leaf = svg_path("M-4,-46 C-34,-40 -46,-10 -38,16 C-32,32 -16,42 -4,46Z")
    veins = outline(svg_path("M-4,44 L-14,-30 M-11,-4 L-30,-16 M-8,18 L-30,10"), 5)
    return union(difference(face, eye), difference(leaf, veins))


def _jaw() -> skia.Path:
    teeth = svg_path(
        "M-46,2 L-34,-34 L-26,-8 L-14,-42 L-6,-12 L0,-34 L6,-12 L14,-42 L26,-8 L34,-34 L46,2 L36,6 L-36,6Z"
    )
    plate = svg_path("M-42,14 L42,14 C38,34 22,44 0,44 C-22,44 -38,34 -42,14Z")
    return union(teeth, difference(plate, circle(0, 27, 8)))


def _shield() -> skia.Path:
    whole = svg_path(
        "M0,-47 C14,-38 28,-36 40,-36 C44,4 30,32 0,47 C-30,32 -44,4 -40,-36 C-28,-36 -14,-38 0,-47Z"
    )
    half = svg_path("M0,-36 C10,-29 20,-27 31,-27 C33,4 24,24 0,36Z")
    return difference(whole, half)


def _broken_ring() -> skia.Path:
    ring = difference(circle(0, 4, 42), circle(0, 4, 28))
    crack = polygon([(-6, -50), (10, -30), (2, -26), (14, -14), (22, -22), (16, -34), (26, -50)])
    foot = polygon([(-14, 54), (-2, 34), (-10, 28), (2, 16), (10, 28), (4, 36), (10, 54)])
    return difference(ring, union(crack, foot))


def _poison() -> skia.Path:
    drop = svg_path(
        "M0,-49 C12,-24 32,-8 32,16 C32,36 18,47 0,47 C-18,47 -32,36 -32,16 C-32,-8 -12,-24 0,-49Z"
    )
    skull = union(
        circle(-12, 11, 8.5),
        circle(12, 11, 8.5),
        polygon([(0, 20), (5, 29), (-5, 29)]),
        rectangle(-12, 33, 24, 4),
    )
    return difference(drop, skull)


def _linked_rings() -> skia.Path:
    left = difference(circle(-18, -6, 29), circle(-18, -6, 18))
    right = difference(circle(18, 6, 29), circle(18, 6, 18))
    gap = intersection(difference(circle(18, 6, 34), circle(18, 6, 13)), rectangle(-14, -40, 40, 44))
    return union(difference(left, gap), right)


def _fan() -> skia.Path:
    leaf = svg_path("M-48,-8 C-34,-52 34,-52 48,-8 L14,26 C6,18 -6,18 -14,26Z")
    gaps = union(
        *(
            outline(polyline([(0, 42), (x, y)]), 4.5)
            for x, y in ((-30, -36), (-11, -48), (11, -48), (30, -36))
        )
    )
    sticks = svg_path("M-13,28 C-5,20 5,20 13,28 L4,46 L-4,46Z")
    return union(difference(leaf, gaps), sticks)


def _two_arrows() -> skia.Path:
    half = union(
        outline(svg_path("M-37,12 C-40,-22 -14,-40 14,-33"), 12), polygon([(8, -54), (40, -26), (2, -10)])
    )
    return union(half, transformed(half, turn=180))


def _apple() -> skia.Path:
    body = svg_path(
        "M0,-16 C14,-28 44,-24 42,8 C40,30 24,46 11,46 C5,46 3,43 0,43 C-3,43 -5,46 -11,46 C-24,46 -40,30 -42,8 "
        "C-44,-24 -14,-28 0,-16Z"
    )
    # Cut across, an apple shows a star.
    leaf = svg_path("M-3,-24 C-8,-42 -24,-48 -40,-44 C-36,-30 -20,-20 -3,-24Z")
    stalk = outline(svg_path("M0,-16 C1,-28 4,-36 11,-43"), 7)
    return union(difference(body, star((0, 13), 20, 8.5, 5)), leaf, stalk)


def _fox_mask() -> skia.Path:
    face = svg_path(
        "M0,46 C-8,40 -12,30 -20,24 C-34,18 -44,4 -42,-46 C-34,-44 -22,-34 -16,-24 C-6,-29 6,-29 16,-24 "
        "C22,-34 34,-44 42,-46 C44,4 34,18 20,24 C12,30 8,40 0,46Z"
    )
    eye = svg_path("M-30,-4 C-22,-10 -12,-6 -7,6 C-17,8 -26,6 -30,-4Z")
    return difference(face, union(eye, transformed(eye, -1, 1), ellipse(0, 33, 5, 4)))


def _outfoxed() -> skia.Path:
    bar = transformed(rectangle(-9, -62, 18, 124), turn=45)
    gap = transformed(rectangle(-14, -62, 28, 124), turn=45)
    box = rectangle(-48, -48, 96, 96, 20)
    return union(difference(_fox_mask(), gap), intersection(bar, box))


def _mirror() -> skia.Path:
    rim = difference(ellipse(0, -15, 29, 33), ellipse(0, -15, 20, 24))
    shine = outline(svg_path("M-9,-14 L4,-28 M-4,-4 L11,-20"), 4.5)
    return union(rim, shine, rectangle(-5, 17, 10, 27, 4), ellipse(0, 43, 9, 6), rectangle(-13, 16, 26, 6, 3))


def _seedling() -> skia.Path:
    acorn = svg_path("M-15,24 C-15,40 -8,46 0,49 C8,46 15,40 15,24Z")
    cap = svg_path("M-20,23 C-18,10 18,10 20,23Z")
    leaf = svg_path(
        "M0,0 C4,-10 0,-14 8,-20 C8,-26 18,-22 18,-28 C22,-36 30,-30 40,-38 C38,-26 42,-20 34,-16 C34,-8 26,-10 24,-4 "
        "C18,2 10,-2 0,0Z"
    )
    stem = outline(svg_path("M0,14 C0,2 0,-4 0,-14"), 5)
    right = transformed(leaf, 1, 1, 4, (1, -4))
    return union(
        acorn, cap, stem, right, transformed(right, -1, 1), transformed(leaf, 0.72, 0.72, -45, (0, -12))
    )


def _scroll() -> skia.Path:
    sheet = svg_path("M-30,-34 L30,-34 L30,28 C30,38 22,40 16,40 L-30,40Z")
    lines = union(*(rectangle(-18, y, width, 6, 3) for y, width in ((-18, 36), (-4, 36), (10, 24))))
    rolls = union(rectangle(-42, -46, 84, 16, 8), rectangle(-42, 34, 84, 14, 7))
    return union(difference(sheet, lines), rolls)


_EMBLEMS: dict[str, Callable[[], skia.Path]] = {
    "crown": lambda: icon_path("crown"),
    "prince": _circlet,
    "conspirator": _chess_hand,
    "coercion": _snared_heart,
    "changeling": _half_mask,
    "trap": _jaw,
    "shield": _shield,
    "steal": lambda: icon_path("hand"),
    "treachery": _broken_ring,
    "poison": _poison,
    "strike": lambda: transformed(emblem_path("dagger"), 1, turn=45),
    "spy": lambda: icon_path("eye"),
    "capture": _linked_rings,
    "distraction": _fan,
    "mischief": _two_arrows,
    "mayhem": _apple,
    "trickster": _fox_mask,
    "trick_the_trickster": _outfoxed,
    "turnabout": _mirror,
    "mortal": _seedling,
    "intrigue": _scroll,
}

EMBLEMS: tuple[str, ...] = tuple(_EMBLEMS)


@cache
def card_emblem(name: str) -> skia.Path:
    """The emblem of a type of `EMBLEMS`. Raises KeyError for any other name."""
    return _EMBLEMS[name]()


def key_path() -> skia.Path:
    """An old key at 45 degrees, its bow of three rings up."""
    rings = ((0.0, -38.0), (-13.0, -19.0), (13.0, -19.0))
    bow = difference(
        union(*(circle(x, y, 14) for x, y in rings)), union(*(circle(x, y, 6.5) for x, y in rings))
    )
    shaft = union(
        rectangle(-4.5, -10, 9, 60),
        rectangle(-9, -7, 18, 6),
        rectangle(0, 30, 20, 8),
        rectangle(0, 43, 15, 7),
    )
    return transformed(union(bow, shaft), 0.96, turn=45)


def skipped_card() -> skia.Path:
    """The sheet behind the cross that says no card is drawn: an upright card with a rim."""
    return difference(rectangle(-27, -40, 54, 80, 8), rectangle(-20, -33, 40, 66, 4))


def bar_path(turn: float) -> skia.Path:
    """A bar across the box, turned by degrees: one crosses out the key, two make the cross."""
    return transformed(rectangle(-5.5, -54, 11, 108, 5), turn=turn)
