"""The table's layout: which panel lies where, computed for the real window and text size.

Measures are those of the design at 1280x720 and 1024x640 (logical pixels); spare room goes to the stage, and
what does not fit becomes a drawer. Board, action board, prompt and own identity are always there.
"""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.enthrone.board import Board
from fae_tabletop.games.enthrone.public import POSITIONS
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry, fitted
from fae_tabletop.ui.geometry import Box, Metrics

SMALL_WIDTH, SMALL_HEIGHT = 1200.0, 690.0
"""Below either, the design of the smallest window is used."""
PANELS_FROM = 1500.0
"""Logical width from which log and notebook stay open beside the board."""
LARGE_TEXT = 1.25
"""Text scale above which panels take their compact form."""
BAR_BUTTONS = ("undo", "hint", "why", "menu")


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every region in logical pixels; a region that is None is a drawer or left out in this window."""

    metrics: Metrics
    small: bool
    large_text: bool
    bar: Box
    title: Box | None
    buttons: dict[str, Box]
    button_words: bool
    banner: Box
    identity: Box
    captured: Box
    events: Box | None
    notebook: Box | None
    log: Box | None
    action: Box
    action_head: float
    names: bool
    stage: Box
    board: BoardGeometry
    prompt: Box
    legend: bool
    tip: Box
    note: Box
    drawer: Box

    @property
    def row_height(self) -> float:
        """Height of one place on the action board."""
        return (self.action.h - self.action_head - 12) / POSITIONS

    def row(self, position: int) -> Box:
        """Return the box of position 1 to 8 on the action board."""
        return Box(
            self.action.x, self.action.y + self.action_head + self.row_height * (position - 1),
            self.action.w, self.row_height,
        )  # fmt: skip

    @property
    def tile_size(self) -> float:
        """Height of an action tile at rest."""
        return min(self.row_height, 78.0) * 0.94


def table_layout(metrics: Metrics, board: Board) -> TableLayout:
    """Return the layout of the table in the window ``metrics`` for ``board``."""
    screen, text = metrics.screen, metrics.text
    small = screen.w < SMALL_WIDTH or screen.h < SMALL_HEIGHT
    large = text > LARGE_TEXT
    more = text - 1
    wide = screen.w >= PANELS_FROM and not large
    margin = 12.0 if small else 16.0
    bar = screen.top((42.0 if small else 48.0) + 16 * more)
    words = not small and text <= LARGE_TEXT
    buttons = _bar_buttons(bar, margin, words, more)
    rail_w = (176.0 if small else 250.0 if wide else 256.0) * (1 + 0.25 * more)
    names = not small and not large
    action_w = (196.0 if not names else 298.0 if wide else 292.0) * (1 + (0.12 * more if not names else 0))
    top = bar.bottom + (18 if small else 16)
    body = Box(margin, top, screen.w - 2 * margin, screen.h - margin - top)
    log_w = 232.0 if wide else 0.0
    log = body.end(log_w) if wide else None
    inner = body.before(log_w + 12) if wide else body
    action = inner.end(action_w)
    rail = inner.left(rail_w)
    middle = inner.after(rail_w + (12 if small else 16)).before(action_w + (12 if small else 16))
    prompt = middle.foot(52 + 44 * more)
    stage_top = bar.bottom + 10 + 24 * more
    stage = Box(middle.x, stage_top, middle.w, prompt.y - 8 - stage_top)
    geometry = fitted(board, stage)
    banner, title = _banner(bar, buttons, geometry.cx, more, small)
    identity, captured, events, notebook = _rail(rail, small, large, wide, text)
    corner = min(216.0 * (1 + 0.9 * more), stage.w * (0.48 + 0.14 * more))
    return TableLayout(
        metrics, small, large, bar, title, buttons, words, banner, identity, captured, events, notebook, log,
        action, 40 + 14 * more, names, stage, geometry, prompt,
        legend=not large and prompt.w >= 560,
        tip=Box(stage.x, stage.y + 10, corner, stage.h * 0.5),
        note=Box(stage.right - corner, stage.y + 10, corner, stage.h * 0.5),
        drawer=body.left(rail_w),
    )  # fmt: skip


def _bar_buttons(bar: Box, margin: float, words: bool, more: float) -> dict[str, Box]:
    widths = (88.0, 80.0, 76.0, 86.0) if words else (40.0 + 10 * more,) * 4
    height = (33.0 if words else 30.0) + 8 * more
    gap = 8.0 if words else 6.0
    x = bar.right - margin - sum(widths) - gap * (len(widths) - 1)
    boxes: dict[str, Box] = {}
    for name, width in zip(BAR_BUTTONS, widths, strict=True):
        boxes[name] = Box(x, bar.cy - height / 2 - 1, width, height)
        x += width + gap
    return boxes


def _banner(bar: Box, buttons: dict[str, Box], cx: float, more: float, small: bool) -> tuple[Box, Box | None]:
    """Return the seat banner, centred on the board where it can be, and the title's box if it fits."""
    width = 430.0 * (1 + 0.5 * more)
    height = (54.0 if small else 60.0) + 26 * more
    title_w = (140.0 if small else 300.0) * (1 + 0.3 * more)
    rightmost = buttons["undo"].x - 12
    x = min(cx - width / 2, rightmost - width)
    if x >= 16 + title_w * 0.5:
        return Box(x, 0, width, height), Box(16, 0, x - 28, bar.h)
    x = max(8.0, x)
    return Box(x, 0, min(width, rightmost - x), height), None


def _rail(
    rail: Box, small: bool, large: bool, wide: bool, text: float
) -> tuple[Box, Box, Box | None, Box | None]:
    """Split the left rail into identity, captured pawns, last events, and the notebook (None: a drawer)."""
    gap = 10.0
    captured_h = 52 * text if large else 130.0 if small else 140.0
    if wide:
        notebook = rail.foot(max(200.0, min(292.0 * text, rail.h - 336 - captured_h - 2 * gap)))
        upper = rail.above(notebook.h + gap)
        captured = upper.foot(captured_h)
        return upper.above(captured_h + gap), captured, None, notebook
    events_h = 20 + 2 * 19 * text + 8 + 2 * (34 + 10 * (text - 1)) + 8 if large or small else 106.0
    events = rail.foot(events_h)
    upper = rail.above(events_h + gap)
    captured = upper.foot(captured_h)
    identity = upper.above(captured_h + gap)
    most = 262.0 * (1 + 0.2 * (text - 1)) if small or large else 420.0
    if identity.h > most:
        spare = identity.h - most
        identity = identity.top(most)
        captured = captured.moved(0, -spare)
        events = Box(events.x, events.y - spare, events.w, events.h + spare)
    return identity, captured, events, None
