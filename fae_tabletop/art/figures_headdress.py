"""Head-dresses of the figure kit: crowns seen from the side, horns, plumes, caps, wreaths and helms."""

import math
from collections.abc import Sequence

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.figures import Outline, Sitter, knots
from fae_tabletop.art.figures_props import draw_bell
from fae_tabletop.art.geometry import (
    circle,
    difference,
    samples,
    spline,
    star,
    svg_path,
    tapered,
    transformed,
)

METALS: dict[str, tuple[Colour, ...]] = {
    "gold": ("#8A5E1E", "#F9E3A0", "#C8993F", "#A87628", "#F3D68A", "#8A5E1E"),
    "silver": ("#5A6E92", "#FBFDFF", "#AFC0D6", "#8095B6", "#E4EEF8", "#465A7C"),
    "copper": ("#6E3322", "#F7CBA4", "#C27850", "#94502F", "#EBB088", "#5A261A"),
    "iron": ("#23283A", "#8C98B4", "#525E7C", "#3A445E", "#76839F", "#181C2C"),
}


def draw_crown(
    sitter: Sitter,
    *,
    kind: str = "gold",
    gem: str = "#C2253A",
    velvet: Colour | None = None,
    points: int = 5,
    height: float = 46.0,
    rise: float = 4.0,
) -> None:
    """A crown in strict profile: the band lies along the skull, points bunch where it turns away.

    `height` of the middle point and `rise` (how much higher the front sits) are in head units. `velvet` is
    the colour of a cap inside, none leaves it open.
    """
    left, right, base = -3.0, 95.0, 22.0
    middle, half = (left + right) / 2, (right - left) / 2

    def band(u: float, down: float = 0.0) -> tuple[float, float]:
        turn = (u - middle) / half
        return u, base - rise * -turn + 5.0 * (1 - turn * turn) + down

    metal = METALS[kind]
    if velvet is not None:
        dome: Outline = [
            band(left + 5),
            (left + 4, -4),
            (18, -24),
            (46, -31),
            (74, -24),
            (right - 2, -2),
            band(right - 4),
        ]
        sitter.sheet(
            sitter.shape(dome), (shade(velvet, 0.12), velvet, shade(velvet, -0.12)), elevation=1.5, rim=0.5
        )
        for fold in (
            "24,14 26,-8 40,-27",
            "48,18 48,-6 47,-28",
            "72,16 68,-8 55,-27",
        ):
            sitter.stroke(fold, shade(velvet, -0.1), 2.4, 0.7)
    places = [math.sin(math.pi * (i / (points - 1) - 0.5) * 0.94) for i in range(points)]
    for index in sorted(range(points), key=lambda i: -abs(places[i])):
        turn = places[index]
        u, v = band(middle + half * turn * 0.96)
        wide = 15.5 * (0.55 + 0.45 * math.sqrt(max(0.0, 1 - turn * turn)))
        tall = height * (0.80 + 0.20 * (1 - abs(turn)))
        lean = 12 * turn
        spike = svg_path(
            "M-10,8 C-9,-10 -26,-22 -24,-42 C-15,-42 -9,-34 -7,-28 C-13,-52 -8,-72 0,-92 C8,-72 13,-52 7,-28 "
            "C9,-34 15,-42 24,-42 C26,-22 9,-10 10,8Z"
        )
        path = sitter.place(transformed(spike, wide / 24, tall / 92, lean, (u, v - 2)))
        sitter.sheet(path, metal[1:4] if index < points / 2 else metal[2:5], elevation=2, rim=0.9, dark=0.4)
        top_u, top_v = u + math.sin(math.radians(lean)) * tall, v - 2 - math.cos(math.radians(lean)) * tall
        sitter.sheet(sitter.place(circle(top_u, top_v, 3.4)), metal[1:4], elevation=1.2, rim=0.9)
    count = 16
    upper = [band(left + (right - left) * i / count, -6.5) for i in range(count + 1)]
    lower = [band(left + (right - left) * i / count, 7.0) for i in range(count, -1, -1)]
    corners: Outline = [
        (*upper[0], "c"),
        *upper[1:-1],
        (*upper[-1], "c"),
        (*lower[0], "c"),
        *lower[1:-1],
        (*lower[-1], "c"),
    ]
    sitter.sheet(sitter.shape(corners), metal, elevation=2.6, rim=0.95, dark=0.45)
    for drop in (-4.0, 4.6):
        sitter.line(
            [band(left + (right - left) * i / count, drop) for i in range(count + 1)],
            shade(metal[0], -0.06),
            0.8,
            0.8,
        )
    for turn in (-0.86, -0.5, 0.0, 0.5, 0.86):
        u, v = band(middle + half * turn, 0.3)
        size = 4.6 * math.sqrt(1 - turn * turn * 0.8)
        stone = (
            transformed(star((0, 0), 1.25, 0.88, 4), size, 4.6, 0, (u, v))
            if turn == 0
            else transformed(circle(0, 0, 1), size * 0.8, 3.7, 0, (u, v))
        )
        sitter.gilt(
            sitter.place(transformed(circle(0, 0, 1), size * 1.25, 5.2, 0, (u, v))),
            "gold" if kind == "gold" else "silver",
            emboss=0.4,
        )
        sitter.sheet(
            sitter.place(stone),
            (mix(gem, "moon", 0.55), gem, shade(gem, -0.18)),
            elevation=0.6,
            rim=0.5,
            texture=0.0,
        )


