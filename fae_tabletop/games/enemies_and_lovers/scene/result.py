"""The result: the winning Court turns over card by card, then all hands; near misses, a good deed, what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.events import Ended, Lying
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.closer import card_closer, named
from fae_tabletop.games.enemies_and_lovers.scene.glow import draw_glow, draw_halo
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_shield
from fae_tabletop.games.enemies_and_lovers.scene.memories import good_deed, how_it_ended
from fae_tabletop.games.enemies_and_lovers.scene.people import Person
from fae_tabletop.games.enemies_and_lovers.scene.pieces import card_tip, draw_face, draw_well
from fae_tabletop.games.enemies_and_lovers.scene.sounds import ending
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, RESULT, ROW_NAME, SECOND, SOFT, colour
from fae_tabletop.ui.widgets import button, button_height, button_width, heading

Choice = Literal["rematch", "replay", "table", "title"]
APART, TURN = 0.35, 0.40
"""Seconds between two cards of the winning Court that turn over, and that one turn takes, at speed 1."""
CARD_WIDTH, HAND_WIDTH = 104.0, 62.0


class ResultScene(Scene[Choice]):
    """Closes with what to do next. Space shows at once what is still to be turned over."""

    name = "result"
    game = "enemies-and-lovers"
    first_focus = "button:rematch"

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
        super().__init__()
        self.view = view
        self.people = tuple(people)
        self.footer = footer
        self.speed = speed
        self.account = account
        self.near = tuple(near)
        self._scroll = Scroll("result")
        self._elapsed = 0.0 if speed > 0 else self._whole

    @property
    def announce(self) -> str:
        """Winner and way."""
        return f"{self._title}. {how_it_ended(self.view, self.people)}"

    @property
    def _title(self) -> str:
        if self.view.winner is None:
            return "Nobody wins" if self.view.why != "resigned" else "Given up"
        if self.view.winner == self.view.seat:
            return "You win"
        return f"{self.people[self.view.winner].name} wins"

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
        title = page.fitted(self._title, RESULT.but(size=58), room.w, 0.3)
        used = page.words(self._title, title, room, across=0.5, wrap=False)
        how = how_it_ended(self.view, self.people)
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
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._content(blank, Box(0, 0, body.w - 14, 0))

        def draw(content: Box) -> None:
            self._content(page, content)

        scrolling(page, self._scroll, body, length, draw)

    def _content(self, page: Page, box: Box) -> float:
        """Draw the winning Court, what is remembered, and all hands; returns the height."""
        y = box.y
        if self._court:
            y = self._winning(page, Box(box.x, y, box.w, 0)) + 12
        told = [*self.near]
        deed = good_deed(self.view, self.people)
        if deed:
            told.append(deed)
        for words in told:
            y = page.words(words, BODY.but(size=16.5), Box(box.x, y, box.w, 0), across=0.5).bottom + 3
        y += 10
        if self.view.revealed is not None and not self.moving:
            y += heading(page, "What everybody had", Box(box.x, y, box.w, 20)) + 8
            for seat in range(self.view.players):
                y = self._hand(page, seat, Box(box.x, y, box.w, 0)) + 8
        return y - box.y

    def _winning(self, page: Page, row: Box) -> float:
        count = len(self._court)
        gap = 12.0
        width = min(CARD_WIDTH, (row.w - 30 - gap * (count - 1)) / count)
        height = width / CARD_SHAPE
        total = count * width + gap * (count - 1)
        well = Box(row.cx - total / 2 - 16, row.y, total + 32, height + 24)
        draw_well(page, well)
        for n, lying in enumerate(self._court):
            box = Box(row.cx - total / 2 + n * (width + gap), row.y + 12, width, height)
            self._turning(page, lying, box, n)
        return well.bottom

    def _turning(self, page: Page, lying: Lying, box: Box, n: int) -> None:
        t = min(1.0, max(0.0, (self._elapsed - n * APART) / TURN))
        squeeze = abs(2 * t - 1) if t < 1 else 1.0
        shown = Box(box.cx - box.w * squeeze / 2, box.y, max(2.0, box.w * squeeze), box.h)
        if lying.card is None:
            page.dashed(box, colour("#E6DCF6", 0.6), 6)
        elif t < 0.5:
            draw_back(page, shown)
        else:
            draw_card(page, lying.card, shown)
        if lying.shield is not None:
            w = box.w * 0.5
            draw_shield(page, Box(box.right - w + 4, box.bottom - w * 1.2, w, w * 1.2))
        if t < 1:
            return
        last = self._last_card
        if last is not None and lying.card == last:
            draw_glow(page, box, "chosen", 7)
        if lying.card is not None:
            self._card_spot(page, lying.card, box, f"slot {lying.slot}")

    @property
    def _last_card(self) -> CardId | None:
        """The card that completed the Court."""
        return next((event.card for event in reversed(self.view.log) if isinstance(event, Ended)), None)

    def _card_spot(self, page: Page, card: CardId, box: Box, where: str) -> None:
        state = page.spot(
            f"card:{card}", "card", f"{NAMES[card]}, {where}", box, tip=card_tip(card), tab=False
        )
        if state.focused:
            page.focus_ring(box, 7)

    def _hand(self, page: Page, seat: Seat, row: Box) -> float:
        """Draw a seat's hand and Court side by side; returns where they end."""
        revealed = self.view.revealed
        if revealed is None:
            return row.y
        person = self.people[seat]
        face = 44.0
        disc = Box(row.x + 4, row.y + 8, face, face)
        if seat == self.view.winner:
            draw_halo(page, disc)
        draw_face(page, person.portrait, disc)
        name_w = min(170.0 * (0.6 + 0.4 * page.text), row.w * 0.18)
        name = Box(disc.right + 8, row.y + 4, name_w, 26 * page.text)
        page.words(
            person.name, page.fitted(person.name, ROW_NAME.but(size=19), name.w, 0.4), name, wrap=False
        )
        x = name.right + 10
        groups: list[tuple[str, list[CardId]]] = [("Hand", [*revealed.hands[seat]])]
        if seat != self.view.winner or self.view.why != "crowned":
            court = [
                one
                for lying in revealed.courts[seat]
                for one in (lying.card, lying.shield)
                if one is not None
            ]
            groups.append(("Court", court))
        count = sum(len(cards) for _, cards in groups)
        room = row.right - x - 20 - 26 * len(groups)
        pitch = min(HAND_WIDTH + 6, max(14.0, room / max(1, count)))
        height = HAND_WIDTH / CARD_SHAPE
        small = HEADING_STYLE.but(size=10.5)
        for title, cards in groups:
            page.words(title, page.fitted(title, small, 80, 0.5), Box(x, row.y, 90, 14), wrap=False)
            if not cards:
                page.words(
                    "none", SECOND.but(size=13, ink=SOFT), Box(x, row.y + 16 * page.text, 60, 20), wrap=False
                )
            for n, card in enumerate(cards):
                box = Box(x + n * pitch, row.y + 15 * page.text, HAND_WIDTH, height)
                draw_card(page, card, box)
                self._card_spot(
                    page, card, Box(box.x, box.y, min(HAND_WIDTH, max(pitch, 14)), box.h), person.name
                )
            x += max(46.0, len(cards) * pitch + (HAND_WIDTH - pitch if pitch < HAND_WIDTH else 0)) + 20
        return row.y + 15 * page.text + height

    def _buttons(self, page: Page, row: Box) -> None:
        main_w = row.w * (0.3 if self.account is None else 0.25)
        h = max(button_height(page, "second"), row.h - 10)
        button(page, "button:rematch", "Rematch", row.left(main_w), kind="main", icon="swords", default=True)
        offered = [
            ("replay", "Watch again", "play"),
            ("look", "The table", "eye"),
            ("title", "Title", "back"),
        ]
        if self.account is not None:
            offered.insert(0, ("account", "How it went", "log"))
        rest = row.after(main_w + 20).columns(len(offered), 10)
        fit = all(button_width(page, words, "second", icon) <= rest[0].w for _, words, icon in offered)
        for (key, words, icon), part in zip(offered, rest, strict=True):
            button(page, f"button:{key}", words, part.place(part.w, h), icon=icon if fit else None)

    # -- acting ---------------------------------------------------------------------------------------------

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card at full size."""
        card = named(spot.id.removeprefix("card:"))
        return None if card is None else card_closer(card)

    def handle(self, gesture: g.Gesture) -> bool:
        """Finish the turning; close with the choice."""
        match gesture:
            case g.Clicked("button:rematch"):
                self.close("rematch")
            case g.Clicked("button:account") if self.account is not None:
                self.account()
            case g.Clicked("button:replay"):
                self.close("replay")
            case g.Clicked("button:look"):
                self.close("table")
            case g.Clicked("button:title") | g.Back():
                self.close("title")
            case g.Clicked(spot) if spot.startswith("card:"):
                card = named(spot.removeprefix("card:"))
                if card is not None:
                    self.push(card_closer(card))
            case g.Pressed(key) if key.name == "space" and self.moving:
                self._elapsed = self._whole
                self.change()
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
