"""A list of saved things: each row a name, a line about it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import segment, segment_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import BODY, ROSE, ROW_NAME, SCREEN_TITLE, SECOND, SOFT
from fae_tabletop.ui.widgets import ButtonKind, button, button_height, button_width


@dataclass(frozen=True, slots=True)
class Act:
    """Something that can be done with a row; its hotspot is `<key>:<row>`.

    One without words shows its icon only; `label` is spoken for it then, and its tool tip.
    """

    key: str
    words: str
    icon: str
    kind: ButtonKind = "quiet"
    label: str = ""


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """One saved thing. `fault` tells what is wrong with it, in rose; `group` is the filter that keeps it.

    `picture` names one of the assets; `paint` draws what has none, into a box of its own.
    """

    key: str
    title: str
    about: str
    acts: tuple[Act, ...] = ()
    picture: str | None = None
    fault: str | None = None
    group: str = ""
    paint: Callable[[Page, Box], None] | None = None


PAINTED = Box(0, 0, 112, 84)
"""The size of what a row paints, in logical pixels."""
ALL = ""
"""The filter that keeps every row."""


class ShelfScene(Scene[tuple[str, str] | None]):
    """Closes with (act, row), or None for the way back."""

    def __init__(
        self,
        name: str,
        title: str,
        rows: Sequence[ShelfRow],
        empty: str,
        *,
        filters: Sequence[tuple[str, str]] = (),
        more: Sequence[Act] = (),
        here: Callable[[str, str], bool] = lambda act, row: False,
    ) -> None:
        """`name`: as in the UI trace. `empty`: said when there is nothing.

        `filters`: (group, words) to choose among, with `ALL` for every row. `more`: acts of the whole shelf,
        beside the way back; their row is "". `here` carries an act out while the shelf stays open and returns
        True, or returns False to have the shelf closed with it.
        """
        super().__init__()
        self.name = name
        self.title = title
        self.rows = tuple(rows)
        self.empty = empty
        self.filters = tuple(filters)
        self.more = tuple(more)
        self.here = here
        self.group = ALL
        acting = next((row for row in self.rows if row.acts), None)
        self.first_focus = f"{acting.acts[0].key}:{acting.key}" if acting is not None else "button:back"
        self._scroll = Scroll("shelf")

    @property
    def announce(self) -> str | None:
        """The title, or that there is nothing."""
        return self.title if self.rows else f"{self.title}. {self.empty}"

    @property
    def kept(self) -> tuple[ShelfRow, ...]:
        """The rows that the filter keeps."""
        return tuple(row for row in self.rows if self.group in (ALL, row.group))

    @property
    def nothing(self) -> str:
        """What is said in place of rows."""
        name = next((words for group, words in self.filters if group == self.group), "")
        return self.empty if not self.rows else f"Nothing {name.lower()} here: show all to see the others."

    def build(self, page: Page) -> None:
        """Title, filters, rows, the way back."""
        with page.layer(Layer.TABLE):
            page.cover("scene/table", (150, 150, 175, 255))
        screen = page.screen
        area = screen.place(min(screen.w - 48, 1000 * max(1.0, page.text * 0.8)), screen.h, 0.5, 0.0)
        head = 14 + 40 * min(page.text, 1.6)
        foot = 34 + 16 * page.text
        title = Box(area.x, 8, area.w, head - 8)
        if self.filters and self.rows:
            wide = min(area.w * 0.62, 420 * page.text)
            high = segment_height(page)
            place = area.end(wide).top(high).moved(0, 6)
            head = max(head, high + 6)
            segment(page, "filter", self.filters, self.group, place, label="Show")
            title = title.before(wide + 16)
        page.words(self.title, page.fitted(self.title, SCREEN_TITLE, title.w, 0.4), title, down=0.6)
        inner = panel(page, area.below(head + 8).above(foot + 12))
        width = inner.w - 16
        kept = self.kept
        heights = [self._height(page, row, width) for row in kept]
        if not kept:
            page.words(self.nothing, BODY.but(size=17), inner, balance=True)

        def draw(content: Box) -> None:
            y = content.y
            for row, h in zip(kept, heights, strict=True):
                self._draw(page, row, Box(content.x, y, width, h))
                y += h + 8

        scrolling(page, self._scroll, inner, sum(heights) + 8 * len(heights), draw)
        w, h = button_width(page, "Back", "second", "back") + 30, button_height(page)
        place = Box(area.x, screen.bottom - foot - 4, w, min(h, foot))
        button(page, "button:back", "Back", place, icon="back")
        x = area.right
        for act in reversed(self.more):
            w = button_width(page, act.words, "second", act.icon) + 16
            x -= w
            button(page, f"{act.key}:", act.words, Box(x, place.y, w, place.h), icon=act.icon)
            x -= 10

    def _acts_width(self, page: Page, row: ShelfRow) -> float:
        return sum(button_width(page, act.words, act.kind, act.icon) + 8 for act in row.acts)

    def _columns(self, page: Page, row: ShelfRow, width: float) -> tuple[float, float, bool]:
        """Width of the picture, of the words, and whether the acts stand below them."""
        picture = 62.0 if row.picture is not None else PAINTED.w + 10 if row.paint is not None else 0.0
        acts = self._acts_width(page, row)
        below = width - picture - acts - 36 < 220 * page.text
        return picture, width - picture - 28 - (0.0 if below else acts + 8), below

    def _height(self, page: Page, row: ShelfRow, width: float) -> float:
        _, room, below = self._columns(page, row, width)
        h = page.measure(escape(row.title), ROW_NAME, room)[1]
        for words in (row.about, row.fault or ""):
            h += page.measure(escape(words), SECOND, room)[1] if words else 0.0
        if below and row.acts:
            h += button_height(page, "quiet") + 8
        return max(PAINTED.h + 16 if row.paint is not None else 70.0, h + 22)

    def _draw(self, page: Page, row: ShelfRow, box: Box) -> None:
        page.plate("row", box)
        picture, room, below = self._columns(page, row, box.w)
        if row.picture is not None:
            page.image(row.picture, Box(box.x + 10, box.y + 9, 52, 52))
        elif row.paint is not None:
            row.paint(page, PAINTED.moved(box.x + 10, box.y + 8))
        words = Box(box.x + picture + 14, box.y + 9, room, box.h - 18)
        used = page.words(escape(row.title), ROW_NAME, words)
        words = words.below(used.h)
        if row.about:
            used = page.words(escape(row.about), SECOND.inked(SOFT), words)
            words = words.below(used.h)
        if row.fault:
            page.words(escape(row.fault), SECOND.inked(ROSE), words)
        h = button_height(page, "quiet")
        x = box.x + picture + 14 if below else box.right - self._acts_width(page, row) - 4
        y = box.bottom - h - 10 if below else box.cy - h / 2
        for act in row.acts:
            w = button_width(page, act.words, act.kind, act.icon)
            label = f"{act.words or act.label}: {row.title}"
            button(
                page,
                f"{act.key}:{row.key}",
                act.words,
                Box(x, y, w, h),
                kind=act.kind,
                icon=act.icon,
                label=label,
                tip=Tip(act.label) if act.label else None,
            )
            x += w + 8

    def handle(self, gesture: g.Gesture) -> bool:
        """Do it, scroll, or go back; what gets the focus is brought into view."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked(spot) if spot.startswith("filter:"):
                self.group = spot.removeprefix("filter:")
                self._scroll.offset = 0.0
                self.change()
            case g.Clicked(spot):
                act, _, key = spot.partition(":")
                there = [one for row in self.rows if row.key == key for one in row.acts]
                there += self.more if key == "" else ()
                if any(act == one.key for one in there) and not self.here(act, key):
                    self.close((act, key))
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
