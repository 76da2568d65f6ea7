"""The ceremony of a door that opens: the lamp comes up behind it, and its keepsakes stand round it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name
from fae_tabletop.games.enchanted_ivy.scene.stickerart import draw_keepsake
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GOLD_INK, SCREEN_TITLE, SECOND, colour
from fae_tabletop.ui.widgets import button, button_height

LASTS = 1.2
"""Seconds until everything stands in the light."""


class DoorOpens(Scene[None]):
    """Celebrates a door; closes with nothing."""

    name = "door-opens"
    game = "enchanted-ivy"
    overlay = True
    first_focus = "button:close"

    def __init__(self, door: DoorId, keepsakes: Sequence[int], speed: float) -> None:
        """``keepsakes`` are the numbers of those on its shelf; ``speed`` 0 shows everything at once."""
        super().__init__()
        self.door, self.keepsakes, self.speed = door, tuple(keepsakes), speed
        self.light = 0.0 if speed > 0 else 1.0

    @property
    def announce(self) -> str:
        """Which door opens, and what it does."""
        return f"The {door_name(self.door)} opens. {lore().doors[self.door].text}"

    @property
    def moving(self) -> bool:
        """Whether the lamp still comes up."""
        return self.light < 1

    def update(self, seconds: float) -> None:
        """Let the lamp come up."""
        if self.moving:
            self.light = min(1.0, self.light + seconds * self.speed / LASTS)
            self.change()

    def build(self, page: Page) -> None:
        """The veil, the light, the door with its keepsakes, and the words."""
        page.fill(page.screen, colour("#0A0618", 0.93))
        room = page.screen.inset(40, 24)
        foot = button_height(page, "main")
        button(
            page, "button:close", "Take the key", room.foot(foot).place(min(300 * page.text, room.w * 0.6), foot),
            kind="main", default=True,
        )  # fmt: skip
        room = room.above(foot + 16)
        head = f"The {door_name(self.door)} opens"
        title = page.fitted(head, SCREEN_TITLE.but(size=40, ink=GOLD_INK), room.w, 0.4)
        used = page.words(head, title, room, across=0.5, wrap=False)
        room = room.below(used.h + 2)
        width = min(room.w, 760.0 * (0.7 + 0.3 * page.text))
        told = lore().doors[self.door].text
        words = BODY.but(size=18)
        high = page.measure(told, words, width, balance=True)[1]
        page.words(told, words, room.foot(high).place(width, high), across=0.5, balance=True)
        why = "The shelf is full, and something clicks. This door may be hung at every inn from now on."
        line = page.measure(why, SECOND, width, balance=True)[1]
        low = room.above(high + 6).foot(line).place(width, line)
        page.words(why, SECOND, low, across=0.5, balance=True)
        self._door(page, room.above(high + line + 18))

    def _door(self, page: Page, box: Box) -> None:
        glow = box.place(box.h * 1.7, box.h * 1.1)
        page.shape(("ivy-lamp", round(self.light * 12)), glow, _lamp(self.light))
        high = box.h * 0.86
        leaf = box.place(high / SHAPE, high)
        page.image(f"enchanted_ivy/door-{self.door}", leaf, alpha=0.35 + 0.65 * self.light)
        side = min(84.0, box.h * 0.26)
        for n, number in enumerate(self.keepsakes):
            # They come from either side in turn and stand on a bow round the door.
            way = -1 if n % 2 == 0 else 1
            step = n // 2
            at = math.radians(12 + 30 * step)
            far = high * 0.86 + (1 - self.light) * 160
            x, y = leaf.cx + way * math.cos(at) * far, leaf.bottom - side / 2 - math.sin(at) * far * 0.78
            draw_keepsake(page, number, Box(x - side / 2, y - side / 2, side, side))

    def handle(self, gesture: g.Gesture) -> bool:
        """Close; while the lamp comes up, everything is lit first."""
        match gesture:
            case g.Clicked("button:close") | g.Back():
                if self.moving:
                    self.light = 1.0
                    self.change()
                else:
                    self.close(None)
            case g.Clicked(_) | g.Hovered():
                self.change()
            case _:
                return False
        return True


def _lamp(light: float) -> Paint:
    """Return what paints the light behind the door."""

    def paint(surface: pygame.Surface, k: float) -> None:
        small = pygame.Surface((64, 48), pygame.SRCALPHA, 32)
        for y in range(48):
            for x in range(64):
                far = math.hypot((x - 31.5) / 32, (y - 23.5) / 24)
                near = max(0.0, 1 - far)
                small.set_at((x, y), (255, 214, 140, round(190 * light * near * near)))
        surface.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))

    return paint
