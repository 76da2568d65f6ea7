"""How it went: where the Crown was and where each seat could know it to be, near misses, and the turning points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.account import (
    Hindsight,
    Judged,
    Reckoned,
    Tally,
    crown_over_time,
    near_misses,
    tallies,
    turning_told,
)
from fae_tabletop.games.enemies_and_lovers.decision import Decision, of_hundred
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene import memories
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back
from fae_tabletop.games.enemies_and_lovers.scene.deciding import DecidingScene
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.memories import how_it_ended
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.games.enemies_and_lovers.words import percent, plural
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.account import AccountScreen
from fae_tabletop.ui.charts import draw_steps
from fae_tabletop.ui.choosers import segment, segment_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person, clockwise
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.sections import (
    GAP,
    TEXT,
    Section,
    WayOn,
    heading_section,
    point_section,
    text_section,
)  # fmt: skip
from fae_tabletop.ui.theme import (
    GOLD_INK,
    LILAC,
    MOON,
    NUMBER,
    ROW_NAME,
    SECOND,
    SOFT,
    colour,
)
from fae_tabletop.ui.weighing import Studied

TRUTH = 5.0
"""Height of the gold line below a row that shows when the Crown truly was there."""
CROWN_GOLD = colour("#EBC46C")
TURNING_RED = colour("#FF8FA3")
POSSIBLE, TRUE, TURNED = "may be there: full height is certain", "is there in truth", "turning point"
AT_END = "at the end"
NOTHING = "No turn changed your chances much, as far as you could know."
WEIGHED = "The turns that mattered are being weighed…"
LookBack = Callable[[Sequence[Reckoned]], Iterator[Hindsight]]


def _name_width(page: Page, row: Box) -> float:
    return min(row.w * 0.3, 130 * page.text)


def _bars_of(page: Page, row: Box) -> Box:
    """Return the part of a row that the turns take: between the name and the last figure."""
    name_w = _name_width(page, row)
    figure_w = page.measure("100\u00a0%", NUMBER.but(size=15))[0] + 10
    return Box(row.x + 42 + name_w, row.y, row.w - 42 - name_w - figure_w, row.h)


class AccountScene(AccountScreen[Reckoned]):
    """Closes when the person has read enough; ``watch`` shows the match as it stood before a command."""

    game = "enemies-and-lovers"
    backdrop = SCENE

    def __init__(
        self,
        view: View,
        people: Sequence[Person],
        reckoning: Iterator[Reckoned],
        look_back: LookBack,
        watch: Callable[[int], None] | None = None,
        studied: Studied[Decision] | None = None,
    ) -> None:
        """``reckoning`` tells what could be known, command by command, ``look_back`` what all of that comes to.

        ``watch`` takes the number of commands before what is to be watched.

        ``studied``: the decisions of the match, where they can be looked into.

        Raises ValueError while the match goes on.
        """
        super().__init__(reckoning)
        if view.why is None:
            raise ValueError("the game is not over")
        self.view = view
        self.people = tuple(people)
        self.names = [person.name for person in people]
        self.watch = watch
        self.studied = studied
        self.knower: Seat = view.seat
        self.hindsight = Hindsight()
        self._look_back = look_back
        self._judging: Iterator[Hindsight] | None = None

    @property
    def moving(self) -> bool:
        """Whether the match is still being gone through or looked back upon."""
        return not (self.done and self.hindsight.done)

    def update(self, seconds: float) -> None:
        """Go through one more step, then look back a little more."""
        if not self.done:
            super().update(seconds)
            return
        if self.hindsight.done:
            return
        if self._judging is None:
            self._judging = self._look_back(self.reckoned)
        before, self.hindsight = self.hindsight, next(self._judging, self.hindsight._replace(done=True))
        if before != self.hindsight:
            self.change()

    def told(self) -> list[str]:
        """What is told, in sentences."""
        return [*self._remembered(), *self._points().values()]

    def _remembered(self) -> list[str]:
        """How it ended, near misses, and one good deed: what raised one's chances most, else the boldest."""
        deed = self.hindsight.deed
        if self.hindsight.done and not deed:
            deed = memories.good_deed(self.view, self.people)
        return [
            how_it_ended(self.view, self.people),
            *near_misses(self.view, self.names, [one.stood for one in self.reckoned]),
            *([deed] if deed else []),
        ]

    def _points(self) -> dict[int, str]:
        """The turning points in words with the verdict on each, by the number of commands before them."""
        return {
            one.point.steps[0]: " ".join(
                filter(None, (turning_told(self.view, self.names, one.point), one.verdict))
            )
            for one in self.hindsight.points
        }

    # -- drawing --------------------------------------------------------------------------------------------

    def picture(self, page: Page, width: float, spare: float = 0.0) -> list[Section]:
        """Whose knowledge is shown, and a row for everybody who may have had the Crown, with some height to spare."""
        if not self.reckoned:
            return [text_section(page, "Nothing happened in this match: there is nothing to tell.", width)]
        mine = self.knower == self.view.seat
        who = "you" if mine else self.names[self.knower]
        words = f"Where the Crown was, turn by turn, as far as {who} could know."
        row = max(46.0, page.measure("X", ROW_NAME.but(size=17))[1] + 16)
        row += min(row, max(0.0, spare) * 0.8 / (self.view.players + 1))
        holders: list[Seat | None] = [*self._round, None]
        return [
            heading_section(page, "The Crown"),
            self._knowers(page, width),
            text_section(page, words, width, SECOND.but(size=16)),
            self._key(page, width),
            *((row - GAP + 8, self._row_painter(page, holder, row)) for holder in holders),
            self._turns(page, width),
        ]

    def _key(self, page: Page, width: float) -> Section:
        """What the shapes of the picture mean, and what the figures at its right are."""
        parts = [("possible", POSSIBLE), ("true", TRUE), ("turned", TURNED)]
        style = SECOND.but(size=15).inked(SOFT)
        line = page.measure("X", style)[1] + 4
        places, x, y = [], 0.0, 0.0
        for _, words in parts:
            w = 28 + page.measure(words, style)[0] + 16
            if x > 0 and x + w > width:
                x, y = 0.0, y + line
            places.append((x, y))
            x += w
        end = page.measure(AT_END, style)[0]
        if x + end > width:
            y += line

        def paint(box: Box) -> None:
            for (kind, words), (left, top) in zip(parts, places, strict=True):
                mark = Box(box.x + left, box.y + top + line / 2 - 7, 20, 14)
                if kind == "possible":
                    draw_steps(page, (0.35, 0.35, 1.0, 1.0), LILAC, "full", mark)
                elif kind == "true":
                    page.fill(Box(mark.x, mark.cy - TRUTH / 2, mark.w, TRUTH), CROWN_GOLD)
                else:
                    page.fill(Box(mark.cx - 1, mark.y, 2, mark.h), TURNING_RED)
                place = Box(mark.right + 8, box.y + top, width, line)
                page.words(words, style, place, down=0.5, wrap=False)
            foot = Box(box.x, box.y + y, width, line)
            page.words(AT_END, style, foot, across=1.0, down=0.5, wrap=False)

        return y + line - GAP + 6, paint

    def _turns(self, page: Page, width: float) -> Section:
        """The first and the last turn below the rows."""
        h = page.measure("X", SECOND)[1] + 2

        def paint(box: Box) -> None:
            room = _bars_of(page, Box(box.x, box.y, width, h))
            page.words("turn 1", SECOND.inked(SOFT), room, wrap=False)
            page.words(f"turn {self.reckoned[-1].turn}", SECOND.inked(SOFT), room, across=1.0, wrap=False)

        return h, paint

    def _knowers(self, page: Page, width: float) -> Section:
        """The choice of whose knowledge is shown."""
        options = [(str(seat), self._name(seat)) for seat in self._round]
        h = segment_height(page)

        def paint(box: Box) -> None:
            place = Box(box.x, box.y, width, h)
            segment(page, "knower", options, str(self.knower), place, label="By what was known to")

        return h, paint

    @property
    def _round(self) -> tuple[Seat, ...]:
        """All seats, the viewer's first, then clockwise."""
        return self.view.seat, *clockwise(self.view.players, self.view.seat)

    def _name(self, seat: Seat | None) -> str:
        if seat is None:
            return "In a pile"
        return "You" if seat == self.view.seat else self.names[seat]

    def _row_painter(self, page: Page, holder: Seat | None, height: float) -> Callable[[Box], None]:
        def paint(box: Box) -> None:
            self._row(page, holder, Box(box.x, box.y, box.w, height))

        return paint

    def _row(self, page: Page, holder: Seat | None, row: Box) -> None:
        """Who may have had the Crown: the chance at each turn, and below it when that was so."""
        then = crown_over_time(self.reckoned, self.knower)
        shares = [one.known.pile if holder is None else one.known.seats[holder] for one in then]
        name = self._name(holder)
        face = min(26.0, row.h - 8)
        if holder is None:
            draw_back(page, Box(row.x, row.cy - face / 2, face, face).place(face * CARD_SHAPE, face))
        if holder is not None:
            draw_face(page, self.people[holder].portrait, Box(row.x, row.cy - face / 2, face, face))
        name_w = _name_width(page, row)
        ink = GOLD_INK if holder == self.view.seat else MOON
        style = page.fitted(name, ROW_NAME.but(size=17).inked(ink), name_w, 0.5)
        page.words(name, style, Box(row.x + 34, row.y, name_w, row.h), down=0.45, wrap=False)
        last = f"{round(100 * shares[-1])}\u00a0%"
        page.words(last, NUMBER.but(size=15).inked(SOFT), row, across=1.0, down=0.45, wrap=False)
        bars = _bars_of(page, row).inset(0, 4, 0, 8 + TRUTH)
        draw_steps(page, shares, LILAC, "full", bars)
        step = bars.w / len(then)
        turned = {one.point.turn for one in self.hindsight.points}
        for n, one in enumerate(then):
            if one.turn in turned:
                page.fill(Box(bars.x + (n + 0.5) * step - 1, bars.y, 2, bars.h), TURNING_RED)
        so = [n for n, one in enumerate(then) if one.holder == holder]
        for n in so:
            page.fill(Box(bars.x + n * step, bars.bottom + 2, step, TRUTH), CROWN_GOLD)
        said = f"{percent(max(shares))} at most, {percent(shares[-1])} at the end. "
        said += f"In truth for {plural(len(so), 'turn')}."
        key = "pile" if holder is None else str(holder)
        page.spot(f"chart:{key}", "text", f"{name}: {said}", row, tab=False, tip=Tip(name, said))

    def words(self, page: Page, width: float) -> list[Section]:
        """What is remembered, and the turning points, each leading to its turn."""
        if not self.done:
            return [text_section(page, "The match is being gone through…", width, SECOND)]
        told = self._remembered()
        sections = [heading_section(page, "What is remembered")] if told else []
        sections += [self._memory(page, words, width) for words in told]
        sections.append(heading_section(page, "Turning points"))
        points = self._points()
        if points:
            chance = of_hundred(self.hindsight.points[0].point.after)
            fine = (
                f"“{percent(chance / 100)}” means: of 100 games that could follow from there, by what you knew then, "
                f"you win {chance}."
            )
            sections.append(text_section(page, fine, width, SECOND.but(size=16)))
        for one in self.hindsight.points:
            sections.append(self._point(page, one, points[one.point.steps[0]], width))
        if not self.hindsight.done:
            sections.append(text_section(page, WEIGHED, width, SECOND))
        elif not points:
            sections.append(text_section(page, NOTHING, width))
        sections += [heading_section(page, "In numbers"), self._numbers(page, width)]
        fine = (
            "Nobody is shown more than that seat was shown at the table. The Crown is counted over all deals that "
            "could not be excluded. Chances, and what is better than what, are tried out in the same way here and "
            "where a decision is weighed."
        )
        sections.append(text_section(page, fine, width, SECOND.but(size=15)))
        return sections

    def _numbers(self, page: Page, width: float) -> Section:
        """What everybody did and suffered, a row for each, a column for each thing that is counted."""
        small = SECOND.but(size=15, leading=1.0)
        face = 26.0
        name_w = min(width * 0.34, 40 + 140 * page.text)
        column = (width - name_w) / len(Tally._fields)
        heads = [field.replace("_", " ") for field in Tally._fields]
        head_style = min(
            (page.fitted(word, small, column - 6, 0.4) for words in heads for word in words.split()),
            key=lambda one: one.size,
        )
        line_h = page.measure("X", head_style)[1]
        lines = max(len(words.split()) for words in heads)
        head = lines * line_h + 6
        row = max(face, page.measure("X", NUMBER)[1]) + 8
        counted = tallies(self.view)

        def paint(box: Box) -> None:
            for n, words in enumerate(heads):
                # The lowest line of every heading stands upon the figures.
                for up, word in enumerate(reversed(words.split())):
                    y = box.y + (lines - 1 - up) * line_h
                    place = Box(box.x + name_w + n * column, y, column, line_h)
                    page.words(word, head_style, place, across=0.5, wrap=False)
            for nth, seat in enumerate(self._round):
                tally = counted[seat]
                line = Box(box.x, box.y + head + nth * row, width, row)
                draw_face(page, self.people[seat].portrait, line.left(face).place(face, face))
                room = line.left(name_w).after(face + 8)
                name = self._name(seat)
                page.words(
                    name,
                    page.fitted(name, ROW_NAME.but(size=17), room.w - 4, 0.5),
                    room,
                    down=0.45,
                    wrap=False,
                )
                for n, number in enumerate(tally):
                    place = Box(box.x + name_w + n * column, line.y, column, row)
                    page.words(str(number), NUMBER.inked(SOFT), place, across=0.5, down=0.45, wrap=False)
                told = ", ".join(f"{words} {number}" for words, number in zip(heads, tally, strict=True))
                page.spot(f"tally:{seat}", "text", f"{name}: {told}", line, tab=False)

        return head + row * len(counted), paint

    def _memory(self, page: Page, words: str, width: float) -> Section:
        """What is remembered, behind a lozenge, near to the one before."""
        indent = 20.0
        h = page.measure(words, TEXT, width - indent)[1]

        def paint(box: Box) -> None:
            middle = box.y + page.measure("X", TEXT)[1] / 2
            page.polygon(
                [(box.x + 1, middle), (box.x + 6, middle - 5), (box.x + 11, middle), (box.x + 6, middle + 5)],
                CROWN_GOLD,
            )
            page.words(words, TEXT, Box(box.x + indent, box.y, width - indent, h))

        return h - GAP + 9, paint

    def _point(self, page: Page, one: Judged, words: str, width: float) -> Section:
        """A turning point; at its end the ways to the match as it stood then, and into its decisions."""
        turn, before, ways = one.point.turn, one.point.steps[0], []
        if self.watch is not None:
            ways.append(WayOn(f"turn:{before}", "play", f"Watch from here, turn {turn}"))
        if self.studied is not None:
            ways.append(WayOn(f"weighed:{one.look}", "why", f"What was weighed, turn {turn}"))
        height, paint = point_section(page, f"point:{before}", words, ways, width)
        return height - GAP + 10, paint

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose whose knowledge is shown, go to a turn, scroll, leave."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("knower:"):
                self.knower = int(spot.removeprefix("knower:"))
                self.change()
            case g.Clicked(spot) if spot.startswith("turn:") and self.watch is not None:
                self.watch(int(spot.removeprefix("turn:")))
            case g.Clicked(spot) if spot.startswith("weighed:") and self.studied is not None:
                step = self.studied.nearest(int(spot.removeprefix("weighed:")))
                self.push(DecidingScene(self.studied, self.people, step))
            case _:
                return super().handle(gesture)
        return True
