"""Three coercions of flesh and hair: a rose between two hands, plaits that make a heart, wrists bound by a briar."""

import skia

from fae_tabletop.art.blooms import ROSE, rose, rosebud
from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures_hair import draw_plait
from fae_tabletop.art.flora import briar, leaf
from fae_tabletop.art.geometry import (
    Knot,
    blob,
    circle,
    spline,
    svg_path,
    tapered,
    transformed,
)
from fae_tabletop.art.hands_hold import draw_grip, draw_reach
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import fireflies, rays
from fae_tabletop.art.paper import clipped, foil, glow, layer, linear, paper, radial
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_pillars
from fae_tabletop.art.vistas import draw_curtains, draw_open_sky
from fae_tabletop.games.enemies_and_lovers.art import card_pictures
from fae_tabletop.games.enemies_and_lovers.art_emblems import card_emblem

_VELVET_HAND = HandLook(velvet="#7A1D46", lining="#2A0A22")
_DARK_HAND = HandLook(
    lit="#C9DDEE",
    skin="#8FB0D0",
    dim="#3E5A8C",
    crease="#2A3A6A",
    nail="#1F2752",
    velvet="#2A2A5E",
    lining="#0E1030",
    foil="silver",
)
_BOUND_HAND = HandLook(
    lit="#E8BE96",
    skin="#B57A54",
    dim="#5E3440",
    crease="#4A2430",
    nail="#D9A98A",
    velvet="#3E3A6A",
    lining="#16182C",
    foil="silver",
)


def draw_seduction(canvas: skia.Canvas) -> None:
    """A pale hand gives a rose, a blue one takes it; red curtains frame the bargain."""
    rng = seeded("enemies_and_lovers/seduction")
    draw_open_sky(canvas, "wine", rng, count=30, ground=760)
    rays(canvas, 375, 300, 620, rng, "#FFE0B0", 28, 0.4)
    glow(canvas, 375, 290, 420, "#FFE9C0", 1.0)
    glow(canvas, 375, 280, 250, "#FFF6DC", 1.0)
    draw_curtains(canvas, "#8A1F3E", reach=120)
    stem: list[Knot] = [(374, 330), (360, 430), (322, 540), (286, 640), (262, 740)]

    def draw_stem() -> None:
        with layer(canvas, (180, 260, 480, 800), 8, 0.8):
            way = seeded("enemies_and_lovers/seduction", 1)
            briar(canvas, stem, way, 13, 9, "#1D4A38", "serrate", "#2F7A58", 74, 66)

    draw_grip(Easel(canvas, 306, 590, 0.94, turn=-28, flip=True), _VELVET_HAND, draw_stem)
    draw_reach(Easel(canvas, 590, 640, 0.96, turn=-40, flip=True), _DARK_HAND, bend=7)
    with layer(canvas, (180, 80, 600, 480), 11, 0.85):
        for turn in (200, 160, 340, 20, 90):
            leaf(canvas, (374, 300), turn, 132, 70, "serrate", "#2F7A58")
        rose(canvas, (374, 270), 116, seeded("enemies_and_lovers/seduction", 2), ROSE, 12)
    for x, y, turn in ((420, 700, 20), (466, 560, 130), (232, 420, 60)):
        petal = transformed(svg_path("M0,0 C-20,-8 -22,-34 0,-44 C22,-34 20,-8 0,0Z"), 0.7, 0.8, turn, (x, y))
        paper(canvas, petal, linear((x - 20, y - 40), (x + 20, y), [(0, "rose-light"), (1, "rose-dark")]), 6)


_PLAIT_LEFT = (
    "92,212 96,186 93,164 76,146 52,126 36,102 32,78 42,58 60,51 78,56 92,70 99,86 98,100 88,108 79,104"
)


def _mirrored(outline: str) -> list[Knot]:
    return [(187.5 - float(word.split(",")[0]), float(word.split(",")[1])) for word in outline.split()]


def _straight(outline: str) -> list[Knot]:
    return [(float(word.split(",")[0]), float(word.split(",")[1])) for word in outline.split()]


