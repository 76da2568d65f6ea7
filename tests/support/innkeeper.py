"""Builds an inn in the real window as a person would: cards, guests, door, and on to the end."""

from __future__ import annotations

from tests.support.pilot import Pilot

MOST = 200
"""Clicks after which an inn counts as never finished."""


class Innkeeper:
    """Takes the first of everything that is offered: slow-witted, but it finishes every inn."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.pages = 0

    def read_on(self) -> None:
        """Turn pages until the book is closed."""
        while self.pilot.scene == "storybook":
            self.pages += 1
            self.pilot.click("button:on")

    def build(self, turns: int | None = None) -> None:
        """Build until the inn is counted out, or for so many turns."""
        pilot = self.pilot
        for _ in range(MOST):
            if pilot.scene != "table":
                return
            if pilot.has("button:finish"):
                doors = pilot.spots("door:")
                if doors:
                    pilot.click(doors[0].id)
                    walls = [spot for spot in pilot.spots("space:") if "wall" in spot.label]
                    pilot.click(max(walls, key=lambda spot: spot.rect[1]).id)
                pilot.click("button:finish")
                if pilot.has("button:yes"):
                    pilot.click("button:yes")
            elif pilot.spots("token:"):
                if turns is not None:
                    turns -= 1
                    if turns < 0:
                        return
                pilot.click(pilot.spots("token:")[0].id)
                open_ = [spot for spot in pilot.spots("space:") if spot.selected]
                pilot.click(open_[0].id)
            else:
                self._card()
        raise AssertionError(f"the inn was never finished: {pilot.told()}")

    def _card(self) -> None:
        pilot = self.pilot
        held = (pilot.spots("hand:") or pilot.spots("wall:"))[0]
        pilot.click(held.id)
        free = [spot for spot in pilot.spots("space:") if "may lie here" in spot.label]
        pilot.click(free[0].id)
