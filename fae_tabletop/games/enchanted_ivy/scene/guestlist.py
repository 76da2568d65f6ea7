"""The guests at the left: each with what it scores now and why; the one that was clicked is told in full."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.guests import IS_SUNNY
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.scene.layout import TableLayout
from fae_tabletop.games.enchanted_ivy.scene.sayings import explained, short
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, points_plate
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.theme import BODY, GOLD_INK, HEADING_STYLE, ROW_NAME, SECOND, SOFT, colour

NIGHT, OPEN = colour("#14103A", 0.92), colour("#34215E", 0.97)
EDGE, GOLD_EDGE = colour("#8A84C4", 0.55), colour("#EBC46C")
PAD = 8.0
LINES = 2
"""Lines that a closed row takes at most below the name."""
SHORT = BODY.but(size=14, ink=SOFT, leading=1.05)


def draw_guests(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the list; it scrolls where it is longer than its room."""
    box = layout.guests
    here = [laid for laid in now.view.laid if laid.guest is not None]
    head = page.measure("Guests", HEADING_STYLE)[1] + 6
    page.words("Guests", HEADING_STYLE, box.top(head), wrap=False)
    room = box.below(head)
    if not here:
        page.words("Nobody yet. The first one waits below.", SECOND, room)
        return
    heights = [_height(page, now, laid, box.w - 14) for laid in here]
    total = sum(heights) + 6.0 * (len(here) - 1)

    def draw(content: Box) -> None:
        y = content.y
        for laid, high in zip(here, heights, strict=True):
            _row(page, now, laid, Box(content.x, y, content.w, high))
            y += high + 6

    scrolling(page, now.guests_scroll, room, total, draw, shade=None)


def _row(page: Page, now: Showing, laid: Laid, box: Box) -> None:
    assert laid.guest is not None
    cell = now.inn.ground.grid.cell(laid.at)
    opened = now.open_guest == laid.at
    spot = f"guest:{laid.at[0]},{laid.at[1]}"
    points = now.score.of(cell)
    state = page.spot(spot, "button", f"{name_of(laid.guest)}: {points} points", box, selected=opened)
    page.fill(
        box, OPEN if opened or state.over else NIGHT, 10, GOLD_EDGE if opened else EDGE, 1.6 if opened else 1
    )
    side = _side(page)
    inner = box.inset(PAD)
    draw_token(page, laid.guest, Box(inner.x, inner.y, side, side))
    r = _radius(page)
    points_plate(
        page, str(points).replace("-", "−"), inner.right - r, inner.y + side / 2,
        sunny=IS_SUNNY[now.inn.guest[cell]], radius=15.0,
    )  # fmt: skip
    words = Box(inner.x + side + 8, inner.y, inner.w - side - 8 - 2 * r - 6, side)
    name = name_of(laid.guest)
    used = page.words(name, page.fitted(name, ROW_NAME.but(size=19), words.w, 0.3), words, wrap=False)
    if not opened:
        told = short(now.inn, cell, now.score.guests[cell])
        page.words(_cut(page, told, words.w), SHORT, Box(words.x, words.y + used.h, words.w, box.h))
    else:
        rest = Box(inner.x, inner.y + side + 4, inner.w, inner.h)
        for line in explained(now.view, now.inn, cell, now.score.guests[cell]):
            rest = rest.below(page.words(line, BODY.but(size=15, ink=GOLD_INK), rest).h + 1)
        page.words(lore().guests[laid.guest].wish, SECOND.but(size=14), rest.below(3))
    if state.focused:
        page.focus_ring(box, 10)


def _cut(page: Page, told: str, width: float) -> str:
    """Return as much of what is told as fits in LINES; the rest is told when the row is opened."""
    most = page.measure("X\nX", SHORT, width)[1] * LINES / 2 + 1
    if page.measure(told, SHORT, width)[1] <= most:
        return told
    while told and page.measure(f"{told}…", SHORT, width)[1] > most:
        told = told[:-1]
    return f"{told.rstrip('; ')}…"


def _radius(page: Page) -> float:
    return 15.0 * min(1.4, 0.7 + 0.3 * page.text)


def _side(page: Page) -> float:
    return 38.0 * min(1.35, 0.6 + 0.4 * page.text) + (4 if page.text > 1.4 else 0)


def _height(page: Page, now: Showing, laid: Laid, width: float) -> float:
    high = _side(page) + 2 * PAD
    if now.open_guest != laid.at:
        cell = now.inn.ground.grid.cell(laid.at)
        words = width - 2 * PAD - _side(page) - 8 - 2 * _radius(page) - 6
        told = _cut(page, short(now.inn, cell, now.score.guests[cell]), words)
        name = page.measure("X", ROW_NAME.but(size=19))[1]
        high = max(high, name + page.measure(told, SHORT, words)[1] + 2 * PAD - 2)
    if now.open_guest == laid.at and laid.guest is not None:
        cell = now.inn.ground.grid.cell(laid.at)
        inner = width - 2 * PAD
        for told in explained(now.view, now.inn, cell, now.score.guests[cell]):
            high += page.measure(told, BODY.but(size=15), inner)[1] + 1
        high += page.measure(lore().guests[laid.guest].wish, SECOND.but(size=14), inner)[1] + 9
    return high
