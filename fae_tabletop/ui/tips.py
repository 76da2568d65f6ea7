"""Tool tips and toasts: how they look and where they lie without covering what they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fae_tabletop.ui import shapes
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import BODY, LILAC, MOON, ROSE, TIP_BODY, TIP_TITLE, Colour, colour

WIDEST = 240.0
PAD = 14.0
STEP = 8.0
"""Logical pixels by which a toast is moved up until it covers nothing that it must not."""
TOAST_SIDE = 20.0
"""Logical pixels beside the words of a toast."""
TOAST_WIDTHS = (1.0, 0.8, 0.6)
"""Shares of a corner's width at which a toast is wrapped until it fits."""
LOCK = 26.0
"""Logical pixels that the lock of a refusing tool tip takes."""
TAIL = 14.0
ROOT = 2.0
"""Logical pixels a tail begins inside its sheet, so that it covers the sheet's edge there."""

WAIST = 0.3
"""How wide a tail is where it bends, as a share of its root."""

BEND = 0.55
"""How far out, as a share of the way, a tail keeps straight on before it bends."""
LONGEST_TAIL = 120.0
"""Logical pixels; a tail that would have to reach further would cover more than it explains."""


def place_beside(
    w: float, h: float, anchor: Box, within: Box, avoid: Sequence[Box] = (), room: Sequence[Box] = ()
) -> Box:
    """Where a sheet of w x h lies that speaks of `anchor`.

    `room`: boxes to be tried first, in order (free corners). Then below, above, right and left of the anchor.
    The first place inside `within` that covers neither the anchor nor anything of `avoid` is taken; if none
    is free, the one that covers least.
    """
    places = [box.place(w, h, 0.0, 0.0) for box in room if box.w >= w and box.h >= h]
    gap = TAIL + 2
    x = min(max(anchor.cx - w / 2, within.x), max(within.x, within.right - w))
    y = min(max(anchor.cy - h / 2, within.y), max(within.y, within.bottom - h))
    places += [
        Box(x, anchor.bottom + gap, w, h),
        Box(x, anchor.y - gap - h, w, h),
        Box(anchor.right + gap, y, w, h),
        Box(anchor.x - gap - w, y, w, h),
    ]
    inside = [place for place in places if within.holds(place)]
    for place in inside:
        if not place.overlaps(anchor) and not any(place.overlaps(box) for box in avoid):
            return place
    fallback = inside or [Box(x, min(max(anchor.bottom + gap, within.y), within.bottom - h), w, h)]
    return min(fallback, key=lambda place: covered(place, [anchor, *avoid]))


def covered(place: Box, boxes: Iterable[Box]) -> float:
    """How much of the boxes, in logical pixels of area, lies under a place."""
    total = 0.0
    for box in boxes:
        w = min(place.right, box.right) - max(place.x, box.x)
        h = min(place.bottom, box.bottom) - max(place.y, box.y)
        total += max(0.0, w) * max(0.0, h)
    return total


def tail_points(sheet: Box, anchor: Box, width: float = 16.0) -> tuple[tuple[float, float], ...] | None:
    """The three corners of a tail from the sheet towards the anchor; None when they overlap or are far apart.

    The tip stops at the anchor's edge, so that it does not lie on what it points at.
    """
    ax = min(max(sheet.cx, anchor.x), anchor.right)
    ay = min(max(sheet.cy, anchor.y), anchor.bottom)
    if sheet.contains(ax, ay):
        return None
    gap_x = max(0.0, sheet.x - ax, ax - sheet.right)
    gap_y = max(0.0, sheet.y - ay, ay - sheet.bottom)
    if gap_x * gap_x + gap_y * gap_y > LONGEST_TAIL * LONGEST_TAIL:
        return None
    half = width / 2
    if anchor.y >= sheet.bottom or anchor.bottom <= sheet.y:
        edge = sheet.bottom - ROOT if anchor.y >= sheet.bottom else sheet.y + ROOT
        x = min(max(ax, sheet.x + half + 10), sheet.right - half - 10)
        return (x - half, edge), (ax, ay), (x + half, edge)
    edge = sheet.right - ROOT if anchor.x >= sheet.right else sheet.x + ROOT
    y = min(max(ay, sheet.y + half + 8), sheet.bottom - half - 8)
    return (edge, y - half), (ax, ay), (edge, y + half)


