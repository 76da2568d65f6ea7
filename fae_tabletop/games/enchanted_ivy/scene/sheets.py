"""The sheets at the right: what the inn is worth, what it wants, its doors, and how much of its plan is still open."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.ground import PATCHES
from fae_tabletop.games.enchanted_ivy.scene.guestlist import EDGE, NIGHT
from fae_tabletop.games.enchanted_ivy.scene.layout import LARGE_TEXT, TableLayout
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name, ivy_told
from fae_tabletop.games.enchanted_ivy.scene.showing import DoorOffer, Showing
from fae_tabletop.games.enchanted_ivy.scoring import IVY_POINTS
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    HEADING_STYLE,
    LINING,
    MOON,
    MUTE,
    NUMBER,
    ROW_NAME,
    SECOND,
    SOFT,
    Style,
    colour,
)

PAD = 12.0
GAP = 8.0
TOTAL = Style(LINING, 34, MOON, leading=1.0)


def draw_sheets(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the column of sheets; it scrolls where it is longer than its room."""
    box = layout.sheets
    parts = _parts(now)
    heights = _heights(page, now, box.w)
    if sum(heights) + GAP * (len(parts) - 1) > box.h:
        heights = _heights(page, now, box.w - 14)

    def draw(content: Box) -> None:
        y = content.y
        for part, high in zip(parts, heights, strict=True):
            sheet = Box(content.x, y, content.w, high)
            page.fill(sheet, NIGHT, 10, EDGE, 1)
            part(page, now, sheet.inset(_pad(page)))
            y += high + GAP

    scrolling(page, now.sheets_scroll, box, sum(heights) + GAP * (len(parts) - 1), draw, shade=None)


def sheets_high(page: Page, layout: TableLayout, now: Showing) -> float:
    """Return how much of their column the sheets take, at most all of it."""
    heights = _heights(page, now, layout.sheets.w)
    return min(layout.sheets.h, sum(heights) + GAP * (len(heights) - 1))


def _parts(now: Showing) -> list[Callable[[Page, Showing, Box], float]]:
    if now.view.phase == "closing":
        # Doors are all that is left to decide.
        return [_score, _doors, _wishes]
    return [_score, _wishes] if now.view.phase == "over" else [_score, _wishes, _doors]


def _heights(page: Page, now: Showing, width: float) -> list[float]:
    # Measured by drawing on a page that nobody sees, so that the two cannot disagree.
    blank = Page(page.kit, page.metrics, page.look, page.palette)
    pad = _pad(page)
    return [part(blank, now, Box(0, 0, width - 2 * pad, 2000)) + 2 * pad for part in _parts(now)]


def _pad(page: Page) -> float:
    return PAD if page.text <= LARGE_TEXT else 7.0


def _score(page: Page, now: Showing, box: Box) -> float:
    score = now.score
    total = f"Now {score.total}"
    large = page.text > LARGE_TEXT
    used = page.words(total, TOTAL.but(size=24) if large else TOTAL, box, wrap=False)
    if now.what is not None:
        gain = now.what.gain
        told = f"this: {'+' if gain > 0 else '±' if not gain else '−'}{abs(gain)}"
        style = SECOND.but(size=18, ink=GOLD_INK)
        room = box.after(used.w + 8).top(used.h)
        if page.measure(told, style)[0] <= room.w:
            page.words(told, style, room, across=1.0, down=0.7, wrap=False)
            y = used.h + 3
        else:
            y = used.h + page.words(told, style, box.below(used.h)).h + 3
    else:
        y = used.h + 3
    guests = sum(part.points for parts in score.guests.values() for part in parts)
    line = f"Guests {guests}, door {score.door}, ivy {score.ivy}"
    style = BODY.but(size=15.5)
    if large:
        # Whatever is large leaves no room for more than the sums; the rest is in the tip.
        y += page.words(line, page.fitted(line, style, box.w, 0.7), box.below(y), wrap=False).h
        _ivy_spot(page, now, box.top(y))
        return y
    y += page.words(line, style, box.below(y)).h + 2
    building = now.view.phase in ("build", "guest")
    y += page.words(ivy_told(score.patches, building), SECOND.but(size=14), box.below(y)).h + 6
    patches = sorted((cells.bit_count() for cells in now.inn.patches()), reverse=True)
    x, side = box.x, 24.0 * (0.6 + 0.4 * page.text)
    if patches:
        for n, many in enumerate(patches):
            if x + side > box.right:
                x, y = box.x, y + side + 5
            _swatch(page, Box(x, box.y + y, side, side), n, many)
            x += side + 6
        words = "card" if patches == [1] else "cards"
        after = ""
        if now.what is not None and now.what.score.patches != len(patches):
            after = f", patches → {now.what.score.patches}"
        w, h = page.measure(words + after, style)
        if x + w > box.right:
            x, y = box.x, y + side + 4
        page.words(words + after, style, Box(x + 2, box.y + y, w + 4, max(side, h)), down=0.5, wrap=False)
        y += max(side, h) + 4
    ways = now.inn.fits.bit_count()
    if now.view.laid and now.view.phase in ("build", "guest"):
        told = "Its plan is settled." if ways == 1 else f"{ways} ways left to lay out the plan."
        y += page.words(told, SECOND.but(size=14.5), box.below(y)).h
    _ivy_spot(page, now, box.top(y))
    return y


