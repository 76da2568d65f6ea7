"""Things that stand or hang in a still life: toadstools, a bottle, honey bells, an apple.

Each is placed on an easel and told in units of about a pixel on a full card; a foot or a hook is at (0, 0).
"""

import random

from fae_tabletop.art.blooms import Petals
from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Knot, blob, circle, difference, spline
from fae_tabletop.art.paper import fill, glow, paper, radial

_SPOTS = (
    (-0.55, -0.28, 0.13),
    (-0.12, -0.58, 0.15),
    (0.33, -0.42, 0.11),
    (0.62, -0.16, 0.10),
    (-0.22, -0.20, 0.085),
    (0.10, -0.22, 0.07),
    (-0.80, -0.06, 0.07),
    (0.40, -0.68, 0.06),
    (-0.48, -0.56, 0.06),
)


CAPS: dict[str, tuple[tuple[float, float], ...]] = {
    # Right halves from the crown to the rim and back below, as shares of the cap's half width.
    "dome": ((0, -0.84), (0.66, -0.62), (0.97, -0.18), (1.0, 0.06), (0.5, -0.03), (0, -0.06)),
    "bell": ((0, -1.22), (0.40, -0.95), (0.74, -0.28), (0.86, 0.34), (0.45, 0.20), (0, 0.14)),
    "flat": ((0, -0.46), (0.62, -0.34), (1.1, -0.10), (0.5, 0.05), (0, 0.02)),
}


def draw_toadstool(
    easel: Easel,
    height: float,
    half: float,
    petals: Petals,
    rng: random.Random,
    *,
    cap: str = "dome",
    lean: float = 0.0,
    stem: Colour = "parchment",
) -> tuple[float, float]:
    """A toadstool from its foot at (0, 0): `half` is the half width of its cap, a key of `CAPS`.

    `lean` is how far the cap stands aside as a share of the height. Returns the middle of the cap's rim in units.
    """
    top_u, top_v = lean * height, -height * 0.74
    stalk: list[Knot] = [
        (-height * 0.085, 0, "c"),
        (lean * height * 0.25 - height * 0.055, -height * 0.28),
        (top_u - height * 0.045, top_v, "c"),
        (top_u + height * 0.045, top_v, "c"),
        (lean * height * 0.25 + height * 0.065, -height * 0.28),
        (height * 0.105, 0, "c"),
    ]
    dim = mix(stem, "indigo", 0.62)
    easel.lay(stalk, (stem, mix(stem, "mauve", 0.2), dim), height * 0.03, rim=0.7)
    gills = easel.shape(
        [
            (top_u - half * 0.97, top_v + half * 0.02),
            (top_u - half * 0.5, top_v + half * 0.20),
            (top_u, top_v + half * 0.25),
            (top_u + half * 0.5, top_v + half * 0.20),
            (top_u + half * 0.97, top_v + half * 0.02),
            (top_u, top_v - half * 0.12),
        ]
    )
    easel.fill(gills, mix(petals.dark, "ink", 0.3))
    with easel.clipped(gills):
        for i in range(-13, 14):
            line = [
                (top_u + i * half * 0.012, top_v - half * 0.15),
                (top_u + i * half * 0.05, top_v + half * 0.1),
                (top_u + i * half * 0.082, top_v + half * 0.3),
            ]
            easel.line(line, mix(stem, petals.dark, 0.15), max(1.0, height * 0.005), 0.6)
    skirt: list[Knot] = [
        (top_u - height * 0.045, top_v + height * 0.10, "c"),
        (top_u - height * 0.105, top_v + height * 0.185),
        (top_u - height * 0.05, top_v + height * 0.172),
        (top_u, top_v + height * 0.20),
        (top_u + height * 0.05, top_v + height * 0.172),
        (top_u + height * 0.105, top_v + height * 0.185),
        (top_u + height * 0.045, top_v + height * 0.10, "c"),
    ]
    easel.lay(skirt, (stem, mix(stem, "indigo", 0.45)), height * 0.02, rim=0.7)
    right = CAPS[cap]
    outline: list[Knot] = [(top_u + u * half, top_v + v * half) for u, v in right]
    outline += [(top_u - u * half, top_v + v * half) for u, v in right[-2:0:-1]]
    dome = easel.shape(outline)
    x, y = easel.at(top_u - half * 0.35, top_v - half * 0.62)
    tones = radial(
        (x, y),
        half * 1.7 * easel.scale,
        [
            (0, mix(petals.body, petals.light, 0.75)),
            (0.35, petals.body),
            (0.8, mix(petals.body, petals.dark, 0.65)),
            (1, petals.dark),
        ],
    )
    paper(easel.canvas, dome, tones, height * 0.045 * easel.scale, 0.75, max(1.6, height * 0.012), 0.4)
    with easel.clipped(dome):
        for u, v, size in _SPOTS:
            spot = blob(
                top_u + u * half, top_v + v * half, size * half, rng, knots=7, jitter=0.14, squash=0.82
            )
            easel.lay(
                easel.place(spot), ("moon", mix("parchment", petals.dark, 0.4)), height * 0.012, rim=0.7
            )
    return top_u, top_v


