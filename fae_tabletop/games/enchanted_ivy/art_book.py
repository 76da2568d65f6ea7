"""The storybook itself: two open pages with a window in the left one, the plaque of an initial, and small ornaments."""

from __future__ import annotations

import math
from functools import partial

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.flora import leaf, tendril
from fae_tabletop.art.geometry import circle, difference, polygon, rectangle, svg_path, union
from fae_tabletop.art.paper import clipped, fill, foil, glow, layer, linear, make_paint, paper, stroke
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.texture import paper_texture
from fae_tabletop.games.enchanted_ivy.art_marks import draw_bloom
from fae_tabletop.games.enchanted_ivy.art_story_people import ivy

BOOK_SIZE = (1400, 760)
W, H = BOOK_SIZE
_EDGE = 26.0
"""From the edge of the picture to the pages."""
WINDOW = (86.0, 58.0, 560.0, 632.0)
"""Left, top, width and height of the window in the left page; its head is round."""
_IVY = ("#4E7F4A", "#3F6F4A", "#648F4E", "#35604A")


def _arch(grow: float) -> skia.Path:
    left, top, wide, high = WINDOW
    rise = 210.0
    x0, x1, y0, y1 = left - grow, left + wide + grow, top - grow, top + high + grow
    return svg_path(
        f"M{x0},{y1} L{x0},{y0 + rise} C{x0},{y0 + rise * 0.36} {x0 + wide * 0.2},{y0} {(x0 + x1) / 2},{y0} "
        f"C{x1 - wide * 0.2},{y0} {x1},{y0 + rise * 0.36} {x1},{y0 + rise} L{x1},{y1}Z"
    )


def _page(canvas: skia.Canvas, left: float, right: float, bend: int) -> skia.Path:
    """A page whose upper and lower edges sink into the fold; `bend` 1 where the fold is at the right."""
    top, foot = _EDGE + 4, H - _EDGE - 6
    fold, free = (right, left) if bend > 0 else (left, right)
    lift = 12.0
    return svg_path(
        f"M{free},{top + 4} C{free + bend * 160},{top - lift} {fold - bend * 120},{top - lift} {fold},{top + 18} "
        f"L{fold},{foot + 2} C{fold - bend * 120},{foot - 24} {free + bend * 160},{foot - 22} {free},{foot - 8}Z"
    )


def draw_book(canvas: skia.Canvas) -> None:
    """The open book, 1400 x 760 px; the window in its left page is clear."""
    rng = seeded("storybook")
    cover = rectangle(6, 10, W - 12, H - 18, 16)
    paper(canvas, cover, linear((0, 0), (W, H), [(0, "#1F5A48"), (0.5, "#123F34"), (1, "#0A2A24")]), 7, 0.7)
    foil(canvas, rectangle(13, 17, W - 26, H - 32, 11), "gold", 2.4)
    middle = W / 2
    for n in range(5, -1, -1):
        for side, left, right in ((1, _EDGE - 1.6 * n, middle), (-1, middle, W - _EDGE + 1.6 * n)):
            canvas.save()
            canvas.translate(0, 1.4 * n)
            sheet = _page(canvas, left, right, side)
            fill(canvas, sheet, "#B89C68" if n % 2 else "#EBDCB6")
            canvas.restore()
    for side, left, right in ((1, _EDGE, middle), (-1, middle, W - _EDGE)):
        sheet = _page(canvas, left, right, side)
        far, near = (left, right) if side > 0 else (right, left)
        tones = [(0, "#F1E2BC"), (0.12, "#F7ECCF"), (0.8, "#F3E5C4"), (0.94, "#DCC69A"), (1, "#A98C5E")]
        fill(canvas, sheet, linear((far, 0), (near, 0), tones))
        with clipped(canvas, sheet):
            canvas.drawRect(
                sheet.getBounds(), make_paint(paper_texture(), 0.75, blend=skia.BlendMode.kOverlay)
            )
            for _ in range(26):
                x, y = (
                    rng.choice([rng.uniform(left, left + 70), rng.uniform(right - 70, right)]),
                    rng.uniform(0, H),
                )
                fill(canvas, circle(x, y, rng.uniform(8, 34)), "#B08A4E", 0.07, blur=10)
            stroke(canvas, sheet, "#FFFBEA", 2, 0.8)
    curl = svg_path(
        f"M{W - _EDGE},{H - 96} C{W - 44},{H - 78} {W - 84},{H - 66} {W - 96},{H - 34} L{W - _EDGE},{H - 40}Z"
    )
    paper(
        canvas,
        curl,
        linear((W - 96, H - 30), (W - 30, H - 96), [(0, "#FFF8E2"), (0.6, "#EAD9B0"), (1, "#B89C68")]),
        5,
        0.8,
    )
    paper(
        canvas,
        difference(_arch(15), _arch(0)),
        linear((80, 50), (650, 690), [(0, "#C89A5E"), (1, "#6A4428")]),
        5,
        0.8,
    )
    foil(canvas, _arch(8), "gold", 3.4)
    foil(canvas, _arch(0.5), "gold", 2)
    clear = make_paint("#000000", blend=skia.BlendMode.kClear)
    canvas.drawPath(_arch(-1), clear)
    _vines(canvas)


