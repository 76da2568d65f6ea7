"""The velvet sleeve a hand comes out of: its mouth, a frill of lace and a cuff with a laurel in foil.

It stands at the lower edge of a square of `SIDE` px and is open upwards.
"""

import math

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.flora import leaf_shape
from fae_tabletop.art.geometry import Knot, Point, circle, ellipse, samples, spline, tapered, transformed
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.paper import across, clipped, fill, foil, linear, paper

SIDE = 640  # px, width and height of a picture
_MIDDLE = SIDE / 2


def _cuff_edge(left: Point, right: Point, sag: float) -> list[Knot]:
    mid = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag)
    quarter = 0.62 * sag
    return [
        (*left, "c"),
        (left[0] + (right[0] - left[0]) * 0.2, left[1] + quarter),
        mid,
        (left[0] + (right[0] - left[0]) * 0.8, right[1] + quarter),
        (*right, "c"),
    ]


_CUFF_TOP = ((160.0, 498.0), (488.0, 498.0))
_CUFF_FOOT = ((188.0, 592.0), (460.0, 592.0))
_SAG = 34.0


def draw_sleeve_behind(canvas: skia.Canvas, look: HandLook) -> None:
    """The far side of the sleeve's mouth, which the wrist stands in."""
    (left, top), (right, _) = _CUFF_TOP
    mouth = ellipse((left + right) / 2, top + 2, (right - left) / 2, _SAG)
    paper(canvas, mouth, shade(look.lining, 0.05), 6, 0.5, 2.2)
    with clipped(canvas, mouth):
        fill(canvas, ellipse(_MIDDLE + 10, top + 14, (right - left) / 2.2, _SAG * 0.8), "ink", 0.7, blur=12)
    upper = spline(
        [
            (left + 2, top),
            (left + 40, top - 21),
            (_MIDDLE, top - 31),
            (right - 40, top - 21),
            (right - 2, top),
        ]
    )
    foil(canvas, upper, look.foil, 3.4)


def draw_sleeve_before(canvas: skia.Canvas, look: HandLook) -> None:
    """The near side: the arm's velvet, and over it the turned-back cuff with its laurel."""
    (cl, ct), (cr, _) = _CUFF_TOP
    (fl, ft), (fr, _) = _CUFF_FOOT
    arm: list[Knot] = [
        (fl + 16, ft - 30, "c"),
        (fl + 4, ft + 40),
        (fl - 10, SIDE + 50, "c"),
        (fr + 10, SIDE + 50, "c"),
        (fr - 4, ft + 40),
        (fr - 16, ft - 30, "c"),
    ]
    body = spline(arm, closed=True)
    tones = linear(
        (fl, ft),
        (fr, ft + 40),
        [(0, shade(look.velvet, 0.1)), (0.4, look.velvet), (1, shade(look.velvet, -0.14))],
    )
    paper(canvas, body, tones, 6, 0.5, 2.4)
    with clipped(canvas, body):
        for x, lean, lighter in ((250, -10, 0.12), (296, -4, -0.1), (344, 3, 0.07), (392, 10, -0.12)):
            fold = tapered(
                spline([(x, ft), (x + lean * 0.4, ft + 50), (x + lean, SIDE + 60)]),
                0,
                width=lambda t: 12 * math.sin(math.pi * min(1, t + 0.15)) + 1,
            )
            fill(canvas, fold, shade(look.velvet, lighter), 0.7, blur=4)
    _lace(canvas, (cl, ct), (cr, ct))
    cuff = spline(
        [*_cuff_edge((cl, ct), (cr, ct), _SAG), *reversed(_cuff_edge((fl, ft), (fr, ft), _SAG * 0.9))],
        closed=True,
    )
    velvet = linear(
        (cl, ct),
        (cr, ft),
        [
            (0, shade(look.velvet, 0.14)),
            (0.3, shade(look.velvet, 0.05)),
            (0.7, shade(look.velvet, -0.03)),
            (1, shade(look.velvet, -0.14)),
        ],
    )
    paper(canvas, cuff, velvet, 11, 0.65, 2.6, texture=0.9)
    with clipped(canvas, cuff):
        fill(canvas, ellipse(cl + 84, ct + 66, 26, 60), shade(look.velvet, 0.2), 0.35, blur=18)
    for rise, width in ((9.0, 3.2), (16.0, 1.4)):
        foil(canvas, spline(_cuff_edge((cl + 2, ct + rise), (cr - 2, ct + rise), _SAG)), look.foil, width)
        foil(
            canvas, spline(_cuff_edge((fl + 1, ft - rise), (fr - 1, ft - rise), _SAG * 0.9)), look.foil, width
        )
    _laurel(canvas, look, (cl + fl) / 2 + 10, (cr + fr) / 2 - 10, (ct + ft) / 2, _SAG * 0.95)


def _lace(canvas: skia.Canvas, left: Point, right: Point) -> None:
    """A frill of pale leaf points that looks out of the cuff."""
    edge = spline(_cuff_edge((left[0] + 4, left[1] + 10), (right[0] - 4, right[1] + 10), _SAG))
    middle = (left[0] + right[0]) / 2
    for rank, (length, tone) in enumerate(((40.0, "#CDBBD8"), (30.0, "#F6ECE6"))):
        for i, (x, y, _, _, _) in enumerate(samples(edge, 12.5)):
            if i % 2 == rank and abs(x - middle) < (right[0] - left[0]) * 0.475:
                lean = (x - middle) / (right[0] - left[0]) * 44
                point = transformed(leaf_shape(length, 25)[0], 1, turn=lean - 90, at=(x, y + 6))
                paper(
                    canvas, point, across(point, [(0, "moon"), (0.5, tone), (1, "#9C84B0")]), 3, 0.7, 1.4, 0.3
                )


def _laurel(canvas: skia.Canvas, look: HandLook, left: float, right: float, y: float, sag: float) -> None:
    """Two laurel twigs pressed in foil that meet at a flower in the middle of the cuff."""
    line = spline(_cuff_edge((left, y), (right, y), sag))
    foil(canvas, line, look.foil, 2.0, 0.6)
    middle = (left + right) / 2
    for x, place, dx, dy, _ in samples(line, 15.5):
        away = (x - middle) / (right - left) * 2
        if abs(away) < 0.13 or abs(away) > 0.97:
            continue
        outward = math.degrees(math.atan2(dy, dx)) + (0 if away > 0 else 180)
        size = 21 - 7 * abs(away)
        for side in (1, -1):
            shape = transformed(leaf_shape(size, size * 0.46)[0], 1, turn=outward + side * 40, at=(x, place))
            foil(canvas, shape, look.foil, emboss=0.7)
    cy = y + sag
    for i in range(6):
        turn = 60 * i - 90
        petal = transformed(leaf_shape(14, 9)[0], 1, turn=turn, at=(middle, cy))
        foil(canvas, petal, look.foil, emboss=0.8)
    paper(canvas, circle(middle, cy, 5.4), shade(look.stone, 0.05), 1.5, 0.9, 1.4, texture=0.0)