def draw_horn(
    sitter: Sitter, points: Outline, *, width: float = 18.0, colour: str = "#6B5648", rings: int = 10
) -> None:
    """A ringed horn along a curve from its root to its tip."""
    path = sitter.sheet(
        sitter.ribbon(points, lambda t: width * (1 - t) ** 0.75 + 0.6, 1.6),
        (shade(colour, 0.26), colour, shade(colour, -0.12)),
        elevation=2.4,
        rim=0.8,
    )
    way = samples(spline(knots(points)), 1.0)
    with sitter.clipped(path):
        for ring in range(1, rings):
            x, y, dx, dy, t = way[int(len(way) * (ring / rings) ** 1.15) - 1]
            reach = width * (1 - t) ** 0.75 * 0.75
            curve: list[tuple[float, float]] = [
                (x - dy * reach - dx * 3, y + dx * reach - dy * 3),
                (x + dx * 1.5, y + dy * 1.5),
                (x + dy * reach - dx * 3, y - dx * reach - dy * 3),
            ]
            sitter.stroke(curve, shade(colour, -0.16), 1.5, 0.75)
            sitter.stroke([(a + dx * 1.3, b + dy * 1.3) for a, b in curve], shade(colour, 0.22), 0.8, 0.5)


def draw_feather(
    sitter: Sitter,
    points: Outline,
    *,
    width: float = 24.0,
    colours: Sequence[Colour] = ("#F4ECD8", "#C2353F", "#5C0D28"),
    quill: str = "#5A3A22",
    barbs: int = 9,
) -> None:
    """A plume along a curve: a broad vane with slits and a quill."""
    path = spline(knots(points))

    def across(t: float) -> float:
        return width * float(math.sin(math.pi * (0.05 + 0.95 * t)) ** 0.6) + 0.4

    vane = tapered(path, 0, width=across, step=2.0)
    way = samples(path, 1.0)
    for barb in range(2, barbs):
        x, y, dx, dy, t = way[int(len(way) * barb / (barbs + 1))]
        for side in (1, -1):
            if (barb + side) % 3 == 0:
                reach = across(t) * 0.62
                nx, ny = -dy * side, dx * side
                notch = spline(
                    [
                        (x + nx * reach + dx * 1, y + ny * reach + dy * 1, "c"),
                        (x + nx * reach * 0.3 - dx * 5, y + ny * reach * 0.3 - dy * 5, "c"),
                        (x + nx * reach + dx * 6, y + ny * reach + dy * 6, "c"),
                    ],
                    closed=True,
                )
                vane = difference(vane, notch)
    laid = sitter.sheet(sitter.place(vane), tuple(colours), elevation=2, rim=0.7)
    with sitter.clipped(laid):
        for barb in range(1, barbs * 2):
            x, y, dx, dy, t = way[int(len(way) * barb / (barbs * 2 + 1))]
            reach = across(t) * 0.5
            for side in (1, -1):
                sitter.stroke(
                    [(x, y), (x + dx * 4 - dy * side * reach, y + dy * 4 + dx * side * reach)],
                    shade(colours[1], 0.14),
                    0.6,
                    0.35,
                )
    sitter.fill(sitter.ribbon(points, lambda t: 1.9 * (1 - t) + 0.4, 1.0), quill, 0.9)


def draw_tail(
    sitter: Sitter,
    points: Outline,
    *,
    width: float,
    colour: str,
    bell: float = 0.0,
    taper_power: float = 0.8,
    stripe: Colour | None = None,
) -> None:
    """A stuffed horn or band of cloth along a curve, with a bell of that radius at its tip."""
    path = sitter.sheet(
        sitter.ribbon(points, lambda t: width * (1 - t) ** taper_power + 3, 2.0),
        (shade(colour, 0.10), colour, shade(colour, -0.12)),
        elevation=2.4,
        rim=0.65,
    )
    with sitter.clipped(path):
        if stripe is not None:
            for x, y, dx, dy, _ in samples(spline(knots(points)), 16)[1:-1]:
                reach = width
                sitter.line(
                    [
                        (x - dy * reach, y + dx * reach),
                        (x + dx * 3, y + dy * 3),
                        (x + dy * reach, y - dx * reach),
                    ],
                    stripe,
                    3.4,
                    0.9,
                )
        sitter.line(
            [(p[0] - width * 0.16, p[1] - width * 0.1) for p in knots(points)],
            shade(colour, 0.16),
            2.4,
            0.4,
            blur=1.6,
        )
    if bell:
        u, v = knots(points)[-1][:2]
        draw_bell(sitter, u, v + bell * 0.4, bell)


