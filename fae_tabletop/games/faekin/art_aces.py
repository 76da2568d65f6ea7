"""The two Aces: the spirits of the Courts' great trees, one in full leaf, one under frost, asleep on their feet."""

import math
import random
from collections.abc import Sequence

import skia

from fae_tabletop.art.blooms import Petals
from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Knot, ellipse, polar, rectangle, ridge, star, transformed
from fae_tabletop.art.light import halo_ring, rays, stars
from fae_tabletop.art.paper import fill, foil, glow, layer, linear, paper, silhouette, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.still_life import draw_apple
from fae_tabletop.art.trees import bare_tree
from fae_tabletop.art.vistas import H, W, draw_open_sky, snow
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_marks import sign
from fae_tabletop.games.faekin.art_things_summer import paper_sunflower

# Branches that both grow from, told for the right side: way and width at the root.
_LIMBS: tuple[tuple[tuple[tuple[float, float], ...], float], ...] = (
    (((46, -60), (96, -120), (120, -210), (176, -290), (190, -380)), 44),
    (((120, -210), (190, -236), (262, -250), (318, -300)), 24),
    (((176, -290), (230, -340), (252, -420)), 18),
    (((104, -140), (180, -150), (262, -130), (330, -150)), 24),
    (((190, -236), (250, -200), (310, -196)), 12),
    (((150, -250), (126, -330), (134, -410)), 16),
)


def _roots(easel: Easel, bark: Tones) -> None:
    for side in (-1, 1):
        for way, width in (
            (((30, 330), (70, 400), (150, 430), (240, 470)), 44.0),
            (((20, 350), (40, 430), (90, 470), (130, 520)), 40.0),
        ):
            root = easel.strip([(side * u, v) for u, v in way], width, 8)
            easel.lay(root, bark, 6, rim=0.6, texture=1.0)


def _limbs(easel: Easel, tones: Tones, rng: random.Random, lean: float) -> None:
    shapes: list[skia.Path] = []
    for side in (-1, 1):
        for way, width in _LIMBS:
            knots = [
                (side * (u + rng.uniform(-8, 8)) + lean, v + rng.uniform(-10, 10) * side) for u, v in way
            ]
            shapes.append(easel.strip(knots, width, 4, 3))
    silhouette(
        easel.canvas,
        shapes,
        linear((0, 100), (0, 700), [(0, tones[0]), (0.5, tones[1]), (1, tones[2])]),
        8,
        0.6,
    )


def _trunk(easel: Easel, tones: Tones) -> skia.Path:
    """A trunk with shoulders and a waist."""
    return easel.lay(
        "-56,-104 -84,-60 -78,20 -54,90 -46,160 -70,250 -96,340 -140,430 -60,470 0,480 60,470 140,430 96,340 "
        "70,250 46,160 54,90 78,20 84,-60 56,-104 30,-130 0,-136 -30,-130",
        tones,
        10,
        rim=0.7,
        texture=1.0,
    )


def _face(easel: Easel, skin: Tones, dark: Colour, blush: Colour) -> None:
    """A face from the front with closed eyes, about (0, -150)."""
    face = easel.lay(
        "0,-236 42,-228 62,-196 62,-152 46,-110 20,-82 0,-76 -20,-82 -46,-110 -62,-152 -62,-196 -42,-228",
        skin,
        6,
        rim=0.8,
        texture=0.9,
    )
    with easel.clipped(face):
        for side in (-1, 1):
            easel.fill(easel.dot(side * 36, -132, 15), blush, 0.5, 6)
            easel.fill(
                easel.shape([(side * 12, -180), (side * 30, -176), (side * 50, -182), (side * 34, -160)]),
                skin[2],
                0.5,
                5,
            )
        easel.fill(easel.shape("4,-178 12,-146 14,-126 0,-120 -4,-130"), skin[2], 0.55, 3)
    for side in (-1, 1):
        easel.stroke([(side * 12, -164), (side * 28, -155), (side * 48, -164)], dark, 4.2)
        for u, v in ((18, -158), (29, -154), (40, -157)):
            easel.stroke([(side * u, v), (side * (u + 4), v + 9)], dark, 2.2)
        easel.stroke([(side * 8, -186), (side * 28, -196), (side * 52, -184)], dark, 4.4, 0.8)
    easel.stroke("-3,-180 -4,-150 -10,-132 0,-126 9,-131", dark, 3.0, 0.7)
    easel.stroke("-19,-108 -7,-111 0,-109 7,-111 19,-108", dark, 3.6)
    easel.fill(easel.shape("-15,-109 0,-110 15,-109 8,-100 0,-98 -8,-100"), blush, 0.75)


