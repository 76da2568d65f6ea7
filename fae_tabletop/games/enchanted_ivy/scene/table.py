"""The table of an inn, played: what a click, a drag or a key means, and why something may not be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fae_tabletop.core.game import Command, Event, Illegal, Ref
from fae_tabletop.games.enchanted_ivy.challenges import met
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.moves import inn_of, refusal
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.cardsheet import CardSheet
from fae_tabletop.games.enchanted_ivy.scene.hooks import IvyHooks, TableChoices
from fae_tabletop.games.enchanted_ivy.scene.preview import WhatIf, best_hanging, looked_at, what_if
from fae_tabletop.games.enchanted_ivy.scene.sayings import refusal_tip, sentence
from fae_tabletop.games.enchanted_ivy.scene.showing import DoorOffer, Showing
from fae_tabletop.games.enchanted_ivy.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enchanted_ivy.scoring import Score, score
from fae_tabletop.table.table import Chair
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hints import HintSteps
from fae_tabletop.ui.hotspots import Hotspot, Tip
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.motion import Beat
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll

FACES = ("wall", "turned")


class IvyTable(MatchScene[View]):
    """The table of one inn, played from ``chair``."""

    game = "enchanted-ivy"
    beside = True

    def __init__(self, chair: Chair[View], hooks: IvyHooks, choices: TableChoices) -> None:
        self.extra = hooks
        self.choices = choices
        self.token: int | None = None
        self.open_guest: Space | None = None
        self.turned = False
        self.guests_scroll, self.sheets_scroll = Scroll("guests"), Scroll("sheets")
        self.telling_scroll = Scroll("telling")
        self.hints = HintSteps()
        self.telling: tuple[str, str] | None = None
        self._worked: tuple[View, Inn, Score] | None = None
        self._tried: tuple[View, Command, WhatIf] | None = None
        self._doors: tuple[View, tuple[DoorOffer, ...]] | None = None
        super().__init__(chair, hooks, choices.speed, choices.confirm)

    # -- what is shown --------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the table as it is settled."""
        draw_table(page, layout_for(page), self.showing(page))

    def showing(self, page: Page) -> Showing:
        """Return what the table shows now."""
        view, look = self.view, page.look
        inn, counted = self.worked
        pointed = look.over if look.drag else look.hover or look.focus
        chosen = self.picker.chosen if self.my_turn else ()
        trial = self.trial(pointed)
        finished = looked_at(view, inn, counted)
        complete = self.picker.complete() if chosen and chosen[0].kind == "door" else ()
        return Showing(
            view=view,
            tale=self.choices.tale,
            inn=inn,
            score=counted,
            sentence=sentence(view, chosen, self._picked),
            chosen=chosen,
            next=frozenset(self.picker.next() if self.my_turn else ()),
            starts=frozenset(self.picker.starts() if self.my_turn else ()),
            complete=next((one for one in complete if isinstance(one, HangDoor)), None),
            token=self.token if self.my_turn else None,
            trial=trial,
            what=None if trial is None else self._what(trial),
            doors=self.doors,
            challenges={one.id: met(one.test, finished) for one in view.setup.challenges},
            open_guest=self.open_guest if trial is None else None,
            pointed=pointed,
            dragged=look.drag,
            pointer=self.stack.pointer,
            moving=self.queue.things(),
            my_turn=self.my_turn,
            guests_scroll=self.guests_scroll,
            sheets_scroll=self.sheets_scroll,
            telling_scroll=self.telling_scroll,
            telling=self.telling,
            points=self.hints.points if self.telling is not None else (),
            hints=self.extra.hint is not None and view.phase != "over",
        )

    @property
    def worked(self) -> tuple[Inn, Score]:
        """The inn on show and what it is worth."""
        if self._worked is None or self._worked[0] is not self.view:
            inn = inn_of(self.view)
            self._worked = (self.view, inn, score(inn))
        return self._worked[1:]

    @property
    def doors(self) -> tuple[DoorOffer, ...]:
        """What each door would bring now."""
        view = self.view
        if self._doors is None or self._doors[0] is not view:
            inn, counted = self.worked
            found = []
            if view.door is None:
                for door in view.setup.doors:
                    best = best_hanging(view, inn, door, counted.total)
                    found.append(
                        DoorOffer(door, None) if best is None else DoorOffer(door, best[1], best[0].at)
                    )
            self._doors = (view, tuple(found))
        return self._doors[1]

    def trial(self, pointed: str | None) -> Build | Lodge | HangDoor | None:
        """Return the command that would be given by a click on what is pointed at."""
        if not self.my_turn or pointed is None:
            return None
        kind, _, key = pointed.partition(":")
        if self.view.phase == "guest" and not self.picker.chosen:
            if kind == "token" and key.isdigit() and int(key) < len(self.view.tokens):
                return Lodge(self.view.tokens[int(key)])
            if (
                kind == "space"
                and self._picked is not None
                and self._space(pointed) == self.view.open_balcony
            ):
                return Lodge(self._picked)
            return None
        ref = self.means(pointed)
        if ref is None or not self.picker.chosen or ref not in self.picker.next():
            return None
        picks = (*self.picker.chosen, ref)
        for command in self.picker.commands:
            if command.picks() == picks and isinstance(command, Build | HangDoor):
                return command
        return None

    def _what(self, command: Build | Lodge | HangDoor) -> WhatIf:
        if self._tried is None or self._tried[0] is not self.view or self._tried[1] != command:
            inn, counted = self.worked
            self._tried = (self.view, command, what_if(self.view, inn, counted.total, command))
        return self._tried[2]

    @property
    def _picked(self) -> str | None:
        tokens = self.view.tokens
        return tokens[self.token] if self.token is not None and self.token < len(tokens) else None

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        """Return how an event moves."""
        return ()

    def tip_room(self, page: Page, spot: Hotspot) -> tuple[Sequence[Box], Sequence[Box]]:
        """Keep tool tips off the hand."""
        layout = layout_for(page)
        return (), tuple(place.balcony for place in layout.hand)

    # -- what is asked ----------------------------------------------------------------------------------------

    def prompt_text(self) -> str:
        """Return what is asked, in one sentence."""
        return sentence(self.view, self.picker.chosen, self._picked)

    def over(self) -> None:
        """Count the inn out."""
        self.extra.finished(self.view)

    def settled(self) -> None:
        """Forget a token that was picked up for another turn."""
        if self.view.phase != "guest":
            self.token = None

    # -- what a click means ---------------------------------------------------------------------------------

    def means(self, spot_id: str) -> Ref | None:
        """A card of the hand stands for itself, a token for its guest; most else for nothing."""
        kind, _, key = spot_id.partition(":")
        if kind in ("hand", "wall"):
            return Ref("hand", key)
        if kind == "token":
            place = int(key) if key.isdigit() else -1
            return Ref("token", self.view.tokens[place]) if 0 <= place < len(self.view.tokens) else None
        if kind in ("space", "door") and key:
            return Ref(kind, key)
        return None

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

    def _space(self, spot_id: str) -> Space | None:
        kind, _, key = spot_id.partition(":")
        row, comma, column = key.partition(",")
        return (int(row), int(column)) if kind == "space" and comma else None

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
        gains = [offer.gain for offer in self.doors if offer.gain is not None]
        if isinstance(command, Finish) and gains and max(gains) > 0:
            return Question(
                "Finish without a door?",
                f"A door could still bring {max(gains)} points.",
                [Answer("yes", "Finish"), Answer("no", "Hang a door", "main")],
                cancel="no",
                never="Do not ask again",
            )
        return None

    def stop_asking(self) -> None:
        """Keep that no questions are wanted."""
        self.extra.ask_no_more()

    def ask_hint(self) -> None:
        """Tell the next step of the hint for what can be done now."""
        hint = self.extra.hint(self.view) if self.extra.hint is not None and self.my_turn else None
        if hint is None:
            self._refused("There is nothing to decide now.")
            return
        self.telling = self.hints.ask(hint)
        self.change()

    def _close_telling(self) -> bool:
        was = self.telling is not None
        self.telling = None
        self.hints.forget()
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
        self._close_telling()
        self.token = None
        super().give(command, certain)

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


_KEYS: dict[str, Callable[[IvyTable], None]] = {
    "r": lambda table: table._turn(),
    "h": lambda table: table.ask_hint(),
    "u": lambda table: table.undo(),
    "c": lambda table: table.push(CardSheet(table.view)),
}
