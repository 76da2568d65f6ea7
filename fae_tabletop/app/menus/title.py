"""The title: Continue first and focused, the finished games, and the way to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fae_tabletop.app.menus.continuing import PICTURE, Unfinished, draw_panel, panel_height
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GAME_TITLE, GOLD_INK, LILAC, MOON, colour
from fae_tabletop.ui.widgets import button, button_height, button_width

WORDMARK = (1460, 372)
"""Width and height of the wordmark's picture."""

CARD = (276.0, 320.0)
SMALLEST_CARD = 0.82
"""How much of its usual size a card keeps where it is low on room."""
MARGIN = 14.0
SQUEEZED = 0.8
"""How much of the width their words want the buttons of the small row are given at least."""
GAP = 22.0
"""Logical pixels between what offers Continue and the games."""
LOW = 700.0
"""Logical pixels of height below which the wordmark leaves some of its room to a match that can be continued."""
LARGE_TEXT = 1.2
"""Text scale from which a game is told beside its picture instead of below it."""

SMALL_ROW = (
    ("matches", "Saved matches", "log"),
    ("statistics", "Statistics", "laurel"),
    ("gallery", "Gallery", "gallery"),
    ("settings", "Settings", "settings"),
    ("help", "Help", "help"),
    ("credits", "Credits", "info"),
    ("quit", "Quit", "quit"),
)


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game as the title tells it. `picture` is the asset of its window.

    With `stages` there is such a picture for every stage of a story, numbered from 0 to the last.
    """

    id: str
    name: str
    sentence: str
    minutes: str
    players: str
    picture: str
    stages: int = 0

    def at(self, stage: int) -> GameCard:
        """The card with the picture of a stage of its story."""
        if not self.stages:
            return self
        return replace(self, picture=f"{self.picture.rpartition('-')[0]}-{max(0, min(stage, self.stages))}")


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Where the parts of the title lie, in logical pixels. `cards` and `going_on` count from `area`."""

    wordmark: Box
    area: Box
    small: tuple[Box, ...]
    beside: bool


def title_layout(
    metrics: Metrics,
    small_row: Sequence[float],
    row_height: float,
    *,
    head: float = 0.0,
    going_on: bool = False,
) -> TitleLayout:
    """The title for a window; `small_row` are the widths its buttons need, `row_height` their height.

    `head` is kept free above the wordmark; `going_on` tells that there is a match to continue.
    Where the buttons would have to become much narrower than their words they stand in two rows.
    """
    screen = metrics.screen
    gap = 14.0
    lines = [small_row]
    if (screen.w - 32) / (sum(small_row) + gap * (len(small_row) - 1)) < SQUEEZED:
        half = (len(small_row) + 1) // 2
        lines = [small_row[:half], small_row[half:]]
    y = screen.bottom - len(lines) * (row_height + 6) + 6 - max(14.0, screen.h * 0.03) / len(lines)
    small = []
    for n, line in enumerate(lines):
        wide = sum(line) + gap * (len(line) - 1)
        squeeze = min(1.0, (screen.w - 32) / wide)
        x = screen.cx - wide * squeeze / 2
        for w in line:
            small.append(Box(x, y + n * (row_height + 6), w * squeeze, row_height))
            x += (w + gap) * squeeze
    mark_h = min(screen.h * 0.225, screen.w * 0.55 * WORDMARK[1] / WORDMARK[0])
    if metrics.text > LARGE_TEXT:
        mark_h *= 0.72
    elif going_on and screen.h < LOW:
        mark_h *= 0.68
    mark = screen.top(mark_h).fit(*WORDMARK).moved(0, max(head, screen.h * 0.016))
    top = mark.bottom + 2
    area = Box(screen.x + 24, top, screen.w - 48, y - 12 - top)
    return TitleLayout(mark, area, tuple(small), metrics.text > LARGE_TEXT)