def _grain(easel: Easel, trunk: skia.Path, light: Colour, dark: Colour) -> None:
    with easel.clipped(trunk):
        for u in (-60, -36, -14, 12, 34, 58):
            way = [
                (u * 0.9, -100),
                (u * 0.95, 0),
                (u * 0.62, 110),
                (u * 0.74, 210),
                (u * 1.2, 330),
                (u * 1.8, 470),
            ]
            easel.stroke(way, dark, 5, 0.55)
            easel.stroke([(a + 3, b) for a, b in way], light, 2.4, 0.55)
        for u, v, size in ((-22, 250, 15), (30, 330, 12)):
            for ring in (1.0, 0.62, 0.3):
                easel.line(
                    [
                        (u + size * ring * math.cos(t), v + 1.5 * size * ring * math.sin(t))
                        for t in (x * 0.52 for x in range(13))
                    ],
                    dark,
                    2.4,
                    0.6,
                )


def _crown(
    canvas: skia.Canvas,
    rng: random.Random,
    count: int,
    tones: Sequence[Colour],
    calm: tuple[float, float, float],
) -> None:
    """Leaves in a great round crown, in ranks; those before the calm disc (x, y, radius) are left out."""
    for rank, tone in enumerate(tones):
        with layer(canvas, (0, 0, W, H), 6, 0.6):
            for _ in range(count):
                angle, reach = rng.uniform(0, 360), 330 * math.sqrt(rng.random())
                x, y = polar((375, 330), reach, angle)
                if math.hypot(x - calm[0], y - calm[1]) < calm[2] + 18 * rank or y > 610:
                    continue
                leaf(
                    canvas,
                    (x, y),
                    angle + rng.uniform(-50, 50),
                    rng.uniform(48, 80),
                    None,
                    "oak",
                    shade(tone, rng.uniform(-0.05, 0.05)),
                    veins=rank > 0,
                )


