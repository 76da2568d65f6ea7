"""The guest book: the inns that were finished, as pictures to look at and to keep."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.public import Hung, Laid
from fae_tabletop.games.enchanted_ivy.scene.innpicture import draw_inn
from fae_tabletop.games.enchanted_ivy.scene.ivyart import TONE
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, PARCHMENT_INK, ROW_NAME, SCREEN_TITLE, SECOND, colour
from fae_tabletop.ui.widgets import button, button_height

WOOD = colour("#5A3A1E")
CAPTION = 70.0
"""The height of what is written below a framed inn, logical pixels at usual text."""


class BookInn(NamedTuple):
    """A finished inn: its name, what is told below it, and how it stands."""

    key: str
    title: str
    told: str
    laid: tuple[Laid, ...]
    door: Hung | None
    tone: str = TONE


class GuestBook(Scene[None]):
    """Shows the inns; a click opens the page of one."""

    name = "guest-book"
    game = "enchanted-ivy"
    first_focus = "button:back"

    def __init__(
        self, inns: Sequence[BookInn], keep: Callable[[str], None], reset: Callable[[], None]
    ) -> None:
        """``keep`` writes the picture of an inn; ``reset`` asks whether the story is to begin afresh."""
        super().__init__()
        self.inns = tuple(inns)
        self.keep = keep
        self.reset = reset
        self._scroll = Scroll("book")

    @property
    def announce(self) -> str:
        """How many inns hang there."""
        return f"The guest book: {len(self.inns)} inns."

    def build(self, page: Page) -> None:
        """The inns as framed pictures in rows."""
        with page.layer(Layer.TABLE):
            page.cover("scene/ivy-desk")
        foot = button_height(page, "second") + 22
        room = page.screen.inset(28, 14, 28, foot + 6)
        used = page.words(
            "The guest book", page.fitted("The guest book", SCREEN_TITLE, room.w, 0.5), room, wrap=False
        )
        room = room.below(used.h + 8)
        if not self.inns:
            page.words("The pages are empty. A finished inn hangs here.", SECOND.but(size=18), room)
        # Few inns hang large, many in rows.
        most = max(1, int(room.w / (280.0 * (0.6 + 0.4 * page.text))))
        across = min(most, max(2, math.ceil(math.sqrt(len(self.inns) * 1.6))))
        foot_h = CAPTION * page.text
        wide = (room.w - 14 - 16 * (across - 1)) / across
        wide = max(220.0, min(wide, (room.h - foot_h - 16) / 0.78))
        high = wide * 0.78 + foot_h
        shown = min(across, len(self.inns))
        left = (room.w - 14 - shown * wide - 16 * (shown - 1)) / 2
        length = -(-len(self.inns) // across) * (high + 12)

        def draw(content: Box) -> None:
            for n, inn in enumerate(self.inns):
                x, y = content.x + left + n % across * (wide + 16), content.y + n // across * (high + 12)
                self._inn(page, Box(x, y, wide, high), inn)

        if self.inns:
            scrolling(page, self._scroll, room, length, draw, shade=None)
        row = page.screen.foot(foot).inset(28, 0, 28, 14)
        button(page, "button:back", "Back", row.left(min(220 * page.text, row.w * 0.4)), kind="main")
        again = "Begin the story afresh"
        if self.inns:
            button(page, "button:reset", again, row.end(min(260 * page.text, row.w * 0.45)), kind="quiet")

    def _inn(self, page: Page, box: Box, inn: BookInn) -> None:
        state = page.spot(f"inn:{inn.key}", "button", f"{inn.title}, {inn.told}: look closer", box)
        page.fill(box, WOOD, 8, colour("#E8C77A"), 2)
        page.fill(box.inset(9), colour("#F2E4C4" if not state.over else "#FFF4D6"), 4, colour("#B08A4E"), 2)
        picture = box.top(box.w * 0.78).inset(20, 20, 20, 0)
        draw_inn(page, picture, inn.laid, inn.door, inn.tone)
        page.fill(picture.grown(2), (0, 0, 0, 0), 3, colour("#8A6A3A"), 2)
        words = box.below(box.w * 0.78).inset(22, 4, 22, 12)
        style = page.fitted(inn.title, ROW_NAME.but(size=21, ink=PARCHMENT_INK), words.w, 0.4)
        used = page.words(inn.title, style, words, wrap=False)
        low = page.fitted(inn.told, BODY.but(size=17, ink=PARCHMENT_INK), words.w, 0.4)
        page.words(inn.told, low, words.below(used.h), wrap=False)
        if state.focused:
            page.focus_ring(box, 8)

    def handle(self, gesture: g.Gesture) -> bool:
        """Open a page, or go back."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked("button:reset"):
                self.reset()
            case g.Clicked(spot) if spot.startswith("inn:"):
                places = [inn.key for inn in self.inns]
                self.push(BookPage(self.inns, places.index(spot.removeprefix("inn:")), self.keep))
            case g.Hovered():
                self.change()
            case _:
                return False
        return True