class TitleScene(Scene[str]):
    """The title; tells `choose` what was wanted: `continue`, `game:<id>`, or the key of the small row."""

    name = "title"

    def __init__(
        self,
        cards: Sequence[GameCard],
        unfinished: Unfinished | None = None,
        *,
        start_here: str | None = None,
        banner: str | None = None,
        matches: bool = False,
    ) -> None:
        """Shows these games.

        `start_here`: id of the game that carries the ribbon. `banner`: what must be known all the time.
        `matches`: there are saved matches to look at.
        """
        super().__init__()
        self.cards = tuple(cards)
        self.unfinished = unfinished
        self.start_here = start_here
        self.banner = banner
        self.small_row = [entry for entry in SMALL_ROW if matches or entry[0] != "matches"]
        self.first_focus = "button:continue" if unfinished is not None else f"game:{self.cards[0].id}"
        self._scroll = Scroll("games")

    @property
    def announce(self) -> str | None:
        """The name of the program, and what can be continued."""
        if self.unfinished is None:
            return "Fae Tabletop"
        return f"Fae Tabletop. {self.unfinished.game}: {self.unfinished.stand}"

    def choose(self, what: str) -> None:
        """Somebody wants to go on from here."""
        self.close(what)

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Wordmark, Continue, games, the small row."""
        widths = [button_width(page, words, "quiet", icon) + 16 for _, words, icon in self.small_row]
        banner = self._banner_box(page, self.banner) if self.banner else None
        layout = title_layout(
            page.metrics,
            widths,
            button_height(page, "quiet") + 4,
            head=0.0 if banner is None else banner.bottom + 4,
            going_on=self.unfinished is not None,
        )
        with page.layer(Layer.TABLE):
            page.cover("scene/title")
            page.image("scene/wordmark", layout.wordmark)
        going_on = self._going_on(page, layout)
        on = panel_height(page, going_on, _clear(layout.area), layout.beside) if going_on is not None else 0.0
        games = self._games_height(page, layout)
        gap = GAP if on else 0.0
        length = on + gap + games
        spare = layout.area.h - length
        area = layout.area
        if spare > 0:
            # Continue keeps close to the wordmark, the games stand between it and the small row.
            lead = min(spare * 0.45, 30.0) if on else spare * 0.42
            area = Box(area.x, area.y + lead, area.w, length)

        def draw(content: Box) -> None:
            if going_on is not None:
                draw_panel(page, going_on, content.place(layout.area.w - BAR, on, 0.5, 0.0), layout.beside)
            self._draw_games(page, content.below(on + gap), layout)

        room = layout.area if spare <= 0 else area
        # Rings and shadows reach a little beyond what they belong to.
        view = Box(room.x, room.y - 9, room.w, room.h + 18)
        scrolling(page, self._scroll, view, length + 18, lambda c: draw(c.inset(0, 9)), shade=None)
        for (key, words, icon), box in zip(self.small_row, layout.small, strict=True):
            button(page, f"button:{key}", words, box, kind="quiet", icon=icon)
        if banner is not None and self.banner:
            page.plate("tooltip-refuse", banner)
            page.words(self.banner, BODY, banner.inset(18, 8, 16), across=0.5, balance=True)

    def _banner_box(self, page: Page, words: str) -> Box:
        w, h = page.measure(words, BODY, page.screen.w - 120, balance=True)
        return Box(page.screen.cx - w / 2 - 18, 6, w + 36, h + 16)

    def _going_on(self, page: Page, layout: TitleLayout) -> Unfinished | None:
        """What offers Continue, told in as many words as leave the first game in sight; None without a match."""
        told = self.unfinished
        if told is None:
            return None
        first = CARD[1] * SMALLEST_CARD + MARGIN
        if layout.beside:
            first = self._beside_height(page, self.cards[0], layout.area.w - BAR - 60)
        room = layout.area.h - GAP - first
        fewer = [replace(told, events=told.events[n:]) for n in range(max(1, len(told.events)))]
        last = [replace(told, events=told.events[-1:], about=""), replace(told, events=())]
        for shorter in (*fewer, *last, replace(told, events=(), about="")):
            told = shorter
            if panel_height(page, told, _clear(layout.area), layout.beside) <= room:
                break
        return told

    def _games_height(self, page: Page, layout: TitleLayout) -> float:
        if not layout.beside:
            return CARD[1] * self._card_scale(page, layout)
        return sum(self._beside_height(page, card, layout.area.w - BAR - 60) + 14 for card in self.cards) - 14

    def _card_scale(self, page: Page, layout: TitleLayout) -> float:
        """How much larger than designed the cards may be: all that width and height leave them, within reason."""
        n = len(self.cards)
        across = (layout.area.w - 20.0 * (n - 1)) / (n * CARD[0])
        going_on = self._going_on(page, layout)
        taken = 40.0
        if going_on is not None:
            taken = panel_height(page, going_on, _clear(layout.area), layout.beside) + GAP + MARGIN
        return max(0.6, min(1.3, across, max(SMALLEST_CARD, (layout.area.h - taken) / CARD[1])))

    def _draw_games(self, page: Page, area: Box, layout: TitleLayout) -> None:
        if layout.beside:
            y = area.y
            for card in self.cards:
                h = self._beside_height(page, card, area.w - 60)
                self._draw_beside(page, card, Box(area.x + 30, y, area.w - 60, h))
                y += h + 14
            return
        k = self._card_scale(page, layout)
        gap = 20.0
        n = len(self.cards)
        row = area.place(n * CARD[0] * k + gap * (n - 1), CARD[1] * k, 0.5, 0.0)
        for card, box in zip(self.cards, row.columns(n, gap), strict=True):
            self._draw_card(page, card, box, k)

    def _draw_card(self, page: Page, card: GameCard, box: Box, k: float) -> None:
        state = page.spot(f"game:{card.id}", "button", card.name, box)
        if state.over:
            box = box.moved(0, -2)
        window = Box(box.x + 8 * k, box.y + 8 * k, box.w - 16 * k, 190 * k)
        with page.clip(window):
            high = window.w * PICTURE[1] / PICTURE[0]
            light = None if not state.pressed else (205, 205, 215, 255)
            page.image(
                card.picture, Box(window.x, window.y + (window.h - high) * 0.55, window.w, high), tint=light
            )
        page.plate("card-frame", box)
        if state.over:
            page.fill(box.inset(2), (255, 244, 214, 16), 12)
        room = box.inset(16 * k, 214 * k, 16 * k, 10 * k)
        title = GAME_TITLE.but(size=GAME_TITLE.size * k)
        used = page.words(card.name, page.fitted(card.name, title, room.w), room, across=0.5)
        room = room.below(used.h + 2)
        foot = 22 * page.text
        told = BODY.but(size=16.5 * k**0.8)
        page.words(card.sentence, told, room.above(foot), across=0.5, down=0.3, balance=True)
        self._facts(page, card, room.foot(foot))
        if card.id == self.start_here:
            self._ribbon(page, box)
        if state.focused:
            page.focus_ring(box, 14)

    def _facts(self, page: Page, card: GameCard, row: Box) -> None:
        style = BODY.but(size=14.5, ink=GOLD_INK)
        side = 14 * page.text
        page.icon("clock", Box(row.x, row.cy - side / 2, side, side), LILAC)
        page.words(card.minutes, style, row.after(side + 6), down=0.5, wrap=False)
        w = page.measure(card.players, style)[0]
        page.icon("players", Box(row.right - w - side - 8, row.cy - side / 2, side, side), LILAC)
        page.words(card.players, style, row.end(w + 2), down=0.5, wrap=False)

    def _ribbon(self, page: Page, box: Box) -> None:
        style = BODY.but(face="cinzel-700", size=11.5, ink=colour("#3A2308"), tracking=0.12, capitals=True)
        w, h = page.measure("Start here", style)
        tag = Box(box.x - 14, box.y + 18, w + 46, max(28.0, h + 12))
        page.plate("tag", tag)
        page.words("Start here", style, tag.inset(16, 0), down=0.5, wrap=False)

    def _beside_height(self, page: Page, card: GameCard, width: float) -> float:
        room = width * 0.62 - 52
        h = page.measure(card.name, GAME_TITLE)[1] + page.measure(card.sentence, BODY, room)[1]
        return max(150.0, h + 24 * page.text + 44)

    def _draw_beside(self, page: Page, card: GameCard, box: Box) -> None:
        state = page.spot(f"game:{card.id}", "button", card.name, box)
        page.plate("panel-secret", box)
        frame = box.left(box.w * 0.36).inset(14)
        with page.clip(frame.inset(2)):
            page.image(card.picture, _covering(frame, PICTURE))
        page.plate("frame-gold", frame)
        if state.over:
            page.fill(box.inset(2), (255, 244, 214, 16), 12)
        room = box.after(box.w * 0.38 + 4).inset(0, 16, 20, 14)
        used = page.words(card.name, page.fitted(card.name, GAME_TITLE, room.w, 0.4), room)
        foot = 24 * page.text
        page.words(card.sentence, BODY.inked(MOON), room.below(used.h + 4))
        style = BODY.but(size=14.5, ink=GOLD_INK)
        facts = f"{card.minutes} · {card.players}"
        page.words(facts, page.fitted(facts, style, room.w, 0.5), room.foot(foot), down=0.5, wrap=False)
        if state.focused:
            page.focus_ring(box, 14)

    # -- acting ---------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Go where the click says."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("game:"):
                self.choose(spot)
            case g.Clicked(spot) if spot.startswith("button:"):
                self.choose(spot.removeprefix("button:"))
            case g.Asked():
                self.choose("help")
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True


def _clear(area: Box) -> Box:
    """What is left of an area beside a scroll bar: words are measured as wide as they are drawn."""
    return area.before(BAR)


def _covering(box: Box, shape: tuple[int, int]) -> Box:
    """The smallest box of that shape that covers the given one, their middles together."""
    k = max(box.w / shape[0], box.h / shape[1])
    return box.place(shape[0] * k, shape[1] * k)
