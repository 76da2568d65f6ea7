"""What the table keeps of its talk: the sentence under construction, bubbles, the lock-in, and what a click says."""

from __future__ import annotations

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.faekin import sentence
from fae_tabletop.games.faekin.commands import Ask
from fae_tabletop.games.faekin.events import Asked, Said
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.bubbles import Bubbles, spoken_by
from fae_tabletop.games.faekin.scene.builder import Builder
from fae_tabletop.games.faekin.scene.claimrows import Form, Speaker
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.remembered import Remembered
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.panels import Scroll


class Conversation:
    """The talk at one table. It says nothing itself: ``clicked`` returns what is to be said."""

    def __init__(self, view: View) -> None:
        self.builder: Builder | None = None
        self.bubbles = Bubbles(view)
        self.lapsed: frozenset[int] = frozenset()
        """Questions to the viewer that went unanswered, by number: nobody waits for an answer any more."""
        self.lock = Lock()
        self.words_scroll = Scroll("talk")
        self.claim_form: Remembered[tuple[tuple[Speaker, ...], Form, Box]] = Remembered()

    def see(self, view: View) -> bool:
        """Take in what happened; returns whether other words stand in bubbles."""
        self.lock.see(view)
        if view.why is not None:
            self.close()
        if self.builder is not None:
            self.builder.see(view)
        return self.bubbles.see(view)

    def tell(self, view: View, to: Seat | None = None) -> None:
        """Begin a statement; one that is begun already is said to that seat."""
        if self.builder is not None and to is not None:
            self.builder.clicked(view, f"talk:to:{to}")
        else:
            builder = Builder.tell(view, to)
            if builder.draft.answers in self.lapsed:
                builder = Builder(view, sentence.Draft(to=to))
            self._open(builder)

    def ask(self, view: View) -> None:
        """Begin a question."""
        self._open(Builder.ask(view))

    def lapse(self) -> tuple[int, ...]:
        """Let the questions in bubbles go unanswered and take all bubbles away; returns those questions."""
        owed = self.bubbles.owed
        self.lapsed |= frozenset(owed)
        self.bubbles.go_on()
        return owed

    def close(self) -> None:
        """Say nothing after all."""
        self.builder = None

    def back(self) -> bool:
        """Take back the last word, or close the builder; False when it is closed."""
        if self.builder is None:
            return False
        if not self.builder.back():
            self.close()
        return True

    def clicked(self, view: View, spot_id: str) -> tuple[Command, ...] | None:
        """Do what a click means, and return what is to be said because of it; None for other hotspots."""
        kind, _, _ = spot_id.partition(":")
        match spot_id:
            case "button:tell":
                self.tell(view)
            case "button:ask":
                self.ask(view)
            case "button:close-talk":
                self.close()
            case "button:say":
                said = None if self.builder is None else self.builder.command(view)
                if said is not None:
                    self.close()
                    return (said,)
            case "button:agree":
                agreed = sentence.agreement(view)
                return () if agreed is None else (agreed,)
            case "button:hear":
                return sentence.asked_again(view)
            case _ if kind == "talk" and self.builder is not None:
                before = self.builder.choosing(view)
                self.builder.clicked(view, spot_id)
                if self.builder.choosing(view) != before:
                    self.words_scroll.to(0)
            case _ if kind == "why":
                number = spoken_by(view, spot_id)
                if number is not None:
                    return (Ask(view.talk[number].seat, "why", statement=number),)
            case _:
                return None
        return ()

    def log_clicked(self, view: View, place: int) -> bool:
        """Take a line of the log as evidence, or begin to speak of what was said there; False where neither is."""
        event = view.log[place]
        if self.builder is not None:
            return self.builder.evidence(view, place)
        if isinstance(event, Said | Asked) and event.seat != view.seat:
            self._open(Builder.of_statement(view, event.number))
            return True
        return False

    def first_word(self, view: View) -> str | None:
        """Return the hotspot that the keyboard goes to: the words on offer, else what says the sentence."""
        if self.builder is None:
            return None
        words = self.builder.choosing(view).words
        return (
            self.builder.focus
            if self.builder.focus and not words
            else f"talk:word:{words[0]}"
            if words
            else None
        )

    def _open(self, builder: Builder) -> None:
        self.builder = builder
        self.words_scroll.to(0)
