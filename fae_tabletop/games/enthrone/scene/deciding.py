"""What a decision rested on: the mover's secrets and suspicion, and the true terms of the moves that it had."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import REGALIA
from fae_tabletop.games.enthrone.decision import (
    Decision,
    Weighed,
    came_of,
    how,
    knew,
    move_told,
    suspects,
    terms_told,
)  # fmt: skip
from fae_tabletop.games.enthrone.public import Pawn
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.board import BoardLook, draw_still
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry, fitted
from fae_tabletop.games.enthrone.scene.lens import draw_arrow
from fae_tabletop.games.enthrone.scene.rails import medal
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.charts import GROUND
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.sections import (
    GAP,
    TEXT,
    Section,
    heading_section,
    stacked,
    text_section,
)  # fmt: skip
from fae_tabletop.ui.theme import (
    BODY,
    BODY_BOLD,
    DARK_ON_GOLD,
    GOLD_INK,
    LILAC,
    MOON,
    ROW_NAME,
    SCREEN_TITLE,
    SECOND,
    SOFT,
    Colour,
    colour,
)  # fmt: skip
from fae_tabletop.ui.theme import NUMBER as FIGURE
from fae_tabletop.ui.widgets import button, button_height, button_width, icon_button

UNIT = (
    "Terms are in hundredths of a certain win; they add up to the first impression, "
    "from which the thought looks ahead."
)
MINED = "You are judged as a careful player in your seat, who forgets nothing, would have weighed it."
PAINTED_EVERY = 6
"""So many slices of a thought pass between two pictures of it."""
WIDEST_SCALE = 25.0
"""A bar is as long as its half of the row at this worth at least, so that small terms look small."""
TWO_COLUMNS = 860.0
LEAST_BOARD = 250.0
"""Logical pixels of height below which the board is drawn no more: large words leave it the first place below."""


@dataclass(frozen=True, slots=True)
class Studied:
    """A finished match whose decisions are looked into, as seat ``seat`` saw it.

    ``steps`` are those from which a move was made, in order; ``study`` thinks the decision at a step through again,
    a little more with every item. ``careful`` are the seats that are judged as a careful player would have decided.
    """

    seat: Seat
    rival: str
    steps: Sequence[int]
    study: Callable[[int], Iterator[Decision]]
    careful: frozenset[Seat] = frozenset()


class DecidingScene(Scene[int]):
    """Closes with the step that is on show when the person has seen enough."""

    name = "decision"
    game = "enthrone"
    first_focus = "button:back"

    def __init__(self, studied: Studied, step: int) -> None:
        """Begin at the decision of ``step``. Raises ValueError when nothing was decided there."""
        super().__init__()
        self.studied = studied
        self._place = studied.steps.index(step)
        self._scroll = Scroll("decision")
        self._left: Iterator[Decision] = iter(())
        self._thinking = False
        self._slices = 0
        self._begin()

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

    # -- words ----------------------------------------------------------------------------------------------

    @property
    def _who(self) -> str:
        return "You" if self.decision.seat == self.studied.seat else self.studied.rival

    @property
    def _careful(self) -> bool:
        return self.decision.seat in self.studied.careful

    @property
    def _title(self) -> str:
        return f"Turn {self.decision.turn}: what {'you' if self._who == 'You' else self._who} weighed"

    @property
    def announce(self) -> str:
        """Who decided, what was known, and the moves with what was found about each."""
        moves = (". ".join(filter(None, (self._told(one), came_of(one)))) for one in self.decision.shown)
        return " ".join(
            (f"{self._title}.", knew(self.decision, self._who), self._how, *(f"{words}." for words in moves))
        )

    @property
    def _how(self) -> str:
        return how(self.decision, self._who, self._careful)

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Title, the board with the moves as arrows, what was known and weighed, the way on and back."""
        with page.layer(Layer.TABLE):
            page.cover("scene/table", (150, 150, 175, 255))
        screen = page.screen
        area = screen.place(min(screen.w - 48, 1240 * max(1.0, page.text * 0.8)), screen.h, 0.5, 0.0)
        head = 14 + 40 * min(page.text, 1.6)
        foot = 34 + 16 * page.text
        title = Box(area.x, 8, area.w, head - 8)
        page.words(self._title, page.fitted(self._title, SCREEN_TITLE, title.w, 0.4), title, down=0.6)
        body = area.below(head + 6).above(foot + 12)
        wide = body.w >= TWO_COLUMNS * page.text**0.5 and page.text <= 1.5
        if wide:
            board = body.left(body.w * 0.46)
            self._board(page, panel(page, board))
            inner = panel(page, body.after(board.w + 12))
        else:
            inner = panel(page, body)
        width = inner.w - 16
        sections = self._sections(page, width)
        if not wide:
            # The first words below it are seen at once.
            height = max(LEAST_BOARD, inner.h * 0.62)
            sections.insert(0, (height, lambda box: self._board(page, Box(box.x, box.y, width, height))))
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

    def _board(self, page: Page, box: Box) -> None:
        """The position before the move, each shown move as an arrow with its number."""
        view = self.decision.view
        geometry = fitted(view.board, box)
        left = model.closed_lions(view)
        draw_still(page, geometry, view, BoardLook(trail=model.last_move(view)), left)
        page.spot("panel:board", "text", self._moves_label(), box, tab=False)
        shown = self.decision.shown
        for number in range(len(shown), 0, -1):
            move = shown[number - 1]
            draw_arrow(page, geometry, move.origin, move.to, self._ink(page, move))
        for number, move in enumerate(shown, start=1):
            self._numbered(page, geometry, number, move)

    def _moves_label(self) -> str:
        return "The board before the move. " + ", ".join(map(self._told, self.decision.shown))

    def _told(self, move: Weighed) -> str:
        """A move in words, with its way where another one that is shown would be told alike."""
        told = move_told(move)
        alike = [one for one in self.decision.shown if move_told(one) == told]
        if len(alike) < 2:
            return told
        nearer = any(_way(one) == _way(move) and _length(one) < _length(move) for one in alike)
        return f"{told}, {'far ' if nearer else ''}{_way(move)}"

    def _ink(self, page: Page, move: Weighed) -> Colour:
        return page.palette.crown if move.command == self.decision.made else LILAC

    def _numbered(self, page: Page, geometry: BoardGeometry, number: int, move: Weighed) -> None:
        """A disc with the number of a move at its arrow's head; moves to one space stand side by side."""
        same = [one for one in self.decision.shown if one.to == move.to]
        x, y = geometry.centre(move.to)
        size = max(18.0, geometry.radius * 0.56)
        apart = same.index(move) - (len(same) - 1) / 2
        # Whoever is taken, or the crown, stays in sight.
        aside = geometry.radius * (0.64 if move.victim is not None or move.to == REGALIA else 0.0)
        _disc(page, number, box_at(x + apart * size * 1.08 + aside, y, size, size), self._ink(page, move))

    def _sections(self, page: Page, width: float) -> list[Section]:
        decision = self.decision
        who = self._who
        whom = "Whom you had to suspect" if who == "You" else f"Whom {who} suspected"
        sections = [text_section(page, knew(decision, who), width), heading_section(page, whom)]
        *most, least = [self._suspect(page, pawn, share, width) for pawn, share in suspects(decision)]
        sections += [*most, (least[0] + GAP - 4, least[1])]
        sections += [
            heading_section(page, "The moves"),
            text_section(page, self._how, width, SECOND.but(size=16)),
        ]
        # The sum of terms of one sign is longer than any of them.
        worths = [100 * move.looks for move in decision.shown]
        worths += [worth for move in decision.shown for _, worth in terms_told(move)]
        scale = max((abs(worth) for worth in worths), default=WIDEST_SCALE)
        for number, move in enumerate(decision.shown, start=1):
            sections.append(self._move(page, number, move, width, max(scale, WIDEST_SCALE)))
        fine = f"{UNIT} {MINED}" if self._careful else UNIT
        sections.append(text_section(page, fine, width, SECOND.but(size=15)))
        return sections

    def _suspect(self, page: Page, pawn: Pawn, share: float, width: float) -> Section:
        h = max(26.0, page.measure("X", ROW_NAME.but(size=17))[1] + 2)

        def paint(box: Box) -> None:
            row = Box(box.x, box.y, width, h)
            medal(page, pawn, row.x + 13, row.cy, min(12.0, h * 0.44))
            name_w = min(row.w * 0.3, 104 * page.text)
            style = page.fitted(NAMES[pawn], ROW_NAME.but(size=17), name_w, 0.5)
            page.words(NAMES[pawn], style, Box(row.x + 32, row.y, name_w, row.h), down=0.5, wrap=False)
            figure_w = 52 * page.text
            words = f"{round(100 * share)}\u00a0%"
            page.words(
                words, FIGURE.but(size=15).inked(SOFT), row.end(figure_w), across=1.0, down=0.5, wrap=False
            )
            groove = Box(row.x + 40 + name_w, row.cy - 5, row.w - 44 - name_w - figure_w, 10)
            page.fill(groove, GROUND, 3)
            page.fill(groove.left(max(2.0, groove.w * share)), LILAC, 3)

        return h - GAP + 4, paint

    def _move(self, page: Page, number: int, move: Weighed, width: float, scale: float) -> Section:
        """A move in words with what was found about it, and each of its terms as a bar to either side."""
        made = move.command == self.decision.made
        title, found = self._told(move), came_of(move)
        if made:
            found = f"this was played{f'; {found}' if found else ''}"
        style, second = TEXT.but(face=BODY_BOLD.face, ink=GOLD_INK if made else MOON), SECOND.but(size=16)
        disc = max(24.0, 20 * page.text)
        room = width - disc - 34
        title_h = page.measure(title, style, room)[1]
        found_h = page.measure(found, second, room)[1] if found else 0.0
        rows = [*terms_told(move), ("First impression", 100 * move.looks)]
        label_w = room * (0.56 if page.text <= 1.5 else 0.5)
        label = BODY.but(size=15.5).inked(SOFT)
        heights = [max(20.0, page.measure(words, label, label_w)[1] + 1) for words, _ in rows]
        whole = title_h + found_h + sum(heights) + 24

        def paint(box: Box) -> None:
            plate = Box(box.x, box.y, width, whole)
            page.plate("row-chosen" if made else "row", plate)
            _disc(page, number, Box(plate.x + 12, plate.y + 10, disc, disc), self._ink(page, move))
            inner = Box(plate.x + disc + 22, plate.y + 9, room, 0)
            page.words(title, style, Box(inner.x, inner.y, room, title_h))
            y = inner.y + title_h
            if found:
                page.words(found, second, Box(inner.x, y, room, found_h))
                y += found_h + 2
            for (words, worth), h in zip(rows, heights, strict=True):
                last = words == rows[-1][0]
                ink = MOON if last else SOFT
                page.words(words, label.inked(ink), Box(inner.x, y, label_w, h), down=0.5)
                _term(page, worth, scale, Box(inner.x + label_w + 8, y, room - label_w - 8, h), last)
                y += h
            told = "; ".join(f"{words} {_signed(worth)}" for words, worth in rows)
            page.spot(f"move:{number}", "text", f"{title}: {found}. {told}", plate, tip=Tip(title, found))
            if page.look.focus == f"move:{number}":
                page.focus_ring(plate.inset(1), 8)

        return whole - GAP + 10, paint

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


