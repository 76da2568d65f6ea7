"""What a decision of a finished match rested on: the frame of that screen, and options with their terms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Generic, NamedTuple, TypeVar

from fae_tabletop.core.game import Seat
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.charts import GROUND
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.sections import GAP, TEXT, Section, stacked
from fae_tabletop.ui.theme import (
    BODY,
    BODY_BOLD,
    DARK_ON_GOLD,
    GOLD_INK,
    LILAC,
    MOON,
    NUMBER,
    ROW_NAME,
    SCREEN_TITLE,
    SECOND,
    SOFT,
    Colour,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height, button_width, icon_button

D = TypeVar("D")
MINED = "You are judged as a careful player in your seat, who forgets nothing, would have weighed it."
PAINTED_EVERY = 6
"""So many slices of a thought pass between two pictures of it."""
WIDEST_SCALE = 25.0
"""A bar is as long as its half of the row at this worth at least, so that small terms look small."""
TWO_COLUMNS = 860.0
GOOD, BAD = colour("#7FF0CE"), colour("#FF8FA0")


@dataclass(frozen=True, slots=True)
class Studied(Generic[D]):
    """A finished match whose decisions are looked into, as seat ``seat`` saw it.

    ``names`` are by seat, as markup. ``steps`` are those from which somebody decided, in order; ``study`` thinks the
    decision at a step through again, a little more with every item. ``careful`` are the seats that are judged as a
    careful player would have decided.
    """

    seat: Seat
    names: Sequence[str]
    steps: Sequence[int]
    study: Callable[[int], Iterator[D]]
    careful: frozenset[Seat] = frozenset()

    def nearest(self, step: int) -> int:
        """Return the first step from ``step`` on at which somebody decided, or the last of all."""
        return next((one for one in self.steps if one >= step), self.steps[-1])

    def who(self, seat: Seat) -> str:
        """Return what somebody is called at the beginning of a sentence."""
        return "You" if seat == self.seat else self.names[seat]


class WeighingScene(Scene[int], Generic[D]):
    """Closes with the step that is on show when the person has seen enough.

    A game's own scene says what is in it: ``title``, ``told`` in sentences, the ``picture`` and the ``sections``.
    """

    name = "decision"
    first_focus = "button:back"

    def __init__(self, studied: Studied[D], step: int) -> None:
        """Begin at the decision of ``step``. Raises ValueError when nothing was decided there."""
        super().__init__()
        self.studied = studied
        self._place = studied.steps.index(step)
        self._scroll = Scroll("decision")
        self._left: Iterator[D] = iter(())
        self._thinking = False
        self._slices = 0
        self._begin()

    # -- a game's answers -----------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Who decided, and when."""
        raise NotImplementedError

    @property
    def told(self) -> Sequence[str]:
        """All that is shown, in sentences."""
        raise NotImplementedError

    def picture(self, page: Page, box: Box) -> None:
        """Draw the position before the decision, with the options in it."""
        raise NotImplementedError

    def sections(self, page: Page, width: float) -> list[Section]:
        """Return what was known and weighed."""
        raise NotImplementedError

    # -- thinking -------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """The step whose decision is on show."""
        return self.studied.steps[self._place]

    def _begin(self) -> None:
        self._left = self.studied.study(self.step)
        self.decision = next(self._left)
        self._thinking = True
        self._slices = 0
        self._scroll.to(0)

    @property
    def moving(self) -> bool:
        """Whether the decision is still being thought through."""
        return self._thinking

    def update(self, seconds: float) -> None:
        """Think a little more before each frame: the window never waits."""
        if not self._thinking:
            return
        found = next(self._left, None)
        if found is None:
            self._thinking = False
            self.change()
            return
        self.decision = found
        self._slices += 1
        if self._slices % PAINTED_EVERY == 0:
            self.change()

    def go(self, way: int) -> None:
        """Show the decision before (-1) or after (1) this one, as far as there is one."""
        place = min(len(self.studied.steps) - 1, max(0, self._place + way))
        if place != self._place:
            self._place = place
            self._begin()
            self.change()

    @property
    def announce(self) -> str:
        """Who decided, what was known, and the options with what was found about each."""
        return " ".join((f"{self.title}.", *self.told))

    # -- drawing --------------------------------------------------------------------------------------------

    @property
    def least_picture(self) -> float:
        """Logical pixels of height of the picture, at least, where it stands above the words."""
        return 250.0

    @property
    def scenery(self) -> str:
        """The picture behind everything."""
        return "scene/table"

    def build(self, page: Page) -> None:
        """Title, the position with the options in it, what was known and weighed, the way on and back."""
        with page.layer(Layer.TABLE):
            page.cover(self.scenery, (150, 150, 175, 255))
        screen = page.screen
        area = screen.place(min(screen.w - 48, 1240 * max(1.0, page.text * 0.8)), screen.h, 0.5, 0.0)
        head = 14 + 40 * min(page.text, 1.6)
        foot = 34 + 16 * page.text
        title = Box(area.x, 8, area.w, head - 8)
        page.words(self.title, page.fitted(self.title, SCREEN_TITLE, title.w, 0.4), title, down=0.6)
        body = area.below(head + 6).above(foot + 12)
        wide = body.w >= TWO_COLUMNS * page.text**0.5 and page.text <= 1.5
        if wide:
            board = body.left(body.w * 0.46)
            self.picture(page, panel(page, board))
            inner = panel(page, body.after(board.w + 12))
        else:
            inner = panel(page, body)
        width = inner.w - 16
        sections = self.sections(page, width)
        if not wide:
            # The first words below it are seen at once.
            height = max(self.least_picture, inner.h * 0.62)
            sections.insert(0, (height, lambda box: self.picture(page, Box(box.x, box.y, width, height))))
        stacked(page, self._scroll, inner, [sections], width)
        self._foot(page, Box(area.x, screen.bottom - foot - 4, area.w, foot))

    def _foot(self, page: Page, row: Box) -> None:
        h = min(button_height(page), row.h)
        w = button_width(page, "Back", "second", "back") + 30
        button(page, "button:back", "Back", row.left(w).top(h), icon="back")
        last = len(self.studied.steps) - 1
        size = max(48.0, h)
        right = row.end(size).top(h)
        left = right.moved(-size - 8, 0)
        for spot, icon, words, box, off in (
            ("button:previous", "left", "The decision before", left, self._place == 0),
            ("button:next", "right", "The decision after", right, self._place == last),
        ):
            why = None if not off else "There is no other one that way."
            icon_button(page, spot, icon, words, box, enabled=not off, why_not=why, repeat=True)
        words = f"{self._place + 1} of {last + 1}"
        room = row.after(w + 8).before(2 * size + 24).top(h)
        style = page.fitted(words, BODY.inked(GOLD_INK), room.w, 0.6)
        page.words(words, style, room, across=1.0, down=0.5, wrap=False)

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Go to another decision, scroll, leave."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(self.step)
            case g.Clicked("button:previous"):
                self.go(-1)
            case g.Clicked("button:next"):
                self.go(1)
            case g.Pressed(key) if key.name in ("left", "right") and not key.ctrl and not key.alt:
                self.go(-1 if key.name == "left" else 1)
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True


