"""What a table is given: what the program offers it, how the person wants it, and what the story tells of the inn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.ivyart import TONE
from fae_tabletop.ui.match import MatchHooks


class Tale(NamedTuple):
    """A chapter, or an endless inn, as the screens tell it.

    ``label`` is where in the story it stands, ``book`` the words that lie open beside the hand. Pages are those before
    and after; an endless inn has none. ``tone`` names the colours of the inn.
    """

    id: str
    label: str
    title: str
    book: tuple[str, str] = ("", "")
    before: tuple[str, ...] = ()
    proud: tuple[str, ...] = ()
    rueful: tuple[str, ...] = ()
    tone: str = TONE


@dataclass(slots=True)
class IvyHooks(MatchHooks):
    """What the program offers this table beside what every match gets.

    ``ended`` keeps what a finished inn earned, ``finished`` counts it out, ``note_done`` keeps that a first-game note
    was seen, ``ask_no_more`` that risky moves are no longer asked about. ``hint`` gives the hint for a view.
    """

    ended: Callable[[], None] = lambda: None
    finished: Callable[[View], None] = lambda view: None
    note_done: Callable[[str], None] = lambda note_id: None
    ask_no_more: Callable[[], None] = lambda: None
    hint: Callable[[View], Hint | None] | None = None


@dataclass(frozen=True, slots=True)
class TableChoices:
    """How this person wants the table, and what is told there. ``coached``: hints are offered unasked."""

    tale: Tale
    speed: float = 1.0
    confirm: bool = True
    notes: bool = True
    notes_seen: frozenset[str] = frozenset()
    coached: bool = False
