"""Draws what everybody urges during a claim, and beside it what one's own notebook says of each: all of it at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.counting import Counts
from fae_tabletop.games.faekin.notebook import notebook
from fae_tabletop.games.faekin.scene.cardface import draw_season
from fae_tabletop.games.faekin.scene.chips import cut_short
from fae_tabletop.games.faekin.scene.middle import INKS
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.urgings import Judged, judged, urged
from fae_tabletop.games.faekin.voices import utterance
from fae_tabletop.games.faekin.words import capital, short
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import NOTE_EDGE, NOTE_PAPER
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    BOLD_FACE,
    CAPS_FACE,
    ITALIC_FACE,
    PARCHMENT_INK,
    SMALL_CAPS,
    WINE,
    Style,
    colour,
)

TITLE = Style(SMALL_CAPS, 22, PARCHMENT_INK, leading=1.0)
CAPTION = Style(CAPS_FACE, 11.5, WINE, tracking=0.12, leading=1.1, capitals=True)
NAME = Style(SMALL_CAPS, 17.5, WINE, leading=1.0)
SAID = BODY.but(size=15.5, ink=PARCHMENT_INK, leading=1.1)
SILENT = Style(ITALIC_FACE, 15, colour("#6B5540"), leading=1.1)
VERDICT = Style(BOLD_FACE, 15.5, PARCHMENT_INK, leading=1.08)
REASON = Style(ITALIC_FACE, 14.5, PARCHMENT_INK, leading=1.08)
RULE = colour("#B9975A", 0.55)
PAD = (16.0, 10.0)
CELL_PAD = 4.0
SPLIT = 0.58
"""Share of a row that takes what is said, where what the notebook says stands beside it."""
SIDE_BY_SIDE = 560.0
"""Width from which both stand beside each other in one row, at the usual text size."""
SIZES = (1.0, 0.93, 0.86)
"""Shares of their size at which words are tried before less is told."""
LEAST_SIZE = 0.3
LEAST_WORDS = 60.0
FACE, BADGE = 40.0, 28.0
INLINE = 1.2
"""Side of a badge that stands in a line, as a share of the size of its words."""
FOOT_MOST, FOOT_PAD = 0.26, 6.0
"""Share of the parchment that the foot takes at most, and room in it that is no words."""
TOLD = BODY.but(size=15.5, ink=PARCHMENT_INK, leading=1.08)
FOOT_LEGEND = "Point at somebody to read all of it."
NO_TITLE = 1.5
"""Text scale above which the title gives its room to the rows."""


class Speaker(NamedTuple):
    """One of the others: what was said last, by its number in the talk (None: nothing yet), and what is known."""

    holder: Holder
    name: str
    number: int | None
    said: str
    judged: Judged


class Form(NamedTuple):
    """How much is told of everybody: columns, lines of what was said and of the reason, at which share of its size."""

    columns: int
    split: bool
    said: int
    verdict: bool
    reason: int
    k: float


def speakers(now: Showing, counts: Counts | None) -> tuple[Speaker, ...]:
    """Return everybody else at the table, clockwise, the fae last: they urge nothing, but may be Heirs."""
    view, people = now.view, names(now.people)
    found = []
    for entry in notebook(view, people):
        holder = entry.holder
        number = urged(view, holder) if isinstance(holder, int) else None
        said = "Nothing yet." if isinstance(holder, int) else "She never says a word."
        if number is not None:
            said = f"“{utterance(view, people, number).text}”"
        found.append(
            Speaker(holder, now.name_of(holder), number, said, judged(view, entry, counts, now.court))
        )
    return tuple(found)


def draw_urgings(page: Page, box: Box, now: Showing, counts: Counts | None) -> None:
    """Draw the parchment with a row or a cell for each of the others; whatever the room, nobody is out of sight."""
    page.fill(box.moved(0, 2), colour("#050312", 0.5), 12)
    page.fill(box, NOTE_PAPER, 12, NOTE_EDGE, 1.5)
    page.fill(box.inset(5), (0, 0, 0, 0), 9, colour("#B9975A", 0.35), 1.0)
    inner = box.inset(PAD[0], PAD[1])
    titled = page.text <= NO_TITLE or now.view.seats <= 5
    room = inner.below(page.measure("Xg", _title(page))[1] + 4) if titled else inner
    key = (page.metrics, room, now.view, now.people, counts is None)
    found: tuple[tuple[Speaker, ...], Form, Box] = now.claim_form.of(
        key, lambda: _found(page, room, now, counts)
    )
    everybody, form, foot = found
    room = room.above(foot.h)
    if titled:
        _heads(page, inner, form.split)
    for one, cell in zip(everybody, cells(room, len(everybody), form.columns), strict=True):
        _cell(page, cell, now, one, form, tipped=not foot.h)
    if foot.h:
        _foot(page, foot, next((one for one in everybody if _pointed(page, one)), None))


def _found(
    page: Page, room: Box, now: Showing, counts: Counts | None
) -> tuple[tuple[Speaker, ...], Form, Box]:
    """Return who speaks, in which form, and the foot for the whole words of one; it is empty where all are whole."""
    everybody = speakers(now, counts)
    form = fitting(page, room, everybody)
    if form.split or (form.said == 2 and form.reason):
        return everybody, form, room.foot(0.0)
    foot = room.foot(min(room.h * FOOT_MOST, 2 * page.measure("X", TOLD)[1] + FOOT_PAD))
    return everybody, fitting(page, room.above(foot.h), everybody), foot


def _spot_of(one: Speaker) -> str:
    return f"panel:urging-{one.holder}" if one.number is None else f"urging:{one.number}"


def _pointed(page: Page, one: Speaker) -> bool:
    """Whether keys, or else the pointer, are on somebody's row."""
    focus = page.look.focus
    return (focus if focus is not None and focus.startswith("urging:") else page.look.hover) == _spot_of(one)


