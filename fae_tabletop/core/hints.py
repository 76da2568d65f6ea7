"""A hint as every game gives it: where to look, what to do, why."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Command


class Hint(NamedTuple):
    """A hint in three steps: ``where`` to look, ``what`` to do and ``why``; without ``what`` there is one only.

    ``look`` and ``do`` are the hotspot ids to point at with the first and with the later steps; ``command`` is what
    is advised, where that is one command.
    """

    where: str
    what: str
    why: str
    look: tuple[str, ...]
    do: tuple[str, ...]
    command: Command | None = None

    @property
    def body(self) -> str:
        """All of it in one go."""
        return " ".join(filter(None, (self.where, self.what, self.why)))
