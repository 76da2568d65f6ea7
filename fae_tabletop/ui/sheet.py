"""A sheet that lies over the screen it was opened from, to be read, scrolled and closed."""

from __future__ import annotations

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.scenes import Scene


class SheetScene(Scene[None]):
    """Closes by its cross, Escape or a click beside it; what it shows is its own, and scrolls by ``scroll``."""

    overlay = True
    first_focus = "button:close"

    def __init__(self, key: str) -> None:
        """Take the key of what scrolls."""
        super().__init__()
        self.scroll = Scroll(key)

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll or close."""
        match gesture:
            case g.Clicked("button:close") | g.Back():
                self.close(None)
            case _:
                if not self.scroll.take(gesture):
                    return False
                self.change()
        return True
