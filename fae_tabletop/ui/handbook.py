"""The handbook: help in pages with pictures, opened at what was asked about; its words come from the games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import (
    BODY,
    DARK_ON_GOLD,
    GOLD_INK,
    LILAC,
    OPTION,
    ROW_NAME,
    SCREEN_TITLE,
    SECOND,
    SOFT,
    Style,
)  # fmt: skip
from fae_tabletop.ui.widgets import button, button_height, button_width, heading

PROSE = BODY.but(size=17.5, leading=1.26)
CAPTION = SECOND.but(size=15.5)
RING = 5.0
"""Logical pixels kept free around the rows of the index, for the ring of the focus."""


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph, with the markup of the toolkit; `head` stands before it as a small title."""

    text: str
    head: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """One picture of a row: its name below assets/, its shape (width / height), and a caption."""

    picture: str
    shape: float
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Pictures side by side, each `height` logical pixels high at most."""

    figures: tuple[Figure, ...]
    height: float = 120.0


Part = Words | Row


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page: `topics` are beginnings of hotspot ids that it explains (`tile:`, `button:undo`).

    `section` heads it in the index, together with those that follow in the same one; empty for none.
    """

    key: str
    title: str
    parts: tuple[Part, ...]
    topics: tuple[str, ...] = ()
    section: str = ""


def page_for(pages: Sequence[HelpPage], asked: str | None) -> str:
    """The key of the page that explains a hotspot: the longest fitting topic wins, the first page otherwise."""
    best = (0, pages[0].key)
    for page in pages:
        for topic in page.topics:
            if asked is not None and asked.startswith(topic) and len(topic) > best[0]:
                best = (len(topic), page.key)
    return best[1]


@dataclass(frozen=True, slots=True)
class HandbookLayout:
    """Where the parts of the handbook lie, in logical pixels."""

    title: Box
    index: Box
    body: Box
    back: Box


def handbook_layout(metrics: Metrics) -> HandbookLayout:
    """The handbook for a window: index at the left, the page beside it, the way back below."""
    screen = metrics.screen
    foot = 46.0 + 12 * metrics.text
    wide = min(screen.w - 48, 1180.0 if metrics.text < 1.4 else screen.w - 48)
    area = screen.place(wide, screen.h - 72 - foot - 20, 0.5, 0.0).moved(0, 72)
    index_w = min(area.w * 0.34, 210 + 70 * metrics.text)
    back = Box(area.x, area.bottom + 14, 200, foot - 14)
    return HandbookLayout(Box(area.x, 14, area.w, 50), area.left(index_w), area.after(index_w + 16), back)


