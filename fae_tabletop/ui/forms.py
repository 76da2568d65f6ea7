"""What is being typed: a line of text with a caret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g


@dataclass(slots=True)
class Field:
    """The text of one entry, at most `longest` characters, each of them `allowed`."""

    id: str
    text: str = ""
    longest: int = 64
    allowed: Callable[[str], bool] = str.isprintable
    caret: int = 0

    def __post_init__(self) -> None:
        """The caret stands behind the text."""
        self.caret = len(self.text)

    def take(self, gesture: g.Gesture) -> bool:
        """Edit if the gesture is meant for this entry; returns whether it was."""
        match gesture:
            case g.Typed(spot, typed) if spot == self.id:
                self._insert(typed)
            case g.Edited(spot, key) if spot == self.id:
                self._edit(key)
            case _:
                return False
        return True

    def set(self, text: str) -> None:
        """Replace the text; the caret goes behind it."""
        self.text = text[: self.longest]
        self.caret = len(self.text)

    def _insert(self, typed: str) -> None:
        good = "".join(c for c in typed if self.allowed(c))[: self.longest - len(self.text)]
        self.text = self.text[: self.caret] + good + self.text[self.caret :]
        self.caret += len(good)

    def _edit(self, key: str) -> None:
        if key == "backspace" and self.caret:
            self.text = self.text[: self.caret - 1] + self.text[self.caret :]
            self.caret -= 1
        elif key == "delete":
            self.text = self.text[: self.caret] + self.text[self.caret + 1 :]
        elif key == "left":
            self.caret = max(0, self.caret - 1)
        elif key == "right":
            self.caret = min(len(self.text), self.caret + 1)
        elif key == "home":
            self.caret = 0
        elif key == "end":
            self.caret = len(self.text)
