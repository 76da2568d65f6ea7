"""The table: one seat's match on the screen, played. What its buttons and keys do, what is asked and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from fae_tabletop.core.game import Command, Illegal, Ref
from fae_tabletop.games.enemies_and_lovers import words
from fae_tabletop.games.enemies_and_lovers.commands import Mortal, Pass
from fae_tabletop.games.enemies_and_lovers.commands import button as button_ref
from fae_tabletop.games.enemies_and_lovers.notebook import notebook
from fae_tabletop.games.enemies_and_lovers.scene.closer import closer
from fae_tabletop.games.enemies_and_lovers.scene.discard import DiscardScene
from fae_tabletop.games.enemies_and_lovers.scene.layout import is_docked
from fae_tabletop.games.enemies_and_lovers.scene.notes import due_note
from fae_tabletop.games.enemies_and_lovers.scene.policies import POLICIES, topic, topic_words
from fae_tabletop.games.enemies_and_lovers.scene.reference import ReferenceScene
from fae_tabletop.games.enemies_and_lovers.scene.setting_aside import AsideTable
from fae_tabletop.games.enemies_and_lovers.scene.showing import DISCARD
from fae_tabletop.games.enemies_and_lovers.scene.since import tells_since
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.games.enemies_and_lovers.scene.wishes import risky
from fae_tabletop.games.enemies_and_lovers.words import Deed
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page


class EnemiesTable(AsideTable):
    """The table of one match, played from ``chair``."""

    # -- what may be done -----------------------------------------------------------------------------------

    @property
    def only_pass(self) -> bool:
        """Whether an answer is asked for that the person cannot give, so that nothing needs to be asked."""
        pending = self.view.pending
        asked = pending is not None and pending.kind == "respond" and pending.seat == self.view.seat
        return asked and all(isinstance(command, Pass | Mortal) for command in self.picker.commands)

    def pass_early(self) -> None:
        """Pass while things still move, where there is nothing to ask the person.

        Those who are asked about the same attack after this seat then answer within its beat, too.
        """
        view = self.chair.view
        pending = view.pending
        if self.current or pending is None or pending.kind != "respond" or pending.seat != view.seat:
            return
        self.policies.see(view)
        cannot = all(isinstance(command, Pass | Mortal) for command in self.chair.commands)
        if cannot or not self.policies.asks(view):
            self.chair.submit(Pass())

    def settled(self) -> None:
        """Pass by itself where there is nothing to ask; offer the note that matters now; list what happened."""
        self.policies.see(self.view)
        if self.discard_next():
            return
        pending = self.view.pending
        asked = pending is not None and pending.kind == "respond" and pending.seat == self.view.seat
        if asked and self.my_turn and (self.only_pass or not self.policies.asks(self.view)):
            # That nothing was asked does not hurry on what the person is looking at.
            stopped = self._stopped
            self.give(Pass(), certain=True)
            self._stopped = stopped
            return
        if not self.picker.commands or self.chair.seat in self.chair.waiting:
            self.mortal = False
        if self.drawer == "log":
            self.read = len(self.view.log)
        if self.my_turn and self._as_wished():
            return
        self._clear_the_table()
        wanted = self.my_turn and self.choices.notes and not self.mortal
        if wanted and self.note is None and self._noted != self.view.turns:
            self.note = due_note(self.view, self.notes_seen)
            self._noted = self.view.turns if self.note is not None else None
            self.telling_scroll.to(0)
        if self.caught_up:
            meanwhile = self._meanwhile(self.caught_up)
            self.caught_up = ()
            if self.my_turn and meanwhile and not self._tells_since():
                self._tell("Meanwhile", meanwhile)

    def _tells_since(self) -> bool:
        """Whether the table itself tells what the others did since the own last turn, so that no sheet need do so."""
        page = Page(self.stack.kit, self.stack.metrics, self.stack.look())
        now = replace(self.showing(page), drawer=None)
        return tells_since(layout_for(page, now), now)

    # -- buttons and drawers --------------------------------------------------------------------------------

    def clicked(self, spot_id: str) -> bool:
        """Panels, drawers, notes, policies, the pile that is leafed through."""
        kind, _, key = spot_id.partition(":")
        match spot_id:
            case "button:log" | "button:notes":
                self.toggle(key)
            case "button:close-drawer":
                self.toggle(None)
            case "button:help":
                self.hooks.help(None)
            case "button:reference":
                self.push(ReferenceScene())
            case "button:close-note":
                self.dismiss_note()
            case "button:close-saying":
                self.close_saying()
            case "button:hint":
                self.ask_hint()
            case "button:why":
                self.ask_why()
            case _ if spot_id.startswith("button:policy-"):
                self._ask_again(key.removeprefix("policy-").split("+"))
            case "button:discard-these":
                self.let_go()
            case "button:result":
                self.extra.finished(self.view)
            case "button:mortal":
                return self._press_mortal()
            case "pile:discard" if DISCARD not in self.picker.next():
                if self.view.discard:
                    self.push(DiscardScene(self.view.discard))
            case "pile:draw":
                return True
            case _:
                if kind == "policy":
                    self._choose_policy(key)
                elif kind == "why":
                    self.ask_why(int(key))
                elif kind == "known":
                    self._mark(key)
                elif kind != "panel":
                    return (
                        kind == "seat" and Ref(kind, key) not in self.picker.next() and not self.picker.chosen
                    )
        self.change()
        return True

    def _press_mortal(self) -> bool:
        """Begin to put a card down out of turn; on the own turn the picker does it like every other choice."""
        if self.waited_for:
            return False
        self._offer()
        if not self.picker.commands:
            self._refused("You cannot play Heather now.")
            return True
        self.mortal = not self.mortal
        self.picker.clear()
        if self.mortal:
            self.picker.choose(button_ref("mortal"))
        self._chosen_changed()
        return True

    def _mark(self, key: str) -> None:
        """Note the next one who may have a card; the mark after the last one is none."""
        names = [person.name for person in self.choices.people]
        entry = next(one for one in notebook(self.view, names) if one.card == key)
        mark = entry.next_mark(self.marks.pop(entry.card, None))
        if mark is not None:
            self.marks[entry.card] = mark
        self.extra.keep_marks(dict(self.marks))

    def _choose_policy(self, key: str) -> None:
        for name, _, _ in POLICIES:
            if name == key:
                self.policies.choose(topic(self.view), name)

    def _ask_again(self, topics: Sequence[str]) -> None:
        """End the standing answers about these kinds of cards."""
        for one in topics:
            self.policies.end(one)
        told = words.listed([topic_words(one) for one in topics])
        self.stack.toast(f"You are asked again about {told}.")

    def toggle(self, drawer: str | None) -> None:
        """Open a drawer, or close the one that is open; the log opens with what is new in view."""
        if drawer == "log" and self._docked:
            return
        self.drawer = None if drawer == self.drawer else drawer
        if self.drawer == "log":
            self.unread, self.read = self.read, len(self.view.log)
            self.log_scroll.followed = True
        self.change()

    def _clear_the_table(self) -> None:
        """Close a drawer that would cover what is to be pointed at now."""
        pending = self.view.pending
        asked = pending is not None and pending.seat == self.view.seat
        if asked and not self._docked and self._asked_about != self.chair.ticket:
            self._asked_about = self.chair.ticket
            self.drawer = None

    @property
    def _docked(self) -> bool:
        """Whether the log stays open beside the table, so that no drawer covers anything."""
        return is_docked(self.stack.metrics)

    def risk(self, command: Command) -> Question | None:
        """Ask once before the placing of a turn is given up while a Court card could be placed."""
        return risky(self.view, command, self.choices.notes)

    def stop_asking(self) -> None:
        """Keep that nothing is asked before such moves any more."""
        self.extra.ask_no_more()

    def no_undo(self, code: str) -> str:
        """Return why nothing can be taken back, in this game's words."""
        if code == "revealed":
            return "A card was played or drawn since then: what was learned cannot be taken back."
        return super().no_undo(code)

    def illegal(self, refusal: Illegal) -> str:
        """Return why the table refused a command after all, in this game's words."""
        saying = words.refusal(refusal.reason)
        return f"{saying.title}: {saying.body}"

    def resign_question(self) -> Question:
        """Ask before giving up; how many rivals there are makes no difference."""
        return Question(
            "Give this match up?",
            "It ends, and counts as lost.",
            [Answer("yes", "Give up", "grave", "flag"), Answer("no", "Play on", "main")],
            cancel="no",
        )

    def give(self, command: Command, certain: bool = False) -> None:
        """Carry a command out; note and news on show have done their work then."""
        unread = self.saying is not None
        self.close_saying()
        super().give(command, certain)
        if isinstance(command, Mortal):
            self.mortal = False
        if self.stack.top is not self:
            # A question is open: the card stays chosen behind it, and after a second thought.
            self.picker.choose(*command.picks()[:1])
        elif unread:
            # What was told lay in place of the note: it is due again.
            self.note = self._noted = None
        elif self.note is not None:
            self.dismiss_note()

    def ask_hint(self) -> None:
        """Tell the next step of the hint for the decision at hand."""
        hint = self.extra.hint(self.view) if self.extra.hint is not None and self.my_turn else None
        if hint is None:
            self._refused("Hints are for your own decisions.")
            return
        self._tell(*self.hints.ask(hint))

    def ask_why(self, place: int | None = None) -> None:
        """Tell what may be behind the deed at a ``place`` of the log, by what was known then; None: a rival's last."""
        if self.extra.why is not None:
            then, deed = self.view, None
            if place is not None:
                then = next(told.view for told in self.chair.history() if len(told.view.log) > place)
                event = then.log[place]
                deed = event if isinstance(event, Deed) else None
            said = self.extra.why(then, deed)
            self.hints.forget()
            asked = said.title.removesuffix(".")
            self._tell("Why?", said.body if asked == "Why?" else f"{asked}. {said.body}")

    def _tell(self, title: str, body: str) -> None:
        """Show a sheet from its first line; a drawer gives way to it."""
        self.saying = (title, body)
        self.drawer = None
        self.telling_scroll.to(0)
        self.change()

    def close_saying(self) -> None:
        """Put away what is told now."""
        self.saying = None
        self.hints.forget()
        self.change()

    def dismiss_note(self) -> None:
        """Close the note and remember that it was seen."""
        if self.note is not None:
            self.notes_seen |= {self.note[0].id}
            self.extra.note_done(self.note[0].id)
            self.note = None
            self.change()

    def over(self) -> None:
        """Open the result."""
        self.extra.finished(self.view)

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Scrolling, keys of this table and dragging come first."""
        scrolls = (self.telling_scroll, self.log_scroll, self.notes_scroll, self.stage_scroll)
        if any(scroll.take(gesture) for scroll in scrolls):
            self.change()
            return True
        match gesture:
            case g.Pressed(key) if not key.again and not key.ctrl and not key.alt and key.name in _KEYS:
                _KEYS[key.name](self)
                return True
            case g.Dragged(spot):
                ref = self.means(spot)
                if ref is not None and ref.kind in ("hand", "court"):
                    self.take_up(ref)
            case g.Dropped(spot, over) if self.means(over) is None or (
                over == DISCARD.id and DISCARD not in self.picker.next()
            ):
                self._dropped_nowhere(spot)
            case g.DragLost(spot) if self.stack.look().hover is None:
                self._dropped_nowhere(spot)
            case g.Back(beside=True) if not self._open:
                return True
            case _:
                pass
        return super().handle(gesture)

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show the pointed card at full size, with its effect, its icons explained and its rulings."""
        return closer(self.view, self.choices.people, spot)

    @property
    def _open(self) -> bool:
        """Whether something is shown or taken up that can be put back."""
        return self.saying is not None or self.drawer is not None or bool(self.picker.chosen) or self.mortal

    def back(self) -> None:
        """Escape closes what lies open first."""
        if self.saying is not None:
            self.close_saying()
        elif self.drawer is not None:
            self.drawer = None
        elif self.mortal and len(self.picker.chosen) <= 1:
            self.mortal = False
            self.picker.clear()
        else:
            super().back()
            return
        self.change()


_KEYS: dict[str, Callable[[EnemiesTable], None]] = {
    "s": lambda table: table.step_by_step(not table.stepping),
    "l": lambda table: table.toggle("log"),
    "n": lambda table: table.toggle("notes"),
    "r": lambda table: table.push(ReferenceScene()),
    "h": lambda table: table.ask_hint(),
    "w": lambda table: table.ask_why(),
}
