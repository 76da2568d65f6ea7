"""Summer's 6 to 10: poppies, swallows, apples, fireflies, sunflowers."""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import grass, leaf, leaf_shape
from fae_tabletop.art.geometry import (
    blob,
    circle,
    polygon,
    rectangle,
    ridge,
    spline,
    svg_path,
    tapered,
    transformed,
)
from fae_tabletop.art.light import mist, rays
from fae_tabletop.art.paper import fill, glow, layer, linear, paper, silhouette, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.trees import bare_tree
from fae_tabletop.art.vistas import H, W, draw_land, draw_open_sky, draw_wood
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_beasts_summer import draw_firefly, draw_swallow
from fae_tabletop.games.faekin.art_pips import draw_castle, draw_pips, pip_places, pip_size
from fae_tabletop.games.faekin.art_things_summer import draw_hung_apple, draw_poppy, draw_sunflower


def draw_s6(canvas: skia.Canvas) -> None:
    """Six poppies before a field of corn at noon."""
    rng = seeded("faekin/S6")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, 760), [(0, "#143C80"), (0.4, "#5C9CC4"), (0.72, "#FFF3C8"), (1, "#FFD98A")]),
    )
    for x, y, size in ((190.0, 150, 60), (520, 210, 84), (320, 330, 50)):
        for dx, dy, r in ((-0.8, 0.1, 0.6), (0, -0.2, 0.9), (0.8, 0.05, 0.7)):
            fill(canvas, circle(x + dx * size, y + dy * size, r * size), "#FFF6DA", 0.35, blur=9)
    draw_land(canvas, "gold", "#8A7A2E", rng, horizon=560)
    for row in range(9):
        tone = mix("#EBC25E", "#1E1208", row / 8)
        y = 600 + 54 * row
        for i in range(40):
            x = W * (i + rng.random()) / 40
            tall = rng.uniform(60, 110)
            lean = rng.uniform(-16, 16)
            stroke(
                canvas,
                spline([(x, y + 60), (x + lean * 0.3, y + 60 - tall * 0.6), (x + lean, y + 60 - tall)]),
                tone,
                2.6,
                0.9,
            )
            ear = transformed(
                svg_path("M0,6 C5,0 5,-18 0,-30 C-5,-18 -5,0 0,6Z"), 1, 1, lean, (x + lean, y + 62 - tall)
            )
            fill(canvas, ear, shade(tone, 0.08))
        fill(canvas, rectangle(0, y + 50, W, H), shade(tone, -0.06), 0.35)
    dusk = linear((0, 640), (0, H), [(0, "#1A0C06", 0.0), (0.5, "#1A0C06", 0.45), (1, "#1A0C06", 0.75)])
    fill(canvas, rectangle(0, 0, W, H), dusk)
    draw_pips(canvas, pip_places(6), pip_size(6) * 1.12, draw_poppy, rng, halo="#FFE9B0")


def draw_s7(canvas: skia.Canvas) -> None:
    """Seven swallows above the towers of a castle in the morning."""
    rng = seeded("faekin/S7")
    draw_open_sky(canvas, "dawn", rng, count=0, ground=760)
    rays(canvas, 375, 800, 760, rng, "#FFE9B8", 20, 0.2)
    glow(canvas, 375, 780, 400, "#FFE0A0", 0.8)
    for x, y, long in ((180.0, 330.0, 190), (560, 480, 220), (240, 640, 240), (520, 170, 150)):
        with layer(canvas, (0, 0, W, H), 4, 0.25, alpha=0.8):
            for k in range(5):
                fill(
                    canvas,
                    circle(
                        x + (k - 2) * long * 0.2,
                        y - 10 * (2 - abs(k - 2)),
                        long * (0.10 + 0.03 * (2 - abs(k - 2))),
                    ),
                    "#FFF0DC",
                )
            fill(canvas, rectangle(x - long * 0.5, y, long, long * 0.14, long * 0.07), "#FFF0DC")
    for y, tone in ((800.0, "#C98A92"), (880, "#8A5A86")):
        hill = ridge(-20, W + 20, y, 20, 4, H + 20, rng)
        tones = linear((0, y - 20), (0, y + 160), [(0, shade(tone, 0.06)), (1, shade(tone, -0.08))])
        paper(canvas, hill, tones, 6, 0.5)
        if y == 800.0:
            draw_castle(canvas, 375, 850, 330, "#D9A0A4", "#A84A5E")
    for i in range(14):
        x = 60 + i * 48
        silhouette(
            canvas,
            [blob(x, 1000 + rng.uniform(-12, 12), rng.uniform(40, 58), rng, 9, 0.2)],
            "#2F4A3A",
            6,
            0.4,
        )
    draw_pips(
        canvas,
        pip_places(7),
        pip_size(7) * 1.12,
        draw_swallow,
        rng,
        turns=(10, -12, 4, -8, 14, -4, 8),
        mirrored=(1, 2, 4),
    )


