"""What the tables of all games have in common in tests: a tape in memory, and a person who sits down at a scene."""

from __future__ import annotations

from typing import Any, Generic

from fae_tabletop.core.game import Command, S, Seat, V
from fae_tabletop.table.table import Table
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import LEFT, PointerMoved, PointerPressed, PointerReleased
from fae_tabletop.ui.scenes import Scene
from tests.ui.pilot import Pilot


class Lines:
    """A tape that keeps the lines of a match in memory."""

    problem: str | None = None

    def __init__(self) -> None:
        self.lines: list[str] = []

    def append(self, line: str) -> None:
        self.lines.append(line)


class SeatedDesk(Generic[S, V]):
    """A person at a table; a game's own class sets ``table`` and then sits down at a scene."""

    table: Table[S, V]
    pilot: Pilot
    menus = 0
    """How often the menu was asked for."""

    def sit_down(self, kit: Kit, scene: Scene[Any], metrics: Metrics | None) -> None:
        """Open the scene and wait until it has settled."""
        self.pilot = Pilot(kit, metrics=metrics)
        self.pilot.stack.push(scene)
        self.pilot.frame()
        self.pilot.wait(0.1)

    def menu(self) -> None:
        """The menu is asked for."""
        self.menus += 1

    @property
    def state(self) -> S:
        """The truth of the match."""
        return self.table._fold.state

    @property
    def toast(self) -> str:
        """What was said in passing, or nothing."""
        said = self.pilot.stack._toast
        return said[0] if said is not None else ""

    def click(self, *spots: str) -> None:
        """Click one after the other."""
        for spot in spots:
            self.pilot.click(spot)

    def drag(self, spot: str, over: str) -> None:
        """Press on a hotspot, move to another, and let go there; things may move while one is dragged."""
        pilot = self.pilot
        pilot.point(spot)
        x, y = pilot.place(spot)
        pilot.send(PointerPressed(x, y, LEFT))
        pilot.send(PointerMoved(x + 20, y - 20))
        pilot.send(PointerMoved(*pilot.place(over)))
        pilot.send(PointerReleased(*pilot.place(over), LEFT))
        pilot.wait(0.1)

    def act(self, seat: Seat, command: Command) -> None:
        """Let somebody else act."""
        self.table.chair(seat).submit(command)
        self.pilot.wait(0.1)
