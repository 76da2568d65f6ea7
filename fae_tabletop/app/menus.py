"""The screens that belong to no game: title, the menu over a match, help."""

from __future__ import annotations

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.app.program import App, Menus
from fae_tabletop.table.library import to_continue
from fae_tabletop.ui.dialogs import Answer, Question, notice


class Title(Question):
    """The first screen: continue, a new match, quit."""

    name = "title"
    overlay = False


class Pause(Question):
    """The menu over a match."""

    name = "pause"


def title(app: App) -> None:
    """Show the title."""
    going = to_continue(app.saved())
    answers = [Answer("continue", "Continue", "main")] if going else []
    answers += [Answer(game, one.title) for game, one in CATALOG.items()]
    answers.append(Answer("quit", "Quit", "quiet"))
    scene = Title("Fae Tabletop", app.banner or "", answers, cancel="quit")

    def chosen(key: str) -> None:
        if key == "quit":
            app.quit()
        elif key == "continue":
            app.go_on(going[0].path)
        else:
            title(app)
            app.screens[key].new_game(app)

    app.stack.replace(scene, chosen)


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
