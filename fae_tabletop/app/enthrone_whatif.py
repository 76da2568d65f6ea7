"""What if at Enthrone: the table of a line, and how its end is told."""

from __future__ import annotations

from fae_tabletop.app.whatif import ALL, WHAT_IF, WhatIf
from fae_tabletop.games.enthrone import advice, reading
from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.whatif import WhatIfTable
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.enthrone.words import verdict
from fae_tabletop.table.table import Chair
from fae_tabletop.ui.branching import Beside
from fae_tabletop.ui.cast import level_word

YOURS = "Yours"
OWN_SEAT = "Your seat"
"""What the person's seat is called by whoever sits in the other one."""


class EnthroneWhatIf(WhatIf[State, View]):
    """A line of Enthrone."""

    def sit(self, chair: Chair[View], match: Beside[View]) -> WhatIfTable:
        """Return the table for a chair of the line."""
        seat = chair.seat
        rival = self.names[1 - seat] if seat == self.seat else OWN_SEAT
        hooks = EnthroneHooks(
            move_now=self.app.house.bots.move_now,
            set_speed=lambda speed: self.app.change(speed=speed),
            menu=self._menu,
            help=self.app.open_help,
            finished=self._over,
            hint=advice.hint,
            why=lambda view, turn, covered: reading.why(view, rival, turn, covered=covered),
        )
        level = YOURS if self.sides == ALL else level_word(self.levels[1 - seat])
        choices = TableChoices(rival, level, WHAT_IF, self.app.speed, confirm=False, notes=False)
        known = match.views[-1].revealed
        assert known is not None, "the match is over"
        return WhatIfTable(chair, hooks, choices, match, known)

    def ending(self, view: View) -> tuple[str, str]:
        """Return headline and sentence for the end that ``view`` shows."""
        told = verdict(view, self.names[1 - self.seat])
        return told.headline, told.sentence

    def turn_of(self, view: View) -> int:
        """Return how many turns are over; before both have chosen that says nothing."""
        return len(view.moves) if all(view.ready) else -1
