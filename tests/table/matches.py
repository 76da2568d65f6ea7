"""Matches for the tests of the table: a small Enthrone board, random play, and a tape in memory."""

from pathlib import Path

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Game
from fae_tabletop.core.log import Header, new_header
from fae_tabletop.games.enthrone.public import EnthroneSetup, View
from fae_tabletop.games.enthrone.rules import Enthrone
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.table.journal import Journal
from fae_tabletop.table.table import Chair, Table

GAME: Game[State, View] = Enthrone()
SETUP: EnthroneSetup = standard_setup("lions_court", ())
EnthroneTable = Table[State, View]
EnthroneChair = Chair[View]


class Tape:
    """Keeps the lines of a match in memory."""

    problem: str | None = None

    def __init__(self) -> None:
        self.lines: list[str] = []

    def append(self, line: str) -> None:
        self.lines.append(line)


def header(seed: int = 7, seats: tuple[str, ...] = ("human", "bot-easy")) -> Header:
    return new_header(GAME, SETUP, seed, seats, ("You", "Rival"))


def new_table(seed: int = 7) -> tuple[EnthroneTable, Tape]:
    tape = Tape()
    return Table(GAME, header(seed), tape), tape


def some_command(chair: EnthroneChair, dice: Dice) -> Command:
    return dice.choice(chair.commands)


def play_on(table: EnthroneTable, turns: int, seed: int = 1) -> list[Event]:
    """Play up to ``turns`` random commands and return all events that seat 0 was told of."""
    dice = Dice(seed)
    chairs = [table.chair(0), table.chair(1)]
    for _ in range(turns):
        if not table.waiting:
            break
        seat = dice.choice(table.waiting)
        chairs[seat].submit(some_command(chairs[seat], dice))
    return [event for told in chairs[0].poll() for event in told.events]


def saved_match(folder: Path, turns: int, seed: int = 7) -> Path:
    """Play a match onto the disk and return its file."""
    journal = Journal.create(folder, header(seed), "2026-11-30")
    play_on(Table(GAME, header(seed), journal), turns, seed)
    journal.close()
    assert journal.path is not None
    return journal.path
