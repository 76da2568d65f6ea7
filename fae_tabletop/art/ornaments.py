"""Two ornaments drawn in metal: a crown of lilies and a lion's head."""

import math
import random

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    circle,
    outset,
    polar,
    polyline,
    spline,
    svg_path,
    tapered,
    transformed,
)
from fae_tabletop.art.paper import (
    Stop,
    clipped,
    down,
    fill,
    foil,
    linear,
    paper,
    radial,
    shadow,
    stroke,
)

# ---------------------------------------------------------------- crown

_BRIGHT, _MIDDLE, _LOW = "#F6DD92", "#C8993F", "#6E4A16"
_ENGRAVED = "#5A3C12"
_BACK = "#7A5420"
_LILY = svg_path(
    "M-6,6 C-5,-16 -24,-22 -22,-40 C-14,-40 -8,-32 -6,-26 C-12,-46 -8,-58 0,-74 C8,-58 12,-46 6,-26"
    " C8,-32 14,-40 22,-40 C24,-22 5,-16 6,6Z"
)
_BAND = svg_path("M-101,-16 C-60,22 60,22 101,-16 L97,12 C60,50 -60,50 -97,12Z")
_BACK_BAND = svg_path("M-100,-14 C-70,-44 70,-44 100,-14 L96,8 C66,-22 -66,-22 -96,8Z")
# (place, height as a share of the lily, lean in degrees), outer ones first so that the middle lies on top.
_LILIES = ((-88, 0.62, -20), (88, 0.62, 20), (-48, 0.86, -10), (48, 0.86, 10), (0, 1.22, 0))
_BACK_LILIES = (-66, -23, 23, 66)
_GEMS = (-74, -40, 0, 40, 74)


def _round_metal(width: float) -> skia.Shader:
    """Gold bent round an upright axis: two bright bands."""
    stops: list[Stop] = [
        (0, _LOW),
        (0.12, _MIDDLE),
        (0.30, _BRIGHT),
        (0.42, _MIDDLE),
        (0.55, shade(_MIDDLE, -0.08)),
        (0.70, _BRIGHT),
        (0.86, _MIDDLE),
        (1, _LOW),
    ]
    return linear((-width, -40), (width, 20), stops)


def draw_crown(
    canvas: skia.Canvas,
    centre: Point,
    width: float,
    tilt: float = 0.0,
    elevation: float = 6.0,
    gem: tuple[Colour, Colour, Colour] = ("rose-light", "rose", "rose-dark"),
) -> None:
    """A circlet of five lilies about `width` px wide; `centre` is the middle of its band, `tilt` degrees.

    The crown reaches about .5 widths above and .3 below the centre. `elevation` is px, `gem` its stones'
    light, own and dark colour.
    """
    canvas.save()
    canvas.translate(*centre)
    canvas.rotate(tilt)
    canvas.scale(width / 200, width / 200)
    lift = elevation * 200 / width
    metal = _round_metal(104)
    deep = mix(_BACK, "ink", 0.5)
    paper(canvas, _BACK_BAND, down(_BACK_BAND, [(0, _BACK), (1, deep)]), elevation=0, rim=0.2, texture=0.4)
    for place in _BACK_LILIES:
        rise = 14 * (1 - (place / 100) ** 2)
        lily = transformed(_LILY, 0.8, 0.66, place * 0.14, (place, -16 - rise))
        paper(canvas, lily, down(lily, [(0, "#B58A3C"), (1, "#5A3E16")]), elevation=1, rim=0.5, texture=0.4)
    for place, height, lean in _LILIES:
        drop = 22 * (1 - (place / 100) ** 2)
        lily = transformed(_LILY, 1, height, lean, (place, 2 + drop))
        # Each lily catches the light of its own: bright on the left, a second gleam, then shade.
        gleam: list[Stop] = [(0, _MIDDLE), (0.28, "#FFF0BE"), (0.5, _BRIGHT), (0.62, _MIDDLE), (1, "#8A6226")]
        body = linear((place - 24, 0), (place + 24, 14), gleam)
        paper(canvas, lily, body, elevation=lift * 0.6, rim=0.8, rim_width=2, texture=0.4)
        vein = polyline(
            [polar((place, 2 + drop), 8, lean - 90), polar((place, 2 + drop), 58 * height, lean - 90)]
        )
        stroke(canvas, vein, _ENGRAVED, 1.2, 0.45)
        x, y = polar((place, 2 + drop), 76 * height, lean - 90)
        pearl = circle(x, y, 4.6)
        shadow(canvas, pearl, 2, 0.6)
        fill(canvas, pearl, radial((x - 1.6, y - 1.8), 7, [(0, "#FFFFFF"), (0.6, "#F3E4C8"), (1, "#A98A6A")]))
    paper(canvas, _BAND, metal, elevation=lift, rim=0.9, rim_width=2.4, dark=0.55, texture=0.4)
    for groove in ("M-99,-6 C-60,30 60,30 99,-6", "M-97,3 C-60,41 60,41 97,3"):
        stroke(canvas, svg_path(groove), _ENGRAVED, 1.4, 0.7)
    for place in _GEMS:
        _gem(canvas, place, 30 * (1 - (place / 104) ** 2) * 1.02 - 1, gem)
    canvas.restore()


