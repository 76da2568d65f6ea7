"""The table, played: what a click, a drag or a key means, and why something may not be done."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.core.game import Command, Illegal, Ref
from fae_tabletop.games.faekin import words
from fae_tabletop.games.faekin.commands import Claim, LockIn
from fae_tabletop.games.faekin.moves import refusal as moves_refusal
from fae_tabletop.games.faekin.scene.bubbles import line_of
from fae_tabletop.games.faekin.scene.closer import closer
from fae_tabletop.games.faekin.scene.reference import ReferenceScene
from fae_tabletop.games.faekin.scene.sayings import refusals
from fae_tabletop.games.faekin.scene.showing import waited_for
from fae_tabletop.games.faekin.scene.showntable import ShownTable
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hotspots import Hotspot, Tip

LOCK = Ref("button", "lock-in")


class FaekinTable(ShownTable):
    """The table of one round, played from ``chair``."""

    def over(self) -> None:
        """Open the result."""
        self.extra.finished(self.view)

    # -- what a click means ---------------------------------------------------------------------------------

    def means(self, spot_id: str) -> Ref | None:
        """An open card stands for whoever it lies before; panels stand for nothing."""
        kind, _, key = spot_id.partition(":")
        if kind in ("panel", "log", "known", "bubble", "urging", "talk", "why", "mark") or not key:
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
            case "button:hint":
                self.ask_hint()
            case "button:why":
                self.ask_why()
            case "button:close-saying":
                self.insight.close()
            case "button:close-note":
                self.dismiss_note()
            case _ if kind == "mark":
                self.insight.mark(spot_id)
                self.extra.keep_marks(self.insight.marks)
            case _ if kind in ("bubble", "urging"):
                self.find(int(key))
            case _ if kind == "log" and self.talk.log_clicked(self.view, int(key)):
                pass
            case _ if kind == "log":
                self.ask_why(int(key))
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
                return kind in ("panel", "known")
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

    def update(self, seconds: float) -> None:
        """Let time pass, also for a lock-in that is held down."""
        super().update(seconds)
        self._hold_lock(seconds)

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

    def ask_hint(self) -> None:
        """Tell the next step of the hint for what can be done now."""
        hint = self.extra.hint(self.view) if self.extra.hint is not None and self.current else None
        if hint is None:
            self._refused("There is nothing to decide for you now.")
            return
        self.toggle(None)
        self.insight.hint(hint)

    def ask_why(self, place: int | None = None) -> None:
        """Tell what may be behind a line of the log, by what is known now; None: behind the last deed of another."""
        if self.extra.why is not None:
            event = None if place is None else self.view.log[place]
            self.toggle(None)
            self.insight.tell(self.extra.why(self.view, event))

    def dismiss_note(self) -> None:
        """Close the first-game note and remember that it was read."""
        read = self.insight.dismiss()
        if read is not None:
            self.extra.note_done(read)
            self.change()

    def _pointed_line(self) -> int | None:
        """Return the line of the log that is pointed at, if any."""
        look = self.stack.look()
        kind, _, key = (look.hover or look.focus or "").partition(":")
        return int(key) if kind == "log" else None

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
        self.insight.close()
        self.dismiss_note()
        super().give(command, certain)

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card, a token or a face at full size."""
        return closer(self.view, self.choices.people, spot)

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
        if self.looking is not None and _ends_look(gesture):
            self.look_no_more()
            return True
        scrolls = (self.insight.scroll, self.log_scroll, self.notes_scroll, self.talk.words_scroll)
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
                key.name == "space" and not key.again and self.pausing and self.talk.builder is None
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
        elif self.talk.back() or self.insight.close():
            self.change()
        else:
            super().back()


def _ends_look(gesture: g.Gesture) -> bool:
    """Whether a gesture says that the cards of the own duel were seen: a click anywhere, Enter, Space or Escape."""
    match gesture:
        case g.Clicked() | g.Back():
            return True
        case g.Pressed(key):
            return key.name in ("space", "return") and not key.again
    return False


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
    "h": lambda table: table.ask_hint(),
    "w": lambda table: table.ask_why(table._pointed_line()),
    "r": lambda table: table.push(ReferenceScene(table.view)),
}
