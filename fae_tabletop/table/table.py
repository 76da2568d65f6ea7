"""A running match: the Table holds the truth and the file, a Chair is one seat's only door to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from fae_tabletop.core.codec import Codec, checksum
from fae_tabletop.core.game import Command, Event, Game, Illegal, Resign, S, Seat, Step, V
from fae_tabletop.core.log import Entry, Fold, Header, Undo, begun, entry_line, play
from fae_tabletop.table.journal import Recovered

W = TypeVar("W", bound=msgspec.Struct)
HUMAN = "human"
ENOUGH = 3
"""How often a bot may talk at one ticket, counted anew whenever a person has talked."""


class Tape(Protocol):
    """Where the lines of a match go; a Journal, or a list in tests and simulations."""

    problem: str | None

    def append(self, line: str) -> None:
        """Keep one line for good before returning."""
        ...


class Told(NamedTuple, Generic[W]):
    """What one seat is told at once: the events it may learn and its view after them.

    ``undone`` marks an update that took something back; it has no events.
    """

    events: tuple[Event, ...]
    view: W
    undone: bool = False


class Chair(Generic[W]):
    """One seat's view of the match and its way to act; it knows nothing of the other seats' secrets.

    The chair is made of functions of one seat. It holds no reference to table, state or dice that a scene or
    a bot could follow by name.
    """

    __slots__ = ("seat", "_inbox", "_doors")

    def __init__(self, seat: Seat, doors: Doors[W], inbox: deque[Told[W]]) -> None:
        self.seat = seat
        self._doors = doors
        self._inbox = inbox

    @property
    def view(self) -> W:
        """All this seat may know now."""
        return self._doors.view()

    @property
    def commands(self) -> tuple[Command, ...]:
        """What this seat may do now, in a stable order."""
        return self._doors.commands()

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats the match waits for; () when it is over."""
        return self._doors.waiting()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self._doors.waiting()

    @property
    def ticket(self) -> int:
        """The number of entries so far, talk left out; an answer thought out for an older one is stale."""
        return self._doors.ticket()

    def submit(self, command: Command) -> None:
        """Carry ``command`` out. Raises Illegal with the reason; nothing has changed then."""
        self._doors.submit(command)

    def resign(self) -> None:
        """Give the match up. Raises Illegal when it is over."""
        self._doors.submit(Resign())

    def undo(self) -> None:
        """Take back one's last command and the replies to it. Raises Illegal as ``why_no_undo`` tells."""
        self._doors.undo()

    @property
    def why_no_undo(self) -> str | None:
        """``over``, ``nothing_to_undo`` or ``revealed`` when undo is refused, else None."""
        return self._doors.why_no_undo()

    def poll(self) -> list[Told[W]]:
        """Return what this chair was told since the last call, oldest first."""
        told = list(self._inbox)
        self._inbox.clear()
        return told

    def history(self) -> list[Told[W]]:
        """Return all this seat was told from the deal on, without what was taken back, step by step."""
        return self._doors.history()


class Doors(NamedTuple, Generic[W]):
    """The functions a chair is made of, each for one seat only."""

    view: Callable[[], W]
    commands: Callable[[], tuple[Command, ...]]
    waiting: Callable[[], tuple[Seat, ...]]
    ticket: Callable[[], int]
    submit: Callable[[Command], None]
    undo: Callable[[], None]
    why_no_undo: Callable[[], str | None]
    history: Callable[[], list[Told[W]]]