def draw_sa(canvas: skia.Canvas) -> None:
    """The oak of Summer: a woman grown of wood, her crown in leaf and gold."""
    rng = seeded("faekin/SA")
    draw_open_sky(canvas, "gold", rng, count=0, ground=900)
    glow(canvas, 375, 420, 460, "#FFF3C0", 0.8)
    rays(canvas, 375, 420, 640, rng, "#FFF6D0", 30, 0.2)
    for y, tone in ((770, "#C8A03E"), (850, "#6E8A36"), (940, "#2F5A34")):
        paper(
            canvas,
            ridge(-20, W + 20, y, 20, 4, H + 20, rng),
            linear((0, y - 20), (0, y + 160), [(0, shade(tone, 0.07)), (1, shade(tone, -0.1))]),
            8,
            0.6,
        )
    _crown(canvas, rng, 190, ("#3F6A34",), (375, 420, 40))
    bark: Tones = ("#C98A5A", "#8A5434", "#42241E")
    easel = Easel(canvas, 375, 560, 1.0)
    _roots(easel, bark)
    _limbs(easel, bark, rng, 0.0)
    trunk = _trunk(easel, bark)
    _grain(easel, trunk, "#E0A878", "#4A2A1E")
    hair: list[Knot] = [
        (-52, -96),
        (-84, -150),
        (-84, -220),
        (-40, -266),
        (0, -274),
        (40, -266),
        (84, -220),
        (84, -150),
        (52, -96),
        (0, -120),
    ]
    easel.lay(hair, ("#6E8A3A", "#3F6A34", "#1E4426"), 6, rim=0.5)
    _face(easel, ("#FBDDB4", "#EBB884", "#B0744A"), "#5A2A1A", "#E0704A")
    _crown(canvas, rng, 150, ("#5E8A3A", "#86A848"), (375, 410, 118))
    with layer(canvas, (0, 0, W, H), 5, 0.7):
        for side in (-1, 1):
            for k in range(7):
                at = (375 + side * (18 + 13 * k), 330 + 5 * k + 0.6 * k * k * 2)
                leaf(canvas, at, -90 + side * (28 + 13 * k), 60, 34, "oak", "#8AA848" if k % 2 else "#6E9A3E")
    for x, y, size in (
        (190.0, 250, 34),
        (566, 276, 36),
        (286, 140, 30),
        (470, 150, 32),
        (150, 420, 30),
        (604, 430, 32),
    ):
        draw_apple(Easel(canvas, x, y, size / 60), 52, Petals("#E8A92E", "#FFF0B0", "#8A5410"))
    paper_sunflower(canvas, 375, 312, 46, 9)
    paper_sunflower(canvas, 375, 560, 40, 0)
    with layer(canvas, (0, 860, W, H), 7, 0.7):
        for _ in range(60):
            foot = (rng.uniform(30, W - 30), 1010)
            leaf(
                canvas,
                foot,
                rng.uniform(-130, -50),
                rng.uniform(40, 76),
                18,
                "willow",
                "#3F6A34",
                veins=False,
            )


def _icicle(easel: Easel, u: float, v: float, long: float, half: float) -> None:
    shape: list[Knot] = [
        (u - half, v, "c"),
        (u + half, v, "c"),
        (u + half * 0.5, v + long * 0.55),
        (u, v + long, "c"),
        (u - half * 0.5, v + long * 0.55),
    ]
    easel.lay(shape, ("#FFFFFF", "#BFE2F4", "#5C9FD2"), 3, rim=0.9, texture=0.2)


