"""Identity cards of the eight pawns: the full card, its small face and the common back."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import skia

from fae_tabletop.art.blooms import BERRY, ROSE, Petals, rose, rosebud
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.figures_pedestal import draw_disc
from fae_tabletop.art.flora import briar, leaf
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    difference,
    hexagon,
    inset,
    intersection,
    outset,
    polar,
    polygon,
    rectangle,
    svg_path,
    transformed,
)
from fae_tabletop.art.ornaments import draw_crown
from fae_tabletop.art.paper import (
    clipped,
    down,
    fill,
    foil,
    grain,
    layer,
    linear,
    make_paint,
    paper,
    radial,
    stroke,
    vignette,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.scrolls import draw_scroll
from fae_tabletop.games.enthrone.art import (
    PAWN_FOOT,
    PAWN_SIZE,
    PORTRAIT_SIZE,
    TILE_SIZE,
    arch,
    draw_scene,
    placed_emblem,
)
from fae_tabletop.games.enthrone.art_roles import ROLES, Role

CARD_SIZE = (750, 1050)
SMALL_SIZE = (300, 420)
CORNER = 42.0

# Boxes in the master, px: left, top, width, height.
NAME_BOX = (150, 604, 450, 78)
HEADING_BOX = (78, 722, 594, 44)
ROWS = tuple((66, 774 + 76 * i, 618, 68) for i in range(3))
SMALL_NAME_BOX = (46, 352, 208, 40)

# Blooms at the banner: what grows on the card, by the pawn's foil.
BLOOMS: dict[str, Petals] = {"gold": ROSE, "silver": BERRY, "copper": Petals("#E0722E", "#FFC07A", "#6E2410")}


def _banner(canvas: skia.Canvas, centre: float, top: float, width: float, height: float, role: Role) -> None:
    """An empty ribbon with swallow tails in the pawn's colours."""
    half, bend, rise = width / 2, width * 0.2, height * 0.12
    for side in (-1, 1):
        x = centre + side * half
        tail = svg_path(
            f"M{x - side * 8},{top + height * 0.2} L{x + side * 44},{top + height * 0.3} "
            f"L{x + side * 26},{top + height * 0.68} L{x + side * 46},{top + height * 1.08} "
            f"L{x - side * 20},{top + height * 0.96}Z"
        )
        paper(canvas, tail, shade(role.deep, -0.06), 5, shadow_strength=0.8)
    body = svg_path(
        f"M{centre - half},{top + rise} "
        f"C{centre - bend},{top - rise} {centre + bend},{top - rise} {centre + half},{top + rise} "
        f"L{centre + half},{top + height + rise * 0.4} "
        f"C{centre + bend},{top + height - rise * 1.6} {centre - bend},{top + height - rise * 1.6} "
        f"{centre - half},{top + height + rise * 0.4}Z"
    )
    paper(
        canvas,
        body,
        down(body, [(0, mix(role.deep, role.bright, 0.4)), (0.5, role.deep), (1, shade(role.deep, -0.05))]),
        9,
        0.6,
        shadow_strength=0.85,
    )
    foil(canvas, inset(body, height * 0.09), role.foil, 1.8, 0.5)