def draw_crescent(
    sitter: Sitter, u: float, v: float, radius: float, *, turn: float = -40.0, kind: str = "silver"
) -> None:
    """A crescent moon, a smooth metal sheet; `turn` 0 opens it upward."""
    moon = difference(circle(0, 0, radius), circle(0, -radius * 0.42, radius * 0.86))
    sitter.sheet(
        sitter.place(transformed(moon, 1, 1, turn, (u, v))), METALS[kind][1:4], elevation=1.8, rim=0.95
    )


def draw_wreath(
    sitter: Sitter,
    points: Outline,
    *,
    leaf_colours: Sequence[str],
    flowers: Sequence[str],
    size: float = 13.0,
    every: float = 13.0,
) -> None:
    """A wreath along a curve: leaves both ways, then five-petalled flowers of the given colours in turn."""
    from_leaf = svg_path("M0,0 C14,-30 52,-40 100,0 C52,40 14,30 0,0Z")
    way = samples(spline(knots(points)), every)
    for index, (x, y, dx, dy, _) in enumerate(way):
        angle = math.degrees(math.atan2(dy, dx))
        for turn in (-70, 60, 150, 220):
            tone = leaf_colours[index % len(leaf_colours)]
            path = transformed(from_leaf, size / 72, size / 84, angle + turn, (x, y))
            sitter.sheet(
                sitter.place(path),
                (shade(tone, 0.1), shade(tone, -0.06)),
                elevation=0.9,
                rim=0.5,
                texture=0.3,
            )
    for index, (x, y, *_rest) in enumerate(way):
        if not flowers:
            continue
        colour = flowers[index % len(flowers)]
        radius = size * (0.52 if index % 2 else 0.68)
        for petal in range(5):
            path = transformed(
                svg_path("M0,0 C26,-46 84,-44 100,0 C84,44 26,46 0,0Z"),
                radius / 92,
                radius / 92,
                72 * petal - 90 + 17 * index,
                (x, y),
            )
            sitter.sheet(
                sitter.place(path),
                (mix(colour, "moon", 0.5), colour, shade(colour, -0.1)),
                elevation=0.9,
                rim=0.6,
                texture=0.3,
            )
        sitter.sheet(
            sitter.place(circle(x, y, radius * 0.3)), ("#FFE9A6", "#D9902E"), elevation=0.6, texture=0.0
        )


def draw_metal(
    sitter: Sitter,
    points: Outline,
    *,
    kind: str = "silver",
    elevation: float = 3.0,
    rivets: Sequence[tuple[float, float]] = (),
    slits: Sequence[Outline] = (),
    edge: Outline | None = None,
    edge_kind: str = "gold",
    ridges: Sequence[Outline] = (),
) -> None:
    """A plate of smooth metal through closed points, with eye slits, rivets, ridges and a foil edge."""
    metal = METALS[kind]
    path: skia.Path = sitter.sheet(
        sitter.shape(points),
        (metal[1], metal[2], metal[3], metal[0]),
        elevation=elevation,
        rim=0.95,
        dark=0.45,
        texture=0.35,
    )
    with sitter.clipped(path):
        for ridge in ridges:
            sitter.stroke(ridge, shade(metal[0], -0.05), 1.8, 0.75)
            sitter.stroke([(u - 0.9, v - 1.3) for u, v, *_ in knots(ridge)], metal[1], 1.3, 0.85)
        for slit in slits:
            sitter.fill(sitter.shape(slit), "#070B1A")
            sitter.line([*knots(slit), knots(slit)[0]], metal[1], 0.6, 0.4)
        if edge is not None:
            sitter.gilt(sitter.place(spline(knots(edge))), edge_kind, 2.6)
    for u, v in rivets:
        sitter.gilt(sitter.place(circle(u, v, 1.8)), edge_kind, emboss=0.5)


def draw_thorns(
    sitter: Sitter, points: Outline, *, colour: Colour = "#2A1A24", size: float = 8.0, every: float = 9.0
) -> None:
    """A thorny briar along a curve, its thorns turning to one side and the other."""
    way = samples(spline(knots(points)), every)
    stem = sitter.ribbon(points, lambda t: 3.2 * (1 - 0.4 * t), 1.0)
    thorn = svg_path("M-3,1 C-1,-3 -1,-7 3,-12 C3,-6 3,-2 3,1Z")
    for index, (x, y, dx, dy, _) in enumerate(way):
        angle = math.degrees(math.atan2(dy, dx)) + (0 if index % 2 else 180)
        path = transformed(thorn, size / 12, size / 12, angle, (x, y))
        sitter.sheet(sitter.place(path), (shade(colour, 0.16), colour), elevation=0.8, rim=0.6, texture=0.2)
    sitter.sheet(
        stem, (shade(colour, 0.14), colour, shade(colour, -0.04)), elevation=1.4, rim=0.6, texture=0.3
    )
