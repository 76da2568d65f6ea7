"""The draw for the First Player: one of two closed fists hides the King tile (E1; rulebook: First Player)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.games.enthrone.public import Fist, Tile
from fae_tabletop.games.enthrone.scene.actionboard import TILE_SHAPE, draw_tile
from fae_tabletop.games.enthrone.scene.headers import draw_header
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box, Metrics, box_at
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, SECOND
from fae_tabletop.ui.trace import Prompt
from fae_tabletop.ui.widgets import button, icon_button

SIDES: tuple[Fist, Fist] = ("left", "right")


@dataclass(frozen=True, slots=True)
class DrawLayout:
    """Regions of the screen in logical pixels."""

    bar: Box
    ribbon: Box
    fists: tuple[Box, Box]
    words: Box
    go_on: Box


def draw_layout(metrics: Metrics) -> DrawLayout:
    """Return the layout of the draw in the window ``metrics``."""
    screen, more = metrics.screen, metrics.text - 1
    ribbon_w = min(560 * (1 + 0.4 * more), screen.w * 0.8)
    ribbon = Box(screen.cx - ribbon_w / 2, 0, ribbon_w, 66 + 40 * more)
    foot = screen.inset(24, 0, 24, 24).foot(54 + 18 * more)
    words = Box(24, foot.y - 14 - (34 + 56 * more), screen.w - 48, 34 + 56 * more)
    room = Box(24, ribbon.bottom + 16, screen.w - 48, words.y - 12 - ribbon.bottom - 16)
    w = min(330.0, room.h * 0.86, room.w * 0.4)
    h = w / 0.86
    gap = min(90.0, screen.w * 0.07)
    fists = (
        Box(screen.cx - gap / 2 - w, room.cy - h / 2, w, h),
        Box(screen.cx + gap / 2, room.cy - h / 2, w, h),
    )
    go_on = foot.place(min(380.0 * (1 + 0.3 * more), foot.w), foot.h)
    return DrawLayout(screen.top(48 + 16 * more), ribbon, fists, words, go_on)


class DrawFirstScene(Scene[Fist | None]):
    """Closes with the guess, once the fists were opened and the person goes on; with None when they go back.

    ``king`` was settled before.
    """

    name = "draw-first"
    game = "enthrone"
    first_focus = "fist:left"

    def __init__(self, rival: str, king: Fist, guessed: Callable[[Fist], None] = lambda fist: None) -> None:
        """``guessed`` is told the guess before the fists are shown open."""
        super().__init__()
        self._guessed = guessed
        self.rival = rival
        self._king = king
        self.guess: Fist | None = None

    @property
    def prompt(self) -> Prompt | None:
        """The question, until a fist was chosen."""
        if self.guess is not None:
            return Prompt(2, 0, self._verdict)
        return Prompt(1, 0, "Which hand hides the King?")

    @property
    def announce(self) -> str:
        """The question or its answer."""
        return "Which hand hides the King?" if self.guess is None else self._verdict

    @property
    def _verdict(self) -> str:
        if self.guess == self._king:
            return "You found the King: you are First Player."
        return f"The King was in the other hand: {self.rival} is First Player."

    def build(self, page: Page) -> None:
        """Two fists; after the guess, what was in them."""
        layout = draw_layout(page.metrics)
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
        title, line = "Which hand hides the King?", f"{self.rival} holds out both fists."
        if self.guess is not None:
            title, line = "The fists are open", f"You chose the {self.guess} hand."
        draw_header(page, layout.bar, layout.ribbon, title, line)
        size = 40.0 + 8 * (page.text - 1)
        corner = Box(page.screen.right - 16 - size, layout.bar.cy - 17, size, 34)
        icon_button(page, "button:back", "back", "Back to the title", corner)
        for side, box in zip(SIDES, layout.fists, strict=True):
            self._fist(page, box, side)
        if self.guess is None:
            line = "Guess right and you begin; guess wrong and your rival does."
            page.words(line, SECOND.but(size=18), layout.words, across=0.5, down=0.5, balance=True)
            return
        page.words(self._verdict, BODY.but(size=22), layout.words, across=0.5, down=0.5, balance=True)
        button(
            page,
            "button:go-on",
            "Choose your identity",
            layout.go_on,
            kind="main",
            icon="forward",
            default=True,
        )

    def _fist(self, page: Page, box: Box, side: Fist) -> None:
        opened = self.guess is not None
        words = f"The {side} hand"
        if opened:
            words += ": the King" if side == self._king else ": empty"
        state = page.spot(f"fist:{side}", "card", words, box, enabled=not opened, selected=self.guess == side)
        lifted = box.moved(0, -4) if state.over else box
        page.plate("panel-secret", lifted)
        picture = lifted.inset(16, 16, 16, 46 * page.text)
        name = "fist-open" if opened else "fist-closed"
        page.image(f"enthrone/{name}", picture.fit(1, 1), flip=side == "right")
        if opened and side == self._king:
            h = picture.h * 0.5
            draw_tile(page, Tile("king", False), box_at(picture.cx, picture.cy + h * 0.05, h * TILE_SHAPE, h))
        label = page.fitted(words, BODY.but(size=18), lifted.w - 24, 0.5)
        page.words(words, label, lifted.foot(44 * page.text), across=0.5, down=0.4, wrap=False)
        if self.guess == side:
            page.plate("frame-gold-thick", lifted)
        if state.focused:
            page.plate("focus", lifted)

    def handle(self, gesture: g.Gesture) -> bool:
        """Guess a fist, then go on; or go back."""
        match gesture:
            case g.Clicked("fist:left" | "fist:right" as spot) if self.guess is None:
                guess: Fist = "left" if spot == "fist:left" else "right"
                self._guessed(guess)
                self.guess = guess
            case g.Clicked("button:go-on") if self.guess is not None:
                self.close(self.guess)
                return True
            case g.Back() | g.Clicked("button:back"):
                self.close(None)
                return True
            case _:
                return False
        self.stack.sound("reveal")
        self.stack.focus = "button:go-on"
        self.change()
        return True
