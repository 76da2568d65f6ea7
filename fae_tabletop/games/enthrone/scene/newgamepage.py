"""Draws the new-game screen: the board, the rival and the table's rules, or all that can be changed."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.enthrone.board import Board
from fae_tabletop.games.enthrone.public import PAWNS
from fae_tabletop.games.enthrone.scene.board import draw_ground
from fae_tabletop.games.enthrone.scene.choices import (
    HOUSE_RULES,
    OPENINGS,
    WAYS_TO_WIN,
    BoardChoice,
    BoardOffer,
    LevelWords,
    NewGame,
    extent,
    summary,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.geometry import fitted
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.cast import LEVEL_WORDS, LINES, portrait
from fae_tabletop.ui.castrow import WIDEST_FACE, cast_row
from fae_tabletop.ui.choosers import entry, segment, segment_height, switch, switch_height
from fae_tabletop.ui.forms import Field
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.theme import BODY, GOLD_INK, NAME, OPTION, ROW_NAME, SECOND, SOFT, Style, colour
from fae_tabletop.ui.widgets import button, button_height, button_width, heading, icon_button

COURT_HEIGHT = 100.0
"""Room in logical pixels from which the eight pawns are shown below the table's choice."""


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


@dataclass(frozen=True, slots=True)
class Offer:
    """What is chosen and what there is to choose from; ``record`` is a line about earlier games."""

    choice: NewGame
    levels: tuple[LevelWords, ...]
    boards: BoardOffer
    record: str

    @property
    def level(self) -> LevelWords:
        """The level chosen, or the first one."""
        return next((level for level in self.levels if level.name == self.choice.level), self.levels[0])

    @property
    def rival(self) -> str:
        """The name of who sits opposite."""
        return self.choice.rival or self.level.rival

    @property
    def board(self) -> BoardChoice:
        """The board chosen, or the first one."""
        there = self.boards.boards
        return next((board for board in there if board.name == self.choice.board), there[0])

    @property
    def others(self) -> tuple[BoardChoice, ...]:
        """The boards that are not chosen."""
        return tuple(board for board in self.boards.boards if board is not self.board)