def _ivy_spot(page: Page, now: Showing, box: Box) -> None:
    """Let whoever points at the sum read how ivy counts."""
    many = len(IVY_POINTS) - 1
    table = ", ".join(f"{n} for {IVY_POINTS[n]}" for n in range(1, many))
    told = f"Patches and points: {table}, {many} or more for 0. The number of a patch tells how many cards it has."
    page.spot("panel:ivy", "text", f"Ivy {now.score.ivy}: {told}", box, tab=False, tip=Tip("Ivy", told))


def _swatch(page: Page, box: Box, n: int, many: int) -> None:
    ink, dash = PATCHES[min(n, len(PATCHES) - 1)]
    corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    page.line((*corners, corners[0]), ink, 1.8, dash)
    style = NUMBER.but(size=17, ink=ink)
    words = str(many)
    page.words(words, page.fitted(words, style, box.w - 2, 0.5), box, across=0.5, down=0.46, wrap=False)


def _wishes(page: Page, now: Showing, box: Box) -> float:
    setup = now.view.setup
    large = page.text > LARGE_TEXT
    y = page.words("This inn wants", HEADING_STYLE.but(size=11) if large else HEADING_STYLE, box).h
    y += 2 if large else 6
    rows: list[tuple[bool, str, str, str]] = []
    total = now.score.total if now.view.total is None else now.view.total
    lost = now.lost
    if setup.success is not None:
        rows.append((total >= setup.success, "Success", f"{setup.success} points", lost.get("success", "")))
    else:
        rows.append((False, "As much as it can be", "50 points for a first rank", ""))
    if setup.high_score is not None:
        reached = total >= setup.high_score
        rows.append((reached, "High Score", f"{setup.high_score} points", lost.get("high_score", "")))
    rows += [
        (now.challenges.get(challenge.id, False), challenge.name, challenge.text, lost.get(challenge.id, ""))
        for challenge in setup.challenges
    ]
    for met, name, text, why in rows:
        row = Box(box.x, box.y + y, box.w, 400)
        y += (
            _short_wish(page, row, met, name, text, why)
            if large
            else _wish(page, row, met, name, text, why) + 5
        )
    return y


def _short_wish(page: Page, box: Box, met: bool, name: str, text: str, lost: str) -> float:
    """Draw a wish in one line where words are large: its name, and its points if it is a goal; the tip tells all."""
    style = ROW_NAME.but(size=14, ink=GOLD_INK if met else MUTE if lost else MOON)
    high = page.measure("X", style)[1] + 2
    row = box.top(high)
    _mark(page, row.left(18).place(18, 18), met, bool(lost))
    words = row.after(24)
    points = text.split()[0] if text.split()[0].isdigit() else ""
    wide = page.measure(points, style)[0] + 8 if points else 0.0
    room = words.before(wide)
    page.words(name, page.fitted(name, style, room.w, 0.55), room, down=0.5, wrap=False)
    if points:
        page.words(points, style, words, across=1.0, down=0.5, wrap=False)
    told = f"Another night: {lost}." if lost else f"{text} {'Met now.' if met else ''}".strip()
    page.spot(f"panel:wish:{name}", "text", f"{name}: {told}", row, tab=False, tip=Tip(name, told))
    return high


