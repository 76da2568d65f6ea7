"""The saved matches, and how they travel: exporting one as a file, and taking in a file from elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from fae_tabletop.app.catalog import CATALOG, RULES
from fae_tabletop.app.menus.matches import FILTERS, export_name, how_long, rows
from fae_tabletop.app.menus.title import TitleScene
from fae_tabletop.app.program import App
from fae_tabletop.table.exchange import Taken, export, take_in
from fae_tabletop.table.journal import SUFFIX, MatchBusy, MatchUnreadable
from fae_tabletop.table.library import Saved, discard, facts_of
from fae_tabletop.ui.dialogs import Answer, Question, notice
from fae_tabletop.ui.shelf import Act, ShelfScene
from fae_tabletop.ui.text import escape

MAP = ".tmx"
"""How the file of a map is called at its end."""
DROP = "Drop a match file on this window to import it"


def open_shelf(app: App) -> None:
    """Show all saved matches, and what can be done with each."""
    saved = app.saved()

    def here(act: str, row: str) -> bool:
        if act == "export":
            _export(app, saved[int(row)])
        elif act == "delete":
            _ask_to_delete(app, saved[int(row)])
        return act in ("export", "delete")

    def chosen(result: tuple[str, str] | None) -> None:
        match result:
            case ("continue", row):
                app.go_on(saved[int(row)].path)
            case ("watch", row):
                app.watch(saved[int(row)].path)
            case ("import", _):
                open_import(app)

    scene = ShelfScene(
        "replay",
        "Saved matches",
        rows(saved, time.time_ns()),
        "No match has been begun yet.",
        filters=FILTERS,
        more=(Act("import", "Import", "door"),),
        here=here,
    )
    app.stack.push(scene, chosen)


def open_import(app: App) -> None:
    """Show the match files that lie ready to be taken in, and say how others are."""
    try:
        folder = app.house.folder.exports
        found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.name, reverse=True)
    except OSError as fault:
        app.stack.push(
            notice("No folder for match files", escape(f"It cannot be made: {fault.strerror}. {DROP}."))
        )
        return
    ready = [Saved(path, path.lstat().st_mtime_ns, facts_of(path, RULES)) for path in found]
    take = (Act("import", "Import", "door", "second"),)
    shown = [
        replace(row, title=one.path.stem, acts=() if one.facts.standing == "damaged" else take)
        for one, row in zip(ready, rows(ready, time.time_ns()), strict=True)
    ]
    empty = f"{DROP}, whatever it is called. Files that lie in {folder} are listed here."
    scene = ShelfScene("replay", "Import a match", shown, escape(empty))

    def chosen(result: tuple[str, str] | None) -> None:
        if result is None:
            open_shelf(app)
        else:
            receive(app, ready[int(result[1])].path, lambda: open_shelf(app))

    app.stack.push(scene, chosen)
    if shown:
        app.stack.toast(f"{DROP}.")


def receive(app: App, path: Path, back: Callable[[], None] | None = None) -> None:
    """Take in a file that was dropped on the window or chosen, and say what it is.

    ``back`` shows where the way leads from there; None stays where the person is. A map becomes a board of one's own.
    """
    if path.suffix.lower() == MAP:
        # Not with the title: it needs no boards.
        from fae_tabletop.app.enthrone_boards import take_board

        take_board(app, path)
        return
    try:
        taken = take_in(path, app.house.folder.matches, RULES)
    except MatchUnreadable as reason:
        _tell(app, "This file cannot be imported", f"{path.name} {reason}.")
    except OSError as fault:
        _tell(
            app, "This file cannot be imported", f"{path.name} cannot be copied ({fault.strerror or fault})."
        )
    else:
        _offer(app, path, taken, back or (lambda: _show_anew(app)))


def _export(app: App, saved: Saved) -> None:
    try:
        copy = export(saved.path, app.house.folder.exports, export_name(saved))
    except MatchUnreadable as reason:
        _tell(app, "This match cannot be exported", f"{saved.path.name} {reason}.")
    except OSError as fault:
        _tell(app, "This match cannot be exported", f"It cannot be written ({fault.strerror or fault}).")
    else:
        words = f"The match is now in the file\n{copy.name}\nin the folder\n{copy.parent}"
        app.stack.push(notice("Exported", escape(words)))


def _ask_to_delete(app: App, saved: Saved) -> None:
    """Ask before a match file is deleted; what was counted of it stays in the statistics."""
    facts = saved.facts
    what = f"the file {saved.path.name}" if facts.standing == "damaged" else export_name(saved)
    words = f"{what[0].upper()}{what[1:]}, is gone for good then. Your statistics stay as they are."
    answers = [Answer("delete", "Delete", "grave", "trash"), Answer("keep", "Keep it", "main")]

    def answered(key: str) -> None:
        if key != "delete":
            return
        try:
            discard(saved.path)
        except MatchBusy as reason:
            _tell(app, "This match cannot be deleted", str(reason))
        except OSError as fault:
            _tell(
                app, "This match cannot be deleted", f"{saved.path.name} stays ({fault.strerror or fault})."
            )
        else:
            _show_anew(app)
            app.stack.toast("Deleted.")

    app.stack.push(Question("Delete this match?", escape(words), answers, cancel="keep"), answered)


def _tell(app: App, title: str, words: str) -> None:
    app.stack.push(notice(title, escape(words)))


def _show_anew(app: App) -> None:
    """Let title and shelf show what there is now."""
    top = app.stack.top
    if isinstance(top, ShelfScene):
        app.stack.close(top, None)
        app.open_title()
        open_shelf(app)
    elif isinstance(top, TitleScene):
        app.open_title()


def _offer(app: App, path: Path, taken: Taken, back: Callable[[], None]) -> None:
    """Say what was taken in; at a table in passing, elsewhere with the way to it."""
    what = CATALOG[taken.facts.game].title
    state = "a finished" if taken.facts.standing == "over" else "an unfinished"
    before = " It was among the saved matches already." if taken.known else ""
    words = f"{path.name} is {state} match of {what}, {how_long(taken.facts)} long.{before}"
    if taken.facts.warning is not None:
        words += f" {taken.facts.warning}"
    if app.flow is not None:
        app.stack.toast(escape(f"{words} It is under Saved matches."))
        return
    answers = [Answer("watch", "Watch", "main", "eye")]
    if taken.facts.standing == "open":
        answers.append(Answer("continue", "Continue", "second", "play"))
    answers.append(Answer("close", "Close", "quiet"))

    def answered(key: str) -> None:
        back()
        if key == "watch":
            app.watch(taken.path)
        elif key == "continue":
            app.go_on(taken.path)

    app.stack.push(Question("Imported", escape(words), answers, cancel="close"), answered)
