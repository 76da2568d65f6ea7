"""What lies behind a sitter: a sky with stars and two ranks of a far place."""

import random
from collections.abc import Callable

import skia

from fae_tabletop.art.colour import Colour, mix, shade, sky_colour
from fae_tabletop.art.geometry import (
    circle,
    polygon,
    rectangle,
    ridge,
    spline,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.light import sky, stars
from fae_tabletop.art.paper import Box, fill, glow, linear, silhouette
from fae_tabletop.art.trees import fir


def draw_heaven(canvas: skia.Canvas, box: Box, name: str, rng: random.Random, count: int = 46) -> None:
    """A sky of `SKIES` over a box, with stars in its upper half."""
    left, top, right, bottom = box
    sky(canvas, box, name)
    stars(canvas, (left, top, right, top + (bottom - top) * 0.5), count, rng, largest=2.4)


def _castle(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    shapes = [rectangle(-10, base - 20, width + 20, 400)]
    for x, tall in (
        ((0.05, 210), (0.15, 130), (0.25, 80), (0.75, 84), (0.86, 150), (0.96, 230))
        if rank == 0
        else ((0.0, 120), (0.11, 60), (0.9, 70), (1.0, 140))
    ):
        half, left = width * 0.042, width * x
        top = base - tall * width / 620
        shapes.append(rectangle(left - half, top, 2 * half, base - top + 30))
        shapes.append(rectangle(left - half * 1.25, top, 2.5 * half, half * 0.5))
        shapes.append(
            polygon([(left - half * 1.4, top + 1), (left, top - half * 3.2), (left + half * 1.4, top + 1)])
        )
        shapes.append(
            polygon(
                [(left, top - half * 3.9), (left + half * 1.2, top - half * 3.5), (left, top - half * 3.1)]
            )
        )
        shapes.append(rectangle(left - 1, top - half * 3.9, 2, half))
    return shapes


def _forest(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    shapes = [ridge(-20, width + 20, base, 12, 6, base + 500, rng)]
    for index in range(13):
        x = width * (index + rng.uniform(0.2, 0.8)) / 13
        away = abs(x / width - 0.5)
        if away > 0.22:
            shapes.append(
                fir(
                    (x, base + 20),
                    width * (0.16 + 0.5 * away) * rng.uniform(0.75, 1.15) * (1 if rank == 0 else 0.8),
                    rng,
                )
            )
    return shapes


def _peaks(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    places = (
        ((0.02, 0.30), (0.16, 0.20), (0.30, 0.10), (0.70, 0.12), (0.86, 0.24), (1.0, 0.34))
        if rank == 0
        else ((-0.02, 0.14), (0.2, 0.08), (0.8, 0.09), (1.02, 0.18))
    )
    points: list[tuple[float, float]] = [(-20, base + 500), (-20, base)]
    for x, tall in places:
        points += [
            (width * (x - 0.07), base - width * tall * 0.3),
            (width * (x - 0.03), base - width * tall * 0.62),
            (width * x, base - width * tall),
            (width * (x + 0.025), base - width * tall * 0.7),
            (width * (x + 0.06), base - width * tall * 0.35),
        ]
    return [polygon([*points, (width + 20, base), (width + 20, base + 500)])]


def _fair(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    shapes = [ridge(-20, width + 20, base, 6, 6, base + 500, rng)]
    for x, tall in (
        ((0.10, 0.27), (0.24, 0.15), (0.80, 0.17), (0.93, 0.29))
        if rank == 0
        else ((-0.01, 0.16), (0.17, 0.09), (0.87, 0.1), (1.0, 0.17))
    ):
        half, left, top = width * (0.05 + 0.22 * tall), width * x, base - width * tall
        eave = top + width * tall * 0.5
        shapes.append(
            spline(
                [
                    (left, top, "c"),
                    (left - half * 0.35, top + (eave - top) * 0.62),
                    (left - half, eave, "c"),
                    (left - half * 0.86, base + 20, "c"),
                    (left + half * 0.86, base + 20, "c"),
                    (left + half, eave, "c"),
                    (left + half * 0.35, top + (eave - top) * 0.62),
                ],
                closed=True,
            )
        )
        shapes.extend(circle(left - half + half * (2 * i + 1) / 5, eave + 1, half * 0.2) for i in range(5))
        shapes.append(
            polygon(
                [
                    (left - 1, top + 2),
                    (left - 1, top - half * 0.6),
                    (left + half * 0.55, top - half * 0.42),
                    (left + 1.4, top - half * 0.22),
                    (left + 1.4, top + 2),
                ]
            )
        )
    return shapes


def _flames(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    tongue = svg_path(
        "M-30,20 C-34,-30 -6,-44 -8,-100 C18,-70 10,-50 22,-34 C28,-46 26,-56 26,-64 C44,-30 36,0 30,20Z"
    )
    shapes = [rectangle(-20, base + 10, width + 40, 500)]
    for index in range(12):
        x = width * (index + 0.5 * rank) / 11
        tall = (0.10 + 0.34 * abs(x / width - 0.5)) * rng.uniform(0.8, 1.25) * (1 if rank == 0 else 0.75)
        shapes.append(
            transformed(tongue, width * 0.00175, width * tall / 100, rng.uniform(-7, 7), (x, base + 14))
        )
    return shapes


def _lists(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    if rank == 0:
        shapes = [ridge(-20, width + 20, base, 8, 5, base + 500, rng)]
        for x, tall in ((0.05, 0.40), (0.15, 0.30), (0.26, 0.2), (0.76, 0.22), (0.86, 0.32), (0.96, 0.42)):
            left, top, wave = width * x, base - width * tall, width * 0.075
            shapes.append(rectangle(left - 2, top, 4, base - top + 20))
            shapes.append(circle(left, top, 4.4))
            shapes.append(
                spline(
                    [
                        (left, top + 8, "c"),
                        (left + wave * 0.5, top + 2),
                        (left + wave, top + 12, "c"),
                        (left + wave * 0.72, top + wave * 0.5, "c"),
                        (left + wave * 0.98, top + wave * 0.95, "c"),
                        (left + wave * 0.5, top + wave * 0.8),
                        (left, top + wave * 0.86, "c"),
                    ],
                    closed=True,
                )
            )
        return shapes
    shapes = [rectangle(-20, base, width + 40, 500)]
    step = width / 15
    shapes.extend(rectangle(step * (2 * i), base - step * 0.8, step, step) for i in range(8))
    return shapes


def _temple(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    shapes = [rectangle(-20, base + 20, width + 40, 500), rectangle(-20, base + 8, width + 40, 18)]
    for x in (0.035, 0.165, 0.835, 0.965) if rank == 0 else (-0.02, 1.02):
        left, half, top = (
            width * x,
            width * (0.022 if rank == 0 else 0.032),
            base - width * (0.44 - 0.9 * min(x, 1 - x)) * (1 if rank == 0 else 0.6),
        )
        shapes.append(
            polygon(
                [
                    (left - half * 0.86, top),
                    (left + half * 0.86, top),
                    (left + half * 1.1, base + 20),
                    (left - half * 1.1, base + 20),
                ]
            )
        )
        shapes.append(rectangle(left - half * 1.5, top - half * 0.6, half * 3, half * 0.7, 2))
        shapes.append(rectangle(left - half * 1.5, base + 2, half * 3, half * 0.8, 2))
        if rng.random() < 0.5:
            shapes.append(
                polygon(
                    [
                        (left - half * 1.2, top - half * 0.5),
                        (left - half * 0.5, top - half * 1.6),
                        (left + half * 0.3, top - half * 0.9),
                        (left + half * 1.1, top - half * 1.9),
                        (left + half * 1.2, top - half * 0.5),
                    ]
                )
            )
    return shapes


def _roofs(width: float, base: float, rank: int, rng: random.Random) -> list[skia.Path]:
    shapes = [rectangle(-20, base + 10, width + 40, 500)]
    for x, tall, wide in (
        (
            (0.03, 0.24, 0.13),
            (0.17, 0.14, 0.11),
            (0.30, 0.07, 0.12),
            (0.70, 0.08, 0.12),
            (0.84, 0.17, 0.11),
            (0.98, 0.28, 0.13),
        )
        if rank == 0
        else ((0.08, 0.08, 0.16), (0.92, 0.1, 0.16))
    ):
        left, half, top = width * x, width * wide / 2, base - width * tall
        shapes.append(rectangle(left - half * 0.8, top, half * 1.6, base - top + 20))
        shapes.append(
            polygon(
                [
                    (left - half * 1.12, top + 2),
                    (left - half * 0.2, top - half * 1.15),
                    (left + half * 0.2, top - half * 1.15),
                    (left + half * 1.12, top + 2),
                ]
            )
        )
        shapes.append(rectangle(left + half * 0.4, top - half * 1.3, half * 0.3, half))
    return shapes


PLACES: dict[str, Callable[[float, float, int, random.Random], list[skia.Path]]] = {
    "castle": _castle,
    "forest": _forest,
    "peaks": _peaks,
    "fair": _fair,
    "flames": _flames,
    "lists": _lists,
    "temple": _temple,
    "roofs": _roofs,
}


# Lit windows of a place: (share of the width, how high over the far ground as a share of the width).
WINDOWS: dict[str, tuple[tuple[float, float], ...]] = {
    "castle": ((0.05, 0.24), (0.05, 0.12), (0.15, 0.13), (0.86, 0.16), (0.96, 0.26), (0.96, 0.13)),
    "roofs": (
        (0.015, 0.16),
        (0.045, 0.08),
        (0.16, 0.08),
        (0.185, 0.03),
        (0.83, 0.10),
        (0.86, 0.04),
        (0.97, 0.2),
        (0.99, 0.11),
    ),
}


def _lights(canvas: skia.Canvas, place: str, width: float, horizon: float) -> None:
    for x, up in WINDOWS.get(place, ()):
        left, top, size = width * x, horizon - width * up, width * 0.0075
        glow(canvas, left, top, size * 7, "#FFC46A", 0.5)
        pane = union(rectangle(left - size, top, size * 2, size * 2.4), circle(left, top, size))
        fill(canvas, pane, "#FFE3A0")


def draw_place(
    canvas: skia.Canvas,
    size: tuple[float, float],
    *,
    place: str,
    over: str,
    far: Colour,
    near: Colour,
    horizon: float,
    rng: random.Random,
) -> None:
    """Two ranks of a place (a key of PLACES): the far one takes the sky's colour, the near one steps forward.

    `horizon` is the y of the far rank's ground in px, `over` the sky; the middle is left free for a sitter.
    """
    width, height = size
    air = sky_colour(over, 0.8)
    for rank, (colour, base) in enumerate(((mix(far, air, 0.35), horizon), (near, horizon + width * 0.14))):
        shapes = PLACES[place](width, base, rank, rng)
        tones = linear(
            (0, base - width * 0.35), (0, height), [(0, shade(colour, 0.05)), (1, shade(colour, -0.07))]
        )
        silhouette(
            canvas,
            shapes,
            tones,
            5 + 3 * rank,
            0.35 - 0.05 * rank,
            1.6,
            0.45,
            mix(air, "moon", 0.5),
            (0, 0, width, height),
        )
        if rank == 0:
            _lights(canvas, place, width, horizon)
        haze = ((horizon + width * 0.02, 0.34), (base + width * 0.05, 0.16))[rank]
        for _ in range(6):
            x, wide = rng.uniform(0, width), rng.uniform(0.25, 0.5) * width
            mist = skia.Path.Oval(skia.Rect.MakeXYWH(x - wide / 2, haze[0], wide, width * 0.05))
            fill(canvas, mist, air, haze[1] * rng.uniform(0.4, 0.9), blur=width * 0.02)
