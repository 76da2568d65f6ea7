"""Intrigues of the town: the Bomb over the roofs, the Roach on the wall, the Tail at the curtain."""

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.creatures import draw_beetle
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    Knot,
    polar,
    polygon,
    rectangle,
    samples,
    spline,
    svg_path,
    tapered,
)
from fae_tabletop.art.light import fireflies, moon
from fae_tabletop.art.paper import clipped, fill, foil, glow, linear, paper, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vanities import draw_moth
from fae_tabletop.art.vistas import H, W, draw_burst, draw_land, draw_open_sky, draw_wall
from fae_tabletop.art.weapons import draw_bomb, draw_sparks
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def draw_the_bomb(canvas: skia.Canvas) -> None:
    """A round iron bomb leans on the roofs with its fuse alight, and every window and card shows in its flash."""
    rng = seeded("enemies_and_lovers/bomb")
    draw_burst(canvas, (500, 250), "#F2A04A", "#2A1450", count=30, bend=9)
    for rank, tone in enumerate(("#5A3A7A", "#2E1E56")):
        for i in range(8):
            x = -30 + 108 * i + 40 * rank
            top = 560 + 70 * rank + rng.uniform(-30, 30)
            house = polygon(
                [(x - 54, 920), (x - 54, top + 30), (x, top - 40), (x + 54, top + 30), (x + 54, 920)]
            )
            paper(
                canvas,
                house,
                linear((x - 54, top), (x + 54, 860), [(0, shade(tone, 0.1)), (1, shade(tone, -0.07))]),
                7,
                0.6,
                2.2,
            )
            for dx in (-26, 12):
                pane = rectangle(x + dx, top + 50, 18, 28, 4)
                glow(canvas, x + dx + 9, top + 64, 34, "#FFD27A", 0.7)
                fill(canvas, pane, "#FFF1B8")
    for at, turn, tone in (
        ((190, 250), -24, "#B4303E"),
        ((236, 176), -8, "#2F5AB4"),
        ((136, 380), -40, "#2F8A6A"),
        ((626, 470), 30, "#8A4AB0"),
        ((590, 590), 50, "#C8902A"),
    ):
        card = Easel(canvas, *at, turn=turn)
        card.lay(card.place(rectangle(-36, -52, 72, 104, 10)), ("#FFFBEA", "#E8D7AE", "#B79A6A"), 7, rim=0.8)
        card.lay(
            card.place(rectangle(-26, -42, 52, 60, 8)),
            (shade(tone, 0.12), tone, shade(tone, -0.12)),
            1,
            rim=0.4,
        )
        card.gilt(
            card.place(polygon([polar((0, -12), 16 if i % 2 else 7, 36 * i) for i in range(10)])), "gold"
        )
        card.line("-20,32 20,32", "#8A6A44", 3, 0.7)
    bomb = Easel(canvas, 356, 528, 1.08, turn=-4)
    end = draw_bomb(bomb, 176, "#2B3050")
    heart = svg_path(
        "M0,62 C-50,26 -66,-4 -56,-32 C-44,-58 -14,-54 0,-26 C14,-54 44,-58 56,-32 C66,-4 50,26 0,62Z"
    )
    bomb.gilt(bomb.place(heart), "rose", 9)
    draw_sparks(canvas, *bomb.at(*end), 130, rng, count=26)