class BookPage(Scene[None]):
    """One inn of the guest book as large as the window allows, to leaf through and to keep as a picture."""

    name = "guest-book-page"
    game = "enchanted-ivy"
    first_focus = "button:keep"

    def __init__(self, inns: Sequence[BookInn], place: int, keep: Callable[[str], None]) -> None:
        """``place`` is the inn that is shown at first."""
        super().__init__()
        self.inns, self.place, self.keep = tuple(inns), place, keep

    @property
    def announce(self) -> str:
        """Which inn hangs there, and what it came to."""
        inn = self.inns[self.place]
        return f"{inn.title}, {inn.told}. Page {self.place + 1} of {len(self.inns)}."

    def build(self, page: Page) -> None:
        """The picture in its frame, with its words below, and the buttons."""
        with page.layer(Layer.TABLE):
            page.cover("scene/ivy-desk")
        inn = self.inns[self.place]
        foot = button_height(page, "main") + 22
        room = page.screen.inset(28, 18, 28, foot + 8)
        title, line = ROW_NAME.but(size=27, ink=PARCHMENT_INK), BODY.but(size=18, ink=PARCHMENT_INK)
        words_h = page.measure(inn.title, title)[1] + page.measure(inn.told, line)[1] + 14
        sheet = room.place(min(room.w, (room.h - words_h) * 1.5), room.h)
        page.fill(sheet, colour("#F2E4C4"), 8, colour("#B08A4E"), 2)
        picture = sheet.inset(14, 14, 14, words_h + 6)
        draw_inn(page, picture, inn.laid, inn.door, inn.tone)
        page.fill(picture.grown(3), (0, 0, 0, 0), 4, colour("#8A6A3A"), 3)
        words = sheet.foot(words_h).inset(20, 2)
        style = page.fitted(inn.title, title, words.w, 0.4)
        used = page.words(inn.title, style, words, across=0.5, wrap=False)
        low = page.fitted(inn.told, line, words.w, 0.4)
        page.words(inn.told, low, words.below(used.h), across=0.5, wrap=False)
        row = page.screen.foot(foot).inset(28, 0, 28, 14)
        back, earlier, later, keep = row.columns(4, 14)
        offered = ("Back", "Earlier", "Later", "Keep a picture")
        button(page, "button:back", "Back", back, kind="second", peers=offered)
        for spot, told, box, may in (
            ("button:earlier", "Earlier", earlier, self.place > 0),
            ("button:later", "Later", later, self.place < len(self.inns) - 1),
        ):
            why = "There is no other page that way."
            button(page, spot, told, box, kind="second", enabled=may, why_not=why, peers=offered)
        button(page, "button:keep", "Keep a picture", keep, kind="main", default=True, peers=offered)

    def handle(self, gesture: g.Gesture) -> bool:
        """Leaf through, keep a picture, or go back."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked("button:keep"):
                self.keep(self.inns[self.place].key)
            case g.Clicked("button:earlier" | "button:later" as spot):
                way = 1 if spot == "button:later" else -1
                self.place = min(len(self.inns) - 1, max(0, self.place + way))
                self.stack.sound("flip")
                self.change()
            case g.Clicked(_) | g.Hovered():
                self.change()
            case _:
                return False
        return True
