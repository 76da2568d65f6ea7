"""The sentence under construction: which of its words are open to choice, and what a click on a chip does."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin import sentence
from fae_tabletop.games.faekin.commands import Ask, Say
from fae_tabletop.games.faekin.events import Asked, Challenged, Looked, Lost, Said, Tied
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.sayable import Path, askable, sayable
from fae_tabletop.games.faekin.sentence import ASK, TELL, Draft

EVERYONE = "all"
ABOUT = ("doubt", "agree", "ask-why")
"""What can be said of one statement."""


class Choosing(NamedTuple):
    """What is open to choice now: the words that may stand at ``place``, or (None) evidence; () when all is said."""

    place: int | None
    words: tuple[str, ...]


class Builder:
    """A sentence under construction, kept while talk is open.

    Hotspots: ``talk:to:<seat|all>``, ``talk:answer`` (whether it answers a question), ``talk:kind`` (tell or ask
    instead), ``talk:part:<place>`` (choose that word again), ``talk:word:<word>``, ``talk:evidence``,
    ``talk:duel:<number>`` and ``talk:said:<number>`` (evidence taken or put back), ``talk:other`` (say something else
    than of one statement), ``talk:new:<word>`` (begin anew).
    """

    def __init__(self, view: View, draft: Draft, asking: bool = False, about: int | None = None) -> None:
        self.draft = draft
        self.asking = asking
        self.about = about
        self._reopened: int | None = None
        self._seeking = False
        self.see(view)

    @classmethod
    def tell(cls, view: View, to: Seat | None = None) -> Builder:
        """Begin a statement; an answer where somebody has asked."""
        return cls(view, sentence.begun(view, to))

    @classmethod
    def ask(cls, view: View, to: Seat | None = None) -> Builder:
        """Begin a question."""
        return cls(view, Draft(to=to), asking=True)

    @classmethod
    def of_statement(cls, view: View, number: int) -> Builder:
        """Begin with something that was said: doubt it, agree with it or ask why; answer it where it is a question."""
        said = view.talk[number]
        if said.seat == view.seat:
            return cls.tell(view)
        if isinstance(said, Asked):
            return cls.tell(view, said.seat)
        # Of silence nothing can be said; somebody who keeps silent can be asked something else.
        spoken = any(path[0] in ABOUT and path[1].split(":")[0] == str(number) for path in _paths(view))
        return cls(view, Draft(to=said.seat), about=number if spoken else None)

    # -- what stands and what is open ---------------------------------------------------------------------------

    def see(self, view: View) -> None:
        """Drop what may no longer stand after something has happened."""
        draft = self.draft
        if draft.answers is not None and all(
            one.number != draft.answers for one in sentence.open_questions(view)
        ):
            draft = draft._replace(answers=None)
        for place, word in enumerate(draft.words):
            if word not in sentence.options(view, draft, place):
                draft = sentence.shortened(draft, place)
                break
        self._set(draft)

    def choosing(self, view: View) -> Choosing:
        """Return what is open to choice."""
        if self._seeking:
            return Choosing(None, ())
        draft = self.draft
        place = len(draft.words) if self._reopened is None else self._reopened
        words = sentence.options(view, draft, place)
        if place:
            return Choosing(place, words)
        if self.about is not None and not draft.words:
            return Choosing(0, tuple(word for word in ABOUT if word in words))
        kinds = ASK if self.asking else TELL
        return Choosing(0, tuple(word for word in words if word in kinds))

    def command(self, view: View) -> Say | Ask | None:
        """Return what the sentence says, None while words are missing."""
        return sentence.command(view, self.draft)

    @property
    def begun(self) -> bool:
        """Whether words of a sentence stand already, which closing would lose."""
        return bool(self.draft.words)

    @property
    def focus(self) -> str | None:
        """The hotspot that the keyboard goes to after a choice, None where it stays."""
        return "button:say" if self._reopened is None and not self._seeking and self.draft.words else None

    # -- clicks -------------------------------------------------------------------------------------------------

    def clicked(self, view: View, spot_id: str) -> None:
        """Do what a click on one of the hotspots means."""
        _, _, rest = spot_id.partition(":")
        kind, _, key = rest.partition(":")
        match kind:
            case "to":
                self._set(sentence.addressed(view, self.draft, None if key == EVERYONE else int(key)))
            case "answer":
                self._answer(view)
            case "kind":
                self.asking = not self.asking
                self._set(Draft(to=self.draft.to))
            case "other":
                self.about = None
            case "part":
                place = int(key)
                self._seeking = False
                self._reopened = None if self._reopened == place else place
            case "word":
                self._choose(view, key)
            case "new":
                self._set(Draft(to=self.draft.to, answers=self.draft.answers))
                self._choose(view, key)
            case "evidence":
                self._seeking = not self._seeking
                self._reopened = None
            case "duel":
                self._prove(duel=int(key))
            case "said":
                self._prove(against=int(key))

    def _choose(self, view: View, word: str) -> None:
        place = self.choosing(view).place
        if place is None:
            return
        draft = sentence.chosen(view, self.draft, place, word)
        if place == 0 and self.about is not None and len(draft.words) == 1:
            said = view.talk[self.about]
            number = str(self.about)
            draft = sentence.chosen(view, draft, 1, f"{number}:{said.seat}" if word in ASK else number)
        self.asking = draft.asks
        self._set(draft)

    def _answer(self, view: View) -> None:
        """Let the sentence answer the newest open question, or no longer."""
        questions = sentence.open_questions(view)
        if self.draft.answers is not None or not questions:
            self._set(self.draft._replace(answers=None))
            return
        draft = Draft() if self.draft.asks else self.draft
        self.asking = False
        self._set(draft._replace(answers=questions[0].number, to=questions[0].seat))

    def _prove(self, duel: int | None = None, against: int | None = None) -> None:
        """Take a piece of evidence, or put it back."""
        draft = self.draft
        if duel is not None:
            draft = draft._replace(duel=None if draft.duel == duel else duel)
        if against is not None:
            draft = draft._replace(against=None if draft.against == against else against)
        self._set(draft)

    def _set(self, draft: Draft) -> None:
        self.draft = draft
        self._reopened = None
        self._seeking = False

    def back(self) -> bool:
        """Take the last choice back; False when there is none left."""
        if self._reopened is not None or self._seeking:
            self._set(self.draft)
        elif self.draft.duel is not None or self.draft.against is not None:
            self._set(self.draft._replace(duel=None, against=None))
        elif self.draft.words:
            self._set(sentence.shortened(self.draft, len(self.draft.words) - 1))
        else:
            return False
        return True

    # -- evidence from the log ------------------------------------------------------------------------------------

    def evidence(self, view: View, place: int) -> bool:
        """Take the line at ``place`` of the log into the sentence; False where it has no room for it."""
        event = view.log[place]
        match event:
            case Challenged() | Looked() | Lost() | Tied():
                return self._take_duel(view, event.duel)
            case Said():
                return self._take_said(view, event.number)
        return False

    def _take_duel(self, view: View, number: int) -> bool:
        if number in sentence.evidence(view, self.draft):
            self._prove(duel=number)
            return True
        return self._complete(view, f"{number}:")

    def _take_said(self, view: View, number: int) -> bool:
        if number in sentence.contradictions(view, self.draft):
            self._prove(against=number)
            return True
        if not self.draft.words:
            begun = Builder.of_statement(view, number)
            self.draft, self.about = begun.draft, begun.about
            return self.about is not None
        return self._complete(view, str(number))

    def _complete(self, view: View, start: str) -> bool:
        """Choose the first open word that is the line, or is about it."""
        if len(self.draft.words) != 1:
            return False
        for word in sentence.options(view, self.draft, 1):
            if word == start or word.startswith(start if start.endswith(":") else f"{start}:"):
                self._set(sentence.chosen(view, self.draft, 1, word))
                return True
        return False


def _paths(view: View) -> tuple[Path, ...]:
    return (*(path for path in sayable(view) if len(path) > 1), *askable(view))
