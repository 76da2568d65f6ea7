"""Pictures of Enthrone's board: slab, cells, rose beds, seams, marks, badges and the pawns' medals.

Everything that belongs to one cell has its centre at the cell's centre and the scale of `art.hexboard`.
"""

import math
from collections.abc import Iterator, Sequence

import skia

from fae_tabletop.art.blooms import Petals, rose
from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.flora import leaf, leaf_shape
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    hexagon,
    polar,
    polyline,
    spline,
    svg_path,
    transformed,
)
from fae_tabletop.art.hexboard import (
    CELL_SIZE,
    RADIUS,
    SLAB_LAYERS,
    SLAB_SIZE,
    board_picture,
    cell_sheet,
    gilt_line,
    hex_shape,
    slab_layer,
    space_angles,
    squashed,
    upright,
)
from fae_tabletop.art.hexmarks import CAPTURE, GHOST, MARKS, REFUSED, REGALIA, mark_painter
from fae_tabletop.art.icons import icon_path
from fae_tabletop.art.ornaments import draw_crown, draw_lion
from fae_tabletop.art.paper import (
    clipped,
    fill,
    foil,
    glow,
    layer,
    linear,
    paper,
    radial,
    shadow,
    stroke,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enthrone.art_roles import ROLES, role_emblem

R = RADIUS
PLAIN_KINDS = 4

# ---------------------------------------------------------------- cells


def _plain(number: int) -> Picture:
    def draw(canvas: skia.Canvas) -> None:
        # Four tones keep the garden from looking printed.
        inner = cell_sheet(canvas, "#356B5E", "#1B3E39", (-0.016, 0.0, 0.014, 0.026)[number])
        gilt_line(canvas, inner, 3, 0.45)
        shape, _ = leaf_shape(R * 0.26, R * 0.11)
        for i in range(6):
            foil(
                canvas,
                transformed(shape, turn=60 * i, at=polar((0, 0), R * 0.09, 60 * i)),
                emboss=0.8,
                alpha=0.38,
            )

    return board_picture(f"enthrone/cell-plain-{number}", CELL_SIZE, draw)


def _lion(canvas: skia.Canvas) -> None:
    gilt_line(canvas, cell_sheet(canvas, "#74304E", "#34142C"), R * 0.04)
    canvas.translate(0, -R * 0.01)
    upright(canvas)
    draw_lion(canvas, R * 0.60)


def _lion_left(canvas: skia.Canvas) -> None:
    """The hollow where a lion was: nobody may enter."""
    inner = cell_sheet(canvas, "#2C3852", "#182036")
    stroke(canvas, inner, "#7C8DB4", 3, 0.55, dash=(15, 12))
    hollow = circle(0, 0, R * 0.42)
    fill(canvas, hollow, "#0E1428", 0.60)
    stroke(canvas, hollow, "#8DA0C8", 2.6, 0.38, shift=(0, 3))
    with clipped(canvas, hollow):
        stroke(canvas, hollow, "#04060F", 16, 0.8, blur=8, shift=(6, 10))
    for i in range(12):
        line = polyline([polar((0, 0), R * 0.47, 30 * i), polar((0, 0), R * 0.58, 30 * i)])
        stroke(canvas, line, "#8DA0C8", 3.4, 0.28)


def _regalia(canvas: skia.Canvas) -> None:
    inner = cell_sheet(canvas, "#7C5AC0", "#30206A")
    gilt_line(canvas, inner, R * 0.05)
    glow(canvas, 0, 0, R * 0.95, "halo", 0.30)
    for i in range(24):
        outer = R * (0.64 if i % 2 else 0.70)
        ray = polyline([polar((0, 0), R * 0.46, 15 * i), polar((0, 0), outer, 15 * i)])
        gilt_line(canvas, ray, R * (0.022 if i % 2 else 0.04))
    glow(canvas, 0, 0, R * 0.8, "halo", 0.25)
    upright(canvas)
    draw_crown(canvas, (0, R * 0.15), R * 1.02, elevation=12)


_BED_LEAVES = ("#3F7A4E", "#2F6152", "#57965C", "#35604A")
_BED_ROSES = (
    Petals("rose", "rose-light", "rose-dark"),
    Petals("#D24462", "#FFB3BE", "rose-dark"),
    Petals("#9C1B3E", "#E35C78", "rose-dark"),
)
_BED_RINGS = ((1.0, 6, 1.0), (0.76, 6, 0.7), (0.54, 5, 0.5), (0.36, 4, 0.3))


def _florette(canvas: skia.Canvas) -> None:
    """A raised rose bed that fills the hex, plainly no place to stand."""
    bed = hex_shape(R - 5, 0.12)
    shadow(canvas, bed, R * 0.10, 0.7)
    ground = radial((-R * 0.3, -R * 0.4), R * 1.7, [(0, "#2B5A3C"), (1, "#0F2A22")])
    paper(canvas, bed, ground, elevation=10, rim=0.55, rim_width=5)
    gilt_line(canvas, hex_shape(R - 15, 0.10), 4.2, 0.8)
    rng = seeded("enthrone/cell-florette")
    with clipped(canvas, bed):
        for _ in range(46):
            angle = rng.uniform(0, 360)
            at = polar((0, 0), R * rng.uniform(0.35, 0.84), angle)
            leaf(canvas, at, angle + rng.uniform(-60, 60), R * 0.30, R * 0.17, colour=rng.choice(_BED_LEAVES))
    places = [(*polar((0, 0), R * 0.55, angle), 0.265) for angle in space_angles()] + [(0.0, 0.0, 0.34)]
    with layer(canvas, (-R * 1.18, -R * 1.1, R * 1.18, R * 1.1), elevation=R * 0.08, strength=0.8):
        for x, y, _ in places:
            for turn in (20, 140, 260):
                colour = "#5A9A5E" if turn == 20 else "#3C7550"
                leaf(canvas, (x, y), turn + math.degrees(math.atan2(y, x)), R * 0.36, R * 0.19, colour=colour)
        for i, (x, y, size) in enumerate(places):
            rose(
                canvas,
                (x, y),
                R * size,
                seeded("enthrone/cell-florette", i),
                _BED_ROSES[i % 3],
                31 * i,
                _BED_RINGS,
                False,
            )
    # Foil leaves point to the six spaces that the bed joins.
    pointer, _ = leaf_shape(R * 0.24, R * 0.11)
    for angle in space_angles():
        shape = transformed(pointer, turn=angle, at=polar((0, 0), R * 0.80, angle))
        shadow(canvas, shape, 5, 0.7)
        foil(canvas, shape, emboss=1.2)


def _cells() -> Iterator[Picture]:
    for number in range(PLAIN_KINDS):
        yield _plain(number)
    yield board_picture("enthrone/cell-lion", CELL_SIZE, _lion)
    yield board_picture("enthrone/cell-lion-left", CELL_SIZE, _lion_left)
    yield board_picture("enthrone/cell-regalia", CELL_SIZE, _regalia)
    yield board_picture("enthrone/cell-florette", CELL_SIZE, _florette)
    for name in SLAB_LAYERS:
        yield board_picture(f"enthrone/slab-{name}", SLAB_SIZE, slab_layer(name))


# ---------------------------------------------------------------- seams

SEAMS_SIDE = int(11.2 * R)  # px
# Where the four pieces of the Lions' Court meet, in radii, for the upper and left half.
_SEAM_DOWN: Sequence[Knot] = (
    (0, 0.9),
    (0, 1.7),
    (-0.16, 2.2),
    (-0.30, 2.5),
    (0, 2.8),
    (0.30, 3.1),
    (0.1, 3.5),
    (0, 4.2),
    (0, 6.14),
)
_SEAM_ACROSS: Sequence[Knot] = (
    (0.9, 0),
    (1.6, 0),
    (2.1, 0.2),
    (2.45, 0.3),
    (2.7, 0),
    (3.0, -0.3),
    (3.5, -0.12),
    (4.2, 0),
    (5.08, 0),
)


def _seams(canvas: skia.Canvas) -> None:
    for knots in (_SEAM_DOWN, _SEAM_ACROSS):
        for turn in (0, 180):
            line = transformed(spline(knots), R, turn=turn)
            stroke(canvas, line, "moon", 3.2, 0.28, shift=(2.5, 3.8))
            stroke(canvas, line, "#060814", 5, 0.75)


# ---------------------------------------------------------------- badges, medals, way signs

BADGE_SIDE = 96  # px
_BADGES: dict[str, tuple[str, Colour, Colour]] = {
    "capture": ("swords", CAPTURE, "#2A0410"),
    "regalia": ("crown", REGALIA, "#3A2604"),
    "refused": ("lock", REFUSED, "#2A0410"),
    "laurel": ("laurel", REGALIA, "#3A2604"),
    "swords": ("swords", CAPTURE, "#2A0410"),
    "lock": ("lock", "#A9B6DC", "#101630"),
}


def _badge(name: str) -> Picture:
    icon, colour, ink = _BADGES[name]
    middle = (BADGE_SIDE / 2, BADGE_SIDE / 2 - 2)

    def draw(canvas: skia.Canvas) -> None:
        disc = circle(*middle, 38)
        shadow(canvas, disc, 7, 0.8)
        light = (middle[0] - 10, middle[1] - 12)
        stops = [(0, mix(colour, "moon", 0.35)), (0.6, colour), (1, shade(colour, -0.06))]
        fill(canvas, disc, radial(light, 70, stops))
        stroke(canvas, circle(*middle, 34), ink, 3, 0.5)
        fill(canvas, transformed(icon_path(icon), 0.50, at=middle), ink)

    return Picture(f"enthrone/badge-{name}", (BADGE_SIDE, BADGE_SIDE), draw, quality=90)


MEDAL_SIDE = 160  # px


def _medal(pawn: str) -> Picture:
    role = ROLES[pawn]
    x, y, radius = 80.0, 78.0, 70.0

    def draw(canvas: skia.Canvas) -> None:
        disc = circle(x, y, radius)
        shadow(canvas, disc, 8, 0.6)
        light = (x - radius * 0.3, y - radius * 0.4)
        stops = [(0, shade(role.deep, 0.06)), (1, shade(role.deep, -0.12))]
        fill(canvas, disc, radial(light, radius * 1.7, stops))
        foil(canvas, circle(x, y, radius - 4), role.foil, width=9, emboss=1.4)
        stroke(canvas, circle(x, y, radius - 10), "ink", 2, 0.35)
        emblem = transformed(role_emblem(pawn), radius * 0.0125, at=(x, y + 1))
        fill(canvas, transformed(emblem, at=(2, 4)), "ink", 0.5, blur=3)
        fill(canvas, emblem, role.ink)

    return Picture(f"enthrone/medal-{pawn}", (MEDAL_SIDE, MEDAL_SIDE), draw, quality=90)


def _chevrons(canvas: skia.Canvas) -> None:
    """Three chevrons that point to the right, the way a pawn went."""
    shape = transformed(svg_path("M-6,-6 L5,0 L-6,6 L-3,0Z"), 4)
    for i, alpha in enumerate((0.55, 0.78, 1.0)):
        chevron = transformed(shape, at=(36.0 + 44 * i, 40))
        shadow(canvas, chevron, 4, 0.6)
        fill(canvas, chevron, "#D9D4FF", alpha)


STRAND_SIZE = (240, 72)


def _strand(canvas: skia.Canvas) -> None:
    """A leafy foil twig from left to right; one wave, so that pieces join end to end."""
    width, height = STRAND_SIZE

    def wave(x: float) -> float:
        return height / 2 + 9 * math.sin(2 * math.pi * x / width)

    line = spline([(x, wave(x)) for x in range(-60, width + 61, 10)])
    stroke(canvas, line, "#FFE9A6", 20, 0.26, blur=7)
    stroke(canvas, line, "#2A1608", 11, 0.7)
    outline, _ = leaf_shape(30, 15)
    for i in range(-1, 7):
        x, side = 20.0 + 40 * i, -1 if i % 2 else 1
        placed = transformed(outline, turn=44 * side, at=(x, wave(x)))
        stroke(canvas, placed, "#2A1608", 3.4, 0.6)
        tip = polar((x, wave(x)), 30, 44 * side)
        fill(canvas, placed, linear((x, wave(x)), tip, [(0, "#E8C468"), (1, "#FFF4C8")]))
    stroke(canvas, line, "#FFE9A6", 5.4)


GHOST_TILE_SIZE = (180, 198)


def _ghost_tile(canvas: skia.Canvas) -> None:
    """The dashed hex round a tile that is not there yet."""
    edge = hexagon((90, 99), 90, flat=False, rounding=0.08)
    stroke(canvas, edge, "#0A0E22", 9, 0.45)
    stroke(canvas, edge, GHOST, 5.4, 0.95, dash=(14, 11))


def _signs() -> Iterator[Picture]:
    yield Picture(
        "enthrone/seams-lions_court",
        (SEAMS_SIDE, SEAMS_SIDE),
        squashed((SEAMS_SIDE, SEAMS_SIDE), _seams),
        quality=80,
    )
    for name in MARKS:
        yield board_picture(f"enthrone/mark-{name}", CELL_SIZE, mark_painter(name), quality=90)
    # White ones, for other palettes to be multiplied through.
    for name in ("move", "capture", "regalia", "refused"):
        yield board_picture(
            f"enthrone/mark-{name}-pale", CELL_SIZE, mark_painter(name, "#FFFFFF"), quality=90
        )
    for name in _BADGES:
        yield _badge(name)
    for pawn in ROLES:
        yield _medal(pawn)
    yield Picture("enthrone/chevrons", (160, 80), _chevrons)
    yield Picture("enthrone/strand", STRAND_SIZE, _strand)
    yield Picture("enthrone/ghost-tile", GHOST_TILE_SIZE, _ghost_tile)


PICTURES: dict[str, Picture] = catalogue([*_cells(), *_signs()])
