"""Watching something step by step: going to and fro, playing by itself, and the controls for that."""

from __future__ import annotations

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import segment, slider
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.steps import nearest, stepped
from fae_tabletop.ui.theme import colour
from fae_tabletop.ui.widgets import button, icon_button

SECONDS = 0.9
"""How long one step is shown while it plays by itself, at speed 1."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SIGHTS = (("own", "Own view"), ("open", "All open"))
"""What is shown of the secrets: key and words."""
ROW = 44.0
"""Height of a row of controls at the usual text size."""
GROUND = colour("#120B22", 0.94)
EDGE = colour("#EBC46C", 0.5)


class WatchScene(Scene[None]):
    """Shows ``count`` steps; Escape goes back. A game draws its table and tells what happened in a step.

    ``closed``: why not everything can be laid open; empty where it can.
    """

    name = "replay"
    first_focus = "slider:step"

    def __init__(self, count: int, start: int, speed: float, warning: str = "", closed: str = "") -> None:
        """Begin at step ``start``. Raises ValueError when there is nothing to see."""
        super().__init__()
        if count < 1:
            raise ValueError("there is no step to watch")
        self.count = count
        # Without motions (speed 0) a match still plays by steps that can be followed.
        self.speed = SPEEDS[nearest(SPEEDS, speed or 1.0)]
        self.step = min(max(0, start), count - 1)
        self.warning = warning
        self.closed = closed
        self.playing = False
        self.all_open = False
        self._waited = 0.0

    # -- a game's answers -----------------------------------------------------------------------------------

    def told(self) -> str:
        """Return what happened in this step, in sentences."""
        raise NotImplementedError

    def stepped_to(self) -> None:
        """Another step is on show."""

    # -- state ----------------------------------------------------------------------------------------------

    @property
    def announce(self) -> str:
        """Which step is shown, and what happened."""
        sight = ", everything open" if self.all_open else ""
        return f"Step {self.step + 1} of {self.count}{sight}. {self.told()}"

    @property
    def moving(self) -> bool:
        """Whether it plays by itself."""
        return self.playing

    def opened(self) -> None:
        """Say what was damaged in the file, if anything."""
        if self.warning:
            self.stack.toast(self.warning)

    def update(self, seconds: float) -> None:
        """Go on while it plays by itself."""
        if not self.playing:
            return
        self._waited += seconds * self.speed
        if self._waited >= SECONDS:
            self._waited = 0.0
            self.go(self.step + 1)

    def go(self, step: int) -> None:
        """Show a step; the last one ends the playing."""
        self.step = min(max(0, step), self.count - 1)
        if self.step == self.count - 1:
            self.playing = False
        self.stepped_to()
        self.change()

    # -- drawing --------------------------------------------------------------------------------------------

    def controls(self, page: Page, box: Box) -> None:
        """Draw the slider with the ways to the steps beside it, speed, sight, and the way back.

        All stand in one row, or in two where the box is high enough for that: about 50 high each.
        """
        page.fill(box, GROUND, 10, EDGE, 1.2)
        inner = box.inset(8, 6)
        if inner.h >= 2 * ROW:
            upper, lower = inner.rows(2, 8)
            self._stepping(page, upper.place(upper.w, min(upper.h, ROW * page.text)))
            self._choices(page, lower.place(lower.w, min(lower.h, ROW * page.text)))
            return
        choices = min(inner.w * 0.55, 380.0 + 150 * (page.text - 1))
        self._stepping(page, inner.before(choices + 8))
        self._choices(page, inner.end(choices))

    def _stepping(self, page: Page, row: Box) -> None:
        """Draw the slider between one step back, one step on and playing."""
        last, side = self.count - 1, 40.0
        icon_button(page, "button:earlier", "left", "One step back", row.left(side), enabled=self.step > 0,
                    why_not="This is the beginning.", repeat=True)  # fmt: skip
        play = "Pause" if self.playing else "Play"
        icon_button(page, "button:play", play.lower(), play, row.end(side), enabled=last > 0,
                    why_not="There is only one step.")  # fmt: skip
        icon_button(page, "button:later", "right", "One step on", row.before(side + 4).end(side),
                    enabled=self.step < last, why_not="This is the end.", repeat=True)  # fmt: skip
        middle = row.after(side + 4).before(2 * side + 12)
        fraction = self.step / last if last else 0.0
        slider(page, "slider:step", "Step", fraction, middle, shown=f"{self.step + 1}/{last + 1}")

    def _choices(self, page: Page, row: Box) -> None:
        """Draw speed, sight, and the way back."""
        words = f"Speed {self.speed:g}×"
        tip = Tip(words, "Click for the next one, or use the keys [ and ].")
        speed_w, back_w = row.w * 0.18, row.w * 0.29
        button(
            page, "button:speed", f"{self.speed:g}×", row.left(speed_w), kind="quiet", label=words, tip=tip,
            repeat=True,
        )  # fmt: skip
        off = {"open": self.closed} if self.closed else {}
        chosen = "open" if self.all_open else "own"
        segment(page, "see", SIGHTS, chosen, row.after(speed_w + 6).before(back_w + 6), label="Show", off=off)
        button(page, "button:back", "Back", row.end(back_w), icon="back")

    # -- acting ---------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Go to and fro, or back."""
        last = self.count - 1
        match gesture:
            case g.Clicked(spot):
                return self._click(spot)
            case g.Slid("slider:step", across, _):
                self.go(round(across * last))
            case g.Stepped("slider:step", steps):
                self.go(self.step + (steps if abs(steps) == 1 else steps // 4 * 10))
            case g.Pressed(key) if key.name in ("left", "right") and not key.ctrl and not key.alt:
                self.go(self.step + (1 if key.name == "right" else -1))
            case g.Pressed(key) if key.name in ("home", "end"):
                self.go(0 if key.name == "home" else last)
            case g.Pressed(key) if key.name in ("page up", "page down"):
                self.go(self.step + (10 if key.name == "page down" else -10))
            case g.Pressed(key) if key.name in ("[", "]"):
                self._set_speed(stepped(SPEEDS, self.speed, 1 if key.name == "]" else -1))
            case g.Back():
                self.close(None)
            case g.Hovered():
                self.change()
            case _:
                return False
        return True

    def _click(self, spot: str) -> bool:
        match spot:
            case "button:back":
                self.close(None)
                return True
            case "button:earlier":
                self.go(self.step - 1)
            case "button:later":
                self.go(self.step + 1)
            case "button:play":
                self.playing = not self.playing
                self._waited = 0.0
                if self.playing and self.step == self.count - 1:
                    self.go(0)
                    self.playing = True
            case "button:speed":
                self._set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])
            case "see:own" | "see:open":
                self.all_open = spot == "see:open" and not self.closed
            case _:
                return False
        self.change()
        return True

    def _set_speed(self, speed: float) -> None:
        self.speed = speed
        self.change()
