"""Poses of the figure kit: a part of a sitter that is bowed, thrown back, hunched, pushed off or enlarged."""

from collections.abc import Sequence

import skia

from fae_tabletop.art.figures import Sitter
from fae_tabletop.art.figures_recipe import Part


class Posed(Sitter):
    """A sitter whose head units are turned about a pivot, scaled there and moved; the light stays where it is.

    `turn` is in degrees, positive lifts the chin whichever way the sitter looks; `shift` is in head units of
    the sitter it stands on.
    """

    def __init__(
        self,
        base: Sitter,
        *,
        turn: float = 0.0,
        pivot: tuple[float, float] = (56.0, 104.0),
        shift: tuple[float, float] = (0.0, 0.0),
        size: float = 1.0,
    ) -> None:
        super().__init__(
            base.canvas,
            base.x,
            base.y,
            base.scale,
            base.face,
            facing_right=base.facing_right,
            cut=base.cut,
        )
        self.base = base
        self.matrix = skia.Matrix()
        self.matrix.setTranslate(-pivot[0], -pivot[1])
        self.matrix.postScale(size, size)
        self.matrix.postRotate(turn)
        self.matrix.postTranslate(pivot[0] + shift[0], pivot[1] + shift[1])

    def place(self, path: skia.Path) -> skia.Path:
        """The path, given in posed head units, moved to canvas pixels."""
        moved = skia.Path()
        path.transform(self.matrix, moved)
        return self.base.place(moved)

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The canvas pixel of a point in posed head units."""
        point = self.matrix.mapXY(u, v)
        return self.base.at(point.x(), point.y())


def draw_posed(
    sitter: Sitter,
    *,
    parts: Sequence[Part],
    turn: float = 0.0,
    pivot: tuple[float, float] = (56.0, 104.0),
    shift: tuple[float, float] = (0.0, 0.0),
    size: float = 1.0,
) -> None:
    """Parts of a recipe in a pose of their own: a head that is bowed, a hat that falls, shoulders drawn up."""
    posed = Posed(sitter, turn=turn, pivot=pivot, shift=shift, size=size)
    for piece in parts:
        piece.painter(posed, **piece.settings)
