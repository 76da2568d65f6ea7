"""Watching a saved match: the table as one seat saw it, step by step, with scrubbing and playing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.games.enthrone.public import NUMBER, Pawn, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.actionboard import BoardState, draw_action_board
from fae_tabletop.games.enthrone.scene.bars import Seats, draw_banner, draw_bar
from fae_tabletop.games.enthrone.scene.board import (
    BoardLook,
    board_spots,
    draw_ground,
    draw_marks,
    draw_pawns,
)
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.papers import draw_log
from fae_tabletop.games.enthrone.scene.rails import draw_captured, draw_events, draw_identity
from fae_tabletop.games.enthrone.scene.sounds import played
from fae_tabletop.games.enthrone.words import log_lines
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GOLD_INK
from fae_tabletop.ui.widgets import icon_button, slider

SECONDS_A_STEP = 1.1
"""How long each step is shown while playing, at speed 1."""


@dataclass(frozen=True, slots=True)
class Watched:
    """What is watched: the views of one seat in order, and whom it played against.

    ``warning`` tells where a damaged file breaks off; empty for a sound one.
    """

    views: Sequence[View]
    rival: str
    level: str
    board_title: str
    warning: str = ""


class ReplayScene(Scene[None]):
    """Closes when the person has seen enough."""

    name = "replay"
    game = "enthrone"
    first_focus = "button:play"

    def __init__(self, watched: Watched, speed: float = 1.0) -> None:
        """Begin at the first step. Raises ValueError when there is nothing to see."""
        super().__init__()
        if not watched.views:
            raise ValueError("there is no step to watch")
        self.watched = watched
        self.speed = speed
        self.step = 0
        self.playing = False
        self._waited = 0.0
        self._log = Scroll("log")

    @property
    def _last(self) -> int:
        return len(self.watched.views) - 1

    @property
    def _view(self) -> View:
        return self.watched.views[self.step]

    @property
    def announce(self) -> str:
        """Which step of how many is on show."""
        return f"Step {self.step} of {self._last}."

    @property
    def moving(self) -> bool:
        """Whether the match is playing by itself."""
        return self.playing

    def opened(self) -> None:
        """Tell at once where a damaged file breaks off."""
        if self.watched.warning:
            self.stack.toast(self.watched.warning)

    def update(self, seconds: float) -> None:
        """Go on while playing."""
        if not self.playing:
            return
        self._waited += seconds * max(self.speed, 0.25)
        if self._waited >= SECONDS_A_STEP:
            self._waited = 0.0
            self.go_to(self.step + 1)
            sound = played(self._view)
            if sound is not None:
                self.stack.sound(sound)
            self.playing = self.step < self._last

    def go_to(self, step: int) -> None:
        """Show a step, as near as there is one."""
        self.step = min(self._last, max(0, step))
        self.change()

    def build(self, page: Page) -> None:
        """The table at this step, and the controls where the prompt would be."""
        view = self._view
        layout = table_layout(page.metrics, view.board)
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
            draw_ground(page, layout.board, view.board, model.closed_lions(view))
        look = BoardLook(trail=model.last_move(view))
        draw_marks(page, layout.board, view.board, look)
        draw_pawns(page, layout.board, view, look)
        draw_bar(page, layout, "Enthrone", self.watched.board_title)
        my_turn = view.to_move == view.seat
        draw_banner(
            page,
            layout,
            view,
            Seats(self.watched.rival, self.watched.level, my_turn, False, view.why is not None),
        )
        draw_action_board(page, layout, view, BoardState(), frozenset(), {})
        board_spots(page, layout.board, view, drag=False)
        draw_identity(page, layout, view, frozenset())
        draw_captured(page, layout, view)
        lines = log_lines(view, self.watched.rival)
        if layout.events is not None:
            draw_events(page, layout.events, lines, 0)
        if layout.log is not None:
            draw_log(page, panel(page, layout.log, "Log"), lines, view.seat, self._log)
        if layout.notebook is not None:
            self._cards(page, panel(page, layout.notebook, "Identities"), view)
        self._controls(page, layout)

    def _cards(self, page: Page, box: Box, view: View) -> None:
        """The own three cards, and all eight once they lie open."""
        known = view.revealed
        shown: list[Pawn] = list(view.hand)
        if known is not None:
            shown = [*known.hands[view.seat], *known.hands[1 - view.seat], *known.aside]
        columns = 4
        size = min(box.w / columns - 6, (box.h / 2 - 6) * 5 / 7)
        for number, pawn in enumerate(sorted(shown, key=lambda p: NUMBER[p]) if known is None else shown):
            x = box.x + (number % columns) * (size + 6)
            y = box.y + (number // columns) * (size * 1.4 + 6)
            page.image(f"enthrone/identity-{pawn}-small", Box(x, y, size, size * 1.4))

    def _controls(self, page: Page, layout: TableLayout) -> None:
        box = layout.prompt
        page.plate("panel-prompt", box)
        inner = box.inset(22, 6, 10, 6)
        h = min(inner.h, 36.0 + 8 * (page.text - 1))
        size = 42.0
        x = inner.x
        for spot, icon, words in (
            ("button:first", "left", "To the start"),
            ("button:previous", "back", "One step back"),
            ("button:play", "pause" if self.playing else "play", "Pause" if self.playing else "Play"),
            ("button:next", "forward", "One step on"),
            ("button:last", "right", "To the end"),
        ):
            again = spot in ("button:previous", "button:next")
            icon_button(page, spot, icon, words, Box(x, inner.cy - h / 2, size, h), repeat=again)
            x += size + 4
        close = Box(inner.right - size, inner.cy - h / 2, size, h)
        icon_button(page, "button:back", "close", "Back", close)
        words = f"{self.step} of {self._last}"
        style = page.fitted(words, BODY.inked(GOLD_INK), 90 * page.text, 0.6)
        room = Box(close.x - 96 * page.text, inner.y, 90 * page.text, inner.h)
        page.words(words, style, room, across=1.0, down=0.5, wrap=False)
        track = Box(x + 10, inner.y, room.x - x - 20, inner.h)
        if track.w > 60:
            slider(page, "slider:step", "Step", self.step / max(1, self._last), track)

    def handle(self, gesture: g.Gesture) -> bool:
        """Step, scrub, play, leave."""
        if self._log.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked(spot):
                return self._click(spot)
            case g.Slid("slider:step", across):
                self.playing = False
                self.go_to(round(across * self._last))
            case g.Stepped("slider:step", steps):
                self.playing = False
                self.go_to(self.step + steps)
            case g.Pressed(key) if key.name in _STEPS and self.stack.focus != "slider:step":
                self.playing = False
                self.go_to(self.step + _STEPS[key.name])
            case g.Back():
                self.close(None)
            case _:
                return False
        return True

    def _click(self, spot: str) -> bool:
        match spot:
            case "button:first":
                self.go_to(0)
            case "button:previous":
                self.go_to(self.step - 1)
            case "button:next":
                self.go_to(self.step + 1)
            case "button:last":
                self.go_to(self._last)
            case "button:play":
                self.playing = not self.playing
                if self.playing and self.step == self._last:
                    self.step = 0
                self._waited = 0.0
                self.change()
                return True
            case "button:back":
                self.close(None)
                return True
            case _:
                return False
        self.playing = False
        return True


_STEPS = {"left": -1, "right": 1, "page up": -10, "page down": 10}