def draw_wa(canvas: skia.Canvas) -> None:
    """The birch of Winter: a man grown of white wood, his beard of icicles, every twig furred with frost."""
    rng = seeded("faekin/WA")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear(
            (0, 0),
            (0, H),
            [(0, "#0C1440"), (0.35, "#1F357E"), (0.62, "#4A62B4"), (0.8, "#A9B8E6"), (1, "#F2F4FC")],
        ),
    )
    stars(canvas, (40, 40, W - 40, 520), 70, rng, "#FFFFFF", 1.8)
    glow(canvas, 375, 400, 330, "#8FA6F0", 0.55)
    halo_ring(canvas, 375, 380, 286, "silver", 36, "star")
    for y, tone in ((800, "#8FA6DC"), (880, "#C6D6F0"), (955, "#F6FAFE")):
        paper(
            canvas,
            ridge(-20, W + 20, y, 20, 4, H + 20, rng),
            linear((0, y - 20), (0, y + 150), [(0, shade(tone, 0.05)), (1, shade(tone, -0.14))]),
            8,
            0.8,
        )
    easel = Easel(canvas, 375, 560, 1.0)
    bark: Tones = ("#FFFFFF", "#D3DEEE", "#7186B8")
    _roots(easel, bark)
    _limbs(easel, ("#E6EEF8", "#B9C9E4", "#6A82B8"), rng, 0.0)
    twigs: list[skia.Path] = []
    for side in (-1, 1):
        for u, v, turn in (
            (190.0, -380, -70),
            (252, -420, -60),
            (318, -300, -24),
            (330, -150, 0),
            (310, -196, 10),
            (134, -410, -100),
            (150, -260, -90),
            (240, -140, 40),
        ):
            tree, _ = bare_tree(easel.at(side * u, v), 230, rng, turn if side > 0 else 180 - turn, 7, 4, 40)
            twigs.append(tree)
    tree, _ = bare_tree((375, 306), 330, rng, -90, 12, 5, 44)
    twigs.append(tree)
    silhouette(canvas, twigs, "#DCE8F6", 5, 0.9, 1.6, 0.5, "#FFFFFF", (0, 0, W, H))
    for tree in twigs:
        stroke(canvas, transformed(tree, at=(-0.8, -1.6)), "#FFFFFF", 1.2, 0.5)
    trunk = _trunk(easel, bark)
    with easel.clipped(trunk):
        for _ in range(40):
            height, side = rng.uniform(-90, 460), rng.choice((-1, 1))
            edge = 74.0 if height < 60 else 50 if height < 200 else 60 + (height - 200) * 0.2
            mark: list[Knot] = [
                (side * edge * 1.2, height - 6),
                (side * edge * rng.uniform(0.1, 0.5), height),
                (side * edge * 1.2, height + rng.uniform(4, 9)),
            ]
            easel.fill(easel.shape(mark), "#2A3A6E", 0.8)
        easel.fill(easel.shape("20,-120 90,-60 60,120 90,460 40,470 30,160 50,20"), "#4A62A8", 0.35, 12)
    hair: list[Knot] = [
        (-56, -90),
        (-80, -160),
        (-70, -232),
        (-30, -262),
        (0, -266),
        (30, -262),
        (70, -232),
        (80, -160),
        (56, -90),
        (0, -110),
    ]
    easel.lay(hair, ("#FFFFFF", "#DCE6F2", "#8FA6CC"), 6, rim=0.7)
    _face(easel, ("#F6F6FC", "#CDD6EC", "#8A96C4"), "#2A3468", "#A99AD0")
    for side in (-1, 1):
        for k, (u, v, long) in enumerate(
            ((8, -100, 150), (24, -104, 118), (38, -112, 92), (50, -126, 66), (58, -144, 46))
        ):
            _icicle(easel, side * u, v, long, 11 - k)
    _icicle(easel, 0, -96, 190, 12)
    for side in (-1, 1):
        brow: list[Knot] = [
            (side * 8, -190),
            (side * 30, -202),
            (side * 58, -186),
            (side * 70, -172, "c"),
            (side * 40, -186),
        ]
        easel.lay(brow, ("#FFFFFF", "#C9D6EA"), 3, rim=0.8)
    for side in (-1, 1):
        for u, v, long in (
            (120, -206, 62),
            (190, -226, 84),
            (262, -246, 54),
            (176, -148, 70),
            (262, -128, 60),
            (320, -146, 48),
            (100, -120, 54),
        ):
            _icicle(easel, side * u, v, long, 7)
    flake = transformed(sign("winter"), 0.86, 0.86, 0, easel.at(0, 30))
    fill(canvas, transformed(flake, at=(2, 4)), "#2A3A6E", 0.5, blur=2)
    foil(canvas, flake, "silver")
    for side in (-1, 1):
        for u, v, half in ((150, 440, 60), (250, 474, 50), (70, 478, 64)):
            fill(canvas, ellipse(*easel.at(side * u, v), half, 14), "#FFFFFF", 0.95)
    snow(canvas, rng, 80)
    for _ in range(16):
        at = (rng.uniform(110, W - 110), rng.uniform(110, 560))
        fill(canvas, transformed(star((0, 0), rng.uniform(6, 12), 1.8, 4), at=at), "#FFFFFF", 0.9)


PICTURES: dict[str, Picture] = card_pictures({"SA": draw_sa, "WA": draw_wa})
