"""A new game: Play at once with the last choice, or change the table first (board, rival, opening, house rules)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from fae_tabletop.games.enthrone.board import Board
from fae_tabletop.games.enthrone.public import PAWNS, Opening
from fae_tabletop.games.enthrone.scene.bars import capped
from fae_tabletop.games.enthrone.scene.board import draw_ground
from fae_tabletop.games.enthrone.scene.geometry import fitted
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.forms import Field
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import (
    BODY,
    GAME_TITLE,
    GOLD_INK,
    NAME,
    OPTION,
    ROW_NAME,
    SCREEN_TITLE,
    SECOND,
    SOFT,
    colour,
)
from fae_tabletop.ui.widgets import (
    button,
    button_height,
    entry,
    heading,
    icon_button,
    segment,
    segment_height,
    switch,
    switch_height,
)  # fmt: skip

LARGEST_SEED_DIGITS = 15
COURT_HEIGHT = 130.0
"""Room in logical pixels from which the eight pawns are shown below the table's choice."""
OPENINGS: tuple[tuple[Opening, str], ...] = (
    ("fist", "Guess the fist"),
    ("person", "I begin"),
    ("lot", "By lot"),
)
HOUSE_RULES: dict[str, tuple[str, str]] = {
    "adjourns": (
        "The court adjourns",
        "No capture for 120 turns, or one position four times: nobody wins.",
    ),
    "notes": ("First-game notes", "At most eight short notes, each when its piece first matters."),
    "confirm": ("Ask before risky moves", "Once, in words, when a move could lose at once."),
}
"""The switches as title and sentence."""
WAYS_TO_WIN = (
    ("crown", "Bring your hidden pawn onto the Regalia."),
    ("swords", "Capture the pawn that your rival hides behind."),
    ("check", "See all three pawns on your list captured, by whomever."),
    ("close", "Let your rival make the fourth capture and win nothing by it."),
)
"""Icon and sentence of each."""
LEVEL_WORDS = {"novice": "Novice", "easy": "Easy", "medium": "Medium", "hard": "Hard", "expert": "Expert"}


class LevelWords(NamedTuple):
    """A level of the rival as it is told: its name, who plays it, and what it can do."""

    name: str
    rival: str
    sentence: str
    detail: str