def _gem(canvas: skia.Canvas, x: float, y: float, colours: tuple[Colour, Colour, Colour]) -> None:
    light, own, dark = colours
    radius = 6.0 if x else 9.0
    stone = circle(x, y, radius * 1.35) if x else svg_path("M0,14 L13,30 L0,48 L-13,30Z")
    foil(canvas, outset(stone, 2.6))
    lit = (x - radius * 0.4, y - radius * 0.5)
    fill(canvas, stone, radial(lit, radius * 2.4, [(0, light), (0.4, own), (1, dark)]))
    fill(canvas, circle(x - radius * 0.4, y - radius * 0.55, radius * 0.28), "moon", 0.8)


# ---------------------------------------------------------------- lion

_DARK = "#3E240A"
_LOCK = svg_path("M0,-15 C14,-26 40,-20 58,8 C40,4 20,18 0,15Z")
# Three ranks of locks, the outer ones longer and darker: count, root, length, width, turn, light, dark.
_MANE = (
    (17, 0.31, 0.56, 0.374, 0, "#C08A38", "#6B4216"),
    (15, 0.26, 0.47, 0.374, 9, "#DDAA4E", "#8A5A20"),
    (13, 0.21, 0.38, 0.352, 0, "#F3CE7A", "#A8732C"),
)
_FACE = (
    "M0,-54 C20,-56 42,-46 46,-24 C48,-10 40,0 36,10 C33,20 36,32 29,44 C22,56 12,60 0,60"
    " C-12,60 -22,56 -29,44 C-36,32 -33,20 -36,10 C-40,0 -48,-10 -46,-24 C-42,-46 -20,-56 0,-54Z"
)
_NOSE_BRIDGE = "M-11,-40 C-6,-46 6,-46 11,-40 C13,-22 15,-6 20,12 L-20,12 C-15,-6 -13,-22 -11,-40Z"
_CHEEK = "M14,-12 C24,-4 36,-6 46,-14 L40,14 C30,10 20,6 14,-12Z"
_BROW_HOLLOW = "M12,-48 C14,-36 18,-30 30,-30 C38,-30 42,-36 46,-40 L40,-60Z"
_MUZZLE = "M0,22 C8,20 22,20 28,30 C32,40 22,48 10,46 C4,45 0,42 0,38Z"
_CHIN = "M-9,46 C-4,50 4,50 9,46 C9,56 4,62 0,64 C-4,62 -9,56 -9,46Z"
_EYE = "M10,-14 C14,-24 26,-28 37,-24 C33,-14 22,-9 10,-14Z"
_TEAR = "M10,-14 C12,-6 13,2 16,10 C12,6 9,-2 7,-12Z"
_BROW: list[Knot] = [(8, -26), (18, -34), (31, -35), (42, -28)]
_NOSE = "M-19,12 C-12,6 12,6 19,12 C19,20 9,26 3,29 L0,31 L-3,29 C-9,26 -19,20 -19,12Z"
_NOSE_LIGHT = "M-12,12 C-6,9 6,9 12,12 C6,14 -6,14 -12,12Z"
_MOUTH = ("M0,30 L0,41", "M0,41 C6,49 19,49 25,40 M0,41 C-6,49 -19,49 -25,40")
_WHISKERS = ((12, 33), (18, 31), (15, 38), (21, 37))


