"""How the words of a storybook page are set: the first letter on a painted plaque, the rest flowing round it."""

from __future__ import annotations

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import SMALL_CAPS, Style, colour

LINES = 3
"""Lines that the plaque of an initial is high."""
INITIAL = "scene/ivy-book-initial"
LETTER = Style(SMALL_CAPS, 60, colour("#FBE6A8"), leading=1.0)
QUOTES = "‘“"


def set_words(page: Page, words: str, style: Style, box: Box, *, initial: bool) -> float:
    """Write a page from the top of a box, with a large first letter if ``initial``; returns the height."""
    letter, rest = split_initial(words) if initial else ("", words)
    line = page.measure("X", style)[1]
    side = line * LINES - 5
    # Where a line would hold only a word or two beside it, there is no plaque.
    if not letter or box.w < side * 3.2:
        return page.words(words, style, box).h
    page.image(INITIAL, Box(box.x, box.y + 3, side, side))
    plaque = Box(box.x, box.y + 3, side, side)
    size = page.fitted(letter, LETTER.but(size=side * 0.92 / page.text), side * 0.8, 0.4)
    page.words(letter, size, plaque, across=0.5, down=0.42, wrap=False)
    beside = box.after(side + 10)
    first, below = _beside(page, rest, style, beside.w, line * LINES)
    used = page.words(first, style, beside).h
    high = max(side + 6, used)
    return high + page.words(below, style, box.below(high)).h if below else high


def split_initial(words: str) -> tuple[str, str]:
    """Return the first letter, with an opening quote before it, and the rest; no letter where there is none."""
    at = 1 if words[:1] in QUOTES else 0
    if not words[at : at + 1].isalpha():
        return "", words
    return words[: at + 1], words[at + 1 :]


def _beside(page: Page, words: str, style: Style, width: float, most: float) -> tuple[str, str]:
    """Return as many words as fit beside the plaque, and the others."""
    parts = words.split(" ")
    low, high = 0, len(parts)
    while low < high:
        middle = (low + high + 1) // 2
        if page.measure(" ".join(parts[:middle]), style, width)[1] <= most + 1:
            low = middle
        else:
            high = middle - 1
    # A stretch of emphasis is not cut in two.
    while low > 1 and " ".join(parts[:low]).count("*") % 2:
        low -= 1
    return " ".join(parts[:low]), " ".join(parts[low:])
