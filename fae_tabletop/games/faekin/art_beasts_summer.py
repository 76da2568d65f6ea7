"""Beasts of Summer, to be counted on its cards: swan, butterfly, bee, swallow, firefly; numbers make each another."""

import random

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import (
    svg_path,
    transformed,
)
from fae_tabletop.art.paper import fill, glow, linear, paper


def draw_swan(easel: Easel, number: int, rng: random.Random) -> None:
    """A swan that swims to the left, its wings a little raised."""
    white = ("#FFFFFF", "#F7F3EC", "#B9B4CC")
    easel.fill(easel.oval(6, 56, 92, 10), "#1E3A5E", 0.35, 5)
    neck = easel.shape(
        "-58,-86 -46,-92 -34,-84 -28,-64 -34,-40 -40,-14 -26,20 -40,44 -66,30 -72,4 -60,-26 -52,-52 -54,-68"
    )
    easel.lay("-78,24 -60,10 -20,6 40,-4 78,-22 98,-32 92,0 72,34 30,54 -30,56 -66,46", white, 6, rim=0.8)
    easel.lay(neck, white, 4, rim=0.85)
    easel.lay(
        "-34,14 -14,-16 22,-34 64,-50 88,-58 84,-34 94,-36 80,-14 86,-12 66,10 40,30 2,38 -24,34",
        ("#FFFFFF", "#FBF7F0", "#A9A8C8"),
        5,
        rim=0.8,
    )
    for line in ("-14,18 18,-4 80,-50", "-8,26 26,6 82,-26", "2,32 34,18 72,0"):
        easel.stroke(line, "#9A98BC", 2.0, 0.6)
    if number:
        easel.lay(
            "-4,-2 10,-34 44,-66 72,-84 70,-60 60,-40 30,-14 8,4",
            ("#FFFFFF", "#F2EEF0", "#AFAECB"),
            5,
            rim=0.8,
        )
        easel.stroke("8,-6 34,-36 66,-76", "#9A98BC", 1.8, 0.6)
    easel.lay("-56,-78 -74,-72 -94,-60! -74,-62 -56,-64", ("#FFB45A", "#E0702A"), 2, rim=0.5)
    easel.fill(easel.shape("-58,-80 -50,-76 -54,-66 -62,-68"), "#1E1826")
    easel.fill(easel.dot(-48, -78, 3.4), "#17131F")
    if number:
        easel.gilt(easel.curve("-38,-16 -54,-6 -70,-2"), "gold", 5)
    for k in range(3):
        easel.stroke(
            [(-90 + 20 * k, 62 + 7 * k), (0, 66 + 7 * k), (96 - 18 * k, 61 + 7 * k)],
            "#FFFFFF",
            2.2,
            0.55 - 0.12 * k,
        )


_WINGS = (
    ("#F2762E", "#7A1E1A", "#FFE08A"),
    ("#E2486A", "#5A1238", "#FFD0C0"),
    ("#F7C23C", "#8A4A12", "#FFF6D0"),
)


