"""What a table is given: what the program offers it, and how the person wants it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.faekin.events import Told
from fae_tabletop.games.faekin.notebook import Mark
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.words import Saying
from fae_tabletop.ui.match import MatchHooks
from fae_tabletop.ui.people import Person


@dataclass(slots=True)
class FaekinHooks(MatchHooks):
    """What the program offers this table beside what every match gets.

    ``heard`` tells whether all that are not waited for were asked since anything happened, ``discussed`` whether all
    the others were, and keep still (F9, F11). ``finished`` opens the result, ``note_done`` keeps that a first-game note
    was seen, ``ask_no_more`` that risky moves are no longer asked about.
    ``hint`` gives the hint for a view and ``why`` what may be behind something in its log (None: the last deed of
    another); ``keep_marks`` keeps the marks of the notebook with the match.
    """

    heard: Callable[[], bool] = lambda: True
    discussed: Callable[[], bool] = lambda: True
    finished: Callable[[View], None] = lambda view: None
    note_done: Callable[[str], None] = lambda note_id: None
    ask_no_more: Callable[[], None] = lambda: None
    hint: Callable[[View], Hint | None] | None = None
    why: Callable[[View, Told | None], Saying] | None = None
    keep_marks: Callable[[Mapping[str, Mark]], None] = lambda marks: None


@dataclass(frozen=True, slots=True)
class TableChoices:
    """How this person wants the table: who sits there by seat, speed, questions, notes.

    ``pause``: seconds after which the table goes on by itself after a duel; 0 waits for the person.
    """

    people: tuple[Person, ...]
    speed: float = 1.0
    confirm: bool = True
    notes: bool = True
    notes_seen: frozenset[str] = frozenset()
    pause: float = 0.0
    marks: Mapping[str, Mark] = field(default_factory=dict)
