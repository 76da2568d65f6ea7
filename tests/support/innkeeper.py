"""Builds inns in the real window as a person would: cards, guests, door, pages, shelves and garden, to the story's end.

``PYTHONPATH=.:build python -m tests.support.innkeeper FOLDER`` plays the whole story and an endless inn after it, and
tells what every chapter came to; with ``--careless`` nobody takes any thought.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enchanted_ivy.bot import BOT
from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.table.journal import SUFFIX, recover
from fae_tabletop.ui.gestures import FRANTIC
from tests.support.pilot import SILENT, STROKE, Pilot, Spot, Stuck

MOST = 200
"""Clicks after which an inn counts as never finished."""
TRIALS = 2
"""Imagined games behind each piece of advice."""
Advice = Callable[[View], Command]


def well(view: View) -> Command:
    """Return what a good bot would do after a short thought."""
    command = BOT.decide(view, "expert", Budget(iterations=TRIALS), Dice(len(view.log)), None)
    assert command is not None, "something can be done until the inn is counted"
    return command


def badly(view: View) -> Command:
    """Return the first of what is offered, and no door."""
    state = ENCHANTED_IVY.imagine(view, Dice(1))
    return next(one for one in ENCHANTED_IVY.commands(state, 0) if not isinstance(one, HangDoor))


class Innkeeper:
    """Reads the book and builds; ``pages`` counts what was read, ``opened`` is what was announced of doors.

    What lies on the table is read from the match's own file, as far as the person may know it.
    """

    def __init__(self, pilot: Pilot, advice: Advice = badly) -> None:
        self.pilot = pilot
        self.advice = advice
        self.pages = 0
        self.opened: list[str] = []
        self._clicked = ("", 0.0)

    # -- the book -------------------------------------------------------------------------------------------

    def read_on(self) -> None:
        """Turn pages until the book is closed."""
        while self.pilot.scene == "storybook":
            self.pages += 1
            self._do("button:on")

    def count_out(self) -> None:
        """Skip the counting and come to the page that tells the result."""
        while self.pilot.scene == "counting":
            self._do("button:skip")
        assert self.pilot.scene == "result", self.pilot.told()

    def chapter(self) -> str:
        """Play the chapter that is chosen, from its first page to its last, and return what the result announced."""
        self._do("button:play")
        self.read_on()
        self.build()
        self.count_out()
        told = self.pilot.announced
        self._do("button:on")
        self.read_on()
        self.put_up()
        return told

    def put_up(self) -> None:
        """Put all keepsakes and stickers somewhere."""
        while self.pilot.scene in ("garden", "keepsakes") or self.pilot.has("button:close"):
            if self.pilot.has("button:close"):
                self.opened.append(self.pilot.announced)
                self._do("button:close")
            elif self.pilot.scene == "garden":
                places = [*self.pilot.spots("caterpillar:"), *self.pilot.spots("butterfly:")]
                empty = [spot for spot in places if spot.label.startswith("A place")]
                self._do(empty[0].id if empty else "button:back")
            else:
                shelves = self.pilot.spots("shelf:")
                lit = [spot for spot in shelves if spot.selected] or shelves
                self._do(lit[0].id if lit else "button:back")

    # -- the inn --------------------------------------------------------------------------------------------

    def build(self, turns: int | None = None) -> None:
        """Build until the inn is counted out, or until so many guests have moved in."""
        first = sum(laid.guest is not None for laid in self.seen().laid)
        for _ in range(MOST):
            if self.pilot.scene != "table":
                return
            view = self.seen()
            if view.why is not None:
                self.pilot.settle(lambda: self.pilot.scene != "table")
                return
            if turns is not None and sum(laid.guest is not None for laid in view.laid) - first >= turns:
                return
            self._carry_out(view, self.advice(view))
            # What is pointed at changes the screen as well: only the match's file tells that it was done.
            self._until(partial(self._went_on, view))
        raise AssertionError(f"the inn was never finished: {self.pilot.told()}")

    def _went_on(self, before: View) -> bool:
        return self.pilot.scene != "table" or self.seen() != before

    def seen(self) -> View:
        """Return what the person sees, from the match file that was written last."""
        files = (self.pilot.folder / "data" / "matches").glob(f"*{SUFFIX}")
        path = max(files, key=lambda file: file.stat().st_mtime_ns)
        return ENCHANTED_IVY.view(recover(ENCHANTED_IVY, path).fold.state, 0)

    def _carry_out(self, view: View, command: Command) -> None:
        match command:
            case Build(card, at, wall, turned):
                self._do(f"wall:{card}" if wall else f"hand:{card}")
                self._until(lambda: "choose a lit space" in (self.pilot.prompt or ""))
                if wall and ("turned" in (self.pilot.prompt or "")) != turned:
                    self._do(f"button:turn:{card}")
                    self._until(lambda: ("turned" in (self.pilot.prompt or "")) == turned)
                self._do(f"space:{at[0]},{at[1]}")
            case Lodge(guest):
                assert view.open_balcony is not None, "a guest moves in on the balcony of this turn"
                self._do(f"token:{view.tokens.index(guest)}")
                self._until(lambda: "it is" in (self.pilot.prompt or ""))
                self._do(f"space:{view.open_balcony[0]},{view.open_balcony[1]}")
            case HangDoor(door, at, guest, swap, remove):
                self._do(f"door:{door}")
                self._do(f"space:{at[0]},{at[1]}")
                if guest is not None:
                    self._do(f"token:{view.tokens.index(guest)}")
                for space in (*(swap or ()), *((remove,) if remove is not None else ())):
                    self._do(f"space:{space[0]},{space[1]}")
                if self.pilot.has("button:hang"):
                    self._do("button:hang")
            case _:
                self._do("button:finish")
                if self.pilot.has("button:yes"):
                    self._do("button:yes")

    def _do(self, name: str) -> Spot:
        """Click and wait only until anything changed but the pointer's place. Raises Stuck when nothing does.

        The same thing is not clicked again sooner than a frantic hand would.
        """
        if name == self._clicked[0]:
            time.sleep(max(0.0, self._clicked[1] + FRANTIC + STROKE - time.monotonic()))
        # Pointing alone may change much already: what would come of it is shown.
        self.pilot.press(name, times=0)
        before = self._situation()
        spot = self.pilot.press(name)
        self._clicked = (name, time.monotonic())
        late = time.monotonic() + SILENT
        while self._situation() == before or self.pilot.line.get("busy"):
            if time.monotonic() > late:
                raise Stuck(f"{name} did nothing: {self.pilot.told()}")
            self.pilot.news()
            time.sleep(0.005)
        return spot

    def _until(self, done: Callable[[], bool]) -> None:
        """Wait until ``done`` holds. Raises Stuck when it never does."""
        late = time.monotonic() + SILENT
        while not done():
            if time.monotonic() > late:
                raise Stuck(f"nothing came of it: {self.pilot.told()}")
            self.pilot.news()
            time.sleep(0.005)

    def _situation(self) -> object:
        pilot = self.pilot
        return (pilot.scene, pilot.line.get("prompt"), pilot.announced, pilot.spots(enabled=False))


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main() -> int:
    """Play the whole story in a window of its own, then an endless inn."""
    from screen import Screen

    folder, careless = Path(sys.argv[1]), "--careless" in sys.argv
    folder.mkdir(parents=True, exist_ok=True)
    with Screen() as screen:
        pilot = Pilot(screen, folder)
        pilot.start()
        keeper = Innkeeper(pilot, badly if careless else well)
        pilot.click("game:enchanted-ivy")
        try:
            while True:
                began, name = time.monotonic(), pilot.announced
                told = keeper.chapter()
                _say(f"{time.monotonic() - began:5.1f} s  {name}: {told}")
                if "Epilogue" in name:
                    break
            pilot.click("tab:endless")
            keeper._do("button:play")
            keeper.build()
            keeper.count_out()
            _say(f"Endless: {pilot.announced}; {keeper.pages} pages read; doors: {'; '.join(keeper.opened)}")
        finally:
            pilot.picture("last")
            status = pilot.close()
    return status


if __name__ == "__main__":
    raise SystemExit(main())
