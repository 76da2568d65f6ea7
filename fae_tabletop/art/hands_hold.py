"""Hands that do something: a fist round a rod, and a hand stretched out to touch.

Both are told in units of about a pixel on a card and placed on an easel; sleeves run off in the arm's direction.
"""

from collections.abc import Callable, Sequence

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Outline
from fae_tabletop.art.geometry import Knot, Point
from fae_tabletop.art.hands_parts import Digit, HandLook, draw_digit, draw_fold, draw_knuckle, draw_nail

# From the index to the little finger: the knuckle, the tip and the width in units, the rod at u = 0.
_GRIP: tuple[tuple[Point, Point, float], ...] = (
    ((60, -54), (-30, -48), 37),
    ((66, -18), (-36, -15), 38),
    ((63, 18), (-34, 18), 36),
    ((54, 52), (-26, 49), 32),
)
_BACK_OF_FIST: Outline = "20,-78 62,-86 98,-66 128,-42 150,-36! 150,44! 126,48 100,72 58,80 22,66"


def _digit(
    easel: Easel,
    way: Sequence[Point],
    widths: Sequence[tuple[float, float]],
    tip: float = 0.16,
    root: float = 0.0,
) -> Digit:
    return Digit(
        tuple(easel.at(*point) for point in way),
        tuple((share, wide * easel.scale) for share, wide in widths),
        tip,
        root,
    )


def _skin(look: HandLook) -> tuple[Colour, ...]:
    return look.lit, look.skin, mix(look.skin, look.dim, 0.45), look.dim


def draw_sleeve(
    easel: Easel, look: HandLook, start: float, reach: float, half: float, far: float, *, down: bool = False
) -> None:
    """A sleeve from its cuff at `start` units along u (with `down`: along v) to `reach`, widening to `far`.

    `half` and `far` are half widths in units at cuff and end.
    """

    def knot(along: float, aside: float, corner: bool = False) -> Knot:
        u, v = (aside, along) if down else (along, aside)
        return (u, v, "c") if corner else (u, v)

    middle = (start + reach) / 2
    arm = [
        knot(start + 10, -half, True),
        knot(middle, -(half + far) / 2 - 6),
        knot(reach, -far, True),
        knot(reach, far, True),
        knot(middle, (half + far) / 2 + 6),
        knot(start + 10, half, True),
    ]
    velvet = look.velvet
    easel.lay(arm, (shade(velvet, 0.1), velvet, shade(velvet, -0.13)), 8, rim=0.6)
    for aside in (-0.45, 0.05, 0.5):
        fold = [knot(start + 44, aside * half), knot(middle, aside * far), knot(reach, aside * far * 1.2)]
        easel.stroke(fold, shade(velvet, -0.12), 9, 0.7)
        easel.stroke([(u - 2, v - 4) for u, v, *_ in fold], shade(velvet, 0.13), 2.4, 0.5)
    cuff = [
        knot(start - 8, -half - 10, True),
        knot(start - 14, 0),
        knot(start - 8, half + 10, True),
        knot(start + 34, half + 14, True),
        knot(start + 28, 0),
        knot(start + 34, -half - 14, True),
    ]
    easel.lay(cuff, (shade(velvet, 0.2), shade(velvet, 0.06), shade(velvet, -0.08)), 7, rim=0.75)
    for along in (2.0, 22.0):
        edge = [
            knot(start - 4 + along, -half - 10),
            knot(start - 10 + along, 0),
            knot(start - 4 + along, half + 10),
        ]
        easel.gilt(easel.curve(edge), look.foil, 2.6)


