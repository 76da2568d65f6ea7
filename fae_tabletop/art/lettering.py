"""Words as paths, for the few that are part of a picture, like the wordmark."""

from functools import cache
from pathlib import Path

import skia

from fae_tabletop.art.geometry import Point

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"


@cache
def _typeface(font: str) -> skia.Typeface:
    path = FONTS / font
    if not path.is_file():
        raise FileNotFoundError(f"no font cut {font} in {FONTS}")
    return skia.Typeface.MakeFromFile(str(path))


def text_path(
    words: str, font: str, size: float, at: Point = (0.0, 0.0), tracking: float = 0.0
) -> tuple[skia.Path, float]:
    """The outline of a line of words and its width in px.

    `font` is a file under assets/fonts, `size` the em in px, `at` the left end of the base line, `tracking`
    the extra space between letters in em. Letters are kerned.

    Raises FileNotFoundError when the cut is missing.
    """
    typeface = _typeface(font)
    face = skia.Font(typeface, size)
    face.setSubpixel(True)
    face.setHinting(skia.FontHinting.kNone)
    face.setLinearMetrics(True)
    glyphs = face.textToGlyphs(words)
    advances = [width + tracking * size for width in face.getWidths(glyphs)]
    if len(glyphs) > 1:
        kerning = typeface.getKerningPairAdjustments(glyphs) or []
        for i, units in enumerate(kerning):
            advances[i] += units * size / typeface.getUnitsPerEm()
    path = skia.Path()
    path.setFillType(skia.PathFillType.kEvenOdd)
    x = at[0]
    for glyph, advance in zip(glyphs, advances, strict=True):
        shape = face.getPath(glyph)
        if shape is not None and shape.countVerbs():
            # Variable fonts overlap their own strokes: without Simplify an even-odd fill has holes there.
            path.addPath(skia.Simplify(shape), x, at[1])
        x += advance
    return path, x - at[0] - tracking * size
