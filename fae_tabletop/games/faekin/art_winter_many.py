"""Winter's 6 to 10: hares, bells, snowflakes above a white stag, ravens, pine cones."""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import (
    blob,
    circle,
    polar,
    polyline,
    rectangle,
    ridge,
)
from fae_tabletop.art.light import mist, moon, stars
from fae_tabletop.art.paper import fill, layer, linear, paper, radial, silhouette, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.trees import bare_tree, fir
from fae_tabletop.art.vistas import H, W, draw_open_sky, draw_wood, snow
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_beasts_winter import draw_hare, draw_raven, draw_stag
from fae_tabletop.games.faekin.art_pips import draw_castle, draw_pips, pip_places, pip_size
from fae_tabletop.games.faekin.art_things_winter import draw_bell, draw_cone, draw_flake


def draw_w6(canvas: skia.Canvas) -> None:
    """Six hares in a white meadow under a low sun."""
    rng = seeded("faekin/W6")
    draw_open_sky(canvas, "ice", rng, count=0, ground=330)
    for row in range(4):
        y = 190.0 + 22 * row
        far = mix("#9CC4E4", "#4A7AB4", row / 3)
        shapes = [ridge(-20, W + 20, y, 12, 5, H, rng)]
        shapes += [fir((W * (i + rng.random()) / 12, y + 14), rng.uniform(50, 104), rng) for i in range(12)]
        silhouette(
            canvas,
            shapes,
            linear((0, y - 90), (0, y + 80), [(0, shade(far, 0.06)), (1, far)]),
            4,
            0.5,
            box=(0, 0, W, H),
        )
    for y, tone in ((286, "#7FAEDC"), (470, "#5A8AC6"), (650, "#3F6AAC"), (850, "#2A4A8C")):
        hill = ridge(-20, W + 20, y, 24, 4, H + 20, rng)
        paper(
            canvas,
            hill,
            linear((0, y - 20), (0, y + 230), [(0, "#F2F8FD"), (0.3, tone), (1, shade(tone, -0.14))]),
            9,
            0.85,
        )
        for _ in range(5):
            x = rng.uniform(80, 670)
            if abs(x - 375) < 90:
                twig, _ = bare_tree((x, y + 60), 110, rng, width=4, forks=3)
                fill(canvas, twig, "#3A5A8A", 0.55)
    draw_pips(canvas, pip_places(6, 66, 10), pip_size(6) * 1.16, draw_hare, rng, mirrored=(0, 3, 4))
    snow(canvas, rng, 70)


def draw_w7(canvas: skia.Canvas) -> None:
    """Seven bells hung from boughs of fir, with lit roofs far off."""
    rng = seeded("faekin/W7")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear(
            (0, 0),
            (0, H),
            [(0, "#12204E"), (0.4, "#2E4A8C"), (0.66, "#8A86C0"), (0.8, "#E8C9C0"), (1, "#F7E6D0")],
        ),
    )
    stars(canvas, (60, 60, W - 60, 460), 50, rng, "#FFFFFF", 1.6)
    far = ridge(-20, W + 20, 850, 18, 4, H + 20, rng)
    paper(canvas, far, linear((0, 830), (0, 960), [(0, "#8FA0D6"), (1, "#5A6CB0")]), 6, 0.5)
    draw_castle(canvas, 375, 900, 330, "#6A74B4", "#EEF4FC", lit=True)
    for y, tone in ((930.0, "#B9CCE6"), (985, "#F0F6FB")):
        hill = ridge(-20, W + 20, y, 18, 4, H + 20, rng)
        tones = linear((0, y - 20), (0, y + 120), [(0, shade(tone, 0.06)), (1, shade(tone, -0.14))])
        paper(canvas, hill, tones, 7, 0.8)
    with layer(canvas, (0, 0, W, 300), 9, 0.75):
        for rank, tone in enumerate(("#123A44", "#1F5A5C", "#2F7A70")):
            for _ in range(150):
                x = rng.uniform(-10, W + 10)
                y = 60 + 60 * abs(x / W - 0.5) + rng.uniform(-70, 46)
                turn = 90 + (x / W - 0.5) * -60 + rng.uniform(-60, 60)
                end = polar((x, y), rng.uniform(30, 54), turn)
                stroke(canvas, polyline([(x, y), end]), shade(tone, rng.uniform(-0.03, 0.04)), 4.4 - rank)
        for _ in range(20):
            fill(
                canvas,
                blob(rng.uniform(60, W - 60), rng.uniform(60, 104), rng.uniform(16, 30), rng, 8, 0.2, 0.5),
                "#FFFFFF",
                0.92,
            )
    draw_pips(
        canvas,
        pip_places(7, 44, -30)[::-1],
        pip_size(7) * 1.18,
        draw_bell,
        rng,
        turns=(2, -2, 1, -2, 0, 2, -2),
        halo="#FFE9C8",
    )


