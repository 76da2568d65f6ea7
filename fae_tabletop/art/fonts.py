"""Makes the static font cuts under `assets/fonts/` from the variable fonts of the painting tools.

pygame cannot switch OpenType features on, so a cut carries its feature in the character map: lower case
letters lead to true small capitals, figures to their old-style or lining shapes.
"""

import importlib.util
import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Latin with its accents, general punctuation, currency, and the mathematical marks a rule text may need.
_RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x2010, 0x2044),
    (0x20AC, 0x20AC),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
)


@dataclass(frozen=True)
class Cut:
    """One static font: its package and file there, the weight, the features moved into the character map."""

    package: str
    source: str
    weight: int
    features: tuple[str, ...] = ()


CUTS: dict[str, Cut] = {
    "cormorant-sc-700.ttf": Cut("fontpkg_cormorant", "Cormorant[wght].ttf", 700, ("smcp",)),
    "cormorant-700-lnum.ttf": Cut("fontpkg_cormorant", "Cormorant[wght].ttf", 700, ("lnum",)),
    "ebgaramond-500.ttf": Cut("fontpkg_eb_garamond", "EBGaramond[wght].ttf", 500, ("onum",)),
    "ebgaramond-700.ttf": Cut("fontpkg_eb_garamond", "EBGaramond[wght].ttf", 700, ("onum",)),
    "ebgaramond-500-italic.ttf": Cut("fontpkg_eb_garamond", "EBGaramond-Italic[wght].ttf", 500, ("onum",)),
    "cinzel-700.ttf": Cut("fontpkg_cinzel", "Cinzel[wght].ttf", 700),
}

LICENCES: dict[str, str] = {
    "cormorant-OFL.txt": "fontpkg_cormorant",
    "ebgaramond-OFL.txt": "fontpkg_eb_garamond",
    "cinzel-OFL.txt": "fontpkg_cinzel",
}

MODIFIED = (
    "The fonts of this family in this folder are modified versions: one weight of the variable font,\n"
    "cut down to Latin, with small capitals or other figures moved into the character map.\n"
    "Their licence follows.\n"
)


def _folder(package: str) -> Path:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"{package} is needed to cut the fonts")
    return Path(found.origin).parent


def _single_substitutions(font: Any, feature: str) -> Iterator[tuple[str, str]]:
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != feature:
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                actual = getattr(subtable, "ExtSubTable", subtable)
                yield from getattr(actual, "mapping", {}).items()


def _make_cut(cut: Cut) -> bytes:
    # A fixed time stamp: the same source must give the same bytes.
    font = TTFont(_folder(cut.package) / "files" / cut.source, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {"wght": cut.weight})
    swaps: dict[str, str] = {}
    for feature in cut.features:
        swaps.update(_single_substitutions(font, feature))
    for table in font["cmap"].tables:
        characters = getattr(table, "cmap", {})
        for code, glyph in list(characters.items()):
            characters[code] = swaps.get(glyph, glyph)
    options = Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "calt"], hinting=False)
    options.recalc_timestamp = False
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in _RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    font["name"].setName("Modified: static, Latin, features in the character map", 10, 3, 1, 0x409)
    target = io.BytesIO()
    font.save(target)
    return target.getvalue()


def font_file(name: str) -> bytes:
    """The bytes of a file of `CUTS` or `LICENCES`; the same sources give the same bytes.

    Raises KeyError for any other name, ModuleNotFoundError when the source package is not installed.
    """
    if name in CUTS:
        return _make_cut(CUTS[name])
    licence = (_folder(LICENCES[name]) / "LICENSE").read_text(encoding="utf-8").strip()
    return f"{MODIFIED}\n{licence}\n".encode()
