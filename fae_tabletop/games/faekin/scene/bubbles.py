"""Bubbles: what was said last, on parchment with a tail to whoever said it, for as long as it takes to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.arrows import line_ends
from fae_tabletop.games.faekin.scene.layout import Block, TableLayout
from fae_tabletop.games.faekin.scene.remembered import Remembered
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.strip import own_face
from fae_tabletop.games.faekin.scene.telling import sheet_place, shown_sheet
from fae_tabletop.games.faekin.sentence import open_questions
from fae_tabletop.games.faekin.talk import Evade
from fae_tabletop.games.faekin.voices import Utterance, utterance
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import NOTE_EDGE, NOTE_PAPER
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BOLD_FACE,
    ITALIC_FACE,
    MOON,
    NOTE_BODY,
    PARCHMENT_INK,
    SMALL_CAPS,
    Style,
    colour,
)
from fae_tabletop.ui.tips import draw_tail, tail_points

MOST = 2
"""Bubbles at a time."""
STAYS = 6.0
"""Seconds that a bubble stays while nothing waits for Go on, which takes it away."""
WIDTH = 318.0
PAD = (15.0, 10.0)
SAID = NOTE_BODY.but(face=BOLD_FACE, size=16, leading=1.18)
PROOF = Style(ITALIC_FACE, 14.5, PARCHMENT_INK, leading=1.15)
WHY = Style(SMALL_CAPS, 16, MOON, leading=1.0)
WHY_PAPER, WHY_OVER = colour("#4A1A38"), colour("#6B2A52")
SHARES = (1.0, 0.74, 0.6)
READABLE, SMALLEST = 13.0, 7.0
"""Size of words before the last duel is covered, and at least; where text is large they are larger by as much."""
TAIL = 18.0
OVERLAP = 7.0
"""How far the tag that asks why lies on its bubble."""
CROSSED = 70.0
"""Logical pixels that a bubble rather lies further away than to have its tail cross anything."""
DISC = 40.0
"""The portrait in a bubble whose tail would cross something, or would have to reach too far."""


class Bubbles:
    """Which statements stand in bubbles, and since when."""

    def __init__(self, view: View) -> None:
        self._read = len(view.talk)
        self._ages: dict[int, float] = {}
        self._owed: frozenset[int] = frozenset()
        self.places: Remembered[tuple[Placed, ...]] = Remembered()

    @property
    def owed(self) -> tuple[int, ...]:
        """What stands in bubbles and the viewer has still to answer, oldest first."""
        return tuple(number for number in self._ages if number in self._owed)

    @property
    def shown(self) -> tuple[int, ...]:
        """What stands in bubbles, by its number in the talk, oldest first."""
        return tuple(self._ages)

    def see(self, view: View) -> bool:
        """Take in what was said since; returns whether anything changed."""
        before = self.shown
        if len(view.talk) < self._read:
            # Something was taken back.
            self._ages = {number: age for number, age in self._ages.items() if number < len(view.talk)}
        for number in range(self._read, len(view.talk)):
            self._ages[number] = 0.0
        self._read = len(view.talk)
        self._owed = frozenset(asked.number for asked in open_questions(view))
        # What the viewer is asked stays longest.
        spare = sorted(self.shown, key=lambda number: (number in self._owed, number))[:-MOST]
        for number in spare:
            del self._ages[number]
        return self.shown != before

    def pass_time(self, seconds: float) -> bool:
        """Let bubbles go that stood long enough, but for what the viewer is asked; returns whether one went.

        Where the table waits for Go on no time passes for them.
        """
        before = self.shown
        self._ages = {
            number: age + seconds
            for number, age in self._ages.items()
            if age + seconds < STAYS or number in self._owed
        }
        return self.shown != before

    def go_on(self) -> None:
        """Take all bubbles away."""
        self._ages.clear()


class Placed(NamedTuple):
    """A bubble at its place: its words and how they are written, with its tag (``whole``), and what it points at."""

    number: int
    text: str
    proof: str
    style: Style
    wrap: float
    box: Box
    whole: Box
    anchor: Box
    why: Box | None
    tail: bool


def placed(page: Page, layout: TableLayout, now: Showing) -> tuple[Placed, ...]:
    """Return the bubbles beside their speakers, over nothing that has to be pointed at.

    The newest finds room first; one for which none is left goes unseen: it stands in the log and its speaker's block.
    """
    taken = [layout.crown, layout.dagger, layout.caption, layout.go_on, *line_ends(layout, now)]
    sheet = shown_sheet(now)
    if sheet is not None:
        taken.append(sheet_place(page, layout, now, sheet)[0].grown(4))
    said = tuple(now.view.talk[number] for number in now.spoken)
    key = (
        page.metrics,
        layout.blocks,
        layout.note,
        *taken,
        said,
        now.others,
        now.last is None,
        now.replaying,
    )
    places: Remembered[tuple[Placed, ...]] = now.places
    return places.of(key, lambda: _found(page, layout, now, taken))


def _found(page: Page, layout: TableLayout, now: Showing, taken: list[Box]) -> tuple[Placed, ...]:
    within = layout.middle.inset(0, -4)
    found: list[Placed] = []
    for number in reversed(now.spoken):
        said = now.view.talk[number]
        mine = said.seat == now.view.seat
        asks = isinstance(said, Said) and not isinstance(said.fact, Evade) and not (mine or now.replaying)
        block = own_block(layout) if mine else layout.blocks[now.others.index(said.seat)]
        words = utterance(now.view, names(now.people), number)
        tag = _why_size(page) if asks else None
        others = [*taken, *(one.whole.grown(4) for one in found)]
        crossed = [*(one.box for one in found), *((layout.note,) if now.last is not None else ())]
        for style, share, note in _ways(now, layout):
            w, h, wrap = _size(page, words.text, words.evidence, within, style, share)
            whole = max(h, DISC + 12) + (tag[1] - OVERLAP if tag is not None else 0.0)
            # Room for the portrait is kept until it is known that a tail does as well.
            place = _free_place(block, within, w + DISC + 8, whole, [*others, *note], crossed)
            if place is not None:
                found.append(_bubble(page, number, words, style, (w, h, wrap), place, block, tag, crossed))
                break
    return tuple(reversed(found))


def own_block(layout: TableLayout) -> Block:
    """Return the own part of the strip as a block, from which the viewer's own words rise."""
    you = layout.you
    face = own_face(layout)
    whole = Box(face.x, layout.strip.y, face.w, layout.strip.h)
    return Block(whole, face, Box(you.x, you.y, 0, 0), Box(you.x, you.y, 0, 0), (), layout.own_token)


