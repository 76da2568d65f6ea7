"""What the table is to show at one moment: what is lit, what is chosen, what can be pointed at. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.notebook import Mark
from fae_tabletop.games.enemies_and_lovers.public import Fact, Slot, View
from fae_tabletop.games.enemies_and_lovers.scene.doable import Doable
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import Kind
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.people import Person, clockwise

DISCARD = Ref("pile", "discard")


@dataclass(frozen=True, slots=True)
class Showing:
    """All that the picture of the table depends on.

    ``chosen`` is what was pointed at so far, ``next`` what can be pointed at after it, ``starts`` what a command can
    begin with, ``preview`` what the card that is pointed at could go to, ``reach`` what of the rivals' cards the chosen
    attack could be pointed at in the same go. ``pointed`` is the hotspot under pointer,
    focus or drag; ``pointer`` is in window pixels. ``moving`` are the things drawn by motions. ``since`` lists what
    happened since the last own turn, as sentences by seat. ``refusals`` say by hotspot why it does nothing now.
    ``policies`` are the standing answers, each with its topic.
    ``stage_open`` tells whether the stage stands, ``points`` what a hint points at, ``insight`` that hints can be had.
    Step by step (``stepping``) the table is ``holding`` when more happened than is shown, until the person goes on.
    ``news`` counts what the log tells that was not read yet, from ``unread`` on.
    ``marks`` are the person's own in the notebook; None where there are none to be made. While everything is open,
    ``hidden`` are the rivals' hand cards that were not, and ``own`` is what the person could know.
    ``beside`` draws what stands in the docked column in place of what is known; None for that itself.
    ``may`` is what an own turn offers; None where there is none, or while things move.
    ``looking_back`` while an own turn begins and what led to it is still told: nothing can be done but go on.
    ``aside`` are the cards that were chosen to be discarded, in order, until they are let go.
    ``weighty`` are those of ``since`` that touched the person or the Crown: where not all have room, they go last.
    """

    view: View
    people: tuple[Person, ...]
    sentence: str
    chosen: tuple[Ref, ...] = ()
    next: frozenset[Ref] = frozenset()
    starts: frozenset[Ref] = frozenset()
    preview: frozenset[Ref] = frozenset()
    reach: frozenset[Ref] = frozenset()
    pointed: str | None = None
    dragged: str | None = None
    pointer: tuple[int, int] | None = None
    moving: frozenset[str] = frozenset()
    my_turn: bool = False
    thinking: bool = False
    running: bool = False
    why_no_undo: str | None = None
    refusals: Mapping[str, Tip] = field(default_factory=dict)
    since: tuple[tuple[Seat, str], ...] = ()
    stage_open: bool = False
    drawer: str | None = None
    news: int = 0
    unread: int = 0
    log_scroll: Scroll = field(default_factory=lambda: Scroll("log", tail=True))
    notes_scroll: Scroll = field(default_factory=lambda: Scroll("notes"))
    telling_scroll: Scroll = field(default_factory=lambda: Scroll("telling"))
    policy: str = "ask"
    policies: tuple[tuple[str, str], ...] = ()
    note: tuple[str, str, str] | None = None
    saying: tuple[str, str] | None = None
    points: tuple[str, ...] = ()
    insight: bool = False
    replaying: bool = False
    marks: Mapping[CardId, Mark] | None = None
    stepping: bool = False
    holding: bool = False
    hidden: frozenset[CardId] = frozenset()
    own: View | None = None
    beside: Callable[[Box], None] | None = None
    may: Doable | None = None
    weighty: frozenset[int] = frozenset()
    looking_back: bool = False
    aside: tuple[CardId, ...] = ()

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        return clockwise(self.view.players, self.view.seat)

    @property
    def may_place(self) -> bool:
        """Whether a free place is shown in the own Court: a chosen or pointed card could go there."""
        return any(ref.kind == "court" and ref.key.endswith(":new") for ref in self.next | self.starts)

    @property
    def asked_to_choose(self) -> bool:
        """Whether the person is pointing at somebody's cards: nothing may cover the Courts."""
        pending = self.view.pending
        return pending is not None and pending.kind in ("choose", "mayhem_keep", "seat_shields")

    def enabled(self, ref: Ref) -> bool:
        """Whether pointing at this does something now."""
        return self.my_turn and (ref in self.next or ref in self.starts)

    def kind(self, ref: Ref) -> Kind | None:
        """How a thing is lit: chosen, a place or a target; None for not at all."""
        if ref in self.chosen or ref.id in self.points or (ref.kind == "hand" and ref.key in self.aside):
            return "chosen"
        lit = self.next if self.chosen or self.asked_to_choose else self.preview
        if not self.my_turn or (ref not in lit and ref not in self.reach):
            return None
        return "place" if self._placing(ref) else "target"

    def _placing(self, ref: Ref) -> bool:
        return ref.kind == "court" and ref.key.startswith(f"{self.view.seat}:") and not self.asked_to_choose

    def pointed_card(self) -> CardId | None:
        """The card of the own hand that is pointed at, if any."""
        kind, _, key = (self.pointed or "").partition(":")
        return own_card(self.view, key) if kind == "hand" and self.dragged is None else None

    def chosen_card(self) -> CardId | None:
        """The card of the own hand that was chosen, if any."""
        return next((own_card(self.view, ref.key) for ref in self.chosen if ref.kind == "hand"), None)


def own_card(view: View, key: str) -> CardId | None:
    """Return the card of the own hand that a hotspot's key names, or None."""
    return next((card for card in view.hand if card == key), None)


def facts_of(view: View, seat: Seat) -> tuple[Fact, ...]:
    """Return what the viewer is certain of about hidden cards of ``seat``."""
    return tuple(fact for fact in view.facts if fact.seat == seat)


def known_in_slot(view: View, seat: Seat, slot: Slot) -> CardId | None:
    """Return the hidden card that the viewer knows to lie in a slot of another seat."""
    for fact in facts_of(view, seat):
        if fact.zone == "court" and fact.slot == slot.number:
            return fact.card
    return None


def seen_by(view: View, card: CardId) -> tuple[Seat, ...]:
    """Return who knows where this hidden card of one's own lies."""
    return next((seen.by for seen in view.seen if seen.card == card), ())