def draw_s8(canvas: skia.Canvas) -> None:
    """Eight apples in the crown of an old tree."""
    rng = seeded("faekin/S8")
    draw_open_sky(canvas, "green", rng, count=0, ground=980)
    glow(canvas, 375, 560, 440, "#F3F0A0", 0.6)
    tree, _ = bare_tree((375, 1080), 1080, rng, width=104, forks=5, spread=40, crook=14)
    silhouette(
        canvas, [tree], linear((0, 0), (0, H), [(0, "#6A4A3A"), (1, "#2A1A1E")]), 9, 0.5, box=(0, 0, W, H)
    )
    for rank, tone in enumerate(("#2F5A3A", "#3F7044", "#5A8A4A")):
        with layer(canvas, (0, 0, W, H), 6, 0.6):
            for _ in range(120 - 26 * rank):
                x, y = rng.gauss(375, 240), rng.gauss(390, 260)
                if rank == 2 and abs(x - 375) < 210 and 150 < y < 860:
                    continue
                if y < 930 and 20 < x < 730:
                    leaf(
                        canvas,
                        (x, y),
                        rng.uniform(0, 360),
                        rng.uniform(46, 78),
                        None,
                        "ovate",
                        shade(tone, rng.uniform(-0.05, 0.05)),
                        veins=rank > 0,
                    )
    draw_pips(
        canvas,
        pip_places(8),
        pip_size(8) * 1.06,
        draw_hung_apple,
        rng,
        turns=(4, -6, 0, 8, -4, 2, -8, 6),
        halo="#F7F0A8",
    )
    grass(canvas, 0, W, 1020, 60, 120, "#1E3A2A", rng)


def draw_s9(canvas: skia.Canvas) -> None:
    """Nine fireflies in a warm night among ferns."""
    rng = seeded("faekin/S9")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear(
            (0, 0),
            (0, H),
            [(0, "#10243E"), (0.35, "#1A4A5A"), (0.62, "#3A7A62"), (0.8, "#8AA85A"), (1, "#24402E")],
        ),
    )
    draw_wood(canvas, "green", "#0A1E26", rng, kind="bare", horizon=700, gap=0.12, tall=560)
    mist(canvas, 0, W, 760, 80, "#8AB06A", rng, 0.25)
    with layer(canvas, (0, 560, W, H), 9, 0.7):
        for i in range(9):
            x = 375 + (i - 4) * 90 + rng.uniform(-20, 20)
            away = abs(x - 375) / 375
            for turn in (-120, -96, -72, -52):
                frond = tapered(
                    spline(
                        [
                            (x, 1040),
                            (x + (turn + 90) * 1.2, 960 - 60 * away),
                            (x + (turn + 90) * 3.2, 930 - 110 * away),
                        ]
                    ),
                    5,
                    1,
                )
                fill(canvas, frond, "#16383A")
                for k in range(10):
                    share = k / 10
                    at = (x + (turn + 90) * 3.2 * share**1.3, 1040 - (110 + 110 * away) * share)
                    for side in (-1, 1):
                        blade, _ = leaf_shape(30 * (1 - share * 0.7), 9)
                        fill(
                            canvas,
                            transformed(blade, turn=turn + 62 * side, at=at),
                            "#1E4E48" if side > 0 else "#16403E",
                        )
    draw_pips(
        canvas,
        pip_places(9),
        pip_size(9) * 1.2,
        draw_firefly,
        rng,
        turns=(-18, 24, 12, -30, 6, 34, -14, 20, -26),
    )


def draw_s10(canvas: skia.Canvas) -> None:
    """Ten sunflowers against an evening sky, with leaves below and between them."""
    rng = seeded("faekin/S10")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear(
            (0, 0),
            (0, H),
            [
                (0, "#3A1E5A"),
                (0.3, "#7A2E6A"),
                (0.4, "#E0705A"),
                (0.52, "#FFC878"),
                (0.75, "#8A3A3A"),
                (1, "#2A3A22"),
            ],
        ),
    )
    for row in range(6):
        tone = mix("#54482C", "#0A1612", row / 5)
        ground = 520 + row * 100
        silhouette(
            canvas,
            [ridge(-20, W + 20, ground, 18, 5, H + 20, rng)],
            linear((0, ground), (0, ground + 200), [(0, shade(tone, 0.04)), (1, shade(tone, -0.06))]),
            5,
            0.3,
            box=(0, 0, W, H),
        )
    places = pip_places(10)
    with layer(canvas, (0, 0, W, H), 7, 0.7):
        for x, y in places:
            stem = spline([(x, y), (x + rng.uniform(-14, 14), y + 130), (x + rng.uniform(-20, 20), H + 20)])
            fill(canvas, tapered(stem, 9, 12), "#4A6A2E")
        for x, y in places:
            for side in (-1, 1):
                leaf(
                    canvas,
                    (x, y + rng.uniform(92, 130)),
                    90 - side * rng.uniform(48, 78),
                    rng.uniform(70, 92),
                    46,
                    "ovate",
                    "#55803A",
                )
    draw_pips(canvas, places, pip_size(10) * 1.06, draw_sunflower, rng, turns=(0, 9, 17, 4))
    fill(
        canvas,
        polygon([(0, 930), (W, 930), (W, H), (0, H)]),
        linear((0, 900), (0, H), [(0, "#12240E", 0.0), (1, "#12240E", 0.75)]),
    )


PICTURES: dict[str, Picture] = card_pictures(
    {"S6": draw_s6, "S7": draw_s7, "S8": draw_s8, "S9": draw_s9, "S10": draw_s10}
)
