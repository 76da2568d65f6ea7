"""Summer's 1 to 5: a sleeping sun, swans, butterflies, bees, lanterns."""

import math

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import grass, leaf
from fae_tabletop.art.geometry import (
    ellipse,
    hexagon,
    polygon,
    rectangle,
    ridge,
    spline,
    svg_path,
    transformed,
)
from fae_tabletop.art.light import mist, rays
from fae_tabletop.art.paper import clipped, fill, glow, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_leafy_wood
from fae_tabletop.art.vistas import H, W, draw_burst, draw_open_sky, ripples
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_beasts_summer import draw_bee, draw_butterfly, draw_swan
from fae_tabletop.games.faekin.art_pips import draw_pips, pip_places, pip_size
from fae_tabletop.games.faekin.art_things_summer import draw_lantern, draw_sun


def draw_s1(canvas: skia.Canvas) -> None:
    """One sleeping sun over hills of ripe wheat."""
    rng = seeded("faekin/S1")
    draw_open_sky(canvas, "gold", rng, count=0, ground=860)
    draw_burst(canvas, (375, 470), "#FFE9A0", "#F2A24A", count=36)
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, 620), [(0, "#5A1E6A", 0.96), (0.5, "#B0386E", 0.6), (1, "#F0846A", 0.1)]),
    )
    glow(canvas, 375, 470, 420, "#FFF3C0", 0.7)
    for y, tone in ((720, "#D9923A"), (790, "#A8622A"), (870, "#5E3418")):
        hill = ridge(-20, W + 20, y, 22, 4, H + 20, rng)
        paper(
            canvas,
            hill,
            linear((0, y - 20), (0, y + 170), [(0, shade(tone, 0.08)), (1, shade(tone, -0.1))]),
            8,
            0.6,
        )
        for _ in range(46):
            x = rng.uniform(0, W)
            foot = y + rng.uniform(50, 130)
            tall = rng.uniform(40, 70)
            sway = rng.uniform(-14, 14)
            stem = spline([(x, foot), (x + sway * 0.3, foot - tall * 0.6), (x + sway, foot - tall)])
            stroke(canvas, stem, shade(tone, 0.12), 1.8, 0.8)
            for k in range(5):
                at = (x + sway * (1 - 0.1 * k), foot - tall + 6 * k)
                for side in (-1, 1):
                    grainlet = transformed(
                        svg_path("M0,0 C3,-3 4,-9 0,-13 C-4,-9 -3,-3 0,0Z"), 0.8, 0.8, 32 * side, at
                    )
                    fill(canvas, grainlet, shade(tone, 0.2), 0.85)
        mist(canvas, 0, W, y + 20, 36, "#F7C46A", rng, 0.2)
    draw_pips(canvas, pip_places(1, -30), pip_size(1) * 1.15, draw_sun, rng)


def draw_s2(canvas: skia.Canvas) -> None:
    """Two swans on a pond at sunset, one before the other."""
    rng = seeded("faekin/S2")
    draw_open_sky(canvas, "dawn", rng, count=0, ground=330)
    draw_leafy_wood(canvas, "dawn", "#2F6A52", rng, horizon=190, gap=60, tall=210)
    water = rectangle(0, 318, W, H)
    tones = [(0, "#FFE0A8"), (0.16, "#F0A88A"), (0.42, "#A86A9C"), (0.72, "#4A5A9C"), (1, "#1F3A72")]
    paper(canvas, water, linear((0, 318), (0, 960), tones), 4, 0.7)
    ripples(canvas, 330, 960, "#FFE9C8", rng, 46)
    for side in (1, -1):
        with layer(canvas, (0, 500, W, H), 8, 0.7):
            for i in range(12):
                x = 375 - side * (312 - 15 * i * rng.uniform(0.5, 1.0))
                lean = side * rng.uniform(4, 40)
                tall = rng.uniform(150, 300)
                reed = spline([(x, 1010), (x + lean * 0.4, 1010 - tall * 0.6), (x + lean, 1010 - tall)])
                stroke(canvas, reed, "#2A5A42" if i % 2 else "#3F7A4E", 6 if i % 2 else 8)
                if i % 4 == 0:
                    fill(
                        canvas,
                        transformed(
                            rectangle(-6, -34, 12, 46, 6), turn=lean * 0.3, at=(x + lean, 1000 - tall)
                        ),
                        "#5A3420",
                    )
    places = pip_places(2)
    draw_pips(
        canvas,
        [(375, places[0][1] + 92), (375, places[1][1] + 20)],
        pip_size(2) * 1.12,
        draw_swan,
        rng,
        mirrored=(1,),
    )


