"""The Keepsake board: five shelves, the keepsakes that stand there, and those that still look for a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from fae_tabletop.games.enchanted_ivy.campaign import PLACES, free_shelves
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.ceremony import DoorOpens
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name
from fae_tabletop.games.enchanted_ivy.scene.stickerart import draw_keepsake
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GOLD_INK, HEADING_STYLE, MOON, ROW_NAME, SCREEN_TITLE, SECOND, colour
from fae_tabletop.ui.widgets import button, button_height

WOOD_EDGE = colour("#B08A4E")
GAP, PLANK = 10.0, 14.0
"""Between two shelves, and the thickness of the plank that keepsakes stand on."""


class Keepsake(NamedTuple):
    """A keepsake: its challenge, name, chapter and number, its shelf (None: loose), and the shelf suggested."""

    id: str
    name: str
    chapter: str
    number: int
    shelf: DoorId | None
    suggested: DoorId


class ShelvesScene(Scene[None]):
    """Lets keepsakes be put on shelves; a full shelf unlocks its door at once."""

    name = "keepsakes"
    game = "enchanted-ivy"
    first_focus = "button:back"

    def __init__(
        self,
        keepsakes: Sequence[Keepsake],
        put: Callable[[str, DoorId], Sequence[Keepsake]],
        speed: float = 0.0,
    ) -> None:
        """``put`` puts a loose keepsake on a shelf with room, and returns how all of them stand then."""
        super().__init__()
        self.speed = speed
        self.keepsakes = tuple(keepsakes)
        self.put = put
        loose = self.loose
        self.held: str | None = loose[0].id if loose else None
        self._loose, self._shelves = Scroll("loose"), Scroll("shelves")

    @property
    def loose(self) -> tuple[Keepsake, ...]:
        """Those that stand nowhere yet."""
        return tuple(one for one in self.keepsakes if one.shelf is None)

    @property
    def announce(self) -> str:
        """How many stand, and how many do not."""
        return f"Keepsakes: {len(self.keepsakes) - len(self.loose)} on shelves, {len(self.loose)} to put up."

    def _on(self, shelf: DoorId) -> list[Keepsake]:
        return [one for one in self.keepsakes if one.shelf == shelf]

    def build(self, page: Page) -> None:
        """Loose keepsakes left, shelves right; the shelves have the wall to themselves when nothing is loose."""
        with page.layer(Layer.TABLE):
            page.shape(("ivy-pantry",), page.screen, _pantry)
        foot = button_height(page, "second") + 22
        room = page.screen.inset(28, 14, 28, foot + 6)
        title = "The keepsake shelves"
        used = page.words(title, page.fitted(title, SCREEN_TITLE, room.w, 0.5), room, wrap=False)
        told = "Five shelves, five doors. A full shelf opens its door."
        room = room.below(used.h)
        line = page.words(told, page.fitted(told, SECOND, room.w, 0.5), room, wrap=False)
        room = room.below(line.h + 10)
        right = room.place(min(room.w, 1060.0), room.h)
        if self.loose:
            left = room.left(room.w * 0.32)
            self._list(page, left)
            right = room.after(left.w + 18)
        least = 84.0 * (0.55 + 0.45 * page.text)
        shelf_h = max(least, min(150.0, (right.h - GAP * (len(PLACES) - 1)) / len(PLACES)))
        length = (shelf_h + GAP) * len(PLACES) - GAP
        scrolling(
            page, self._shelves, right, length, lambda box: self._draw_shelves(page, box, shelf_h), shade=None
        )
        row = page.screen.foot(foot).inset(28, 0, 28, 14)
        button(page, "button:back", "Back", row.left(min(220 * page.text, row.w * 0.4)), kind="main")

    def _list(self, page: Page, box: Box) -> None:
        head = page.words("Still to be put up", HEADING_STYLE, box).h + 6
        high = 52.0 * (0.5 + 0.5 * page.text)

        def draw(content: Box) -> None:
            for n, one in enumerate(self.loose):
                row = Box(content.x, content.y + n * (high + 6), content.w, high)
                chosen = one.id == self.held
                state = page.spot(f"keepsake:{one.id}", "option", one.name, row, selected=chosen, drag=True)
                paper = "#34215E" if chosen or state.over else "#14103A"
                page.fill(row, colour(paper, 0.95), 8, WOOD_EDGE, 1.8 if chosen else 1)
                side = row.h - 10
                draw_keepsake(page, one.number, Box(row.x + 6, row.y + 5, side, side))
                words = row.inset(side + 14, 4, 6, 4)
                style = page.fitted(one.name, ROW_NAME.but(size=18), words.w, 0.45)
                line = page.words(one.name, style, words, wrap=False)
                low = f"from {one.chapter}"
                page.words(
                    low, page.fitted(low, SECOND.but(size=14), words.w, 0.45), words.below(line.h), wrap=False
                )
                if state.focused:
                    page.focus_ring(row, 8)

        scrolling(page, self._loose, box.below(head), (high + 6) * len(self.loose), draw, shade=None)

    def _draw_shelves(self, page: Page, box: Box, high: float) -> None:
        held = next((one for one in self.loose if one.id == self.held), None)
        free = free_shelves([one.shelf for one in self.keepsakes if one.shelf is not None])
        for n, (shelf, places) in enumerate(PLACES.items()):
            row = Box(box.x, box.y + n * (high + GAP), box.w, high)
            full = shelf not in free
            here = self._on(shelf)
            label = f"Shelf {shelf}, {len(here)} of {places}: {door_name(shelf)}"
            why = "This shelf is full: its door is yours." if full else "Choose a keepsake first."
            state = page.spot(
                f"shelf:{shelf}", "button", label, row, enabled=held is not None and not full, why_not=why,
                tip=Tip(door_name(shelf), lore().doors[shelf].text),
            )  # fmt: skip
            page.shape(("ivy-shelf", state.over), row, _board(state.over))
            if held is not None and held.suggested == shelf and not full:
                draw_glow(page, row.inset(2), "place", 8)
            plank = row.foot(PLANK)
            niche = row.left(high * 0.86).above(PLANK).inset(10, 6, 4, 0)
            page.image(f"enchanted_ivy/door-{shelf}", niche.fit(1, SHAPE))
            if not full:
                page.fill(niche, colour("#0A0E22", 0.5), 6)
                page.icon("lock", niche.place(24, 24), MOON)
            words = row.above(PLANK).inset(high * 0.9, 8, 10, 4)
            text_w = words.w * 0.3
            name = door_name(shelf)
            style = page.fitted(name, ROW_NAME.but(size=20, ink=GOLD_INK if full else MOON), text_w, 0.4)
            line = page.words(name, style, words.left(text_w), wrap=False)
            told = "its door is yours" if full else f"{len(here)} of {places} keepsakes"
            low = page.fitted(told, BODY.but(size=16), text_w, 0.5)
            page.words(told, low, words.left(text_w).below(line.h), wrap=False)
            side = min(words.h, 96.0, (words.w - text_w - 12) / 6 - 8)
            for place in range(places):
                x = words.x + text_w + 12 + place * ((words.w - text_w - 12) / 6)
                spot = Box(x, plank.y - side + 3, side, side)
                if place < len(here):
                    draw_keepsake(page, here[place].number, spot)
                else:
                    page.dashed(spot.inset(6, 6, 6, 5), colour("#E6DCF6", 0.4), side / 5, 1.2)
            if state.focused:
                page.focus_ring(row, 8)

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose a keepsake, put it up, or go back."""
        if self._loose.take(gesture) or self._shelves.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked(spot) if spot.startswith("keepsake:"):
                self.held = spot.removeprefix("keepsake:")
                self.change()
            case g.Clicked(spot) if spot.startswith("shelf:"):
                self._put(spot.removeprefix("shelf:"))
            case g.Dragged(spot) if spot.startswith("keepsake:"):
                self.held = spot.removeprefix("keepsake:")
                self.change()
            case g.Dropped(spot, over) if spot.startswith("keepsake:") and over.startswith("shelf:"):
                self._put(over.removeprefix("shelf:"))
            case g.Hovered() | g.DragLost():
                self.change()
            case _:
                return False
        return True

    def _put(self, key: str) -> None:
        shelf = next((one for one in PLACES if one == key), None)
        free = free_shelves([one.shelf for one in self.keepsakes if one.shelf is not None])
        if shelf is None or shelf not in free or self.held is None:
            self.stack.toast("Choose a keepsake first." if self.held is None else "This shelf is full.")
            return
        self.keepsakes = tuple(self.put(self.held, shelf))
        self.held = self.loose[0].id if self.loose else None
        self.stack.sound("tile")
        if len(self._on(shelf)) == PLACES[shelf]:
            self.stack.sound("victory")
            self.push(DoorOpens(shelf, [one.number for one in self._on(shelf)], self.speed))
        self.change()


