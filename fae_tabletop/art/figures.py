"""One sitter of the figure kit: a profile head, its neck and its face, placed on a canvas.

Everything is told in head units: the chin lies at v = 100, the crown of the skull at v = 0, the plane of the
face at u = 0, and the sitter looks to the left; `facing_right` mirrors the shapes, never the light.
"""

import math
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

import skia

from fae_tabletop.art.colour import Colour
from fae_tabletop.art.geometry import Knot, intersection, spline, tapered, transformed
from fae_tabletop.art.paper import Fill, clipped, fill, foil, linear, paper, stroke

Outline: TypeAlias = str | Sequence[Knot]
Tones: TypeAlias = Sequence[Colour]


@cache
def _read(text: str) -> tuple[Knot, ...]:
    found: list[Knot] = []
    for word in text.split():
        u, v = (float(number) for number in word.removesuffix("!").split(","))
        found.append((u, v, "c") if word.endswith("!") else (u, v))
    return tuple(found)


def knots(outline: Outline) -> Sequence[Knot]:
    """The knots of an outline; a string tells them as "u,v u,v! u,v", where "!" marks a corner."""
    return _read(outline) if isinstance(outline, str) else outline


@dataclass(frozen=True, kw_only=True)
class Profile:
    """What moves the outline of a face; 1 (or 0 for the last six) is the plain face.

    nose: length. hook: a bridge that juts and a tip that hangs. snub: a tip that turns up. brow: ridge over
    the eye. chin: how far it juts. lip: fullness. softness: 1 rounds brow and chin. slope: a forehead that
    leans back. jowl: flesh under the chin. neck: how thick. stoop: how far the head hangs forward.
    """

    nose: float = 1.0
    chin: float = 1.0
    brow: float = 1.0
    lip: float = 1.0
    neck: float = 1.0
    hook: float = 0.0
    snub: float = 0.0
    softness: float = 0.0
    slope: float = 0.0
    jowl: float = 0.0
    stoop: float = 0.0

    def head(self) -> list[Knot]:
        """The closed outline of skull and jaw, in head units."""
        tip = -8.5 * self.nose
        chin, soft, hook, snub = self.chin - 1, self.softness, self.hook, self.snub
        return [
            (30 + 6 * self.slope, 1),
            (16 + 5 * self.slope, 7),
            (8 + 3 * self.slope, 18),
            (5.2 - 1.2 * self.brow + soft + self.slope, 30),
            (3.4 - 1.8 * self.brow + soft * 2, 38.5),
            (6.6 + soft * 0.3, 45),
            (4.0 - 2.2 * hook, 51),
            (-1.2 + tip * 0.25 - 2.5 * hook + snub * 2.2, 57.5),
            (tip + 1.4, 62.4 - snub * 2 + hook * 2),
            (tip + 1.6, 65.2 - snub * 1.6 + hook * 3),
            (-2.6, 68.2),
            (2.2, 68.8, "c"),
            (2.0, 71.4),
            (0.3 - 0.6 * self.lip, 73.8),
            (0.6 - 0.6 * self.lip, 75.4),
            (3.0, 76.8, "c"),
            (0.7 - 0.1 * self.lip, 78.4),
            (1.0 - 0.2 * self.lip, 80.3),
            (3.6, 83.6),
            (4.6, 86.2),
            (2.8 - 1.6 * chin + soft * 0.8, 91),
            (3.2 - 2.6 * chin + soft, 95.5),
            (8.0, 99.8),
            (14.5, 100.4),
            (25, 98.2 + 3 * self.jowl),
            (35, 94.5 + 3 * self.jowl),
            (43, 89 + self.jowl),
            (49, 80),
            (53, 70),
            (62, 76),
            (74, 76),
            (84, 68),
            (89, 52),
            (88, 34),
            (80, 16),
            (66, 5),
            (48, -0.5),
        ]

    def neck_outline(self) -> list[Knot]:
        """The neck and the skin of the shoulders under the clothes; it leans forward like a living neck."""
        front, back, lean = 38 - 5 * (self.neck - 1), 80 + 9 * (self.neck - 1), 7 * self.stoop
        return [
            (26, 90, "c"),
            (front - 2, 102 + 3 * self.jowl),
            (front + 3, 113),
            (front + 4 + lean, 127),
            (front - 1 + lean, 141),
            (22 + lean, 155),
            (0 + lean, 168),
            (-14, 190, "c"),
            (124, 190, "c"),
            (116 + lean, 166),
            (100 + lean, 148),
            (back + 9 + lean, 132),
            (back + 2, 112),
            (back, 92),
            (84, 60, "c"),
            (42, 60, "c"),
        ]


