"""The result: all identities turn over, the way that won, the move that did it, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.games.enthrone.public import NUMBER, Pawn, Revealed, View
from fae_tabletop.games.enthrone.scene.bars import capped
from fae_tabletop.games.enthrone.scene.closer import closer
from fae_tabletop.games.enthrone.scene.lastmove import draw_last_move, last_move_height
from fae_tabletop.games.enthrone.scene.rails import PORTRAIT_SHAPE, RIBBONS, portrait_window
from fae_tabletop.games.enthrone.scene.sounds import ending
from fae_tabletop.games.enthrone.words import NAMES, WAYS, verdict
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.drawing import Picture
from fae_tabletop.ui.ending import EndingScene
from fae_tabletop.ui.geometry import Box, Metrics, box_at
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, scrolling
from fae_tabletop.ui.theme import (
    BODY,
    DARK_ON_GOLD,
    GOLD_INK,
    HEADING_STYLE,
    LILAC,
    MUTE,
    NAME,
    OPTION,
    RESULT,
    ROW_NAME,
    SECOND,
    SOFT,
    Colour,
    Style,
    colour,
)  # fmt: skip

APART, TURN = 0.09, 0.36
"""Seconds between two cards that turn over, and that one turn takes, at speed 1."""
CARDS = 8
WIDEST_CARD = 128.0
GROUP_GAP, CARD_GAP, SECTION_GAP = 24.0, 8.0, 14.0
GIVING = 0.3
"""Share of the portraits' height that may go so that everything is seen at once."""
LEAST_WAY = 0.7
"""Share of their usual size below which the words of the four ways are not written in one row."""
WORDS_HEIGHT = 44.0
"""Room for name and state on a card at the usual text size."""
_Painter = Callable[[Box], None]


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """Hero at the left (None where the window is too small for it), words and buttons at the right."""

    hero: Box | None
    headline: Box
    content: Box
    buttons: Box
    footer: Box


def result_layout(metrics: Metrics) -> ResultLayout:
    """Return the layout of the result in the window ``metrics``."""
    screen, more = metrics.screen, metrics.text - 1
    side = 40.0 if screen.w >= 1200 else 24.0
    hero_w = min(screen.w * 0.295, (screen.h - 2 * side - 90) * 640 / 760) if metrics.text <= 1.5 else 0.0
    hero = Box(side, side, hero_w, screen.h - 2 * side) if hero_w else None
    x = side + hero_w + (30 if hero_w else 0)
    right = Box(x, 24, screen.w - x - 34, screen.h - 40)
    footer = right.foot(24 + 22 * more)
    row = Box(right.x, footer.y - 10 - (54 + 26 * more), right.w, 54 + 26 * more)
    headline = right.top(108 + 40 * more)
    content = Box(right.x, headline.bottom + 4, right.w, row.y - 12 - headline.bottom - 4)
    return ResultLayout(hero, headline, content, row, footer)


