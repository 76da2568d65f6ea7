"""What the cast hold in a hand: a fan, a rose on its thorny stem, a flame, a cup, a quill, a posy.

Every painter takes the hand's easel: the rod runs along -v, the fist lies round (0, -20).
"""

from collections.abc import Sequence

from fae_tabletop.art.blooms import ROSE, Petals, rose
from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Outline, Tones
from fae_tabletop.art.figures_headdress import draw_thorns, draw_wreath
from fae_tabletop.art.geometry import Knot, polar
from fae_tabletop.art.paper import glow
from fae_tabletop.art.picture import seeded


def draw_fan(
    easel: Easel,
    *,
    tones: Sequence[Colour],
    kind: str = "silver",
    reach: float = 78.0,
    spread: float = 150.0,
    lean: float = 0.0,
    leaves: int = 9,
) -> None:
    """A fan of paper, open over `spread` degrees and tilted by `lean`; leaves take `tones` in turn."""
    foot = (0.0, -8.0)
    step = spread / leaves
    first = -90 + lean - spread / 2
    for index in range(leaves):
        here, there = first + step * index, first + step * (index + 1)
        middle = (here + there) / 2
        blade: list[Knot] = [
            (*polar(foot, 16, here), "c"),
            (*polar(foot, reach * 0.95, here), "c"),
            polar(foot, reach * 1.04, middle),
            (*polar(foot, reach * 0.95, there), "c"),
            (*polar(foot, 16, there), "c"),
        ]
        tone = tones[index % len(tones)]
        easel.lay(blade, (shade(tone, 0.08), tone, shade(tone, -0.1)), 1.3, rim=0.7, rim_width=0.8)
        easel.gilt(easel.curve([polar(foot, 6, here), polar(foot, reach * 0.94, here)]), kind, 1.1, 0.5)
    for share, width in ((0.9, 2.0), (0.62, 1.2)):
        arc = [polar(foot, reach * share, first + spread * i / 14) for i in range(15)]
        easel.gilt(easel.curve(arc), kind, width)


def draw_thorny_rose(easel: Easel, *, petals: Petals = ROSE, reach: float = 66.0, head: float = 19.0) -> None:
    """A rose on a stem of thorns; `reach` is where its bloom of radius `head` sits."""
    stem: Outline = [(2, 16), (0, -16), (-2, -reach * 0.7), (0, -reach)]
    draw_thorns(easel, stem, colour="#2E4A2E", size=8, every=10)
    for side in (1, -1):
        leaf: list[Knot] = [
            (-1, -reach * 0.62, "c"),
            (12 * side, -reach * 0.7),
            (22 * side, -reach * 0.64, "c"),
        ]
        leaf.append((10 * side, -reach * 0.55))
        easel.lay(leaf, ("leaf-light", "leaf", "leaf-dark"), 1.4, rim=0.6, rim_width=0.8)
    rose(easel.canvas, easel.at(0, -reach - 4), head * easel.scale, seeded("thorny rose"), petals)


def draw_flame(easel: Easel, *, size: float = 1.0, at: tuple[float, float] = (0.0, -34.0)) -> None:
    """A flame that stands on a fingertip or a palm: three tongues, each within the other."""
    u, v = at
    x, y = easel.at(u, v - 26 * size)
    glow(easel.canvas, x, y, 56 * size * easel.scale, "#FFC766", 0.6)
    tongues: tuple[tuple[float, Tones], ...] = (
        (1.0, ("#FF9A3A", "#E8502A", "#A8201E")),
        (0.68, ("#FFD46A", "#FF9A3A", "#E8702A")),
        (0.36, ("#FFFBE0", "#FFE68A", "#FFC04A")),
    )
    for share, tones in tongues:
        k = size * share
        shape: list[Knot] = [
            (u, v),
            (u - 15 * k, v - 8 * k),
            (u - 19 * k, v - 24 * k),
            (u - 12 * k, v - 40 * k),
            (u - 13 * k, v - 56 * k, "c"),
            (u - 4 * k, v - 46 * k),
            (u + 1 * k, v - 58 * k),
            (u + 4 * k, v - 78 * k, "c"),
            (u + 11 * k, v - 58 * k),
            (u + 13 * k, v - 44 * k),
            (u + 19 * k, v - 50 * k, "c"),
            (u + 19 * k, v - 24 * k),
            (u + 14 * k, v - 8 * k),
        ]
        easel.lay(shape, tones, 1.4 if share < 1 else 2.4, rim=0.5, dark=0.15, rim_width=0.9)


def draw_cup(easel: Easel, *, wine: Colour = "#8A1E3E") -> None:
    """A goblet of gold, raised: its stem in the fist, its bowl above it."""
    easel.lay("-3,6! -2.4,-30! 2.4,-30! 3,6!", GOLD, 1.6, rim=0.9, rim_width=0.9)
    easel.lay("-17,12! -9,6 -3,2! 3,2! 9,6 17,12! 0,15", GOLD, 1.6, rim=0.9, rim_width=0.9)
    bowl = easel.lay("-23,-84! -22,-62 -13,-47 -3,-40! 3,-40! 13,-47 22,-62 23,-84!", GOLD, 2.6, rim=0.95)
    with easel.clipped(bowl):
        for v in (-58.0, -54.0):
            easel.gilt(easel.curve([(-26, v - 3), (0, v + 3), (26, v - 3)]), "gold", 1.2)
    easel.lay(easel.oval(0, -84, 23, 6), ("#FFF3C4", "#D9A94A", "#7A5420"), 1, rim=0.9, rim_width=0.9)
    easel.fill(easel.oval(0, -83.4, 19, 4.2), wine)
    easel.fill(easel.oval(-6, -84.4, 7, 1.3), mix(wine, "moon", 0.5), 0.8)


def draw_quill(easel: Easel, *, vane: Tones = ("#FFFBEE", "#EADFCB", "#A89A8A"), reach: float = 84.0) -> None:
    """A goose quill with its nib down."""
    easel.stroke([(0, 22), (0, -20), (4, -reach)], "#F7EFE2", 3.0, 1.0)
    shape: list[Knot] = [
        (0, -34, "c"),
        (-12, -46),
        (-13, -reach * 0.8),
        (-4, -reach),
        (8, -reach - 14, "c"),
        (15, -reach * 0.82),
        (12, -50),
    ]
    path = easel.lay(shape, vane, 2, rim=0.8, rim_width=0.9)
    with easel.clipped(path):
        for i in range(7):
            v = -44 - 8 * i
            for side in (1, -1):
                easel.stroke([(1, v), (14 * side, v - 11)], shade(vane[1], -0.1), 0.8, 0.6)


def draw_posy(
    easel: Easel, *, flowers: Sequence[str], leaf_colours: Sequence[str], size: float = 17.0
) -> None:
    """A bunch of flowers on short stems."""
    for u in (-7, 0, 7):
        easel.stroke([(0, 14), (u * 0.4, -22), (u, -50)], leaf_colours[0], 2.6)
    draw_wreath(
        easel,
        points="-20,-52 -8,-66 8,-68 22,-54",
        leaf_colours=leaf_colours,
        flowers=flowers,
        size=size,
        every=14,
    )
