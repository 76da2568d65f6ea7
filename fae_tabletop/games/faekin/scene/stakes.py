"""Draws what is at stake for this seat in a claim, and what can be done: hear the table, agree, lock in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Ref
from fae_tabletop.games.faekin import sentence
from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.counting import Counts, holder_told
from fae_tabletop.games.faekin.events import Said, TokenMoved
from fae_tabletop.games.faekin.scene.cardface import draw_season
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.middle import go_on_button
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.wells import (
    LINE,
    OTHER,
    SEASON_INKS,
    Well,
    draw_wells,
    fitting,
    own_wells,
    sized,
    their_wells,
    wells_height,
)
from fae_tabletop.games.faekin.talk import Agree, Put
from fae_tabletop.games.faekin.words import COURT_NAMES
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import (
    BUTTON_MAIN,
    DARK_ON_GOLD,
    GOLD_INK,
    MOON,
    ROSE,
    SMALL_CAPS,
    Colour,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height

SHEET, SHEET_EDGE = colour("#2A1238"), colour("#B98B52", 0.85)
TITLE = Style(SMALL_CAPS, 23, MOON, leading=1.0)
COURT_STYLE = Style(SMALL_CAPS, 19, MOON, leading=1.0)
GOOD = colour("#BFF2B8")
PAD = (16.0, 12.0)
BELOW_WELLS = 8.0
SLIM = 360.0
"""Width below which the two buttons of a claimant lie one below the other."""
SMALLEST = 0.76
"""How small words become, as a share of their size, before less is told; large words a little smaller."""
Wells = tuple[Well, Well] | tuple[()]


class _Line(NamedTuple):
    icon: str
    ink: Colour
    words: str
    brief: str = ""


def draw_stakes(page: Page, box: Box, now: Showing, counts: Counts | None, lock: Lock) -> None:
    """Draw the sheet: whose Court one is of, two wells, what follows from right and wrong, and the buttons."""
    page.fill(box.moved(0, 2), colour("#050312", 0.5), 12)
    page.fill(box, SHEET, 12, SHEET_EDGE, 1.5)
    page.fill(box.inset(5), (0, 0, 0, 0), 9, colour("#E8C77A", 0.22), 1.0)
    inner = box.inset(*PAD)
    mine = now.view.claimant == now.view.seat
    y = _head(page, inner, now)
    slim = mine and inner.w < SLIM
    high = min(button_height(page, "main"), inner.h * (0.21 if slim else 0.3))
    foot = inner.foot(2 * high + 6 if slim else high)
    _buttons(page, foot, now, lock, slim)
    wells = own_wells(now, counts) if mine else their_wells(now, counts)
    lines = _own_lines(now, counts) if mine else _their_lines(now)
    # The claimant's wells stand in the head as well, where the tokens of the others do: one of both always fits.
    brief = tuple(line._replace(words=line.brief or line.words) for line in lines)
    sets = ((wells, lines), ((), lines), ((), brief)) if mine else ((wells, lines), (wells, ()))
    _body(page, Box(inner.x, y + 6, inner.w, foot.y - 8 - y - 6), sets)


def _head(page: Page, inner: Box, now: Showing) -> float:
    own = COURT_NAMES[now.court]
    words = f"You are {own}"
    title = page.fitted("Your stakes", TITLE, inner.w * 0.44, 0.3)
    used = page.words("Your stakes", title, inner, wrap=False)
    style = page.fitted(words, COURT_STYLE.inked(SEASON_INKS[now.court]), inner.w * 0.56 - 46, 0.3)
    w, h = page.measure(words, style)
    row = inner.top(used.h)
    page.words(words, style, row.end(w), down=0.5, wrap=False)
    side = min(30.0, max(h, 24.0))
    draw_season(page, now.court, Box(row.right - w - side - 6, row.cy - side / 2, side, side))
    return used.bottom


# -- what follows -----------------------------------------------------------------------------------------------


def _own_lines(now: Showing, counts: Counts | None) -> tuple[_Line, ...]:
    view, own = now.view, now.court
    other = OTHER[own]
    both = ""
    if counts is not None and view.crown is not None:
        both = f" ({fitting(counts, counts.both(own, view.crown, view.dagger))})"
    return (
        _Line(
            "check",
            GOOD,
            f"**Both right{both}:** {COURT_NAMES[own]} wins, and you with it.",
            f"**Both right:** {COURT_NAMES[own]} wins.",
        ),
        _Line("close", ROSE, f"**One wrong:** {COURT_NAMES[other]} wins."),
    )


def _their_lines(now: Showing) -> tuple[_Line, ...]:
    view = now.view
    if view.claimant is None:
        return ()
    lines = []
    if view.crown is None:
        lines.append(_Line("crown", GOLD_INK, "The Crown is still to be placed."))
    else:
        dagger = (
            f"the Dagger before {_inside(now, view.dagger)}"
            if view.dagger is not None
            else "the Dagger left in the middle"
        )
        lines.append(
            _Line("crown", GOLD_INK, f"The Crown stands before {_inside(now, view.crown)}, {dagger}.")
        )
    return tuple(lines)


def claimant_told(now: Showing, counts: Counts | None) -> str:
    """Return what the deals say of the claimant's Court; empty for one's own claim."""
    view = now.view
    if counts is None or view.claimant is None or view.claimant == view.seat:
        return ""
    return f"Your notebook: {holder_told(view, counts, view.claimant)}."


def _inside(now: Showing, holder: Holder) -> str:
    return "you" if holder == now.view.seat else now.name_of(holder)


# -- drawing ----------------------------------------------------------------------------------------------------


def _body(page: Page, room: Box, sets: Sequence[tuple[Wells, tuple[_Line, ...]]]) -> None:
    """Draw the first set of wells and lines that has room, as large as it may be; the last one smaller still."""
    for n, (wells, lines) in enumerate(sets):
        last = n == len(sets) - 1
        least = 0.3 if last else SMALLEST - 0.14 * (page.text - 1)
        k = 1.0
        while k > least and _height(page, room.w, wells, lines, k) > room.h:
            k -= 0.03
        if last or _height(page, room.w, wells, lines, k) <= room.h:
            break
    spare = max(0.0, room.h - _height(page, room.w, wells, lines, k))
    y = room.y + min(spare * 0.25, 10.0)
    if wells:
        y = draw_wells(page, room.moved(0, y - room.y), wells, k) + BELOW_WELLS + min(spare * 0.3, 14.0)
    for line in lines:
        style = sized(LINE, k)
        side = style.size * page.text * 1.05
        page.icon(line.icon, Box(room.x + 2, y + 1, side, side), line.ink)
        words = Box(room.x + side + 12, y, room.w - side - 12, 0)
        y = page.words(line.words, style, words).bottom + 3


def _height(page: Page, width: float, wells: Wells, lines: tuple[_Line, ...], k: float) -> float:
    above = wells_height(page, width, wells, k) + BELOW_WELLS if wells else 0.0
    return above + _lines_height(page, width, lines, k)


def _lines_height(page: Page, width: float, lines: tuple[_Line, ...], k: float) -> float:
    style = sized(LINE, k)
    room = width - style.size * page.text * 1.1 - 12
    return sum(page.measure(line.words, style, room)[1] + 3 for line in lines)


def _buttons(page: Page, row: Box, now: Showing, lock: Lock, slim: bool) -> None:
    """Draw what can be done: for the claimant to hear the table and to lock in, for the others to agree and go on."""
    view = now.view
    if now.replaying:
        return
    left, right = row.columns(2, 10)
    if view.claimant != view.seat:
        _agree(page, left if now.pausing or now.running or now.thinking or now.kept_waiting else row, now)
        if now.pausing or now.kept_waiting:
            go_on_button(page, right, now)
        elif now.running:
            button(page, "button:go-on", "Skip", right, icon="forward")
        elif now.thinking:
            button(page, "button:move-now", "Decide now", right, kind="quiet", icon="clock")
        return
    if slim:
        hear, lock_box = row.rows(2, 6)
    else:
        wide = row.w * 0.44
        hear, lock_box = row.left(wide), row.after(wide + 10)
    silent = not sentence.asked_again(view)
    button(
        page, "button:hear", "Hear the table", hear, two_lines=not slim, enabled=not silent,
        why_not="They are still to answer you.", tip=Tip("Hear the table", "Asks everybody whom they crown."),
    )  # fmt: skip
    _lock(page, lock_box, now, lock)


def _agree(page: Page, box: Box, now: Showing) -> None:
    said = sentence.agreement(now.view)
    agreed = agrees(now)
    why = "The Crown is still to be placed." if said is None else "You have said so."
    button(
        page, "button:agree", "I agree", box, enabled=said is not None and not agreed, why_not=why,
        tip=Tip("I agree", "Says aloud that the Crown should stay where it is."),
    )  # fmt: skip


def agrees(now: Showing) -> bool:
    """Whether the viewer has agreed to the tokens since they were moved."""
    view = now.view
    for event in reversed(view.log):
        if isinstance(event, TokenMoved):
            return False
        if isinstance(event, Said) and event.seat == view.seat:
            wished = isinstance(event.fact, Put) and event.fact.bare == Put("crown", view.crown)
            said = view.talk[event.fact.statement] if isinstance(event.fact, Agree) else None
            theirs = said.fact if isinstance(said, Said) else None
            if wished or (isinstance(theirs, Put) and theirs.bare == Put("crown", view.crown)):
                return True
    return False


def _lock(page: Page, box: Box, now: Showing, lock: Lock) -> None:
    """Draw the button that is held until gold has filled it, or clicked twice."""
    ready = Ref("button", "lock-in") in now.starts and not now.hearing
    why = "Put the Crown before the Heir of your Court first."
    if now.view.crown is not None:
        why = "Somebody still wants to say something."
    words = "Once more: lock in" if lock.armed else "Hold to lock in"
    tip = Tip("Lock in", "Hold it down, or click twice. All cards are turned up.")
    if not ready:
        button(page, "button:lock-in", "Hold to lock in", box, kind="main", enabled=False, why_not=why)
        return
    state = page.spot("button:lock-in", "button", words, box, tip=tip)
    page.plate("button-second-over" if state.over and not lock.filled else "button-second", box)
    share = 1.0 if lock.armed else lock.filled
    style = page.fitted(words, BUTTON_MAIN, box.w - 24, 0.3)
    gold = box.left(box.w * share)
    with page.clip(Box(gold.right, box.y - 4, box.right + 4 - gold.right, box.h + 8)):
        page.words(words, style.inked(GOLD_INK), box, across=0.5, down=0.5, wrap=False)
    if share > 0:
        with page.clip(Box(box.x - 6, box.y - 6, gold.w + 6, box.h + 12)):
            page.plate("button-main", box)
            page.words(words, style.inked(DARK_ON_GOLD), box, across=0.5, down=0.5, wrap=False)
    if state.focused:
        page.plate("focus", box)
