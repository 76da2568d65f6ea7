"""Winter's 1 to 5: a sleeping moon, wolves, drops of ice, owls, candles."""

import math

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.geometry import (
    circle,
    difference,
    ellipse,
    polygon,
    rectangle,
    ridge,
    spline,
    tapered,
)
from fae_tabletop.art.light import stars
from fae_tabletop.art.paper import clipped, fill, glow, linear, paper, radial, silhouette
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.trees import bare_tree, fir
from fae_tabletop.art.vistas import H, W, draw_arched_window, draw_open_sky, draw_wood, snow
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_beasts_winter import draw_owl, draw_wolf
from fae_tabletop.games.faekin.art_pips import draw_pips, pip_places, pip_size
from fae_tabletop.games.faekin.art_things_winter import draw_candle, draw_crescent_moon, draw_ice_drop

_SNOW = ("#FFFFFF", "#EAF4FA", "#A9C8E0")


def draw_w1(canvas: skia.Canvas) -> None:
    """One sleeping moon above firs under snow."""
    rng = seeded("faekin/W1")
    draw_open_sky(canvas, "night", rng, count=0, ground=1000)
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, H), [(0, "#0C1640", 0.9), (0.55, "#23509A", 0.75), (1, "#8CC3E6", 0.55)]),
    )
    for _ in range(90):
        fill(
            canvas,
            circle(rng.uniform(60, W - 60), rng.uniform(40, 700), rng.uniform(0.8, 2.2)),
            "#FFFFFF",
            rng.uniform(0.3, 0.8),
        )
    for rank, (y, tone, tall) in enumerate(
        ((770, "#5C8AC0", 170), (850, "#2F5A9C", 220), (935, "#16305E", 250))
    ):
        shapes = [ridge(-20, W + 20, y, 16, 5, H + 20, rng)]
        for i in range(9):
            x = W * (i + rng.uniform(0.2, 0.8)) / 9
            if abs(x - 375) > 60 + 40 * rank:
                shapes.append(fir((x, y + 30), tall * rng.uniform(0.7, 1.1), rng, tiers=6))
        silhouette(
            canvas,
            shapes,
            linear((0, y - tall), (0, y + 160), [(0, shade(tone, 0.07)), (1, shade(tone, -0.08))]),
            5 + 3 * rank,
            0.6,
            3,
            box=(0, 0, W, H),
        )
    paper(
        canvas,
        ridge(-20, W + 20, 985, 14, 4, H + 20, rng),
        linear((0, 970), (0, H), [(0, "#F4FAFD"), (1, "#9FC2DE")]),
        8,
        0.8,
    )
    draw_pips(canvas, pip_places(1, -60), pip_size(1) * 1.15, draw_crescent_moon, rng)


def draw_w2(canvas: skia.Canvas) -> None:
    """Two wolves on two ridges under northern lights."""
    rng = seeded("faekin/W2")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, H), [(0, "#0A1238"), (0.35, "#123A5E"), (0.6, "#2F7A8A"), (1, "#BCE6DC")]),
    )
    stars(canvas, (40, 40, W - 40, 300), 60, rng, "#FFFFFF", 1.6)
    for k, (y, tone) in enumerate(((200, "#7FF0C8"), (290, "#8FC6FF"), (380, "#B79AF0"))):
        crest = [
            (float(x), y + 46 * math.sin(x / 130 + k * 1.9) + rng.uniform(-8, 8))
            for x in range(-20, int(W) + 60, 60)
        ]
        veil = spline(crest)
        veil.lineTo(W + 40, y - 210)
        veil.lineTo(-20, y - 210)
        veil.close()
        fill(
            canvas,
            veil,
            linear((0, y - 210), (0, y + 46), [(0, tone, 0.0), (1, tone, 0.55)]),
            blur=12,
            blend=skia.BlendMode.kScreen,
        )
    peaks = polygon(
        [
            (-20, 470),
            (40, 392),
            (96, 430),
            (150, 362),
            (230, 480),
            (540, 490),
            (612, 380),
            (668, 440),
            (712, 400),
            (770, 470),
            (770, H),
            (-20, H),
        ]
    )
    paper(
        canvas, peaks, linear((0, 360), (0, 620), [(0, "#D6ECF4"), (0.4, "#7FA9CC"), (1, "#3A6A9C")]), 6, 0.7
    )
    for y, lift, tone in ((470, 36, "#C6DEEE"), (860, 30, "#F4FAFD")):
        hill = spline(
            [
                (-20, y + 60, "c"),
                (150, y + 10),
                (375, y - lift + 20),
                (600, y + 14),
                (790, y + 70, "c"),
                (790, H + 20, "c"),
                (-20, H + 20, "c"),
            ],
            closed=True,
        )
        paper(
            canvas,
            hill,
            linear(
                (0, y - 30), (0, y + 330), [(0, tone), (0.35, mix(tone, "#5C8AC0", 0.55)), (1, "#1F4480")]
            ),
            10,
            0.85,
        )
        for side in (-1, 1):
            for i in range(3):
                x = 375 + side * (170 + 62 * i)
                silhouette(
                    canvas,
                    [fir((x, y + 66 + 14 * i), rng.uniform(110, 190), rng)],
                    linear((0, y - 100), (0, y + 60), [(0, "#2F5A8C"), (1, "#12305E")]),
                    5,
                    0.6,
                )
    snow(canvas, rng, 60)
    draw_pips(canvas, [(375, 350), (375, 742)], pip_size(2) * 1.04, draw_wolf, rng)


