"""Panels, scrolling panels and notes: what other things stand in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui import shapes
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import (
    CAPS_FACE,
    NOTE_BODY,
    PARCHMENT_INK,
    SECOND,
    WINE,
    Colour,
    Style,
    colour,
    faded,
)
from fae_tabletop.ui.tips import draw_tail, tail_points
from fae_tabletop.ui.widgets import bare_icon, heading

WHEEL = 56.0
"""Logical pixels a step of the wheel scrolls."""

NOTE_HEAD = Style(CAPS_FACE, 11.5, WINE, tracking=0.14, leading=1.1, capitals=True)
NOTE_PAPER = colour("#F2E4C4")
NOTE_EDGE = colour("#C9AE7A")

SHADE = colour("#17183A", 0.96)
"""What longer contents fade into: the ground of the panels."""
FADE = 26.0
"""Logical pixels over which they fade."""

REVEAL = 8.0
"""Logical pixels kept free around what the focus brings into view."""

STEP = 40.0
"""Logical pixels an arrow key scrolls."""

BAR = 14.0
"""Logical pixels that the bar of a longer content takes from its width."""


def panel(
    page: Page,
    box: Box,
    title: str = "",
    *,
    kind: str = "panel",
    close: str | None = None,
    ink: Colour | None = None,
) -> Box:
    """A panel (kind `panel`, `panel-secret`, `panel-prompt`) with its heading; returns the room inside.

    `close`: id of a cross in the upper right corner.
    """
    inner = page.plate(kind, box)
    if close is not None:
        bare_icon(page, close, "close", "Close", Box(box.right - 44, box.y + 4, 40, 34))
    if not title:
        return inner
    line = inner.before(30) if close is not None else inner
    h = heading(page, title, line, ink=ink)
    return inner.below(h + 8)


@dataclass(slots=True)
class Scroll:
    """How far a panel is scrolled, in logical pixels; the scene keeps one per panel.

    Hand it the gestures (`take`); it answers those for its own hotspot.
    """

    id: str
    offset: float = 0.0
    room: float = 0.0
    length: float = 0.0
    line: float = 0.0
    """Height of a row, in steps of which the content moves; 0: it moves freely."""
    tail: bool = False
    """Whether the newest stands last: it opens at its end, and stays there while more comes, until somebody scrolls."""
    followed: bool = True
    """Of a tail: whether its end is in view, so that what comes is, too."""

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.length - self.room)

    def to(self, offset: float) -> None:
        """Scroll there, as far as it goes, to the nearest whole row where rows are known."""
        offset = round(offset / self.line) * self.line if self.line else offset
        self.offset = min(self.most, max(0.0, offset))
        self.followed = self.offset >= self.most - 1

    def fit(self, room: float, length: float) -> None:
        """Take over how high the panel and its content are; the end of a tail stays in view."""
        self.room, self.length = room, length
        followed = self.followed
        self.to(self.most if self.tail and followed else self.offset)
        self.followed = followed

    def reveal(self, top: float, bottom: float) -> None:
        """Scroll as little as brings the stretch from `top` to `bottom` (of the content) into view."""
        if bottom > self.offset + self.room:
            self.to(bottom - self.room)
        if top < self.offset:
            self.to(top)

    def take(self, gesture: g.Gesture) -> bool:
        """Scroll if the gesture asks this panel to; returns whether it moved or was meant for it."""
        match gesture:
            case g.Wheeled(spot, steps) if spot == self.id:
                self.to(self.offset - steps * WHEEL)
            case g.Stepped(spot, steps) if spot in (self.id, self.bar):
                self.to(self.offset + (steps * STEP if abs(steps) == 1 else steps / 4 * self.room * 0.9))
            case g.Slid(spot, _, down) if spot == self.bar:
                self.to(down * self.length - self.room / 2)
            case _:
                return False
        return True

    @property
    def bar(self) -> str:
        """The id of the bar's hotspot."""
        return f"{self.id}-bar"


def scrolling(
    page: Page,
    scroll: Scroll,
    box: Box,
    length: float,
    draw: Callable[[Box], None],
    *,
    shade: Colour | None = SHADE,
) -> None:
    """Show a content `length` logical pixels high in the box, with a visible bar where it is longer.

    `draw` gets the box of the whole content, moved up by what is scrolled; its width leaves room for the bar.
    The area is a hotspot of role `scroll` that takes the arrow and page keys. Where there is more, above or
    below, the content fades into the `shade`; None cuts it off.
    """
    scroll.fit(box.h, length)
    longer = length > box.h + 0.5
    if longer:
        page.spot(scroll.id, "scroll", "Scroll", box, adjust=True, z=-1)
    content = box.before(BAR) if longer else box
    top = content.y - scroll.offset
    with (
        page.clip(Box(box.x - 6, box.y, box.w + 12, box.h)),
        page.scrolled(lambda upper, lower: scroll.reveal(upper - top - REVEAL, lower - top + REVEAL)),
    ):
        draw(Box(content.x, top, content.w, length))
        if longer and shade is not None:
            _fade(page, scroll, Box(box.x - 6, box.y, content.w + 12, box.h), shade)
    if not longer:
        return
    groove = box.end(4)
    state = page.spot(scroll.bar, "scroll-bar", "Scroll bar", box.end(12), adjust=True, tab=False)
    page.plate("scroll-groove", groove)
    size = max(24.0, box.h * box.h / length)
    thumb = Box(groove.x, groove.y + (box.h - size) * scroll.offset / max(1.0, scroll.most), 4, size)
    page.plate("scroll-thumb", thumb.grown(0.6) if state.over or state.pressed else thumb)
    if page.look.focus == scroll.id:
        page.plate("focus", box)


