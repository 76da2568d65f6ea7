"""What the inn stands on and what holds it together: plinth, steps, path, beds, beams, braces, corner stones, shade."""

from __future__ import annotations

import math
from functools import partial

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.flora import fern, leaf
from fae_tabletop.art.geometry import blob, circle, ellipse, polygon, rectangle, svg_path
from fae_tabletop.art.paper import fill, foil, glow, layer, linear, make_paint, paper, stroke
from fae_tabletop.art.picture import Painter, Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER, draw_bloom
from fae_tabletop.games.enchanted_ivy.art_masonry import beam
from fae_tabletop.games.enchanted_ivy.cards import FLOWERS

_STONES = ("#B4A6B0", "#A094A4", "#C4B8BC", "#8E8296", "#BCAEA8")


def draw_plinth(canvas: skia.Canvas) -> None:
    """Two courses of stone under a card, 300 x 44 px, going on to both sides."""
    rng = seeded("plinth")
    fill(canvas, rectangle(0, 0, 300, 44), "#4A4056")
    for row, (y, high) in enumerate(((0, 13), (13, 31))):
        tones = [shade(rng.choice(_STONES), rng.uniform(-0.03, 0.03)) for _ in range(5)]
        for n in range(6):
            x = n * 60 - (30 if row else 0)
            stone = rectangle(x + 1.4, y + 1.4, 57.2, high - 2.8, 4)
            tone = tones[n % 5]
            fill(
                canvas,
                stone,
                linear((x, y), (x + 50, y + high), [(0, shade(tone, 0.06)), (1, shade(tone, -0.08))]),
            )
            stroke(canvas, stone, "#FFF4E4", 1.4, 0.4, shift=(0.4, 0.8))
    fill(
        canvas,
        rectangle(0, 0, 300, 44),
        linear((0, 0), (0, 44), [(0, "#FFFFFF", 0.1), (0.4, "#FFFFFF", 0.0), (1, "#101030", 0.4)]),
    )


def draw_steps(canvas: skia.Canvas) -> None:
    """Three steps up to a door, 240 x 100 px, with a lamp at either side."""
    for n, half in enumerate((68, 86, 106)):
        y = 30 + 22 * n
        step = rectangle(120 - half, y, 2 * half, 26, 4)
        paper(
            canvas,
            step,
            linear((0, y), (0, y + 26), [(0, "#E4D8D0"), (0.3, "#C4B6B8"), (1, "#7A6E80")]),
            4,
            0.8,
            1.8,
        )


def draw_path(canvas: skia.Canvas) -> None:
    """A path that winds towards the viewer, 420 x 220 px, of flat stones on sand."""
    rng = seeded("path")
    way = svg_path(
        "M150,0 L270,0 C290,60 250,90 300,140 C330,170 380,190 420,220 "
        "L40,220 C90,190 130,150 110,110 C96,70 146,50 150,0Z"
    )
    paper(canvas, way, linear((0, 0), (0, 220), [(0, "#9A8878"), (1, "#C0AA8C")]), 3, 0.5, 1.8)
    canvas.save()
    canvas.clipPath(way, skia.ClipOp.kIntersect, True)
    for row in range(9):
        y = 4 + 24 * row + row * 0.6
        for n in range(12):
            x = 20 + 38 * n + (19 if row % 2 else 0) + rng.uniform(-5, 5)
            stone = blob(x, y + 10, 15 + row * 0.5, rng, 7, 0.14)
            paper(
                canvas,
                stone,
                shade(rng.choice(_STONES), rng.uniform(-0.04, 0.05)),
                2,
                0.6,
                1.4,
                shadow_strength=0.5,
            )
    canvas.restore()


def draw_bush(canvas: skia.Canvas, kind: int) -> None:
    """A round bush with flowers of one kind, 200 x 150 px."""
    rng = seeded("bush", kind)
    body = [
        ellipse(100, 118, 84, 40),
        *(circle(40 + 40 * n, 96 - 22 * math.sin(n * 1.1 + kind), 38) for n in range(4)),
    ]
    with layer(canvas, (0, 0, 200, 150), 5, 0.6):
        for shape in body:
            fill(
                canvas,
                shape,
                linear((20, 30), (160, 150), [(0, "#4E8A5A"), (0.5, "#2A5E44"), (1, "#123428")]),
            )
        for _ in range(90):
            turn, far = rng.uniform(0, 360), rng.random() ** 0.6
            x, y = 100 + 82 * far * math.cos(math.radians(turn)), 96 + 46 * far * math.sin(math.radians(turn))
            tone = rng.choice(("#3F7A4E", "#2F6448", "#5A9A5E", "#24543C"))
            leaf(canvas, (x, y), rng.uniform(0, 360), rng.uniform(14, 20), None, "ovate", tone, veins=False)
    for _ in range(8):
        draw_bloom(
            canvas,
            FLOWERS[kind % len(FLOWERS)],
            (rng.uniform(34, 166), rng.uniform(58, 118)),
            11,
            rng,
            leaves=False,
        )