def draw_butterfly(easel: Easel, number: int, rng: random.Random) -> None:
    """A butterfly seen from above; the shape and the pattern of its wings are its own."""
    colour, edge, spot = _WINGS[number % 3]
    uppers = (
        "-2,-8 22,-58 60,-92 98,-86 100,-52 84,-16 40,4",
        "-2,-8 30,-66 74,-82 100,-60 82,-40 92,-14 44,6",
        "-2,-8 14,-52 44,-96 84,-98 92,-66 72,-26 36,2",
    )
    lowers = (
        "-2,2 46,10 76,22 80,58 58,84 36,76 18,40",
        "-2,2 44,6 80,16 70,44 74,92! 50,64 18,42",
        "-2,2 40,8 66,26 74,50 52,70 44,92 26,66",
    )
    for side in (-1, 1):

        def mirror(outline: str, side: int = side) -> list[tuple[float, float]]:
            found = []
            for word in outline.split():
                u, v = word.removesuffix("!").split(",")
                found.append((side * float(u), float(v)))
            return found

        for outline, lift in ((lowers[number % 3], 4), (uppers[number % 3], 6)):
            wing = easel.lay(mirror(outline), (shade(edge, 0.06), edge, shade(edge, -0.08)), lift, rim=0.8)
            box = wing.getBounds()
            inner = transformed(wing, 0.82, 0.82, 0, (box.centerX() * 0.18, box.centerY() * 0.18))
            fill(
                easel.canvas,
                inner,
                linear(
                    (box.left(), box.top()),
                    (box.right(), box.bottom()),
                    [(0, mix(colour, "moon", 0.35)), (0.6, colour), (1, shade(colour, -0.12))],
                ),
            )
            with easel.clipped(inner):
                for reach in (0.3, 0.55, 0.8):
                    easel.stroke(
                        [
                            (side * 4, 0),
                            (side * 50 * reach + side * 10, -70 + 90 * reach),
                            (side * 96, -90 + 170 * reach),
                        ],
                        edge,
                        2.4,
                        0.7,
                    )
        dots = (
            ((74, -66, 8), (56, -44, 6), (52, 42, 9))
            if number % 3 != 1
            else ((76, -50, 10), (50, 36, 6), (58, 22, 4))
        )
        for u, v, r in dots:
            easel.fill(easel.dot(side * u, v, r), edge)
            easel.fill(easel.dot(side * u, v, r * 0.62), spot)
        easel.stroke([(side * 2, -34), (side * 10, -60), (side * 24, -72)], "#3A1E14", 2.6)
        easel.fill(easel.dot(side * 25, -73, 3.6), "#3A1E14")
    easel.lay(
        "0,-42 6,-34 5,-20 8,-4 6,24 0,52 -6,24 -8,-4 -5,-20 -6,-34",
        ("#8A5A3A", "#3A1E14", "#1A0C0A"),
        3,
        rim=0.6,
    )


def draw_bee(easel: Easel, number: int, rng: random.Random) -> None:
    """A bee in profile, flying to the left; wings and stripes differ from bee to bee."""
    raise_ = (-12, 4, -24, 16)[number % 4]
    for tilt, alpha in ((raise_ - 26, 0.75), (raise_ + 14, 0.92)):
        wing = transformed(
            svg_path("M0,0 C-18,-34 -10,-84 18,-96 C44,-84 40,-34 8,0Z"), turn=tilt, at=(8, -26)
        )
        shape = easel.place(wing)
        paper(
            easel.canvas,
            shape,
            linear(
                (easel.x - 60, easel.y - 110),
                (easel.x + 60, easel.y),
                [(0, "#FFFFFF", alpha), (1, "#FFE9B8", alpha * 0.7)],
            ),
            4,
            0.7,
            1.6,
            texture=0.2,
            shadow_strength=0.35,
        )
        with easel.clipped(shape):
            for bend in (-14, 6, 24):
                easel.line(
                    [(8, -24), (8 + bend, -70), (14 + bend * 1.6 + tilt * 0.6, -118)], "#B5803A", 1.4, 0.5
                )
    for u in (-18, 2, 22):
        easel.stroke([(u, 26), (u - 6, 44), (u + 2, 56)], "#3A1E10", 4)
    body = easel.lay(
        "-34,-24 0,-36 40,-30 74,-8 92,8! 70,22 36,34 -4,32 -34,20",
        ("#FFE08A", "#F2A92A", "#A85A12"),
        6,
        rim=0.7,
    )
    with easel.clipped(body):
        for u in ((8, 32, 56), (4, 24, 44, 62), (12, 40, 60), (0, 22, 46, 66))[number % 4]:
            easel.line([(u - 4, -44), (u + 6, 0), (u - 2, 44)], "#3A1A0E", 10)
        easel.fill(easel.oval(10, -24, 46, 8), "#FFF6C8", 0.5, 4)
    easel.lay(easel.dot(-30, -2, 27), ("#E0A050", "#9A5A1E", "#4A240C"), 4, rim=0.6, texture=1.0)
    easel.lay(easel.dot(-62, 0, 20), ("#7A4A22", "#3A1E10", "#1A0C08"), 3, rim=0.6)
    easel.fill(easel.oval(-70, -4, 6, 9), "#120806")
    easel.fill(easel.dot(-72, -8, 2.4), "#FFF6D8")
    for k in (0, 10):
        easel.stroke([(-72 + k, -16), (-86 + k, -36), (-96 + k, -38)], "#2A140A", 3)


