"""The Keepsake board: five shelves, the keepsakes that stand there, and those that still look for a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.campaign import PLACES, free_shelves
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.building import draw_door
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name
from fae_tabletop.games.enchanted_ivy.scene.stickerart import draw_keepsake
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GOLD_INK, HEADING_STYLE, MOON, ROW_NAME, SCREEN_TITLE, SECOND, colour
from fae_tabletop.ui.widgets import button, button_height

WOOD, WOOD_EDGE = colour("#4A2E22"), colour("#B08A4E")


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
        self, keepsakes: Sequence[Keepsake], put: Callable[[str, DoorId], Sequence[Keepsake]]
    ) -> None:
        """``put`` puts a loose keepsake on a shelf with room, and returns how all of them stand then."""
        super().__init__()
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
        """Loose keepsakes left, shelves right."""
        with page.layer(Layer.TABLE):
            page.fill(page.screen, colour("#1E1430"))
        foot = button_height(page, "second") + 22
        room = page.screen.inset(28, 14, 28, foot + 6)
        title = "The keepsake shelves"
        used = page.words(title, page.fitted(title, SCREEN_TITLE, room.w, 0.5), room, wrap=False)
        room = room.below(used.h + 8)
        left = room.left(room.w * 0.3)
        self._list(page, left)
        right = room.after(left.w + 18)
        shelf_h = 84.0 * (0.55 + 0.45 * page.text)
        length = (shelf_h + 10) * len(PLACES)
        scrolling(
            page, self._shelves, right, length, lambda box: self._draw_shelves(page, box, shelf_h), shade=None
        )
        row = page.screen.foot(foot).inset(28, 0, 28, 14)
        button(page, "button:back", "Back", row.left(min(220 * page.text, row.w * 0.4)), kind="main")

    def _list(self, page: Page, box: Box) -> None:
        head = page.words("Still to be put up", HEADING_STYLE, box).h + 6
        if not self.loose:
            words = (
                "Nothing looks for a place." if self.keepsakes else "Challenges that are met bring keepsakes."
            )
            page.words(words, SECOND, box.below(head))
            return
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
            row = Box(box.x, box.y + n * (high + 10), box.w, high)
            full = shelf not in free
            label = f"Shelf {shelf}, {len(self._on(shelf))} of {places}: {door_name(shelf)}"
            why = "This shelf is full: its door is yours." if full else "Choose a keepsake first."
            state = page.spot(
                f"shelf:{shelf}", "button", label, row, enabled=held is not None and not full, why_not=why,
                tip=Tip(door_name(shelf), lore().doors[shelf].text),
            )  # fmt: skip
            page.fill(row, colour("#2A1A3E" if not state.over else "#3A2456"), 8, WOOD_EDGE, 1)
            page.fill(row.foot(9), WOOD, 3, WOOD_EDGE, 1)
            if held is not None and held.suggested == shelf and not full:
                draw_glow(page, row.inset(2), "place", 8)
            door = row.left(high * 0.72).inset(8, 6, 4, 12)
            draw_door(page, shelf, Box(door.cx - door.h, door.y - door.h * 0.78, door.h * 2, door.h * 2))
            if not full:
                page.fill(row.left(high * 0.8).inset(2, 2, 2, 11), colour("#0A0E22", 0.55), 6)
                page.icon("lock", row.left(high * 0.8).place(22, 22), MOON)
            words = row.inset(high * 0.86, 6, 6, 12)
            text_w = words.w * 0.3
            name = door_name(shelf)
            style = page.fitted(name, ROW_NAME.but(size=18, ink=GOLD_INK if full else MOON), text_w, 0.4)
            line = page.words(name, style, words.left(text_w), wrap=False)
            told = "unlocked" if full else f"{len(self._on(shelf))} of {places}"
            page.words(
                told, page.fitted(told, BODY, text_w, 0.5), words.left(text_w).below(line.h), wrap=False
            )
            side = min(words.h, (words.w - text_w - 12) / 6 - 6)
            for place in range(places):
                spot = Box(words.x + text_w + 12 + place * (side + 6), words.bottom - side, side, side)
                here = self._on(shelf)
                if place < len(here):
                    draw_keepsake(page, here[place].number, spot)
                else:
                    page.dashed(spot.inset(2), colour("#E6DCF6", 0.5), side / 4, 1.3)
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
            self.push(_opened(shelf))
        self.change()


def _opened(door: DoorId) -> Closer:
    """Return what celebrates a door that opens."""

    def draw(page: Page, box: Box) -> None:
        leaf = box.place(box.w * 0.62, box.w * 0.62 * 1.4)
        draw_glow(page, leaf.inset(2), "chosen", leaf.w / 2)
        draw_door(page, door, Box(leaf.cx - leaf.w, leaf.y - leaf.h * 0.39 * 2, leaf.w * 2, leaf.h * 2))

    words = (
        f"The shelf is full, and something clicks. From now on this door is yours. {lore().doors[door].text}"
    )
    return Closer(f"The {door_name(door)} opens", words, 0.8, draw)