def draw_bed(canvas: skia.Canvas) -> None:
    """A bed of grass and small flowers that grows over the plinth's foot, 300 x 70 px, going on to both sides."""
    rng = seeded("bed")
    for n in range(150):
        x = 2 * n + rng.uniform(-3, 3)
        high = rng.uniform(16, 40) * (0.7 + 0.3 * math.sin(n / 9))
        blade = svg_path(
            f"M{x - 2},70 Q{x + rng.uniform(-5, 5)},{70 - high * 0.6} {x + rng.uniform(-9, 9)},{70 - high} "
            f"Q{x + 3},{70 - high * 0.5} {x + 3},70Z"
        )
        fill(canvas, blade, rng.choice(("#2F7048", "#3F8A54", "#24583E", "#5AA05E")))
    for n in range(11):
        x, y = 14 + 27 * n + rng.uniform(-8, 8), rng.uniform(36, 56)
        stroke(canvas, polygon([(x, y), (x, 70)]), "#2F7048", 2.4)
        draw_bloom(
            canvas, FLOWERS[rng.randrange(len(FLOWERS))], (x, y), rng.uniform(7, 10), rng, leaves=False
        )


def draw_floor(canvas: skia.Canvas) -> None:
    """A beam between two storeys, 300 x 20 px, with the ends of joists."""
    beam(canvas, rectangle(-4, 3, 308, 13), (0, 3), (0, 16))
    for n in range(5):
        x = 30 + 60 * n
        paper(
            canvas,
            rectangle(x - 8, 0, 16, 19, 2),
            linear((x, 0), (x, 19), [(0, "#7A5646"), (1, "#2C1C20")]),
            2,
            0.6,
            1.4,
        )


def draw_stud(canvas: skia.Canvas) -> None:
    """An upright beam, 18 x 420 px."""
    beam(canvas, rectangle(2, -4, 14, 428), (2, 0), (16, 0))


def draw_quoins(canvas: skia.Canvas) -> None:
    """Corner stones, long and short by turns, 40 x 420 px; the corner is at the left."""
    for n in range(14):
        wide = 36 if n % 2 else 24
        stone = rectangle(0, 30 * n + 1.2, wide, 27.6, 3)
        tone = shade(_STONES[(n * 3) % 5], 0.06)
        paper(
            canvas,
            stone,
            linear((0, 30 * n), (wide, 30 * n + 28), [(0, shade(tone, 0.06)), (1, shade(tone, -0.08))]),
            2.5,
            0.6,
            1.4,
        )


def draw_bracket(canvas: skia.Canvas) -> None:
    """A curved brace under what juts out to the right, 150 x 150 px; the wall is at the left."""
    brace = svg_path("M0,150 L0,112 C40,104 92,64 100,0 L150,0 L150,16 L124,18 C112,86 62,138 0,150Z")
    paper(
        canvas,
        brace,
        linear((0, 150), (150, 0), [(0, "#3A2620"), (0.6, "#6A4A3A"), (1, "#8A644C")]),
        5,
        0.7,
        2,
    )
    foil(canvas, circle(20, 128, 5), "copper")
    foil(canvas, circle(118, 26, 5), "copper")


def draw_post(canvas: skia.Canvas) -> None:
    """A tall post with a stone foot, 60 x 420 px, for what stands over a gap."""
    beam(canvas, rectangle(20, 0, 20, 396), (20, 0), (40, 0))
    for side in (-1, 1):
        arm = svg_path(
            f"M{30 + side * 8},70 L{30 + side * 28},6 L{30 + side * 28},0 L{30 + side * 16},0 L{30 + side * 8},38Z"
        )
        beam(canvas, arm, (30, 0), (30 + side * 28, 60))
    paper(
        canvas,
        polygon([(10, 420), (16, 388), (44, 388), (50, 420)]),
        linear((10, 0), (50, 0), [(0, "#C4B8BC"), (1, "#7A6E80")]),
        3,
        0.7,
        1.8,
    )
    rng = seeded("post")
    for n in range(26):
        y = 400 - 13 * n
        leaf(
            canvas,
            (30 + rng.uniform(-12, 12), y),
            rng.uniform(0, 360),
            21,
            17,
            "ivy",
            rng.choice(("#4E7F4A", "#3F6F4A", "#648F4E")),
        )


