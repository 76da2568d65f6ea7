"""Plays Enemies & Lovers in a window by what the trace tells: places what the Court lacks, answers nothing, draws."""

from __future__ import annotations

from tests.support.pilot import Pilot, Spot, Stuck

NEEDED = ("Crown", "Prince", "Conspirator", "Coercion")


class Schemer:
    """Holds the pointer for one match; ``decisions`` counts what was decided so far, ``most`` what is enough."""

    most = 160

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.decisions = 0

    def to_the_end(self) -> str:
        """Play until the result is shown and return what it announces. Raises Stuck."""
        while self.pilot.scene == "table":
            if self.pilot.has("button:result"):
                self.pilot.click("button:result")
                continue
            if self.decisions >= self.most:
                raise Stuck(f"no end after {self.decisions} decisions: {self.pilot.told()}")
            self.decide()
        return self.pilot.announced

    def decide(self) -> None:
        """Answer what is asked, or make the next step of a turn."""
        self.decisions += 1
        pilot = self.pilot
        for prefix in ("button:pass", "button:discard-these", "looking:", "discard:", "button:alone"):
            if pilot.spots(prefix):
                self.click(pilot.spots(prefix)[0].id)
                return
        if pilot.prompt is None:
            pilot.settle(lambda: pilot.prompt is not None or pilot.scene != "table")
        elif "point at a lit" in pilot.prompt:
            self.click(self._target().id)
        elif "discard" in pilot.prompt or ": give" in pilot.prompt:
            self.click(next(spot for spot in self.hand() if not spot.selected).id)
        else:
            self._turn()

    def click(self, name: str) -> None:
        """Click a hotspot and wait until something came of it: a busy machine may take its time to answer."""
        before = self._asked()
        self.pilot.click(name)
        if self._asked() == before:
            self.pilot.settle(lambda: self._asked() != before)

    def _asked(self) -> tuple[str, object]:
        """What is on the screen and what is asked there; another number whenever something was decided or chosen."""
        return self.pilot.scene, self.pilot.line.get("prompt")

    def _target(self) -> Spot:
        """Return a card of a rival that may be aimed at."""
        own = f"court:{self._seat()}:"
        for spot in (*self.pilot.spots("court:"), *self.pilot.spots("hand:")):
            if spot.id.count(":") > 1 and not spot.id.startswith(own):
                return spot
        raise Stuck(f"there is nothing to aim at: {self.pilot.told()}")

    def _turn(self) -> None:
        """Place what is lacking, lay the surplus of Coercions down for cards, or end the turn."""
        lacks = self.pilot.spot("panel:lacks").label
        placing = self.pilot.prompt is not None and self.pilot.prompt.startswith("Place")
        for spot in self.hand():
            subtype = spot.label.split(". ")[1]
            if placing and subtype in NEEDED and subtype in lacks:
                self.click(spot.id)
                self.click(f"court:{self._seat()}:new")
                return
        for spot in self.hand():
            if not placing and spot.label.split(". ")[1] == "Coercion":
                self.click(spot.id)
                if "discard pile" in (self.pilot.prompt or ""):
                    self.click("pile:discard")
                    return
                self.click(spot.id)  # It can only be placed now: put it back into the hand.
        self.click("button:end")

    def hand(self) -> list[Spot]:
        """Return the own cards that can be used now."""
        return [spot for spot in self.pilot.spots("hand:") if spot.id.count(":") == 1]

    def _seat(self) -> int:
        """Return the own seat: the one that is no rival's."""
        rivals = {int(spot.id.removeprefix("seat:")) for spot in self.pilot.spots("seat:", enabled=False)}
        return next(seat for seat in range(4) if seat not in rivals)
