"""What to build: a chapter of the story, or an endless inn with the groups of guests that one likes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fae_tabletop.games.enchanted_ivy.guests import LETTER_GROUPS, NUMBER_GROUPS, GuestId
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.endless import (
    Best,
    Chosen,
    code_of,
    code_read,
    draw_best,
    draw_groups,
    is_seed,
    seed_field,
)
from fae_tabletop.games.enchanted_ivy.scene.guestlist import EDGE, GOLD_EDGE, NIGHT, OPEN
from fae_tabletop.games.enchanted_ivy.scene.offered import Offer, draw_plan, draw_wants
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import segment, segment_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    HEADING_STYLE,
    MOON,
    ROW_NAME,
    SCREEN_TITLE,
    SECOND,
    SOFT,
    colour,
)
from fae_tabletop.ui.widgets import button, button_height

STORY, ENDLESS = "story", "endless"
NEXT = "next"
"""What stands beside the chapter that the story goes on with."""


class NewInnScene(Scene[Chosen | None]):
    """Closes with what to build, or with None to go back to the title."""

    name = "new-game"
    game = "enchanted-ivy"
    first_focus = "button:play"

    def __init__(
        self,
        chapters: Sequence[Offer],
        cards: Sequence[Offer],
        chosen: Chosen,
        new_seed: Callable[[], int],
        draw_groups: Callable[[], tuple[str, ...]],
        record: str = "",
        boards: Mapping[str, tuple[str, Callable[[], None]]] | None = None,
        best: Sequence[Best] = (),
        copy: Callable[[str], str] = str,
        closed: str = "",
    ) -> None:
        """``chosen`` is selected at first, ``record`` tells of the story so far, ``best`` is the best list.

        ``copy`` takes a code to the clipboard and returns what is said of it.
        ``closed`` says why no endless inn can be built yet.

        ``boards`` are further screens by key: their words, and what opens them.
        """
        super().__init__()
        self.chapters, self.cards = tuple(chapters), tuple(cards)
        self.new_seed, self.draw_groups = new_seed, draw_groups
        self.record = record
        self.boards = boards or {}
        story = any(one.id == chosen.scenario for one in self.chapters)
        self.tab = STORY if story else ENDLESS
        self.picked = {STORY: self.chapters[0].id, ENDLESS: self.cards[0].id, self.tab: chosen.scenario}
        self.groups = list(chosen.groups or ("1", "2", "A"))
        self.best, self.copy, self.closed = tuple(best), copy, closed
        self.seed = seed_field()
        self._list, self._detail = Scroll("offers"), Scroll("detail")

    @property
    def announce(self) -> str:
        """What is chosen."""
        return f"Enchanted Ivy. {self.offer.title}"

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the open tab offers."""
        return self.chapters if self.tab == STORY else self.cards

    @property
    def offer(self) -> Offer:
        """What is chosen."""
        return next((one for one in self.offers if one.id == self.picked[self.tab]), self.offers[0])

    @property
    def choice(self) -> Chosen:
        """What would be built now."""
        if self.tab == STORY:
            return Chosen(self.offer.id)
        return Chosen(
            self.offer.id,
            tuple(sorted(self.groups)),
            int(self.seed.text) if self.seed.text.isdigit() else None,
        )

    @property
    def why_not(self) -> str | None:
        """Why nothing can be built yet."""
        if self.tab == STORY:
            return self.offer.later or None
        if self.closed:
            return self.closed
        numbers = [one for one in self.groups if one in NUMBER_GROUPS]
        letters = [one for one in self.groups if one in LETTER_GROUPS]
        if self.seed.text and not is_seed(self.seed.text):
            return "A seed is a number, or a whole code such as e1:2+8+C:7."
        if len(numbers) == 2 and len(letters) == 1:
            return None
        return "Choose two groups with a number and one with a letter."

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """List left, what is chosen right, the large button below."""
        foot = button_height(page, "main") + 24
        with page.layer(Layer.TABLE):
            draw_backdrop(page, page.screen, page.screen.bottom - foot - 20)
        room = page.screen.inset(24, 14, 24, foot + 6)
        used = page.words(
            "Enchanted Ivy", page.fitted("Enchanted Ivy", SCREEN_TITLE, room.w * 0.5, 0.5), room, wrap=False
        )
        tabs_h = segment_height(page)
        head_h = max(used.h, tabs_h)
        tabs = (
            room.top(head_h)
            .end(min(420.0 * (0.6 + 0.4 * page.text), room.w * 0.5))
            .place(min(420.0 * (0.6 + 0.4 * page.text), room.w * 0.5), tabs_h)
        )
        segment(
            page, "tab", [(STORY, "The story"), (ENDLESS, "Endless")], self.tab, tabs, label="What to build"
        )
        room = room.below(head_h + 4)
        if self.record:
            record = room.top(page.measure("X", SECOND)[1])
            page.words(self.record, page.fitted(self.record, SECOND, record.w, 0.5), record, wrap=False)
            room = room.below(record.h + 4)
        left = room.left(room.w * 0.44)
        self._offers(page, left)
        self._details(page, room.after(left.w + 18))
        self._foot(page, page.screen.foot(foot).inset(24, 2, 24, 14))

    def _offers(self, page: Page, box: Box) -> None:
        high = 52.0 * (0.36 + 0.64 * page.text)
        rows: list[tuple[str, Offer | None]] = []
        act = ""
        for offer in self.offers:
            head = offer.label.split(",")[0] if self.tab == STORY else "Set-up cards"
            if head != act:
                rows.append((head, None))
                act = head
            rows.append(("", offer))
        head_h = page.measure("X", HEADING_STYLE)[1] + 8
        length = sum(head_h if offer is None else high + 6 for _, offer in rows)

        def draw(content: Box) -> None:
            y = content.y
            for head, offer in rows:
                if offer is None:
                    page.words(
                        head, HEADING_STYLE, Box(content.x, y, content.w, head_h), down=0.4, wrap=False
                    )
                    y += head_h
                else:
                    self._offer(page, Box(content.x, y, content.w, high), offer)
                    y += high + 6

        scrolling(page, self._list, box, length, draw, shade=None)

    def _offer(self, page: Page, box: Box, offer: Offer) -> None:
        chosen = offer.id == self.offer.id
        state = page.spot(f"scenario:{offer.id}", "option", offer.title, box, selected=chosen)
        page.fill(
            box,
            OPEN if chosen or state.over else NIGHT,
            9,
            GOLD_EDGE if chosen else EDGE,
            1.8 if chosen else 1,
        )
        inner = box.inset(12, 5)
        stars = f"{offer.earned} of {offer.stickers}" if offer.stickers else ""
        stars_w = page.measure(stars, BODY)[0] + 10 if stars else 0.0
        words = inner.before(stars_w)
        name = offer.title
        named = ROW_NAME.but(
            size=19.5, ink=SOFT if offer.later else GOLD_INK if offer.stand == NEXT else MOON
        )
        used = page.words(name, page.fitted(name, named, words.w, 0.5), words, wrap=False)
        low = ", ".join(part for part in (offer.label.partition(", ")[2], offer.stand) if part)
        page.words(
            low, page.fitted(low, BODY.but(size=15, ink=SOFT), words.w, 0.5), words.below(used.h), wrap=False
        )
        if stars:
            done = offer.earned == offer.stickers
            page.words(stars, BODY.inked(GOLD_INK if done else MOON), inner, across=1.0, down=0.5, wrap=False)
        if state.focused:
            page.focus_ring(box, 9)

    def _details(self, page: Page, box: Box) -> None:
        page.fill(box, colour("#14103A", 0.9), 12, EDGE, 1)
        room = box.inset(20, 16)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._told(blank, room.before(14))
        scrolling(page, self._detail, room, length, lambda content: self._drawn(page, content), shade=None)

    def _drawn(self, page: Page, box: Box) -> None:
        self._told(page, box)

    def _told(self, page: Page, box: Box) -> float:
        offer = self.offer
        y = page.words(offer.title, ROW_NAME.but(size=25, ink=GOLD_INK), box).h
        y += page.words(offer.label, SECOND, box.below(y)).h + 8
        if offer.later:
            return y + page.words(offer.later, BODY.but(size=17), box.below(y)).h
        if self.tab == ENDLESS and self.closed:
            y += page.words(self.closed, BODY.but(size=17, ink=GOLD_INK), box.below(y)).h + 8
        plan_h = min(150.0 if self.tab == STORY else 108.0, box.w * 0.4)
        draw_plan(page, Box(box.x, box.y + y, box.w, plan_h), offer.layout)
        y += plan_h + 10
        if offer.recall:
            told = f"{offer.recall} …"
            y += page.words(told, SECOND.but(size=17, ink=GOLD_INK), box.below(y)).h + 4
        y += page.words(offer.about, BODY.but(size=17), box.below(y)).h + 8
        y += draw_wants(page, box.below(y), offer.wants)
        y += 6
        if self.tab == STORY:
            return y + self._guests(page, box.below(y), offer.guests)
        y += draw_groups(page, box.below(y), self.groups, self.seed) + 12
        return y + draw_best(page, box.below(y), self.best)

    def _guests(self, page: Page, box: Box, guests: Sequence[tuple[GuestId, int]]) -> float:
        y = page.words("Who comes", HEADING_STYLE, box).h + 6
        side = 36.0 * (0.6 + 0.4 * page.text)
        across = max(1, int(box.w / (200.0 * (0.5 + 0.5 * page.text))))
        wide = box.w / across
        for n, (guest, count) in enumerate(guests):
            place = Box(box.x + n % across * wide, box.y + y + n // across * (side + 6), wide - 6, side)
            draw_token(page, guest, place.left(side))
            words = f"{name_of(guest)} ×{count}" if count > 1 else name_of(guest)
            style = page.fitted(words, BODY, place.w - side - 8, 0.5)
            page.words(words, style, place.after(side + 8), down=0.5, wrap=False)
        return y + -(-len(guests) // across) * (side + 6)

    def _foot(self, page: Page, row: Box) -> None:
        main = row.w * 0.3
        why = self.why_not
        words = "Open the book" if self.tab == STORY else "Build"
        button(
            page, "button:play", words, row.place(main, row.h, 1.0), kind="main", enabled=why is None, why_not=why,
            default=True,
        )  # fmt: skip
        rest = row.before(main + 16)
        offered = [
            ("button:back", "Title"),
            *((f"button:{key}", told) for key, (told, _) in self.boards.items()),
        ]
        for (spot, told), box in zip(offered, rest.columns(max(3, len(offered)), 12), strict=False):
            button(
                page,
                spot,
                told,
                box.place(box.w, row.h - 6),
                kind="second",
                peers=[one for _, one in offered],
            )

    # -- choosing -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose, type a seed, play or go back."""
        if self._list.take(gesture) or self._detail.take(gesture):
            self.change()
            return True
        if self.seed.take(gesture):
            self._code(self.seed.text)
            self.change()
            return True
        match gesture:
            case g.Clicked("button:play"):
                why = self.why_not
                if why is None:
                    self.close(self.choice)
                else:
                    self.stack.toast(why)
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked("button:copy"):
                self._copy()
            case g.Clicked("button:groups"):
                self.groups = list(self.draw_groups())
                self.change()
            case g.Clicked(spot):
                self._clicked(spot)
            case _:
                return False
        return True

    def _clicked(self, spot: str) -> None:
        kind, _, key = spot.partition(":")
        if kind == "tab":
            self.tab = key
            self._list.to(0)
            self._detail.to(0)
        elif kind == "scenario":
            self.picked[self.tab] = key
            self._detail.to(0)
        elif kind == "group":
            self._group(key)
        elif kind == "best" and key.isdigit() and int(key) < len(self.best):
            one = self.best[int(key)]
            self._code(code_of(one.scenario, one.groups, one.seed))
        elif kind == "button" and key in self.boards:
            self.boards[key][1]()
        self.change()

    def _code(self, text: str) -> None:
        """Choose what a whole code names; anything else stays as it was typed."""
        named = code_read(text)
        if named is not None and named.scenario in {one.id for one in self.cards}:
            self.picked[ENDLESS] = named.scenario
            self.groups = list(named.groups)
            self.seed.set(str(named.seed))

    def _copy(self) -> None:
        """Take the code of what is chosen to the clipboard; with an empty seed one is drawn first."""
        why = self.why_not
        if why is not None:
            self.stack.toast(why)
            return
        if not self.seed.text:
            self.seed.set(str(self.new_seed()))
            self.change()
        choice = self.choice
        self.stack.toast(self.copy(code_of(choice.scenario, choice.groups, choice.seed or 0)))

    def _group(self, key: str) -> None:
        """Add a group or take it out; of too many of one kind the one that was chosen first goes."""
        if key in self.groups:
            self.groups.remove(key)
            return
        kind = NUMBER_GROUPS if key in NUMBER_GROUPS else LETTER_GROUPS
        most = 2 if key in NUMBER_GROUPS else 1
        same = [one for one in self.groups if one in kind]
        if len(same) >= most:
            self.groups.remove(same[0])
        self.groups.append(key)