def draw_board_panel(page: Page, box: Box, offer: Offer, shelf: int | None) -> None:
    """Draw the chosen board and, with ``shelf``, the others below it.

    ``shelf`` counts the turns of the strip of other boards, of which SLOTS are seen at once.
    """
    board = offer.board
    room = panel(page, box, "Board")
    strip_h = 0.0 if shelf is None else 78.0 + 24 * page.text
    picture = room.above(strip_h)
    line = f"{extent(board.board)}. Your own." if board.own else f"{extent(board.board)}."
    width = picture.w - 44
    head_h = (24 + 20) * page.text + 14
    about_h = page.measure(board.about, SECOND, width)[1] if board.about else 0.0
    if head_h + about_h > 0.4 * picture.h:
        about_h = 0.0
    caption_h = head_h + about_h
    with page.clip(picture):
        page.image("scene/table", picture.fit(16, 9).grown(picture.h))
        draw_ground(
            page,
            fitted(board.board, picture.inset(10, 2, 10, caption_h), 60),
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
    second = page.fitted(line, BODY.inked(SOFT), caption.w - 24, 0.5)
    used = page.words(line, second, Box(used.x, used.bottom - 1, caption.w - 24, 20), wrap=False)
    if about_h:
        page.words(board.about, SECOND, Box(used.x, used.bottom, width, about_h))
    page.plate("frame-gold", picture)
    page.spot(
        f"board:{board.name}", "card", f"{board.title}, {line} {board.about}", picture,
        selected=True, tab=False,
    )  # fmt: skip
    if shelf is not None:
        _strip(page, room.foot(strip_h - 10), offer, shelf)


LEAST_TOLD = 0.8
"""How small the words below the way to one's own boards may be in one line, as a share of their usual size."""
SLOTS = 2
"""How many other boards are seen at once where there is room, beside the way to one's own."""


def _strip(page: Page, row: Box, offer: Offer, shelf: int) -> None:
    """Draw some of the other boards, arrows where there are more, and the way to one's own."""
    slots = SLOTS if row.w >= 360 * (1 + 0.5 * (page.text - 1)) else 1
    words_h = 22 * page.text
    own = row.end(row.w * (0.32 if slots > 1 else 0.38))
    lane = row.before(own.w + 8)
    others = offer.others
    aside = 0.0
    if len(others) > slots:
        size, high = 40.0, 34.0
        aside = size + (6 if slots > 1 else 2)
        left, right = lane.above(words_h).left(size), lane.above(words_h).end(size)
        icon_button(page, "button:boards-left", "left", "Boards before", left.place(size, high))
        icon_button(page, "button:boards-right", "right", "More boards", right.place(size, high))
        others = tuple(others[(shelf * slots + i) % len(others)] for i in range(slots))
    for other, part in zip(others, lane.inset(aside, 0).columns(slots, 8), strict=False):
        title = part.foot(words_h) if slots > 1 else lane.foot(words_h)
        _small_board(page, other, part.above(words_h), title)
    told = offer.boards.own
    style = page.fitted(told, SECOND.inked(SOFT), own.w - 4, 0.5)
    lines = [told]
    if style.size < LEAST_TOLD * SECOND.size and ", " in told:
        # In two lines the words stay as large as the others.
        lines = told.replace(", ", ",\n").split("\n")
        most = SECOND.inked(SOFT).but(size=LEAST_TOLD * SECOND.size)
        style = min((page.fitted(line, most, own.w - 4, 0.5) for line in lines), key=lambda one: one.size)
    line_h = page.measure(told, style)[1]
    told_h = max(words_h, len(lines) * line_h)
    button(
        page, "button:own", "Your own", own.above(told_h), kind="second", label=f"Your own boards: {told}",
        two_lines=True,
    )  # fmt: skip
    for part, line in zip(own.foot(told_h).rows(len(lines)), lines, strict=True):
        page.words(line, style, part, across=0.5, down=0.5, wrap=False)


def draw_small_board(page: Page, board: Board, picture: Box) -> None:
    """Draw a board without pawns in a frame, as small as it must be."""
    with page.clip(picture):
        page.fill(picture, colour("#0A0E22", 0.5))
        draw_ground(page, fitted(board, picture.inset(4, 0, 4, 2), 16, 1), board, frozenset())
    page.plate("frame-silver", picture)


def _small_board(page: Page, board: BoardChoice, picture: Box, title: Box) -> None:
    draw_small_board(page, board.board, picture)
    style = page.fitted(board.title, SECOND, title.w - 4, 0.7)
    page.words(_cut(page, board.title, style, title.w - 4), style, title, across=0.5, down=0.5, wrap=False)
    label = f"{board.title}, {extent(board.board)}. {board.about}"
    state = page.spot(f"board:{board.name}", "card", label, picture)
    if state.focused:
        page.plate("focus", picture)


def _cut(page: Page, words: str, style: Style, width: float) -> str:
    """Return as much of ``words`` as fits into ``width``; the whole of a board's title is in its tip."""
    kept = words
    while kept and page.measure(kept if kept == words else f"{kept}…", style)[0] > width:
        kept = kept[:-1].rstrip()
    return kept if kept == words else f"{kept}…"


def draw_overview(page: Page, box: Box, offer: Offer, scroll: Scroll) -> None:
    """Draw the rival, the table as it will be played, and the ways to win."""
    level = offer.level
    room = panel(page, box, "Your rival")

    def draw(content: Box) -> None:
        side = min(150.0, content.w * 0.3)
        page.image(portrait(offer.rival), Box(content.x, content.y, side, side))
        words = content.after(side + 20)
        name = page.words(
            offer.rival, page.fitted(offer.rival, NAME.but(size=30), words.w, 0.5), words, wrap=False
        )
        kind = page.words(
            LEVEL_WORDS[level.name], OPTION.inked(SOFT), Box(words.x, name.bottom, words.w, 0), wrap=False
        )
        text = page.words(level.sentence, BODY.but(size=17), Box(words.x, kind.bottom + 6, words.w, 0))
        page.words(level.detail, SECOND.but(size=16), Box(words.x, text.bottom + 2, words.w, 0))
        y = content.y + _rival_height(page, content.w, offer) + 16
        y += heading(page, "The table", Box(content.x, y, content.w, 20)) + 10
        for line in summary(offer.choice, offer.record):
            y = page.words(line, BODY.but(size=17), Box(content.x, y, content.w, 0)).bottom + 5
        y += 12
        y += heading(page, "Four ways to the throne", Box(content.x, y, content.w, 20)) + 10
        for icon, line in WAYS_TO_WIN:
            used = page.words(line, BODY.but(size=17), Box(content.x + 34, y, content.w - 34, 0))
            page.icon(icon, Box(content.x + 4, used.y, 20, used.h), GOLD_INK)
            y = used.bottom + 6
        rest = Box(content.x, y + 10, content.w, room.bottom - y - 10)
        if rest.h > COURT_HEIGHT:
            _court(page, rest)

    scrolling(page, scroll, room, _overview_height(page, room.w, offer), draw)


def _court(page: Page, box: Box) -> None:
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


def _rival_height(page: Page, width: float, offer: Offer) -> float:
    level = offer.level
    side = min(150.0, width * 0.3)
    words = width - side - 20
    h = page.measure(offer.rival, NAME.but(size=30))[1] + page.measure("X", OPTION)[1] + 8
    h += page.measure(level.sentence, BODY.but(size=17), words)[1]
    return max(side, h + page.measure(level.detail, SECOND.but(size=16), words)[1])


def _overview_height(page: Page, width: float, offer: Offer) -> float:
    lines = sum(
        page.measure(line, BODY.but(size=17), width - 14)[1] + 5
        for line in summary(offer.choice, offer.record)
    )
    ways = sum(page.measure(line, BODY.but(size=17), width - 48)[1] + 6 for _, line in WAYS_TO_WIN)
    return _rival_height(page, width - 14, offer) + 28 + 60 * page.text + lines + ways


AIRS = (1.0, 0.72, 0.5)
"""To which share the air between the options shrinks until they fit."""


def draw_options(page: Page, box: Box, offer: Offer, seed: Field, scroll: Scroll) -> None:
    """Draw all that can be changed, in a panel that scrolls where it is too long."""
    inner = page.plate("panel", box)
    # Measured with the same drawing, on a page that is thrown away.
    blank = Page(page.kit, page.metrics, page.look, page.palette)
    # Where a little less air makes everything fit, nothing is scrolled.
    for air in AIRS:
        length = _all_options(blank, Box(0, 0, inner.w - 14, 0), offer, seed, air)
        if length <= inner.h:
            break
        blank = Page(page.kit, page.metrics, page.look, page.palette)
    else:
        air = 1.0
        length = _all_options(blank, Box(0, 0, inner.w - 14, 0), offer, seed, air)

    def draw(content: Box) -> None:
        _all_options(page, content, offer, seed, air)

    scrolling(page, scroll, inner, length, draw)


def _all_options(page: Page, box: Box, offer: Offer, seed: Field, air: float) -> float:
    """Draw all options from the top of ``box`` with so much ``air`` between; returns the height they take."""
    level = offer.level
    x, w, y = box.x, box.w, box.y
    y += heading(page, "Rival", Box(x, y, w, 20)) + 8 * air
    row = Box(x, y, w, segment_height(page))
    segment(
        page,
        "level",
        [(one.name, LEVEL_WORDS[one.name]) for one in offer.levels],
        level.name,
        row,
        label="Rival",
    )
    y = row.bottom + 10 * air
    y += cast_row(page, "rival", offer.rival, Box(x, y, w, 0), most=WIDEST_FACE * (0.7 + 0.3 * air)) + 8 * air
    who = f"**{offer.rival}**, {LINES.get(offer.rival, 'a stranger')}. {level.sentence}"
    first = page.words(who, BODY.but(size=17), Box(x, y, w, 0))
    told = f"{level.detail} Whoever sits there plays as the level says."
    second = page.words(told, SECOND.but(size=15.5), Box(x, first.bottom, w, 0))
    y = second.bottom + 14 * air
    y += heading(page, "Who begins", Box(x, y, w, 20)) + 8 * air
    row = Box(x, y, w, segment_height(page))
    segment(page, "opening", list(OPENINGS), offer.choice.opening, row, label="Who begins")
    y = row.bottom + 14 * air
    y += heading(page, "House rules", Box(x, y, w, 20)) + 8 * air
    switches = {
        "adjourns": offer.choice.adjourns,
        "notes": offer.choice.notes,
        "confirm": offer.choice.confirm,
    }
    for key, (title, note) in HOUSE_RULES.items():
        h = switch_height(page, note, w)
        switch(page, f"switch:{key}", title, switches[key], Box(x, y, w, h), note=note)
        y += h + 10 * air
    y += 4 * air + heading(page, "Seed", Box(x, y, w, 20)) + 8 * air
    h = 40.0 + 14 * (page.text - 1)
    field = Box(x, y, min(250.0 * page.text, w * 0.5), h)
    entry(page, "entry:seed", "Seed", seed.text, field, empty="left to chance", caret=seed.caret)
    icon_button(page, "button:dice", "dice", "Another seed", Box(field.right + 10, y, 48, h))
    words = page.words(
        "Same seed, same deal: lions, tiles and cards.",
        SECOND.but(size=16),
        Box(field.right + 70, y, max(80.0, box.right - field.right - 70), h),
        down=0.5,
    )
    return max(field.bottom, words.bottom) - box.y + 4


def draw_foot(page: Page, row: Box, offer: Offer, changing: bool) -> None:
    """Draw Back, the way to the options and back, and Play."""
    h = min(row.h, button_height(page, "second") + 4)
    spot, words, icon = (
        ("button:usual", "Usual table", "undo")
        if changing
        else ("button:change", "Change the table", "settings")
    )
    left_w = max(130.0, button_width(page, "Back", "second", "back") + 8)
    play_w = max(200.0, min(320.0 * (1 + 0.25 * (page.text - 1)), row.w * 0.4))
    most = row.w - left_w - play_w - 32
    left = Box(row.x, row.bottom - h, left_w, h)
    button(page, "button:back", "Back", left, icon="back")
    other_w = min(most, max(215.0, button_width(page, words, "second", icon) + 8))
    other = Box(left.right + 12, left.y, other_w, h)
    button(page, spot, words, other, icon=icon)
    play = Box(row.right - play_w, row.y, play_w, row.h)
    button(page, "button:play", "Play", play, kind="main", icon="play", default=True)
    told = f"{LEVEL_WORDS[offer.choice.level]} · {offer.board.title}"
    room = Box(other.right + 14, play.y, play.x - other.right - 30, play.h)
    if page.measure(told, BODY.but(size=17))[0] <= room.w:
        page.words(told, BODY.but(size=17), room, across=1.0, down=0.5, wrap=False)