def _bubble(
    page: Page,
    number: int,
    words: Utterance,
    style: Style,
    size: tuple[float, float, float],
    place: Box,
    block: Block,
    tag: tuple[float, float] | None,
    crossed: list[Box],
) -> Placed:
    """Return a bubble in its room: with a tail, or where that would cross something with a portrait."""
    w, h, wrap = size
    slim = Box(
        place.x if block.whole.cx < place.cx or block.whole.bottom <= place.y else place.right - w,
        place.y,
        w,
        h,
    )
    anchor = _anchor(block, slim)
    tail = tail_points(slim, anchor, 26.0) is not None and not any(
        _crosses(block, slim, one) for one in crossed
    )
    box = slim if tail else Box(place.x, place.y, w + DISC + 8, max(h, DISC + 12))
    why = None if tag is None else Box(box.right - tag[0] - 12, box.bottom - OVERLAP, *tag)
    whole = box if why is None else Box(box.x, box.y, box.w, why.bottom - box.y)
    return Placed(number, words.text, words.evidence, style, wrap, box, whole, anchor, why, tail)


def _free_place(
    block: Block, within: Box, w: float, h: float, taken: list[Box], crossed: list[Box]
) -> Box | None:
    """Return the place nearest to a speaker that covers nothing of ``taken``, its tail if it can be not ``crossed``."""
    wish = _wish(block, within, w, h)
    # The nearest free place touches the edge of something, or lies across or down where one would wish it.
    edges = [within, *taken, *crossed]
    across = {
        wish.x,
        within.x,
        within.right - w,
        *(x for box in edges for x in (box.right + 1, box.x - w - 1)),
    }
    down = {
        wish.y,
        within.y,
        within.bottom - h,
        *(y for box in edges for y in (box.bottom + 1, box.y - h - 1)),
    }
    ways = sorted(
        (abs(x - wish.x) + 1.5 * abs(y - wish.y), x, y)
        for x in across
        if within.x - 1 <= x <= within.right - w + 1
        for y in down
        if within.y - 1 <= y <= within.bottom - h + 1
    )
    best: tuple[float, Box] | None = None
    for far, x, y in ways:
        if best is not None and far >= best[0]:
            break
        place = Box(x, y, w, h)
        if not within.holds(place, 1.0) or any(place.overlaps(other) for other in taken):
            continue
        cost = far + CROSSED * sum(_crosses(block, place, other) for other in crossed)
        if best is None or cost < best[0]:
            best = cost, place
    return None if best is None else best[1]


def _crosses(block: Block, place: Box, other: Box) -> bool:
    """Whether the way from a bubble to its speaker leads over something else."""
    anchor = _anchor(block, place)
    ax, ay = min(max(place.cx, anchor.x), anchor.right), min(max(place.cy, anchor.y), anchor.bottom)
    bx, by = min(max(ax, place.x), place.right), min(max(ay, place.y), place.bottom)
    steps = [n / 8 for n in range(9)]
    return any(other.contains(ax + (bx - ax) * t, ay + (by - ay) * t) for t in steps)


def _wish(block: Block, within: Box, w: float, h: float) -> Box:
    """Return where a bubble would best be: under a block of the upper row, else beside it."""
    whole = block.whole
    if whole.bottom <= within.y + 8:
        x, y = block.portrait.x, whole.bottom + TAIL
    elif whole.y >= within.bottom:
        x, y = block.portrait.x, within.bottom - h
    elif whole.cx < within.cx:
        x, y = whole.right + TAIL, whole.y + 6
    else:
        x, y = whole.x - TAIL - w, whole.y + 6
    return Box(
        min(max(x, within.x), max(within.x, within.right - w)),
        min(max(y, within.y), max(within.y, within.bottom - h)),
        w, h,
    )  # fmt: skip


