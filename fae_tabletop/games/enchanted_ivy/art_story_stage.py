"""The stage of the storybook's pictures, 640 x 680 px each: skies, grounds, rooms, and the inn from afar."""

from __future__ import annotations

import math
import random

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.flora import grass, leaf
from fae_tabletop.art.geometry import blob, circle, polar, polygon, rectangle, ridge, svg_path, union
from fae_tabletop.art.light import sky, stars
from fae_tabletop.art.paper import clipped, fill, foil, glow, layer, linear, paper, radial, silhouette, stroke
from fae_tabletop.art.trees import fir
from fae_tabletop.games.enchanted_ivy.art_marks import draw_bloom
from fae_tabletop.games.enchanted_ivy.cards import FLOWERS
from fae_tabletop.games.enchanted_ivy.tones import TONES

SIZE = (640, 680)
W, H = SIZE
_IVY = ("#4E7F4A", "#3F6F4A", "#648F4E", "#35604A")
WARM = [(0.0, "#FFF6CF"), (0.5, "#FFCF6E"), (1.0, "#C8702E")]


# ---------------------------------------------------------------- skies and grounds


def night(canvas: skia.Canvas, rng: random.Random, over: str = "night", horizon: float = 480.0) -> None:
    """A sky with stars down to a horizon."""
    sky(canvas, (0, 0, W, horizon), over)
    if over in {"night", "deep", "poison", "wine", "ice"}:
        stars(canvas, (0, 10, W, horizon * 0.62), 70, rng, "#FFF4D6", 1.9)


def clouds(
    canvas: skia.Canvas, rng: random.Random, colour: Colour, low: float, high: float, count: int = 5
) -> None:
    """Flat-footed clouds of paper."""
    for _ in range(count):
        x, y, wide = rng.uniform(0, W), rng.uniform(low, high), rng.uniform(70, 150)
        puffs = [
            circle(x + wide * (n - 1.5) / 3, y - rng.uniform(4, 22), rng.uniform(0.17, 0.26) * wide)
            for n in range(4)
        ]
        silhouette(canvas, [*puffs, rectangle(x - wide * 0.66, y - 10, wide * 1.32, 20, 10)], colour, 4, 0.5)


def hills(
    canvas: skia.Canvas, rng: random.Random, tones: tuple[Colour, ...], top: float = 420.0, *, firs: int = 5
) -> None:
    """Ranks of hills, each lower and nearer, with firs on their backs."""
    for rank, tone in enumerate(tones):
        foot = top + 34 * rank
        shapes = [ridge(-20, W + 20, foot, 26, 3, H, rng)]
        for n in range(firs):
            x = W * (n + rng.uniform(0.1, 0.9)) / max(1, firs)
            shapes.append(fir((x, foot + 22), rng.uniform(70, 130), rng, tiers=5))
        body = linear((0, foot - 100), (0, H), [(0, tone), (1, shade(tone, -0.1))])
        silhouette(canvas, shapes, body, 5, 0.4, box=(0, 0, W, H))


def lawn(
    canvas: skia.Canvas, rng: random.Random, top: float, tone: Colour = "#2C6A44", *, flowers: int = 12
) -> None:
    """Grass to the lower edge, with flowers in it."""
    paper(
        canvas,
        ridge(-20, W + 20, top, 8, 3, H, rng),
        linear((0, top), (0, H), [(0, tone), (1, shade(tone, -0.16))]),
        8,
        0.6,
    )
    grass(canvas, 0, W, top + 12, 14, 160, shade(tone, 0.06), rng)
    for _ in range(flowers):
        at = (rng.uniform(10, W - 10), rng.uniform(top + 26, H - 14))
        draw_bloom(canvas, FLOWERS[rng.randrange(5)], at, rng.uniform(6, 10), rng, leaves=False)


