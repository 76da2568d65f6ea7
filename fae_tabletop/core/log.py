"""A match as data: header, entries, the fold that turns them into a state, and undo as an entry."""

from __future__ import annotations

from typing import Any, Generic

import msgspec

from fae_tabletop.core.codec import Codec, CodecError, checksum, decoded, parsed, text
from fae_tabletop.core.game import Command, Event, Game, Illegal, S, Seat, Setup, Step, V

FORMAT = 1
"""The version of the file's form; the rules have a number of their own."""


class Undo(msgspec.Struct, frozen=True):
    """Takes back the seat's last own command and all that followed it."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a match file.

    ``seats`` says who sits where: ``human`` or ``bot-<level>``. ``names`` are shown to people, one for each seat or
    none at all.
    ``notes`` holds what the window wants to remember about the match, such as the drawn fist.
    """

    format: int
    game: str
    rules: int
    seed: int
    setup: dict[str, Any]
    seats: tuple[str, ...]
    names: tuple[str, ...] = ()
    started: str = ""
    notes: dict[str, str] = {}


class Entry(msgspec.Struct, frozen=True):
    """One line after the header: who did what, and the checksum of the state after it."""

    seat: Seat
    command: Command | Undo
    sum: str


class LogError(ValueError):
    """A line of a match file that cannot be followed; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class NewerFormat(LogError):
    """The file has a form that a newer version writes."""


class Fold(Generic[S]):
    """The match as it stands after some entries: the state and every step on the way there."""

    __slots__ = ("steps", "players")

    def __init__(self, first: Step[S]) -> None:
        self.steps: list[Step[S]] = [first]
        self.players: list[Seat] = []

    @property
    def state(self) -> S:
        """The state after the last entry that was not taken back."""
        return self.steps[-1].state

    def extend(self, seat: Seat, step: Step[S]) -> None:
        """Add what ``seat`` did."""
        self.players.append(seat)
        self.steps.append(step)

    def undo_point(self, seat: Seat) -> int | None:
        """Return how many commands are left when ``seat`` undoes once, or None when nothing may be undone.

        One undo takes back the seat's last command and the others' replies to it; an event that revealed
        something to anybody since then forbids it.
        """
        for left in range(len(self.players) - 1, -1, -1):
            if any(event.reveals for event in self.steps[left + 1].events):
                return None
            if self.players[left] == seat:
                return left
        return None

    def until(self, left: int) -> Fold[S]:
        """Return the match after its first ``left`` commands, to go on from on its own."""
        branch = Fold(self.steps[0])
        branch.players[:] = self.players[:left]
        branch.steps[:] = self.steps[: left + 1]
        return branch

    def cut(self, left: int) -> None:
        """Forget all but the first ``left`` commands."""
        del self.players[left:]
        del self.steps[left + 1 :]


def new_header(
    game: Game[S, V],
    setup: Setup,
    seed: int,
    seats: tuple[str, ...],
    names: tuple[str, ...] = (),
    **more: Any,
) -> Header:
    """Return the header of a new match of ``game``."""
    plain = msgspec.to_builtins(setup)
    return Header(FORMAT, game.id, game.rules, seed, plain, seats, names, **more)


def begun(game: Game[S, V], header: Header) -> Fold[S]:
    """Return the match as dealt. Raises LogError (line 1) when the header does not fit the game."""
    try:
        setup = decoded(header.setup, game.setup_type)
        if len(header.seats) not in game.seats:
            raise ValueError(f"{game.id} is not for {len(header.seats)} seats")
        if len(header.seats) != setup.seated(game.seats[0]):
            raise ValueError(f"{len(header.seats)} seats are named, but the setup is for another number")
        if len(header.names) not in (0, len(header.seats)):
            raise ValueError(
                f"there are {len(header.seats)} seats but {len(header.names)} of those who sit there are named"
            )
        return Fold(game.start(setup, header.seed))
    except ValueError as fault:
        raise LogError(1, str(fault)) from None


def play(game: Game[S, V], fold: Fold[S], seat: Seat, command: Command | Undo) -> tuple[Event, ...]:
    """Carry one command out on ``fold`` and return its events (none for Undo). Raises Illegal."""
    if isinstance(command, Undo):
        left = fold.undo_point(seat)
        if left is None:
            raise Illegal("nothing_to_undo")
        fold.cut(left)
        return ()
    step = game.apply(fold.state, seat, command)
    fold.extend(seat, step)
    return step.events


def header_line(header: Header) -> str:
    """Return the first line of a match file, without the line end."""
    return text(header)


def entry_line(codec: Codec, entry: Entry) -> str:
    """Return an entry as one line, without the line end."""
    do = ["Undo", {}] if isinstance(entry.command, Undo) else codec.write(entry.command)
    return text({"seat": entry.seat, "do": do, "sum": entry.sum})


def read_header(line: str | bytes) -> Header:
    """Return the header in ``line``. Raises LogError when it is none, NewerFormat for a newer form."""
    try:
        data = parsed(line)
        if isinstance(data, dict) and isinstance(data.get("format"), int) and data["format"] > FORMAT:
            raise NewerFormat(1, "this match was saved by a newer version of Fae Tabletop")
        return decoded(data, Header)
    except CodecError as fault:
        raise LogError(1, str(fault)) from None


def read_entry(codec: Codec, line: str | bytes, number: int) -> Entry:
    """Return the entry in ``line``, which is line ``number`` of its file. Raises LogError."""
    try:
        data = parsed(line)
        if not (
            isinstance(data, dict) and isinstance(data.get("seat"), int) and isinstance(data.get("sum"), str)
        ):
            raise CodecError("it does not say who did what")
        do = data.get("do")
        command = Undo() if do == ["Undo", {}] else codec.read_command(do)
        return Entry(data["seat"], command, data["sum"])
    except CodecError as fault:
        raise LogError(number, str(fault)) from None


def follow(game: Game[S, V], fold: Fold[S], entry: Entry, number: int) -> tuple[Event, ...]:
    """Carry out an entry read from line ``number`` and check its sum.

    Raises LogError, leaving ``fold`` as it was, when the command is illegal or the sum differs.
    """
    kept = len(fold.players)
    undone = (fold.players[:], fold.steps[:]) if isinstance(entry.command, Undo) else None
    try:
        events = play(game, fold, entry.seat, entry.command)
    except Illegal as refused:
        raise LogError(number, f"the rules do not allow this here ({_why(refused, entry.command)})") from None
    if checksum(game.facts(fold.state)) != entry.sum:
        if undone is None:
            fold.cut(kept)
        else:
            fold.players[:], fold.steps[:] = undone
        raise LogError(number, "the checksum does not fit what this line leads to")
    return events


def _why(refused: Illegal, command: Command | Undo) -> str:
    """Return why a command was refused, with what it is about, such as a card that is elsewhere."""
    why = refused.reason.code.replace("_", " ")
    picked = () if isinstance(command, Undo) else command.picks()[:1]
    about = dict.fromkeys(filter(None, (*picked, refused.reason.culprit)))
    return ": ".join(filter(None, (why, ", ".join(f"{one.kind} {one.key}" for one in about))))
