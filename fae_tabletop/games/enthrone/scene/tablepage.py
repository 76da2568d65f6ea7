"""Puts the whole table on a page: board, action board, rails, prompt, drawers, note. Decides nothing."""

from __future__ import annotations

from fae_tabletop.games.enthrone.danger import told
from fae_tabletop.games.enthrone.public import PAWNS, Pawn
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.actionboard import draw_action_board, draw_tile, tile_box
from fae_tabletop.games.enthrone.scene.bars import GAME_NAME, Seats, draw_banner, draw_bar, draw_prompt
from fae_tabletop.games.enthrone.scene.board import (
    board_spots,
    draw_ground,
    draw_marks,
    draw_pawn,
    draw_pawns,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.hints import draw_points
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.scene.lens import draw_lens
from fae_tabletop.games.enthrone.scene.papers import draw_log, draw_notebook, notebook_height
from fae_tabletop.games.enthrone.scene.rails import (
    below_strip,
    draw_captured,
    draw_events,
    draw_identity,
    draw_identity_strip,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.showing import (
    Showing,
    board_look,
    conveyor,
    enabled_spots,
    lit_now,
    spot_tips,
)
from fae_tabletop.games.enthrone.scene.telling import GAP, Sheet, draw_telling, giving_way, ringed, sheet_of
from fae_tabletop.games.enthrone.words import log_lines
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.theme import SECOND
from fae_tabletop.ui.widgets import ButtonKind, button, button_height, button_width

BAR_WORDS = {"undo": "Undo", "hint": "Hint", "why": "Why", "menu": "Menu"}
DRAWERS = (("log", "Log", "L"), ("notes", "Notes", "N"))
"""What becomes a drawer: its name, which is its icon's too, its word and its key."""
TITLES = {"log": "Log", "notes": "Notebook"}
"""How an open drawer is headed; a scene that fills the rail itself opens one by another name."""


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
    draw_bar(page, layout, GAME_NAME, now.board_title)
    seats = Seats(now.rival, now.level, now.my_turn, now.thinking, view.why is not None)
    draw_banner(page, layout, view, seats)
    draw_action_board(page, layout, view, conveyor(now, lit), enabled, tips)
    kinds = lit.kinds if lit is not None and now.taken is not None else None
    board_spots(page, layout.board, view, enabled=enabled, reasons=tips, kinds=kinds)
    reach = lit.captures(view) if lit is not None else frozenset[Pawn]()
    sheet = sheet_of(page, layout, now)
    if (sheet is None or not sheet.drawer) and (now.drawer is None or layout.log is not None):
        rail = giving_way(layout, sheet)
        draw_identity(page, rail, view, reach, covered=now.covered, tip=_danger(now))
        draw_captured(page, rail, view)
        _events(page, layout, layout.events, now, sheet)
    else:
        draw_identity_strip(page, layout, view, reach, covered=now.covered, tip=_danger(now))
        if sheet is not None and sheet.drawer and layout.events is not None:
            # What the sheet leaves of the rail is better filled than empty.
            _events(page, layout, below_strip(page, layout)[2], now, sheet)
    if now.lens is not None:
        draw_lens(page, layout, view, now.lens)
    draw_points(page, layout, view, ringed(now, sheet))
    _prompt(page, layout, now, lit is not None)
    _bar_buttons(page, layout, now)
    _papers(page, layout, now, sheet)
    draw_telling(page, layout, now, sheet)
    _dragged(page, layout, now)


def _danger(now: Showing) -> Tip | None:
    """What pointing at the own identity tells: who could take it next turn."""
    if now.lens is None or now.saying is not None:
        return None
    words = told(now.view, now.lens)
    return Tip(words.title, words.body)


def _events(page: Page, layout: TableLayout, box: Box | None, now: Showing, sheet: Sheet | None) -> None:
    """Draw the last turns and the buttons of the drawers in what the sheet, if it lies there, leaves of the box."""
    if box is None:
        return
    lines = log_lines(now.view, now.rival)
    stacked = layout.small and not layout.large_text
    h = 34.0 if stacked else max(30.0, 26.0 + 18 * (page.text - 1))
    room = (2 * h + 8 if stacked else h) + 8
    if sheet is not None and sheet.box.overlaps(box):
        box = box.below(sheet.box.bottom + GAP - box.y)
        if box.h < room + 12:
            return
    draw_events(page, box, lines, room)
    foot = box.inset(10).foot(room - 8)
    parts = foot.rows(2, 8) if stacked else foot.columns(2, 8)
    # Where one of the words does not fit, both are left out: two sizes side by side look like two ranks.
    worded = all(
        button_width(page, words, "quiet") <= part.w
        for part, (_, words, _) in zip(parts, DRAWERS, strict=True)
    )
    for part, (name, words, key) in zip(parts, DRAWERS, strict=True):
        button(
            page, f"button:{name}", words if worded else "", part, kind="quiet", icon=name, label=words,
            key=key if page.text < 1.3 else None, selected=now.drawer == name, tip=None if worded else Tip(words),
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


def _papers(page: Page, layout: TableLayout, now: Showing, sheet: Sheet | None) -> None:
    """Draw log and notebook where they stay open, or the drawer that is open unless something is told there."""
    if layout.log is not None:
        shortened = sheet is not None and sheet.box.overlaps(layout.log)
        box = layout.log.above(sheet.box.h + GAP) if sheet is not None and shortened else layout.log
        _log(page, panel(page, box, "Log"), now)
    if layout.notebook is not None:
        _notebook(page, panel(page, layout.notebook, "Notebook"), now)
    opened = TITLES.get(now.drawer or "")
    if layout.log is None and opened is not None and not (sheet is not None and sheet.drawer):
        box = below_strip(page, layout)[2]
        with page.layer(Layer.ABOVE), page.raised(40):
            page.spot("panel:drawer", "text", opened, box, tab=False)
            inner = panel(page, box, opened, close="button:close-drawer")
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
