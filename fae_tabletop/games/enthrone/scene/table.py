"""The table: one seat's match on the screen. What a click means, why a wish is refused, what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fae_tabletop.core.game import Command, Event, Illegal, Ref
from fae_tabletop.games.enthrone.danger import threats, told
from fae_tabletop.games.enthrone.deduction import excluded_identities
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Moved, Pass, Passed, Pawn, View
from fae_tabletop.games.enthrone.scene.closer import closer
from fae_tabletop.games.enthrone.scene.hints import HintSteps
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.lens import LENS_KEY, HeldLens, shows_danger
from fae_tabletop.games.enthrone.scene.motions import draw_moving, show
from fae_tabletop.games.enthrone.scene.notes import FIRST_NOTE, NOTES, Note, due_note, still_due
from fae_tabletop.games.enthrone.scene.papers import MOST_SUSPECT
from fae_tabletop.games.enthrone.scene.reference import ReferenceScene
from fae_tabletop.games.enthrone.scene.showing import Showing
from fae_tabletop.games.enthrone.scene.sounds import cues
from fae_tabletop.games.enthrone.scene.tablepage import draw_table
from fae_tabletop.games.enthrone.scene.telling import sheet_of, tip_room, toast_room
from fae_tabletop.games.enthrone.scene.wishes import meant_by, refused, risky
from fae_tabletop.games.enthrone.words import Saying, happened, must_pass, prompt, refusal
from fae_tabletop.table.table import Chair
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.dialogs import Question
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot, Tip
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.motion import Beat, Cue
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.tips import Corner


class EnthroneTable(MatchScene[View]):
    """The table of one match, played from ``chair``."""

    game = "enthrone"
    beside = True

    def __init__(self, chair: Chair[View], hooks: EnthroneHooks, choices: TableChoices) -> None:
        self.extra = hooks
        self.choices = choices
        self.marks: dict[Pawn, int] = dict(choices.marks)
        self.covered = choices.covered
        self.drawer: str | None = None
        self.notes_seen = choices.notes_seen
        self.note: tuple[Note, tuple[str, ...], str] | None = None
        self.saying: Saying | None = None
        self.lens = HeldLens()
        self.hints = HintSteps()
        self._noted: int | None = None
        self.log_scroll = Scroll("log")
        self.notes_scroll = Scroll("notes")
        self.telling_scroll = Scroll("telling")
        super().__init__(chair, hooks, choices.speed, choices.confirm)

    def update(self, seconds: float) -> None:
        """Time passes, for the lens too."""
        super().update(seconds)
        if self.lens.wait(seconds, self.stack.top is self):
            self.change()

    # -- what is drawn --------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Draw the table as it is settled; what moves is left out."""
        draw_table(page, self._layout(page), self._showing(page))

    def movers(self, page: Page) -> None:
        """Draw what moves."""
        draw_moving(page, self._layout(page), self.queue.now())

    def _showing(self, page: Page) -> Showing:
        hover = page.look.hover or page.look.focus
        held = (self.lens.up or shows_danger(self.view, self.taken, hover)) and self.view.why is None
        lens = threats(self.view) if held and not self.covered and self.current else None
        return Showing(
            view=self.view,
            rival=self.choices.rival,
            level=self.choices.level,
            board_title=self.choices.board_title,
            taken=self.taken if self.my_turn else None,
            pointed=page.look.over if page.look.drag else hover,
            dragged=page.look.drag,
            pointer=self.stack.pointer,
            moving=self.queue.things(),
            my_turn=self.my_turn,
            thinking=self.thinking and self.current,
            running=not self.current,
            prompt=self._saying(),
            must_pass=self.my_turn and self.picker.commands == (Pass(),),
            why_no_undo=None if self.chair.why_no_undo is None else self.no_undo(self.chair.why_no_undo),
            insight=(self.extra.hint is not None, self.extra.why is not None),
            covered=self.covered,
            drawer=self.drawer,
            log_scroll=self.log_scroll,
            notes_scroll=self.notes_scroll,
            telling_scroll=self.telling_scroll,
            marks=self.marks,
            note=None if self.covered or not self.my_turn else self.note,
            note_number=sum(one.id in self.notes_seen for one in NOTES) + 1,
            saying=self.saying or (told(self.view, lens) if lens is not None and self.lens.up else None),
            lens=lens,
            points=self.hints.points if self.saying is self.hints.said else (),
        )

    @property
    def taken(self) -> int | None:
        """The place of the tile taken up, 1 to 8, or None."""
        chosen = self.picker.chosen
        return int(chosen[0].key) if chosen and chosen[0].kind == "tile" else None

    def tip_room(self, page: Page, spot: Hotspot) -> tuple[Sequence[Box], Sequence[Box]]:
        """Tool tips of the board lie in its free corners, never on a lit space."""
        return tip_room(page, self._layout(page), self._showing(page), spot)

    def toast_room(self, page: Page) -> tuple[Sequence[Corner], Sequence[Box]]:
        """Words in passing lie in a corner of the stage too."""
        return toast_room(page, self._layout(page), self._showing(page))

    def _layout(self, page: Page) -> TableLayout:
        return table_layout(page.metrics, self.view.board)

    # -- what is asked --------------------------------------------------------------------------------------

    def _saying(self) -> Saying:
        if self.my_turn and self.picker.commands == (Pass(),):
            return must_pass()
        return prompt(self.view, self.taken, self.choices.rival, self.thinking)

    def prompt_text(self) -> str:
        """Return title and second line of the prompt."""
        saying = self._saying()
        return f"{saying.title}: {saying.body}"

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        """Return how an event moves."""
        return show(event, before, after)

    def sounds(self, event: Event, before: View) -> Sequence[Cue]:
        """Return what is heard of an event."""
        return cues(event, before)

    # -- what a click means ---------------------------------------------------------------------------------

    def means(self, spot_id: str) -> Ref | None:
        """A pawn stands for its tile, or for its space while a tile that reaches it is taken up."""
        return meant_by(self.view, self.taken, self.picker.next(), spot_id)

    def clicked(self, spot_id: str) -> bool:
        """Panels, drawers, notes, the notebook and the insight buttons."""
        kind, _, key = spot_id.partition(":")
        match spot_id:
            case "button:log" | "button:notes":
                self.toggle(key)
            case "button:close-drawer":
                self.toggle(None)
            case "button:quarry":
                self.push(ReferenceScene(self.view))
            case "button:close-note":
                self.dismiss_note()
            case "button:close-saying":
                self.close_saying()
            case "button:hint":
                self.ask_hint()
            case "button:why":
                self.ask_why()
            case "panel:identity":
                self.covered = not self.covered
                self.settled()
            case "button:result":
                self.extra.finished(self.view)
            case _:
                if kind == "why":
                    self.ask_why(int(key))
                    return True
                if kind != "suspect":
                    return kind == "panel"
                self._suspect(key)
        self.change()
        return True

    def toggle(self, drawer: str | None) -> None:
        """Open a drawer, or close the one that is open; what is told in the drawer gives way."""
        told = drawer is not None and self._told_in_drawer()
        self.drawer = None if drawer == self.drawer and not told else drawer
        while self._told_in_drawer():
            if self.saying is not None or self.lens.up:
                self.saying = None
                self.lens.put_away()
            else:
                self.dismiss_note()
        self.change()

    def _told_in_drawer(self) -> bool:
        page = Page(self.stack.kit, self.stack.metrics, self.stack.look())
        sheet = sheet_of(page, self._layout(page), self._showing(page))
        return sheet is not None and sheet.drawer

    def _suspect(self, name: str) -> None:
        certain = excluded_identities(self.view)
        for pawn in PAWNS:
            if pawn == name and pawn not in certain:
                self.marks[pawn] = (self.marks.get(pawn, 0) + 1) % (MOST_SUSPECT + 1)
        self.extra.keep_marks(dict(self.marks))

    def refuse(self, ref: Ref) -> Tip | None:
        """Say why pointing there does nothing, naming the piece or place that causes it."""
        if ref.kind == "cell" and self.taken is None and not self.my_turn:
            return None
        return refused(self.view, self.taken, ref)

    def risk(self, command: Command) -> Question | None:
        """Ask once before a move that may lose at once, completes a rival's quarry or takes one's own heir."""
        return risky(self.view, command)

    def stop_asking(self) -> None:
        """Keep that risky moves are no longer asked about."""
        self.extra.ask_no_more()

    def no_undo(self, code: str) -> str:
        """Return why nothing can be taken back, in this game's words."""
        if code == "revealed" and self.view.captured:
            return "A capture told you both something; what came before it cannot be taken back."
        if code == "revealed":
            return "There is no move of yours to take back, and the identities are chosen for good."
        return super().no_undo(code)

    def illegal(self, refusal_: Illegal) -> str:
        """Return why the table refused a command after all, in this game's words."""
        saying = refusal(refusal_.reason, self.view)
        return f"{saying.title}: {saying.body}"

    # -- notes, hints and what happened ---------------------------------------------------------------------

    def settled(self) -> None:
        """Offer the note that matters now; list what happened after running on."""
        if self.taken is not None and self.note is not None and self.note[0] is FIRST_NOTE:
            # What it asks for is done.
            self.dismiss_note()
        if self.my_turn and self.note is not None:
            # After an undo it may be true no longer; it was not seen then, and comes when it matters again.
            self.note = still_due(self.view, self.note[0])
        wanted = self.my_turn and self.choices.notes and not self.covered
        if wanted and self.note is None and self._noted != self.view.turn:
            self.note = due_note(self.view, self.notes_seen)
            self.telling_scroll.to(0.0)
            # At most one a turn: the person has a game to play.
            self._noted = self.view.turn if self.note is not None else None
        if self.caught_up:
            turns = sum(isinstance(event, Moved | Passed) for event in self.caught_up)
            self.caught_up = ()
            if self.my_turn:
                self._tell(happened(self.view, self.choices.rival, turns))

    def give(self, command: Command, certain: bool = False) -> None:
        """Carry a command out; the note on show has done its work then."""
        self.saying = None
        super().give(command, certain)
        if self.stack.top is not self:
            # A question is open: the tile stays taken up behind it, and after a second thought.
            self.picker.choose(*command.picks()[:1])
        if not self.my_turn:
            self.dismiss_note()

    def dismiss_note(self) -> None:
        """Close the note and remember that it was seen."""
        if self.note is not None:
            self.notes_seen |= {self.note[0].id}
            self.extra.note_done(self.note[0].id)
            self.note = None
            self.change()

    def ask_hint(self) -> None:
        """Show the next step of the hint for the decision at hand."""
        if self.extra.hint is not None and self.my_turn and self.covered:
            self.stack.toast("A hint tells who you are: look at your identity first.")
        elif self.extra.hint is not None and self.my_turn:
            self._tell(self.hints.ask(self.extra.hint(self.view)))

    def ask_why(self, turn: int | None = None) -> None:
        """Show what may be behind the rival's move on ``turn``, or its last one."""
        if self.extra.why is not None:
            self._tell(self.extra.why(self.view, turn, self.covered))

    def _tell(self, saying: Saying | None) -> None:
        """Show words from their first line on."""
        self.saying = saying
        self.telling_scroll.to(0.0)
        self.change()

    def hold_lens(self) -> None:
        """Hold the danger lens up while the key is down, or put it away; a covered identity stays untold."""
        if self.covered or self.view.chosen is None:
            self.stack.toast("The danger lens tells who you are: look at your identity first.")
            return
        self.lens.press()
        self.telling_scroll.to(0.0)
        self.change()

    def close_saying(self) -> None:
        """Put away what is told now: an answer first, then the danger lens."""
        if self.saying is None:
            self.lens.put_away()
        self.saying = None
        self.change()

    def over(self) -> None:
        """Open the result."""
        self.extra.finished(self.view)

    # -- gestures -------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Scrolling, keys of this table and dragging come first."""
        if any(scroll.take(gesture) for scroll in (self.log_scroll, self.notes_scroll, self.telling_scroll)):
            self.change()
            return True
        match gesture:
            case g.Pressed(key) if not key.again and not key.ctrl and not key.alt and key.name in _KEYS:
                _KEYS[key.name](self)
                return True
            case g.KeyUp(name) if name in (None, LENS_KEY) and self.lens.release(lost=name is None):
                self.change()
            case g.Dragged(spot):
                self._pick_up(spot)
            case g.Dropped(spot, over):
                source = self.means(spot)
                if self.my_turn and source is not None and source.kind != "cell" and self.refuse(source):
                    # What was dragged cannot be moved at all: where it was dropped is no matter.
                    self.tell_refusal(source)
                    self.change()
                    return True
                return super().handle(g.Dropped(spot, self._ground(over)))
            case g.Back(beside=True) if not self._open:
                # A click on nothing puts things back; only Escape asks for the menu.
                return True
            case _:
                pass
        return super().handle(gesture)

    def _pick_up(self, spot: str) -> None:
        ref = self.means(spot)
        if ref is not None and ref.kind == "tile":
            self.take_up(ref)

    def _ground(self, over: str) -> str:
        """Return the space that something was dropped on: whoever stands there is not taken up by that."""
        kind, _, key = over.partition(":")
        if kind == "pawn":
            cell = self.view.pawns[NUMBER[key]]
            return over if cell is None else f"space:{cell[0]},{cell[1]}"
        return f"space:{key}" if kind == "cell" else over

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show the pointed thing at full size and tell all that is open about it."""
        return closer(self.view, spot, covered=self.covered)

    @property
    def _open(self) -> bool:
        """Whether something is shown or taken up that can be put back."""
        return self.saying is not None or self.lens.up or self.drawer is not None or bool(self.picker.chosen)

    def back(self) -> None:
        """Escape closes what lies open first."""
        if self.saying is not None or self.lens.up:
            self.close_saying()
        elif self.drawer is not None:
            self.drawer = None
        else:
            super().back()
            return
        self.change()


_KEYS: dict[str, Callable[[EnthroneTable], None]] = {
    "l": lambda table: table.toggle("log"),
    "n": lambda table: table.toggle("notes"),
    "r": lambda table: table.push(ReferenceScene(table.view)),
    LENS_KEY: lambda table: table.hold_lens(),
    "h": lambda table: table.ask_hint(),
    "w": lambda table: table.ask_why(),
}
