"""What if: another line from a point of a finished match is played at the table, and the match told beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fae_tabletop.games.enemies_and_lovers.events import TurnSkipped, TurnStarted
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.controls import Way, draw_way
from fae_tabletop.games.enemies_and_lovers.scene.hooks import EnemiesHooks, TableChoices
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.table import EnemiesTable
from fae_tabletop.games.enemies_and_lovers.scene.tableau import draw_tableau, tableau_height
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enemies_and_lovers.scene.telling import rows_of
from fae_tabletop.table.table import Chair
from fae_tabletop.ui.apart import IN_FULL, draw_apart, draw_banner, draw_plate, full_banner, least_banner
from fae_tabletop.ui.branching import AGAIN, NO_FURTHER, Beside, BranchScene
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel
from fae_tabletop.ui.people import Person
from fae_tabletop.ui.theme import BODY, SOFT
from fae_tabletop.ui.widgets import button_width

IN_THE_MATCH = "In the match"
OVER = "The match was over by then."
WORDS = BODY.but(size=15.5, leading=1.14).inked(SOFT)
ICON, LEAST = 46.0, 44.0
"""Width of a button with an icon only in logical pixels, and what it needs at least."""
GAP = 6.0
SMALLER = 0.65
"""How much smaller than where it is studied the table of the match may be."""
LEAST_LINES = 2
"""So many lines have to find room before the match is told on the table itself."""


class WhatIfTable(BranchScene[View], EnemiesTable):
    """Closes with TURN, AGAIN, UNDO or LEAVE."""

    def __init__(
        self, chair: Chair[View], hooks: EnemiesHooks, choices: TableChoices, match: Beside[View]
    ) -> None:
        self.match = match
        super().__init__(chair, hooks, choices)

    @property
    def announce(self) -> str:
        """What this is, and how the match went on here."""
        return f"{IN_FULL}. {self.match.sides}. {IN_THE_MATCH}: {self._went_on()}"

    def showing(self, page: Page) -> Showing:
        """Return what the table shows now; how the match went on takes the place of what happened since."""
        why_no_undo = None if self.match.goes_back() else NO_FURTHER
        return replace(super().showing(page), since=(), why_no_undo=why_no_undo)

    def clicked(self, spot_id: str) -> bool:
        """Tell how the match went on; all else is as at every line."""
        if spot_id != "button:match":
            return super().clicked(spot_id)
        self._tell(IN_THE_MATCH, self._went_on())
        return True

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the table of the line, the match beside it, and the ways out."""
        now = self.showing(page)
        layout = layout_for(page, now)
        room = self._room(page, layout, now)
        if layout.docked is not None:
            now = replace(now, beside=lambda box: self._column(page, box))
        draw_table(page, layout, now, self.stage_scroll)
        self._apart(page, layout, now)
        if room is not None:
            self._beside(page, room)
        if layout.docked is None:
            self._row(page, layout, self._ways(told=room is not None), short=now.stage_open)

    def _apart(self, page: Page, layout: TableLayout, now: Showing) -> None:
        """Tell this table from the real one, in words in its middle too, where nothing else is told there."""
        draw_apart(page, layout.table.inset(4))
        if now.stage_open or now.saying:
            return
        left = layout.discard.right + 24
        right = layout.since.x - 16 if layout.since is not None else layout.table.right - left
        top, bottom = layout.sentence.bottom + 6, min(layout.head.y, layout.hand_top) - 6
        draw_plate(page, Box(left, top, right - left, bottom - top))

    def _column(self, page: Page, box: Box) -> None:
        """The match, what this is, and the ways out below it, in the column that stays open."""
        ways = self._ways(told=True)
        high = 34.0 + 14 * (page.text - 1)
        foot = box.foot((len(ways) + 1) * (high + GAP) - GAP)
        self._beside(page, box.above(foot.h + GAP))
        banner, *parts = foot.rows(len(ways) + 1, GAP)
        draw_banner(page, banner)
        for way, part in zip(ways, parts, strict=True):
            draw_way(page, way, part, named=True)

    def _room(self, page: Page, layout: TableLayout, now: Showing) -> Box | None:
        """Return where the match is told on the table itself, if there is room for it."""
        since = layout.since
        if (
            layout.docked is not None
            or since is None
            or now.stage_open
            or now.drawer is not None
            or now.saying
        ):
            return None
        least = LEAST_LINES * page.measure("X", WORDS)[1] + 56
        return since if since.h >= least else None

    def _beside(self, page: Page, box: Box) -> None:
        """The match at the same turn: how that turn went, and its table where there is room for one."""
        then = self.match.at(self.view.turns)
        ended = then.turns < self.view.turns or then.why is not None
        title = f"{IN_THE_MATCH}, {'over' if ended else f'turn {self.view.turns + 1}'}"
        words = self._went_on()
        blank = panel(Page(page.kit, page.metrics, page.look, page.palette), box, title)
        high = page.measure(words, WORDS, blank.w)[1]
        if blank.h - high - 8 < SMALLER * tableau_height(then):
            # Words alone need no more paper than they fill.
            box = box.top(min(box.h, high + box.h - blank.h))
        inner = panel(page, box, title)
        with page.clip(inner):
            page.words(words, WORDS, inner)
        page.spot("panel:match", "text", f"{title}. {words}", box, tab=False, tip=Tip(title, words))
        below = inner.below(high + 8)
        if below.h >= SMALLER * tableau_height(then):
            draw_tableau(page, below, then, self.choices.people, {}, named=False)

    def _ways(self, *, told: bool) -> list[Way]:
        """Return who plays and the ways out of the line; first what tells of the match, if that is not ``told``."""
        sides = self.match.sides
        ways = [
            Way("button:sides", sides, "players", "", Tip(sides, "Who plays this line: click to change it.")),
            Way(
                f"button:{AGAIN}", "Begin again", "undo", "",
                Tip("Begin again", "Play another line from where this one began."),
            ),
            Way("button:leave", "To the match", "back", "", Tip("To the match", "Nothing of this line is kept.")),
        ]  # fmt: skip
        if not told:
            ways.insert(0, Way("button:match", IN_THE_MATCH, "eye", "", Tip(IN_THE_MATCH, self._went_on())))
        return ways

    def _row(self, page: Page, layout: TableLayout, ways: list[Way], *, short: bool) -> None:
        """Draw the ways beside what the own Court lacks; ``short``, since cards that answer stand up into that row."""
        head = layout.head
        room = Box(head.right + 12, head.y, layout.end.x - 14 - head.right - 12, head.h)
        # No lower than the chips that stand there at a match, so that the hand stays free.
        room = room.place(room.w, min(room.h, 34.0 + 14 * (page.text - 1)), 0.5, 0.5)
        widths = [button_width(page, way.words, "quiet") for way in ways]
        banner = least_banner(page)
        named = not short and sum(widths) + GAP * len(ways) + banner <= room.w
        if not named:
            if room.w < banner + (LEAST + GAP) * len(ways):
                # The menu has it, too.
                ways = [way for way in ways if way.spot != f"button:{AGAIN}"]
            most = (room.w - banner) / len(ways) - GAP
            widths = [min(ICON * page.text**0.5, max(LEAST, most)) for _ in ways]
        x = room.right - sum(widths) - GAP * (len(ways) - 1)
        place = Box(room.x, room.y, x - GAP - room.x, room.h)
        draw_banner(page, place.end(min(place.w, full_banner(page))))
        for way, width in zip(ways, widths, strict=True):
            draw_way(page, way, Box(x, room.y, width, room.h), named=named)
            x += width + GAP

    def _went_on(self) -> str:
        """Return how the turn that is on at the table went in the match, or that the match was over."""
        return turn_told(self.match.views[-1], self.choices.people, self.view.turns) or OVER


def turn_told(view: View, people: Sequence[Person], turn: int) -> str:
    """Return what was done in a turn (from 0), as the log of ``view`` tells; empty where there was no such turn."""
    starts = [n for n, event in enumerate(view.log) if isinstance(event, TurnStarted | TurnSkipped)]
    if turn >= len(starts):
        return ""
    end = starts[turn + 1] if turn + 1 < len(starts) else len(view.log)
    rows = [row.text for row in rows_of(view, people, view.log[starts[turn] : end]) if row.seat is not None]
    return " ".join(rows)
