"""Watching a match step by step: the table as the person saw it, with a slider and keys instead of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.closer import closer
from fae_tabletop.games.enemies_and_lovers.scene.discard import DiscardScene
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.people import Person
from fae_tabletop.games.enemies_and_lovers.scene.reference import ReferenceScene
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enemies_and_lovers.scene.telling import rows_of
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import colour
from fae_tabletop.ui.widgets import button, icon_button, slider

SECONDS = 0.9
"""How long one step is shown while the match plays by itself, at speed 1."""


@dataclass(frozen=True, slots=True)
class Watched:
    """What is watched: the person's view after each step, who sat where, where to begin, what was damaged."""

    views: Sequence[View]
    people: tuple[Person, ...]
    start: int = 0
    warning: str = ""


class ReplayScene(Scene[None]):
    """Shows a match step by step; Escape goes back."""

    name = "replay"
    game = "enemies-and-lovers"
    first_focus = "slider:step"

    def __init__(self, watched: Watched, speed: float = 1.0) -> None:
        super().__init__()
        self.watched = watched
        self.speed = speed if speed > 0 else 1.0
        self.step = min(max(0, watched.start), len(watched.views) - 1)
        self.playing = False
        self.drawer: str | None = None
        self._waited = 0.0
        self._log = Scroll("log")
        self._notes = Scroll("notes")
        self._stage = Scroll("stage")

    @property
    def view(self) -> View:
        """What the person saw at this step."""
        return self.watched.views[self.step]

    @property
    def announce(self) -> str:
        """Which step is shown, and what happened."""
        return f"Step {self.step + 1} of {len(self.watched.views)}. {self._told()}"

    def opened(self) -> None:
        """Say what was damaged in the file, if anything."""
        if self.watched.warning:
            self.stack.toast(self.watched.warning)

    def _told(self) -> str:
        """Return what happened in this step, in sentences."""
        before = self.watched.views[self.step - 1].log if self.step else ()
        rows = rows_of(self.view, self.watched.people, self.view.log[len(before) :])
        told = [row.text for row in rows if row.seat is not None]
        return " ".join(told[-2:]) or "The cards are dealt."

    @property
    def moving(self) -> bool:
        """Whether the match plays by itself."""
        return self.playing

    def update(self, seconds: float) -> None:
        """Go on while the match plays by itself."""
        if not self.playing:
            return
        self._waited += seconds * self.speed
        if self._waited >= SECONDS:
            self._waited = 0.0
            self.go(self.step + 1)

    def go(self, step: int) -> None:
        """Show a step; the last one ends the playing."""
        last = len(self.watched.views) - 1
        self.step = min(max(0, step), last)
        if self.step == last:
            self.playing = False
        self.change()

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """The table of this step, and the controls over its middle."""
        look = page.look
        now = Showing(
            view=self.view,
            people=self.watched.people,
            sentence=self._told(),
            pointed=look.hover or look.focus,
            stage_open=bool(self.view.resolving) and self.view.why is None,
            drawer=self.drawer,
            log_scroll=self._log,
            notes_scroll=self._notes,
            replaying=True,
        )
        layout = layout_for(page, now)
        draw_table(page, layout, now, self._stage)
        self._controls(page, layout)

    def _controls(self, page: Page, layout: TableLayout) -> None:
        high = 44.0 + 14 * (page.text - 1)
        last = len(self.watched.views) - 1
        row = Box(layout.end.x - 330, layout.head.y, layout.end.right - layout.end.x + 330, high)
        row = row if row.x > layout.head.right + 10 else Box(
            layout.head.right + 10, layout.head.y, layout.end.right - layout.head.right - 10, high
        )  # fmt: skip
        with page.layer(Layer.ABOVE), page.raised(55):
            page.fill(row, colour("#120B22", 0.94), 10, colour("#EBC46C", 0.5), 1.2)
            inner = row.inset(6, 5)
            side = 40.0
            icon_button(page, "button:earlier", "left", "One step back", inner.left(side), enabled=self.step > 0,
                        why_not="This is the beginning.", repeat=True)  # fmt: skip
            middle = inner.after(side + 4).before(2 * side + 12)
            fraction = self.step / last if last else 0.0
            slider(page, "slider:step", "Step", fraction, middle, shown=f"{self.step + 1}/{last + 1}")
            icon_button(page, "button:later", "right", "One step on", inner.end(2 * side + 6).left(side),
                        enabled=self.step < last, why_not="This is the end.", repeat=True)  # fmt: skip
            words = "Pause" if self.playing else "Play"
            icon_button(page, "button:play", words.lower(), words, inner.end(side), why_not="This is the end.",
                        enabled=self.step < last or self.playing)  # fmt: skip
            button(page, "button:back", "Back", layout.end, icon="back")

    # -- acting ---------------------------------------------------------------------------------------------

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card at full size."""
        return closer(self.view, self.watched.people, spot)

    def handle(self, gesture: g.Gesture) -> bool:
        """Go through the match, or back."""
        if any(scroll.take(gesture) for scroll in (self._log, self._notes, self._stage)):
            self.change()
            return True
        last = len(self.watched.views) - 1
        match gesture:
            case g.Clicked(spot):
                self._click(spot)
            case g.Slid("slider:step", across, _):
                self.go(round(across * last))
            case g.Stepped("slider:step", steps):
                self.go(self.step + (steps if abs(steps) == 1 else steps // 4 * 10))
            case g.Pressed(key) if key.name in ("left", "right") and not key.ctrl and not key.alt:
                self.go(self.step + (1 if key.name == "right" else -1))
            case g.Pressed(key) if key.name in ("home", "end"):
                self.go(0 if key.name == "home" else last)
            case g.Pressed(key) if key.name in ("pageup", "pagedown"):
                self.go(self.step + (10 if key.name == "pagedown" else -10))
            case g.Pressed(key) if key.name == "l" and not key.again:
                self.toggle("log")
            case g.Back():
                self.close(None)
            case g.Hovered():
                self.change()
            case _:
                return False
        return True

    def toggle(self, drawer: str) -> None:
        """Open a drawer, or close it."""
        self.drawer = None if self.drawer == drawer else drawer
        self.change()

    def _click(self, spot: str) -> None:
        match spot:
            case "button:back" | "button:menu":
                self.close(None)
                return
            case "button:earlier":
                self.go(self.step - 1)
            case "button:later":
                self.go(self.step + 1)
            case "button:play":
                self.playing = not self.playing
                self._waited = 0.0
            case "button:log" | "button:notes":
                self.toggle(spot.removeprefix("button:"))
            case "button:close-drawer":
                self.drawer = None
            case "button:reference":
                self.push(ReferenceScene())
            case "button:help":
                self.stack.on_help(None)
            case "pile:discard" if self.view.discard:
                self.push(DiscardScene(self.view.discard))
            case _:
                pass
        self.change()