WAYS = ("up", "up to the right", "down to the right", "down", "down to the left", "up to the left")
"""The six ways out of a space, clockwise."""
_FLAT = BoardGeometry(0.0, 0.0, 1.0)


def _way(move: Weighed) -> str:
    """In words which way a pawn goes, as the board is drawn."""
    x, y = _FLAT.centre(move.origin)
    to_x, to_y = _FLAT.centre(move.to)
    turned = math.degrees(math.atan2(to_x - x, y - to_y)) % 360
    return WAYS[round(turned / 60) % 6]


def _length(move: Weighed) -> float:
    return math.dist(_FLAT.centre(move.origin), _FLAT.centre(move.to))


GOOD, BAD = colour("#7FF0CE"), colour("#FF8FA0")


def _term(page: Page, worth: float, scale: float, box: Box, total: bool) -> None:
    """A bar to the right of the middle for what speaks for a move, to the left for what speaks against it."""
    figure_w = 40 * page.text
    bar = box.before(figure_w)
    words = _signed(worth)
    page.words(
        words,
        FIGURE.but(size=15).inked(MOON if total else SOFT),
        box.end(figure_w),
        across=1.0,
        down=0.5,
        wrap=False,
    )
    if bar.w < 24:
        return
    half = bar.w / 2
    long = max(1.5, half * min(1.0, abs(worth) / scale))
    page.line([(bar.cx, box.y + 1), (bar.cx, box.bottom - 1)], SOFT, 1.0)
    ink = GOLD_INK if total else GOOD if worth > 0 else BAD
    page.fill(Box(bar.cx if worth > 0 else bar.cx - long, bar.cy - 4, long, 8), ink, 2)


def _signed(worth: float) -> str:
    number = round(worth)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _disc(page: Page, number: int, box: Box, ink: Colour) -> None:
    page.fill(box, ink, box.w / 2)
    style = FIGURE.but(size=box.w * 0.66 / page.text).inked(DARK_ON_GOLD)
    page.words(str(number), style, box, across=0.5, down=0.5, wrap=False)
