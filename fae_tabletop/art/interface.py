"""The catalogue of the interface's pictures: plates and foil."""

import skia

from fae_tabletop.art.controls import controls
from fae_tabletop.art.frames import frames
from fae_tabletop.art.paper import Stop, linear, make_paint
from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.art.plates import SCALE, Plate, sheets
from fae_tabletop.art.texture import foil_texture

PLATES: dict[str, Plate] = {plate.kind: plate for plate in sheets() + controls() + frames()}

_HEADER = f"""# The plates of this folder, for whoever stretches them. Lengths are logical px of {SCALE}
# picture pixels; four numbers are left, top, right, bottom.
#   size     the plate as painted, without its shadow
#   shadow   how far the picture reaches beyond the plate
#   insets   the slices that keep their size, counted from the edge of the picture
#   content  room between the plate's edge and its words
#   shift    how far the plate and its words move together
#   fixed    a plate of one shape, scaled as a whole

"""


def plates_toml() -> str:
    """The text of `assets/ui/plates.toml`."""
    return _HEADER + "\n".join(plate.toml() for plate in PLATES.values())


FOIL_SIZE = (1024, 256)
_FOIL_LIGHT: dict[str, list[Stop]] = {
    "gold": [
        (0, "#FFF9DF"),
        (0.30, "#F6DC92"),
        (0.54, "#D9A94A"),
        (0.60, "#BC8836"),
        (0.78, "#E9C877"),
        (1, "#FFF1C0"),
    ],
    "silver": [
        (0, "#FFFFFF"),
        (0.30, "#E1EBF4"),
        (0.54, "#A9BCD4"),
        (0.60, "#8496B4"),
        (0.78, "#CAD8E6"),
        (1, "#FFFFFF"),
    ],
}


def _foil(kind: str) -> Picture:
    """Foil to be multiplied through words: bright above, a dark horizon, bright at the foot."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = FOIL_SIZE
        area = skia.Rect.MakeWH(width, height)
        canvas.drawRect(area, make_paint(linear((0, 0), (0, height), _FOIL_LIGHT[kind])))
        canvas.drawRect(area, make_paint(foil_texture(kind), 0.32, blend=skia.BlendMode.kSoftLight))

    return Picture(f"ui/foil-{kind}", FOIL_SIZE, draw, quality=90, alpha=False)


def _foils() -> list[Picture]:
    return [_foil(kind) for kind in _FOIL_LIGHT]


PICTURES: dict[str, Picture] = catalogue([plate.picture() for plate in PLATES.values()] + _foils())
TEXTS: dict[str, str] = {"ui/plates.toml": plates_toml()}
