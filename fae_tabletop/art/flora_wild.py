"""Wild plants of the hills: thistles, heather, ragwort, valerian, rowan and willow.

Places are canvas pixels, sizes pixels too, turns degrees clockwise from the x axis.
"""

import math
import random

import skia

from fae_tabletop.art.blooms import Petals, berry
from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Knot, Point, circle, polar, samples, spline, tapered, transformed
from fae_tabletop.art.paper import across, fill, paper, stroke

ROWAN = Petals("#E2542A", "#FFB27A", "#7A1620")


def draw_thistle(
    canvas: skia.Canvas, at: Point, size: float, turn: float = -90.0, tuft: Colour = "#B45AC8"
) -> None:
    """A thistle head that grows from `at` in the direction `turn`, `size` px long with its tuft."""
    for rank, (share, spread) in enumerate(((1.0, 34), (0.9, 26), (0.78, 16))):
        for i in range(9):
            lean = (i / 8 - 0.5) * 2 * spread
            root = polar(at, size * 0.42, turn + lean * 0.35)
            tip = polar(at, size * share * (1 - 0.1 * abs(lean) / 34), turn + lean)
            blade = tapered(spline([root, tip]), size * 0.085, size * 0.02, step=4)
            tone = shade(tuft, (-0.08, 0.0, 0.1)[rank] + 0.03 * (i % 2))
            fill(canvas, blade, tone)
    cup = transformed(
        spline(
            [
                (0, -20, "c"),
                (24, -30),
                (52, -24),
                (60, -12, "c"),
                (60, 12, "c"),
                (52, 24),
                (24, 30),
                (0, 20, "c"),
                (-6, 0),
            ],
            closed=True,
        ),
        size / 110,
        turn=turn,
        at=at,
    )
    paper(canvas, cup, across(cup, [(0, "#9CC08A"), (0.5, "#4E7F5A"), (1, "#1F4238")]), 4, 0.7, 1.6)
    for row in range(4):
        for column in range(-2, 3):
            base = polar(at, size * (0.06 + 0.11 * row), turn)
            place = polar(base, column * size * 0.085 * (1 - 0.1 * row), turn + 90)
            spike = transformed(
                spline([(0, -5, "c"), (16, 0, "c"), (0, 5, "c")], closed=True),
                size / 120,
                turn=turn + column * 16,
                at=place,
            )
            fill(canvas, spike, "#C5DDA0", 0.9)
            fill(canvas, transformed(spike, at=(1, 2)), "#1F4238", 0.25)


def draw_thistle_leaf(canvas: skia.Canvas, way: list[Knot], width: float, colour: Colour) -> None:
    """A jagged thistle leaf along a curve, `width` px across its broadest part."""
    line = spline(way)
    left: list[Knot] = []
    right: list[Knot] = []
    for i, (x, y, dx, dy, share) in enumerate(samples(line, 15)):
        half = width / 2 * math.sin(math.pi * min(1, 0.12 + 0.88 * share)) * (1.0 if i % 2 else 0.35)
        left.append((x - dy * half, y + dx * half, "c"))
        right.append((x + dy * half, y - dx * half, "c"))
    shape = spline(left + right[::-1], closed=True)
    paper(
        canvas,
        shape,
        across(shape, [(0, shade(colour, 0.1)), (0.5, colour), (1, shade(colour, -0.1))]),
        5,
        0.6,
        1.8,
    )
    stroke(canvas, line, shade(colour, 0.2), max(1.5, width * 0.04), 0.7)


def draw_heather_sprig(
    canvas: skia.Canvas, at: Point, turn: float, length: float, rng: random.Random, colour: Colour = "#C05AA8"
) -> None:
    """A sprig of heather: little bells up the sides of a bending stem."""
    bend = rng.uniform(-14, 14)
    way = spline([at, polar(at, length * 0.5, turn + bend * 0.4), polar(at, length, turn + bend)])
    fill(canvas, tapered(way, max(2.0, length * 0.03), 1.2), "#3F5A46")
    for i, (x, y, dx, dy, share) in enumerate(samples(way, length / 16)):
        if share < 0.22:
            continue
        side = 1 if i % 2 else -1
        angle = math.degrees(math.atan2(dy, dx)) + side * rng.uniform(40, 75)
        size = length * 0.075 * (1.25 - 0.7 * share)
        spot = polar((x, y), size * 0.9, angle)
        tone = shade(colour, rng.uniform(-0.08, 0.12))
        fill(canvas, circle(spot[0] + 1, spot[1] + 2, size), "ink", 0.25)
        fill(canvas, circle(*spot, size), tone)
        fill(canvas, circle(spot[0] - size * 0.3, spot[1] - size * 0.35, size * 0.35), shade(tone, 0.2), 0.8)


