"""What if at Enemies & Lovers: the table of a line, how its end is told, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.app.program import App
from fae_tabletop.app.whatif import WhatIf
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.core.log import Fold, Header
from fae_tabletop.games.enemies_and_lovers import advice, reading
from fae_tabletop.games.enemies_and_lovers.commands import Mortal, Pass
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.hooks import EnemiesHooks, TableChoices
from fae_tabletop.games.enemies_and_lovers.scene.memories import how_it_ended, who_won
from fae_tabletop.games.enemies_and_lovers.scene.whatif import WhatIfTable
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.table.table import Chair
from fae_tabletop.ui.branching import Beside
from fae_tabletop.ui.people import Person, names

OWN_SEAT = "Your seat"
"""What the person's seat is called by whoever sits in another one."""


class EnemiesWhatIf(WhatIf[State, View]):
    """A line of Enemies & Lovers; ``sitters`` tells who sat at the table of the match, by seat."""

    def __init__(
        self,
        app: App,
        header: Header,
        fold: Fold[State],
        seat: Seat,
        step: int,
        sitters: Sequence[Person],
        levels: Sequence[str],
    ) -> None:
        self.sitters = tuple(sitters)
        super().__init__(app, header, fold, seat, step, names(sitters), levels)

    def sit(self, chair: Chair[View], match: Beside[View]) -> WhatIfTable:
        """Return the table for a chair of the line."""
        people = self._called_by(chair.seat)
        called = names(people)
        hooks = EnemiesHooks(
            move_now=self.app.house.bots.move_now,
            set_speed=lambda speed: self.app.change(speed=speed),
            menu=self._menu,
            help=self.app.open_help,
            finished=self._over,
            hint=lambda view: advice.hint(view, called),
            why=lambda view, deed: reading.why(view, called, deed),
        )
        choices = TableChoices(people, self.app.speed, confirm=False, notes=False)
        return WhatIfTable(chair, hooks, choices, match)

    def _called_by(self, seat: Seat) -> tuple[Person, ...]:
        """Return who sits at the table as somebody in ``seat`` calls them."""
        if seat == self.seat:
            return self.sitters
        mine = self.sitters[self.seat]._replace(name=OWN_SEAT)
        found = [mine if place == self.seat else person for place, person in enumerate(self.sitters)]
        found[seat] = found[seat]._replace(name="You")
        return tuple(found)

    def ending(self, view: View) -> tuple[str, str]:
        """Return headline and sentence for the end that ``view`` shows."""
        return who_won(view, self.sitters), how_it_ended(view, self.sitters)

    def turn_of(self, view: View) -> int:
        """Return how many turns are over."""
        return view.turns

    def of_itself(self, commands: Sequence[Command]) -> Command | None:
        """Pass where nothing else can be answered."""
        passing = [command for command in commands if isinstance(command, Pass)]
        return passing[0] if passing and all(isinstance(one, Pass | Mortal) for one in commands) else None
