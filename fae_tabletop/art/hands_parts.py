"""Parts of a hand of cut paper: skin, fingers, creases, nails and a ring.

Places and widths are pixels of the picture.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    circle,
    ellipse,
    outset,
    samples,
    spline,
    tapered,
    transformed,
)
from fae_tabletop.art.paper import clipped, fill, linear, paper, radial, stroke


@dataclass(frozen=True, kw_only=True)
class HandLook:
    """Colours of a hand: its skin lit, plain and shaded, the folds, the nails, the velvet and the stone.

    `foil` is the key of FOIL_RAMPS for the piping and the laurel of the cuff.
    """

    lit: Colour = "#FFEBD6"
    skin: Colour = "#EFCDB4"
    dim: Colour = "#A5708A"
    crease: Colour = "#8A4E62"
    nail: Colour = "#8468C8"
    velvet: Colour = "#22696A"
    lining: Colour = "#101F3C"
    stone: Colour = "#B4203E"
    foil: str = "gold"


@dataclass(frozen=True)
class Digit:
    """A finger: the way of its middle line from root to tip, and its width in px at shares of that way.

    The end is rounded off over the last `tip` of the way, the beginning over the first `root` (0: cut straight).
    """

    way: tuple[Point, ...]
    widths: tuple[tuple[float, float], ...]
    tip: float = 0.14
    root: float = 0.0

    def width(self, share: float) -> float:
        """The width in px at a share of the way, 0 at the root and 1 at the tip."""
        last_share, last = self.widths[0]
        wide = self.widths[-1][1]
        for place, value in self.widths:
            if share <= place:
                span = place - last_share
                t = (share - last_share) / span if span else 1.0
                wide = last + (value - last) * t * t * (3 - 2 * t)
                break
            last_share, last = place, value
        if share > 1 - self.tip:
            wide *= math.sqrt(max(0.0, 1 - ((share - 1 + self.tip) / self.tip) ** 2))
        if share < self.root:
            wide *= math.sqrt(max(0.0, 1 - ((self.root - share) / self.root) ** 2))
        return wide

    def line(self) -> skia.Path:
        """The middle line."""
        return spline(self.way)

    def outline(self) -> skia.Path:
        """The closed outline."""
        return skia.Simplify(tapered(self.line(), 0, width=self.width, step=1.5))

    def at(self, share: float) -> tuple[float, float, float, float]:
        """Place and unit direction at a share of the way."""
        place = samples(self.line(), 2)
        x, y, dx, dy, _ = min(place, key=lambda sample: abs(sample.share - share))
        return x, y, dx, dy


def _skin(path: skia.Path, look: HandLook, turn: float = 12.0) -> skia.Shader:
    """Skin lit from the upper left: the gradient crosses a path's bounds at `turn` degrees."""
    box = path.getBounds()
    cx, cy = box.centerX(), box.centerY()
    reach = max(34.0, min(box.width(), box.height()) * 0.62)
    dx, dy = math.cos(math.radians(turn)) * reach, math.sin(math.radians(turn)) * reach
    return linear(
        (cx - dx, cy - dy),
        (cx + dx, cy + dy),
        [(0, look.lit), (0.45, look.skin), (0.78, mix(look.skin, look.dim, 0.45)), (1, look.dim)],
    )


def draw_skin(
    canvas: skia.Canvas, path: skia.Path, look: HandLook, elevation: float = 7.0, turn: float = 12.0
) -> None:
    """A sheet of skin `elevation` px high, lit from its left side; `turn` degrees tilt that light."""
    paper(canvas, path, _skin(path, look, turn), elevation, 0.6, 2.4, 0.3, 0.5, 0.75)


def draw_digit(
    canvas: skia.Canvas, digit: Digit, look: HandLook, elevation: float = 7.0, turn: float = 8.0
) -> None:
    """One finger as a sheet `elevation` px high, with a soft light along its lit side."""
    outline = digit.outline()
    draw_skin(canvas, outline, look, elevation, turn)
    # A soft light runs down the side towards the moon.
    with clipped(canvas, outline):
        ridge: list[Point] = []
        for x, y, dx, dy, share in samples(digit.line(), 8):
            side = 1 if dy < 0 else -1
            ridge.append((x + side * dy * digit.width(share) * 0.2, y - abs(dx) * digit.width(share) * 0.16))
        stroke(canvas, spline(ridge), look.lit, 11, 0.5, blur=7)


def draw_fold(
    canvas: skia.Canvas, points: Sequence[Point], colour: Colour, width: float, alpha: float
) -> None:
    """A crease: a line that swells and tapers."""
    line = spline(points)
    path = tapered(line, 0, width=lambda share: width * math.sin(math.pi * share) ** 0.7 + 0.3, step=2)
    fill(canvas, path, colour, alpha, blur=0.5)


