"""The contract every game fulfils: seats, commands, events, steps, and the Game and Bot protocols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from fae_tabletop.core.dice import Dice

Seat = int
"""A place at the table, counted from 0; seat 0 moves first."""


class Ref(NamedTuple):
    """A thing on the table that can be pointed at, such as ``Ref("tile", "2")``."""

    kind: str
    key: str

    @property
    def id(self) -> str:
        """The hotspot id of this thing, such as ``tile:2``."""
        return f"{self.kind}:{self.key}"


class Command(msgspec.Struct, frozen=True, cache_hash=True):
    """What a seat wants to do: the intent only, without its outcome."""

    idle: ClassVar[bool] = False
    """True when the command never changes what anybody else may do (talk)."""
    unlisted: ClassVar[bool] = False
    """True when the command is always open to every seat and therefore left out of ``commands``."""

    def picks(self) -> tuple[Ref, ...]:
        """Return, in order, the things a player points at to say this command."""
        return ()


class Resign(Command, frozen=True, cache_hash=True):
    """Give the game up. Every seat may do so at any moment before the end."""

    unlisted: ClassVar[bool] = True


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that became true.

    ``audience`` holds the seats that may learn it; None means everybody.
    """

    reveals: ClassVar[bool] = False
    """True when somebody learned something that cannot be unlearned; it ends undo."""

    audience: tuple[Seat, ...] | None = None

    def told_to(self, seat: Seat) -> bool:
        """Say whether ``seat`` may learn this event."""
        return self.audience is None or seat in self.audience


class Setup(msgspec.Struct, frozen=True):
    """How a match begins, by value, so that later changes of content never alter an old match."""

    def seated(self, least: int) -> int:
        """Return how many play; ``least`` is the fewest that the game is for, and all of them by default."""
        return least


class Reason(NamedTuple):
    """Why something may not be done: a stable code and the piece or place that causes it."""

    code: str
    culprit: Ref | None = None


class Illegal(Exception):
    """A command that the rules refuse. The state it was tried on is unchanged."""

    def __init__(self, code: str, culprit: Ref | None = None) -> None:
        super().__init__(code)
        self.reason = Reason(code, culprit)


class Copies(Protocol):
    """A state that can be copied in one go."""

    def copy(self: StateT) -> StateT:
        """Return an independent copy."""
        ...


StateT = TypeVar("StateT")
LevelT = TypeVar("LevelT")
S = TypeVar("S", bound=Copies)
V = TypeVar("V", bound=msgspec.Struct)
V_contra = TypeVar("V_contra", bound=msgspec.Struct, contravariant=True)


class Step(NamedTuple, Generic[S]):
    """A state and what became true on the way to it."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S, V]):
    """The rules of one game. Pure: equal input gives equal output in every process."""

    id: str
    """The game's name in commands and files, such as ``enthrone``."""
    rules: int
    """Raised whenever the same log would lead to another outcome."""
    seats: range
    """How many may play."""
    vocabulary: tuple[type[msgspec.Struct], ...]
    """Every command, event, view and setup class, for the codec."""
    setup_type: type[Setup]
    """The class of this game's setup."""
    view_type: type[V]
    """The class of this game's view."""

    def start(self, setup: Any, seed: int) -> Step[S]:
        """Deal a match. Raises ValueError naming what is wrong with ``setup``."""
        ...

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that the game cannot go on without; () when it is over."""
        ...

    def commands(self, state: S, seat: Seat) -> tuple[Command, ...]:
        """Return every listed command of ``seat``, without duplicates, in a stable order."""
        ...

    def apply(self, state: S, seat: Seat, command: Command) -> Step[S]:
        """Return the state after ``command`` and its events; ``state`` stays as it was. Raises Illegal."""
        ...

    def advance(self, state: S, seat: Seat, command: Command, events: list[Event] | None) -> None:
        """Play a *legal* command on ``state`` in place. Without ``events`` none is built (search)."""
        ...

    def sample(self, state: S, dice: Dice) -> tuple[Seat, Command]:
        """Return one waited-for seat and one of its listed commands, uniformly, without listing all."""
        ...

    def view(self, state: S, seat: Seat) -> V:
        """Return all that ``seat`` may know."""
        ...

    def imagine(self, view: V, dice: Dice) -> S:
        """Return a full state that the viewer cannot tell from the real one."""
        ...

    def returns(self, state: S) -> tuple[float, ...] | None:
        """Return a result per seat (1 won, 0 lost, 0.5 neither), or None while the game is on."""
        ...

    def facts(self, state: S) -> tuple[Any, ...]:
        """Return the whole state as plain values in a fixed order, for checksums and comparisons."""
        ...


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: by iterations, by seconds, or as its level says (both None)."""

    iterations: int | None = None
    seconds: float | None = None


Clock = Callable[[], float]
"""Seconds from any fixed moment on; handed in so that rules and search read no clock themselves."""


class Bot(Protocol[V_contra]):
    """Decides for one seat from its view alone."""

    def decide(
        self, view: V_contra, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        """Return the command to give, or None when nobody waits for this seat and it keeps still."""
        ...


def talks(game: Game[Any, Any]) -> bool:
    """Say whether there is talk in a game: commands that anybody may give at any moment, which are never listed."""
    return any(issubclass(kind, Command) and kind.idle for kind in game.vocabulary)


def level_called(levels: Mapping[str, LevelT], name: str) -> LevelT:
    """Return the level of that name. Raises ValueError, naming those there are, when there is none."""
    found = levels.get(name)
    if found is None:
        raise ValueError(f"there is no level called {name!r}; there are {', '.join(levels)}")
    return found
