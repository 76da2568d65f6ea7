"""What passes away: a moth, a skull and smoke.

Each is placed on an easel and told in units of about a pixel on a full card.
"""

from collections.abc import Sequence

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import Knot, Point, ellipse
from fae_tabletop.art.paper import clipped


def draw_moth(
    easel: Easel, span: float, wing: Colour, under: Colour, *, mark: Colour = "ink", fold: float = 0.0
) -> None:
    """A moth seen from above about (0, 0), its head along -v, `span` units from tip to tip; `fold` 1 closes it."""
    half = span / 2 * (1 - 0.45 * fold)
    tall = span / 2
    for side in (1, -1):
        lower: list[Knot] = [
            (side * 4, tall * 0.02, "c"),
            (side * half * 0.55, tall * 0.02),
            (side * half * 0.78, tall * 0.30),
            (side * half * 0.56, tall * 0.66),
            (side * half * 0.22, tall * 0.58),
        ]
        path = easel.lay(lower, (mix(under, "moon", 0.4), under, shade(under, -0.1)), 4, rim=0.7)
        with easel.clipped(path):
            easel.line(
                [
                    (side * half * 0.08, tall * 0.46),
                    (side * half * 0.5, tall * 0.4),
                    (side * half * 0.74, tall * 0.12),
                ],
                mark,
                span * 0.03,
                0.45,
            )
        upper: list[Knot] = [
            (side * 4, -tall * 0.20, "c"),
            (side * half * 0.42, -tall * 0.50),
            (side * half * 0.84, -tall * 0.60),
            (side * half, -tall * 0.52, "c"),
            (side * half * 0.92, -tall * 0.22),
            (side * half * 0.74, tall * 0.10),
            (side * half * 0.36, tall * 0.16),
        ]
        path = easel.lay(upper, (mix(wing, "moon", 0.45), wing, shade(wing, -0.12)), 6, rim=0.8)
        with easel.clipped(path):
            for share, alpha in ((0.34, 0.35), (0.62, 0.5), (0.84, 0.35)):
                easel.line(
                    [
                        (side * half * share * 0.7, -tall * 0.66),
                        (side * half * share, -tall * 0.2),
                        (side * half * share * 0.86, tall * 0.2),
                    ],
                    mark,
                    span * 0.022,
                    alpha,
                )
            eye = easel.oval(side * half * 0.6, -tall * 0.26, span * 0.042, span * 0.05)
            easel.fill(eye, mark, 0.75)
            easel.fill(
                easel.oval(side * half * 0.6 - span * 0.01, -tall * 0.27, span * 0.018, span * 0.02),
                "moon",
                0.9,
            )
        easel.stroke(
            [(0, -tall * 0.34), (side * half * 0.16, -tall * 0.58), (side * half * 0.32, -tall * 0.68)],
            shade(wing, -0.18),
            span * 0.016,
        )
    body = easel.place(ellipse(0, tall * 0.08, span * 0.055, tall * 0.42))
    easel.lay(body, (mix(wing, "moon", 0.3), shade(wing, -0.06), shade(wing, -0.22)), 3, rim=0.7)
    for i in range(4):
        v = tall * (0.10 + 0.09 * i)
        easel.line([(-span * 0.05, v), (0, v + span * 0.014), (span * 0.05, v)], mark, span * 0.012, 0.6)


def draw_skull(easel: Easel, size: float, bone: Colour = "#FFF4D6", hollow: Colour = "#1A0C20") -> None:
    """A small skull about (0, 0), `size` units wide."""
    k = size / 2
    head = [
        (0, -k),
        (k * 0.82, -k * 0.72),
        (k, -k * 0.02),
        (k * 0.7, k * 0.46),
        (k * 0.5, k * 0.98),
        (-k * 0.5, k * 0.98),
        (-k * 0.7, k * 0.46),
        (-k, -k * 0.02),
        (-k * 0.82, -k * 0.72),
    ]
    easel.lay(easel.shape(head), (bone, shade(bone, -0.06), shade(bone, -0.2)), 2, rim=0.6)
    for side in (1, -1):
        easel.fill(easel.oval(side * k * 0.4, k * 0.04, k * 0.26, k * 0.3), hollow)
    easel.fill(easel.shape([(0, k * 0.26), (k * 0.13, k * 0.5), (-k * 0.13, k * 0.5)]), hollow)
    for i in (-1, 0, 1):
        easel.line([(i * k * 0.22, k * 0.66), (i * k * 0.22, k * 0.96)], hollow, k * 0.08, 0.8)


def draw_smoke(
    easel: Easel,
    way: Sequence[Point],
    widths: tuple[float, ...],
    colour: Colour,
    *,
    elevation: float = 4,
) -> None:
    """A plume along a curve: the widths in units at evenly spread shares of it, with lighter flow lines."""

    def width(share: float) -> float:
        place = share * (len(widths) - 1)
        step = min(len(widths) - 2, int(place))
        return widths[step] + (widths[step + 1] - widths[step]) * (place - step)

    path = easel.ribbon(way, width, 4)
    easel.lay(path, (mix(colour, "moon", 0.45), colour, shade(colour, -0.1)), elevation, rim=0.6, texture=0.5)
    with clipped(easel.canvas, path):
        for shift in (-0.26, 0.02, 0.28):
            moved = [(u + widths[min(i, len(widths) - 1)] * shift, v + 3) for i, (u, v) in enumerate(way)]
            easel.stroke(moved, mix(colour, "moon", 0.5), 4.5, 0.45)