def path(canvas: skia.Canvas, from_x: float, top: float, to_x: float, wide: float = 120.0) -> None:
    """A winding path from a door to the lower edge."""
    mid = (top + H) / 2
    way = svg_path(
        f"M{from_x - 22},{top} L{from_x + 22},{top} C{from_x + 60},{mid - 30} {to_x},{mid} {to_x + wide},{H} "
        f"L{to_x - wide},{H} C{to_x - wide * 0.7},{mid + 20} {from_x - 10},{mid - 20} {from_x - 22},{top}Z"
    )
    paper(canvas, way, linear((0, top), (0, H), [(0, "#BCA88E"), (1, "#8A7866")]), 3, 0.5)
    rng = random.Random(3)
    with clipped(canvas, way):
        for _ in range(46):
            y = rng.uniform(top, H)
            stone = blob(
                rng.uniform(to_x - wide, to_x + wide), y, 7 + 12 * (y - top) / (H - top), rng, 7, 0.2
            )
            fill(canvas, stone, rng.choice(("#CFC2B4", "#A8988E", "#B8A89A")), 0.7)


def floorboards(canvas: skia.Canvas, top: float, tone: Colour = "#8A5A3A") -> None:
    """A floor of planks running to the viewer."""
    fill(
        canvas,
        rectangle(0, top, W, H - top),
        linear((0, top), (0, H), [(0, shade(tone, -0.1)), (1, shade(tone, 0.04))]),
    )
    for n in range(-8, 9):
        stroke(canvas, polygon([(W / 2 + n * 34, top), (W / 2 + n * 90, H)]), shade(tone, -0.2), 2.4)
    for n in range(1, 5):
        y = top + (H - top) * (n / 5) ** 1.6
        stroke(canvas, polygon([(0, y), (W, y)]), shade(tone, -0.16), 1.6, 0.6)


def room(canvas: skia.Canvas, rng: random.Random, wall: Colour, top: float = 500.0) -> None:
    """The inside of a room: papered wall, wainscot, boards."""
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (W, top), [(0, shade(wall, 0.08)), (1, shade(wall, -0.08))]),
    )
    for row in range(9):
        for column in range(9):
            at = (column * 76 + (38 if row % 2 else 0), row * 52 + 20)
            for turn in (0, 120, 240):
                fill(canvas, circle(*polar(at, 6, turn + 20 * rng.random()), 4.4), shade(wall, 0.1), 0.6)
    paper(
        canvas,
        rectangle(-10, top - 74, W + 20, 74),
        linear((0, top - 74), (0, top), [(0, "#9A6A44"), (1, "#5A3A2A")]),
        4,
        0.7,
    )
    for n in range(12):
        stroke(canvas, rectangle(n * 58 - 14, top - 62, 44, 50, 3), "#4A2E20", 2.4, 0.8)
    floorboards(canvas, top)


# ---------------------------------------------------------------- houses


def cottage(
    canvas: skia.Canvas, x: float, foot: float, rooms: tuple[str, ...], tone: str, size: float = 84.0, *,
    lean: float = 0.0,
    lit: bool = True, ivy: int = 1,
) -> None:  # fmt: skip
    """The Leaning Lantern from afar: left edge, foot, and rooms from the top (b window, w wall, d door, space)."""
    colours = TONES[tone]
    wide, high = size, size * 1.1
    width = max(map(len, rooms)) * wide
    canvas.save()
    canvas.rotate(lean, x + width / 2, foot)
    top = foot - high * len(rooms)
    _crowns(canvas, x, top, rooms, wide, high, colours.slate)
    for row, marks in enumerate(rooms):
        for column, mark in enumerate(marks):
            if mark != " ":
                _room(
                    canvas,
                    mark,
                    x + column * wide,
                    top + row * high,
                    wide,
                    high,
                    colours.brick,
                    colours.plaster,
                    lit,
                )
    paper(canvas, rectangle(x - wide * 0.1, foot - 2, width + wide * 0.2, wide * 0.16, 3), "#A79AA8", 5, 0.6)
    _climbers(canvas, x, top, rooms, wide, high, ivy)
    canvas.restore()


