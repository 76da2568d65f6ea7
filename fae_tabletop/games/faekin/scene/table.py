"""The table: one seat's round on the screen, played. What a click means, when the table waits, what a key does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fae_tabletop.core.game import Command, Event, Illegal, Ref
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin import words
from fae_tabletop.games.faekin.commands import Claim, LockIn
from fae_tabletop.games.faekin.expressions import expressions
from fae_tabletop.games.faekin.moves import refusal as moves_refusal
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.bubbles import line_of
from fae_tabletop.games.faekin.scene.conversation import Conversation
from fae_tabletop.games.faekin.scene.hooks import FaekinHooks, TableChoices
from fae_tabletop.games.faekin.scene.motions import draw_moving, show
from fae_tabletop.games.faekin.scene.sayings import refusals, sentence
from fae_tabletop.games.faekin.scene.showing import Showing, waited_for
from fae_tabletop.games.faekin.scene.sounds import cues
from fae_tabletop.games.faekin.scene.tablepage import draw_table, layout_for
from fae_tabletop.table.table import Chair
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.motion import Beat, Cue
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll

LOCK = Ref("button", "lock-in")


class FaekinTable(MatchScene[View]):
    """The table of one round, played from ``chair``.

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
        self.log_scroll = Scroll("log")
        self.notes_scroll = Scroll("notes")
        self.pausing = False
        self._waited = 0.0
        self._told = 0
        self._touched: Ref | None = None
        self._was_hearing = False
        self.talk = Conversation(chair.view)
        self._found: int | None = None
        self._finding = False
        super().__init__(chair, hooks, choices.speed, choices.confirm)

    # -- what is shown --------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the table as it is settled; what moves is left out."""
        now = self.showing(page)
        draw_table(page, layout_for(page, now), now)
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
            sentence=sentence(view, self.choices.people, chosen, self.pausing, self.hearing),
            chosen=chosen,
            next=frozenset(following),
            starts=frozenset(self.picker.starts() if self.current else ()),
            pointed=look.over if look.drag else look.hover or look.focus,
            dragged=look.drag,
            pointer=self.stack.pointer,
            moving=self.queue.things(),
            my_turn=self.my_turn,
            pausing=self.pausing and self.current,
            hearing=self.hearing,
            thinking=self.thinking and self.current,
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
            lock=self.talk.lock,
            claim_scrolls=self.talk.claim_scrolls,
            found=self._found,
            finding=self._finding,
        )

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        """Return how an event moves."""
        return show(event, before, after)

    def sounds(self, event: Event, before: View) -> Sequence[Cue]:
        """Return what is heard of an event."""
        return cues(event, before)

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
    def held(self) -> bool:
        """Whether the person looks at something, so that nobody does anything meanwhile."""
        return self.drawer is not None or self.talk.builder is not None or self.stack.top is not self

    @property
    def holds(self) -> bool:
        """Whether what the others decide has to wait."""
        return not self.current or self.pausing or self.held

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
        return self.moving or self.hearing or (self.thinking and not self.pausing and not self.held)

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
        if self.hearing != self._was_hearing:
            self._was_hearing = not self._was_hearing
            self.change()
        if not self.held and self.talk.bubbles.pass_time(seconds):
            self.change()
        self._hold_lock(seconds)
        if self.pausing and self.current and not self.held and self.choices.pause > 0:
            self._waited += seconds
            if self._waited >= self.choices.pause:
                self.go_on()

    def go_on(self) -> None:
        """Finish what moves; where the table waits after a duel, go on."""
        if self.current and self.pausing:
            self.pausing = False
            self.talk.bubbles.go_on()
            self.change()
        else:
            super().go_on()

    def over(self) -> None:
        """Open the result."""
        self.extra.finished(self.view)

    # -- what a click means ---------------------------------------------------------------------------------

    def means(self, spot_id: str) -> Ref | None:
        """An open card stands for whoever it lies before; panels stand for nothing."""
        kind, _, key = spot_id.partition(":")
        if kind in ("panel", "log", "known", "bubble", "urging", "talk", "why") or not key:
            return None
        if kind == "up":
            holder = key.split(":")[0]
            return Ref("seat" if holder.isdigit() else "fae", holder)
        return Ref(kind, key)

    def clicked(self, spot_id: str) -> bool:
        """Drawers, talk, and a token that is touched to claim."""
        kind, _, key = spot_id.partition(":")
        said = self.talk.clicked(self.view, spot_id)
        if said is not None:
            for command in said:
                self.say(command)
            self.change()
            return True
        match spot_id:
            case "button:log" | "button:notes":
                self.toggle(key)
            case "button:close-drawer":
                self.toggle(None)
            case "button:help":
                self.hooks.help(None)
            case "button:result":
                self.extra.finished(self.view)
            case "button:lock-in":
                self._click_lock()
            case _ if kind in ("bubble", "urging"):
                self.find(int(key))
            case _ if kind == "log" and self.talk.log_clicked(self.view, int(key)):
                pass
            case _ if kind == "seat" and self._may_address(key):
                self.talk.tell(self.view, int(key))
            case _ if kind == "token" and self.view.claimant is None:
                self.ask_claim(Ref("token", key))
            case _ if kind == "hand" and not self.my_turn and waited_for(self.view) == self.view.seat:
                self._refused(
                    "Go on first: somebody may want to claim before you duel."
                    if self.pausing
                    else "Somebody still wants to say something."
                )
            case _:
                return kind in ("panel", "log", "known")
        self.change()
        return True

    def _may_address(self, seat: str) -> bool:
        """Whether a click on a portrait begins to speak to that seat, rather than name it for something else."""
        if not seat.isdigit() or int(seat) == self.view.seat or self.view.why is not None:
            return False
        return self.talk.builder is not None or not (self.my_turn and self.picker.chosen)

    def say(self, command: Command) -> None:
        """Say something; what was chosen for a duel stays chosen."""
        try:
            self.chair.submit(command)
        except Illegal as illegal:
            self._refused(self.illegal(illegal))
        self._take_in()
        self.change()

    def speak(self, spot_id: str) -> None:
        """Begin to tell or to ask something by a key, which goes on with the words on offer."""
        if self.view.why is None:
            self.stack.moved_by_keyboard = True
            self.handle(g.Clicked(spot_id))

    def find(self, number: int) -> None:
        """Open the log at the line of something that was said."""
        self._found = line_of(self.view, number)
        self._finding = True
        self.drawer = "log"
        self.read = len(self.view.log)
        self.change()

    # -- the lock-in ------------------------------------------------------------------------------------------

    def _may_lock(self) -> bool:
        return self.my_turn and LOCK in self.picker.starts() and not self.hearing

    def _click_lock(self) -> None:
        if not self._may_lock():
            self._refused(
                "Put the Crown before somebody first."
                if self.view.crown is None
                else "Somebody still wants to say something."
            )
        elif self.talk.lock.clicked():
            self.give(LockIn())

    def _hold_lock(self, seconds: float) -> None:
        look = self.stack.look()
        lock = self.talk.lock
        pressed = look.press == LOCK.id == look.hover and self._may_lock()
        before = lock.filled
        if lock.update(seconds, pressed):
            self.give(LockIn())
        if lock.filled != before:
            self.change()

    def ask_claim(self, token: Ref) -> None:
        """Ask whether to claim now, with the others held, or say why not."""
        refused = moves_refusal(self.view, Claim()) if self.current else None
        if refused is not None:
            saying = words.refusal(refused)
            self._refused(f"{saying.title}: {saying.body}")
            return
        self.finish_motions()

        def answered(key: str) -> None:
            if key == "yes":
                self.pausing = False
                self._touched = token
                self.give(Claim(), certain=True)

        self.push(claim_question(), answered)

    def toggle(self, drawer: str | None) -> None:
        """Open a drawer, or close the one that is open."""
        self.drawer = None if drawer == self.drawer else drawer
        self._found = None
        if self.drawer == "log":
            self.read = len(self.view.log)
        self.change()

    def refuse(self, ref: Ref) -> Tip | None:
        """Say why pointing there does nothing."""
        if not self.my_turn:
            return None
        lit = {*self.picker.next(), *self.picker.starts()}
        return refusals(self.view, self.picker.chosen, lit).get(ref.id)

    def illegal(self, refusal: Illegal) -> str:
        """Return why the table refused a command after all, in this game's words."""
        saying = words.refusal(refusal.reason)
        return f"{saying.title}: {saying.body}"

    def give(self, command: Command, certain: bool = False) -> None:
        """Carry a command out, with nothing half said any more."""
        self.talk.close()
        super().give(command, certain)

    def resign_question(self) -> Question:
        """Ask before giving up."""
        return Question(
            "Give this round up?",
            "It ends, and nobody wins it.",
            [Answer("yes", "Give up", "grave", "flag"), Answer("no", "Play on", "main")],
            cancel="no",
        )

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Scrolling, keys of this table and dragging come first."""
        scrolls = (self.log_scroll, self.notes_scroll, *self.talk.scrolls)
        if any(scroll.take(gesture) for scroll in scrolls):
            self.change()
            return True
        match gesture:
            case g.Pressed(key) if not key.again and not key.ctrl and not key.alt and key.name in _KEYS:
                _KEYS[key.name](self)
                return True
            case g.Clicked(spot) if spot.startswith("talk:") or spot in ("button:tell", "button:ask"):
                super().handle(gesture)
                if self.stack.moved_by_keyboard:
                    # Keys go on with the words on offer.
                    self.stack.focus = self.talk.first_word(self.view) or self.stack.focus
                return True
            case g.Pressed(key) if (
                key.name == "space"
                and not key.again
                and self.pausing
                and self.current
                and self.talk.builder is None
            ):
                self.go_on()
                return True
            case g.Dragged(spot):
                ref = self.means(spot)
                if ref is not None and ref.kind in ("hand", "token"):
                    self.take_up(ref)
            case g.Back(beside=True) if self.drawer is None and not self.picker.chosen:
                return True
            case _:
                pass
        return super().handle(gesture)

    def back(self) -> None:
        """Escape closes what lies open first."""
        if self.drawer is not None:
            self.toggle(None)
        elif self.talk.back():
            self.change()
        else:
            super().back()


def stops(view: View) -> int:
    """Return after how many things in the log the table waits for the person."""
    return sum(
        isinstance(event, e.Lost | e.Tied)
        or (isinstance(event, e.Claimed | e.TokenMoved) and event.seat != view.seat)
        for event in view.log
    )


def claim_question() -> Question:
    """Return what is asked before a claim."""
    return Question(
        "Claim now?",
        "Duelling ends for this round. You name the Heirs, everybody may talk, and you lock in.",
        [Answer("yes", "Claim", "main", "crown"), Answer("no", "Not yet")],
        cancel="no",
    )


_KEYS: dict[str, Callable[[FaekinTable], None]] = {
    "l": lambda table: table.toggle("log"),
    "n": lambda table: table.toggle("notes"),
    "c": lambda table: table.ask_claim(Ref("token", "crown")),
    "t": lambda table: table.speak("button:tell"),
    "a": lambda table: table.speak("button:ask"),
}