def _vines(canvas: skia.Canvas) -> None:
    """Ivy up both sides of the window, and out of the book at its corners."""
    rng = seeded("vines of the storybook")
    left, top, wide, high = WINDOW
    with layer(canvas, (0, 0, W, H), 4, 0.6):
        for x, lean in ((left - 8, 1), (left + wide + 8, -1)):
            way = svg_path(
                f"M{x},{top + high + 30} C{x - 14},{top + 500} "
                f"{x + 14},{top + 400} {x - 2 * lean},{top + 230}"
            )
            stroke(canvas, way, "#3A3327", 6)
            for n in range(17):
                y = top + high + 24 - 25 * n
                at = (x + 9 * math.sin(n * 0.8), y)
                leaf(
                    canvas,
                    at,
                    (-20 if n % 2 else 200) + rng.uniform(-30, 30),
                    rng.uniform(26, 36),
                    None,
                    "ivy",
                    _IVY[n % 4],
                )
        for x, y, turn in (
            (4, 190, -160),
            (10, 560, 150),
            (W - 6, 150, -20),
            (W - 10, 610, 30),
            (W - 40, H - 8, 60),
        ):
            for n in range(3):
                leaf(canvas, (x, y + 20 * n), turn + 40 * (n - 1), 44 - 6 * n, None, "ivy", _IVY[n])
    right, foot = left + wide, top + high
    places = (
        (left - 8, foot - 16, "rose"),
        (right + 8, foot - 30, "rose"),
        (left - 6, top + 300, "daisy"),
        (right + 6, top + 330, "bluebell"),
        (left - 4, top + 480, "marigold"),
    )
    for x, y, kind in places:
        draw_bloom(canvas, kind, (x, y), 19, rng, leaves=False)  # type: ignore[arg-type]  # names of flowers


def draw_initial(canvas: skia.Canvas) -> None:
    """The plaque on which the first letter of a chapter is set, 128 px square."""
    rng = seeded("initial")
    paper(
        canvas,
        rectangle(6, 6, 116, 116, 6),
        linear((0, 0), (128, 128), [(0, "#2A6A50"), (1, "#0E3028")]),
        4,
        0.8,
    )
    with clipped(canvas, rectangle(10, 10, 108, 108, 4)):
        for x, y, turn in ((10, 118, -50), (118, 116, -130), (12, 14, 40), (114, 12, 140), (64, 122, -90)):
            tendril(canvas, (x, y), turn, 46, "#5E9A6A")
            for n in range(3):
                at = (x + 12 * n * math.cos(math.radians(turn)), y + 12 * n * math.sin(math.radians(turn)))
                leaf(canvas, at, turn + rng.uniform(-50, 50), 27 - 4 * n, None, "ivy", shade(_IVY[n], -0.04))
    foil(canvas, rectangle(9, 9, 110, 110, 5), "gold", 3)
    foil(canvas, rectangle(15, 15, 98, 98, 3), "gold", 1.2)


def draw_divider(canvas: skia.Canvas) -> None:
    """A flourish under a title, 360 x 44 px."""
    for side in (-1, 1):
        x = 180.0
        way = svg_path(
            f"M{x + side * 18},22 C{x + side * 60},6 {x + side * 120},40 {x + side * 158},18 "
            f"C{x + side * 172},8 {x + side * 166},0 {x + side * 156},4"
        )
        foil(canvas, way, "gold", 3)
        foil(
            canvas,
            svg_path(f"M{x + side * 84},20 C{x + side * 96},34 {x + side * 118},40 {x + side * 132},34"),
            "gold",
            2,
        )
        for n in range(3):
            leaf(
                canvas,
                (x + side * (52 + 34 * n), 21 + 3 * (n % 2)),
                -90 + side * 40,
                17,
                11,
                "ovate",
                _IVY[n],
                veins=False,
            )
    foil(canvas, polygon([(180, 8), (194, 22), (180, 36), (166, 22)]), "gold")


