"""How it went: the rival's suspicion over the match as a chart, and the turns that changed most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fae_tabletop.games.enthrone.account import (
    SEEN_THROUGH,
    Reckoned,
    forgotten_told,
    notebook_told,
    percent,
    suspicion_told,
    turning_points,
    turning_told,
)
from fae_tabletop.games.enthrone.decision import Decision
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, View
from fae_tabletop.games.enthrone.scene.deciding import DecidingScene
from fae_tabletop.games.enthrone.scene.rails import medal
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.account import AccountScreen
from fae_tabletop.ui.charts import draw_line, draw_steps
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.sections import (
    GAP,
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
    ROW_NAME,
    SECOND,
    SOFT,
)  # fmt: skip
from fae_tabletop.ui.theme import (
    NUMBER as FIGURE,
)
from fae_tabletop.ui.weighing import Studied

LINE_HEIGHT = 150.0
NOTHING = "No turn changed your chances much, as far as you could know."


class AccountScene(AccountScreen[Reckoned]):
    """Closes when the person has read enough; ``watch`` shows the match as it stood before a turn."""

    game = "enthrone"

    def __init__(
        self,
        view: View,
        rival: str,
        memory: int | None,
        reckoning: Iterator[Reckoned],
        marks: Mapping[Pawn, int],
        watch: Callable[[int], None] | None = None,
        studied: Studied[Decision] | None = None,
    ) -> None:
        """``reckoning`` tells what could be known, turn by turn; ``watch`` shows the match as it stood before a turn.

        ``memory``: how many turns the rival remembers (None: all); ``marks``: the suspicion in the notebook;
        ``studied``: the decisions of the match, where they can be looked into.
        Raises ValueError while the match goes on.
        """
        super().__init__(reckoning)
        known = view.revealed
        if known is None:
            raise ValueError("the game is not over")
        self.view = view
        self.rival = rival
        self.memory = memory
        self.marks = marks
        self.watch = watch
        self.studied = studied
        self.own: Pawn | None = known.chosen[view.seat]
        # Whom the rival could suspect at all: it knows its own three cards.
        self.suspects = tuple(pawn for pawn in PAWNS if pawn not in known.hands[1 - view.seat])

    def told(self) -> list[str]:
        """What is told, in sentences."""
        return [self._suspicion(), self._forgotten(), *self._points().values(), self._notebook()]

    @property
    def _decisions(self) -> list[tuple[int, tuple[float, ...]]]:
        """The turns of the rival with its suspicion at each."""
        return [(one.turn, one.suspicion) for one in self.reckoned if one.suspicion is not None]

    def _suspicion(self) -> str:
        return suspicion_told(self.view, self.rival, self.reckoned, self.memory)

    def _forgotten(self) -> str:
        return forgotten_told(self.rival, self.reckoned, self.memory)

    def _notebook(self) -> str:
        return notebook_told(self.view, self.rival, self.reckoned, self.marks)

    def _points(self) -> dict[int, str]:
        """The turning points in words, by turn."""
        return {
            point.turn: turning_told(self.view, self.rival, point) for point in turning_points(self.reckoned)
        }

    # -- drawing --------------------------------------------------------------------------------------------

    def picture(self, page: Page, width: float, spare: float = 0.0) -> list[Section]:
        """The own line large, then a row for each pawn that the rival could suspect, with some height to spare."""
        more = max(0.0, spare)
        decisions = self._decisions
        if self.own is None or not self.view.moves:
            return [text_section(page, "Nobody moved in this match: there is nothing to tell.", width)]
        own = self.own
        shares = [suspicion[NUMBER[own]] for _, suspicion in decisions]
        ends = (f"turn {decisions[0][0]}", f"turn {decisions[-1][0]}") if decisions else ("", "")
        words = f"What {self.rival} gave your {NAMES[own]}, each time it had to decide:"
        sections = [
            heading_section(page, "The suspicion"),
            text_section(page, words, width, SECOND.but(size=16)),
            (LINE_HEIGHT + min(LINE_HEIGHT, more * 0.5), lambda box: self._line(page, box, shares, ends)),
        ]
        row = max(34.0, page.measure("X", ROW_NAME.but(size=17))[1] + 4)
        row += min(row * 0.7, more * 0.5 / len(self.suspects))
        others = [pawn for pawn in self.suspects if pawn != own]
        for pawn in (own, *others):
            sections.append((row - GAP + 6, self._row_painter(page, pawn, row)))
        if forgotten := self._forgotten():
            sections.append(text_section(page, forgotten, width, SECOND.but(size=16)))
        return sections

    def _line(self, page: Page, box: Box, shares: list[float], ends: tuple[str, str]) -> None:
        draw_line(page, shares, ends, GOLD_INK, box)
        if self.own is not None:
            most = percent(max(shares, default=0.0))
            label = f"{self.rival}’s suspicion of your {NAMES[self.own]}: {most} at most"
            page.spot("chart:own", "text", label, box)

    def _row_painter(self, page: Page, pawn: Pawn, height: float) -> Callable[[Box], None]:
        def paint(box: Box) -> None:
            self._row(page, pawn, Box(box.x, box.y, box.w, height))

        return paint

    def _row(self, page: Page, pawn: Pawn, row: Box) -> None:
        """A pawn that could be suspected: medal, name, its share at each decision, the last share."""
        mine = pawn == self.own
        shares = [suspicion[NUMBER[pawn]] for _, suspicion in self._decisions]
        radius = min(13.0, row.h * 0.42)
        medal(page, pawn, row.x + 15, row.cy, radius)
        name_w = min(row.w * 0.3, 118 * page.text)
        name = f"{NAMES[pawn]}, you" if mine else NAMES[pawn]
        style = page.fitted(name, ROW_NAME.but(size=17).inked(GOLD_INK if mine else MOON), name_w, 0.5)
        page.words(name, style, Box(row.x + 36, row.y, name_w, row.h), down=0.5, wrap=False)
        last = percent(shares[-1]) if shares else ""
        figure_w = 52 * page.text
        page.words(last, FIGURE.but(size=15).inked(SOFT), row, across=1.0, down=0.5, wrap=False)
        bars = Box(row.x + 44 + name_w, row.y + 3, row.w - 44 - name_w - figure_w, row.h - 6)
        draw_steps(page, shares, GOLD_INK if mine else LILAC, "full" if mine else "striped", bars)
        half = bars.bottom - bars.h * SEEN_THROUGH
        page.line([(bars.x, half), (bars.right, half)], SOFT, 1.0, (3, 4))
        most = percent(max(shares, default=0.0))
        label = f"{name}: {most} at most, {last or 'nothing'} at the end"
        page.spot(
            f"chart:{pawn}",
            "text",
            label,
            row,
            tab=False,
            tip=Tip(name, f"{most} at most, {last} at the end."),
        )

    def words(self, page: Page, width: float) -> list[Section]:
        """Whether one was seen through, and the turning points, each leading to its turn."""
        if not self.done:
            return [text_section(page, "The match is being gone through…", width, SECOND)]
        sections = [heading_section(page, "Seen through?"), text_section(page, self._suspicion(), width)]
        sections.append(heading_section(page, "Turning points"))
        points = self._points()
        if not points:
            sections.append(text_section(page, NOTHING, width))
        sections.extend(self._point(page, turn, words, width) for turn, words in points.items())
        sections += [heading_section(page, "Your notebook"), text_section(page, self._notebook(), width)]
        sections.append(text_section(page, self._fine_print(), width, SECOND.but(size=15)))
        return sections

    def _fine_print(self) -> str:
        remembers = (
            "every turn"
            if self.memory is None
            else f"the last {self.memory} turns"
            if self.memory
            else "no turn"
        )
        return (
            f"{self.rival} remembers {remembers} and never sees your cards. Chances are what a careful reader of the "
            "open table would have given, every rival as likely as its moves made it."
        )

    def _point(self, page: Page, turn: int, words: str, width: float) -> Section:
        """A turning point; at its end the ways to the match as it stood then, and into the decision."""
        ways = []
        if self.watch is not None:
            ways.append(WayOn(f"turn:{turn}", "play", f"Watch from here, turn {turn}"))
        if self.studied is not None:
            ways.append(WayOn(f"weighed:{turn}", "why", f"What was weighed, turn {turn}"))
        return point_section(page, f"point:{turn}", words, ways, width)

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Go to a turn or into its decision, scroll, leave."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("turn:") and self.watch is not None:
                self.watch(int(spot.removeprefix("turn:")))
            case g.Clicked(spot) if spot.startswith("weighed:") and self.studied is not None:
                step = self.studied.steps[int(spot.removeprefix("weighed:")) - 1]
                self.push(DecidingScene(self.studied, step))
            case _:
                return super().handle(gesture)
        return True
