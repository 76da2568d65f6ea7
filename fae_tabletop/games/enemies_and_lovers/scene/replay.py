"""Watching a match step by step: the table as the person saw it, or once it is over with everything open."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers.cards import IDS, CardId
from fae_tabletop.games.enemies_and_lovers.decision import Decision
from fae_tabletop.games.enemies_and_lovers.events import Passed
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.closer import closer
from fae_tabletop.games.enemies_and_lovers.scene.controls import Way, draw_way, places_of
from fae_tabletop.games.enemies_and_lovers.scene.deciding import DecidingScene
from fae_tabletop.games.enemies_and_lovers.scene.discard import DiscardScene
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout, is_docked
from fae_tabletop.games.enemies_and_lovers.scene.reference import ReferenceScene
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enemies_and_lovers.scene.telling import rows_of
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import slider
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot, Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.people import Person
from fae_tabletop.ui.theme import DARK_ON_GOLD, MOON, OFF_INK, OPTION, Colour, colour
from fae_tabletop.ui.watching import SIGHTS, WatchScene
from fae_tabletop.ui.weighing import Studied
from fae_tabletop.ui.widgets import button, icon_button

CLOSED = "Everything lies open once the match is over."
ICONS = {"own": "eye", "open": "players"}
"""The icon of each way to look at the match."""
REMEMBERED = 32
"""Steps with everything open that are kept worked out: going to and fro costs nothing."""


class Everything(NamedTuple):
    """A step with everything open: the view that names every card, and the draw pile from its top."""

    view: View
    draw: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Watched:
    """What is watched: the person's view after each step, who sat where, where to begin, what was damaged.

    ``everything`` lays a step open; None while the match goes on. ``studied`` lets the decisions of a finished match be
    looked into, ``branch`` plays another line from one of its steps; None where that is not possible.
    """

    views: Sequence[View]
    people: tuple[Person, ...]
    start: int = 0
    warning: str = ""
    everything: Callable[[int], Everything] | None = None
    studied: Studied[Decision] | None = None
    branch: Callable[[int], None] | None = None


class ReplayScene(WatchScene):
    """Shows a match step by step; Escape goes back."""

    game = "enemies-and-lovers"

    def __init__(self, watched: Watched, speed: float = 1.0) -> None:
        closed = CLOSED if watched.everything is None else ""
        super().__init__(len(watched.views), watched.start, speed, watched.warning, closed)
        self.watched = watched
        self._opened: OrderedDict[int, Everything] = OrderedDict()
        self.drawer: str | None = None
        self._log = Scroll("log")
        self._notes = Scroll("notes")
        self._stage = Scroll("stage")

    @property
    def view(self) -> View:
        """What is shown at this step: what the person saw, or everything."""
        return self._view(self.step)

    def _view(self, step: int) -> View:
        everything = self._everything(step)
        return self.watched.views[step] if everything is None else everything.view

    def _everything(self, step: int) -> Everything | None:
        """Return a step with everything open, where that is asked for."""
        if not self.all_open or self.watched.everything is None:
            return None
        found = self._opened.get(step) or self.watched.everything(step)
        self._opened[step] = found
        self._opened.move_to_end(step)
        if len(self._opened) > REMEMBERED:
            self._opened.popitem(last=False)
        return found

    def told(self) -> str:
        """Return what happened in this step, in sentences."""
        view = self.view
        before = self._view(self.step - 1).log if self.step else ()
        new = view.log[len(before) :]
        rows = rows_of(view, self.watched.people, new)
        told = [row.text for row in rows if row.seat is not None]
        told = told or [self._passed(event) for event in new if isinstance(event, Passed)]
        if not told and self.step:
            return "Nothing can be seen to change."
        return " ".join(told[-2:]) or "The cards are dealt."

    def _passed(self, passed: Passed) -> str:
        """Return that somebody passed, in a sentence."""
        if passed.seat == self.view.seat:
            return "You let it happen." if passed.kind == "respond" else "You pass."
        return f"{self.watched.people[passed.seat].name} {'lets it happen' if passed.kind == 'respond' else 'passes'}."

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """The table of this step, and the controls over its middle."""
        look = page.look
        view, own = self.view, self.watched.views[self.step]
        now = Showing(
            view=view,
            people=self.watched.people,
            sentence=self.told(),
            pointed=look.hover or look.focus,
            stage_open=bool(view.resolving) and view.why is None,
            drawer=self.drawer,
            unread=len(self._view(self.step - 1).log) if self.step else 0,
            log_scroll=self._log,
            notes_scroll=self._notes,
            replaying=True,
            hidden=_hidden(own),
            own=own,
        )
        layout = layout_for(page, now)
        draw_table(page, layout, now, self._stage)
        self._controls(page, layout)
        self._sights(page, layout)

    def _controls(self, page: Page, layout: TableLayout) -> None:
        """The slider with the ways to the steps beside it."""
        last = self.count - 1
        places = places_of(page, layout, [way.words for way in self._ways()])
        row = places.row
        with page.layer(Layer.ABOVE), page.raised(55):
            for way, box in zip(self._ways(), places.ways, strict=True):
                draw_way(page, way, box, named=places.named)
            page.fill(row, colour("#120B22", 0.94), 10, colour("#EBC46C", 0.5), 1.2)
            inner = row.inset(6, 5)
            side = 40.0
            icon_button(page, "button:earlier", "left", "One step back", inner.left(side), enabled=self.step > 0,
                        why_not="This is the beginning.", repeat=True)  # fmt: skip
            middle = inner.after(side + 4).before(2 * side + 12)
            fraction = self.step / last if last else 0.0
            slider(page, "slider:step", "Step", fraction, middle, shown=f"{self.step + 1}/{last + 1}")
            icon_button(page, "button:later", "right", "One step on", inner.end(2 * side + 6).left(side),
                        enabled=self.step < last, why_not="This is the end.", repeat=True)  # fmt: skip
            words = "Pause" if self.playing else "Play"
            icon_button(page, "button:play", words.lower(), words, inner.end(side), enabled=last > 0,
                        why_not="There is only one step.")  # fmt: skip
            button(page, "button:back", "Back", layout.end, icon="back")

    def _ways(self) -> list[Way]:
        """What leads on from this step of a finished match: what was weighed, and another line."""
        ways = []
        if self.watched.studied is not None:
            about = "What the mover knew here, and what spoke for and against its options."
            ways.append(Way("button:weighed", "Weighed", "why", "W", Tip("What was weighed", about)))
        if self.watched.studied is not None and self.watched.branch is not None:
            about = "Play another line from here. The match stays as it was."
            ways.append(Way("button:what-if", "What if", "players", "T", Tip("What if", about)))
        return ways

    def look_into(self) -> None:
        """Show what the decision from this step rested on, or else the nearest one; then go on from there."""
        studied = self.watched.studied
        if studied is not None:
            self.playing = False
            self.push(DecidingScene(studied, self.watched.people, studied.nearest(self.step)), self.go)

    def branch_off(self) -> None:
        """Play another line from this step, or else the nearest at which somebody decided."""
        if self.watched.studied is not None and self.watched.branch is not None:
            self.playing = False
            self.go(self.watched.studied.nearest(self.step))
            self.watched.branch(self.step)

    def _sights(self, page: Page, layout: TableLayout) -> None:
        """Speed and sight, in icons where words would be too small."""
        places = places_of(page, layout, [way.words for way in self._ways()])
        words = f"Speed {self.speed:g}×"
        with page.layer(Layer.ABOVE), page.raised(55):
            tip = Tip(words, "Click for the next one, or use the keys [ and ].")
            shown = words if places.wordy else f"{self.speed:g}×"
            button(page, "button:speed", shown, places.speed, kind="quiet", label=words, tip=tip, repeat=True)
            page.plate("segment", places.sights)
            inner = places.sights.inset(3)
            parts = inner.rows(len(SIGHTS), 3) if places.wordy else inner.columns(len(SIGHTS), 3)
            style = min(
                (page.fitted(name, OPTION.but(size=18), parts[0].w - 10, 0.5) for _, name in SIGHTS),
                key=lambda one: one.size,
            )
            for (key, name), part in zip(SIGHTS, parts, strict=True):
                ink = self._sight(page, key, name, part)
                if places.wordy:
                    page.words(name, style.inked(ink), part, across=0.5, down=0.5, wrap=False)
                else:
                    page.icon(ICONS[key], part.fit(1, 1).inset(3), ink)

    def _sight(self, page: Page, key: str, name: str, part: Box) -> Colour:
        """One way to look at the match; returns the ink for what stands on it."""
        chosen = (key == "open") == self.all_open
        why = (self.closed or None) if key == "open" else None
        state = page.spot(
            f"see:{key}",
            "option",
            name,
            part,
            enabled=why is None,
            selected=chosen,
            why_not=why,
            tip=Tip(name),
        )
        if chosen:
            page.plate("segment-chosen", part)
        elif state.over or state.pressed:
            page.plate("segment-over", part)
        if state.focused:
            page.plate("focus", part)
        return DARK_ON_GOLD if chosen else MOON if why is None else OFF_INK

    # -- acting ---------------------------------------------------------------------------------------------

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card at full size."""
        return closer(self.view, self.watched.people, spot)

    def handle(self, gesture: g.Gesture) -> bool:
        """Go through the match, or back."""
        if any(scroll.take(gesture) for scroll in (self._log, self._notes, self._stage)):
            self.change()
            return True
        match gesture:
            case g.Pressed(key) if key.name in _KEYS and not (key.again or key.ctrl or key.alt):
                _KEYS[key.name](self)
                return True
        return super().handle(gesture)

    def toggle(self, drawer: str) -> None:
        """Open a drawer, or close it."""
        if drawer == "log" and is_docked(self.stack.metrics):
            return
        self.drawer = None if self.drawer == drawer else drawer
        self.change()

    def _click(self, spot: str) -> bool:
        if super()._click(spot):
            return True
        match spot:
            case "button:menu":
                self.close(None)
                return True
            case "button:weighed":
                self.look_into()
            case "button:what-if":
                self.branch_off()
            case "button:log" | "button:notes":
                self.toggle(spot.removeprefix("button:"))
            case "button:close-drawer":
                self.drawer = None
            case "button:reference":
                self.push(ReferenceScene())
            case "button:help":
                self.stack.on_help(None)
            case "pile:discard" if self.view.discard:
                self.push(DiscardScene(self.view.discard))
            case "pile:draw":
                self._leaf_through()
            case _:
                pass
        self.change()
        return True

    def _leaf_through(self) -> None:
        """Show the draw pile, once everything is open."""
        everything = self._everything(self.step)
        if everything is not None and everything.draw:
            self.push(DiscardScene(everything.draw, "Draw pile", "The next card first. Nobody saw it then."))


_KEYS: dict[str, Callable[[ReplayScene], None]] = {
    "l": lambda scene: scene.toggle("log"),
    "w": ReplayScene.look_into,
    "t": ReplayScene.branch_off,
}


def _hidden(own: View) -> frozenset[CardId]:
    """Return every card that did not lie open in a rival's hand."""
    shown = {card for hand in own.hands for card in hand.shown}
    return frozenset(card for card in IDS if card not in shown)