def _crowns(
    canvas: skia.Canvas, x: float, top: float, rooms: tuple[str, ...], wide: float, high: float, slate: Colour
) -> None:
    for row, marks in enumerate(rooms):
        column = 0
        while column < len(marks):
            if marks[column] == " " or (
                row and column < len(rooms[row - 1]) and rooms[row - 1][column] != " "
            ):
                column += 1
                continue
            last = column
            while (
                last + 1 < len(marks)
                and marks[last + 1] != " "
                and not (row and last + 1 < len(rooms[row - 1]) and rooms[row - 1][last + 1] != " ")
            ):
                last += 1
            left, right, foot = x + column * wide, x + (last + 1) * wide, top + row * high
            rise = min(wide * 0.75, (right - left) * 0.6)
            cut = min(wide * 0.5, (right - left) * 0.36)
            paper(
                canvas, rectangle(right - wide * 0.44, foot - rise * 1.2, wide * 0.2, rise), "#8A5058", 3, 0.5
            )
            roof = polygon(
                [
                    (left - wide * 0.12, foot),
                    (left + cut, foot - rise),
                    (right - cut, foot - rise),
                    (right + wide * 0.12, foot),
                ]
            )
            paper(
                canvas,
                roof,
                linear((0, foot - rise), (0, foot), [(0, shade(slate, 0.08)), (1, shade(slate, -0.16))]),
                6,
                0.7,
            )
            with clipped(canvas, roof):
                for n in range(1, 5):
                    y = foot - rise * n / 5
                    stroke(
                        canvas, polygon([(left - wide, y), (right + wide, y)]), shade(slate, -0.24), 1.8, 0.7
                    )
                    for k in range(math.ceil((right - left) / (wide * 0.16)) + 3):
                        u = left - wide * 0.2 + k * wide * 0.16 + (wide * 0.08 if n % 2 else 0)
                        stroke(canvas, polygon([(u, y), (u, y + rise / 5)]), shade(slate, -0.24), 1.3, 0.6)
            foil(canvas, polygon([(left + cut, foot - rise), (right - cut, foot - rise)]), "gold", 3)
            column = last + 1


def _room(
    canvas: skia.Canvas,
    mark: str,
    x: float,
    y: float,
    wide: float,
    high: float,
    brick: Colour,
    plaster: Colour,
    lit: bool,
) -> None:
    tone = brick if mark in "bB" else plaster
    paper(
        canvas,
        rectangle(x, y, wide, high),
        linear((x, y), (x + wide, y + high), [(0, shade(tone, 0.04)), (1, shade(tone, -0.08))]),
        2,
        0.4,
    )
    if mark in "bB":
        for row in range(9):
            stroke(
                canvas,
                polygon([(x, y + high * row / 9), (x + wide, y + high * row / 9)]),
                shade(tone, -0.14),
                1.2,
            )
            for k in range(5):
                u = x + wide * (k + (0.5 if row % 2 else 0)) / 5
                stroke(
                    canvas,
                    polygon([(u, y + high * row / 9), (u, y + high * (row + 1) / 9)]),
                    shade(tone, -0.14),
                    1.0,
                )
        window(canvas, x + wide / 2, y + high * 0.86, wide * 0.5, high * 0.64, lit=lit and mark == "b")
        fill(canvas, rectangle(x + wide * 0.18, y + high * 0.64, wide * 0.64, 3), "#1B1226")
        for k in range(9):
            u = x + wide * (0.19 + 0.0775 * k)
            fill(canvas, rectangle(u, y + high * 0.64, 1.8, high * 0.22), "#1B1226")
        paper(canvas, rectangle(x + wide * 0.14, y + high * 0.86, wide * 0.72, 5, 2), "#C9BAC4", 2, 0.6)
    elif mark == "d":
        door(canvas, x + wide / 2, y + high, wide * 0.5, high * 0.74)
    for side in (0, wide):
        fill(canvas, rectangle(x + side - 2, y, 4, high), "#46302C", 0.8)
    fill(canvas, rectangle(x, y - 2, wide, 4), "#46302C", 0.8)