def draw_swallow(easel: Easel, number: int, rng: random.Random) -> None:
    """A swallow on the wing, flying to the left; the beat of the wings differs."""
    blue = ("#5A7AC8", "#24367E", "#101A4A")
    lift = (-1.0, -0.55, 0.5, -0.8, 0.8, -0.3, -0.65)[number % 7]
    far = [
        (-6, -4, "c"),
        (20, 10 + lift * 40),
        (46, lift * 84),
        (84, lift * 108, "c"),
        (54, lift * 60 + 16),
        (30, 16, "c"),
    ]
    easel.lay(far, (shade(blue[1], 0.08), blue[1], blue[2]), 4, rim=0.6)
    easel.lay("34,-4 66,-2 100,-24! 70,6 104,22! 62,14 30,12", blue, 3, rim=0.7)
    body = easel.lay(
        "-92,-8 -76,-14! -60,-22 -36,-22 10,-16 46,0 30,14 -10,20 -46,14 -70,4 -78,-4!",
        ("#6A8AD8", "#2A3E8A", "#131E56"),
        6,
        rim=0.8,
    )
    with easel.clipped(body):
        easel.fill(easel.shape("-70,2 -40,2 10,6 50,4 20,30 -40,26"), "#FFF3E0")
        easel.fill(easel.shape("-80,-6 -64,-10 -46,-2 -56,10 -72,6"), "#D9542E")
    easel.fill(easel.dot(-62, -12, 3.4), "#0A0E22")
    near = [
        (-26, -8, "c"),
        (-20, -20 - lift * 10),
        (-8, lift * 70 - 10),
        (28, lift * 120 - 6, "c"),
        (26, lift * 66),
        (34, 2),
        (10, 8, "c"),
    ]
    easel.lay(near, ("#7A9AE8", "#34509E", "#16225C"), 6, rim=0.8)
    for share in (0.35, 0.6, 0.85):
        easel.stroke(
            [(0, 2), (6 + 12 * share, lift * 60 * share), (20 + 6 * share, lift * 108 * share)],
            "#A9C3F7",
            1.8,
            0.5,
        )


def draw_firefly(easel: Easel, number: int, rng: random.Random) -> None:
    """A firefly from above with a lit tail; wings open or closed, feelers bent each its own way."""
    glow(easel.canvas, *easel.at(0, 44), 120 * easel.scale, "#E9FF8A", 0.9)
    spread = (58, 24, 70, 40, 12, 64, 34, 50, 18)[number % 9]
    for side in (-1, 1):
        wing = transformed(
            svg_path("M0,0 C20,8 30,46 14,92 C4,98 -8,92 -12,72 C-18,40 -12,10 0,0Z"),
            turn=-side * spread,
            at=(side * 6, -26),
        )
        shape = easel.place(wing)
        paper(
            easel.canvas,
            shape,
            linear(
                (easel.x - 40, easel.y - 60),
                (easel.x + 40, easel.y + 60),
                [(0, "#FFFFFF", 0.7), (1, "#CFE8B8", 0.4)],
            ),
            2,
            0.6,
            1.4,
            texture=0.2,
            shadow_strength=0.3,
        )
        case = transformed(
            svg_path("M0,0 C26,6 34,40 22,78 C10,72 -4,40 0,0Z"),
            turn=-side * (spread + 30),
            at=(side * 4, -34),
        )
        if side < 0:
            case = transformed(
                transformed(svg_path("M0,0 C26,6 34,40 22,78 C10,72 -4,40 0,0Z"), -1, 1),
                turn=spread + 30,
                at=(-4, -34),
            )
        easel.lay(easel.place(case), ("#A8623A", "#5A2A2E", "#2A1018"), 3, rim=0.8)
        bend = (20, 34, 10, 26, 40, 16, 30, 8, 24)[number % 9]
        easel.stroke(
            [(side * 5, -62), (side * (bend * 0.5 + 4), -82), (side * (bend + 8), -94)], "#F2D98A", 3.0
        )
    easel.lay(
        "0,-28 15,-10 18,26 12,66 0,86 -12,66 -18,26 -15,-10", ("#FFFFE0", "#E6F76A", "#8AA82E"), 4, rim=0.7
    )
    for v in (14, 34, 54):
        easel.line([(-18, v), (0, v + 5), (18, v)], "#7A8A1E", 2.6, 0.7)
    easel.lay(easel.oval(0, -40, 20, 17), ("#E0623A", "#8A2A22", "#3A0E14"), 3, rim=0.7)
    easel.lay(easel.dot(0, -60, 11), ("#5A3A3A", "#1E0E14"), 2, rim=0.6)