def draw_ragwort(canvas: skia.Canvas, at: Point, radius: float, turn: float = 0.0) -> None:
    """A yellow ray flower of thirteen petals."""
    for i in range(13):
        petal = transformed(
            spline([(4, 0, "c"), (26, -10), (84, -13), (100, 0), (84, 13), (26, 10)], closed=True),
            radius / 100,
            turn=turn + 360 / 13 * i,
            at=at,
        )
        paper(
            canvas,
            petal,
            across(petal, [(0, "#FFF3A0"), (0.5, "#F7C832"), (1, "#C07A16")]),
            max(1.0, radius * 0.06),
            0.6,
            1.2,
        )
    heart = circle(*at, radius * 0.32)
    paper(canvas, heart, across(heart, [(0, "#F5A93A"), (1, "#8A4512")]), max(1.0, radius * 0.08), 0.6, 1.2)
    for i in range(9):
        fill(canvas, circle(*polar(at, radius * 0.19, 40 * i), radius * 0.045), "#FFE79A", 0.9)


def draw_valerian_head(
    canvas: skia.Canvas, at: Point, size: float, rng: random.Random, colour: Colour = "#F2B8C6"
) -> None:
    """A head of valerian about `at`: a dome of small five-lobed flowers, `size` px wide."""
    for rank in range(3):
        for _ in range(16):
            x = rng.gauss(0, size * 0.20)
            y = rng.gauss(0, size * 0.12) - rank * size * 0.05
            radius = size * rng.uniform(0.06, 0.09)
            tone = mix(colour, "moon", rng.uniform(0, 0.3) + 0.12 * rank)
            place = (at[0] + x, at[1] + y)
            fill(canvas, circle(place[0] + 1.5, place[1] + 3, radius * 1.2), "ink", 0.2)
            for i in range(5):
                fill(canvas, circle(*polar(place, radius * 0.62, 72 * i + 20 * rank), radius * 0.52), tone)
            fill(canvas, circle(*place, radius * 0.26), "#C0506A")


def draw_rowan_leaf(
    canvas: skia.Canvas, at: Point, turn: float, length: float, colour: Colour = "#3F7A4A", bend: float = 12.0
) -> None:
    """A feathered rowan leaf: six pairs of leaflets and one at the tip."""
    way = spline([at, polar(at, length * 0.5, turn - bend * 0.5), polar(at, length, turn + bend)])
    fill(canvas, tapered(way, length * 0.025, 1.4), shade(colour, -0.08))
    for x, y, dx, dy, share in samples(way, length / 7)[1:]:
        heading = math.degrees(math.atan2(dy, dx))
        size = length * 0.30 * (1 - 0.35 * abs(share - 0.5))
        turns = (heading,) if share > 0.97 else (heading - 58, heading + 58)
        for side in turns:
            leaf(canvas, (x, y), side, size, size * 0.36, "serrate", colour)


def draw_rowan_bunch(
    canvas: skia.Canvas, at: Point, size: float, rng: random.Random, petals: Petals = ROWAN
) -> None:
    """A hanging bunch of rowan berries below `at`, about `size` px wide."""
    spots = []
    for row, count in enumerate((3, 5, 6, 5, 3)):
        for i in range(count):
            x = at[0] + (i - (count - 1) / 2) * size * 0.185 + rng.uniform(-3, 3)
            spots.append(
                (x, at[1] + size * (0.2 + 0.165 * row) + rng.uniform(-4, 4) + abs(x - at[0]) * -0.12)
            )
    for spot in spots:
        stroke(canvas, spline([at, ((at[0] + spot[0]) / 2, at[1] + size * 0.12), spot]), "#5A3A2A", 2.4, 0.9)
    rng.shuffle(spots)
    for spot in spots:
        berry(canvas, spot, size * 0.115, petals, turn=rng.uniform(0, 72))


def draw_willow_strand(
    canvas: skia.Canvas,
    way: list[Knot],
    rng: random.Random,
    colour: Colour = "#5E8A6A",
    leaf_length: float = 54,
) -> None:
    """A hanging willow twig along a curve with slim leaves that point down it."""
    line = spline(way)
    fill(canvas, tapered(line, 4, 1.6), shade(colour, -0.14))
    for i, (x, y, dx, dy, share) in enumerate(samples(line, leaf_length * 0.42)):
        if share < 0.08:
            continue
        turn = math.degrees(math.atan2(dy, dx)) + (24 if i % 2 else -24) + rng.uniform(-8, 8)
        size = leaf_length * rng.uniform(0.75, 1.1) * (1 - 0.3 * share)
        leaf(
            canvas,
            (x, y),
            turn,
            size,
            size * 0.3,
            "willow",
            shade(colour, rng.uniform(-0.05, 0.07)),
            veins=False,
        )
