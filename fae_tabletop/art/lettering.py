"""Words as paths, for the few that are part of a picture, like the wordmark."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import skia
from fontTools.ttLib import TTFont

from fae_tabletop.art.geometry import Point

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"


@cache
def _typeface(font: str) -> skia.Typeface:
    path = FONTS / font
    if not path.is_file():
        raise FileNotFoundError(f"no font cut {font} in {FONTS}")
    return skia.Typeface.MakeFromFile(str(path))


@cache
def _font(font: str) -> TTFont:
    return TTFont(FONTS / font)


@cache
def _kerning(font: str, left: str, right: str) -> int:
    """How far two neighbouring glyphs move together, in font units (negative: closer)."""
    tables = _font(font)
    if "GPOS" not in tables:
        return 0
    positions = tables["GPOS"].table
    wanted = {
        index
        for record in positions.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(wanted):
        for subtable in positions.LookupList.Lookup[index].SubTable:
            found = _pair(getattr(subtable, "ExtSubTable", subtable), left, right)
            if found is not None:
                return found
    return 0


def _pair(subtable: Any, left: str, right: str) -> int | None:
    """The adjustment one pair table makes, None when it does not speak of the pair."""
    if type(subtable).__name__ != "PairPos" or left not in subtable.Coverage.glyphs:
        return None
    if subtable.Format == 1:
        pairs = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
        value = next((pair.Value1 for pair in pairs if pair.SecondGlyph == right), None)
        return None if value is None else getattr(value, "XAdvance", 0)
    first = subtable.ClassDef1.classDefs.get(left, 0)
    second = subtable.ClassDef2.classDefs.get(right, 0)
    value = subtable.Class1Record[first].Class2Record[second].Value1
    return getattr(value, "XAdvance", 0) if value is not None else 0


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
    names = [_font(font).getGlyphName(glyph) for glyph in glyphs]
    for i, (left, right) in enumerate(pairwise(names)):
        advances[i] += _kerning(font, left, right) * size / typeface.getUnitsPerEm()
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