def draw_the_roach(canvas: skia.Canvas) -> None:
    """A great beetle with a small crown on its back climbs a mossy wall in the dark."""
    rng = seeded("enemies_and_lovers/roach")
    fill(canvas, rectangle(0, 0, W, H), "#0C2226")

    def moss(x: float, y: float) -> Colour:
        away = abs(x + 60 - 375) / 375 + abs(y - 420) / 600
        return mix("#7FB896", "#173A3C", min(1.0, 0.25 + away * 0.75))

    draw_wall(
        canvas,
        moss,
        rng,
        stone=(128, 60),
        joint=3,
        corner=9,
        foot=900,
        swing=0.05,
        elevation=4,
        rim=0.5,
        rim_width=2,
    )
    glow(canvas, 375, 420, 380, "#E3E79A", 0.55)
    for _ in range(40):
        place = rng.choice([rng.uniform(40, 190), rng.uniform(560, 710)]), rng.uniform(120, 780)
        leaf(
            canvas,
            place,
            rng.uniform(40, 140),
            rng.uniform(40, 66),
            kind="ivy",
            colour=rng.choice(["#3F6F4A", "#4E7F4A", "#2E5A44"]),
        )
    for x in (140, 606):
        way: list[Knot] = [(x, 100), (x + 20, 300), (x - 16, 520), (x + 6, 800)]
        fill(canvas, tapered(spline(way), 10, 7), "#2A3A2E")
    draw_beetle(canvas, 375, 452, 1.02)
    crown = Easel(canvas, 375, 470, 0.92)
    glow(canvas, 375, 460, 130, "#FFE9A6", 0.7)
    shape = "-84,46! -100,-42! -58,-6! -36,-74! 0,-20! 36,-74! 58,-6! 100,-42! 84,46! 0,62"
    crown.lay(shape, GOLD, 13, rim=0.95)
    crown.lay("-86,28! 0,46 86,28! 82,56! 0,74 -82,56!", ("#FFF6CF", "#CFA24C", "#6E4A16"), 5, rim=0.95)
    for u, v in ((-100, -46), (-36, -80), (36, -80), (100, -46)):
        crown.lay(crown.dot(u, v, 12), ("#FFFFFF", "#F0DCE6", "#8A7A9E"), 4, rim=0.9, texture=0.1)
    for u, v, tone in ((-50, 46, "#3D66C4"), (0, 56, "#B4203E"), (50, 46, "#3D66C4")):
        crown.lay(
            crown.oval(u, v, 11, 9),
            (mix(tone, "moon", 0.6), tone, shade(tone, -0.2)),
            2,
            rim=0.7,
            texture=0.0,
        )
    fireflies(canvas, (120, 130, 630, 740), 14, rng, "#E3F0A0", 0.7)