# -- pieces of it -------------------------------------------------------------------------------------------


class Option(NamedTuple):
    """An option as it is shown: in words, what was found about it, its terms and their sum, in whatever they count.

    ``made``: this is what was done. ``wins`` is how many of a hundred games it wins, where it was tried out. A
    sum is shown of two terms and more.
    """

    title: str
    found: str
    terms: Sequence[tuple[str, float]]
    total: float
    made: bool
    wins: int | None = None

    @property
    def rows(self) -> list[tuple[str, float]]:
        """The terms and, last, their sum where there are several."""
        return [*self.terms, ("First impression", self.total)] if len(self.terms) > 1 else [*self.terms]


def scale_of(options: Sequence[Option], least: float = WIDEST_SCALE, most: float = inf) -> float:
    """Return the worth at which a bar fills its half of the row; a sum of one sign is longer than any of its terms."""
    worths = (abs(worth) for option in options for _, worth in option.rows)
    return min(most, max(least, max(worths, default=0.0)))


def option_section(
    page: Page,
    number: int,
    option: Option,
    width: float,
    scale: float,
    ink: Colour,
    tell: Callable[[float], str] | None = None,
) -> Section:
    """Return an option in words with what was found about it, and each of its terms as a bar to either side.

    ``tell`` writes a term as a figure, with its sign; usually as a whole number.
    """
    tell = tell or signed
    found = option.found
    if option.made:
        found = f"this was played{f'; {found}' if found else ''}"
    style, second = TEXT.but(face=BODY_BOLD.face, ink=GOLD_INK if option.made else MOON), SECOND.but(size=16)
    disc = max(24.0, 20 * page.text)
    room = width - disc - 34
    title_h = page.measure(option.title, style, room)[1]
    found_h = page.measure(found, second, room)[1] if found else 0.0
    rows = option.rows
    label_w = room * (0.56 if page.text <= 1.5 else 0.5)
    label = BODY.but(size=15.5).inked(SOFT)
    heights = [max(20.0, page.measure(words, label, label_w)[1] + 1) for words, _ in rows]
    won_h = 16.0 if option.wins is not None else 0.0
    whole = title_h + found_h + won_h + sum(heights) + 24

    def paint(box: Box) -> None:
        plate = Box(box.x, box.y, width, whole)
        page.plate("row-chosen" if option.made else "row", plate)
        numbered(page, number, Box(plate.x + 12, plate.y + 10, disc, disc), ink)
        inner = Box(plate.x + disc + 22, plate.y + 9, room, 0)
        page.words(option.title, style, Box(inner.x, inner.y, room, title_h))
        y = inner.y + title_h
        if found:
            page.words(found, second, Box(inner.x, y, room, found_h))
            y += found_h + 2
        if option.wins is not None:
            groove = Box(inner.x, y + 1, room, 9)
            page.fill(groove, GROUND, 3)
            page.fill(groove.left(max(2.0, groove.w * option.wins / 100)), style.ink, 3)
            y += won_h
        for place, ((words, worth), h) in enumerate(zip(rows, heights, strict=True), start=1):
            last = place == len(rows) and len(rows) > 1
            page.words(words, label.inked(MOON if last else SOFT), Box(inner.x, y, label_w, h), down=0.5)
            term(page, worth, scale, Box(inner.x + label_w + 8, y, room - label_w - 8, h), last, tell(worth))
            y += h
        told = "; ".join(f"{words} {tell(worth)}" for words, worth in rows)
        tip = Tip(option.title, found)
        page.spot(f"move:{number}", "text", f"{option.title}: {found}. {told}", plate, tip=tip)
        if page.look.focus == f"move:{number}":
            page.focus_ring(plate.inset(1), 8)

    return whole - GAP + 10, paint


