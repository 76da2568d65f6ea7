"""What the cards share: their back, the reference card, emblems and marks as pictures, and the boxes for words."""

from functools import partial

import skia

from fae_tabletop.art.backs import banded, beams, finished, twice
from fae_tabletop.art.blooms import ROSE, berries, rose, rosebud
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures_props import draw_dagger
from fae_tabletop.art.flora import briar, leaf, leaf_shape
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    difference,
    inset,
    outset,
    polar,
    rectangle,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.icons import glyph_painter
from fae_tabletop.art.light import moon
from fae_tabletop.art.paper import (
    Stop,
    clipped,
    down,
    fill,
    foil,
    glow,
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
from fae_tabletop.art.vistas import H, W, draw_open_sky, draw_wood
from fae_tabletop.games.enemies_and_lovers.art import (
    CARD_SIZE,
    CORNER,
    FOLDER,
    KEY_BOX,
    NAME_BOX,
    RULES_BOX,
    SKIP_BOX,
    SMALL_KEY_BOX,
    SMALL_NAME_BOX,
    SMALL_SIZE,
    SMALL_SKIP_BOX,
    TYPE_BOX,
    WINDOW_BOX,
    draw_medallion,
)
from fae_tabletop.games.enemies_and_lovers.art_emblems import (
    EMBLEMS,
    bar_path,
    card_emblem,
    key_path,
    skipped_card,
)
from fae_tabletop.games.enemies_and_lovers.art_looks import BANNERS, CATEGORIES, CROWN_INK

REFERENCE_BOX = (84, 330, 582, 640)
_SMALL_ARCH = 6  # px the middle of the small banner is lifted above its ends
_MIDDLE = (W / 2, H / 2)
_GROUND = "#1B1238"


def _back_window() -> skia.Path:
    """Two arches foot to foot on a disc: the same when turned half round."""
    disc = circle(*_MIDDLE, 236)
    tall = rectangle(W / 2 - 150, 210, 300, H - 420, 150)
    return union(disc, tall)


def _diaper(canvas: skia.Canvas) -> None:
    """Small crossed daggers and rosettes over the ground, tone on tone, the same when turned half round."""
    petal = svg_path("M0,0 C14,-30 52,-40 100,0 C52,40 14,30 0,0Z")
    blade = svg_path(
        "M0,-15 L2.6,-9 L2.2,6 L7,6 L7,8.6 L1.6,8.6 L1.6,15 L-1.6,15 L-1.6,8.6 L-7,8.6 L-7,6 L-2.2,6 L-2.6,-9Z"
    )
    for row in range(-14, 15):
        for column in range(-11, 12):
            x, y = W / 2 + (column + 0.5 * (row % 2)) * 44, H / 2 + row * 40
            if (row + column) % 2:
                for turn in (0, 90, 180, 270):
                    fill(canvas, transformed(petal, 0.10, 0.10, turn + 45, (x, y)), "#8A5AA0", 0.38)
            else:
                for turn in (35, 215) if row % 2 else (-35, 145):
                    fill(canvas, transformed(blade, 0.8, 0.8, turn, (x, y)), "#7A62B8", 0.34)


def _half_back(canvas: skia.Canvas) -> None:
    """What stands in the upper half of the back; drawn once more turned half round."""
    moon_disc = difference(circle(W / 2, 300, 62), circle(W / 2 + 26, 282, 56))
    glow(canvas, W / 2, 300, 130, "#FFE9C0", 0.4)
    paper(canvas, moon_disc, linear((320, 240), (430, 360), [(0, "#FFFBE8"), (1, "#F2C29B")]), 6, 0.7)
    easel = Easel(canvas, W / 2 + 20, H / 2 - 12, 1.9, turn=38)
    draw_dagger(easel, point=(0, -140), pommel=(0, 92), grip="#3A1230", kind="gold")
    draw_scroll(canvas, (52, 52), 8, 210, 1, width=4.2)
    draw_scroll(canvas, (52, 52), 82, 210, -1, width=4.2)
    draw_scroll(canvas, (66, 66), 45, 110, 1, width=3.2)
    foil(canvas, circle(55, 55, 9))
    canvas.save()
    canvas.translate(W, 0)
    canvas.scale(-1, 1)
    draw_scroll(canvas, (52, 52), 8, 210, 1, width=4.2)
    draw_scroll(canvas, (52, 52), 82, 210, -1, width=4.2)
    draw_scroll(canvas, (66, 66), 45, 110, 1, width=3.2)
    foil(canvas, circle(55, 55, 9))
    canvas.restore()


def _half_wreath(canvas: skia.Canvas) -> None:
    """The briar up the right side of the window with its roses and berries."""
    knots: list[Knot] = [
        (W / 2 + 40, 176),
        (W / 2 + 140, 206),
        (W / 2 + 184, 300),
        (W / 2 + 226, 380),
        (W / 2 + 276, 470),
        (W / 2 + 284, 560),
        (W / 2 + 252, 650),
        (W / 2 + 196, 730),
        (W / 2 + 178, 800),
    ]
    with layer(canvas, (0, 0, W, H), 9, 0.8):
        briar(
            canvas, knots, seeded("enemies_and_lovers/back"), 11, 7, "#1F4A42", "serrate", "#3E7F66", 42, 52
        )
    with layer(canvas, (0, 0, W, H), 9, 0.75):
        rose(canvas, (W / 2 + 284, H / 2), 58, seeded("enemies_and_lovers/back", 1), ROSE, 10)
        rose(canvas, (W / 2 + 172, 250), 36, seeded("enemies_and_lovers/back", 2), ROSE, 40)
        rosebud(canvas, (W / 2 + 262, 432), -70, 18)
        rosebud(canvas, (W / 2 + 258, 640), 80, 18)
        berries(canvas, (W / 2 + 190, 740), 19, seeded("enemies_and_lovers/back", 3), 5)


def draw_back(canvas: skia.Canvas) -> None:
    """The back of every card, 750 x 1050 px: daggers and a rose between two moons, the same when turned half round."""
    with clipped(canvas, rectangle(0, 0, W, H, CORNER)):
        canvas.drawRect(
            skia.Rect.MakeWH(W, H),
            make_paint(linear((0, 0), (W, H), [(0, "#1B1238"), (0.5, "#2F1A56"), (1, "#1B1238")])),
        )
        _diaper(canvas)
        window = _back_window()
        with clipped(canvas, window):
            light = radial(
                _MIDDLE,
                340,
                [(0, "#FFD9D0"), (0.3, "#E08AA8"), (0.6, "#8A4A9C"), (0.85, "#3A2878"), (1, "#1B1648")],
            )
            canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(light))
            beams(canvas, _MIDDLE, 48, (1.8, 0.8), reach=380, fade=350, alpha=0.7)
        band = banded(canvas, (W, H), window, 56, 16.0, ("#8A4A9C", "#5E2F86", "#34195C"))
        foil(canvas, outset(window, 32), "gold", 3.4)
        foil(canvas, outset(window, 40), "gold", 1.2, 0.5)
        foil(canvas, band, "gold", 2.6)
        foil(canvas, circle(*_MIDDLE, 196), "gold", 2.2)
        foil(canvas, circle(*_MIDDLE, 180), "gold", 1.2, 0.5)
        for i in range(36):
            shape, _ = leaf_shape(24, 11)
            foil(canvas, transformed(shape, turn=10 * i + 62, at=polar(_MIDDLE, 183, 10 * i)), emboss=0.6)
        for part in (_half_back, _half_wreath):
            twice(canvas, _MIDDLE, part)
        with layer(canvas, (0, 0, W, H), 10, 0.8):
            for turn in range(0, 360, 60):
                leaf(canvas, _MIDDLE, turn + 30, 118, 56, "serrate", "#2F7A5E")
            rose(canvas, _MIDDLE, 96, seeded("enemies_and_lovers/back", 5), ROSE, 0)
        foil(canvas, rectangle(15, 15, W - 30, H - 30, 30), "gold", 3)
        foil(canvas, rectangle(23, 23, W - 46, H - 46, 24), "gold", 1.2, 0.5)
        finished(canvas, (W, H), CORNER, 0.3)


