"""What a card's window opens on: woods, waves, roofs, planks, curtains and plain light, 750 x 1050 px.

Every vista fills the whole card, its horizon between 560 and 700 px, and stays calm in the middle, where the hero
stands. `rng` makes each differ.
"""

import math
import random
from collections.abc import Callable

import skia

from fae_tabletop.art.colour import Colour, mix, shade, sky_colour
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    joined,
    polar,
    polygon,
    rectangle,
    ridge,
    spline,
)
from fae_tabletop.art.light import mist, sky, stars
from fae_tabletop.art.paper import (
    Stop,
    clipped,
    fill,
    linear,
    make_paint,
    paper,
    radial,
    silhouette,
    stroke,
)
from fae_tabletop.art.trees import bare_tree, fir

CARD = (750, 1050)  # px, width and height of a full card
W, H = CARD


def draw_open_sky(
    canvas: skia.Canvas, name: str, rng: random.Random, *, count: int = 60, ground: float = 820
) -> None:
    """A sky of `SKIES` down to `ground` px with `count` stars in its upper half; its last colour goes on below."""
    fill(canvas, rectangle(0, ground - 2, W, H - ground + 2), sky_colour(name, 1.0))
    sky(canvas, (0, 0, W, ground), name)
    stars(canvas, (20, 20, W - 20, ground * 0.56), count, rng, largest=2.3)


def draw_wood(
    canvas: skia.Canvas,
    over: str,
    near: Colour,
    rng: random.Random,
    *,
    kind: str = "fir",
    ranks: int = 3,
    horizon: float = 590,
    gap: float = 0.22,
    tall: float = 330,
) -> None:
    """Ranks of firs, or of bare trees with `kind` "bare", from the sky's colour far off to `near` in front.

    `gap` is the half width of the clearing as a share of the card; `tall` the height in px of the nearest trees.
    """
    air = sky_colour(over, 0.62)
    for rank in range(ranks):
        depth = (rank + 1) / ranks
        colour = mix(mix(air, near, 0.25), near, depth)
        base = horizon + rank * 64
        shapes = [ridge(-30, W + 30, base, 14, 6, H + 20, rng)]
        for number in range(15 - 3 * rank):
            x = W * (number + rng.uniform(0.1, 0.9)) / (15 - 3 * rank)
            off = abs(x / W - 0.5)
            if off < gap + 0.05 * rank:
                continue
            size = tall * (0.55 + 0.45 * depth) * (0.55 + off) * rng.uniform(0.85, 1.25)
            if kind == "fir":
                shapes.append(fir((x, base + 26), size, rng, tiers=rng.randint(5, 8)))
            else:
                shapes.append(bare_tree((x, base + 26), size * 1.35, rng, width=size * 0.09, forks=4)[0])
        tones = linear((0, base - tall), (0, H), [(0, shade(colour, 0.06)), (1, shade(colour, -0.06))])
        silhouette(
            canvas,
            shapes,
            tones,
            4 + 4 * rank,
            0.32 + 0.1 * depth,
            1.8,
            0.45,
            mix(air, "moon", 0.45),
            (0, 0, W, H),
        )
        if rank < ranks - 1:
            mist(canvas, 0, W, base + 20, 46, mix(air, colour, 0.3), rng, 0.28, 9)


def draw_land(
    canvas: skia.Canvas, over: str, near: Colour, rng: random.Random, *, ranks: int = 3, horizon: float = 600
) -> None:
    """Bare hills, one behind the other."""
    air = sky_colour(over, 0.62)
    for rank in range(ranks):
        depth = (rank + 1) / ranks
        colour = mix(mix(air, near, 0.3), near, depth)
        base = horizon + 58 * rank
        tones = linear((0, base - 30), (0, H), [(0, shade(colour, 0.07)), (1, shade(colour, -0.08))])
        hill = ridge(-30, W + 30, base, 26, 5, H + 20, rng)
        paper(canvas, hill, tones, 5 + 3 * rank, 0.4, 2)


def wave_crest(left: float, right: float, y: float, height: float, count: int, lean: int = 1) -> skia.Path:
    """A sheet of sea whose upper edge rolls over in `count` crests, closed at the foot of the card."""
    step = (right - left) / count
    path = skia.Path()
    path.moveTo(left, H + 20)
    path.lineTo(left, y)
    for i in range(count):
        x = left + step * i
        if lean > 0:
            path.cubicTo(x + step * 0.30, y, x + step * 0.34, y - height, x + step * 0.72, y - height)
            path.cubicTo(
                x + step * 0.92,
                y - height,
                x + step * 0.98,
                y - height * 0.55,
                x + step * 0.84,
                y - height * 0.42,
            )
            path.cubicTo(x + step * 0.80, y - height * 0.1, x + step * 0.9, y, x + step, y)
        else:
            path.cubicTo(
                x + step * 0.1, y, x + step * 0.2, y - height * 0.1, x + step * 0.16, y - height * 0.42
            )
            path.cubicTo(
                x + step * 0.02, y - height * 0.55, x + step * 0.08, y - height, x + step * 0.28, y - height
            )
            path.cubicTo(x + step * 0.66, y - height, x + step * 0.70, y, x + step, y)
    path.lineTo(right, H + 20)
    path.close()
    return path


