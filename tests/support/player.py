"""A person at Enthrone's table who sees only the UI trace and has a pointer: every step from title to result."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from tests.support.pilot import Pilot, Spot, Stuck

REGALIA = "cell:0,0"
OFFERS = (": move here", ": capture", ": claim it")
LONGEST = 160
"""Turns of one's own after which a match should long be over, or adjourned."""


class Player:
    """Plays at random, but takes the Regalia when it is offered. ``moves`` counts the moves made."""

    def __init__(self, pilot: Pilot, seed: int = 1) -> None:
        self.pilot = pilot
        self.dice = Dice(seed)
        self.moves = 0

    def to_table(self) -> None:
        """Go from wherever the program opened to one's own turn at the table."""
        pilot = self.pilot
        for _ in range(12):
            if pilot.scene == "table" and (pilot.spots("tile:") or pilot.has("button:pass")):
                return
            if pilot.scene == "result":
                return
            if pilot.scene == "choose-identity":
                self.choose()
            elif pilot.scene == "draw-first":
                pilot.click_any("button:go-on", "fist:left")
            else:
                pilot.click_any("game:enthrone", "button:play", "button:start")
        raise Stuck(f"no way to the table: {pilot.told()}")

    def choose(self, number: int = 0) -> str:
        """Choose one of the three identities and return its name."""
        cards = self.pilot.spots("identity:")
        card = cards[number % len(cards)]
        if not card.selected:
            self.pilot.click(card.id)
        self.pilot.click_any("button:start", "button:choose")
        return card.id.removeprefix("identity:")

    def move(self) -> None:
        """Make one move and wait for the rival's, or for the result."""
        pilot = self.pilot
        if pilot.has("button:pass"):
            pilot.click("button:pass")
            self.moves += 1
            return
        tiles = [spot.id for spot in pilot.spots("tile:")]
        if not tiles:
            raise Stuck(f"nothing can be taken: {pilot.told()}")
        for tile in self.dice.shuffled(tiles):
            if not pilot.spot(tile).selected:
                pilot.click(tile)
            cells = [spot.id for spot in self.targets()]
            if cells:
                self._go(REGALIA if REGALIA in cells else self.dice.choice(cells))
                return
        raise Stuck(f"no tile reaches a space: {pilot.told()}")

    def targets(self) -> list[Spot]:
        """Return the lit spaces of the tile that is taken up; their labels end with what they offer."""
        return [spot for spot in self.pilot.spots("cell:") if spot.label.endswith(OFFERS)]

    def _go(self, cell: str) -> None:
        self.pilot.click(cell)
        if self.pilot.has("button:yes"):
            self.pilot.click("button:yes")
        self.moves += 1

    def to_the_end(self) -> str:
        """Play until the result and return what it announces."""
        for _ in range(LONGEST):
            if self.pilot.scene == "result":
                return self.pilot.announced
            self.move()
        raise Stuck(f"the match does not end: {self.pilot.told()}")
