"""A gallery: thumbnails on a shelf, the chosen piece large beside it with its words, and its master at 1:1.

It has wings, one for each game, with halls in each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import segment, tabs
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, NAME, SCREEN_TITLE, SECOND, SOFT, VEIL
from fae_tabletop.ui.widgets import button, button_height, button_width, icon_button

Draw = Callable[[Page, Box], None]

THUMB, THUMB_GAP = 84.0, 8.0
"""Side of a thumbnail and the space to the next, logical pixels."""
LARGEST = 1.5
"""How much larger than its master, in window pixels, a piece is shown at most."""
DISTANCE = 90.0
"""Logical pixels that an arrow key or a step of the wheel moves the master by."""
ARROWS = {"left": (1, 0), "right": (-1, 0), "up": (0, 1), "down": (0, -1)}
TOLD = BODY.but(size=18, leading=1.25)
MORE = SECOND.but(size=17, leading=1.2)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A piece on show. ``size``: its master in pixels. ``told``: what it is; ``more``: facts, or nothing.

    ``thumb`` draws it on the shelf, in a square, where that is another picture.
    """

    key: str
    name: str
    told: str
    size: tuple[int, int]
    draw: Draw
    more: str = ""
    thumb: Draw | None = None


@dataclass(frozen=True, slots=True)
class Hall:
    """A tab of the gallery."""

    key: str
    title: str
    exhibits: tuple[Exhibit, ...]


@dataclass(frozen=True, slots=True)
class Wing:
    """A part of the gallery with halls of its own, such as the pieces of one game; ``game`` is its id, if any."""

    key: str
    title: str
    halls: tuple[Hall, ...]
    game: str | None = None


@dataclass(frozen=True, slots=True)
class GalleryLayout:
    """Where the parts lie, in logical pixels; ``columns`` counts the thumbnails side by side."""

    title: Box
    wings: Box
    tabs: Box
    shelf: Box
    stage: Box
    foot: Box
    columns: int


def gallery_layout(metrics: Metrics, halls: int = 2) -> GalleryLayout:
    """The gallery in a window: the shelf at the left, the piece at the right; one hall alone has no tab."""
    screen, text = metrics.screen, metrics.text
    area = screen.inset(24, 8, 24, 10)
    head = 40 + 26 * (text - 1)
    strip = 26 + 14 * text if halls > 1 else 0.0
    foot = 34 + 14 * text
    body = area.below(head + strip + 10).above(foot + 12)
    columns = 3 if area.w < 1400 else 4
    shelf = body.left(columns * (THUMB + THUMB_GAP) + 52)
    top = area.top(head)
    wings = top.end(min(area.w * 0.74, 560 * (1 + 0.6 * (text - 1))))
    return GalleryLayout(
        top.before(wings.w + 14), wings, area.below(head + 2).top(strip), shelf, body.after(shelf.w + 14),
        area.foot(foot), columns,
    )  # fmt: skip


