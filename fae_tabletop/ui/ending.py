"""What ends every match: a screen on which hidden things turn over, and that closes with what the person wants next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.widgets import button, button_height, button_row

Choice = Literal["rematch", "replay", "table", "title"]


class EndingScene(Scene[Choice]):
    """Closes with what the person wants next. A game's own result draws what there is to see.

    ``account`` opens over it how the match went; None: there is nothing to tell.
    """

    name = "result"
    first_focus = "button:rematch"
    again = "Rematch"
    """What the large button says."""

    def __init__(self, account: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.account = account
        self._scroll = Scroll("result")

    def show_whole(self) -> None:
        """Show at once what is still to be turned over."""

    def _buttons(self, page: Page, row: Box) -> None:
        """Draw the choices: another match large, the others beside it."""
        main_w = row.w * (0.31 if self.account is None else 0.25)
        h = max(button_height(page, "second"), row.h - 10)
        button(page, "button:rematch", self.again, row.left(main_w), kind="main", icon="swords", default=True)
        offered = [
            ("button:replay", "Watch again", "play"),
            ("button:look", "The table", "eye"),
            ("button:title", "Title", "back"),
        ]
        if self.account is not None:
            offered.insert(0, ("button:account", "How it went", "log"))
        rest = row.after(main_w + 20)
        button_row(page, offered, rest.place(rest.w, h))

    def handle(self, gesture: g.Gesture) -> bool:
        """Finish the turning; close with the choice."""
        match gesture:
            case g.Clicked("button:rematch"):
                self.close("rematch")
            case g.Clicked("button:account") if self.account is not None:
                self.account()
            case g.Clicked("button:replay"):
                self.close("replay")
            case g.Clicked("button:look"):
                self.close("table")
            case g.Clicked("button:title") | g.Back():
                self.close("title")
            case g.Pressed(key) if key.name == "space" and self.moving:
                self.show_whole()
                self.change()
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
