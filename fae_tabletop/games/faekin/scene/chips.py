"""Draws chips: words on small pieces of paper, with a portrait or a season, in lines that wrap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from fae_tabletop.games.faekin.scene.cardface import draw_season
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.wordchips import Chip, Group
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    GOLD_INK,
    HEADING,
    MOON,
    PARCHMENT_INK,
    SMALL_CAPS,
    Style,
    colour,
)

Look = Literal["paper", "outlined", "dashed"]
"""A word that stands, one that can be chosen, and a place for one."""
PAPER, PAPER_EDGE = colour("#F1E3C3"), colour("#B9975A")
PAPER_SHADE = colour("#050312", 0.5)
CHOICE, CHOICE_OVER, CHOICE_EDGE = colour("#3B2A78"), colour("#55409B"), colour("#A99BE0")
WORD = Style(SMALL_CAPS, 18, PARCHMENT_INK, leading=1.0)
CHOOSE = BODY.but(size=15.5, ink=MOON)
CAPTION = Style(CAPS_FACE, 11.5, HEADING, tracking=0.10, leading=1.1, capitals=True)
SIDE, MARK_GAP = 10.0, 6.0
GAP = 7.0
"""Logical pixels between two chips."""
LEAST = 40.0
"""How narrow a chip is at least."""
LINE_GAP = 6.0
TWO_LINES = 1.5
"""How much higher a chip is that takes two lines."""
SMALLEST = 0.72
"""How much smaller than usual the words of a long chip may be written before they are cut short."""


class Laid(NamedTuple):
    """A chip at its place."""

    chip: Chip
    box: Box


class Caption(NamedTuple):
    """Words before a line of chips."""

    words: str
    court: bool
    group: Group
    box: Box


def paper_height(page: Page) -> float:
    """Return how high a word of the sentence is."""
    return 36.0 + 22.0 * (page.text - 1)


def choice_height(page: Page) -> float:
    """Return how high a word to choose is."""
    return 31.0 + 21.0 * (page.text - 1)


def caption_width(page: Page, groups: Iterable[Group]) -> float:
    """Return how much room the captions of groups take before their chips; 0 where there are none."""
    wide = 0.0
    for group in groups:
        if group.caption:
            mark = choice_height(page) * 0.7 + MARK_GAP if group.court is not None else 0.0
            wide = max(wide, page.measure(group.caption, CAPTION)[0] + mark + 10)
    return wide


def chip_size(page: Page, chip: Chip, look: Look, high: float, most: float) -> tuple[float, float]:
    """Return how wide and high a chip is, at ``most`` logical pixels: two lines where its words need them."""
    style = WORD if look == "paper" else CHOOSE
    wide = page.measure(chip.words, style)[0] + 2 * SIDE
    if chip.holder is not None or chip.court is not None:
        wide += high * 0.74 + MARK_GAP - 3
    return (most, high * TWO_LINES) if wide > most else (max(LEAST, wide), high)


def flowed(
    page: Page,
    chips: Sequence[Chip],
    look: Look,
    high: float,
    room: Box,
    indent: float = 0.0,
    after: Box | None = None,
) -> list[Laid]:
    """Return chips in lines across the room, beginning ``indent`` to the right, or behind the chip ``after``.

    What is below the room runs over.
    """
    found: list[Laid] = []
    x, y, line = (room.x + indent, room.y, high) if after is None else (after.right + GAP, after.y, after.h)
    for chip in chips:
        wide, tall = chip_size(page, chip, look, high, room.w - indent)
        if x + wide > room.right + 0.5 and x > room.x + indent:
            x, y, line = room.x + indent, y + line + LINE_GAP, tall
        found.append(Laid(chip, Box(x, y, wide, tall)))
        x, line = x + wide + GAP, max(line, tall)
    return found


def grouped(page: Page, groups: Sequence[Group], room: Box) -> tuple[list[Laid], list[Caption], float]:
    """Return the chips and captions of groups, each group on lines of its own, and how high they are together."""
    high = choice_height(page)
    indent = caption_width(page, groups)
    laid: list[Laid] = []
    captions: list[Caption] = []
    y = room.y
    for group in groups:
        line = Box(room.x, y, room.w, 0)
        if group.caption:
            captions.append(
                Caption(group.caption, group.court is not None, group, Box(room.x, y, indent, high))
            )
        placed = flowed(page, group.chips, "outlined", high, line, indent)
        laid += placed
        y = (placed[-1].box.bottom if placed else y) + LINE_GAP
    return laid, captions, max(0.0, y - LINE_GAP - room.y)


def draw_caption(page: Page, caption: Caption) -> None:
    """Draw what a line of chips is about: a season and words."""
    box = caption.box
    side = box.h * 0.7
    if caption.group.court is not None:
        draw_season(page, caption.group.court, box.left(side).place(side, side))
        box = box.after(side + MARK_GAP)
    page.words(caption.words, CAPTION, box, down=0.5, wrap=False)


def draw_chip(page: Page, now: Showing, laid: Laid, look: Look, tip: str = "") -> None:
    """Draw a chip and make it a hotspot; words too long for it are cut short and told whole by its tool tip."""
    chip, box = laid
    words = chip.words
    style = WORD if look == "paper" else CHOOSE
    room = box.inset(SIDE - 2, 0)
    marked = chip.holder is not None or chip.court is not None
    side = min(box.h * 0.74, choice_height(page))
    text = room.after(side + MARK_GAP - 3) if marked else room
    fitted = page.fitted(words, style, text.w, SMALLEST)
    wraps = box.h > 1.2 * (paper_height if look == "paper" else choice_height)(page)
    if wraps:
        fitted = style
        while fitted.size > style.size * SMALLEST and page.measure(words, fitted, text.w)[1] > box.h - 4:
            fitted = fitted.but(size=fitted.size * 0.95)
        wraps = page.measure(words, fitted, text.w)[1] <= box.h
    short = words if wraps else cut_short(page, words, fitted, text.w)
    explained = tip or (chip.label if short != words else "")
    state = page.spot(
        chip.spot, "option" if look == "outlined" else "chip", chip.label, box, selected=chip.chosen,
        tip=Tip("", explained) if explained else None,
    )  # fmt: skip
    lit = state.over or state.pressed
    if look == "paper":
        page.fill(box.moved(0, 2), PAPER_SHADE, 8)
        page.fill(
            box,
            PAPER if not lit else colour("#FFF6DE"),
            8,
            GOLD_INK if chip.chosen else PAPER_EDGE,
            2.4 if chip.chosen else 1.3,
        )
    elif look == "outlined":
        page.fill(box, CHOICE_OVER if lit else CHOICE, 8, CHOICE_EDGE if not chip.chosen else GOLD_INK, 1.3)
    else:
        page.fill(box, colour("#F1E3C3", 0.10 if not lit else 0.22), 8)
        page.dashed(box, PAPER_EDGE, 8, 1.4)
    if marked:
        mark = room.left(side).place(side, side)
        if chip.holder is not None:
            draw_face(page, now.badge_of(chip.holder), mark)
        else:
            draw_season(page, chip.court, mark)
    ink = PARCHMENT_INK if look == "paper" else MOON
    page.words(short, fitted.inked(ink), text, across=0.0 if marked else 0.5, down=0.5, wrap=wraps)
    if state.focused:
        page.focus_ring(box, 8)


def cut_short(page: Page, words: str, style: Style, width: float) -> str:
    """Return words, or as much of them as fits on a line with an ellipsis."""
    if page.measure(words, style)[0] <= width + 0.5:
        return words
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if page.measure(f"{words[:middle].rstrip()}…", style)[0] <= width:
            low = middle
        else:
            high = middle - 1
    return f"{words[:low].rstrip()}…"
