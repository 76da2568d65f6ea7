"""Plays FaeKin in a window by what the trace tells: duels, goes on, claims after some duels, and locks in."""

from __future__ import annotations

from tests.support.pilot import Pilot, Spot, Stuck


class Duellist:
    """Holds the pointer for one round; ``claim_after`` is how many own decisions come before the claim."""

    most = 120

    def __init__(self, pilot: Pilot, claim_after: int = 6) -> None:
        self.pilot = pilot
        self.claim_after = claim_after
        self.decisions = 0

    def to_the_end(self) -> str:
        """Play until the result is shown and return what it announces. Raises Stuck."""
        while self.pilot.scene == "table":
            if self.decisions >= self.most:
                raise Stuck(f"no end after {self.decisions} decisions: {self.pilot.told()}")
            self.decide()
        return self.pilot.announced

    def decide(self) -> None:
        """Do the next thing that can be done."""
        pilot = self.pilot
        self.decisions += 1
        asked = pilot.prompt or ""
        if pilot.has("button:close-note"):
            self.pilot.click("button:close-note")
        elif pilot.has("button:result"):
            self.click("button:result")
        elif pilot.has("button:go-on"):
            if self.decisions > self.claim_after and pilot.has("token:crown") and self._touch():
                return
            self.click("button:go-on")
        elif "answer with" in asked:
            self.click(pilot.spots("hand:")[0].id)
        elif "choose a card" in asked:
            self.click(pilot.spots("hand:")[0].id)
            self.click(self.rivals()[0].id)
        elif pilot.has("button:lock-in"):
            self.pilot.click("button:lock-in")
            self.click("button:lock-in")
        elif "Heir" in asked or "belongs to" in asked:
            self._place("crown", 0)
            self._place("dagger", 1)
        else:
            pilot.settle(lambda: bool(pilot.prompt) or pilot.has("button:go-on") or pilot.scene != "table")

    def _touch(self) -> bool:
        """Touch the Crown and say that it is meant; whether there is a claim of one's own now."""
        self.pilot.click("token:crown")
        if not self.pilot.has("button:yes"):
            return False
        self.click("button:yes")
        return True

    def _place(self, token: str, rival: int) -> None:
        """Put a token before somebody."""
        if f"token:{token}" not in {spot.id for spot in self.pilot.spots("token:") if spot.selected}:
            self.click(f"token:{token}")
        self.click(self.rivals()[rival].id)

    def rivals(self) -> list[Spot]:
        """Return the others who can be pointed at, the fae last."""
        seats = [spot for spot in self.pilot.spots("seat:") if not spot.label.startswith("You")]
        return [*seats, *self.pilot.spots("fae:")]

    def click(self, name: str) -> None:
        """Click a hotspot and wait until something came of it: a busy machine may take its time to answer."""
        before = self._asked()
        self.pilot.click(name)
        if self._asked() == before:
            self.pilot.settle(lambda: self._asked() != before)

    def _asked(self) -> tuple[object, ...]:
        """What is on the screen and what is asked there."""
        return (
            self.pilot.scene,
            self.pilot.line.get("prompt"),
            self.pilot.has("button:go-on"),
            tuple(spot.id for spot in self.pilot.spots(enabled=False) if spot.selected),
            tuple(spot.label for spot in self.pilot.spots("panel:duel")),
            tuple(spot.label for spot in self.pilot.spots("token:", enabled=False)),
        )
