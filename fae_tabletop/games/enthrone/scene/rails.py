"""Draws the panels beside the board: own identity with its quarry, captured pawns, last events."""

from __future__ import annotations

from fae_tabletop.games.enthrone.public import FATAL_CAPTURE, NUMBER, Pawn, View
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.words import LONGEST_NAME, NAMES, LogLine, captures_line
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import (
    BODY,
    HEADING_STYLE,
    MOON,
    MUTE,
    NAME,
    ROSE,
    ROW_NAME,
    SECOND,
    SOFT,
    Style,
    colour,
)  # fmt: skip
from fae_tabletop.ui.theme import (
    NUMBER as NUMBER_STYLE,
)
from fae_tabletop.ui.widgets import bare_icon, heading

PALE_ROSE = colour("#FFC2CC")
WARNING = colour("#FFB8C2")
QUARRY_NAME = ROW_NAME.but(size=20.5, leading=0.95)
QUARRY_STATE = SECOND.but(size=14, leading=1.05)
PORTRAIT_SHAPE = 640 / 760
SEEN_OF_PORTRAIT = 0.84
"""How much of a portrait must be seen, from the top: hat, face and beard of everybody."""
STRIP_GAP = 8.0
"""Logical pixels between own identity, captured pawns and drawer."""
LOWEST_PORTRAIT = 110.0
"""Below this height in logical pixels a portrait says nothing; the compact form is used."""


def medal(page: Page, pawn: Pawn, x: float, y: float, radius: float, alpha: float = 1.0) -> None:
    """Draw a pawn's medal with its middle at (x, y)."""
    page.image(f"enthrone/medal-{pawn}", box_at(x, y, 2 * radius, 2 * radius), alpha=alpha)


def quarry_of(view: View, pawn: Pawn) -> tuple[Pawn, ...]:
    """Return whom a pawn hunts."""
    return view.quarry[NUMBER[pawn]]


def draw_identity(
    page: Page,
    layout: TableLayout,
    view: View,
    reach: frozenset[Pawn],
    *,
    covered: bool = False,
    tip: Tip | None = None,
) -> None:
    """Draw the own identity; ``reach`` are the pawns that the taken tile may capture, ``covered`` hides all.

    ``tip`` is what pointing at it tells.
    """
    box = layout.identity
    page.plate("panel-secret", box)
    if covered or view.chosen is None:
        words = "Your identity: click to look"
        inner = box.inset(14)
        h = page.measure(words, SECOND, inner.w, balance=True)[1]
        page.image("enthrone/back-identity", inner.above(h + 6).fit(5, 7))
        page.words(words, SECOND, inner.foot(h), across=0.5, balance=True)
        page.spot("panel:identity", "button", "Your identity, covered", box)
        return
    pawn = view.chosen
    if layout.small or layout.large_text or _portrait_height(page, box) < LOWEST_PORTRAIT:
        _compact(page, box, view, pawn, reach)
    else:
        _full(page, box, view, pawn, reach)
    page.spot("panel:identity", "card", _identity_label(view, pawn), box, tab=False, tip=tip)
    corner = Box(box.right - 48, box.y + 8, 40, 32)
    bare_icon(page, "button:quarry", "players", "Who hunts whom (R)", corner)


def _identity_label(view: View, pawn: Pawn) -> str:
    hunted = [NAMES[p] + (" (captured)" if p in view.captured else "") for p in quarry_of(view, pawn)]
    return f"You are the {NAMES[pawn]}. Your quarry: {', '.join(hunted)}"


RIBBONS: dict[Pawn, str] = {
    "king": "ribbon-wine",
    "archer": "ribbon-moss",
    "wizard": "ribbon-blue",
    "jester": "ribbon-amber",
    "demon": "ribbon-red",
    "knight": "ribbon-steel",
    "priestess": "ribbon",
    "assassin": "ribbon-teal",
}
"""The plate that carries a pawn's name, in the pawn's own colour."""


def portrait_window(page: Page, pawn: Pawn, box: Box, alpha: float = 1.0) -> None:
    """Draw a pawn's portrait in the middle of the box, its foot cut off where the box is too low for all of it."""
    width = min(box.w, box.h / SEEN_OF_PORTRAIT * PORTRAIT_SHAPE)
    with page.clip(box):
        page.image(
            f"enthrone/portrait-{pawn}",
            Box(box.cx - width / 2, box.y, width, width / PORTRAIT_SHAPE),
            alpha=alpha,
        )


