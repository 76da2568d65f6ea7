"""The result of a round: who the Heirs are, all hands turned up, the tally, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.events import Ended
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.closer import card_closer, closer, named
from fae_tabletop.games.faekin.scene.reveal import (
    SHEET,
    SHEET_EDGE,
    TWO_COLUMNS,
    Reveal,
    draw_hands,
    draw_verdicts,
    whole_length,
)
from fae_tabletop.games.faekin.scene.sounds import ending
from fae_tabletop.games.faekin.scene.tablepage import SCENE
from fae_tabletop.games.faekin.talk import Verdict
from fae_tabletop.games.faekin.words import ending as ending_words
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.ending import EndingScene
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, Scroll, scrolling
from fae_tabletop.ui.people import Person
from fae_tabletop.ui.theme import BODY, RESULT, SECOND, colour

HANDS = 0.62
"""Share of the width that the hands take where statements stand beside them."""


class Tally(NamedTuple):
    """How the match stands after a round: points by seat, what ends it (0: nothing does), and who has won it."""

    points: tuple[int, ...]
    goal: int
    winners: tuple[int, ...]


class ResultScene(EndingScene):
    """Closes with what to do next: `rematch` is the next round, or a new match once this one is won."""

    game = "faekin"

    def __init__(
        self,
        view: View,
        people: Sequence[Person],
        tally: Tally,
        footer: str,
        speed: float,
        verdicts: Sequence[Verdict] = (),
        account: Callable[[], None] | None = None,
    ) -> None:
        """``view``: after the end, laid open. ``verdicts``: of all that was stated. ``footer``: of earlier rounds.

        ``account`` tells how the round went (None: there is nothing to tell).
        """
        super().__init__(account)
        self.again = "New match" if tally.winners else "Next round"
        self.view = view
        self.people = tuple(people)
        self.tally = tally
        self.footer = footer
        self.speed = speed
        self.verdicts = tuple(verdicts)
        self._whole = whole_length(view) if view.revealed is not None else 0.0
        self._elapsed = 0.0 if speed > 0 else self._whole
        self._judged = Scroll("judged")

    @property
    def announce(self) -> str:
        """Winner and way."""
        return f"{self._title}. {self._how}"

    @property
    def _title(self) -> str:
        view = self.view
        if self.moving:
            return "All cards are turned up"
        if view.why == "resigned":
            return "Given up"
        if self.tally.winners:
            return "You win the match" if view.seat in self.tally.winners else "The match is over"
        if view.seat in view.winners:
            return "You win"
        return "You lose" if view.winners else "Nobody wins"

    @property
    def _how(self) -> str:
        names = [person.name for person in self.people]
        end = next((event for event in reversed(self.view.log) if isinstance(event, Ended)), None)
        return "" if end is None else ending_words(self.view, names, end)

    def opened(self) -> None:
        """Let the end be heard."""
        sound = ending(self.view)
        if sound is not None:
            self.stack.sound(sound)

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Headline, hands, tally, buttons."""
        with page.layer(Layer.TABLE):
            page.cover(SCENE)
        page.fill(page.screen, colour("#0A0717", 0.6))
        more = page.text - 1
        room = page.screen.inset(30, 12, 30, 12)
        how = "" if self.moving else self._how
        style = page.fitted(self._title, RESULT.but(size=54 / max(1.0, page.text / 1.2)), room.w, 0.3)
        used = page.words(self._title, style, room, across=0.5, wrap=False)
        line = page.fitted(how or self._how, BODY.but(size=18), room.w, 0.6)
        high = page.measure(self._how, line, room.w)[1]
        second = Box(room.x, used.bottom, room.w, high)
        if how:
            page.words(how, line, second, across=0.5)
        buttons_h = 54 + 26 * more
        foot_h = 22 * page.text
        row = Box(room.x, room.bottom - foot_h - buttons_h - 4, room.w, buttons_h)
        self._buttons(page, row)
        foot = page.fitted(self.footer, SECOND, room.w, 0.5)
        page.words(self.footer, foot, room.foot(foot_h), across=0.5, wrap=False)
        self._body(page, Box(room.x, second.bottom + 10, room.w, row.y - 10 - second.bottom - 10))

    @property
    def moving(self) -> bool:
        """Whether hands are still turning over."""
        return self._elapsed < self._whole

    def update(self, seconds: float) -> None:
        """Turn the hands over."""
        if self.moving:
            self._elapsed = min(self._whole, self._elapsed + seconds * self.speed)
            self.change()

    def show_whole(self) -> None:
        """Show at once what is still to be turned over."""
        self._elapsed = self._whole

    def _body(self, page: Page, body: Box) -> None:
        """Draw the hands, and once they lie open what every statement was: beside them where there is room."""
        told = Reveal(self.view, self.people, self.verdicts, self.tally.points)
        judged = self.view.why != "resigned"
        if judged and body.w >= TWO_COLUMNS * page.text:
            left = body.left(body.w * HANDS)
            self._scrolled(page, self._scroll, left, lambda on, box: draw_hands(on, box, told, self._elapsed))
            right = body.after(left.w + 22)
            if self.moving:
                return
            page.fill(right, SHEET, 12, SHEET_EDGE, 1.3)
            right = right.inset(14, 10)
            self._scrolled(page, self._judged, right, lambda on, box: draw_verdicts(on, box, told), 0.0)
            return

        def draw(on: Page, box: Box) -> float:
            high = draw_hands(on, box, told, self._elapsed)
            if not judged or self.moving:
                return high
            inner = box.below(high + 14).inset(14, 12)
            # Measured without ink first: the sheet lies below the words.
            blank = Page(on.kit, on.metrics, on.look, on.palette)
            listed = draw_verdicts(blank, inner, told)
            on.fill(Box(box.x, inner.y - 12, box.w, listed + 24), SHEET, 12, SHEET_EDGE, 1.3)
            return high + 14 + 24 + draw_verdicts(on, inner, told)

        self._scrolled(page, self._scroll, body, draw)

    def _scrolled(
        self, page: Page, scroll: Scroll, box: Box, draw: Callable[[Page, Box], float], lowered: float = 0.25
    ) -> None:
        """Draw what may be longer than its box; what is shorter stands below the top by a share of what is left."""

        def measured(width: float) -> float:
            return draw(Page(page.kit, page.metrics, page.look, page.palette), Box(0, 0, width, box.h))

        length = measured(box.w)
        if length > box.h:
            length = measured(box.w - BAR)
        spare = max(0.0, box.h - length) * lowered
        # Cards are as large as the room lets them be, however long the rest is.
        scrolling(
            page, scroll, box, length, lambda content: _drawn(draw, page, content.moved(0, spare), box.h)
        )

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card at full size."""
        return closer(self.view, self.people, spot)

    def handle(self, gesture: g.Gesture) -> bool:
        """A card tells its name by its tip; the rest is as at every ending."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("card:"):
                card = named(spot.removeprefix("card:"))
                if card is not None:
                    self.push(card_closer(self.view, card))
                return True
            case g.Clicked(spot) if spot.startswith("panel:"):
                return True
            case _:
                if not self._judged.take(gesture):
                    return super().handle(gesture)
                self.change()
                return True


def _drawn(draw: Callable[[Page, Box], float], page: Page, content: Box, high: float) -> None:
    draw(page, Box(content.x, content.y, content.w, high))