def _fade(page: Page, scroll: Scroll, box: Box, shade: Colour) -> None:
    """Let the content fade out at the edges beyond which there is more of it."""
    h = min(FADE, box.h / 4)
    clear = faded(shade, 0.0)
    if scroll.offset > 1:
        page.shape(("fade-up", shade), box.top(h), shapes.gradient(shade, clear))
    if scroll.offset < scroll.most - 1:
        page.shape(("fade-down", shade), box.foot(h), shapes.gradient(clear, shade))


def note_size(page: Page, text: str, width: float, share: float = 1.0) -> tuple[float, float]:
    """Width and height of a note with these words at that width; its title takes one line whatever it is.

    `share`: of the size that its words usually have.
    """
    body = page.measure(text, _note_body(share), width - 32, balance=True)[1]
    return width, body + _note_head(page)


def note_height(page: Page, most: float) -> float:
    """Height of a note of `most` logical pixels at most that shows whole lines only; at least one."""
    line = page.measure("X", NOTE_BODY)[1]
    return _note_head(page) + line * max(1, int((most - _note_head(page)) / line))


def _note_body(share: float) -> Style:
    return NOTE_BODY if share == 1.0 else NOTE_BODY.but(size=NOTE_BODY.size * share)


def _note_head(page: Page) -> float:
    return 28 + 20 * page.text


def note(
    page: Page,
    box: Box,
    title: str,
    text: str,
    *,
    count: str = "",
    close: str | None = None,
    anchor: Box | None = None,
    scroll: Scroll | None = None,
    share: float = 1.0,
) -> Box:
    """A parchment note: star, heading, `count` such as "3 of 8", cross, sentence, tail to the anchor.

    Returns the box it lies in. The tail stops at the anchor's edge. Words longer than the box scroll if `scroll`
    is given. `share`: of the size that its words usually have.
    """
    page.plate("note", box)
    if anchor is not None:
        draw_tail(page, tail_points(box, anchor, 24.0), NOTE_PAPER, NOTE_EDGE)
    inner = box.inset(16, 12)
    row = inner.top(20 * page.text)
    side = 18 * min(page.text, 1.6)
    star = row.left(side).place(side, side)
    page.fill(star, WINE, side / 2)
    page.icon("hint", star.inset(side / 6), (255, 236, 200, 255))
    words = row.after(side + 9).before(side + 12 if close is not None else 0.0)
    if count:
        words = _counted(page, words, title, count)
    page.words(title, page.fitted(title, NOTE_HEAD, words.w, 0.4), words, down=0.5, wrap=False)
    if close is not None:
        state = page.spot(
            close,
            "button",
            "Close the note",
            Box(box.right - 26 - side, box.y + 4, side + 24, max(32.0, row.h + 14)),
            tip=Tip("Close"),
            z=5,
        )
        ink = WINE if state.over else PARCHMENT_INK
        page.icon("close", row.end(side).inset(1), ink)
        if state.focused:
            page.focus_ring(row.end(side).grown(3), 8)
    _note_words(page, text, inner.below(20 * page.text + 4), scroll, _note_body(share))
    return box


def _counted(page: Page, row: Box, title: str, count: str) -> Box:
    """Write the count at the end of the row if the title has room beside it; return the room for the title."""
    w = page.measure(count, SECOND)[0] + 2
    if page.measure(title, NOTE_HEAD)[0] + 8 + w > row.w:
        return row
    page.words(count, SECOND.inked(PARCHMENT_INK), row.end(w), down=0.5, wrap=False)
    return row.before(w + 8)


def _note_words(page: Page, text: str, room: Box, scroll: Scroll | None, style: Style) -> None:
    """The sentence of a note; whole lines of it where it scrolls."""
    if scroll is None or page.measure(text, style, room.w, balance=True)[1] <= room.h + 1:
        page.words(text, style, room, balance=True)
        return
    scroll.line = page.measure("X", style)[1]
    shown = room.top(scroll.line * max(1, int(room.h / scroll.line + 0.05)))
    length = page.measure(text, style, room.w - BAR)[1]
    scrolling(page, scroll, shown, length, lambda content: _written(page, text, content), shade=None)


def _written(page: Page, text: str, box: Box) -> None:
    page.words(text, NOTE_BODY, box)
