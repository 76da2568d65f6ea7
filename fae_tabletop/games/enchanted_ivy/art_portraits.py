"""The thirty guests as portrait cards: each before the sky of its token in an arched door, with a banner for the name.

A Sunny guest's door is of honey-coloured wood under a sun, a Shady one's of blue stone under a crescent; words are
written over the banner when a card is shown. The picture is 360 x 504 px.
"""

from __future__ import annotations

from functools import partial

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.frames import ribbon_shape
from fae_tabletop.art.geometry import circle, difference, inset, polar, rectangle, star, svg_path, transformed
from fae_tabletop.art.light import disc, sky, stars
from fae_tabletop.art.paper import clipped, fill, foil, layer, linear, paper, vignette
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER, draw_bloom
from fae_tabletop.games.enchanted_ivy.art_tokens import SEATS
from fae_tabletop.games.enchanted_ivy.cards import FLOWERS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, Guest

SIZE = (360, 504)
W, H = SIZE
_MIDDLE, _HEAD = W / 2, 214.0
"""Where a guest's middle is."""
_UNIT = 1.52
_BANNER = (20.0, 404.0, 320.0, 62.0)
"""Left, top, width and height of the banner, px."""


def _door(grow: float) -> skia.Path:
    left, right, top, foot = 42 - grow, W - 42 + grow, 46 - grow, H - 50 + grow
    return svg_path(
        f"M{left},{foot} L{left},{top + 150} C{left},{top + 44} {left + 62},{top} {_MIDDLE},{top} "
        f"C{right - 62},{top} {right},{top + 44} {right},{top + 150} L{right},{foot}Z"
    )


def draw_portrait(canvas: skia.Canvas, guest: Guest) -> None:
    """A guest's portrait card without its words."""
    sunny = guest.alignment == "sunny"
    seat, rng = SEATS[guest.id], seeded(guest.id, 7)
    wall, wood, metal = ("#8A4A22", "#C98A4A", "gold") if sunny else ("#262A5E", "#6A78B4", "silver")
    card = rectangle(0, 0, W, H, 20)
    fill(canvas, card, linear((0, 0), (W, H), [(0, shade(wall, 0.06)), (1, shade(wall, -0.08))]))
    with clipped(canvas, card):
        for row in range(17):
            for n in range(-1, 6):
                x = n * 72 + (36 if row % 2 else 0)
                brick = rectangle(x + 1.5, row * 30 + 1.5, 69, 27, 3)
                fill(canvas, brick, shade(wall, rng.uniform(-0.03, 0.04)), 0.8)
    paper(
        canvas,
        _door(22),
        linear((20, 20), (W, H), [(0, shade(wood, 0.12)), (1, shade(wood, -0.14))]),
        8,
        0.8,
        2.4,
    )
    foil(canvas, _door(13), metal, 3)
    with clipped(canvas, _door(0)):
        sky(canvas, (0, 30, W, 430), seat.sky)
        if seat.sky in {"night", "deep", "poison", "ice"}:
            stars(canvas, (40, 50, W - 40, 220), 24, rng, largest=2.6)
        if seat.halo is not None:
            u, v, radius, tone = seat.halo
            disc(canvas, _MIDDLE + u * _UNIT, _HEAD + v * _UNIT, radius * _UNIT, tone)
        seat.sitter(Easel(canvas, _MIDDLE, _HEAD, _UNIT))
        sill = rectangle(30, _HEAD + 108 * _UNIT, W - 60, H)
        paper(
            canvas, sill, linear((0, 370), (0, H), [(0, shade(wood, 0.06)), (1, shade(wood, -0.2))]), 5, 0.7
        )
        vignette(canvas, (30, 30, W - 30, H - 40), 0.36, 0.6)
    foil(canvas, _door(0.5), metal, 3)
    with layer(canvas, (0, 0, W, H), 4, 0.6):
        for side in (-1, 1):
            for n in range(11):
                at = (_MIDDLE + side * (160 + rng.uniform(-7, 7)), 392 - 27 * n)
                green = ("#4E7F4A", "#3F6F4A", "#648F4E", "#35604A")[n % 4]
                leaf(canvas, at, rng.uniform(0, 360), rng.uniform(24, 32), None, "ivy", green)
    number = GUESTS.index(guest)
    for side, y in ((-1, 330), (1, 250), (-1, 170)):
        draw_bloom(canvas, FLOWERS[(number + int(y)) % 5], (_MIDDLE + side * 160, y), 19, rng, leaves=False)
    badge = (_MIDDLE, 34.0)
    paper(canvas, circle(*badge, 27), shade(wall, -0.06), 5, 0.8)
    if sunny:
        foil(canvas, star(badge, 24, 12, 8), metal)
        foil(canvas, circle(*badge, 10), metal)
    else:
        foil(canvas, transformed(difference(circle(0, 0, 19), circle(8, -4, 16)), at=badge), metal)
    left, top, wide, high = _BANNER
    body = "#A8581E" if sunny else "#3B3780"
    banner = transformed(ribbon_shape(wide, high), at=(left, top))
    paper(
        canvas,
        banner,
        linear((left, top), (left, top + high), [(0, shade(body, 0.05)), (1, shade(body, -0.1))]),
        7,
        0.8,
        2,
    )
    foil(canvas, inset(banner, 5), metal, 1.4)
    for n in range(3):
        foil(
            canvas, circle(*polar((_MIDDLE, H - 20), 26 * (n - 1), 0), 4 if n == 1 else 3), metal, emboss=0.6
        )
    foil(canvas, rectangle(6, 6, W - 12, H - 12, 15), metal, 2.4)


PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{FOLDER}/portrait-{guest.id}", SIZE, partial(draw_portrait, guest=guest), quality=82)
    for guest in GUESTS
)
