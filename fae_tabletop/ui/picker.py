"""The picker: narrows the legal commands by what was pointed at so far. Knows no rule and no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from fae_tabletop.core.game import Ref


class Picked(Protocol):
    """Anything that names, in order, the things one points at to say it."""

    def picks(self) -> tuple[Ref, ...]:
        """The things to point at."""
        ...


C = TypeVar("C", bound=Picked)


class Picker(Generic[C]):
    """Keeps what was pointed at and the commands that still begin so.

    A command is told by pointing at all its picks in order. Pointing at something that begins another command
    starts over with that one, so that a choice is changed in one click.
    """

    def __init__(self, commands: Sequence[C] = ()) -> None:
        self._commands: tuple[C, ...] = tuple(commands)
        self._chosen: tuple[Ref, ...] = ()

    @property
    def chosen(self) -> tuple[Ref, ...]:
        """What was pointed at so far."""
        return self._chosen

    @property
    def commands(self) -> tuple[C, ...]:
        """All commands that may be given."""
        return self._commands

    def offer(self, commands: Sequence[C]) -> None:
        """New commands are legal. What was chosen stays as far as a command still begins so."""
        self._commands = tuple(commands)
        while self._chosen and not self.matching():
            self._chosen = self._chosen[:-1]

    def matching(self) -> tuple[C, ...]:
        """The commands that begin with what was chosen."""
        return tuple(c for c in self._commands if self._begins(c))

    def next(self) -> tuple[Ref, ...]:
        """The things that can be pointed at next, without duplicates, in the commands' order."""
        found: dict[Ref, None] = {}
        for command in self.matching():
            picks = command.picks()
            if len(picks) > len(self._chosen):
                found[picks[len(self._chosen)]] = None
        return tuple(found)

    def starts(self) -> tuple[Ref, ...]:
        """The things a command can begin with, whatever is chosen now."""
        return tuple(dict.fromkeys(c.picks()[0] for c in self._commands if c.picks()))

    def point(self, ref: Ref) -> C | None:
        """Point at a thing; returns the command when that completes exactly one.

        What fits no command after what was chosen, but begins one, begins anew. Pointing again at the last
        chosen thing takes the choice back. Anything else changes nothing.
        """
        if self._chosen and ref == self._chosen[-1] and ref not in self.next():
            self.back()
            return None
        if ref in self.next():
            self._chosen = (*self._chosen, ref)
        elif ref in self.starts():
            self._chosen = (ref,)
        else:
            return None
        complete = [c for c in self.matching() if len(c.picks()) == len(self._chosen)]
        if len(complete) == 1 and not self.next():
            self._chosen = ()
            return complete[0]
        return None

    def complete(self) -> tuple[C, ...]:
        """The commands that are told in full by what was chosen, should others go on from there."""
        return tuple(c for c in self.matching() if self._chosen and len(c.picks()) == len(self._chosen))

    def back(self) -> bool:
        """Take back the last thing chosen; returns whether there was one."""
        if not self._chosen:
            return False
        self._chosen = self._chosen[:-1]
        return True

    def clear(self) -> None:
        """Forget what was chosen."""
        self._chosen = ()

    def choose(self, *refs: Ref) -> bool:
        """Set what is chosen; returns whether a command begins so (nothing changes when none does)."""
        before, self._chosen = self._chosen, refs
        if not self.matching():
            self._chosen = before
            return False
        return True

    def _begins(self, command: C) -> bool:
        return command.picks()[: len(self._chosen)] == self._chosen