def draw_w8(canvas: skia.Canvas) -> None:
    """Eight snowflakes on threads; a white stag stands on the ice below."""
    rng = seeded("faekin/W8")
    draw_open_sky(canvas, "ice", rng, count=0, ground=820)
    fill(
        canvas, rectangle(0, 0, W, 560), linear((0, 0), (0, 560), [(0, "#0D1D4E", 0.6), (1, "#0D1D4E", 0.0)])
    )
    moon(canvas, 375, 610, 172, colour="#F4FBFF", halo="#CFE8FA", shine=0.8)
    draw_wood(canvas, "ice", "#12305E", rng, horizon=690, gap=0.2, tall=330)
    lake = ridge(-20, W + 20, 806, 4, 5, H + 20, rng)
    paper(canvas, lake, linear((0, 806), (0, H), [(0, "#DCEFF8"), (0.4, "#8DBBDC"), (1, "#2E5B94")]), 5, 0.8)
    for _ in range(30):
        y = rng.uniform(816, 960)
        x, half = rng.gauss(375, 130), rng.uniform(20, 120)
        stroke(canvas, polyline([(x - half, y), (x + half, y)]), "#FFFFFF", 1.5, rng.uniform(0.25, 0.7))
    for y, tone in ((925, "#C6DEEE"), (968, "#F4FAFD")):
        paper(
            canvas,
            ridge(-20, W + 20, y, 12, 4, H + 20, rng),
            linear((0, y - 20), (0, y + 110), [(0, shade(tone, 0.03)), (1, shade(tone, -0.12))]),
            8,
            0.8,
        )
    draw_stag(Easel(canvas, 350, 936, 1.0))
    draw_pips(canvas, pip_places(8, -20, -258), pip_size(8) * 0.98, draw_flake, rng, halo="#DFF2FF")
    snow(canvas, rng, 90)


def draw_w9(canvas: skia.Canvas) -> None:
    """Nine ravens about a bare tree in a white noon."""
    rng = seeded("faekin/W9")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        radial((375, 470), 720, [(0, "#FFFFFF"), (0.3, "#D6EAF4"), (0.6, "#8AB8DA"), (1, "#2F6AA8")]),
    )
    moon(canvas, 375, 470, 210, colour="#FFFFFF", halo="#CFE4F4", craters=False, shine=0.3)
    tree, _ = bare_tree((375, 1010), 980, rng, width=70, forks=6, spread=44, crook=13)
    silhouette(
        canvas,
        [tree],
        linear((0, 100), (0, H), [(0, "#A9C4DC"), (0.6, "#7FA0C4"), (1, "#3F649C")]),
        6,
        0.7,
        2.4,
        0.4,
        "#FFFFFF",
        (0, 0, W, H),
    )
    for y, tone in ((900, "#C9DFEF"), (970, "#F7FBFE")):
        paper(
            canvas,
            ridge(-20, W + 20, y, 22, 4, H + 20, rng),
            linear((0, y - 20), (0, y + 130), [(0, tone), (1, shade(tone, -0.16))]),
            8,
            0.85,
        )
    mist(canvas, 0, W, 880, 60, "#FFFFFF", rng, 0.4)
    snow(canvas, rng, 70, "#FFFFFF")
    draw_pips(
        canvas,
        pip_places(9),
        pip_size(9) * 1.12,
        draw_raven,
        rng,
        turns=(6, -8, 4, -4, 0, 8, -6, 0, 5),
        mirrored=(1, 3, 5, 7, 8),
    )


def draw_w10(canvas: skia.Canvas) -> None:
    """Ten pine cones before a dusk of falling snow."""
    rng = seeded("faekin/W10")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear(
            (0, 0),
            (0, H),
            [(0, "#1A2A5E"), (0.3, "#3A5AA0"), (0.55, "#7FA4D4"), (0.8, "#C9DDF0"), (1, "#F2F7FB")],
        ),
    )
    for reach, tone, side in ((0.0, "#FFFFFF", 660), (13.0, "#24566A", 640)):
        tree = fir((375, 1010 + reach), 1000, seeded("faekin/W10", 3), width=side, tiers=8)
        tones = linear((100, 0), (640, H), [(0, shade(tone, 0.08)), (1, shade(tone, -0.1))])
        silhouette(canvas, [tree], tones, 9, 0.5, box=(0, 0, W, H))
    for _ in range(420):
        x, y = rng.gauss(375, 130), rng.uniform(160, 980)
        if abs(x - 375) < 30 + (y - 60) * 0.24:
            turn = 90 + (x - 375) * 0.22 + rng.uniform(-24, 24)
            stroke(canvas, polyline([(x, y), polar((x, y), rng.uniform(18, 34), turn)]), "#3F8A8A", 2.2, 0.35)
    paper(
        canvas,
        ridge(-20, W + 20, 975, 14, 4, H + 20, rng),
        linear((0, 960), (0, H), [(0, "#FFFFFF"), (1, "#A9C8E4")]),
        8,
        0.8,
    )
    draw_pips(
        canvas,
        pip_places(10),
        pip_size(10) * 1.08,
        draw_cone,
        rng,
        turns=(4, -5, 0, 6, -4, 3, -6),
        halo="#EAF4FF",
    )
    for _ in range(110):
        fill(
            canvas,
            circle(rng.uniform(50, W - 50), rng.uniform(50, H - 50), rng.uniform(1, 3.4)),
            "#FFFFFF",
            rng.uniform(0.4, 0.9),
        )


PICTURES: dict[str, Picture] = card_pictures(
    {"W6": draw_w6, "W7": draw_w7, "W8": draw_w8, "W9": draw_w9, "W10": draw_w10}
)