def draw_identity(canvas: skia.Canvas, pawn: str) -> None:
    """The identity card, 750 x 1050 px; ribbon and lower panel are left empty for words drawn at run time."""
    width, height = CARD_SIZE
    role = ROLES[pawn]
    card = rectangle(0, 0, width, height, CORNER)
    window = arch(66, 66, width - 66, 672)
    plum, outer = mix(role.deep, "#2B1548", 0.55), mix(role.deep, "#1B1038", 0.6)
    with clipped(canvas, card):
        fill(canvas, card, outer)
        with clipped(canvas, outset(window, 3)):
            canvas.save()
            canvas.translate(66, 66)
            draw_scene(canvas, pawn, width - 132, 640, 292)
            canvas.restore()
        full = rectangle(-60, -60, width + 120, height + 120)
        for step, tone in ((0.0, mix(role.bright, plum, 0.55)), (13.0, plum), (26.0, outer)):
            sheet = difference(full, outset(window, step) if step else window)
            tones = linear(
                (0, 0), (width * 0.4, height), [(0, shade(tone, 0.05)), (0.5, tone), (1, shade(tone, -0.04))]
            )
            paper(canvas, sheet, tones, 8 if step else 13, 0.42, 2.4, shadow_strength=0.85)
        foil(canvas, outset(window, 26), role.foil, 3.2)
        foil(canvas, outset(window, 33), role.foil, 1.2, 0.5)
        foil(canvas, rectangle(15, 15, width - 30, height - 30, 30), role.foil, 2.8)
        foil(canvas, rectangle(22, 22, width - 44, height - 44, 25), role.foil, 1.1, 0.5)
        for side in (1, -1):
            with _mirrored(canvas, side, width):
                draw_scroll(canvas, (40, 40), 12, 150, 1, width=3.4, kind=role.foil)
                draw_scroll(canvas, (40, 40), 78, 150, -1, width=3.4, kind=role.foil)
                foil(canvas, circle(40, 40, 6), role.foil)
        panel = rectangle(44, 702, width - 88, 308, 22)
        paper(
            canvas,
            panel,
            down(panel, [(0, mix("#2A2858", role.deep, 0.25)), (1, mix("#15173A", role.deep, 0.12))]),
            7,
            0.5,
            2,
            shadow_strength=0.8,
        )
        foil(canvas, inset(panel, 8), role.foil, 1.4, 0.5)
        for left, top, wide, tall in ROWS:
            row = rectangle(left, top, wide, tall, 12)
            fill(canvas, row, "ink", 0.5)
            stroke(canvas, row, "moon", 1.2, 0.14)
        for side in (1, -1):
            _corner_growth(canvas, role, side, pawn)
        _banner(canvas, width / 2, NAME_BOX[1], NAME_BOX[2] + 74, NAME_BOX[3], role)
        for side in (1, -1):
            _banner_blooms(canvas, role, side)
        draw_disc(canvas, width / 2, 62, 46, role, placed_emblem(pawn, width / 2, 62, 30))
        grain(canvas, (0, 0, width, height), 0.3)
        vignette(canvas, (0, 0, width, height), 0.3)
        stroke(canvas, rectangle(1.5, 1.5, width - 3, height - 3, CORNER - 1), "moon", 2, 0.22)


@contextmanager
def _mirrored(canvas: skia.Canvas, side: int, width: float) -> Iterator[None]:
    """Draw on the left half or, with side -1, on its mirror image; for foil only, since light is mirrored too."""
    canvas.save()
    if side < 0:
        canvas.translate(width, 0)
        canvas.scale(-1, 1)
    try:
        yield
    finally:
        canvas.restore()


def _corner_growth(canvas: skia.Canvas, role: Role, side: int, pawn: str) -> None:
    """A briar up one side of the panel; the two sides differ, and shapes are mirrored, never the light."""
    width, height = CARD_SIZE

    def x(value: float) -> float:
        return value if side > 0 else width - value

    knots: list[Knot] = [(x(96), 1022), (x(34), 1000), (x(26), 930), (x(44), 850), (x(28), 770), (x(44), 690)]
    box = (0, 560, 150, height) if side > 0 else (width - 150, 560, width, height)
    with layer(canvas, box, 7, 0.75):
        briar(
            canvas,
            knots,
            seeded(f"enthrone/card-{pawn}", side),
            8,
            3,
            "#1D3B33",
            "serrate" if side > 0 else "ovate",
            "leaf",
            44,
            42,
            thorns=role.foil != "silver",
        )


def _banner_blooms(canvas: skia.Canvas, role: Role, side: int) -> None:
    width, height = CARD_SIZE
    petals = BLOOMS[role.foil]

    def x(value: float) -> float:
        return value if side > 0 else width - value

    box = (0, 540, 190, height) if side > 0 else (width - 190, 540, width, height)
    with layer(canvas, box, 8, 0.7):
        for turn in (200, 150, 250):
            leaf(canvas, (x(72), 660), turn if side > 0 else 180 - turn, 52, 30, "serrate", "leaf")
        rosebud(canvas, (x(104), 610), -64 if side > 0 else -116, 18, petals)
        rose(canvas, (x(66), 648), 40, seeded("enthrone/rose", side), petals, 20 * side)
        rose(canvas, (x(70), 1006), 28, seeded("enthrone/rose", 2 + side), petals, 50 * side)


