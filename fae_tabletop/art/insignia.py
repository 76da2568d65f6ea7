"""The catalogue of the program's own signs: the wordmark, the crown of a winner and the program's icon."""

import skia

from fae_tabletop.art.blooms import rose, rosebud
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    Knot,
    rectangle,
    spline,
    tapered,
    transformed,
)
from fae_tabletop.art.icons import icon_path
from fae_tabletop.art.lettering import text_path
from fae_tabletop.art.light import halo_ring, stars
from fae_tabletop.art.ornaments import draw_crown
from fae_tabletop.art.paper import (
    Stop,
    clipped,
    down,
    fill,
    foil,
    glow,
    layer,
    linear,
    paper,
    stroke,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.scrolls import draw_scroll

# ---------------------------------------------------------------- wordmark

WORDMARK_SIZE = (1460, 372)
_LETTERS = 226.0  # px, the em of the wordmark
_BASE = 212.0  # px, its base line
_FACE: list[Stop] = [
    (0, "#FFF9DF"),
    (0.30, "#F6DC92"),
    (0.52, "#D9A94A"),
    (0.56, "#B98432"),
    (0.75, "#E9C877"),
    (1, "#FFF1C0"),
]


def _words() -> skia.Path:
    words, width = text_path("Fae Tabletop", "cormorant-sc-700.ttf", _LETTERS, tracking=0.015)
    return transformed(words, at=((WORDMARK_SIZE[0] - width) / 2, _BASE))


def _letters(canvas: skia.Canvas, words: skia.Path) -> None:
    """Gilt letters with a bevel, a dark edge and an engraved line, on a soft shadow."""
    canvas.save()
    canvas.translate(4, 14)
    fill(canvas, words, "ink", 0.8, blur=18)
    canvas.restore()
    stroke(canvas, words, "#1B1748", _LETTERS * 0.052, 0.95)
    for drop in (5, 4, 3, 2, 1):
        fill(canvas, transformed(words, at=(drop * 0.35, drop)), "#6A4415")
    top = _BASE - _LETTERS * 0.68
    fill(canvas, words, linear((0, top), (0, _BASE + 6), _FACE))
    with clipped(canvas, words):
        stroke(canvas, words, "#FFFDF0", 3.4, 0.9, blur=0.8, shift=(1.5, 2.6))
        stroke(canvas, words, "#6E4A16", 3.4, 0.7, blur=1.2, shift=(-1.5, -2.6))


# A briar that climbs a letter: its way, and its leaves as place, direction and length.
_BRIAR: list[Knot] = [(66, 236), (96, 196), (70, 160), (98, 122), (74, 92), (92, 52)]
_BRIAR_LEAVES = (
    (92, 203, 20, 34),
    (74, 172, 190, 38),
    (96, 130, -24, 40),
    (78, 100, 200, 34),
    (86, 66, -20, 32),
)


def _letter_briar(canvas: skia.Canvas, at: tuple[float, float], scale: float, turned: bool) -> None:
    """Wind a small briar with a bud round the stem of a letter."""
    canvas.save()
    canvas.translate(*at)
    canvas.scale(-scale if turned else scale, scale)
    with layer(canvas, (0, 0, 200, 260), elevation=5, strength=0.85):
        fill(canvas, tapered(spline(_BRIAR), 7, 3), "#2A5A48")
        stroke(canvas, spline(_BRIAR), "#7DB08A", 1.3, 0.6, shift=(-1, -1))
        for number, (x, y, turn, length) in enumerate(_BRIAR_LEAVES):
            leaf(canvas, (x, y), turn, length, length * 0.55, colour=("#2F6A58", "#3F7F5E")[number % 2])
        rosebud(canvas, (92, 56), -64, 13)
    canvas.restore()


def _flourish(canvas: skia.Canvas) -> None:
    """Two scrolls under the words, parted by a rose."""
    width = WORDMARK_SIZE[0]
    y = _BASE + 68
    for side in (1, -1):
        canvas.save()
        if side == -1:
            canvas.translate(width, 0)
            canvas.scale(-1, 1)
        draw_scroll(canvas, (width / 2 - 52, y), 180, 236, -1, 6.5, turns=1.1, bow=0.0, emboss=1.6)
        canvas.restore()
    middle = (width / 2, y)
    with layer(canvas, (width / 2 - 90, y - 70, width / 2 + 90, y + 70), elevation=6, strength=0.8):
        for turn in (0, 60, 120, 180, 240, 300):
            leaf(canvas, middle, turn, 58, 27, colour="#2F6A58" if turn % 120 else "#3F7F5E")
        rose(canvas, middle, 34, seeded("wordmark"), turn=12)


def _wordmark(canvas: skia.Canvas) -> None:
    _flourish(canvas)
    _letters(canvas, _words())
    _letter_briar(canvas, (10, 0), 1.0, False)


# ---------------------------------------------------------------- crown

CROWN_SIZE = (720, 460)


def _crown(canvas: skia.Canvas) -> None:
    draw_crown(canvas, (CROWN_SIZE[0] / 2, 300), 620, elevation=16)


# ---------------------------------------------------------------- icon

ICON_SIDE = 1024
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
_SMALL = 40  # px; below this the icon is drawn with fewer, heavier parts


def _small_icon(canvas: skia.Canvas) -> None:
    """A bold crown on a night sheet, for 16 and 32 px."""
    sheet = rectangle(20, 20, ICON_SIDE - 40, ICON_SIDE - 40, 200)
    fill(canvas, sheet, down(sheet, [(0, "#4A4AB0"), (1, "#241C5A")]))
    stroke(canvas, rectangle(48, 48, ICON_SIDE - 96, ICON_SIDE - 96, 180), "#E9C568", 44)
    crown = transformed(icon_path("crown"), 7.0, at=(512, 524))
    fill(canvas, crown, down(crown, [(0, "#FFF6CF"), (1, "#F0BE5A")]))


def _large_icon(canvas: skia.Canvas) -> None:
    """A crown before the moon, a rose at its foot."""
    sheet = rectangle(40, 34, ICON_SIDE - 80, ICON_SIDE - 80, 210)
    night: list[Stop] = [(0, "#3A46A8"), (0.5, "#5B4A94"), (1, "#1F1A4E")]
    paper(canvas, sheet, down(sheet, night), elevation=14, rim=0.5, rim_width=8)
    with clipped(canvas, sheet):
        stars(canvas, (60, 60, 964, 520), 46, seeded("icon"), largest=6)
        glow(canvas, 512, 448, 520, "halo", 0.45)
        halo_ring(canvas, 512, 448, 350, "gold", 28, "star", "#F2C270")
        hill = spline(
            [
                (0, 760, "c"),
                (260, 712),
                (512, 726),
                (780, 704),
                (1024, 756, "c"),
                (1024, 1024, "c"),
                (0, 1024, "c"),
            ],
            True,
        )
        dusk = linear((0, 690), (0, 1024), [(0, "#2A2466"), (1, "#100E30")])
        paper(canvas, hill, dusk, elevation=14, rim=0.4, rim_width=4)
    draw_crown(canvas, (512, 566), 700, elevation=22)
    at = (512.0, 832.0)
    with layer(canvas, (150, 640, 874, 1000), elevation=18, strength=0.85):
        for turn in (-6, 30, 150, 186, 214, -34):
            leaf(canvas, at, turn, 236, 104, "serrate", "#2F6A58" if turn % 3 else "#3F7F5E")
        rosebud(canvas, (at[0] - 116, at[1] - 20), -160, 44)
        rosebud(canvas, (at[0] + 116, at[1] - 20), -20, 44)
        rose(canvas, at, 104, seeded("icon rose"), turn=18)
    foil(canvas, rectangle(66, 60, ICON_SIDE - 132, ICON_SIDE - 132, 186), width=13, emboss=2.5)


def _icon(side: int) -> Picture:
    """The program's icon at a size; small ones have fewer and heavier parts."""

    def draw(canvas: skia.Canvas) -> None:
        canvas.scale(side / ICON_SIDE, side / ICON_SIDE)
        if side < _SMALL:
            _small_icon(canvas)
        else:
            _large_icon(canvas)

    name = "icon-1024" if side == ICON_SIDE else f"fae-tabletop-{side}"
    return Picture(f"icon/{name}", (side, side), draw, suffix=".png")


PICTURES: dict[str, Picture] = catalogue(
    [
        Picture("scene/wordmark", WORDMARK_SIZE, _wordmark, quality=92),
        Picture("scene/crown", CROWN_SIZE, _crown, quality=90),
        *(_icon(side) for side in (*ICON_SIZES, ICON_SIDE)),
    ]
)
