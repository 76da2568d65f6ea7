"""The round window a portrait of the cast is framed in: sky, disc, rings of stepped paper and foil."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.figures_recipe import Recipe, draw_recipe
from fae_tabletop.art.geometry import circle, difference, outset, rectangle
from fae_tabletop.art.light import disc, sky, stars
from fae_tabletop.art.paper import clipped, foil, glow, linear, paper, vignette
from fae_tabletop.art.picture import Painter, seeded

SIZE = 320.0  # px, width and height of a portrait


@dataclass(frozen=True, kw_only=True)
class Seat:
    """How somebody is framed: `recipe` none is whoever is drawn by a hand of his own.

    `moods` are the recipes of every mood but the neutral one. `at` is where the middle (head unit 48, 58) of the
    sitter stands in px, `scale` px a head unit; `air` is a key of SKIES, `tint` the disc behind, `rim` the edge,
    `kind` its foil.
    """

    recipe: Recipe | None
    air: str
    tint: Colour
    rim: Colour
    kind: str
    moods: Mapping[str, Recipe] = field(default_factory=dict)
    at: tuple[float, float] = (160.0, 160.0)
    scale: float = 1.3


def seat_recipe(canvas: skia.Canvas, seat: Seat, recipe: Recipe) -> None:
    """Draw a recipe where the sitter of a seat sits."""
    toward = 48 if recipe.facing_right else -48
    draw_recipe(canvas, recipe, seat.at[0] + toward * seat.scale, seat.at[1] - 58 * seat.scale, seat.scale)


def draw_medallion(canvas: skia.Canvas, seat: Seat, name: str, sitter: Painter) -> None:
    """Somebody in a round window, 320 x 320 px, corners transparent; the stars follow from the name."""
    middle = SIZE / 2
    outer, window = circle(middle, middle, middle - 6), circle(middle, middle, middle - 22)
    paper(
        canvas,
        outer,
        linear((0, 0), (SIZE, SIZE), [(0, shade(seat.rim, 0.12)), (1, shade(seat.rim, -0.06))]),
        5,
        0.7,
    )
    with clipped(canvas, window):
        box = (0.0, 0.0, SIZE, SIZE)
        sky(canvas, box, seat.air)
        stars(canvas, (0, 0, SIZE, 170), 26, seeded(name))
        glow(canvas, middle, 140, 190, mix(seat.tint, "moon", 0.3), 0.5)
        disc(canvas, middle, 146, 112, seat.tint)
        foil(canvas, circle(middle, 146, 106), seat.kind, 1.6, 0.5)
        sitter(canvas)
        vignette(canvas, box, 0.3)
    with clipped(canvas, outer):
        for step, lighter in ((0.0, 0.08), (6.0, 0.0)):
            ring = difference(
                rectangle(-20, -20, SIZE + 40, SIZE + 40), outset(window, step) if step else window
            )
            tones = linear(
                (0, 0),
                (SIZE, SIZE),
                [(0, shade(seat.rim, lighter + 0.06)), (1, shade(seat.rim, lighter - 0.06))],
            )
            paper(canvas, ring, tones, 6, 0.6, 2, shadow_strength=0.9)
    foil(canvas, outset(window, 6), seat.kind, 3)
    foil(canvas, circle(middle, middle, middle - 8), seat.kind, 2.4)
