"""How it went: what could be believed of both Heirs duel by duel, near misses, turning points, words and lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from fae_tabletop.games.faekin.account import (
    Reckoned,
    court_that_decided,
    good_deed,
    heirs_over_time,
    near_misses,
    percent,
    turning_points,
    turning_told,
)
from fae_tabletop.games.faekin.cards import COURTS, Court, Holder
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.cardface import draw_season
from fae_tabletop.games.faekin.scene.tablepage import SCENE
from fae_tabletop.games.faekin.talk import Doubt, Verdict
from fae_tabletop.games.faekin.words import COURT_NAMES, FAE_NAMES
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.account import AccountScreen
from fae_tabletop.ui.charts import draw_steps
from fae_tabletop.ui.choosers import segment, segment_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.sections import GAP, Section, WayOn, heading_section, point_section, text_section
from fae_tabletop.ui.theme import GOLD_INK, LILAC, MOON, NUMBER, ROW_NAME, SECOND, SOFT, colour

HEIR_GOLD = colour("#EBC46C")
TURNING_RED = colour("#FF8FA3")
TURNED = "turning points"
NOTHING = "No duel changed much of what you could know."
FINE = (
    "Shares are counted over all deals that fit what you had seen by then, sampled where they are too many; nobody’s "
    "word is weighed. Your own hand counts from the start."
)


class AccountScene(AccountScreen[Reckoned]):
    """Closes when the person has read enough; ``watch`` shows the round as it stood before a command."""

    game = "faekin"
    backdrop = SCENE

    def __init__(
        self,
        view: View,
        people: Sequence[Person],
        reckoning: Iterator[Reckoned],
        verdicts: Sequence[Verdict] = (),
        watch: Callable[[int], None] | None = None,
    ) -> None:
        """``reckoning`` tells what could be known, duel by duel; ``watch`` takes the number of commands before.

        Raises ValueError while the round goes on.
        """
        super().__init__(reckoning)
        if view.why is None:
            raise ValueError("the round is not over")
        self.view = view
        self.people = tuple(people)
        self.names = [person.name for person in people]
        self.verdicts = tuple(verdicts)
        self.watch = watch
        self.court: Court = court_that_decided(view)

    # -- words ----------------------------------------------------------------------------------------------

    def told(self) -> list[str]:
        """What is remembered, the turning points, and what the words were worth."""
        return [*self._remembered(), *self._points().values(), self._spoken()]

    def _remembered(self) -> list[str]:
        deed = good_deed(self.view, self.names, self.reckoned, self.verdicts)
        return [*near_misses(self.view, self.names, self.reckoned), *([deed] if deed else [])]

    def _points(self) -> dict[int, str]:
        """The turning points in words, by the number of commands before them."""
        steps = {one.duels: one.step for one in self.reckoned}
        return {
            steps[point.duel]: turning_told(self.view, self.names, point)
            for point in turning_points(self.reckoned)
        }

    def _spoken(self) -> str:
        """How many statements were what, and how many lies others could see through."""
        if not self.verdicts:
            return "Nobody said anything that can be true or false."
        counts = Counter(verdict.judgement for verdict in self.verdicts)
        told_lies = [verdict for verdict in self.verdicts if verdict.judgement == "lie"]
        found = sum(verdict.found_out for verdict in told_lies)
        doubted = sum(verdict.number in self._doubted() for verdict in told_lies)
        lies = counts["lie"]
        seen = "" if not lies else f", {doubted} of them doubted aloud and {found} plain to somebody else"
        told = "lie" if lies == 1 else "lies"
        return f"Of all that was said {counts['true']} proved true, {counts['mistaken']} mistaken; {lies} {told}{seen}."

    def _doubted(self) -> frozenset[int]:
        """The statements that somebody else called into question, by their numbers."""
        return frozenset(
            said.fact.statement
            for said in self.view.talk
            if isinstance(said, Said)
            and isinstance(said.fact, Doubt)
            and self.view.talk[said.fact.statement].seat != said.seat
        )

    def words(self, page: Page, width: float) -> list[Section]:
        """What is remembered, and the turning points, each leading to its duel."""
        if not self.done:
            return [text_section(page, "The match is being gone through…", width, SECOND)]
        remembered = self._remembered()
        sections = [heading_section(page, "What is remembered")] if remembered else []
        sections += [text_section(page, words, width) for words in remembered]
        sections.append(heading_section(page, "Turning points"))
        points = self._points()
        if not points:
            sections.append(text_section(page, NOTHING, width))
        for step, words in points.items():
            ways = [] if self.watch is None else [WayOn(f"turn:{step}", "play", "Watch from here")]
            sections.append(point_section(page, f"point:{step}", words, ways, width))
        sections += [heading_section(page, "True and false"), text_section(page, self._spoken(), width)]
        return [*sections, text_section(page, FINE, width, SECOND.but(size=15))]

    # -- the picture ----------------------------------------------------------------------------------------

    def picture(self, page: Page, width: float, spare: float = 0.0) -> list[Section]:
        """Whose Heir is shown, and a row for everybody who may have been it, with some height to spare."""
        if not self.reckoned:
            return [text_section(page, "The match is being gone through…", width, SECOND)]
        court = COURT_NAMES[self.court]
        words = (
            f"Who could be the Heir of {court} by what you knew, duel by duel. The gold line is the true one."
        )
        holders: list[Holder | None] = [*self.view.holders]
        if any(one.shares[-1] for one in heirs_over_time(self.reckoned, self.court)):
            holders.append(None)
        row = max(34.0, page.measure("X", ROW_NAME.but(size=17))[1] + 10)
        row += min(row, max(0.0, spare) * 0.8 / len(holders))
        return [
            heading_section(page, "The Heirs"),
            self._courts(page, width),
            text_section(page, words, width, SECOND.but(size=16)),
            *((row - GAP + 6, self._painter(page, holder, width, row)) for holder in holders),
            self._duels(page, width),
        ]

    def _courts(self, page: Page, width: float) -> Section:
        """The choice of the Court."""
        h = segment_height(page)

        def paint(box: Box) -> None:
            options = [(court, f"Heir of {COURT_NAMES[court]}") for court in COURTS]
            segment(page, "heir-of", options, self.court, Box(box.x, box.y, width, h), label="Whose Heir")

        return h, paint

    def _bars(self, page: Page, row: Box) -> Box:
        """Return the part of a row that the duels take: between the name and the last figure."""
        name = 34 + min(row.w * 0.3, 130 * page.text)
        figure = page.measure("100\u00a0%", NUMBER.but(size=15))[0] + 10
        return Box(row.x + name + 8, row.y, row.w - name - 8 - figure, row.h)

    def _painter(
        self, page: Page, holder: Holder | None, width: float, height: float
    ) -> Callable[[Box], None]:
        return lambda box: self._row(page, holder, Box(box.x, box.y, width, height))

    def _row(self, page: Page, holder: Holder | None, row: Box) -> None:
        """One holder: the share of the deals after every duel, and a gold line where it was the Heir in truth."""
        place = -1 if holder is None else self.view.holders.index(holder)
        then = heirs_over_time(self.reckoned, self.court)
        shares = [one.shares[place] for one in then]
        name = self._name(holder)
        face = min(26.0, row.h - 8)
        disc = Box(row.x, row.cy - face / 2, face, face)
        if holder is None:
            draw_season(page, self.court, disc)
        else:
            draw_face(page, self._picture_of(page, holder), disc)
        bars = self._bars(page, row)
        ink = GOLD_INK if holder == self.view.seat else MOON
        room = Box(row.x + 34, row.y, bars.x - row.x - 38, row.h)
        style = page.fitted(name, ROW_NAME.but(size=17).inked(ink), room.w, 0.5)
        page.words(name, style, room, down=0.45, wrap=False)
        last = f"{round(100 * shares[-1])}\u00a0%"
        page.words(last, NUMBER.but(size=15).inked(SOFT), row, across=1.0, down=0.45, wrap=False)
        chart = bars.inset(0, 4, 0, 10)
        draw_steps(page, shares, LILAC, "full", chart)
        step = chart.w / len(then)
        for point in turning_points(self.reckoned) if self.done else ():
            page.fill(Box(chart.x + (point.duel + 1) * step - 1, chart.y, 2, chart.h), TURNING_RED)
        heir = self.view.summer if self.court == "summer" else self.view.winter
        true = holder == heir
        if true:
            page.fill(Box(chart.x, chart.bottom + 2, chart.w, 4), HEIR_GOLD)
        said = f"{percent(max(shares))} at most, {percent(shares[-1])} at the end."
        if true:
            said += " In truth the Heir." if holder is not None else " So it was."
        key = "nobody" if holder is None else str(holder)
        page.spot(f"chart:{key}", "text", f"{name}: {said}", row, tab=False, tip=Tip(name, said))

    def _name(self, holder: Holder | None) -> str:
        if holder is None:
            return "Nobody"
        if not isinstance(holder, int):
            return FAE_NAMES[holder]
        return "You" if holder == self.view.seat else self.names[holder]

    def _picture_of(self, page: Page, holder: Holder) -> str:
        if isinstance(holder, int):
            return self.people[holder].portrait
        return f"faekin/{holder}"

    def _duels(self, page: Page, width: float) -> Section:
        """The first and the last duel below the rows, and what the red lines are."""
        h = page.measure("X", SECOND)[1] + 2

        def paint(box: Box) -> None:
            room = self._bars(page, Box(box.x, box.y, width, h))
            first, last = "the deal", f"duel {self.reckoned[-1].duels}"
            page.words(first, SECOND.inked(SOFT), room, wrap=False)
            page.words(last, SECOND.inked(SOFT), room, across=1.0, wrap=False)
            left, right = page.measure(first, SECOND)[0], page.measure(last, SECOND)[0]
            middle = room.after(left + 12).before(right + 12)
            if self.done and self._points() and page.measure(TURNED, SECOND)[0] + 18 <= middle.w:
                used = page.words(TURNED, SECOND.inked(SOFT), middle.after(14), across=0.5, wrap=False)
                page.fill(Box(used.x - 12, used.y + 3, 2, used.h - 6), TURNING_RED)

        return h, paint

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose the Court, go to a duel, scroll, leave."""
        match gesture:
            case g.Clicked("heir-of:summer"):
                self._show("summer")
            case g.Clicked("heir-of:winter"):
                self._show("winter")
            case g.Clicked(spot) if spot.startswith("turn:") and self.watch is not None:
                self.watch(int(spot.removeprefix("turn:")))
            case _:
                return super().handle(gesture)
        return True

    def _show(self, court: Court) -> None:
        self.court = court
        self.change()
