"""What the table tells the person of its own accord or when asked: first-game notes, hints, reasons, and own marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.faekin.notebook import NO_MARK, Mark
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.notes import NOTES, QUIET, Note, due_note
from fae_tabletop.games.faekin.words import Saying
from fae_tabletop.ui.hints import HintSteps
from fae_tabletop.ui.panels import Scroll


class Sheet(NamedTuple):
    """A parchment over the table: title, number such as ``3 of 8`` (may be empty), words, and what it points at."""

    title: str
    number: str
    body: str
    points: tuple[str, ...]
    close: str


class Insight:
    """What is told now, how far a hint was told, which notes were seen, and the marks in the notebook."""

    def __init__(self, seen: frozenset[str], marks: Mapping[str, Mark]) -> None:
        self.seen = seen
        self.marks = dict(marks)
        self.note: tuple[Note, str] | None = None
        self.saying: Saying | None = None
        self.hints = HintSteps()
        self.scroll = Scroll("telling")
        self._noted = -QUIET
        self._looked: tuple[int, int] | None = None

    def offer(self, view: View) -> bool:
        """Take up the note that matters now, one at a time; returns whether there is a new one."""
        moment = len(view.log), len(view.duels)
        if self._looked == moment:
            return False
        self._looked = moment
        if self.note is not None:
            return False
        self.note = due_note(view, self.seen, len(view.duels) - self._noted)
        if self.note is not None:
            self._noted = len(view.duels)
        return self.note is not None

    def pass_by(self, view: View) -> bool:
        """Let a note go whose moment has passed, to come another time; returns whether it went."""
        if self.note is None or self.note[0].trigger(view) is not None:
            return False
        self.note = None
        return True

    def dismiss(self) -> str | None:
        """Close the note; returns which one was read, if any was open."""
        if self.note is None:
            return None
        read = self.note[0].id
        self.seen |= {read}
        self.note = None
        return read

    def hint(self, hint: Hint) -> None:
        """Tell the next step of a hint."""
        self.saying = Saying(*self.hints.ask(hint))
        self.scroll.to(0)

    def tell(self, saying: Saying) -> None:
        """Tell a reason."""
        self.hints.forget()
        asked = saying.title if saying.title.endswith(("”", "?")) else f"{saying.title}."
        self.saying = Saying("Why?", saying.body if asked == "Why?" else f"{asked} {saying.body}")
        self.scroll.to(0)

    def close(self) -> bool:
        """Put away what was told; returns whether anything was."""
        told = self.saying is not None
        self.saying = None
        self.hints.forget()
        return told

    @property
    def sheet(self) -> Sheet | None:
        """What lies over the table now: what was asked for before what is offered."""
        if self.saying is not None:
            return Sheet(*self.saying[:1], "", self.saying.body, self.hints.points, "button:close-saying")
        if self.note is not None:
            note, spot = self.note
            number = sum(one.id in self.seen for one in NOTES) + 1
            return Sheet(
                "First game", f"{number} of {len(NOTES)}", note.sentence, (spot,), "button:close-note"
            )
        return None

    def mark(self, spot_id: str) -> None:
        """Change one's own mark by a click on ``mark:court:<holder>`` or ``mark:heir:<holder>``."""
        _, what, holder = spot_id.split(":")
        mark = self.marks.get(holder, NO_MARK)
        self.marks[holder] = mark.with_next_court() if what == "court" else mark.with_heir_changed()