def arch(x: float, foot: float, wide: float, high: float, grow: float = 0.0) -> skia.Path:
    """A round-headed opening."""
    half, spring = wide / 2 + grow, foot - high + wide / 2
    return union(circle(x, spring, half), rectangle(x - half, spring, 2 * half, high - wide / 2))


def window(canvas: skia.Canvas, x: float, foot: float, wide: float, high: float, *, lit: bool = True) -> None:
    """A round-headed window, lit or dark."""
    paper(canvas, arch(x, foot, wide, high, wide * 0.09), "#DCCFC8", 3, 0.6)
    if lit:
        glow(canvas, x, foot - high / 2, wide * 1.1, "#FFD98A", 0.5)
        fill(canvas, arch(x, foot, wide, high), radial((x, foot - high * 0.5), high * 0.7, WARM))
    else:
        fill(
            canvas,
            arch(x, foot, wide, high),
            linear((x, foot - high), (x, foot), [(0, "#2A3166"), (1, "#0C1024")]),
        )
    fill(canvas, rectangle(x - 1.2, foot - high, 2.4, high), "#5A3A3A" if lit else "#5A6296", 0.9)
    fill(canvas, rectangle(x - wide / 2, foot - high * 0.5, wide, 2.4), "#5A3A3A" if lit else "#5A6296", 0.9)


def door(canvas: skia.Canvas, x: float, foot: float, wide: float, high: float) -> None:
    """An oak door with a small lit window."""
    paper(canvas, arch(x, foot, wide, high, wide * 0.12), "#D8CCC8", 4, 0.6)
    fill(
        canvas,
        arch(x, foot, wide, high),
        linear((x - wide / 2, 0), (x + wide / 2, 0), [(0, "#C08A50"), (1, "#6E4620")]),
    )
    for n in (-0.25, 0, 0.25):
        stroke(canvas, polygon([(x + n * wide, foot - high), (x + n * wide, foot)]), "#4A2C16", 1.6, 0.7)
    fill(canvas, circle(x, foot - high * 0.7, wide * 0.16), "#FFE9A8")
    foil(canvas, circle(x + wide * 0.32, foot - high * 0.42, max(2.0, wide * 0.06)), "gold")


def _climbers(
    canvas: skia.Canvas, x: float, top: float, rooms: tuple[str, ...], wide: float, high: float, many: int
) -> None:
    rng = random.Random(many + len(rooms))
    size = wide * 0.2
    filled = {
        (row, column) for row, marks in enumerate(rooms) for column, mark in enumerate(marks) if mark != " "
    }
    with layer(canvas, (0, 0, W, H), 4, 0.6):
        for row, column in sorted(filled):
            edges = [((column, row), (column, row + 1))]
            if (row, column + 1) not in filled:
                edges.append(((column + 1, row), (column + 1, row + 1)))
            if (row + column) % 2:
                edges.append(((column, row), (column + 1, row)))
            for start, end in edges[: many + 1]:
                if rng.random() < 0.25:
                    continue
                for n in range(9):
                    share = n / 8
                    at = (
                        x + (start[0] + (end[0] - start[0]) * share) * wide + rng.uniform(-6, 6),
                        top + (start[1] + (end[1] - start[1]) * share) * high + rng.uniform(-6, 6),
                    )
                    leaf(
                        canvas,
                        at,
                        rng.uniform(0, 360),
                        size * rng.uniform(0.8, 1.2),
                        None,
                        "ivy",
                        rng.choice(_IVY),
                    )
    for row, column in sorted(filled):
        if rng.random() < 0.7:
            at = (x + column * wide + rng.uniform(-4, 4), top + row * high + rng.uniform(0.2, 0.9) * high)
            draw_bloom(canvas, FLOWERS[rng.randrange(5)], at, wide * 0.1, rng, leaves=False)