def _foot(page: Page, box: Box, pointed: Speaker | None) -> None:
    """Write the whole words of the row that is pointed at, and what the notebook says of the speaker."""
    page.fill(Box(box.x, box.y, box.w, 1), RULE)
    room = box.below(FOOT_PAD / 2)
    told, style = FOOT_LEGEND, TOLD
    if pointed is not None:
        told = f"**{pointed.name}:** {pointed.said} {_sentence(pointed)}"
        if page.measure(told, TOLD.but(size=TOLD.size * SIZES[-1]), room.w)[1] > room.h:
            # What was said matters more than why the notebook says what it says.
            told = f"**{pointed.name}:** {pointed.said} {_sentence(pointed, reason=False)}"
    while style.size > 6 and page.measure(told, style, room.w)[1] > room.h:
        style = style.but(size=style.size * 0.96)
    page.spot("panel:urged", "text", told.replace("*", ""), box, tab=False, z=-1)
    page.words(told, style, room)


def _sentence(one: Speaker, reason: bool = True) -> str:
    """Return what the notebook says of a speaker as a sentence, with its reason or without."""
    verdict = one.judged.words if one.number is None else one.judged.stance
    return capital(
        f"{verdict}{f': {one.judged.reason}' if reason and one.judged.reason else ''}".rstrip(".") + "."
    )


def _title(page: Page) -> Style:
    return TITLE.but(size=TITLE.size / max(1.0, page.text / 1.3))


def _heads(page: Page, inner: Box, split: bool) -> None:
    """Draw the title and what the right half is."""
    title = "What the table urges"
    title_w = inner.w * (SPLIT - 0.06) if split else inner.w
    used = page.words(title, page.fitted(title, _title(page), title_w, 0.5), inner.left(title_w), wrap=False)
    if split:
        right = inner.after(inner.w * SPLIT).top(used.h)
        caption = "your notebook says"
        page.words(caption, page.fitted(caption, CAPTION, right.w, 0.6), right, down=0.6, wrap=False)