def draw_the_tail(canvas: skia.Canvas) -> None:
    """Of a black cat only the tail is left, slipping behind a curtain past a cup it has upset."""
    rng = seeded("enemies_and_lovers/tail")
    draw_open_sky(canvas, "poison", rng, count=40)
    glow(canvas, 300, 400, 380, "#F2FBC0", 0.7)
    moon(canvas, 250, 300, 100, colour="#FBFFE0", halo="#C9A0F0")
    draw_land(canvas, "poison", "#3A2060", rng, ranks=2, horizon=560)
    floor = rectangle(-10, 640, W + 20, 300)
    paper(
        canvas,
        floor,
        linear((0, 640), (0, 860), [(0, "#C8906A"), (0.2, "#8A5444"), (1, "#3E1C2A")]),
        11,
        0.7,
        3,
    )
    for i in range(9):
        stroke(canvas, polygon([(375 + (i - 4) * 80, 640), (375 + (i - 4) * 150, 900)]), "#4A2430", 3, 0.6)
    tail = Easel(canvas)
    fur = ("#5A4A72", "#1E1630", "#08060E")
    way: list[Knot] = [
        (600, 690),
        (500, 716),
        (400, 690),
        (360, 610),
        (400, 520),
        (420, 430),
        (360, 350),
        (270, 340),
        (232, 410),
        (266, 462),
    ]

    def width(share: float) -> float:
        return 96 - 20 * share if share < 0.86 else (79 - 560 * (share - 0.86) ** 1.2 * 1.6)

    path = tail.ribbon(way, lambda share: max(6.0, width(share)), 3)
    tail.lay(path, fur, 14, rim=0.9, rim_width=3.4)
    with clipped(canvas, path):
        for x, y, dx, dy, share in samples(spline(way), 9):
            side = 1 if int(share * 200) % 2 else -1
            reach = rng.uniform(10, 36)
            start = (x - dy * side * reach, y + dx * side * reach)
            stroke(
                canvas,
                spline([start, (start[0] + dx * 16 - dy * side * 5, start[1] + dy * 16 + dx * side * 5)]),
                "#8A78AE",
                2.4,
                0.5,
            )
    bow = Easel(canvas, 408, 508, 1.1, turn=8)
    red = ("#FF8A94", "#C21F3E", "#5C0D28")
    for side in (1, -1):
        bow.lay(
            [
                (side * 6, 8, "c"),
                (side * 34, 60),
                (side * 56, 96, "c"),
                (side * 76, 74, "c"),
                (side * 44, 30),
            ],
            red,
            5,
            rim=0.8,
        )
        bow.lay(
            [(0, 0, "c"), (side * 50, -44), (side * 92, -36), (side * 96, 20), (side * 54, 34)],
            red,
            7,
            rim=0.85,
        )
        bow.stroke([(side * 10, -2), (side * 46, -8), (side * 78, -4)], "#FFC0C4", 5, 0.6)
    bow.lay(bow.oval(0, 0, 20, 24), red, 5, rim=0.85)
    bow.lay(bow.dot(0, 34, 15), GOLD, 5, rim=0.95)
    bow.fill(bow.oval(0, 39, 9, 3), "#2A1A08")
    pool = spline([(120, 712), (180, 690), (290, 696), (326, 716), (284, 738), (170, 738)], closed=True)
    paper(
        canvas,
        pool,
        linear((120, 690), (326, 738), [(0, "#FF8A94"), (0.5, "#B4203E"), (1, "#5C0D28")]),
        3,
        0.9,
        2.2,
        texture=0.2,
    )
    cup = Easel(canvas, 222, 660, 0.94, turn=-74)
    cup.lay(
        "-46,-86! 0,-74 46,-86! 42,-30 14,0 10,40 36,58! -36,58! -10,40 -14,0 -42,-30",
        ("#FFFFFF", "#B4C7DC", "#4A5E86"),
        10,
        rim=0.95,
    )
    cup.fill(cup.oval(0, -84, 46, 12), "#5C0D28")
    cup.gilt(cup.curve("-40,-46 0,-36 40,-46"), "gold", 5)
    for number in range(5):
        left = 500 + 44 * number
        fold: list[Knot] = [
            (left + 30, -20, "c"),
            (left + 8, 200),
            (left + 22, 420),
            (left - 6 - 9 * number, 600),
            (left + 12, 760),
            (left + 4, 940, "c"),
            (W + 40, 940, "c"),
            (W + 40, -20, "c"),
        ]
        tone = shade("#7A2A8E", 0.07 - 0.045 * number)
        sheet = spline(fold, closed=True)
        paper(
            canvas,
            sheet,
            linear(
                (left - 10, 0), (left + 90, 0), [(0, shade(tone, 0.13)), (0.5, tone), (1, shade(tone, -0.12))]
            ),
            12,
            0.7,
            2.6,
        )
        with clipped(canvas, sheet):
            for v in range(90, 860, 92):
                foil(
                    canvas,
                    polygon(
                        [
                            polar((left + 34, v + 46 * (number % 2)), 15 if i % 2 else 6, 45 * i)
                            for i in range(8)
                        ]
                    ),
                    "gold",
                    emboss=0.5,
                    alpha=0.8,
                )
    draw_moth(Easel(canvas, 180, 190, turn=-20), 74, "#E0C8F4", "#B98AD8", mark="#4A2078")


PICTURES: dict[str, Picture] = card_pictures(
    {
        "the_bomb": draw_the_bomb,
        "the_roach": draw_the_roach,
        "the_tail": draw_the_tail,
    }
)
