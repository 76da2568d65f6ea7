"""FaeKin's picture on the title: the two royal pairs as cards, face to face, with Crown and Dagger between them."""

from collections.abc import Sequence

import skia

from fae_tabletop.art.blooms import berries
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import circle, difference, ellipse, polar, polygon, rectangle, ridge
from fae_tabletop.art.light import fireflies, sky, stars
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
    silhouette,
    vignette,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.trees import fir
from fae_tabletop.games.faekin.art import CARD_SIZE, CORNER, Scene, draw_card
from fae_tabletop.games.faekin.art_backs import SNOWBERRY
from fae_tabletop.games.faekin.art_pips import leafy_tree
from fae_tabletop.games.faekin.art_summer_court import draw_sk, draw_sq
from fae_tabletop.games.faekin.art_things_summer import paper_sunflower
from fae_tabletop.games.faekin.art_tokens import TOKEN_SIDE, draw_token
from fae_tabletop.games.faekin.art_winter_court import draw_wk, draw_wq

TITLE_SIZE = (840, 630)
_W, _H = TITLE_SIZE
_MIDDLE = _W / 2


def _heaven(canvas: skia.Canvas) -> None:
    """Evening on the left and a winter night on the right, parted by a disc that is half sun and half moon."""
    rng = seeded("scene/game-faekin")
    for name, left, right in (("gold", 0.0, _MIDDLE), ("ice", _MIDDLE, float(_W))):
        with clipped(canvas, rectangle(left, 0, right - left, _H)):
            sky(canvas, (0, 0, _W, 470), name)
            if name == "ice":
                stars(canvas, (_MIDDLE, 10, _W, 280), 60, rng, "#FFFFFF", 1.8)
            else:
                for i in range(28):
                    at, turn = (_MIDDLE, 210.0), 90 + 180 / 28 * (i + 0.5)
                    half = 2.4 if i % 2 else 1.3
                    beam = polygon([at, polar(at, 620, turn - half), polar(at, 620, turn + half)])
                    fill(canvas, beam, radial(at, 520, [(0, "#FFF3C0", 0.6), (1, "#FFF3C0", 0.0)]))
    disc = circle(_MIDDLE, 206, 158)
    for side, tones in (
        (-1, ("#FFFBE0", "#FFD77A", "#F2953A")),
        (1, ("#FFFFFF", "#E2F0FA", "#8FB8E0")),
    ):
        half = difference(disc, rectangle(_MIDDLE if side < 0 else 0, 0, _MIDDLE, _H))
        glow(canvas, _MIDDLE + side * 60, 206, 260, tones[1], 0.4)
        light = radial((_MIDDLE - 40, 150), 240, [(0, tones[0]), (0.6, tones[1]), (1, tones[2])])
        paper(canvas, half, light, 7, 0.6)
    foil(canvas, circle(_MIDDLE, 206, 150), "gold", 2.4)
    for rank, (warm, cold, foot) in enumerate((("#8A4A5E", "#4A7AB8", 400), ("#4A2448", "#1F3E7C", 452))):
        shapes: list[skia.Path] = [ridge(-20, _MIDDLE + 10, foot, 10, 4, _H, rng)]
        frosty: list[skia.Path] = [ridge(_MIDDLE - 10, _W + 20, foot, 10, 4, _H, rng)]
        for i in range(5):
            away = 10 + 74 * i + 30 * rank
            shapes += leafy_tree(away, foot + 16, (250 - 34 * i) * (1.1 - 0.1 * rank), rng)
            frosty.append(fir((_W - away, foot + 18), (260 - 34 * i), rng, tiers=6))
        for group, tone in ((shapes, warm), (frosty, cold)):
            silhouette(
                canvas,
                group,
                linear((0, 140), (0, _H), [(0, tone), (1, "#141236")]),
                6,
                0.4,
                box=(0, 0, _W, _H),
            )


