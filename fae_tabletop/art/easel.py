"""A place on a canvas at which things are told in units of their own, and laid as sheets of paper there."""

import math

import skia

from fae_tabletop.art.figures import Face, Outline, Sitter, Tones, knots
from fae_tabletop.art.geometry import circle, ellipse, polygon, spline, tapered, transformed

GOLD: Tones = ("#FFF3C4", "#D9A94A", "#7A5420")
"""Smooth gold from its lit to its far corner, for things too large for foil."""


class Easel(Sitter):
    """A sitter without a face: the figure kit's way of laying sheets, for creatures, things and whole figures.

    `x`, `y` are the canvas pixels of unit (0, 0) and `scale` is pixels a unit; the units are turned by `turn`
    degrees and, with `flip`, mirrored left and right first. Light comes from the upper left all the same.
    Whatever the figure kit can put on a sitter (cloth, plumes, horns, wreaths) can be put here too.
    """

    def __init__(
        self,
        canvas: skia.Canvas,
        x: float = 0.0,
        y: float = 0.0,
        scale: float = 1.0,
        *,
        turn: float = 0.0,
        flip: bool = False,
    ) -> None:
        super().__init__(canvas, x, y, scale, Face(), facing_right=flip)
        self.turn = turn

    def place(self, path: skia.Path) -> skia.Path:
        """The path, given in units, moved to canvas pixels."""
        across = -self.scale if self.facing_right else self.scale
        return transformed(path, across, self.scale, self.turn, (self.x, self.y))

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The canvas pixel of a point in units."""
        matrix = skia.Matrix()
        matrix.setScale(-self.scale if self.facing_right else self.scale, self.scale)
        matrix.postRotate(self.turn)
        matrix.postTranslate(self.x, self.y)
        point = matrix.mapXY(u, v)
        return point.x(), point.y()

    def lay(
        self,
        shape: Outline | skia.Path,
        tones: Tones,
        elevation: float = 7.0,
        *,
        rim: float = 0.6,
        dark: float = 0.35,
        texture: float = 0.6,
        rim_width: float = 2.2,
    ) -> skia.Path:
        """Lay a sheet: an outline in units, or a path that is already placed. Returns the placed path."""
        path = shape if isinstance(shape, skia.Path) else self.shape(shape)
        return self.sheet(
            path, tones, elevation=elevation, rim=rim, dark=dark, texture=texture, rim_width=rim_width
        )

    def dot(self, u: float, v: float, radius: float) -> skia.Path:
        """A placed disc."""
        return self.place(circle(u, v, radius))

    def oval(self, u: float, v: float, half_width: float, half_height: float) -> skia.Path:
        """A placed ellipse, upright in units."""
        return self.place(ellipse(u, v, half_width, half_height))

    def corners(self, outline: Outline) -> skia.Path:
        """A placed polygon with straight sides through points."""
        return self.place(polygon([(knot[0], knot[1]) for knot in knots(outline)]))

    def curve(self, outline: Outline) -> skia.Path:
        """A placed open curve through points."""
        return self.place(spline(knots(outline)))

    def strip(self, outline: Outline, start: float, end: float | None = None, step: float = 4.0) -> skia.Path:
        """A placed band along a curve, `start` units wide at its beginning and `end` (the same) at its end."""
        return self.place(tapered(spline(knots(outline)), start, end, step=step))

    def limb(self, outline: Outline, start: float, end: float, ends: float = 0.16) -> skia.Path:
        """A placed band along a curve whose two ends are rounded off over the share `ends` of its length."""

        def width(share: float) -> float:
            near = min(share, 1 - share) / ends
            rounding = 1.0 if near >= 1 else math.sqrt(max(0.0, 1 - (1 - near) ** 2))
            return (start + (end - start) * share) * rounding + 0.1

        return self.place(skia.Simplify(tapered(spline(knots(outline)), 0, width=width, step=2.0)))
