"""What all match screens share: one chair, the picker, the motions, and the way from a click to a command.

A game's scene answers five things: where everything is (`build`), how an event looks (`show`) and sounds
(`sounds`), what is asked (`prompt_text`), and why a wish is refused (`refuse`). It decides nothing: legal is what
the chair lists.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.core.game import Command, Illegal, Ref
from fae_tabletop.table.table import Chair
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.arriving import ArrivingScene, V
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.picker import Picker
from fae_tabletop.ui.steps import SPEEDS, stepped
from fae_tabletop.ui.trace import Prompt

LEAVE = "leave"
"""The result of a match scene that is closed while the match goes on, or to go back to the title."""


@dataclass(slots=True)
class MatchHooks:
    """What the program offers a match: the bot's 'move now', and where a changed speed and step mode are kept."""

    move_now: Callable[[], None] = lambda: None
    set_speed: Callable[[float], None] = lambda speed: None
    set_stepping: Callable[[bool], None] = lambda on: None
    menu: Callable[[], None] = lambda: None
    help: Callable[[str | None], None] = lambda topic: None


def resign_question() -> Question:
    """Return what is asked before a match is given up; answer `yes` gives it up."""
    return Question(
        "Resign this match?",
        "Your rival wins. The match cannot be continued.",
        [Answer("yes", "Resign", "grave", "flag"), Answer("no", "Play on", "main")],
        cancel="no",
    )