def _cards(canvas: skia.Canvas, cards: Sequence[tuple[Scene, str, float, float, float, float]]) -> None:
    """Cards laid one over another: scene, card, centre, width in px and tilt in degrees."""
    for scene, card, x, y, width, tilt in cards:
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(tilt)
        scale = width / CARD_SIZE[0]
        canvas.scale(scale, scale)
        canvas.translate(-CARD_SIZE[0] / 2, -CARD_SIZE[1] / 2)
        shadow(canvas, rectangle(0, 0, *CARD_SIZE, CORNER), 14 / scale, 0.9)
        draw_card(canvas, card, scene)
        canvas.restore()


def draw_title(canvas: skia.Canvas) -> None:
    """The title's picture, 840 x 630 px."""
    _heaven(canvas)
    felt = ellipse(_MIDDLE, _H + 118, 740, 296)
    paper(canvas, felt, linear((0, 0), (_W, 0), [(0, "#5A1F1A"), (0.5, "#33184A"), (1, "#0E1C40")]), 14, 0.7)
    cloth = ellipse(_MIDDLE, _H + 122, 716, 280)
    paper(
        canvas,
        cloth,
        linear((0, 0), (_W, 0), [(0, "#9C4030"), (0.5, "#553678"), (1, "#2A62A8")]),
        0,
        0.4,
        dark=0.7,
    )
    foil(canvas, ellipse(_MIDDLE, _H + 119, 728, 287), "gold", 3.2)
    foil(canvas, ellipse(_MIDDLE, _H + 124, 702, 270), "gold", 1.4, 0.5)
    _cards(
        canvas,
        (
            (draw_sk, "SK", 150, 318, 232, -15),
            (draw_wk, "WK", 690, 318, 232, 15),
            (draw_sq, "SQ", 292, 300, 240, -6),
            (draw_wq, "WQ", 548, 300, 240, 6),
        ),
    )
    for token, x, y, tilt in (("crown", 344.0, 536.0, -8.0), ("dagger", 496.0, 536.0, 6.0)):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(tilt)
        canvas.scale(0.66, 0.66)
        canvas.translate(-TOKEN_SIDE / 2, -TOKEN_SIDE / 2)
        draw_token(canvas, token)
        canvas.restore()
    with layer(canvas, (0, 430, _W, _H), 9, 0.8):
        for x, y, turn, size in (
            (70.0, 600.0, -150, 90),
            (70, 600, -40, 96),
            (170, 616, -120, 80),
            (30, 570, -80, 84),
        ):
            leaf(canvas, (x, y), turn, size, size * 0.54, "oak", "#7E8A3C", "#A9AE54")
        for x, y, turn, size in (
            (770.0, 600.0, -30, 90),
            (770, 600, -140, 96),
            (670, 616, -60, 80),
            (810, 570, -100, 84),
        ):
            leaf(canvas, (x, y), turn, size, size * 0.54, "holly", "#24566A", "#3E8496")
    for x, y, reach in ((84.0, 578.0, 52.0), (178, 598, 38), (26, 604, 34)):
        paper_sunflower(canvas, x, y, reach, x)
    for number, (x, y, reach) in enumerate(((756.0, 570.0, 22.0), (664, 600, 16), (812, 604, 16))):
        berries(canvas, (x, y), reach, seeded("scene/game-faekin", number), 5, SNOWBERRY, leaves=False)
    fireflies(canvas, (20, 60, 400, 420), 16, seeded("scene/game-faekin", 9), "#FFE08A", 0.7)
    rng = seeded("scene/game-faekin", 10)
    for _ in range(60):
        fill(
            canvas,
            circle(rng.uniform(430, _W), rng.uniform(20, 520), rng.uniform(0.8, 2.6)),
            "#FFFFFF",
            rng.uniform(0.4, 0.9),
        )
    vignette(canvas, (0, 0, _W, _H), 0.4, 0.66)


PICTURES: dict[str, Picture] = catalogue(
    [Picture("scene/game-faekin", TITLE_SIZE, draw_title, quality=86, alpha=False)]
)