def draw_kinship_bond(canvas: skia.Canvas) -> None:
    """Two plaits, one auburn and one black, that make a heart and pass through one another."""
    rng = seeded("enemies_and_lovers/kinship_bond")
    draw_open_sky(canvas, "dawn", rng, count=40, ground=700)
    glow(canvas, 375, 380, 380, "#FFF0D0", 0.8)
    for number, (x, sway, tone) in enumerate(
        ((120, 60, "#8C6AB8"), (236, -50, "#D9828E"), (520, 54, "#B87AB0"), (640, -58, "#7A68B4"))
    ):
        ribbon = tapered(
            spline([(x, -10), (x + sway, 200), (x - sway, 420), (x + sway, 640), (x - sway * 0.5, 900)]),
            40,
            34,
            step=8,
        )
        paper(
            canvas,
            ribbon,
            linear((x - 60, 0), (x + 60, 60 * number), [(0, shade(tone, 0.1)), (1, shade(tone, -0.06))]),
            5,
            0.4,
        )
    easel = Easel(canvas, 0, 0, 4.0)
    left, right = _straight(_PLAIT_LEFT)[::-1], _mirrored(_PLAIT_LEFT)[::-1]

    def auburn() -> None:
        draw_plait(easel, left, "#A8502A", width=22, beads=58, glint="#FFC48A")

    def black() -> None:
        draw_plait(easel, right, "#2E2440", width=22, beads=58, tie="silver", glint="#A08ACC")

    auburn()
    black()
    # Where they cross a second time the other one lies above.
    with clipped(canvas, circle(375, 690, 70)):
        auburn()
    for side, tone in ((-1, "#A8502A"), (1, "#2E2440")):
        x = 375 + side * 56
        curl = tapered(spline([(375 + side * 38, 418), (x, 440), (x - side * 20, 470)]), 22, 1, step=3)
        paper(canvas, curl, shade(tone, 0.04), 4)
    seal = circle(375, 606, 42)
    paper(
        canvas,
        blob(375, 606, 50, rng, 11, 0.1),
        radial((360, 590), 80, [(0, "#E8505E"), (0.6, "#A81A34"), (1, "#5C0D28")]),
        9,
    )
    paper(canvas, seal, radial((360, 590), 70, [(0, "#C22E48"), (1, "#7E1228")]), 0, 0.7)
    foil(canvas, transformed(card_emblem("coercion"), 0.56, 0.56, 0, (375, 606)))
    fireflies(canvas, (130, 140, 620, 700), 14, rng)


def draw_forced_promise(canvas: skia.Canvas) -> None:
    """Two hands raised between pillars, crossed at the wrists, where a rose briar holds them fast."""
    rng = seeded("enemies_and_lovers/forced_promise")
    draw_open_sky(canvas, "green", rng, count=20, ground=700)
    draw_pillars(canvas, "green", "#12343A", floor=640, open_to=220)
    glow(canvas, 375, 330, 330, "#F2F7C0", 0.9)
    # The left arm carries the hand on the right, and the other way round.
    draw_reach(Easel(canvas, 424, 470, 1.06, turn=20, flip=True), _BOUND_HAND, arm=460, bend=4)
    draw_reach(Easel(canvas, 326, 474, 1.06, turn=-20), _BOUND_HAND, arm=460, bend=4)
    turns = (
        [(232, 470), (290, 516), (375, 526), (460, 512), (520, 462)],
        [(230, 530), (300, 566), (375, 574), (452, 562), (522, 522)],
        [(238, 566), (306, 520), (375, 500), (450, 524), (514, 572)],
    )
    for number, knots in enumerate(turns):
        with layer(canvas, (90, 380, 660, 700), 9, 0.9):
            briar(
                canvas,
                list[Knot](knots),
                seeded("enemies_and_lovers/forced_promise", number),
                17,
                12,
                "#2E4A2E",
                "serrate" if number == 2 else None,
                "#2F7A58",
                70,
                52,
            )
    with layer(canvas, (90, 380, 660, 800), 9, 0.9):
        end: list[Knot] = [(514, 560), (566, 610), (556, 670), (590, 720)]
        way = seeded("enemies_and_lovers/forced_promise", 5)
        briar(canvas, end, way, 12, 4, "#2E4A2E", "serrate", "#2F7A58", 48, 50)
        rosebud(canvas, (588, 716), 60, 26)
        rose(canvas, (375, 544), 60, seeded("enemies_and_lovers/forced_promise", 7), ROSE, 30)
    drop = svg_path("M0,-16 C6,-4 10,2 10,8 C10,15 5,18 0,18 C-5,18 -10,15 -10,8 C-10,2 -6,-4 0,-16Z")
    for x, y, size in ((266, 600, 1.0), (478, 616, 1.2), (236, 680, 0.9)):
        placed = transformed(drop, size, size, 0, (x, y))
        paper(
            canvas,
            placed,
            radial((x - 4, y - 2), 20, [(0, "#FF9A9C"), (0.5, "#B4203E"), (1, "#5C0D28")]),
            4,
            0.7,
            texture=0,
        )


PICTURES: dict[str, Picture] = card_pictures(
    {"seduction": draw_seduction, "kinship_bond": draw_kinship_bond, "forced_promise": draw_forced_promise}
)