def _pantry(surface: pygame.Surface, k: float) -> None:
    """A wall of dark boards with lamplight from above."""
    w, h = surface.get_size()
    wide = 92 * k
    for n in range(int(w / wide) + 1):
        ink = ("#241730", "#281A35", "#221530")[n % 3]
        board = pygame.Rect(round(n * wide), 0, round(wide) + 1, h)
        pygame.draw.rect(surface, colour(ink), board)
        pygame.draw.line(surface, colour("#180E22"), board.topleft, board.bottomleft, max(1, round(2 * k)))
    light = pygame.Surface((64, 36), pygame.SRCALPHA, 32)
    for y in range(36):
        for x in range(64):
            far = ((x - 32) / 34) ** 2 + ((y + 2) / 30) ** 2
            light.set_at((x, y), (255, 214, 150, round(max(0.0, 1 - far) * 52)))
    surface.blit(pygame.transform.smoothscale(light, (w, h)), (0, 0))


def _board(over: bool) -> Paint:
    """Return what paints a shelf: a recess in shade, and the plank that things stand on."""

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        upper, lower = ((58, 38, 66), (84, 58, 80)) if over else ((38, 24, 48), (62, 42, 64))
        thick = round(PLANK * k)
        for y in range(h - thick):
            t = y / max(1, h - thick)
            shade = tuple(round(a + (b - a) * t) for a, b in zip(upper, lower, strict=True))
            pygame.draw.line(surface, shade, (0, y), (w, y))
        for n, ink in enumerate(("#8A5A38", "#7A4C2E", "#6A4028", "#553220")):
            band = pygame.Rect(0, h - thick + thick * n // 4, w, thick // 4 + 1)
            pygame.draw.rect(surface, colour(ink), band)
        pygame.draw.line(surface, colour("#C08E5A"), (0, h - thick), (w, h - thick), max(1, round(1.4 * k)))
        pygame.draw.rect(surface, WOOD_EDGE, surface.get_rect(), max(1, round(k)), border_radius=round(6 * k))

    return paint