def draw_drip(easel: Easel, u: float, v: float, length: float, colour: Colour) -> None:
    """A drop that hangs by a thread from (u, v)."""
    wide = length * 0.22
    drop: list[Knot] = [
        (u, v, "c"),
        (u + wide * 0.25, v + length * 0.45),
        (u + wide, v + length * 0.82),
        (u, v + length),
        (u - wide, v + length * 0.82),
        (u - wide * 0.25, v + length * 0.45),
    ]
    glow(easel.canvas, *easel.at(u, v + length * 0.8), length * 0.9 * easel.scale, colour, 0.5)
    easel.lay(drop, (mix(colour, "moon", 0.7), colour, shade(colour, -0.15)), 3, rim=0.8, texture=0.0)
    easel.fill(easel.oval(u - wide * 0.3, v + length * 0.76, wide * 0.22, wide * 0.34), "moon", 0.9)


def draw_bottle(
    easel: Easel, glass: Colour, liquor: Colour, *, level: float = 0.6, label: bool = True
) -> None:
    """A round-bellied bottle 320 units high on its foot at (0, 0), stoppered with wax and full to `level`."""
    body = easel.shape(
        "-40,-228 -40,-196 -56,-178 -98,-146 -118,-98 -112,-44 -84,-6 0,4 84,-6 112,-44 "
        "118,-98 98,-146 56,-178 "
        "40,-196 40,-228! -40,-228!"
    )
    easel.lay(body, (mix(glass, "moon", 0.45), glass, shade(glass, -0.12), shade(glass, -0.2)), 12, rim=0.9)
    with easel.clipped(body):
        surface = -176 * level - 6
        full: list[Knot] = [
            (-130, surface - 6, "c"),
            (-60, surface + 6),
            (0, surface),
            (60, surface - 8),
            (130, surface + 4, "c"),
            (130, 30, "c"),
            (-130, 30, "c"),
        ]
        x, y = easel.at(-14, -70)
        tones = radial(
            (x, y),
            140 * easel.scale,
            [(0, mix(liquor, "moon", 0.75)), (0.45, liquor), (1, shade(liquor, -0.24))],
        )
        fill(easel.canvas, easel.shape(full), tones, 0.95)
        easel.line(
            [(-130, surface - 5), (-60, surface + 7), (0, surface + 1), (130, surface + 5)], "moon", 3, 0.6
        )
        for u, v, size in ((-40, -52, 6), (26, -84, 4.4), (52, -36, 7), (-8, -112, 3.6), (-62, -92, 4.6)):
            easel.fill(easel.dot(u, v, size), "moon", 0.45)
            easel.line(
                [(u - size * 0.5, v - size * 0.2), (u - size * 0.1, v - size * 0.55)], "moon", 1.6, 0.9
            )
        easel.fill(
            easel.shape("-100,-120 -92,-140 -64,-164 -78,-132 -92,-92 -96,-60 -106,-86"), "moon", 0.62, blur=2
        )
        easel.fill(easel.shape("88,-122 100,-96 94,-48 82,-30 92,-72"), "moon", 0.28, blur=3)
        easel.fill(easel.shape("-32,-224 -22,-224 -24,-192 -34,-188"), "moon", 0.6, blur=1.4)
    if label:
        tag = "-64,-112 0,-104 64,-112 62,-38 0,-30 -62,-38"
        easel.lay(tag, ("#FFF8E2", "#E8D7AE", "#B79A6A"), 3, rim=0.6)
        skull = difference(
            spline(
                [
                    (0, -100),
                    (22, -94),
                    (27, -74),
                    (18, -60),
                    (13, -47, "c"),
                    (-13, -47, "c"),
                    (-18, -60),
                    (-27, -74),
                    (-22, -94),
                ],
                closed=True,
            ),
            circle(-10, -72, 7),
        )
        skull = difference(difference(skull, circle(10, -72, 7)), circle(0, -60, 3.2))
        easel.fill(easel.place(skull), "#4A1630", 0.92)
    neck = "-50,-236 0,-242 50,-236 50,-220 0,-226 -50,-220"
    easel.lay(neck, (mix(glass, "moon", 0.6), glass, shade(glass, -0.14)), 4, rim=0.9)
    wax = "#A51C30"
    cork = "-32,-238! -36,-268 -30,-300 0,-306 30,-300 36,-268 32,-238!"
    easel.lay(cork, (shade(wax, 0.16), wax, shade(wax, -0.14)), 6, rim=0.8)
    for u, drop in ((-24, -196), (-4, -212), (18, -188), (34, -214)):
        easel.lay(
            [(u - 7, -240), (u - 6, drop - 6), (u, drop + 3), (u + 6, drop - 6), (u + 7, -240)],
            (shade(wax, 0.12), wax, shade(wax, -0.1)),
            2,
            rim=0.7,
        )