class MatchScene(ArrivingScene[V]):
    """Shows one seat's match and lets it be played; closes with `leave` or what a result screen chose.

    `view` is what is on show, which lags behind the chair while motions run. Hotspot ids handled here:
    `button:undo`, `button:resign`, `button:menu`, `button:leave`, `button:move-now`, `button:go-on` (finish
    the motions, or go on to what waits), `button:next` (run on to the next decision), `button:step` (step by step, or
    no longer), `button:back` (take the choice back). Every other click goes to `clicked`, then, as a Ref, to the
    picker.
    """

    name = "table"

    def __init__(self, chair: Chair[V], hooks: MatchHooks, speed: float = 1.0, confirm: bool = True) -> None:
        """`speed`: 0 (at once) to 4. `confirm`: ask before what `risk` warns of."""
        super().__init__(chair, speed)
        self.hooks = hooks
        self.confirm = confirm
        self.picker: Picker[Command] = Picker()
        self._prompt_id = 1
        self._asked: object = None
        self._ended_told = False
        self._offer()

    # -- a game's answers -----------------------------------------------------------------------------------

    def prompt_text(self) -> str:
        """What is asked of the person now, in words; only called when they may act."""
        raise NotImplementedError

    def means(self, spot_id: str) -> Ref | None:
        """What a hotspot stands for when pointed at, for example a pawn for its tile; None for nothing."""
        kind, _, key = spot_id.partition(":")
        return Ref(kind, key) if key else None

    def clicked(self, spot_id: str) -> bool:
        """A hotspot of the game's own; returns whether it was dealt with."""
        return False

    def offers(self) -> tuple[Command, ...]:
        """What the person may say now; a game with reactions out of turn may offer more."""
        return self.chair.commands if self.chair.seat in self.chair.waiting else ()

    def refuse(self, ref: Ref) -> Tip | None:
        """Why pointing at this does nothing now, in words."""
        return None

    def risk(self, command: Command) -> Question | None:
        """The question to ask before this command, or None. Answer `yes` carries it out."""
        return None

    def no_undo(self, code: str) -> str:
        """The words for a reason why nothing can be taken back."""
        words = {
            "over": "The match is over.",
            "nothing_to_undo": "You have done nothing yet that could be taken back.",
            "revealed": "Something was revealed since then; that cannot be taken back.",
        }
        return words.get(code, "That cannot be taken back.")

    def resign_question(self) -> Question:
        """What is asked before giving up."""
        return resign_question()

    @property
    def prompt(self) -> Prompt | None:
        """What is asked; a new id whenever another decision is wanted or another choice stands."""
        if not self.my_turn:
            return None
        return Prompt(self._prompt_id, self.chair.seat, self.prompt_text())

    # -- what arrives ---------------------------------------------------------------------------------------

    def _rest(self) -> None:
        """Everything was shown."""
        situation = (self.chair.ticket, self.chair.waiting, self.picker.chosen)
        if situation == self._asked:
            return
        first = self._asked is None
        self._asked = situation
        if not first:
            self._prompt_id += 1
        self._offer()
        if self._running_on and (self.my_turn or self.chair.over):
            self._running_on = False
            self.caught_up = tuple(self._since)
        if self.my_turn:
            self._since.clear()
        self.settled()
        self.change()
        if self.chair.over and not self._ended_told:
            self._ended_told = True
            self.over()

    def _offer(self) -> None:
        self.picker.offer(self.offers())

    def _taken_back(self) -> None:
        self.picker.clear()
        self._offer()

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Clicks, drags and keys of the match. Games override this to take gestures first."""
        self._take_in()
        match gesture:
            case g.Clicked(spot):
                self._click(spot)
            case g.Dropped(spot, over):
                self._drop(spot, over)
            case g.Pressed(key):
                return self._key(key.name, key.ctrl, key.again)
            case g.Back():
                self.back()
            case g.Asked(spot):
                self.hooks.help(spot)
            case g.Hovered() | g.Dragged() | g.DragLost():
                self.change()
            case _:
                return False
        return True

    def back(self) -> None:
        """Escape: take the choice back; with nothing chosen, open the menu."""
        if not self.picker.back():
            self.hooks.menu()
        self._chosen_changed()

    def _key(self, name: str, ctrl: bool, again: bool) -> bool:
        if again:
            return False
        if name == "space" and not self.current:
            self.go_on()
        elif ctrl and name == "z":
            self.undo()
        elif not ctrl and name in ("[", "]"):
            self._step_speed(1 if name == "]" else -1)
        else:
            return False
        return True

    def _step_speed(self, way: int) -> None:
        speed = stepped(SPEEDS, self.queue.speed, way)
        self.queue.speed = speed
        self.hooks.set_speed(speed)
        self.stack.toast("Everything at once" if speed <= 0 else f"Motion {speed:g}×")

    def step_by_step(self, on: bool) -> None:
        """Let each deed of the others wait until the person goes on, or no longer."""
        self.stepping = on
        self._stopped = False
        self.hooks.set_stepping(on)
        self.stack.toast(
            "Step by step: Space or Next goes on" if on else "Others play on without waiting for you"
        )
        self.change()

    def _click(self, spot: str) -> None:
        match spot:
            case "button:undo":
                self.undo()
            case "button:resign":
                self.ask_resign()
            case "button:menu":
                self.hooks.menu()
            case "button:leave":
                self.close(LEAVE)
            case "button:move-now":
                self.hooks.move_now()
            case "button:go-on":
                self.go_on()
            case "button:step":
                self.step_by_step(not self.stepping)
            case "button:next":
                self.run_on()
            case "button:back":
                self.back()
            case _:
                if not self.clicked(spot):
                    self.point(self.means(spot))

    def _drop(self, spot: str, over: str) -> None:
        """A drag says two things at once; dropped on nonsense it says nothing."""
        self.change()
        source, target = self.means(spot), self.means(over)
        if source is None or target is None or not self.my_turn:
            return
        before = self.picker.chosen
        if self.picker.choose(source):
            if target in self.picker.next():
                self.point(target)
                return
            self.picker.choose(*before)
        self.tell_refusal(target)

    def point(self, ref: Ref | None) -> None:
        """Point at a thing. Completes a command, narrows the choice, or tells why not."""
        if ref is None or not self.my_turn:
            return
        before = self.picker.chosen
        command = self.picker.point(ref)
        if command is not None:
            self.give(command)
        elif self.picker.chosen == before:
            self.tell_refusal(ref)
        self._chosen_changed()

    def take_up(self, ref: Ref) -> None:
        """Choose a thing because it was picked up. No other prompt begins, so the drop still belongs to this one."""
        if self.my_turn and self.picker.chosen[:1] != (ref,) and self.picker.choose(ref):
            self._asked = (self.chair.ticket, self.chair.waiting, self.picker.chosen)
            self.change()

    def tell_refusal(self, ref: Ref) -> None:
        """Say in passing why pointing there does nothing."""
        tip = self.refuse(ref)
        if tip is not None:
            self._refused(f"{tip.title}: {tip.body}" if tip.title and tip.body else tip.title or tip.body)

    def _refused(self, words: str) -> None:
        self.stack.toast(words)
        self.stack.sound("refusal")

    def give(self, command: Command, certain: bool = False) -> None:
        """Carry a command out, after a question where `risk` has one."""
        question = self.risk(command) if self.confirm and not certain else None
        if question is not None:
            ticket = self.chair.ticket
            asked = question

            def answered(key: str) -> None:
                if asked.never_again:
                    self.confirm = False
                    self.stop_asking()
                if key == "yes" and ticket == self.chair.ticket:
                    self.give(command, certain=True)
                elif key != "yes":
                    self.declined(command)
                self.change()

            self.push(question, answered)
            return
        self.picker.clear()
        # What follows an own deed is shown at once.
        self._stopped = False
        try:
            self.chair.submit(command)
        except Illegal as illegal:
            self._refused(self.illegal(illegal))
        self._take_in()
        self.change()

    def stop_asking(self) -> None:
        """The person wants no more questions before risky moves; keep that if there is a place for it."""

    def declined(self, command: Command) -> None:
        """The person thought better of a risky move; do what was offered instead, if anything was."""

    def illegal(self, refusal: Illegal) -> str:
        """The words for a command the table refused after all."""
        return f"That cannot be done now ({refusal.reason.code.replace('_', ' ')})."

    def undo(self) -> None:
        """Take back the last own command, or tell why not."""
        self.queue.finish()
        why_not = self.chair.why_no_undo
        if why_not is not None:
            self._refused(self.no_undo(why_not))
            return
        self._inbox.clear()
        self.chair.poll()
        self.chair.undo()
        self.picker.clear()
        self.change()

    def ask_resign(self) -> None:
        """Ask once, then give up."""
        if self.chair.over:
            return

        def answered(key: str) -> None:
            if key == "yes" and not self.chair.over:
                self.chair.resign()

        self.push(self.resign_question(), answered)

    def _chosen_changed(self) -> None:
        self.change()
        if self.current:
            self._rest()