def _mark(page: Page, mark: Box, met: bool, lost: bool) -> None:
    """Draw a tick for what is met now, a ring for what may be, a stroke for what is lost."""
    if met:
        page.fill(mark, colour("#EBC46C"), mark.w / 2)
        page.icon("check", mark.inset(mark.w * 0.18), colour("#2A1608"))
    elif lost:
        page.line(((mark.x + 2, mark.cy), (mark.right - 2, mark.cy)), MUTE, 2.2)
    else:
        page.fill(mark, (0, 0, 0, 0), mark.w / 2, MUTE, 1.6)


def _wish(page: Page, box: Box, met: bool, name: str, text: str, lost: str) -> float:
    """Draw a wish with all its words, or the reason why it is lost."""
    side = 16.0 * (0.6 + 0.4 * page.text)
    _mark(page, Box(box.x, box.y + 2, side, side), met, bool(lost))
    words = box.after(side + 8)
    style = ROW_NAME.but(size=18, ink=GOLD_INK if met else MUTE if lost else MOON)
    used = page.words(name, page.fitted(name, style, words.w, 0.55), words, wrap=False)
    told = f"Another night: {lost}." if lost else f"{text} {'Met now.' if met else ''}".strip()
    small = BODY.but(size=14, ink=SOFT)
    if not lost and page.measure(told, small)[0] + used.w + 12 <= words.w:
        # A goal is short enough to stand beside its name.
        page.words(told, small, words.top(used.h), across=1.0, down=0.6, wrap=False)
        return used.h
    low = page.words(told, small, words.below(used.h))
    return used.h + low.h


def _doors(page: Page, now: Showing, box: Box) -> float:
    y = page.words("Doors", HEADING_STYLE, box).h + 6
    if now.view.door is not None:
        told = f"The {door_name(now.view.door.door)} hangs."
        return y + page.words(told, BODY.but(size=15), box.below(y)).h
    for offer in now.doors:
        y += _door(page, now, Box(box.x, box.y + y, box.w, 400), offer) + 5
    return y


def _door(page: Page, now: Showing, box: Box, offer: DoorOffer) -> float:
    ref = Ref("door", offer.door)
    name = door_name(offer.door)
    style = ROW_NAME.but(size=17.5)
    high = max(32.0, page.measure("X", style)[1] + 10)
    row = box.top(high)
    may = offer.gain is not None
    top = DOORS[offer.door].row == "top"
    why = f"It needs a wall in the {'top' if top else 'bottom'} row, and a plan that leaves it there."
    state = page.spot(
        ref.id, "button", name, row, enabled=now.my_turn and may, selected=ref in now.chosen,
        why_not=why, drag=may, tip=Tip(name, lore().doors[offer.door].text),
    )  # fmt: skip
    chosen = ref in now.chosen
    page.fill(
        row, colour("#3A2E6E" if chosen or state.over else "#211A45"), 7,
        colour("#FFE9A8" if chosen else "#C9C3FF", 0.9 if may else 0.35), 1.4,
    )  # fmt: skip
    page.icon("door", box_at(row.x + 17, row.cy, 17, 17), MOON if may else MUTE)
    gain = "" if offer.gain is None else f"{'+' if offer.gain >= 0 else '−'}{abs(offer.gain)}"
    gain_w = page.measure(gain, NUMBER)[0] + 12 if gain else 8.0
    room = row.inset(32, 0, gain_w, 0)
    page.words(
        name, page.fitted(name, style.inked(MOON if may else MUTE), room.w, 0.5), room, down=0.5, wrap=False
    )
    if gain:
        page.words(gain, NUMBER, row.inset(0, 0, 8, 0), across=1.0, down=0.5, wrap=False)
    if state.focused:
        page.focus_ring(row, 7)
    return high