def draw_s3(canvas: skia.Canvas) -> None:
    """Three butterflies over a slope of lavender, each with wings of its own."""
    rng = seeded("faekin/S3")
    draw_open_sky(canvas, "green", rng, count=0, ground=900)
    glow(canvas, 375, 520, 460, "#F6F2A8", 0.55)
    rays(canvas, 375, 150, 700, rng, "#F6F2A8", 18, 0.2)
    for row in range(7):
        y = 560 + 62 * row
        tone = mix("#A9CF8A", "#123A34", row / 6)
        paper(
            canvas,
            ridge(-20, W + 20, y, 16, 5, H + 20, rng),
            linear((0, y), (0, y + 90), [(0, shade(tone, 0.05)), (1, tone)]),
            5,
            0.45,
        )
        bloom = mix("#D9C0F0", "#4A2A7A", row / 6)
        for _ in range(30):
            x = rng.uniform(20, W - 20)
            if abs(x - 375) < 96 - 10 * row:
                continue
            foot, tall = y + rng.uniform(20, 60), 34 + 10 * row
            stroke(
                canvas,
                polygon([(x, foot), (x + rng.uniform(-6, 6), foot - tall)]),
                shade(tone, 0.08),
                1.6,
                0.8,
            )
            size = 2.6 + 0.5 * row
            for k in range(7):
                side = 1 if k % 2 else -1
                at = (x + side * size * 0.7 * k / 6, foot - tall - 4 + size * 1.5 * k)
                fill(
                    canvas,
                    ellipse(*at, size * (0.5 + 0.09 * k), size * 0.95),
                    shade(bloom, 0.03 * side),
                    0.92,
                )
    draw_pips(canvas, pip_places(3), pip_size(3), draw_butterfly, rng, turns=(-14, 12, -8), halo="#FFF3B0")


def draw_s4(canvas: skia.Canvas) -> None:
    """Four bees before a wall of honeycomb with light behind it."""
    rng = seeded("faekin/S4")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        radial((375, 520), 660, [(0, "#FFF0B0"), (0.4, "#F2B544"), (0.75, "#B5681E"), (1, "#5A2A12")]),
    )
    side = 62.0
    for row in range(-1, 13):
        for column in range(-1, 9):
            x = column * side * 1.74 + (side * 0.87 if row % 2 else 0)
            y = row * side * 1.51
            away = math.hypot(x - 375, y - 520) / 640
            cell = hexagon((x, y), side * 0.90, flat=False, rounding=0.12)
            tone = mix("#FFE9A0", "#A8581A", min(1, away * 1.1 + rng.uniform(-0.05, 0.06)))
            fill(
                canvas,
                cell,
                linear((x, y - side), (x, y + side), [(0, shade(tone, -0.10)), (1, shade(tone, 0.05))]),
            )
            with clipped(canvas, cell):
                stroke(canvas, cell, "#7A3A12", 12, 0.35, blur=5, shift=(2, 5))
            stroke(canvas, cell, "#FFF0B8", 2.2, 0.4 * (1 - away * 0.6))
    draw_pips(
        canvas, pip_places(4), pip_size(4) * 1.06, draw_bee, rng, turns=(8, -10, -6, 12), mirrored=(1, 2)
    )


def draw_s5(canvas: skia.Canvas) -> None:
    """Five lanterns hung in a wood at the end of a warm day."""
    rng = seeded("faekin/S5")
    draw_open_sky(canvas, "wine", rng, count=0, ground=900)
    draw_leafy_wood(canvas, "wine", "#2A1238", rng, horizon=640, gap=90, tall=480)
    for x, far, width in ((96, 150, 64), (660, 600, 58)):
        trunk = svg_path(
            f"M{x - width},1060 C{x - width * 0.3},760 {x - width * 0.5},360 {far - width},-20 "
            f"L{far + width * 0.5},-20 C{x + width * 0.5},360 {x + width * 0.4},780 {x + width * 1.2},1060Z"
        )
        paper(canvas, trunk, linear((x - width, 0), (x + width, 0), [(0, "#6A3A4A"), (1, "#1E0E26")]), 9, 0.5)
    with layer(canvas, (0, 0, W, 260), 8, 0.7):
        for _ in range(70):
            at = (rng.uniform(20, W - 20), rng.uniform(20, 130) * (0.6 + abs(rng.uniform(-1, 1)) * 0.4))
            leaf(
                canvas,
                at,
                rng.uniform(20, 160),
                rng.uniform(34, 54),
                None,
                "ovate",
                "#4A2A4A" if rng.random() < 0.5 else "#6A3A3A",
                veins=False,
            )
    draw_pips(canvas, pip_places(5)[::-1], pip_size(5) * 1.22, draw_lantern, rng)
    grass(canvas, 0, W, 1010, 70, 130, "#1A0C22", rng)


PICTURES: dict[str, Picture] = card_pictures(
    {"S1": draw_s1, "S2": draw_s2, "S3": draw_s3, "S4": draw_s4, "S5": draw_s5}
)
