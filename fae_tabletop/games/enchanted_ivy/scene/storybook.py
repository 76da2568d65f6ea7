"""The storybook: a painted picture in the window of its left page, words right, who comes and what the inn wants."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Literal

from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.public import Hung, IvySetup, Laid
from fae_tabletop.games.enchanted_ivy.scene.booktext import BROWN, PAPER_EDGE, draw_goals, set_words
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.innpicture import draw_inn
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import (
    BODY,
    BODY_FACE,
    CAPS_FACE,
    ITALIC_FACE,
    PARCHMENT_INK,
    ROW_NAME,
    SMALL_CAPS,
    Colour,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height

Turned = Literal["on", "back"]
PAPER = colour("#F2E4C4")
BOOK = "scene/ivy-book"
WIDEST = 2.05
"""How wide the book is at most, in heights of it."""
WINDOW = (86 / 1400, 58 / 760, 560 / 1400, 632 / 760)
"""Where the window of the left page is, in shares of the book."""
PAGE = (0.536, 0.082, 0.408, 0.82)
LEAVES = (0.022, 0.05, 0.956, 0.89)
"""Where words are on the right page, and where both pages are."""
STRIP, TONES_OF_LEAF = 12.0, 32
"""The width of what has one tone on a leaf that turns, and how many tones there are."""
TURN = 0.42
"""Seconds in which a leaf turns, at speed 1."""
LABEL = Style(CAPS_FACE, 13, colour("#7A4A1E"), tracking=0.14, leading=1.1, capitals=True)
TITLE = Style(SMALL_CAPS, 36, colour("#3A1830"), leading=1.02)
WORDS = Style(BODY_FACE, 25, PARCHMENT_INK, leading=1.28)
LARGEST, FILLED = 31.0, 0.84
"""The largest letters of a short page, and how much of the room its words fill at most in letters above the usual."""
VIGNETTE, CROP = 0.5, 0.74
"""The height of a small painting in widths of it, and where its middle lies in the whole one, as a share."""
NUMBER = (0.9, 0.04)
"""Where the number of a leaf stands: top and height, in shares of the book."""


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
        parting: tuple[GuestId, str] | None = None,
        wishes: bool = True,
        speed: float = 0.0,
    ) -> None:
        """``last`` are the words of the button on the last page; ``laid`` is the inn of the picture, if any stands.

        ``arriving`` is who comes, ``parting`` who goes, each with what is said. Pages turn with ``speed``, at
        once with 0.
        """
        super().__init__()
        self.tale = tale
        self.pages = tuple(pages)
        self.setup = setup
        self.last = last
        self.laid = tuple(laid)
        self.door = door
        self.arriving = arriving
        self.parting = parting
        self.wishes = wishes
        self.speed = speed
        self.place = 0
        self._way, self._turned = 0, TURN
        self._scroll = Scroll("story")

    @property
    def announce(self) -> str:
        """The words of the page."""
        return f"{self.tale.label}. {self.tale.title}. {self.pages[self.place]}"

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the spread and the buttons below it."""
        foot = button_height(page, "main") + 8
        spread = spread_of(page)
        with page.layer(Layer.TABLE):
            page.cover("scene/ivy-desk")
            self._picture(page, part_of(spread, WINDOW))
            page.image(BOOK, spread)
        self._words(page, part_of(spread, PAGE))
        self._leaf(page, spread)
        row = page.screen.foot(foot + 10).inset(40, 0, 40, 10)
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

    def _leaf(self, page: Page, spread: Box) -> None:
        """Write the number of the leaf at its foot; a picture fills the other one, and pictures have none."""
        left, _, wide, _ = PAGE
        top, high = NUMBER
        style = BODY.but(size=15 * _large(page) / page.text, ink=BROWN)
        foot = part_of(spread, (left, top, wide, high))
        page.words(str(2 * self.place + 2), style, foot, across=0.5, down=0.6, wrap=False)

    def _painting(self, page: Page, when: str) -> str | None:
        """Return the painting of a chapter as it opens (``before``) or ends (``after``), if there is one."""
        name = f"scene/ivy-{self.setup.scenario}-{when}"
        return name if page.kit.pictures.exists(name) else None

    def _ending(self, page: Page) -> str | None:
        """Return the painting for which the last page after an inn leaves room below its words."""
        last = self.laid and self.place == len(self.pages) - 1
        return self._painting(page, "after") if last else None

    def _picture(self, page: Page, box: Box) -> None:
        """Draw how the chapter opens, the person's own inn after it was built, or its plan."""
        painting = None if self.laid or self.place else self._painting(page, "before")
        if painting is not None:
            wide, high = page.kit.pictures.natural(painting)
            k = max(box.w / wide, box.h / high)
            with page.clip(box):
                page.image(painting, box.place(wide * k, high * k))
            return
        draw_inn(page, box, self.laid, self.door, self.tale.tone)
        if not self.laid:
            rows = self.setup.layout
            card = min(box.w * 0.8 / len(rows[0]), box.h * 0.62 / (len(rows) + 0.4) / SHAPE)
            with page.clip(box):
                self._plan(page, box, box.bottom - box.h * 0.16, card)

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
        k = box.w / 560
        low = box.bottom - 14 * k
        page.image("scene/ivy-pile", Box(box.x + 40 * k, low - 84 * k, 160 * k, 80 * k))
        page.image("scene/ivy-figure", Box(box.right - 160 * k, low - 152 * k, 139 * k, 152 * k))

    def _words(self, page: Page, box: Box) -> None:
        large = _large(page)
        label = page.fitted(self.tale.label, LABEL.but(size=LABEL.size * large), box.w, 0.5)
        h = page.words(self.tale.label, label, box, across=0.5, wrap=False).h
        room = box.below(h + 6)
        title = TITLE.but(size=TITLE.size * large / max(1.0, page.text / 1.25))
        used = page.words(self.tale.title, title, room, across=0.5, balance=True)
        room = room.below(used.h + 6)
        flourish = room.top(min(24.0, 22 * page.text) * large).fit(360, 44)
        page.image("scene/ivy-book-divider", flourish)
        room = room.below(flourish.h + 6)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        foot = self._foot(blank, room)
        if foot <= room.h * 0.5:
            self._foot(page, room.foot(foot))
            self._tale(page, room.above(foot + 10) if foot else room)
        else:
            self._tale(page, room, foot)

    def _tale(self, page: Page, room: Box, foot: float = 0.0) -> None:
        """Write the page, larger where it is short, smaller or scrolled where it is long; below it, what room is for.

        A ``foot`` of that height that has no place of its own is scrolled with the words.
        """
        words, initial = self.pages[self.place], self.place == 0
        blank = Page(page.kit, page.metrics, page.look, page.palette)

        def height(style: Style, width: float) -> float:
            return set_words(blank, words, style, Box(0, 0, width, room.h), initial=initial)

        large = _large(page)
        style = WORDS.but(size=LARGEST * large / max(1.0, page.text / 1.25))
        filled = FILLED if self._ending(page) is None else 0.0
        while height(style, room.w) > room.h * filled and style.size > WORDS.size * large:
            style = style.but(size=style.size - 1)
        style = style.but(size=max(style.size, WORDS.size * large))
        # The small painting of an ending is worth letters a little smaller than usual.
        while self._ending(page) is not None and height(style, room.w) > room.h - 112 and style.size > 21:
            style = style.but(size=style.size - 1)
        while height(style, room.w) > room.h and style.size > 18:
            style = style.but(size=style.size - 1)
        length = height(style, room.w)
        if length + foot > room.h:
            length = height(style, room.w - BAR)

        def write(on: Box) -> None:
            set_words(page, words, style, on, initial=initial)
            if foot:
                self._foot(page, on.below(length + 10))

        whole = length + (self._foot(blank, room.before(BAR)) + 10 if foot else 0.0)
        scrolling(page, self._scroll, room, whole, write, shade=PAPER)
        self._below(page, room.below(min(room.h, whole)))

    def _below(self, page: Page, spare: Box) -> None:
        """Draw in the room that the words leave how the chapter ended, small and framed, or a sprig."""
        painting = self._ending(page)
        wide = min(spare.w * 0.8, (spare.h - 24) / VIGNETTE)
        high = 64.0 * _large(page)
        if painting is not None and wide > 140:
            frame = spare.place(wide, wide * VIGNETTE)
            natural = page.kit.pictures.natural(painting)
            tall = wide * natural[1] / natural[0]
            with page.clip(frame):
                page.image(painting, Box(frame.x, frame.cy - tall * CROP, wide, tall))
            page.fill(frame.grown(2), (0, 0, 0, 0), 4, PAPER_EDGE, 3)
        elif spare.h > high + 20:
            sprig = Box(spare.x, spare.y + (spare.h - high) * 0.4, spare.w, high).fit(240, 90)
            page.image(f"scene/ivy-book-tail-{self._number % 5}", sprig)

    @property
    def _number(self) -> int:
        """Which sprig stands below the words: another one for every chapter and page."""
        return sum(map(ord, self.setup.scenario)) + self.place

    def _foot(self, page: Page, box: Box) -> float:
        """Draw what the inn wants, or who arrives or parts; returns the height.

        A chapter opens with its goals; its last page tells who comes and the other wishes.
        """
        y = 0.0
        last = self.place == len(self.pages) - 1
        for told, how in ((self.arriving, "arriving"), (self.parting, "at the door, leaving")):
            if told is not None and last:
                y += self._voice(page, box.below(y), *told, how)
        if not self.wishes or not (self.place == 0 or (last and self.setup.challenges)):
            return y
        large = _large(page)
        small = BODY.but(size=16 * large, ink=PARCHMENT_INK)
        y += page.words("This inn wants", LABEL.but(size=LABEL.size * large), box.below(y)).h + 4
        if self.place == 0:
            y += draw_goals(page, box.below(y), self.setup, large)
        if last:
            for one in self.setup.challenges:
                y += page.words(f"**{one.name}** {one.text}", small, box.below(y)).h + 2
        return y

    def _voice(self, page: Page, box: Box, guest: GuestId, told: str, how: str) -> float:
        """Draw a guest and what is said; returns the height."""
        large = _large(page)
        small = BODY.but(face=ITALIC_FACE, size=18 * large, ink=PARCHMENT_INK)
        side = 62.0 * large
        draw_token(page, guest, Box(box.x, box.y, side, side))
        words = box.after(side + 12)
        head = f"{name_of(guest)}, {how}"
        name = page.fitted(head, ROW_NAME.but(size=19 * large, ink=BROWN), words.w, 0.5)
        used = page.words(head, name, words, wrap=False)
        low = page.words(told, small, words.below(used.h))
        return max(side, used.h + low.h) + 8

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
            self._way, self._turned = way, 0.0 if self.speed else TURN
            self.stack.sound("flip")
            self.change()

    @property
    def moving(self) -> bool:
        """Whether a leaf turns."""
        return self._turned < TURN

    def update(self, seconds: float) -> None:
        """Let the leaf turn on."""
        if self.moving:
            self._turned += seconds * self.speed
            self.change()

    def movers(self, page: Page) -> None:
        """Draw the leaf that turns: it rises from one page, stands on the fold, and falls on the other."""
        if not self.moving:
            return
        share = self._turned / TURN if self._way > 0 else 1 - self._turned / TURN
        paper = part_of(spread_of(page), LEAVES)
        wide = paper.w / 2 * abs(math.cos(math.pi * share))
        leaf = (
            Box(paper.cx, paper.y, wide, paper.h)
            if share < 0.5
            else Box(paper.cx - wide, paper.y, wide, paper.h)
        )
        # Strips of one size and few tones are made once; the whole leaf would be made anew for every frame.
        with page.layer(Layer.ABOVE):
            count = int(leaf.w // STRIP)
            for n in range(count + 1):
                x = leaf.x + STRIP * n if share < 0.5 else leaf.right - STRIP * (n + 1)
                tone = _leaf_tone(round(n / max(1, count) * (TONES_OF_LEAF - 1)))
                page.fill(Box(x, leaf.y, STRIP, leaf.h), tone)


def spread_of(page: Page) -> Box:
    """Return where the open book lies, above the row of buttons."""
    room = page.screen.inset(14, 12, 14, button_height(page, "main") + 26)
    return room.place(min(room.w, room.h * WIDEST), room.h)


def part_of(box: Box, shares: tuple[float, float, float, float]) -> Box:
    """Return the part of a box that is told as left, top, width and height in shares of it."""
    left, top, wide, high = shares
    return Box(box.x + left * box.w, box.y + top * box.h, wide * box.w, high * box.h)


def _large(page: Page) -> float:
    """Return how much larger than designed words may be in a large window; large text has grown already."""
    return max(1.0, spread_of(page).h / 640 / page.text)


@cache
def _leaf_tone(step: int) -> Colour:
    """Return the tone of a turning leaf at a step from the fold, which lies in shade, to its edge, which bends away."""
    share = step / (TONES_OF_LEAF - 1)
    light = 1 - 0.26 * (1 - share) ** 2 - 0.1 * max(0.0, share - 0.8) / 0.2
    return (round(252 * light), round(241 * light), round(214 * light**1.7), 255)