def draw_tail(page: Page, tail: tuple[tuple[float, float], ...] | None, fill: Colour, edge: Colour) -> None:
    """Draw a tail on a sheet that is drawn already: it leaves the sheet straight and bends towards its tip."""
    if tail is None:
        return
    (ax, ay), tip, (bx, by) = tail
    out_x, out_y = (0.0, tip[1] - ay) if ay == by else (tip[0] - ax, 0.0)
    mx, my = (ax + bx) / 2 + out_x * BEND, (ay + by) / 2 + out_y * BEND
    half_x, half_y = (bx - ax) / 2 * WAIST, (by - ay) / 2 * WAIST
    left = shapes.curve((ax, ay), (mx - half_x, my - half_y), tip)
    right = shapes.curve(tip, (mx + half_x, my + half_y), (bx, by))
    outline = (*left, *right[1:])
    page.polygon(outline, fill)
    page.line(outline, edge, 1.3)


def tip_size(page: Page, tip: Tip) -> tuple[float, float]:
    """Width and height in logical pixels that the tool tip takes."""
    lock, room = _word_room(page, tip)
    w = h = 0.0
    if tip.title:
        tw, th = page.measure(tip.title, TIP_TITLE, room)
        w, h = tw, th + 3
    if tip.body:
        bw, bh = page.measure(tip.body, TIP_BODY, room, balance=True)
        w, h = max(w, bw), h + bh
    return w + 2 * PAD + lock, h + 20


def _word_room(page: Page, tip: Tip) -> tuple[float, float]:
    """What the lock takes of a tool tip's width, and the width at which its words are wrapped."""
    lock = LOCK if tip.refuse else 0.0
    return lock, min(WIDEST * max(1.0, 0.5 + page.text / 2), page.screen.w - 32) - 2 * PAD - lock


def draw_tip(page: Page, tip: Tip, anchor: Box, room: Sequence[Box] = (), avoid: Sequence[Box] = ()) -> Box:
    """Draw a tool tip that speaks of the anchor, above everything; returns where it lies."""
    w, h = tip_size(page, tip)
    sheet = place_beside(w, h, anchor, page.screen.inset(6), avoid, room)
    with page.layer(Layer.ABOVE):
        edge = ROSE if tip.refuse else LILAC
        page.plate("tooltip-refuse" if tip.refuse else "tooltip", sheet)
        draw_tail(page, tail_points(sheet, anchor), colour("#120E24"), edge)
        lock, room_w = _word_room(page, tip)
        box = sheet.inset(PAD, 10)
        if tip.refuse:
            page.icon("lock", Box(box.x, box.y, 18, 20), ROSE)
        # Wrapped at the width they were measured at: the sheet is as wide as the longest of the lines.
        box = Box(box.x + lock, box.y, room_w, box.h)
        if tip.title:
            ink = ROSE if tip.refuse else MOON
            used = page.words(tip.title, TIP_TITLE.inked(ink), box)
            box = box.below(used.h + 3)
        if tip.body:
            page.words(tip.body, TIP_BODY, box, balance=True)
    return sheet


class Corner(NamedTuple):
    """Room for words in passing, and where in it they lie: across and down, 0 to 1."""

    box: Box
    across: float
    down: float


def draw_toast(page: Page, words: str, avoid: Sequence[Box] = (), corners: Sequence[Corner] = ()) -> Box:
    """Draw words in passing above everything; returns where they lie.

    They lie in the first of the corners in which they cover nothing of `avoid`, else near the foot of the window,
    higher up where they would cover anything there.
    """
    sheet = _toast_place(page, words, avoid, corners)
    with page.layer(Layer.ABOVE):
        page.plate("tooltip", sheet)
        page.words(words, BODY, sheet.inset(TOAST_SIDE, 12, TOAST_SIDE - 2), across=0.5, balance=True)
    return sheet


def _toast_place(page: Page, words: str, avoid: Sequence[Box], corners: Sequence[Corner]) -> Box:
    for box, across, down in corners:
        for share in TOAST_WIDTHS:
            w, h = _toast_size(page, words, box.w * share)
            place = box.place(w, h, across, down)
            if box.holds(place) and not any(place.overlaps(other) for other in avoid):
                return place
    w, h = _toast_size(page, words, min(600.0, page.screen.w - 40))
    foot = Box(page.screen.cx - w / 2, page.screen.bottom - h - 76, w, h)
    steps = (foot.moved(0, -STEP * n) for n in range(int((foot.y - page.screen.y - 8) / STEP) + 1))
    return next((place for place in steps if not any(place.overlaps(box) for box in avoid)), foot)


def _toast_size(page: Page, words: str, widest: float) -> tuple[float, float]:
    w, h = page.measure(words, BODY, widest - 2 * TOAST_SIDE, balance=True)
    return w + 2 * TOAST_SIDE, h + 24