def draw_reference(canvas: skia.Canvas) -> None:
    """The reference card: the four parts of a Court under a moon, and a large parchment for words."""
    with clipped(canvas, rectangle(0, 0, W, H, CORNER)):
        canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(_GROUND))
        window = svg_path("M66,290 L66,190 C66,96 150,64 375,64 C600,64 684,96 684,190 L684,290Z")
        rng = seeded("enemies_and_lovers/reference")
        with clipped(canvas, outset(window, 4)):
            draw_open_sky(canvas, "night", rng, count=50, ground=420)
            moon(canvas, 375, 170, 92, shine=0.7)
            draw_wood(canvas, "night", "#1A1648", rng, kind="bare", horizon=230, gap=0.16, tall=190)
        full = rectangle(-60, -60, W + 120, H + 120)
        for step, tone in ((0.0, "#6A4AA0"), (12.0, "#452A72"), (24.0, "#2A1650")):
            sheet = difference(full, outset(window, step) if step else window)
            fade = linear(
                (0, 0), (W * 0.4, H), [(0, shade(tone, 0.05)), (0.5, tone), (1, shade(tone, -0.04))]
            )
            paper(canvas, sheet, fade, 8 if step else 12, 0.42, 2.4, texture=0.9, shadow_strength=0.85)
        foil(canvas, outset(window, 24), "gold", 3)
        foil(canvas, rectangle(15, 15, W - 30, H - 30, 30), "gold", 2.6)
        foil(canvas, rectangle(22, 22, W - 44, H - 44, 25), "gold", 1.1, 0.5)
        sheet = rectangle(46, 306, W - 92, 702, 24)
        tones: list[Stop] = [(0, "parchment"), (1, mix("parchment", "parchment-dark", 0.55))]
        paper(canvas, sheet, down(sheet, tones), 8, 0.7, texture=1.0, shadow_strength=0.8)
        stroke(canvas, rectangle(57, 317, W - 114, 680, 16), "#8B6A36", 1.6, 0.8)
        for number, part in enumerate(("crown", "prince", "conspirator", "coercion")):
            ground = "#6E4A1B" if part == "crown" else BANNERS[part]
            draw_medallion(canvas, 150 + 150 * number, 262, 56, ground, card_emblem(part))
        for side in (1, -1):
            x = 58 if side > 0 else W - 58
            with layer(canvas, (0, 200, W, H), 8, 0.7):
                rose(canvas, (x, 1000), 34, seeded("enemies_and_lovers/reference", side), ROSE, 20 * side)
                rosebud(canvas, (x + 52 * side, 1012), 10 if side > 0 else 170, 19)
                berries(canvas, (x - 4 * side, 318), 15, seeded("enemies_and_lovers/reference", 3 + side), 5)
        grain(canvas, (0, 0, W, H), 0.35)
        vignette(canvas, (0, 0, W, H), 0.3)
        stroke(canvas, rectangle(1.5, 1.5, W - 3, H - 3, CORNER - 1), "moon", 2, 0.22)