def cells(room: Box, count: int, columns: int) -> Iterator[Box]:
    """Yield the places of so many cells, column by column."""
    rows = -(-count // columns)
    wide, high = (room.w - 14 * (columns - 1)) / columns, room.h / max(1, rows)
    for n in range(count):
        across, down = divmod(n, rows)
        yield Box(room.x + across * (wide + 14), room.y + down * high, wide, high)


def fitting(page: Page, room: Box, everybody: Sequence[Speaker]) -> Form:
    """Return the form that tells most with everybody in the room at once."""
    if not everybody:
        return Form(1, True, 2, True, 2, 1.0)
    forms = [
        *(Form(1, True, 2, True, reason, k) for k in SIZES for reason in (2, 1)),
        *(
            Form(columns, False, said, True, reason, k)
            for said, reason in ((2, 2), (2, 1), (2, 0), (1, 0))
            for columns in (1, 2)
            for k in SIZES
        ),
        *(Form(columns, False, 0, True, 0, k) for columns in (1, 2) for k in SIZES),
    ]
    for form in forms:
        if form.split and room.w < SIDE_BY_SIDE * page.text:
            continue
        place = next(cells(room, len(everybody), form.columns))
        if all(_height(page, place.w, one, form) <= place.h for one in everybody):
            return form
    # Very large words in very little room: smaller until they fit.
    columns = 1 if len(everybody) <= 2 else 2
    form = Form(columns, False, 0, True, 0, SIZES[-1])
    place = next(cells(room, len(everybody), columns))
    while form.k > LEAST_SIZE and any(_height(page, place.w, one, form) > place.h for one in everybody):
        form = form._replace(k=form.k - 0.03)
    return form


# -- one speaker ------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """Words of a cell: how they are set, on how many lines at most, and whether badges stand before them."""

    words: str
    style: Style
    most: int
    marked: bool = False


class Parts(NamedTuple):
    """The lines of a cell, and those that stand beside them."""

    lines: tuple[Line, ...]
    beside: tuple[Line, ...]


def _parts(page: Page, width: float, one: Speaker, form: Form) -> Parts:
    """Return the lines of a cell of this width."""

    def sized(style: Style) -> Style:
        return style.but(size=style.size * form.k)

    left_w, _ = _widths(page, width, form)
    name = one.name if page.measure(one.name, sized(NAME))[0] * 0.8 <= left_w else short(one.name)
    lines = [Line(name, page.fitted(name, sized(NAME), left_w, 0.6), 1)]
    if form.said:
        lines.append(Line(one.said, sized(SAID if one.number is not None else SILENT), form.said))
    ink = INKS[one.judged.courts[0]] if len(one.judged.courts) == 1 else PARCHMENT_INK
    urges = one.number is not None
    words = capital(one.judged.stance) if urges else one.judged.words
    verdict = Line(words, sized(VERDICT).inked(ink), 2 if form.split else 1, urges and not form.split)
    if verdict.marked and page.measure(*verdict[:2])[0] > left_w - _inline(page, verdict.style):
        # The badge tells the Court as well.
        shorter = capital(words.partition(", ")[2]) or "Either"
        style = page.fitted(shorter, verdict.style, left_w - _inline(page, verdict.style), 0.6)
        verdict = verdict._replace(words=shorter, style=style)
    told = [verdict]
    if form.reason and one.judged.reason:
        told.append(Line(one.judged.reason, sized(REASON), form.reason))
    return Parts(tuple(lines), tuple(told)) if form.split else Parts((*lines, *told), ())


def _side(page: Page, form: Form) -> float:
    """How much larger portraits and badges are than usual."""
    return min(1.25, page.text) * max(0.75, form.k)


def _marks_width(side: float) -> float:
    return (BADGE * 1.45 + 8) * side


def _inline(page: Page, style: Style) -> float:
    """How much room badges take before words of a style."""
    return _marks_width(style.size * page.text * INLINE / BADGE)


def _widths(page: Page, width: float, form: Form) -> tuple[float, float]:
    """Return how wide the words of a speaker are, and those beside them."""
    face = FACE * _side(page, form) + 10
    if form.split:
        left = width * SPLIT
        return left - face - 14, width - left - _marks_width(_side(page, form))
    return width - face, 0.0


def _lines_height(page: Page, lines: Sequence[Line], width: float) -> float:
    return sum(_line_height(page, line, width) for line in lines)


def _line_height(page: Page, line: Line, width: float) -> float:
    told = _cut(page, line, width)
    high = page.measure(told, line.style, None if line.most == 1 else width)[1]
    return max(high, line.style.size * page.text * INLINE) if line.marked else high


def _height(page: Page, width: float, one: Speaker, form: Form) -> float:
    left_w, right_w = _widths(page, width, form)
    if left_w < LEAST_WORDS:
        return 1e6
    parts = _parts(page, width, one, form)
    high = max(_lines_height(page, parts.lines, left_w), _lines_height(page, parts.beside, right_w))
    return max(high, BADGE * _side(page, form)) + 2 * CELL_PAD


def _cut(page: Page, line: Line, width: float) -> str:
    """Return the words of a line, or as many of them as stand on so many lines."""
    words, style, most, marked = line
    if marked:
        return words
    if most == 1:
        return cut_short(page, words, style, width)
    high = (most + 0.2) * page.measure("X", style)[1]
    kept = words.split(" ")
    while len(kept) > 1 and page.measure(" ".join(kept) + "…", style, width)[1] > high:
        kept.pop()
    whole = " ".join(kept)
    return words if whole == words else whole.rstrip(".,;:”") + "…"


def _cell(page: Page, cell: Box, now: Showing, one: Speaker, form: Form, tipped: bool) -> None:
    label = f"{one.name}: {one.said} {_sentence(one)}"
    tip = Tip(one.name, f"{one.said} {_sentence(one)}") if tipped else None
    whole = cell.inset(-4, 1)
    page.fill(Box(cell.x, cell.y, cell.w, 1), RULE)
    if one.number is None:
        page.spot(_spot_of(one), "text", label, whole, tab=False, tip=tip)
    else:
        state = page.spot(_spot_of(one), "button", label, whole, tip=tip)
        if state.over or state.pressed:
            page.fill(whole, colour("#FFF8E2", 0.6), 6)
        if state.focused:
            page.focus_ring(cell.inset(-2, 2), 6)
    parts = _parts(page, cell.w, one, form)
    left_w, right_w = _widths(page, cell.w, form)
    side = _side(page, form)
    face = min(FACE * side, cell.h - 4)
    draw_face(page, now.badge_of(one.holder), Box(cell.x, cell.cy - face / 2, face, face))
    _write(page, parts.lines, Box(cell.x + FACE * side + 10, cell.y, left_w, cell.h), one.judged)
    if form.split:
        x = cell.x + cell.w * SPLIT
        if one.number is not None:
            _marks(page, Box(x, cell.y, _marks_width(side), cell.h), one.judged, side)
        _write(page, parts.beside, Box(x + _marks_width(side), cell.y, right_w, cell.h), one.judged)


def _write(page: Page, lines: Sequence[Line], room: Box, told: Judged) -> None:
    """Write lines one below the other, in the middle of the height of a room."""
    y = room.y + (room.h - _lines_height(page, lines, room.w)) / 2
    for line in lines:
        row = Box(room.x, y, room.w, _line_height(page, line, room.w))
        if line.marked:
            _marks(page, row, told, line.style.size * page.text * INLINE / BADGE)
            page.words(line.words, line.style, row.after(_inline(page, line.style)), down=0.5, wrap=False)
        else:
            page.words(_cut(page, line, room.w), line.style, row, wrap=line.most > 1)
        y = row.bottom


def _marks(page: Page, box: Box, told: Judged, side: float) -> None:
    """Draw the badges of the possible Courts."""
    x, badge = box.x, BADGE * side
    if len(told.courts) == 2:
        small = badge * 0.85
        for n, court in enumerate(reversed(told.courts)):
            draw_season(page, court, Box(x + n * small * 0.72, box.cy - small / 2, small, small))
    else:
        draw_season(page, told.courts[0], Box(x + badge * 0.22, box.cy - badge / 2, badge, badge))
