"""What the table is to show at one moment: what is lit, what is chosen, what would come of it. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge, space_ref
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.preview import WhatIf
from fae_tabletop.games.enchanted_ivy.scoring import Score
from fae_tabletop.ui.glow import Kind
from fae_tabletop.ui.panels import Scroll


@dataclass(frozen=True, slots=True)
class DoorOffer:
    """A door of the inn: what it would bring now at best, and where; ``gain`` None: it cannot hang now.

    ``walls`` tells for each wall on which it may hang what it would bring there at best.
    """

    door: DoorId
    gain: int | None
    at: Space | None = None
    walls: Mapping[Space, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Showing:
    """All that the picture of the table depends on.

    ``inn`` and ``score`` are how things stand. ``trial`` is the command that is pointed at, ``what`` what would come of
    it. ``open_guest`` is the space of the guest whose points are explained. ``chosen``, ``next`` and ``starts`` are as
    in the picker. ``token`` is the guest that was picked up, by the place in the hand. ``challenges`` are those whose
    conditions the inn meets as it stands, ``lost`` says why a wish is out of reach, by its name or id.
    """

    view: View
    tale: Tale
    inn: Inn
    score: Score
    sentence: str = ""
    chosen: tuple[Ref, ...] = ()
    next: frozenset[Ref] = frozenset()
    starts: frozenset[Ref] = frozenset()
    complete: HangDoor | None = None
    token: int | None = None
    trial: Build | Lodge | HangDoor | None = None
    what: WhatIf | None = None
    doors: tuple[DoorOffer, ...] = ()
    challenges: Mapping[str, bool] = field(default_factory=dict)
    lost: Mapping[str, str] = field(default_factory=dict)
    open_guest: Space | None = None
    pointed: str | None = None
    dragged: str | None = None
    pointer: tuple[int, int] | None = None
    moving: frozenset[str] = frozenset()
    my_turn: bool = False
    guests_scroll: Scroll = field(default_factory=lambda: Scroll("guests"))
    sheets_scroll: Scroll = field(default_factory=lambda: Scroll("sheets"))
    telling_scroll: Scroll = field(default_factory=lambda: Scroll("telling"))
    telling: tuple[str, str] | None = None
    points: tuple[str, ...] = ()
    hints: bool = False

    @property
    def card(self) -> str | None:
        """The card of the hand that was chosen."""
        return self.chosen[0].key if self.chosen and self.chosen[0].kind == "hand" else None

    @property
    def face(self) -> str | None:
        """As what it was chosen: balcony, wall or turned."""
        return self.chosen[1].key if len(self.chosen) > 1 and self.chosen[1].kind == "face" else None

    @property
    def door(self) -> DoorId | None:
        """The door that was chosen to be hung."""
        return self.chosen[0].key if self.chosen and self.chosen[0].kind == "door" else None  # type: ignore[return-value]  # the picker offers doors only

    @property
    def picked(self) -> GuestId | None:
        """The guest whose token was picked up."""
        if self.token is None or self.token >= len(self.view.tokens):
            return None
        return self.view.tokens[self.token]

    def kind(self, at: Space) -> Kind | None:
        """How a space is lit: a place, chosen; None for not at all."""
        ref = space_ref(at)
        if ref in self.chosen or ref.id in self.points:
            return "chosen"
        if not self.my_turn:
            return None
        if self.view.phase == "guest" and not self.chosen:
            return "place" if at == self.view.open_balcony else None
        return "place" if self.chosen and ref in self.next else None

    @property
    def walls(self) -> Mapping[Space, int]:
        """What the door that was taken up would bring on each wall where it may hang; nothing once it has its wall."""
        if self.door is None or len(self.chosen) > 1:
            return {}
        return next((offer.walls for offer in self.doors if offer.door == self.door), {})

    def startable(self, ref: Ref) -> bool:
        """Whether a command can begin with this."""
        return self.my_turn and ref in self.starts
