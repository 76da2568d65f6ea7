"""Watching a round step by step: the table as the person saw it, or once it is over with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.games.faekin.expressions import expressions
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.closer import closer
from fae_tabletop.games.faekin.scene.layout import table_layout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.tablepage import draw_table
from fae_tabletop.games.faekin.words import line
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.people import Person, names
from fae_tabletop.ui.watching import WatchScene

CLOSED = "Everything lies open once the round is over."


@dataclass(frozen=True, slots=True)
class Watched:
    """What is watched: the person's view after each step, who sat where, where to begin, what was damaged."""

    views: Sequence[View]
    people: tuple[Person, ...]
    start: int = 0
    warning: str = ""


class ReplayScene(WatchScene):
    """Shows a round step by step; Escape goes back."""

    game = "faekin"

    def __init__(self, watched: Watched, speed: float = 1.0) -> None:
        closed = "" if watched.views and watched.views[-1].revealed is not None else CLOSED
        super().__init__(len(watched.views), watched.start, speed, watched.warning, closed)
        self.watched = watched
        self.drawer: str | None = None
        self._log = Scroll("log", tail=True)
        self._notes = Scroll("notes")

    @property
    def view(self) -> View:
        """What the person saw at this step."""
        return self.watched.views[self.step]

    def told(self) -> str:
        """Return what happened in this step, in sentences."""
        before = self.watched.views[self.step - 1].log if self.step else ()
        new = self.view.log[len(before) :]
        called = names(self.watched.people)
        return " ".join(line(self.view, called, event) for event in new[-2:]) or "The cards are dealt."

    def _spoken(self) -> tuple[int, ...]:
        """Return what the others said in this step, by its number."""
        before = len(self.watched.views[self.step - 1].talk) if self.step else 0
        return tuple(said.number for said in self.view.talk[before:] if said.seat != self.view.seat)

    def build(self, page: Page) -> None:
        """The table of this step, and the controls in the own strip."""
        look = page.look
        view = self.view
        now = Showing(
            view=view,
            people=self.watched.people,
            sentence=self.told(),
            pointed=look.hover or look.focus,
            drawer=self.drawer,
            log_scroll=self._log,
            notes_scroll=self._notes,
            replaying=True,
            faces=dict(enumerate(expressions(view))),
            opened=self.watched.views[-1].revealed if self.all_open else None,
            spoken=self._spoken(),
        )
        # The controls stand where the table has its sentence builder, so that nothing is covered.
        layout = table_layout(page.metrics, len(now.others), talking=True)
        draw_table(page, layout, now)
        self.controls(page, layout.builder)

    def handle(self, gesture: g.Gesture) -> bool:
        """Go through the round, open a drawer, or go back."""
        if any(scroll.take(gesture) for scroll in (self._log, self._notes)):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:log" | "button:notes" as spot):
                self.toggle(spot.removeprefix("button:"))
            case g.Clicked("button:close-drawer"):
                self.toggle(None)
            case g.Clicked("button:menu"):
                self.close(None)
            case g.Clicked("button:help"):
                self.stack.on_help(None)
            case g.Pressed(key) if key.name in ("l", "n") and not (key.again or key.ctrl or key.alt):
                self.toggle("log" if key.name == "l" else "notes")
            case g.Back() if self.drawer is not None:
                self.toggle(None)
            case _:
                return super().handle(gesture)
        return True

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card, a token or a face at full size."""
        return closer(self.view, self.watched.people, spot)

    def toggle(self, drawer: str | None) -> None:
        """Open a drawer, or close the one that is open."""
        self.drawer = None if self.drawer == drawer else drawer
        self.change()