def quarry_row_height(page: Page) -> float:
    """Return the least height of a row that names one hunted pawn and what is known of it."""
    return page.measure("King", QUARRY_NAME)[1] + page.measure("at large", QUARRY_STATE)[1]


def _portrait_height(page: Page, box: Box) -> float:
    """Return how high the portrait in the full form may be; it gives way to the names below it."""
    below = 28 + 8 + page.measure("Q", HEADING_STYLE)[1] + 4 + 3 * quarry_row_height(page) + 6 + 10
    return min(box.h * 0.475, box.h - below)


def _full(page: Page, box: Box, view: View, pawn: Pawn, reach: frozenset[Pawn]) -> None:
    portrait_h = _portrait_height(page, box)
    window = Box(box.x + 14, box.y + 12, box.w - 28, portrait_h)
    portrait_window(page, pawn, window)
    ribbon = Box(box.x + 22, box.y + portrait_h - 14, box.w - 44, 42)
    page.plate(RIBBONS[pawn], ribbon)
    page.words(NAMES[pawn], NAME, ribbon, across=0.5, down=0.45, wrap=False)
    top = ribbon.bottom + 8
    used = heading(page, "Your quarry", Box(box.x + 18, top, box.w - 32, 20))
    rows = Box(box.x + 14, top + used + 4, box.w - 28, box.bottom - 10 - (top + used + 4)).rows(3, 3)
    for row, hunted in zip(rows, quarry_of(view, pawn), strict=True):
        quarry_row(page, row, hunted, _quarry_state(view, hunted, reach), captured=hunted in view.captured)


def _quarry_state(view: View, pawn: Pawn, reach: frozenset[Pawn]) -> str:
    if pawn in view.captured:
        return "captured"
    return "in reach of this tile" if pawn in reach else "at large"


def quarry_row(page: Page, row: Box, pawn: Pawn, state: str, *, captured: bool = False) -> None:
    """Draw one hunted pawn: medal, name, what is known of it, and a mark at the end."""
    page.plate("row-captured" if captured else "row", row)
    medal(page, pawn, row.x + 23, row.cy, min(18.0, row.h * 0.42))
    marked = captured or state == "at large" or state.startswith("in reach")
    room = row.w - 50 - (42 if marked else 8)
    # One size for all rows of a card.
    name_style = page.fitted(LONGEST_NAME, QUARRY_NAME.inked(PALE_ROSE if captured else MOON), room)
    ink = ROSE if captured else page.palette.capture if state.startswith("in reach") else SOFT
    second = page.fitted(state, QUARRY_STATE.inked(ink), room)
    name_h, state_h = page.measure(NAMES[pawn], name_style)[1], page.measure(state, second)[1]
    top = row.cy - (name_h + state_h) / 2
    page.words(NAMES[pawn], name_style, Box(row.x + 50, top, row.w, name_h), wrap=False, strike=captured)
    page.words(state, second, Box(row.x + 50, top + name_h - 1, row.w, state_h), wrap=False)
    mark = box_at(row.right - 22, row.cy, 24, 24)
    if captured:
        page.fill(mark, page.palette.capture, 12)
        page.icon("check", mark.inset(5), colour("#2A0410"))
    elif state.startswith("in reach"):
        page.image("enthrone/badge-capture", mark.grown(1))
    elif state == "at large":
        page.dashed(mark.inset(2), colour("#8E86B8", 0.8), 10)


def strip_height(page: Page, layout: TableLayout) -> float:
    """Return the height of the identity beside an open drawer; with large text it tells the captures too."""
    return 58.0 + 48.0 * page.text if layout.large_text else 64.0 + 40.0 * page.text


def below_strip(page: Page, layout: TableLayout) -> tuple[Box, Box | None, Box]:
    """Split the rail beside an open drawer: own identity, captured pawns (None: told there), and the rest."""
    strip = layout.drawer.top(strip_height(page, layout))
    if layout.large_text:
        return strip, None, layout.drawer.below(strip.h + STRIP_GAP)
    tray = Box(strip.x, strip.bottom + STRIP_GAP, strip.w, 76.0 + 20 * page.text)
    return strip, tray, layout.drawer.below(strip.h + tray.h + 2 * STRIP_GAP)