def draw_w3(canvas: skia.Canvas) -> None:
    """Three drops of ice in the mouth of a frozen cave."""
    rng = seeded("faekin/W3")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        radial((375, 560), 620, [(0, "#F2FBFF"), (0.3, "#A9DCF0"), (0.62, "#4A8AC0"), (1, "#16305E")]),
    )
    for rank, tone in enumerate(("#7FB4DC", "#3F72B0", "#142A5E")):
        reach = 250 - 62 * rank
        points: list[tuple[float, float]] = []
        for i in range(31):
            angle = math.radians(-235 + 290 * i / 30)
            out = (1.0 if i % 2 else 0.86) * rng.uniform(0.94, 1.05)
            points.append(
                (
                    375 + (360 - reach * 0.32 - 30 * (2 - rank) + 20) * out * math.cos(angle) * 0.9,
                    520 + (520 - reach * 0.4) * out * math.sin(angle),
                )
            )
        hole = polygon([*points, (620, 1100), (130, 1100)])
        sheet = difference(rectangle(-20, -20, W + 40, H + 40), hole)
        paper(
            canvas, sheet, linear((0, 0), (W, H), [(0, shade(tone, 0.07)), (1, shade(tone, -0.08))]), 9, 0.75
        )
    paper(
        canvas,
        ridge(-20, W + 20, 950, 16, 5, H + 20, rng),
        linear((0, 940), (0, H), [(0, "#E8F5FB"), (1, "#6A9CCB")]),
        8,
        0.8,
    )
    draw_pips(canvas, pip_places(3, 24, 0), pip_size(3) * 1.02, draw_ice_drop, rng)


def draw_w4(canvas: skia.Canvas) -> None:
    """Four owls on birch boughs before a violet evening."""
    rng = seeded("faekin/W4")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, H), [(0, "#2A2468"), (0.35, "#6A5CB8"), (0.65, "#C2A4DC"), (1, "#F2DCEE")]),
    )
    glow(canvas, 375, 560, 430, "#FBEBF4", 0.6)
    draw_wood(canvas, "night", "#4A4A8E", rng, kind="bare", horizon=720, gap=0.16, tall=520)
    for x, lean, width in ((110, 22, 44), (652, -18, 40)):
        trunk = tapered(
            spline([(x, 1060), (x + lean * 0.3, 700), (x + lean, 380), (x + lean * 1.6, -20)]),
            width * 1.2,
            width * 0.7,
        )
        paper(
            canvas,
            trunk,
            linear((x - width, 0), (x + width, 0), [(0, "#FFFFFF"), (0.55, "#D3DCEE"), (1, "#7F8CBF")]),
            10,
            0.7,
        )
        with clipped(canvas, trunk):
            for _ in range(30):
                y = rng.uniform(40, 1020)
                centre = x + lean * (1060 - y) / 760
                side = rng.choice((-1, 1))
                fill(
                    canvas,
                    spline(
                        [
                            (centre + side * width * 0.6, y - 5),
                            (centre + side * width * rng.uniform(-0.1, 0.2), y),
                            (centre + side * width * 0.6, y + rng.uniform(3, 7)),
                        ],
                        closed=True,
                    ),
                    "#2A2F5C",
                    0.85,
                )
    for y in (402, 850):
        bough = tapered(
            spline([(60, y + 26), (236, y + 4), (375, y + 12), (514, y + 2), (700, y + 22)]),
            0,
            width=lambda t: 15 + 8 * abs(t - 0.5),
        )
        paper(
            canvas,
            bough,
            linear((0, y - 10), (0, y + 26), [(0, "#FFFFFF"), (0.45, "#C6CFE6"), (1, "#5A5F96")]),
            9,
            0.8,
        )
        for x in range(90, 680, 64):
            twig = tapered(spline([(x, y + 12), (x + 18, y + 46), (x + 12, y + 84)]), 5, 1)
            fill(canvas, twig, "#5A5F96")
            fill(canvas, ellipse(x, y + 1, 26, 6), "#FFFFFF", 0.9)
    snow(canvas, rng, 60)
    draw_pips(canvas, pip_places(4), pip_size(4) * 1.06, draw_owl, rng)


def draw_w5(canvas: skia.Canvas) -> None:
    """Five candles on the sills of a window with frost upon it."""
    rng = seeded("faekin/W5")
    draw_arched_window(canvas, "deep", rng, width=560, top=70, sill=1010, stone="#2A3468", bars=2)
    for _ in range(140):
        fill(
            canvas,
            circle(rng.uniform(110, 640), rng.uniform(120, 1000), rng.uniform(1, 3)),
            "#FFFFFF",
            rng.uniform(0.3, 0.8),
        )
    for x, y, turn in (
        (104, 980, -50),
        (646, 980, -130),
        (104, 560, -20),
        (646, 560, -160),
        (646, 250, 150),
        (104, 250, 30),
    ):
        for k in range(5):
            frost, _ = bare_tree((x, y), 210, rng, turn - 40 + 20 * k, 5, 4, 46)
            fill(canvas, frost, "#EAF6FF", 0.35)
    for y in (408, 884, 628):
        left, width = (90, 570) if y != 628 else (270, 210)
        if y == 884:
            left, width = 60, 630
        sill = rectangle(left, y - 30 + 30, width, 26, 5)
        paper(
            canvas,
            sill,
            linear((0, y), (0, y + 26), [(0, "#8FA0D0"), (0.4, "#4A5694"), (1, "#1E2654")]),
            9,
            0.8,
        )
        for k in range(int(width / 60)):
            fill(canvas, ellipse(left + 34 + 60 * k, y + 2, 34, 8), "#FFFFFF", 0.92)
    draw_pips(canvas, pip_places(5, 22, 6), pip_size(5) * 1.08, draw_candle, rng)


PICTURES: dict[str, Picture] = card_pictures(
    {"W1": draw_w1, "W2": draw_w2, "W3": draw_w3, "W4": draw_w4, "W5": draw_w5}
)
