"""What backs of cards share: beams behind a window, banded paper round it, a half painted twice, and the finish."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.geometry import difference, outset, polar, polygon, rectangle
from fae_tabletop.art.paper import fill, grain, linear, paper, radial, stroke, vignette

Point = tuple[float, float]


def beams(
    canvas: skia.Canvas,
    middle: Point,
    count: int,
    halves: tuple[float, float],
    reach: float,
    fade: float,
    alpha: float,
) -> None:
    """Paint so many beams round a middle, by turns as many degrees broad to each side; their light ends at ``fade``."""
    for i in range(count):
        half = halves[0] if i % 2 else halves[1]
        turn = 360 / count * i
        beam = polygon([middle, polar(middle, reach, turn - half), polar(middle, reach, turn + half)])
        shine = radial(middle, fade, [(0, "#FFF0D8", alpha), (1, "#FFF0D8", 0.0)])
        fill(canvas, beam, shine, blend=skia.BlendMode.kScreen)


def banded(
    canvas: skia.Canvas,
    size: tuple[float, float],
    window: skia.Path,
    broad: float,
    step: float,
    tones: Sequence[str],
) -> skia.Path:
    """Lay sheets of paper round a window, each a ``step`` further out, ``broad`` together; returns the outer edge."""
    band = outset(window, broad)
    for n, tone in enumerate(tones):
        sheet = difference(band, outset(window, n * step) if n else window)
        fade = linear((0, 0), size, [(0, shade(tone, 0.04)), (0.5, tone), (1, shade(tone, 0.04))])
        paper(canvas, sheet, fade, 7 if n else 11, 0.5, shadow_strength=0.85)
    return band


def twice(canvas: skia.Canvas, middle: Point, part: Callable[[skia.Canvas], None]) -> None:
    """Paint a part, and once more turned half round: a back does not tell how it lies."""
    for turn in (0, 180):
        canvas.save()
        canvas.rotate(turn, *middle)
        part(canvas)
        canvas.restore()


def finished(canvas: skia.Canvas, size: tuple[float, float], corner: float, rough: float) -> None:
    """Lay grain and shadow over the whole, and a thin light along the edge."""
    w, h = size
    grain(canvas, (0, 0, w, h), rough)
    vignette(canvas, (0, 0, w, h), 0.4)
    stroke(canvas, rectangle(1.5, 1.5, w - 3, h - 3, corner - 1), "moon", 2, 0.22)
