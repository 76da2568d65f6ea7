"""What a table is given: what the program offers it, and how the person wants it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enthrone.public import Pawn, View
from fae_tabletop.games.enthrone.words import Saying
from fae_tabletop.ui.match import MatchHooks


@dataclass(slots=True)
class EnthroneHooks(MatchHooks):
    """What the program offers this table beside what every match gets.

    ``note_done`` keeps that a first-game note was seen, ``keep_marks`` the notebook's marks by pawn, ``ask_no_more``
    that risky moves are no longer asked about; ``finished`` opens the result; ``hint`` and ``why`` return what to
    say.
    """

    note_done: Callable[[str], None] = lambda note_id: None
    keep_marks: Callable[[dict[Pawn, int]], None] = lambda marks: None
    ask_no_more: Callable[[], None] = lambda: None
    finished: Callable[[View], None] = lambda view: None
    hint: Callable[[View], Hint] | None = None
    why: Callable[[View, int | None, bool], Saying] | None = None


@dataclass(frozen=True, slots=True)
class TableChoices:
    """How this person wants the table: names, notes not yet seen, questions, speed, marks so far."""

    rival: str
    level: str
    board_title: str = "Lions’ Court"
    speed: float = 1.0
    confirm: bool = True
    notes: bool = True
    notes_seen: frozenset[str] = frozenset()
    marks: dict[Pawn, int] = field(default_factory=dict)
    covered: bool = False
