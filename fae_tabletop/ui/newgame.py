"""What the screens for a new match share: the seed, switches with their notes, panels that scroll, and the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fae_tabletop.ui.choosers import entry, switch
from fae_tabletop.ui.forms import Field
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import BAR, Scroll, scrolling
from fae_tabletop.ui.theme import BODY, NUMBER, OPTION, SOFT
from fae_tabletop.ui.widgets import button, button_height, icon_button

LONGEST_SEED = 15
NOTE = BODY.but(size=15.5)

Draw = Callable[[Page, Box], float]
"""Draws a content into a box and returns its height; a box without height only measures it."""


def seed_field(seed: int | None) -> Field:
    """Return the field for a seed; empty leaves the deal to chance (None)."""
    return Field("entry:seed", "" if seed is None else str(seed), LONGEST_SEED, _digit)


def seed_of(field: Field) -> int | None:
    """Return the seed in a field, None where it is empty."""
    return int(field.text) if field.text else None


def draw_seed(page: Page, field: Field, box: Box) -> float:
    """Draw the field with the dice beside it (``button:dice``); returns the height."""
    high = 40.0 + 14 * (page.text - 1)
    place = Box(box.x, box.y, min(230.0 * page.text, box.w * 0.6), high)
    entry(page, field.id, "Seed", field.text, place, empty="left to chance", caret=field.caret)
    icon_button(page, "button:dice", "dice", "Another seed", Box(place.right + 10, box.y, 48, high))
    return high


def draw_switch(page: Page, key: str, title: str, note: str, on: bool, row: Box) -> float:
    """Draw the switch ``switch:<key>`` with its note; returns the height."""
    room = row.w - 64
    words = page.measure(title, OPTION, room)[1] + page.measure(note, NOTE, room)[1] + 2
    high = max(34.0, words)
    switch(page, f"switch:{key}", title, on, Box(row.x, row.y, row.w, high), note=note)
    return high


def draw_count(
    page: Page, key: str, title: str, note: str, count: int, scale: Sequence[int], row: Box
) -> float:
    """Draw a number with the ways to less and more of it (``less:<key>``, ``more:<key>``); returns the height."""
    side, figure = 40.0 + 8 * (page.text - 1), 46.0 * page.text
    ways = 2 * side + figure
    room = row.w - ways - 14
    style = page.fitted(title, OPTION, room, 0.6)
    title_h = page.measure(title, style)[1]
    high = max(side, title_h + page.measure(note, NOTE, room)[1] + 2)
    used = page.words(title, style, Box(row.x, row.y, room, title_h), wrap=False)
    page.words(note, NOTE.inked(SOFT), Box(row.x, used.bottom + 2, room, 0))
    place = Box(row.right - ways, row.y, ways, high)
    for kind, icon, words, box, last in (
        ("less", "left", "less", place.left(side), scale[0]),
        ("more", "right", "more", place.end(side), scale[-1]),
    ):
        at_end = count <= last if kind == "less" else count >= last
        icon_button(
            page, f"{kind}:{key}", icon, f"{title}: {words}", box.place(side, 36 + 6 * (page.text - 1)),
            enabled=not at_end, why_not=f"{last} is the {'least' if kind == 'less' else 'most'}.", repeat=True,
        )  # fmt: skip
    number = page.fitted(str(count), NUMBER, figure - 6, 0.5)
    page.words(str(count), number, place.after(side).before(side), across=0.5, down=0.5, wrap=False)
    page.spot(
        f"count:{key}", "text", f"{title}: {count}", place.after(side).before(side), tab=False, tip=None
    )
    return high


def next_on(scale: Sequence[int], count: int, kind: str) -> int:
    """Return what ``less`` or ``more`` than a count is on a scale of rising numbers; at its end the end itself."""
    if kind == "more":
        return next((one for one in scale if one > count), scale[-1])
    return next((one for one in reversed(scale) if one < count), scale[0])


def length_of(page: Page, width: float, draw: Draw) -> float:
    """Return how high a content is, measured with the same drawing, on a page that is thrown away."""
    return draw(Page(page.kit, page.metrics, page.look, page.palette), Box(0, 0, width, 0))


def draw_scrolled(page: Page, room: Box, scroll: Scroll, draw: Draw) -> None:
    """Show a content in a panel; what is left over of its height is shared out by whoever draws."""
    length = length_of(page, room.w - BAR, draw)

    def show(content: Box) -> None:
        draw(page, Box(content.x, content.y, content.w, max(content.h, room.h)))

    scrolling(page, scroll, room, length, show)


def draw_foot(page: Page, row: Box) -> None:
    """Draw the way back, the usual table, and Play."""
    more = page.text - 1
    high = min(row.h, button_height(page, "second") + 4)
    back = Box(row.x, row.bottom - high, 130 * (1 + 0.4 * more), high)
    button(page, "button:back", "Back", back, icon="back")
    usual = Box(back.right + 12, back.y, 190 * (1 + 0.4 * more), high)
    button(page, "button:usual", "Usual table", usual, icon="undo")
    width = min(320.0 * (1 + 0.25 * more), row.right - usual.right - 20)
    play = Box(row.right - width, row.y, width, row.h)
    button(page, "button:play", "Play", play, kind="main", icon="play", default=True)


def _digit(character: str) -> bool:
    """Say whether it is one of 0 to 9; Python's own digits include ², which is no number."""
    return character.isascii() and character.isdigit()