def draw_planks(
    canvas: skia.Canvas,
    colour: Colour,
    rng: random.Random,
    *,
    boards: int = 6,
    box: tuple[float, float, float, float] = (0, 0, W, H),
) -> None:
    """Upright boards with grain and knots, for doors and walls."""
    left, top, right, bottom = box
    fill(canvas, rectangle(left, top, right - left, bottom - top), shade(colour, -0.25))
    wide = (right - left) / boards
    for number in range(boards):
        x = left + wide * number
        board = rectangle(x + 1, top, wide - 2, bottom - top)
        tone = shade(colour, rng.uniform(-0.03, 0.03))
        tones: list[Stop] = [(0, shade(tone, 0.05)), (0.5, tone), (1, shade(tone, -0.07))]
        paper(canvas, board, linear((x, top), (x + wide, bottom), tones), 4, 0.5, 2)
        with clipped(canvas, board):
            for _ in range(7):
                at = x + rng.uniform(0.1, 0.9) * wide
                knots: list[Knot] = [
                    (at + rng.uniform(-7, 7), top + (bottom - top) * share)
                    for share in (0, 0.2, 0.45, 0.7, 1)
                ]
                stroke(canvas, spline(knots), shade(tone, -0.08), rng.uniform(1.2, 2.4), 0.6)
                stroke(canvas, spline(knots), shade(tone, 0.10), 0.9, 0.4, shift=(2, 0))


def draw_wall(
    canvas: skia.Canvas,
    colour: Colour | Callable[[float, float], Colour],
    rng: random.Random,
    *,
    stone: tuple[float, float] = (132, 68),
    joint: float = 2.0,
    corner: float = 5.0,
    top: float = 0.0,
    foot: float = 1088.0,
    swing: float = 0.04,
    elevation: float = 3.0,
    rim: float = 0.4,
    rim_width: float = 1.8,
) -> None:
    """Courses of stones from `top` to `foot` px; what lies below shows in the joints.

    `stone` is the width and height of one with its joints, `joint` half the width of a joint, `corner` the radius of
    its corners, all px. `colour` may depend on the stone's upper left corner; it strays by `swing` in lightness.
    """
    width, height = stone
    for row in range(round((foot - top) / height)):
        for column in range(-1, round(W / width) + 1):
            x, y = column * width + (width / 2 if row % 2 else 0), row * height + top
            tone = colour(x, y) if callable(colour) else colour
            block = rectangle(x + joint, y + joint, width - 2 * joint, height - 2 * joint, corner)
            paper(canvas, block, shade(tone, rng.uniform(-swing, swing)), elevation, rim, rim_width)


def draw_curtains(
    canvas: skia.Canvas, colour: Colour, *, reach: float = 190, foil_kind: str = "gold"
) -> None:
    """Two gathered curtains at the sides, `reach` px wide at the foot, under a swagged pelmet."""
    for side in (1, -1):
        for fold in range(5):
            near = fold / 4

            def x(value: float, side: int = side) -> float:
                return value if side > 0 else W - value

            outer = reach * (1.15 - 0.22 * fold)
            edge: list[Knot] = [
                (x(-20), 60, "c"),
                (x(outer), 90),
                (x(outer * 1.05), 330),
                (x(outer * 0.86), 560),
                (x(outer * 1.05), 830),
                (x(outer), H, "c"),
                (x(-20), H, "c"),
            ]
            tone = shade(colour, 0.06 - 0.05 * near)
            sheet = spline(edge, closed=True)
            light = (x(0), 0.0), (x(reach), 0.0)
            tones: list[Stop] = [(0, shade(tone, -0.10)), (0.7, tone), (1, shade(tone, 0.08))]
            paper(canvas, sheet, linear(*light, tones), 8, 0.5, 2.2)
    step = W / 5
    for number in range(5):
        left = step * number
        swag = spline(
            [
                (left - 14, 60, "c"),
                (left + step * 0.5, 34),
                (left + step + 14, 60, "c"),
                (left + step * 0.8, 168),
                (left + step * 0.5, 196),
                (left + step * 0.2, 168),
            ],
            closed=True,
        )
        stops: list[Stop] = [(0, shade(colour, 0.1)), (0.6, colour), (1, shade(colour, -0.1))]
        paper(canvas, swag, linear((left, 60), (left + step, 196), stops), 8, 0.6, 2.2)


