"""The table as it is shown: gathers from match, wishes and panels all that the picture of one seat depends on."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Command, Event, Ref
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import Mortal
from fae_tabletop.games.enemies_and_lovers.events import TurnStarted
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.aims import Wish, reach
from fae_tabletop.games.enemies_and_lovers.scene.doable import Doable, doable
from fae_tabletop.games.enemies_and_lovers.scene.endings import turned_up
from fae_tabletop.games.enemies_and_lovers.scene.hooks import EnemiesHooks, TableChoices
from fae_tabletop.games.enemies_and_lovers.scene.layout import is_docked
from fae_tabletop.games.enemies_and_lovers.scene.motions import draw_moving, show
from fae_tabletop.games.enemies_and_lovers.scene.notes import NOTES, Note
from fae_tabletop.games.enemies_and_lovers.scene.policies import Policies, topic
from fae_tabletop.games.enemies_and_lovers.scene.sayings import sentence
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, own_card
from fae_tabletop.games.enemies_and_lovers.scene.sounds import cues
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enemies_and_lovers.scene.telling import (
    LogRow,
    rows_of,
    since_last_turn,
    since_weighty,
    told_of,
    turns_told,
)
from fae_tabletop.games.enemies_and_lovers.scene.wishes import refusals
from fae_tabletop.games.enemies_and_lovers.words import Deed
from fae_tabletop.table.table import Chair, Told
from fae_tabletop.ui.hints import HintSteps
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.motion import Beat, Cue
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll


class ShownTable(MatchScene[View]):
    """The table of one match, seen from ``chair``; what is done there is the business of a subclass."""

    game = "enemies-and-lovers"
    beside = True

    def __init__(self, chair: Chair[View], hooks: EnemiesHooks, choices: TableChoices) -> None:
        self.extra = hooks
        self.choices = choices
        self.policies = Policies()
        self.mortal = False
        self.marks = dict(choices.marks)
        self.drawer: str | None = None
        self.read = len(chair.view.log)
        self.unread = 0
        self._asked_about = -1
        self._wished: Wish | None = None
        self.aside: tuple[CardId, ...] = ()
        self._leaving: tuple[CardId, ...] = ()
        self.notes_seen = choices.notes_seen
        self.note: tuple[Note, str] | None = None
        self.saying: tuple[str, str] | None = None
        self.hints = HintSteps()
        self._noted: int | None = None
        self.log_scroll = Scroll("log", tail=True)
        self.notes_scroll = Scroll("notes")
        self.telling_scroll = Scroll("telling")
        self.stage_scroll = Scroll("stage")
        super().__init__(chair, hooks, choices.speed, choices.confirm)
        self.stepping = choices.stepping

    def build(self, page: Page) -> None:
        """Draw the table as it is settled; what moves is left out."""
        now = self.showing(page)
        draw_table(page, layout_for(page, now), now, self.stage_scroll)

    def movers(self, page: Page) -> None:
        """Draw what moves."""
        now = self.showing(page)
        draw_moving(page, layout_for(page, now), now, self.queue.now())

    def showing(self, page: Page) -> Showing:
        """Return what the table shows now."""
        # Once the result was shown, the Courts lie as it told them.
        view = turned_up(self.view) if self._ended_told else self.view
        look = page.look
        pointed = look.over if look.drag else look.hover or look.focus
        following = self.picker.next() if self.my_turn else ()
        chosen = self.picker.chosen if self.my_turn else ()
        starts = self.picker.starts() if self.current else ()
        refused = refusals(view, self.choices.people, chosen, following, starts) if self.my_turn else {}
        attack = own_card(view, chosen[0].key) if chosen and chosen[0].kind == "hand" else None
        note = None
        if self.note is not None and self.my_turn and self.drawer is None:
            number = sum(one.id in self.notes_seen for one in NOTES) + 1
            note = (f"{number} of {len(NOTES)}", self.note[0].sentence, self.note[1])
        return Showing(
            view=view,
            people=self.choices.people,
            sentence=self._sentence(chosen, following, pointed),
            chosen=chosen,
            next=frozenset(following),
            starts=frozenset(starts),
            preview=frozenset(self._after(pointed)) if not chosen else frozenset(),
            reach=reach(view, attack),
            pointed=pointed,
            dragged=look.drag,
            pointer=self.stack.pointer,
            moving=self.queue.things(),
            my_turn=self.my_turn,
            thinking=self.thinking and self.current,
            running=not self.current,
            why_no_undo=self.chair.why_no_undo,
            refusals=refused,
            since=since_last_turn(view, self.choices.people)
            if view.turn == view.seat or view.why is not None
            else (),
            weighty=since_weighty(view, self.choices.people),
            stage_open=bool(view.resolving or view.pending) and view.why is None,
            drawer=self.drawer,
            news=sum(
                row.seat is not None for row in rows_of(view, self.choices.people, view.log[self.read :])
            ),
            unread=self._since_own(view) if is_docked(self.stack.metrics) else self.unread,
            log_scroll=self.log_scroll,
            notes_scroll=self.notes_scroll,
            telling_scroll=self.telling_scroll,
            policy=self.policies.of(topic(view)),
            policies=self.policies.told(),
            points=self.hints.points,
            insight=self.extra.hint is not None,
            note=note,
            saying=self.saying,
            marks=self.marks,
            stepping=self.stepping,
            holding=self.holding,
            may=self._may,
            looking_back=self._looking_back,
            aside=self.aside if self.my_turn else (),
        )

    @property
    def _looking_back(self) -> bool:
        """Whether the own turn begins, of which nothing was done yet, while what led to it is still told."""
        view = self.view
        if self.current or view.turn != view.seat or view.pending is not None or view.why is not None:
            return False
        # What is drawn or lost at the end of others' turns may follow; a deed of one's own ends the looking back.
        event = next((one for one in reversed(view.log) if isinstance(one, TurnStarted | Deed)), None)
        return isinstance(event, TurnStarted)

    @property
    def _may(self) -> Doable | None:
        """What an own turn offers now."""
        return doable(self.picker.commands) if self.current else None

    def _since_own(self, view: View) -> int:
        """Return the place in the log after what the person last did or suffered: what an open log marks as new."""
        own = [row.place for row in rows_of(view, self.choices.people, view.log) if row.seat == view.seat]
        return own[-1] + 1 if own else 0

    def _after(self, pointed: str | None) -> tuple[Ref, ...]:
        """Return what the card of the hand that is pointed at could go to, while nothing is chosen yet."""
        if pointed is None or not self.my_turn or self.view.pending is not None:
            return ()
        ways = [command.picks() for command in self.picker.commands]
        return tuple(picks[1] for picks in ways if len(picks) > 1 and picks[0].id == pointed)

    def _sentence(self, chosen: Sequence[Ref], following: Sequence[Ref], pointed: str | None) -> str:
        """Return the sentence under the steps: of the card pointed at, while nothing is chosen.

        While the match waits for the person to go on it tells what is on show.
        """
        if self.holding:
            return " ".join(row.text for row in self._deeds(self._shown))
        if self._looking_back:
            return "See what happened, then go on."
        after = self._after(pointed)
        if not chosen and after and pointed is not None and pointed.startswith("hand:"):
            kind, _, key = pointed.partition(":")
            chosen, following = (Ref(kind, key),), after
        return sentence(self.view, self.choices.people, chosen, following, self.thinking, self._may)

    def _meanwhile(self, events: Sequence[Event]) -> str:
        """Return what the others did, a line for each turn."""
        rows = turns_told(self.view, self.choices.people, told_of(events))
        return "\n".join(text for _, text in rows)

    def _deeds(self, events: Sequence[Event]) -> list[LogRow]:
        """Return what the others did, as rows of the log."""
        rows = rows_of(self.view, self.choices.people, told_of(events))
        return [row for row in rows if row.seat not in (None, self.view.seat)]

    def worth_a_stop(self, told: Told[View]) -> bool:
        """Stop at what the others do, as far as the log tells of it."""
        return bool(self._deeds(told.events))

    def offers(self) -> tuple[Command, ...]:
        """Offer what is asked; and Heather, who may come at any moment, out of turn once her button was pressed."""
        mine = super().offers()
        if mine:
            return mine
        return tuple(command for command in self.chair.commands if isinstance(command, Mortal))

    @property
    def waited_for(self) -> bool:
        """Whether the match waits for the person, and everything told was shown."""
        return super().my_turn

    @property
    def my_turn(self) -> bool:
        """Whether the person can act: asked by the match, or having pressed the Mortal button out of turn."""
        return self.waited_for or (self.mortal and self.current and bool(self.picker.commands))

    def prompt_text(self) -> str:
        """Return what is asked, in one sentence."""
        return sentence(
            self.view, self.choices.people, self.picker.chosen, self.picker.next(), False, self._may
        )

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        """Return how an event moves."""
        return show(event, before, after)

    def sounds(self, event: Event, before: View) -> Sequence[Cue]:
        """Return what is heard of an event."""
        return cues(event, before)