def draw_terrace(canvas: skia.Canvas) -> None:
    """A parapet with pots over a room that has a gap above it, 300 x 96 px, going on to both sides."""
    rng = seeded("terrace")
    for n, x in enumerate((50, 150, 250)):
        for _ in range(12):
            at = (x + rng.uniform(-26, 26), 52 - rng.uniform(0, 40))
            leaf(
                canvas,
                at,
                rng.uniform(0, 360),
                20,
                15,
                "ovate",
                rng.choice(("#4E8A5A", "#3A7048", "#6AA062")),
                veins=False,
            )
        for _ in range(3):
            draw_bloom(
                canvas,
                FLOWERS[(n * 2) % 5],
                (x + rng.uniform(-20, 20), rng.uniform(14, 36)),
                11,
                rng,
                leaves=False,
            )
        pot = polygon([(x - 20, 46), (x + 20, 46), (x + 14, 74), (x - 14, 74)])
        paper(canvas, pot, linear((x - 20, 0), (x + 20, 0), [(0, "#E8A06E"), (1, "#8A4A34")]), 3, 0.7, 1.6)
    wall = rectangle(-4, 72, 308, 24)
    paper(
        canvas,
        wall,
        linear((0, 72), (0, 96), [(0, "#E4D8D0"), (0.4, "#B4A6AE"), (1, "#7A6E80")]),
        4,
        0.8,
        1.8,
    )
    for n in range(6):
        stroke(canvas, polygon([(50 * n + 25, 76), (50 * n + 25, 94)]), "#6A5E70", 2, 0.7)


def draw_shade(canvas: skia.Canvas, side: str) -> None:
    """Shade that falls on the walls: `under` eaves (300 x 90 px, darkest above) or on the `right` (90 x 300 px)."""
    end = (0, 90) if side == "under" else (90, 0)
    stops = [(0, "#0A0E22", 0.62), (0.3, "#0A0E22", 0.3), (1, "#0A0E22", 0.0)]
    if side == "right":
        stops = [(0, "#0A0E22", 0.0), (1, "#0A0E22", 0.42)]
    w, h = (300, 90) if side == "under" else (90, 300)
    canvas.drawRect(skia.Rect.MakeWH(w, h), make_paint(linear((0, 0), end, stops)))


def draw_lamplight(canvas: skia.Canvas) -> None:
    """Warm light that falls on grass before lit windows, 300 x 120 px."""
    canvas.save()
    canvas.scale(1, 0.4)
    glow(canvas, 150, 150, 148, "#FFC46A", 0.55, skia.BlendMode.kSrcOver)
    canvas.restore()


def draw_ferns(canvas: skia.Canvas) -> None:
    """Ferns at a corner of the house, 160 x 140 px."""
    for n, turn in enumerate((-150, -118, -92, -64, -34)):
        fern(
            canvas,
            (80, 138),
            turn,
            92 - 8 * abs(n - 2),
            ("#2F7048", "#3F8A54")[n % 2],
            curl=0.4 if n > 2 else -0.4,
        )


_PIECES: dict[str, tuple[tuple[int, int], Painter]] = {
    "plinth": ((300, 44), draw_plinth),
    "steps": ((240, 100), draw_steps),
    "path": ((420, 220), draw_path),
    "bed": ((300, 70), draw_bed),
    "floor": ((300, 20), draw_floor),
    "stud": ((18, 420), draw_stud),
    "quoins": ((40, 420), draw_quoins),
    "bracket": ((150, 150), draw_bracket),
    "post": ((60, 420), draw_post),
    "terrace": ((300, 96), draw_terrace),
    "lamplight": ((300, 120), draw_lamplight),
    "ferns": ((160, 140), draw_ferns),
    "shade-under": ((300, 90), partial(draw_shade, side="under")),
    "shade-right": ((90, 300), partial(draw_shade, side="right")),
    **{f"bush-{n}": ((200, 150), partial(draw_bush, kind=n)) for n in range(len(FLOWERS))},
}

PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{FOLDER}/foot-{name}", size, draw, quality=84) for name, (size, draw) in _PIECES.items()
)
