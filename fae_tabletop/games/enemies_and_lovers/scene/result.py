"""The result: the winning Court turns over card by card, then all hands; near misses, a good deed, what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fae_tabletop.games.enemies_and_lovers.events import Lying
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import (
    RIBBON_FROM,
    card_picture,
    draw_back,
    draw_card,
)
from fae_tabletop.games.enemies_and_lovers.scene.closer import card_closer, named
from fae_tabletop.games.enemies_and_lovers.scene.had import card_spot, draw_had
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_shield
from fae_tabletop.games.enemies_and_lovers.scene.memories import (
    good_deed,
    how_it_ended,
    last_card,
    said_under,
    stood_in,
    who_won,
)
from fae_tabletop.games.enemies_and_lovers.scene.pieces import (
    known_plate,
)
from fae_tabletop.games.enemies_and_lovers.scene.sounds import ending
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.assets import PictureKey
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.ending import EndingScene
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, scrolling
from fae_tabletop.ui.people import Person, clockwise
from fae_tabletop.ui.portraits import draw_well
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    HEADING,
    MOON,
    RESULT,
    SECOND,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import heading

APART, TURN = 0.35, 0.40
"""Seconds between two cards of the winning Court that turn over, and that one turn takes, at speed 1."""
CARD_WIDTH = 104.0
TWO_COLUMNS = 900.0
"""Width, at the usual text size, from which the hands of three and more lie in two columns."""
SIZES = (1.75, 1.55, 1.4, 1.25, 1.12, 1.0, 0.9, 0.8, 0.7)
"""How large the cards may be, as shares of the usual size: the first at which everything is seen at once."""
SCROLLED = (1.0, 0.9, 0.8, 0.7)
"""The same where not everything has room: the first at which the first hand is in sight below the Court."""
COURT_GAP = 22.0
"""Between two cards of the winning Court."""
BESIDE, WORDS_LEAST, WORDS_MOST = 30.0, 300.0, 430.0
"""Between the winning Court and what is remembered beside it, and how wide that is at least and at most."""
REMEMBERED = BODY.but(size=16.5)
PIECE = Style(CAPS_FACE, 12.5, HEADING, tracking=0.1, leading=1.1, capitals=True)
NOTE = SECOND.but(size=15, ink=MOON)
NEAR = 3
"""How many near misses are told at most; the account tells them all."""


class ResultScene(EndingScene):
    """Closes with what to do next. Space shows at once what is still to be turned over."""

    game = "enemies-and-lovers"

    def __init__(
        self,
        view: View,
        people: Sequence[Person],
        footer: str,
        speed: float,
        account: Callable[[], None] | None = None,
        near: Sequence[str] = (),
    ) -> None:
        """``view``: after the end, everything laid open. ``footer``: a line about earlier games.

        ``account`` opens over the result how the match went; None: there is nothing to tell. ``near`` tells who else
        came near to winning.
        """
        super().__init__(account)
        self.view = view
        self.people = tuple(people)
        self.footer = footer
        self.speed = speed
        self.near = tuple(near)
        self._elapsed = 0.0 if speed > 0 else self._whole
        self._fit: tuple[tuple[Metrics, Box], tuple[int, float, float]] | None = None

    @property
    def announce(self) -> str:
        """Winner and way."""
        return f"{self._title}. {self._how}"

    @property
    def _title(self) -> str:
        return who_won(self.view, self.people)

    @property
    def _how(self) -> str:
        return " ".join(filter(None, (how_it_ended(self.view, self.people), stood_in(self.view))))

    @property
    def _court(self) -> tuple[Lying, ...]:
        revealed = self.view.revealed
        if revealed is None or self.view.winner is None or self.view.why != "crowned":
            return ()
        return revealed.courts[self.view.winner]

    @property
    def _whole(self) -> float:
        return APART * max(0, len(self._court) - 1) + TURN + 0.2

    @property
    def moving(self) -> bool:
        """Whether cards are still turning over."""
        return self._elapsed < self._whole

    def opened(self) -> None:
        """Let the end be heard."""
        sound = ending(self.view)
        if sound is not None:
            self.stack.sound(sound)

    def update(self, seconds: float) -> None:
        """Turn the cards over."""
        if self.moving:
            self._elapsed = min(self._whole, self._elapsed + seconds * self.speed)
            self.change()

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Headline, Court, words, hands, buttons."""
        with page.layer(Layer.TABLE):
            page.cover(SCENE)
        page.fill(page.screen, colour("#0A0717", 0.55))
        more = page.text - 1
        room = page.screen.inset(30, 14, 30, 14)
        title = page.fitted(self._title, RESULT.but(size=58 / max(1.0, page.text / 1.2)), room.w, 0.3)
        used = page.words(self._title, title, room, across=0.5, wrap=False)
        how = self._how
        line = page.fitted(how, BODY.but(size=18), room.w, 0.6)
        second = page.words(how, line, Box(room.x, used.bottom, room.w, 0), across=0.5)
        buttons_h = 54 + 26 * more
        foot_h = 22 * page.text
        row = Box(room.x, room.bottom - foot_h - buttons_h - 4, room.w, buttons_h)
        self._buttons(page, row)
        page.words(
            self.footer,
            page.fitted(self.footer, SECOND, room.w, 0.5),
            room.foot(foot_h),
            across=0.5,
            wrap=False,
        )
        body = Box(room.x, second.bottom + 10, room.w, row.y - 10 - second.bottom - 10)
        where = page.metrics, body
        if self._fit is None or self._fit[0] != where:
            self._fit = where, self._fitting(page, body)
        near, k, length = self._fit[1]
        # What needs less than the room is spread over it a little.
        spare = max(0.0, body.h - length) * 0.35

        def draw(content: Box) -> None:
            self._content(page, content.moved(0, spare), near, k, hands=not self.moving)

        scrolling(page, self._scroll, body, length, draw)

    def _fitting(self, page: Page, body: Box) -> tuple[int, float, float]:
        """Return how many near misses are told, how large the cards are, and how high that is together.

        Cards give way first, then all near misses but one; what has to be scrolled all the same may be as large as
        lets whose hand comes first be seen. Cards that still turn over are as large as they will be then.
        """

        def length(near: int, k: float, hands: bool = True) -> float:
            blank = Page(page.kit, page.metrics, page.look, page.palette)
            return self._content(blank, Box(0, 0, body.w - BAR, 0), near, k, hands=hands)

        most = min(NEAR, len(self.near))
        for near in range(most, min(1, most) - 1, -1):
            for k in SIZES:
                high = length(near, k)
                if high <= body.h:
                    return near, k, high
        near = min(1, most)
        beside = 56 * page.text
        k = next((k for k in SCROLLED if length(near, k, False) + beside <= body.h), SCROLLED[-1])
        return near, k, length(near, k)

    def _content(self, page: Page, box: Box, near: int, k: float, *, hands: bool = True) -> float:
        """Draw the winning Court, what is remembered, and ``hands``; returns the height.

        ``near`` counts the near misses that are told, ``k`` scales the cards.
        """
        y = box.y
        told = [*self.near[:near]]
        deed = good_deed(self.view, self.people)
        if deed:
            told.append(deed)
        if self._court:
            y, rest = self._court_told(page, Box(box.x, y, box.w, 0), told, k)
            told = [*rest]
        for words in told:
            y = page.words(words, REMEMBERED, Box(box.x, y, box.w, 0), across=0.5).bottom + 2
        y += 8
        if self.view.revealed is None or not hands:
            return y - box.y
        y += heading(page, "What everybody had", Box(box.x, y, box.w, 20)) + 8
        count = self.view.players
        around = (self.view.seat, *clockwise(count, self.view.seat))
        wide = box.w >= TWO_COLUMNS * page.text
        columns = box.columns(2, 28) if wide else [box]
        for first in range(0, count, len(columns)):
            ends = [
                draw_had(page, self.view, self.people[seat], seat, Box(part.x, y, part.w, 0), k)
                for seat, part in zip(around[first:], columns, strict=False)
            ]
            y = max(ends) + 10
        return y - 10 - box.y

    def _court_told(self, page: Page, row: Box, told: Sequence[str], k: float) -> tuple[float, Sequence[str]]:
        """Draw the winning Court, and beside it what is remembered where that has room; returns where it ends.

        What has no room beside it is returned too.
        """
        well = len(self._court) * (CARD_WIDTH * k + COURT_GAP) + 30
        words_w = min(WORDS_MOST * page.text, row.w - well - BESIDE)
        if not told or words_w < WORDS_LEAST * page.text:
            return self._winning(page, row, k) + 10, told
        left = row.cx - (well + BESIDE + words_w) / 2
        bottom = self._winning(page, Box(left, row.y, well, 0), k)
        heights = [page.measure(words, REMEMBERED, words_w)[1] + 6 for words in told]
        y = row.y + max(0.0, (bottom - row.y - sum(heights)) / 2)
        for words, high in zip(told, heights, strict=True):
            page.words(words, REMEMBERED, Box(left + well + BESIDE, y, words_w, 0))
            y += high
        return max(bottom, y) + 10, ()

    def _winning(self, page: Page, row: Box, k: float) -> float:
        count = len(self._court)
        gap = COURT_GAP
        width = min(CARD_WIDTH * k, (row.w - 30 - gap * count) / count)
        height = width / CARD_SHAPE
        total = count * (width + gap)
        under = [said_under(self.view, lying) for lying in self._court]
        piece = self._fitted(page, [one.piece for one in under], PIECE, width + gap - 6)
        note = self._fitted(page, [words for one in under for words in one.notes], NOTE, width + gap - 6)
        lines = max(len(one.notes) for one in under)
        piece_h, note_h = page.measure("X", piece)[1], page.measure("X", note)[1]
        well = Box(row.cx - total / 2 - 8, row.y, total + 16, height + 18 + piece_h + lines * note_h)
        draw_well(page, well)
        order = sorted(range(count), key=lambda n: self._court[n].card == last_card(self.view))
        for n, lying in enumerate(self._court):
            column = Box(row.cx - total / 2 + n * (width + gap), row.y + 9, width + gap, height)
            if not self._turning(page, lying, column.inset(gap / 2, 0), order.index(n)):
                continue
            line = Box(column.x, column.bottom + 4, column.w, piece_h)
            page.words(under[n].piece, piece, line, across=0.5, wrap=False)
            for words in under[n].notes:
                line = Box(line.x, line.bottom, line.w, note_h)
                page.words(words, note, line, across=0.5, wrap=False)
        return well.bottom

    @staticmethod
    def _fitted(page: Page, words: Sequence[str], style: Style, width: float) -> Style:
        """Return the style in which all of these words have room, each on a line."""
        return min(
            (page.fitted(one, style, width, 0.4) for one in words), key=lambda one: one.size, default=style
        )

    def _turning(self, page: Page, lying: Lying, box: Box, n: int) -> bool:
        """Draw a card that turns over as the one after ``n`` others; says whether it lies open."""
        t = min(1.0, max(0.0, (self._elapsed - n * APART) / TURN))
        squeeze = abs(2 * t - 1) if t < 1 else 1.0
        shown = Box(box.cx - box.w * squeeze / 2, box.y, max(2.0, box.w * squeeze), box.h)
        if lying.card is None:
            page.dashed(box, colour("#E6DCF6", 0.6), 6)
        elif t < 0.5:
            draw_back(page, shown)
            # Asked for before it is seen, so that the turning card has the picture of its full width.
            rect = page.metrics.px(box)
            page.kit.pictures.get(PictureKey(card_picture(lying.card, small=True), rect.w, rect.h))
        else:
            draw_card(page, lying.card, shown, named=box.w >= RIBBON_FROM)
            if box.w < RIBBON_FROM:
                known_plate(page, shown, lying.card)
        if lying.shield is not None:
            w = box.w * 0.5
            draw_shield(page, Box(box.right - w + 4, box.bottom - w * 1.2, w, w * 1.2))
        if t < 1:
            return False
        last = last_card(self.view)
        if last is not None and lying.card == last:
            draw_glow(page, box, "chosen", 7)
        if lying.card is not None:
            under = said_under(self.view, lying)
            told = ", ".join((under.piece, *under.notes))
            card_spot(page, lying.card, box, f"slot {lying.slot}: {told}")
        return True

    def show_whole(self) -> None:
        """Show at once what is still to be turned over."""
        self._elapsed = self._whole

    # -- acting ---------------------------------------------------------------------------------------------

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card at full size."""
        card = named(spot.id.removeprefix("card:"))
        return None if card is None else card_closer(card)

    def handle(self, gesture: g.Gesture) -> bool:
        """Show a card at full size; the rest is as at every ending."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("card:"):
                card = named(spot.removeprefix("card:"))
                if card is not None:
                    self.push(card_closer(card))
                return True
            case _:
                return super().handle(gesture)
