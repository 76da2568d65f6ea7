"""The table of an inn, played: what a click, a drag or a key means, and why something may not be done."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.core.game import Command, Illegal, Ref
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.moves import refusal
from fae_tabletop.games.enchanted_ivy.scene.cardsheet import CardSheet
from fae_tabletop.games.enchanted_ivy.scene.notes import due_note
from fae_tabletop.games.enchanted_ivy.scene.sayings import (
    door_at_stake,
    door_name,
    refusal_tip,
    sentence,
    why_not_here,
)
from fae_tabletop.games.enchanted_ivy.scene.showing import DoorOffer
from fae_tabletop.games.enchanted_ivy.scene.showntable import ShownTable
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hints import STEPS
from fae_tabletop.ui.hotspots import Tip

FACES = ("wall", "turned")


class IvyTable(ShownTable):
    """The table of one inn, played from ``chair``."""

    # -- what is asked ----------------------------------------------------------------------------------------

    def prompt_text(self) -> str:
        """Return what is asked, in one sentence."""
        return sentence(self.view, self.picker.chosen, self._picked)

    def offers(self) -> tuple[Command, ...]:
        """Return what may be done; whom a door swaps may be named in either order."""
        listed = super().offers()
        return (*listed, *(_named_backwards(one) for one in listed if isinstance(one, HangDoor) and one.swap))

    def over(self) -> None:
        """Count the inn out."""
        self.extra.finished(self.view)

    def settled(self) -> None:
        """Forget a token that was picked up for another turn."""
        if self.view.phase != "guest":
            self.token = None
        if self.choices.notes and self.my_turn and self.telling is None:
            due = due_note(self.view, self.seen)
            if due is not None:
                note, pointing = due
                self.note, self.note_points = note.id, (pointing,)
                self.telling = ("A first inn", note.sentence)
                self.telling_scroll.to(0)
        if self.choices.coached and self.my_turn and (self.telling is None or self.note is not None):
            self._suggest()

    def _suggest(self) -> None:
        """Tell the whole hint unasked, once for each decision."""
        if self._suggested == self.chair.ticket or self.extra.hint is None:
            return
        self._suggested = self.chair.ticket
        hint = self.extra.hint(self.view)
        if hint is not None:
            for _ in range(STEPS):
                self.hints.ask(hint)
            told = f"{hint.what} {hint.why}"
            # A note is read first, and keeps nobody waiting for what to do.
            self.telling = (
                ("The plant suggests", told)
                if self.telling is None
                else (self.telling[0], f"{self.telling[1]}\n**The plant suggests:** {told}")
            )
            self.telling_scroll.to(0)

    # -- what a click means ---------------------------------------------------------------------------------

    def clicked(self, spot_id: str) -> bool:
        """Cards are chosen as balcony or wall, guests opened, tokens picked up."""
        kind, _, key = spot_id.partition(":")
        match spot_id:
            case "button:help":
                self.hooks.help(None)
            case "button:finish":
                self._ask_to_finish()
            case "button:hang":
                self._just_hang()
            case "button:hint":
                self.ask_hint()
            case "button:close-note":
                self._close_telling()
            case "button:cards":
                self.push(CardSheet(self.view))
            case _ if spot_id.startswith("button:turn:"):
                self._turn(spot_id.removeprefix("button:turn:"))
            case _ if kind == "hand":
                self.hold(key, "balcony")
            case _ if kind == "wall":
                self.hold(key, "turned" if self.turned else "wall")
            case _ if kind == "token" and self.picker.chosen[:1] == () and self.view.phase == "guest":
                self._pick(int(key))
            case _ if kind == "guest":
                self._open(self._space(f"space:{key}"))
            case _ if kind == "space":
                return self._space_clicked(spot_id)
            case _:
                return kind in ("pile", "panel")
        self.change()
        return True

    def _space_clicked(self, spot_id: str) -> bool:
        at = self._space(spot_id)
        if self._picked is not None and at == self.view.open_balcony and self.my_turn:
            self.give(Lodge(self._picked))
        elif (
            at is not None
            and self.view.phase == "build"
            and (why := why_not_here(self.view, self.worked[0], at))
        ):
            self._refused(f"No card here: {why}.")
        elif self.picker.chosen:
            return False
        elif any(laid.at == at and laid.guest is not None for laid in self.view.laid):
            self._open(at)
        elif at == self.view.open_balcony:
            self._refused("Choose one of the two guests for this balcony.")
        else:
            self._refused("Choose a card first, as a balcony or as a wall.")
        self.change()
        return True

    def hold(self, card: str, face: str) -> None:
        """Choose a card of the hand as a balcony, a wall or a turned wall; once more puts it back, or turns it."""
        if not self.my_turn:
            return
        chosen = (Ref("hand", card), Ref("face", face))
        if self.picker.chosen[:2] == chosen:
            self.picker.clear()
        elif not self.picker.choose(*chosen):
            wall = face != "balcony"
            command = Build(card, (0, 0), wall)
            reason = refusal(self.view, self.worked[0], command)
            self._refused(
                "Not now." if reason is None else f"{refusal_tip(reason).title}: {refusal_tip(reason).body}"
            )
        self._chosen_changed()

    def _turn(self, card: str | None = None) -> None:
        """Turn the wall that is held by half a turn; with ``card`` take that one up as a wall."""
        held = self.picker.chosen
        mine = held[0].key if held and held[0].kind == "hand" else None
        if card is None and mine is None:
            self._refused("Take up a wall to turn it.")
            return
        name = card or mine
        face = held[1].key if len(held) > 1 and mine == name else None
        self.turned = face != "turned"
        wanted = "turned" if self.turned else "wall"
        if not self.picker.choose(Ref("hand", str(name)), Ref("face", wanted)):
            self._refused("This turn’s wall is built already.")
        self._chosen_changed()

    def _pick(self, place: int) -> None:
        self.token = None if self.token == place else place
        self.change()

    def _open(self, at: Space | None) -> None:
        self.open_guest = None if self.open_guest == at else at
        self.change()

    def _just_hang(self) -> None:
        complete = [one for one in self.picker.complete() if isinstance(one, HangDoor)]
        if complete:
            self.give(complete[0])

    def _ask_to_finish(self) -> None:
        if self.view.phase != "closing" or not self.my_turn:
            self._refused("All cards must lie before the inn is counted.")
            return
        self.give(Finish())

    def risk(self, command: Command) -> Question | None:
        """Ask before an inn is finished without a door that would bring points."""
        best = self._best_door
        if isinstance(command, Finish) and best is not None:
            _, counted = self.worked
            return Question(
                "Finish without a door?",
                door_at_stake(door_name(best.door), best.gain or 0, counted.total, self.view.setup.success),
                [Answer("yes", "Finish"), Answer("no", "Hang a door", "main")],
                cancel="no",
                never="Do not ask again",
            )
        return None

    @property
    def _best_door(self) -> DoorOffer | None:
        """The door that would bring most now; None where none brings points."""
        offers = [offer for offer in self.doors if offer.gain is not None and offer.gain > 0]
        return max(offers, key=lambda offer: offer.gain or 0, default=None)

    def declined(self, command: Command) -> None:
        """Whoever would rather hang a door has it in hand at once, and the walls for it are lit."""
        if isinstance(command, Finish) and self._best_door is not None and self.my_turn:
            self.picker.choose(Ref("door", self._best_door.door))
            self._chosen_changed()

    def stop_asking(self) -> None:
        """Keep that no questions are wanted."""
        self.extra.ask_no_more()

    def ask_hint(self) -> None:
        """Tell the next step of the hint for what can be done now."""
        hint = self.extra.hint(self.view) if self.extra.hint is not None and self.my_turn else None
        if hint is None:
            self._refused("There is nothing to decide now.")
            return
        if self.note is not None:
            self._close_telling()
        self.telling = self.hints.ask(hint)
        self.change()

    def _close_telling(self) -> bool:
        was = self.telling is not None
        self.telling = None
        self.hints.forget()
        if self.note is not None:
            self.seen |= {self.note}
            self.extra.note_done(self.note)
            self.note, self.note_points = None, ()
            if self.choices.coached and self.my_turn and not self._giving:
                self._suggest()
        self.change()
        return was

    def refuse(self, ref: Ref) -> Tip | None:
        """Say why pointing there does nothing."""
        if not self.my_turn:
            return None
        command = self._meant(ref)
        reason = None if command is None else refusal(self.view, self.worked[0], command)
        if reason is not None:
            return refusal_tip(reason)
        if ref.kind == "space":
            return Tip("Not there", "The lit spaces are those that can be chosen.", refuse=True)
        return None

    def _meant(self, ref: Ref) -> Command | None:
        """Return the command that pointing at a thing would be after what was chosen."""
        chosen = self.picker.chosen
        if ref.kind == "token":
            return Lodge(ref.key)
        at = self._space(ref.id)
        if at is None or not chosen:
            return None
        if chosen[0].kind == "hand" and len(chosen) > 1:
            return Build(chosen[0].key, at, chosen[1].key != "balcony", chosen[1].key == "turned")
        if chosen[0].kind == "door" and len(chosen) == 1:
            return HangDoor(chosen[0].key, at)  # type: ignore[arg-type]  # the picker offers doors only
        return None

    def illegal(self, refused: Illegal) -> str:
        """Return why the table refused a command after all, in this game's words."""
        tip = refusal_tip(refused.reason)
        return f"{tip.title}: {tip.body}"

    def give(self, command: Command, certain: bool = False) -> None:
        """Carry a command out, with nothing half done any more."""
        self._giving = True
        self.stack.hush()
        self._close_telling()
        self._giving = False
        self.token = None
        if isinstance(command, HangDoor) and command.swap and command not in self.chair.commands:
            command = _named_backwards(command)
        super().give(command, certain)
        if self.chair.over:
            # Not one frame later: whatever ends the program now finds everything kept.
            self.extra.ended()

    def resign_question(self) -> Question:
        """Ask before giving up."""
        return Question(
            "Give this inn up?",
            "It earns nothing, and the story waits where it is.",
            [Answer("yes", "Give up", "grave", "flag"), Answer("no", "Build on", "main")],
            cancel="no",
        )

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Scrolling, turning and dragging come first."""
        if any(one.take(gesture) for one in (self.guests_scroll, self.sheets_scroll, self.telling_scroll)):
            self.change()
            return True
        match gesture:
            case g.Wheeled(_, _) if self._holds_wall:
                self._turn()
                return True
            case g.Pressed(key) if not key.again and not key.ctrl and not key.alt and key.name in _KEYS:
                _KEYS[key.name](self)
                return True
            case g.Dragged(spot):
                self._take(spot)
            case g.Dropped(spot, over):
                if self._dropped(spot, over):
                    return True
            case g.Back(beside=True) if not self.picker.chosen and self.token is None:
                return True
            case _:
                pass
        return super().handle(gesture)

    @property
    def _holds_wall(self) -> bool:
        chosen = self.picker.chosen
        return len(chosen) > 1 and chosen[1].kind == "face" and chosen[1].key in FACES

    def _take(self, spot: str) -> None:
        """Choose what is dragged, so that the spaces light up."""
        kind, _, key = spot.partition(":")
        if kind == "token" and self.my_turn and key.isdigit():
            self.token = int(key)
        if kind in ("hand", "wall") and self.my_turn:
            face = "balcony" if kind == "hand" else "turned" if self.turned else "wall"
            wanted = (Ref("hand", key), Ref("face", face))
            held = self.picker.chosen
            other = len(held) < 2 or held[:1] != wanted[:1] or (held[1].key in FACES) != (kind == "wall")
            if other and self.picker.choose(*wanted):
                # No other prompt begins, so that the drop still belongs to this one.
                self._asked = (self.chair.ticket, self.chair.waiting, self.picker.chosen)
            self.change()
        elif kind == "door":
            self.take_up(Ref("door", key))

    def _dropped(self, spot: str, over: str) -> bool:
        kind = spot.partition(":")[0]
        if kind in ("hand", "wall", "door"):
            ref = self.means(over)
            if ref is not None and ref.kind == "space":
                self.point(ref)
            self.change()
            return True
        if kind == "token":
            if self._space(over) is not None and self._space(over) == self.view.open_balcony and self._picked:
                self.give(Lodge(self._picked))
            else:
                self._refused("Put the guest on the balcony that was built this turn.")
            self.change()
            return True
        return False

    def back(self) -> None:
        """Escape puts away what is held or told first."""
        if self.token is not None:
            self.token = None
            self.change()
        elif self._close_telling():
            pass
        elif self.picker.chosen:
            self.picker.clear()
            self._chosen_changed()
        elif self.open_guest is not None:
            self._open(None)
        else:
            super().back()


def _named_backwards(command: HangDoor) -> HangDoor:
    """Return the same hanging with the two who change places told the other way round."""
    assert command.swap is not None, "this door swaps"
    return HangDoor(command.door, command.at, swap=(command.swap[1], command.swap[0]))


_KEYS: dict[str, Callable[[IvyTable], None]] = {
    "r": lambda table: table._turn(),
    "h": lambda table: table.ask_hint(),
    "u": lambda table: table.undo(),
    "c": lambda table: table.push(CardSheet(table.view)),
}
