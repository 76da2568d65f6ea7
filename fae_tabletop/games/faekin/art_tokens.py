"""Crown and Dagger with their empty places, the badges of the seasons, and every sign as a glyph to be tinted."""

from functools import partial

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.geometry import circle, inset, polar, polygon, transformed
from fae_tabletop.art.icons import glyph_painter
from fae_tabletop.art.paper import clipped, fill, foil, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.games.faekin.art_looks import FOLDER, LOOKS
from fae_tabletop.games.faekin.art_marks import SIGNS, badge_shape, octagon, sign

TOKEN_SIDE = 240
_MIDDLE = TOKEN_SIDE / 2
BADGE_SIDE = 96
EMBLEM_SIDE = 128


def token_shape(token: str) -> skia.Path:
    """The outline of a token on its square of 240 px: a disc for the crown, an octagon for the dagger."""
    return circle(_MIDDLE, _MIDDLE, 104) if token == "crown" else octagon((_MIDDLE, _MIDDLE), 108)


def draw_token(canvas: skia.Canvas, token: str) -> None:
    """A token of two stepped sheets with its sign in metal, 240 x 240 px."""
    crown = token == "crown"
    metal = "gold" if crown else "silver"
    tones = ("#D0607A", "#8E2444", "#4A0C28") if crown else ("#86A4DC", "#33509E", "#131D52")
    shape = token_shape(token)
    paper(
        canvas,
        shape,
        linear((20, 20), (220, 220), [(0, shade(tones[0], -0.04)), (1, tones[2])]),
        9,
        0.8,
        3.4,
        shadow_strength=0.9,
    )
    foil(canvas, inset(shape, 5), metal, 7)
    bed = inset(shape, 15)
    with clipped(canvas, bed):
        light = radial((84, 76), 170, [(0, tones[0]), (0.5, tones[1]), (1, tones[2])])
        fill(canvas, bed, light)
        for i in range(32):
            half = 2.4 if i % 2 else 1.2
            centre = (_MIDDLE, _MIDDLE)
            ray = polygon(
                [centre, polar(centre, 120, 11.25 * i - half), polar(centre, 120, 11.25 * i + half)]
            )
            fill(canvas, ray, mix(tones[0], "moon", 0.4), 0.16)
        stroke(canvas, bed, "ink", 9, 0.5, blur=4, shift=(1.5, 3))
    foil(canvas, bed, metal, 2.4, 0.6)
    size, turn = (1.32, 0.0) if crown else (1.5, 35.0)
    mark = transformed(sign(token), size, size, turn, (_MIDDLE, _MIDDLE + (2 if crown else 0)))
    box = mark.getBounds()
    metals = (
        ("#FFF6CF", "#F3D98C", "#C9993F", "#EBCB78", "#9C7028")
        if crown
        else ("#FFFFFF", "#DCE8F2", "#98AECA", "#F2F8FC", "#7C90AE")
    )
    stops = [(i / 4, tone) for i, tone in enumerate(metals)]
    sheen = linear((box.left(), box.top()), (box.right(), box.bottom()), stops)
    paper(canvas, mark, sheen, 6, 0.9, 2.2, dark=0.4, texture=0.2, shadow_strength=0.9)


def draw_socket(canvas: skia.Canvas, token: str) -> None:
    """The empty place of a token: its outline pressed into the felt, with the sign faint in it."""
    shape = token_shape(token)
    metal = "gold" if token == "crown" else "silver"
    with layer(canvas, (0, 0, TOKEN_SIDE, TOKEN_SIDE), 0, 0):
        fill(canvas, shape, "ink", 0.42)
        with clipped(canvas, shape):
            stroke(canvas, shape, "ink", 16, 0.6, blur=7, shift=(2, 5))
            stroke(canvas, shape, "moon", 3, 0.28, blur=0.8, shift=(-1.4, -2.4))
        foil(canvas, inset(shape, 6), metal, 1.8, 0.4, alpha=0.8)
        size, turn = (1.32, 0.0) if token == "crown" else (1.5, 35.0)
        mark = transformed(sign(token), size, size, turn, (_MIDDLE, _MIDDLE))
        fill(canvas, mark, "ink", 0.35)
        foil(canvas, mark, metal, 2, 0.4, alpha=0.55)


def draw_badge(canvas: skia.Canvas, season: str) -> None:
    """The badge of a season, 96 x 96 px: a scalloped disc with a sun, or a hexagon with a flake."""
    look = LOOKS[season]
    middle = BADGE_SIDE / 2
    shape = badge_shape(season, (middle, middle), 42)
    dark = mix(look.middle, look.outer, 0.35)
    paper(
        canvas,
        shape,
        linear((10, 8), (86, 92), [(0, shade(dark, 0.08)), (1, shade(dark, -0.04))]),
        4,
        0.7,
        2,
        shadow_strength=0.9,
    )
    foil(canvas, inset(shape, 3), look.foil, 4, 0.6)
    size = 0.64
    mark = transformed(sign(season), size, size, 0, (middle, middle))
    if season == "summer":
        paper(
            canvas, mark, radial((middle - 8, middle - 10), 36, [(0, "#FFF3B8"), (1, "#FFC24A")]), 2, 0.6, 1.4
        )
        fill(canvas, circle(middle, middle, 10.5), "#A8481A")
    else:
        fill(canvas, transformed(mark, at=(1.4, 2.4)), "ink", 0.6, blur=1.2)
        fill(canvas, mark, "#F6FCFF")


PICTURES: dict[str, Picture] = catalogue(
    [
        *(
            Picture(f"{FOLDER}/{token}", (TOKEN_SIDE, TOKEN_SIDE), partial(draw_token, token=token))
            for token in ("crown", "dagger")
        ),
        *(
            Picture(f"{FOLDER}/socket-{token}", (TOKEN_SIDE, TOKEN_SIDE), partial(draw_socket, token=token))
            for token in ("crown", "dagger")
        ),
        *(
            Picture(f"{FOLDER}/badge-{season}", (BADGE_SIDE, BADGE_SIDE), partial(draw_badge, season=season))
            for season in ("summer", "winter")
        ),
        *(
            Picture(
                f"{FOLDER}/emblem-{name}", (EMBLEM_SIDE, EMBLEM_SIDE), glyph_painter(sign(name), EMBLEM_SIDE)
            )
            for name in SIGNS
        ),
    ]
)
