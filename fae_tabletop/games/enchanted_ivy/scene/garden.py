"""The Garden board: caterpillars on a branch and butterflies above it, each where the person has put it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from fae_tabletop.games.enchanted_ivy.campaign import CATERPILLAR
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.stickerart import draw_butterfly, draw_caterpillar
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, SCREEN_TITLE, SECOND, colour
from fae_tabletop.ui.widgets import button, button_height

CATERPILLARS, BUTTERFLIES = 11, 10
"""Places of either kind."""


class Sticker(NamedTuple):
    """A caterpillar or butterfly: its chapter, kind, name, number, and its place in the garden (None: loose)."""

    scenario: str
    kind: str
    name: str
    number: int
    place: int | None

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.scenario}-{self.kind}"


class GardenScene(Scene[None]):
    """Lets stickers be put where one likes (I39)."""

    name = "garden"
    game = "enchanted-ivy"
    first_focus = "button:back"

    def __init__(
        self, stickers: Sequence[Sticker], put: Callable[[str, str, int], Sequence[Sticker]]
    ) -> None:
        """``put`` puts the sticker of a scenario and kind on a place, and returns how all of them stand then."""
        super().__init__()
        self.stickers = tuple(stickers)
        self.put = put
        self.held: str | None = next((one.key for one in self.stickers if one.place is None), None)
        self._list = Scroll("loose")

    @property
    def announce(self) -> str:
        """How many there are."""
        return f"The garden: {len(self.stickers)} caterpillars and butterflies."

    def build(self, page: Page) -> None:
        """The garden with its places, and the loose ones at the left."""
        foot = button_height(page, "second") + 22
        with page.layer(Layer.TABLE):
            draw_backdrop(page, page.screen, page.screen.h * 0.8)
        room = page.screen.inset(28, 14, 28, foot + 6)
        used = page.words(
            "The garden", page.fitted("The garden", SCREEN_TITLE, room.w, 0.5), room, wrap=False
        )
        left = Box(room.x, room.y + used.h + 8, room.w * 0.26, room.h - used.h - 8)
        self._loose(page, left)
        garden = room.after(left.w + 20)
        held = next((one for one in self.stickers if one.key == self.held), None)
        page.shape(
            ("ivy-branch",), Box(garden.x, garden.y + garden.h * 0.5, garden.w, garden.h * 0.44), _branch
        )
        for kind, many in ((CATERPILLAR, CATERPILLARS), ("butterfly", BUTTERFLIES)):
            for place in range(many):
                self._place(page, garden, kind, place, held)
        row = page.screen.foot(foot).inset(28, 0, 28, 14)
        button(page, "button:back", "Back", row.left(min(220 * page.text, row.w * 0.4)), kind="main")

    def _place(self, page: Page, garden: Box, kind: str, place: int, held: Sticker | None) -> None:
        box = _box(garden, kind, place)
        here = next((one for one in self.stickers if one.kind == kind and one.place == place), None)
        word = "caterpillar" if kind == CATERPILLAR else "butterfly"
        if here is not None:
            state = page.spot(
                f"{kind}:{place}",
                "option",
                here.name,
                box,
                tip=Tip(here.name),
                selected=here.key == self.held,
            )
            (draw_caterpillar if kind == CATERPILLAR else draw_butterfly)(page, here.number, box)
            if here.key == self.held:
                page.dashed(box.grown(3), colour("#FFE9A8"), 12, 1.6)
        else:
            fits = held is not None and held.kind == kind
            told = f"A place for a {word}"
            state = page.spot(f"{kind}:{place}", "option", told, box, enabled=fits, why_not=f"{told}.")
            ink = colour("#BFF2B8", 0.95 if fits else 0.35)
            page.dashed(box.inset(4), ink, min(box.w, box.h) / 3, 1.5)
        if state.focused:
            page.focus_ring(box, 10)

    def _loose(self, page: Page, box: Box) -> None:
        loose = [one for one in self.stickers if one.place is None]
        head = page.words("Still to be let out", HEADING_STYLE, box).h + 6
        if not loose:
            words = "All are out." if self.stickers else "A chapter with Success brings a caterpillar."
            page.words(words, SECOND, box.below(head))
            return
        high = 46.0 * (0.5 + 0.5 * page.text)

        def draw(content: Box) -> None:
            for n, one in enumerate(loose):
                row = Box(content.x, content.y + n * (high + 6), content.w, high)
                chosen = one.key == self.held
                state = page.spot(f"sticker:{one.key}", "option", one.name, row, selected=chosen)
                page.fill(
                    row,
                    colour("#34215E" if chosen or state.over else "#14103A", 0.95),
                    8,
                    colour("#B08A4E"),
                    1.8 if chosen else 1,
                )
                side = row.h - 8
                art = Box(row.x + 6, row.y + 4, side * 1.3, side)
                (draw_caterpillar if one.kind == CATERPILLAR else draw_butterfly)(page, one.number, art)
                words = row.inset(art.w + 14, 2, 6, 2)
                page.words(one.name, page.fitted(one.name, BODY, words.w, 0.4), words, down=0.5, wrap=False)
                if state.focused:
                    page.focus_ring(row, 8)

        scrolling(page, self._list, box.below(head), (high + 6) * len(loose), draw, shade=None)

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose one, put it somewhere, or go back."""
        if self._list.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked(spot) if spot.startswith("sticker:"):
                self.held = spot.removeprefix("sticker:")
                self.change()
            case g.Clicked(spot):
                self._clicked(spot)
            case g.Hovered():
                self.change()
            case _:
                return False
        return True

    def _clicked(self, spot: str) -> None:
        kind, _, key = spot.partition(":")
        if not key.isdigit():
            return
        here = next((one for one in self.stickers if one.kind == kind and one.place == int(key)), None)
        held = next((one for one in self.stickers if one.key == self.held), None)
        if here is not None:
            self.held = here.key
        elif held is not None and held.kind == kind:
            self.stickers = tuple(self.put(held.scenario, kind, int(key)))
            self.held = next((one.key for one in self.stickers if one.place is None), None)
            self.stack.sound("tile")
        self.change()


def _box(garden: Box, kind: str, place: int) -> Box:
    """Return where a place lies: caterpillars along two boughs, butterflies in an arch above."""
    if kind == CATERPILLAR:
        row, column = divmod(place, 6)
        wide = garden.w / 6.4
        x = garden.x + wide * (column + 0.7 + 0.45 * row)
        y = garden.y + garden.h * (0.6 + 0.2 * row) - (column % 2) * 8
        return box_at(x, y, min(wide * 0.8, 96), 44)
    row, column = divmod(place, 5)
    wide = garden.w / 5.4
    x = garden.x + wide * (column + 0.7 + 0.35 * row)
    y = garden.y + garden.h * (0.17 + 0.19 * row) - (column % 2) * 12
    return box_at(x, y, 58, 54)


def _branch(surface: pygame.Surface, k: float) -> None:
    w, h = surface.get_size()
    for line in (0.38, 0.84):
        points = [(w * n / 40, h * (line + 0.03 * math.sin(n / 5))) for n in range(41)]
        pygame.draw.lines(surface, colour("#3B2A33"), False, points, max(3, round(8 * k)))
        for n, (x, y) in enumerate(points):
            leaf = pygame.Rect(
                round(x - 9 * k), round(y - (15 if n % 2 else -3) * k), round(18 * k), round(11 * k)
            )
            pygame.draw.ellipse(surface, colour("#4E7F4A" if n % 3 else "#648F4E"), leaf)
