"""Crowns and circlets of many shapes for the figure kit, and the round ear of a mortal who wears none."""

import math
from collections.abc import Callable, Sequence

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.figures import Outline, Sitter
from fae_tabletop.art.figures_headdress import METALS
from fae_tabletop.art.geometry import Knot, circle, ellipse, transformed

Spike = tuple[float, float, float, float, float]  # foot u, v; tip u, v; width at the foot, in head units

# The band of a circlet in strict profile, upper and lower edge from brow to nape.
_UPPER: Sequence[Knot] = ((-2, 21, "c"), (14, 26), (36, 27), (60, 25), (82, 19), (94, 12, "c"))
_LOWER: Sequence[Knot] = ((95, 23, "c"), (82, 31), (60, 37), (36, 39), (14, 37), (-1, 32, "c"))


def tapering(width: float, power: float = 0.85, tip: float = 0.3) -> Callable[[float], float]:
    """The width along a ribbon that is `width` at its root and runs out to `tip`; a small `power` keeps it full."""
    return lambda share: float(width * (1 - share) ** power + tip)


def swelling(
    width: float, start: float = 0.1, end: float = 0.95, tip: float = 0.6
) -> Callable[[float], float]:
    """The width along a ribbon that swells to `width`; `start` and `end` are the shares of a half wave it covers."""
    return lambda share: width * math.sin(math.pi * (start + (end - start) * share)) + tip


def draw_spikes(
    sitter: Sitter, spikes: Sequence[Spike], tones: Sequence[Colour], *, bend: float = 0.0, rim: float = 0.9
) -> None:
    """Tapering points such as thorns, bones, horns of coral; `bend` head units curves each to its right."""
    for foot_u, foot_v, tip_u, tip_v, width in spikes:
        middle_u, middle_v = (foot_u + tip_u) / 2 + bend, (foot_v + tip_v) / 2
        along: Outline = [(foot_u, foot_v), (middle_u, middle_v), (tip_u, tip_v)]
        path = sitter.ribbon(along, tapering(width), 1.2)
        sitter.sheet(path, tones, elevation=2.0, rim=rim, dark=0.4, texture=0.35)


def draw_band(
    sitter: Sitter,
    *,
    kind: str = "gold",
    gem: str | None = "#C2253A",
    gems: Sequence[tuple[float, float, float]] = ((8, 30, 3.4), (32, 33, 4.4), (58, 31, 3.6), (80, 25, 2.6)),
    upper: Sequence[Knot] = _UPPER,
    lower: Sequence[Knot] = _LOWER,
) -> None:
    """A circlet of a metal of `METALS`, set with stones (u, v, size) of the colour `gem`, if any."""
    metal = METALS[kind]
    sitter.sheet(sitter.shape([*upper, *lower]), metal, elevation=2.4, rim=0.95, dark=0.45)
    sitter.stroke([(u, v + 2.6) for u, v, *_ in upper], metal[1], 0.9, 0.7)
    sitter.stroke([(u, v - 2.4) for u, v, *_ in lower][::-1], shade(metal[0], -0.05), 0.9, 0.7)
    if gem is None:
        return
    for u, v, size in gems:
        sitter.gilt(
            sitter.place(transformed(circle(0, 0, 1), size * 1.3, size * 1.4, 0, (u, v))),
            "gold" if kind == "gold" else "silver",
            emboss=0.4,
        )
        stone = sitter.place(ellipse(u, v, size, size * 1.1))
        sitter.sheet(
            stone, (mix(gem, "moon", 0.55), gem, shade(gem, -0.18)), elevation=0.6, rim=0.5, texture=0.0
        )


def draw_round_ear(sitter: Sitter, *, jewel: str | None = None) -> None:
    """A mortal's ear: round, close to the skull."""
    face = sitter.face
    tones = (face.skin, mix(face.skin, face.blush, 0.35), mix(face.skin, face.skin_shade, 0.6))
    outline = "47,50 50,44 56,41 63,43 66,50 63,58 58,63 55,70 50,71 47,65 48,58"
    sitter.sheet(sitter.shape(outline), tones, elevation=2.0, rim=0.8, dark=0.3, texture=0.5)
    inner = "50,52 54,47 60,48 61,53 57,58 53,62 52,57"
    sitter.fill(sitter.shape(inner), mix(face.skin_shade, face.blush, 0.3), 0.65, blur=0.6)
    if jewel is not None:
        sitter.gilt(sitter.place(circle(51.5, 71, 2.2)), jewel)
