"""The kinds of entries that the settings are made of: each knows its height at a width, and how it is drawn.

All lengths are logical pixels. What a click does is the business of the scene, by the hotspot's id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.ui.choosers import segment, segment_height, slider, switch, switch_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, MOON, NUMBER, OPTION, SOFT, Colour
from fae_tabletop.ui.widgets import button, button_height, button_width, heading, icon_button


class Entry(NamedTuple):
    """One setting of a tab: its height at a width, and how it is drawn; what drawing returns is of no use."""

    height: Callable[[float], float]
    draw: Callable[[Box], object]


def chooser_entry(
    page: Page, title: str, group: str, options: Sequence[tuple[str, str]], chosen: str
) -> Entry:
    """One of several, side by side; hotspots `<group>:<key>`."""
    head = 26 * page.text

    def draw(box: Box) -> None:
        heading(page, title, box.top(head))
        segment(page, group, options, chosen, box.below(head).top(segment_height(page)), label=title)

    return Entry(lambda width: head + segment_height(page), draw)


def slider_entry(page: Page, title: str, key: str, fraction: float, shown: str, stops: int) -> Entry:
    """A slider `slider:<key>`; `fraction` 0 to 1, `shown` its value in words, `stops` marks (0 for none)."""
    head = 26 * page.text

    def draw(box: Box) -> None:
        heading(page, title, box.top(head))
        slider(page, f"slider:{key}", title, fraction, box.below(head), shown=shown, stops=stops)

    return Entry(lambda width: head + 30 + 10 * page.text, draw)


def switch_entry(page: Page, key: str, title: str, on: bool, note: str) -> Entry:
    """A switch `switch:<key>` with a note below it."""
    return Entry(
        lambda width: switch_height(page, note, width),
        lambda box: switch(page, f"switch:{key}", title, on, box, note=note),
    )


def stepper_entry(page: Page, title: str, key: str, shown: str, why_not: str | None) -> Entry:
    """A value between `button:<key>-less` and `button:<key>-more`; `why_not`: why it cannot be changed."""
    head = 26 * page.text
    high = 34 + 8 * page.text

    def draw(box: Box) -> None:
        heading(page, title, box.top(head))
        row = box.below(head).top(high)
        less, more = row.left(46), row.left(46).moved(246 + 40 * page.text, 0)
        for place, icon, words, step in (
            (less, "left", "Smaller", "less"),
            (more, "right", "Larger", "more"),
        ):
            icon_button(
                page,
                f"button:{key}-{step}",
                icon,
                words,
                place,
                enabled=why_not is None,
                repeat=True,
                why_not=why_not,
            )
        room = Box(less.right + 8, row.y, more.x - less.right - 16, row.h)
        style = page.fitted(shown, NUMBER.but(size=20), room.w, 0.5)
        page.words(shown, style, room, across=0.5, down=0.5, wrap=False)

    return Entry(lambda width: head + high, draw)


def note_entry(page: Page, words: str, ink: Colour = SOFT) -> Entry:
    """A paragraph."""
    style = BODY.but(size=16.5, ink=ink)
    return Entry(
        lambda width: page.measure(words, style, width)[1],
        lambda box: page.words(words, style, box),
    )


def button_entry(page: Page, key: str, words: str, icon: str) -> Entry:
    """A button `button:<key>`."""
    known = icon if page.kit.pictures.exists(f"ui/icon-{icon}") else None
    w, h = button_width(page, words, "quiet", known) + 12, button_height(page, "quiet")
    return Entry(
        lambda width: h,
        lambda box: button(
            page, f"button:{key}", words, box.place(min(w, box.w), h, 0.0), kind="quiet", icon=known
        ),
    )


def buttons_entry(
    page: Page, title: str, prefix: str, offered: Sequence[tuple[str, str]], why_not: str | None
) -> Entry:
    """Buttons of one width `button:<prefix>-<key>`, in as many columns as fit; `why_not`: why none can be clicked."""
    head = 26 * page.text
    high, gap = button_height(page, "quiet"), 8.0
    widest = max(button_width(page, words, "quiet") for _, words in offered)

    def columns(width: float) -> int:
        fit = max(1, min(len(offered), int((width + gap) / (widest + gap))))
        # Rows of one length look like a keyboard, not like what was left over.
        return -(-len(offered) // -(-len(offered) // fit))

    def height(width: float) -> float:
        return head + -(-len(offered) // columns(width)) * (high + gap) - gap

    def draw(box: Box) -> None:
        heading(page, title, box.top(head))
        n = columns(box.w)
        for index, (key, words) in enumerate(offered):
            place = box.below(head + index // n * (high + gap)).top(high).columns(n, gap)[index % n]
            spot = f"button:{prefix}-{key}"
            button(
                page, spot, words, place, kind="quiet", enabled=why_not is None, why_not=why_not, repeat=True
            )

    return Entry(height, draw)


def swatches_entry(page: Page) -> Entry:
    """The colours of what may be done, in the palette of the page."""
    palette = page.palette
    kinds = (
        ("move", palette.move),
        ("capture", palette.capture),
        ("Regalia", palette.crown),
        ("last move", palette.last),
    )
    row = 26 * page.text

    def columns(width: float) -> int:
        return 4 if width > 480 * page.text else 2

    def draw(box: Box) -> None:
        n = columns(box.w)
        for index, (words, ink) in enumerate(kinds):
            cell = Box(box.x + (index % n) * box.w / n, box.y + index // n * (row + 6), box.w / n - 8, row)
            page.fill(Box(cell.x, cell.cy - 9, 26, 18), ink, 6)
            page.words(words, OPTION.but(size=18, ink=MOON), cell.after(34), down=0.5, wrap=False)

    return Entry(lambda width: (row + 6) * (4 // columns(width)) - 6, draw)