@dataclass(frozen=True, kw_only=True)
class Face:
    """Colours and features of a face.

    lid: 0 closed to 1 wide open. eye: its size. frown: inner end of the brow lowered, in head units (negative
    raises it). smile: corner of the mouth raised, in head units. bushy: brow hairs. age: depth of the lines,
    0 to 1. lashes: drawn lashes and lid wing. freckles, grin: yes or no.
    """

    profile: Profile = field(default_factory=Profile)
    skin: str = "#F3D9C2"
    skin_shade: str = "#B98A8C"
    blush: str = "#D9788A"
    lips: str = "#C27272"
    iris: str = "#6A4A22"
    brow: str = "#1A1420"
    lid: float = 0.5
    eye: float = 1.22
    frown: float = 0.0
    smile: float = 0.0
    bushy: float = 0.0
    age: float = 0.0
    lashes: bool = False
    freckles: bool = False
    grin: bool = False


class Sitter:
    """A canvas, a place on it and the face that sits there; parts are drawn through its methods.

    `x`, `y` are the canvas pixels of head unit (0, 0), `scale` is pixels a unit. `cut`, when given, is a
    path in canvas pixels; every sheet is trimmed to it, as the base of a bust is.
    """

    def __init__(
        self,
        canvas: skia.Canvas,
        x: float,
        y: float,
        scale: float,
        face: Face,
        *,
        facing_right: bool = False,
        cut: skia.Path | None = None,
    ) -> None:
        self.canvas, self.x, self.y, self.scale, self.face = canvas, x, y, scale, face
        self.facing_right, self.cut = facing_right, cut

    def place(self, path: skia.Path) -> skia.Path:
        """The path, given in head units, moved to canvas pixels."""
        return transformed(
            path, -self.scale if self.facing_right else self.scale, self.scale, 0, (self.x, self.y)
        )

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The canvas pixel of a point in head units."""
        return self.x + (-u if self.facing_right else u) * self.scale, self.y + v * self.scale

    def shape(self, points: Outline) -> skia.Path:
        """A closed, placed curve through points in head units."""
        return self.place(spline(knots(points), closed=True))

    def sheet(
        self,
        path: skia.Path,
        tones: Tones,
        *,
        elevation: float = 3.0,
        rim: float = 0.6,
        dark: float = 0.32,
        texture: float = 0.6,
        rim_width: float = 0.9,
    ) -> skia.Path:
        """Lay a placed path as one sheet lit from the upper left; returns what was laid after the cut.

        `tones` run from the lit corner to the far one; `elevation` and `rim_width` are in head units.
        """
        if self.cut is not None:
            path = intersection(path, self.cut)
        box = path.getBounds()
        stops = [(index / (len(tones) - 1), tone) for index, tone in enumerate(tones)]
        gradient = linear((box.left(), box.top()), (box.right(), box.bottom()), stops)
        paper(
            self.canvas,
            path,
            gradient,
            elevation * self.scale,
            rim,
            max(1.4, rim_width * self.scale),
            dark,
            texture,
        )
        return path

    def fill(self, path: skia.Path, colour: Fill, alpha: float = 1.0, blur: float = 0.0) -> None:
        """Fill a placed path flat; `blur` is in head units."""
        fill(self.canvas, path, colour, alpha, blur * self.scale)

    def line(
        self, points: Outline, colour: Fill, width: float, alpha: float = 1.0, blur: float = 0.0
    ) -> None:
        """Draw an even line through points; width and blur in head units."""
        stroke(
            self.canvas,
            self.place(spline(knots(points))),
            colour,
            width * self.scale,
            alpha,
            blur * self.scale,
        )

    def ribbon(self, points: Outline, width: Callable[[float], float], step: float = 2.0) -> skia.Path:
        """A placed outline that follows points and is `width(t)` head units wide at 0 <= t <= 1."""
        return self.place(tapered(spline(knots(points)), 0, width=width, step=step))

    def stroke(self, points: Outline, colour: Fill, width: float, alpha: float = 1.0) -> None:
        """Draw a line that swells to `width` head units and tapers at both ends."""
        path = self.ribbon(
            points, lambda t: width * math.sin(math.pi * min(1, t * 0.94 + 0.03)) ** 0.75 + 0.1, 0.8
        )
        self.fill(path, colour, alpha)

    def gilt(
        self, path: skia.Path, kind: str = "gold", width: float | None = None, emboss: float = 0.8
    ) -> None:
        """Press a placed path in foil: filled, or as a line `width` head units wide."""
        foil(self.canvas, path, kind, None if width is None else width * self.scale, emboss)

    def clipped(self, path: skia.Path) -> AbstractContextManager[skia.Canvas]:
        """Within this context nothing is drawn outside a placed path."""
        return clipped(self.canvas, path)
