"""A page of the storybook: a picture of the inn left, words right, who arrives and what the inn wants below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.public import Hung, IvySetup, Laid
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.innpicture import draw_inn
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import (
    BODY,
    BODY_FACE,
    CAPS_FACE,
    ITALIC_FACE,
    PARCHMENT_INK,
    ROW_NAME,
    SMALL_CAPS,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height

Turned = Literal["on", "back"]
PAPER, PAPER_EDGE, COVER = colour("#F2E4C4"), colour("#B08A4E"), colour("#12392F")
LABEL = Style(CAPS_FACE, 13, colour("#7A4A1E"), tracking=0.14, leading=1.1, capitals=True)
TITLE = Style(SMALL_CAPS, 34, colour("#3A1830"), leading=1.02)
WORDS = Style(BODY_FACE, 21, PARCHMENT_INK, leading=1.28)
BROWN = colour("#5A4030")


class Storybook(Scene[Turned]):
    """Pages before or after an inn; closes with `on` after the last one, with `back` before the first."""

    name = "storybook"
    game = "enchanted-ivy"
    first_focus = "button:on"

    def __init__(
        self,
        tale: Tale,
        pages: Sequence[str],
        setup: IvySetup,
        last: str,
        *,
        laid: Sequence[Laid] = (),
        door: Hung | None = None,
        arriving: tuple[GuestId, str] | None = None,
        wishes: bool = True,
    ) -> None:
        """``last`` are the words of the button on the last page; ``laid`` is the inn of the picture, if any stands.

        ``arriving`` is who comes, and what is said of it.
        """
        super().__init__()
        self.tale = tale
        self.pages = tuple(pages)
        self.setup = setup
        self.last = last
        self.laid = tuple(laid)
        self.door = door
        self.arriving = arriving
        self.wishes = wishes
        self.place = 0
        self._scroll = Scroll("story")

    @property
    def announce(self) -> str:
        """The words of the page."""
        return f"{self.tale.label}. {self.tale.title}. {self.pages[self.place]}"

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the spread and the buttons below it."""
        with page.layer(Layer.TABLE):
            page.shape(("ivy-desk",), page.screen, _desk)
        foot = button_height(page, "main") + 8
        spread = page.screen.inset(
            max(24.0, (page.screen.w - 1160) / 2), 22, max(24.0, (page.screen.w - 1160) / 2), foot + 26
        )
        page.fill(spread.grown(10), COVER, 12, colour("#EBC46C", 0.8), 2)
        left, right = spread.columns(2)
        for leaf, side in ((left, 0), (right, 1)):
            page.shape(("ivy-leaf", side), leaf, _leaf(side))
        self._picture(page, left.inset(34, 26, 24, 30))
        self._words(page, right.inset(36, 24, 34, 22))
        row = Box(page.screen.x + 40, spread.bottom + 20, page.screen.w - 80, foot)
        words = "Turn the page" if self.place < len(self.pages) - 1 else self.last
        main = min(360.0 * (0.7 + 0.3 * page.text), row.w * 0.44)
        button(page, "button:on", words, row.place(main, foot - 6), kind="main", default=True)
        beside = min(210.0 * (0.7 + 0.3 * page.text), row.w * 0.26)
        back = "Back a page" if self.place else "Back"
        button(page, "button:back", back, row.place(beside, foot - 12, 0.0), kind="second")
        if len(self.pages) > 1:
            count = f"Page {self.place + 1} of {len(self.pages)}"
            style = page.fitted(count, BODY.but(face=ITALIC_FACE, size=17), beside, 0.5)
            page.words(count, style, row.place(beside, foot, 1.0), across=1.0, down=0.5, wrap=False)

    def _picture(self, page: Page, box: Box) -> None:
        """Draw the inn, or its plan, in a window."""
        page.fill(box.grown(5), colour("#8A6A3A"), 14)
        with page.clip(box):
            tone = self.tale.tone
            draw_inn(page, box, self.laid, self.door, tone)
            if not self.laid:
                line = box.bottom - box.h * 0.16
                rows = self.setup.layout
                card = min(box.w * 0.8 / len(rows[0]), box.h * 0.62 / (len(rows) + 0.4) / SHAPE)
                self._plan(page, box, line, card)
        page.fill(box.grown(3), (0, 0, 0, 0), 12, colour("#EBC46C"), 3)

    def _plan(self, page: Page, box: Box, line: float, card: float) -> None:
        """Draw the plan of an inn that is still to be built: dashed spaces, and crosses where gaps will be."""
        rows = self.setup.layout
        x, y = box.cx - len(rows[0]) * card / 2, line + 6 - len(rows) * card * SHAPE
        for row, marks in enumerate(rows):
            for column, mark in enumerate(marks):
                space = Box(x + column * card, y + row * card * SHAPE, card, card * SHAPE).inset(2.5)
                if mark == "#":
                    page.fill(space, colour("#BFF2B8", 0.16), 4)
                    page.dashed(space, colour("#BFF2B8", 0.9), 4, 1.6)
                elif mark == "x":
                    cross = space.place(space.w * 0.34, space.w * 0.34)
                    for points in (
                        ((cross.x, cross.y), (cross.right, cross.bottom)),
                        ((cross.right, cross.y), (cross.x, cross.bottom)),
                    ):
                        page.line(points, colour("#E6DCF6", 0.9), 2.5)

    def _words(self, page: Page, box: Box) -> None:
        h = page.words(
            self.tale.label, page.fitted(self.tale.label, LABEL, box.w, 0.5), box, across=0.5, wrap=False
        ).h
        room = box.below(h + 6)
        title = TITLE.but(size=TITLE.size / max(1.0, page.text / 1.25))
        used = page.words(self.tale.title, title, room, across=0.5, balance=True)
        room = room.below(used.h + 6)
        page.line(((room.cx - 70, room.y + 3), (room.cx + 70, room.y + 3)), PAPER_EDGE, 1.5)
        room = room.below(16)
        foot = self._foot(Page(page.kit, page.metrics, page.look, page.palette), room)
        last = self.place == len(self.pages) - 1
        if last and foot <= room.h * 0.55:
            self._foot(page, room.foot(foot))
            room = room.above(foot + 10)
        words = self.pages[self.place]
        style = WORDS
        while page.measure(words, style, room.w)[1] > room.h and style.size > 18:
            style = style.but(size=style.size - 1)
        length = page.measure(
            words, style, room.w - (14 if page.measure(words, style, room.w)[1] > room.h else 0)
        )[1]
        scrolling(
            page,
            self._scroll,
            room,
            length,
            lambda on: _written(page, words, style, on),
            shade=colour("#F2E4C4", 0.98),
        )

    def _foot(self, page: Page, box: Box) -> float:
        """Draw who arrives and what the inn wants; returns the height."""
        y = 0.0
        if self.arriving is not None:
            side = 62.0
            guest, told = self.arriving
            draw_token(page, guest, Box(box.x, box.y, side, side))
            words = box.after(side + 12)
            head = f"{name_of(guest)}, arriving"
            used = page.words(
                head, page.fitted(head, ROW_NAME.but(size=19, ink=BROWN), words.w, 0.5), words, wrap=False
            )
            low = page.words(
                told, BODY.but(face=ITALIC_FACE, size=16.5, ink=PARCHMENT_INK), words.below(used.h)
            )
            y = max(side, used.h + low.h) + 8
        if self.wishes:
            y += page.words("This inn wants", LABEL, box.below(y)).h + 4
            for told in self._wanted():
                y += page.words(told, BODY.but(size=16, ink=PARCHMENT_INK), box.below(y)).h + 2
        return y

    def _wanted(self) -> list[str]:
        setup = self.setup
        goals = []
        if setup.success is not None:
            goals.append(f"**Success** {setup.success} points")
        if setup.high_score is not None:
            goals.append(f"**High Score** {setup.high_score} points")
        found = [" · ".join(goals)] if goals else []
        return found + [f"**{one.name}** {one.text}" for one in setup.challenges]

    # -- turning --------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Turn pages; close at either end."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:on"):
                self._turn(1)
            case g.Clicked("button:back") | g.Back():
                self._turn(-1)
            case g.Clicked(_):
                pass
            case _:
                return False
        return True

    def _turn(self, way: int) -> None:
        place = self.place + way
        if place < 0:
            self.close("back")
        elif place >= len(self.pages):
            self.close("on")
        else:
            self.place = place
            self._scroll.to(0)
            self.stack.sound("flip")
            self.change()


def _written(page: Page, words: str, style: Style, box: Box) -> None:
    page.words(words, style, box)


def _desk(surface: pygame.Surface, k: float) -> None:
    w, h = surface.get_size()
    surface.fill(colour("#241418"))
    for n in range(9):
        pygame.draw.line(surface, colour("#2E1A1E"), (0, h * n / 9), (w, h * n / 9), max(1, round(3 * k)))


def _leaf(side: int) -> Paint:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        surface.fill(PAPER)
        for n in range(30):
            shade = round(70 * (1 - n / 30) ** 2)
            x = w - 1 - n * w // 300 if side == 0 else n * w // 300
            line = pygame.Surface((max(1, w // 300), h), pygame.SRCALPHA, 32)
            line.fill((90, 60, 30, shade))
            surface.blit(line, (x, 0))
        pygame.draw.rect(surface, PAPER_EDGE, surface.get_rect(), max(1, round(k)))

    return paint