def draw_identity_strip(
    page: Page,
    layout: TableLayout,
    view: View,
    reach: frozenset[Pawn],
    *,
    covered: bool,
    tip: Tip | None = None,
) -> None:
    """Draw what must stay in sight while a drawer is open: own name and quarry, and who was captured."""
    box, tray, _ = below_strip(page, layout)
    page.plate("panel-secret", box)
    pawn = view.chosen
    if tray is not None:
        draw_captured(page, layout, view, tray)
    if covered or pawn is None:
        words = "Your identity: click to look"
        page.words(words, page.fitted(words, SECOND, box.w - 28, 0.6), box.inset(12), across=0.5, down=0.5)
        page.spot("panel:identity", "button", "Your identity, covered", box)
        return
    name_h = box.h - 60 if tray is not None else 27.0 * page.text
    style = page.fitted(NAMES[pawn], NAME.but(size=24), box.w - 60, 0.5)
    ribbon = Box(box.x + 14, box.y + 8, box.w - 28, name_h)
    page.plate(RIBBONS[pawn], ribbon)
    page.words(NAMES[pawn], style, ribbon, across=0.5, down=0.45, wrap=False)
    row = Box(box.x + 14, ribbon.bottom + 3, box.w - 28, 42.0 if tray is not None else 38.0)
    for part, hunted in zip(row.columns(3, 4), quarry_of(view, pawn), strict=True):
        _quarry_medal(page, view, hunted, reach, part.cx, row.cy, min(18.0, part.w * 0.46))
    page.spot("panel:identity", "card", _identity_label(view, pawn), box, tab=False, tip=tip)
    if tray is None:
        _captures_told(page, Box(row.x, row.bottom, row.w, box.bottom - 12 - row.bottom), view)


def _captures_told(page: Page, room: Box, view: View) -> None:
    """One line of the strip: how many were captured, with the medals of the last ones as far as there is room."""
    words = f"Captured: {len(view.captured)} of 4" if view.captured else "Nobody captured yet"
    style = page.fitted(words, BODY.inked(WARNING), room.w, 0.5)
    used = page.words(words, style, room, down=0.45, wrap=False)
    x = room.right - 12
    for pawn in reversed(view.captured):
        if x - 14 < used.right + 6:
            break
        medal(page, pawn, x, room.cy, 13)
        x -= 28
    told = captures_line(view)
    page.spot("panel:captured", "text", f"Captured: {told}", room, tab=False, tip=Tip("Captured", told))


def _quarry_medal(
    page: Page, view: View, pawn: Pawn, reach: frozenset[Pawn], x: float, y: float, radius: float = 18.0
) -> None:
    medal(page, pawn, x, y, radius)
    mark = box_at(x + radius * 0.72, y + radius * 0.67, 18, 18)
    if pawn in view.captured:
        page.fill(mark, page.palette.capture, 9)
        page.icon("check", mark.inset(3.5), colour("#2A0410"))
    elif pawn in reach:
        page.image("enthrone/badge-capture", mark.grown(1))


def _compact(page: Page, box: Box, view: View, pawn: Pawn, reach: frozenset[Pawn]) -> None:
    name_style = page.fitted(NAMES[pawn], NAME.but(size=22), box.w - 56, 0.5)
    name_h = max(30.0, page.measure(NAMES[pawn], name_style)[1] + 8)
    medals_h = 46.0
    portrait = Box(box.x + 12, box.y + 10, box.w - 24, box.h - medals_h - name_h * 0.55 - 22)
    portrait_window(page, pawn, portrait)
    ribbon = Box(box.x + 16, portrait.bottom - name_h * 0.45, box.w - 32, name_h)
    page.plate(RIBBONS[pawn], ribbon)
    page.words(NAMES[pawn], name_style, ribbon, across=0.5, down=0.45, wrap=False)
    y = (ribbon.bottom + box.bottom - 8) / 2
    for place, hunted in enumerate(quarry_of(view, pawn)):
        _quarry_medal(page, view, hunted, reach, box.x + box.w * (0.2 + 0.3 * place), y)


