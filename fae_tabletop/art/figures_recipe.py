"""A sitter as data: a face and the parts that are drawn on it, from the back to the front."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import skia

from fae_tabletop.art.figures import Face, Sitter
from fae_tabletop.art.figures_head import draw_head, draw_neck


class Part(NamedTuple):
    """A painter of the figure kit and the settings it is called with after the sitter."""

    painter: Callable[..., None]
    settings: Mapping[str, object]


def part(painter: Callable[..., None], **settings: object) -> Part:
    """A part of a recipe."""
    return Part(painter, settings)


HEAD = part(draw_head)
NECK = part(draw_neck)


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """A sitter: the face, its parts in drawing order, and behind all what only large pictures show."""

    face: Face
    parts: Sequence[Part]
    behind: Sequence[Part] = ()
    facing_right: bool = False


def draw_recipe(
    canvas: skia.Canvas,
    recipe: Recipe,
    x: float,
    y: float,
    scale: float,
    *,
    cut: skia.Path | None = None,
    behind: bool = True,
) -> Sitter:
    """Draw a sitter with head unit (0, 0) at canvas pixel (x, y), `scale` pixels a unit; returns the sitter.

    `cut`, in canvas pixels, trims every sheet, as a bust is trimmed to its foot; `behind` False leaves out
    the parts for large pictures.
    """
    sitter = Sitter(canvas, x, y, scale, recipe.face, facing_right=recipe.facing_right, cut=cut)
    for piece in (*(recipe.behind if behind else ()), *recipe.parts):
        piece.painter(sitter, **piece.settings)
    return sitter
