"""Watching something step by step: going to and fro, playing by itself, and the controls for that."""

from __future__ import annotations

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.steps import nearest, stepped
from fae_tabletop.ui.theme import colour
from fae_tabletop.ui.widgets import button, icon_button, segment, slider

SECONDS = 0.9
"""How long one step is shown while it plays by itself, at speed 1."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SIGHTS = (("own", "Own view"), ("open", "All open"))
"""What is shown of the secrets: key and words."""
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

    def controls(self, page: Page, row: Box) -> None:
        """Draw the slider with the ways to the steps beside it, speed, sight, and the way back; about 50 high."""
        last = self.count - 1
        page.fill(row, GROUND, 10, EDGE, 1.2)
        inner = row.inset(6, 5)
        side = 40.0
        more = page.text - 1
        back_w, sight_w, speed_w = 104.0 + 40 * more, 196.0 + 90 * more, 62.0 + 20 * more
        rest = inner
        button(page, "button:back", "Back", rest.end(back_w), icon="back")
        rest = rest.before(back_w + 6)
        off = {"open": self.closed} if self.closed else {}
        chosen = "open" if self.all_open else "own"
        segment(page, "see", SIGHTS, chosen, rest.end(sight_w), label="Show", off=off)
        rest = rest.before(sight_w + 6)
        words = f"Speed {self.speed:g}×"
        tip = Tip(words, "Click for the next one, or use the keys [ and ].")
        shown = f"{self.speed:g}×"
        button(
            page, "button:speed", shown, rest.end(speed_w), kind="quiet", label=words, tip=tip, repeat=True
        )
        rest = rest.before(speed_w + 6)
        icon_button(page, "button:earlier", "left", "One step back", rest.left(side), enabled=self.step > 0,
                    why_not="This is the beginning.", repeat=True)  # fmt: skip
        play = "Pause" if self.playing else "Play"
        icon_button(page, "button:play", play.lower(), play, rest.end(side), enabled=last > 0,
                    why_not="There is only one step.")  # fmt: skip
        icon_button(page, "button:later", "right", "One step on", rest.before(side + 4).end(side),
                    enabled=self.step < last, why_not="This is the end.", repeat=True)  # fmt: skip
        middle = rest.after(side + 4).before(2 * side + 12)
        fraction = self.step / last if last else 0.0
        slider(page, "slider:step", "Step", fraction, middle, shown=f"{self.step + 1}/{last + 1}")

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
