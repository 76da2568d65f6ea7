"""The table as it is shown: gathers what the picture of one seat depends on, and knows when the table waits."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Command, Event, Ref
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.commands import Claim
from fae_tabletop.games.faekin.expressions import expressions
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.closeup import Duel, draw_closeup
from fae_tabletop.games.faekin.scene.conversation import Conversation
from fae_tabletop.games.faekin.scene.hooks import FaekinHooks, TableChoices
from fae_tabletop.games.faekin.scene.insight import Insight
from fae_tabletop.games.faekin.scene.motions import draw_moving, looked_at, show
from fae_tabletop.games.faekin.scene.sayings import refusals, sentence
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.sounds import cues
from fae_tabletop.games.faekin.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.faekin.scene.tokens import TOKENS, token_box
from fae_tabletop.table.table import Chair
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.motion import Beat, Cue
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.tips import Corner, tip_size

WAITS = "The others wait until you go on."
"""What is told while the person reads or speaks and somebody else would be next."""
LOOK = 2.5
"""Seconds that an own duel is shown at least where the table goes on by itself."""


class ShownTable(MatchScene[View]):
    """The table of one round, seen from ``chair``; what is done there is the business of a subclass.

    After every duel, and after everything a claimant of the others does, the table is ``pausing`` until the person
    goes on (F9).
    """

    game = "faekin"
    beside = True

    def __init__(self, chair: Chair[View], hooks: FaekinHooks, choices: TableChoices) -> None:
        self.extra = hooks
        self.choices = choices
        self.drawer: str | None = None
        self.read = len(chair.view.log)
        self.log_scroll = Scroll("log", tail=True)
        self.notes_scroll = Scroll("notes")
        self.pausing = False
        self._waited = 0.0
        self._told = 0
        self._touched: Ref | None = None
        self._was_asking = False
        self.talk = Conversation(chair.view)
        self.insight = Insight(choices.notes_seen, choices.marks)
        self._found: int | None = None
        self._finding = False
        super().__init__(chair, hooks, choices.speed, choices.confirm)

    # -- what is shown --------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the table as it is settled; what moves is left out."""
        now = self.showing(page)
        layout = layout_for(page, now)
        draw_table(page, layout, now)
        duel = self.looking
        if duel is not None:
            with page.layer(Layer.ABOVE), page.raised(90):
                draw_closeup(page, layout, now, duel, 1.0)
        self._finding = False

    def movers(self, page: Page) -> None:
        """Draw what moves."""
        now = self.showing(page)
        draw_moving(page, layout_for(page, now), now, self.queue.now())

    def showing(self, page: Page) -> Showing:
        """Return what the table shows now."""
        view, look = self.view, page.look
        following = self.picker.next() if self.my_turn else ()
        chosen = self.picker.chosen if self.my_turn else ()
        lit = {*following, *(self.picker.starts() if self.my_turn else ())}
        return Showing(
            view=view,
            people=self.choices.people,
            sentence=WAITS
            if self.kept_waiting
            else sentence(view, self.choices.people, chosen, self.pausing, self.hearing),
            chosen=chosen,
            next=frozenset(following),
            starts=frozenset(self.picker.starts() if self.current else ()),
            pointed=look.over if look.drag else look.hover or look.focus,
            dragged=look.drag,
            pointer=self.stack.pointer,
            moving=self.queue.things(),
            my_turn=self.my_turn,
            pausing=self.pausing,
            hearing=self.hearing,
            unheard=self.unheard,
            thinking=self.thinking and self.current,
            kept_waiting=self.kept_waiting,
            running=not self.current,
            refusals=refusals(view, chosen, lit) if self.current else {},
            drawer=self.drawer,
            news=len(view.log) - self.read if self.drawer != "log" else 0,
            log_scroll=self.log_scroll,
            notes_scroll=self.notes_scroll,
            faces=dict(enumerate(expressions(view))),
            builder=self.talk.builder,
            spoken=self.talk.bubbles.shown,
            talk_scroll=self.talk.words_scroll,
            places=self.talk.bubbles.places,
            lapsed=self.talk.lapsed,
            lock=self.talk.lock,
            claim_form=self.talk.claim_form,
            found=self._found,
            finding=self._finding,
            telling=self.insight.sheet if self.current and view.why is None else None,
            telling_scroll=self.insight.scroll,
            marks=self.insight.marks,
            insight=self.extra.hint is not None,
            undoable=self.current and self.chair.why_no_undo is None,
        )

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        """Return how an event moves."""
        return show(event, before, after)

    def sounds(self, event: Event, before: View) -> Sequence[Cue]:
        """Return what is heard of an event."""
        return cues(event, before)

    def tip_room(self, page: Page, spot: Hotspot) -> tuple[Sequence[Box], Sequence[Box]]:
        """Keep tool tips off what is pressed next, off the own cards and off the others' blocks."""
        now = self.showing(page)
        layout = layout_for(page, now)
        claiming = self.view.claimant is not None
        pressed = (
            *((layout.note,) if claiming else (layout.go_on, layout.crown, layout.dagger)),
            *(token_box(layout, now, token) for token in TOKENS),
            *layout.hand,
        )
        anchor, middle = page.metrics.box(spot.rect), layout.middle
        if anchor.y >= layout.strip.y and spot.tip is not None:
            # Above the strip, beside the gold button if need be.
            w, h = tip_size(page, spot.tip)
            x = max(middle.x, min(anchor.cx - w / 2, middle.right - w))
            places = (x, layout.go_on.x - 8 - w, layout.go_on.right + 8)
            rooms = tuple(Box(place, layout.strip.y - 12 - h, w, h) for place in places)
            return rooms, (*pressed, *(block.whole for block in layout.blocks))
        if spot.id.partition(":")[0] not in ("seat", "fae", "up"):
            return (), (*pressed, layout.note)
        room: tuple[Box, ...] = ()
        if anchor.bottom <= middle.y and spot.tip is not None:
            # Below the upper row there is no other room than over the words of the last duel.
            wide = tip_size(page, spot.tip)[0]
            x = max(middle.x, min(anchor.cx - wide / 2, middle.right - wide))
            room = (Box(x, middle.y + 6, wide, middle.h - 6),)
        return room, (*pressed, *(block.whole for block in layout.blocks))

    def toast_room(self, page: Page) -> tuple[Sequence[Corner], Sequence[Box]]:
        """Words in passing lie beside the gold button, on nothing that is played with."""
        layout = layout_for(page, self.showing(page))
        middle, button = layout.middle, layout.go_on
        if self.view.claimant is not None and self.view.why is None:
            # Over the end of what is urged: the head tells who claims, the stakes hold what can be done.
            return (Corner(layout.urgings.inset(8), 0.5, 1.0),), (
                layout.claim_head,
                layout.stakes,
                *layout.hand,
            )
        row = Box(middle.x, button.y, middle.w, button.h)
        left, right = row.left(button.x - 10 - row.x), row.after(button.right + 10 - row.x)
        corners = (Corner(left, 0.5, 0.5), Corner(right, 0.5, 0.5), Corner(middle, 0.5, 0.0))
        blocks = (block.whole for block in layout.blocks)
        return corners, (button, layout.crown, layout.dagger, layout.caption, *layout.hand, *blocks)

    # -- the private look -----------------------------------------------------------------------------------

    @property
    def looking(self) -> Duel | None:
        """The own duel whose cards lie open until the person has read them and goes on."""
        return looked_at(self.queue.now())

    @property
    def moving(self) -> bool:
        """Whether motions run; what is held open to be read does not move."""
        return super().moving and self.looking is None

    def look_no_more(self) -> None:
        """Let the cards of the own duel go back; the table goes on with what follows."""
        self._waited = 0.0
        self.queue.end_beat()
        self.change()

    # -- when the table waits -------------------------------------------------------------------------------

    @property
    def hearing(self) -> bool:
        """Whether some of the others have still to be asked before the person duels or locks in (F9, F11)."""
        view = self.view
        own = view.claimant == view.seat or (
            view.claimant is None and view.challenge is None and view.turn == view.seat
        )
        return own and view.why is None and not self.extra.discussed()

    @property
    def unheard(self) -> bool:
        """Whether some of the others have still to be asked about a claim of somebody else before it goes on."""
        view = self.view
        claims = view.claimant is not None and view.claimant != view.seat
        return claims and view.why is None and not self.extra.heard()

    @property
    def held(self) -> bool:
        """Whether the person looks at something, so that nobody does anything meanwhile."""
        return (
            self.drawer is not None
            or self.talk.builder is not None
            or self.insight.saying is not None
            or self.stack.top is not self
        )

    @property
    def holds(self) -> bool:
        """Whether what the others decide has to wait."""
        return not self.current or self.pausing or self.held

    @property
    def kept_waiting(self) -> bool:
        """Whether somebody else would act but for a note that lies open or a sentence that is begun."""
        told = self.insight.saying is not None or self.talk.builder is not None
        return told and self.current and not self.pausing and (self.thinking or self.hearing)

    @property
    def listens(self) -> bool:
        """Whether the others may talk all the same."""
        return self.current and not self.held

    @property
    def my_turn(self) -> bool:
        """Whether the person can act: in the own turn only once the others were asked."""
        if not super().my_turn or self.pausing:
            return False
        return self.view.claimant is not None or self.view.challenge is not None or not self.hearing

    @property
    def busy(self) -> bool:
        """Whether somebody thinks or things move; nothing does while the person is waited for to go on."""
        if self.looking is not None:
            return False
        if self.moving or self.held:
            return self.moving
        return self.unheard if self.pausing else self.hearing or self.thinking

    def offers(self) -> tuple[Command, ...]:
        """Offer what is asked; claiming is asked for by touching a token, at any moment."""
        return tuple(command for command in super().offers() if not isinstance(command, Claim))

    def prompt_text(self) -> str:
        """Return what is asked, in one sentence."""
        return sentence(self.view, self.choices.people, self.picker.chosen, False, False)

    def settled(self) -> None:
        """Pause after a duel and after what a claimant does; go on with the token that was touched."""
        view = self.view
        told = stops(view)
        between = view.why is None and view.challenge is None and view.claimant != view.seat
        if told > self._told and between:
            self.pausing = True
            self._waited = 0.0
        self._told = told
        if self.drawer == "log":
            self.read = len(view.log)
        if self._touched is not None and view.claimant == view.seat:
            self.take_up(self._touched)
            self._touched = None

    def _arrive(self, view: View) -> None:
        super()._arrive(view)
        self.talk.see(view)

    def update(self, seconds: float) -> None:
        """Let time pass; after the chosen pause the table goes on by itself."""
        super().update(seconds)
        asking = self.hearing or self.unheard
        if asking != self._was_asking:
            self._was_asking = asking
            self.change()
        if not (self.held or self.pausing) and self.talk.bubbles.pass_time(seconds):
            self.change()
        if self.insight.pass_by(self.view):
            self.change()
        noting = self.choices.notes and self.current and (self.my_turn or self.pausing)
        if noting and self.insight.offer(self.view):
            self.change()
        if self.looking is not None and self.choices.pause > 0 and self.stack.top is self:
            self._waited += seconds
            if self._waited >= max(self.choices.pause, LOOK):
                self.look_no_more()
        if self.pausing and self.current and not (self.held or self.unheard) and self.choices.pause > 0:
            self._waited += seconds
            if self._waited >= self.choices.pause:
                self.go_on()

    def go_on(self) -> None:
        """Finish what moves; where the table waits after a duel, go on."""
        if self.looking is not None:
            self.look_no_more()
        elif self.pausing or self.kept_waiting:
            if not self._put_away() or not self.pausing:
                return
            if self.unheard:
                self.stack.toast("The others have still to be heard.")
                return
            # Only words can have come meanwhile: they do not take the click.
            self.finish_motions()
            self.pausing = False
            left = self.talk.lapse()
            if left:
                asker = self.choices.people[self.view.talk[left[-1]].seat].name
                self.stack.toast(f"{asker}’s question goes unanswered.")
            self.change()
        else:
            super().go_on()

    def _put_away(self) -> bool:
        """Close what the others wait for; False where a sentence is begun, which only the person closes."""
        builder = self.talk.builder
        if builder is not None and builder.begun:
            self.stack.toast("Say it, or close what you say first.")
            return False
        self.talk.close()
        self.insight.close()
        self.change()
        return True


def stops(view: View) -> int:
    """Return after how many things in the log the table waits for the person."""
    return sum(
        isinstance(event, e.Lost | e.Tied)
        or (isinstance(event, e.Claimed | e.TokenMoved) and event.seat != view.seat)
        for event in view.log
    )