class HelpScene(Scene[None]):
    """Shows the pages; closes with None."""

    name = "help"

    def __init__(
        self,
        pages: Sequence[HelpPage],
        asked: str | None = None,
        game: str | None = None,
        heading: str = "Help",
    ) -> None:
        """`asked`: a hotspot id. Raises ValueError without pages."""
        super().__init__()
        if not pages:
            raise ValueError("a handbook needs pages")
        self.pages = {page.key: page for page in pages}
        self.current = page_for(pages, asked)
        self.game = game
        self.heading = heading
        self.first_focus = f"topic:{self.current}"
        self._index = Scroll("index")
        self._body = Scroll("page")

    @property
    def announce(self) -> str | None:
        """The title of the page."""
        return self.pages[self.current].title

    def build(self, page: Page) -> None:
        """Index, page and the way back."""
        layout = handbook_layout(page.metrics)
        with page.layer(Layer.TABLE):
            page.cover("scene/table", (150, 150, 175, 255))
        page.words(
            self.heading, page.fitted(self.heading, SCREEN_TITLE, layout.title.w), layout.title, down=0.5
        )
        inner = panel(page, layout.index, "Contents")
        # The bar takes some of the width where there are many.
        style, rows = self._index_rows(page, inner.w - BAR)
        length = sum(head + row for head, row in rows) + RING
        scrolling(page, self._index, inner, length, lambda box: self._draw_index(page, box, style, rows))
        shown = self.pages[self.current]
        inner = panel(page, layout.body, shown.title)
        width = inner.w - 18
        length = self._parts(page, shown, Box(inner.x, inner.y, width, inner.h), draw=False)
        scrolling(
            page,
            self._body,
            inner,
            length,
            lambda box: self._draw_page(page, shown, Box(box.x, box.y, width, box.h)),
        )
        h = button_height(page)
        w = button_width(page, "Back", "second", "back") + 30
        button(
            page, "button:back", "Back", layout.back.place(w, min(h, layout.back.h), 0.0, 0.5), icon="back"
        )

    def _draw_page(self, page: Page, shown: HelpPage, box: Box) -> None:
        self._parts(page, shown, box, draw=True)

    def _index_rows(self, page: Page, width: float) -> tuple[Style, list[tuple[float, float]]]:
        """Return the one style of all titles in the index, and the heights of each page's heading (or 0) and row."""
        room = width - 2 * RING - 24
        titles = [shown.title for shown in self.pages.values()]
        style = min((page.fitted(title, OPTION, room, 0.8) for title in titles), key=lambda one: one.size)
        heights = [max(36.0, page.measure(title, style, room)[1] + 15) for title in titles]
        heads = [self._heads(key) for key in self.pages]
        head_h = 14 + 18 * page.text
        return style, [(head_h if head else 0.0, h) for head, h in zip(heads, heights, strict=True)]

    def _heads(self, key: str) -> str:
        """Return the heading over a page in the index: where a section begins."""
        keys = [*self.pages]
        before = keys.index(key) - 1
        section = self.pages[key].section
        return section if before < 0 or self.pages[keys[before]].section != section else ""

    def _draw_index(self, page: Page, box: Box, style: Style, rows: list[tuple[float, float]]) -> None:
        y = box.y + RING
        for (key, shown), (head, row) in zip(self.pages.items(), rows, strict=True):
            if head:
                words = self._heads(key)
                place = Box(box.x + RING, y, box.w - 2 * RING, head).foot(8 + 18 * page.text)
                heading(page, words, place, ink=LILAC)
                y += head
            place = Box(box.x + RING, y, box.w - 2 * RING, row - 4)
            y += row
            state = page.spot(f"topic:{key}", "tab", shown.title, place, selected=key == self.current)
            if key == self.current:
                page.plate("segment-chosen", place)
            elif state.over or state.pressed:
                page.plate("row-over", place)
            ink = DARK_ON_GOLD if key == self.current else OPTION.ink
            page.words(shown.title, style.inked(ink), place.inset(12, 0), down=0.5)
            if state.focused:
                page.plate("focus", place)

    def _parts(self, page: Page, shown: HelpPage, box: Box, draw: bool) -> float:
        """Draw the parts, or only measure them; returns their height."""
        y = box.y
        for part in shown.parts:
            if isinstance(part, Words):
                y += _words(page, part, Box(box.x, y, box.w, 0), draw) + 12
            else:
                y += _row(page, part, Box(box.x, y, box.w, 0), draw) + 16
        return y - box.y

    def handle(self, gesture: g.Gesture) -> bool:
        """Turn to a page, scroll, go back."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked(spot) if spot.startswith("topic:"):
                self.current = spot.removeprefix("topic:")
                self._body.offset = 0.0
                self.change()
            case g.Asked():
                # Help is what is on show.
                pass
            case g.Pressed(key) if key.name in ("page up", "page down"):
                self._body.take(g.Stepped("page", -4 if key.name == "page up" else 4))
                self.change()
            case _:
                if not (self._index.take(gesture) or self._body.take(gesture)):
                    return False
                self.change()
        return True


def _words(page: Page, part: Words, box: Box, draw: bool) -> float:
    y = box.y
    if part.head:
        h = page.measure(part.head, ROW_NAME, box.w)[1]
        if draw:
            page.words(part.head, ROW_NAME.inked(GOLD_INK), Box(box.x, y, box.w, h))
        y += h + 2
    h = page.measure(part.text, PROSE, box.w)[1]
    if draw:
        page.words(part.text, PROSE, Box(box.x, y, box.w, h))
    return y + h - box.y


def _row(page: Page, part: Row, box: Box, draw: bool) -> float:
    """Pictures as high as the row allows and as wide as the page does, captions below, more rows if need be."""
    gap = 18.0
    widest = max(figure.shape for figure in part.figures) * part.height
    # No word of a caption is ever broken.
    words = {word for figure in part.figures for word in figure.caption.split()}
    longest = max((page.measure(word, CAPTION)[0] for word in words), default=0.0)
    cell = max(widest, 110.0 * min(page.text, 1.5), longest + 2)
    columns = max(1, min(len(part.figures), int((box.w + gap) // (cell + gap))))
    y = box.y
    for start in range(0, len(part.figures), columns):
        figures = part.figures[start : start + columns]
        tall = 0.0
        for n, figure in enumerate(figures):
            place = Box(box.x + n * (cell + gap), y, min(cell, box.w), part.height)
            used = part.height
            if draw:
                page.image(figure.picture, place.fit(figure.shape, 1.0))
            if figure.caption:
                h = page.measure(figure.caption, CAPTION, place.w, balance=True)[1]
                if draw:
                    page.words(
                        figure.caption,
                        CAPTION.inked(SOFT),
                        Box(place.x, place.bottom + 4, place.w, h),
                        across=0.5,
                        balance=True,
                    )
                used += h + 4
            tall = max(tall, used)
        y += tall + gap * 0.5
    return y - box.y - gap * 0.5
