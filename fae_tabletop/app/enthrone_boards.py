"""The boards of Enthrone in the window: those that ship, one's own, and the folder in which those lie."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from fae_tabletop.app.errors import log
from fae_tabletop.app.folders import show_folder
from fae_tabletop.app.menus.exchange import MAP
from fae_tabletop.app.program import App
from fae_tabletop.content.levels import LevelError
from fae_tabletop.content.paths import levels_dir, own_levels
from fae_tabletop.games.enthrone.scene.choices import BoardChoice, BoardOffer, extent
from fae_tabletop.games.enthrone.setup import BoardEntry, OwnBoards, boards, own_board, own_boards
from fae_tabletop.ui.dialogs import notice
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shelf import Act, ShelfRow, ShelfScene
from fae_tabletop.ui.text import escape

GAME = "enthrone"
PATTERNS = ("court.tsx", "court.png", "lions_court.tmx", "README.md")
"""What is put into the player's folder, so that a board can be begun there: the tiles, a board, and how."""
NAME = "boards"
"""The shelf's name in the UI trace."""
VERBS = ("is ", "has ", "declares ", "cannot ")
"""How a reason begins that follows the name of the file as its verb."""


def board_offer(app: App) -> BoardOffer:
    """Return the boards that can be chosen now, one's own last, and how many files were refused."""
    own = _own(app)
    choices = (
        *(_choice(entry, own=False) for entry in boards()),
        *(_choice(entry, own=True) for entry in own.boards),
    )
    return BoardOffer(choices, len(own.refused))


def open_boards(app: App, left: Callable[[str | None], None]) -> None:
    """Show one's own boards, what was refused and why, and where the folder is.

    ``left`` is called with the name of the board that was chosen there, or None.
    """
    own = _own(app)
    folder = own_folder(app)
    if folder is None:
        folder = own_levels(app.house.folder.root, GAME)
    else:
        furnish(folder)

    def here(act: str, row: str) -> bool:
        if act == "folder" and not show_folder(folder):
            app.stack.toast(escape(f"No file manager can be opened here. The folder is {folder}"))
        return act == "folder"

    def chosen(result: tuple[str, str] | None) -> None:
        match result:
            case ("choose", name):
                left(name)
            case ("again", _):
                open_boards(app, left)
            case _:
                left(None)

    scene = ShelfScene(
        NAME,
        "Your own boards",
        [_folder_row(folder), *map(_row, own.boards), *map(_refused, own.refused)],
        "",
        more=(Act("again", "Look again", "search"),),
        here=here,
    )
    app.stack.push(scene, chosen)


def take_board(app: App, path: Path) -> None:
    """Copy a map that was dropped on the window into one's own folder, or tell why it stays where it is."""
    folder = own_folder(app)
    if folder is None:
        _tell(app, path, "the folder for it cannot be made")
        return
    furnish(folder)
    target = folder / f"{path.stem}{MAP}"
    if target.exists():
        _tell(app, path, "there is a map of this name among your own boards: give the file another name")
        return
    try:
        shutil.copyfile(path, target)
        entry = own_board(target)
    except LevelError as fault:
        target.unlink()
        _tell(app, path, fault.why if fault.cell is None else f"{fault.cell}: {fault.why}")
    except OSError as fault:
        _tell(app, path, f"it cannot be copied ({fault.strerror or fault})")
    else:
        app.stack.toast(escape(f"{entry.title} is among your own boards now: New game, Change the table."))


def _tell(app: App, path: Path, why: str) -> None:
    app.stack.push(notice("This board cannot be taken in", escape(f"{path.name}: {why}.")))


def own_folder(app: App) -> Path | None:
    """Return the folder of one's own boards, made if need be; None where it cannot be made."""
    try:
        return app.house.folder.levels(GAME)
    except OSError as fault:
        log.warning("no folder for boards: %s", fault)
        return None


def furnish(folder: Path) -> None:
    """Put the tiles and a board to begin with into a player's folder, unless they are there."""
    for name in PATTERNS:
        target = folder / name
        if target.exists():
            continue
        try:
            shutil.copyfile(levels_dir(GAME) / name, target)
        except OSError as fault:
            log.warning("%s could not be put into the folder of boards: %s", name, fault)


def _own(app: App) -> OwnBoards:
    folder = own_folder(app)
    return OwnBoards((), ()) if folder is None else own_boards(folder)


def _choice(entry: BoardEntry, *, own: bool) -> BoardChoice:
    return BoardChoice(entry.name, escape(entry.title), entry.board, escape(entry.about), own)


def _folder_row(folder: Path) -> ShelfRow:
    about = f"Boards made with Tiled lie in {folder}. How to make one is told there in README.md."
    return ShelfRow("", "The folder", about, (Act("folder", "Open the folder", "door", "second"),))


def _row(entry: BoardEntry) -> ShelfRow:
    about = " ".join(filter(None, (f"{entry.name}.tmx: {extent(entry.board)}.", entry.about)))

    def paint(page: Page, box: Box) -> None:
        # The title knows this file for the maps that are dropped on it; only the shelf needs the drawing.
        from fae_tabletop.games.enthrone.scene.newgamepage import draw_small_board

        draw_small_board(page, entry.board, box)

    return ShelfRow(entry.name, entry.title, about, (Act("choose", "Choose", "check"),), paint=paint)


def _refused(fault: LevelError) -> ShelfRow:
    why = fault.why if fault.cell is None else f"{fault.cell}: {fault.why}"
    # Some reasons follow the name as its verb, others are sentences of their own.
    follows = fault.cell is None and why.startswith(VERBS)
    told = f"{fault.path.name}{' ' if follows else ': '}{why}."
    return ShelfRow(f"refused:{fault.path.name}", fault.path.name, "", fault=f"Refused: {told}")
