"""The inn is counted out: guest by guest, with what each says, then ivy and door; every step can be skipped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.guests import IS_SUNNY
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.lore import said_of
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.building import draw_building
from fae_tabletop.games.enchanted_ivy.scene.ground import draw_explained
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name, explained
from fae_tabletop.games.enchanted_ivy.scene.tally import NIGHT, draw_rows, row_height, rows_high, rows_of
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, points_plate
from fae_tabletop.games.enchanted_ivy.scoring import Score, score
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import NOTE_EDGE, NOTE_PAPER, Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    ITALIC_FACE,
    LINING,
    MOON,
    PARCHMENT_INK,
    ROW_NAME,
    SCREEN_TITLE,
    SOFT,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height

LOOK = 1.9
"""Seconds that each guest is looked at."""


class Step(NamedTuple):
    """Something that is counted: where, its points, and what is told of it."""

    at: Space | None
    points: int
    title: str
    lines: tuple[str, ...]
    said: str = ""


def steps_of(view: View, inn: Inn, counted: Score) -> tuple[Step, ...]:
    """Return what is counted, one after the other: the guests in the order in which they came, ivy, door."""
    grid = inn.ground.grid
    found = []
    for laid in view.laid:
        if laid.guest is None:
            continue
        cell = grid.cell(laid.at)
        points = counted.of(cell)
        lines = tuple(explained(view, inn, cell, counted.guests[cell]))
        found.append(Step(laid.at, points, name_of(laid.guest), lines, said_of(laid.guest, points)))
    patches = "one patch" if counted.patches == 1 else f"{counted.patches} patches"
    found.append(Step(None, counted.ivy, "The ivy", (f"It grows in {patches}.",)))
    if view.door is not None:
        found.append(Step(view.door.at, counted.door, door_name(view.door.door), ("The door itself.",)))
    return tuple(found)


class CountingScene(Scene[Literal["done"]]):
    """Shows one step after the other on the inn; closes with `done`."""

    name = "counting"
    game = "enchanted-ivy"
    first_focus = "button:skip"

    def __init__(self, view: View, tale: Tale, speed: float) -> None:
        super().__init__()
        self.view, self.tale, self.speed = view, tale, speed
        self.inn = inn_of(view)
        self.counted = score(self.inn)
        self.steps = steps_of(view, self.inn, self.counted)
        self.rows = rows_of(view, self.inn, self.counted)
        self._scroll = Scroll("tally")
        self.place = 0 if speed > 0 else len(self.steps)
        self._waited = 0.0

    @property
    def announce(self) -> str:
        """Who is counted now."""
        if self.place >= len(self.steps):
            return f"Counted out: {self.counted.total} points."
        step = self.steps[self.place]
        return f"{step.title}: {step.points}. {step.said}"

    @property
    def moving(self) -> bool:
        """Whether something is still to be counted."""
        return self.place < len(self.steps)

    @property
    def so_far(self) -> int:
        """The points that were counted up to now, the step on show included."""
        return sum(step.points for step in self.steps[: self.place + 1])

    def update(self, seconds: float) -> None:
        """Go on to the next step after a while."""
        if self.moving:
            self._waited += seconds * self.speed
            if self._waited >= LOOK:
                self._next()

    def _next(self) -> None:
        self._waited = 0.0
        self.place += 1
        self.change()

    def build(self, page: Page) -> None:
        """Draw the inn, whom it is about, and the sum so far."""
        foot = button_height(page, "main") + 26
        line = page.screen.bottom - foot - 40
        with page.layer(Layer.TABLE):
            draw_backdrop(page, page.screen, line, self.tale.tone)
        side = min(400.0 * (0.6 + 0.4 * page.text), page.screen.w * 0.4)
        room = page.screen.inset(24, 30, side + 40, foot + 30)
        frame = _frame(room, self.view)
        draw_building(page, frame, self.view.laid, self.view.door, self.tale.tone)
        self._marks(page, frame)
        column = Box(page.screen.right - side - 24, 24, side, page.screen.h - foot - 44)
        # Whatever shines in the sky behind them, the words are read.
        page.fill(column.grown(12), colour("#0A0E22", 0.62), 12)
        self._told(page, column)
        row = page.screen.foot(foot).inset(24, 0, 24, 14)
        main = min(300.0 * (0.7 + 0.3 * page.text), row.w * 0.45)
        words = "Count all" if self.moving else "And so"
        button(page, "button:skip", words, row.place(main, row.h, 1.0), kind="main", default=True)
        if self.moving:
            button(page, "button:next", "Next", row.place(main * 0.6, row.h - 6, 0.0), kind="second")

    def _marks(self, page: Page, frame: Frame) -> None:
        grid = self.inn.ground.grid
        for step in self.steps[: self.place + 1]:
            if step.at is None:
                continue
            box = frame.box(step.at)
            r = max(12.0, box.w * 0.16)
            guest = self.inn.guest[grid.cell(step.at)]
            words = str(step.points).replace("-", "−")
            points_plate(
                page,
                words,
                box.right - r - 2,
                box.bottom - r - 2,
                sunny=guest < 0 or IS_SUNNY[guest],
                radius=r,
            )
        if not self.moving:
            return
        step = self.steps[self.place]
        if step.at is None:
            return
        if grid.cell(step.at) in self.counted.guests:
            draw_explained(page, frame, self.inn, self.counted, step.at)
        else:
            draw_glow(page, frame.box(step.at).inset(1), "chosen", 3)

    def _told(self, page: Page, box: Box) -> None:
        title = page.fitted(self.tale.title, SCREEN_TITLE.but(size=26), box.w, 0.5)
        used = page.words(self.tale.title, title, box, wrap=False)
        room = box.below(used.h + 10)
        sum_style = Style(LINING, 46 / max(1.0, page.text / 1.3), MOON, leading=1.0, shadow=0.7)
        total = str(self.so_far)
        h = page.measure(total, sum_style)[1]
        head = "So far" if self.moving else "All in all"
        low = room.foot(h)
        room = room.above(h + 8)
        if self.moving:
            room = room.below(self._step(page, room, self.steps[self.place]) + 12)
            # What was counted before stands below, the last of it nearest to the sum.
            fitting = int(room.h / row_height(page, why=False))
            rows = self.rows[max(0, self.place - fitting) : self.place] if fitting > 0 else ()
            draw_rows(page, room.foot(len(rows) * row_height(page, why=False)), rows, NIGHT, why=False)
        else:
            length = rows_high(page, self.rows, room.w, why=True)
            if length > room.h:
                length = rows_high(page, self.rows, room.w - 14, why=True)

            def drawn(content: Box) -> None:
                draw_rows(page, content, self.rows, NIGHT, why=True)

            scrolling(
                page, self._scroll, room, length,
                drawn, shade=None,
            )  # fmt: skip
        w = page.words(head, ROW_NAME.but(shadow=0.7), low, down=0.6, wrap=False).w
        page.words(total, sum_style, low.after(w + 14), down=0.5, wrap=False)

    def _step(self, page: Page, box: Box, step: Step) -> float:
        """Draw what is counted now; returns the height."""
        laid = next((one for one in self.view.laid if one.at == step.at), None)
        # Large words leave less room: what is large anyhow grows less.
        less = 1.0 + 0.2 * max(0.0, page.text - 1)
        side = 96.0 * (0.8 + 0.2 * page.text) / less
        x = box.x
        if laid is not None and laid.guest is not None:
            draw_token(page, laid.guest, Box(box.x, box.y, side, side))
            x += side + 12
        words = Box(x, box.y, box.right - x, box.h)
        head = f"{step.title}: {str(step.points).replace('-', '−')}"
        used = page.words(
            head,
            page.fitted(head, ROW_NAME.but(size=27 / less, ink=GOLD_INK, shadow=0.7), words.w, 0.5),
            words,
            wrap=False,
        )
        y = used.h + 2
        for told in step.lines:
            y += page.words(told, BODY.but(size=17.5 / less, ink=SOFT, shadow=0.7), words.below(y)).h + 1
        y = max(y, side if x > box.x else 0.0)
        if step.said:
            style = BODY.but(face=ITALIC_FACE, size=20.5 / less, ink=PARCHMENT_INK)
            inner = box.w - 32
            h = page.measure(step.said, style, inner, balance=True)[1]
            sheet = Box(box.x, box.y + y + 12, box.w, h + 22)
            page.fill(sheet, NOTE_PAPER, 12, NOTE_EDGE, 1.4)
            page.words(step.said, style, sheet.inset(16, 10), balance=True)
            y += 12 + sheet.h
        return y

    def handle(self, gesture: g.Gesture) -> bool:
        """Skip, go on, or close."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:skip") | g.Back():
                if self.moving:
                    self.place = len(self.steps)
                    self.change()
                else:
                    self.close("done")
            case g.Clicked("button:next"):
                self._next()
            case g.Clicked(_):
                pass
            case g.Pressed(key) if key.name == "space" and not key.again and self.moving:
                self._next()
            case _:
                return False
        return True


def _frame(room: Box, view: View) -> Frame:
    """Return where the spaces of a whole inn lie, standing at the foot of the room."""
    laid: Sequence[Space] = [one.at for one in view.laid] or [(0, 0)]
    top, left = min(row for row, _ in laid), min(column for _, column in laid)
    high, wide = max(row for row, _ in laid) - top + 1, max(column for _, column in laid) - left + 1
    card = min(150.0, room.w / (wide + 0.3), room.h / (high + 0.5) / SHAPE)
    x, y = room.cx - wide * card / 2, room.bottom - high * card * SHAPE
    return Frame((x - left * card, y - top * card * SHAPE), card)