def _anchor(block: Block, box: Box) -> Box:
    """Return the part of a block that a tail points at: the edge nearest to its portrait."""
    whole, face = block.whole, block.portrait
    if box.y >= whole.bottom or whole.y >= box.bottom:
        return Box(face.x + 8, whole.y, face.w - 16, whole.h)
    return Box(whole.x, face.y + 8, whole.w, face.h - 16)


def _ways(now: Showing, layout: TableLayout) -> Iterator[tuple[Style, float, tuple[Box, ...]]]:
    """Yield how a bubble may be set: in which size, how wide, and what it keeps off beside all that is pointed at.

    Lines get shorter and words a little smaller before the words of the last duel are covered.
    """
    note = (layout.note.grown(6),) if now.last is not None else ()
    for least, kept in ((READABLE, note), (SMALLEST, ())):
        size = SAID.size
        while size >= least:
            for share in SHARES:
                yield SAID.but(size=size), share, kept
            size -= 1.5


def _size(
    page: Page, text: str, proof: str, within: Box, style: Style, share: float
) -> tuple[float, float, float]:
    """Return how large a bubble is at a ``share`` of the usual width, and at which width its words wrap."""
    wrap = min(share * WIDTH * (1 + 0.55 * (page.text - 1)), within.w) - 2 * PAD[0]
    wide, high = page.measure(text, style, wrap, balance=True)
    if proof:
        also, below = page.measure(proof, _proof(style), wrap)
        wide, high = max(wide, also), high + below + 1
    return max(110.0 * page.text, wide + 2 * PAD[0]), high + 2 * PAD[1], wrap


def _proof(style: Style) -> Style:
    return PROOF.but(size=PROOF.size * style.size / SAID.size)


def _why_size(page: Page) -> tuple[float, float]:
    """Return how large the tag is with which one asks why."""
    return max(48.0, page.measure("Why?", WHY)[0] + 24), 30.0 + 12 * (page.text - 1)


def draw_bubbles(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw what was said last; a click opens the log there, a tag below asks why."""
    with page.layer(Layer.ABOVE), page.raised(10):
        for one in placed(page, layout, now):
            _draw(page, now, one)


def _draw(page: Page, now: Showing, one: Placed) -> None:
    said = now.view.talk[one.number]
    name = now.name_of(said.seat)
    spot = f"bubble:{one.number}"
    page.plate("note", one.box)
    if one.tail:
        draw_tail(page, tail_points(one.box, one.anchor, 26.0), NOTE_PAPER, NOTE_EDGE)
    words = f"{name}: {one.text} {one.proof}".strip()
    if now.replaying:
        state = page.spot(f"panel:{spot}", "text", words, one.box, tab=False)
    else:
        state = page.spot(spot, "button", words, one.box, tip=Tip(name, "Click to find it in the log."))
    if (state.over or state.pressed) and not now.replaying:
        page.fill(one.box.inset(3), colour("#FFF8E2", 0.55), 10)
    # Wrapped at the width they were measured at: the bubble is as wide as the longest of the lines.
    inner = Box(one.box.x + PAD[0], one.box.y + PAD[1], one.wrap, one.box.h - 2 * PAD[1])
    if not one.tail:
        draw_face(page, now.picture_of(said.seat), Box(one.box.x + 8, one.box.cy - DISC / 2, DISC, DISC))
        inner = inner.moved(DISC + 2, 0)
    used = page.words(one.text, one.style, inner, balance=True)
    if one.proof:
        page.words(one.proof, _proof(one.style), inner.below(used.h + 1))
    if state.focused:
        page.focus_ring(one.box, 12)
    if one.why is not None:
        _draw_why(page, one.why, one.number, name)


def _draw_why(page: Page, box: Box, number: int, name: str) -> None:
    state = page.spot(
        f"why:{number}",
        "button",
        f"Ask {name} why",
        box,
        z=1,
        tip=Tip("Why?", f"Ask {name} why they believe that."),
    )
    page.fill(box.moved(0, 1.5), colour("#050312", 0.45), box.h / 2)
    page.fill(box, WHY_OVER if state.over or state.pressed else WHY_PAPER, box.h / 2, NOTE_EDGE, 1.3)
    page.words("Why?", page.fitted("Why?", WHY, box.w - 12, 0.6), box, across=0.5, down=0.45, wrap=False)
    if state.focused:
        page.focus_ring(box, box.h / 2)


def spoken_by(view: View, spot_id: str) -> int | None:
    """Return which statement a hotspot of a bubble stands for, None for any other hotspot."""
    kind, _, key = spot_id.partition(":")
    return int(key) if kind in ("bubble", "why") and key.isdigit() and int(key) < len(view.talk) else None


def line_of(view: View, number: int) -> int | None:
    """Return at which place of the log something was said."""
    for place, event in enumerate(view.log):
        if getattr(event, "number", None) == number and event == view.talk[number]:
            return place
    return None
