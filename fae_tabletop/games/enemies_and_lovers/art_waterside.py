"""Intrigues of the waterside: the Riding Toad on its lily leaf and Val Moren's lute in the willow."""

import skia

from fae_tabletop.art.creatures import draw_saddled_toad, draw_sleeping_owl
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import fern, grass, leaf
from fae_tabletop.art.flora_wild import draw_willow_strand
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    ellipse,
    polar,
    rectangle,
    spline,
    svg_path,
)
from fae_tabletop.art.light import fireflies, moon, stars
from fae_tabletop.art.paper import clipped, fill, glow, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import W, draw_land, draw_open_sky, draw_wood, ripples
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def draw_riding_toad(canvas: skia.Canvas) -> None:
    """A saddled toad waits on a lily leaf by moonlight, reins loose, for whoever comes back."""
    rng = seeded("enemies_and_lovers/toad")
    draw_open_sky(canvas, "green", rng, count=60)
    moon(canvas, 440, 262, 138, colour="#FFFBE4", halo="#CFE8A0")
    draw_wood(canvas, "green", "#0E3A3A", rng, ranks=2, horizon=520, gap=0.24, tall=260)
    water = rectangle(-10, 596, W + 20, 400)
    fill(canvas, water, linear((0, 596), (0, 840), [(0, "#B9DC9A"), (0.2, "#3F8A76"), (1, "#0C3038")]))
    fill(canvas, ellipse(440, 620, 120, 16), "#FFFBE4", 0.7, blur=8)
    ripples(canvas, 600, 800, "#E3F0C0", rng, 34)
    for x, y, half in ((120, 660, 64), (640, 690, 76), (590, 630, 40)):
        pad = svg_path(
            f"M{x},{y} L{x + half},{y - half * 0.14} C{x + half * 0.9},{y + half * 0.3} "
            f"{x - half * 0.9},{y + half * 0.34} {x - half},{y} "
            f"C{x - half * 0.9},{y - half * 0.34} {x + half * 0.5},{y - half * 0.36} "
            f"{x + half * 0.86},{y - half * 0.2}Z"
        )
        paper(
            canvas,
            pad,
            linear((x - half, y - 20), (x + half, y + 20), [(0, "#9AD08A"), (1, "#1F5A48")]),
            5,
            0.7,
            1.8,
        )
    for i in range(7):
        petal = Easel(canvas, 632, 676, 1.0, turn=-60 + 20 * i)
        petal.lay("0,6! -15,-24 0,-66! 15,-24", ("#FFFFFF", "#F4D0E0", "#C07AA0"), 4, rim=0.85)
    pad = ellipse(372, 724, 290, 46)
    paper(
        canvas,
        pad,
        linear((82, 700), (660, 780), [(0, "#A9DC8A"), (0.5, "#4E9A62"), (1, "#17483E")]),
        10,
        0.8,
        3,
    )
    with clipped(canvas, pad):
        for i in range(15):
            stroke(canvas, spline([(372, 742), polar((372, 742), 300, 24 * i)]), "#D6F0A8", 2.4, 0.35)
    draw_saddled_toad(canvas, 374, 522, 1.04)
    for side, reeds in ((1, ((86, 340), (112, 60))), (-1, ((76, 300), (112, 210), (140, 120)))):
        for dx, tall in reeds:
            x = dx if side > 0 else W - dx
            stroke(
                canvas,
                spline([(x, 860), (x + 7 * side, 800 - tall * 0.5), (x + 3 * side, 790 - tall)]),
                "#2F5A3A",
                6,
            )
            paper(
                canvas,
                rectangle(x + 3 * side - 10, 790 - tall - 62, 20, 74, 10),
                linear((x - 10, 0), (x + 10, 0), [(0, "#B9783E"), (1, "#4A2418")]),
                5,
                0.6,
                1.8,
            )
            leaf(
                canvas,
                (x + 12 * side, 860),
                -84 if side > 0 else -96,
                tall * 0.9,
                26,
                "willow",
                "#3F7A4A",
                veins=False,
            )
    grass(canvas, 0, W, 850, 90, 150, "#0E3432", rng)
    fireflies(canvas, (110, 300, 640, 720), 22, rng, "#F4F7C0", 0.8)


