"""Hands of cut paper on a 640 px square: a closed fist and the same hand opened, in a velvet sleeve.

Every finger is a sheet of its own, so that its shadow parts it from its neighbour. The hand is that of a sitter
opposite, seen on the viewer's left: its palm side is turned to the viewer and its thumb to the right.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.geometry import Knot, Point, ellipse, spline
from fae_tabletop.art.hands_parts import (
    Digit,
    HandLook,
    draw_crease,
    draw_digit,
    draw_fold,
    draw_knuckle,
    draw_nail,
    draw_ring,
    draw_skin,
)
from fae_tabletop.art.hands_sleeve import SIDE, draw_sleeve_before, draw_sleeve_behind
from fae_tabletop.art.paper import clipped, fill, linear, make_paint

_WRIST: Point = (322.0, 540.0)
_FIST_HEEL: tuple[Knot, ...] = (
    (256, 580, "c"),
    (252, 528),
    (216, 474),
    (172, 406),
    (158, 330),
    (176, 252),
    (320, 200),
    (452, 236),
    (478, 330),
    (460, 420),
    (414, 490),
    (392, 530),
    (388, 580, "c"),
)
# From the index to the little finger: the bent joint, the next joint and the tip; width in px.
_FIST_FINGERS: tuple[tuple[Point, Point, Point, float], ...] = (
    ((428, 142), (416, 292), (404, 372), 90),
    ((345, 116), (346, 288), (346, 380), 94),
    ((260, 128), (270, 292), (278, 384), 90),
    ((182, 172), (202, 302), (220, 372), 80),
)
_FIST_THUMB_ROOT = Digit(
    ((360, 596), (402, 520), (452, 452), (472, 384), (460, 330)),
    ((0, 84), (0.3, 112), (0.6, 100), (0.85, 92), (1, 86)),
    tip=0.16,
)
_FIST_THUMB = Digit(
    ((494, 398), (430, 372), (366, 348), (296, 336)),
    ((0, 84), (0.16, 90), (0.4, 76), (0.62, 80), (0.84, 70), (1, 56)),
    tip=0.16,
    root=0.2,
)


def draw_fist(canvas: skia.Canvas, look: HandLook) -> None:
    """A closed fist on a 640 px square: four fingers bent into the palm, the thumb laid across them."""
    with _leaning(canvas):
        _draw_fist(canvas, look)
    _faded_foot(canvas)


def _draw_fist(canvas: skia.Canvas, look: HandLook) -> None:
    draw_sleeve_behind(canvas, look)
    canvas.save()
    # Held out, the fist is nearer to the viewer than its sleeve.
    canvas.translate(_WRIST[0], _WRIST[1])
    canvas.scale(1.08, 1.08)
    canvas.translate(-_WRIST[0], -_WRIST[1])
    for knuckle, _, _, width in _FIST_FINGERS:
        _draw_first_bone(canvas, knuckle, width, look)
    heel = spline(_FIST_HEEL, closed=True)
    draw_skin(canvas, heel, look, 8, turn=20)
    with clipped(canvas, heel):
        fill(canvas, ellipse(300, 398, 128, 50), look.dim, 0.8, blur=22)
        fill(canvas, ellipse(290, 366, 104, 34), shade(look.dim, -0.2), 0.85, blur=12)
        fill(canvas, ellipse(206, 446, 26, 50), look.lit, 0.4, blur=16)
        draw_fold(canvas, [(222, 478), (256, 456), (304, 450)], look.crease, 3, 0.5)
    for _, joint, tip, width in _FIST_FINGERS:
        end = Digit(
            (joint, ((joint[0] + tip[0]) / 2 - 2, (joint[1] + tip[1]) / 2), tip),
            ((0, width * 0.9), (0.5, width * 0.84), (1, width * 0.6)),
            tip=0.4,
        )
        draw_digit(canvas, end, look, 6)
        root = (joint[0] * 0.5 + tip[0] * 0.5, joint[1] * 0.5 + tip[1] * 0.5)
        draw_nail(canvas, root, (tip[0] + (tip[0] - joint[0]) * 0.34, tip[1] + 28), width * 0.5, look)
    for index, (knuckle, joint, _, width) in enumerate(_FIST_FINGERS):
        bend = Digit(
            (
                knuckle,
                ((knuckle[0] + joint[0]) / 2 - 3, (knuckle[1] + joint[1]) / 2),
                (joint[0], joint[1] + 28),
            ),
            ((0, width * 0.9), (0.2, width), (0.52, width * 0.86), (0.8, width * 0.95), (1, width * 0.8)),
            tip=0.17,
            root=0.17,
        )
        draw_digit(canvas, bend, look, 12)
        draw_knuckle(canvas, bend, 0.17, look)
        if index == 2:
            draw_ring(canvas, bend, 0.52, look, stone=True, bow=9)
    _draw_bent_thumb(canvas, look)
    canvas.restore()
    draw_sleeve_before(canvas, look)


def _draw_bent_thumb(canvas: skia.Canvas, look: HandLook) -> None:
    draw_digit(canvas, _FIST_THUMB_ROOT, look, 10, turn=14)
    draw_digit(canvas, _FIST_THUMB, look, 13, turn=66)
    for share, alpha in ((0.2, 0.34), (0.27, 0.5), (0.34, 0.3)):
        x, y, dx, dy = _FIST_THUMB.at(share)
        half = _FIST_THUMB.width(share) * 0.3
        bow = 6 * (0.27 - share) / 0.07
        draw_fold(
            canvas,
            [(x + dy * half, y - dx * half), (x - dx * bow, y - dy * bow), (x - dy * half, y + dx * half)],
            look.crease,
            2.4,
            alpha,
        )
    draw_nail(canvas, (346, 338), (246, 318), 46, look, 3)


def _draw_first_bone(canvas: skia.Canvas, knuckle: Point, width: float, look: HandLook) -> None:
    """The first bone of a bent finger, which runs away from the viewer to the back of the hand."""
    x, y = knuckle
    top = Digit(((x + 4, y - 26), (x + 3, y + 40)), ((0, width * 0.88), (1, width * 0.86)), root=0.44)
    draw_digit(canvas, top, look, 6)


_PALM: tuple[Knot, ...] = (
    (258, 590, "c"),
    (252, 536),
    (212, 482),
    (180, 420),
    (168, 360),
    (174, 316),
    (202, 290),
    (236, 290, "c"),
    (262, 262),
    (302, 262, "c"),
    (332, 246),
    (370, 262, "c"),
    (402, 262),
    (444, 300),
    (466, 350),
    (462, 420),
    (424, 490),
    (392, 530),
    (386, 590, "c"),
)
# From the little finger to the index.
_OPEN_FINGERS: tuple[Digit, ...] = (
    Digit(
        ((214, 360), (176, 284), (142, 218), (118, 146)),
        ((0, 66), (0.3, 62), (0.52, 58), (0.68, 52), (0.8, 50), (1, 38)),
    ),
    Digit(
        ((270, 340), (248, 234), (230, 152), (222, 76)),
        ((0, 72), (0.3, 66), (0.54, 64), (0.7, 56), (0.82, 54), (1, 40)),
    ),
    Digit(
        ((335, 330), (336, 216), (342, 128), (350, 54)),
        ((0, 74), (0.3, 68), (0.54, 66), (0.7, 58), (0.82, 56), (1, 42)),
    ),
    Digit(
        ((404, 340), (428, 240), (452, 162), (480, 90)),
        ((0, 74), (0.3, 68), (0.54, 64), (0.7, 56), (0.82, 54), (1, 40)),
    ),
)
_OPEN_THUMB = Digit(
    ((360, 596), (414, 518), (478, 440), (538, 374), (580, 298)),
    ((0, 84), (0.22, 118), (0.46, 90), (0.62, 80), (0.78, 70), (0.88, 64), (1, 46)),
    tip=0.1,
)


# The lines of heart, head and life.
_PALM_LINES: tuple[tuple[Point, ...], ...] = (
    ((188, 384), (256, 368), (324, 344), (352, 304)),
    ((444, 352), (384, 372), (304, 402), (236, 424)),
    ((440, 362), (392, 386), (356, 432), (340, 488), (340, 530)),
)


def draw_open_hand(canvas: skia.Canvas, look: HandLook) -> None:
    """The same hand opened, palm to the viewer; about 288 px round (320, 350) stay calm."""
    with _leaning(canvas):
        _draw_open(canvas, look)
    _faded_foot(canvas)


def _draw_open(canvas: skia.Canvas, look: HandLook) -> None:
    draw_sleeve_behind(canvas, look)
    for index, finger in enumerate(_OPEN_FINGERS):
        x, y, dx, dy = finger.at(1.0)
        draw_nail(
            canvas, (x - dx * 26, y - dy * 26), (x + dx * 34, y + dy * 34), finger.width(0.84) * 0.7, look
        )
        draw_digit(canvas, finger, look, 8)
        draw_crease(canvas, finger, 0.42, look)
        draw_crease(canvas, finger, 0.7, look)
        if index == 1:
            draw_ring(canvas, finger, 0.56, look, stone=False, bow=-7)
    palm = spline(_PALM, closed=True)
    draw_skin(canvas, palm, look, 9, turn=20)
    with clipped(canvas, palm):
        fill(canvas, ellipse(322, 390, 86, 76), look.dim, 0.36, blur=34)
        fill(canvas, ellipse(214, 400, 30, 80), look.lit, 0.5, blur=20)
        fill(canvas, ellipse(310, 290, 110, 20), look.lit, 0.5, blur=12)
    x, y, dx, dy = _OPEN_THUMB.at(1.0)
    draw_nail(canvas, (x - dx * 26, y - dy * 26), (x + dx * 36, y + dy * 36), 44, look)
    draw_digit(canvas, _OPEN_THUMB, look, 9)
    draw_crease(canvas, _OPEN_THUMB, 0.68, look)
    for line in _PALM_LINES:
        draw_fold(canvas, line, look.crease, 3.0, 0.4)
    draw_sleeve_before(canvas, look)


@contextmanager
def _leaning(canvas: skia.Canvas) -> Iterator[None]:
    """The arm comes from the middle of the sitter and leans outwards."""
    canvas.save()
    canvas.translate(SIDE / 2 + 10, SIDE)
    canvas.rotate(-4)
    canvas.translate(-SIDE / 2, -SIDE)
    try:
        yield
    finally:
        canvas.restore()


def _faded_foot(canvas: skia.Canvas) -> None:
    """Let the arm sink into the dark at the lower edge instead of ending in a cut."""
    veil = linear((0, SIDE - 60), (0, SIDE - 6), [(0, "ink", 0.0), (1, "ink", 1.0)])
    canvas.drawRect(skia.Rect.MakeWH(SIDE, SIDE), make_paint(veil, blend=skia.BlendMode.kDstOut))