class Table(Generic[S, V]):
    """The authority over one match.

    Every entry is on ``tape`` before anybody is told. ``undone`` says whether anything was ever taken back.
    """

    def __init__(
        self,
        game: Game[S, V],
        header: Header,
        tape: Tape,
        fold: Fold[S] | None = None,
        ticket: int = 0,
        undone: bool = False,
    ) -> None:
        """Sit down at a new match, or at one that ``fold`` and ``ticket`` continue. Raises LogError."""
        self.game = game
        self.header = header
        self.tape = tape
        self.ticket = ticket
        self.undone = undone
        self._fold = begun(game, header) if fold is None else fold
        self._codec = Codec(game.vocabulary)
        self._inboxes: list[tuple[Seat, deque[Told[V]]]] = []
        self.said = 0
        """How often anybody talked since this table was opened."""
        self.heard = 0
        """How often a person did."""
        self._spoke: dict[Seat, tuple[int, int]] = {}
        self._seen: dict[Seat, tuple[S, V]] = {}

    @classmethod
    def resume(cls, game: Game[S, V], found: Recovered[S], tape: Tape) -> Table[S, V]:
        """Sit down again at a match that was read from its file."""
        return cls(game, found.header, tape, found.fold, found.ticket, found.undone)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats the match waits for; () when it is over."""
        return self.game.waiting(self._fold.state)

    @property
    def returns(self) -> tuple[float, ...] | None:
        """The result per seat, or None while the match is on."""
        return self.game.returns(self._fold.state)

    @property
    def length(self) -> int:
        """How many commands stand, without those taken back."""
        return len(self._fold.players)

    def laid_open(self) -> Fold[S]:
        """Return every step of a match that is over, secrets included. Raises ValueError while it goes on."""
        if self.waiting:
            raise ValueError("the match is not over")
        return self._fold.until(self.length)

    def chair(self, seat: Seat) -> Chair[V]:
        """Return a chair for ``seat``. Raises ValueError when there is no such seat."""
        if not 0 <= seat < len(self.header.seats):
            raise ValueError(f"there is no seat {seat}")
        inbox: deque[Told[V]] = deque()
        self._inboxes.append((seat, inbox))
        doors: Doors[V] = Doors(
            view=lambda: self._view(seat, self._fold.state),
            commands=lambda: self.game.commands(self._fold.state, seat),
            waiting=lambda: self.waiting,
            ticket=lambda: self.ticket,
            submit=lambda command: self._submit(seat, command),
            undo=lambda: self._undo(seat),
            why_no_undo=lambda: self._why_no_undo(seat),
            history=lambda: [self._told(seat, step) for step in self._fold.steps],
        )
        return Chair(seat, doors, inbox)

    def _submit(self, seat: Seat, command: Command) -> None:
        person = self.header.seats[seat] == HUMAN
        ticket, times = self._spoke.get(seat, (self.ticket, 0))
        times = times if ticket == self.ticket else 0
        if command.idle and not person and times >= ENOUGH:
            # Two bots would otherwise talk to each other for ever.
            raise Illegal("said_enough")
        step = self.game.apply(self._fold.state, seat, command)
        self._write(seat, command, step.state)
        self._fold.extend(seat, step)
        if command.idle:
            self.said += 1
            self.heard += person
            self._spoke[seat] = (self.ticket, times + 1)
            if person:
                self._spoke.clear()
        else:
            self.ticket += 1
        for listener, inbox in self._inboxes:
            inbox.append(self._told(listener, step))

    def _undo(self, seat: Seat) -> None:
        why_not = self._why_no_undo(seat)
        if why_not is not None:
            raise Illegal(why_not)
        left = self._fold.undo_point(seat)
        assert left is not None, "why_no_undo found something to take back"
        self._write(seat, Undo(), self._fold.steps[left].state)
        play(self.game, self._fold, seat, Undo())
        self.ticket += 1
        self.undone = True
        for listener, inbox in self._inboxes:
            inbox.append(Told((), self._view(listener, self._fold.state), undone=True))

    def _why_no_undo(self, seat: Seat) -> str | None:
        if not self.waiting:
            return "over"
        if seat not in self._fold.players:
            return "nothing_to_undo"
        return "revealed" if self._fold.undo_point(seat) is None else None

    def _write(self, seat: Seat, command: Command | Undo, after: S) -> None:
        """Nobody may see what is not in the file: so this comes before the table itself moves on."""
        total = checksum(self.game.facts(after))
        self.tape.append(entry_line(self._codec, Entry(seat, command, total)))

    def _told(self, seat: Seat, step: Step[Any]) -> Told[V]:
        events = tuple(event for event in step.events if event.told_to(seat))
        return Told(events, self._view(seat, step.state))

    def _view(self, seat: Seat, state: S) -> V:
        """Return what ``seat`` may know in ``state``; the window asks for the same again at every turn of its loop."""
        seen = self._seen.get(seat)
        if seen is None or seen[0] is not state:
            seen = self._seen[seat] = (state, self.game.view(state, seat))
        return seen[1]