MARK_SIDE = 128
_CROSS = "#FF8C93"


def _mark(canvas: skia.Canvas, kind: str) -> None:
    """A medallion of 128 px: a key, a key crossed out, or a card with a cross upon it."""
    middle = MARK_SIDE / 2
    draw_medallion(canvas, middle, middle, 56, "#181430")
    scale = 0.66
    sign = transformed(skipped_card() if kind == "skip" else key_path(), scale, scale, 0, (middle, middle))
    if kind == "skip":
        sheet = sign.getBounds()
        face = rectangle(sheet.left(), sheet.top(), sheet.width(), sheet.height(), 6)
        paper(canvas, face, down(face, [(0, "parchment"), (1, "parchment-dark")]), 3, 0.6, 1.6)
    foil(canvas, sign, emboss=0.9)
    fill(canvas, sign, "#FFE0C0", 0.7)
    turns = {"key-open": (), "key-crossed": (-45,), "skip": (45, -45)}[kind]
    for turn in turns:
        bar = transformed(bar_path(turn), 0.72, 0.72, 0, (middle, middle))
        fill(canvas, outset(bar, 3), "ink", 0.95)
        fill(canvas, bar, _CROSS)


BADGE_SIZE = (160, 192)


def _shield_badge(canvas: skia.Canvas) -> None:
    """A heraldic shield with a silver edge, laid over what it guards."""
    shape = svg_path(
        "M80,14 C102,28 126,32 146,32 C150,98 128,150 80,178 C32,150 10,98 14,32 C34,32 58,28 80,14Z"
    )
    silver: list[Stop] = [(0, "#FFFFFF"), (0.4, "#A9BED6"), (0.6, "#E4EEF8"), (1, "#5A6E92")]
    paper(canvas, shape, linear((14, 14), (146, 178), silver), 5, 0.9, 2)
    field = inset(shape, 9)
    paper(
        canvas,
        field,
        linear((20, 20), (140, 170), [(0, "#5A86DC"), (0.5, "#2F55AC"), (1, "#16265E")]),
        2,
        0.6,
        2,
    )
    with clipped(canvas, field):
        fill(canvas, rectangle(80, 0, 90, 200), "ink", 0.22)
    foil(canvas, inset(field, 7), "silver", 2)
    sign = transformed(card_emblem("shield"), 0.72, 0.72, 0, (80, 94))
    foil(canvas, sign, "silver", emboss=0.9)
    fill(canvas, sign, "#FFFFFF", 0.4)