def draw_crease(
    canvas: skia.Canvas, digit: Digit, share: float, look: HandLook, spread: float = 0.36
) -> None:
    """The fold of a joint on the inner side of a finger: two short bows across it."""
    x, y, dx, dy = digit.at(share)
    half = digit.width(share) * spread
    for off, width, alpha in ((0.0, 3.2, 0.62), (9.0, 2.0, 0.4)):
        cx, cy = x + dx * off, y + dy * off
        bow = 3.5
        draw_fold(
            canvas,
            [
                (cx - dy * half, cy + dx * half),
                (cx - dx * bow, cy - dy * bow),
                (cx + dy * half, cy - dx * half),
            ],
            look.crease,
            width,
            alpha,
        )


def draw_knuckle(canvas: skia.Canvas, digit: Digit, share: float, look: HandLook) -> None:
    """The bent joint of a finger from outside: a light upon it and bows round it."""
    x, y, dx, dy = digit.at(share)
    half = digit.width(share) * 0.5
    fill(canvas, ellipse(x - half * 0.14, y, half * 0.46, half * 0.4), "moon", 0.55, blur=8)
    for off, spread, alpha in ((-0.34, 0.34, 0.26), (0.42, 0.46, 0.42), (0.62, 0.3, 0.24)):
        cx, cy = x + dx * half * off, y + dy * half * off
        bow = half * (0.15 if off > 0 else -0.1)
        draw_fold(
            canvas,
            [
                (cx - half * spread, cy),
                (cx, cy + bow),
                (cx + half * spread, cy),
            ],
            look.crease,
            2.4,
            alpha,
        )


def draw_nail(
    canvas: skia.Canvas, root: Point, tip: Point, width: float, look: HandLook, elevation: float = 2.0
) -> None:
    """A long, pointed nail from its root to its tip."""
    length = math.dist(root, tip)
    turn = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
    half = width / 2
    points: list[Knot] = [
        (0, 0),
        (length * 0.08, -half * 0.8),
        (length * 0.42, -half),
        (length * 0.76, -half * 0.6),
        (length, 0, "c"),
        (length * 0.76, half * 0.6),
        (length * 0.42, half),
        (length * 0.08, half * 0.8),
    ]
    shape = transformed(spline(points, closed=True), 1, turn=turn, at=root)
    tones = linear(
        (root[0] - half, root[1] - half),
        tip,
        [(0, mix(look.nail, "moon", 0.62)), (0.5, look.nail), (1, shade(look.nail, -0.14))],
    )
    paper(canvas, shape, tones, elevation, 0.9, 1.8, 0.3, 0.2, 0.7)
    shine = [(length * 0.18, -half * 0.34), (length * 0.5, -half * 0.46), (length * 0.8, -half * 0.14)]
    glint = transformed(
        tapered(spline(shine), 0, width=lambda t: 3.4 * math.sin(math.pi * t) + 0.2, step=2),
        1,
        turn=turn,
        at=root,
    )
    fill(canvas, glint, "moon", 0.75, blur=0.6)


def draw_ring(
    canvas: skia.Canvas, digit: Digit, share: float, look: HandLook, *, stone: bool, bow: float
) -> None:
    """A ring round a finger; `bow` px is how far its middle hangs, the stone is set on the outer side."""
    x, y, dx, dy = digit.at(share)
    half = digit.width(share) * 0.5
    arc: list[Point] = []
    for i in range(7):
        aside = i / 3 - 1
        sink = bow * (1 - aside * aside)
        arc.append((x - dy * half * aside + dx * sink, y + dx * half * aside + dy * sink))
    band = spline(arc)
    with clipped(canvas, outset(digit.outline(), 1.2)):
        stroke(canvas, band, "ink", 15, 0.5, blur=3, shift=(2, 5))
        stroke(canvas, band, "#6E4A16", 13)
        stroke(canvas, band, "#D9A94A", 10.5)
        stroke(canvas, band, "#FFF3C4", 3, 0.95, shift=(-1, -2.4))
    if not stone:
        return
    cx, cy = x + dx * bow, y + dy * bow
    rim = linear((cx - 16, cy - 18), (cx + 16, cy + 18), [(0, "#FFF3C4"), (0.5, "#C8993F"), (1, "#6E4A16")])
    for i in range(10):
        angle = 2 * math.pi * i / 10
        paper(
            canvas,
            circle(cx + 14.5 * math.cos(angle), cy + 17.5 * math.sin(angle), 4.4),
            rim,
            1.5,
            0.8,
            1.2,
            texture=0.0,
        )
    paper(canvas, ellipse(cx, cy, 14.5, 17.5), rim, 3, 0.9, 1.4, texture=0.1)
    gem = ellipse(cx, cy, 10.5, 13.5)
    fill(
        canvas,
        gem,
        radial(
            (cx - 4, cy - 6),
            20,
            [(0, mix(look.stone, "moon", 0.55)), (0.4, look.stone), (1, shade(look.stone, -0.2))],
        ),
    )
    fill(canvas, ellipse(cx - 3.6, cy - 5.6, 3.2, 3.8), "moon", 0.9)
