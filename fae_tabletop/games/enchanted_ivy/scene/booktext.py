"""How the words of a storybook page are set: the first letter on a plaque, the rest round it, goals on paper tags."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, PARCHMENT_INK, ROW_NAME, SMALL_CAPS, Style, colour

LINES = 3
"""Lines that the plaque of an initial is high."""
INITIAL = "scene/ivy-book-initial"
LETTER = Style(SMALL_CAPS, 60, colour("#FBE6A8"), leading=1.0)
BROWN, TAG, PAPER_EDGE = colour("#5A4030"), colour("#FBF3DE"), colour("#B08A4E")
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


def draw_goals(page: Page, box: Box, setup: IvySetup, large: float) -> float:
    """Draw the goals of a setup in points as paper tags side by side; returns the height.

    ``large`` is how much larger than designed the words are.
    """
    goals = [("Success", setup.success), ("High Score", setup.high_score)]
    shown = [(name, f"{goal} points") for name, goal in goals if goal is not None]
    name_style = ROW_NAME.but(size=19 * large, ink=BROWN)
    low_style = BODY.but(size=17 * large, ink=PARCHMENT_INK)
    line, low = page.measure("X", name_style)[1], page.measure("X", low_style)[1]
    high = line + low + 12
    wide = min(200.0 * large * (0.5 + 0.5 * page.text), (box.w - 12) / 2)
    for n, (name, points) in enumerate(shown):
        tag = Box(box.x + n * (wide + 12), box.y, wide, high)
        page.fill(tag, TAG, 8, PAPER_EDGE, 1.5)
        room = tag.inset(14, 5, 10, 5)
        page.words(name, page.fitted(name, name_style, room.w, 0.4), room, wrap=False)
        page.words(points, page.fitted(points, low_style, room.w, 0.4), room.below(line), wrap=False)
    return high + 6 if shown else 0.0
