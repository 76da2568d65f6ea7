"""Opens the menus for the running program and carries out what is chosen there."""

from __future__ import annotations

import time

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.app.menus.recap import recap
from fae_tabletop.app.menus.title import GameCard, TitleScene, Unfinished
from fae_tabletop.app.program import App, Menus
from fae_tabletop.table.library import Saved, to_continue
from fae_tabletop.ui.dialogs import Answer, Question, notice

CARDS: dict[str, GameCard] = {
    "enthrone": GameCard(
        "enthrone",
        "Enthrone",
        "Hide your heir among eight. Win the crown.",
        "15–25 min",
        "2 players",
        "scene/game-enthrone",
    ),
}
"""How the title tells each game, by id."""


class Title(TitleScene):
    """The title of the running program: it stays open below settings, help and credits."""

    def __init__(self, app: App) -> None:
        """Looks through the saved matches once."""
        self.app = app
        saved = app.saved()
        going = to_continue(saved)
        self.going_on: Saved | None = going[0] if going else None
        played = any(one.facts.standing != "damaged" for one in saved)
        super().__init__(
            [CARDS[game] for game in CATALOG],
            unfinished(self.going_on) if self.going_on is not None else None,
            start_here=None if played else next(iter(CATALOG)),
            banner=app.banner,
        )

    def choose(self, what: str) -> None:
        """Go there; the title is still there when the way leads back."""
        app = self.app
        if what == "quit":
            app.quit()
        elif what == "continue" and self.going_on is not None:
            app.go_on(self.going_on.path)
        elif what == "help":
            app.open_help(None)
        elif what.startswith("game:"):
            app.screens[what.removeprefix("game:")].new_game(app)


def unfinished(saved: Saved) -> Unfinished:
    """How the title tells a match that can be continued."""
    found = recap(saved, time.time_ns())
    card = CARDS[saved.facts.game]
    return Unfinished(card.name, found.stand, found.about, card.picture)


def title(app: App) -> None:
    """Show the title."""
    app.stack.replace(Title(app))


class Pause(Question):
    """The menu over a match."""

    name = "pause"


def menu(app: App) -> None:
    """Show the menu over a match."""
    scene = Pause(
        "Paused",
        "",
        [
            Answer("resume", "Play on", "main", "play"),
            Answer("leave", "Leave the table", "second", "back"),
            Answer("quit", "Quit", "quiet", "quit"),
        ],
        cancel="resume",
    )

    def chosen(key: str) -> None:
        if key == "leave":
            app.leave()
        elif key == "quit":
            app.quit()

    app.stack.push(scene, chosen)


def help_on(app: App, topic: str | None) -> None:
    """Show help."""
    app.stack.push(notice("Help", topic or ""))


MENUS = Menus(title, menu, help_on)