MORTAL_SIDE = 240


def _mortal(canvas: skia.Canvas, lit: bool) -> None:
    """The round button of the Mortal: an oak seedling, in full green when it can be played."""
    middle = MORTAL_SIDE / 2
    disc = circle(middle, middle, 106)
    tones = ("#5FA878", "#24614A", "#0E3430") if lit else ("#4A5A62", "#2A3640", "#161E2A")
    paper(
        canvas,
        disc,
        radial((middle - 34, middle - 44), 190, [(0, tones[0]), (0.5, tones[1]), (1, tones[2])]),
        8,
        0.6,
        3,
    )
    metal = "gold" if lit else "silver"
    foil(canvas, circle(middle, middle, 101), metal, 7)
    foil(canvas, circle(middle, middle, 88), metal, 2, 0.5)
    sign = transformed(card_emblem("mortal"), 1.36, 1.36, 0, (middle, middle))
    foil(canvas, sign, metal, emboss=1.4)
    fill(canvas, sign, "#FFE8C0" if lit else "#C9D2DC", 0.55)


def _texts() -> str:
    def line(name: str, box: tuple[float, ...]) -> str:
        return f"{name} = [{', '.join(str(round(value)) for value in box)}]"

    return "\n".join(
        [
            "# Boxes of the cards' pictures, px of the master: left, top, width, height.",
            "[card]",
            line("size", CARD_SIZE),
            line("window", WINDOW_BOX),
            line("name", NAME_BOX),
            line("type", TYPE_BOX),
            line("rules", RULES_BOX),
            line("key", KEY_BOX),
            line("skip", SKIP_BOX),
            "",
            "[card_small]",
            line("size", SMALL_SIZE),
            line("name", (SMALL_NAME_BOX[0], SMALL_NAME_BOX[1] - _SMALL_ARCH, *SMALL_NAME_BOX[2:])),
            line("key", SMALL_KEY_BOX),
            line("skip", SMALL_SKIP_BOX),
            "",
            "# What the name is written with on each banner, and the type line on the parchment.",
            "[name_ink]",
            f'crown = "{CROWN_INK}"',
            *(f'{name} = "{look.ink}"' for name, look in CATEGORIES.items()),
            "",
            "[type_ink]",
            *(f'{name} = "{look.type_ink}"' for name, look in CATEGORIES.items()),
            "",
            "[reference]",
            line("size", CARD_SIZE),
            line("rules", REFERENCE_BOX),
            "",
        ]
    )


TEXTS: dict[str, str] = {f"{FOLDER}/{FOLDER}.toml": _texts()}

EMBLEM_SIDE = 128

PICTURES: dict[str, Picture] = catalogue(
    [
        Picture(f"{FOLDER}/back", CARD_SIZE, draw_back, quality=86),
        Picture(f"{FOLDER}/reference", CARD_SIZE, draw_reference, quality=86),
        Picture(f"{FOLDER}/badge-shield", BADGE_SIZE, _shield_badge),
        Picture(f"{FOLDER}/mortal-lit", (MORTAL_SIDE, MORTAL_SIDE), partial(_mortal, lit=True)),
        Picture(f"{FOLDER}/mortal-dim", (MORTAL_SIDE, MORTAL_SIDE), partial(_mortal, lit=False)),
        *(
            Picture(f"{FOLDER}/mark-{kind}", (MARK_SIDE, MARK_SIDE), partial(_mark, kind=kind))
            for kind in ("key-open", "key-crossed", "skip")
        ),
        *(
            Picture(
                f"{FOLDER}/emblem-{name}",
                (EMBLEM_SIDE, EMBLEM_SIDE),
                glyph_painter(card_emblem(name), EMBLEM_SIDE),
            )
            for name in EMBLEMS
        ),
    ]
)
