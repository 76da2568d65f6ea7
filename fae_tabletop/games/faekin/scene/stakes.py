"""Draws what is at stake for this seat in a claim, how many deals allow each token, and the way to lock it in."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Ref
from fae_tabletop.games.faekin import sentence
from fae_tabletop.games.faekin.cards import Court, Holder
from fae_tabletop.games.faekin.counting import Counts, fits, holder_told, roughly
from fae_tabletop.games.faekin.events import Said, TokenMoved
from fae_tabletop.games.faekin.scene.cardface import draw_season, draw_token
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.talk import Agree, Put, Token
from fae_tabletop.games.faekin.words import COURT_NAMES, short
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import BAR, Scroll, scrolling
from fae_tabletop.ui.theme import (
    BODY,
    BUTTON_MAIN,
    DARK_ON_GOLD,
    GOLD_INK,
    ITALIC_FACE,
    MOON,
    ROSE,
    SMALL_CAPS,
    SOFT,
    Colour,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height

SHEET, SHEET_EDGE = colour("#2A1238"), colour("#B98B52", 0.85)
WELL, WELL_EDGE = colour("#150A26", 0.75), colour("#E8C77A", 0.7)
TITLE = Style(SMALL_CAPS, 23, MOON, leading=1.0)
COURT_STYLE = Style(SMALL_CAPS, 19, MOON, leading=1.0)
NAME = Style(SMALL_CAPS, 20, MOON, leading=1.0)
LINE = BODY.but(size=16, leading=1.15)
FITS = Style(ITALIC_FACE, 14.5, SOFT, leading=1.1)
GOOD = colour("#BFF2B8")
SEASON_INKS: dict[Court, Colour] = {"summer": colour("#FFC98A"), "winter": colour("#BFD8FF")}
BAR_INKS: dict[Court, Colour] = {"summer": colour("#F0B35A"), "winter": colour("#CFE0FF")}
PAD = (16.0, 12.0)
BAR_HEIGHT, BELOW_WELLS, GAP = 6.0, 8.0, 5.0
SLIM, WIDE = 4.0, 7.0
"""How far words stay off the edge of a well, above and below."""
SMALLEST = 0.76
"""How small words become, as a share of their size, before they scroll; large words a little smaller."""
OTHER: dict[Court, Court] = {"summer": "winter", "winter": "summer"}


class _Well(NamedTuple):
    """One of the two wells: a token or a season, a name, what is said, how much allows it, and that share."""

    token: Token | None
    badge: Court | None
    name: str
    court: Court
    said: str
    told: str
    share: float | None


class _Line(NamedTuple):
    icon: str
    ink: Colour
    words: str


def draw_stakes(
    page: Page, box: Box, now: Showing, counts: Counts | None, lock: Lock, scroll: Scroll
) -> None:
    """Draw the sheet: whose Court one is of, two wells, what follows from right and wrong, and the buttons."""
    page.fill(box.moved(0, 2), colour("#050312", 0.5), 12)
    page.fill(box, SHEET, 12, SHEET_EDGE, 1.5)
    page.fill(box.inset(5), (0, 0, 0, 0), 9, colour("#E8C77A", 0.22), 1.0)
    inner = box.inset(*PAD)
    mine = now.view.claimant == now.view.seat
    y = _head(page, inner, now)
    high = button_height(page, "main")
    foot = inner.foot(min(high, inner.h * 0.3))
    _buttons(page, foot, now, lock)
    wells = _own_wells(now, counts) if mine else _their_wells(now, counts)
    lines = _own_lines(now, counts) if mine else _their_lines(now)
    _body(page, Box(inner.x, y + 6, inner.w, foot.y - 8 - y - 6), wells, lines, scroll)


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


# -- what stands in the wells -----------------------------------------------------------------------------------


def _own_wells(now: Showing, counts: Counts | None) -> tuple[_Well, _Well]:
    view, own = now.view, now.court
    other = OTHER[own]
    crown = _token_well(now, counts, "crown", view.crown, own)
    dagger = _token_well(now, counts, "dagger", view.dagger, other)
    return crown, dagger


def _token_well(
    now: Showing, counts: Counts | None, token: Token, holder: Holder | None, court: Court
) -> _Well:
    said = f"Heir of {COURT_NAMES[court]}"
    if holder is None and token == "crown":
        return _Well(token, court, "Not placed yet", court, said, "", None)
    name = _name(now, holder) if holder is not None else "Left in the middle"
    if holder is None:
        said = f"nobody is {COURT_NAMES[court]}"
    share = None if counts is None else counts.heir(court, holder)
    told = "" if counts is None or share is None else fits(counts, share)
    return _Well(token, court, name, court, said, told, share)


def _their_wells(now: Showing, counts: Counts | None) -> tuple[_Well, _Well]:
    """Return what the tokens are worth to the viewer if the claimant is of either Court."""
    view = now.view
    found = []
    claimant = view.claimant if view.claimant is not None else view.seat
    for n, court in enumerate((now.court, OTHER[now.court])):
        name = (
            f"If {short(now.name_of(claimant))} is {COURT_NAMES[court]}"
            if not n
            else f"If {COURT_NAMES[court]}"
        )
        said = "you want both tokens right" if not n else "you want one token wrong"
        told, share = "", None
        if counts is not None:
            likely = counts.court(claimant, court)
            if likely <= 0:
                told = "no deal allows it"
            elif view.crown is not None:
                share = counts.both(court, view.crown, view.dagger) / likely
                share = min(1.0, share)
                told = _right_in(counts, share, likely)
        found.append(_Well(None, court, name, court, said, told, share))
    return found[0], found[1]


def _right_in(counts: Counts, share: float, likely: float) -> str:
    """Return in how many of the deals in which the claimant is of a Court its tokens are right."""
    if not counts.exact:
        return f"right in {roughly(share)}"
    return f"right in {round(share * likely * counts.total)} of {round(likely * counts.total)} deals"


def _own_lines(now: Showing, counts: Counts | None) -> tuple[_Line, ...]:
    view, own = now.view, now.court
    other = OTHER[own]
    both = ""
    if counts is not None and view.crown is not None:
        both = f" ({fits(counts, counts.both(own, view.crown, view.dagger))})"
    return (
        _Line("check", GOOD, f"**Both right{both}:** {COURT_NAMES[own]} wins, and you with it."),
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


def _name(now: Showing, holder: Holder) -> str:
    return "You" if holder == now.view.seat else now.name_of(holder)


def _inside(now: Showing, holder: Holder) -> str:
    return "you" if holder == now.view.seat else now.name_of(holder)


# -- drawing ----------------------------------------------------------------------------------------------------


def _body(
    page: Page, room: Box, wells: tuple[_Well, _Well], lines: tuple[_Line, ...], scroll: Scroll
) -> None:
    """Draw wells and lines as large as the room lets them be; very large words scroll."""
    k = 1.0
    while k > SMALLEST - 0.14 * (page.text - 1) and _height(page, room.w, wells, lines, k) > room.h:
        k -= 0.03
    length = _height(page, room.w, wells, lines, k)
    if length > room.h:
        length = _height(page, room.w - BAR, wells, lines, k)
    spare = max(0.0, room.h - length)

    def draw(content: Box) -> None:
        y = (
            _draw_wells(page, content.moved(0, min(spare * 0.25, 10.0)), wells, k)
            + BELOW_WELLS
            + min(spare * 0.3, 14.0)
        )
        for line in lines:
            style = _sized(LINE, k)
            side = style.size * page.text * 1.05
            page.icon(line.icon, Box(content.x + 2, y + 1, side, side), line.ink)
            words = Box(content.x + side + 12, y, content.w - side - 12, 0)
            y = page.words(line.words, style, words).bottom + 3

    scrolling(page, scroll, room, length, draw, shade=SHEET)


def _height(
    page: Page, width: float, wells: tuple[_Well, _Well], lines: tuple[_Line, ...], k: float
) -> float:
    return _wells_height(page, width, wells, k) + BELOW_WELLS + _lines_height(page, width, lines, k)


def _sized(style: Style, k: float) -> Style:
    return style.but(size=style.size * k)


def _lines_height(page: Page, width: float, lines: tuple[_Line, ...], k: float) -> float:
    style = _sized(LINE, k)
    room = width - style.size * page.text * 1.1 - 12
    return sum(page.measure(line.words, style, room)[1] + 3 for line in lines)


def _well_height(page: Page, width: float, well: _Well, k: float, beside: bool) -> float:
    """How high a well is: what fits stands below the words with a bar, or ``beside`` them without one."""
    high = max(_picture(page, k), _words_height(page, width, well, k, beside))
    if beside or not well.told:
        return high + 2 * SLIM
    return high + page.measure(well.told, _sized(FITS, k))[1] + 4 + 2 * WIDE


def _words_height(page: Page, width: float, well: _Well, k: float, beside: bool) -> float:
    name = page.measure(well.name, _sized(NAME, k))[1]
    said = page.measure(well.said, _sized(LINE, k), _said_width(page, width, well, k, beside))[1]
    return name + said + 1


def _said_width(page: Page, width: float, well: _Well, k: float, beside: bool) -> float:
    """How wide the second line of a well may be."""
    words = width - 24 - _picture(page, k) - 10 - (_badge(page, k) + 5 if well.token is not None else 0.0)
    if beside and well.told:
        words -= min(page.measure(well.told, _sized(FITS, k))[0], words * 0.5) + 8
    return words


def _picture(page: Page, k: float) -> float:
    return 44.0 * k * min(1.2, page.text)


def _badge(page: Page, k: float) -> float:
    return 20.0 * k * min(1.3, page.text)


def _each(page: Page, width: float) -> tuple[float, bool]:
    """Return how wide a well is, and whether they stand below each other."""
    two = width >= 400 * page.text
    return ((width - 8) / 2 if two else width), not two


def _wells_height(page: Page, width: float, wells: tuple[_Well, _Well], k: float) -> float:
    each, below = _each(page, width)
    heights = [_well_height(page, each, well, k, below) for well in wells]
    return sum(heights) + GAP if below else max(heights)


def _draw_wells(page: Page, room: Box, wells: tuple[_Well, _Well], k: float) -> float:
    """Draw both wells; returns where they end."""
    each, below = _each(page, room.w)
    heights = [_well_height(page, each, well, k, below) for well in wells]
    if not below:
        for n, well in enumerate(wells):
            _draw_well(page, Box(room.x + n * (each + 8), room.y, each, max(heights)), well, k, False)
        return room.y + max(heights)
    y = room.y
    for well, high in zip(wells, heights, strict=True):
        _draw_well(page, Box(room.x, y, each, high), well, k, True)
        y += high + GAP
    return y - GAP


def _draw_well(page: Page, box: Box, well: _Well, k: float, beside: bool) -> None:
    page.fill(box, WELL, 9, WELL_EDGE, 1.2)
    inner = box.inset(12, SLIM if beside else WIDE)
    side = _picture(page, k)
    if well.token is not None:
        draw_token(page, well.token, Box(inner.x - 3, inner.y - 1, side + 4, side + 4))
    else:
        draw_season(page, well.badge, Box(inner.x, inner.y, side, side))
    words = inner.after(side + 10)
    name = page.fitted(well.name, _sized(NAME, k), words.w, 0.5)
    used = page.words(well.name, name, words, wrap=False)
    line = words.below(used.h + 1)
    if well.token is not None:
        badge = _badge(page, k)
        draw_season(page, well.court, Box(line.x, line.y, badge, badge))
        line = line.after(badge + 5)
    style = _sized(LINE, k).inked(SEASON_INKS[well.court] if well.token is not None else SOFT)
    page.words(well.said, style, line.left(_said_width(page, box.w, well, k, beside)))
    if not well.told:
        return
    told = page.fitted(well.told, _sized(FITS, k), words.w * 0.48 if beside else inner.w * 0.7, 0.3)
    w, h = page.measure(well.told, told)
    if beside:
        page.words(well.told, told, Box(inner.right - w, line.y, w, h), wrap=False)
        return
    row = inner.foot(h)
    page.words(well.told, told, row.end(w), down=0.5, wrap=False)
    track = Box(row.x, row.cy - BAR_HEIGHT / 2, row.w - w - 12, BAR_HEIGHT)
    if well.share is not None and track.w > 24:
        page.fill(track, colour("#060312"), BAR_HEIGHT / 2)
        if well.share > 0.02:
            page.fill(track.left(max(BAR_HEIGHT, track.w * well.share)), BAR_INKS[well.court], BAR_HEIGHT / 2)


def _buttons(page: Page, row: Box, now: Showing, lock: Lock) -> None:
    """Draw what can be done: for the claimant to hear the table and to lock in, for the others to agree and go on."""
    view = now.view
    if now.replaying:
        return
    left, right = row.columns(2, 10)
    if view.claimant != view.seat:
        _agree(page, left if now.pausing or now.running or now.thinking else row, now)
        if now.pausing:
            button(page, "button:go-on", "Go on", right, kind="main", icon="forward", default=True)
        elif now.running:
            button(page, "button:go-on", "Skip", right, icon="forward")
        elif now.thinking:
            button(page, "button:move-now", "Decide now", right, kind="quiet", icon="clock")
        return
    wide = row.w * 0.44
    hear, lock_box = row.left(wide), row.after(wide + 10)
    silent = not sentence.asked_again(view)
    button(
        page, "button:hear", "Hear the table", hear, two_lines=True, enabled=not silent,
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
            wished = event.fact == Put("crown", view.crown)
            said = view.talk[event.fact.statement] if isinstance(event.fact, Agree) else None
            if wished or (isinstance(said, Said) and said.fact == Put("crown", view.crown)):
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
