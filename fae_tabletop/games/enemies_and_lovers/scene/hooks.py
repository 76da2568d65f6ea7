"""What a table is given: what the program offers it, and how the person wants it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.notebook import Mark
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import Deed, Saying
from fae_tabletop.ui.match import MatchHooks
from fae_tabletop.ui.people import Person


@dataclass(slots=True)
class EnemiesHooks(MatchHooks):
    """What the program offers this table beside what every match gets.

    ``note_done`` keeps that a first-game note was seen, ``ask_no_more`` that risky moves are no longer asked about,
    ``keep_marks`` the person's own marks in the notebook;
    ``finished`` opens the result; ``hint`` and ``why`` return what to say from the person's own view; ``why`` of
    a deed, with the view after it, or of the last one (None).
    """

    note_done: Callable[[str], None] = lambda note_id: None
    keep_marks: Callable[[dict[CardId, Mark]], None] = lambda marks: None
    ask_no_more: Callable[[], None] = lambda: None
    finished: Callable[[View], None] = lambda view: None
    hint: Callable[[View], Hint | None] | None = None
    why: Callable[[View, Deed | None], Saying] | None = None


@dataclass(frozen=True, slots=True)
class TableChoices:
    """How this person wants the table: who sits there by seat, notes not yet seen, questions, speed, step by step.

    ``marks`` are the person's own in the notebook, as far as the match has some already.
    """

    people: tuple[Person, ...]
    speed: float = 1.0
    confirm: bool = True
    notes: bool = True
    notes_seen: frozenset[str] = frozenset()
    marks: Mapping[CardId, Mark] = field(default_factory=dict)
    stepping: bool = False
