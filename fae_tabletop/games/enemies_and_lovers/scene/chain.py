"""Draws the chain on the stage: the cards that were played one upon the other, and who aims at whom."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE, CHAIN
from fae_tabletop.games.enemies_and_lovers.scene.sayings import Link
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.shapes import curve
from fae_tabletop.ui.theme import MOON, ROSE, Style, colour

LEAST_BELOW = 200.0
"""Height of a stage's room in logical pixels below which its cards take all of it."""


def _card_size(room: Box) -> tuple[float, float]:
    """Widths of an older and of the newest card as the height allows."""
    k = min(1.0, (room.h - (30 if told_below(room) else 8)) / (CHAIN[1] / CARD_SHAPE))
    return CHAIN[0] * k, CHAIN[1] * k


def told_below(room: Box) -> bool:
    """Say whether a chain has room to say below it who aims at whom; where it has not the words beside it say that."""
    return room.h >= LEAST_BELOW


def chain_width(room: Box, links: Sequence[Link]) -> float:
    """Return how wide the chain lies in a stage with that room inside."""
    if not links:
        return 0.0
    old, new = _card_size(room)
    return new + 24 if len(links) == 1 else min(old + new + 80, room.w * 0.42)


def draw_chain(page: Page, room: Box, now: Showing, links: Sequence[Link]) -> None:
    """Draw the newest card upright with a gold edge and the older ones turned a little behind it."""
    if not links:
        return
    old_w, new_w = _card_size(room)
    newest = Box(room.right - new_w - 8, room.y + 6, new_w, new_w / CARD_SHAPE)
    older = links[:-1][-3:]
    beside = newest.x
    for n, link in enumerate(older):
        step = (newest.x - 24 - room.x - old_w) / max(1, len(older) - 1) if len(older) > 1 else 0.0
        box = Box(room.x + n * max(12.0, step), room.y + 14, old_w, old_w / CARD_SHAPE)
        draw_card(page, link.card, box, tilt=-3)
        beside = box.right
        _number(page, box, n + 1)
    if older:
        arrow(page, (beside + 5, newest.cy + 10), (newest.x - 8, newest.cy - 2), colour("#F0CE7E"))
    draw_glow(page, newest, "chosen", 10)
    draw_card(page, links[-1].card, newest)
    if len(links) > 1:
        _number(page, newest, len(links))
    first = links[0]
    if first.at is not None and told_below(room) and room.bottom - newest.bottom > 22:
        target = (older and Box(room.x, room.y, old_w, newest.h + 14)) or newest
        y = min(room.bottom - 12, newest.bottom + 18)
        _who_to_whom(page, now, Box(target.x, y - 13, target.w, 26), first)


def _number(page: Page, card: Box, n: int) -> None:
    disc = box_at(card.x + 4, card.y + 6, 26, 26)
    page.fill(disc, colour("#8E2C4A"), 13, colour("#FFE9A6"), 1.4)
    style = Style("cormorant-700-lnum", 17 / page.text, MOON, leading=1.0)
    page.words(str(n), style, disc, across=0.5, down=0.5, wrap=False)


def _who_to_whom(page: Page, now: Showing, room: Box, link: Link) -> None:
    side = room.h
    left, right = room.left(side), room.end(side)
    draw_face(page, now.people[link.by].portrait, left)
    if link.at is not None:
        draw_face(page, now.people[link.at].portrait, right)
    arrow(page, (left.right + 4, room.cy), (right.x - 4, room.cy), ROSE)


def arrow(
    page: Page, start: tuple[float, float], end: tuple[float, float], ink: tuple[int, int, int, int]
) -> None:
    """Draw a bent arrow."""
    bend = ((start[0] + end[0]) / 2, min(start[1], end[1]) - 8)
    points = curve(start, bend, end, 12)
    page.line(points, ink, 3.2)
    (ax, ay), (bx, by) = points[-3], points[-1]
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    ux, uy = (bx - ax) / length, (by - ay) / length
    tip = (bx + ux * 6, by + uy * 6)
    page.polygon(
        (tip, (bx - ux * 6 - uy * 6, by - uy * 6 + ux * 6), (bx - ux * 6 + uy * 6, by - uy * 6 - ux * 6)), ink
    )
