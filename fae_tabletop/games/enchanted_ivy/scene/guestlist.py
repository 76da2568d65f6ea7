"""The guests at the left: each with what it scores now and why; the one that was clicked is told in full."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.guests import IS_SUNNY
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.scene.layout import LARGE_TEXT, TableLayout
from fae_tabletop.games.enchanted_ivy.scene.sayings import explained, short
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, points_plate
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.theme import BODY, GOLD_INK, HEADING_STYLE, ROW_NAME, SECOND, SOFT, Style, colour

NIGHT, OPEN = colour("#14103A", 0.92), colour("#34215E", 0.97)
EDGE, GOLD_EDGE = colour("#8A84C4", 0.55), colour("#EBC46C")
PAD = 8.0
LINES = 2
"""Lines that a closed row takes at most below the name."""
SHORT = BODY.but(size=14, ink=SOFT, leading=1.05)
NOBODY = "Nobody yet. The first one waits below."
"""What stands in the list of an inn without guests."""


def draw_guests(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the list; it scrolls where it is longer than its room."""
    box = layout.guests
    here = [laid for laid in now.view.laid if laid.guest is not None]
    head = page.measure("Guests", HEADING_STYLE)[1] + 6
    page.words("Guests", HEADING_STYLE, box.top(head), wrap=False)
    room = box.below(head)
    if not here:
        page.words(NOBODY, SECOND, room)
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
    style, high = _name(page, name, words.w)
    alone = _large(page) and not opened
    page.words(name, style, words.top(inner.h if alone else high), down=0.5 if alone else 0.0)
    if not opened and not alone:
        told = short(now.inn, cell, now.score.guests[cell])
        page.words(_cut(page, told, words.w), SHORT, Box(words.x, words.y + high, words.w, box.h))
    elif opened:
        rest = Box(inner.x, inner.y + max(side, high) + 4, inner.w, inner.h)
        for line in explained(now.view, now.inn, cell, now.score.guests[cell]):
            rest = rest.below(page.words(line, BODY.but(size=15, ink=GOLD_INK), rest).h + 1)
        page.words(lore().guests[laid.guest].wish, SECOND.but(size=14), rest.below(3))
    if state.focused:
        page.focus_ring(box, 10)


def _large(page: Page) -> bool:
    """Say whether words are so large that a closed row has room for the name alone."""
    return page.text > LARGE_TEXT


def _name(page: Page, name: str, width: float) -> tuple[Style, float]:
    """Return the style of a name, in two lines rather than small, and its height."""
    style = ROW_NAME.but(size=15 if _large(page) else 19, leading=0.95)
    longest = max(name.replace("-", "- ").split(), key=lambda word: page.measure(word, style)[0])
    style = page.fitted(longest, style, width - 3, 0.4)
    return style, page.measure(name, style, width)[1]


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
    return 38.0 if page.text > LARGE_TEXT else 38.0 * (0.6 + 0.4 * page.text)


def _height(page: Page, now: Showing, laid: Laid, width: float) -> float:
    assert laid.guest is not None
    words = width - 2 * PAD - _side(page) - 8 - 2 * _radius(page) - 6
    name = _name(page, name_of(laid.guest), words)[1]
    high = _side(page) + 2 * PAD
    if now.open_guest == laid.at:
        high = max(high, name + 2 * PAD)
    if now.open_guest != laid.at:
        cell = now.inn.ground.grid.cell(laid.at)
        told = _cut(page, short(now.inn, cell, now.score.guests[cell]), words)
        why = 0.0 if _large(page) else page.measure(told, SHORT, words)[1] - 2
        high = max(high, name + why + 2 * PAD)
    else:
        cell = now.inn.ground.grid.cell(laid.at)
        inner = width - 2 * PAD
        for told in explained(now.view, now.inn, cell, now.score.guests[cell]):
            high += page.measure(told, BODY.but(size=15), inner)[1] + 1
        high += page.measure(lore().guests[laid.guest].wish, SECOND.but(size=14), inner)[1] + 9
    return high