def draw_lion(canvas: skia.Canvas, radius: float, seed: int = 6) -> None:
    """A lion's head seen from the front about (0, 0); its mane reaches about .9 `radius` px."""
    _mane(canvas, radius, random.Random(seed))

    def shape(path: skia.Path | str, side: int = 1) -> skia.Path:
        whole = svg_path(path) if isinstance(path, str) else path
        return transformed(whole, side * radius / 100, radius / 100)

    sides = (1, -1)
    for side in sides:
        paper(
            canvas,
            shape(circle(38, -44, 15), side),
            "#B5852F",
            radius * 0.02,
            rim=0.7,
            rim_width=radius * 0.014,
        )
        fill(canvas, shape(circle(37, -42, 8), side), "#5A3614")
    face = shape(_FACE)
    light: list[Stop] = [(0, "#FFEDB4"), (0.45, "#E3B95E"), (1, "#9C6C28")]
    fur = linear((-radius * 0.4, -radius * 0.5), (radius * 0.35, radius * 0.55), light)
    paper(canvas, face, fur, radius * 0.04, rim=0.9, rim_width=radius * 0.018, texture=0.5)
    with clipped(canvas, face):
        fill(canvas, shape(_NOSE_BRIDGE), "#FFF6D8", 0.62, blur=radius * 0.012)
        for side in sides:
            fill(canvas, shape(_CHEEK, side), "#8A5A20", 0.35, blur=radius * 0.03)
            fill(canvas, shape(_BROW_HOLLOW, side), "#B5802F", 0.30, blur=radius * 0.03)
        muzzle = linear((0, radius * 0.2), (0, radius * 0.48), [(0, "#FFF6DC"), (1, "#D9B26A")])
        for side in sides:
            fill(canvas, shape(_MUZZLE, side), muzzle)
    fill(canvas, shape(_CHIN), "#F6DDA0")
    brow = tapered(
        spline(_BROW), 1, width=lambda t: 5.2 * math.sin(math.pi * (0.15 + 0.8 * t)) + 0.6, step=1.5
    )
    for side in sides:
        fill(canvas, shape(_EYE, side), _DARK)
        fill(canvas, shape(circle(23, -18.6, 4.6), side), "#FFD76A")
        fill(canvas, shape(circle(22.4, -18.6, 2.2), side), _DARK)
        fill(canvas, shape(_TEAR, side), _DARK, 0.85)
        fill(canvas, shape(brow, side), _DARK, 0.85)
        for x, y in _WHISKERS:
            fill(canvas, shape(circle(x, y, 1.5), side), _DARK, 0.75)
    fill(canvas, shape(_NOSE), _DARK)
    fill(canvas, shape(_NOSE_LIGHT), "#8A5A3A", 0.8)
    for line in _MOUTH:
        stroke(canvas, shape(line), _DARK, radius * 0.03, 0.95)


def _mane(canvas: skia.Canvas, radius: float, rng: random.Random) -> None:
    for count, root, length, width, turn, light, dark in _MANE:
        for i in range(count):
            angle = 360 / count * i + turn - 90
            reach = length * rng.uniform(0.9, 1.1)
            x, y = polar((0, radius * 0.02), radius * root, angle)
            # Locks fall away from the crown of the head on both sides.
            falls = 1 if math.cos(math.radians(angle)) >= 0 else -1
            lock = transformed(_LOCK, radius * reach / 52, falls * radius * width * 0.55 / 30, angle, (x, y))
            shadow(canvas, lock, radius * 0.03, 0.55)
            tip = polar((0, 0), radius * (root + length), angle)
            fill(
                canvas,
                lock,
                linear(
                    polar((0, 0), radius * root * 0.8, angle),
                    tip,
                    [(0, dark), (0.5, light), (1, shade(light, 0.08))],
                ),
            )
            with clipped(canvas, lock):
                edge = (radius * 0.006, radius * 0.012)
                stroke(canvas, lock, "#FFF0C0", radius * 0.02, 0.65, blur=0.6, shift=edge)
