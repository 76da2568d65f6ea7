"""What if: another line from a point of a finished match is played at the table, the match itself shown beside."""

from __future__ import annotations

from dataclasses import replace

from fae_tabletop.games.enthrone.public import Revealed, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.bars import GAME_NAME, beside_title
from fae_tabletop.games.enthrone.scene.board import BoardLook, draw_still
from fae_tabletop.games.enthrone.scene.geometry import fitted
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.opencourt import draw_owners
from fae_tabletop.games.enthrone.scene.papers import draw_log
from fae_tabletop.games.enthrone.scene.rails import below_strip
from fae_tabletop.games.enthrone.scene.showing import Showing
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.scene.tablepage import draw_table
from fae_tabletop.games.enthrone.scene.telling import sheet_of
from fae_tabletop.games.enthrone.words import log_lines
from fae_tabletop.table.table import Chair
from fae_tabletop.ui.apart import IN_FULL, draw_apart, draw_banner, draw_plate, full_banner, least_banner
from fae_tabletop.ui.branching import AGAIN, BESIDE, NO_FURTHER, Beside, BranchScene
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel
from fae_tabletop.ui.theme import BODY, SOFT
from fae_tabletop.ui.widgets import button, button_width

LIGHT = 0.75
"""How strong the light of a line is: rose beds must stay red."""
LEAST_BOARD = 90.0
"""Height in logical pixels below which the board beside gives room to nothing else."""


class WhatIfTable(BranchScene[View], EnthroneTable):
    """Closes with TURN, AGAIN, UNDO or LEAVE; ``known`` are all identities of the match."""

    def __init__(
        self,
        chair: Chair[View],
        hooks: EnthroneHooks,
        choices: TableChoices,
        match: Beside[View],
        known: Revealed,
    ) -> None:
        self.match = match
        self.known = known
        self._lines = log_lines(match.views[-1], choices.rival)
        super().__init__(chair, hooks, choices)

    @property
    def announce(self) -> str:
        """What this is, and how the match went on here."""
        return f"{IN_FULL}. {self.match.sides}. In the match: {self._went_on(self.match.at(self.view.turn))}"

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the table of the line, whose pawn is whose, and the match beside it."""
        real = table_layout(page.metrics, self.view.board)
        layout = replace(real, events=None, notebook=None, log=None)
        now = self._showing(page)
        draw_table(page, layout, now)
        if self.current:
            draw_owners(page, layout.board, now.view, self.known, self.choices.rival)
        if real.log is not None:
            lines = log_lines(now.view, now.rival)
            draw_log(page, panel(page, real.log, "Log"), lines, now.view.seat, self.log_scroll, asked=True)
        room = below_strip(page, layout)[2]
        sheet = sheet_of(page, layout, now)
        told = self._apart(page, layout)
        if sheet is not None and sheet.drawer:
            # What was asked for comes first; the match takes what is left of the rail.
            room = room.below(sheet.box.bottom + 8 - room.y)
        if now.drawer == BESIDE and room.h >= 3 * _row_height(page) + LEAST_BOARD + 60 * page.text:
            self._beside(page, layout, room, told=told)

    def _apart(self, page: Page, layout: TableLayout) -> bool:
        """Tell this table from the real one; returns whether the bar has room to say what this is."""
        draw_apart(page, page.screen.below(layout.bar.h).inset(5), LIGHT)
        room = beside_title(page, layout, GAME_NAME)
        if room is None or room.w < least_banner(page):
            return False
        room = room.inset(0, 7)
        draw_banner(page, room.left(min(room.w, full_banner(page))))
        return True

    def _showing(self, page: Page) -> Showing:
        now = super()._showing(page)
        why_no_undo = None if self.match.goes_back() else NO_FURTHER
        return replace(now, drawer=now.drawer or BESIDE, board_title="", why_no_undo=why_no_undo)

    def _beside(self, page: Page, layout: TableLayout, box: Box, *, told: bool) -> None:
        """The match at the same turn, how it went on there, who plays the line, and the ways out of it.

        First what this is, unless that is ``told`` in the bar.
        """
        then = self.match.at(self.view.turn)
        ended = len(then.moves) < self.view.turn or then.why is not None
        turn = f"turn {self.view.turn + (self.view.why is None)}"
        short = page.text > 1.25 or layout.small
        title = "In the match" if short else f"In the match, {'over' if ended else turn}"
        inner = panel(page, box, title)
        h = _row_height(page)
        # Whoever plays the line may need two lines where words are large.
        wide = button_width(page, self.match.sides, "quiet") > inner.w / 0.75
        first = h * 1.5 if wide else h
        whole = first + 2 * h + 12
        if not told:
            draw_banner(page, inner.foot(whole + 6 + h).top(h))
        below = inner.foot(2 * h + 6).rows(2, 6)
        for row, (spot, words, icon, tip) in zip(
            (inner.foot(whole).top(first), *below),
            (
                ("button:sides", self.match.sides, "players", "Who plays this line: click to change it."),
                (f"button:{AGAIN}", "Begin again", "undo", "Play another line from where this one began."),
                ("button:leave", "To the match", "back", "Nothing of this line is kept."),
            ),
            strict=True,
        ):
            button(page, spot, words, row, kind="quiet", icon=icon, tip=Tip(words, tip), two_lines=True)
        room = inner.above(whole + 8 + (0 if told else h + 6))
        words = self._went_on(then)
        style = BODY.but(size=15).inked(SOFT)
        words_h = page.measure(words, style, room.w)[1]
        if room.h - words_h - 8 >= max(LEAST_BOARD, room.h * 0.4):
            page.words(words, style, room.foot(words_h))
            room = room.above(words_h + 8)
        # A board this wide leaves room below it.
        plate = draw_plate(page, room.below(room.w + 8), 1.0)
        if plate is not None:
            room = room.above(room.bottom - plate.y + 8)
        geometry = fitted(then.board, room)
        draw_still(page, geometry, then, BoardLook(trail=model.last_move(then)), model.closed_lions(then))
        page.spot("panel:match", "text", f"{title}. {words}", room, tab=False, tip=Tip(title, words))

    def _went_on(self, then: View) -> str:
        """What was played in the match from where the line stands now, or that the match was over."""
        turn = len(then.moves)
        if turn >= len(self._lines) or turn < self.view.turn:
            return "the match was over by then."
        line = self._lines[turn]
        return f"{line.who}: {line.text}"


def _row_height(page: Page) -> float:
    return 32.0 + 9 * (page.text - 1)