class BoardChoice(NamedTuple):
    """A board that can be chosen."""

    name: str
    title: str
    board: Board


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; ``seed`` None leaves the deal to chance."""

    level: str = "easy"
    board: str = "lions_court"
    opening: Opening = "fist"
    adjourns: bool = True
    notes: bool = True
    confirm: bool = True
    seed: int | None = None

    @property
    def variants(self) -> tuple[str, ...]:
        """The choice as the variants of the command line."""
        begins = ("person_starts",) if self.opening == "person" else ()
        return begins if self.adjourns else (*begins, "no_adjournment")


USUAL = NewGame()


@dataclass(frozen=True, slots=True)
class NewGameLayout:
    """Regions of the screen in logical pixels."""

    bar: Box
    ribbon: Box
    left: Box
    right: Box
    foot: Box


def new_game_layout(metrics: Metrics) -> NewGameLayout:
    """Return the layout of both faces of the screen in the window ``metrics``."""
    screen, more = metrics.screen, metrics.text - 1
    bar = screen.top(48 + 16 * more)
    ribbon_w = min(520 * (1 + 0.35 * more), screen.w * 0.56)
    ribbon = Box(screen.cx - ribbon_w / 2, 0, ribbon_w, 66 + 34 * more)
    foot = screen.inset(24, 0, 24, 20).foot(52 + 18 * more)
    body = Box(24, ribbon.bottom + 18, screen.w - 48, foot.y - 18 - ribbon.bottom - 18)
    share = 0.42 if metrics.text <= 1.3 else 0.30
    left = body.left(body.w * share)
    return NewGameLayout(bar, ribbon, left, body.after(left.w + 24), foot)


class NewGameScene(Scene[NewGame | None]):
    """Closes with the choice to play, or with None to go back to the title."""

    name = "new-game"
    game = "enthrone"
    first_focus = "button:play"

    def __init__(
        self,
        choice: NewGame,
        levels: tuple[LevelWords, ...],
        boards: tuple[BoardChoice, ...],
        new_seed: Callable[[], int],
        on_help: Callable[[str | None], None],
        record: str = "",
    ) -> None:
        """``new_seed`` draws a seed, ``record`` is a line about earlier games (empty for the first one)."""
        super().__init__()
        self.choice = choice
        self.levels = levels
        self.boards = boards
        self.record = record
        self.new_seed = new_seed
        self.on_help = on_help
        self.changing = False
        self.seed = Field(
            "entry:seed", "" if choice.seed is None else str(choice.seed), LARGEST_SEED_DIGITS, str.isdigit
        )
        self._scroll = Scroll("options")

    @property
    def announce(self) -> str:
        """What will be played."""
        level = self._level
        return f"Enthrone against {level.rival}, {LEVEL_WORDS[level.name]}. {level.sentence}"

    @property
    def _level(self) -> LevelWords:
        return next((level for level in self.levels if level.name == self.choice.level), self.levels[0])

    @property
    def _board(self) -> BoardChoice:
        return next((board for board in self.boards if board.name == self.choice.board), self.boards[0])

    def build(self, page: Page) -> None:
        """The board at the left, the table's choice at the right, Play below."""
        layout = new_game_layout(page.metrics)
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
        self._bar(page, layout)
        self._board_panel(page, layout.left)
        if self.changing:
            self._options(page, layout.right)
        else:
            self._overview(page, layout.right)
        self._foot(page, layout.foot)

    def _bar(self, page: Page, layout: NewGameLayout) -> None:
        page.plate("topbar", layout.bar)
        room = Box(18, 0, layout.ribbon.x - 30, layout.bar.h)
        page.words(
            "Enthrone",
            page.fitted("Enthrone", capped(page, GAME_TITLE), room.w, 0.5),
            room,
            down=0.45,
            wrap=False,
        )
        page.plate("banner", layout.ribbon)
        inner = layout.ribbon.inset(18, 2, 18, 10)
        title = "Change the table" if self.changing else "A new game"
        under = "Your last choice is kept." if self.changing else "Hide your heir among eight. Win the crown."
        first = page.fitted(title, capped(page, SCREEN_TITLE, 1.4), inner.w, 0.5)
        second = page.fitted(under, capped(page, SECOND.but(size=16), 1.5), inner.w, 0.5)
        h1, h2 = page.measure(title, first)[1], page.measure(under, second)[1]
        top = inner.cy - (h1 + h2) / 2
        page.words(title, first, Box(inner.x, top, inner.w, h1), across=0.5, wrap=False)
        page.words(under, second, Box(inner.x, top + h1, inner.w, h2), across=0.5, wrap=False)
        size = 40.0 + 8 * (page.text - 1)
        icon_button(
            page,
            "button:help",
            "help",
            "Help",
            Box(page.screen.right - 16 - size, layout.bar.cy - 17, size, 34),
        )

    def _board_panel(self, page: Page, box: Box) -> None:
        board = self._board
        room = panel(page, box, "Board")
        caption_h = (24 + 20) * page.text + 14
        others = self.boards if len(self.boards) > 1 and self.changing else ()
        strip_h = 96.0 if others else 0.0
        picture = room.above(strip_h)
        with page.clip(picture):
            page.image("scene/table", picture.fit(16, 9).grown(picture.h))
            draw_ground(
                page,
                fitted(board.board, picture.inset(8, 4, 8, caption_h * 0.75), 60),
                board.board,
                frozenset(),
            )
        caption = picture.foot(caption_h).inset(10, 0, 10, 8)
        page.fill(caption, colour("#0A0E22", 0.66), 8)
        used = page.words(
            board.title,
            page.fitted(board.title, ROW_NAME.but(size=23), caption.w - 24, 0.5),
            caption.inset(12, 5),
            wrap=False,
        )
        line = f"{len(board.board.spaces)} spaces, {len(board.board.florettes)} rose beds"
        second = page.fitted(line, BODY.inked(SOFT), caption.w - 24, 0.5)
        page.words(line, second, Box(used.x, used.bottom - 1, caption.w - 24, 20), wrap=False)
        page.plate("frame-gold", picture)
        page.spot(f"board:{board.name}", "card", f"{board.title}, {line}", picture, selected=True, tab=False)
        for other, part in zip(others, room.foot(strip_h - 10).columns(max(1, len(others)), 8), strict=False):
            self._small_board(page, other, part, other.name == board.name)

    def _small_board(self, page: Page, board: BoardChoice, box: Box, chosen: bool) -> None:
        with page.clip(box):
            draw_ground(page, fitted(board.board, box.inset(6, 6, 6, 22), 16), board.board, frozenset())
        page.words(
            board.title,
            page.fitted(board.title, SECOND, box.w - 8, 0.5),
            box.foot(20),
            across=0.5,
            wrap=False,
        )
        page.plate("frame-gold" if chosen else "frame-silver", box)
        if not chosen:
            state = page.spot(f"board:{board.name}", "card", board.title, box)
            if state.focused:
                page.plate("focus", box)

    def _overview(self, page: Page, box: Box) -> None:
        level = self._level
        room = panel(page, box, "Your rival")

        def draw(content: Box) -> None:
            side = min(150.0, content.w * 0.3)
            portrait = Box(content.x, content.y, side, side)
            page.image(f"cast/{cast_id(level.rival)}", portrait)
            words = content.after(side + 20)
            name = page.words(
                level.rival, page.fitted(level.rival, NAME.but(size=30), words.w, 0.5), words, wrap=False
            )
            kind = page.words(
                LEVEL_WORDS[level.name], OPTION.inked(SOFT), Box(words.x, name.bottom, words.w, 0), wrap=False
            )
            text = page.words(level.sentence, BODY.but(size=17), Box(words.x, kind.bottom + 6, words.w, 0))
            page.words(level.detail, SECOND.but(size=16), Box(words.x, text.bottom + 2, words.w, 0))
            y = content.y + self._rival_height(page, content.w) + 16
            y += heading(page, "The table", Box(content.x, y, content.w, 20)) + 10
            for line in self._summary():
                y = page.words(line, BODY.but(size=17), Box(content.x, y, content.w, 0)).bottom + 5
            y += 12
            y += heading(page, "Four ways to the throne", Box(content.x, y, content.w, 20)) + 10
            for icon, line in WAYS_TO_WIN:
                used = page.words(line, BODY.but(size=17), Box(content.x + 34, y, content.w - 34, 0))
                page.icon(icon, Box(content.x + 4, used.y, 20, used.h), GOLD_INK)
                y = used.bottom + 6
            rest = Box(content.x, y + 10, content.w, room.bottom - y - 10)
            if rest.h > COURT_HEIGHT:
                self._court(page, rest)

        scrolling(page, self._scroll, room, self._overview_height(page, room.w), draw)

    def _court(self, page: Page, box: Box) -> None:
        """The eight of the court in a row, where there is room left."""
        top = heading(page, "The eight of the court", Box(box.x, box.y, box.w, 20)) + 10
        for pawn, part in zip(PAWNS, box.below(top).columns(len(PAWNS), 4), strict=True):
            picture = part.above(24 * page.text).fit(420, 620, 0.5, 1.0)
            page.image(
                f"enthrone/pawn-{pawn}",
                picture.place(picture.w, min(picture.h, 150.0)).fit(420, 620, 0.5, 1.0),
            )
            style = page.fitted(NAMES[pawn], ROW_NAME.but(size=17), part.w, 0.5)
            page.words(NAMES[pawn], style, part.foot(24 * page.text), across=0.5, wrap=False)

    def _rival_height(self, page: Page, width: float) -> float:
        level = self._level
        side = min(150.0, width * 0.3)
        words = width - side - 20
        h = page.measure(level.rival, NAME.but(size=30))[1] + page.measure("X", OPTION)[1] + 8
        h += page.measure(level.sentence, BODY.but(size=17), words)[1]
        return max(side, h + page.measure(level.detail, SECOND.but(size=16), words)[1])

    def _overview_height(self, page: Page, width: float) -> float:
        lines = sum(page.measure(line, BODY.but(size=17), width - 14)[1] + 5 for line in self._summary())
        ways = sum(page.measure(line, BODY.but(size=17), width - 48)[1] + 6 for _, line in WAYS_TO_WIN)
        return self._rival_height(page, width - 14) + 28 + 60 * page.text + lines + ways

    def _summary(self) -> tuple[str, ...]:
        opening = {
            "fist": "Who begins: you guess which fist hides the King.",
            "person": "Who begins: you do.",
            "lot": "Who begins: the lot decides.",
        }[self.choice.opening]
        adjourn = (
            "The court adjourns after 120 turns without a capture, or when one position stands four times."
        )
        lines = [opening, adjourn if self.choice.adjourns else "The court never adjourns."]
        if self.choice.seed is not None:
            lines.append(f"The deal is number {self.choice.seed}.")
        if self.record:
            lines.append(self.record)
        return tuple(lines)

    def _options(self, page: Page, box: Box) -> None:
        inner = page.plate("panel", box)
        # Measured with the same drawing, on a page that is thrown away.
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._draw_options(blank, Box(0, 0, inner.w - 14, 0))

        def draw(content: Box) -> None:
            self._draw_options(page, content)

        scrolling(page, self._scroll, inner, length, draw)

    def _draw_options(self, page: Page, box: Box) -> float:
        """Draw all options from the top of ``box``; returns the height they take."""
        level = self._level
        x, w, y = box.x, box.w, box.y
        y += heading(page, "Rival", Box(x, y, w, 20)) + 8
        row = Box(x, y, w, segment_height(page))
        segment(
            page,
            "level",
            [(one.name, LEVEL_WORDS[one.name]) for one in self.levels],
            level.name,
            row,
            label="Rival",
        )
        y = row.bottom + 10
        side = 54.0
        page.image(f"cast/{cast_id(level.rival)}", Box(x + 4, y, side, side))
        first = page.words(
            f"{level.rival}: {level.sentence[0].lower()}{level.sentence[1:]}",
            BODY.but(size=17),
            Box(x + side + 16, y, w - side - 16, 0),
        )
        second = page.words(
            level.detail, SECOND.but(size=15.5), Box(x + side + 16, first.bottom, w - side - 16, 0)
        )
        y = max(second.bottom, y + side) + 14
        y += heading(page, "Who begins", Box(x, y, w, 20)) + 8
        row = Box(x, y, w, segment_height(page))
        segment(page, "opening", list(OPENINGS), self.choice.opening, row, label="Who begins")
        y = row.bottom + 14
        y += heading(page, "House rules", Box(x, y, w, 20)) + 8
        switches = {
            "adjourns": self.choice.adjourns,
            "notes": self.choice.notes,
            "confirm": self.choice.confirm,
        }
        for key, (title, note) in HOUSE_RULES.items():
            h = switch_height(page, note, w)
            switch(page, f"switch:{key}", title, switches[key], Box(x, y, w, h), note=note)
            y += h + 10
        y += 4 + heading(page, "Seed", Box(x, y, w, 20)) + 8
        h = 40.0 + 14 * (page.text - 1)
        field = Box(x, y, min(250.0 * page.text, w * 0.5), h)
        entry(
            page, "entry:seed", "Seed", self.seed.text, field, empty="left to chance", caret=self.seed.caret
        )
        icon_button(page, "button:dice", "dice", "Another seed", Box(field.right + 10, y, 48, h))
        words = page.words(
            "Same seed, same deal: lions, tiles and cards.",
            SECOND.but(size=16),
            Box(field.right + 70, y, max(80.0, box.right - field.right - 70), h),
            down=0.5,
        )
        return max(field.bottom, words.bottom) - box.y + 4

    def _foot(self, page: Page, row: Box) -> None:
        h = min(row.h, button_height(page, "second") + 4)
        left = Box(row.x, row.bottom - h, 130 * (1 + 0.4 * (page.text - 1)), h)
        button(page, "button:back", "Back", left, icon="back")
        other = Box(left.right + 12, left.y, 215 * (1 + 0.4 * (page.text - 1)), h)
        if self.changing:
            button(page, "button:usual", "Usual table", other, icon="undo")
        else:
            button(page, "button:change", "Change the table", other, icon="settings")
        width = min(320.0 * (1 + 0.25 * (page.text - 1)), row.right - other.right - 20)
        play = Box(row.right - width, row.y, width, row.h)
        button(page, "button:play", "Play", play, kind="main", icon="play", default=True)
        summary = f"{LEVEL_WORDS[self.choice.level]} · {self._board.title}"
        room = Box(other.right + 14, play.y, play.x - other.right - 30, play.h)
        if page.measure(summary, BODY.but(size=17))[0] <= room.w:
            page.words(summary, BODY.but(size=17), room, across=1.0, down=0.5, wrap=False)

    def handle(self, gesture: g.Gesture) -> bool:
        """Change the choice, play it, or go back."""
        if self._scroll.take(gesture) or self.seed.take(gesture):
            self._read_seed()
            self.change()
            return True
        match gesture:
            case g.Clicked(spot):
                self._click(spot)
            case g.Asked(spot):
                self.on_help(spot)
            case g.Back():
                self._back()
            case _:
                return False
        return True

    def _click(self, spot: str) -> None:
        kind, _, key = spot.partition(":")
        match spot:
            case "button:play":
                self.close(self.choice)
                return
            case "button:back":
                self._back()
                return
            case "button:help":
                self.on_help(None)
            case "button:change":
                self.changing = True
            case "button:usual":
                self.choice = USUAL
                self.seed.set("")
            case "button:dice":
                self.seed.set(str(self.new_seed()))
            case "switch:adjourns":
                self.choice = replace(self.choice, adjourns=not self.choice.adjourns)
            case "switch:notes":
                self.choice = replace(self.choice, notes=not self.choice.notes)
            case "switch:confirm":
                self.choice = replace(self.choice, confirm=not self.choice.confirm)
            case _:
                self._choose(kind, key)
        self._read_seed()
        self.change()

    def _choose(self, kind: str, key: str) -> None:
        if kind == "level":
            self.choice = replace(self.choice, level=key)
        elif kind == "opening":
            self.choice = replace(self.choice, opening=next(name for name, _ in OPENINGS if name == key))
        elif kind == "board":
            self.choice = replace(self.choice, board=key)

    def _read_seed(self) -> None:
        self.choice = replace(self.choice, seed=int(self.seed.text) if self.seed.text else None)

    def _back(self) -> None:
        if self.changing:
            self.changing = False
            self._scroll.to(0)
            self.change()
        else:
            self.close(None)


def cast_id(name: str) -> str:
    """Return the file name of a rival's portrait, such as ``lady-vesper``."""
    return name.lower().replace(" ", "-")