class GalleryScene(Scene[None]):
    """Closes when the person has seen enough."""

    name = "gallery"

    def __init__(self, wings: Sequence[Wing], title: str = "Gallery") -> None:
        """Opens at the first piece of the first hall. Raises ValueError when there is nothing on show."""
        super().__init__()
        if not wings or not all(wing.halls for wing in wings):
            raise ValueError("a gallery needs halls in every wing")
        if not all(hall.exhibits for wing in wings for hall in wing.halls):
            raise ValueError("a gallery needs pieces in every hall")
        self.wings = {wing.key: wing for wing in wings}
        self._enter(wings[0])
        self.title = title
        self.close_up = False
        self._shift = (0.0, 0.0)
        self._room = (0.0, 0.0)
        self._grabbed: tuple[int, int] | None = None
        self._shelf = Scroll("shelf")
        self._told = Scroll("told")
        self.first_focus = f"piece:{self.exhibit.key}"

    def _enter(self, wing: Wing) -> None:
        self.wing = wing
        self.game = wing.game
        self.halls = {hall.key: hall for hall in wing.halls}
        self.hall = wing.halls[0]
        self.place = 0

    @property
    def exhibit(self) -> Exhibit:
        """The piece that is chosen."""
        return self.hall.exhibits[self.place]

    @property
    def announce(self) -> str:
        """The chosen piece and what it is."""
        return f"{self.exhibit.name}. {self.exhibit.told}"

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """The shelf with the piece beside it, or the piece alone at 1:1."""
        with page.layer(Layer.TABLE):
            page.cover("scene/table", (150, 150, 175, 255))
        if self.close_up:
            self._draw_close_up(page)
            return
        layout = gallery_layout(page.metrics, len(self.halls))
        size = SCREEN_TITLE.size * min(1.0, 1.4 / page.text)
        style = page.fitted(self.title, SCREEN_TITLE.but(size=size), layout.title.w)
        page.words(self.title, style, layout.title, down=0.6, wrap=False)
        if len(self.wings) > 1:
            wings = [(wing.key, wing.title) for wing in self.wings.values()]
            segment(page, "wing", wings, self.wing.key, layout.wings)
        if len(self.halls) > 1:
            options = [(hall.key, hall.title) for hall in self.halls.values()]
            tabs(page, "tab", options, self.hall.key, layout.tabs)
        self._draw_shelf(page, layout)
        self._draw_stage(page, layout.stage)
        self._draw_foot(page, layout.foot)

    def _draw_shelf(self, page: Page, layout: GalleryLayout) -> None:
        inner = panel(page, layout.shelf)
        rows = -(-len(self.hall.exhibits) // layout.columns)
        step = THUMB + THUMB_GAP

        def draw(content: Box) -> None:
            for n, exhibit in enumerate(self.hall.exhibits):
                x, y = content.x + n % layout.columns * step, content.y + n // layout.columns * step
                self._thumb(page, exhibit, Box(x + 4, y + 4, THUMB, THUMB), n == self.place)

        scrolling(page, self._shelf, inner, rows * step + 4, draw)

    def _thumb(self, page: Page, exhibit: Exhibit, box: Box, chosen: bool) -> None:
        state = page.spot(f"piece:{exhibit.key}", "card", exhibit.name, box, selected=chosen, repeat=True)
        page.plate("row-chosen" if chosen else "row-over" if state.over else "row", box)
        if exhibit.thumb is not None:
            exhibit.thumb(page, box.inset(7))
        else:
            exhibit.draw(page, box.inset(7).fit(*exhibit.size))
        if chosen:
            page.plate("frame-gold", box)
        if state.focused:
            page.focus_ring(box.inset(2), 8)

    def _draw_stage(self, page: Page, stage: Box) -> None:
        room = panel(page, stage, kind="panel-secret").inset(6, 4, 6, 4)
        below, beside = self._below(page, room), self._beside(page, room)
        picture, words = max((below, beside), key=lambda boxes: boxes[0].w)
        self.exhibit.draw(page, picture)
        length = self._words(page, words, draw=False)
        if length <= words.h:
            words = words.place(words.w, length, 0.5, 0.45 if words.y == room.y else 0.0)

        def draw(content: Box) -> None:
            self._words(page, content, draw=True)

        scrolling(page, self._told, words, length, draw)

    def _below(self, page: Page, room: Box) -> tuple[Box, Box]:
        """Picture and words one above the other."""
        high = min(self._words(page, room, draw=False), room.h * 0.5)
        return self._picture(page, room.above(high + 10)), room.foot(high)

    def _beside(self, page: Page, room: Box) -> tuple[Box, Box]:
        """Picture and words side by side."""
        wide = min(room.w * 0.5, 360 * min(page.text, 1.4))
        return self._picture(page, room.before(wide + 18)), room.end(wide)

    def _picture(self, page: Page, room: Box) -> Box:
        w, h = self.exhibit.size
        box = room.fit(w, h)
        most = w * LARGEST / page.metrics.u
        return box if box.w <= most else room.place(most, most * h / w)

    def _words(self, page: Page, box: Box, draw: bool) -> float:
        """Write name, sentence and facts down the box, or only measure them; returns their height."""
        y = box.y
        shown = self.exhibit
        name = page.fitted(shown.name, NAME.but(size=30), box.w - 14, 0.5)
        for words, style, gap in (
            (shown.name, name, 4),
            (shown.told, TOLD, 6),
            (shown.more, MORE.inked(SOFT), 0),
        ):
            if not words:
                continue
            h = page.measure(words, style, box.w - 14)[1]
            if draw:
                page.words(words, style, Box(box.x, y, box.w - 14, h))
            y += h + gap
        return y - box.y

    def _draw_foot(self, page: Page, foot: Box) -> None:
        h = min(button_height(page), foot.h)
        row = foot.place(foot.w, h, 0.0, 1.0)
        w = button_width(page, "Back", "second", "back") + 30
        button(page, "button:back", "Back", row.left(w), icon="back")
        w = button_width(page, "Look closer", "second", "search") + 24
        button(page, "button:zoom", "Look closer", row.end(w), icon="search")
        self._turners(page, row.before(w + 12).end(2 * 52.0))

    def _turners(self, page: Page, box: Box) -> None:
        left, right = box.columns(2, 8)
        first, last = self.place == 0, self.place == len(self.hall.exhibits) - 1
        icon_button(
            page, "button:previous", "left", "The piece before", left,
            enabled=not first, why_not="This is the first piece here.", repeat=True,
        )  # fmt: skip
        icon_button(
            page, "button:next", "right", "The next piece", right,
            enabled=not last, why_not="This is the last piece here.", repeat=True,
        )  # fmt: skip

    def _draw_close_up(self, page: Page) -> None:
        """The master pixel by pixel; what does not fit is moved with pointer, wheel or arrow keys."""
        u = page.metrics.u
        foot = 46 + 14 * page.text
        room = page.screen.above(foot)
        w, h = self.exhibit.size[0] / u, self.exhibit.size[1] / u
        self._room = max(0.0, (w - room.w) / 2 + 12), max(0.0, (h - room.h) / 2 + 12)
        if w <= room.w and h <= room.h:
            self._room = 0.0, 0.0
        self._move(0, 0)
        page.fill(page.screen, VEIL)
        with page.clip(room):
            # Whole pixels, so that nothing is scaled.
            box = room.place(w, h).moved(*self._shift)
            x, y = page.metrics.point(box.x, box.y)
            self.exhibit.draw(page, Box(x / u, y / u, w, h))
        page.spot("button:picture", "button", self.exhibit.name, room, drag=True, z=-1)
        row = page.screen.foot(foot).inset(24, 8, 24, 10)
        wide = button_width(page, "Back", "second", "back") + 30
        button(page, "button:back", "Back", row.left(wide), icon="back")
        self._turners(page, row.end(2 * 52.0))
        size = f"{self.exhibit.name}, {self.exhibit.size[0]} × {self.exhibit.size[1]} pixels, one to one"
        words = row.after(wide + 20).before(2 * 52.0 + 16)
        page.words(size, page.fitted(size, MORE, words.w, 0.4), words, across=0.5, down=0.5, wrap=False)

    # -- acting ---------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose a hall and a piece, look closer, move the master, go back."""
        if self.close_up and self._pan(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:back") | g.Back():
                if self.close_up:
                    self._look(False)
                else:
                    self.close(None)
            case g.Clicked(spot):
                self._clicked(spot)
            case g.Hovered(str(spot)) if spot.startswith("piece:") and self.stack.moved_by_keyboard:
                self._clicked(spot)
            case g.Looked(str(spot)) if spot.startswith("piece:"):
                self._clicked(spot)
                self._look(True)
            case g.Looked():
                self._look(not self.close_up)
            case g.Pressed(key) if key.name in ("page up", "page down"):
                self._turn(-1 if key.name == "page up" else 1)
            case _:
                if not (self._shelf.take(gesture) or self._told.take(gesture)):
                    return False
        self.change()
        return True

    def _clicked(self, spot: str) -> None:
        kind, _, key = spot.partition(":")
        if kind == "wing" and key in self.wings:
            self._enter(self.wings[key])
            self._shelf.offset = self._told.offset = 0.0
        elif kind == "tab" and key in self.halls:
            self.hall, self.place = self.halls[key], 0
            self._shelf.offset = self._told.offset = 0.0
        elif kind == "piece":
            places = [n for n, exhibit in enumerate(self.hall.exhibits) if exhibit.key == key]
            self._turn(places[0] - self.place if places else 0)
        elif spot in ("button:zoom", "button:picture"):
            self._look(not self.close_up)
        elif spot in ("button:previous", "button:next"):
            self._turn(-1 if spot == "button:previous" else 1)

    def _turn(self, way: int) -> None:
        self.place = min(len(self.hall.exhibits) - 1, max(0, self.place + way))
        self._told.offset = 0.0
        self._shift = (0.0, 0.0)

    def _look(self, close_up: bool) -> None:
        self.close_up = close_up
        self._shift = (0.0, 0.0)
        self._grabbed = None
        self.stack.focus = "button:picture" if close_up else f"piece:{self.exhibit.key}"

    def _pan(self, gesture: g.Gesture) -> bool:
        u = self.stack.metrics.u
        match gesture:
            case g.Dragged("button:picture", x, y, _):
                before, self._grabbed = self._grabbed, (x, y)
                if before is not None:
                    self._move((x - before[0]) / u, (y - before[1]) / u)
            case g.Dropped("button:picture") | g.DragLost("button:picture"):
                self._grabbed = None
            case g.Wheeled(_, steps):
                self._move(0, steps * DISTANCE)
            case g.Pressed(key) if key.name in ARROWS and any(self._room):
                dx, dy = ARROWS[key.name]
                self._move(dx * DISTANCE, dy * DISTANCE)
            case _:
                return False
        return True

    def _move(self, dx: float, dy: float) -> None:
        x, y = self._shift[0] + dx, self._shift[1] + dy
        self._shift = (
            min(self._room[0], max(-self._room[0], x)),
            min(self._room[1], max(-self._room[1], y)),
        )
