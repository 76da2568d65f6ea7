"""What tells the table of another line from that of the match: its light, dashes round it, and what it is in words."""

from __future__ import annotations

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import BODY, SMALL_CAPS, Style, colour, faded

WHAT_IF, NOTHING_COUNTS = "What if", "Nothing here counts"
IN_FULL = f"{WHAT_IF}: {NOTHING_COUNTS.lower()}"
STAYS = "The match stays as it was. “To the match” leads back."
LINE_INK, TINT = colour("#8FE9E4"), colour("#06414F", 0.5)
GROUND = colour("#071820")
BANNER = Style(SMALL_CAPS, 20, LINE_INK, leading=1.0)
TITLE = Style(SMALL_CAPS, 46, LINE_INK, leading=1.0, shadow=0.8)
LEAST_PLATE = 96.0
"""Height of a room in logical pixels from which a plate in it says what this is."""


def draw_apart(page: Page, frame: Box, light: float = 1.0) -> None:
    """Lay another light, as strong as ``light`` (to 1), on all that lies on the table, and dashes along ``frame``."""
    with page.layer(Layer.TABLE):
        page.fill(page.screen, faded(TINT, light))
        page.dashed(frame, LINE_INK, 10, 3)


def draw_plate(page: Page, room: Box, down: float = 0.5) -> Box | None:
    """Say in a free room what this is and what leads back, if there is room enough for it.

    The plate lies in the middle, or ``down`` (0 to 1) in the room; returns where it lies.
    """
    style = page.fitted(WHAT_IF, TITLE, room.w - 40, 0.5)
    words = f"{NOTHING_COUNTS}. {STAYS}"
    below = page.fitted(words, BODY.but(size=17), room.w - 40, 0.8)
    w = min(room.w, page.measure(words, below)[0] + 48)
    title_h, words_h = page.measure(WHAT_IF, style)[1], page.measure(words, below, w - 40)[1]
    high = title_h + words_h + 22
    if room.w < 200 or room.h < max(LEAST_PLATE, high):
        return None
    plate = room.place(w, high, 0.5, down)
    page.fill(plate, faded(GROUND, 0.72), 12)
    page.dashed(plate, faded(LINE_INK, 0.6), 12, 1.5)
    inner = plate.inset(20, 8)
    page.words(WHAT_IF, style, inner.top(title_h), across=0.5, wrap=False)
    page.words(words, below, inner.below(title_h + 4), across=0.5)
    return plate


def least_banner(page: Page) -> float:
    """Return the least width of a banner in logical pixels."""
    return page.measure(WHAT_IF, BANNER)[0] * 0.6 + 20


def full_banner(page: Page) -> float:
    """Return the width in logical pixels beyond which a banner has nothing more to say."""
    return page.measure(IN_FULL, BANNER)[0] + 24


def draw_banner(page: Page, box: Box) -> None:
    """Say in one line what this is, or as much of it as there is room for; pointing at it tells the rest."""
    page.fill(box, faded(GROUND, 0.88), 8)
    page.dashed(box, LINE_INK, 8, 1.5)
    inner = box.inset(10, 2)
    ways = (IN_FULL, f"{WHAT_IF}: nothing counts", WHAT_IF)
    words = next((one for one in ways if page.measure(one, BANNER)[0] * 0.7 <= inner.w), WHAT_IF)
    style = page.fitted(words, BANNER, inner.w, 0.4)
    page.words(words, style, inner, across=0.5, down=0.5, wrap=False)
    tip = Tip(WHAT_IF, f"{NOTHING_COUNTS}. {STAYS}")
    page.spot("panel:what-if", "text", f"{IN_FULL}. {STAYS}", box, tab=False, tip=tip)