def share_section(
    page: Page, name: str, share: float, width: float, mark: Callable[[Box], None], names: float = 104.0
) -> Section:
    """Return a row with what ``mark`` draws, a name and how likely something is, as a bar and in per cent.

    ``names`` is how wide a name may be at the usual text size, up to a third of the row.
    """
    h = max(26.0, page.measure("X", ROW_NAME.but(size=17))[1] + 2)

    def paint(box: Box) -> None:
        row = Box(box.x, box.y, width, h)
        mark(row.left(26))
        name_w = min(row.w * 0.3, names * page.text)
        style = page.fitted(name, ROW_NAME.but(size=17), name_w, 0.5)
        page.words(name, style, Box(row.x + 32, row.y, name_w, row.h), down=0.5, wrap=False)
        figure_w = 52 * page.text
        words = f"{round(100 * share)}\u00a0%"
        figure = NUMBER.but(size=15).inked(SOFT)
        page.words(words, figure, row.end(figure_w), across=1.0, down=0.5, wrap=False)
        groove = Box(row.x + 40 + name_w, row.cy - 5, row.w - 44 - name_w - figure_w, 10)
        page.fill(groove, GROUND, 3)
        page.fill(groove.left(max(2.0, groove.w * share)), LILAC, 3)

    return h - GAP + 4, paint


def term(page: Page, worth: float, scale: float, box: Box, total: bool, figure: str) -> None:
    """Draw a bar to the right of the middle for what speaks for an option, to the left for what speaks against it."""
    figure_w = 40 * page.text
    bar = box.before(figure_w)
    style = NUMBER.but(size=15).inked(MOON if total else SOFT)
    page.words(figure, style, box.end(figure_w), across=1.0, down=0.5, wrap=False)
    if bar.w < 24:
        return
    half = bar.w / 2
    long = max(1.5, half * min(1.0, abs(worth) / scale))
    page.line([(bar.cx, box.y + 1), (bar.cx, box.bottom - 1)], SOFT, 1.0)
    ink = GOLD_INK if total else GOOD if worth > 0 else BAD
    page.fill(Box(bar.cx if worth > 0 else bar.cx - long, bar.cy - 4, long, 8), ink, 2)


def signed(worth: float) -> str:
    """Return a worth as a whole number with its sign."""
    number = round(worth)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def numbered(page: Page, number: int, box: Box, ink: Colour) -> None:
    """Draw the number of an option on a disc."""
    page.fill(box, ink, box.w / 2)
    style = NUMBER.but(size=box.w * 0.66 / page.text).inked(DARK_ON_GOLD)
    page.words(str(number), style, box, across=0.5, down=0.5, wrap=False)