def draw_bell_flower(easel: Easel, size: float, petals: Petals) -> None:
    """A hanging bell of five lobes from its stalk at (0, 0), `size` units long."""
    half = size * 0.46
    easel.fill(easel.oval(0, size * 0.86, half * 0.9, size * 0.14), petals.dark)
    easel.strip([(0, size * 0.5), (2, size * 1.1)], 4)
    easel.lay(easel.strip([(0, size * 0.5), (2, size * 1.12)], 5, 3), ("#FFE9A6", "#D9902E"), 2)
    easel.lay(easel.dot(2, size * 1.13, size * 0.06), ("#FFE9A6", "#D9902E"), 2)
    for u in (-0.72, 0.72, 0.0):
        lobe: list[Knot] = [
            (0, 0, "c"),
            (half * (u * 0.4 + 0.34), size * 0.14),
            (half * (u + 0.34), size * 0.62),
            (half * (u * 1.25 + 0.26), size * 0.88),
            (half * u * 1.34, size * 1.02, "c"),
            (half * (u * 1.25 - 0.26), size * 0.88),
            (half * (u - 0.34), size * 0.62),
            (half * (u * 0.4 - 0.34), size * 0.14),
        ]
        easel.lay(lobe, (petals.light, petals.body, petals.dark), 4, rim=0.8)
        easel.stroke(
            [(0, size * 0.08), (half * u * 0.8, size * 0.5), (half * u * 1.3, size * 0.96)], petals.light, 2
        )
    easel.lay(easel.shape("-16,2! -10,-12 0,-16 10,-12 16,2! 8,10! 0,5! -8,10!"), ("#5E9A5A", "#20463A"), 3)


def draw_apple(easel: Easel, radius: float, skin: Petals, *, leaves: bool = True) -> None:
    """An apple that hangs by its stalk from (0, 0)."""
    r = radius
    easel.lay(
        easel.strip([(r * 0.05, 0), (0, r * 0.25), (r * 0.02, r * 0.5)], r * 0.11, r * 0.06),
        ("#8A5A34", "#3B2A33"),
        3,
    )
    fruit: list[Knot] = [
        (0, r * 0.36),
        (r * 0.42, r * 0.22),
        (r * 0.92, r * 0.52),
        (r * 0.98, r * 1.16),
        (r * 0.56, r * 1.9),
        (r * 0.16, r * 1.98),
        (0, r * 1.92),
        (-r * 0.16, r * 1.98),
        (-r * 0.56, r * 1.9),
        (-r * 0.98, r * 1.16),
        (-r * 0.92, r * 0.52),
        (-r * 0.42, r * 0.22),
    ]
    path = easel.shape(fruit)
    x, y = easel.at(-r * 0.4, r * 0.7)
    tones = radial(
        (x, y),
        r * 1.9 * easel.scale,
        [(0, mix(skin.light, "moon", 0.6)), (0.3, skin.light), (0.62, skin.body), (1, skin.dark)],
    )
    paper(
        easel.canvas, path, tones, max(3, r * 0.16) * easel.scale, 0.8, max(1.6, r * 0.035 * easel.scale), 0.4
    )
    with easel.clipped(path):
        easel.fill(easel.oval(0, r * 0.4, r * 0.34, r * 0.12), skin.dark, 0.6, blur=r * 0.06)
        easel.fill(easel.oval(-r * 0.5, r * 0.78, r * 0.16, r * 0.28), "moon", 0.6, blur=r * 0.06)
    if leaves:
        leaf(
            easel.canvas,
            easel.at(r * 0.04, r * 0.06),
            -24,
            r * 1.0 * easel.scale,
            kind="ovate",
            colour="#3F7A4A",
        )