def draw_tail(canvas: skia.Canvas, kind: int) -> None:
    """A small drawing for the foot of a page, 240 x 90 px: a sprig of ivy with one of the flowers."""
    rng = seeded("tail", kind)
    way = svg_path("M20,52 C70,20 100,70 120,46 C140,70 170,20 220,52")
    stroke(canvas, way, "#4A3A2A", 3.4)
    for n in range(13):
        x = 26 + 15.6 * n
        at = (x, 48 + 9 * math.sin(n * 1.1 + kind))
        leaf(
            canvas,
            at,
            (-70 if n % 2 else 70) + rng.uniform(-30, 30),
            rng.uniform(17, 24),
            None,
            "ivy",
            _IVY[(n + kind) % 4],
        )
    draw_bloom(
        canvas, ("rose", "marigold", "bluebell", "foxglove", "daisy")[kind], (120, 45), 23, rng, leaves=False
    )


def draw_desk(canvas: skia.Canvas) -> None:
    """The desk on which the book lies, 960 x 540 px: dark planks in the light of one candle."""
    rng = seeded("desk")
    fill(
        canvas,
        rectangle(0, 0, 960, 540),
        linear((0, 0), (960, 540), [(0, "#4A2E28"), (0.6, "#33201E"), (1, "#1E1214")]),
    )
    for n in range(6):
        y = 90 * n
        fill(canvas, rectangle(0, y, 960, 88), shade("#3E2622", rng.uniform(-0.03, 0.03)), 0.5)
        stroke(canvas, polygon([(0, y), (960, y)]), "#170D0E", 3)
        for _ in range(9):
            x, long, v = rng.uniform(-60, 900), rng.uniform(90, 300), y + rng.uniform(10, 78)
            stroke(
                canvas, svg_path(f"M{x},{v} q{long / 2},{rng.uniform(-7, 7)} {long},0"), "#5A3A30", 1.6, 0.35
            )
    glow(canvas, 120, 40, 620, "#F2A84A", 0.4)


def draw_ivy(canvas: skia.Canvas) -> None:
    """Ivy with her hammer, 220 x 240 px on a clear ground, her boots at the lower edge."""
    ivy(canvas, 130, 236, 224, holds="hammer")


def draw_pile(canvas: skia.Canvas) -> None:
    """What an inn is built from: beams, bricks, a window frame that leans on them, 300 x 150 px."""
    rng = seeded("pile")
    for row in range(3):
        for n in range(6 - row):
            x, y = 20 + 44 * n + 22 * row, 122 - 24 * row
            tone = shade(rng.choice(("#A85A56", "#9C4E50", "#B8705E")), rng.uniform(-0.03, 0.03))
            paper(
                canvas,
                rectangle(x, y, 42, 22, 2),
                linear((x, y), (x + 42, y + 22), [(0, shade(tone, 0.06)), (1, tone)]),
                3,
                0.7,
            )
    for n in range(4):
        y = 120 - 15 * n
        plank = polygon([(196 + 6 * n, y), (290, y - 8), (294, y + 4), (198 + 6 * n, y + 13)])
        paper(canvas, plank, linear((196, y), (290, y), [(0, "#C8945A"), (1, "#7A5230")]), 3, 0.7)
    canvas.save()
    canvas.rotate(12, 150, 100)
    frame = union(circle(150, 46, 34), rectangle(116, 46, 68, 92))
    paper(canvas, frame, linear((116, 0), (184, 0), [(0, "#FFF4DC"), (1, "#B8A490")]), 5, 0.8)
    fill(canvas, union(circle(150, 46, 26), rectangle(124, 46, 52, 84)), "#26305E", 0.9)
    fill(canvas, rectangle(148, 20, 4, 110), "#E8DCC4")
    fill(canvas, rectangle(124, 74, 52, 4), "#E8DCC4")
    canvas.restore()


PICTURES: dict[str, Picture] = catalogue(
    [
        Picture("scene/ivy-figure", (220, 240), draw_ivy, quality=86),
        Picture("scene/ivy-pile", (300, 150), draw_pile, quality=84),
        Picture("scene/ivy-book", BOOK_SIZE, draw_book, quality=86),
        Picture("scene/ivy-desk", (960, 540), draw_desk, quality=80, alpha=False),
        Picture("scene/ivy-book-initial", (128, 128), draw_initial, quality=86),
        Picture("scene/ivy-book-divider", (360, 44), draw_divider, quality=86),
        *(
            Picture(f"scene/ivy-book-tail-{n}", (240, 90), partial(draw_tail, kind=n), quality=86)
            for n in range(5)
        ),
    ]
)
