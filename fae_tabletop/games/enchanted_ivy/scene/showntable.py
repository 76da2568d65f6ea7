"""The table as it is shown: gathers what its picture depends on, and what would come of what is pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fae_tabletop.core.game import Command, Event, Ref
from fae_tabletop.games.enchanted_ivy.challenges import met
from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.closer import closer
from fae_tabletop.games.enchanted_ivy.scene.ground import frame_of
from fae_tabletop.games.enchanted_ivy.scene.hooks import IvyHooks, TableChoices
from fae_tabletop.games.enchanted_ivy.scene.motions import cues, draw_moving, show
from fae_tabletop.games.enchanted_ivy.scene.outofreach import reasons
from fae_tabletop.games.enchanted_ivy.scene.preview import WhatIf, looked_at, valued, what_if
from fae_tabletop.games.enchanted_ivy.scene.sayings import sentence
from fae_tabletop.games.enchanted_ivy.scene.showing import DoorOffer, Showing
from fae_tabletop.games.enchanted_ivy.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enchanted_ivy.scoring import Score, score
from fae_tabletop.table.table import Chair
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hints import HintSteps
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.motion import Beat, Cue
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.tips import Corner

FACES = ("wall", "turned")


class ShownTable(MatchScene[View]):
    """The table of one inn, seen from ``chair``; what is done there is the business of a subclass."""

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
        self.seen = choices.notes_seen
        self._suggested: int | None = None
        self._giving = False
        self.note: str | None = None
        self.note_points: tuple[str, ...] = ()
        self._worked: tuple[View, Inn, Score] | None = None
        self._tried: tuple[View, Command, WhatIf] | None = None
        self._doors: tuple[View, tuple[DoorOffer, ...]] | None = None
        self._lost: tuple[View, Mapping[str, str]] | None = None
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
            lost=self.lost,
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
            points=(*self.note_points, *self.hints.points) if self.telling is not None else (),
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
                    found.append(offered(door, valued(view, inn, door, counted.total)))
            self._doors = (view, tuple(found))
        return self._doors[1]

    @property
    def follows(self) -> bool:
        """A door that was taken up goes with the pointer until it has its wall."""
        chosen = self.picker.chosen
        return self.my_turn and len(chosen) == 1 and chosen[0].kind == "door"

    @property
    def lost(self) -> Mapping[str, str]:
        """Why wishes are out of reach."""
        if self._lost is None or self._lost[0] is not self.view:
            self._lost = (self.view, reasons(self.view, self.worked[0]))
        return self._lost[1]

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

    def movers(self, page: Page) -> None:
        """Draw what moves."""
        draw_moving(page, layout_for(page), self.showing(page), self.queue.now())

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        """Return how an event moves."""
        return show(event, before)

    def sounds(self, event: Event, before: View) -> Sequence[Cue]:
        """Return what is heard of an event."""
        return cues(event)

    def tip_room(self, page: Page, spot: Hotspot) -> tuple[Sequence[Box], Sequence[Box]]:
        """Keep tool tips off the hand."""
        layout = layout_for(page)
        return (), tuple(place.balcony for place in layout.hand)

    def toast_room(self, page: Page) -> tuple[Sequence[Corner], Sequence[Box]]:
        """Words in passing lie in the sky over the inn, or beside it, never on cards, in the hand or on the inn."""
        layout = layout_for(page)
        now = self.showing(page)
        frame = frame_of(layout, now)
        inn = [frame.box(laid.at) for laid in self.view.laid]
        kept = [layout.band, *inn]
        return [Corner(layout.inn, across, 0.0) for across in (0.5, 0.0, 1.0)], kept

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card, a guest or a door at full size."""
        return closer(self.view, spot)

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

    def _space(self, spot_id: str) -> Space | None:
        kind, _, key = spot_id.partition(":")
        row, comma, column = key.partition(",")
        return (int(row), int(column)) if kind == "space" and comma else None


def offered(door: DoorId, ways: Sequence[tuple[HangDoor, int]]) -> DoorOffer:
    """Return what a door offers that can be hung in these ways, each with the points that it would bring."""
    walls: dict[Space, int] = {}
    for one, gain in ways:
        walls[one.at] = max(gain, walls.get(one.at, gain))
    if not walls:
        return DoorOffer(door, None)
    best = max(walls, key=lambda at: walls[at])
    return DoorOffer(door, walls[best], best, walls)