def draw_small_identity(canvas: skia.Canvas, pawn: str) -> None:
    """The small face, 300 x 420 px: picture, emblem and an empty ribbon at its foot."""
    width, height = SMALL_SIZE
    role = ROLES[pawn]
    card = rectangle(0, 0, width, height, 22)
    window = rectangle(13, 13, width - 26, height - 26, 14)
    with clipped(canvas, card):
        fill(canvas, card, mix(role.deep, "#1B1038", 0.4))
        with clipped(canvas, window):
            canvas.save()
            canvas.translate(-25, 13)
            draw_scene(canvas, pawn, width + 50, height - 26, 166)
            canvas.restore()
        sheet = difference(rectangle(-20, -20, width + 40, height + 40), window)
        paper(
            canvas,
            sheet,
            linear(
                (0, 0), (width, height), [(0, mix(role.bright, role.deep, 0.5)), (1, shade(role.deep, -0.04))]
            ),
            7,
            0.5,
            2,
            shadow_strength=0.9,
        )
        foil(canvas, outset(window, 1.5), role.foil, 2.6)
        foil(canvas, rectangle(4, 4, width - 8, height - 8, 18), role.foil, 1.6, 0.5)
        _, top, wide, tall = SMALL_NAME_BOX
        _banner(canvas, width / 2, top - 2, wide + 12, tall, role)
        draw_disc(canvas, 40, 42, 27, role, placed_emblem(pawn, 40, 42, 18))
        stroke(canvas, rectangle(1, 1, width - 2, height - 2, 21), "moon", 1.6, 0.25)


def draw_back(canvas: skia.Canvas) -> None:
    """The back of every identity card, 750 x 1050 px; turned half round it looks the same.

    A hexagon of the board holds two crowns foot to foot on a wheel of rays; roses lie on its six corners.
    """
    width, height = CARD_SIZE
    middle = (width / 2, height / 2)
    card = rectangle(0, 0, width, height, CORNER)
    with clipped(canvas, card):
        ground = linear((0, 0), (width, height), [(0, "#1A1440"), (0.5, "#2E2162"), (1, "#1A1440")])
        canvas.drawRect(skia.Rect.MakeWH(width, height), make_paint(ground))
        _diaper(canvas, width, height)
        window = hexagon(middle, 268, flat=False, rounding=0.06)
        with clipped(canvas, window):
            light = radial(
                middle,
                290,
                [(0, "#FFE0B4"), (0.24, "#E58AA0"), (0.52, "#7A4AA0"), (0.82, "#2C2A7A"), (1, "#131640")],
            )
            canvas.drawRect(skia.Rect.MakeWH(width, height), make_paint(light))
            for index in range(48):
                ray = polygon(
                    [
                        middle,
                        polar(middle, 320, 7.5 * index - (1.7 if index % 2 else 0.8)),
                        polar(middle, 320, 7.5 * index + (1.7 if index % 2 else 0.8)),
                    ]
                )
                canvas.drawPath(
                    ray,
                    make_paint(
                        radial(middle, 300, [(0, "#FFF0C8", 0.7), (1, "#FFF0C8", 0.0)]),
                        blend=skia.BlendMode.kScreen,
                    ),
                )
        frame = difference(outset(window, 62), window)
        for step, tone in ((0.0, "#7A54B8"), (16.0, "#54389A"), (32.0, "#33206E")):
            sheet = difference(outset(window, 62), outset(window, step) if step else window)
            paper(
                canvas,
                sheet,
                linear(
                    (0, 0), (width, height), [(0, shade(tone, 0.04)), (0.5, tone), (1, shade(tone, 0.04))]
                ),
                7 if step else 11,
                0.5,
                shadow_strength=0.85,
            )
        foil(canvas, outset(window, 32), "gold", 3.4)
        foil(canvas, outset(window, 40), "gold", 1.2, 0.5)
        foil(canvas, intersection(frame, frame), "gold", 2.8)
        for turn in (0, 180):
            canvas.save()
            canvas.rotate(turn, *middle)
            _half_back(canvas, width, height)
            canvas.restore()
        foil(canvas, rectangle(15, 15, width - 30, height - 30, 30), "gold", 3)
        foil(canvas, rectangle(23, 23, width - 46, height - 46, 24), "gold", 1.2, 0.5)
        grain(canvas, (0, 0, width, height), 0.3)
        vignette(canvas, (0, 0, width, height), 0.42)
        stroke(canvas, rectangle(1.5, 1.5, width - 3, height - 3, CORNER - 1), "moon", 2, 0.22)


