"""Puts the whole table on a page: board, action board, rails, prompt, drawers, note. Decides nothing."""

from __future__ import annotations

from fae_tabletop.games.enthrone.danger import told
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.actionboard import draw_action_board, draw_tile, tile_box
from fae_tabletop.games.enthrone.scene.bars import Seats, draw_banner, draw_bar, draw_prompt
from fae_tabletop.games.enthrone.scene.board import (
    board_spots,
    draw_ground,
    draw_marks,
    draw_pawn,
    draw_pawns,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.hints import draw_points, pointed_boxes
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.scene.lens import draw_lens
from fae_tabletop.games.enthrone.scene.notes import NOTES
from fae_tabletop.games.enthrone.scene.papers import draw_log, draw_notebook, notebook_height
from fae_tabletop.games.enthrone.scene.rails import (
    draw_captured,
    draw_events,
    draw_identity,
    draw_identity_strip,
    strip_height,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.showing import (
    Showing,
    board_look,
    cell_of,
    conveyor,
    enabled_spots,
    lit_now,
    spot_tips,
)
from fae_tabletop.games.enthrone.words import log_lines
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note, note_size, panel, scrolling
from fae_tabletop.ui.theme import SECOND
from fae_tabletop.ui.tips import place_beside
from fae_tabletop.ui.widgets import ButtonKind, button, button_height, button_width

BAR_WORDS = {"undo": "Undo", "hint": "Hint", "why": "Why", "menu": "Menu"}


def draw_table(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the table and make everything on it a hotspot."""
    view = now.view
    left = model.closed_lions(view)
    with page.layer(Layer.TABLE):
        page.cover("scene/table")
        page.kept(
            ("ground", layout.board, view.board.name, left),
            lambda: draw_ground(page, layout.board, view.board, left),
        )
    lit = lit_now(now)
    look = board_look(now, lit)
    draw_marks(page, layout.board, view.board, look)
    draw_pawns(page, layout.board, view, look)
    enabled = enabled_spots(now)
    tips = spot_tips(now)
    draw_bar(page, layout, "Enthrone", now.board_title)
    seats = Seats(now.rival, now.level, now.my_turn, now.thinking, view.why is not None)
    draw_banner(page, layout, view, seats)
    draw_action_board(page, layout, view, conveyor(now, lit), enabled, tips)
    kinds = lit.kinds if lit is not None and now.taken is not None else None
    board_spots(page, layout.board, view, enabled=enabled, reasons=tips, kinds=kinds)
    reach = lit.captures(view) if lit is not None else frozenset[Pawn]()
    drawer = now.drawer if layout.log is None else None
    if drawer is None:
        draw_identity(page, layout, view, reach, covered=now.covered, tip=_danger(now))
        draw_captured(page, layout, view)
        _events(page, layout, now)
    else:
        strip = layout.drawer.top(strip_height(page))
        draw_identity_strip(page, strip, view, reach, covered=now.covered, tip=_danger(now))
    if now.lens is not None:
        draw_lens(page, layout, view, now.lens)
    draw_points(page, layout, view, now.points)
    _prompt(page, layout, now, lit is not None)
    _bar_buttons(page, layout, now)
    _papers(page, layout, now)
    _note(page, layout, now)
    _dragged(page, layout, now)


def _danger(now: Showing) -> Tip | None:
    """What pointing at the own identity tells: who could take it next turn."""
    if now.lens is None or now.saying is not None:
        return None
    words = told(now.view, now.lens)
    return Tip(words.title, words.body)


def _events(page: Page, layout: TableLayout, now: Showing) -> None:
    box = layout.events
    if box is None:
        return
    stacked = layout.small or layout.large_text
    h = max(30.0, 26.0 + 18 * (page.text - 1)) if not stacked else 34 + 10 * (page.text - 1)
    room = (2 * h + 8 if stacked else h) + 8
    draw_events(page, box, log_lines(now.view, now.rival), room)
    foot = box.inset(10).foot(room - 8)
    parts = foot.rows(2, 8) if stacked else foot.columns(2, 8)
    for part, (name, words, icon, key) in zip(
        parts, (("log", "Log", "log", "L"), ("notes", "Notes", "notes", "N")), strict=True
    ):
        button(
            page, f"button:{name}", words, part, kind="quiet", icon=icon, key=key if page.text < 1.3 else None,
            selected=now.drawer == name,
        )  # fmt: skip


def _prompt(page: Page, layout: TableLayout, now: Showing, lit: bool) -> None:
    buttons = _prompt_buttons(now)
    kinds = [
        (button_width(page, words, kind, icon), spot, words, kind, icon)
        for spot, words, kind, icon in buttons
    ]
    total = sum(width + 8 for width, *_ in kinds)
    limit = layout.prompt.w * 0.56
    scale = min(1.0, limit / total) if total else 1.0
    draw_prompt(page, layout, now.prompt, total * scale + 8, legend=lit)
    x = layout.prompt.right - 10 - total * scale + 8
    for width, spot, words, kind, icon in kinds:
        h = min(button_height(page, kind), layout.prompt.h - 12)
        w = width * scale
        button(
            page,
            spot,
            words,
            Box(x, layout.prompt.cy - h / 2, w, h),
            kind=kind,
            icon=icon,
            default=kind == "main",
        )
        x += w + 8


def _prompt_buttons(now: Showing) -> list[tuple[str, str, ButtonKind, str | None]]:
    """Return the buttons of the prompt as (id, words, kind, icon)."""
    if now.view.why is not None and not now.running:
        return [("button:result", "To the result", "main", "forward")]
    if now.must_pass:
        return [("button:pass", "Go on", "main", "forward")]
    if now.taken is not None:
        return [("button:back", "Back", "quiet", "close")]
    if now.running:
        return [("button:go-on", "Finish", "quiet", "forward")]
    if now.thinking:
        return [
            ("button:move-now", "Move now", "quiet", "clock"),
            ("button:next", "To my turn", "quiet", "forward"),
        ]
    return []


def _bar_buttons(page: Page, layout: TableLayout, now: Showing) -> None:
    hint, why = now.insight
    offered = {"undo": True, "hint": hint, "why": why, "menu": True}
    why_not = {
        "undo": now.why_no_undo,
        "hint": None if now.my_turn else "Hints are for your own turn.",
        "why": None if now.view.moves else "Nobody has moved yet.",
    }
    for name, box in layout.buttons.items():
        if offered[name]:
            reason = why_not.get(name)
            words = BAR_WORDS[name]
            button(
                page, f"button:{name}", words if layout.button_words else "", box, kind="quiet", icon=name,
                label=words, enabled=reason is None, why_not=reason, tip=None if layout.button_words else Tip(words),
            )  # fmt: skip


def _papers(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw log and notebook where they stay open, or the drawer that is open."""
    if layout.log is not None:
        _log(page, panel(page, layout.log, "Log"), now)
    if layout.notebook is not None:
        _notebook(page, panel(page, layout.notebook, "Notebook"), now)
    if layout.log is None and now.drawer is not None:
        box = layout.drawer.below(strip_height(page) + 8)
        with page.layer(Layer.ABOVE), page.raised(40):
            page.spot("panel:drawer", "text", "Log" if now.drawer == "log" else "Notebook", box, tab=False)
            title = "Log" if now.drawer == "log" else "Notebook"
            inner = panel(page, box, title, close="button:close-drawer")
            (_log if now.drawer == "log" else _notebook)(page, inner, now)


def _log(page: Page, box: Box, now: Showing) -> None:
    draw_log(page, box, log_lines(now.view, now.rival), now.view.seat, now.log_scroll, asked=now.insight[1])


def _notebook(page: Page, box: Box, now: Showing) -> None:
    if now.covered:
        page.words("Covered like your identity.", SECOND, box)
        return
    # Where it does not fit, the bar takes some of the width.
    length = notebook_height(page, now.view, now.rival, box.w)
    length = box.h if length <= box.h else notebook_height(page, now.view, now.rival, box.w - 14)

    def draw(content: Box) -> None:
        draw_notebook(page, content, now.view, now.rival, now.marks)

    scrolling(page, now.notes_scroll, box, length, draw)


def note_sheet(page: Page, layout: TableLayout, now: Showing) -> Box | None:
    """Return where the hint or first-game note lies: in a free corner of the stage, on no lit space."""
    if now.saying is None and now.note is None:
        return None
    sentence = now.saying.body if now.saying is not None else now.note[2] if now.note is not None else ""
    w, h = note_size(page, sentence, layout.note.w)
    lit = [layout.board.sprite(cell) for cell in model.lit_by(now.view, now.taken).kinds] if now.taken else []
    lit += pointed_boxes(layout, now.view, now.points)
    corner = layout.note.place(1, 1, 1.0, 0.0)
    anchor = None if now.note is None else note_anchor(layout, now.view, now.note[1])
    sheet = place_beside(w, h, anchor or corner, layout.stage, lit, (layout.note.top(h), layout.tip.top(h)))
    # Where no corner is free a note waits until the tile is put back or played; a hint was asked for.
    covers = now.saying is None and any(sheet.overlaps(cell) for cell in lit)
    return None if covers else sheet


def _note(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw a hint, or else a first-game note with a tail to what it speaks of."""
    sheet = note_sheet(page, layout, now)
    if sheet is None:
        return
    with page.layer(Layer.ABOVE), page.raised(30):
        if now.saying is not None:
            note(page, sheet, now.saying.title, now.saying.body, close="button:close-saying")
            page.spot("panel:saying", "text", f"{now.saying.title}. {now.saying.body}", sheet, tab=False)
        elif now.note is not None:
            _, pointing, sentence = now.note
            count = f"{now.note_number} of {len(NOTES)}"
            anchor = note_anchor(layout, now.view, pointing)
            note(page, sheet, "First game", sentence, count=count, close="button:close-note", anchor=anchor)
            page.spot("panel:note", "text", f"First game, {count}. {sentence}", sheet, tab=False)


def note_anchor(layout: TableLayout, view: View, pointing: tuple[str, ...]) -> Box | None:
    """Return the box of the first thing on the screen that a note points at."""
    for spot_id in pointing:
        kind, _, key = spot_id.partition(":")
        if kind == "pawn":
            cell = view.pawns[NUMBER[key]]
            if cell is not None:
                return layout.board.pawn(cell).inset(layout.board.radius * 0.3)
        elif kind == "cell":
            return layout.board.sprite(cell_of(key)).inset(layout.board.radius * 0.4)
        elif kind == "tile":
            return tile_box(layout, int(key))
        elif spot_id == "panel:captured":
            return layout.captured
        elif spot_id == "panel:banner":
            return layout.banner
    return None


def _dragged(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw what is being dragged under the pointer."""
    if now.dragged is None or now.pointer is None:
        return
    kind, _, key = now.dragged.partition(":")
    x, y = page.metrics.logical(*now.pointer)
    with page.layer(Layer.ABOVE):
        if kind == "pawn":
            box = layout.board.pawn_at(x, y, 0.1)
            draw_pawn(page, box, next(pawn for pawn in PAWNS if pawn == key), alpha=0.9)
        elif kind == "tile":
            home = tile_box(layout, int(key))
            draw_tile(
                page,
                now.view.tiles[int(key) - 1],
                Box(x - home.w / 2, y - home.h / 2, home.w, home.h),
                alpha=0.9,
            )
