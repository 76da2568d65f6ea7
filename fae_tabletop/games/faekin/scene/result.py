"""The result of a round: who the Heirs are, all hands turned up, the tally, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.events import Ended
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.cardface import draw_card, draw_season
from fae_tabletop.games.faekin.scene.showing import court_of
from fae_tabletop.games.faekin.scene.sounds import ending
from fae_tabletop.games.faekin.scene.tablepage import SCENE
from fae_tabletop.games.faekin.words import COURT_NAMES, FAE_NAMES, card_name
from fae_tabletop.games.faekin.words import ending as ending_words
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.ending import EndingScene
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, scrolling
from fae_tabletop.ui.people import Person
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, RESULT, ROW_NAME, SECOND, colour
from fae_tabletop.ui.widgets import button, button_height, button_row

CARD = (58.0, 81.0)
FACE = 56.0


class Tally(NamedTuple):
    """How the match stands after a round: points by seat, what ends it (0: nothing does), and who has won it."""

    points: tuple[int, ...]
    goal: int
    winners: tuple[int, ...]


class ResultScene(EndingScene):
    """Closes with what to do next: `rematch` is the next round, or a new match once this one is won."""

    game = "faekin"

    def __init__(self, view: View, people: Sequence[Person], tally: Tally, footer: str, speed: float) -> None:
        """``view``: after the end, everything laid open. ``footer``: a line about earlier rounds."""
        super().__init__()
        self.view = view
        self.people = tuple(people)
        self.tally = tally
        self.footer = footer
        self.speed = speed

    @property
    def announce(self) -> str:
        """Winner and way."""
        return f"{self._title}. {self._how}"

    @property
    def _title(self) -> str:
        view = self.view
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
        style = page.fitted(self._title, RESULT.but(size=54 / max(1.0, page.text / 1.2)), room.w, 0.3)
        used = page.words(self._title, style, room, across=0.5, wrap=False)
        line = page.fitted(self._how, BODY.but(size=18), room.w, 0.6)
        second = page.words(self._how, line, Box(room.x, used.bottom, room.w, 0), across=0.5)
        buttons_h = 54 + 26 * more
        foot_h = 22 * page.text
        row = Box(room.x, room.bottom - foot_h - buttons_h - 4, room.w, buttons_h)
        self._buttons(page, row)
        foot = page.fitted(self.footer, SECOND, room.w, 0.5)
        page.words(self.footer, foot, room.foot(foot_h), across=0.5, wrap=False)
        body = Box(room.x, second.bottom + 10, room.w, row.y - 10 - second.bottom - 10)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._hands(blank, Box(0, 0, body.w - BAR, 0))
        spare = max(0.0, body.h - length) * 0.3

        def draw(content: Box) -> None:
            self._hands(page, content.moved(0, spare))

        scrolling(page, self._scroll, body, length, draw)

    def _hands(self, page: Page, box: Box) -> float:
        """Draw everybody's hand in columns; returns the height."""
        revealed = self.view.revealed
        if revealed is None:
            return 0.0
        holders = self.view.holders
        wide = max(310.0 * max(1.0, page.text * 0.85), box.w / 4)
        columns = max(1, int(box.w // wide))
        rows = -(-len(holders) // columns)
        # Rows of about one length.
        columns = -(-len(holders) // rows)
        width = min(420.0, box.w / columns)
        high = FACE + CARD[1] + 26.0 * page.text + 8
        for n, holder in enumerate(holders):
            down, across = divmod(n, columns)
            in_row = min(columns, len(holders) - down * columns)
            x = box.cx - in_row * width / 2 + across * width
            place = Box(x + 6, box.y + down * (high + 10), width - 12, high)
            self._hand(page, holder, revealed.hands[n], revealed.identities[n], place)
        return rows * (high + 10) - 10

    def _hand(
        self, page: Page, holder: Holder, cards: tuple[CardId, ...], identity: CardId, box: Box
    ) -> None:
        won = holder in self.view.winners
        page.fill(
            box,
            colour("#17123A", 0.92),
            12,
            colour("#E8C77A" if won else "#B98B52", 0.9 if won else 0.5),
            1.4,
        )
        disc = Box(box.x + 8, box.y + 6, FACE, FACE)
        if won:
            draw_halo(page, disc)
        name = self.people[holder].name if isinstance(holder, int) else FAE_NAMES[holder]
        picture = self.people[holder].portrait if isinstance(holder, int) else f"faekin/{holder}"
        draw_face(page, picture if page.kit.pictures.exists(picture) else "", disc)
        court = court_of(identity)
        words = Box(disc.right + 10, box.y + 8, box.right - 12 - disc.right - 10, FACE - 4)
        draw_season(page, court, Box(words.right - 26, words.y, 26, 26))
        page.words(name, page.fitted(name, ROW_NAME, words.w - 32, 0.4), words.top(26), down=0.5, wrap=False)
        heir = self.view.summer if court == "summer" else self.view.winter
        told = f"Heir of {COURT_NAMES[court]}" if holder == heir else f"{COURT_NAMES[court]} Court"
        if isinstance(holder, int) and self.view.why != "resigned":
            points = self.tally.points[holder]
            told += f", {points} point{'s' if points != 1 else ''}"
        style = page.fitted(told, SECOND.but(size=15), words.w, 0.5)
        page.words(told, style, words.below(27), wrap=False)
        total = 3 * CARD[0] + 2 * 12
        for n, card in enumerate(cards):
            place = Box(box.cx - total / 2 + n * (CARD[0] + 12), disc.bottom + 8, *CARD)
            draw_card(page, card, place)
            if card == identity:
                draw_glow(page, place, "chosen", 6)
            page.spot(
                f"card:{card}",
                "card",
                f"{card_name(card)} of {name}",
                place,
                tab=False,
                tip=Tip(card_name(card)),
            )
        foot = Box(
            box.x + 8, disc.bottom + 8 + CARD[1] + 2, box.w - 16, box.bottom - disc.bottom - 10 - CARD[1]
        )
        label = f"Identity: {card_name(identity)}"
        page.words(
            label, page.fitted(label, BODY.but(size=15), foot.w, 0.5), foot, across=0.5, down=0.4, wrap=False
        )

    def _buttons(self, page: Page, row: Box) -> None:
        """Draw the choices: the next round large, the others beside it."""
        over = bool(self.tally.winners)
        main = row.left(row.w * 0.31)
        h = max(button_height(page, "second"), row.h - 10)
        words = "New match" if over else "Next round"
        button(page, "button:rematch", words, main, kind="main", icon="swords", default=True)
        offered = [
            ("button:replay", "Watch again", "play"), ("button:look", "The table", "eye"),
            ("button:title", "Title", "back"),
        ]  # fmt: skip
        rest = row.after(main.w + 20)
        button_row(page, offered, rest.place(rest.w, h))

    def handle(self, gesture: g.Gesture) -> bool:
        """A card tells its name by its tip; the rest is as at every ending."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("card:"):
                return True
            case _:
                return super().handle(gesture)