def _diaper(canvas: skia.Canvas, width: float, height: float) -> None:
    """A net of small hexagons and four-leaved sprigs, tone on tone, symmetric about the middle."""
    petal = svg_path("M0,0 C14,-30 52,-40 100,0 C52,40 14,30 0,0Z")
    for row in range(-14, 15):
        for column in range(-9, 10):
            x, y = width / 2 + (column + 0.5 * (row % 2)) * 46, height / 2 + row * 40
            if not (-30 < x < width + 30 and -30 < y < height + 30):
                continue
            stroke(canvas, hexagon((x, y), 25, flat=False), "#6A54B0", 1.2, 0.35)
            for turn in (30, 90, 150, 210, 270, 330):
                fill(canvas, transformed(petal, 0.11, 0.09, turn, (x, y)), "#8A70D0", 0.4)


def _half_back(canvas: skia.Canvas, width: float, height: float) -> None:
    """What stands above the middle of the back; drawn once more turned half round."""
    middle = (width / 2, height / 2)
    for side in (1, -1):
        with _mirrored(canvas, side, width):
            draw_scroll(canvas, (50, 50), 8, 230, 1, width=4.4)
            draw_scroll(canvas, (50, 50), 82, 230, -1, width=4.4)
            draw_scroll(canvas, (64, 64), 45, 120, 1, width=3.4)
            foil(canvas, circle(54, 54, 9), "gold")
    foil(
        canvas,
        svg_path(f"M{width / 2},44 L{width / 2 + 14},62 L{width / 2},80 L{width / 2 - 14},62Z"),
        "gold",
    )
    for side in (1, -1):
        with _mirrored(canvas, side, width):
            draw_scroll(canvas, (width / 2 - 18, 62), 176, 150, -1, width=3.6, bow=0.0)
    draw_crown(canvas, (middle[0], middle[1] - 84), 216, 0.0, 9)
    knots: list[Knot] = [polar(middle, 312, angle) for angle in range(-176, 5, 20)]
    with layer(canvas, (0, 0, width, height), 9, 0.8):
        briar(canvas, knots, seeded("enthrone/back"), 10, 5, "#1F4A42", "serrate", "#3E7F66", 42, 50)
    with layer(canvas, (0, 0, width, height), 9, 0.75):
        for index, angle in enumerate((-150, -90, -30)):
            rose(
                canvas,
                polar(middle, 300, angle),
                (40, 54, 40)[index],
                seeded("enthrone/back-rose", index),
                ROSE,
                20 * index,
            )


def _texts() -> str:
    def line(name: str, box: tuple[float, ...]) -> str:
        return f"{name} = [{', '.join(str(round(value)) for value in box)}]"

    rows = ", ".join("[" + ", ".join(str(value) for value in row) + "]" for row in ROWS)
    return "\n".join(
        [
            "# Boxes of the pictures in this folder, px of the master: left, top, width, height.",
            "[identity]",
            line("size", CARD_SIZE),
            line("name", NAME_BOX),
            line("heading", HEADING_BOX),
            f"rows = [{rows}]",
            "",
            "[identity_small]",
            line("size", SMALL_SIZE),
            line("name", SMALL_NAME_BOX),
            "",
            "[portrait]",
            line("size", PORTRAIT_SIZE),
            line("window", (38, 36, PORTRAIT_SIZE[0] - 76, PORTRAIT_SIZE[1] - 70)),
            "",
            "[pawn]",
            line("size", PAWN_SIZE),
            line("foot", (PAWN_SIZE[0] / 2, PAWN_FOOT)),
            "",
            "[tile]",
            line("size", TILE_SIZE),
            "",
        ]
    )


TEXTS: dict[str, str] = {"enthrone/enthrone.toml": _texts()}

PICTURES: dict[str, Picture] = catalogue(
    [
        Picture("enthrone/back-identity", CARD_SIZE, draw_back),
        *(
            Picture(f"enthrone/identity-{pawn}", CARD_SIZE, partial(draw_identity, pawn=pawn))
            for pawn in ROLES
        ),
        *(
            Picture(f"enthrone/identity-{pawn}-small", SMALL_SIZE, partial(draw_small_identity, pawn=pawn))
            for pawn in ROLES
        ),
    ]
)
