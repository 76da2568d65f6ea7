"""Two tables that differ only in hidden cards show, tell and sound the same, also while things move."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.ui.drawing import Kit
from tests.rules.enemies_and_lovers.twins import begun, lies_open, together
from tests.scene.enemies_and_lovers.tables import Desk

MOST = 14
"""Commands that are looked at in each match."""


class Room:
    """A desk and all that is heard at it."""

    def __init__(self, kit: Kit, *args: object, **choices: object) -> None:
        self.heard: list[str] = []
        self.desk = Desk(kit, *args, **choices)  # type: ignore[arg-type]
        self.desk.pilot.stack.on_sound = self.heard.append

    def shown(self) -> tuple[object, ...]:
        """Return everything that a person sees and hears now, every label and tool tip, and what a trace would tell."""
        frame = self.desk.pilot.frame()
        return frame.table, frame.settled, frame.above, frame.shown, tuple(self.heard)


def compared(kit: Kit, seats: int, seed: int) -> int:
    """Play at two tables alike and compare them after each command; return how many commands that were."""
    found = begun(seats, seed, 40)
    if found is None:
        return 0
    state, twin, cards = found
    rooms = [Room(kit, one, speed=1.0, confirm=False) for one in (state, twin)]
    assert rooms[0].shown() == rooms[1].shown()
    count = 0
    for step, _ in zip(together(state, twin, cards, Dice(seed)), range(MOST), strict=False):
        for room, command, after in zip(rooms, step.commands, step.steps, strict=True):
            # Who has no answer to give has passed by itself already.
            if GAME.facts(room.desk.state) != GAME.facts(after.state):
                if command not in GAME.commands(room.desk.state, step.seat):
                    return count  # it passed where the match went on with Heather
                room.desk.table.chair(step.seat).submit(command)
        for seconds in (0.1, 0.3, 2.0):
            for room in rooms:
                room.desk.pilot.wait(seconds, 0.1)
            if any(lies_open(rooms[0].desk.state, 0) >> card & 1 for card in cards):
                return count  # seat 0 passed by itself, and what was attacked with has shown one of the two
            assert rooms[0].shown() == rooms[1].shown(), (step.commands, seconds)
        count += 1
    return count


def test_nothing_shown_or_heard_depends_on_a_hidden_card(kit: Kit) -> None:
    assert sum(compared(kit, 2 + seed % 3, seed) for seed in range(9)) > 40