class ResultScene(EndingScene):
    """Closes with what the person wants next. ``footer`` is a line of statistics; ``speed`` 0 turns at once."""

    game = "enthrone"

    def __init__(
        self,
        view: View,
        rival: str,
        footer: str = "",
        speed: float = 1.0,
        account: Callable[[], None] | None = None,
    ) -> None:
        """``account`` opens the account of the match over the result; None: there is nothing to tell.

        Raises ValueError while the match goes on.
        """
        super().__init__(account)
        known = view.revealed
        if known is None:
            raise ValueError("the game is not over")
        self.view = view
        self.rival = rival
        self.footer = footer
        self.speed = speed
        self.known: Revealed = known
        self.words = verdict(view, rival)
        self._elapsed = 0.0 if speed > 0 else self._whole
        last = ending(view)
        self._to_hear = [(0.0, "reveal"), *([(self._whole, last)] if last is not None else [])]

    @property
    def _whole(self) -> float:
        return APART * (CARDS - 1) + TURN

    @property
    def moving(self) -> bool:
        """Whether cards are still turning over."""
        return self._elapsed < self._whole

    @property
    def announce(self) -> str:
        """Winner and way."""
        winner = (
            "Nobody wins" if self.view.winner is None else "You win" if self._won else f"{self.rival} wins"
        )
        way = next(
            (self._way(why, usual) for why, _, usual in WAYS if why == self.view.why),
            (self.view.why or "").replace("_", " "),
        )
        return f"{winner}: {way}. {self.words.sentence}"

    def _way(self, why: str, usual: str) -> str:
        """How a way to win is called: whoever lost by it was not the one who took the rival."""
        lost_heir = why == "capture" and self.view.why == why and not self._won
        return "Heir taken" if lost_heir else usual

    @property
    def _won(self) -> bool:
        return self.view.winner == self.view.seat

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card that lies open at full size."""
        return None if self.moving else closer(self.view, spot)

    def update(self, seconds: float) -> None:
        """Turn the cards; then it is heard who won."""
        if self.moving:
            # A card turns once its face is there to be seen.
            if self._elapsed > 0 or not self.stack.kit.pictures.busy:
                self._elapsed += seconds * self.speed
            self.change()
        while self._to_hear and self._to_hear[0][0] <= self._elapsed:
            self.stack.sound(self._to_hear.pop(0)[1])

    def build(self, page: Page) -> None:
        """Rays, hero, headline, ways, the move, the eight cards, buttons."""
        layout = result_layout(page.metrics)
        with page.layer(Layer.TABLE):
            page.cover("scene/rays")
        if layout.hero is not None:
            self._hero(page, layout.hero)
        self._headline(page, layout.headline)
        if self._elapsed == 0 and self.moving:
            self._ask_for_faces(page, layout.content)
        self._content(page, layout.content, self._elapsed)
        self._buttons(page, layout.buttons)
        if self.footer:
            page.words(
                self.footer,
                page.fitted(self.footer, SECOND.but(size=16), layout.footer.w, 0.5),
                layout.footer,
                down=0.5,
                wrap=False,
            )

    def _content(self, page: Page, box: Box, elapsed: float) -> None:
        """Draw ways, move and cards as they are ``elapsed`` seconds after the first card began to turn."""
        sections = self._sections(page, box, elapsed)
        length = sum(height for height, _ in sections) + SECTION_GAP * (len(sections) - 1)

        def draw(content: Box) -> None:
            y = content.y
            spare = max(0.0, box.h - length) / max(1, len(sections))
            for height, paint in sections:
                paint(Box(content.x, y, content.w, height))
                y += height + SECTION_GAP + min(spare, 18.0)

        # On the rays of light nothing could be faded into.
        scrolling(page, self._scroll, box, length, draw, shade=None)

    def _ask_for_faces(self, page: Page, content: Box) -> None:
        """Have the pictures of the open cards made while their backs are still shown."""
        open_ = Page(page.kit, page.metrics, page.look, page.palette)
        self._content(open_, content, self._whole)
        for item in open_.items[Layer.SETTLED]:
            if isinstance(item, Picture):
                page.kit.pictures.get(item.key)

    def _hero(self, page: Page, box: Box) -> None:
        seat = self.view.winner if self.view.winner is not None else self.view.seat
        pawn = self.known.chosen[seat]
        if pawn is None:
            return
        h = min(box.h - 90, box.w * 760 / 640)
        w = h * 640 / 760
        frame = Box(box.cx - w / 2, box.cy - (h + 40) / 2 + 12, w, h)
        page.plate("panel-secret", frame.grown(14))
        portrait_window(page, pawn, frame)
        ribbon = Box(frame.x - 18, frame.bottom - 26, frame.w + 36, 58)
        page.plate(RIBBONS[pawn], ribbon)
        page.words(NAMES[pawn], NAME.but(size=36), ribbon, across=0.5, down=0.45, wrap=False)
        if self.view.winner is not None:
            crown = box_at(frame.cx, frame.y - 2, frame.w * 0.52, frame.w * 0.332)
            page.image("scene/crown", crown)

    def _headline(self, page: Page, box: Box) -> None:
        style = page.fitted(self.words.headline, capped(page, RESULT, 1.15), box.w, 0.4)
        h = page.measure(self.words.headline, style)[1]
        page.words(self.words.headline, style, Box(box.x, box.y, box.w, h), across=0.5, wrap=False)
        sentence = BODY.but(size=20).inked(colour("#FFF1C4"))
        room = box.below(h)
        if page.measure(self.words.sentence, sentence, room.w)[1] > room.h:
            sentence = page.fitted(self.words.sentence, sentence, room.w, 0.55)
        page.words(self.words.sentence, sentence, room, across=0.5, balance=True)

    def _sections(self, page: Page, content: Box, elapsed: float) -> list[tuple[float, _Painter]]:
        """Return heights and painters from the top on; the cards come first where not everything fits."""
        text, width = page.text, content.w
        one_row = _ways_style(page, width, 4).size >= LEAST_WAY * OPTION.size
        pill = 46.0 + 24 * (text - 1)
        pills = pill if one_row else 2 * pill + 8
        portrait = (_card_width(width - BAR) - 12) / PORTRAIT_SHAPE
        cards_h = 26 * text + 6 + portrait + WORDS_HEIGHT * text
        move_h = last_move_height(page, self.words, width, content.h - pills - cards_h - 2 * SECTION_GAP)
        sections: list[tuple[float, _Painter]] = [
            (pills, lambda box: self._ways(page, box, 4 if one_row else 2)),
            (move_h, lambda box: draw_last_move(page, box, self.view, self.words)),
            (cards_h, lambda box: self._cards(page, box, elapsed)),
        ]
        over = pills + move_h + cards_h + 2 * SECTION_GAP - content.h
        if 0 < over <= portrait * GIVING:
            sections[2] = (cards_h - over, sections[2][1])
        elif over > 0.5:
            sections.insert(0, sections.pop())
            # Beside the bar the words have less room.
            move_h = last_move_height(page, self.words, width - BAR, 0.0)
            sections[2] = (move_h, sections[2][1])
        return sections

    def _ways(self, page: Page, box: Box, columns: int) -> None:
        rows = box.rows(len(WAYS) // columns, 8)
        parts = [part for row in rows for part in row.columns(columns, 12)]
        fits = _ways_style(page, box.w, columns)
        for (why, icon, usual), part in zip(WAYS, parts, strict=True):
            on = self.view.why == why
            words = self._way(why, usual)
            page.plate("pill-chosen" if on else "pill", part)
            ink = DARK_ON_GOLD if on else MUTE
            side = _way_icon(page)
            page.icon(icon, Box(part.x + 13, part.y, side, part.h), ink)
            room = part.after(13 + side + 6).before(8)
            page.words(words, fits.inked(DARK_ON_GOLD if on else SOFT), room, down=0.45, wrap=False)
            label = f"{words}: {'this way won' if on else 'not this time'}"
            page.spot(f"way:{why}", "text", label, part, selected=on, tab=False)

    def _cards(self, page: Page, box: Box, elapsed: float) -> None:
        me, other = self.view.seat, 1 - self.view.seat
        groups: tuple[tuple[str, tuple[Pawn, ...], Pawn | None, str, Colour], ...] = (
            ("You", _chosen_first(self.known, me), self.known.chosen[me], "held", GOLD_INK),
            (self.rival, _chosen_first(self.known, other), self.known.chosen[other], "held", LILAC),
            ("Set aside", self.known.aside, None, "unseen", MUTE),
        )
        gap, wide = GROUP_GAP, CARD_GAP
        width = _card_width(box.w)
        x, number = box.x, 0
        head = HEADING_STYLE.but(size=12)
        for title, pawns, chosen, rest, ink in groups:
            group_w = len(pawns) * (width + wide) - wide
            page.words(
                title,
                page.fitted(title, head.inked(ink), group_w, 0.5),
                Box(x, box.y, group_w, 20),
                wrap=False,
            )
            for pawn in pawns:
                card = Box(x, box.y + 26 * page.text, width, box.h - 26 * page.text)
                turned = (elapsed - number * APART) / TURN
                self._card(page, card, pawn, turned, "chosen" if pawn == chosen else rest)
                x += width + wide
                number += 1
            x += gap - wide

    def _card(self, page: Page, box: Box, pawn: Pawn, turned: float, status: str) -> None:
        t = min(1.0, max(0.0, turned))
        squeeze = abs(2 * t - 1) if t < 1 else 1.0
        shown = Box(box.cx - box.w * squeeze / 2, box.y, max(2.0, box.w * squeeze), box.h)
        page.spot(
            f"identity:{pawn}",
            "card",
            f"{NAMES[pawn]}, {status}",
            box,
            selected=status == "chosen",
            tab=False,
        )
        if t < 0.5:
            page.image("enthrone/back-identity", shown)
            return
        if status == "chosen":
            shown = shown.moved(0, -6)
        page.plate("panel-secret", shown)
        window = _portrait_box(page, box, shown)
        portrait_window(page, pawn, window, alpha=0.55 if status == "unseen" else 1.0)
        if t < 1:
            return
        # One size for all eight: the one that the longest name needs.
        name = min(
            (page.fitted(one, ROW_NAME.but(size=18), box.w - 8, 0.4) for one in NAMES.values()),
            key=lambda style: style.size,
        )
        second: Style = page.fitted(
            status, SECOND.but(size=14).inked(GOLD_INK if status == "chosen" else SOFT), box.w - 8, 0.5
        )
        h = page.measure(NAMES[pawn], name)[1]
        page.words(NAMES[pawn], name, Box(shown.x, window.bottom + 2, shown.w, h), across=0.5, wrap=False)
        page.words(status, second, Box(shown.x, window.bottom + 1 + h, shown.w, 20), across=0.5, wrap=False)
        if status == "chosen":
            page.plate("frame-gold", shown)

    def show_whole(self) -> None:
        """Show at once what is still to be turned over."""
        self._elapsed = self._whole


def _ways_style(page: Page, width: float, columns: int) -> Style:
    """Return the one style for all four ways, side by side in so many columns: what the longest words need."""
    room = (width - 12 * (columns - 1)) / columns - 27 - _way_icon(page)
    return min((page.fitted(words, OPTION, room, 0.45) for *_, words in WAYS), key=lambda style: style.size)


def _way_icon(page: Page) -> float:
    return 20.0 + 10 * (page.text - 1)


def _card_width(width: float) -> float:
    """Return how wide each of the eight cards is in three groups across ``width``."""
    return min(WIDEST_CARD, (width - 2 * GROUP_GAP - (CARDS - 3) * CARD_GAP) / CARDS)


def _portrait_box(page: Page, card: Box, shown: Box) -> Box:
    """Return where the portrait lies on a card that is ``shown`` squeezed or lifted; its words keep their room."""
    return shown.inset(6, 6, 6, min(card.h * 0.6, WORDS_HEIGHT * page.text))


def _chosen_first(known: Revealed, seat: int) -> tuple[Pawn, ...]:
    """Return the seat's three cards, the Chosen Pawn before the others."""
    return tuple(sorted(known.hands[seat], key=lambda pawn: (pawn != known.chosen[seat], NUMBER[pawn])))