def draw_val_moren(canvas: skia.Canvas) -> None:
    """A lute leans in the fork of a willow with a rose on its strings; over it an owl has fallen asleep."""
    rng = seeded("enemies_and_lovers/moren")
    draw_open_sky(canvas, "deep", rng, count=90)
    glow(canvas, 400, 420, 400, "#A9D4FF", 0.6)
    stars(canvas, (60, 80, 690, 360), 40, rng, largest=3)
    draw_land(canvas, "deep", "#173A5A", rng, ranks=3, horizon=600)
    trunk: list[Knot] = [
        (560, 1000, "c"),
        (566, 780),
        (600, 620),
        (586, 470),
        (520, 360),
        (430, 300),
        (250, 268),
        (120, 280, "c"),
        (250, 240),
        (430, 250),
        (540, 276),
        (590, 330),
        (640, 220),
        (650, 60, "c"),
        (740, 60, "c"),
        (716, 300),
        (714, 560),
        (740, 760),
        (790, 1000, "c"),
    ]
    bark = spline(trunk, closed=True)
    paper(
        canvas,
        bark,
        linear((500, 200), (760, 800), [(0, "#8A7A7E"), (0.5, "#4E4050"), (1, "#1E162A")]),
        13,
        0.7,
        3,
    )
    with clipped(canvas, bark):
        for i in range(8):
            stroke(
                canvas,
                spline([(590 + 20 * i, 1000), (606 + 16 * i, 640), (620 + 14 * i, 400), (650 + 11 * i, 60)]),
                "#2A1E30" if i % 2 else "#A99AA0",
                3.4,
                0.5,
            )
    root = spline([(430, 860, "c"), (520, 760), (600, 700), (720, 730), (800, 860, "c")], closed=True)
    paper(canvas, root, linear((430, 700), (760, 860), [(0, "#6A5A62"), (1, "#1E162A")]), 8, 0.6, 2.4)
    for x, y, reach, sway in (
        (130, 282, 330, -16),
        (196, 264, 260, 20),
        (80, 290, 400, 8),
        (262, 262, 130, -14),
        (560, 280, 90, 12),
        (660, 120, 330, 26),
        (700, 140, 420, -10),
    ):
        with layer(canvas, (0, 0, W, 900), 5, 0.5):
            draw_willow_strand(
                canvas, [(x, y), (x + sway, y + reach * 0.5), (x - sway * 0.4, y + reach)], rng, "#6FA08A", 46
            )
    lute = Easel(canvas, 344, 550, 0.94, turn=21)
    wood = ("#F7D6A0", "#B9783E", "#5A2A18")
    lute.lay(lute.corners("-19,-390 19,-390 25,-150 -25,-150"), ("#8A5A44", "#4A2A24", "#1E1014"), 9, rim=0.8)
    head = "-22,-384! 22,-384! 44,-470 58,-482 20,-500 -14,-486 -30,-440"
    lute.lay(head, ("#8A5A44", "#4A2A24", "#1E1014"), 8, rim=0.85)
    for i in range(4):
        for side in (1, -1):
            lute.lay(
                lute.strip([(side * 20, -400 - 22 * i), (side * 52 + 8, -404 - 22 * i)], 9, 13),
                ("#FFFBEA", "#CDB898"),
                3,
                rim=0.8,
            )
    bowl = "0,-210 -44,-176 -110,-80 -142,30 -124,130 -64,186 0,196 64,186 124,130 142,30 110,-80 44,-176"
    lute.lay(bowl, ("#A8643A", "#6A3420", "#2E120E"), 14, rim=0.9, rim_width=3)
    front = "0,-196 -38,-166 -98,-76 -128,28 -110,120 -56,172 0,180 56,172 110,120 128,28 98,-76 38,-166"
    path = lute.lay(front, wood, 3, rim=0.8)
    with lute.clipped(path):
        for i in range(-7, 8):
            lute.line([(i * 17, -210), (i * 17, 190)], "#A0642F", 1.8, 0.4)
    lute.gilt(path, "gold", 4)
    lute.fill(lute.dot(0, 4, 47), "#2A1014")
    for i in range(12):
        lute.gilt(lute.place(circle(*polar((0, 4), 27, 30 * i), 12)), "gold", 3)
    lute.gilt(lute.dot(0, 4, 47), "gold", 6)
    lute.gilt(lute.dot(0, 4, 13), "gold", 3)
    lute.lay(lute.place(rectangle(-60, 104, 120, 20, 8)), ("#8A5A44", "#3A1E1C"), 5, rim=0.85)
    for i in range(7):
        u = -18 + 6 * i
        lute.line([(u * 0.8, -386), (u * 1.8, 112)], "#FFF6DC", 1.8, 0.95)
    for v in (-350, -310, -272, -238, -206, -180):
        lute.line([(-22, v), (22, v)], "#F3D98C", 3, 0.9)
    draw_sleeping_owl(canvas, 348, 272, 0.74)
    rose_at = lute.at(36, 146)
    for turn in (30, 110):
        leaf(canvas, rose_at, turn, 64, kind="serrate")
    from_petal = [polar(rose_at, 20, 72 * i) for i in range(5)]
    for spot in from_petal:
        paper(
            canvas,
            circle(*spot, 19),
            radial((spot[0] - 5, spot[1] - 6), 28, [(0, "#FF9AA6"), (0.6, "#B4203E"), (1, "#5C0D28")]),
            3,
            0.7,
            1.6,
        )
    paper(canvas, circle(*rose_at, 15), radial(rose_at, 18, [(0, "#FFE9A6"), (1, "#B8641A")]), 3, 0.7, 1.4)
    for x, turn in ((110, -80), (180, -100), (250, -76)):
        with layer(canvas, (0, 500, W, 900), 6, 0.6):
            fern(canvas, (x, 830), turn, 150, "#1F4A5A", 13, 0.5)
    fireflies(canvas, (110, 330, 640, 740), 18, rng, "#E4F6FF", 0.8)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "riding_toad": draw_riding_toad,
        "val_moren": draw_val_moren,
    }
)
