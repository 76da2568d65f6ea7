"""The Garden board: caterpillars on a branch and butterflies above it, each where the person has put it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from fae_tabletop.games.enchanted_ivy.campaign import CATERPILLAR
from fae_tabletop.games.enchanted_ivy.cards import FLOWERS
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.stickerart import draw_butterfly, draw_caterpillar
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.shapes import curve, stroke
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
        garden = room.below(used.h + 8)
        if any(one.place is None for one in self.stickers) or not self.stickers:
            left = Box(room.x, room.y + used.h + 8, room.w * 0.26, room.h - used.h - 8)
            self._loose(page, left)
            garden = room.after(left.w + 20).below(used.h * 0.4)
        held = next((one for one in self.stickers if one.key == self.held), None)
        with page.layer(Layer.TABLE):
            _plants(page, garden)
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
            if state.over:
                draw_halo(page, box.fit(1, 1).inset(4), 0.5)
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
            page.words("A chapter with Success brings a caterpillar.", SECOND, box.below(head))
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
    """Return where a place lies: caterpillars along two boughs, butterflies each above its flower."""
    if kind == CATERPILLAR:
        row, column = divmod(place, 6)
        wide = garden.w / 6.4
        x = garden.x + wide * (column + 0.7 + 0.45 * row)
        bough = _bough(garden, row)
        return box_at(x, bough.y + _sway(x - bough.x, bough.w) * bough.h - 26, min(wide * 0.86, 124), 56)
    x, y = _bloom(garden, place)
    return box_at(x, y - 44, 76, 66)


def _bough(garden: Box, row: int) -> Box:
    """Return the room of a bough: above the first, below the second."""
    return Box(garden.x, garden.y + garden.h * (0.1 + 0.25 * row), garden.w, garden.h * 0.1)


def _sway(x: float, wide: float) -> float:
    """Return how far down a bough runs, as a share of its room."""
    return 0.5 + 0.34 * math.sin(x / wide * 7.4)


def _bloom(garden: Box, place: int) -> tuple[float, float]:
    """Return the middle of the flower below a butterfly's place; tall and short ones by turns."""
    wide = garden.w / BUTTERFLIES
    return garden.x + wide * (place + 0.5), garden.y + garden.h * (0.66, 0.78)[place % 2]


def _plants(page: Page, garden: Box) -> None:
    """Draw the boughs with their leaves, and the flowers on their stems."""
    for row in (0, 1):
        bough = _bough(garden, row)
        reach = 22.0
        page.shape(("ivy-bough", row), bough.grown(reach), _bough_paint(reach, row))
    ground = garden.y + garden.h * 0.97
    for place in range(BUTTERFLIES):
        x, y = _bloom(garden, place)
        bend = 8 if place % 2 else -8
        stem = [(x + bend * math.sin(t / 8 * math.pi), ground + (y - ground) * t / 8) for t in range(9)]
        page.line(tuple(stem), colour("#1C4A34"), 7)
        page.line(tuple(stem), colour("#4E8F55"), 4)
        for t, way in ((2, -1), (3, 1), (5, -1)):
            leaf_x, leaf_y = stem[t]
            tip = (leaf_x + way * 26, leaf_y - 12)
            points = (
                (leaf_x, leaf_y),
                (leaf_x + way * 12, leaf_y - 15),
                tip,
                (leaf_x + way * 15, leaf_y + 1),
            )
            page.polygon(points, colour("#5FA05C"), colour("#1C4A34"), 1.2)
        flower = FLOWERS[place % len(FLOWERS)]
        page.image(f"enchanted_ivy/flower-{flower}", box_at(x, y, 62, 62))


def _bough_paint(reach: float, row: int) -> Paint:
    """Return what paints a bough with leaves on both sides, ``reach`` within the edge of its picture."""

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_width() / k - 2 * reach, surface.get_height() / k - 2 * reach
        points = [(reach + w * n / 80, reach + h * _sway(w * n / 80, w)) for n in range(81)]
        for ink, most in (("#1E1420", 13.0), ("#5A3A2C", 10.0), ("#7A5238", 5.0)):
            for n, ((x, y), (next_x, next_y)) in enumerate(pairwise(points)):
                # It tapers towards its free end.
                along = n / 80 if row else 1 - n / 80
                width = max(2.0, most * (0.35 + 0.65 * along))
                up = -1.6 if ink == "#7A5238" else 0.0
                stroke(surface, [(x, y + up), (next_x, next_y + up)], colour(ink), width, k)
        for n, (x, y) in enumerate(points[2:-1:3]):
            way = -1 if n % 2 else 1
            tip = (x + 17, y + way * 19)
            leaf = [
                *curve((x, y), (x - 3, y + way * 18), tip, 8),
                *curve(tip, (x + 17, y + way * 3), (x, y), 8),
            ]
            shape = [(px * k, py * k) for px, py in leaf]
            pygame.draw.polygon(surface, colour(("#4E8F55", "#67A85E", "#3F7A4C")[n % 3]), shape)
            pygame.draw.lines(surface, colour("#1C4A34"), True, shape, max(1, round(k)))
            stroke(surface, [(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2)], colour("#2C6442"), 1.2, k)

    return paint