def draw_grip(easel: Easel, look: HandLook, held: Callable[[], None], *, arm: float | None = 420.0) -> None:
    """A fist round a rod that stands on u = 0, fingers to the viewer, the arm `arm` units off to the right.

    `held` draws the rod when its turn has come: before the fingers, after the palm. The fist is 160 units high; with
    None for `arm` it ends at the wrist.
    """
    if arm is not None:
        draw_sleeve(easel, look, 138, arm, 50, 84)
    easel.lay(_BACK_OF_FIST, _skin(look), 8)
    held()
    for knuckle, tip, width in reversed(_GRIP):
        way = (knuckle, ((knuckle[0] + tip[0]) / 2, (knuckle[1] + tip[1]) / 2 - 3), tip)
        finger = _digit(easel, way, ((0, width), (0.45, width * 0.94), (1, width * 0.8)), 0.2, 0.2)
        draw_digit(easel.canvas, finger, look, 7 * easel.scale, 50)
        draw_knuckle(easel.canvas, finger, 0.16, look)
    thumb = ((104, -56), (70, -92), (22, -98), (-24, -84))
    finger = _digit(easel, thumb, ((0, 52), (0.4, 42), (0.75, 38), (1, 30)), 0.16, 0.1)
    draw_digit(easel.canvas, finger, look, 9 * easel.scale, 60)
    draw_nail(easel.canvas, easel.at(2, -98), easel.at(-42, -84), 24 * easel.scale, look)


# From the index to the little finger, on the back of a left hand that points up: the way and the width.
_REACH: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((44, -118), (56, -180), (62, -244)), 36),
    (((14, -126), (17, -200), (18, -272)), 38),
    (((-16, -122), (-22, -190), (-28, -252)), 35),
    (((-44, -106), (-60, -156), (-74, -204)), 30),
)
_REACH_THUMB: tuple[Point, ...] = ((16, 0), (62, -46), (94, -92), (108, -142))
_REACH_BACK: Outline = (
    "-38,30! -40,-4 -58,-58 -66,-112 -40,-134 -2,-142 40,-136 66,-116 68,-84 62,-40 46,-4 40,30!"
)


def draw_reach(easel: Easel, look: HandLook, *, arm: float | None = 420.0, bend: float = 0.0) -> None:
    """The back of a hand stretched out along -v from its wrist at (0, 0), the thumb to the right.

    `arm` units of sleeve follow along +v, None is a hand without one; `bend` (units) leans the fingertips to the
    right, as in a caress.
    """
    if arm is not None:
        draw_sleeve(easel, look, 22, arm, 50, 84, down=True)
    for way, width in reversed(_REACH):
        moved = tuple((u + bend * i * i * 0.5, v + abs(bend) * i * i * 0.2) for i, (u, v) in enumerate(way))
        finger = _digit(
            easel, moved, ((0, width), (0.4, width * 0.94), (0.62, width * 0.84), (1, width * 0.6))
        )
        draw_nail(easel.canvas, finger.at(0.9)[:2], finger.at(1.0)[:2], width * 0.5 * easel.scale, look)
        draw_digit(easel.canvas, finger, look, 7 * easel.scale)
        x, y, dx, dy = finger.at(0.9)
        reach = 24 * easel.scale
        draw_nail(
            easel.canvas, (x - dx * 6, y - dy * 6), (x + dx * reach, y + dy * reach), width * 0.5, look, 1
        )
        draw_knuckle(easel.canvas, finger, 0.48, look)
    thumb = _digit(easel, _REACH_THUMB, ((0, 74), (0.35, 56), (0.62, 42), (0.8, 38), (1, 24)))
    x, y, dx, dy = thumb.at(0.92)
    reach = 26 * easel.scale
    draw_nail(easel.canvas, (x, y), (x + dx * reach, y + dy * reach), 20 * easel.scale, look)
    draw_digit(easel.canvas, thumb, look, 7 * easel.scale)
    easel.lay(_REACH_BACK, _skin(look), 8)
    with easel.clipped(easel.shape(_REACH_BACK)):
        for u, v in ((40, -116), (14, -124), (-16, -120), (-44, -104)):
            easel.fill(easel.oval(u - 2, v + 6, 12, 14), "moon", 0.4, blur=6)
            easel.stroke([(u, v + 14), (u * 0.8, v + 44), (u * 0.62, v + 76)], look.dim, 5, 0.4)
            draw_fold(
                easel.canvas,
                [easel.at(u - 11, v + 14), easel.at(u, v + 18), easel.at(u + 11, v + 13)],
                look.crease,
                2.2 * easel.scale,
                0.35,
            )
