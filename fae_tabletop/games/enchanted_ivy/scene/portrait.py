"""The portrait card of a guest: its picture under an arch of ivy flowers, its side, and its name on a plate."""

from __future__ import annotations

import math

from fae_tabletop.games.enchanted_ivy.cards import FLOWERS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IS_SUNNY, KIND, GuestId
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_side, draw_token, name_of, side_word
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, PARCHMENT_INK, ROW_NAME, colour

SHAPE = 0.72
"""Width over height of the card."""
NIGHT, DAY = colour("#232A5C"), colour("#7A3B2A")
RIM, PAPER, EDGE = colour("#EBC46C"), colour("#F5E8CA"), colour("#8A6A3A")


def draw_portrait(page: Page, guest: GuestId, box: Box) -> None:
    """Draw the card of a guest filling ``box``."""
    sunny = IS_SUNNY[KIND[guest]]
    edge = box.w * 0.035
    page.fill(box, colour("#241830"), box.w * 0.06, RIM, 2.4)
    inner = box.inset(edge)
    page.fill(inner, DAY if sunny else NIGHT, box.w * 0.045, colour("#EBC46C", 0.6), 1.2)
    plate = inner.foot(box.h * 0.24).inset(edge * 0.8, 0, edge * 0.8, edge * 0.8)
    room = inner.above(plate.h + edge)
    side = min(room.w * 0.86, room.h * 0.86)
    token = Box(room.cx - side / 2, room.cy - side / 2, side, side)
    # A wreath of the five flowers lies round the picture.
    small = side * 0.17
    for n in range(10):
        flower = FLOWERS[n % len(FLOWERS)]
        x, y = _round(token, n, 10)
        page.image(f"enchanted_ivy/flower-{flower}", Box(x - small / 2, y - small / 2, small, small))
    draw_token(page, guest, token.inset(side * 0.06))
    page.fill(plate, PAPER, box.w * 0.03, EDGE, 1.4)
    sign = plate.h * 0.36
    draw_side(page, guest, Box(plate.x + plate.h * 0.18, plate.cy - sign / 2, sign, sign))
    words = plate.inset(plate.h * 0.62, plate.h * 0.1, plate.h * 0.62, plate.h * 0.1)
    name = name_of(guest)
    size = plate.h * 0.34 / page.text
    style = page.fitted(name, ROW_NAME.but(size=size, ink=colour("#3A1830"), leading=1.0), words.w, 0.45)
    used = page.words(name, style, words.top(words.h * 0.58), across=0.5, down=0.7, wrap=False)
    told = f"{side_word(guest)}, group {GUESTS[KIND[guest]].group}"
    low = BODY.but(face=ITALIC_FACE, size=plate.h * 0.22 / page.text, ink=PARCHMENT_INK, leading=1.0)
    page.words(
        told,
        page.fitted(told, low, words.w, 0.45),
        words.below(max(used.h, words.h * 0.58)),
        across=0.5,
        wrap=False,
    )


def _round(box: Box, n: int, many: int) -> tuple[float, float]:
    """Return the middle of the n-th of ``many`` places on a circle round a box, the first at the top."""
    at = math.tau * n / many - math.pi / 2
    return box.cx + math.cos(at) * box.w * 0.5, box.cy + math.sin(at) * box.h * 0.5