def draw_burst(
    canvas: skia.Canvas,
    centre: tuple[float, float],
    inner: Colour,
    outer: Colour,
    *,
    count: int = 32,
    bend: float = 0.0,
) -> None:
    """Wedges of two tones round a centre, bright within; `bend` degrees makes them whirl."""
    reach = 1200.0
    tones = radial(centre, 620, [(0, "moon"), (0.25, mix(inner, "moon", 0.45)), (0.6, inner), (1, outer)])
    canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(tones))
    wedges = []
    for i in range(count):
        angle = 360 / count * i
        half = 360 / count / 4
        wedges.append(
            spline(
                [
                    (*centre, "c"),
                    polar(centre, reach * 0.4, angle - half + bend * 0.5),
                    (*polar(centre, reach, angle - half + bend), "c"),
                    (*polar(centre, reach, angle + half + bend), "c"),
                    polar(centre, reach * 0.4, angle + half + bend * 0.5),
                ],
                closed=True,
            )
        )
    beams = joined(wedges)
    glow = radial(centre, 700, [(0, "moon", 0.0), (0.3, "moon", 0.35), (1, mix(inner, "moon", 0.3), 0.12)])
    fill(canvas, beams, glow, blend=skia.BlendMode.kScreen)


def draw_arched_window(
    canvas: skia.Canvas,
    over: str,
    rng: random.Random,
    *,
    middle: float = 375,
    width: float = 330,
    top: float = 110,
    sill: float = 620,
    stone: Colour = "#4A4262",
    bars: int = 2,
) -> None:
    """A pointed window with leaded panes in a wall of coursed stone, a sky of `SKIES` behind it."""
    fill(canvas, rectangle(0, 0, W, H), shade(stone, -0.2))
    draw_wall(canvas, stone, rng, swing=0.03)
    half = width / 2

    def opening(grow: float) -> skia.Path:
        left, right, peak = middle - half - grow, middle + half + grow, top - grow * 1.3
        path = skia.Path()
        path.moveTo(left, sill + grow)
        path.lineTo(left, peak + width * 0.62)
        path.cubicTo(left, peak + width * 0.3, middle - width * 0.2, peak + width * 0.1, middle, peak)
        path.cubicTo(
            middle + width * 0.2, peak + width * 0.1, right, peak + width * 0.3, right, peak + width * 0.62
        )
        path.lineTo(right, sill + grow)
        path.close()
        return path

    paper(canvas, opening(30), shade(stone, 0.12), 9, 0.6, 2.4)
    hole = opening(0)
    with clipped(canvas, hole):
        sky(canvas, (middle - half, top, middle + half, sill), over)
        stars(canvas, (middle - half, top, middle + half, sill), 24, rng, largest=2)
        lead = mix("ink", stone, 0.25)
        for bar in range(1, bars + 1):
            upright = middle - half + width * bar / (bars + 1)
            stroke(canvas, polygon([(upright, top), (upright, sill)]), lead, 6)
        for row in range(1, 5):
            level = top + (sill - top) * row / 5
            stroke(canvas, polygon([(middle - half, level), (middle + half, level)]), lead, 5)
    stroke(canvas, hole, "ink", 7, 0.6, blur=2)


def snow(canvas: skia.Canvas, rng: random.Random, count: int, colour: Colour = "winter-light") -> None:
    """Flakes of two to five px that fall all over a card."""
    for _ in range(count):
        x, y = rng.uniform(20, W - 20), rng.uniform(60, 800)
        fill(canvas, circle(x, y, rng.uniform(1.4, 4.2)), colour, rng.uniform(0.4, 0.95))


def ripples(
    canvas: skia.Canvas, y: float, bottom: float, colour: Colour, rng: random.Random, count: int = 26
) -> None:
    """Level lines of light on water between two heights, closer together far off."""
    for _ in range(count):
        share = rng.random() ** 1.6
        place = y + (bottom - y) * share
        half = rng.uniform(20, 90) * (0.4 + share)
        x = rng.uniform(40, W - 40)
        bow = 2 + 3 * share
        line = spline([(x - half, place), (x, place + bow * math.sin(x)), (x + half, place)])
        stroke(canvas, line, colour, 1.4 + 1.6 * share, rng.uniform(0.2, 0.6))