def draw_captured(page: Page, layout: TableLayout, view: View, low: Box | None = None) -> None:
    """Draw the tray of captured pawns and how many are left until the fourth.

    In a ``low`` box, beside a drawer, the pawns stand for the words.
    """
    box = layout.captured if low is None else low
    page.plate("panel", box)
    label = f"Captured: {', '.join(NAMES[p] for p in view.captured) or 'nobody'}. {captures_line(view)}"
    tip = Tip("Captured", captures_line(view)) if layout.large_text or low is not None else None
    page.spot("panel:captured", "text", label, box, tab=False, tip=tip)
    if layout.large_text:
        _captured_number(page, box, view)
        return
    used = heading(page, "Captured", Box(box.x + 16, box.y + 12, box.w - 28, 20))
    h = -8.0
    if low is None:
        words = captures_line(view, short=layout.small)
        h = page.measure(words, BODY.inked(WARNING), box.w - 20)[1]
        told = Box(box.x + 10, box.bottom - h - 13, box.w - 20, h)
        page.words(words, BODY.inked(WARNING), told, across=0.5)
    slots = Box(box.x + 14, box.y + 12 + used, box.w - 28, box.h - used - h - 26).columns(FATAL_CAPTURE, 2)
    for place, slot in enumerate(slots):
        last = place == FATAL_CAPTURE - 1
        oval = box_at(slot.cx, slot.bottom - 17, min(50.0, slot.w), min(34.0, slot.w * 0.68))
        page.plate("slot-last" if last else "slot", oval)
        if place < len(view.captured):
            # No head may reach into the heading.
            h_pawn = min((slot.h - 7) / 0.903, slot.w * 1.75)
            page.image(
                f"enthrone/pawn-{view.captured[place]}",
                Box(slot.cx - h_pawn * 0.339, oval.cy + 8 - h_pawn * 0.903, h_pawn * 0.677, h_pawn),
            )
        elif last:
            page.icon("close", box_at(oval.cx, oval.cy, 16, 16), page.palette.capture)
        else:
            page.words(str(place + 1), NUMBER_STYLE.inked(MUTE), oval, across=0.5, down=0.45, wrap=False)


def _captured_number(page: Page, box: Box, view: View) -> None:
    """The tray as one number beside the last captured pawns' medals, for large text."""
    style = page.fitted("Captured", HEADING_STYLE, box.w - 28, 0.5)
    used = page.words("Captured", style, Box(box.x + 14, box.y + 10, box.w - 28, 24), wrap=False)
    row = Box(box.x + 14, used.bottom + 2, box.w - 28, box.bottom - 10 - used.bottom)
    for pawn in view.captured[-2:]:
        medal(page, pawn, row.x + 17, row.cy, 17)
        row = row.after(38)
    words = f"{len(view.captured)} of 4" if view.captured else "none yet"
    count = page.fitted(words, ROW_NAME.inked(WARNING), row.w, 0.5)
    page.words(words, count, row, down=0.5, wrap=False)


def draw_events(page: Page, box: Box, lines: tuple[LogLine, ...], room: float) -> None:
    """Draw the last turns, newest first, as many as fit above the ``room`` that the buttons take.

    The newest is always told: in fewer words, at last by its pawn's name alone, where the box is small.
    """
    page.plate("panel", box)
    space = box.inset(12, 12, 12, 12 + room)
    label = " ".join(line.text for line in reversed(lines[-4:])) or "Nobody has moved yet."
    page.spot("panel:events", "text", f"Last turns: {label}", box.above(room), tab=False)
    y = space.y
    style = BODY.but(size=14.5).inked(SOFT)
    for line in reversed(lines[-4:]):
        newest = y == space.y
        told = _shortened(page, line, style, space.w - 28, space.bottom - y, least=newest)
        if told is None:
            break
        if line.pawn is not None:
            medal(page, line.pawn, space.x + 10, y + 10, 10)
        y += page.words(told, style, Box(space.x + 28, y, space.w - 28, 0)).h + 5
    if not lines and page.measure("Nobody has moved yet.", SECOND, space.w)[1] <= space.h + 4:
        page.words("Nobody has moved yet.", SECOND, space)


def _shortened(
    page: Page, line: LogLine, style: Style, width: float, height: float, *, least: bool
) -> str | None:
    """Return a turn in as many words as have room, or None; ``least``: the pawn's name rather than nothing."""
    first = line.text.split(". ")[0].removesuffix(".")
    for told in (line.text, f"{first}.", f"{first.split(' and ')[0]}."):
        if page.measure(told, style, width)[1] <= height + 4:
            return told
    name = NAMES[line.pawn] if least and line.pawn is not None else None
    return name if name is not None and page.measure(name, style, width)[1] <= height + 8 else None
